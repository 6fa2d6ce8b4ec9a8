"""Cards at table and in small rooms: kings, spoons, ants, chess pieces, scales, spectacles."""

import math

from art import nature, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills, mountains
from art.paper import Shadow
from art.parts.street import onto, sparrow
from art.parts.table import anvil, egg_cup, plume, spoon
from art.scene import Scene
from art.shapes import (
    arch,
    blob,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    star,
    stroke,
    union,
)


@card("crown-of-sparrows", palette="ochre", traveller="child")
def crown_of_sparrows(scene: Scene) -> None:
    """A king sits very still so that the sparrows of his crown will stay."""
    p = scene.palette
    scene.sky(400, 420, 720)
    for side in (-1, 1):
        for k, (x, wide, near) in enumerate(((300, 60, 0.12), (392, 90, 0.34))):
            column = rect(400 + side * x - wide / 2, -40, wide, 1300)
            scene.sheet(column, scene.level(near), Shadow.LIFT)
            for j in (-1, 0, 1):
                scene.wash(
                    rect(400 + side * x + j * wide * 0.28 - 3, -40, 6, 1300),
                    scene.level(near + 0.1),
                    0.6,
                )
            scene.sheet(
                rect(400 + side * x - wide * 0.65, 120 + 50 * k, wide * 1.3, 24, 4),
                scene.level(near + 0.06),
                Shadow.THIN,
            )
    sky.rays(scene, 400, 470, count=20, reach=700, start=0, end=360, opacity=0.14)
    throne = union(
        arch(400, 1260, 500, 860),
        circle(150, 640, 34),
        circle(650, 640, 34),
        rect(132, 650, 36, 600),
        rect(632, 650, 36, 600),
    )
    scene.sheet(throne, scene.level(0.66), Shadow.OBJECT)
    scene.sheet(arch(400, 1260, 430, 812), mix(p.accent, scene.level(0.9), 0.35), Shadow.THIN)
    studs = [
        circle(400 + 232 * math.cos(a), 648 + 232 * math.sin(a), 8)
        for a in (math.pi + math.pi * k / 12 for k in range(13))
    ]
    scene.wash(union(*studs), "#f5c558")
    sky.halo(scene, 400, 560, 250, 0.7)
    hair, skin = "#f4efe4", mix("#f0b48a", p.light, 0.25)
    scene.sheet(
        blob(
            [
                (400, 470),
                (520, 520),
                (546, 640),
                (520, 760),
                (400, 800),
                (280, 760),
                (254, 640),
                (280, 520),
            ]
        ),
        shade(hair, -0.1),
        Shadow.LIFT,
    )
    robe = path("M60 1260Q70 960 210 880Q400 800 590 880Q730 960 740 1260Z")
    scene.sheet(robe, p.second, Shadow.OBJECT)
    folds = [
        stroke(
            curve([(400 + s * a, 930), (400 + s * (a + 40), 1080), (400 + s * (a + 50), 1250)]), 5
        )
        for s in (-1, 1)
        for a in (90, 170, 240)
    ]
    scene.wash(union(*folds), shade(p.second, -0.12), 0.7)
    collar = path(
        "M176 900Q400 770 624 900Q660 960 640 1000Q520 930 400 1010Q280 930 160 1000"
        "Q140 960 176 900Z"
    )
    scene.sheet(collar, hair, Shadow.LIFT)
    tails = [
        path(f"M{x} {y}q-9 20 0 30q9 -10 0 -30Z")
        for x, y in (
            (210, 912),
            (262, 890),
            (232, 950),
            (590, 912),
            (538, 890),
            (566, 950),
            (316, 912),
            (484, 912),
        )
    ]
    scene.wash(union(*tails), scene.level(1))
    head = ellipse(400, 620, 122, 150)
    scene.sheet(union(head, ellipse(282, 640, 20, 34), ellipse(518, 640, 20, 34)), skin)
    for x in (-1, 1):
        scene.wash(circle(400 + 72 * x, 680, 26), "#e8745f", 0.4, blur=8)
        scene.sheet(ellipse(400 + 50 * x, 620, 27, 22), "#ffffff", Shadow.THIN, gradient=0.02)
        scene.wash(circle(400 + 50 * x, 608, 12), scene.level(1))
        brow = [(400 + 84 * x, 582), (400 + 52 * x, 560), (400 + 20 * x, 576)]
        scene.thread(curve(brow), hair, 16, 1)
    beard = path(
        "M282 660Q300 716 340 706Q400 690 460 706Q500 716 518 660Q560 780 500 880"
        "Q450 960 400 1010Q350 960 300 880Q240 780 282 660Z"
    )
    scene.sheet(beard, hair, Shadow.LIFT)
    strands = [
        stroke(curve([(400 + a, 740), (400 + a * 1.15, 820), (400 + a * 0.5, 930)]), 4)
        for a in (-92, -56, -20, 20, 56, 92)
    ]
    scene.wash(union(*strands), shade(hair, -0.13), 0.8)
    scene.wash(path("M376 742Q400 732 424 742Q400 756 376 742Z"), mix(p.second, skin, 0.3))
    scene.sheet(
        path("M400 706Q350 690 322 722Q360 744 400 722Q440 744 478 722Q450 690 400 706Z"),
        shade(hair, 0.03),
        Shadow.THIN,
    )
    scene.sheet(
        path("M384 612Q372 668 378 690Q400 704 422 690Q428 668 416 612Z"), skin, Shadow.THIN
    )
    band = path("M262 540Q400 476 538 540L530 582Q400 522 270 582Z")
    browns = ("#a5673a", "#8a5030", "#b97a46")
    rows = (
        (300, 470, True),
        (400, 438, False),
        (500, 470, False),
        (250, 536, True),
        (336, 508, True),
        (464, 508, False),
        (550, 536, False),
    )
    for k, (x, y, flip) in enumerate(rows):
        scene.place(sparrow(p, browns[k % 3]), x, y + 8, 92, flip=flip, shadow=Shadow.LIFT)
    scene.sheet(band, "#e8b84a", Shadow.LIFT)
    gems = [circle(400 + 50 * k, 532 + 4.2 * k * k, 9) for k in (-2, -1, 0, 1, 2)]
    scene.wash(union(*gems), p.accent)
    scene.place(sparrow(p, "#8a5030", up=True), 596, 330, 120, shadow=Shadow.LIFT)
    scene.place(sparrow(p, "#a5673a", up=True), 196, 300, 92, flip=True, shadow=Shadow.LIFT)
    feather = nature.leaf(560, 420, 0.6, 60, 0.3)
    scene.sheet(feather, hair, Shadow.SOFT)
    sceptre = union(stroke([(690, 1260), (660, 760)], 16), circle(658, 742, 30))
    scene.sheet(sceptre, "#e8b84a", Shadow.LIFT)
    scene.sheet(circle(658, 742, 14), p.accent, Shadow.THIN)
    for k in range(5):
        scene.thread([(660, 764), (532 + 8 * k, 676 + 52 * k)], "#ffffff", 2, 0.85)
    for t in (0.3, 0.5, 0.72, 0.9):
        ends = [(660 + (532 + 8 * k - 660) * t, 764 + (676 + 52 * k - 764) * t) for k in range(5)]
        scene.thread(curve(ends), "#ffffff", 1.8, 0.85)
    scene.sheet(
        polygon([(-40, 1140), (840, 1140), (840, 1260), (-40, 1260)]),
        scene.level(0.88),
        Shadow.RIDGE,
    )
    scene.wash(rect(-40, 1146, 880, 7), "#e8b84a", 0.9)
    scene.traveller(150, 1172, 124)


