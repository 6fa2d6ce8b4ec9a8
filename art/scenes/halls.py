"""Cards set in halls, kitchens, shops and under roofs."""

from art import rooms, sky, town
from art.colour import shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts import depths as below
from art.parts import parlour as parts
from art.parts import parlour_things as figures
from art.parts import wonders
from art.parts.giants import drop
from art.scene import Scene
from art.shapes import (
    arch,
    circle,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    stroke,
    union,
)


@card("museum-guard", palette="sea")
def museum_guard(scene: Scene) -> None:
    """A lady leans out of her portrait at night and tucks the sleeping guard in."""
    r = scene.random
    rooms.room(scene, 960, wall=0.72, boards=0.62, light=(400, 420, 640))
    gold = "#e0a83c"
    scene.thread([(260, 80), (400, -30), (540, 80)], gold, 4, 1)
    opening = rect(130, 100, 540, 640)
    with scene.inside(opening, "lamplight") as canvas:
        canvas.sky(400, 330, 480)
        sky.rays(canvas, 400, 330, count=20, start=0, end=360, reach=560, opacity=0.2)
        canvas.sheet(circle(400, 330, 196), canvas.palette.light, Shadow.SOFT, gradient=0.04)
        for y, near in ((560, 0.12), (610, 0.32), (670, 0.5)):
            canvas.sheet(hills(r, y, 40, 4).shape, canvas.level(near), Shadow.RIDGE)
        for x, tall in ((178, 150), (214, 110), (598, 120), (634, 170)):
            canvas.sheet(below.cypress(x, 690, tall), canvas.level(0.75), Shadow.THIN)
        wonders.painted_lady(canvas)
    rooms.picture_frame(scene, opening, gold, 44)
    studs = [circle(x, y, 9) for x in (108, 692) for y in range(120, 740, 48)]
    studs += [circle(x, y, 9) for y in (78, 762) for x in range(130, 690, 45)]
    scene.group([(union(*studs), shade(gold, 0.1))], Shadow.THIN)
    spill = polygon([(130, 780), (670, 780), (800, 1210), (0, 1210)])
    light = [(0.0, "#ffe9a8", 0.75), (0.6, "#ffd58a", 0.4), (1.0, "#ffd58a", 0.1)]
    scene.wash(spill, scene.linear(light, (0, 770), (0, 1210)), blur=10)
    for x in (76, 724):
        post = union(rect(x - 8, 960, 16, 170, 4), circle(x, 948, 19), ellipse(x, 1130, 46, 12))
        rope = [(x, 978), (400 + (x - 400) * 1.2, 1050), (400 + (x - 400) * 1.5, 990)]
        scene.sheet(ribbon(rope, 15), "#c22f45", Shadow.THIN)
        scene.contact(x, 1140, 70)
        scene.sheet(post, gold, Shadow.LIFT)
    scene.contact(400, 1160, 230)
    wonders.tucked_guard(scene, "#e4483c")
    wonders.lady_arms(scene)
    sky.halo(scene, 400, 330, 260, 0.25)


DRIPS = (
    (470, 604, 34),
    (498, 760, 40),
    (540, 868, 30),
    (566, 980, 36),
    (446, 560, 26),
    (520, 560, 30),
)
"""Where drops fall off the melting waiter, and how long they are."""


@card("melting-waiter", palette="ember")
def melting_waiter(scene: Scene) -> None:
    """A snowman serves the sun on a tray, and melts a little with every step."""
    r, p = scene.random, scene.palette
    scene.sky(585, 300, 760)
    for x in (110, 400, 690):
        window = arch(x, 860, 200, 640)
        with scene.inside(window, "indigo") as night:
            night.sky(400, 900, 560, glow=0.6)
            sky.stars(night, 50, 620, 220)
            for y, near in ((770, 0.3), (820, 0.12)):
                night.sheet(hills(r, y, 40, 5).shape, night.level(near), Shadow.RIDGE)
        rooms.window_frame(scene, window, scene.level(0.62), panes=(2, 4), thick=13)
    sky.halo(scene, 585, 290, 560, 0.95)
    sky.rays(scene, 585, 290, count=26, start=0, end=360, reach=900, opacity=0.2)
    scene.sheet(rect(-40, 930, 880, 330), scene.level(0.62), Shadow.RIDGE)
    rows = ((930, 968, 1, 1.22), (968, 1024, 1.22, 1.56), (1024, 1104, 1.56, 2.04))
    squares = [
        polygon(
            [(400 + x * a, ya), (400 + (x + 70) * a, ya), (400 + (x + 70) * b, yb)]
            + [(400 + x * b, yb)]
        )
        for row, (ya, yb, a, b) in enumerate((*rows, (1104, 1220, 2.04, 2.7)))
        for x in range(-490 + 70 * (row % 2), 490, 140)
    ]
    scene.wash(union(*squares), p.light, 0.16)
    puddle = union(ellipse(350, 1120, 320, 50), ellipse(610, 1150, 150, 26))
    scene.sheet(puddle, "#86c5e6", Shadow.THIN, gradient=0.05)
    glints = [ellipse(585 + 9 * (-1) ** k, 1096 + 15 * k, 62 - 8 * k, 4.5) for k in range(6)]
    scene.wash(union(*glints).intersection(puddle), "#fff4b8", 0.95)
    wonders.snowman_waiter(scene)
    scene.wash(circle(585, 290, 150), "#fff1a0", 0.75, blur=36)
    sky.sun(scene, 585, 282, 86, ray="#ff9a1e", disc="#fff3b4")
    scene.sheet(ellipse(585, 412, 168, 24), "#e9eef6", Shadow.LIFT)
    scene.wash(ellipse(585, 406, 140, 13), "#fff6c8", 0.9)
    wet = [drop(x, y, size) for x, y, size in DRIPS]
    scene.group([(union(*wet), "#c9e9fa")], Shadow.THIN)
    for x, scarf, flip in ((640, p.second, True), (770, p.accent, False)):
        scene.place(wonders.penguin(p, scarf), x, 1110, 130, flip=flip)
    cloth = path("M600 1070H820V1210H590Q606 1130 600 1070Z")
    scene.sheet(cloth, "#fff2dc", Shadow.LIFT)
    scene.sheet(ellipse(712, 1072, 116, 15), "#ffffff", Shadow.THIN)
    scene.sheet(ellipse(700, 1070, 44, 7), scene.level(0.2), Shadow.THIN)


