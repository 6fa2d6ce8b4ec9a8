"""Cards of small company outdoors: ants and chess pieces."""

from art import nature, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.street import onto
from art.parts.table import ant
from art.scene import Scene
from art.shapes import (
    arch,
    blob,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    stroke,
    union,
)
from art.silhouettes import inlaid


@card("thimble-castle", palette="forest")
def thimble_castle(scene: Scene) -> None:
    """Ants in armour defend a thimble against one curious finger."""
    r, p = scene.random, scene.palette
    scene.sky(380, 600, 760)
    for k in range(3):
        base = 860 + 50 * k
        blades = []
        for _ in range(16 - 3 * k):
            x, lean = r.choice((r.uniform(-40, 230), r.uniform(560, 840))), r.uniform(-90, 90)
            tall = r.uniform(360, 800)
            blades.append(
                path(
                    f"M{x - 20} {base + 60}Q{x - 6} {base - tall * 0.5} {x + lean} "
                    f"{base - tall}Q{x + 20} {base - tall * 0.4} {x + 24} {base + 60}Z"
                )
            )
        scene.group([(union(*blades), scene.level(0.1 + 0.15 * k))], Shadow.SOFT)
        scene.sheet(hills(r, base + 10, 16).shape, scene.level(0.14 + 0.15 * k), Shadow.RIDGE)
    sky.halo(scene, 380, 640, 420, 0.9)
    silver, dark = "#dfe6e4", scene.level(0.92)
    for x, y, tall, cloth in ((150, 1000, 250, p.second), (622, 1010, 220, p.accent)):
        scene.contact(x, y, 110)
        scene.sheet(rect(x - 74, y - tall, 148, tall), cloth, Shadow.OBJECT)
        threads = [rect(x - 74, y - tall + 10 * k, 148, 3) for k in range(tall // 10)]
        scene.wash(union(*threads), shade(cloth, -0.1), 0.6)
        rims = [rect(x - 94, at, 188, 28, 7) for at in (y - tall - 20, y - 20)]
        scene.sheet(union(*rims), mix("#d9a566", scene.level(0.3), 0.15), Shadow.LIFT)
        for j in (-1, 0, 1):
            scene.sheet(rect(x + 62 * j - 17, y - tall - 46, 34, 28), "#c98f52", Shadow.THIN)
        scene.sheet(arch(x, y - tall * 0.42, 36, 62), dark, None)
    body = path("M232 1020L278 560Q300 470 390 466Q480 470 502 560L548 1020Q390 1050 232 1020Z")
    scene.sheet(body, silver, Shadow.OBJECT, gradient=0.2)
    shine = path("M262 1010L302 560Q316 500 350 486Q336 640 326 1020Z")
    scene.wash(shine, "#ffffff", 0.5)
    dents = []
    for row in range(11):
        y = 500 + 33 * row
        half = 96 + (y - 500) * 0.11 if row else 62
        for k in range(-4, 5):
            x = 390 + (k + 0.5 * (row % 2)) * half / 4.1
            if abs(x - 390) < half:
                dents.append(ellipse(x, y, 9, 8))
    scene.wash(union(*dents), shade(silver, -0.16), 0.9)
    rim = path("M226 984Q390 1014 554 984L560 1026Q390 1058 220 1026Z")
    scene.sheet(rim, shade(silver, -0.05), Shadow.LIFT)
    gate = arch(390, 1036, 110, 160)
    scene.wash(gate.buffer(14), p.accent, 0.8, blur=16)
    scene.sheet(gate.buffer(9), shade(silver, -0.25), Shadow.THIN)
    scene.wash(gate, scene.fade("#fff3b0", "#ffb703"))
    bars = [rect(346 + 22 * k, 870, 5, 90) for k in range(5)] + [rect(336, 900, 110, 5)]
    scene.wash(union(*bars).intersection(gate), dark)
    scene.sheet(stroke([(380, 470), (360, 250)], 6), dark, Shadow.LIFT)
    scene.sheet(circle(359, 244, 17), p.second, Shadow.LIFT)
    scene.sheet(path("M362 270Q300 250 250 290Q290 300 258 340Q320 320 368 338Z"), p.second)
    skin = "#f0b48c"
    for k, (x, y, wide) in enumerate(((860, 250, 150), (880, 120, 150), (850, 0, 160))):
        knuckle = ribbon([(x + 40, y - 60), (x - 40, y + 20), (x - 20, y + 90)], wide, wide * 0.8)
        scene.sheet(knuckle, shade(skin, -0.12 + 0.02 * k), Shadow.LIFT)
    finger = ribbon([(900, -60), (720, 130), (620, 250), (540, 372)], 190, 104)
    scene.sheet(finger, skin, Shadow.OBJECT, gradient=0.06)
    nail = blob([(506, 388), (520, 346), (560, 332), (584, 352), (570, 396), (528, 424)])
    scene.sheet(nail.intersection(finger.buffer(2)), shade(skin, 0.1), Shadow.THIN)
    for x, y in ((652, 206), (668, 190), (636, 224)):
        scene.thread(
            curve([(x - 34, y - 40), (x + 10, y - 6), (x + 46, y + 34)]), shade(skin, -0.16), 4, 0.7
        )
    steel = "#b9c7cc"
    guards = (
        (322, 512, 84, False),
        (410, 468, 96, False),
        (470, 500, 80, False),
        (118, 704, 84, False),
        (190, 708, 78, False),
        (600, 748, 84, True),
        (664, 748, 78, True),
        (250, 1100, 118, False),
        (520, 1110, 122, True),
        (170, 1120, 104, False),
    )
    for k, (x, y, tall, flip) in enumerate(guards):
        badge = (None, p.second, p.accent)[k % 3]
        scene.place(ant(p, steel, shield=badge), x, y, tall, flip=flip, shadow=Shadow.LIFT)
    scene.sheet(hills(r, 1150, 18, 2).shape, scene.level(0.9), Shadow.RIDGE)
    nature.corners(scene, 1, 62, 260)


@card("chess-truce", palette="mint")
def chess_truce(scene: Scene) -> None:
    """The black pieces and the white have stopped their game for a picnic."""
    r, p = scene.random, scene.palette
    scene.sky(400, 420, 700)
    for x, y, width in ((140, 250, 220), (600, 180, 260)):
        scene.sheet(nature.cloud(r, x, y, width), "#ffffff", Shadow.SOFT, opacity=0.9)
    for k in range(3):
        ridge = hills(r, 560 + 70 * k, 40, 2)
        scene.sheet(ridge.shape, scene.level(0.08 + 0.12 * k), Shadow.RIDGE)
        if k < 2:
            nature.pines(scene, ridge.at, 46, scene.level(0.24 + 0.12 * k), dense=0.4)
    black, white = scene.level(0.98), "#fffaf0"
    pawns = ((700, 612, 74, white, "#d9d2c0"), (640, 606, 74, black, scene.level(0.6)))
    for x, y, tall, paper, under in pawns:
        scene.place(inlaid("chess-pawn", paper, under), x, y, tall)
    scene.thread(curve([(640, 556), (600, 480), (560, 400), (548, 330)]), scene.level(0.9), 2, 0.8)
    scene.place(things.kite(p), 560, 380, 160, turn=-24, shadow=Shadow.LIFT)
    trunk, tips = nature.tree(r, 60, 860, 620, width=56, spread=0.5, depth=6, lean=0.1)
    scene.sheet(trunk, scene.level(0.86), Shadow.OBJECT, gradient=0.04)
    crown = [tip for tip in tips if tip[1] < 560]
    nature.foliage(scene, crown, [scene.level(0.64), "#5fae8a", "#a9d68c"], 46, 3, 30)
    scene.sheet(hills(r, 770, 14, 2).shape, mix(scene.level(0.4), "#b9dc8a", 0.35), Shadow.RIDGE)
    quad = [(210, 800), (600, 800), (770, 1110), (30, 1110)]
    sky.halo(scene, 400, 900, 430, 0.7)
    cloth = onto(quad, rect(-0.03, -0.04, 1.06, 1.08, 0.02))
    scene.sheet(cloth, p.accent, Shadow.LIFT)
    scene.sheet(onto(quad, rect(0, 0, 1, 1)), white, None)
    dark = [rect(u / 8, v / 8, 1 / 8, 1 / 8) for u in range(8) for v in range(8) if (u + v) % 2]
    scene.wash(onto(quad, *dark), scene.level(0.55))
    back = (
        ("chess-rook", 248, 836, 146, 0),
        ("chess-queen", 350, 826, 182, 1),
        ("chess-king", 474, 826, 190, 0),
        ("chess-knight", 588, 836, 150, 1),
    )
    _pieces(scene, back, black, white)
    food = things.teacup(p, "#ffffff")
    cake = union(rect(330, 866, 140, 62, 6))
    scene.contact(400, 930, 100)
    scene.sheet(ellipse(400, 930, 104, 18), "#ffffff", Shadow.LIFT)
    scene.sheet(cake, "#f4d9a8", Shadow.LIFT)
    icing = path(
        "M326 862H474V884Q462 904 450 886Q436 908 420 888Q404 908 388 888Q372 906 356 886"
        "Q340 902 326 884Z"
    )
    scene.sheet(icing, p.accent, Shadow.THIN)
    scene.sheet(union(*(rect(352 + 30 * k, 836, 7, 28) for k in range(4))), "#ffffff", Shadow.THIN)
    scene.wash(union(*(ellipse(355 + 30 * k, 828, 5, 9) for k in range(4))), p.second)
    for x, y in ((250, 960), (560, 968), (440, 1040)):
        scene.place(food, x, y, 46)
    melon = path("M280 1040Q330 1100 390 1050L382 1044Q330 1078 290 1036Z")
    scene.sheet(path("M286 1034L388 1046L346 984Z"), "#f2545b", Shadow.LIFT)
    scene.sheet(melon, scene.level(0.7), Shadow.THIN)
    scene.wash(
        union(*(ellipse(x, y, 3, 5) for x, y in ((330, 1026), (350, 1020), (346, 1036)))), black
    )
    sides = (("chess-bishop", 92, 1010, 220, 1), ("chess-knight", 694, 1014, 220, 0))
    _pieces(scene, sides, black, white)
    basket = path("M588 1060L604 1150H736L752 1060Z")
    scene.sheet(ring(670, 1062, 70, 10).intersection(rect(560, 960, 220, 104)), "#a8703c")
    scene.sheet(path("M640 1064L700 960L720 968L676 1070Z"), "#e8b26a", Shadow.LIFT)
    scene.sheet(basket, "#c98f52", Shadow.OBJECT)
    weave = [
        stroke([(596 + k * 4, 1074 + 20 * k), (744 - k * 4, 1074 + 20 * k)], 5) for k in range(4)
    ]
    scene.wash(union(*weave), "#9c6534", 0.8)
    _pieces(
        scene, (("chess-pawn", 180, 1150, 150, 1), ("chess-pawn", 300, 1176, 158, 0)), black, white
    )
    line = curve([(-20, 60), (180, 130), (400, 140), (640, 96), (820, 20)], 10)
    scene.thread(line, scene.level(0.9), 3, 0.9)
    for k, (a, b) in enumerate(line[3:-2:4]):
        paper = (black, white, p.accent)[k % 3]
        scene.sheet(polygon([(a - 20, b), (a + 20, b + 1), (a, b + 44)]), paper, Shadow.SOFT)
    nature.grass(scene, lambda _: 1196, scene.level(0.8), count=90, height=50)


def _pieces(
    scene: Scene,
    places: tuple[tuple[str, float, float, float, int], ...],
    black: str,
    white: str,
) -> None:
    """Chess pieces as (name, x, foot, height, 1 if it is black)."""
    for name, x, y, tall, dark in places:
        scene.contact(x, y, tall * 0.36)
        under = scene.level(0.55) if dark else "#cfc7b2"
        piece = inlaid(name, black if dark else white, under)
        scene.place(piece, x, y, tall, flip=name == "chess-knight" and x > 400, shadow=Shadow.LIFT)
