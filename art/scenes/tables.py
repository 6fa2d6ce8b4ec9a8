"""Cards at table and in small rooms: kings, spoons, ants, chess pieces, scales, spectacles."""

import math

from art import nature, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills, mountains
from art.paper import Shadow
from art.parts.street import onto, sparrow
from art.parts.table import anvil, egg_cup, spoon
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
    ring,
    star,
    stroke,
    union,
)
from art.silhouettes import inlaid


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
    scene.sheet(hills(r, 980, 26, 2).shape, scene.level(0.42), Shadow.RIDGE)
    gold = mix(p.second, "#e0a63a", 0.5)
    pivot, left, right = (400.0, 300.0), (150.0, 420.0), (650.0, 180.0)
    sky.halo(scene, 160, 800, 330, 0.9)
    sky.halo(scene, 650, 450, 260, 0.7)
    stand = union(
        path("M384 300H416L424 1010H376Z"),
        path("M250 1076Q260 1010 376 1000H424Q540 1010 550 1076Z"),
        circle(400, 620, 26),
        circle(400, 980, 30),
        rect(230, 1066, 340, 30, 8),
    )
    scene.contact(400, 1090, 240)
    scene.sheet(stand, gold, Shadow.OBJECT, gradient=0.16)
    beam = union(
        ribbon([left, (275, 376), pivot], 14, 30),
        ribbon([pivot, (525, 256), right], 30, 14),
        circle(*left, 15),
        circle(*right, 15),
    )
    scene.sheet(beam, gold, Shadow.OBJECT, gradient=0.06)
    scene.sheet(circle(*pivot, 40), shade(gold, 0.05), Shadow.LIFT)
    scene.sheet(star(*pivot, 24), p.accent, Shadow.THIN)
    scene.sheet(union(polygon([(400, 190), (412, 262), (388, 262)]), circle(400, 190, 11)), gold)
    for (x, y), pan in ((left, 900.0), (right, 560.0)):
        for end in (-118, 118):
            scene.thread([(x, y), (x + end, pan)], p.light, 3.4, 0.95)
    feather = inlaid("feather", "#ffffff", "#dff5ec")
    scene.wash(ellipse(160, 790, 130, 150), "#ffffff", 0.55, blur=40)
    for x, pan in ((left[0], 900.0), (right[0], 560.0)):
        bowl = path(
            f"M{x - 128} {pan - 6}H{x + 128}Q{x + 108} {pan + 62} {x} {pan + 66}"
            f"Q{x - 108} {pan + 62} {x - 128} {pan - 6}Z"
        )
        if x == left[0]:
            scene.place(feather, 158, 905, 250, turn=16, shadow=Shadow.LIFT)
        else:
            scene.place(anvil(scene.level(0.86)), x - 8, pan, 142, shadow=Shadow.OBJECT)
        scene.sheet(bowl, gold, Shadow.LIFT, gradient=0.2)
        scene.wash(rect(x - 128, pan - 6, 256, 9, 4), shade(gold, 0.12))
    scene.traveller(632, 424, 110, flip=True)
    ground = hills(r, 1080, 16, 2)
    scene.sheet(ground.shape, scene.level(0.78), Shadow.RIDGE)
    nature.pines(scene, ground.at, 70, scene.level(0.9), left=560, dense=0.6)
    scene.sheet(hills(r, 1140, 24, 2).shape, scene.level(0.95), Shadow.RIDGE)
    nature.corners(scene, 1, 54, 210)


