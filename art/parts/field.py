"""Animals and people of the fields: who meets whom in the grass."""

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
    polygon,
    rect,
    ribbon,
    ring,
    smooth,
    stroke,
    turn,
    union,
)
from art.travellers.parts import skin


def bear_standing() -> Shape:
    """A bear walking upright to the right, to be cast as a shadow."""
    torso = blob(
        [(-8, -76), (10, -74), (23, -58), (25, -38), (16, -20), (-6, -15), (-24, -22), (-29, -44)]
        + [(-22, -66)]
    )
    head = union(
        blob([(-6, -80), (2, -94), (16, -97), (26, -90), (30, -80), (20, -68), (2, -66)]),
        blob([(22, -89), (38, -83), (42, -77), (37, -72), (22, -72)]),
        circle(3, -95, 6),
        circle(17, -98, 5.4),
    )
    limbs = [
        ribbon([(12, -64), (28, -54), (40, -52)], 17, 12),
        ribbon([(-14, -62), (-27, -48), (-30, -34)], 16, 12),
        ribbon([(8, -28), (17, -16), (17, -4)], 22, 14),
        ribbon([(-12, -28), (-20, -15), (-19, -4)], 23, 14),
        ellipse(22, -4, 12, 4.4),
        ellipse(-14, -4, 12, 4.4),
    ]
    claws = [stroke([(40 + k, -55 + 3 * k), (48 + k, -56 + 4 * k)], 1.8) for k in range(3)]
    claws += [stroke([(-34 + 3 * k, -31), (-35 + 4 * k, -24)], 1.8) for k in range(3)]
    return smooth(union(torso, head, *limbs), 1.4).union(union(*claws))


def boy(p: Palette) -> Figure:
    """A schoolboy striding home in a cap, a satchel on his back."""
    ink, shirt = p.level(1), mix(p.light, p.level(0.3), 0.3)
    return figure(
        (ribbon([(-3, -36), (-10, -20), (-18, -5)], 9, 6), skin(p)),
        (ribbon([(3, -36), (12, -20), (14, -4)], 9, 6), skin(p)),
        ("M-25 -6L-14 -1L-17 4L-27 -1ZM9 -6H16L24 -1V1H9Z", ink),
        ("M-10 -42L-14 -24L-4 -22L1 -30L8 -22L16 -26L10 -44Z", p.level(0.85)),
        ("M-10 -42Q-12 -62 -2 -68H6Q12 -58 11 -41Z", shirt),
        (rect(-24, -66, 17, 24, 4), p.accent),
        (rect(-25, -66, 17, 9, 3), shade(p.accent, -0.12)),
        (ribbon([(3, -61), (10, -50), (20, -46)], 7, 5.5), shade(shirt, -0.1)),
        (circle(21, -46, 3.4), skin(p)),
        (circle(4, -79, 12), skin(p)),
        ("M-9 -76Q-12 -92 4 -93Q-2 -86 -2 -78Z", ink),
        ("M-10 -84Q-8 -98 5 -98Q16 -97 17 -86L26 -84Q24 -81 14 -83Q2 -86 -10 -84Z", p.accent),
        (circle(11, -78, 1.7), ink),
    )


def swimmer(p: Palette, cap: str | None = None) -> Figure:
    """Someone doing the crawl to the right; whatever is swum in lies at the origin."""
    flesh, cloth = "#7d3f3a", cap or p.accent
    return figure(
        (ribbon([(-96, 0), (-112, -9), (-128, -22)], 12, 7), flesh),
        ("M-124 -26Q-138 -36 -146 -32Q-140 -22 -124 -18Z", flesh),
        ("M-112 2Q-92 -22 -58 -24Q-20 -34 14 -32Q40 -26 44 2Z", flesh),
        ("M-106 2Q-92 -20 -60 -24L-50 2Z", cloth),
        (ribbon([(16, -18), (10, -52), (28, -74)], 17, 12), flesh),
        (ribbon([(28, -74), (62, -66), (96, -36)], 12, 8), flesh),
        (ellipse(101, -30, 10, 5.5, 50), flesh),
        (circle(58, -18, 19), flesh),
        ("M38 -16Q36 -40 60 -39Q76 -36 77 -22Q58 -26 38 -16Z", cloth),
        ("M60 -24L79 -21L78 -13L66 -13Z", p.level(0.95)),
        tall=84,
    )


