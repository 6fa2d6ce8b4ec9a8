"""The print of Dixit, and what a table may change about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta

from lorelode.core import Edition, SetupError

SEATS: Final = range(3, 7)
SMALLEST_TABLE: Final = 3
"""With three players, hands, gifts and prizes have numbers of their own."""


class DixitEdition(Edition, frozen=True, kw_only=True):
    """The switches of Dixit. `docs/dixit.md` tells what the print says to each."""

    hand_size: Annotated[
        int, Meta(ge=1, le=20, description="Cards in a hand with four or more players.")
    ]
    hand_size_for_three: Annotated[
        int, Meta(ge=2, le=20, description="Cards in a hand with three players.")
    ]
    deck_size: Annotated[int, Meta(ge=1, le=999, description="Pictures in the deck.")]
    winning_points: Annotated[
        Annotated[int, Meta(ge=1, le=100)] | None,
        Meta(description="The game ends when a player has this many points."),
    ]
    clues_each: Annotated[
        Annotated[int, Meta(ge=1, le=10)] | None,
        Meta(description="The game ends when everybody has been the storyteller this often."),
    ]
    used_pictures_reshuffled: Annotated[
        bool,
        Meta(description="When the pile runs out, the used pictures are shuffled in again."),
    ]
    max_bonus_points: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None,
        Meta(description="The most points a player gets in a turn for votes on their own cards."),
    ]
    clues_aloud: Annotated[
        bool,
        Meta(description="All players are in one room, so a clue may be said aloud."),
    ]

    def cards_in_hand(self, seats: int) -> int:
        """How many cards a full hand has with this many players."""
        return self.hand_size_for_three if seats == SMALLEST_TABLE else self.hand_size


def to_give(seats: int) -> int:
    """How many cards each of the others gives to a clue, for a number of players."""
    return 2 if seats == SMALLEST_TABLE else 1


def cards_in_turn(seats: int) -> int:
    """How many cards are used in a turn, for a number of players."""
    return 1 + (seats - 1) * to_give(seats)


def check_deck(edition: DixitEdition, seats: int) -> None:
    """Raise `SetupError` if the deck is too small for this number of players."""
    dealt = seats * edition.cards_in_hand(seats)
    # Hands are filled from what is not dealt, again and again, so it has to suffice for a turn.
    least = cards_in_turn(seats) if edition.used_pictures_reshuffled else 1
    if edition.deck_size < dealt + least:
        raise SetupError(
            f"a deck of {edition.deck_size} pictures is too small for {seats} players:"
            f" {dealt} are dealt, and at least {'one' if least == 1 else least} must be left for"
            " the pile"
        )


def check_ending(edition: DixitEdition) -> None:
    """Raise `SetupError` if a game by these switches might never end."""
    ends = edition.winning_points is not None or edition.clues_each is not None
    if edition.used_pictures_reshuffled and not ends:
        raise SetupError(
            "nothing would end this game: used_pictures_reshuffled is on, so either winning_points"
            " or clues_each has to be a number"
        )


FA: Final = DixitEdition(
    name="fa",
    hand_size=6,
    hand_size_for_three=7,
    deck_size=84,
    winning_points=30,
    clues_each=None,
    used_pictures_reshuffled=False,
    max_bonus_points=None,
    clues_aloud=False,
)

EDITIONS: Final[Mapping[str, DixitEdition]] = {FA.name: FA}
