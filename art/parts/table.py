"""Parts for the cards at table: spoons, ants, a mole, a baker, spectacles, portraits."""

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
    stroke,
    union,
)


def spoon(silver: str) -> Figure:
    """A spoon kneeling to the right: its bowl is the bowed head, its handle back and legs."""
    handle = union(
        ribbon([(27, -84), (17, -92), (5, -89), (-6, -70), (-12, -44), (-9, -20)], 6, 10),
        ribbon([(-9, -20), (4, -17), (16, -8)], 10, 10),
        ribbon([(16, -6), (2, -5), (-20, -6)], 10, 11),
        ellipse(-23, -7, 8, 7.5),
    )
    return figure(
        (handle, silver),
        (stroke(curve([(0, -78), (-7, -58), (-10, -36)]), 2), "#ffffff"),
        (ellipse(36, -68, 22, 14.5, 58), silver),
        (ellipse(37, -67, 16.5, 10, 58), shade(silver, -0.13)),
        (stroke(curve([(30, -76), (30, -66), (35, -56)]), 2.4), "#ffffff"),
        (ellipse(-23, -7, 4.5, 4), shade(silver, -0.16)),
        tall=96,
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
    white, ink, skin = mix(p.light, "#ffffff", 0.4), p.level(1), mix(p.light, p.sky[3], 0.45)
    return figure(
        ("M-14 -30L-18 0H-3V-24L4 -24L10 0H24L14 -30Z", ink),
        ("M-15 -26Q-20 -58 -4 -66Q14 -64 15 -26Q0 -20 -15 -26Z", p.level(0.62)),
        ("M-6 -58H12L18 -20Q4 -14 -8 -20Z", white),
        (stroke([(-4, -58), (12, -44), (26, -46)], 7), p.level(0.75)),
        (stroke([(6, -58), (22, -48), (38, -50)], 7), p.level(0.62)),
        (union(circle(27, -46, 4.5), circle(40, -50, 4.5)), skin),
        (circle(4, -73, 11), skin),
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
