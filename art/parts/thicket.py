"""Who and what is met under the trees."""

import math

from art.colour import mix, shade
from art.figure import Figure, figure
from art.nature import leaf
from art.palettes import Palette
from art.shapes import (
    Shape,
    circle,
    curve,
    move,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    stretch,
    stroke,
    turn,
    union,
)
from art.travellers.parts import skin


def watch_fruit(
    p: Palette, case: str, hour: float, minute: float, *, bitten: bool = False
) -> Figure:
    """A pocket watch on a stem with two leaves; hang it by its top."""
    body, face = circle(0, -40, 40), circle(0, -40, 31)
    bite = union(circle(34, -62, 13), circle(42, -46, 12), circle(36, -30, 11))
    marks = [
        stroke([(r * math.cos(a), -40 + r * math.sin(a)) for r in (24, 28)], 2.6, flat=True)
        for a in (k * math.pi / 6 for k in range(12))
    ]
    hands = []
    for part, long, wide in ((hour / 12 + minute / 720, 14, 4), (minute / 60, 22, 2.6)):
        a = part * math.tau - math.pi / 2
        hands.append(stroke([(0, -40), (long * math.cos(a), -40 + long * math.sin(a))], wide))
    if bitten:
        body, face = body.difference(bite), face.difference(bite.buffer(3))
    green = mix(p.level(0.35), "#6fae4a", 0.5)
    flesh = union(*(leaf(0, -104, a, 44, 0.45) for a in (-0.35, math.pi + 0.5)))
    return figure(
        (stroke([(0, -100), (0, -116)], 3.4), p.level(0.9)),
        (flesh, green),
        (ring(0, -94, 12, 4), shade(case, -0.14)),
        (rect(-7, -88, 14, 12, 3), shade(case, -0.1)),
        (body, case),
        (face, mix(p.light, "#ffffff", 0.3)),
        (union(*marks, *hands, circle(0, -40, 3)).intersection(face), p.level(1)),
        tall=116,
    )


def old_woman(p: Palette, scarf: str) -> Figure:
    """An old woman in a headscarf and an apron, biting into what she holds at (27, -80)."""
    ink, dress, face = p.level(1), p.level(0.72), skin(p)
    return figure(
        ("M-12 -6H-2V0H-12ZM2 -6H12L15 0H2Z", ink),
        ("M-12 -64Q-26 -34 -25 -5Q0 2 23 -5Q20 -36 12 -64Q0 -72 -12 -64Z", dress),
        ("M0 -52Q14 -50 17 -10Q6 -6 -4 -8Q-6 -34 0 -52Z", mix(p.light, dress, 0.12)),
        (circle(10, -80, 13), face),
        ("M21 -84Q30 -80 22 -77Z", face),
        (stroke(curve([(14, -84), (17, -85.5), (20, -84)]), 1.3), ink),
        (circle(14, -78, 2.8), mix(face, scarf, 0.5)),
        ("M-6 -70Q-10 -96 10 -96Q20 -95 20 -88Q10 -88 8 -80Q8 -70 14 -64Q2 -58 -10 -64Z", scarf),
        ("M-4 -66L-16 -56L-8 -54L-12 -44L2 -60Z", shade(scarf, -0.1)),
        (ribbon([(-2, -58), (14, -52), (25, -68)], 9, 7), shade(dress, 0.06)),
        (circle(26, -69, 4.2), face),
    )


def basket(p: Palette, fruit: str) -> Figure:
    """A round basket heaped with watches."""
    wicker = "#b9803f"
    weave = [stroke([(-50 + 3 * k, -44 + 13 * k), (50 - 3 * k, -44 + 13 * k)], 3) for k in range(4)]
    tops = [circle(x, y, 17) for x, y in ((-30, -56), (0, -60), (30, -56), (-14, -74), (16, -75))]
    return figure(
        (ring(0, -52, 50, 6).intersection(rect(-60, -110, 120, 62)), shade(wicker, -0.12)),
        (union(*tops), fruit),
        (union(*(circle(c.centroid.x, c.centroid.y, 12) for c in tops)), p.light),
        (union(*(rect(c.centroid.x - 1, c.centroid.y - 8, 2, 9) for c in tops)), p.level(1)),
        ("M-54 -52H54L42 0H-42Z", wicker),
        (union(*weave), shade(wicker, -0.14)),
    )


