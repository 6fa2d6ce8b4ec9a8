"""Cards under a wide sky."""

import math

from art import nature, shapes, sky, town
from art.colour import mix, shade
from art.deck import card
from art.land import hills, waves
from art.paper import Shadow
from art.parts.giants import comet
from art.parts.heights import person, points
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
    top_of,
    turn,
    union,
)


@card("cloud-shepherd", palette="forest")
def cloud_shepherd(scene: Scene) -> None:
    """A shepherd with a very long crook gathers clouds before the evening."""
    r, p = scene.random, scene.palette
    scene.sky(560, 620, 760)
    white = mix(p.light, "#ffffff", 0.5)
    sky.sun(scene, 590, 640, 88, disc="#ffe08a", ray=p.accent)
    for x, y, width in ((110, 150, 230), (330, 90, 150), (720, 130, 210)):
        scene.sheet(nature.cloud(r, x, y, width), mix(white, p.sky[2], 0.35), Shadow.SOFT)
    ridges = [hills(r, 730, 60, 3), hills(r, 800, 50, 3), hills(r, 880, 40, 3)]
    for k, ridge in enumerate(ridges):
        scene.sheet(ridge.shape, scene.level(0.08 + 0.16 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 40 + 14 * k, scene.level(0.28 + 0.16 * k), dense=0.4)
    flock = [
        (90, 690, 150, 0.5),
        (370, 690, 150, 0.4),
        (200, 590, 190, 0.3),
        (420, 540, 150, 0.3),
        (210, 400, 260, 0.15),
        (610, 320, 300, 0),
    ]
    for x, y, width, dusk in flock:
        scene.sheet(
            nature.cloud(r, x, y, width), mix(white, "#ffb98a", dusk), Shadow.LIFT, gradient=0.12
        )
    meadow = hills(r, 960, 36, 2, tilt=90)
    scene.sheet(meadow.shape, scene.level(0.5), Shadow.RIDGE)
    pen = [(470, 1100), (600, 1060), (730, 1090), (610, 1130)]
    scene.sheet(town.fence(400, meadow.at(600) + 40, 390, 66, 24), scene.level(0.9), Shadow.SOFT)
    for k, (x, y) in enumerate(pen):
        scene.sheet(
            nature.cloud(r, x, y, 170 + 14 * k),
            mix(white, "#ffc9a0", 0.15 * (k % 3)),
            Shadow.LIFT,
            gradient=0.14,
        )
    scene.sheet(
        town.fence(380, 1176, 460, 84, 27), mix(scene.level(0.96), p.second, 0.12), Shadow.LIFT
    )
    foot = meadow.at(190) + 26
    sky.halo(scene, 190, foot - 70, 170, 0.7)
    crook = curve(
        [
            (240, foot),
            (330, 700),
            (470, 380),
            (512, 270),
            (520, 190),
            (574, 150),
            (624, 180),
            (622, 236),
            (590, 262),
        ]
    )
    scene.sheet(stroke(crook, 13), mix(p.second, p.level(0.9), 0.35), Shadow.LIFT)
    scene.contact(190, foot, 60)
    shepherd = person(
        p,
        p.second,
        near=(34, -58),
        far=(32, -44),
        step="walk",
        skirt=True,
        head="straw",
        hair=p.accent,
    )
    scene.place(shepherd, 190, foot, 190, shadow=Shadow.LIFT)
    dog = path(
        "M-40 -30Q-56 -44 -62 -62Q-46 -54 -36 -46Q0 -50 18 -48L26 -66L34 -58"
        "Q48 -56 58 -46Q54 -38 40 -38L34 -22L36 0H26L22 -20Q-4 -16 -22 -22"
        "L-26 0H-36L-36 -24Z"
    )
    scene.sheet(move(dog, 92, meadow.at(92) + 30), scene.level(1), Shadow.THIN)
    nature.grass(scene, lambda _: 1196, scene.level(0.95), count=70, height=60)
    nature.branch(scene, -20, 1225, -1.05, 260, scene.level(1), size=60)


@card("second-sun", palette="ember")
def second_sun(scene: Scene) -> None:
    """A farmer shades his eyes: behind the hill, a second sun is rising."""
    r, p = scene.random, scene.palette
    scene.sky(520, 620, 760)
    sky.rays(scene, 520, 640, count=15, start=180, end=360, opacity=0.14, colour=p.second)
    sky.sun(scene, 180, 230, 70, rays=20)
    for x, y, width, near in ((650, 210, 260, 0.1), (420, 130, 190, 0.16), (90, 440, 250, 0.06)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.SOFT)
    sky.birds(scene, 12, 330, 380, 70, scene.level(0.8), 16)
    scene.wash(circle(520, 640, 300), p.second, 0.55, blur=50)
    sky.sun(
        scene, 520, 640, 200, rays=28, ray=shade(p.second, -0.06), disc=mix(p.second, p.light, 0.15)
    )
    back = hills(r, 760, 30, 3)
    scene.sheet(back.shape, scene.level(0.3), Shadow.RIDGE)
    hill = path("M-60 900Q200 800 430 712Q560 670 700 730Q780 770 860 790V1260H-60Z")
    scene.sheet(hill, scene.level(0.42), Shadow.RIDGE)
    rows = [
        stroke(
            curve([(520 + 22 * k, 700), (510 + 52 * k, 820), (480 + 120 * k, 980)]),
            4 + abs(k) * 0.2,
        )
        for k in range(-9, 10)
    ]
    scene.wash(union(*rows).intersection(hill.buffer(-6)), scene.level(0.62), 0.6)
    scene.sheet(
        polygon(points("650 730, 650 676, 690 640, 730 676, 730 760, 650 760")),
        scene.level(0.85),
        Shadow.SOFT,
    )
    scene.wash(rect(676, 690, 20, 26), p.accent)
    nature.pines(
        scene,
        lambda x: top_of(hill, x),
        70,
        scene.level(0.75),
        left=80,
        right=330,
        dense=0.6,
        step=40,
    )
    field = hills(r, 950, 22, 2, tilt=40)
    scene.sheet(field.shape, scene.level(0.6), Shadow.RIDGE)
    furrows = [
        stroke(curve([(430 + 36 * k, 930), (420 + 80 * k, 1040), (390 + 170 * k, 1230)]), 9)
        for k in range(-6, 8)
    ]
    scene.wash(union(*furrows).intersection(move(field.shape, 0, 8)), scene.level(0.78), 0.8)
    feet = (250, 1090)
    for x, y, much in ((-40, 1290, 0.55), (470, 1300, 0.6)):
        shadow = polygon(
            [(feet[0] - 26, feet[1]), (feet[0] + 26, feet[1]), (x + 60, y), (x - 60, y)]
        )
        scene.wash(shadow, p.shadow, much, blur=5)
    sky.halo(scene, 260, 960, 210, 0.55, p.second)
    farmer = person(p, p.second, near=(17, -87), far=(-30, -46), head="straw", hair=p.accent)
    fork = union(
        stroke([(152, 1096), (178, 760)], 8),
        stroke(curve([(150, 700), (152, 756), (180, 766), (208, 760), (212, 704)]), 7),
        stroke([(180, 766), (182, 700)], 7),
    )
    scene.sheet(fork, scene.level(0.98), Shadow.THIN)
    scene.place(farmer, *feet, 270, shadow=Shadow.LIFT)
    nature.grass(scene, lambda _: 1196, scene.level(1), count=90, height=80)
    ears = [(x, 1200 - 120 + 30 * math.sin(x)) for x in range(560, 800, 34)]
    for x, tip in ears:
        scene.thread(curve([(x, 1210), (x + 4, tip + 50), (x + 12, tip)]), p.accent, 4, 1)
    grains = [
        nature.leaf(x + 12 + s * 3, tip + 12 * k, -1.2 if s > 0 else -1.9, 24, 0.5)
        for x, tip in ears
        for k in range(4)
        for s in (-1, 1)
    ]
    scene.group([(union(*grains), p.accent)], Shadow.THIN)


@card("long-swing", palette="mint")
def long_swing(scene: Scene) -> None:
    """The ropes of a swing come out of the sky, and it crosses the whole city."""
    r, p = scene.random, scene.palette
    scene.sky(330, 560, 700)
    sky.sun(scene, 610, 480, 74, disc="#fff3c0", ray=p.second)
    for x, y, width, near in ((130, 330, 260, 0.0), (700, 620, 240, 0.02), (90, 560, 190, 0.04)):
        scene.sheet(
            nature.cloud(r, x, y, width), mix(scene.level(near), "#ffffff", 0.6), Shadow.SOFT
        )
    sky.birds(scene, 10, 640, 300, 60, scene.level(0.8), 15)
    for k, (y, near) in enumerate(((850, 0.12), (920, 0.28), (1000, 0.46))):
        ground = hills(r, y, 22, 3)
        colour = mix(scene.level(near), (p.sky[0], p.second, p.accent)[k], (0.3, 0.5, 0.38)[k])
        town.town(
            scene,
            -20,
            820,
            ground.at,
            colour,
            window=mix(p.light, colour, 0.15),
            width=(34 + 8 * k, 58 + 10 * k),
            height=(60, 130),
            peak=(0.2, 0.75, 0.4)[k],
        )
        scene.sheet(move(ground.shape, 0, 10), scene.level(near + 0.05), Shadow.RIDGE)
    tower = union(town.tower(640, 960, 70, 300, 1.5))
    scene.sheet(tower, scene.level(0.52), Shadow.LIFT)
    scene.wash(union(*(rect(632, y, 16, 28, 8) for y in (720, 790, 860))), p.light)
    seat, lean = (250, 800), 16.0
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    pivot = (seat[0] + 1000 * s, seat[1] - 1000 * c)
    for k in range(8):
        arc = [math.radians(9 - 4.4 * k - 0.55 * j) for j in range(5)]
        way = [(pivot[0] - 1000 * math.sin(a), pivot[1] + 1000 * math.cos(a)) for a in arc]
        scene.thread(way, "#ffffff", 8, 0.95 - 0.08 * k)
    for off, near in ((34, 0.75), (-34, 0.95)):
        foot = (seat[0] + off * c, seat[1] + off * s)
        scene.thread([foot, (foot[0] + 1000 * s, foot[1] - 1000 * c)], scene.level(near), 6, 1)
    girl = person(p, p.accent, near=(14, -60), far=(-14, -58), step="swing", head="long")
    sky.halo(scene, 280, 690, 230, 0.9, "#ffffff")
    scene.place(girl, seat[0] - 60 * s - 6, seat[1] + 60 * c, 250, turn=lean, shadow=Shadow.LIFT)
    scene.sheet(
        turn(rect(seat[0] - 60, seat[1] - 4, 120, 16, 4), lean, *seat),
        scene.level(0.95),
        Shadow.LIFT,
    )
    for x, y, width, near in ((680, 80, 460, 0.04), (150, 60, 460, 0.06), (440, 30, 420, 0.0)):
        puffs = sky.mirrored(nature.cloud(r, x, -y, width), 0)
        above = rect(x - width * 0.58, -60, width * 1.16, y + 60)
        scene.sheet(union(puffs, above), mix(scene.level(near), "#ffffff", 0.55), Shadow.LIFT)
    front = hills(r, 1120, 16, 3)
    town.town(
        scene,
        -30,
        830,
        front.at,
        scene.level(0.78),
        window=p.second,
        width=(70, 100),
        height=(50, 100),
    )
    scene.sheet(hills(r, 1165, 14).shape, scene.level(0.95), Shadow.RIDGE)


@card("comet-on-a-string", palette="aurora")
def comet_on_a_string(scene: Scene) -> None:
    """A barefoot boy runs along the beach with a comet on a kite string."""
    r, p = scene.random, scene.palette
    scene.sky(440, 700, 700, glow=0.6)
    sky.stars(scene, 140, 640)
    sky.aurora(scene, 360, curtains=2, colours=(p.depth[0], p.depth[1]))
    sky.halo(scene, 370, 380, 420, 0.85)
    star = comet(p, p.second, p.accent)
    scene.place(star, 370, 380, 330, turn=40, shadow=Shadow.LIFT)
    spark = [
        sky.sparkle(r.uniform(40, 360), r.uniform(40, 330), r.uniform(5, 14)) for _ in range(16)
    ]
    scene.wash(union(*spark), p.light, 0.9)
    scene.sheet(hills(r, 742, 30, 4).shape, scene.level(0.3), Shadow.RIDGE)
    scene.sheet(rect(-40, 760, 900, 500), scene.level(0.44), Shadow.RIDGE)
    for k in range(9):
        glow = ribbon([(300 - 8 * k, 780 + 12 * k), (440 + 8 * k, 780 + 12 * k)], 7)
        scene.wash(move(glow, 16 * math.sin(2.1 * k), 0), p.second, 0.75 - 0.06 * k)
    sky.ripples(scene, 775, 960, 46)
    for k, y in enumerate((880, 940)):
        crest = waves(r, y, 16, 170)
        scene.sheet(crest.shape, scene.level(0.5 + 0.1 * k), Shadow.RIDGE)
    foam = hills(r, 990, 22, 4, tilt=-70)
    scene.sheet(foam.shape, mix(p.light, p.depth[0], 0.25), Shadow.RIDGE)
    sand = mix("#e8c99a", p.depth[2], 0.28)
    scene.sheet(move(foam.shape, 0, 16), sand, Shadow.THIN, gradient=0.2)
    feet = (560, 1090)
    sky.halo(scene, 560, 1010, 200, 0.5)
    prints = [ellipse(470 - 74 * k, 1096 + 11 * k + 14 * (k % 2), 15, 6, -12) for k in range(7)]
    scene.wash(union(*prints), shade(sand, -0.2), 0.8)
    boy = person(
        p,
        p.accent,
        near=(-20, -88),
        far=(24, -54),
        step="run",
        head="short",
        barefoot=True,
        face="#f2c9a0",
    )
    scene.contact(570, 1096, 60)
    scene.place(boy, *feet, 200, shadow=Shadow.LIFT)
    scene.thread(curve([(520, 914), (500, 760), (440, 600), (376, 386)]), p.light, 3.5, 1)
    for x, y, size in ((120, 1150, 30), (700, 1150, 24), (240, 1172, 16)):
        scene.group(
            [(turn(shapes.star(x, y, size), 14, x, y), mix(p.accent, sand, 0.2))], Shadow.THIN
        )
    nature.grass(scene, lambda _: 1200, scene.level(0.95), count=40, height=90, right=180)
    nature.grass(scene, lambda _: 1200, scene.level(0.95), count=40, height=90, left=660)
