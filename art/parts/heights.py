"""People in any pose, and those they meet, in `heights*` and `giants*`."""

import math
from typing import Literal

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.pathdata import Point
from art.shapes import (
    Shape,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    ribbon,
    stroke,
    union,
)
from art.travellers.parts import legs, skin

Step = Literal["stand", "walk", "run", "sit", "swing"]
Head = Literal["short", "bun", "long", "hat", "cap", "straw", "bald", "scarf"]

_STRIDES: dict[Step, tuple[list[Point], list[Point]]] = {
    "walk": ([(-3, -32), (-10, -16), (-18, -2)], [(3, -32), (11, -17), (13, -2)]),
    "run": ([(-2, -32), (-8, -14), (-28, -18)], [(2, -32), (20, -26), (19, -3)]),
    "sit": ([(-2, -26), (18, -24), (18, -4)], [(2, -26), (22, -25), (24, -3)]),
    "swing": ([(0, -26), (20, -28), (33, -12)], [(2, -26), (24, -31), (40, -17)]),
}


def points(text: str) -> list[Point]:
    """Points as one reads them.

    >>> points("0 1, 2.5 -3")
    [(0.0, 1.0), (2.5, -3.0)]
    """
    pairs = (pair.split() for pair in text.split(","))
    return [(float(x), float(y)) for x, y in pairs]


def person(
    p: Palette,
    coat: str,
    *,
    near: Point = (18, -40),
    far: Point = (-17, -40),
    step: Step = "stand",
    skirt: bool = False,
    head: Head = "short",
    hair: str | None = None,
    barefoot: bool = False,
    face: str | None = None,
) -> Figure:
    """Somebody facing right, hands wherever they are wanted."""
    ink, flesh = p.level(1), face or skin(p)
    leg = flesh if barefoot else ink
    papers: list[tuple[str | Shape, str]] = [
        (_arm((-5, -62), far), shade(coat, -0.1)),
        (circle(*far, 4), flesh),
    ]
    if step == "stand":
        papers.append((legs(7, 6, -30), leg))
    else:
        for limb in _STRIDES[step]:
            x, y = limb[-1]
            foot = stroke([(x, y), (x + 6, y + 1)], 5)
            papers.append((union(stroke(limb, 7), foot), leg))
    body = (
        "M-8 -69Q-17 -44 -20 -18Q0 -12 20 -18Q17 -44 8 -69Z"
        if skirt
        else "M-11 -26Q-14 -62 0 -70Q13 -62 12 -26Q0 -22 -11 -26Z"
    )
    papers.append((body, coat))
    papers += _head(p, head, hair or ink, flesh)
    papers += [(_arm((5, -62), near), shade(coat, -0.05)), (circle(*near, 4), flesh)]
    return figure(*papers)


def _arm(shoulder: Point, hand: Point) -> Shape:
    (x0, y0), (x1, y1) = shoulder, hand
    across, down = x1 - x0, y1 - y0
    long = math.hypot(across, down) or 1
    out = math.sqrt(max(0, 17**2 - long**2 / 4)) * (1 if across >= 0 else -1)
    elbow = ((x0 + x1) / 2 - down / long * out, (y0 + y1) / 2 + across / long * out)
    return stroke([shoulder, elbow, hand], 6.5)


