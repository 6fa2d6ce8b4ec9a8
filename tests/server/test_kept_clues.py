"""The host of a table keeps people's clues as associations of the operator's own pictures."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.bots.dixit.analysis.clue_fit import ClueFit
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.decks import Card, Deck, built_in
from lorelode.decks.associations import MAX_TEXTS, Associations, read_associations
from lorelode.decks.library import Library, write_deck
from lorelode.tables.fold import fold
from lorelode.tables.past_clues import list_peoples_clues
from tests.server.clients import Visitor, start_server
from tests.server.staged_tables import StagedTable, store_table
from tests.tables.scripted import token


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Two decks of people's own, with the pictures that the prepared table plays with."""
    for name in ("mine", "twin"):
        folder = tmp_path / "decks" / name
        folder.mkdir(parents=True)
        cards = tuple(Card(card, {}) for card in built_in().ids)
        (folder / "deck.toml").write_text(write_deck(Deck(name, cards)), "utf-8")
    return Library(tmp_path)


def ask_all(data: Path, stage: StagedTable, *asked: tuple[str, str], **settings: Any) -> list[Any]:
    """The counts, or the codes of the refusals, for people and methods."""

    async def scenario() -> list[Any]:
        found = []
        async with start_server(data, **settings) as (server, base):
            code = await store_table(server, stage.entries)
            for name, method in asked:
                async with (
                    Visitor(base, token(name)) as visitor,
                    visitor.http.request(method, f"{base}/api/tables/{code}/kept-clues") as answer,
                ):
                    body = await answer.json()
                    found.append(body["count"] if answer.ok else body["code"])
        return found

    return asyncio.run(scenario())


def peoples_clues(stage: StagedTable) -> tuple[tuple[str, str], ...]:
    match = fold("x", stage.entries).match
    assert match is not None
    return list_peoples_clues(match)


def test_the_host_keeps_the_clues_of_people_once(tmp_path: Path, library: Library) -> None:
    stage = StagedTable("over")
    clues = peoples_clues(stage)
    assert len(clues) == 2
    folder = library.load("mine").folder
    before = Associations(("old",))
    library.set_associations("mine", "en", {clues[0][0]: lambda _: before})
    full = Associations(likely=tuple(f"text {number}" for number in range(MAX_TEXTS)))
    library.set_associations("twin", "en", {clues[0][0]: lambda _: full})
    seen = ask_all(
        tmp_path,
        stage,
        *(("ann", "GET"), ("ann", "POST"), ("ann", "POST"), ("ann", "GET")),
        keep_clues=True,
    )
    assert seen == [3, 3, 0, 0]
    heard = read_associations(folder, "en")
    assert heard == {
        clues[0][0]: replace(before, likely=(clues[0][1],)),
        clues[1][0]: Associations(likely=(clues[1][1],)),
    }
    assert read_associations(library.load("twin").folder, "en")[clues[0][0]] == full


def test_nobody_but_the_host_of_a_finished_game_keeps_clues_and_only_if_the_operator_allows(
    tmp_path: Path, library: Library
) -> None:
    over = StagedTable("over")
    strangers = [(name, method) for name in ("bob", "ivy", "rex") for method in ("GET", "POST")]
    assert set(ask_all(tmp_path, over, *strangers, keep_clues=True)) == {"not-host"}
    assert ask_all(tmp_path, over, ("ann", "GET"), ("ann", "POST")) == [0, 0]
    playing = StagedTable("playing")
    refused = ask_all(tmp_path, playing, ("ann", "GET"), ("ann", "POST"), keep_clues=True)
    assert set(refused) == {"no-such-game"}
    assert not list(library.load("mine").folder.glob("associations/*"))


def test_hidden_clues_and_those_of_bots_are_not_kept() -> None:
    stage = StagedTable("over")
    match = fold("x", stage.entries).match
    assert match is not None
    both = list_peoples_clues(match)
    assert list_peoples_clues(replace(match, hidden_clues=frozenset({0}))) == both[1:]
    by_bots = tuple(replace(line, bot="steady") for line in match.lines)
    assert list_peoples_clues(replace(match, lines=by_bots)) == ()


def test_a_bot_understands_a_kept_clue_in_the_next_game(library: Library) -> None:
    deck = library.load("mine").deck
    hashed, folders = HashedDeck(deck), (library.load("mine").folder,)
    clue, picture = "grandmother's zeppelin", 3
    assert ClueFit(hashed, "en", folders, "game 1", share=1.0).fits(clue)[picture] <= 0
    library.set_associations(
        "mine", "en", {deck.ids[picture]: lambda _: Associations(likely=(clue,))}
    )
    fits = ClueFit(hashed, "en", folders, "game 2", share=1.0).fits(clue)
    assert fits[picture] == max(fits) > 0
