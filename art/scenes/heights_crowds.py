"""Cards about many people and the air over them."""

import math

from art import nature, shapes, sky, town
from art.colour import mix
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.giants import slim_ladder
from art.parts.heights import Head, person, points
from art.pathdata import Point
from art.scene import Scene
from art.shapes import (
    circle,
    curve,
    move,
    polygon,
    rect,
    stroke,
    turn,
    union,
)


@card("class-in-the-air", palette="dawn")
def class_in_the_air(scene: Scene) -> None:
    """A teacher and her pupils drift over the roofs on a blackboard."""
    r, p = scene.random, scene.palette
    scene.sky(420, 560, 720)
    chalk = "#fffdf5"
    rays = [
        stroke(
            [
                (150 + 62 * math.cos(a), 170 + 62 * math.sin(a)),
                (150 + 92 * math.cos(a), 170 + 92 * math.sin(a)),
            ],
            6,
        )
        for a in (k * math.tau / 10 for k in range(10))
    ]
    hut = stroke(points("560 240, 560 150, 620 96, 680 150, 680 240, 560 240"), 6)
    fish = stroke(curve(points("480 330, 420 290, 340 300, 300 334, 340 366, 420 374, 480 330")), 6)
    drawn = union(
        circle(150, 170, 46).difference(circle(150, 170, 40)),
        *rays,
        hut,
        stroke([(606, 240), (606, 196), (634, 196), (634, 240)], 6),
        fish,
        stroke([(476, 330), (520, 300), (512, 332), (522, 364), (476, 330)], 6),
        circle(334, 326, 6),
        stroke(curve([(390, 310), (376, 334), (390, 358)]), 5),
    )
    scene.wash(drawn, chalk, 0.95)
    scene.wash(drawn.buffer(4), chalk, 0.25, blur=6)
    for x, y, width, near in ((660, 450, 260, 0.0), (80, 520, 240, 0.05), (730, 900, 260, 0.03)):
        scene.sheet(
            nature.cloud(r, x, y, width), mix(scene.level(near), "#ffffff", 0.55), Shadow.SOFT
        )
    for k, (y, near) in enumerate(((960, 0.14), (1050, 0.32))):
        ground = hills(r, y, 26, 3)
        town.town(
            scene,
            -20,
            820,
            ground.at,
            scene.level(near),
            window=p.light,
            width=(50, 80),
            height=(50, 110),
            peak=(0.7, 0.3)[k],
        )
        scene.sheet(move(ground.shape, 0, 10), scene.level(near + 0.06), Shadow.RIDGE)
    board = polygon([(70, 690), (610, 620), (750, 780), (200, 872)])
    scene.wash(move(board, 0, 130), p.shadow, 0.3, blur=26)
    frame = union(board.buffer(14), move(board, 0, 24).buffer(14))
    scene.sheet(frame, "#a9683f", Shadow.OBJECT, gradient=0.16)
    slate = "#1f5a52"
    scene.sheet(board, slate, Shadow.THIN, gradient=0.08)
    marks = [
        stroke(curve([(640, 770), (600, 740), (560, 770), (520, 744), (480, 776)]), 4),
        stroke([(230, 840), (300, 800), (320, 828), (230, 840)], 4),
    ]
    marks += [
        stroke(
            curve(
                [
                    (380 + 20 * math.cos(a / 3) * a / 10, 820 + 10 * math.sin(a / 3) * a / 10)
                    for a in range(20)
                ]
            ),
            3.4,
        )
    ]
    scene.wash(union(*marks).intersection(board), chalk, 0.85)
    coats = ("#e9c46a", p.second, "#f4f1de", "#6d8fd6")
    heads: tuple[Head, ...] = ("cap", "short", "long", "scarf")
    hands: tuple[Point, ...] = ((22, -44), (12, -108), (24, -42), (22, -96))
    for (x, y), coat, head, hand in zip(
        ((150, 742), (272, 720), (250, 812), (384, 782)), coats, heads, hands, strict=True
    ):
        pupil = person(
            p,
            coat,
            near=hand,
            far=(18, -40),
            step="sit",
            head=head,
            hair=mix(p.level(1), coat, 0.15),
        )
        scene.contact(x + 14, y, 46)
        scene.place(pupil, x, y + 6, 150, shadow=Shadow.THIN)
    teacher = person(p, p.accent, near=(34, -82), far=(-16, -42), skirt=True, head="bun")
    scene.contact(580, 742, 56)
    scene.place(teacher, 580, 746, 230, flip=True, shadow=Shadow.LIFT)
    scene.thread([(520, 566), (446, 406)], scene.level(0.9), 5, 1)
    for x, y, colour in ((470, 716, p.accent), (440, 726, p.second)):
        scene.sheet(
            polygon([(x, y), (x + 34, y - 5), (x + 44, y + 4), (x + 10, y + 9)]),
            colour,
            Shadow.THIN,
        )
    scene.wash(union(*(circle(700 - 34 * k, 838 + 26 * k, 7 - k) for k in range(5))), chalk, 0.8)
    sky.birds(scene, 9, 690, 330, 40, scene.level(0.75), 16)
    front = hills(r, 1150, 14, 3)
    town.town(
        scene,
        -30,
        830,
        front.at,
        scene.level(0.72),
        window=p.light,
        width=(80, 120),
        height=(30, 80),
    )
    scene.sheet(hills(r, 1180, 10).shape, scene.level(0.92), Shadow.RIDGE)


