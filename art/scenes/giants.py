"""Cards about giants who sleep."""

from art import nature, shapes, sky
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.heights import Head, person, pilgrim, points, sleeping_head
from art.pathdata import Point
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
    """Pilgrims with lamps follow the roads drawn on a sleeping giant's back."""
    r, p = scene.random, scene.palette
    scene.sky(470, 330, 640)
    sky.stars(scene, 100, 420)
    sky.moon(scene, 560, 250, 150)
    for x, y, width, near in ((110, 300, 280, 0.1), (730, 380, 260, 0.08), (250, 130, 180, 0.2)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.SOFT)
    scene.sheet(hills(r, 560, 50, 4).shape, scene.level(0.25), Shadow.RIDGE)
    flesh = mix(scene.level(0.12), "#e8b79c", 0.45)
    back = path("M-60 860Q0 640 170 520Q330 400 520 340Q690 310 780 430Q830 520 860 600V1260H-60Z")
    scene.sheet(back, flesh, Shadow.OBJECT, gradient=0.22)
    scene.wash(
        ribbon([(560, 380), (500, 560), (470, 720), (330, 850)], 26, 50).intersection(back),
        shade(flesh, -0.1),
        0.7,
        blur=10,
    )
    ink = shade(p.accent, -0.22)
    roads: list[list[Point]] = [
        points("-60 860, 60 740, 180 660, 300 640, 390 560, 360 490, 450 420, 540 344"),
        points("300 640, 440 690, 560 640, 600 540, 700 500, 760 420"),
        [(560, 640), (660, 720), (640, 800), (740, 860), (830, 850)],
    ]
    lines = [curve(road) for road in roads]
    scene.wash(union(*(stroke(line, 34) for line in lines)).intersection(back.buffer(-4)), ink)
    scene.wash(
        union(*(stroke(line, 24) for line in lines)).intersection(back.buffer(-4)),
        mix(p.accent, flesh, 0.25),
    )
    for line in lines:
        for k in range(0, len(line) - 3, 4):
            scene.thread(line[k : k + 3], "#ffffff", 2.5, 0.8)
    art = [
        stroke([(x - 20, y), (x, y - 34), (x + 20, y)], 5)
        for x, y in ((230, 590), (262, 596), (600, 450), (640, 462))
    ]
    art += [
        stroke(curve([(x + 16 * k, y + 6 * (-1) ** k) for k in range(6)]), 5)
        for x, y in ((470, 780), (480, 806), (690, 620), (700, 644))
    ]
    art += [shapes.star(500, 500, 38, 8, 0.35), shapes.ring(500, 500, 50, 5)]
    art += [
        stroke([(x, y), (x, y - 30)], 5).union(circle(x, y - 38, 14))
        for x, y in ((140, 780), (176, 790), (690, 780), (440, 620))
    ]
    art += [
        polygon([(740, 590), (740, 560), (760, 542), (780, 560), (780, 590)]),
        polygon([(540, 730), (540, 706), (556, 690), (572, 706), (572, 730)]),
    ]
    scene.wash(union(*art).intersection(back.buffer(-8)), scene.level(0.66), 0.85)
    walkers = [(lines[0], (14, 21, 28, 34, 41, 48, 54)), (lines[1], (14, 22, 30, 37))]
    for n, (line, at) in enumerate(walkers):
        for k, i in enumerate(at):
            here, foot = line[i]
            size = 84 - 5 * k - 8 * n
            sky.halo(scene, here + 14, foot - 20, size * 0.9, 0.85)
            coat = (p.second, scene.level(0.9), "#d94f70")[k % 3]
            scene.place(pilgrim(p, coat), here, foot + 4, size)
    arm = ribbon([(760, 860), (640, 1030), (380, 1130), (60, 1120)], 240, 130)
    scene.sheet(arm, shade(flesh, -0.03), Shadow.OBJECT, gradient=0.16)
    bands = [
        stroke([(630 - 22 * k, 850 + 32 * k), (830 - 22 * k, 990 + 32 * k)], 12) for k in range(3)
    ]
    scene.wash(union(*bands).intersection(arm.buffer(-3)), ink, 0.9)
    head = sleeping_head(shade(flesh, 0.02), scene.level(0.72), scene.level(1))
    scene.place(head, 262, 945, 300, turn=-62, shadow=Shadow.OBJECT)
    ground = hills(r, 1140, 16, 3)
    scene.sheet(ground.shape, scene.level(0.86), Shadow.RIDGE)
    nature.pines(scene, ground.at, 66, scene.level(0.97), dense=0.8, step=24)
