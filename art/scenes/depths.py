"""Cards that look below a surface: of the sea, of the ice, of the soup."""

import math

from art import animals, nature, rooms, sky, things, town, waterside
from art.colour import mix, shade
from art.deck import card
from art.land import Ridge, hills
from art.paper import Shadow
from art.parts import depths as below
from art.parts import harbour as parts
from art.parts.harbour_things import fin
from art.scene import Scene
from art.shapes import (
    arch,
    blob,
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    stretch,
    stroke,
    union,
)
from art.travellers import people


@card("fishes-with-umbrellas", palette="sea")
def fishes_with_umbrellas(scene: Scene) -> None:
    """Fishes hurry along the sea bed under open umbrellas."""
    r, p = scene.random, scene.palette
    scene.sky(400, 640, 640)
    for y, near in ((250, 0.42), (180, 0.55), (110, 0.7)):
        parts.ceiling(scene, y, near)
    sky.rain(scene, count=80, top=220, bottom=760, colour=p.sky[3], opacity=0.7)
    for k, (base, depth) in enumerate(((632.0, 0.12), (697.0, 0.28))):
        bed = hills(r, base, 40, 4)
        town.town(
            scene,
            -20,
            820,
            bed.at,
            scene.level(depth + 0.08),
            window=mix(p.second, scene.level(depth), 0.25),
            width=(40 + 14 * k, 66 + 16 * k),
            height=(70, 190),
        )
        scene.sheet(bed.shape, scene.level(depth), Shadow.RIDGE)
    scene.sheet(hills(r, 785, 20, 3).shape, scene.level(0.44), Shadow.RIDGE)
    crowd = [
        (84, 752, 84, "#f4a259", "#2ec4b6"),
        (306, 762, 92, "#ffd166", "#ef476f"),
        (560, 756, 80, "#8fd6cf", "#ffd166"),
        (190, 1062, 150, "#ffe0a8", "#ff8c42"),
        (510, 1080, 176, "#ff6f4a", "#ffd166"),
        (700, 1118, 92, "#ff9b71", "#2ec4b6"),
    ]
    for k, (x, y, size, coat, cloth) in enumerate(crowd):
        if k == 3:
            town.street_lamp(scene, 690, 930, 380, scene.level(0.95))
            sky.halo(scene, 690, 592, 150, 0.7)
            scene.sheet(hills(r, 930, 22, 3).shape, scene.level(0.62), Shadow.RIDGE)
        scene.contact(x, y + size * 0.3, size * 0.6)
        hand = (x + size * 0.1, y - size * 0.62)
        scene.place(things.umbrella(p, cloth), *hand, size * 1.3, turn=9)
        scene.place(animals.fish(p, coat), x, y, size, turn=-5 + 3 * (k % 3))
    stones = [
        ellipse(r.uniform(0, 800), r.uniform(1120, 1190), r.uniform(24, 46), 9) for _ in range(26)
    ]
    scene.wash(union(*stones), scene.level(0.82), 0.7)
    dark = [waterside.seaweed(r, x, 1215, 240) for x in (15, 50, 790)]
    dark += [waterside.coral(r, 90, 1215, 130)]
    scene.group([(union(*dark), scene.level(1))], Shadow.LIFT)


