"""Cards under trees."""

import math

from art import nature, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.thicket import (
    barber,
    basket,
    hanging,
    iron_key,
    old_woman,
    swung,
    watch_fruit,
    wide_comb,
)
from art.scene import Scene
from art.shapes import Shape, circle, path, polygon, rect, ribbon, smooth, stroke, union, wobbly


@card("clock-orchard", palette="forest")
def clock_orchard(scene: Scene) -> None:
    """Pocket watches ripen in the orchard, and an old woman tastes one."""
    r, p = scene.random, scene.palette
    scene.sky(400, 640, 700)
    for k in range(3):
        near, y, size = 0.06 + 0.16 * k, 740 + 60 * k, 90 + 70 * k
        scene.sheet(hills(r, y, 16, 3).shape, scene.level(near), Shadow.RIDGE)
        for side in (-1, 1):
            for j in range(2):
                x = 400 + side * (110 + 100 * k + size * 1.15 * j)
                _apple_tree(scene, x, y + 24, size * 1.7, near + 0.14)
    lawn = hills(r, 960, 18, 2)
    scene.sheet(lawn.shape, scene.level(0.5), Shadow.RIDGE)
    scene.wash(polygon([(380, 760), (420, 760), (620, 1240), (180, 1240)]), p.light, 0.35, blur=24)
    scene.place(things.ladder(p, 11, "#7a4a2c"), 690, 1040, 560, turn=6)
    bough = ribbon([(860, 700), (720, 330), (480, 150), (160, 120), (-60, 40)], 96, 20)
    twigs = [
        ribbon([(560, 190), (500, 260), (470, 330)], 20, 6),
        ribbon([(300, 130), (240, 200), (200, 250)], 18, 5),
        ribbon([(690, 300), (640, 380), (600, 420)], 22, 6),
    ]
    leaves = [(r.uniform(-20, 820), r.gauss(70, 60), 0.0) for _ in range(90)]
    leaves += [(r.gauss(770, 40), r.uniform(100, 480), 0.0) for _ in range(26)]
    nature.foliage(scene, leaves, [scene.level(0.62), scene.level(0.74)], 58, 3, 22)
    scene.sheet(union(bough, *twigs), scene.level(0.92), Shadow.OBJECT)
    nature.foliage(scene, leaves[::3], [scene.level(0.44), scene.level(0.3)], 54, 3, 26)
    gold, green = p.accent, mix(scene.level(0.3), "#b7d36b", 0.6)
    for x, y, size, case, hour in (
        (470, 322, 190, gold, 10.2),
        (198, 236, 170, mix(gold, p.second, 0.5), 4.4),
        (606, 412, 150, gold, 7.7),
        (330, 150, 112, green, 1.5),
        (80, 120, 120, green, 8.3),
        (690, 130, 96, green, 5.2),
    ):
        fruit = watch_fruit(p, case, hour, hour * 17 % 60)
        scene.wash(circle(x, y + size * 0.65, size * 0.42), p.accent, 0.5, blur=24)
        scene.place(fruit, x, y, size, anchor="top", turn=r.uniform(-7, 7), shadow=Shadow.LIFT)
    sky.halo(scene, 330, 930, 240, 0.75)
    scene.contact(310, 1110, 80)
    scene.place(old_woman(p, p.second), 310, 1110, 290, shadow=Shadow.LIFT)
    bitten = watch_fruit(p, gold, 3, 40, bitten=True)
    scene.place(bitten, 404, 858, 110, anchor="centre", flip=True, turn=16)
    scene.place(basket(p, gold), 480, 1120, 120, shadow=Shadow.LIFT)
    nature.grass(scene, lambda _: 1195, scene.level(0.97), count=120, height=80)


def _apple_tree(scene: Scene, x: float, y: float, height: float, near: float) -> None:
    """A round far tree, ripe."""
    r = scene.random
    crown = wobbly(r, x, y - height * 0.64, height * 0.36, 0.07)
    trunk = ribbon([(x, y), (x, y - height * 0.5)], height * 0.09, height * 0.06)
    fruit = [
        circle(
            x + r.gauss(0, 0.15) * height, y - height * (0.62 + r.gauss(0, 0.12)), height * 0.035
        )
        for _ in range(9)
    ]
    gold = mix(scene.palette.accent, scene.level(near), 0.2)
    papers = [(trunk, scene.level(near + 0.3)), (crown, scene.level(near))]
    scene.group([*papers, (union(*fruit).intersection(crown), gold)], Shadow.SOFT)


