"""Cards among roots, and a theatre in a hedge."""

import itertools
import math

from art import nature, rooms, sky
from art.colour import mix, shade
from art.deck import card
from art.figure import figure
from art.land import hills
from art.paper import Shadow
from art.parts.hollow import (
    fly_from_behind,
    harp_frame,
    listening_child,
    rose,
    skeleton,
    spider,
    watering_can,
)
from art.scene import Scene
from art.shapes import (
    Shape,
    blob,
    circle,
    curve,
    ellipse,
    move,
    path,
    rect,
    ribbon,
    ring,
    stroke,
    union,
)
from art.silhouettes import inlaid


@card("root-telephone", palette="jade")
def root_telephone(scene: Scene) -> None:
    """In the wood, a child holds a root to her ear and begins to laugh."""
    r, p = scene.random, scene.palette
    scene.wash(
        rect(0, 0, 800, 1200),
        scene.linear(
            [(0, "#e8fbd8", 1), (0.5, "#8fdcbc", 1), (1, "#2c9a98", 1)], (0, 0), (0, 1000)
        ),
    )
    sky.rays(scene, 520, -60, start=50, end=140, opacity=0.3)
    for k in range(3):
        nature.trunks(scene, 6 - k, 0.02 + 0.14 * k, 36 + 16 * k, (300, 540))
        scene.sheet(hills(r, 800 + 50 * k, 22, 3).shape, scene.level(0.16 + 0.14 * k), Shadow.RIDGE)
    other = path("M640 -40Q650 600 580 1010Q690 960 700 1000Q760 960 840 1010V-40Z")
    scene.sheet(other, scene.level(0.6), Shadow.LIFT)
    wires = [
        [(140, 300), (300, 420), (470, 430), (660, 290), (880, 20)],
        [(150, 420), (300, 570), (480, 590), (670, 440), (880, 200)],
        [(120, 180), (330, 270), (520, 250), (690, 130), (880, -60)],
    ]
    for k, line in enumerate(wires):
        scene.sheet(
            ribbon(line, 17 - 2 * k, 12), mix(scene.level(0.72), "#6b4a3a", 0.35), Shadow.SOFT
        )
        points = curve(line)
        sparks = [circle(*points[j], 7) for j in range(4 + k, len(points) - 2, 7)]
        scene.wash(union(*(spark.buffer(8) for spark in sparks)), p.second, 0.6, blur=8)
        scene.wash(union(*sparks), p.second)
    for x, y, flip in ((300, 424, False), (352, 432, True), (520, 577, False), (410, 271, True)):
        _bird(scene, x, y - 4, 50, p.accent if x == 352 else scene.level(0.85), flip=flip)
    giant = path(
        "M-60 -60H210Q170 300 196 600Q214 800 330 900Q400 960 520 990"
        "Q380 1000 300 960Q330 1040 420 1110Q280 1080 210 1000Q200 1100 240 1240H-60Z"
    )
    scene.sheet(giant, scene.level(0.86), Shadow.OBJECT, gradient=0.04)
    grooves = [
        ribbon(
            [(30 + 50 * k, -40), (20 + 46 * k, 400), (40 + 56 * k, 760), (70 + 70 * k, 960)], 6, 3
        )
        for k in range(4)
    ]
    scene.wash(union(*grooves).intersection(giant), scene.level(0.66), 0.6)
    ear = ellipse(70, 620, 40, 58)
    scene.wash(ear, scene.level(0.98))
    ground = hills(r, 1060, 16, 2)
    scene.sheet(ground.shape, scene.level(0.5), Shadow.RIDGE)
    sky.halo(scene, 410, 880, 320, 0.95)
    brown = mix(scene.level(0.6), "#c98350", 0.85)
    coil = [
        (690 - 29 * t - 26 * math.cos(t * 3.3), 760 + 11 * t + 30 * math.sin(t * 3.3))
        for t in (k / 6 for k in range(40))
    ]
    scene.contact(410, 1120, 90)
    scene.place(listening_child(p, p.accent), 410, 1120, 330, shadow=Shadow.LIFT)
    scene.sheet(
        stroke([(880, 660), (800, 690), (740, 716), *coil, (486, 848)], 15), brown, Shadow.LIFT
    )
    scene.sheet(
        path("M500 836Q474 828 446 812Q430 856 446 900Q474 878 500 862Z"), brown, Shadow.THIN
    )
    scene.sheet(ribbon([(436, 926), (484, 918), (486, 868)], 21, 17), "#f6c9a2", Shadow.THIN)
    laughs = ((300, 800, 22), (270, 750, 14), (318, 730, 28), (350, 690, 14), (250, 690, 18))
    scene.wash(union(*(sky.sparkle(*laugh) for laugh in laughs)), p.second)
    nature.corners(scene, 0.98, 58, 230)