@card("dance-below-the-ice", palette="frost")
def dance_below_the_ice(scene: Scene) -> None:
    """A skater looks down and sees a ball in full swing below the ice."""
    r, p = scene.random, scene.palette
    scene.sky(560, 230, 520)
    for k, near in enumerate((0.12, 0.3)):
        ridge = hills(r, 340 + 36 * k, 46, 4)
        scene.sheet(ridge.shape, scene.level(near), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 70 + 40 * k, scene.level(near + 0.3), dense=0.6)
    scene.sheet(rect(-40, 440, 880, 800), scene.level(0.02), Shadow.RIDGE)
    with scene.inside(rect(0, 520, 800, 700), "lamplight", sunk=False) as ball:
        q = ball.palette
        ball.sky(400, 700, 620)
        for x in (130, 310, 490, 670):
            ball.sheet(arch(x, 960, 112, 300), q.level(0.28), Shadow.SOFT)
            ball.sheet(arch(x, 960, 84, 280), mix(q.light, q.sky[3], 0.3), None)
        for x in (40, 220, 400, 580, 760):
            ball.sheet(rect(x - 17, 560, 34, 420), q.level(0.2), Shadow.SOFT)
            ball.sheet(rect(x - 27, 935, 54, 30, 4), q.level(0.14), Shadow.THIN)
        ball.sheet(rect(-20, 960, 840, 280), q.level(0.36), Shadow.RIDGE, gradient=0.2)
        squares = [
            polygon(
                [(400 + a * 60, 960), (400 + b * 60, 960), (400 + b * 130, 1210)]
                + [(400 + a * 130, 1210)]
            )
            for a, b in ((k, k + 0.5) for k in range(-9, 9))
        ]
        ball.wash(union(*squares), q.level(0.55), 0.4)
        sky.halo(ball, 400, 720, 330, 0.9)
        below.chandelier(ball, 400, 530)
        pairs = [
            (120, 1010, 150, "#e4688a", 0),
            (300, 1000, 140, "#3aa6a0", 1),
            (520, 1004, 144, "#f2a541", 0),
            (690, 1012, 150, "#7c6bb0", 1),
            (210, 1120, 200, "#3f7fb5", 1),
            (600, 1128, 205, "#3aa6a0", 0),
            (405, 1150, 225, "#e63946", 0),
        ]
        for x, y, tall, gown, flip in pairs:
            ball.contact(x, y, tall * 0.35)
            ball.place(parts.dancers(q, gown, q.level(0.95)), x, y, tall, flip=bool(flip))
    edge = [(-40.0, 470.0), (840.0, 470.0), (840.0, 560.0)]
    for k in range(45):
        x = 820 - 20 * k
        edge.append((x, 548 + r.uniform(-8, 10) + (r.uniform(20, 70) if k % 3 == 0 else 0)))
    ice = polygon(edge + [(-40, 560)])
    scene.sheet(ice, mix(p.level(0.25), "#bfe3f5", 0.5), Shadow.OBJECT, opacity=0.93)
    scene.sheet(rect(-40, 440, 880, 44), "#f4f9fc", Shadow.LIFT)
    scene.wash(ellipse(330, 505, 250, 40), q.light, 0.55, blur=20)
    scene.place(parts.skater(p), 320, 458, 170, shadow=Shadow.SOFT)
    scene.thread(curve([(40, 462), (160, 470), (300, 460)]), p.level(0.5), 2.4, 0.7)
    nature.snowflakes(scene, 70, bottom=440)
    for x, tall in ((60, 210), (720, 240), (640, 150)):
        scene.sheet(nature.pine(x, 452, tall), p.level(0.75), Shadow.LIFT)


