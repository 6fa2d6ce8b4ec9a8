"""Cards of open land: a target that runs, a volcano that bakes."""

import math

from art import nature, sky, town
from art.colour import mix
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.street import arrow, sparrow, target
from art.parts.table import baker, loaf
from art.scene import Scene
from art.shapes import (
    arch,
    circle,
    curve,
    ellipse,
    path,
    rect,
    ribbon,
    stroke,
    union,
)
from art.travellers.parts import skin


@card("kind-target", palette="rose", traveller="child")
def kind_target(scene: Scene) -> None:
    """A painted target runs to and fro to catch every arrow that goes wide."""
    r, p = scene.random, scene.palette
    scene.sky(430, 470, 640)
    for x, y, width in ((150, 210, 260), (640, 150, 300), (720, 420, 220), (90, 480, 200)):
        scene.sheet(nature.cloud(r, x, y, width), mix("#ffffff", scene.level(0), 0.35), Shadow.SOFT)
    for k in range(3):
        ridge = hills(r, 790 + 70 * k, 46, 3)
        scene.sheet(ridge.shape, scene.level(0.1 + 0.13 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 54 + 16 * k, scene.level(0.26 + 0.13 * k), dense=0.35)
    ground = hills(r, 1010, 26, 2)
    scene.sheet(ground.shape, mix(scene.level(0.6), p.second, 0.35), Shadow.RIDGE)
    cx, cy, radius = 470.0, 480.0, 185.0
    sky.halo(scene, cx, cy, 400, 0.8)
    for k, (x, y) in enumerate(((-250, 120), (-150, 50), (-65, 10))):
        scene.wash(circle(cx + x, cy + y + 20, radius), p.accent, 0.07 + 0.05 * k)
    wood, dark = mix("#b5713f", scene.level(0.6), 0.15), scene.level(0.92)
    limbs = [
        ([(cx - 40, cy + 140), (cx - 110, cy + 280), (cx - 235, cy + 290)], (-30, 34)),
        ([(cx + 50, cy + 140), (cx + 150, cy + 230), (cx + 150, cy + 370)], (44, 14)),
    ]
    for bones, (dx, dy) in limbs:
        scene.sheet(ribbon(bones, 30, 22), wood, Shadow.LIFT)
        a, b = bones[-1]
        scene.sheet(ribbon([(a, b), (a + dx, b + dy)], 36, 26), dark, Shadow.THIN)
    away = ribbon([(cx - 150, cy + 40), (cx - 235, cy + 70), (cx - 262, cy - 10)], 25, 19)
    reach = ribbon([(cx + 140, cy - 60), (cx + 215, cy - 110), (cx + 250, cy - 195)], 25, 19)
    gloves = union(circle(cx - 263, cy - 18, 24), circle(cx + 252, cy - 203, 24))
    scene.sheet(union(away, reach), wood, Shadow.LIFT)
    scene.sheet(gloves, dark, Shadow.THIN)
    board = target(radius, p.accent, "#fffdf6", wood)
    scene.place(board, cx, cy, 2 * radius, turn=0, shadow=Shadow.OBJECT)
    for x in (-52, 52):
        scene.thread(
            curve([(cx + x - 20, cy - 78), (cx + x, cy - 96), (cx + x + 20, cy - 78)]), dark, 9, 1
        )
    scene.thread(curve([(cx - 62, cy + 62), (cx, cy + 98), (cx + 62, cy + 62)]), dark, 9, 1)
    flight = arrow(p, scene.level(0.85), p.second)
    for x, y, angle in (
        (-105, -30, 20),
        (-60, 120, -14),
        (-30, -120, 42),
        (6, 6, 8),
        (-130, 40, 2),
    ):
        scene.place(flight, cx + x, cy + y, 165, turn=angle, shadow=Shadow.LIFT)
    for track in (
        [(190, 1000), (300, 250), (560, 110), (705, 225)],
        [(200, 985), (60, 640), (70, 320), (180, 170)],
        [(205, 1010), (420, 920), (600, 900), (735, 960)],
    ):
        dots = curve(track, 14)[6::3]
        scene.wash(union(*(circle(x, y, 4) for x, y in dots)), scene.level(0.75), 0.75)
    for x, y, angle in ((712, 236, 50), (190, 158, -48), (748, 966, 22)):
        scene.place(flight, x, y, 150, turn=angle, shadow=Shadow.SOFT)
    scene.contact(cx + 170, 1010, 110)
    foot = ground.at(130) + 24
    scene.traveller(130, foot, 150)
    scene.thread([(138, foot - 84), (206, foot - 92)], skin(p), 9, 1)
    bow = [(172, foot - 165), (204, foot - 128), (206, foot - 66), (166, foot - 26)]
    scene.thread(curve(bow), scene.level(1), 7, 1)
    scene.thread([bow[0], (160, foot - 96), bow[-1]], scene.level(1), 2, 0.9)
    nature.grass(scene, lambda _: 1130, scene.level(0.85), count=120, height=90)
    front = hills(r, 1140, 22)
    scene.sheet(front.shape, scene.level(0.92), Shadow.RIDGE)
    for x in (560, 600, 690):
        scene.place(flight, x, front.at(x) + 40, 130, turn=70 + (x % 7) * 6)
    nature.corners(scene, 1, 52, 200)


@card("bakers-volcano", palette="indigo")
def bakers_volcano(scene: Scene) -> None:
    """A baker slides his loaves into a volcano with a paddle a mile long."""
    r, p = scene.random, scene.palette
    lava, gold = "#ff7a2e", p.accent
    scene.sky(540, 330, 700)
    sky.stars(scene, 90, 420)
    for x, y, width, near in ((640, 170, 300, 0.02), (500, 110, 240, 0.1), (690, 75, 330, 0.16)):
        scene.sheet(nature.cloud(r, x, y, width), mix(scene.level(near), gold, 0.25), Shadow.SOFT)
    roll = sky.crescent(170, 250, 92, 0.62, 62)
    scene.wash(roll.buffer(10), p.light, 0.6, blur=18)
    scene.sheet(roll, "#f0b562", Shadow.LIFT, gradient=0.08)
    for a in range(8, 160, 24):
        c, s = math.cos(math.radians(a + 72)), math.sin(math.radians(a + 72))
        cut = stroke([(170 + 20 * c, 250 + 20 * s), (170 + 100 * c, 250 + 100 * s)], 5)
        scene.wash(cut.intersection(roll), "#c9803a", 0.9)
    scene.sheet(hills(r, 760, 40, 3).shape, scene.level(0.08), Shadow.RIDGE)
    cone = path(
        "M-60 960Q240 860 400 520Q440 400 470 276L500 262L530 280L566 258L600 274L624 262"
        "Q650 420 720 560Q780 700 880 800V1100H-60Z"
    )
    sky.halo(scene, 546, 270, 300, 0.95, "#ffd27a")
    scene.sheet(cone, scene.level(0.46), Shadow.OBJECT, gradient=0.16)
    streams = [
        ribbon([(492, 268), (486, 350), (446, 430), (440, 520)], 26, 10),
        ribbon([(610, 268), (622, 350), (664, 450), (668, 560), (710, 640)], 30, 9),
        ribbon([(548, 272), (552, 330), (540, 372)], 22, 8),
    ]
    crater = ellipse(546, 272, 82, 15)
    scene.wash(union(crater, *streams).buffer(8), lava, 0.7, blur=14)
    scene.wash(union(crater, *streams), lava)
    scene.wash(union(*(s.buffer(-4) for s in streams), crater.buffer(-4)), gold)
    mouth = arch(560, 660, 170, 190)
    scene.wash(mouth.buffer(16), lava, 0.9, blur=34)
    bricks = mouth.buffer(26).intersection(rect(0, 0, 800, 664))
    scene.sheet(bricks.difference(mouth), scene.level(0.24), Shadow.LIFT)
    for k in range(11):
        angle = math.radians(18 * k)
        near, end = 86, 112
        scene.thread(
            [
                (560 - near * math.cos(angle), 555 - near * math.sin(angle)),
                (560 - end * math.cos(angle), 555 - end * math.sin(angle)),
            ],
            scene.level(0.6),
            3,
            0.8,
        )
    with scene.inside(mouth, "ember") as oven:
        oven.wash(
            mouth,
            oven.radial([(0, "#fff3b0", 1), (0.5, "#ffb43f", 1), (1, "#d8433f", 1)], 560, 640, 190),
        )
        flames = [
            path(
                f"M{x - 22} 670Q{x - 20} {660 - h * 0.5} {x} {660 - h}Q{x + 20} "
                f"{660 - h * 0.5} {x + 22} 670Z"
            )
            for x, h in ((496, 90), (532, 60), (590, 70), (626, 100))
        ]
        oven.wash(union(*flames), "#ff7a2e", 0.85)
        for x, y in ((530, 620), (590, 616)):
            oven.place(loaf("#b5652c"), x, y, 34, shadow=Shadow.THIN)
    sky.rays(scene, 540, 600, count=9, reach=620, start=80, end=180, opacity=0.16, colour=gold)
    for k, (y, near) in enumerate(((880, 0.5), (960, 0.64))):
        ridge = hills(r, y, 34, 3, 40)
        scene.sheet(ridge.shape, scene.level(near), Shadow.RIDGE)
        town.town(
            scene,
            250 + 90 * k,
            830,
            ridge.at,
            scene.level(near + 0.12),
            window=gold,
            width=(22, 36),
            height=(18, 44),
        )
    ground = hills(r, 1060, 12, 2)
    start, tip = (112.0, 984.0), (548.0, 640.0)
    slope = math.degrees(math.atan2(tip[1] - start[1], tip[0] - start[0]))
    scene.sheet(stroke([start, tip], 13), "#e3b06a", Shadow.OBJECT, gradient=0.02)
    c, s = math.cos(math.radians(slope)), math.sin(math.radians(slope))
    blade = stroke([(tip[0] - 110 * c, tip[1] - 110 * s), tip], 46)
    scene.sheet(blade, "#e3b06a", Shadow.LIFT)
    for k in (0, 1):
        at = 100 - 62 * k
        scene.place(
            loaf("#c97a34"),
            tip[0] - at * c,
            tip[1] - at * s - 12,
            38,
            turn=slope,
            shadow=Shadow.LIFT,
        )
    for at, flip in ((250, True), (330, False), (366, True)):
        high = start[1] + (at - start[0]) * (tip[1] - start[1]) / (tip[0] - start[0])
        scene.place(sparrow(p, scene.level(0.3)), at, high - 6, 34, flip=flip)
    scene.sheet(ground.shape, scene.level(0.78), Shadow.RIDGE)
    sky.halo(scene, 110, 990, 170, 0.75)
    scene.place(baker(p), 92, 1062, 150, shadow=Shadow.LIFT)
    scene.sheet(
        union(rect(190, 1050, 130, 12, 3), rect(204, 1056, 10, 80), rect(296, 1056, 10, 80)),
        scene.level(0.98),
        Shadow.LIFT,
    )
    for x, y in ((222, 1050), (286, 1050), (254, 1026)):
        scene.place(loaf("#d98f45"), x, y, 28)
    scene.sheet(hills(r, 1140, 24, 2).shape, scene.level(0.95), Shadow.RIDGE)
    nature.corners(scene, 1, 54, 220)
