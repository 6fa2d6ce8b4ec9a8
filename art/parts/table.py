"""Parts for the cards at table: spoons, ants, a mole, a baker, spectacles, portraits."""

import math
from random import Random

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.pathdata import Point
from art.shapes import (
    Shape,
    blob,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    smooth,
    stroke,
    union,
)
from art.travellers.parts import skin


def spoon(silver: str, cape: str, clasp: str) -> Figure:
    """A spoon in a courtier's cape that bows to the right; its bowl is the head."""
    bowl = ellipse(28, -88, 15.5, 22, 38)
    return figure(
        (ribbon([(-6, 0), (-6, -26), (-3, -50), (10, -70), (16, -76)], 9, 5), silver),
        (ellipse(-6, -3, 7, 4), shade(silver, -0.1)),
        ("M6 -68Q-22 -60 -28 -10Q-16 -4 -8 -9Q2 -3 16 -9Q22 -40 14 -62Z", cape),
        ("M6 -68Q-12 -44 -13 -8L-8 -9L-3 -7Q-4 -44 10 -66Z", shade(cape, -0.08)),
        (ribbon([(3, -66), (10, -66), (17, -60)], 8, 6), shade(cape, 0.08)),
        (circle(11, -64, 3.4), clasp),
        (bowl, silver),
        (ellipse(29, -87, 11, 17, 38), shade(silver, -0.15)),
        (stroke(curve([(22, -92), (26, -100), (34, -104)]), 2.4), "#ffffff"),
    )


def egg_cup(gold: str, shell: str, jewel: str) -> Figure:
    """An egg in a golden cup on a foot, 200 tall and 120 wide."""
    cup = path(
        "M-60 -112Q0 -94 60 -112Q60 -62 22 -46Q10 -38 10 -24H-10Q-10 -38 -22 -46Q-60 -62 -60 -112Z"
    )
    studs = union(*(ellipse(x, -70 + 3 * (1 - abs(x) / 40), 4, 5) for x in (-38, -19, 0, 19, 38)))
    return figure(
        (
            blob(
                [(0, -200), (34, -184), (52, -140), (48, -100), (0, -80), (-48, -100), (-52, -140)]
                + [(-34, -184)]
            ),
            shell,
        ),
        (ellipse(-25, -152, 7, 22, 16), "#ffffff"),
        (cup, gold),
        (
            "M14 -100Q40 -102 60 -112Q60 -62 22 -46Q10 -38 10 -24H2Q4 -42 14 -52Q30 -70 14 -100Z",
            shade(gold, -0.09),
        ),
        ("M-60 -112Q0 -94 60 -112L59 -101Q0 -83 -59 -101Z", shade(gold, 0.07)),
        (studs, jewel),
        (ellipse(0, -26, 15, 5), shade(gold, 0.06)),
        ("M-10 -24H10Q14 -10 46 -4V2H-46V-4Q-14 -10 -10 -24Z", shade(gold, -0.03)),
        (rect(-50, -3, 100, 6, 3), shade(gold, 0.05)),
        tall=200,
    )


def ant(p: Palette, steel: str, *, shield: str | None = None) -> Figure:
    """An ant in armour with a lance, facing right; standing on four legs."""
    ink = p.level(1)
    limbs = union(
        stroke([(-2, -48), (14, -30), (11, 0)], 3.6),
        stroke([(-4, -46), (-2, -24), (-8, 0)], 3.6),
        stroke([(-10, -44), (-24, -34), (-27, 0)], 3.6),
        stroke([(-14, -40), (-38, -36), (-46, 0)], 3.6),
    )
    horns = union(
        stroke(curve([(12, -86), (20, -104), (34, -106)]), 2.2),
        stroke(curve([(6, -88), (8, -106), (18, -114)]), 2.2),
    )
    papers = figure(
        (limbs, ink),
        (ellipse(-28, -38, 24, 16, -24), ink),
        (union(stroke([(-18, -50), (-22, -28)], 3), stroke([(-28, -54), (-36, -26)], 3)), steel),
        (stroke([(31, -124), (27, 2)], 3), p.level(0.75)),
        ("M31.500 -138L36 -120L27 -120Z", steel),
        (ellipse(-1, -54, 14, 13, -30), steel),
        (horns, ink),
        (ellipse(12, -74, 16, 13, 10), ink),
        ("M-6 -76Q-4 -94 12 -92Q24 -90 25 -80Q10 -84 -6 -76Z", steel),
        ("M6 -92Q-14 -112 -24 -88Q-10 -94 4 -86Z", p.second),
        (circle(19, -75, 3.4), p.light),
        (stroke([(4, -54), (18, -50), (29, -60)], 4), ink),
    )
    if shield:
        badge = path("M-2 -60H22V-42Q20 -30 10 -24Q0 -30 -2 -42Z")
        papers = papers + figure((badge, shield), (circle(10, -45, 5), p.light))
    return papers


