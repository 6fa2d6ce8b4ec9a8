"""Cards about what hangs above the roofs at night."""

import math

from art import nature, sky, town
from art.colour import mix
from art.deck import card
from art.land import hills, range_of
from art.paper import Shadow
from art.parts.giants import slim_ladder, wool
from art.parts.heights import person, points, sitting_cat
from art.scene import Scene
from art.shapes import (
    Shape,
    circle,
    curve,
    move,
    path,
    polygon,
    rect,
    ribbon,
    smooth,
    star,
    stroke,
    turn,
    union,
)


@card("mending-the-moon", palette="frost")
def mending_the_moon(scene: Scene) -> None:
    """On a tall ladder, a woman sews the missing half of the moon back on."""
    r, p = scene.random, scene.palette
    scene.sky(400, 420, 700)
    scene.wash(
        rect(0, 0, 800, 1200),
        scene.linear([(0, "#1d3568", 0.9), (1, "#3c5f96", 0)], (0, 0), (0, 900)),
    )
    sky.stars(scene, 110, 760)
    scene.wash(circle(400, 400, 330), p.light, 0.55, blur=60)
    disc = circle(380, 400, 268)
    seam = curve(points("392 100, 420 200, 376 300, 420 400, 384 500, 408 600, 396 700"))
    left = disc.intersection(polygon([*seam, (0, 700), (0, 100)]))
    right = disc.difference(left)
    paper = mix(p.light, "#ffe7a8", 0.45)
    loose = turn(move(right, 8, 4), 9, 400, 640)
    for half, tone in ((left, paper), (loose, mix(paper, "#e9d3c4", 0.5))):
        scene.sheet(half, tone, Shadow.OBJECT, gradient=0.06)
        sky.craters(scene, half, 380, 400, 268, tone)
    stitches = []
    for k in range(9):
        y = 420 + 27 * k
        x = 402 + 12 * math.sin(k * 1.3) + 4
        stitches += [stroke([(x - 24, y - 9), (x + 26, y + 9)], 7)]
    scene.group([(union(*stitches), p.accent)], Shadow.THIN)
    for x, y, angle in ((250, 250, -40), (560, 330, 60), (250, 540, -120)):
        pin = turn(union(stroke([(x, y), (x + 50, y)], 4)), angle, x, y)
        scene.group([(pin, "#f4f7fb"), (circle(x, y, 11), p.accent)], Shadow.THIN)
    for x, y, width, near in ((70, 700, 320, 0.03), (760, 660, 300, 0.08), (640, 760, 260, 0.14)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.SOFT)
    ridges = range_of(scene, [hills(r, 880, 50, 4), hills(r, 950, 40, 4)], (0.22, 0.34))
    nature.pines(scene, ridges[0].at, 54, scene.level(0.45), dense=0.7)
    town.town(scene, 40, 330, ridges[1].at, scene.level(0.6), window=p.second, height=(26, 60))
    town.town(scene, 600, 820, ridges[1].at, scene.level(0.6), window=p.second, height=(26, 60))
    ground = hills(r, 1060, 26, 2)
    ladder = slim_ladder((640, 1120), (500, 300), 64, 7, 34)
    scene.sheet(ladder, scene.level(0.92), Shadow.LIFT)
    scene.sheet(ground.shape, mix(scene.level(0.04), "#ffffff", 0.4), Shadow.RIDGE)
    thread = points("382 392, 330 470, 290 640, 330 860, 250 1000, 230 1078")
    scene.thread(curve(thread), p.accent, 4.5, 1)
    woman = person(p, "#1f8a8c", near=(34, -80), far=(20, -52), skirt=True, head="bun")
    scene.place(woman, 538, 560, 184, flip=True, shadow=Shadow.LIFT)
    scene.group([(stroke([(482, 414), (378, 390)], 6), "#f7fafc")], Shadow.THIN)
    scene.place(wool(p.accent), 226, 1128, 66, shadow=Shadow.LIFT)
    nature.grass(scene, ground.at, scene.level(0.5), count=30, height=30)
    nature.snowflakes(scene, 50)


