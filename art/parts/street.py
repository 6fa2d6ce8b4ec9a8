"""Parts for the cards of streets: faces in perspective, dice, hands, sparrows, a keyboard."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import (
    Shape,
    arch,
    blob,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    polygons,
    rect,
    ribbon,
    stroke,
    turn,
    union,
)

Quad = Sequence[Point]  # upper left, upper right, lower right, lower left

PIPS: dict[int, list[Point]] = {
    1: [(0.5, 0.5)],
    2: [(0.27, 0.27), (0.73, 0.73)],
    3: [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)],
    4: [(0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)],
    5: [(0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)],
    6: [(0.28, 0.22), (0.28, 0.5), (0.28, 0.78), (0.72, 0.22), (0.72, 0.5), (0.72, 0.78)],
}


def onto(quad: Quad, *shapes: Shape) -> Shape:
    """Shapes drawn in the unit square, laid onto a four-cornered face in perspective; no holes."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = quad
    ax, ay, bx, by = x1 - x2, y1 - y2, x3 - x2, y3 - y2
    sx, sy = x0 - x1 + x2 - x3, y0 - y1 + y2 - y3
    size = ax * by - bx * ay
    g, h = (sx * by - bx * sy) / size, (ax * sy - sx * ay) / size

    def at(u: float, v: float) -> Point:
        deep = g * u + h * v + 1
        return (
            ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / deep,
            ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / deep,
        )

    parts = [part for shape in shapes for part in polygons(shape)]
    return union(*(polygon([at(u, v) for u, v in part.exterior.coords]) for part in parts))


def cube(x: float, y: float, size: float, yaw: float = 45, pitch: float = 26) -> list[Quad]:
    """The left, the right and the upper face of a box whose lowest corner stands on the point."""
    a, lean = math.radians(yaw), math.sin(math.radians(pitch))
    tall = size * math.cos(math.radians(pitch))
    left = (-size * math.cos(a), -size * math.sin(a) * lean)
    right = (size * math.sin(a), -size * math.cos(a) * lean)
    near, far = (x, y - tall), (x + left[0] + right[0], y + left[1] + right[1] - tall)
    west, east = (x + left[0], y + left[1]), (x + right[0], y + right[1])
    top_west, top_east = (west[0], west[1] - tall), (east[0], east[1] - tall)
    return [
        [top_west, near, (x, y), west],
        [near, top_east, east, (x, y)],
        [far, top_east, near, top_west],
    ]


def dice_house(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    numbers: tuple[int, int, int],
    paper: str,
    window: str,
    *,
    yaw: float = 45,
    door: str | None = None,
    ink: str | None = None,
    turned: float = 0,
) -> None:
    """A die one can live in: its spots are lit windows, and it may have a door."""
    faces = cube(x, y, size, yaw)
    mid = (x, y - size / 2)
    whole = union(*(polygon(list(face)) for face in faces))
    body = turn(whole.buffer(-size * 0.06).buffer(size * 0.06), turned, *mid)
    scene.sheet(body, shade(paper, -0.07), Shadow.LIFT, gradient=0.02)
    face_paper = rect(0.02, 0.02, 0.96, 0.96, 0.14)
    for k, (face, number, dim) in enumerate(zip(faces, numbers, (-0.02, -0.13, 0.05), strict=True)):
        scene.wash(turn(onto(face, face_paper), turned, *mid), shade(paper, dim))
        spots = [circle(u, v, 0.105) for u, v in PIPS[number]]
        lit = window if k < 2 else ink or shade(paper, -0.4)
        if k < 2:
            rims = [circle(u, v, 0.135) for u, v in PIPS[number]]
            scene.wash(turn(onto(face, *rims), turned, *mid), shade(paper, dim - 0.3))
        scene.wash(turn(onto(face, *spots), turned, *mid), lit)
    if door:
        scene.wash(turn(onto(faces[1], arch(0.5, 1, 0.24, 0.32)), turned, *mid), door)


def hand(skin: str, cuff: str, sleeve: str) -> Figure:
    """A hand reaching down with spread fingers; the tips of the middle ones at the origin."""
    dark, nail = shade(skin, -0.07), shade(skin, 0.08)
    fingers = [
        ribbon([(-17, -60), (-27, -34), (-25, -10)], 14, 10.5),
        ribbon([(20, -62), (30, -40), (28, -20)], 12.5, 9),
        ribbon([(8, -58), (13, -28), (11, -1)], 14, 10.5),
        ribbon([(-5, -58), (-8, -26), (-7, 1)], 14.5, 11),
    ]
    palm = blob(
        [(-25, -84), (-25, -60), (-16, -50), (0, -49), (16, -51), (26, -62), (24, -84), (13, -100)]
        + [(-13, -100)]
    )
    nails = union(
        ellipse(-25.5, -8, 3.6, 5, -4),
        ellipse(28.4, -19, 3.2, 4.4, -4),
        ellipse(11.2, 0, 3.6, 5, 4),
        ellipse(-7, 2, 3.8, 5.2, -2),
    )
    lines = union(*(ellipse(x, y, 4.6, 1.1) for x, y in ((-26, -36), (-8, -30), (12.6, -30))))
    knuckles = union(*(ellipse(x, y, 5, 1.3) for x, y in ((-17, -58), (-5, -57), (8, -57))))
    return figure(
        (fingers[0], dark),
        (fingers[1], dark),
        (fingers[2], shade(skin, -0.03)),
        (fingers[3], skin),
        (union(palm, path("M-14 -92L-15 -130H15L14 -92Z")), skin),
        (ribbon([(-15, -88), (-36, -76), (-44, -52)], 17, 11.5), shade(skin, -0.04)),
        (ellipse(-44.4, -51, 3.6, 5, 16), nail),
        (nails, nail),
        (union(lines, knuckles), shade(skin, -0.12)),
        (path("M-19 -112H19L21 -128H-21Z"), cuff),
        (path("M-23 -122H23L40 -330H-40Z"), sleeve),
        (circle(13, -119, 2.4), sleeve),
    )


