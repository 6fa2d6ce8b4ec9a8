"""The actions `cells` of Saboteur have these numbers for good."""

from __future__ import annotations

import pytest

from lorelode.envs.saboteur.cells import index_cell_moves, list_cell_moves
from lorelode.rules.saboteur import SABOTEUR

SHAPES, CELLS = 26, 16 * 13
ROCKFALLS = SHAPES * CELLS
BREAKS = ROCKFALLS + CELLS
REPAIRS = BREAKS + 3 * 5
MAPS = REPAIRS + 9 * 5
PASSES = MAPS + 3


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("lay NESW -3,-6", 0),
        ("lay NESW 12,6", CELLS - 1),
        ("lay NES -3,-6", CELLS),
        ("lay N+E+S+W 0,0", 25 * CELLS + 6 * 16 + 3),
        ("rockfall -2,-6", ROCKFALLS + 1),
        ("break pick 0", BREAKS),
        ("break lamp 4", BREAKS + 9),
        ("repair pick 1 +pick", REPAIRS + 1),
        ("repair cart 4 +lamp/cart", MAPS - 1),
        ("map middle", MAPS + 1),
        ("pass NESW", PASSES),
        ("pass", PASSES + 27),
        ("turn top", PASSES + 28),
        ("stone middle turned", PASSES + 28 + 3 + 3),
        ("gold 3", PASSES + 28 + 3 + 6 + 2),
    ],
)
def test_a_move_keeps_its_number(text: str, action: int) -> None:
    move = SABOTEUR.read(text)
    assert index_cell_moves(5)[move] == action
    assert list_cell_moves(5)[action] == move


def test_there_are_as_many_as_the_page_says() -> None:
    assert len(list_cell_moves(5)) == PASSES + 28 + 3 + 6 + 3 == 5719
