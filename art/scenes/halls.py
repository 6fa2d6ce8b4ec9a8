"""Cards set in halls, kitchens, shops and under roofs."""

from art import rooms, sky, things, town
from art.colour import mix, shade
from art.deck import card
from art.paper import Shadow
from art.parts import parlour as parts
from art.parts import parlour_things as figures
from art.scene import Scene
from art.shapes import (
    arch,
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    stretch,
    stroke,
    union,
)


@card("museum-guard", palette="sea")
def museum_guard(scene: Scene) -> None:
    """At midnight the portraits climb out and draw the sleeping guard."""
    p = scene.palette
    rooms.room(scene, 880, wall=0.62, boards=0.42, light=(400, 700, 560))
    gold = "#e0a83c"
    frames = (
        (150, 60, 190, 250, "admiral", "#2b4a8f", "#eee6d8", False),
        (400, 330, 150, 190, "empty", "", "", True),
        (650, 70, 200, 260, "king", "#8f2f4a", "#8a5a3a", False),
        (150, 400, 200, 260, "lady", "#1f8f86", "#c46a2c", True),
        (650, 430, 200, 270, "poet", "#4a3f8f", "#3a2230", True),
    )
    scene.place(things.clock(p, 0, 0, p.light, gold), 400, 250, 170)
    for x, y, wide, tall, kind, coat, hair, gone in frames:
        opening = rect(x - wide / 2, y, wide, tall)
        scene.thread([(x - wide * 0.3, y - 10), (x, y - 46), (x + wide * 0.3, y - 10)], gold, 3, 1)
        with scene.inside(opening, "ochre" if gone else "dawn") as canvas:
            canvas.sky(x, y + tall * 0.5, tall * 0.7)
            if gone:
                ghost = figures.sitter(p, coat or "#888888", hair or "#888888", kind)
                canvas.place(ghost.recoloured(canvas.level(0.25)), x, y + tall, tall * 0.84)
            canvas.sheet(rect(x - wide, y + tall - 26, wide * 2, 60), canvas.level(0.5))
        rooms.picture_frame(scene, opening, gold, 18)
    sketch = figures.sleeping_guard(p).recoloured("#4d5c7a")
    leg = union(ribbon([(0, 0), (-16, 50), (-4, 120)], 40, 24), path("M-20 112H10L26 136H-20Z"))
    for x, y, paper in ((110, 316, "#f4ead6"), (690, 336, "#6a2340")):
        side = -1 if x > 400 else 1
        scene.sheet(move(stretch(leg, side, 1, 0, 0), x, y), paper, Shadow.LIFT)
    scene.contact(130, 1120, 120)
    gown = path("M90 860Q30 960 16 1118Q130 1150 256 1118Q236 960 176 860Z")
    scene.sheet(gown, "#1f8f86", Shadow.LIFT)
    scene.wash(path("M116 870Q90 980 92 1130L150 1134Q160 980 150 870Z"), "#2fb0a2", 0.7)
    people = {kind: (coat, hair) for *_, kind, coat, hair, _ in frames}
    for kind, x, y, tall in (
        ("admiral", 160, 318, 215),
        ("king", 640, 338, 220),
        ("lady", 134, 880, 220),
    ):
        coat, hair = people[kind]
        body = figures.sitter(p, coat, hair, kind)
        scene.place(body, x, y, tall, turn=4 if x < 400 else -4, shadow=Shadow.LIFT)
        side = 1 if x < 400 else -1
        arm = ribbon(
            [(x + side * 60, y - tall * 0.25), (x + side * 88, y + 6), (x + side * 118, y - 18)],
            30,
            20,
        )
        scene.sheet(arm, shade(coat, -0.06), Shadow.THIN)
        board = polygon(
            [
                (x + side * 96, y - 74),
                (x + side * 168, y - 56),
                (x + side * 158, y + 28),
                (x + side * 88, y + 10),
            ]
        )
        scene.sheet(board, "#fff6df", Shadow.LIFT)
        scene.place(sketch, x + side * 130, y + 4, 56, turn=9 * side, flip=side < 0)
        scene.sheet(circle(x + side * 112, y - 6, 13), "#f6d3b0", Shadow.THIN)
    scene.wash(polygon([(330, -20), (470, -20), (640, 1090), (190, 1090)]), p.light, 0.28, 22)
    scene.wash(ellipse(410, 1080, 260, 44), p.light, 0.6, 14)
    rooms.rug(scene, 420, 1085, 560, mix(p.accent, scene.level(0.6), 0.4), scene.level(0.2))
    scene.contact(430, 1080, 120)
    scene.place(figures.sleeping_guard(p), 420, 1080, 330, shadow=Shadow.LIFT)
    for x, size in ((500, 12), (528, 17), (566, 23)):
        scene.wash(ring(x, 730 - size * 4, size, 4), p.light, 0.8)
    poet = figures.sitter(p, *people["poet"], "poet")
    easel = union(stroke([(640, 760), (600, 1130)], 9), stroke([(690, 760), (735, 1130)], 9))
    scene.sheet(easel, "#8a5636", Shadow.LIFT)
    scene.sheet(polygon([(590, 770), (730, 760), (738, 960), (598, 966)]), "#fff6df", Shadow.LIFT)
    scene.place(sketch, 660, 945, 150, shadow=Shadow.THIN)
    scene.sheet(path("M690 1230Q700 1100 775 1090Q850 1100 860 1230Z"), people["poet"][0])
    scene.place(poet, 775, 1150, 190, flip=True, shadow=Shadow.LIFT)
    scene.sheet(ribbon([(726, 1100), (690, 1050), (716, 985)], 30, 20), shade("#4a3f8f", -0.05))
    scene.sheet(stroke([(716, 985), (700, 930)], 6), p.accent, Shadow.THIN)
    scene.sheet(circle(715, 980, 12), "#f6d3b0", Shadow.THIN)


