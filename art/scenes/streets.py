"""Cards of streets and squares."""

import math

from art import nature, sky, town
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.heights import person
from art.parts.street import Keyboard, dice_house, hand
from art.scene import Scene
from art.shapes import (
    Shape,
    arch,
    circle,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    star,
    stretch,
    union,
)


@card("street-of-dice", palette="sea", traveller="wanderer")
def street_of_dice(scene: Scene) -> None:
    """The houses of the street are dice, and a hand reaches out to roll them."""
    r, p = scene.random, scene.palette
    scene.sky(330, 470, 620)
    sky.stars(scene, 70, 420)
    for y, near in ((520, 0.02), (580, 0.16)):
        ridge = hills(r, y, 26, 3)
        scene.sheet(ridge.shape, scene.level(near), Shadow.RIDGE)
        town.town(
            scene,
            -20,
            820,
            ridge.at,
            scene.level(near + 0.12),
            width=(16, 26),
            window=p.light,
            height=(8, 22),
        )
    scene.sheet(rect(-40, 610, 880, 640), scene.level(0.34), Shadow.RIDGE)
    road = path(
        "M352 612Q300 690 380 760Q520 860 400 980Q330 1060 300 1260H620Q640 1080 640 980"
        "Q640 840 470 750Q390 700 398 612Z"
    )
    scene.sheet(road, mix(scene.level(0.05), p.light, 0.35), Shadow.THIN, gradient=0.12)
    ivory, warm = mix(p.light, "#ffffff", 0.25), p.accent
    rows = [
        (236, 690, 70, 38, (3, 2, 1)),
        (478, 696, 74, 50, (1, 5, 4)),
        (130, 800, 110, 48, (6, 4, 2)),
        (650, 806, 118, 40, (2, 6, 3)),
        (250, 945, 165, 40, (5, 1, 6)),
        (128, 1120, 180, 52, (4, 3, 2)),
    ]
    for x, y, size, yaw, numbers in rows:
        scene.contact(x, y - size * 0.14, size * 0.9)
        dice_house(
            scene,
            x,
            y,
            size,
            numbers,
            ivory,
            warm,
            yaw=yaw,
            door=scene.level(0.8),
            ink=scene.level(0.85),
        )
    for x, y, tall in ((398, 720, 70), (330, 860, 110), (720, 930, 150)):
        town.street_lamp(scene, x, y, tall, scene.level(0.95))
    scene.traveller(470, 1010, 108, flip=True)
    dice_house(
        scene, 660, 1165, 195, (3, 5, 1), ivory, warm, yaw=44, door=scene.level(0.8), ink=p.accent
    )
    sky.halo(scene, 560, 420, 330, 0.55)
    tumbling = ((452, 560, 120, (2, 4, 5), 24, 30), (300, 500, 84, (6, 3, 1), -30, 52))
    for x, y, size, numbers, turned, yaw in tumbling:
        dice_house(
            scene, x, y, size, numbers, ivory, warm, yaw=yaw, turned=turned, ink=scene.level(0.85)
        )
    skin = mix("#f2b48c", p.light, 0.2)
    scene.place(hand(skin, ivory, p.accent), 505, 420, 350, turn=24, shadow=Shadow.OBJECT)
    nature.corners(scene, 1, 46, 170)


PLAYED = {6, 9, 12, 15, 17, 20, 22, 24}
"""The keys of the rain piano that are struck."""


