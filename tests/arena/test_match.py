"""A match between bots: reproducible, recorded, each seat shown its own lines."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from lorelode.arena import derive_seed, make_record, play_out
from lorelode.bots import BOTS, Bot, Claim
from lorelode.core import (
    CHANCE,
    AnyGame,
    Chance,
    Edition,
    Seat,
    Setup,
    View,
    read_record,
    replay,
    show_move,
    write_record,
)
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR

EVERYWHERE = [
    pytest.param(game, edition, id=f"{game.name}-{edition.name}")
    for game in GAMES.values()
    for edition in game.editions.values()
]


def random_bots(game: AnyGame, seats: int) -> list[Bot]:
    return [BOTS[game.name]["random"].make(None)] * seats


class Asked(Exception):
    def __init__(self, seat: Seat | None) -> None:
        assert seat is not None
        self.seat = seat


class Asking:
    """A bot that only tells that it was asked."""

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        _rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        raise Asked(view.seat)


class Watching:
    """A random bot that keeps what it was handed."""

    def __init__(self, game: AnyGame) -> None:
        self.bot = BOTS[game.name]["random"].make(None)
        self.seen: list[tuple[View[Any, Any], list[str]]] = []

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        self.seen.append((view, list(lines)))
        return self.bot.choose(view, lines, rng, claims)


@pytest.mark.parametrize(("game", "edition"), EVERYWHERE)
def test_the_same_seed_gives_the_same_game(game: AnyGame, edition: Edition) -> None:
    seats = game.seats[0]
    first, again, other = (
        [
            (step.mover, step.move)
            for step in play_out(game, edition, seats, random_bots(game, seats), derive_seed(seed))
        ]
        for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


@pytest.mark.parametrize(("game", "edition"), EVERYWHERE)
def test_a_game_ends_and_its_record_replays_to_the_same_states(
    game: AnyGame, edition: Edition
) -> None:
    seats, first = game.seats[-1], Seat(2)
    bots = random_bots(game, seats)
    steps = list(play_out(game, edition, seats, bots, derive_seed(3), first))
    assert not game.to_act(steps[-1].state.public)
    record = make_record(Setup(game, edition, seats, first), steps)
    assert read_record(write_record(record), GAMES) == record
    assert list(replay(game, record))[1:] == [step.state for step in steps]


def test_each_seat_is_shown_its_own_lines_and_its_own_view() -> None:
    game, seats = SABOTEUR, 3
    bots = [Watching(game) for _ in range(seats)]
    steps = list(play_out(game, game.editions["lv"], seats, bots, derive_seed(4)))
    for seat, bot in enumerate(bots):
        lines = [show_move(game, step.mover, step.move, Seat(seat)) for step in steps]
        turns = [number for number, step in enumerate(steps) if step.mover == seat]
        assert [seen for _, seen in bot.seen] == [lines[:number] for number in turns]
        views = [steps[number - 1].state.view(Seat(seat)) for number in turns]
        assert [view for view, _ in bot.seen] == views
        assert "* deal ?" in lines


def test_the_nth_deal_is_drawn_with_the_number_n() -> None:
    game, edition, seed = SABOTEUR, SABOTEUR.editions["he"], derive_seed(5)
    state = game.setup(edition, 3)
    draw = 0
    for step in play_out(game, edition, 3, random_bots(game, 3), seed):
        if step.mover == CHANCE:
            assert step.move == game.deal(state, Chance(seed, draw))
            draw += 1
        state = step.state
    assert draw == 3  # one deal a round


def test_a_match_with_too_few_bots_is_refused() -> None:
    with pytest.raises(ValueError, match="3 seats need 3 bots, not 2"):
        play_out(SABOTEUR, SABOTEUR.editions["lv"], 3, random_bots(SABOTEUR, 2), bytes(32))


def test_in_a_race_every_seat_can_be_first() -> None:
    def first(seed: int) -> Seat:
        steps = play_out(DIXIT, DIXIT.editions["fa"], 3, [Asking()] * 3, derive_seed(seed))
        assert next(steps).mover == CHANCE
        with pytest.raises(Asked) as asked:
            next(steps)
        return asked.value.seat

    # That one of three is never first in 60 games has a probability below 3 * (2/3)^60 < 1e-9.
    assert {first(seed) for seed in range(60)} == {Seat(0), Seat(1), Seat(2)}
    assert {first(7) for _ in range(9)} == {first(7)}


def test_the_caller_can_decide_who_is_asked_first() -> None:
    bots = random_bots(DIXIT, 4)
    edition = DIXIT.editions["fa"]
    steps = play_out(DIXIT, edition, 4, bots, derive_seed(1), order=lambda _, seats: seats[-1])
    movers = [step.mover for step, _ in zip(steps, range(6), strict=False)]
    # The dealer deals, seat 3 is first with a clue, then the others give from the last on.
    assert movers == [CHANCE, 3, 2, 1, 0, CHANCE]


def test_the_seed_of_a_game_is_documented() -> None:
    assert derive_seed(7, 12) == hashlib.sha256(b"lorelode 7/12").digest()
