"""The set-up of the game, and what the dealer shuffles."""

from __future__ import annotations

from lorelode.core import Chance, Seat, State
from lorelode.rules.dixit.cards import Picture, pictures
from lorelode.rules.dixit.editions import SEATS, DixitEdition, check_deck, check_ending
from lorelode.rules.dixit.moves import Deal, Reshuffle, Show
from lorelode.rules.dixit.state import (
    Dealing,
    DixitState,
    Player,
    Private,
    Public,
    Reshuffling,
    Secret,
)
from lorelode.rules.seats import check_seating


def setup(edition: DixitEdition, seats: int, first: Seat | None = None) -> DixitState:
    """The game with all its cards in the box; without `first`, the first to give a clue begins."""
    check_seating("Dixit", edition, SEATS, seats, first)
    check_deck(edition, seats)
    check_ending(edition)
    public = Public(edition, (Player(),) * seats, first=first, pile=edition.deck_size)
    return State(public, (Private(),) * seats, Secret(pictures(edition.deck_size)))


def deal(state: DixitState, chance: Chance) -> Deal | Reshuffle | Show:
    """Shuffle the deck, the used pictures, or what was given.

    What was given is shuffled from rising order, so that its place in the display does not show
    whose it was or who gave first.
    """
    match state.public.stage:
        case Dealing():
            return Deal(chance.shuffled(state.secret.pile))
        case Reshuffling():
            return Reshuffle(chance.shuffled(sorted(state.public.used)))
        case _:
            return Show(chance.shuffled(given_cards(state)))


def given_cards(state: DixitState) -> list[Picture]:
    """The cards of this turn, in rising order."""
    return sorted(card for private in state.private for card in private.given)
