"""Who plays, sews, waters and laughs in the hollows of the wood."""

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
    stroke,
    union,
)


def listening_child(p: Palette, dress: str) -> Figure:
    """A girl facing left, laughing, one hand at her ear: it is at (6, -80)."""
    face, ink = "#f6c9a2", mix(p.level(1), "#5a2a1f", 0.4)
    return figure(
        (ribbon([(-5, -28), (-6, -14), (-8, -2)], 7, 5.4), face),
        (ribbon([(5, -28), (7, -14), (6, -2)], 7, 5.4), face),
        ("M-16 -5H-4V1H-18ZM-1 -5H10V1H-3Z", p.level(0.95)),
        ("M16 -88Q34 -84 33 -66Q32 -54 38 -48Q24 -48 22 -60Q22 -72 12 -76Z", ink),
        ("M-8 -64Q-16 -44 -24 -22Q0 -14 22 -22Q16 -46 9 -64Q0 -68 -8 -64Z", dress),
        ("M-20 -30Q0 -22 19 -30L21 -24Q0 -16 -23 -24Z", shade(dress, -0.12)),
        (ribbon([(-5, -60), (-16, -50), (-24, -56)], 6.4, 5), face),
        (circle(-25, -58, 3.6), face),
        (circle(0, -81, 16), face),
        ("M-15 -80Q-20 -77 -14 -75Z", face),
        ("M-13 -74Q-8 -75 -3 -75Q-4 -67 -9 -67Q-13 -69 -13 -74Z", "#7a2030"),
        (stroke(curve([(-12, -84), (-9, -87), (-6, -84)]), 1.5), ink),
        (circle(-4, -78, 2.9), mix(face, dress, 0.55)),
        ("M-13 -88Q-14 -100 4 -100Q21 -98 19 -78Q16 -70 10 -69Q8 -82 0 -90Q-6 -92 -13 -88Z", ink),
        (circle(18, -88, 4), dress),
    )


def skeleton(p: Palette, ribbon_of: str) -> Figure:
    """A skeleton in a straw hat, facing right, its hands at (38, -66) and (34, -52)."""
    bone, dark, straw = mix(p.light, "#ffffff", 0.45), p.level(0.95), "#f0c04f"

    def long_bone(a: tuple[float, float], b: tuple[float, float], wide: float = 3.4) -> Shape:
        knobs = [circle(*end, wide * 0.78) for end in (a, b)]
        return union(stroke([a, b], wide), *knobs)

    ribs = []
    for k in range(5):
        y, w = -66 + 4.6 * k, 11.5 - abs(k - 1.6) * 1.5
        ribs.append(stroke(curve([(-w, y + 1), (-w * 0.5, y + 3.6), (0, y + 2)]), 2.2))
        ribs.append(stroke(curve([(0, y + 2), (w * 0.6, y + 3.6), (w * 1.05, y)]), 2.2))
    spine = [circle(0.6 * math.sin(k), -70 + 4 * k, 2.5) for k in range(9)]
    limbs = [
        long_bone((-6, -32), (-9, -17)),
        long_bone((-9, -17), (-10, -3)),
        long_bone((6, -32), (10, -17)),
        long_bone((10, -17), (9, -3)),
        path("M-13 -3H-6L-3 0H-13ZM6 -3H13L18 0H6Z"),
        long_bone((10, -68), (22, -56)),
        long_bone((22, -56), (37, -66)),
        long_bone((-11, -68), (6, -52), 3),
        long_bone((6, -52), (33, -52), 3),
    ]
    pelvis = path("M-12 -38Q-6 -34 0 -36Q6 -34 12 -38Q13 -30 7 -28L0 -32L-7 -28Q-13 -30 -12 -38Z")
    collar = stroke(curve([(-12, -69), (0, -71), (11, -69)]), 2.6)
    skull = union(
        blob([(-11, -84), (-9, -95), (3, -99), (14, -94), (15, -85), (11, -80), (-6, -78)]),
        rect(0, -82, 12, 8, 3),
    )
    teeth = union(*(rect(2 + 3 * k, -79, 0.9, 5) for k in range(4)))
    eyes = union(ellipse(4, -88, 2.7, 3.3), ellipse(11.5, -88, 2.3, 3.2), path("M8 -85L10 -81H7Z"))
    return figure(
        (union(*spine, *ribs, collar, pelvis, *limbs), bone),
        (skull, bone),
        (union(eyes, teeth), dark),
        ("M-26 -99Q2 -92 30 -101Q28 -96 2 -91.5Q-24 -92 -26 -99Z", straw),
        ("M-13 -98Q-12 -117 3 -116Q17 -116 17 -99Q2 -94 -13 -98Z", straw),
        ("M-13 -103Q2 -98 17 -104V-99Q2 -94 -13 -98Z", ribbon_of),
    )