@card("forest-of-keys", palette="aurora", traveller="wanderer")
def forest_of_keys(scene: Scene) -> None:
    """Iron keys hang like icicles in a wood with a single small door."""
    r, p = scene.random, scene.palette
    scene.sky(400, 700, 620)
    scene.wash(
        rect(0, 0, 800, 1200), scene.radial([(0, p.light, 0.9), (1, p.light, 0)], 400, 700, 330)
    )
    door = things.shut_door(p, p.accent)
    for k in range(5):
        near, half = 0.08 + 0.22 * k, 92 + 78 * k
        floor, roof = 806 + 62 * k, 470 - 96 * k
        paper, snow = scene.level(near), mix(scene.level(near * 0.35), "#ffffff", 0.62 - 0.06 * k)
        wide = 34 + 26 * k
        stems: list[Shape] = []
        for side in (-1, 1):
            for j in range(3):
                x = 400 + side * (half + wide * 1.9 * j + r.uniform(-6, 6))
                stems.append(
                    path(
                        f"M{x - wide * 0.4} -40Q{x - wide * 0.3} {floor * 0.6} {x - wide * 0.8} "
                        f"{floor + 40}H{x + wide * 0.8}"
                        f"Q{x + wide * 0.3} {floor * 0.6} {x + wide * 0.4} -40Z"
                    )
                )
            start = 400 + side * (half + wide)
            bough = [
                (start, roof + 60),
                (400 + side * half * 0.6, roof - 10),
                (400 - side * half * 0.25, roof - 34),
            ]
            stems.append(ribbon(bough, wide * 0.6, 5))
        scene.sheet(union(*stems), paper, Shadow.LIFT, gradient=-0.03)
        keys, scale, count = [], (0, 0.62, 0.8, 1.1, 1.7)[k], (0, 5, 7, 8, 7)[k]
        for j in range(count):
            x = 400 + (j - (count - 1) / 2) * half * 2 / count + r.uniform(-6, 6)
            if k > 2 and abs(x - 400) < 24 * k:
                continue
            y = roof - 22 - 14 * math.cos((x - 400) / half) + abs(x - 400) / half * 34
            key = iron_key(r.uniform(120, 200), (j + k) % 3)
            keys.append(swung(hanging(key, 0, 0, scale), x, y, r.uniform(-3, 3)))
        iron = (
            scene.level(0.8) if k < 3 else mix(scene.level(0.12 + 0.1 * (4 - k)), "#ffffff", 0.45)
        )
        scene.group([(key, shade(iron, r.uniform(-0.05, 0.05))) for key in keys], Shadow.LIFT)
        scene.sheet(hills(r, floor, 8 + 3 * k, 4).shape, snow, Shadow.RIDGE, gradient=0.14)
        if k == 0:
            scene.wash(circle(400, 770, 120), p.accent, 0.4, blur=40)
            scene.place(door, 400, 850, 128, shadow=Shadow.LIFT)
        if k == 2:
            beam = polygon([(372, 850), (428, 850), (520, 1260), (280, 1260)])
            scene.wash(beam, mix(p.light, p.accent, 0.3), 0.5, blur=18)
            scene.traveller(366, 1010, 104)
    nature.snowflakes(scene, 70)


@card("mask-tree", palette="storm", traveller="girl")
def mask_tree(scene: Scene) -> None:
    """In autumn a tree drops its masks, and one of them is still smiling."""
    r, p = scene.random, scene.palette
    scene.sky(480, 520, 760)
    scene.wash(circle(470, 520, 300), p.light, 0.55, blur=50)
    scene.sheet(circle(470, 520, 230), "#fff0cc", Shadow.SOFT, gradient=0.05)
    for at, base, width, near in ((160, 150, 380, 0.4), (660, 220, 340, 0.3), (420, 90, 300, 0.5)):
        scene.sheet(nature.cloud(r, at, base, width), scene.level(near), Shadow.SOFT)
    for k in range(3):
        ridge = hills(r, 800 + 60 * k, 34, 3)
        scene.sheet(ridge.shape, scene.level(0.1 + 0.14 * k), Shadow.RIDGE)
    old, tips = nature.tree(r, 250, 1010, 960, width=110, spread=0.56, depth=6, lean=0.6)
    scene.sheet(smooth(old, 3), scene.level(0.9), Shadow.OBJECT, gradient=0.04)
    papers = [p.accent, "#f2a33a", p.second, mix(p.light, "#ffffff", 0.3), "#c9442b", "#e8c98a"]
    hung: list[tuple[float, float]] = []
    for x, y, _ in r.sample(tips, len(tips)):
        if 44 < x < 752 and 20 < y < 720 and all(math.hypot(x - a, y - b) > 66 for a, b in hung):
            hung.append((x, y))
    for x, y in hung:
        mask = things.mask(p, r.choice(papers), sad=True)
        scene.place(
            mask,
            x,
            y - 4,
            r.uniform(62, 88),
            anchor="top",
            turn=r.uniform(-22, 22),
            shadow=Shadow.SOFT,
        )
    ground = hills(r, 1010, 18, 2)
    scene.sheet(ground.shape, mix(scene.level(0.3), p.second, 0.3), Shadow.RIDGE)
    falling = ((480, 840, 84, 34), (610, 880, 76, -28), (716, 850, 88, 20), (120, 760, 80, -50))
    for at, base, size, angle in falling:
        mask = things.mask(p, r.choice(papers[:4]), sad=True)
        scene.place(mask, at, base, size, anchor="centre", turn=angle, shadow=Shadow.LIFT)
    for k in range(26):
        x, y = r.uniform(0, 800), 1030 + 150 * (k / 26)
        if x > 420:
            continue
        mask = things.mask(p, mix(r.choice(papers), scene.level(0.6), 0.3), sad=True)
        scene.place(
            mask,
            x,
            y,
            r.uniform(60, 84),
            anchor="centre",
            turn=r.uniform(0, 360),
            shadow=Shadow.SOFT,
        )
    sky.halo(scene, 530, 1090, 240, 0.95)
    smiling = things.mask(p, "#fffdf2")
    scene.place(smiling, 530, 1092, 170, anchor="centre", turn=-12, shadow=Shadow.LIFT)
    scene.traveller(690, 1150, 190, flip=True)


