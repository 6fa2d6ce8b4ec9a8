"""People and things of the harbour cards: a teapot for a lighthouse, dancers, a tram, a tub."""

from collections.abc import Sequence

from art.colour import mix, shade
from art.figure import Figure, figure, glow
from art.palettes import Palette
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import (
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
from art.shapes import move as moved
from art.travellers.parts import skin
from art.travellers.people import old_man


def bent_tower(scene: Scene, spine: Sequence[Point], width: float, end: float) -> None:
    """A striped lighthouse without its lamp, bent along a line from its foot upwards."""
    p, line, bands = scene.palette, curve(spine, 14), 9
    whole = ribbon(spine, width, end)
    scene.sheet(whole, mix(p.light, "#ffffff", 0.3), Shadow.OBJECT)
    step = len(line) / bands
    for k in range(0, bands, 2):
        part = line[round(step * k) : round(step * (k + 1)) + 1]
        scene.wash(stroke(part, width * 1.6, flat=True).intersection(whole), p.accent)
    scene.wash(whole.difference(moved(whole, -24, -18)), p.shadow, 0.28, blur=7)
    panes = [rect(x - 11, y - 18, 22, 36, 9) for x, y in line[12:-8:13]]
    scene.group([(union(*panes), p.level(0.9))], Shadow.THIN)


def teapot_lamp(p: Palette) -> Figure:
    """The lamp room of a lighthouse that is a teapot; its spout ends at (96, -80)."""
    ink = p.level(0.92)
    glass = ellipse(0, -46, 46, 40)
    bars = [rect(x - 1.6, -90, 3.2, 90) for x in (-24, 0, 24)]
    lit = figure(
        (ribbon([(34, -32), (62, -40), (76, -66), (96, -82)], 26, 13), ink),
        (ribbon([(-40, -68), (-70, -72), (-78, -46), (-64, -24), (-38, -24)], 10), ink),
        (glass, "#ffe07a"),
        (union(*bars, rect(-60, -47, 120, 3)).intersection(glass), ink),
        ("M-42 -70Q-34 -102 0 -104Q34 -102 42 -70Q0 -80 -42 -70Z", p.accent),
        (circle(0, -109, 8), p.second),
        (union(rect(-46, -14, 92, 9, 3), rect(-38, -8, 76, 14, 3)), ink),
    )
    return glow(circle(0, -46, 130), "#ffe9a0") + lit


def rowing_boat(wood: str, stripe: str) -> Figure:
    """A wide boat to put somebody into; the water line at the origin, 300 wide, 60 tall."""
    return figure(
        ("M-150 -52Q0 -24 150 -58Q132 8 92 14H-92Q-134 6 -150 -52Z", wood),
        ("M-150 -52Q0 -24 150 -58L146 -40Q0 -8 -145 -36Z", stripe),
        tall=60,
    )


def oarsman(p: Palette) -> Figure:
    """The old man without his stick, both hands forward."""
    ink = p.level(1)
    arms = union(stroke([(8, -62), (24, -54), (34, -60)], 7), stroke([(6, -58), (18, -42)], 7))
    return Figure(old_man(p).pieces[1:]) + figure((arms, ink))


def violin_hull(p: Palette, wood: str) -> Figure:
    """A violin on the water, seen from its side and above, its neck raised like a prow.

    About 520 wide; the water line is at the origin, the deck about 40 above it.
    """
    half = [(-205, 0), (-198, -50), (-150, -92), (-98, -86), (-74, -64), (-62, -50), (-32, -38)]
    half += [(0, -46), (14, -60), (44, -74), (92, -80), (142, -58), (166, -18)]
    plan = half + [(166, 18)] + [(x, -y) for x, y in half[-2:0:-1]]
    deck = blob([(x, y * 0.54 - 44) for x, y in plan])
    sides = union(*(moved(deck, 0, 5 * k) for k in range(9)))
    neck = ribbon([(100, -50), (190, -62), (262, -112), (296, -196)], 30, 19)
    scroll = [(294, -186), (300, -226), (326, -240), (342, -220), (330, -202), (316, -214)]
    strings = [
        stroke(
            curve([(-150, -47 + 3 * k), (-20, -58 + 4 * k), (150, -60 + k), (256, -116 + k)]), 1.6
        )
        for k in range(4)
    ]
    holes = [
        ribbon(
            [(-58, -44 + s * 20), (-36, -42 + s * 22), (-10, -47 + s * 20), (8, -44 + s * 17)], 5
        )
        for s in (-1, 1)
    ]
    pegs = [stroke([(276, y), (318, y - 12)], 7) for y in (-152, -174)]
    return figure(
        (sides, shade(wood, -0.2)),
        (deck, wood),
        (deck.difference(blob([(x * 0.95, y * 0.48 - 44) for x, y in plan])), shade(wood, -0.12)),
        (union(*pegs), p.level(0.9)),
        (union(neck, ribbon(scroll, 20, 9)), shade(wood, -0.07)),
        (ribbon([(0, -52), (150, -60), (218, -82), (268, -136)], 17, 12), p.level(1)),
        (union(*holes), p.level(1)),
        (path("M-196 -44L-120 -54V-34Z"), p.level(1)),
        (path("M-30 -66Q-16 -72 -12 -60L-6 -30Q-20 -26 -22 -40Z"), p.light),
        (union(*strings), p.light),
        tall=280,
    )


def violin_bow(p: Palette) -> Figure:
    """A bow standing on its tip, 300 tall, its frog on top."""
    return figure(
        (stroke([(9, -6), (12, -276)], 5), p.light),
        (stroke(curve([(0, -2), (-7, -150), (2, -298)]), 7), p.level(0.95)),
        (union(path("M-3 0H14L9 -14H-2Z"), rect(-4, -290, 20, 26, 3)), p.level(0.95)),
        (circle(6, -277, 5), p.accent),
        tall=300,
    )


def dancers(p: Palette, gown: str, coat: str) -> Figure:
    """A pair in the middle of a waltz."""
    face = skin(p)
    return figure(
        ("M-25 -46L-30 0H-20L-17 -34L-10 0H0L-7 -46Z", coat),
        ("M10 -58Q20 -62 28 -57Q44 -34 56 -2Q22 9 -10 -1Q4 -28 10 -58Z", gown),
        ("M14 -56Q12 -28 4 1Q12 4 18 4Q20 -26 18 -58Z", shade(gown, 0.08)),
        ("M28 -56Q38 -30 42 2L50 0Q42 -32 28 -57Z", shade(gown, -0.09)),
        ("M-28 -77Q-16 -85 -5 -77L-5 -42L-13 -40L-31 -22Q-28 -50 -28 -77Z", coat),
        ("M9 -77Q18 -82 28 -75L28 -55H10Z", gown),
        (stroke([(20, -73), (-2, -66), (-12, -72)], 4.5), face),
        (stroke([(-10, -70), (12, -62)], 5.5), shade(coat, 0.1)),
        (stroke([(-22, -73), (-38, -66), (-44, -78)], 5), coat),
        (circle(-14, -91, 8), face),
        ("M-23 -90Q-23 -102 -13 -101Q-5 -100 -6 -94Q-14 -96 -16 -88Q-20 -86 -23 -90Z", p.level(1)),
        (circle(17, -87, 7.5), face),
        ("M10 -89Q10 -98 19 -97Q27 -95 25 -82Q20 -92 10 -89Z", gown),
        (circle(27, -93, 4.6), gown),
    )


def skater(p: Palette) -> Figure:
    """Someone on skates, bent forward to look at the ice, facing right."""
    ink = p.level(1)
    return figure(
        ("M-16 -2H14V1H-16ZM-44 -16L-22 -22L-21 -19L-43 -13Z", p.level(0.55)),
        ("M-8 -44L-34 -26L-38 -16L-26 -20L-2 -34ZM-8 -44L-4 -24L-8 -4H6L6 -26L8 -42Z", ink),
        ("M8 -70Q-20 -74 -44 -62L-40 -54Q-56 -54 -64 -44Q-36 -46 6 -62Z", p.accent),
        ("M-18 -34Q-14 -62 8 -74Q24 -70 18 -52Q14 -38 10 -32Q-4 -28 -18 -34Z", p.level(0.82)),
        (stroke([(10, -62), (20, -44), (34, -40)], 6.5), ink),
        (circle(24, -79, 10), skin(p)),
        ("M10 -78Q10 -96 24 -94Q34 -92 34 -82Q24 -88 18 -80Q14 -74 10 -78Z", p.accent),
        (circle(14, -95, 4.6), p.light),
        ("M6 -72Q18 -62 28 -68L26 -60Q14 -56 4 -66Z", p.accent),
    )


def cup(p: Palette) -> Figure:
    """A cup without a saucer."""
    china = mix(p.light, "#ffffff", 0.4)
    return figure(
        (ring(44, -52, 26, 9), shade(china, -0.06)),
        ("M-46 -92Q-44 -20 -18 0H18Q44 -20 46 -92Z", china),
        ("M-43 -62Q0 -52 43 -62L41 -50Q0 -40 -41 -50Z", p.accent),
        (ellipse(0, -91, 46, 9), "#e8963a"),
    )


def ceiling(scene: Scene, y: float, near: float) -> None:
    """A bank of clouds hanging down from the top of the card to about `y`."""
    r = scene.random
    puffs = [circle(95 * k + r.uniform(-20, 20), y - 60, r.uniform(50, 92)) for k in range(10)]
    scene.sheet(union(rect(-40, -60, 880, y), *puffs), scene.level(near), Shadow.LIFT)


def bather(stone: str, ring_paper: str) -> Figure:
    """A marble hero up to the waist in the sea, waving; the water line is at the origin."""
    dark = shade(stone, -0.13)
    stripes = [rect(x, -20, 14, 34) for x in (-40, -8, 24)]
    hoop = ellipse(0, -4, 46, 13)
    return figure(
        ("M-20 4Q-28 -36 -22 -58Q0 -70 22 -58Q28 -34 20 4Z", stone),
        ("M4 -64Q16 -64 22 -58Q28 -34 20 4H4Q14 -30 4 -64Z", dark),
        (ribbon([(20, -54), (40, -66), (44, -98)], 11, 7), stone),
        (circle(45, -101, 6), stone),
        (ribbon([(-20, -54), (-36, -36), (-34, -14)], 11, 8), dark),
        (circle(0, -78, 13), stone),
        ("M-11 -73Q-8 -56 1 -55Q10 -57 12 -73Q6 -69 1 -71Q-5 -69 -11 -73Z", dark),
        (union(circle(-5, -79, 1.7), circle(5, -79, 1.7)), shade(stone, -0.4)),
        ("M-16 -80Q-17 -97 0 -97Q17 -97 16 -80Q10 -89 0 -89Q-10 -89 -16 -80Z", "#5d9a72"),
        (hoop, ring_paper),
        (union(*stripes).intersection(hoop), "#fff6e8"),
    )


def scrubber(p: Palette) -> Figure:
    """A child at work with a long brush, facing right; its bristles are at (66, -92)."""
    return figure(
        ("M-10 -20L-12 0H-2V-20ZM2 -20V0H12L9 -20Z", skin(p)),
        ("M-8 -64Q-18 -40 -20 -16Q0 -8 20 -16Q17 -42 8 -64Z", "#fff7e6"),
        ("M-16 -34Q0 -28 18 -34L20 -16Q0 -8 -20 -16Z", p.accent),
        (stroke([(4, -36), (60, -92)], 4), p.level(0.9)),
        (stroke([(54, -100), (72, -82)], 10), p.accent),
        (stroke([(7, -56), (26, -58)], 7), skin(p)),
        (stroke([(-4, -54), (14, -46)], 7), skin(p)),
        (circle(2, -78, 14), skin(p)),
        ("M-13 -74Q-18 -96 2 -96Q18 -95 16 -82Q6 -88 -2 -86Q-7 -78 -13 -74Z", p.level(1)),
    )


def dragon(scene: Scene, skin_paper: str, belly: str) -> None:
    """A dragon sitting up, facing right: from its head at (620, 370) down to (400, 920)."""
    dark, ink = shade(skin_paper, -0.1), scene.level(1)
    wing = path(
        "M330 660Q210 600 150 400Q96 470 52 480Q110 520 112 590Q160 580 176 640"
        "Q220 630 240 690Q290 690 330 740Z"
    )
    scene.sheet(wing, mix(skin_paper, scene.palette.second, 0.75), Shadow.LIFT)
    for end in ((52, 480), (112, 590), (176, 640), (240, 690)):
        scene.thread([(152, 404), end], dark, 5, 0.5)
    spine = [(400.0, 960.0), (352, 800), (366, 640), (430, 510), (520, 410)]
    body = ribbon(spine, 330, 120)
    crest = [
        path(f"M{x} {y}L{x - 48} {y - 30}L{x + 10} {y - 46}Z")
        for x, y in ((262, 800), (258, 720), (276, 644), (306, 572), (348, 506), (398, 446))
    ]
    scene.group([(union(*crest), scene.palette.accent)], Shadow.THIN)
    head = blob(
        [
            (462, 420),
            (470, 340),
            (530, 290),
            (606, 296),
            (672, 334),
            (742, 348),
            (770, 384),
            (748, 420),
            (668, 434),
            (600, 462),
            (520, 480),
        ]
    )
    horns = [
        path("M520 312Q500 250 520 196Q552 240 560 298Z"),
        path("M580 300Q580 250 610 210Q628 256 614 304Z"),
    ]
    scene.sheet(union(*horns), belly, Shadow.THIN)
    scene.sheet(union(body, head), skin_paper, Shadow.OBJECT)
    front = body.intersection(
        ribbon([(520, 960), (478, 800), (470, 660), (508, 560), (560, 470)], 130, 50)
    )
    scene.wash(front, belly)
    bars = [stroke(curve([(380, y), (460, y + 20), (560, y - 8)]), 5) for y in range(560, 920, 44)]
    scene.wash(union(*bars).intersection(front), shade(belly, -0.14), 0.8)
    spots = [
        circle(x, y, s)
        for x, y, s in (
            (330, 720, 17),
            (372, 640, 12),
            (318, 800, 13),
            (410, 560, 10),
            (540, 330, 9),
            (574, 350, 7),
            (372, 770, 10),
        )
    ]
    scene.wash(union(*spots), dark, 0.7)
    scene.sheet(
        blob([(506, 372), (452, 316), (398, 306), (408, 352), (452, 396), (496, 404)]),
        dark,
        Shadow.THIN,
    )
    scene.wash(blob([(490, 372), (452, 336), (420, 326), (430, 352), (460, 382)]), belly)
    scene.thread(curve([(590, 356), (612, 338), (638, 356)]), ink, 8, 1)
    scene.thread(curve([(764, 396), (700, 410), (634, 416), (610, 398)]), ink, 6, 1)
    scene.wash(ellipse(742, 366, 8, 5, 20), ink)
    scene.wash(circle(622, 396, 17), scene.palette.accent, 0.4, blur=5)


def dragon_hands(scene: Scene, skin_paper: str) -> None:
    """Its arms, laid over the rim of whatever it sits in at y = 850."""
    arms = union(
        ribbon([(452, 676), (548, 730), (586, 836)], 92, 42),
        circle(586, 850, 28),
        ribbon([(310, 730), (236, 770), (212, 836)], 56, 40),
        circle(212, 850, 28),
    )
    scene.sheet(arms, shade(skin_paper, 0.03), Shadow.LIFT)
    claws = [path(f"M{x - 6} 866L{x} 890L{x + 7} 866Z") for x in (194, 212, 230, 568, 586, 604)]
    scene.group([(union(*claws), scene.palette.light)], Shadow.THIN)