@card("heavy-feather", palette="aurora", traveller="gnome")
def heavy_feather(scene: Scene) -> None:
    """On a pair of scales, one white feather outweighs an anvil."""
    r, p = scene.random, scene.palette
    scene.sky(300, 640, 760)
    sky.stars(scene, 100, 520)
    sky.aurora(scene, 330, curtains=3)
    for k in range(2):
        peaks = mountains(r, 900 + 60 * k, 190 - 30 * k, 4)
        scene.sheet(peaks.shape, scene.level(0.12 + 0.16 * k), Shadow.RIDGE)
    gold = mix(p.second, "#e0a63a", 0.5)
    pivot, left, right = (420.0, 330.0), (170.0, 480.0), (670.0, 180.0)
    sky.halo(scene, 200, 760, 430, 1)
    sky.halo(scene, 670, 450, 240, 0.7)
    ground = hills(r, 1060, 16, 2)
    scene.sheet(ground.shape, scene.level(0.66), Shadow.RIDGE)
    stand = union(
        path("M406 330H434L442 1010H398Z"),
        path("M290 1086Q300 1020 398 1006H442Q540 1020 550 1086Z"),
        circle(420, 640, 26),
        circle(420, 990, 30),
        rect(270, 1076, 300, 30, 8),
    )
    scene.contact(420, 1100, 220)
    scene.sheet(stand, gold, Shadow.OBJECT, gradient=0.16)
    beam = union(
        ribbon([left, (290, 446), pivot], 14, 32),
        ribbon([pivot, (550, 276), right], 32, 14),
        circle(*left, 16),
        circle(*right, 16),
    )
    scene.sheet(beam, gold, Shadow.OBJECT, gradient=0.06)
    scene.sheet(circle(*pivot, 42), shade(gold, 0.05), Shadow.LIFT)
    scene.sheet(star(*pivot, 26), p.accent, Shadow.THIN)
    scene.sheet(union(polygon([(420, 210), (432, 290), (408, 290)]), circle(420, 210, 12)), gold)
    for (x, y), pan, wide in ((left, 1010.0, 150), (right, 560.0, 118)):
        for end in (-wide, wide):
            scene.thread([(x, y), (x + end, pan)], p.light, 3.6, 0.95)
    scene.wash(ellipse(210, 760, 150, 270), "#ffffff", 0.75, blur=46)
    spine = [(196.0, 1030.0), (162.0, 900.0), (170.0, 740.0), (236.0, 590.0), (300.0, 530.0)]
    for paper, vane in zip(("#ffffff", "#d9efe8"), plume(r, spine, 92), strict=True):
        scene.sheet(vane, paper, Shadow.LIFT, gradient=0.05)
    scene.sheet(ribbon(spine, 9, 2), "#9fc4bd", Shadow.THIN)
    scene.place(anvil(scene.level(0.86)), right[0] - 8, 560, 142, shadow=Shadow.OBJECT)
    for (x, _), pan, wide in ((left, 1010.0, 158), (right, 560.0, 126)):
        bowl = path(
            f"M{x - wide} {pan - 6}H{x + wide}Q{x + wide * 0.85} {pan + 66} {x} {pan + 70}"
            f"Q{x - wide * 0.85} {pan + 66} {x - wide} {pan - 6}Z"
        )
        scene.sheet(bowl, gold, Shadow.LIFT, gradient=0.2)
        scene.wash(rect(x - wide, pan - 6, 2 * wide, 9, 4), shade(gold, 0.12))
    scene.traveller(652, 424, 124, flip=True)
    front = hills(r, 1068, 10, 2)
    scene.sheet(front.shape, scene.level(0.8), Shadow.RIDGE)
    nature.pines(scene, front.at, 96, scene.level(0.92), left=610, step=36)
    nature.corners(scene, 1, 54, 210)


