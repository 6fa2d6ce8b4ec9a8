"""Cards about giants who sleep."""

from art import nature, shapes, sky
from art.colour import mix, shade
from art.deck import card
from art.land import hills, mountains
from art.paper import Shadow
from art.parts.heights import Head, person, pilgrim, points
from art.scene import Scene
from art.shapes import (
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    stroke,
    turn,
    union,
)


@card("mountains-cradle", palette="indigo")
def mountains_cradle(scene: Scene) -> None:
    """Villagers take turns to rock a mountain so that it does not wake."""
    r, p = scene.random, scene.palette
    scene.sky(400, 560, 720)
    sky.stars(scene, 110, 560)
    moon = sky.crescent(650, 170, 74, 0.5, 60)
    scene.wash(moon.buffer(10), p.light, 0.5, blur=20)
    scene.sheet(moon, p.light, Shadow.SOFT)
    for near, y, height in ((0.06, 760, 200), (0.16, 830, 160)):
        scene.sheet(hills(r, y - height * 0.4, 70, 5).shape, scene.level(near), Shadow.RIDGE)
    ground = hills(r, 1010, 14, 2)
    scene.sheet(move(ground.shape, 0, -60), scene.level(0.42), Shadow.RIDGE)
    bow = stroke(curve([(92, 760), (70, 520), (110, 300), (250, 214), (330, 250)]), 20)
    scene.sheet(bow, scene.level(0.85), Shadow.LIFT)
    for x, y, size, colour in (
        (150, 400, 26, p.accent),
        (226, 330, 22, p.second),
        (322, 350, 26, p.accent),
    ):
        scene.thread([(x, max(232, 300 - (x - 110))), (x, y - size)], p.light, 2.5, 0.9)
        scene.group([(turn(shapes.star(x, y, size), 8, x, y), colour)], Shadow.SOFT)
    rock = polygon(
        points(
            "120 860, 196 700, 240 640, 286 520, 330 470, 372 372, 420 300, 456 352, "
            "492 430, 540 480, 570 570, 624 660, 690 860"
        )
    )
    stone = mix(scene.level(0.5), "#8f8fc8", 0.35)
    scene.sheet(rock, stone, Shadow.OBJECT, gradient=0.12)
    scene.wash(
        rock.intersection(
            polygon(
                points(
                    "420 300, 456 352, 492 430, 540 480, 700 870, 520 870, 470 620, 500 520, "
                    "430 430"
                )
            )
        ),
        shade(stone, -0.09),
        0.8,
    )
    snow = polygon(
        points(
            "420 296, 458 352, 494 430, 470 452, 448 424, 424 462, 400 430, 372 456, "
            "346 438, 372 372"
        )
    )
    scene.sheet(snow, "#f7f3ff", Shadow.THIN)
    lids = [stroke(curve([(x - 34, 566), (x, 588), (x + 34, 566)]), 8) for x in (340, 474)]
    lashes = [
        stroke([(x + d, 578 + 8 * (abs(d) < 20)), (x + d * 1.3, 598 + 8 * (abs(d) < 20))], 5)
        for x in (340, 474)
        for d in (-24, 0, 24)
    ]
    mouth = ellipse(408, 682, 20, 15)
    scene.wash(union(*lids, *lashes, mouth), scene.level(0.95))
    scene.wash(
        path("M398 590Q378 640 404 646Q424 648 428 634Q412 638 404 630Q400 620 410 596Z"),
        shade(stone, -0.14),
    )
    scene.wash(union(ellipse(292, 640, 30, 18), ellipse(520, 640, 30, 18)), p.second, 0.35, blur=8)
    for k, (x, y) in enumerate(((590, 440), (636, 372), (690, 316))):
        puff = circle(x, y, 13 + 7 * k)
        scene.sheet(puff, mix(p.light, scene.level(0.05), 0.4), Shadow.SOFT, opacity=0.85)
    quilt = path("M96 850Q150 716 260 740Q330 704 410 744Q500 704 570 740Q670 720 716 850Z")
    scene.sheet(quilt, mix(p.second, scene.level(0.35), 0.35), Shadow.LIFT)
    patches = [
        rect(100 + 70 * k, 716 + 52 * j, 70, 52) for k in range(9) for j in range(3) if (k + j) % 2
    ]
    scene.wash(union(*patches).intersection(quilt.buffer(-5)), p.accent, 0.75)
    rocker = path("M40 930Q400 1150 760 930L770 966Q400 1206 30 966Z")
    scene.sheet(rocker, scene.level(0.9), Shadow.OBJECT)
    crib = path("M60 780Q400 850 740 780L680 1010Q400 1070 120 1010Z")
    wood = mix("#a4583f", scene.level(0.5), 0.25)
    scene.sheet(crib, wood, Shadow.OBJECT, gradient=0.16)
    slats = [stroke([(130 + 60 * k, 770), (160 + 53 * k, 1060)], 5) for k in range(10)]
    scene.wash(union(*slats).intersection(crib.buffer(-10)), shade(wood, -0.14), 0.9)
    rail = stroke(curve([(50, 772), (230, 810), (400, 818), (570, 810), (750, 772)]), 26)
    scene.sheet(rail, shade(wood, 0.08), Shadow.LIFT)
    hearts = [shapes.star(x, y, 20) for x, y in ((250, 930), (400, 944), (550, 930))]
    scene.group([(union(*hearts), p.accent)], Shadow.THIN)
    front = hills(r, 1100, 10, 2)
    scene.sheet(front.shape, scene.level(0.72), Shadow.RIDGE)
    team: tuple[tuple[float, bool, str, Head], ...] = (
        (86, False, p.accent, "scarf"),
        (200, False, "#49b6a6", "hat"),
        (716, True, p.second, "straw"),
        (606, True, "#e8d9f0", "bun"),
    )
    for at, flip, coat, head in team:
        foot = front.at(at) + 34
        sky.halo(scene, at, foot - 60, 120, 0.55)
        pose = person(
            p,
            coat,
            near=(30, -84),
            far=(26, -70),
            step="walk",
            head=head,
            skirt=head in ("scarf", "bun"),
            hair="#2a2350",
        )
        scene.contact(at, foot, 44)
        scene.place(pose, at, foot, 150, flip=flip, shadow=Shadow.SOFT)
    nature.grass(scene, lambda _: 1200, scene.level(0.95), count=80, height=46)


