"""The four prints of Saboteur, and what a table may change about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, structs

from lorelode.core import Edition, SetupError

SEATS: Final = range(3, 11)

# The box has four saboteurs and seven miners.
Pool = Annotated[str, Meta(pattern=r"^[0-4]\+[0-7]$")]


class SaboteurEdition(Edition, frozen=True, kw_only=True):
    """The switches of Saboteur. `docs/saboteur.md` tells where each print stands."""

    roles: Annotated[
        tuple[Pool, Pool, Pool, Pool, Pool, Pool, Pool, Pool],
        Meta(description="Saboteurs+miners in the role pool for 3, 4, … 10 players."),
    ]
    begins: Annotated[
        Literal["youngest", "agreed"],
        Meta(description="Who begins: the youngest player, or whom the players agree on."),
    ]
    unbroken: Annotated[
        bool,
        Meta(description="A path card must continue an unbroken way from the start."),
    ]
    several: Annotated[
        Literal["all", "one"],
        Meta(description="Goals reached by one card: all are turned, or the mover turns one."),
    ]
    misfit: Annotated[
        Literal["meet", "mover"],
        Meta(
            description="A stone goal that fits no way round: it meets the card that reached it,"
            " or the mover picks its way round."
        ),
    ]
    ends: Annotated[
        Literal["unplayable", "empty"],
        Meta(
            description="A round without treasure ends when the pile is empty and everyone in turn"
            " had no playable card, or all hands are empty."
        ),
    ]
    gold: Annotated[
        Literal["chosen", "unseen"],
        Meta(description="Miners look at the gold cards and choose one, or take one unseen."),
    ]
    barred: Annotated[
        bool,
        Meta(description="A miner with a broken tool in front of them gets no gold."),
    ]
    reshuffled: Annotated[
        bool,
        Meta(description="The gold pile is shuffled again before each round."),
    ]

    def pool(self, seats: int) -> tuple[int, int]:
        """Saboteurs and miners among the role cards for so many players."""
        saboteurs, miners = self.roles[seats - SEATS.start].split("+")
        return int(saboteurs), int(miners)


def check_pool(edition: SaboteurEdition, seats: int) -> None:
    """Raise `SetupError` if the role pool is too small for so many players."""
    saboteurs, miners = edition.pool(seats)
    if saboteurs + miners < seats:
        raise SetupError(
            f"the role pool {saboteurs}+{miners} has {saboteurs + miners} cards,"
            f" too few for {seats} players"
        )


LV: Final = SaboteurEdition(
    name="lv",
    roles=("1+3", "1+4", "2+4", "2+5", "3+5", "3+6", "3+7", "4+7"),
    begins="agreed",
    unbroken=True,
    several="all",
    misfit="mover",
    ends="empty",
    gold="chosen",
    barred=False,
    reshuffled=False,
)
FA: Final = structs.replace(
    LV,
    name="fa",
    roles=("1+3", "1+4", "2+3", "2+4", "3+4", "3+5", "3+6", "4+6"),
    begins="youngest",
    unbroken=False,
    misfit="meet",
    ends="unplayable",
)
HE: Final = structs.replace(
    LV,
    name="he",
    begins="youngest",
    unbroken=False,
    misfit="meet",
    barred=True,
    reshuffled=True,
)
RU: Final = structs.replace(
    LV, name="ru", unbroken=False, several="one", ends="unplayable", gold="unseen"
)

EDITIONS: Final[Mapping[str, SaboteurEdition]] = {
    edition.name: edition for edition in (LV, FA, HE, RU)
}