@card("stairs-into-the-soup", palette="lamplight", traveller="diver")
def stairs_into_the_soup(scene: Scene) -> None:
    """A tiny diver goes down a staircase into a bowl of hot soup."""
    p = scene.palette
    rooms.room(scene, 690, wall=0.42, boards=0.5, light=(500, 420, 620))
    rooms.shelf(scene, 470, 300, 350, scene.level(0.8), height=110)
    rooms.ceiling_lamp(scene, 300, 130, 190, p.accent)
    scene.sheet(ellipse(430, 1130, 620, 330), mix(p.second, scene.level(0.6), 0.35), Shadow.RIDGE)
    dots = [
        circle(x + 40 * (k % 2), 860 + 58 * k, 9) for k in range(7) for x in range(-20, 840, 80)
    ]
    scene.wash(union(*dots), p.light, 0.55)
    scene.contact(430, 1130, 330)
    china = mix(p.light, "#ffffff", 0.45)
    scene.sheet(ellipse(430, 1112, 330, 54), shade(china, -0.1), Shadow.OBJECT)
    scene.sheet(path("M86 800Q100 1010 290 1110H570Q760 1010 774 800Z"), china, Shadow.OBJECT)
    scene.wash(
        stroke(curve([(112, 930), (280, 1016), (430, 1030), (590, 1016), (748, 930)]), 26),
        p.second,
    )
    scene.sheet(ellipse(430, 800, 344, 150), shade(china, 0.03), Shadow.THIN)
    soup = ellipse(430, 812, 306, 122)
    hot = [
        (0.0, "#fff0a0", 1.0),
        (0.4, "#ffb03a", 1.0),
        (0.75, "#f0792a", 1.0),
        (1.0, "#c94a22", 1.0),
    ]
    with scene.inside(soup) as broth:
        broth.wash(soup, broth.radial(hot, 500, 850, 330))
        below.flight(broth, range(12, 16))
        broth.wash(
            soup, broth.radial([(0.0, "#ffe48a", 0.35), (1.0, "#f0882e", 0.8)], 470, 830, 200)
        )
        for radius in (70, 110, 160, 220):
            hoop = ellipse(510, 838, radius, radius * 0.4)
            broth.wash(hoop.difference(hoop.buffer(-3)), "#fff6c8", 0.6)
        for x, y, size in (
            (250, 870, 40),
            (330, 910, 34),
            (650, 780, 42),
            (600, 900, 30),
            (590, 742, 26),
        ):
            broth.sheet(ellipse(x, y, size, size * 0.42), "#ff7a1f", Shadow.THIN)
            broth.wash(ellipse(x, y, size * 0.55, size * 0.22), "#ffb25a")
        herbs = [
            nature.leaf(x, y, a, 44, 0.5)
            for x, y, a in ((390, 920, 0.2), (690, 850, 2.4), (210, 810, 0.6), (540, 920, -0.5))
        ]
        broth.group([(union(*herbs), "#4f9a4a")], Shadow.THIN)
    below.flight(scene, range(12), wet=790)
    x, y = 30 + 46 * 8, 300 + 42 * 8
    scene.traveller(x - 10, y + 26, 128)
    for k, at in enumerate((560, 640, 250)):
        wisp = [(at, 760), (at - 40, 660), (at + 30, 560), (at - 20, 450), (at + 40 + 10 * k, 360)]
        scene.wash(ribbon(wisp, 26, 6), "#fff8e6", 0.4, blur=9)
    scene.sheet(
        ribbon([(668, 792), (716, 700), (790, 560), (840, 470)], 16, 34), "#d9d3cf", Shadow.LIFT
    )
    scene.wash(ellipse(668, 794, 34, 11), "#fff0a0", 0.7)


@card("train-in-a-bottle", palette="frost", traveller="cat")
def train_in_a_bottle(scene: Scene) -> None:
    """A night train goes round and round in a bottle on the window sill."""
    r, p = scene.random, scene.palette
    scene.wash(rect(0, 0, 800, 1200), scene.fade(scene.level(0.5), scene.level(0.7)))
    window = rooms.window_shape(400, 940, 600, 880, round_top=True)
    with scene.inside(window) as winter:
        winter.sky(400, 420, 560)
        for k, near in enumerate((0.1, 0.3, 0.48)):
            ridge = hills(r, 640 + 80 * k, 60, 4)
            winter.sheet(ridge.shape, winter.level(near - 0.1), Shadow.RIDGE)
            nature.pines(winter, ridge.at, 80 + 30 * k, winter.level(near + 0.1), dense=0.6)
        nature.snowflakes(winter, 110, bottom=900)
    rooms.window_frame(scene, window, mix(p.light, "#ffffff", 0.3), panes=(2, 3), thick=22)
    for side, x in ((1, -10), (-1, 810)):
        rooms.curtain(scene, x, -20, 210, 1000, p.accent, side=side)
    scene.sheet(rect(-40, 1010, 880, 60), mix(p.light, p.level(0.2), 0.3), Shadow.OBJECT)
    scene.sheet(rect(-40, 1064, 880, 160), scene.level(0.62), None)
    scale = 8.6
    glass = path("M-9 -94H9V-72Q30 -62 30 -44V-6Q30 0 24 0H-24Q-30 0 -30 -6V-44Q-30 -62 -9 -72Z")
    glass = move(stretch(glass, scale, scale, 0, 0), 400, 1034)
    scene.contact(400, 1040, 290)
    scene.sheet(rect(342, 128, 116, 120, 16), "#c98f55", Shadow.LIFT)
    scene.sheet(glass.buffer(10), mix(p.light, p.level(0.4), 0.35), Shadow.OBJECT)
    with scene.inside(glass, "indigo") as night:
        below.bottled_railway(night)
    lip = rect(308, 206, 184, 38, 14)
    scene.sheet(lip, mix(p.light, p.level(0.4), 0.4), Shadow.LIFT)
    scene.thread(curve([(176, 940), (172, 760), (190, 600), (262, 510)]), "#ffffff", 13, 0.4)
    scene.thread(curve([(622, 980), (628, 860)]), "#ffffff", 9, 0.3)
    scene.traveller(716, 1040, 190, flip=True)