def iron_key(length: float, bow: int = 0) -> Shape:
    """A long key hanging by its bow from the origin, tapering like an icicle."""
    w = 9.0
    if bow == 0:
        head = ring(0, 22, 22, 8)
    elif bow == 1:
        head = union(*(ring(x, y, 14, 6) for x, y in ((-12, 16), (12, 16), (0, 32))))
    else:
        head = polygon([(0, 0), (22, 22), (0, 44), (-22, 22)]).difference(
            polygon([(0, 12), (10, 22), (0, 32), (-10, 22)])
        )
    shaft = polygon([(-w / 2, 40), (w / 2, 40), (1.4, length), (-1.4, length)])
    foot = length * 0.74
    bit = union(rect(0, foot, 24, 7), rect(0, foot + 15, 18, 7), rect(17, foot, 7, 13))
    return union(head, shaft, rect(-9, 44, 18, 6, 2), bit)


def barber(p: Palette) -> Figure:
    """A barber with a moustache, both arms held out to the right at (44, -62)."""
    ink, coat, face = p.level(1), mix("#ffffff", p.light, 0.4), "#f2b48c"
    return figure(
        ("M-11 -32L-12 0H-2V-30H2V0H15L11 -32Z", ink),
        ("M-13 -72Q-18 -44 -18 -18Q0 -13 18 -18Q17 -48 11 -72Q0 -78 -13 -72Z", coat),
        (rect(-11, -44, 11, 13, 2), shade(coat, -0.1)),
        (union(rect(-9, -51, 2.2, 12), rect(-5, -49, 2.2, 9)), p.accent),
        (ribbon([(-4, -66), (16, -56), (40, -60)], 9, 7), shade(coat, -0.07)),
        (ribbon([(6, -68), (22, -64), (44, -64)], 9, 7), coat),
        (circle(43, -62, 5.4), face),
        (circle(4, -85, 13), face),
        ("M-9 -86Q-12 -102 4 -101Q18 -101 17 -90Q8 -96 -2 -92Q-2 -84 -9 -80Z", ink),
        ("M8 -80Q14 -84 22 -84Q24 -77 14 -77Q10 -77 8 -80Z", ink),
        (circle(11, -87, 1.7), ink),
    )


def wide_comb(wide: float, teeth: int, long: float) -> Shape:
    """A wooden comb: its back along x about the origin, its teeth down."""
    gap = (wide - 60) / teeth
    tines = [
        path(f"M{x - gap * 0.3} 0H{x + gap * 0.3}L{x + 3} {long}Q{x} {long + 6} {x - 3} {long}Z")
        for x in (-wide / 2 + 30 + gap * (k + 0.5) for k in range(teeth))
    ]
    back = path(
        f"M{-wide / 2} 10V-30Q{-wide / 2} -62 {-wide / 2 + 40} -66Q0 -100 {wide / 2 - 40} -66"
        f"Q{wide / 2} -62 {wide / 2} -30V10Z"
    )
    ends = [rect(x - 15, 0, 30, long * 1.05, 12) for x in (-wide / 2 + 15, wide / 2 - 15)]
    return union(back, *tines, *ends)


def hanging(shape: Shape, x: float, y: float, scale: float) -> Shape:
    """A shape made at the origin, brought to a place at a size."""
    return move(stretch(shape, scale, scale, 0, 0), x, y)


def swung(shape: Shape, x: float, y: float, degrees: float) -> Shape:
    """A shape made at the origin, turned about it and brought to a place."""
    return move(turn(shape, degrees, 0, 0), x, y)