@card("rain-piano", palette="storm")
def rain_piano(scene: Scene) -> None:
    """On a roof somebody plays the long keyboard of a cloud, and every key rains."""
    r, p = scene.random, scene.palette
    scene.sky(360, 560, 700, glow=1)
    for x, y, wide, near in ((120, 470, 420, 0.12), (760, 440, 380, 0.2)):
        scene.sheet(nature.cloud(r, x, y, wide), scene.level(near), Shadow.SOFT)
    far = hills(r, 900, 20, 4)
    town.town(scene, -20, 830, far.at, scene.level(0.24), window=p.light, height=(50, 150))
    town.town(
        scene,
        -20,
        830,
        lambda _: 1010,
        scene.level(0.5),
        window=p.accent,
        height=(50, 130),
        peak=0.3,
    )
    spine = [(at, 455 - 115 * math.cos(math.pi * (at + 40) / 720)) for at in range(-160, 930, 10)]
    sky.halo(scene, 600, 780, 330, 0.9)
    keys = Keyboard(spine, 34, lambda t: 120 + 90 * math.sin(3.1 * t))
    for k in range(keys.count):
        (left, edge), gold = keys.low(k), k in PLAYED
        for _ in range(2 if gold else 3):
            a, start = r.uniform(-12, 12), r.uniform(4, 30) if gold else r.uniform(10, 420)
            long = r.uniform(360, 560) if gold else r.uniform(30, 110)
            paper = p.accent if gold else p.light
            line = [(left + a, edge + start), (left + a - long * 0.08, edge + start + long)]
            scene.thread(line, paper, 5 if gold else 3, 0.95 if gold else 0.55)
    scene.group([(keys.bed(14), scene.level(0.95))], Shadow.OBJECT)
    whites = [(keys.white(k), p.accent if k in PLAYED else "#fff9ea") for k in range(keys.count)]
    scene.group([(w, scene.fade(c, shade(c, -0.08))) for w, c in whites], Shadow.THIN)
    blacks = [keys.black(k) for k in range(keys.count) if k % 7 not in (2, 6)]
    scene.group([(union(*blacks), scene.level(1))], Shadow.THIN)
    for x, y, wide, near in (
        (60, 110, 560, 0.55),
        (700, 130, 620, 0.62),
        (330, 60, 600, 0.78),
        (30, 0, 480, 0.9),
        (740, 10, 560, 0.94),
    ):
        puffs = stretch(nature.cloud(r, x, y, wide), 1, -1, x, y)
        scene.sheet(union(puffs, rect(x - wide / 2, -60, wide, y + 60)), scene.level(near))
    nearer = hills(r, 1220, 6, 4)
    town.town(
        scene,
        -20,
        520,
        nearer.at,
        scene.level(0.78),
        window=p.accent,
        height=(90, 170),
        width=(40, 64),
    )
    roof = polygon([(430, 1230), (575, 845), (705, 845), (840, 1230)])
    scene.sheet(polygon([(400, 1240), (560, 845), (720, 845), (880, 1240)]), scene.level(0.86))
    scene.sheet(rect(540, 833, 200, 18, 5), scene.level(0.98), Shadow.LIFT)
    tiles = [
        circle(x + 20 * (row % 2), 880 + 44 * row, 20)
        for row in range(9)
        for x in range(420, 880, 40)
    ]
    scene.wash(union(*tiles).intersection(roof), scene.level(0.98), 0.45)
    pianist = person(
        p, p.second, near=(26, -78), far=(30, -62), step="sit", hair=scene.level(1), head="long"
    )
    scene.sheet(rect(586, 776, 70, 12, 4), scene.level(1), Shadow.THIN)
    scene.sheet(union(rect(594, 786, 8, 50), rect(640, 786, 8, 50)), scene.level(1), Shadow.THIN)
    scene.place(pianist, 630, 830, 200, flip=True, shadow=Shadow.LIFT)
    sky.rain(scene, count=50, top=620, opacity=0.4)


