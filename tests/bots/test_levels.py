"""Bots get a view and lines, and answer with a legal move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.bots import (
    BOTS,
    DEFAULT_LEVEL,
    LEVELS,
    STAND_IN_LEVEL,
    Bot,
    Explains,
    Level,
    RandomBot,
    find_levels,
)
from lorelode.bots.dixit.random import DixitRandomBot
from lorelode.core import CHANCE, AnyGame, Chance, Seat, State, View
from lorelode.decks import Card, Deck, Words, built_in
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.clues import SAMPLE_CLUE
from lorelode.rules.dixit.moves import Give, Tell, Vote


def dealt(game: AnyGame, **switches: Any) -> State[Any, Any, Any]:
    """The smallest table, with seat 1 to begin."""
    edition = replace(next(iter(game.editions.values())), **switches)
    state = game.setup(edition, game.seats[0], Seat(1))
    return game.play(state, CHANCE, game.deal(state, Chance(bytes(32), 0)))


def pick_often(bot: Bot, view: View[Any, Any], times: int) -> set[Any]:
    rng = Random(5)
    return {bot.choose(view, [], rng) for _ in range(times)}


def test_every_game_has_every_level() -> None:
    assert {name: list(levels) for name, levels in BOTS.items()} == {
        name: [*LEVELS, "steady", "random"] for name in GAMES
    }
    assert DEFAULT_LEVEL in LEVELS


def test_a_game_without_a_steady_level_has_random_stand_ins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "dixit", {"hard": BOTS["dixit"]["hard"]})
    levels = find_levels(DIXIT)
    assert isinstance(levels[STAND_IN_LEVEL].make(None), RandomBot)
    assert [name for name, level in levels.items() if level.plays_with_people] == ["hard"]


def test_people_play_with_random_bots_only_in_a_game_without_levels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(BOTS, "dixit")
    levels = find_levels(DIXIT)
    assert [name for name, level in levels.items() if level.plays_with_people] == ["random"]
    assert isinstance(levels[STAND_IN_LEVEL].make(None), RandomBot)


def test_a_level_of_its_own_replaces_a_random_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Level("random", lambda *_: DixitRandomBot(None))
    monkeypatch.setitem(BOTS, "dixit", {"random": own})
    assert find_levels(DIXIT)["random"] is own


@pytest.mark.parametrize("name", GAMES)
def test_levels_that_play_with_people_have_reasons(name: str) -> None:
    for level in LEVELS:
        assert isinstance(BOTS[name][level].make(None), Explains)


@pytest.mark.parametrize("name", GAMES)
def test_a_random_bot_picks_every_choice_and_nothing_else(name: str) -> None:
    game = GAMES[name]
    view = dealt(game).view(Seat(1))
    choices = game.choices(view)
    # With k choices, 40 k picks miss a given one with probability (1 - 1/k)^40k < e^-40.
    for bot in (RandomBot(game), BOTS[name]["random"].make(None)):
        assert pick_often(bot, view, 40 * len(choices)) == set(choices)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_rng_gives_the_same_move(name: str) -> None:
    game = GAMES[name]
    view = dealt(game).view(Seat(1))
    deck = built_in() if game.pictures(view.public.edition) else None
    moves = [BOTS[name]["random"].make(deck).choose(view, [], Random(9)) for _ in range(2)]
    assert moves[0] == moves[1]


TAGGED = Card(
    "a",
    {
        "en": Words("Red Moon", "The moon is red.", ("blood", "night")),
        "lv": Words("Mēness", "", ("nakts",)),
    },
)
OBVIOUS = Card("d", {"en": Words("Red Moon", "", ("red", "moon"))})
HALF = Card("e", {"en": Words("Red Moon", "Over the sea.", ("moon", "sea", "blood"))})
UNTAGGED = Card("b", {"en": Words("Red Moon", "Is it «cheese»? No: an eye.")})
ELSEWHERE = Card("f", {"en": Words("Boat"), "lv": Words("Laiva", "", ("lietus",))})
SHORT = Card("c", {"en": Words("An Eye")})


@pytest.mark.parametrize(
    ("card", "language", "clues"),
    [
        (TAGGED, "en", {"blood", "night"}),
        (TAGGED, "lv", {"nakts"}),
        (OBVIOUS, "en", {"red", "moon"}),
        (HALF, "en", {"blood"}),
        # The words of more than three letters, without what stands around them.
        (UNTAGGED, "en", {"Moon", "cheese"}),
        (SHORT, "en", {"An Eye"}),
        (ELSEWHERE, "en", {"lietus"}),
    ],
    ids=[
        *("tags", "another language", "obvious", "less obvious", "no tags", "short words alone"),
        "tags in another language alone",
    ],
)
def test_a_random_clue_is_a_tag_of_the_card(card: Card, language: str, clues: set[str]) -> None:
    state = dealt(DIXIT)
    others = tuple(Card(f"card-{number}", {}) for number in range(84))
    hand = state.private[1].hand
    cards = [card if number in hand else others[number - 1] for number in range(1, 85)]
    # The same words on every card of the hand, under ids of their own.
    deck = Deck("test", tuple(Card(f"card-{n}", one.words) for n, one in enumerate(cards)))
    moves = pick_often(
        DixitRandomBot(deck, language), state.view(Seat(1)), 60 * len(hand) * len(clues)
    )
    assert {move.card for move in moves} == set(hand)
    assert {move.clue for move in moves} == clues


def test_a_random_bot_without_a_deck_says_the_sample_clue() -> None:
    moves = pick_often(DixitRandomBot(None), dealt(DIXIT).view(Seat(1)), 9)
    assert {move.clue for move in moves} == {SAMPLE_CLUE}


def test_a_random_bot_writes_its_clue_even_where_clues_are_said_aloud() -> None:
    moves = pick_often(DixitRandomBot(built_in()), dealt(DIXIT, clues_aloud=True).view(Seat(1)), 40)
    assert {type(move) for move in moves} == {Tell}


def test_a_random_bot_gives_and_votes() -> None:
    bot, state = DixitRandomBot(built_in()), dealt(DIXIT)
    state = DIXIT.play(state, Seat(1), bot.choose(state.view(Seat(1)), [], Random(1)))
    for kind in (Give, Vote):
        for seat in (Seat(0), Seat(2)):
            move = bot.choose(state.view(seat), [], Random(1))
            assert type(move) is kind
            state = DIXIT.play(state, seat, move)
        if kind is Give:
            state = DIXIT.play(state, CHANCE, DIXIT.deal(state, Chance(bytes(32), 1)))
    assert len(state.public.turns) == 1
