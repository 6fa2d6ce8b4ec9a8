"""Cards that happen in the air."""

import itertools

from art import animals, nature, sky, things, town
from art.colour import mix, shade
from art.deck import card
from art.land import Ridge, hills, range_of
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    circle,
    curve,
    path,
    polygon,
    rect,
    stroke,
    top_of,
    union,
)
from art.silhouettes import inlaid


@card("whale-ferry", palette="indigo", traveller="bear")
def whale_ferry(scene: Scene) -> None:
    """A whale with a lit town on its back comes in to a jetty above the clouds."""
    r, p = scene.random, scene.palette
    scene.sky(430, 380, 660)
    sky.stars(scene, 80, 620)
    sky.moon(scene, 470, 290, 200)
    sky.hung_stars(scene, [(90, 180, 18), (190, 95, 12), (735, 190, 16), (660, 70, 11)])
    for x, y, width, near in ((110, 470, 300, 0.08), (730, 560, 330, 0.15), (40, 700, 380, 0.25)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.SOFT)
    whale = animals.whale(p, scene.level(0.68))
    body = whale.moved(380, 700, 2.65).outline
    town.town(
        scene,
        345,
        590,
        lambda x: top_of(body, x) + 12,
        scene.level(0.55),
        width=(22, 40),
        height=(40, 125),
        peak=0.55,
    )
    scene.place(whale, 380, 700, 2.65 * whale.tall, shadow=Shadow.OBJECT)
    lights = [circle(455 + 38 * k, 590 - 3 * k, 5.5) for k in range(4)]
    scene.wash(union(*lights), p.accent, 0.9)
    for x, y, width, near in ((130, 830, 420, 0.38), (480, 860, 460, 0.46), (760, 910, 300, 0.5)):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.LIFT)
    posts = [rect(x, 905, 15, 320) for x in (470, 560, 650, 740)]
    scene.sheet(union(*posts), scene.level(0.9), Shadow.SOFT)
    scene.sheet(rect(440, 890, 400, 24, 4), scene.level(0.82), Shadow.LIFT)
    planks = [rect(440 + 26 * k, 890, 2.5, 24) for k in range(15)]
    scene.wash(union(*planks), scene.level(1), 0.6)
    scene.thread(curve([(636, 640), (600, 760), (520, 850), (476, 880)]), p.light, 3, 0.8)
    scene.sheet(rect(466, 862, 17, 32, 5), scene.level(0.95), Shadow.THIN)
    town.street_lamp(scene, 715, 892, 190, scene.level(1))
    scene.traveller(590, 892, 108, flip=True)
    for x, y, width, near in (
        (60, 1010, 520, 0.62),
        (690, 1060, 520, 0.74),
        (400, 1160, 900, 0.86),
    ):
        scene.sheet(nature.cloud(r, x, y, width), scene.level(near), Shadow.LIFT)
    scene.sheet(rect(-20, 1165, 860, 80), scene.level(0.92), Shadow.RIDGE)