@card("ladder-market", palette="ochre")
def ladder_market(scene: Scene) -> None:
    """People sell ladders of every length, and the sky is very low today."""
    r, p = scene.random, scene.palette
    scene.sky(400, 700, 620)
    far = hills(r, 800, 16, 3)
    town.town(scene, -20, 820, far.at, scene.level(0.22), window=p.light, height=(40, 90))
    scene.sheet(far.shape, scene.level(0.2), Shadow.RIDGE)
    floor = hills(r, 880, 12, 2)
    scene.sheet(floor.shape, scene.level(0.12), Shadow.RIDGE)
    woods = ("#b5482f", p.accent, scene.level(0.7), p.second, "#e6b450")
    tall = [
        ((60, 950), (120, 380), 34),
        ((300, 930), (270, 300), 38),
        ((700, 940), (640, 340), 38),
        ((430, 920), (470, 420), 30),
    ]
    for k, (foot, top, width) in enumerate(tall):
        scene.sheet(slim_ladder(foot, top, width, 6, 26), woods[k], Shadow.SOFT)
    climber = person(p, p.second, near=(14, -100), far=(-14, -92), head="cap")
    scene.place(climber, 458, 620, 128, shadow=Shadow.SOFT)
    boy = person(p, "#5b7fa6", near=(20, -100), far=(-12, -60), head="straw", hair="#e6b450")
    scene.place(boy, 652, 548, 120, flip=True, shadow=Shadow.SOFT)
    lost = person(p, "#6b4a8a", near=(12, -96), far=(-12, -96))
    scene.place(lost, 276, 530, 128, shadow=Shadow.SOFT)
    blues = ("#8fc1c4", "#6fa9b2", "#4f8d9c", "#3a7187", "#2b566f")
    for k, colour in enumerate(blues):
        y = 360 - 72 * k
        puffs = [
            sky.mirrored(nature.cloud(r, x + 110 * (k % 2), -y, 330), 0)
            for x in (-10, 290, 590, 840)
        ]
        scene.sheet(union(*puffs, rect(-60, -60, 920, y + 62)), colour, Shadow.LIFT, gradient=0.04)
        if colour == blues[1]:
            sky.sun(scene, 150, 400, 46, disc=p.light, ray="#ffd166")
        if colour == blues[2]:
            moon = sky.crescent(560, 372, 56, 0.5, 70)
            scene.sheet(moon, p.light, Shadow.SOFT)
    stars = [
        turn(shapes.star(x, y, size), 12, x, y)
        for x, y, size in (
            (380, 150, 22),
            (90, 210, 18),
            (620, 110, 16),
            (250, 90, 14),
            (730, 250, 18),
            (480, 60, 12),
        )
    ]
    scene.group([(union(*stars), "#ffe9a8")], Shadow.SOFT)
    for x, y, wide, cloth in ((40, 1010, 230, p.second), (540, 1000, 240, p.accent)):
        posts = [rect(x, y - 170, 8, 190), rect(x + wide - 8, y - 170, 8, 190)]
        scene.sheet(union(*posts), scene.level(0.85), Shadow.SOFT)
        for k, long in enumerate((60, 92, 130, 110, 76)):
            ladder = slim_ladder((x + 36 + 40 * k, y + 8), (x + 30 + 40 * k, y - long), 26, 5, 18)
            scene.sheet(ladder, woods[(k + 1) % 5], Shadow.THIN)
        n = 6
        edge = [
            polygon(
                [
                    (x - 20 + (wide + 40) / n * k, y - 150),
                    (x + 6 + (wide - 12) / n * k, y - 206),
                    (x + 6 + (wide - 12) / n * (k + 1), y - 206),
                    (x - 20 + (wide + 40) / n * (k + 1), y - 150),
                ]
            )
            for k in range(n)
        ]
        lobes = [
            circle(x - 20 + (wide + 40) / n * (k + 0.5), y - 150, (wide + 40) / n / 2)
            for k in range(n)
        ]
        strips = [(union(edge[k], lobes[k]), cloth if k % 2 else p.light) for k in range(n)]
        scene.group(strips, Shadow.LIFT)
    ground = hills(r, 1010, 12, 2)
    scene.sheet(ground.shape, mix(scene.level(0.3), "#e9b872", 0.4), Shadow.RIDGE)
    crowd = [
        (
            150,
            1066,
            150,
            person(
                p,
                "#e6b450",
                near=(26, -70),
                far=(-16, -42),
                head="scarf",
                hair=p.second,
                skirt=True,
            ),
        ),
        (
            330,
            1090,
            165,
            person(p, scene.level(0.75), near=(22, -66), far=(-20, -66), step="walk", head="hat"),
        ),
        (
            640,
            1080,
            160,
            person(
                p,
                p.second,
                near=(-10, -44),
                far=(26, -72),
                head="straw",
                hair="#e6b450",
                step="walk",
            ),
        ),
    ]
    for x, y, size, someone in crowd:
        scene.contact(x, y, 44)
        scene.place(someone, x, y, size, flip=x > 500, shadow=Shadow.SOFT)
        if x == 330:
            scene.sheet(slim_ladder((140, 990), (560, 962), 30, 6, 26), p.accent, Shadow.SOFT)
    scene.sheet(slim_ladder((470, 1150), (540, 1000), 40, 6, 24), woods[0], Shadow.SOFT)
    front = hills(r, 1150, 10, 2)
    scene.sheet(front.shape, scene.level(0.7), Shadow.RIDGE)
    for k in range(9):
        scene.sheet(
            slim_ladder((30 + 96 * k, 1215), (40 + 96 * k, 1168 - 40 * (k % 3)), 34, 6, 20),
            scene.level(0.92),
            Shadow.THIN,
        )