@card("star-angler", palette="sea")
def star_angler(scene: Scene) -> None:
    """From the edge of a roof a cat fishes for stars with a ball of wool."""
    r, p = scene.random, scene.palette
    scene.sky(520, 400, 760)
    scene.wash(
        rect(0, 0, 800, 1200),
        scene.linear(
            [(0, "#04143a", 0), (0.55, "#04143a", 0), (1, "#051a47", 0.95)], (0, 0), (0, 1200)
        ),
    )
    sky.stars(scene, 130, 1100)
    sky.moon(scene, 500, 330, 220)
    for x, y, width, near in ((740, 560, 280, 0.2), (690, 1010, 330, 0.42), (480, 1110, 300, 0.5)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.SOFT)
    shoal = [
        (640, 700, 30),
        (730, 790, 22),
        (540, 770, 18),
        (690, 900, 26),
        (470, 900, 20),
        (610, 985, 15),
        (745, 640, 14),
        (480, 690, 12),
    ]
    for x, y, size in shoal:
        sky.halo(scene, x, y, size * 2.6, 0.5)
        shape = turn(star(x, y, size), r.uniform(-30, 30), x, y)
        scene.group([(shape, mix(p.second, p.light, r.uniform(0, 0.5)))], Shadow.SOFT)
    wall = rect(-40, 640, 330, 620)
    scene.sheet(wall, scene.level(0.66), Shadow.OBJECT)
    panes = []
    for x, y in ((40, 760), (160, 760), (40, 930), (160, 930), (40, 1100), (160, 1100)):
        if (x, y) == (160, 930):
            continue
        scene.wash(rect(x - 8, y - 8, 86, 116), p.second, 0.45, blur=16)
        scene.sheet(rect(x - 6, y - 6, 82, 112, 4), scene.level(0.9), Shadow.THIN)
        panes += [rect(x + 38 * i, y + 52 * j, 32, 46) for i in (0, 1) for j in (0, 1)]
    scene.wash(union(*panes), mix(p.second, p.light, 0.3))
    roof = polygon([(-60, 240), (60, 240), (424, 640), (424, 676), (-60, 676)])
    chimney = union(rect(120, 190, 70, 260), rect(108, 176, 94, 26, 3))
    smoke = ribbon([(156, 170), (140, 120), (180, 70), (150, 10), (190, -40)], 30, 66)
    scene.sheet(smoke, scene.level(0.3), Shadow.SOFT, opacity=0.6)
    scene.sheet(chimney, scene.level(0.72), Shadow.LIFT)
    scene.sheet(roof, scene.level(0.84), Shadow.OBJECT)
    tiles = []
    for row in range(7):
        y = 300 + 56 * row
        for k in range(9):
            x = -80 + 62 * k + 31 * (row % 2)
            tiles.append(
                stroke(
                    curve(
                        [(x, y), (x + 10, y + 24), (x + 31, y + 32), (x + 52, y + 24), (x + 62, y)]
                    ),
                    3.4,
                )
            )
    scene.wash(union(*tiles).intersection(roof.buffer(-8)), scene.level(0.62), 0.8)
    scene.sheet(rect(-60, 640, 500, 26, 6), scene.level(0.95), Shadow.LIFT)
    cat = sitting_cat(p, p.accent)
    scene.wash(circle(420, 570, 90), p.light, 0.3, blur=30)
    scene.place(cat, 392, 640, 190, shadow=Shadow.LIFT)
    scene.thread(curve([(310, 628), (350, 600), (430, 610), (468, 548)]), p.accent, 5, 1)
    scene.thread(
        curve([(468, 548), (520, 530), (566, 600), (572, 720), (560, 842)]), p.accent, 5, 1
    )
    scene.place(wool(p.accent), 290, 642, 92, shadow=Shadow.LIFT)
    sky.halo(scene, 560, 890, 150, 0.9)
    hooked = turn(star(560, 890, 54), 12, 560, 890)
    scene.sheet(hooked, p.second, Shadow.LIFT)
    scene.wash(union(circle(548, 886, 4.5), circle(572, 890, 4.5)), scene.level(1))
    scene.thread(curve([(530, 850), (560, 838), (592, 852)]), p.accent, 5, 1)
    floor = hills(r, 1130, 20)
    town.town(scene, 280, 830, floor.at, scene.level(0.8), window=p.second, height=(20, 60))
    scene.sheet(hills(r, 1150, 16).shape, scene.level(0.95), Shadow.RIDGE)