def watering_can(tin: str) -> Figure:
    """A watering can, its spout to the upper right; the rose of the spout is at (58, -62)."""
    return figure(
        (ring(-26, -34, 22, 5).difference(rect(-22, -60, 40, 60)), shade(tin, -0.12)),
        (ring(-2, -48, 22, 5).intersection(rect(-30, -80, 60, 32)), shade(tin, -0.12)),
        (polygon([(14, -14), (24, -10), (56, -54), (50, -58)]), shade(tin, -0.06)),
        (polygon([(44, -66), (64, -50), (67, -55), (50, -70)]), tin),
        (rect(-26, -48, 48, 48, 5), tin),
        (union(rect(-26, -40, 48, 4), rect(-26, -10, 48, 4)), shade(tin, 0.1)),
        tall=72,
    )


def rose(x: float, y: float, size: float, colour: str) -> list[tuple[Shape, str]]:
    """An open rose seen from the side, as papers."""
    s = size
    outer = union(
        *(
            circle(x + s * 0.55 * math.cos(a), y + s * 0.5 * math.sin(a), s * 0.52)
            for a in (0, 1.26, 2.5, 3.77, 5.0)
        )
    )
    inner = union(
        *(
            circle(x + s * 0.24 * math.cos(a), y + s * 0.24 * math.sin(a), s * 0.36)
            for a in (0.6, 2.7, 4.8)
        )
    )
    heart = ring(x, y, s * 0.26, s * 0.1)
    return [(outer, shade(colour, -0.09)), (inner, colour), (heart, shade(colour, 0.14))]


def spider(p: Palette, coat: str, tie: str) -> Figure:
    """A spider on its hind legs facing left, four legs held out to pluck; 100 tall."""
    dark = shade(coat, -0.08)
    plucking = [
        ribbon([(-8, -62), (-34, -84), (-62, -74)], 4.4, 2),
        ribbon([(-8, -58), (-38, -66), (-66, -54)], 4.4, 2),
        ribbon([(-6, -54), (-36, -50), (-64, -34)], 4.4, 2),
    ]
    standing = [
        ribbon([(2, -48), (-22, -36), (-26, 0)], 4.6, 2.2),
        ribbon([(8, -46), (-4, -24), (-6, 0)], 4.6, 2.2),
        ribbon([(14, -46), (36, -58), (42, 0)], 4.6, 2.2),
        ribbon([(14, -52), (50, -76), (62, -2)], 4.6, 2.2),
        ribbon([(12, -58), (40, -92), (66, -60)], 4.4, 2),
    ]
    marks = [ellipse(26, y, 8 - abs(y + 36) * 0.3, 2.4, -14) for y in (-46, -38, -30)]
    return figure(
        (union(*standing), dark),
        (ellipse(24, -36, 28, 25, -14), coat),
        (union(*marks), tie),
        (circle(-2, -58, 16), shade(coat, 0.05)),
        (union(*plucking), dark),
        (union(circle(-11, -63, 5), circle(-1, -65, 4.4)), p.light),
        (union(circle(-12.5, -63, 2.4), circle(-2.4, -65, 2.2)), p.level(1)),
        (stroke(curve([(-12, -53), (-8, -50), (-3, -52)]), 1.4), p.light),
        ("M-6 -45L-14 -49V-40L-6 -43L2 -40V-49Z", tie),
    )


