"""Moves of Saboteur as people type them."""

from __future__ import annotations

import pytest

from lorelode.sentences.names import Names
from lorelode.sentences.saboteur import move_input
from tests.sentences.saboteur.views import YOU

NAMES = Names(("You", "Bo", "Mica"), you=YOU)


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("lay NES 3,-1", "lay NES 3,-1"),
        ("LAY nes 3, -1", "lay NES 3,-1"),
        ("Lay n+e+s 3 -1", "lay N+E+S 3,-1"),
        ("break pick Bo", "break pick 1"),
        ("break  PICK  2", "break pick 2"),
        ("repair lamp you +Pick/Lamp", "repair lamp 0 +pick/lamp"),
        ("rockfall 3 , 1", "rockfall 3,1"),
        ("Map Top", "map top"),
        ("pass", "pass"),
        ("PASS e", "pass E"),
        ("stone top Turned", "stone top turned"),
        ("gold 3", "gold 3"),
        ("lay somewhere", "lay somewhere"),  # for the rules to refuse, with what they expect
        ("deal ?", None),
        ("dig", None),
        ("", None),
    ],
)
def test_moves_are_read_as_people_type_them(text: str, notation: str | None) -> None:
    assert move_input.to_notation(text, NAMES) == notation