def spectacles(rim: str, lens: str, radius: float = 16) -> Figure:
    """A pair of round spectacles around the origin."""
    gap = radius * 1.18
    hoops = union(ring(-gap, 0, radius, radius * 0.2), ring(gap, 0, radius, radius * 0.2))
    bridge = stroke(curve([(-gap * 0.3, -2), (0, -radius * 0.4), (gap * 0.3, -2)]), radius * 0.18)
    return figure(
        (union(circle(-gap, 0, radius * 0.9), circle(gap, 0, radius * 0.9)), lens),
        (union(hoops, bridge), rim),
        tall=2 * radius,
    )


def mole(p: Palette, fur: str, pink: str, coat: str) -> Figure:
    """A mole sitting, facing right, its snout raised; the eye is at (20, -82)."""
    body = blob(
        [(-34, -4), (-42, -30), (-32, -58), (-14, -70), (18, -66), (36, -40), (38, -14), (30, 0)]
    )
    head = blob(
        [(-20, -74), (-14, -94), (6, -101), (28, -94), (46, -84), (58, -80), (56, -73), (38, -68)]
        + [(14, -60), (-10, -62)]
    )
    paw = blob([(20, -36), (34, -42), (46, -36), (44, -26), (28, -24)])
    nails = union(*(ribbon([(42 + k, -38 + 5 * k), (52 + k, -40 + 7 * k)], 4, 1) for k in range(3)))
    whiskers = union(*(stroke([(46, -75), (62, -68 + 5 * k)], 0.9) for k in range(3)))
    feet = union(ellipse(16, -3, 20, 6), ellipse(-16, -3, 18, 6))
    return figure(
        (feet, pink),
        (body, fur),
        ("M-36 -50Q0 -40 34 -48L38 -14Q20 0 -34 -4Q-44 -24 -36 -50Z", coat),
        (union(circle(6, -34, 2.4), circle(6, -22, 2.4), circle(6, -10, 2.4)), p.light),
        (head, fur),
        (ellipse(57, -77, 6, 5), pink),
        (whiskers, mix(fur, p.light, 0.5)),
        (nails, p.light),
        (paw, pink),
        (ribbon([(-14, -50), (2, -36), (24, -32)], 15, 12), shade(coat, -0.06)),
    )


def baker(p: Palette) -> Figure:
    """A baker in a tall hat, both arms stretched to the right for the paddle at y = -46."""
    white, ink, flesh = mix(p.light, "#ffffff", 0.4), p.level(1), skin(p)
    return figure(
        ("M-14 -30L-18 0H-3V-24L4 -24L10 0H24L14 -30Z", ink),
        ("M-15 -26Q-20 -58 -4 -66Q14 -64 15 -26Q0 -20 -15 -26Z", p.level(0.62)),
        ("M-6 -58H12L18 -20Q4 -14 -8 -20Z", white),
        (stroke([(-4, -58), (12, -44), (26, -46)], 7), p.level(0.75)),
        (stroke([(6, -58), (22, -48), (38, -50)], 7), p.level(0.62)),
        (union(circle(27, -46, 4.5), circle(40, -50, 4.5)), flesh),
        (circle(4, -73, 11), flesh),
        ("M2 -72Q8 -76 15 -70Q18 -66 12 -67Q6 -67 2 -72Z", ink),
        (rect(-9, -86, 25, 8, 2), white),
        (
            blob([(-10, -86), (-16, -98), (-4, -106), (8, -107), (20, -102), (20, -92), (16, -85)]),
            white,
        ),
    )


