"""Cards in the open: a street at noon, dunes, a meadow, a wheat field."""

import math

from art import nature, sky, things, town
from art.colour import mix
from art.deck import card
from art.land import dunes, hills
from art.paper import Shadow
from art.parts.field import (
    bear_standing,
    boy,
    carousel_horse,
    crow_flying,
    crow_sitting,
    lifebuoy,
    scarecrow,
    swimmer,
    wild_horse,
)
from art.parts.meadow import low_sun
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
    smooth,
    stretch,
    stroke,
    union,
)
from art.silhouettes import silhouette


@card("borrowed-shadow", palette="mint")
def borrowed_shadow(scene: Scene) -> None:
    """A small boy walks home at noon with the shadow of a huge bear."""
    r, p = scene.random, scene.palette
    scene.sky(400, 330, 640)
    for x, y, width in ((130, 170, 250), (690, 250, 240), (430, 90, 160)):
        scene.sheet(nature.cloud(r, x, y, width), mix(scene.level(0), "#ffffff", 0.6), Shadow.SOFT)
    town.town(scene, -20, 830, lambda _: 430, scene.level(0.2), height=(40, 110), window=p.light)
    church = union(town.tower(610, 460, 120, 270, 0.9))
    scene.sheet(church, scene.level(0.42), Shadow.LIFT)
    scene.place(things.clock(p, 12, 0), 610, 268, 88, anchor="centre")
    crown = [(r.gauss(100, 60), r.gauss(370, 34), 0.0) for _ in range(34)]
    nature.foliage(scene, crown, [scene.level(0.55), scene.level(0.42)], 38, 4, 20)
    wall = polygon([(-40, 420), (840, 400), (840, 985), (-40, 985)])
    scene.sheet(wall, "#fff3d6", Shadow.OBJECT, gradient=0.05)
    sky.halo(scene, 330, 660, 460, 0.9, "#ffffff")
    bricks = [
        rect(x + 23 * (row % 2), y + 17 * row, 42, 13, 2)
        for x, y, count in ((610, 560, 3), (30, 860, 3), (100, 470, 2), (470, 890, 3))
        for row in range(count)
    ]
    scene.wash(union(*bricks), "#eeb48d", 0.75)
    tiles = [rect(-40 + 46 * k, 396 - k * 1.05, 44, 36, 12) for k in range(20)]
    scene.sheet(union(*tiles), "#e2775d", Shadow.LIFT)
    home = things.shut_door(p, p.level(0.62))
    scene.place(home, 690, 990, 300, shadow=Shadow.LIFT)
    beast = move(stretch(bear_standing(), 5.35, 5.5, 0, 0), 330, 988)
    dark = mix(scene.level(0.72), "#3a4a7a", 0.4)
    street = rect(-40, 985, 900, 300)
    scene.sheet(street, "#f2c79a", Shadow.RIDGE, gradient=0.16)
    stones = [
        ellipse(x + 30 * (k % 2) + r.uniform(-6, 6), 1010 + 26 * k, 24 + 2 * k, 8 + k)
        for k in range(8)
        for x in range(-10, 840, 74 + 2 * k)
    ]
    scene.wash(union(*stones), "#e0a878", 0.5)
    scene.wash(beast.intersection(wall), dark, 0.82)
    ground = polygon([(246, 1100), (218, 1096), (196, 985), (300, 985)])
    ground = ground.union(polygon([(246, 1100), (270, 1098), (490, 985), (380, 985)]))
    scene.wash(ground, dark, 0.72)
    scene.place(boy(p), 246, 1098, 146)
    nature.corners(scene, 0.98, 58, 240)


