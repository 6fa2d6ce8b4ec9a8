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

    hand: Annotated[
        int, Meta(ge=1, le=20, description="Cards in a hand, with four players and more.")
    ]
    hand_of_three: Annotated[
        int, Meta(ge=2, le=20, description="Cards in a hand, with three players.")
    ]
    deck: Annotated[int, Meta(ge=1, le=999, description="Pictures in the deck.")]
    target: Annotated[
        int, Meta(ge=1, le=999, description="The game ends when somebody has so many points.")
    ]
    bonus_cap: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None,
        Meta(description="The most points a turn for votes on one's own cards; none: no limit."),
    ]
    one_room: Annotated[
        bool,
        Meta(description="Everyone is in one room, so that a clue may be said aloud."),
    ]

    def hand_size(self, seats: int) -> int:
        """Cards in a full hand with so many players."""
        return self.hand_of_three if seats == SMALLEST_TABLE else self.hand


def to_give(seats: int) -> int:
    """How many cards each of the others gives to a clue, with so many players."""
    return 2 if seats == SMALLEST_TABLE else 1


def check_deck(edition: DixitEdition, seats: int) -> None:
    """Raise `SetupError` if the deck is too small for so many players."""
    dealt = seats * edition.hand_size(seats)
    if edition.deck <= dealt:
        raise SetupError(
            f"a deck of {edition.deck} pictures is too small for {seats} players:"
            f" {dealt} are dealt, and at least one must be left for the pile"
        )


FA: Final = DixitEdition(
    name="fa",
    hand=6,
    hand_of_three=7,
    deck=84,
    target=30,
    bonus_cap=None,
    one_room=False,
)

EDITIONS: Final[Mapping[str, DixitEdition]] = {FA.name: FA}