@card("tattooed-giant", palette="plum")
def tattooed_giant(scene: Scene) -> None:
    """Pilgrims with lamps climb the road that is drawn on a giant's back."""
    r, p = scene.random, scene.palette
    scene.sky(400, 320, 700)
    sky.stars(scene, 110, 520)
    sky.moon(scene, 400, 290, 250)
    scene.sheet(mountains(r, 760, 170, 5).shape, scene.level(0.2), Shadow.RIDGE)
    for x, y, width in ((90, 520, 340), (730, 540, 320)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(0.1), Shadow.SOFT)
    flesh, hair = mix(scene.level(0.12), "#f0b890", 0.5), scene.level(0.8)
    for side in (-1, 1):
        arm = [(400 + side * a, b) for a, b in ((196, 566), (300, 690), (330, 900), (270, 1180))]
        scene.sheet(ribbon(arm, 190, 150), shade(flesh, -0.07), Shadow.OBJECT, gradient=0.2)
    scene.sheet(union(circle(282, 318, 27), circle(518, 318, 27)), shade(flesh, -0.04))
    back = path(
        "M336 400Q340 452 250 470Q120 490 110 620Q110 760 150 880Q180 1000 150 1260H650"
        "Q620 1000 650 880Q690 760 690 620Q680 490 550 470Q460 452 464 400Z"
    )
    scene.sheet(back, flesh, Shadow.OBJECT, gradient=0.16)
    spine = ribbon([(400, 500), (408, 700), (394, 900), (400, 1180)], 22, 30)
    blades = [
        ribbon([(400 + s * 96, 560), (400 + s * 130, 660), (400 + s * 84, 760)], 24, 10)
        for s in (-1, 1)
    ]
    scene.wash(union(spine, *blades), shade(flesh, -0.14), 0.6, blur=11)
    head = path(
        "M290 330Q274 176 400 170Q526 176 510 330Q506 404 462 440Q400 468 338 440Q294 404 290 330Z"
    )
    scene.sheet(head, hair, Shadow.LIFT, gradient=0.14)
    scene.sheet(ellipse(400, 150, 66, 56), shade(hair, -0.03), Shadow.LIFT)
    scene.sheet(ribbon([(346, 190), (400, 202), (454, 190)], 18), p.accent, Shadow.THIN)
    locks = [
        ribbon([(400 + d * 0.5, 206), (400 + d, 320), (400 + d * 0.7, 440)], 5, 3)
        for d in (-80, -40, 0, 40, 80)
    ]
    scene.wash(union(*locks), shade(hair, 0.09), 0.8)
    road = curve(
        points(
            "330 1190, 290 1090, 420 1020, 560 960, 540 870, 400 850, 240 820, 220 720, 340 670,"
            " 500 660, 606 590, 560 520, 506 478"
        )
    )
    ink = shade(p.accent, -0.2)
    inner = back.buffer(-4)
    n = len(road) - 1
    for grow, paper in ((1.0, ink), (0.68, mix(p.accent, flesh, 0.2))):
        scene.wash(ribbon(road[::4], 48 * grow, 24 * grow).intersection(inner), paper)
    for k in range(2, n - 3, 4):
        scene.thread(road[k : k + 3], "#ffffff", 3, 0.85)
    marks = [
        stroke([(x - 30, y), (x, y - 48), (x + 30, y)], 7)
        for x, y in ((222, 610), (268, 622), (470, 790))
    ]
    marks += [
        stroke(curve([(x + 18 * k, y + 7 * (-1) ** k) for k in range(6)]), 7)
        for x, y in ((240, 930), (256, 962), (520, 1090), (506, 1120))
    ]
    marks += [shapes.star(400, 590, 46, 8, 0.35), shapes.ring(400, 590, 60, 7)]
    marks += [
        stroke([(x, y), (x, y - 36)], 7).union(circle(x, y - 48, 20))
        for x, y in ((590, 790), (628, 770), (330, 950), (180, 800))
    ]
    scene.wash(union(*marks).intersection(inner), scene.level(0.66), 0.85)
    for k, i in enumerate((9, 19, 30, 43, 55, 66, 77, n)):
        here, foot = road[min(i, n)]
        size = 124 - 6.5 * k
        sky.halo(scene, here + size * 0.24, foot - size * 0.8, size * 0.9, 0.9)
        coat = (p.second, scene.level(0.92), "#d94f70")[k % 3]
        scene.place(pilgrim(p, coat), here, foot + 4, size)
    ground = hills(r, 1130, 18, 3)
    scene.sheet(ground.shape, scene.level(0.88), Shadow.RIDGE)
    nature.pines(scene, ground.at, 84, scene.level(0.98), dense=0.8, step=26)
