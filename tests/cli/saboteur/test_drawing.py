"""The mine as text. The pictures were drawn by hand from the rules' description of the cards."""

from __future__ import annotations

import pytest

from lorelode.cli.saboteur import drawing
from lorelode.cli.saboteur.drawing import FINE, PLAIN
from lorelode.core import View
from lorelode.rules.saboteur.cards import CARD_OF, SHAPES, Face, Shape
from lorelode.rules.saboteur.state import FaceUp, Mine, SaboteurView, Tile
from tests.sentences.saboteur.views import CROOKED, KNOWING, view


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        (Shape.NESW, ("  ║  ", "══╬══", "  ║  ")),
        (Shape.NES, ("  ║  ", "  ╠══", "  ║  ")),
        (Shape.NSW, ("  ║  ", "══╣  ", "  ║  ")),
        (Shape.ESW, ("     ", "══╦══", "  ║  ")),
        (Shape.NEW, ("  ║  ", "══╩══", "     ")),
        (Shape.NS, ("  ║  ", "  ║  ", "  ║  ")),
        (Shape.EW, ("     ", "═════", "     ")),
        (Shape.NE, ("  ║  ", "  ╚══", "     ")),
        (Shape.SW, ("     ", "══╗  ", "  ║  ")),
        (Shape.NW, ("  ║  ", "══╝  ", "     ")),
        (Shape.ES, ("     ", "  ╔══", "  ║  ")),
        (Shape.DEAD_N, ("  ║  ", "  ×  ", "     ")),
        (Shape.DEAD_EW, ("     ", "══×══", "     ")),
        (Shape.DEAD_NES, ("  ║  ", "  ×══", "  ║  ")),
        (Shape.DEAD_NESW, ("  ║  ", "══×══", "  ║  ")),
    ],
)
def test_a_card_shows_its_openings(shape: Shape, expected: tuple[str, str, str]) -> None:
    assert drawing.card(shape, FINE) == expected


@pytest.mark.parametrize("ink", [FINE, PLAIN], ids=["fine", "plain"])
def test_no_two_shapes_look_alike_and_a_dead_end_never_looks_like_a_way(
    ink: drawing.Ink,
) -> None:
    pictures = {shape: drawing.card(shape, ink) for shape in Shape}
    assert len(set(pictures.values())) == len(Shape)
    for shape, picture in pictures.items():
        assert (ink.dead in picture[1]) == ("+" in shape or len(shape) == 1)


@pytest.mark.parametrize("ink", [FINE, PLAIN], ids=["fine", "plain"])
def test_a_card_turned_is_its_picture_turned(ink: drawing.Ink) -> None:
    # What is turned by 180° has the openings of the opposite sides.
    for shape in Shape:
        other = next((twin for twin in SHAPES[CARD_OF[shape]] if twin is not shape), shape)
        top, level, bottom = drawing.card(shape, ink)
        turned_top, turned_level, turned_bottom = drawing.card(other, ink)
        assert (turned_top, turned_bottom) == (bottom[::-1], top[::-1])
        assert (turned_level[:2], turned_level[3:]) == (level[3:], level[:2])


def test_the_mine_is_drawn_with_box_characters() -> None:
    assert drawing.mine(view(CROOKED, KNOWING), FINE) == [
        "                                              ║",
        " -2   ·    ·    ·    ·    ·    ·    ·    ·  ══#    top",
        " -1   ·    ·    ·    ·    ·    ·    ·    ·    ·",
        "      ║         ║",
        "  0 ══S═════════╣    ·    ·    ·    ·    ·  [ $ ]  middle",
        "      ║         ║",
        "  1   ·    ·    ×    ·    ·    ·    ·    ·    ·",
        "                ║",
        "  2   ·    ·    ·    ·    ·    ·    ·    ·  [#SW]  bottom",
        "      0    1    2    3    4    5    6    7    8",
    ]


def test_the_mine_is_drawn_in_ascii_as_a_spectator_sees_it() -> None:
    spectator: SaboteurView = View(view(CROOKED, KNOWING).public, None, None)
    lines = drawing.mine(spectator, PLAIN)
    assert lines == [
        "                                              |",
        " -2   .    .    .    .    .    .    .    .  --#    top",
        " -1   .    .    .    .    .    .    .    .    .",
        "      |         |",
        "  0 --S---------+    .    .    .    .    .  [ ? ]  middle",
        "      |         |",
        "  1   .    .    x    .    .    .    .    .    .",
        "                |",
        "  2   .    .    .    .    .    .    .    .  [ ? ]  bottom",
        "      0    1    2    3    4    5    6    7    8",
    ]
    assert "".join(lines).isascii()