@card("breakfast-of-kings", palette="ember", traveller="gentleman")
def breakfast_of_kings(scene: Scene) -> None:
    """An egg in a golden cup receives a line of kneeling spoons."""
    p = scene.palette
    scene.sky(470, 420, 680)
    gold = "#f2b632"
    wall = rect(-40, -40, 880, 760)
    window = arch(470, 700, 330, 560)
    aisles = [arch(x, 700, 120, 380) for x in (90, 230, 720)]
    scene.sheet(wall.difference(union(window, *aisles)), scene.level(0.42), Shadow.FRAME)
    sky.rays(scene, 470, 440, count=16, reach=640, start=0, end=360, opacity=0.15)
    ribs = [ring(470, 305, 165 + 26 * k, 9).intersection(rect(0, 0, 800, 190)) for k in (1, 2)]
    scene.sheet(union(*ribs), scene.level(0.28), Shadow.THIN)
    for x in (20, 160, 296, 644, 790):
        column = union(
            rect(x - 22, 200, 44, 520), rect(x - 34, 180, 68, 26, 5), rect(x - 34, 690, 68, 26, 5)
        )
        scene.sheet(column, scene.level(0.6), Shadow.LIFT)
    for x in (90, 230, 720):
        flag = path(f"M{x - 40} -20V150L{x} 120L{x + 40} 150V-20Z")
        scene.sheet(flag, p.second, Shadow.LIFT)
        scene.wash(ellipse(x, 62, 17, 24), p.light)
    cloth = polygon([(-40, 700), (840, 700), (840, 1260), (-40, 1260)])
    scene.sheet(cloth, mix(p.light, scene.level(0.05), 0.45), Shadow.RIDGE, gradient=0.2)
    squares = [
        rect(u / 12, v / 8, 1 / 12, 1 / 8) for u in range(12) for v in range(8) if (u + v) % 2
    ]
    quad = [(120, 702), (760, 702), (1300, 1260), (-640, 1260)]
    scene.wash(onto(quad, *squares), scene.level(0.12), 0.6)
    carpet = path(
        "M430 760Q380 880 240 990Q60 1120 -60 1160V1300H330Q470 1090 540 960Q570 860 570 760Z"
    )
    scene.sheet(carpet, scene.level(0.4), Shadow.THIN)
    scene.wash(carpet.difference(carpet.buffer(-10)), gold, 0.8)
    for k, (wide, y) in enumerate(((210, 812), (170, 780), (130, 748))):
        step = union(
            ellipse(500, y, wide, wide * 0.2),
            rect(500 - wide, y - 24, 2 * wide, 24),
            ellipse(500, y - 24, wide, wide * 0.2),
        )
        scene.sheet(step, scene.level(0.62), Shadow.LIFT)
        scene.sheet(ellipse(500, y - 24, wide, wide * 0.2), scene.level(0.3 - 0.05 * k), None)
    sky.halo(scene, 500, 480, 300, 0.95)
    scene.place(egg_cup(gold, "#fffaf0", p.second), 500, 730, 400, shadow=Shadow.OBJECT)
    scene.place(things.crown(p, gold), 500, 354, 84, shadow=Shadow.LIFT)
    for side in (-1, 1):
        x = 500 + side * 196
        shaker = union(path(f"M{x - 30} 800L{x - 22} 690H{x + 22}L{x + 30} 800Z"))
        scene.sheet(
            shaker, mix("#ffffff", scene.level(0.2), 0.25 if side < 0 else 0.75), Shadow.LIFT
        )
        cap = path(f"M{x - 24} 694Q{x - 22} 656 {x} 654Q{x + 22} 656 {x + 24} 694Z")
        scene.sheet(cap, gold, Shadow.THIN)
        scene.wash(union(*(circle(x + a, 672, 2.6) for a in (-9, 0, 9))), scene.level(0.9))
    silver = "#dde7f2"
    line = ((470, 900, 80), (384, 966, 106), (268, 1052, 140), (112, 1172, 188))
    for x, y, tall in line:
        scene.contact(x, y, tall * 0.5)
        scene.place(spoon(silver), x, y, tall, shadow=Shadow.LIFT)
    scene.traveller(668, 1000, 128, flip=True)
    scene.sheet(path("M840 1110Q700 1130 600 1260H840Z"), scene.level(0.85), Shadow.RIDGE)
    scene.wash(stroke(curve([(840, 1130), (716, 1150), (628, 1260)]), 6), gold, 0.8)
