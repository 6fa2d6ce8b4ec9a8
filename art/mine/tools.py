"""Pick, lamp and cart, whole and broken. A tool stands on the origin and is 100 units tall."""

from collections.abc import Callable, Sequence

from art.colour import shade
from art.figure import Figure, figure, glow
from art.pathdata import Point
from art.shapes import (
    Shape,
    blob,
    circle,
    move,
    path,
    polygon,
    rect,
    ring,
    star,
    stretch,
    stroke,
    turn,
    union,
)

WOOD, IRON, BRASS, ORE = "#a0662f", "#5d6b78", "#c98f2b", "#e8b23a"
BODY, GLASS, FLAME, SOOT = "#7a3f22", "#ffe6a0", "#ff9a1f", "#2a2527"
SHARD = "#a9d3dc"

_HEAD = path(
    "M-56 -58C-44 -86 -18 -99 0 -100C18 -99 44 -86 56 -58"
    "C40 -74 18 -79 0 -79C-18 -79 -40 -74 -56 -58Z"
)
_SHAFT = path("M-5.5 -90H5.5L7.5 0H-7.5Z")
_COLLAR = rect(-10.5, -103, 21, 29, 4)
_TUB = path("M-64 -74H64L48 -20H-48Z")
_RIM = rect(-70, -82, 140, 14, 5)


def pick() -> Figure:
    """A pick, upright."""
    return figure((_SHAFT, WOOD), (rect(-8.5, -14, 17, 14, 3), shade(WOOD, -0.15))) + _pick_head()


def lamp() -> Figure:
    """A miner's lamp, burning."""
    return (
        glow(circle(0, -45, 62), "#ffd36b")
        + figure((ring(0, -92, 14, 5), IRON))
        + _lamp_base()
        + figure((_glass(), GLASS), (_flame(), FLAME), (_flame(0.5), "#fff7cf"))
        + figure((_bars(), IRON))
        + _lamp_cap()
    )


def cart() -> Figure:
    """A cart full of ore."""
    ore = blob([(-58, -78), (-44, -94), (-20, -101), (6, -97), (30, -103), (52, -90), (60, -76)])
    lumps = union(circle(-26, -90, 9), circle(8, -89, 11), circle(38, -88, 8))
    return (
        figure((ore, shade(ORE, -0.12)), (lumps, ORE), (_TUB, BODY))
        + figure((_bands(), IRON), (_RIM, shade(IRON, -0.05)), (rect(-52, -24, 104, 8, 2), SOOT))
        + _wheel(-28, -15)
        + _wheel(28, -15)
    )


def broken_pick() -> Figure:
    """The head has come off with a stump of its handle."""
    long = path("M-5.5 -90H5.5L8 16H-8Z")
    upper = long.intersection(
        polygon(
            [
                (-20, -110),
                (20, -110),
                (20, -52),
                (5, -56),
                (2, -40),
                (-2, -54),
                (-5, -44),
                (-20, -50),
            ]
        )
    )
    lower = long.intersection(
        polygon(
            [(-20, 20), (20, 20), (20, -38), (6, -34), (3, -50), (-1, -36), (-4, -46), (-20, -34)]
        )
    )
    head = figure((upper, WOOD)) + _pick_head()
    handle = figure((lower, WOOD), (rect(-9, 0, 18, 17, 3), shade(WOOD, -0.15)))
    chips = union(
        polygon([(-2, -48), (10, -56), (8, -46)]), polygon([(34, -22), (48, -24), (36, -14)])
    )
    return (
        head.moved(4, -4, 1, turn=40)
        + handle.moved(8, 14, 1.1, turn=2)
        + figure((chips, shade(WOOD, 0.06)))
    )


def broken_lamp() -> Figure:
    """No light: the glass is in shards, the frame bent."""
    hole = polygon(
        [
            (-4, -66),
            (8, -58),
            (3, -50),
            (15, -42),
            (5, -36),
            (10, -22),
            (40, -22),
            (40, -70),
            (-4, -70),
        ]
    )
    left = union(_glass().difference(hole))
    shards = union(
        polygon([(34, -2), (48, -26), (52, -3)]),
        polygon([(30, -34), (44, -47), (41, -29)]),
        polygon([(56, -6), (68, -18), (70, 0)]),
    )
    bars = union(
        stroke([(-24, -24), (-31, -46), (-19, -66)], 4.5),
        stroke([(24, -24), (33, -30), (28, -40)], 4.5),
    )
    top = _lamp_cap() + figure((ring(0, -92, 14, 5), IRON))
    return (
        figure((_glass().intersection(hole).buffer(-1), SOOT))
        + _lamp_base()
        + figure((left, SHARD), (bars, IRON))
        + top.moved(-12, -18, 1, turn=-24)
        + figure((shards, SHARD))
    )