def sparrow(p: Palette, back: str, *, up: bool = False) -> Figure:
    """A plump sparrow facing right; about 120 long. `up` raises its wings."""
    belly, ink = mix(p.light, back, 0.22), mix(back, p.level(1), 0.75)
    body = blob(
        [(37, -84), (30, -97), (14, -100), (0, -90), (-13, -70), (-32, -46), (-40, -28), (-22, -10)]
        + [(6, -6), (28, -16), (40, -38), (41, -62)]
    )
    folded = "M8 -66Q-18 -62 -56 -20Q-14 -12 12 -32Q20 -50 8 -66Z"
    raised = "M14 -58Q-4 -84 -22 -136Q-50 -108 -48 -72Q-42 -48 -12 -36Z"
    bars = [stroke(curve([(4 - 9 * k, -52 + 9 * k), (-4 - 9 * k, -36 + 6 * k)]), 2) for k in (0, 1)]
    plumes = [stroke([(-10, -60), (-24 - 9 * k, -108 + 17 * k)], 2) for k in range(3)]
    wing = path(raised if up else folded)
    return figure(
        ("M-28 -44L-82 -16L-72 -4L-16 -16Z", shade(back, -0.14)),
        (union(stroke([(-2, -10), (-3, 1)], 3), stroke([(12, -10), (13, 1)], 3)), ink),
        (body, belly),
        (
            path("M33 -92Q26 -102 12 -101Q-4 -96 -14 -70L-42 -26L-20 -30Q4 -62 20 -74Z")
            & body.buffer(0.5),
            back,
        ),
        ("M36 -88L55 -79L36 -73Z", ink),
        ("M37 -76Q24 -76 20 -62Q30 -50 40 -60Z", ink),
        (circle(27, -86, 3.4), ink),
        (circle(28, -87, 1.2), "#ffffff"),
        (wing, shade(back, -0.07)),
        (union(*(plumes if up else bars)), mix(belly, back, 0.3)),
    )


def arrow(p: Palette, shaft: str, flight: str) -> Figure:
    """An arrow flying right, 100 long, its tip at the origin."""
    return figure(
        (rect(-96, -1.2, 90, 2.4), shaft),
        ("M0 0L-13 -5.5L-9 0L-13 5.5Z", p.level(0.95)),
        ("M-100 -7H-86L-78 -1H-92ZM-100 7H-86L-78 1H-92Z", flight),
    )


def target(radius: float, red: str, white: str, rim: str) -> Figure:
    """Painted rings around the origin."""
    rings = [
        (circle(0, 0, radius * part), white if k % 2 else red)
        for k, part in enumerate((0.92, 0.74, 0.56, 0.38, 0.2))
    ]
    return figure((circle(0, 0, radius), rim), *rings, tall=2 * radius)


@dataclass(frozen=True)
class Keyboard:
    """White and black keys along a line that may bend; they grow from it as `deep` tells."""

    line: Sequence[Point]
    count: int
    deep: Callable[[float], float]

    def _at(self, k: float, down: float) -> Point:
        """A point k keys along the line and a part of the way from its upper to its lower edge."""
        n = len(self.line) - 1
        whole = max(0.0, min(1.0, k / self.count))
        place = whole * n
        i = min(int(place), n - 1)
        (x0, y0), (x1, y1) = self.line[i], self.line[i + 1]
        part, long = place - i, math.hypot(x1 - x0, y1 - y0)
        reach = self.deep(whole) * down
        return (
            x0 + (x1 - x0) * part - (y1 - y0) / long * reach,
            y0 + (y1 - y0) * part + (x1 - x0) / long * reach,
        )

    def _cut(self, start: float, end: float, top: float, bottom: float) -> Shape:
        along = [start + (end - start) * j / 6 for j in range(7)]
        upper = [self._at(k, top) for k in along]
        return polygon(upper + [self._at(k, bottom) for k in reversed(along)])

    def bed(self, rim: float) -> Shape:
        """The wood all keys lie on."""
        whites = [self._cut(k, k + 1, -0.1, 1) for k in range(self.count)]
        return union(*whites).buffer(rim)

    def white(self, k: int) -> Shape:
        """The key k."""
        return self._cut(k + 0.05, k + 0.95, 0, 1)

    def black(self, k: int) -> Shape:
        """The black key between the keys k and k + 1."""
        return self._cut(k + 0.68, k + 1.32, 0, 0.6)

    def low(self, k: int) -> Point:
        """The middle of the lower edge of key k."""
        return self._at(k + 0.5, 1)
