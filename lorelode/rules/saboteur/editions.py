"""The four prints of Saboteur, and what a table may change about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, structs

from lorelode.core import Edition, FirstQuestion, SetupError

SEATS: Final = range(3, 11)

# The box has four saboteurs and seven miners.
Pool = Annotated[str, Meta(pattern=r"^[0-4]\+[0-7]$")]


class SaboteurEdition(Edition, frozen=True, kw_only=True):
    """The switches of Saboteur. `docs/saboteur.md` tells where each print stands."""

    roles: Annotated[
        tuple[Pool, Pool, Pool, Pool, Pool, Pool, Pool, Pool],
        Meta(description="Saboteurs+miners in the role pool for 3, 4, … 10 players."),
    ]
    first_player: Annotated[
        Literal["youngest", "agreed"],
        Meta(description="Who starts: the youngest player, or the player all agree on."),
    ]
    unbroken_path: Annotated[
        bool,
        Meta(description="A path card must continue an unbroken path from the start."),
    ]
    goals_turned: Annotated[
        Literal["all", "one"],
        Meta(
            description="If one card reaches several goals, all are turned or the mover turns one."
        ),
    ]
    stone_misfit: Annotated[
        Literal["meets-path", "mover-decides"],
        Meta(
            description="A stone goal that fits neither way round meets the path that reached it,"
            " or the mover decides how it lies."
        ),
    ]
    round_ends: Annotated[
        Literal["no-playable-card", "hands-empty"],
        Meta(
            description="Without treasure, a round ends when the pile is empty and each player in"
            " turn had no playable card, or when the pile and all hands are empty."
        ),
    ]
    gold_choice: Annotated[
        Literal["face-up", "face-down"],
        Meta(description="Miners choose from face-up gold cards, or take the top one face down."),
    ]
    broken_tool_bars_gold: Annotated[
        bool,
        Meta(description="A miner with a broken tool gets no gold."),
    ]
    gold_reshuffled: Annotated[
        bool,
        Meta(description="The gold pile is shuffled again before each round."),
    ]

    @property
    def first_question(self) -> FirstQuestion:
        """The prints leave it to the players, each with its own question (S-1.4)."""
        return self.first_player

    def pool(self, seats: int) -> tuple[int, int]:
        """Saboteurs and miners among the role cards for a number of players."""
        saboteurs, miners = self.roles[seats - SEATS.start].split("+")
        return int(saboteurs), int(miners)


def check_pool(edition: SaboteurEdition, seats: int) -> None:
    """Raise `SetupError` if the role pool is too small for this number of players."""
    saboteurs, miners = edition.pool(seats)
    if saboteurs + miners < seats:
        raise SetupError(
            f"the role pool {saboteurs}+{miners} has {saboteurs + miners} cards,"
            f" too few for {seats} players"
        )


LV: Final = SaboteurEdition(
    name="lv",
    roles=("1+3", "1+4", "2+4", "2+5", "3+5", "3+6", "3+7", "4+7"),
    first_player="agreed",
    unbroken_path=True,
    goals_turned="all",
    stone_misfit="mover-decides",
    round_ends="hands-empty",
    gold_choice="face-up",
    broken_tool_bars_gold=False,
    gold_reshuffled=False,
)
FA: Final = structs.replace(
    LV,
    name="fa",
    roles=("1+3", "1+4", "2+3", "2+4", "3+4", "3+5", "3+6", "4+6"),
    first_player="youngest",
    unbroken_path=False,
    stone_misfit="meets-path",
    round_ends="no-playable-card",
)
HE: Final = structs.replace(
    LV,
    name="he",
    first_player="youngest",
    unbroken_path=False,
    stone_misfit="meets-path",
    broken_tool_bars_gold=True,
    gold_reshuffled=True,
)
RU: Final = structs.replace(
    LV,
    name="ru",
    unbroken_path=False,
    goals_turned="one",
    round_ends="no-playable-card",
    gold_choice="face-down",
)

EDITIONS: Final[Mapping[str, SaboteurEdition]] = {
    edition.name: edition for edition in (LV, FA, HE, RU)
}
