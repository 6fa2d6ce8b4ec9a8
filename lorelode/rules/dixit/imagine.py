"""A full state that a seat could be in, for bots that think ahead and for the test of secrecy."""

from __future__ import annotations

from itertools import islice
from random import Random

from msgspec.structs import replace

from lorelode.core import Seat, State
from lorelode.rules.dixit.cards import Picture, pictures
from lorelode.rules.dixit.deals import setup
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.state import (
    Dealing,
    DixitState,
    DixitView,
    Giving,
    Private,
    Public,
    Secret,
    Showing,
    Voting,
)


def imagine(view: DixitView, rng: Random) -> DixitState:
    """A state with exactly this view; what the view leaves open is drawn at random.

    Nothing is concluded from clues and votes: that is for bots to weigh.
    """
    public, own = view.public, view.private
    if isinstance(public.stage, Dealing):
        return replace(setup(public.edition, len(public.players)), public=public)
    mine = () if own is None else own.hand + own.given
    seen = {*mine, *public.display, *(card for turn in public.turns for card in turn.display)}
    hidden = iter(_shuffle([c for c in pictures(public.edition.deck_size) if c not in seen], rng))
    laid = iter(_shuffle([card for card in public.display if card not in mine], rng))
    private = []
    for seat, player in enumerate(public.players):
        if own is not None and seat == view.seat:
            private.append(own)
            continue
        given = islice(laid if public.display else hidden, _count_laid(public, Seat(seat)))
        one = Private(given=tuple(sorted(given)), hand=tuple(islice(hidden, player.hand)))
        private.append(replace(one, vote=_draw_vote(public, Seat(seat), one, rng)))
    return State(public, tuple(private), Secret(tuple(hidden)))


def _shuffle(cards: list[Picture], rng: Random) -> list[Picture]:
    return rng.sample(cards, len(cards))


def _count_laid(public: Public, seat: Seat) -> int:
    """How many cards of this seat's lie on the table, face down or in the display."""
    match public.stage:
        case Giving(waiting) if seat in waiting:
            return 0
        case Giving() | Showing() | Voting():
            return 1 if seat == public.teller else to_give(len(public.players))
        case _:
            return 0


def _draw_vote(public: Public, seat: Seat, private: Private, rng: Random) -> int | None:
    """A vote that this seat may have cast; None if it has cast none."""
    if not isinstance(public.stage, Voting) or seat in (public.teller, *public.stage.waiting):
        return None
    numbers = enumerate(public.display, 1)
    return rng.choice([number for number, card in numbers if card not in private.given])