@card("quiet-fountain", palette="ochre")
def quiet_fountain(scene: Scene) -> None:
    """Children sail paper ships in a fountain, and one fin circles there."""
    p = scene.palette
    scene.sky(400, 430, 620)
    for k, near in enumerate((0.12, 0.36)):
        town.town(
            scene,
            -30,
            830,
            Ridge(((-80, 440 + 40 * k), (880, 440 + 40 * k))).at,
            scene.level(near),
            window=mix(p.light, p.sky[3], 0.3),
            width=(64, 110),
            height=(110 - 40 * k, 210 - 90 * k),
            peak=0.3 + 0.5 * k,
        )
    scene.sheet(rect(-40, 470, 880, 800), scene.level(0.1), Shadow.RIDGE, gradient=0.16)
    hoops = [ellipse(400, 760, 430 + 50 * k, 284 + 33 * k) for k in range(9)]
    paving = union(*(hoop.difference(hoop.buffer(-3)) for hoop in hoops))
    scene.wash(paving.intersection(rect(0, 474, 800, 800)), scene.level(0.4), 0.5)
    young = [people.child(p), people.girl(p)]
    for k, x, y, tall in ((0, 128, 660, 140), (1, 258, 590, 132), (0, 690, 650, 140)):
        scene.contact(x, y, 40)
        scene.place(young[k], x, y, tall, flip=x > 400)
    rim, water = ellipse(400, 770, 360, 236), ellipse(400, 770, 314, 196)
    scene.contact(400, 1044, 300)
    scene.sheet(union(rim, move(rim, 0, 24), move(rim, 0, 52)), scene.level(0.42), Shadow.OBJECT)
    scene.sheet(rim, mix(p.light, scene.level(0.1), 0.5), Shadow.THIN)
    with scene.inside(water) as pool:
        deep = [(0.0, "#a8ecd8", 1.0), (0.5, "#3fb8ae", 1.0), (1.0, "#1b8f91", 1.0)]
        pool.wash(water, pool.radial(deep, 400, 740, 320))
        for k in range(1, 6):
            hoop = ellipse(400, 745, 56 * k, 35 * k)
            pool.wash(hoop.difference(hoop.buffer(-3)), "#ffffff", 0.4)
        back = [(140, 780), (190, 826), (262, 868), (340, 880), (396, 906)]
        shark = blob([*back, (330, 930), (240, 912), (160, 850), (120, 850), (150, 820)])
        pool.wash(shark, "#0a4a5a", 0.6, blur=5)
    below.spouts(scene)
    trail = [
        (400 + 258 * math.cos(a / 20), 772 + 152 * math.sin(a / 20)) for a in range(44, 22, -1)
    ]
    scene.thread(trail, "#ffffff", 5, 0.8)
    for x, y, tall, paper in (
        (180, 760, 44, "#fffaf0"),
        (300, 668, 34, "#fffaf0"),
        (520, 672, 36, p.second),
        (610, 770, 46, "#fffaf0"),
        (500, 880, 54, "#fffaf0"),
    ):
        scene.place(things.paper_boat(p, paper), x, y, tall, turn=4 if x > 400 else -5)
    scene.place(fin(scene.level(0.9)), 292, 908, 112, shadow=Shadow.SOFT)
    scene.wash(ellipse(290, 912, 66, 8), "#ffffff", 0.6, blur=2)
    for k, x, y, tall in ((1, 610, 1080, 165), (0, 180, 1110, 160)):
        scene.contact(x, y, 46)
        scene.place(young[k], x, y, tall, flip=x > 400)
    scene.place(things.paper_boat(p, p.second), 250, 1108, 34)
