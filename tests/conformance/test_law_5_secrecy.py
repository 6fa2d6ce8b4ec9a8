"""Law 5: a seat is shown nothing that it may not know.

A state and a twin imagined from one seat's view go on side by side. The others and the dealer
move differently in the two, though so that the seat reads the same lines. Until something is
revealed to the seat, it must not be able to tell the two apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest
from msgspec import structs

from lorelode.core import CHANCE, AnyGame, Chance, News, Seat, shown
from lorelode.rules import GAMES
from tests.conformance.games import (
    AnyState,
    Table,
    Trail,
    encode,
    on_every_table,
    random_game,
    seats_of,
    tables_of,
)
from tests.conformance.toys import Deal, Toy, ToyState


class Leaked(AssertionError):
    """A seat could tell two states apart, or two moves, that it must not."""


def news_for(state: AnyState, seat: Seat | None) -> Sequence[News]:
    private = () if seat is None else state.private[seat].news
    return (*state.public.news, *private)


def options(game: AnyGame, state: AnyState, mover: Seat, rng: Random) -> Sequence[Any]:
    if mover == CHANCE:
        return [game.deal(state, Chance(rng.randbytes(32), draw)) for draw in range(3)]
    return game.choices(state.view(mover))


class Worlds:
    """A state and its twin, as one seat (None: a spectator) watches them."""

    def __init__(self, game: AnyGame, state: AnyState, watcher: Seat | None, rng: Random) -> None:
        self.game = game
        self.watcher = watcher
        self.rng = rng
        self.state = state
        self.twin = game.imagine(state.view(watcher), rng)

    def walk(self, steps: int) -> None:
        """Let both worlds go on for some moves."""
        for _ in range(steps):
            movers = self.game.to_act(self.state.public)
            if not movers:
                return
            mover = self.rng.choice(sorted(movers))
            if mover == self.watcher:
                move = self.rng.choice(self.game.choices(self.state.view(mover)))
                self.go(mover, move, move)
            else:
                self.others_move(mover)

    def others_move(self, mover: Seat) -> None:
        here = options(self.game, self.state, mover, self.rng)
        there = options(self.game, self.twin, mover, self.rng)
        # Any two moves of a kind, to see that the notation tells no more than the view does.
        one = self.rng.choice(here)
        like = [move for move in there if type(move) is type(one)]
        if like:
            self.compare(mover, one, self.rng.choice(like))
        lines = {self.game.write(move, hidden=True) for move in there}
        both = sorted({self.game.write(move, hidden=True) for move in here} & lines)
        if not both:
            self.state = self.game.play(self.state, mover, one)
            self.twin = self.game.imagine(self.state.view(self.watcher), self.rng)
            return
        line = self.rng.choice(both)
        pair = [
            self.rng.choice([m for m in moves if self.game.write(m, hidden=True) == line])
            for moves in (here, there)
        ]
        self.go(mover, *pair)

    def go(self, mover: Seat, move: Any, twin_move: Any) -> None:
        told = self.compare(mover, move, twin_move)
        self.state = self.game.play(self.state, mover, move)
        if told:
            self.twin = self.game.imagine(self.state.view(self.watcher), self.rng)
        else:
            self.twin = self.game.play(self.twin, mover, twin_move)

    def compare(self, mover: Seat, move: Any, twin_move: Any) -> bool:
        """Whether the watcher was told the worlds apart; `Leaked` if they should not be."""
        states = (
            self.game.play(self.state, mover, move),
            self.game.play(self.twin, mover, twin_move),
        )
        line, twin_line = (shown(self.game, mover, m, self.watcher) for m in (move, twin_move))
        view, twin_view = (encode(state.view(self.watcher)) for state in states)
        news, twin_news = (news_for(state, self.watcher) for state in states)
        told = any(one.reveals for one in (*news, *twin_news))
        # Revealed is what the news say: with the same news nothing else may differ either.
        if line == twin_line and view != twin_view and (not told or news == twin_news):
            raise Leaked(f"{self.watcher} sees {line} as\n{view!r} or\n{twin_view!r}")
        if view == twin_view and line != twin_line:
            raise Leaked(f"{self.watcher} reads {line} or {twin_line}")
        return told


def check(trail: Trail, rng: Random) -> None:
    for state in (*trail.moments(rng, 2), trail.states[0]):
        watcher = rng.choice([None, *seats_of(state)])
        for seat in (None, watcher):
            Worlds(trail.game, state, seat, rng).walk(25)


test_law_5_nobody_is_shown_a_secret = on_every_table(check)


class Leak(News, frozen=True):
    """What no seat should be told."""

    fact: str


class Wrapped:
    """A game that is played by the rules, but for what a leak changes."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def tell(self, state: AnyState, fact: object) -> AnyState:
        news = (*state.public.news, Leak(encode(fact).decode()))
        return structs.replace(state, public=structs.replace(state.public, news=news))