@card("hanging-town", palette="lamplight", traveller="girl")
def hanging_town(scene: Scene) -> None:
    """A town hangs from the sky by its roots, with its lamps just lit."""
    r, p = scene.random, scene.palette
    scene.sky(400, 560, 760)
    sky.stars(scene, 50, 420)
    for x, y, width, near in ((120, 330, 260, 0.12), (690, 350, 240, 0.08)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.SOFT)
    roots = []
    for k in range(9):
        u = (k - 4) / 4
        foot, end = (400 + 34 * u, 360), 400 + 480 * u
        bend = [
            (400 + 120 * u, 290 - 20 * (k % 2)),
            (400 + 260 * u + 24 * (-1) ** k, 170),
            (end, -40),
        ]
        roots.append(ribbon([foot, *bend], 44 - 18 * abs(u), 9))
        x, y = bend[1]
        side = 1 if k % 2 else -1
        roots.append(
            ribbon(
                [(x, y), (x + 36 * side, y - 60), (x + 20 * side, y - 130), (x + 60 * side, -40)],
                13,
                4,
            )
        )
        roots.append(
            ribbon([bend[0], (bend[0][0] + 46 * side, 230), (bend[0][0] + 70 * side, 252)], 11, 3)
        )
    clod = path(
        "M70 500Q84 462 150 452Q210 420 290 418Q346 406 352 330H448Q454 406 512 420"
        "Q580 414 640 450Q720 456 734 504Q720 560 640 566Q600 612 520 600Q460 640 390 612"
        "Q310 636 260 598Q180 600 150 560Q84 556 70 500Z"
    )
    sky.halo(scene, 400, 680, 460, 0.6)
    for row, (near, tall) in enumerate(((0.4, 270), (0.56, 190), (0.7, 110))):
        papers: list[tuple[Shape, str]] = []
        left = 84.0 + 12 * row
        while left < 664 - 12 * row:
            w = r.uniform(40, 62)
            bulge = math.sin(math.pi * (left + w / 2 - 60) / 680)
            wall = mix(scene.level(near), p.second, r.uniform(0, 0.25))
            high = tall * (0.2 + bulge * r.uniform(0.65, 1.1))
            for shape, colour in town.house(r, left, 0, w, high, wall, p.light, 0.85):
                papers.append((move(sky.mirrored(shape, 0), 0, 500 + 64 * bulge), colour))
            left += w * r.uniform(0.92, 1.03)
        scene.group(papers, Shadow.SOFT)
    scene.sheet(union(smooth(union(*roots, clod), 5), *roots), scene.level(0.86), Shadow.OBJECT)
    for x, y, width, near in ((640, 40, 420, 0.3), (150, 30, 440, 0.4), (400, -20, 420, 0.5)):
        puffs = sky.mirrored(nature.cloud(r, x, -y, width), 0)
        scene.sheet(
            union(puffs, rect(x - width * 0.58, -60, width * 1.16, y + 60)), scene.level(near)
        )
    stones = [circle(r.uniform(140, 660), r.uniform(490, 560), r.uniform(5, 13)) for _ in range(22)]
    scene.wash(union(*stones).intersection(clod), scene.level(0.7), 0.7)
    for x, long in ((112, 110), (226, 300), (400, 400), (574, 310), (690, 100)):
        y = 540 + long
        scene.thread([(x, 540), (x, y)], scene.level(1), 3, 0.9)
        sky.halo(scene, x, y + 18, 90, 0.9)
        lamp = polygon([(x - 12, y), (x + 12, y), (x + 17, y + 30), (x - 17, y + 30)])
        scene.group(
            [
                (lamp, p.light),
                (rect(x - 15, y - 6, 30, 8, 3), scene.level(1)),
                (rect(x - 19, y + 28, 38, 7, 3), scene.level(1)),
            ],
            Shadow.THIN,
        )
    range_of(scene, [hills(r, 980, 44), hills(r, 1030, 36)], (0.25, 0.5))
    ground = hills(r, 1090, 26)
    scene.sheet(ground.shape, scene.level(0.7), Shadow.RIDGE)
    sky.halo(scene, 300, ground.at(300) - 40, 150, 0.6)
    scene.traveller(300, ground.at(300) + 10, 112)
    nature.corners(scene, 1, 56, 230)