def _bird(scene: Scene, x: float, y: float, height: float, colour: str, *, flip: bool) -> None:
    """A small round bird on a wire."""
    body = blob([(-20, -40), (-8, -78), (14, -88), (30, -70), (24, -30), (4, -8), (-16, -14)])
    shown = figure(
        (path("M-12 -20L-46 6L-34 12L-2 -8Z"), shade(colour, -0.08)),
        (body, colour),
        (path("M28 -74L46 -66L29 -62Z"), scene.palette.second),
        (circle(17, -72, 4), "#ffffff"),
        (path("M-14 -48Q8 -50 10 -24Q-6 -18 -14 -48Z"), shade(colour, -0.1)),
    )
    scene.place(shown, x, y + 8, height, flip=flip)


@card("gardener-below", palette="lamplight")
def gardener_below(scene: Scene) -> None:
    """A skeleton in a straw hat waters the roots of the roses from below."""
    r, p = scene.random, scene.palette
    scene.sky(400, 240, 620, glow=1)
    scene.wash(circle(400, 170, 210), p.light, 0.5, blur=40)
    scene.sheet(circle(400, 170, 124), "#fff0c0", Shadow.SOFT, gradient=0.05)
    scene.sheet(hills(r, 300, 40, 3).shape, scene.level(0.12), Shadow.RIDGE)
    nature.pines(scene, lambda _: 350, 110, scene.level(0.3), step=60, dense=0.5)
    lawn = hills(r, 398, 8, 3)
    green = mix(scene.level(0.5), "#4f8f4a", 0.7)
    bushes = (70, 220, 400, 570, 735)
    papers: list[tuple[Shape, str]] = []
    for x in bushes:
        stems = [
            ribbon([(x, 410), (x + dx * 0.4, 340), (x + dx, top)], 9, 5)
            for dx, top in ((-44, 250), (6, 190), (46, 270))
        ]
        leaves = [
            nature.leaf(x + r.gauss(0, 34), r.uniform(250, 390), r.uniform(0, 6.3), 44, 0.5)
            for _ in range(26)
        ]
        papers += [
            (union(*stems), shade(green, -0.12)),
            (union(*leaves[::2]), green),
            (union(*leaves[1::2]), shade(green, 0.07)),
        ]
        for dx, top in ((-44, 240), (6, 180), (46, 262)):
            papers += rose(x + dx, top, 34, mix(p.second, "#e0203f", 0.35))
    scene.group(papers, Shadow.SOFT)
    scene.sheet(lawn.shape, green, Shadow.RIDGE)
    soils = ((424, 0.52), (500, 0.62), (610, 0.72))
    for y, near in soils:
        scene.sheet(hills(r, y, 14, 4).shape, scene.level(near), Shadow.RIDGE)
    stones = [
        ellipse(
            r.choice((r.uniform(0, 120), r.uniform(680, 800))),
            r.uniform(520, 1180),
            r.uniform(10, 30),
            r.uniform(8, 20),
            r.uniform(0, 90),
        )
        for _ in range(20)
    ]
    scene.group([(stone, scene.level(r.uniform(0.35, 0.6))) for stone in stones], Shadow.THIN)
    cave = blob(
        [
            (110, 760),
            (190, 590),
            (400, 540),
            (620, 590),
            (704, 770),
            (680, 1000),
            (580, 1130),
            (230, 1140),
            (120, 990),
        ]
    )
    scene.wash(cave.buffer(12), p.light, 0.5, blur=24)
    with scene.inside(cave) as den:
        den.wash(
            cave,
            den.radial([(0, "#fff0b8", 1), (0.5, "#f0b25e", 1), (1, "#a85f3c", 1)], 400, 800, 420),
        )
        den.sheet(hills(r, 1076, 12, 3).shape, scene.level(0.66), Shadow.RIDGE)
    roots: list[Shape] = []
    for k, x in enumerate(bushes):
        foot, deep = 400 + (x - 400) * 0.62, 690 + 46 * (k % 2)
        roots.append(
            ribbon([(x, 400), ((x + foot) / 2, 500), (foot, 600), (foot + 12, deep)], 16, 4)
        )
        for side in (-1, 1):
            roots.append(
                ribbon(
                    [(foot, 590), (foot + side * 26, 640), (foot + side * 34, deep - 20)], 8, 2.4
                )
            )
            roots.append(
                ribbon(
                    [(foot + 4, 630), (foot + side * 14, 680), (foot + side * 10, deep + 16)], 5, 2
                )
            )
    scene.sheet(union(*roots), mix(scene.level(0.3), "#f6dfb4", 0.4), Shadow.LIFT)
    scene.sheet(lawn.shape.difference(move(lawn.shape, 0, 30)), green, Shadow.LIFT)
    scene.contact(310, 1096, 100)
    scene.place(skeleton(p, p.second), 300, 1100, 420, shadow=Shadow.LIFT)
    scene.place(watering_can(p.accent), 520, 914, 140, turn=-14, shadow=Shadow.LIFT)
    jets = [
        stroke(curve([(604 + 2 * k, 772 + 3 * k), (592 + 14 * k, 716), (520 + 26 * k, 664)]), 3.6)
        for k in range(6)
    ]
    scene.wash(union(*jets), "#8fe6e0", 0.95)
    drops = [
        nature.leaf(r.gauss(580, 44), r.uniform(620, 740), math.pi / 2, 17, 0.6) for _ in range(26)
    ]
    scene.wash(union(*drops), "#d8fbf6")
    scene.thread([(196, 600), (196, 700)], scene.level(0.95), 4, 1)
    sky.halo(scene, 196, 740, 130, 0.9)
    scene.place(inlaid("old-lantern", scene.level(0.92), p.light), 196, 784, 90)
    worm = ribbon([(40, 1080), (64, 1058), (88, 1078), (112, 1060)], 15, 9)
    scene.sheet(worm, "#e88a86", Shadow.THIN)