@card("candle-guests", palette="plum")
def candle_guests(scene: Scene) -> None:
    """The guests have candles for heads, and they dance with shorter friends."""
    p = scene.palette
    rooms.room(scene, 760, wall=0.55, boards=0.4, light=(400, 560, 640))
    for x in (130, 400, 670):
        window = arch(x, 690, 190, 500)
        with scene.inside(window, "ember") as night:
            night.sky(400, 720, 460, glow=0.7)
            sky.stars(night, 60, 520, 180)
            town.town(night, -20, 820, lambda _: 700, night.level(0.7), height=(30, 90))
        rooms.window_frame(scene, window, scene.level(0.25), panes=(2, 4), thick=13)
    for x in (265, 535):
        scene.sheet(
            union(rect(x - 22, 150, 44, 620), rect(x - 36, 130, 72, 30, 4)), scene.level(0.2)
        )
    rows = (
        (760, 800, 1, 1.25),
        (800, 860, 1.25, 1.6),
        (860, 950, 1.6, 2.1),
        (950, 1080, 2.1, 2.8),
        (1080, 1260, 2.8, 3.8),
    )
    tiles = [
        polygon(
            [
                (400 + x * a, ya),
                (400 + (x + 60) * a, ya),
                (400 + (x + 60) * b, yb),
                (400 + x * b, yb),
            ]
        )
        for row, (ya, yb, a, b) in enumerate(rows)
        for k in range(-5, 5)
        for x in [120 * k + 60 * (row % 2)]
    ]
    scene.wash(union(*tiles), scene.level(0.75), 0.8)
    scene.wash(ellipse(400, 1060, 380, 130), p.light, 0.5, 40)
    hoop = union(
        *(
            ellipse(400, 170 + 40 * k, 190 - 60 * k, 20 - 5 * k).difference(
                ellipse(400, 165 + 40 * k, 178 - 60 * k, 13 - 4 * k)
            )
            for k in range(3)
        )
    )
    chains = [stroke([(400 + x, 168), (400, 30)], 4) for x in (-186, -90, 0, 90, 186)]
    scene.sheet(union(hoop, *chains, rect(396, -20, 8, 60)), p.second, Shadow.LIFT)
    beads = [
        path(f"M{x} {y}l7 16l-7 12l-7 -12Z")
        for x, y in (
            (216, 176),
            (262, 190),
            (330, 198),
            (400, 202),
            (470, 198),
            (538, 190),
            (584, 176),
            (290, 222),
            (400, 246),
            (510, 222),
            (400, 286),
        )
    ]
    scene.group([(bead, "#fff3dc") for bead in beads], Shadow.THIN)
    couples = (
        (140, 850, 128, "#8f3f86", 38, 9),
        (400, 838, 118, "#c2557f", 8, 34),
        (655, 850, 128, "#3d6f9f", 34, 6),
        (126, 985, 170, "#d07a4a", 7, 36),
        (676, 985, 170, "#4a3f9f", 40, 10),
        (390, 1140, 300, p.accent, 46, 9),
    )
    for x, y, tall, gown, hers, his in couples:
        half = 0.37 * tall
        scene.contact(x, y, tall * 0.7)
        for side, head in ((-1, hers), (1, his)):
            top = y - tall * (0.97 + head / 100)
            parts.warm_glow(scene, x + side * half, top, tall * 0.5)
        coat = scene.level(0.85 if tall > 200 else 0.7)
        scene.place(figures.dancing_gentleman(p, coat, his), x + half, y, tall, flip=True)
        scene.place(figures.dancing_lady(p, gown, hers), x - half, y, tall)