@card("typewriter-city", palette="jade", traveller="cyclist")
def typewriter_city(scene: Scene) -> None:
    """Streets run between giant keys, and one crossing has just gone down."""
    r, p = scene.random, scene.palette
    scene.sky(400, 260, 640, glow=1)
    ink, cream = scene.level(0.95), mix(p.light, "#ffffff", 0.3)
    page = polygon([(176, -40), (624, -40), (636, 300), (164, 300)])
    scene.sheet(page, cream, Shadow.OBJECT, gradient=0.05)
    rows: list[Shape] = []
    for k in range(4):
        for j in range(9):
            x, y, kind = 232 + 42 * j, 40 + 52 * k, r.randrange(5)
            if k == 3 and j > 3:
                continue
            glyphs = [
                circle(x, y, 9),
                star(x, y, 14),
                ring(x, y, 12, 5),
                rect(x - 9, y - 9, 18, 18),
                polygon([(x - 12, y + 9), (x + 12, y + 9), (x, y - 12)]),
            ]
            rows.append(glyphs[kind])
    scene.wash(union(*rows), scene.level(0.7), 0.85)
    scene.wash(star(400, 196, 20), p.accent)
    roller = rect(60, 272, 680, 92, 30)
    scene.sheet(union(rect(20, 290, 760, 56, 12), roller), scene.level(0.86), Shadow.OBJECT)
    scene.wash(rect(90, 284, 620, 10, 5), scene.level(0.5), 0.7)
    scene.sheet(path("M130 470Q400 330 670 470L640 560Q400 440 160 560Z"), scene.level(0.62))
    for k in range(-8, 9):
        a = math.radians(90 + 7.6 * k)
        tip = (400 + 330 * math.cos(a), 690 - 300 * math.sin(a))
        foot = (400 + 190 * math.cos(a), 690 - 130 * math.sin(a))
        scene.thread([foot, tip], mix(cream, scene.level(0.4), 0.4), 9, 1)
    scene.sheet(ribbon([(400, 590), (402, 420), (400, 250)], 16, 12), p.second, Shadow.OBJECT)
    scene.sheet(rect(372, 204, 56, 54, 6), p.second, Shadow.LIFT)
    ground = polygon([(-40, 600), (840, 600), (840, 1260), (-40, 1260)])
    scene.sheet(ground, mix(scene.level(0.32), p.light, 0.2), Shadow.RIDGE, gradient=0.2)
    lines = ((655, 60, 6, 142), (772, 78, 5, 184), (922, 104, 3, 268), (1105, 128, 2, 520))
    for row, (y, rx, count, step) in enumerate(lines):
        for k in range(count):
            at = 400 + (k - (count - 1) / 2) * step
            if (row, k) == (2, 1):
                scene.sheet(ellipse(at, y - 6, rx * 1.14, rx * 0.6), ink, Shadow.THIN)
                scene.wash(ellipse(at, y, rx * 1.1, rx * 0.55), p.accent, 0.9, blur=12)
                _key(scene, at, y + 10, rx, rx * 0.1, star(0, 0, rx * 0.5), p.accent, cream)
            else:
                scene.contact(at, y + rx * 0.36, rx * 1.3)
                _key(scene, at, y, rx, rx * 0.78, _sign(5 * row + 2 * k, rx * 0.4), cream, ink)
        for k in range(count - 1):
            at = 400 + (k + 0.5 - (count - 1) / 2) * step
            if row < 3 and (k + row) % 2 == 0:
                town.street_lamp(scene, at, y + rx * 0.72, 60 + 18 * row, ink)
    bars = [
        polygon(
            [(318 + 34 * k, 1010), (336 + 34 * k, 1010), (332 + 38 * k, 1052), (310 + 38 * k, 1052)]
        )
        for k in range(5)
    ]
    scene.wash(union(*bars), cream, 0.85)
    town.street_lamp(scene, 500, 1170, 150, ink)
    sky.halo(scene, 390, 1110, 130, 0.6)
    scene.traveller(385, 1160, 112)
    nature.branch(scene, -20, 1225, -1.05, 200, scene.level(1), size=50)
    nature.branch(scene, 820, 1225, math.pi + 1.05, 200, scene.level(1), size=50, bend=-0.65)


def _sign(kind: int, s: float) -> Shape:
    """What is on a key instead of a letter."""
    dots = [circle(a * s, b * s, s * 0.28) for a in (-0.6, 0.6) for b in (-0.6, 0.6)]
    signs = [circle(0, 0, s * 0.7), star(0, 0, s * 1.15), ring(0, 0, s, s * 0.4), union(*dots)]
    signs += [rect(-0.75 * s, -0.75 * s, 1.5 * s, 1.5 * s), sky.crescent(0, 0, s, 0.5, 60)]
    return signs[kind % len(signs)]


def _key(
    scene: Scene, x: float, y: float, rx: float, tall: float, sign: Shape, face: str, ink: str
) -> None:
    """A round key of a typewriter as a house with lit windows in its side."""
    ry, top = rx * 0.5, y - tall
    side = union(ellipse(x, y, rx, ry), rect(x - rx, top, 2 * rx, tall), ellipse(x, top, rx, ry))
    scene.sheet(side, scene.level(0.74), Shadow.LIFT)
    if tall > rx * 0.5:
        panes = []
        for j in range(-4, 5):
            lean = math.cos(j * 0.32)
            at, wide = x + rx * 0.97 * math.sin(j * 0.32), rx * 0.13 * lean
            panes.append(rect(at - wide / 2, y + ry * lean - tall * 0.7, wide, tall * 0.34, 2))
        scene.wash(union(*panes[:4], *panes[5:]), scene.palette.second, 0.95)
        scene.wash(arch(x, y + ry - 1, rx * 0.2, tall * 0.55), scene.palette.second)
    scene.sheet(ellipse(x, top, rx, ry), scene.level(0.45), Shadow.THIN, gradient=0.02)
    scene.sheet(ellipse(x, top, rx * 0.86, ry * 0.84), face, None, gradient=0.06)
    scene.wash(move(stretch(sign, 1, 0.54, 0, 0), x, top), ink)
