"""Setting up the game, dealing the hands and laying out what was given."""

from __future__ import annotations

from msgspec.structs import replace

from lorelode.core import Chance, IllegalMove, Seat, State
from lorelode.rules.cards import mismatch
from lorelode.rules.dixit.cards import Picture, pictures
from lorelode.rules.dixit.editions import SEATS, DixitEdition, check_deck
from lorelode.rules.dixit.moves import Deal, Show
from lorelode.rules.dixit.news import Dealt, Displayed, Drew
from lorelode.rules.dixit.state import (
    Dealing,
    DixitState,
    Player,
    Private,
    Public,
    Secret,
    Telling,
    Voting,
)
from lorelode.rules.seating import check_seating


def setup(edition: DixitEdition, seats: int, first: Seat | None = None) -> DixitState:
    """The game with all its cards in the box; without `first`, whoever has a clue first begins."""
    check_seating("Dixit", edition, SEATS, seats, first)
    check_deck(edition, seats)
    public = Public(edition, (Player(),) * seats, first=first, pile=edition.deck)
    return State(public, (Private(),) * seats, Secret(pictures(edition.deck)))


def deal(state: DixitState, chance: Chance) -> Deal | Show:
    """Shuffle the deck, or what was given.

    What was given is shuffled from rising order, so that the way it comes to lie tells nothing of
    whose it was or who was first to give.
    """
    if isinstance(state.public.stage, Dealing):
        return Deal(chance.shuffled(state.secret.pile))
    return Show(chance.shuffled(given(state)))


def given(state: DixitState) -> list[Picture]:
    """The cards of this turn, in rising order."""
    return sorted(card for private in state.private for card in private.given)


def no_deal(reason: str) -> IllegalMove:
    """The refusal of a deal, or of anything else before it."""
    return IllegalMove("D-1.1", reason)


def no_display(reason: str) -> IllegalMove:
    """The refusal of a display, or of anything else before it."""
    return IllegalMove("D-2.3", reason)


def play_deal(state: DixitState, move: Deal) -> DixitState:
    """The game begins with these cards dealt."""
    public, seats = state.public, len(state.private)
    size = public.edition.hand_size(seats)
    if wrong := mismatch("cards", move.cards, state.secret.pile, "picture "):
        raise no_deal(wrong)
    hands = [move.cards[size * seat : size * (seat + 1)] for seat in range(seats)]
    pile = move.cards[size * seats :]
    return State(
        replace(
            public,
            players=(Player(size),) * seats,
            stage=Telling(public.first),
            phase=public.phase + 1,
            teller=public.first,
            pile=len(pile),
            news=(Dealt(),),
        ),
        tuple([Private(hand, news=(Drew(hand),)) for hand in hands]),
        Secret(pile),
    )


def play_show(state: DixitState, move: Show) -> DixitState:
    """The cards of this turn are laid out, numbered from 1."""
    public = state.public
    if wrong := mismatch("display", move.cards, given(state), "picture "):
        raise no_display(wrong)
    voters = tuple([Seat(seat) for seat in range(len(state.private)) if seat != public.teller])
    return replace(
        state,
        public=replace(
            public,
            stage=Voting(voters),
            phase=public.phase + 1,
            display=move.cards,
            news=(Displayed(move.cards),),
        ),
    )
