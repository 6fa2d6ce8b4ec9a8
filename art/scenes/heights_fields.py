"""Cards under a wide sky."""

import math
from random import Random

from art import nature, shapes, sky, town
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.heights import person, points
from art.scene import Scene
from art.shapes import (
    Shape,
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
    scene.sky(500, 440, 760, glow=1)
    white, ink = mix(p.light, "#ffffff", 0.55), scene.level(1)
    sky.rays(scene, 500, 430, count=20, reach=820, start=0, end=360, opacity=0.12)
    scene.sheet(circle(500, 420, 268), "#ffdf80", Shadow.SOFT, gradient=0.05)
    ridges = [hills(r, 800, 60, 3), hills(r, 860, 50, 3), hills(r, 930, 40, 3)]
    flock = ((690, 800, 130, 0.75), (120, 812, 150, 0.6), (620, 872, 190, 0.35))
    for k, ridge in enumerate(ridges):
        x, y, width, dusk = flock[k]
        _cloud_sheep(scene, x, y, width, mix(white, "#ff9f68", dusk), scene.level(0.7))
        scene.sheet(ridge.shape, scene.level(0.1 + 0.18 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 46 + 16 * k, scene.level(0.3 + 0.18 * k), dense=0.35)
    for k in range(26):
        under = 330 + 340 * k / 25
        rain = [(under, 560), (under - 12, 640 + 90 * ((k * 5) % 7) / 7)]
        scene.thread(rain, "#ffffff", 3.4, 0.75)
    neck = _cloud_sheep(scene, 500, 560, 520, white, ink)
    meadow = hills(r, 1040, 30, 2, tilt=50)
    scene.sheet(meadow.shape, scene.level(0.72), Shadow.RIDGE)
    foot = meadow.at(170) + 10
    sky.halo(scene, 170, foot - 80, 190, 0.75)
    hook = [(neck[0] + a, neck[1] + b) for a, b in ((-34, 96), (-44, 20), (0, -46), (62, -30))]
    crook = curve([(214, foot), (218, foot - 150), (214, 760), *hook, (78 + neck[0], neck[1] + 30)])
    scene.sheet(stroke(crook, 15), "#c8662a", Shadow.LIFT)
    scene.contact(170, foot, 60)
    shepherd = person(
        p,
        p.second,
        near=(24, -62),
        far=(24, -46),
        skirt=True,
        head="straw",
        hair=p.accent,
    )
    scene.place(shepherd, 170, foot, 190, shadow=Shadow.LIFT)
    dog = path(
        "M-40 -30Q-56 -44 -62 -62Q-46 -54 -36 -46Q0 -50 18 -48L26 -66L34 -58"
        "Q48 -56 58 -46Q54 -38 40 -38L34 -22L36 0H26L22 -20Q-4 -16 -22 -22"
        "L-26 0H-36L-36 -24Z"
    )
    scene.sheet(move(dog, 330, meadow.at(330) + 12), ink, Shadow.THIN)
    scene.sheet(hills(r, 1140, 20, 2).shape, scene.level(0.95), Shadow.RIDGE)
    nature.corners(scene, 1, 56, 240)


def _cloud_sheep(
    scene: Scene, x: float, y: float, width: float, wool: str, skin: str
) -> tuple[float, float]:
    """A cloud that is a sheep and looks left, its belly on `y`; returns where its neck is."""
    w, r = width / 100, scene.random
    for k, at in enumerate((-22, -12, 20, 30)):
        leg = ribbon(
            [(x + at * w, y - 6 * w), (x + (at - 2) * w, y + (16 - 2 * (k % 2)) * w)], 5 * w
        )
        scene.sheet(leg, skin, Shadow.SOFT)
    rings = []
    for k in range(16):
        a = k * math.tau / 16
        puff = r.uniform(8, 15) * w
        rings.append(circle(x + 36 * w * math.cos(a), y - 22 * w + 19 * w * math.sin(a), puff))
    scene.sheet(
        union(ellipse(x, y - 22 * w, 40 * w, 23 * w), *rings), wool, Shadow.OBJECT, gradient=0.14
    )
    for dx, dy in ((-8, -24), (14, -30), (22, -14), (0, -8), (-22, -12)):
        fold = circle(x + dx * w, y + dy * w, 9 * w).difference(
            circle(x + dx * w, y + (dy + 2) * w, 9.4 * w)
        )
        scene.wash(fold, shade(wool, -0.1), 0.8)
    head = (x - 46 * w, y - 32 * w)
    face = ellipse(head[0], head[1], 9 * w, 13 * w, 24)
    ears = union(
        ellipse(head[0] + 12 * w, head[1] - 5 * w, 7 * w, 3 * w, 24),
        ellipse(head[0] - 7 * w, head[1] - 11 * w, 6 * w, 3 * w, -10),
    )
    scene.sheet(union(face, ears), skin, Shadow.LIFT)
    scene.wash(circle(head[0] - 2 * w, head[1] - 2 * w, 1.5 * w), "#fff6cf")
    tuft = [circle(head[0] + dx * w, head[1] + dy * w, 5 * w) for dx, dy in ((2, -13), (8, -12))]
    scene.sheet(union(*tuft), wool, Shadow.THIN)
    return head[0] + 14 * w, head[1] + 6 * w


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
    scene.sky(400, 700, 620, glow=0.95)
    sky.stars(scene, 170, 640)
    head, sea = (640.0, 446.0), 806
    sky.halo(scene, *head, 400, 0.9, "#ffe9b0")
    tail = [
        (_tongues(r, 8, 300, 40), "#5b1e72"),
        (_tongues(r, 7, 245, 44), "#b32b7c"),
        (_tongues(r, 6, 185, 46), "#f0526b"),
        (_tongues(r, 5, 125, 44), "#ff9a4a"),
        (_tongues(r, 3, 60, 40), "#ffd877"),
    ]
    for flame, colour in tail:
        scene.sheet(flame, colour, Shadow.LIFT, gradient=0.04)
    scene.wash(circle(*head, 120), "#fff1c0", 0.9, blur=34)
    body = turn(shapes.star(*head, 138, 5, 0.52).buffer(8), 18, *head)
    scene.sheet(body, "#ffd35c", Shadow.OBJECT)
    scene.sheet(turn(shapes.star(*head, 92, 5, 0.52), 18, *head), "#fff8dc", Shadow.THIN)
    scene.sheet(hills(r, sea - 8, 26, 4).shape, scene.level(0.34), Shadow.RIDGE)
    water = rect(-40, sea, 900, 460)
    scene.sheet(water, scene.level(0.46), Shadow.RIDGE)
    for flame, colour in [*tail, (body, "#fff1b8")]:
        below = shapes.stretch(sky.mirrored(flame, sea), 1, 0.55, 0, sea)
        scene.wash(shapes.strips(below.intersection(water), 12, 10), colour, 0.55)
    sky.ripples(scene, sea + 10, 960, 30)
    foam = hills(r, 985, 16, 3, tilt=-50)
    scene.sheet(foam.shape, mix(p.light, p.depth[0], 0.2), Shadow.RIDGE)
    sand = mix("#e8b98a", p.depth[3], 0.42)
    scene.sheet(move(foam.shape, 0, 18), sand, Shadow.THIN, gradient=0.16)
    scene.wash(ellipse(300, 1110, 250, 60), "#ffd9a0", 0.5, blur=30)
    boy = person(
        p,
        p.accent,
        near=(28, -86),
        far=(-20, -52),
        step="run",
        head="short",
        barefoot=True,
    )
    prints = [ellipse(190 - 62 * k, 1112 + 8 * k + 14 * (k % 2), 15, 6, -12) for k in range(4)]
    scene.wash(union(*prints), shade(sand, -0.14), 0.8)
    scene.contact(300, 1112, 66)
    scene.place(boy, 270, 1106, 220, shadow=Shadow.LIFT)
    scene.thread(curve([(332, 917), (370, 800), (480, 620), (592, 494)]), "#fffbe8", 4, 1)
    nature.grass(scene, lambda _: 1204, scene.level(1), count=50, height=110, right=150)
    nature.grass(scene, lambda _: 1204, scene.level(1), count=60, height=120, left=610)


def _tongues(random: Random, count: int, spread: float, width: float) -> Shape:
    """One sheet of the comet's tail: flames that leave its head and bend around the whole sky."""
    out = []
    for k in range(count):
        lane = (k + 0.5) / count - 0.5
        far = random.uniform(0.86, 1.06)
        line = []
        for step in range(13):
            t = step / 12 * far
            angle, reach = math.radians(-28 - 186 * t), 300 + 46 * t + lane * spread * t**0.8
            line.append((376 + reach * math.cos(angle), 588 + reach * math.sin(angle)))
        out.append(ribbon(line, width + spread * 0.16, 4))
    return union(*out)