@card("sand-swimmer", palette="dawn")
def sand_swimmer(scene: Scene) -> None:
    """A swimmer does the crawl under a great wave of sand that is about to break."""
    r, p = scene.random, scene.palette
    scene.sky(590, 600, 700)
    for x, y, width in ((640, 130, 300), (120, 190, 260)):
        scene.sheet(nature.cloud(r, x, y, width), mix(p.light, p.sky[2], 0.4), Shadow.SOFT)
    sky.rays(scene, 590, 620, count=20, start=190, end=360, reach=760, opacity=0.2)
    low_sun(scene, 590, 620, 165, "#fff6d8")
    for k in range(2):
        sand = dunes(r, 790 + 40 * k, 90 - 20 * k, 3)
        paper = mix(scene.level(0.2 - 0.12 * k), "#ffb867", 0.3)
        scene.sheet(sand.shape, paper, Shadow.RIDGE)
        if k == 0:
            scene.place(silhouette("camel", scene.level(0.8)), 700, sand.at(700) + 8, 120)
            scene.place(lifebuoy(p, p.accent), 728, sand.at(700) - 58, 42, turn=-12)
    back = curve(
        [(-90, 1090), (-70, 800), (10, 540), (160, 350), (350, 270), (530, 300), (640, 470)]
    )
    face = curve(
        [(900, 900), (560, 880), (330, 790), (270, 620), (340, 470), (470, 420), (610, 500)]
    )
    sandy = ("#f0a860", "#ffd08a", "#e8925a", "#ffdca0", "#f0a860", "#ffd592", "#fbe3b4")
    foot = [(900, 1260), (-90, 1260)]
    wave = polygon([*back, *reversed(face), *foot])
    scene.sheet(wave, sandy[0], Shadow.OBJECT, gradient=0.14)

    def flow(part: float) -> list[Point]:
        pairs = zip(back, face, strict=True)
        return [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in pairs]

    for k, paper in enumerate(sandy[1:], 1):
        band = polygon([*flow(k / 7), *reversed(face), *foot]).intersection(wave)
        scene.sheet(band, paper, Shadow.SOFT, gradient=0.18)
    lip = [*back[34:], *reversed(face[40:])]
    foam = [circle(x + r.gauss(0, 9), y + r.gauss(0, 9), r.uniform(13, 27)) for x, y in lip]
    claws = [
        ribbon([(x, y), (x + 22, y + 34), (x + 8, y + 74)], 26, 8)
        for x, y in (*face[43::3], back[-4], back[-1])
    ]
    scene.sheet(
        smooth(union(stroke(lip, 34), *foam, *claws), 4), "#fff3d4", Shadow.LIFT, gradient=0.06
    )
    grains = [circle(r.gauss(600, 90), r.gauss(520, 90), r.uniform(2, 8)) for _ in range(34)]
    scene.group([(union(*grains), "#fff3d4")], Shadow.THIN)
    x, y, paper = 400, 1000, "#ffe6b4"
    scene.place(swimmer(p), x, y - 26, 164, shadow=Shadow.SOFT)
    lap = [(dx, y - 10 + 7 * math.sin(dx / 21) - 0.05 * dx) for dx in range(-40, 850, 5)]
    scene.sheet(polygon([*lap, *foot]), paper, Shadow.RIDGE, gradient=0.12)
    spray = [
        circle(x + r.gauss(at, 28), y - abs(r.gauss(0, 50)), r.uniform(3, 10))
        for at in (-270, 214)
        for _ in range(26)
    ]
    scene.group([(union(*spray), "#e8a868")], Shadow.THIN)
    ripple = [
        ribbon([(-20, at), (240, at - 14), (520, at + 10), (820, at - 8)], 7) for at in (1044, 1080)
    ]
    scene.wash(union(*ripple), "#e8a868", 0.6)
    front = hills(r, 1130, 24, 2, 30)
    scene.sheet(front.shape, scene.level(0.6), Shadow.RIDGE)
    nature.grass(scene, front.at, scene.level(0.95), count=50, height=50)


@card("carousel-horse", palette="rose")
def carousel_horse_card(scene: Scene) -> None:
    """A wooden horse has left its carousel and meets wild ones in the dew."""
    r, p = scene.random, scene.palette
    scene.sky(420, 560, 700)
    low_sun(scene, 380, 480, 190, "#fffaf0")
    for x, y, width in ((150, 190, 300), (640, 130, 260), (520, 270, 150)):
        scene.sheet(nature.cloud(r, x, y, width), mix(scene.level(0), "#ffffff", 0.5), Shadow.SOFT)
    for k in range(3):
        ridge = hills(r, 620 + 70 * k, 46, 3)
        scene.sheet(ridge.shape, scene.level(0.03 + 0.1 * k), Shadow.RIDGE)
        if k == 0:
            _roundabout(scene, 620, ridge.at(620) + 34, 230)
        if k == 2:
            far = wild_horse(scene.level(0.4), scene.level(0.5), nod=78)
            scene.place(far, 690, ridge.at(690) + 24, 120, flip=True)
            scene.place(far, 470, ridge.at(470) + 20, 92)
            other = wild_horse(scene.level(0.46), scene.level(0.56))
            scene.place(other, 570, ridge.at(570) + 34, 130, flip=True)
    meadow = hills(r, 900, 24, 2)
    scene.sheet(meadow.shape, scene.level(0.5), Shadow.RIDGE)
    nature.grass(scene, meadow.at, scene.level(0.6), count=120, height=60)
    sky.halo(scene, 420, 700, 330, 0.8)
    wild = wild_horse(scene.level(0.86), scene.level(1), step=False)
    scene.place(wild, 640, 1080, 370, flip=True, shadow=Shadow.LIFT)
    scene.place(carousel_horse(p), 214, 1090, 430, shadow=Shadow.OBJECT)
    front = hills(r, 1080, 20, 3)
    scene.sheet(front.shape, scene.level(0.93), Shadow.RIDGE)
    nature.grass(scene, front.at, scene.level(0.98), count=150, height=84)
    drops = [(r.uniform(10, 790), r.uniform(960, 1190)) for _ in range(70)]
    scene.wash(union(*(circle(x, y, r.uniform(2, 5)) for x, y in drops)), "#ffffff", 0.85)
    scene.wash(union(*(sky.sparkle(x, y, r.uniform(9, 20)) for x, y in drops[::6])), "#ffffff")