@card("breakfast-of-kings", palette="ember", traveller="gentleman")
def breakfast_of_kings(scene: Scene) -> None:
    """An egg in a golden cup receives two rows of bowing spoons."""
    p, gold = scene.palette, "#f2b632"
    scene.sky(400, 430, 640, glow=1)
    sky.rays(scene, 400, 430, count=22, reach=760, start=0, end=360, opacity=0.2)
    nave = [(0.3, 560, 700), (0.5, 680, 790), (0.72, 800, 890)]
    for near, wide, tall in nave:
        wall = rect(-40, -40, 880, 900).difference(arch(400, 880, wide, tall))
        scene.sheet(wall, scene.level(near), Shadow.FRAME, gradient=0.04)
        scene.wash(arch(400, 880, wide + 14, tall + 7).difference(arch(400, 880, wide, tall)), gold)
    floor = polygon([(-40, 770), (840, 770), (840, 1260), (-40, 1260)])
    scene.sheet(floor, scene.level(0.1), Shadow.RIDGE, gradient=0.16)
    quad = [(180, 772), (620, 772), (1500, 1260), (-700, 1260)]
    squares = [
        rect(u / 12, v / 7, 1 / 12, 1 / 7) for u in range(12) for v in range(7) if (u + v) % 2
    ]
    scene.wash(onto(quad, *squares), scene.level(0.36), 0.55)
    carpet = polygon([(330, 800), (470, 800), (640, 1260), (160, 1260)])
    scene.sheet(carpet, scene.level(0.52), Shadow.THIN)
    scene.wash(carpet.difference(carpet.buffer(-12)), gold, 0.9)
    for k, wide in enumerate((250, 205, 160)):
        y = 850 - 30 * k
        step = union(
            ellipse(400, y, wide, wide * 0.16),
            rect(400 - wide, y - 30, 2 * wide, 30),
            ellipse(400, y - 30, wide, wide * 0.16),
        )
        scene.sheet(step, scene.level(0.66), Shadow.LIFT)
        scene.sheet(ellipse(400, y - 30, wide, wide * 0.16), scene.level(0.34), None)
    sky.halo(scene, 400, 440, 380, 1)
    scene.place(egg_cup(gold, "#fff3dc", p.second), 400, 756, 500, shadow=Shadow.OBJECT)
    yolk = circle(400, 420, 66)
    scene.wash(yolk.buffer(22), "#ffb03a", 0.75, blur=26)
    scene.wash(yolk, "#ff8f1f", 0.8, blur=7)
    scene.place(things.crown(p, gold), 400, 290, 112, shadow=Shadow.LIFT)
    silver = "#e6edf5"
    capes = (p.second, "#7d1b4d", "#d9454a", "#2b5d8a")
    for k, (away, foot, tall) in enumerate(((190, 852, 136), (264, 960, 214), (362, 1160, 336))):
        for side in (-1, 1):
            x = 400 + side * away
            scene.contact(x, foot, tall * 0.2)
            courtier = spoon(silver, capes[(k + (side > 0)) % 4], gold)
            scene.place(courtier, x, foot, tall, flip=side > 0, shadow=Shadow.LIFT)
    scene.traveller(400, 1110, 150)