@card("spiders-harp", palette="plum")
def spiders_harp(scene: Scene) -> None:
    """A spider plays a harp, and the flies have paid to sit in the first row."""
    r, p = scene.random, scene.palette
    scene.sky(400, 470, 620)
    scene.wash(circle(400, 480, 330), p.light, 0.7, blur=50)
    scene.sheet(circle(400, 480, 290), "#fff0d2", Shadow.SOFT, gradient=0.06)
    web = [
        stroke([(400, 470), (400 + 520 * math.cos(a), 470 + 520 * math.sin(a))], 2.2)
        for a in (k * math.tau / 18 for k in range(18))
    ]
    for k in range(1, 9):
        knots = [
            (400 + 56 * k * math.cos(j * math.tau / 18), 470 + 56 * k * math.sin(j * math.tau / 18))
            for j in range(19)
        ]
        for (x0, y0), (x1, y1) in itertools.pairwise(knots):
            mid = ((x0 + x1) / 2 * 0.94 + 24, (y0 + y1) / 2 * 0.94 + 28)
            web.append(stroke(curve([(x0, y0), mid, (x1, y1)], 4), 1.8))
    scene.wash(union(*web), scene.level(0.42), 0.55)
    dew = [
        circle(
            400 + 56 * k * math.cos(j * math.tau / 18),
            470 + 56 * k * math.sin(j * math.tau / 18),
            3.6,
        )
        for k in range(2, 8)
        for j in range(18)
        if r.random() < 0.5
    ]
    scene.wash(union(*dew), "#ffffff", 0.95)
    scene.sheet(
        path("M-40 900Q400 830 840 900V1260H-40Z"),
        mix(scene.level(0.55), "#8a4a3a", 0.5),
        Shadow.RIDGE,
    )
    scene.wash(ellipse(400, 930, 330, 48), p.light, 0.55, blur=20)
    harp, x, y, u = harp_frame("#f4b93a"), 270, 940, 4.4
    strings = [
        stroke(
            [
                (x + u * (-28 + 6 * k), y - u * (102 - 1.5 * abs(k - 2) - 1.6 * k)),
                (x + u * (-20 + 6.4 * k), y - u * (8 + 8.6 * k)),
            ],
            2.6,
        )
        for k in range(10)
    ]
    scene.wash(union(*strings), "#ffffff", 0.95)
    scene.contact(x - 60, y + 6, 130)
    scene.place(harp, x, y, u * harp.tall, shadow=Shadow.LIFT)
    scene.contact(520, 940, 150)
    scene.place(spider(p, scene.level(0.85), p.accent), 516, 940, 350, shadow=Shadow.LIFT)
    for side, edge in ((1, -10), (-1, 810)):
        rooms.curtain(scene, edge, -10, 150, 1010, "#b52a52", side=side)
    scallops = union(
        rect(-20, -20, 840, 90), *(ellipse(50 + 100 * k, 66, 56, 46) for k in range(8))
    )
    scene.sheet(scallops, "#c9345c", Shadow.LIFT)
    scene.wash(
        union(
            *(ring(50 + 100 * k, 66, 56, 6).intersection(rect(0, 80, 800, 60)) for k in range(8))
        ),
        p.second,
    )
    scene.sheet(rect(-20, 1010, 840, 220), scene.level(0.5), Shadow.RIDGE)
    scene.sheet(ellipse(690, 968, 52, 11), p.light, Shadow.THIN)
    scene.group(
        [(ellipse(660 + 15 * k, 961 - 5 * (k % 2), 12, 6), p.second) for k in range(5)], Shadow.THIN
    )
    footlights = [circle(60 + 97 * k, 1012, 13) for k in range(8)]
    scene.wash(union(*(light.buffer(14) for light in footlights)), p.second, 0.7, blur=14)
    scene.group([(union(*footlights), p.second)], Shadow.THIN)
    fly = fly_from_behind(scene.level(0.92), mix(p.light, "#ffffff", 0.5), p.accent)
    for k in range(6):
        at = 75 + 130 * k
        scene.place(fly, at, 1196, 156)
        scene.sheet(rect(at - 50, 1152, 100, 90, 22), "#8f2450", Shadow.LIFT)