def loaf(crust: str) -> Figure:
    """A loaf with three cuts; 100 wide."""
    cuts = [
        path(f"M{x} -40Q{x + 8} -26 {x + 4} -12L{x + 11} -14Q{x + 14} -28 {x + 7} -42Z")
        for x in (-30, -6, 18)
    ]
    return figure(
        ("M-50 -2Q-54 -34 -26 -42Q0 -50 26 -42Q54 -34 50 -2Q0 4 -50 -2Z", crust),
        (union(*cuts), shade(crust, 0.16)),
        tall=48,
    )


def anvil(iron: str) -> Figure:
    """An anvil, its horn to the right; 150 wide."""
    return figure(
        (
            (
                "M-46 0Q-40 -22 -22 -26V-48Q-40 -50 -48 -64H-58V-88H44Q66 -86 92 -78"
                "Q72 -56 36 -50Q24 -46 22 -26Q40 -22 46 0Z"
            ),
            iron,
        ),
        ("M-58 -88H44Q66 -86 92 -78Q70 -74 44 -76H-58Z", shade(iron, 0.14)),
        ("M-46 0Q-44 -8 -40 -12H40Q44 -8 46 0Z", shade(iron, 0.08)),
        tall=88,
    )


def plume(random: Random, spine: list[Point], width: float) -> tuple[Shape, Shape]:
    """The two vanes of a feather along its quill, from root to tip, with a few slits in them."""
    line = curve(spine)
    n = len(line) - 1
    root = n // 6
    vanes = []
    for side in (-1, 1):
        edge, slits = [], []
        for k in range(root, n):
            (x0, y0), (x1, y1) = line[k], line[k + 1]
            long = math.hypot(x1 - x0, y1 - y0) or 1
            part = (k - root) / (n - root)
            reach = side * width * (math.sin(math.pi * part**0.8) + 0.05) * (0.8 if side > 0 else 1)
            ahead = 0.45 * abs(reach)
            across, along = (y1 - y0) / long, (x1 - x0) / long
            tip = (
                x0 + reach * across + ahead * along,
                y0 - reach * along + ahead * across,
            )
            edge.append(tip)
            if 0.1 < part < 0.85 and random.random() < 0.28:
                slits.append(ribbon([tip, ((tip[0] + x0) / 2, (tip[1] + y0) / 2)], 9, 1))
        whole = polygon([*edge, line[-1], *line[: root - 1 : -1]])
        vanes.append(smooth(whole, 3).difference(union(*slits)))
    return vanes[0], vanes[1]


def nest(straw: str) -> Figure:
    """A nest of twigs, 120 wide, its rim at y = -36."""
    cup = path("M-60 -38Q-56 -2 0 0Q56 -2 60 -38Q0 -26 -60 -38Z")
    twigs = [
        stroke(curve([(-64 + 9 * k, -36 + 3 * (k % 3)), (-30 + 6 * k, -12), (4 + 6 * k, -6)]), 2)
        for k in range(8)
    ]
    others = [
        stroke(curve([(66 - 10 * k, -38 + 4 * (k % 3)), (30 - 6 * k, -16), (-8 - 5 * k, -8)]), 2)
        for k in range(7)
    ]
    return figure(
        (ellipse(0, -36, 60, 10), shade(straw, -0.2)),
        (cup, straw),
        (union(*twigs), shade(straw, 0.1)),
        (union(*others), shade(straw, -0.12)),
        tall=46,
    )


def face(skin: str, ink: str, *, asleep: bool = False) -> Figure:
    """The face of a portrait around the origin: an oval 70 tall, its eyes at (±11, -4)."""
    eyes: Shape = union(circle(-11, -4, 2.6), circle(11, -4, 2.6))
    if asleep:
        eyes = union(*(stroke(curve([(x - 4, -4), (x, -2), (x + 4, -4)]), 1.5) for x in (-11, 11)))
    brows = [stroke(curve([(x - 5, -11), (x, -13), (x + 5, -11)]), 1.3) for x in (-11, 11)]
    nose = stroke(curve([(0, -4), (3, 6), (-1, 8)]), 1.3)
    mouth = stroke(curve([(-6, 17), (0, 18.500), (6, 17)]), 1.6)
    return figure(
        (union(ellipse(0, 0, 27, 34), ellipse(-27, 2, 5, 8), ellipse(27, 2, 5, 8)), skin),
        (union(ellipse(-16, 9, 6, 4), ellipse(16, 9, 6, 4)), mix(skin, "#e8745f", 0.35)),
        (union(nose, *brows), shade(skin, -0.3)),
        (union(eyes, mouth), ink),
        tall=70,
    )