def horse_body(nod: float = 0, *, step: bool = False) -> Shape:
    """A horse facing right; `nod` degrees lower its head (80 grazes), `step` lifts a foreleg."""
    torso = blob(
        [(-40, -64), (-20, -67), (2, -63), (22, -69), (35, -58), (33, -44), (18, -38), (-8, -36)]
        + [(-28, -40), (-43, -46)]
    )
    neck = blob(
        [(8, -65), (22, -80), (34, -98), (46, -103), (51, -92), (44, -72), (36, -50), (22, -48)]
    )
    face = blob(
        [(36, -100), (45, -107), (54, -102), (66, -86), (73, -78), (72, -72), (65, -70), (56, -77)]
        + [(46, -82), (40, -90)]
    )
    front = union(neck, face, path("M40 -103L42 -115L49 -104Z"))
    raised = [
        ribbon([(28, -50), (42, -42), (50, -34)], 14, 7.5),
        ribbon([(50, -34), (48, -24), (42, -15)], 6.5, 4.6),
        polygon([(43, -18), (37, -10), (43, -8), (47, -14)]),
    ]
    planted = [ribbon([(30, -48), (34, -26), (33, -3)], 13, 5), rect(30, -4, 8, 4, 1)]
    legs = [
        ribbon([(22, -46), (23, -26), (21, -3)], 13, 5),
        ribbon([(-33, -53), (-29, -36), (-37, -24)], 22, 7),
        ribbon([(-37, -24), (-38, -13), (-36, -3)], 6.6, 5),
        ribbon([(-25, -48), (-18, -35), (-24, -24)], 17, 7),
        ribbon([(-24, -24), (-25, -13), (-22, -3)], 6.4, 5),
    ]
    hooves = [rect(x, -4, 8, 4, 1) for x in (18, -39, -25)]
    whole = union(torso, turn(front, nod, 26, -56), *legs, *(raised if step else planted))
    return smooth(whole, 0.9).union(union(*hooves))


def horse_hair(nod: float = 0) -> Shape:
    """Mane and tail, blown back."""
    mane = path(
        "M46 -108Q30 -108 20 -96Q24 -95 27 -96Q14 -88 8 -78Q14 -78 18 -80Q6 -72 2 -62"
        "Q12 -60 22 -68Q32 -80 38 -96Z"
    )
    tail = path("M-38 -64Q-56 -70 -62 -48Q-66 -30 -58 -16Q-58 -26 -54 -30Q-54 -40 -42 -54Z")
    return union(turn(mane, nod, 26, -56), tail)


def wild_horse(coat: str, hair: str, *, nod: float = 0, step: bool = False) -> Figure:
    """A wild horse: one coat, a darker mane."""
    eye = turn(circle(52, -95, 1.5), nod, 26, -56)
    return figure((horse_body(nod, step=step), coat), (horse_hair(nod), hair), (eye, "#ffffff"))


def carousel_horse(p: Palette) -> Figure:
    """A painted horse with saddle, bridle and the gilded pole it was held by."""
    white, gold, red = mix(p.light, "#ffffff", 0.5), "#f2b632", p.accent
    body = horse_body(-4, step=True)
    saddle = blob([(-22, -70), (-14, -66), (0, -66), (8, -72), (10, -60), (2, -54), (-16, -55)])
    cloth = path("M-24 -68Q-8 -62 14 -68L16 -44Q10 -39 4 -44Q-2 -38 -8 -44Q-14 -38 -20 -44Z")
    straps = [
        stroke(curve([(13, -48), (26, -50), (36, -56)]), 3.4),
        stroke(curve([(-20, -58), (-32, -56), (-43, -60)]), 3),
    ]
    bridle = [
        stroke([(45, -103), (49, -86)], 2.2),
        stroke([(57, -97), (54, -82)], 2.2),
        stroke(curve([(55, -85), (36, -74), (8, -70)]), 1.8),
    ]
    twist = [stroke([(-8, -60 - 9 * k), (-2, -66 - 9 * k)], 2) for k in range(16)]
    drops = [circle(24 + 5 * k, -50.5 - 1.3 * k, 2.1) for k in range(3)]
    nose = blob([(64, -84), (71, -78), (70, -72), (63, -71), (60, -77)])
    hooves = [rect(x, -4, 8, 4, 1) for x in (18, -39, -25)]
    return figure(
        (rect(-8, -206, 6, 150, 2), gold),
        (union(*twist), shade(gold, -0.16)),
        (horse_hair(-4), gold),
        (body, white),
        (nose.intersection(body), mix(white, red, 0.3)),
        (cloth.intersection(body.buffer(3)), p.second),
        (union(*(circle(-19 + 9 * k, -46, 2) for k in range(4))), gold),
        (saddle, red),
        (union(*straps, *bridle).intersection(body.buffer(0.5)), red),
        (union(*drops), gold),
        (union(*hooves), gold),
        (circle(54, -93, 2), p.level(1)),
        (circle(64, -88, 3.2).intersection(body), mix(white, red, 0.55)),
        (path("M46 -106Q40 -118 24 -122Q26 -110 44 -104Z"), p.second),
        tall=115,
    )