@card("moon-laundry", palette="plum", traveller="cat")
def moon_laundry(scene: Scene) -> None:
    """The phases of the moon hang on a washing line between two chimneys, dripping stars."""
    r, p = scene.random, scene.palette
    scene.sky(400, 620, 700, glow=0.6)
    sky.stars(scene, 120, 760)
    for k, (y, near) in enumerate(((800, 0.08), (880, 0.25), (960, 0.42))):
        ground = hills(r, y, 30, 4)
        scene.sheet(ground.shape, scene.level(near), Shadow.RIDGE)
        town.town(
            scene,
            -20,
            820,
            ground.at,
            scene.level(near + 0.1),
            width=(30 + 8 * k, 50 + 8 * k),
            height=(40, 100),
            window=mix(p.second, scene.level(near), 0.25),
        )
    line = Ridge(tuple(curve([(24, 262), (200, 372), (412, 412), (620, 350), (772, 214)])))
    scene.thread(line.edge, p.light, 3, 0.9)
    paper = mix(p.light, "#fff2b8", 0.5)
    phases = ((128, 46, 0.5), (240, 66, 0.95), (412, 112, 0), (590, 66, -0.95), (694, 46, -0.5))
    for x, radius, bite in phases:
        hook = x + 0.6 * radius * (bite > 0) - 0.6 * radius * (bite < 0)
        rope = line.at(hook)
        middle = rope + radius + 18
        moon = circle(x, middle, radius)
        if bite:
            moon = moon.difference(circle(x - radius * bite, middle, radius * 0.95))
        scene.wash(moon.buffer(5), p.light, 0.7, blur=16)
        scene.sheet(moon, paper, Shadow.LIFT, gradient=0.07)
        sky.craters(scene, moon, x, middle, radius, paper)
        scene.thread([(hook, rope), (hook, top_of(moon, hook) + 4)], p.light, 2, 0.8)
        scene.sheet(rect(hook - 5, rope - 10, 10, 28, 3), p.accent, Shadow.THIN)
        drops = [
            sky.sparkle(x + r.uniform(-0.5, 0.5) * radius, middle + radius + fall, r.uniform(7, 17))
            for fall in (30, 90, 140, 210, 290)
        ]
        scene.wash(union(*drops), p.second, 0.95)
    for x, y, top in ((24, 900, 250), (772, 860, 204)):
        stack = union(rect(x - 30, top + 60, 60, y - top), rect(x - 40, top + 50, 80, 28, 3))
        scene.sheet(stack, scene.level(0.84), Shadow.LIFT)
        scene.sheet(rect(x - 4, top, 8, 60), scene.level(1), Shadow.THIN)
    sky.halo(scene, 262, 880, 220, 0.75)
    left = polygon([(-40, 1260), (-40, 820), (120, 780), (520, 1150), (520, 1260)])
    right = polygon([(840, 1260), (840, 860), (740, 800), (400, 1130), (380, 1260)])
    scene.sheet(left, scene.level(0.92), Shadow.OBJECT)
    tiles = [stroke([(-40 + 74 * k, 700), (-40 + 74 * k, 1260)], 2) for k in range(9)]
    tiles += [stroke([(-60, 740 + 62 * k), (560, 1313 + 62 * k)], 2.5) for k in range(-6, 8)]
    scene.wash(union(*tiles).intersection(left.buffer(-4)), scene.level(0.75), 0.6)
    scene.traveller(255, 910, 128)
    scene.sheet(right, scene.level(0.78), Shadow.OBJECT)
    scene.sheet(union(rect(610, 1010, 78, 92), rect(602, 1000, 94, 14)), scene.level(0.95))
    panes = [rect(x, y, 26, 34) for x in (620, 652) for y in (1022, 1062)]
    scene.wash(union(*panes), p.second)
    scene.sheet(circle(402, 1012, 36).difference(circle(420, 1000, 33)), p.light, Shadow.THIN)
    scene.sheet(path("M352 1012L364 1066H440L452 1012Z"), p.accent, Shadow.THIN)


@card("cut-sky", palette="indigo", traveller="astronaut")
def cut_sky(scene: Scene) -> None:
    """Giant scissors cut the night along a dotted line; there is a morning behind it."""
    r, p = scene.random, scene.palette
    opening = path(
        "M-60 820L-60 560Q120 520 280 430Q420 350 520 232Q520 420 430 560Q300 740 -60 820Z"
    )
    with scene.inside(opening, "rose") as morning:
        morning.sky(180, 600, 420)
        sky.sun(morning, 170, 610, 66, disc="#fff6d0", ray="#ffb35c")
        for x, y, width, near in ((330, 600, 200, 0.0), (60, 720, 260, 0.1), (420, 460, 130, 0.02)):
            morning.sheet(
                nature.cloud(r, x, y, width), mix(morning.level(near), "#ffffff", 0.5), Shadow.SOFT
            )
        sky.birds(morning, 9, 330, 500, 50, "#7a3550", 13)
    night = rect(-60, -60, 920, 1320).difference(opening)
    scene.sheet(night, scene.level(0.8), Shadow.FRAME, gradient=-0.02)
    with scene.inside(night, sunk=False) as back:
        back.wash(
            night,
            back.linear(
                [(0, "#0d1138", 1), (0.6, "#2b2a70", 1), (1, "#6a4590", 1)], (0, 0), (0, 1000)
            ),
        )
        sky.stars(back, 190, 980)
        sky.halo(back, 120, 760, 420, 0.5, "#ffd9b0")
    scene.thread(
        curve([(-60, 560), (120, 522), (280, 430), (420, 345), (520, 232)]), "#fff3dc", 3, 0.9
    )
    flap = path("M-60 820Q300 740 430 560Q520 420 520 232Q590 470 470 660Q330 880 -60 930Z")
    scene.sheet(flap, "#d9a7b8", Shadow.OBJECT, gradient=0.14)
    scene.wash(flap.difference(flap.buffer(-9)), "#fbe4d8", 0.35)
    dashes = [(566, 168), (612, 104), (652, 40), (690, -30)]
    for (x0, y0), (x1, y1) in itertools.pairwise(dashes):
        scene.thread([(x0, y0), (x0 + (x1 - x0) * 0.55, y0 + (y1 - y0) * 0.55)], p.light, 5, 0.9)
    scene.place(
        inlaid("scissors", "#e9edf2", p.accent),
        528,
        248,
        420,
        turn=-98,
        anchor="centre",
        shadow=Shadow.OBJECT,
    )
    ridges = range_of(scene, [hills(r, 980, 40), hills(r, 1050, 40)], (0.55, 0.78))
    nature.pines(scene, ridges[0].at, 60, scene.level(0.72), left=420)
    ground = hills(r, 1110, 30)
    scene.sheet(ground.shape, scene.level(0.95), Shadow.RIDGE)
    scene.place(things.ladder(p, 14, scene.level(0.25)), 300, 1120, 330, turn=-12)
    scene.traveller(430, ground.at(430) + 4, 112, flip=True)
    nature.corners(scene, 1, 58, 240)


