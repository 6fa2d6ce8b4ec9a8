"""What is kept of a game of Dixit: who told, and how many found the card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice

from msgspec import Struct

from lorelode.arena.casting import tellers
from lorelode.arena.match import play_out
from lorelode.arena.simulate import LONGEST
from lorelode.core import Chance
from lorelode.decks import Deck, built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.state import Turn

PICKING = 2**32
"""The number of the draw that picks the pictures: no game has so many."""


class Told(Struct, frozen=True, array_like=True):
    """A turn."""

    level: str
    """That of the storyteller."""
    finders: int
    voters: int
    among: int
    """How many cards each voter could vote for."""
    points: int
    """The storyteller's."""


class Sat(Struct, frozen=True, array_like=True):
    """A seat at the end."""

    level: str
    points: int


class Dreamt(Struct, frozen=True, tag="dixit"):
    """A game of Dixit."""

    turns: tuple[Told, ...]
    seats: tuple[Sat, ...]


def dreamt(edition: str, levels: Sequence[str], language: str, dice: bytes) -> Dreamt:
    """Play a game with bots of these levels, each with eyes of its own."""
    print_, seats = DIXIT.editions[edition], len(levels)
    bots = tellers(levels, _pictures(DIXIT.pictures(print_), dice), language, dice.hex())
    *_, last = islice(play_out(DIXIT, print_, seats, bots, dice), LONGEST)
    points = DIXIT.scores(last.state)
    return Dreamt(
        turns=tuple(_told(turn, levels) for turn in last.state.public.turns),
        seats=tuple(Sat(*seat) for seat in zip(levels, points, strict=True)),
    )


def _told(turn: Turn, levels: Sequence[str]) -> Told:
    seats = len(levels)
    return Told(
        level=levels[turn.teller],
        finders=turn.votes.count(turn.number),
        voters=seats - 1,
        among=len(turn.display) - to_give(seats),
        points=turn.points[turn.teller],
    )


@cache
def _deck() -> Deck:
    return built_in()


def _pictures(count: int, dice: bytes) -> Deck:
    """So many pictures of the built-in deck; if it has more, others from game to game."""
    deck = _deck()
    if count == len(deck.cards):
        return deck
    taken = sorted(Chance(dice, PICKING).shuffled(range(len(deck.cards)))[:count])
    return Deck(deck.name, tuple(deck.cards[at] for at in taken))