class TellsTheSecret(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        after = self.game.play(state, seat, move)
        return self.tell(after, after.secret)


class TellsADrawer(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        after = self.game.play(state, seat, move)
        return self.tell(after, structs.replace(after.private[seat], news=()))


class TellsTheMove(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        return self.tell(self.game.play(state, seat, move), move)


class TellsWhatChoiceThereWas(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        choices = () if seat == CHANCE else self.game.choices(state.view(seat))
        return self.tell(self.game.play(state, seat, move), choices[-1:])


class TellsTheNeighbour(Wrapped):
    """The next seat's drawer is put into everybody's own."""

    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        after = self.game.play(state, seat, move)
        drawers = [structs.replace(one, news=()) for one in after.private]
        private = tuple(
            structs.replace(one, news=(*one.news, Leak(encode(drawers[s - 1]).decode())))
            for s, one in enumerate(after.private)
        )
        return structs.replace(after, private=private)


class WritesPlainly(Wrapped):
    def write(self, move: Any, hidden: bool = False) -> str:  # noqa: ARG002
        return self.game.write(move)


class WritesBetweenTheLines(Wrapped):
    def write(self, move: Any, hidden: bool = False) -> str:
        text = self.game.write(move, hidden)
        return f"{text} {sum(self.game.write(move).encode()) % 7}" if hidden else text


LEAKS = (
    TellsTheSecret,
    TellsADrawer,
    TellsTheMove,
    TellsWhatChoiceThereWas,
    TellsTheNeighbour,
    WritesPlainly,
    WritesBetweenTheLines,
)


class ShowsACardWhileDealing(Toy):
    """A leak at the very moment when other things are rightly revealed."""

    def dealt(self, state: ToyState, move: Deal) -> ToyState:
        after = super().dealt(state, move)
        return structs.replace(after, public=structs.replace(after.public, mark=move.cards[-1]))


def walks(right: AnyGame, game: AnyGame, table: Table) -> None:
    """Walk through games played by the right rules, with the rules to be checked."""
    for seed in range(3):
        trail = random_game(table._replace(game=right), seed)
        for luck in range(3):
            check(trail._replace(game=game), Random(luck))


RIGHT = [(game, tables_of(game)[1]) for game in (*GAMES.values(), cast(AnyGame, Toy()))]
NAMES = [game.name for game, _ in RIGHT]


@pytest.mark.parametrize(("game", "table"), RIGHT, ids=NAMES)
def test_law_5_holds_without_a_leak(game: AnyGame, table: Table) -> None:
    walks(game, game, table)


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize(("game", "table"), RIGHT, ids=NAMES)
def test_law_5_bites(game: AnyGame, table: Table, leak: type[Wrapped]) -> None:
    with pytest.raises(Leaked):
        walks(game, cast(AnyGame, leak(game)), table)


def test_law_5_bites_while_something_else_is_revealed() -> None:
    table = Table(Toy(), "only", 3)
    with pytest.raises(Leaked):
        walks(table.game, ShowsACardWhileDealing(), table)