@card("combing-the-fog", palette="sea")
def combing_the_fog(scene: Scene) -> None:
    """At dawn a barber combs the fog out of the pines with a wooden comb as wide as the valley."""
    r, p = scene.random, scene.palette
    scene.sky(400, 250, 620)
    scene.wash(circle(400, 230, 190), "#ffe0a0", 0.7, blur=40)
    scene.sheet(circle(400, 230, 128), "#fff0c4", Shadow.SOFT, gradient=0.05)
    fog = mix(p.light, "#ffffff", 0.7)
    for k in range(3):
        for side in (-1, 1):
            slope = hills(r, 330 + 130 * k, 20, 3, side * -(560 - 90 * k))
            half = rect(400 if side > 0 else -100, -100, 500, 1400)
            nature.pines(
                scene,
                slope.at,
                130 + 40 * k,
                scene.level(0.3 + 0.17 * k),
                step=34 + 6 * k,
                left=400 + 60 * k if side > 0 else -20,
                right=830 if side > 0 else 400 - 60 * k,
            )
            scene.sheet(slope.shape.intersection(half), scene.level(0.2 + 0.17 * k), Shadow.RIDGE)
    puffs = ((200, 400, 300), (510, 390, 300), (350, 350, 330), (250, 470, 380), (470, 480, 400))
    for k, (x, y, width) in enumerate(puffs):
        scene.sheet(nature.cloud(r, x, y, width), mix("#ffd9b0", fog, 0.3 + 0.14 * k), Shadow.SOFT)
    ground = hills(r, 960, 26, 3)
    nature.pines(scene, ground.at, 250, scene.level(0.76), step=56)
    scene.sheet(ground.shape, scene.level(0.74), Shadow.RIDGE)
    strands, curls = [], []
    for k in range(22):
        u = k / 21
        at, low = 142 + 396 * u, 1030 + 100 * ((k * 7) % 5) / 5
        line = [(at, 540.0), (at, 600.0), (at - 50 + 50 * u, 730.0), (at + 46, 880.0)]
        line += [(at - 10 + 40 * u, low)]
        tone = mix(fog, scene.level(0.25), (0.0, 0.3, 0.12, 0.42)[k % 4])
        strands.append((ribbon(line, 24, 18), tone))
        curls.append((_curl(*line[-1], 38 + 12 * (k % 3), 1 if k % 2 else -1), tone))
    scene.group(strands, Shadow.OBJECT)
    scene.group(curls, Shadow.LIFT)
    for x, y, width in ((190, 530, 260), (370, 530, 320), (530, 515, 230)):
        scene.sheet(nature.cloud(r, x, y, width), fog, Shadow.LIFT)
    comb = swung(wide_comb(530, 16, 150), 346, 580, -6)
    scene.sheet(comb, "#b8692f", Shadow.OBJECT, gradient=0.16)
    scene.wash(circle(680, 640, 130), "#fff0c4", 0.45, blur=40)
    scene.place(things.ladder(p, 13, "#c98a4a"), 716, 1130, 424, turn=2, shadow=Shadow.LIFT)
    scene.place(barber(p), 704, 716, 250, flip=True, shadow=Shadow.LIFT)
    nature.grass(scene, lambda _: 1206, scene.level(0.98), count=80, height=80)


def _curl(x: float, y: float, size: float, side: int) -> Shape:
    """The end of a lock of hair that hangs from the point."""
    turns = [k * 0.35 for k in range(26)]
    return stroke(
        [
            (
                x + side * size * (1 - (1 - t / 11) * math.cos(t)),
                y + size * (1 - t / 11) * math.sin(t),
            )
            for t in turns
        ],
        15,
    )