def fly_from_behind(body: str, wing: str, eye: str) -> Figure:
    """A fly in its seat, seen from behind: wings, a round head, two eyes looking past it."""
    wings = union(ellipse(-15, -34, 12, 30, 14), ellipse(15, -34, 12, 30, -14))
    feelers = union(
        stroke(curve([(-4, -86), (-8, -96), (-14, -98)]), 1.8),
        stroke(curve([(4, -86), (8, -96), (14, -98)]), 1.8),
    )
    return figure(
        (ellipse(0, -36, 20, 32), body),
        (feelers, body),
        (union(circle(-14, -74, 11), circle(14, -74, 11)), eye),
        (circle(0, -73, 15), shade(body, 0.05)),
        (wings, wing),
    )


def wool(x: float, y: float, rx: float, ry: float, puffs: int = 14) -> Shape:
    """A curly oval."""
    edge = [
        circle(x + rx * math.cos(a), y + ry * math.sin(a), min(rx, ry) * 0.32)
        for a in (k * math.tau / puffs for k in range(puffs))
    ]
    return union(ellipse(x, y, rx, ry), *edge)


def wolf_in_coat(p: Palette, fur: str, thread: str) -> Figure:
    """A wolf upright, arms out, looking right; half a woollen coat is basted onto it."""
    white, ink = mix("#ffffff", p.light, 0.45), p.level(1)
    head = blob(
        [(-11, -90), (-4, -100), (8, -100), (17, -92), (32, -86), (38, -81), (35, -76), (18, -73)]
        + [(4, -70), (-14, -76)]
    )
    ruff = polygon([(-8, -84), (-19, -76), (-12, -75), (-14, -68), (-4, -71), (2, -66), (8, -74)])
    coat = blob(
        [(-13, -74), (-4, -77), (3, -70), (4, -50), (3, -22), (-10, -18), (-21, -22), (-17, -50)]
    )
    hem = union(*(circle(-20 + 4.6 * k, -20, 3.4) for k in range(6)))
    cuff = union(*(circle(-45, y, 3.2) for y in (-74, -69, -64)))
    dashes = [stroke([(1.2, -68 + 7 * k), (1.2, -64.5 + 7 * k)], 1.1) for k in range(7)]
    dashes += [stroke([(-38 + 7 * k, -69), (-34.5 + 7 * k, -69)], 1.1) for k in range(4)]
    return figure(
        (
            blob([(-8, -36), (-26, -34), (-40, -16), (-38, -2), (-28, -6), (-20, -20), (-8, -26)]),
            shade(fur, -0.06),
        ),
        (ribbon([(-6, -40), (-12, -24), (-7, -13), (-9, -3)], 15, 6.5), shade(fur, -0.04)),
        (ribbon([(6, -40), (13, -25), (8, -13), (8, -3)], 15, 6.5), fur),
        (union(ellipse(-5, -2.6, 9, 3.2), ellipse(12, -2.6, 9, 3.2)), fur),
        (ribbon([(10, -70), (30, -69), (47, -72)], 11, 7), shade(fur, -0.04)),
        (ellipse(49, -70, 6, 4.6, 20), fur),
        (ribbon([(-12, -69), (-32, -69), (-50, -68)], 11, 7), shade(fur, -0.04)),
        (ellipse(-53, -66, 6, 4.6, -20), fur),
        (
            blob(
                [
                    (-13, -74),
                    (0, -78),
                    (13, -73),
                    (16, -56),
                    (13, -38),
                    (0, -31),
                    (-13, -38),
                    (-16, -56),
                ]
            ),
            fur,
        ),
        (blob([(2, -70), (9, -64), (10, -50), (5, -40), (1, -54)]), mix(fur, p.light, 0.35)),
        (union(coat, hem, ribbon([(-11, -69), (-28, -69), (-44, -69)], 14, 13), cuff), white),
        (union(*dashes), thread),
        ("M-10 -96L-13 -116L2 -102Z", shade(fur, -0.08)),
        (ruff, fur),
        (head, fur),
        ("M1 -99L8 -117L14 -97Z", fur),
        ("M4 -99L8 -110L11 -98Z", mix(fur, "#f2a0a0", 0.5)),
        (
            blob([(14, -84), (30, -82), (36, -78), (30, -75), (16, -74), (6, -77)]),
            mix(fur, p.light, 0.35),
        ),
        (ellipse(37, -82, 3.6, 3), ink),
        (stroke(curve([(35, -78), (26, -77), (18, -79)]), 1.1), ink),
        ("M27 -77L28.5 -72.5L30.5 -77Z", "#ffffff"),
        (ellipse(14, -90, 3.2, 3.4), "#ffffff"),
        (circle(15.2, -88.8, 1.7), ink),
        (stroke([(9, -93), (16, -96)], 1.4), ink),
        tall=117,
    )