def _head(p: Palette, kind: Head, hair: str, flesh: str) -> list[tuple[str | Shape, str]]:
    face: tuple[str | Shape, str] = (circle(2, -80, 11), flesh)
    cap = "M-10 -74Q-15 -95 3 -95Q16 -94 14 -82Q6 -90 -2 -86Q-3 -76 -10 -74Z"
    if kind == "bald":
        return [face, ("M0 -76Q2 -62 12 -62Q16 -68 13 -76Q6 -71 0 -76Z", p.light)]
    if kind == "hat":
        return [face, ("M-14 -86H20V-83H-14ZM-7 -86Q-6 -101 4 -100Q14 -100 13 -86Z", hair)]
    if kind == "straw":
        return [
            face,
            (("M-20 -84Q2 -92 26 -84Q2 -80 -20 -84ZM-8 -86Q-6 -102 4 -101Q14 -101 13 -86Z"), hair),
        ]
    if kind == "cap":
        return [face, ("M-10 -82Q-10 -97 3 -96Q14 -95 14 -86L22 -83L4 -84Z", hair)]
    if kind == "scarf":
        return [face, ("M-10 -70Q-16 -96 4 -96Q15 -95 14 -87Q4 -86 -2 -68Z", hair)]
    if kind == "bun":
        return [(circle(-11, -90, 6.5), hair), face, (cap, hair)]
    if kind == "long":
        back = "M4 -94Q-20 -98 -34 -82Q-26 -82 -22 -76Q-32 -74 -36 -66Q-16 -66 -4 -70Z"
        return [(back, hair), face, (cap, hair)]
    return [face, (cap, hair)]


def sitting_cat(p: Palette, collar: str) -> Figure:
    """A cat on an edge, its paw held out and its tail hanging down."""
    ink = p.level(1)
    tail = ribbon([(-20, -6), (-38, 2), (-44, 26), (-36, 48), (-46, 62)], 9, 6)
    body = path("M-24 2Q-38 -26 -20 -46Q-10 -58 2 -62L20 -56Q20 -40 17 -28Q18 -12 26 2Z")
    head = union(
        ellipse(11, -73, 19, 16),
        polygon([(-7, -78), (-6, -99), (8, -87)]),
        polygon([(14, -87), (27, -98), (28, -76)]),
        ellipse(24, -68, 8, 6),
    )
    return figure(
        (union(tail, body), ink),
        (stroke([(12, -44), (30, -40), (40, -48)], 9), ink),
        (head, ink),
        (stroke(curve([(-3, -58), (10, -54), (22, -57)]), 5), collar),
        (ellipse(20, -76, 4.6, 3.4, -12), p.light),
        (ellipse(21, -76, 1.4, 3), ink),
    )


def window_bear(p: Palette, fur: str, *, tongue: bool = False, up: bool = False) -> Figure:
    """A bear behind a window sill, from the chest up: catching honey, or looking up for more."""
    pale, ink = mix(fur, p.light, 0.45), p.level(1)
    y = -64.0
    face: list[tuple[str | Shape, str]] = [
        ("M-38 4Q-40 -36 0 -42Q40 -36 38 4Z", fur),
        (union(circle(-22, y - 24, 10), circle(22, y - 24, 10)), fur),
        (union(circle(-22, y - 24, 5), circle(22, y - 24, 5)), pale),
        (ellipse(0, y, 31, 28), fur),
        (ellipse(0, y + 9 - 10 * up, 15, 12), pale),
        (ellipse(0, y + 4 - 13 * up, 6, 4.4), ink),
        (union(circle(-12, y - 6 - 8 * up, 3.2), circle(12, y - 6 - 8 * up, 3.2)), ink),
    ]
    if tongue:
        face.append(
            (
                (f"M-9 {y + 8}Q0 {y + 12} 9 {y + 8}Q9 {y + 34} 0 {y + 34}Q-9 {y + 34} -9 {y + 8}Z"),
                "#e4536a",
            )
        )
    else:
        face.append(
            (
                stroke(
                    curve([(-7, y + 12 - 10 * up), (0, y + 15 - 10 * up), (7, y + 12 - 10 * up)]),
                    2.4,
                ),
                ink,
            )
        )
    return figure(*face)


def pilgrim(p: Palette, cloak: str) -> Figure:
    """A small hooded walker with a lamp on a staff."""
    ink = p.level(1)
    return figure(
        (stroke([(20, -92), (24, 0)], 4), ink),
        ("M-6 -76Q-24 -40 -24 0H20Q16 -44 8 -76Z", cloak),
        ("M-12 -70Q-14 -98 3 -98Q18 -94 14 -72Q0 -62 -12 -70Z", shade(cloak, -0.08)),
        (ellipse(6, -80, 7, 9), mix(p.light, "#d99a7a", 0.4)),
        (circle(26, -90, 10), "#fff0b8"),
    )
