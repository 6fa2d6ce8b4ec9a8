"""What is kept of a game of Dixit: who told each clue, and how many found the card."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from lorelode.arena.agents import is_agent, seat_order, show_steps
from lorelode.arena.dixit.lineup import seat_bots
from lorelode.arena.match import play_out
from lorelode.core import Chance, Setup
from lorelode.decks import built_in
from lorelode.decks.selection import pick_pictures
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.state import Turn

PICTURES_DRAW = 2**32
"""The number of the draw that picks the pictures: no game draws that often."""


class TurnResult(Struct, frozen=True, array_like=True):
    """A turn."""

    level: str
    """The storyteller's level."""
    finders: int
    voters: int
    among: int
    """How many cards each voter could vote for."""
    points: int
    """The storyteller's points."""


class SeatResult(Struct, frozen=True, array_like=True):
    """A seat at the end of the game."""

    level: str
    points: int


class DixitGame(Struct, frozen=True):
    """A game of Dixit."""

    turns: tuple[TurnResult, ...]
    seats: tuple[SeatResult, ...]


def play_game(edition: str, levels: Sequence[str], language: str, seed: bytes) -> DixitGame:
    """Play a game with bots of these levels, each with its own half of the words."""
    setup = Setup(DIXIT, DIXIT.editions[edition], len(levels))
    deck = pick_pictures(setup, built_in(), Chance(seed, PICTURES_DRAW))
    bots = seat_bots(setup, levels, deck, language, seed.hex())
    # Agents are asked in the order that they know from their environments.
    order = seat_order(DIXIT, seed) if any(map(is_agent, levels)) else None
    steps = play_out(DIXIT, setup.edition, setup.seats, bots, seed, order=order)
    *_, last = show_steps(steps, bots)
    points = DIXIT.scores(last.state)
    return DixitGame(
        turns=tuple(_turn_result(turn, levels) for turn in last.state.public.turns),
        seats=tuple(SeatResult(*seat) for seat in zip(levels, points, strict=True)),
    )


def _turn_result(turn: Turn, levels: Sequence[str]) -> TurnResult:
    seats = len(levels)
    return TurnResult(
        level=levels[turn.teller],
        finders=turn.votes.count(turn.number),
        voters=seats - 1,
        among=len(turn.display) - to_give(seats),
        points=turn.points[turn.teller],
    )