def test_goals_turned_at_the_end_of_a_round_are_drawn_face_up() -> None:
    mine = Mine(goals=(FaceUp(Face.STONE_SW), FaceUp(Face.TREASURE), FaceUp(Face.STONE_ES)))
    lines = drawing.mine(view(mine), FINE)
    assert [line[44:] for line in lines[:-1]] == [
        "[#SW]  top",
        "  ·",
        "  ║",
        "══$══  middle",
        "  ║",
        "  ·",
        "[#ES]  bottom",
    ]


@pytest.mark.parametrize(("ink", "stopped"), [(FINE, "╨╥"), (PLAIN, "',")], ids=["fine", "plain"])
def test_a_tunnel_that_a_stone_stops_does_not_look_joined(ink: drawing.Ink, stopped: str) -> None:
    # The top goal lies as NW, its wall to the south, and an opening comes up from 8,-1; the
    # bottom goal lies as NW too, and its north meets the wall of the card at 8,1.
    mine = Mine(
        laid=(Tile(Shape.NS, 8, -1), Tile(Shape.EW, 8, 1)),
        goals=(FaceUp(Face.STONE_ES, turned=True), None, FaceUp(Face.STONE_ES, turned=True)),
    )
    lines = drawing.mine(view(mine), ink)
    assert lines[2].strip() == stopped[1]
    assert lines[-3].strip() == stopped[1]
    below = Mine(laid=(Tile(Shape.NS, 8, 1),), goals=(None, None, FaceUp(Face.STONE_ES, False)))
    assert drawing.mine(view(below), ink)[-4].strip() == stopped[0]


def test_the_mine_grows_beyond_its_pattern() -> None:
    mine = Mine(laid=(Tile(Shape.NE, -1, 0), Tile(Shape.DEAD_S, -1, -1), Tile(Shape.NS, 0, 3)))
    lines = drawing.mine(view(mine), FINE)
    assert lines[-1].split() == [str(x) for x in range(-1, 9)]
    rows = [line for line in lines[:-1] if line[:3].strip()]
    assert [line.split()[0] for line in rows] == ["-2", "-1", "0", "1", "2", "3"]
    assert rows[1].startswith(" -1   ×    ·")
    assert rows[2].startswith("  0   ╚════S══")


def test_rows_that_hold_nothing_and_lead_nowhere_are_left_out() -> None:
    lines = drawing.mine(view(Mine(laid=(Tile(Shape.NS, 3, 5), Tile(Shape.EW, 3, -4)))), FINE)
    rows = [line.split()[0] for line in lines[:-1] if line[:3].strip()]
    assert rows == ["-4", "-2", "-1", "0", "1", "2", "4", "5"]  # neither -3 nor 3


@pytest.mark.parametrize("width", [56, 39])
def test_a_mine_too_wide_is_drawn_with_narrow_cards(width: int) -> None:
    # Nine columns of five signs, four for the numbers of the rows and eight for the goals: 57.
    assert drawing.mine(view(CROOKED, KNOWING), FINE, width) == [
        "                             ║",
        " -2  ·  ·  ·  ·  ·  ·  ·  · ═#   top",
        " -1  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        "     ║     ║",
        "  0 ═S═════╣  ·  ·  ·  ·  · [$]  middle",
        "     ║     ║",
        "  1  ·  ·  ×  ·  ·  ·  ·  ·  ·",
        "           ║",
        "  2  ·  ·  ·  ·  ·  ·  ·  · [#]  bottom",
        "     0  1  2  3  4  5  6  7  8",
    ]


@pytest.mark.parametrize("width", [80, 57, 38, 17, 1])
def test_a_mine_too_wide_is_drawn_in_strips(width: int) -> None:
    lines = drawing.mine(view(CROOKED), FINE, width)
    heads = [line.split() for line in lines if line.strip() and not set(line) - set(" 012345678")]
    assert [x for head in heads for x in head] == [str(x) for x in range(9)]
    assert all(len(line) <= max(width, 4 + 3 + len("  middle")) for line in lines)
