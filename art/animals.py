"""Large animals drawn by hand, as papers with markings; others are in `silhouettes`."""

import math

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.shapes import (
    Shape,
    blob,
    circle,
    curve,
    ellipse,
    path,
    rect,
    ribbon,
    ring,
    smooth,
    stroke,
    union,
)


def whale_body() -> Shape:
    """A whale from the side, facing right: about 240 wide and 100 tall, tail raised."""
    body = blob(
        [
            (112, -38),
            (116, -22),
            (104, -6),
            (66, 0),
            (20, 0),
            (-30, -8),
            (-66, -24),
            (-88, -46),
            (-97, -66),
            (-92, -74),
            (-80, -62),
            (-56, -46),
            (-20, -50),
            (20, -66),
            (66, -68),
            (98, -56),
        ]
    )
    flukes = path(
        "M-90 -66Q-98 -88 -128 -92Q-122 -76 -102 -66ZM-96 -66Q-92 -92 -64 -104Q-64 -84 -86 -64Z"
    )
    return union(body, flukes)


def whale(p: Palette, paper: str | None = None) -> Figure:
    """A blue whale with a pleated throat."""
    skin = paper or p.level(0.7)
    body = whale_body()
    belly = blob(
        [(116, -26), (106, -5), (66, 1), (20, 1), (-20, -6), (10, -16), (60, -20), (96, -24)]
    )
    pleats = [
        stroke(
            curve([(112 - 5 * k, -22 + 5 * k), (70, -15 + 4 * k), (20 - 8 * k, -11 + 3 * k)]), 1.1
        )
        for k in range(4)
    ]
    return figure(
        (body, skin),
        (belly.intersection(body), mix(skin, p.light, 0.28)),
        (union(*pleats).intersection(body), shade(skin, -0.1)),
        (
            stroke(curve([(115, -31), (98, -29), (84, -33)]), 1.4).intersection(body),
            shade(skin, -0.14),
        ),
        ("M40 -14Q34 10 8 18Q12 0 20 -14Z", shade(skin, -0.07)),
        (circle(84, -40, 2.6), p.light),
        tall=104,
    )


def stag_body() -> Shape:
    """A stag facing right, a foreleg raised, without antlers: they grow from (34, -96)."""
    torso = blob(
        [
            (-36, -46),
            (-32, -57),
            (-12, -59),
            (12, -58),
            (26, -64),
            (32, -50),
            (22, -38),
            (-6, -35),
            (-28, -38),
        ]
    )
    neck = blob([(12, -57), (22, -74), (28, -90), (39, -92), (38, -76), (33, -58), (28, -46)])
    head = blob(
        [(27, -91), (35, -98), (45, -94), (57, -88), (58, -83), (50, -81.5), (40, -83), (31, -83)]
    )
    ear = path("M31 -95Q20 -101 13 -97Q19 -89 31 -89Z")
    tail = path("M-34 -55Q-43 -52 -41 -41Q-36 -43 -32 -46Z")
    limbs = [
        ribbon([(20, -46), (22, -24), (21, -2)], 10, 3.6),
        ribbon([(27, -48), (35, -38), (42, -32)], 10, 4.6),
        ribbon([(42, -32), (40, -22), (36, -13)], 4.6, 3.2),
        ribbon([(-27, -47), (-25, -38), (-28, -29)], 19, 7),
        ribbon([(-28, -29), (-34, -20), (-32, -2)], 6.6, 3.4),
        ribbon([(-22, -44), (-16, -34), (-19, -25)], 14, 6),
        ribbon([(-19, -25), (-23, -17), (-20, -2)], 6, 3.2),
    ]
    hooves = [rect(x - 2.4, -3.4, 5.6, 3.4, 1) for x in (21, -32, -20)]
    return smooth(union(torso, neck, head, ear, tail, *limbs, *hooves), 0.7)


def owl(p: Palette, paper: str | None = None) -> Figure:
    """An owl facing the viewer; its eyes are at (±19, -74), radius 15, left blank."""
    coat = paper or p.level(0.7)
    body = blob(
        [
            (0, -94),
            (28, -97),
            (40, -78),
            (42, -40),
            (30, -10),
            (0, -2),
            (-30, -10),
            (-42, -40),
            (-40, -78),
            (-28, -97),
        ]
    )
    tufts = path(
        "M-40 -76Q-50 -100 -40 -106Q-28 -100 -12 -93ZM40 -76Q50 -100 40 -106Q28 -100 12 -93Z"
    )
    breast = blob([(0, -58), (24, -46), (26, -22), (0, -8), (-26, -22), (-24, -46)])
    feathers = [
        path(f"M{x - 6} {y}Q{x} {y + 9} {x + 6} {y}Q{x} {y + 3} {x - 6} {y}Z")
        for row, y in enumerate((-46, -37, -28, -19))
        for x in ((-12, 0, 12) if row % 2 == 0 else (-18, -6, 6, 18))
    ]
    wing = "M-34 -62Q-52 -40 -38 -8Q-30 -14 -27 -28Q-26 -46 -34 -62Z"
    mirrored = "M34 -62Q52 -40 38 -8Q30 -14 27 -28Q26 -46 34 -62Z"
    return figure(
        ("M-16 -6V2H-20V4H-6V2H-10V-6ZM10 -6V2H6V4H20V2H16V-6Z", p.second),
        (union(body, tufts), coat),
        (breast, mix(coat, p.light, 0.4)),
        (union(*feathers), shade(coat, -0.06)),
        (wing + mirrored, shade(coat, -0.09)),
        (union(circle(-19, -74, 20), circle(19, -74, 20)), mix(coat, p.light, 0.25)),
        ("M-6 -68Q0 -74 6 -68L0 -54Z", p.second),
        tall=108,
    )