def broken_cart() -> Figure:
    """Split down the middle, and a wheel has rolled off."""
    tear: list[Point] = [(2, -120), (-6, -76), (9, -64), (-8, -50), (7, -36), (-5, -10)]
    half = polygon([*tear, (-120, -10), (-120, -120)])
    parts = ((_TUB, BODY), (_bands(), IRON), (_RIM, shade(IRON, -0.05)))
    left = figure(*((shape.intersection(half), colour) for shape, colour in parts))
    right = figure(*((shape.difference(half), colour) for shape, colour in parts))
    spilt = union(circle(-8, -4, 9), circle(4, -8, 7), circle(-2, -16, 7))
    return (
        (left + _wheel(-28, -15)).moved(-2, 0, 1, turn=-10)
        + right.moved(-2, 16, 1, turn=20)
        + figure((spilt, ORE))
        + _wheel(28, 12, whole=False)
    )


WHOLE: dict[str, Callable[[], Figure]] = {"pick": pick, "lamp": lamp, "cart": cart}
BROKEN: dict[str, Callable[[], Figure]] = {
    "pick": broken_pick,
    "lamp": broken_lamp,
    "cart": broken_cart,
}


def centred(tool: Figure, fill: float = 100) -> Figure:
    """The tool around the origin, with a longer side of this length."""
    x0, y0, x1, y1 = tool.outline.bounds
    scale = fill / max(x1 - x0, y1 - y0)
    there = tool.moved(-scale * (x0 + x1) / 2, -scale * (y0 + y1) / 2, scale)
    return Figure(there.pieces, fill)


def crack(points: Sequence[Point], width: float) -> Shape:
    """A jagged split along the points, widest in its middle and zigzag on both sides."""
    left: list[Point] = []
    right: list[Point] = []
    for k, (x, y) in enumerate(points):
        half = width / 2 * (1 - abs(2 * k / (len(points) - 1) - 1)) ** 0.6
        left.append((x - half, y - half * 0.3))
        right.append((x + half, y + half * 0.3))
    return polygon([*left, *reversed(right)])


def spark(x: float, y: float, size: float) -> Shape:
    """A glint with four rays."""
    return star(x, y, size, 4, 0.2)


def _pick_head() -> Figure:
    shine = _HEAD.difference(move(_HEAD, 0, 4.5))
    return figure(
        (_HEAD, IRON), (shine, shade(IRON, 0.2)), (_COLLAR, shade(IRON, -0.16)),
        (rect(-6, -99, 12, 5, 2), shade(IRON, 0.05)),
    )  # fmt: skip


def _glass() -> Shape:
    return path("M-20 -24C-29 -38 -29 -52 -18 -66H18C29 -52 29 -38 20 -24Z")


def _flame(size: float = 1) -> Shape:
    drop = path("M0 -64C3 -52 11 -46 11 -38A11 11 0 0 1 -11 -38C-11 -46 -3 -52 0 -64Z")
    return stretch(drop, size, size, 0, -29)


def _bars() -> Shape:
    return union(
        stroke([(-24, -24), (-31, -45), (-20, -66)], 4.5),
        stroke([(24, -24), (31, -45), (20, -66)], 4.5),
    )


def _lamp_base() -> Figure:
    return figure(
        (path("M-24 -27H24L30 0H-30Z"), BRASS), (rect(-33, -7, 66, 8, 3), shade(BRASS, -0.16)),
        (rect(-26, -29, 52, 6, 2), shade(BRASS, -0.16)),
    )  # fmt: skip


def _lamp_cap() -> Figure:
    return figure(
        (path("M-24 -64C-20 -76 -10 -80 -8 -86H8C10 -80 20 -76 24 -64Z"), BRASS),
        (rect(-27, -68, 54, 7, 3), shade(BRASS, -0.16)),
    )


def _bands() -> Shape:
    return union(
        stroke([(-38, -74), (-29, -20)], 6),
        stroke([(0, -74), (0, -20)], 6),
        stroke([(38, -74), (29, -20)], 6),
    )


def _wheel(x: float, y: float, *, whole: bool = True) -> Figure:
    tyre = ring(x, y, 17, 5)
    spokes = union(
        *(turn(rect(x - 2, y - 15, 4, 30), angle, x, y) for angle in (20, 80, 140)), circle(x, y, 5)
    )
    if not whole:
        gap = polygon([(x, y), (x + 4, y - 24), (x + 26, y - 18)])
        tyre, spokes = tyre.difference(gap), spokes.difference(gap)
    return figure((tyre, SOOT), (spokes, IRON))