def scarecrow(p: Palette, coat: str, *, bride: bool) -> Figure:
    """A scarecrow on its pole, facing right and reaching out a hand of straw at (56, -62)."""
    straw, sack, ink = "#f4c654", mix("#f0d9a4", p.light, 0.3), p.level(1)

    def tuft(x: float, y: float, towards: float, size: float = 13) -> Shape:
        blades = []
        for k in range(7):
            a = math.radians(towards - 36 + 12 * k)
            long = size * (1 if k % 2 else 0.8)
            blades.append(
                ribbon([(x, y), (x + long * math.cos(a), y + long * math.sin(a))], 2.6, 0.9)
            )
        return union(*blades)

    patch = rect(-10, -44, 12, 11).union(rect(4, -60, 8, 8))
    smile = stroke(curve([(-3, -87), (5, -82), (14, -86.5)]), 1.3)
    stitches = union(*(stroke([(x, -86.5), (x + 0.4, -82.5)], 0.8) for x in (1, 5, 9)))
    papers = figure(
        (rect(-2.5, -34, 5, 40), "#8a5a3a"),
        (tuft(-38, -61, 170), straw),
        (tuft(46, -62, 5), straw),
        (ribbon([(-37, -62), (0, -68), (46, -62)], 12, 12), shade(coat, -0.07)),
        (tuft(0, -20, 90, 17), straw),
    )
    if bride:
        papers += figure(
            ("M-11 -72Q-16 -44 -32 -12Q-16 -7 0 -11Q16 -7 30 -12Q16 -44 11 -72Z", coat),
            ("M-26 -22Q0 -14 26 -22L29 -16Q0 -8 -29 -16Z", shade(coat, -0.1)),
            (patch, mix(p.second, coat, 0.45)),
            ("M-2 -106Q-34 -92 -44 -28Q-30 -34 -20 -26Q-16 -66 -4 -80Z", mix(coat, "#ffffff", 0.6)),
        )
    else:
        papers += figure(
            ("M-14 -72Q-17 -44 -19 -20L-8 -24L0 -18L8 -24L18 -20Q17 -46 13 -72Z", coat),
            ("M2 -72L9 -46L13 -72Z", p.light),
            (patch, p.accent),
            (circle(-7, -62, 3.6), p.second),
        )
    papers += figure(
        (tuft(2, -74, 90, 10), straw),
        (blob([(-14, -82), (-14, -100), (2, -108), (18, -100), (18, -82), (2, -73)]), sack),
        (union(circle(1, -93, 2), circle(10, -93, 2)), ink),
        (union(smile, stitches), ink),
        (circle(-6, -87, 2.6).union(circle(16, -88, 2)), mix(sack, p.second, 0.4)),
    )
    if bride:
        wreath = [
            circle(-14 + 5.8 * k, -102 - 8 * math.sin((k + 0.4) / 6.6 * math.pi), 4)
            for k in range(7)
        ]
        return papers + figure(
            (union(*wreath[::2]), p.second),
            (union(*wreath[1::2]), p.light),
        )
    return papers + figure(
        ("M-22 -104Q2 -98 26 -104L25 -100Q2 -94 -22 -100Z", ink),
        ("M-11 -103L-13 -131Q2 -136 18 -131L15 -103Q2 -99 -11 -103Z", ink),
        ("M-11.5 -110Q2 -106 15.5 -110L15 -103Q2 -99 -11 -103Z", p.second),
    )


def crow_flying(ink: str, beak: str) -> Figure:
    """A crow seen from the side in flight to the right, its wings up; about 120 wide."""
    body = blob(
        [(46, -40), (34, -48), (16, -44), (-14, -34), (-56, -22), (-60, -14), (-18, -18), (20, -24)]
        + [(40, -32)]
    )
    near = path(
        "M18 -42Q4 -84 -30 -100Q-27 -92 -31 -90Q-38 -90 -40 -84Q-46 -82 -44 -74Q-40 -46 -12 -28Z"
    )
    far = path("M22 -42Q34 -76 60 -92Q60 -84 64 -82Q62 -74 64 -68Q52 -44 26 -34Z")
    return figure(
        (far, shade(ink, 0.1)),
        (body, ink),
        (near, shade(ink, 0.04)),
        ("M43 -43L62 -37L44 -34Z", beak),
        (circle(38, -42, 2.2), "#ffffff"),
    )


def crow_sitting(ink: str, beak: str) -> Figure:
    """A crow on whatever lies at the origin, facing right; 100 tall."""
    body = blob(
        [(4, -98), (22, -92), (26, -76), (24, -48), (10, -20), (-10, -14), (-44, 22), (-52, 18)]
        + [(-32, -22), (-22, -58), (-12, -88)]
    )
    wing = blob([(-12, -66), (4, -60), (6, -36), (-14, -12), (-40, 12), (-28, -24)])
    feet = union(stroke([(-4, -18), (-4, 0)], 3.4), stroke([(8, -20), (9, 0)], 3.4))
    return figure(
        (union(feet, rect(-8, -3, 24, 3, 1)), beak),
        (body, ink),
        (wing, shade(ink, 0.08)),
        ("M22 -90L50 -78L22 -74Z", beak),
        (circle(14, -85, 3.4), "#ffffff"),
        (circle(15, -85, 1.8), ink),
    )


def lifebuoy(p: Palette, red: str) -> Figure:
    """A ring in red and white, its middle at the origin's height of 50."""
    hoop = ring(0, -50, 50, 24)
    slices = [turn(path("M0 -50L-20 -110H20Z"), 90 * k + 45, 0, -50) for k in range(4)]
    return figure((hoop, p.light), (union(*slices).intersection(hoop), red))
