"""A model writes the words of a deck: once, resumably, and never over what somebody wrote."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from aiohttp import web
from msgspec.structs import replace

from lorelode.core.languages import LANGUAGES
from lorelode.decks import Card, Deck, DeckError, Words, built_in
from lorelode.decks.associations import Associations, Line, read_associations, read_lines
from lorelode.decks.library import Library, WrittenTexts, write_deck
from lorelode.models.chat_api import ChatClient, ChatError, Endpoint
from lorelode.models.describe import MAX_FAILURES_IN_A_ROW, Outcome, describe_deck
from lorelode.models.missing_texts import Missing, find_missing
from tests.decks.samples import save_image, scene
from tests.models.model_server import Asked, ModelServer, describe_well, run_model_server


def make_deck(data: Path, cards: int = 2, **words: Words) -> Library:
    folder = data / "decks" / "attic"
    (folder / "small").mkdir(parents=True)
    made = []
    for number in range(cards):
        card = Card(f"p{number}", words if number == 0 else {}, f"p{number}.webp")
        (folder / f"p{number}.webp").write_bytes(save_image(scene((800, 1200), number), "WEBP"))
        (folder / f"small/p{number}.webp").write_bytes(save_image(scene((240, 360)), "WEBP"))
        made.append(card)
    (folder / "deck.toml").write_text(write_deck(Deck("attic", tuple(made))), "utf-8")
    return Library(data)


def run(
    library: Library, server: ModelServer, told: list[tuple[int, int]] | None = None
) -> Outcome:
    async def scenario() -> Outcome:
        endpoint = Endpoint(server.url, "tiny")
        async with ChatClient(endpoint, answer_seconds=10, first_wait_seconds=0.01) as client:
            missing = find_missing(library, "attic")
            return await describe_deck(
                library,
                "attic",
                client,
                missing,
                lambda done, of, _failed: None if told is None else told.append((done, of)),
            )

    return asyncio.run(scenario())


def well(asked: Asked) -> dict[str, object]:
    return describe_well(asked.language)


def test_every_picture_gets_words_in_every_language_once(tmp_path: Path) -> None:
    library = make_deck(tmp_path)
    told: list[tuple[int, int]] = []
    with run_model_server(well) as server:
        assert run(library, server, told) == Outcome(10, (), 0)
        assert told == [(done, 10) for done in range(11)]
        assert [asked.language for asked in server.asked] == [*LANGUAGES, *LANGUAGES]
        assert server.asked[0].picture.size == (640, 960)
        assert run(library, server) == Outcome(0, (), 0)
        assert len(server.asked) == 10
    stored = library.load("attic")
    for language in LANGUAGES:
        answer = describe_well(language)
        for card in stored.deck.cards:
            words = Words(answer["title"], answer["caption"], tuple(answer["tags"]))
            assert card.words[language] == words
            heard = read_associations(stored.folder, language)[card.id]
            assert list(heard.strong) == answer["associations"]["strong"]
            assert read_lines(stored.folder, language)[card.id][0].voice == "dry"


def test_a_run_that_broke_off_goes_on_where_it_was(tmp_path: Path) -> None:
    library = make_deck(tmp_path)

    def breaks(asked: Asked) -> dict[str, object] | web.Response:
        return well(asked) if len(server.asked) <= 3 else web.Response(status=500)

    with run_model_server(breaks) as server, pytest.raises(ChatError, match="busy or broken"):
        run(library, server)
    assert len(find_missing(library, "attic")) == 7
    with run_model_server(well) as server:
        assert run(library, server).written == 7
        assert [asked.language for asked in server.asked[:2]] == ["lv", "ru"]


def put_line(line: Line, old: WrittenTexts) -> WrittenTexts:
    return replace(old, lines=(line,))


def test_what_somebody_wrote_stays(tmp_path: Path) -> None:
    mine = {"en": Words("Mine", "My caption."), "ru": Words("Моё", "Подпись.", ("метка",))}
    library = make_deck(tmp_path, 1, **mine)
    library.set_associations("attic", "ru", {"p0": lambda _: Associations(("слово",))})
    for language, line in (("ru", Line("Строка")), ("lv", Line("Mana rinda"))):
        library.change_texts("attic", "p0", language, partial(put_line, line))
    with run_model_server(well) as server:
        assert run(library, server).written == 4
        assert "ru" not in [asked.language for asked in server.asked]
    stored = library.load("attic")
    words = stored.deck.cards[0].words
    tags = tuple(describe_well("en")["tags"])
    assert words["en"] == Words("Mine", "My caption.", tags)
    assert words["ru"] == mine["ru"]
    assert read_lines(stored.folder, "lv")["p0"] == (Line("Mana rinda"),)
    assert read_associations(stored.folder, "lv")["p0"].all


def test_an_answer_that_cannot_be_used_is_asked_for_again_with_the_reason(tmp_path: Path) -> None:
    library = make_deck(tmp_path, 1)

    def at_second_try(asked: Asked) -> dict[str, object] | str:
        return well(asked) if len(asked.body["messages"]) > 1 else "{} <b>no</b>"

    with run_model_server(at_second_try) as server:
        assert run(library, server) == Outcome(5, (), 0)
    _, said, again = server.asked[1].body["messages"]
    assert said["content"] == "{} <b>no</b>"
    assert "missing required field `title`" in again["content"]


def test_a_picture_that_cannot_be_described_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    library = make_deck(tmp_path, 3)
    (tmp_path / "decks" / "attic" / "p1.webp").write_bytes(b"GIF89a")

    def not_in_hebrew(asked: Asked) -> dict[str, object] | str:
        return "" if asked.language == "he" else well(asked)

    with run_model_server(not_in_hebrew) as server:
        outcome = run(library, server)
    assert (outcome.written, outcome.left) == (8, 0)
    assert [(one.missing, one.reason) for one in outcome.failures] == [
        (Missing("p0", "he"), "the model said nothing"),
        *((Missing("p1", code), "its picture cannot be read") for code in LANGUAGES),
        (Missing("p2", "he"), "the model said nothing"),
    ]


def test_a_model_that_cannot_do_it_is_not_asked_for_ever(tmp_path: Path) -> None:
    library = make_deck(tmp_path, 2)
    with run_model_server(lambda _: "As a language model I cannot see.") as server:
        outcome = run(library, server)
        assert len(server.asked) == 2 * MAX_FAILURES_IN_A_ROW
    assert (outcome.written, len(outcome.failures), outcome.left) == (0, 5, 5)
    assert library.load("attic").deck.cards[0].words == {}


def test_a_deck_of_the_program_is_not_described(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="comes with the program"):
        find_missing(Library(tmp_path), built_in().name)