def fish(p: Palette, paper: str | None = None) -> Figure:
    """A plump fish facing right: 150 wide, centred 40 above the origin."""
    skin = paper or p.accent
    body = blob(
        [(72, -40), (46, -66), (0, -78), (-36, -58), (-52, -42), (-36, -26), (0, -4), (46, -16)]
    )
    scales = [
        ring(x, y, 9, 1.2).intersection(rect(x - 10, y - 10, 10, 20))
        for x in range(-24, 34, 12)
        for y in range(-64, -14, 12)
    ]
    return figure(
        ("M-44 -42Q-80 -84 -88 -72Q-76 -42 -88 -10Q-78 -2 -44 -42Z", shade(skin, -0.08)),
        ("M-14 -74Q4 -104 34 -92Q30 -76 30 -70ZM-6 -8Q6 12 22 8Q18 -4 18 -10Z", shade(skin, -0.08)),
        (body, skin),
        (union(*scales).intersection(body), shade(skin, -0.1)),
        ("M20 -52Q-4 -44 8 -22Q22 -28 20 -52Z", shade(skin, 0.07)),
        (circle(48, -48, 8), p.light),
        (circle(50, -48, 4), p.level(1)),
    )


def jellyfish(p: Palette, paper: str | None = None) -> Figure:
    """A bell with trailing ribbons."""
    skin = paper or p.accent
    arms = []
    for x in (-24, -16, -8, 0, 8, 16, 24):
        sway = 5 * math.sin(x)
        arms.append(ribbon([(x, -58), (x + sway, -40), (x - sway, -20), (x + sway, 0)], 3.4, 1))
    return figure(
        (union(*arms), shade(skin, 0.05)),
        (
            (
                "M-36 -56Q-38 -100 0 -100Q38 -100 36 -56Q30 -62 24 -56Q18 -62 12 -56"
                "Q6 -62 0 -56Q-6 -62 -12 -56Q-18 -62 -24 -56Q-30 -62 -36 -56Z"
            ),
            skin,
        ),
        ("M-22 -66Q-22 -90 -4 -92Q-14 -84 -14 -66Z", shade(skin, 0.12)),
    )


def moth(p: Palette, paper: str | None = None) -> Figure:
    """A moth with spread wings, seen from above: 160 wide."""
    wing = paper or p.accent
    upper = (
        "M-3 -62Q-34 -104 -80 -96Q-84 -62 -56 -46Q-28 -38 -3 -48ZM3 -62Q34 -104 80 -96"
        "Q84 -62 56 -46Q28 -38 3 -48Z"
    )
    lower = (
        "M-3 -48Q-46 -44 -54 -18Q-48 4 -26 0Q-6 -10 -3 -40ZM3 -48Q46 -44 54 -18"
        "Q48 4 26 0Q6 -10 3 -40Z"
    )
    spots = union(
        *(circle(s * x, y, r) for s in (-1, 1) for x, y, r in ((54, -74, 10), (34, -18, 8)))
    )
    cores = union(
        *(circle(s * x, y, r) for s in (-1, 1) for x, y, r in ((54, -74, 5), (34, -18, 4)))
    )
    return figure(
        (lower, shade(wing, -0.09)),
        (upper, wing),
        (spots, p.light),
        (cores, p.level(0.9)),
        (
            union(
                ellipse(0, -44, 5.5, 24),
                stroke(curve([(0, -66), (-8, -84), (-18, -90)]), 1.6),
                stroke(curve([(0, -66), (8, -84), (18, -90)]), 1.6),
            ),
            p.level(0.95),
        ),
    )


def snail(p: Palette, shell: str | None = None, skin: str | None = None) -> Figure:
    """A snail going right; the top of its shell is near (-14, -100)."""
    house, body = shell or p.accent, skin or p.level(0.35)
    spiral: list[tuple[float, float]] = []
    for k in range(60):
        a, r = k * 0.27, 36 * (1 - k / 66)
        spiral.append((-14 + r * math.cos(a + 1.0), -56 + r * math.sin(a + 1.0)))
    horns = union(
        ribbon([(74, -50), (80, -70), (88, -82)], 5, 3.5),
        circle(89, -84, 4.6),
        ribbon([(66, -50), (66, -72), (68, -86)], 5, 3.5),
        circle(68, -88, 4.6),
    )
    return figure(
        (
            union(
                horns,
                path(
                    "M-96 0Q-70 -16 -40 -18Q20 -20 42 -24Q50 -58 70 -58Q88 -56 84 -36Q78 -4 44 0Z"
                ),
            ),
            body,
        ),
        (circle(-14, -56, 45), house),
        (stroke(curve(spiral, 2), 5), shade(house, -0.16)),
        (circle(74, -44, 2.2), p.level(1)),
        ("M80 -30Q74 -24 66 -28Q74 -28 80 -30Z", shade(body, -0.15)),
    )


def crane(p: Palette, paper: str | None = None) -> Figure:
    """A folded paper crane, 160 wide, wings up."""
    white = paper or p.light
    return figure(
        ("M-8 -34L-84 -62L-20 -20Z", shade(white, -0.13)),
        ("M10 -30L64 -78L84 -70L66 -70L22 -16Z", shade(white, -0.06)),
        ("M-4 -30L-34 -104L14 -40Z", shade(white, -0.1)),
        ("M-26 -24L0 -40L28 -22L0 0Z", shade(white, -0.03)),
        ("M-2 -32L34 -108L18 -30L4 -20Z", white),
    )