def _roundabout(scene: Scene, x: float, y: float, height: float) -> None:
    """A far carousel with an empty place in the middle."""
    p, u = scene.palette, height / 100
    frame = union(
        rect(-52, -6, 104, 8, 2), *(rect(k - 1.2, -66, 2.4, 64) for k in (-44, -22, 22, 44))
    )
    stripes = union(*(path(f"M0 -100L{k - 6} -64H{k + 6}Z") for k in (-42, -18, 6, 30, 54)))
    roof = path(
        "M0 -100L-58 -64Q-53 -56 -46 -62Q-40 -56 -33 -62Q-26 -56 -20 -62"
        "Q-13 -56 -7 -62Q0 -56 7 -62Q13 -56 20 -62Q26 -56 33 -62Q40 -56 46 -62Q53 -56 58 -64Z"
    )
    papers = [(rect(-44, -64, 88, 60), mix(scene.level(0.2), p.light, 0.6)), (frame, "#c98d2e")]
    for k in (-33, 33):
        horse = wild_horse("#ffffff", "#ffffff").moved(k, -16, 0.28).outline
        papers.append((horse, mix(p.level(0.4), p.light, 0.1)))
    papers += [(roof, p.accent), (stripes.intersection(roof), p.light)]
    papers.append((path("M-1 -100V-116L16 -110L1 -104V-98Z"), p.second))
    laid = [(move(stretch(shape, u, u, 0, 0), x, y), colour) for shape, colour in papers]
    scene.group(laid, Shadow.THIN)


@card("scarecrows-wedding", palette="ochre")
def scarecrows_wedding(scene: Scene) -> None:
    """Crows throw rice over two scarecrows, who hold straw hands."""
    r, p = scene.random, scene.palette
    scene.sky(400, 480, 660)
    low_sun(scene, 400, 520, 270, "#fff0b8")
    for k in range(3):
        ridge = hills(r, 700 + 70 * k, 36, 3)
        scene.sheet(ridge.shape, mix(scene.level(0.04 + 0.1 * k), "#f4b83c", 0.4), Shadow.RIDGE)
        nature.grass(
            scene,
            ridge.at,
            mix(scene.level(0.1 + 0.1 * k), "#f7c948", 0.5),
            count=160,
            height=40 + 12 * k,
        )
    ink = scene.level(1)
    aisle = path("M360 800Q400 790 440 800L560 1240H240Z")
    scene.sheet(aisle, mix(scene.level(0), "#fff3d0", 0.5), Shadow.THIN)
    scene.sheet(rect(392, 650, 16, 300), "#8a5a3a", Shadow.THIN)
    scene.place(crow_sitting(ink, p.second), 396, 652, 104)
    scene.sheet(path("M404 574l14 6l-2 8l-14 -4Z"), "#ffffff", None)
    groom = scarecrow(p, p.level(0.85), bride=False)
    bride = scarecrow(p, "#fff8ea", bride=True)
    scene.place(groom, 206, 1075, 430, shadow=Shadow.OBJECT)
    scene.place(bride, 594, 1075, 430, flip=True, shadow=Shadow.OBJECT)
    for x, y, size, flip, angle in (
        (150, 330, 150, False, -12),
        (300, 170, 130, False, 4),
        (510, 150, 140, True, 0),
        (660, 320, 155, True, 12),
        (80, 130, 80, False, 0),
        (735, 110, 76, True, 0),
    ):
        scene.place(
            crow_flying(ink, p.second),
            x,
            y,
            size,
            flip=flip,
            turn=angle,
            anchor="centre",
            shadow=Shadow.LIFT,
        )
    rice = [
        ellipse(400 + r.gauss(0, 190), r.uniform(230, 900), 3, 7.5, r.uniform(-50, 50))
        for _ in range(150)
    ]
    scene.wash(union(*rice), "#ffffff", 0.95)
    for k in range(3):
        front = hills(r, 1090 + 40 * k, 24, 3)
        wheat = mix(scene.level(0.35 + 0.2 * k), "#e8a52c", 0.55 - 0.1 * k)
        _wheat(scene, front.at, wheat, 110 - 10 * k)


def _wheat(scene: Scene, ground: nature.Ground, colour: str, height: float) -> None:
    """Ears along the ground, open where the aisle runs."""
    r, found = scene.random, []
    for x in range(-20, 830, 11):
        if 285 < x < 515:
            continue
        y, tall, lean = ground(x) + 150, height * r.uniform(0.8, 1.3) + 130, r.uniform(-14, 14)
        found.append(stroke([(x, y), (x + lean, y - tall)], 3.4))
        found += [
            nature.leaf(x + lean, y - tall + 9 * k, -math.pi / 2 + side * 0.5, 20)
            for k in range(4)
            for side in (-1, 1)
        ]
    scene.group([(union(*found), colour)], Shadow.SOFT)