def sheep_tailor(p: Palette, tape: str, pins: str) -> Figure:
    """A sheep upright, facing left, pins in its mouth, its hooves held out at (-46, -56)."""
    fleece, dark = mix("#ffffff", p.light, 0.3), mix(p.level(1), "#4a3a44", 0.4)
    needles = [stroke([(-35, -68), (-50, -72 + 6 * k)], 1.2) for k in range(3)]
    heads = [circle(-51, -72 + 6 * k, 2.4) for k in range(3)]
    return figure(
        (union(rect(-8, -26, 7, 26, 2), rect(8, -26, 7, 26, 2)), dark),
        (ribbon([(-6, -48), (-26, -44), (-46, -50)], 8, 6), shade(fleece, -0.16)),
        (wool(4, -42, 22, 21), fleece),
        (ribbon([(-4, -54), (-24, -56), (-42, -58)], 9, 7), shade(fleece, -0.07)),
        (union(ellipse(-46, -59, 5, 3.6), ellipse(-48, -51, 4.4, 3.4)), dark),
        (ribbon([(-16, -66), (-6, -56), (2, -40), (0, -22)], 4.6, 4.6), tape),
        (ribbon([(-2, -72), (10, -58), (12, -42), (10, -28)], 4.6, 4.6), tape),
        (ellipse(2, -78, 11, 4.6, 24), shade(dark, 0.08)),
        (
            blob(
                [(-18, -90), (-6, -88), (-6, -74), (-18, -62), (-32, -60), (-36, -68), (-28, -80)]
            ),
            dark,
        ),
        (wool(-8, -90, 11, 8, 9), fleece),
        (circle(-20, -80, 4.4), "#ffffff"),
        (circle(-21.6, -79.6, 2), dark),
        (ring(-20, -80, 6.4, 1.4).union(stroke([(-14, -81), (-4, -84)], 1.3)), pins),
        (union(*needles), mix("#ffffff", dark, 0.25)),
        (union(*heads), pins),
    )


def harp_frame(gold: str) -> Figure:
    """A concert harp without strings: column left, neck on top, sound board to the right foot."""
    neck = ribbon([(-34, -96), (-16, -108), (4, -92), (24, -84), (40, -92)], 10, 7)
    board = polygon([(36, -92), (46, -88), (-10, -2), (-26, -6)])
    return figure(
        (board, shade(gold, -0.12)),
        (ribbon([(-34, -98), (-34, -50), (-30, -4)], 8, 9), gold),
        (neck, gold),
        (path("M-46 0Q-40 -14 -22 -12L-4 -6Q2 0 2 4H-46Z"), shade(gold, -0.06)),
        (union(circle(-34, -100, 9), circle(42, -93, 6)), gold),
        (
            union(ring(-34, -100, 5, 2), *(rect(-39, -30 - 16 * k, 10, 3) for k in range(4))),
            shade(gold, -0.2),
        ),
        tall=110,
    )
