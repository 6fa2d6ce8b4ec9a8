"""Bots of Dixit by level: legal, reproducible, without peeking, and sensible in plain cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS, BotOptions, Explains
from lorelode.bots.dixit.analysis.card_texts import known_texts
from lorelode.bots.dixit.analysis.clue_fit import ClueFit, DeckTexts
from lorelode.bots.dixit.analysis.clue_forecast import Voters, forecast
from lorelode.bots.dixit.analysis.own_clues import TEMPERS, find_temper
from lorelode.bots.dixit.analysis.seat_seed import seat_seed
from lorelode.bots.dixit.easy import DixitEasyBot
from lorelode.bots.dixit.fit_bot import FitBot
from lorelode.bots.dixit.hard import DixitHardBot
from lorelode.bots.dixit.normal import DixitNormalBot
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.core import CHANCE, Seat, show_move
from lorelode.core.languages import LANGUAGES
from lorelode.decks import Card, Deck, Words, built_in
from lorelode.decks.associations import built_in_folders, merge_associations, merge_lines
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.clues import SAMPLE_CLUE
from lorelode.rules.dixit.moves import Give, Speak, Tell, Vote
from lorelode.rules.dixit.outcomes import Ending
from lorelode.rules.dixit.state import DixitState, Over
from tests.rules.dixit.table import FA, after_deal, house, play

LEVELS: Mapping[str, type[FitBot]] = {
    "easy": DixitEasyBot,
    "normal": DixitNormalBot,
    "hard": DixitHardBot,
}
PORTABLE = BotOptions(portable=True)
"""Without the extra, whether or not it is there."""
VOTES = 200


def bot(
    level: str, deck: Deck | None = None, language: str = "en", options: BotOptions = PORTABLE
) -> FitBot:
    return LEVELS[level](deck or built_in(), language, options)


def deck_of(*tags: str, language: str = "en", size: int = 84) -> Deck:
    """Pictures with these tags each, separated by commas; the rest have some of their own."""
    cards = []
    for number in range(1, size + 1):
        words = tags[number - 1] if number <= len(tags) else f"thing{number}, stuff{number}"
        said = Words(f"Picture {number}", "", tuple(filter(None, words.split(", "))))
        cards.append(Card(f"card-{number}", {language: said}))
    return Deck("test", tuple(cards))


def test_every_level_is_registered() -> None:
    for level, kind in LEVELS.items():
        assert type(BOTS["dixit"][level].make(built_in())) is kind
        assert isinstance(bot(level), Explains)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bots_play_to_the_end(level: str, seats: int) -> None:
    switches = {
        3: {"max_bonus_points": 0, "clues_aloud": True},
        4: {"hand_size": 1, "deck_size": 40},
        5: {"clues_aloud": True, "winning_points": 5},
        6: {"max_bonus_points": 1, "hand_size": 3, "deck_size": 60},
    }[seats]
    language = tuple(LANGUAGES)[seats - 3]
    # That each move was legal, the rules have checked.
    bots = [bot(level, built_in(), language)] * seats
    steps = list(play_out(DIXIT, house(**switches), seats, bots, derive_seed(seats)))
    assert not DIXIT.to_act(steps[-1].state.public)
    assert not [step for step in steps if isinstance(step.move, Speak)]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_on_when_used_pictures_are_shuffled_in(level: str) -> None:
    # 24 of 30 pictures are dealt, so the pile suffices for the first of four turns.
    house_rules = house(
        deck_size=30, winning_points=None, clues_each=1, used_pictures_reshuffled=True
    )
    bots = [bot(level, built_in())] * 4
    *_, last = play_out(DIXIT, house_rules, 4, bots, derive_seed(4))
    assert last.state.public.reshuffles == (1, 2)
    assert last.state.public.stage == Over(Ending.CLUES)


def moments(seats: int, seed: int, turns: int = 2) -> list[tuple[DixitState, list[list[str]]]]:
    """States of a game with what each seat was shown until then."""
    bots = [bot("normal", built_in())] * seats
    lines: list[list[str]] = [[] for _ in range(seats)]
    found = []
    for step in play_out(DIXIT, FA, seats, bots, derive_seed(seed)):
        for seat, seen in enumerate(lines):
            seen.append(show_move(DIXIT, step.mover, step.move, Seat(seat)))
        if len(step.state.public.turns) >= turns:
            break
        if CHANCE not in DIXIT.to_act(step.state.public):
            found.append((step.state, [list(seen) for seen in lines]))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_depends_on_what_its_seat_cannot_see(level: str) -> None:
    fresh, used = bot(level), bot(level)
    for state, lines in moments(4, 5):
        for seat in DIXIT.to_act(state.public):
            view = state.view(seat)
            twin = DIXIT.imagine(view, Random(7)).view(seat)
            one = fresh.choose(view, lines[seat], Random(3))
            assert used.choose(twin, list(lines[seat]), Random(3)) == one
            # Once more, from a bot that knows nothing yet.
            assert bot(level).choose(view, lines[seat], Random(3)) == one


@pytest.mark.parametrize("level", LEVELS)
def test_explain_gives_one_line(level: str) -> None:
    for state, lines in moments(3, 6, turns=1):
        for seat in DIXIT.to_act(state.public):
            view = state.view(seat)
            move: Any = bot(level).choose(view, lines[seat], Random(3))
            reason = bot(level).explain(view, lines[seat], Random(3)).text()
            assert reason.startswith(f"{DIXIT.write(move)}: ")
            assert "\n" not in reason
            if isinstance(move, Vote):
                card = state.public.display[move.number - 1]
            else:
                card = move.card if isinstance(move, Tell) else move.cards[0]
            assert f"picture {card}" in reason


def shown_to(clue: str, display: Sequence[int] = (1, 7, 13, 19)) -> DixitState:
    """Seat 0 told a clue; these lie before seats 1 to 3, who are to vote."""
    told = play(after_deal(4), f'0 tell {display[0]} "{clue}"')
    for seat, card in zip((1, 2, 3), display[1:], strict=True):
        told = play(told, f"{seat} give {card}")
    return play(told, f"* show {','.join(map(str, display))}")


def voted(clue: str, deck: Deck, level: str = "normal", language: str = "en") -> Counter[int]:
    """The pictures that bots vote for, in many games and by many chances."""
    state, found = shown_to(clue), Counter[int]()
    for game in range(VOTES):
        one = bot(level, deck, language, replace(PORTABLE, secret=f"game {game}"))
        move = one.choose(state.view(Seat(3)), [], Random(game))
        assert isinstance(move, Vote)
        found[state.public.display[move.number - 1]] += 1
    return found


def favourite(clue: str, deck: Deck, level: str = "normal", language: str = "en") -> int | None:
    """The picture that most vote for; None if it is not plainly more than by chance."""
    ((card, votes),) = voted(clue, deck, level, language).most_common(1)
    return card if votes > 0.5 * VOTES else None


def placed(**tags: str) -> Deck:
    """Of pictures 1, 7, 13 and 19 these have such tags: `p1="sea, storm"`."""
    listed = [f"thing{n}, stuff{n}" for n in range(1, 85)]
    for name, words in tags.items():
        listed[int(name[1:]) - 1] = words
    return deck_of(*listed)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_clue_that_is_a_tag_is_voted_for(level: str) -> None:
    deck = placed(p1="boat, rain", p7="sea, storm", p13="king, crown", p19="tree, moss")
    for clue, card in {"rain": 1, "Storms": 7, "the king's": 13, "crowned": 13}.items():
        assert favourite(clue, deck, level) == card


def test_a_tag_in_full_is_more_than_a_word_of_it() -> None:
    deck = placed(p1="way home, rain", p7="home, storm", p13="no way out, crown")
    votes = voted("way home", deck)
    assert votes[1] > votes[7]


@pytest.mark.parametrize("level", LEVELS)
def test_where_nothing_fits_the_vote_is_by_chance(level: str) -> None:
    votes = voted("qwv zzpt", built_in(), level)
    # One in three of 200: 67 ± 7.
    assert set(votes) == {1, 7, 13}
    assert all(45 <= count <= 90 for count in votes.values())


@pytest.mark.parametrize(
    ("language", "tags", "clue"),
    [
        ("en", "lighthouse, waiting", "He waits by the lighthouses…"),
        ("lv", "bāka, gaidīšana", "Bākas sargs"),
        ("lv", "bāka, vientulība", "vientulibas"),
        ("ru", "маяк, звёзды", "Под звездами"),
        ("ru", "маяк, одиночество", "об одиночестве"),
        ("fa", "فانوس, شب‌پره‌ها", "شب‌پره"),
        ("fa", "کلید, دریا", "كليدهای گمشده"),
        ("he", "מגדלור, ילדים", "והילדים"),
        ("he", "מגדלור, מפתחות", "המפתח האבוד"),
    ],
)
def test_clues_in_other_word_forms_are_understood(language: str, tags: str, clue: str) -> None:
    fields = {1: tags, 7: "x1, x2", 13: "x3, x4", 19: "x5, x6"}
    cards = [
        Card(f"card-{n}", {language: Words("?", "", tuple(fields.get(n, f"y{n}").split(", ")))})
        for n in range(1, 85)
    ]
    assert favourite(clue, Deck("test", tuple(cards)), language=language) == 1


def test_a_clue_in_another_language_is_understood() -> None:
    cards = [
        Card(
            f"card-{n}",
            {
                "en": Words("?", "", ("rain" if n == 1 else f"thing{n}",)),
                "lv": Words("?", "", ("lietus" if n == 1 else f"lieta{n}",)),
            },
        )
        for n in range(1, 85)
    ]
    assert favourite("rain", Deck("test", tuple(cards)), language="lv") == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("clue", ["qwrtz", "…!", "🌊", "x" * 200, "no no no"])
def test_a_bot_votes_on_any_clue(level: str, clue: str) -> None:
    state = shown_to(clue)
    move = bot(level).choose(state.view(Seat(2)), [], Random(1))
    assert move in DIXIT.choices(state.view(Seat(2)))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_card_that_fits_is_given(level: str) -> None:
    listed = [f"thing{n}, stuff{n}" for n in range(1, 85)]
    listed[8], listed[9] = "storm at sea, oar", "storm, calm"
    deck, given = deck_of(*listed), Counter[int]()
    for game in range(VOTES):
        one = bot(level, deck, options=replace(PORTABLE, secret=f"game {game}"))
        # Seat 1 holds pictures 7 to 12.
        state = play(after_deal(4), '0 tell 1 "storm"')
        move = one.choose(state.view(Seat(1)), [], Random(game))
        assert isinstance(move, Give)
        given.update(move.cards)
        # With three players two are given: seat 1 holds pictures 8 to 14.
        state = play(after_deal(3), '0 tell 1 "storm"')
        move = one.choose(state.view(Seat(1)), [], Random(game))
        assert isinstance(move, Give)
        assert len(move.cards) == 2
    assert given[10] > VOTES / 2
    assert given[9] > max(given[card] for card in (7, 8, 11, 12))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_clue_that_some_should_find_is_told(level: str) -> None:
    # Every card has a tag of its own and one that all share; some share a third.
    listed = [f"only{n}, all" + (", shared" if n % 12 == 1 else "") for n in range(1, 85)]
    options, said = replace(PORTABLE, secret="x"), Counter[str]()
    for luck in range(20):
        move = bot(level, deck_of(*listed), options=options).choose(
            after_deal(4).view(Seat(0)), [], Random(luck)
        )
        assert isinstance(move, Tell)
        said[move.clue.rstrip("0123456789")] += 1
    assert said["all"] == 0


def test_a_forecast_counts_the_rivals() -> None:
    company = Voters(others=3, hand=6, gives=1, unseen=72)
    plain, shared, common = (forecast(company, 3.0, [3.0] * n) for n in (0, 6, 60))
    assert plain.share > shared.share > common.share
    for one in (plain, shared, common):
        assert 0 < one.share < 1
        assert 0 < one.some < 1
    # Who sees nothing votes at random: one in three finds it, and 1 - (1/3)^3 - (2/3)^3 = 2/3 is
    # how often some do and not all.
    blank = forecast(company, 0.0, ())
    assert blank.share == pytest.approx(1 / 3)
    assert blank.some == pytest.approx(2 / 3)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_clue_is_told_twice(level: str) -> None:
    bots = [bot(level, built_in())] * 4
    *_, last = play_out(DIXIT, replace(FA, winning_points=None), 4, bots, derive_seed(2))
    clues = [turn.clue for turn in last.state.public.turns]
    assert len(set(clues)) == len(clues) == 15


def test_hard_learns_how_much_the_others_see() -> None:
    one, seen = DixitHardBot(built_in()), []
    for votes in ("-111", "-143", "-342"):
        told = play(after_deal(4), '0 tell 1 "x"', "1 give 7", "2 give 13", "3 give 19")
        told = play(told, "* show 1,7,13,19", *(f"{seat} vote {votes[seat]}" for seat in (1, 2, 3)))
        # Three such turns, as far as the bot can tell.
        public = replace(told.public, turns=told.public.turns * 3)
        seen.append(one.seen_ratio(replace(told, public=public).view(Seat(0))))
    assert seen[0] > seen[1] > seen[2]


@pytest.mark.parametrize("level", LEVELS)
def test_a_clue_said_aloud_is_not_heard(level: str) -> None:
    state = play(after_deal(4, house(clues_aloud=True)), "0 speak 1")
    assert isinstance(bot(level).choose(state.view(Seat(1)), [], Random(1)), Give)
    assert "aloud" in bot(level).explain(state.view(Seat(1)), [], Random(1)).text()


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_without_a_deck_and_without_tags(level: str) -> None:
    blind = Deck("blind", tuple(Card(f"card-{n}", {}) for n in range(1, 85)))
    titled = Deck(
        "titled", tuple(Card(f"card-{n}", {"en": Words(f"Boat {n}")}) for n in range(1, 85))
    )
    for deck in (None, blind, titled):
        one = LEVELS[level](deck)
        *_, last = play_out(DIXIT, replace(FA, winning_points=6), 3, [one] * 3, derive_seed(3))
        assert not DIXIT.to_act(last.state.public)
    move = LEVELS[level](None).choose(after_deal(4).view(Seat(0)), [], Random(1))
    assert isinstance(move, Tell)
    assert move.clue == SAMPLE_CLUE


def told_by(seats: int, level: str, language: str, seed: int) -> list[tuple[int, str, str]]:
    """Who told which clue to which card, by id, in a game of bots."""
    options = replace(PORTABLE, secret=f"secret {seed}")
    bots = [bot(level, built_in(), language, options)] * seats
    edition = replace(FA, winning_points=None)
    *_, last = play_out(DIXIT, edition, seats, bots, derive_seed(seed))
    return [
        (turn.teller, built_in().card(turn.display[turn.number - 1]).id, turn.clue or "")
        for turn in last.state.public.turns
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_tell_lines_of_their_picture_and_never_in_one_voice_twice_running(
    language: str,
) -> None:
    lines = merge_lines(built_in_folders(), language)
    for level in LEVELS:
        last: dict[int, str] = {}
        for teller, card, clue in told_by(4, level, language, 8):
            (line,) = (one for one in lines[card] if one.text == clue)
            assert line.voice != last.get(teller)
            last[teller] = line.voice


def test_what_a_bot_listens_by_has_no_lines() -> None:
    # A line that a listener could look up would be a password between bots.
    deck = HashedDeck(built_in())
    for language in LANGUAGES:
        heard = {one.text for one in DeckTexts(deck, language, built_in_folders()).texts}
        associations = merge_associations(built_in_folders(), language)
        allowed = {text for one in associations.values() for text in one.all}
        for card in built_in().cards:
            allowed |= {card.words[language].caption, *card.words[language].tags}
        assert heard == allowed


def test_a_seat_has_a_temper_that_follows_from_the_secret() -> None:
    tempers = {find_temper(f"{seat}/secret") for seat in range(20)}
    assert tempers == set(TEMPERS)


def test_each_seat_knows_its_own_part_and_another_in_each_game() -> None:
    texts = DeckTexts(HashedDeck(built_in()), "lv", built_in_folders()).texts
    parts = [known_texts(texts, seed, 0.5) for seed in ("0/a", "1/a", "0/b")]
    assert known_texts(texts, "0/a", 0.5) == parts[0]
    for one, other in combinations(parts, 2):
        both = sum(a & b for a, b in zip(one, other, strict=True)) / len(texts)
        # A quarter of more than 5000 texts: 0.25 ± 0.006.
        assert 0.22 < both < 0.28


def test_an_idiom_means_what_it_means_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "associations").mkdir()
    (tmp_path / "associations" / "en.toml").write_text(
        '[card-7]\nstrong = ["any port in a storm"]\n[card-1]\nstrong = ["storm", "port"]\n'
    )
    deck = deck_of(*["thing, stuff"] * 84)
    reader = ClueFit(HashedDeck(deck), "en", (tmp_path,), "seed", share=1.0)
    fits = reader.fits("Any port in a storm")
    assert fits[6] > fits[0] > fits[2] == 0
    assert reader.matching_texts("Any port in a storm", 6) == ("any port in a storm",)


def test_a_bot_knows_the_same_from_the_first_display_to_the_end_of_a_game() -> None:
    seen: list[dict[int, set[str]]] = []
    for game in (5, 6):
        early: dict[int, set[str]] = {seat: set() for seat in range(4)}
        late: dict[int, set[str]] = {seat: set() for seat in range(4)}
        for state, _ in moments(4, game):
            opened = state.public.turns or state.public.display
            for seat in range(4):
                view = state.view(Seat(seat))
                (late if opened else early)[seat].add(seat_seed(view, None))
                # Nothing that the seat does not know has a part in it.
                imagined = DIXIT.imagine(view, Random(7)).view(Seat(seat))
                assert seat_seed(imagined, None) == seat_seed(view, None)
        assert {len(eyes) for eyes in (*early.values(), *late.values())} == {1}
        seen += [early, late]
    every = [eyes for found in seen for one in found.values() for eyes in one]
    assert len(set(every)) == len(every) == 2 * 2 * 4