@card("melting-waiter", palette="ember")
def melting_waiter(scene: Scene) -> None:
    """A waiter of ice walks through the hot kitchen with a single rose."""
    r, p = scene.random, scene.palette
    scene.sky(430, 560, 760)
    tiles = [
        rect(100 * k - 50 * (row % 2), 50 * row, 96, 46, 5)
        for row in range(20)
        for k in range(-1, 10)
    ]
    scene.wash(union(*tiles), p.light, 0.1)
    sky.halo(scene, 430, 560, 520, 0.8)
    scene.sheet(rect(-40, 90, 880, 16, 6), scene.level(0.85), Shadow.LIFT)
    for x, wide, drop, paper in (
        (90, 64, 150, "#c8613a"),
        (220, 48, 200, "#e08a4a"),
        (360, 40, 130, "#a8452f"),
        (640, 46, 140, "#c8613a"),
        (740, 60, 190, "#e08a4a"),
    ):
        hook = union(rect(x - 4, 96, 8, drop), rect(x - 9, 100 + drop * 0.5, 18, drop * 0.5, 6))
        scene.sheet(hook, scene.level(0.9), Shadow.THIN)
        pan = path(
            f"M{x - wide} {90 + drop}H{x + wide}Q{x + wide} {90 + drop + wide * 1.4} {x} "
            f"{90 + drop + wide * 1.4}Q{x - wide} {90 + drop + wide * 1.4} {x - wide} "
            f"{90 + drop}Z"
        )
        scene.sheet(pan, paper, Shadow.LIFT, gradient=0.2)
    scene.sheet(rect(-40, 1000, 880, 260), scene.level(0.5), Shadow.RIDGE)
    squares = [
        polygon(
            [
                (400 + (x - 400) * a, ya),
                (400 + (x + 80 - 400) * a, ya),
                (400 + (x + 80 - 400) * b, yb),
                (400 + (x - 400) * b, yb),
            ]
        )
        for row, (ya, yb, a, b) in enumerate(
            ((1000, 1040, 1, 1.2), (1040, 1096, 1.2, 1.5), (1096, 1210, 1.5, 2))
        )
        for x in range(-400, 1200, 160)
        for x in [x + 80 * (row % 2)]
    ]
    scene.wash(union(*squares), p.light, 0.22)
    for x, near in ((80, 0.78), (712, 0.82)):
        stove = rect(x - 160, 700, 320, 330, 14)
        scene.sheet(stove, scene.level(near), Shadow.OBJECT)
        oven = rect(x - 100, 800, 200, 160, 22)
        with scene.inside(oven, "ember") as fire:
            fire.wash(oven, fire.fade("#7a1540", "#ff8a3c"))
            for k, (tall, paper_) in enumerate(
                ((150, "#ff7a35"), (110, "#ffb347"), (70, "#fff0a8"))
            ):
                tongues = [
                    path(
                        f"M{x + d - 34} 970Q{x + d - 30} {960 - tall * 0.5} {x + d} "
                        f"{960 - tall * (1 - 0.12 * (j % 2))}Q{x + d + 30} "
                        f"{960 - tall * 0.5} {x + d + 34} 970Z"
                    )
                    for j, d in enumerate(range(-90 + 18 * k, 110, 52))
                ]
                fire.sheet(union(*tongues), paper_, Shadow.THIN)
        scene.sheet(oven.buffer(12).difference(oven), scene.level(0.95), Shadow.THIN)
        scene.sheet(union(*(circle(x + d, 748, 15) for d in (-90, -30, 30, 90))), p.accent)
        scene.sheet(rect(x - 172, 690, 344, 24, 8), scene.level(0.95))
        pot = path(f"M{x - 96} 560H{x + 96}L{x + 82} 690H{x - 82}Z")
        scene.sheet(union(rect(x - 124, 590, 248, 18, 8)), scene.level(0.95), Shadow.THIN)
        scene.sheet(pot, "#b8503a", Shadow.LIFT, gradient=0.2)
        scene.sheet(ellipse(x, 560, 100, 16), "#e0855a", Shadow.THIN)
        for d in (-40, 10, 50):
            steam = curve([(x + d, 545), (x + d + 26, 490), (x + d - 20, 440), (x + d + 14, 380)])
            scene.wash(ribbon(steam[::6], 22, 8), p.light, 0.4, 8)
    puddle = union(
        ellipse(400, 1108, 250, 34), ellipse(210, 1130, 120, 20), ellipse(90, 1150, 60, 12)
    )
    scene.sheet(puddle, "#8fd0ea", Shadow.THIN, gradient=0.05)
    scene.wash(union(ellipse(380, 1100, 150, 10), ellipse(220, 1126, 60, 6)), "#ffffff", 0.55)
    sky.halo(scene, 420, 620, 380, 0.55, "#fff6d8")
    scene.place(figures.ice_waiter(p), 390, 1108, 690, shadow=Shadow.OBJECT)
    drops = [
        path(f"M{x} {y - 20}Q{x + 12} {y} {x} {y + 6}Q{x - 12} {y} {x} {y - 20}Z")
        for x, y in (
            (300, 850),
            (322, 950),
            (280, 700),
            (470, 900),
            (520, 700),
            (548, 620),
            (250, 1010),
            (604, 660),
            (590, 770),
        )
    ]
    scene.sheet(union(*drops), "#d9f3fb", Shadow.THIN)
    tray = ellipse(642, 424, 122, 18)
    scene.sheet(tray, "#ffe9a8", Shadow.LIFT)
    scene.wash(ellipse(642, 420, 104, 11), "#fffbe6", 0.8)
    scene.place(figures.rose(p), 642, 422, 210, shadow=Shadow.LIFT)
    for x in (562, 690, 716):
        scene.wash(ribbon([(x, 438), (x + 1, 464 + r.uniform(0, 30))], 8, 5), "#d9f3fb", 0.9)


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
