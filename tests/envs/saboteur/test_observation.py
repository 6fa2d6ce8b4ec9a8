"""What the numbers of Saboteur say, worked out by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec.structs import replace

from lorelode.core import Seat, View
from lorelode.envs.games import translate
from lorelode.envs.saboteur.observation import private_layout, public_layout
from lorelode.rules.saboteur.cards import Card, Face, Goal, Role, Shape, Tool
from lorelode.rules.saboteur.state import (
    Choosing,
    FaceUp,
    Mine,
    Player,
    Private,
    Public,
    Tile,
)

TABLE = translate("saboteur", 3, "ru")
PUBLIC: Public = replace(
    TABLE.setup.initial_state().public,
    round=2,
    mine=Mine(
        laid=(Tile(Shape.DEAD_NE, 1, -1), Tile(Shape.EW, 40, 0)),
        goals=(None, FaceUp(Face.TREASURE), FaceUp(Face.STONE_SW, True)),
    ),
    stage=Choosing(Seat(2), (Goal.TOP,)),
    players=(Player(), Player(hand=6, broken=(Tool.LAMP,), looked=(Goal.BOTTOM,)), Player()),
    spent=(Card.MAP, Card.MAP),
    pile=12,
)
PRIVATE = Private(
    role=Role.SABOTEUR,
    hand=(Card.NESW, Card.MAP, Card.NESW),
    peeked=(None, Face.STONE_SW, None),
    gold=(3, 3, 1),
)


def see_public() -> dict[str, Any]:
    numbers = np.frombuffer(TABLE.observe_public(PUBLIC), np.int8)
    return public_layout(3).split(numbers)


def see_private() -> dict[str, Any]:
    view = View(PUBLIC, Seat(1), PRIVATE)
    return private_layout(3).split(np.frombuffer(TABLE.observe_private(view), np.int8))


def test_a_card_is_in_the_planes_of_its_openings() -> None:
    mine = see_public()["mine"]
    # Row 0 is y = -6 and column 0 is x = -3: the start is at row 6, column 3.
    assert mine[:, 6, 3].tolist() == [1, 1, 1, 1, 0]
    # N+E at 1,-1, a dead end.
    assert mine[:, 5, 4].tolist() == [1, 1, 0, 0, 1]
    # The stone SW, turned, lies at 8,2 as NE.
    assert mine[:, 8, 11].tolist() == [1, 1, 0, 0, 0]
    assert mine.sum() == 4 + 3 + 2


def test_a_card_outside_of_the_window_is_counted() -> None:
    assert see_public()["outside"] == [1]


def test_the_goals_are_shown_as_they_lie() -> None:
    assert see_public()["goals"].tolist() == [
        [1, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 1],
    ]


def test_a_player_is_ten_numbers() -> None:
    assert see_public()["players"][1].tolist() == [6, 0, 1, 0, 0, 0, 0, 1, 0, 0]


def test_the_decision_is_shown() -> None:
    seen = see_public()
    assert seen["stage"].tolist() == [0, 0, 1, 0, 0, 0]
    assert seen["acting"].tolist() == [0, 0, 1]
    assert seen["asked"].tolist() == [1, 0, 0]
    assert seen["round"].tolist() == [0, 1, 0]
    assert seen["pile"] == [12]
    assert seen["spent"].tolist() == [0] * 26 + [2]


def test_the_private_numbers_are_those_of_the_seat() -> None:
    seen = see_private()
    assert seen["seat"].tolist() == [0, 1, 0]
    assert seen["role"].tolist() == [0, 1]
    assert seen["hand"].tolist() == [2, *[0] * 25, 1]
    assert seen["peeked"].tolist() == [[0, 0, 0], [0, 0, 1], [0, 0, 0]]
    assert seen["nuggets"].tolist() == [1, 0, 2]