@card("key-rain", palette="storm", traveller="girl")
def key_rain(scene: Scene) -> None:
    """It rains keys on a plain where doors stand without houses."""
    r, p = scene.random, scene.palette
    scene.sky(400, 640, 640)
    papers = [p.accent, shade(p.accent, -0.12), p.light, mix(p.accent, p.second, 0.35)]
    for row, (y, size) in enumerate(((310, 78), (440, 88), (590, 104), (750, 116))):
        for k in range(7):
            x = 60 + 115 * k + 50 * (row % 2) + r.uniform(-22, 22)
            if row == 3 and abs(x - 430) < 190:
                continue
            here = y + r.uniform(-45, 45)
            scene.thread([(x, -5), (x, here)], p.light, 1.4, 0.4)
            key = things.key(p, papers[(k + row) % 4])
            scene.place(
                key, x, here, size, anchor="top", turn=r.uniform(-12, 12), shadow=Shadow.SOFT
            )
    for x, y, width, near in (
        (620, 150, 620, 0.3),
        (140, 130, 620, 0.45),
        (760, 80, 520, 0.6),
        (400, 60, 760, 0.74),
        (60, 20, 520, 0.88),
    ):
        above = rect(x - width * 0.58, -60, width * 1.16, y + 60)
        puffs = sky.mirrored(nature.cloud(r, x, -y, width), 0)
        scene.sheet(union(puffs, above), scene.level(near))
    ridges = [hills(r, 850, 26), hills(r, 920, 30), hills(r, 990, 30)]
    colours = [
        p.level(0.15),
        p.second,
        p.level(0.75),
        mix(p.second, p.level(0.5), 0.6),
        p.level(0.9),
    ]
    stands = [
        [(110, 74, 0), (330, 66, 2), (690, 80, 4)],
        [(210, 118, 1), (600, 128, 3)],
        [(90, 190, 4), (705, 205, 1)],
    ]
    for k, (ridge, doors) in enumerate(zip(ridges, stands, strict=True)):
        scene.sheet(ridge.shape, scene.level(0.18 + 0.22 * k), Shadow.RIDGE)
        for x, height, colour in doors:
            foot = ridge.at(x) + 8
            shut = things.shut_door(p, colours[colour])
            scene.contact(x, foot, height * 0.4)
            scene.place(shut, x, foot, height)
    front = hills(r, 1085, 26)
    scene.sheet(front.shape, scene.level(0.84), Shadow.RIDGE)
    nature.grass(scene, front.at, scene.level(0.95), height=44)
    feet = front.at(430) + 14
    scene.place(things.umbrella(p, "#e5322d"), 455, feet - 36, 270, turn=3, shadow=Shadow.LIFT)
    scene.traveller(430, feet, 140)
    for x, dy, angle in ((250, 40, 70), (560, 50, 110), (650, 70, 40), (160, 80, 100)):
        scene.place(things.key(p), x, front.at(x) + dy, 60, turn=angle)
    nature.corners(scene, 1, 50, 200)
