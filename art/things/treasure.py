"""Things one looks for, or should not have opened."""

import math

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.shapes import (
    Shape,
    circle,
    curve,
    ellipse,
    path,
    rect,
    ring,
    star,
    stroke,
    turn,
    union,
)


def book(p: Palette, cover: str | None = None) -> Figure:
    """An open book lying towards the viewer, about 220 wide and 50 tall."""
    paper, bound = mix(p.light, "#ffffff", 0.3), cover or p.accent
    lines = []
    for k in range(5):
        y = -30 + 5.5 * k
        lines.append(stroke([(-88 - k * 2, y - 2), (-50, y - 5), (-12, y + 6)], 1.1))
        lines.append(stroke([(88 + k * 2, y - 2), (50, y - 5), (12, y + 6)], 1.1))
    return figure(
        ("M-104 -38L0 -22L104 -38L116 -6L0 8L-116 -6Z", bound),
        ("M-98 -44Q-50 -52 0 -28V0Q-54 -20 -110 -9Z", paper),
        ("M98 -44Q50 -52 0 -28V0Q54 -20 110 -9Z", shade(paper, -0.06)),
        (union(*lines), mix(paper, p.level(0.7), 0.5)),
        tall=50,
    )


def closed_book(p: Palette, cover: str | None = None) -> Figure:
    """A book standing upright, its front to the viewer."""
    bound = cover or p.accent
    return figure(
        (rect(-34, -100, 70, 100, 3), shade(bound, -0.15)),
        (rect(-30, -97, 68, 94, 1), mix(p.light, "#ffffff", 0.3)),
        (rect(-36, -100, 68, 100, 3), bound),
        (rect(-28, -92, 52, 84).difference(rect(-25, -89, 46, 78)), p.second),
        (star(-2, -58, 12), p.second),
    )


def key(p: Palette, paper: str | None = None) -> Figure:
    """An old key, its bow on top."""
    brass = paper or p.accent
    bow = union(
        *(ring(18 * math.cos(a), -78 + 13 * math.sin(a), 13, 5.5) for a in (0.3, 2.84, 4.71))
    )
    shaft = union(
        rect(-4, -72, 8, 72), rect(-8, -60, 16, 5), rect(3, -22, 16, 7), rect(3, -9, 20, 8)
    )
    return figure((union(bow, shaft, rect(14, -27, 5, 8)), brass))


def clock(
    p: Palette, hour: float = 10, minute: float = 8, face: str | None = None, rim: str | None = None
) -> Figure:
    """A round clock, centre 50 above the origin."""
    ink, paper = rim or p.level(0.95), face or p.light
    marks = []
    for k in range(12):
        a, inner = k * math.pi / 6, 36 if k % 3 else 32
        ends = [(r * math.cos(a), -50 + r * math.sin(a)) for r in (inner, 40)]
        marks.append(stroke(ends, 3, flat=True))
    hands = []
    for part, long, wide in ((hour / 12 + minute / 720, 22, 5), (minute / 60, 33, 3)):
        a = part * math.tau - math.pi / 2
        hands.append(stroke([(0, -50), (long * math.cos(a), -50 + long * math.sin(a))], wide))
    return figure(
        (circle(0, -50, 50), ink),
        (circle(0, -50, 44), paper),
        (union(*marks), ink),
        (union(*hands, circle(0, -50, 4)), ink),
    )


def cage(p: Palette, paper: str | None = None) -> Figure:
    """A bird cage with a ring; lay it over whatever is caught in it."""
    bars = [
        stroke(
            curve([(x, -8), (x, -34), (x, -58), (x * 0.84, -78), (x * 0.48, -90), (0, -95)]), 1.4
        )
        for x in (-36, -27, -18, -9, 0, 9, 18, 27, 36)
    ]
    hoops = [rect(-37, -60, 74, 2), rect(-37, -34, 74, 1.6)]
    base = rect(-42, -8, 84, 8, 2)
    return figure(
        (union(*bars, *hoops, base, ring(0, -98, 4.6, 1.8)), paper or p.level(0.93)), tall=103
    )


def mask(p: Palette, paper: str | None = None, *, sad: bool = False) -> Figure:
    """A theatre mask, eyes and mouth cut out in the dark."""
    face = paper or p.light
    mouth = (
        "M-26 -24Q0 -46 26 -24Q0 -34 -26 -24Z"
        if sad
        else "M-28 -40Q0 -30 28 -40Q14 -12 0 -12Q-14 -12 -28 -40Z"
    )
    brow = (
        "M-38 -76Q-26 -90 -8 -80L-9 -76Q-26 -84 -38 -76ZM38 -76Q26 -90 8 -80L9 -76Q26 -84 38 -76Z"
    )
    return figure(
        ("M-46 -94Q0 -108 46 -94Q52 -40 26 -12Q0 8 -26 -12Q-52 -40 -46 -94Z", face),
        ("M0 -100Q24 -101 46 -94Q52 -40 26 -12Q12 0 0 0Z", shade(face, -0.06)),
        ("M-34 -64Q-22 -76 -8 -62Q-22 -54 -34 -64ZM34 -64Q22 -76 8 -62Q22 -54 34 -64Z", p.level(1)),
        (mouth, p.level(1)),
        (brow, p.level(0.8)),
        (union(ellipse(-30, -46, 8, 5), ellipse(30, -46, 8, 5)), mix(face, p.accent, 0.6)),
        tall=104,
    )


def hourglass_glass() -> tuple[Shape, Shape]:
    """The two bulbs of the hourglass, to put scenes inside."""
    upper = path("M-34 -94H34Q36 -70 18 -58Q4 -52 3 -48H-3Q-4 -52 -18 -58Q-36 -70 -34 -94Z")
    return upper, turn(upper, 180, 0, -48)


def hourglass_frame(p: Palette, wood: str | None = None) -> Figure:
    """The stand of an hourglass, whose bulbs are `hourglass_glass`."""
    paper = wood or p.level(0.8)
    posts = union(rect(-42, -96, 5, 96), rect(37, -96, 5, 96))
    plates = union(rect(-50, -104, 100, 9, 3), rect(-50, -1, 100, 9, 3))
    return figure((posts, paper), (plates, shade(paper, 0.05)), tall=112)


def bottle(p: Palette, glass: str | None = None) -> Figure:
    """A corked bottle, standing."""
    paper = glass or p.level(0.3)
    return figure(
        (rect(-7, -104, 14, 12, 2), mix(p.second, p.level(0.7), 0.4)),
        ("M-9 -94H9V-72Q30 -62 30 -44V-6Q30 0 24 0H-24Q-30 0 -30 -6V-44Q-30 -62 -9 -72Z", paper),
        (rect(-11, -96, 22, 6, 2), shade(paper, -0.1)),
        ("M-24 -46Q-22 -58 -10 -64L-8 -60Q-18 -54 -19 -44V-12H-24Z", shade(paper, 0.14)),
    )


def crown(p: Palette, paper: str | None = None) -> Figure:
    """A crown with five points; 120 wide."""
    gold = paper or p.accent
    return figure(
        ("M-54 0L-62 -70L-30 -38L0 -92L30 -38L62 -70L54 0Z", gold),
        (rect(-55, -14, 110, 14, 3), shade(gold, -0.13)),
        (union(circle(-62, -74, 7), circle(0, -95, 8), circle(62, -74, 7)), p.second),
        (union(circle(0, -30, 8), circle(-28, -22, 5), circle(28, -22, 5)), p.second),
    )
