"""A position set up for an edition, and the deals of the library."""

from __future__ import annotations

from lorelode.core import Seat
from lorelode.engine.saboteur.coding import NOBODY
from lorelode.engine.saboteur.deals import deal
from lorelode.engine.saboteur.library_numbers import CARD_NUMBERS, FACE_NUMBERS, ROLES
from lorelode.engine.saboteur.position import Position
from lorelode.rules.saboteur.deals import setup
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.moves import Deal


def new_position(edition: SaboteurEdition, seats: int, first: Seat | None = None) -> Position:
    """A game before its first deal, or `SetupError`."""
    setup(edition, seats, first)
    saboteurs, miners = edition.pool(seats)
    return Position(
        edition,
        seats,
        saboteurs,
        miners,
        NOBODY if first is None else first,
        edition.unbroken_path,
        edition.goals_turned == "one",
        edition.stone_misfit == "mover-decides",
        edition.round_ends == "no-playable-card",
        edition.gold_choice == "face-up",
        edition.broken_tool_bars_gold,
        edition.gold_reshuffled,
    )


def apply_deal(position: Position, move: Deal) -> None:
    """Deal as the library's move says, or `IllegalMove`."""
    deal(
        position,
        [ROLES.index(role) for role in (*move.roles, *move.spare)],
        [FACE_NUMBERS[face] for face in move.goals],
        [CARD_NUMBERS[card] for card in move.cards],
        move.gold,
        NOBODY if move.first is None else move.first,
    )
