"""Cards of waiting: a platform and a bus stop."""

from art import nature, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.meadow import low_sun
from art.parts.street import sparrow
from art.parts.table import nest
from art.scene import Scene
from art.shapes import (
    Shape,
    circle,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    smooth,
    turn,
    union,
)


@card("packed-tree", palette="dawn", traveller="bear")
def packed_tree(scene: Scene) -> None:
    """A tree stands on the platform with its roots wrapped up in a suitcase."""
    r, p = scene.random, scene.palette
    eye = (640.0, 700.0)
    scene.sky(*eye, 760)
    for k in range(2):
        ridge = hills(r, 672 + 24 * k, 26, 3)
        scene.sheet(ridge.shape, scene.level(0.04 + 0.1 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 30, scene.level(0.12 + 0.12 * k), dense=0.5)
    scene.sheet(polygon([eye, (1300, 1260), (300, 1260)]), scene.level(0.5), None)
    for k in range(13):
        t = 0.055 + 0.945 * (k / 12) ** 2.2
        left, right = eye[0] + (505 - eye[0]) * t, eye[0] + (1090 - eye[0]) * t
        y = eye[1] + 560 * t
        scene.wash(rect(left, y, right - left, 5 + 26 * t), scene.level(0.72))
    for x in (600, 960):
        rail = polygon([eye, (x - 14, 1260), (x + 14, 1260)])
        scene.wash(rail, mix(p.light, scene.level(0.3), 0.5))
    for x, y, size in ((655, 560, 60), (688, 505, 84), (742, 436, 118)):
        scene.sheet(nature.cloud(r, x, y, size * 1.6), "#fff4e6", Shadow.SOFT, opacity=0.92)
    sky.halo(scene, 690, 745, 120, 0.9)
    engine = union(circle(690, 742, 34), rect(654, 742, 72, 42, 5), rect(679, 684, 22, 30))
    scene.sheet(engine, scene.level(0.85), Shadow.LIFT)
    scene.wash(circle(690, 738, 12), p.light)
    scene.wash(union(circle(668, 778, 7), circle(712, 778, 7)), p.accent)
    floor = polygon([eye, (500, 1260), (-60, 1260), (-60, 760)])
    scene.sheet(floor, scene.level(0.2), Shadow.LIFT, gradient=0.08)
    edge = polygon([eye, (500, 1260), (440, 1260)])
    scene.wash(edge, p.light, 0.85)
    for x in (280, 60, -240, -700):
        scene.thread([eye, (x, 1260)], scene.level(0.42), 3, 0.4)
    for k in range(1, 8):
        y = 720 + 11 * k * k
        scene.thread([(-20, y), (eye[0] - (y - 700) * 0.34, y)], scene.level(0.42), 3, 0.4)
    roof = polygon([(eye[0], 640), (-60, -330), (-60, 500)])
    posts = []
    for t in (0.16, 0.3, 0.56, 1.0):
        at, top, foot = eye[0] - 600 * t, 690 - 300 * t, 712 + 250 * t
        posts.append(rect(at - 13 * t, top - 60 * t, 26 * t, foot - top + 60 * t))
        posts.append(rect(at - 24 * t, foot - 22 * t, 48 * t, 22 * t, 4))
    scene.sheet(union(*posts), scene.level(0.66), Shadow.LIFT)
    teeth = []
    for k in range(17):
        a, b = 1 - 0.1 * k, 1 - 0.1 * (k + 1)
        if b > 0.05:
            xs = (eye[0] - 700 * a, eye[0] - 700 * b)
            ys = (640 - 140 * a, 640 - 140 * b)
            teeth.append(
                polygon(
                    [
                        (xs[0], ys[0] - 4),
                        (xs[1], ys[1] - 4),
                        ((xs[0] + xs[1]) / 2, max(ys) + 46 * a),
                    ]
                )
            )
    scene.sheet(union(roof, *teeth), scene.level(0.8), Shadow.OBJECT, gradient=-0.04)
    for k in range(6):
        scene.thread([(eye[0], 640), (-60, -230 + 130 * k)], scene.level(0.6), 3, 0.5)
    scene.sheet(union(rect(566, 620, 8, 150), rect(556, 762, 28, 10)), scene.level(0.85))
    scene.place(things.clock(p, 6, 54), 570, 632, 74)
    x, y = 330, 1030
    trunk, tips = nature.tree(r, x, y - 235, 640, width=44, spread=0.52, depth=6)
    crown = [tip for tip in tips if tip[1] < 640]
    sky.halo(scene, x + 30, 430, 380, 0.75)
    green = p.second
    nature.foliage(scene, crown, [shade(green, -0.16)], 48, 3, 30)
    scene.sheet(smooth(trunk, 3), scene.level(0.86), Shadow.LIFT, gradient=0.05)
    nature.foliage(scene, crown, [green, mix(green, "#c9e265", 0.45), "#f3e48b"], 40, 2, 30)
    scene.place(sparrow(p, "#a8643c"), 452, 470, 54, flip=True)
    scene.contact(x, y + 4, 190)
    back = rect(x - 165, y - 185, 330, 80, 14)
    scene.sheet(back, shade(p.accent, -0.2), Shadow.LIFT)
    roots = [
        ribbon(
            [
                (x + a * 0.12, y - 255),
                (x + a * 0.42, y - 205),
                (x + a, y - 182),
                (x + a * 1.14, y - 120),
            ],
            26,
            9,
        )
        for a in (-158, -84, 92, 160)
    ]
    roots.append(ribbon([(x, y - 240), (x + 6, y - 180), (x - 4, y - 120)], 30, 12))
    scene.sheet(smooth(union(*roots), 2), scene.level(0.86), Shadow.LIFT, gradient=0.04)
    case = things.suitcase(p).moved(x, y, 2.5)
    for piece in case.pieces[1:]:
        lower = piece.shape.intersection(rect(0, y - 142, 800, 200))
        scene.sheet(lower, piece.colour, Shadow.LIFT if piece is case.pieces[1] else Shadow.THIN)
    over = [
        ribbon([(x + a, y - 165), (x + a * 1.12, y - 140), (x + a * 1.16, y - b)], 15, 6)
        for a, b in ((-150, 92), (-80, 110), (84, 96), (150, 104))
    ]
    scene.sheet(union(*over), scene.level(0.86), Shadow.THIN, gradient=0.04)
    tag = path(f"M{x + 96} {y - 60}l40 -16l14 34l-40 16Z")
    scene.sheet(tag, p.light, Shadow.THIN)
    scene.wash(circle(x + 122, y - 46, 7), p.second)
    scene.traveller(118, 1050, 132)
    nature.branch(scene, -20, 1235, -0.75, 200, scene.level(1), size=50)


@card("rusty-knight", palette="frost", traveller="girl")
def rusty_knight(scene: Scene) -> None:
    """A knight fell asleep at the bus stop, and birds nest in his helmet."""
    r, p = scene.random, scene.palette
    scene.sky(370, 470, 700)
    low_sun(scene, 370, 480, 310, "#fffaf0")
    for k in range(3):
        ridge = hills(r, 690 + 74 * k, 40, 3)
        scene.sheet(ridge.shape, scene.level(0.12 + 0.12 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 60 + 22 * k, scene.level(0.32 + 0.12 * k), dense=0.6)
    road = hills(r, 900, 10, 2)
    scene.sheet(road.shape, mix(scene.level(0.05), "#ffffff", 0.4), Shadow.RIDGE)
    dark = scene.level(0.9)
    bench = union(
        rect(60, 894, 400, 26, 6),
        rect(88, 910, 20, 180),
        rect(400, 910, 20, 180),
        rect(64, 700, 18, 200, 6),
        rect(52, 700, 40, 26, 8),
    )
    scene.sheet(bench, dark, Shadow.LIFT)
    _armour(scene)
    scene.place(nest("#c79a52"), 432, 366, 104, turn=10, shadow=Shadow.LIFT)
    for x, y in ((394, 312), (436, 317), (478, 326)):
        scene.place(sparrow(p, "#8a5a3c"), x, y, 66, turn=4, shadow=Shadow.THIN)
    scene.place(nest("#c79a52"), 432, 367, 80, turn=10, shadow=Shadow.THIN)
    scene.place(sparrow(p, "#8a5a3c", up=True), 576, 300, 96, flip=True, shadow=Shadow.LIFT)
    scene.place(sparrow(p, p.accent), 640, 742, 92, flip=True, shadow=Shadow.LIFT)
    post = union(rect(726, 330, 14, 760), circle(733, 300, 62))
    scene.sheet(post, dark, Shadow.LIFT)
    scene.sheet(circle(733, 300, 52), p.accent, Shadow.THIN)
    scene.wash(
        union(rect(703, 278, 60, 38, 7), circle(718, 320, 7), circle(748, 320, 7)), "#ffffff"
    )
    scene.wash(union(*(rect(709 + 17 * k, 285, 13, 12, 2) for k in range(3))), p.accent)
    front = hills(r, 1076, 12, 2)
    scene.sheet(front.shape, mix(scene.level(0.02), "#ffffff", 0.5), Shadow.RIDGE)
    scene.traveller(676, front.at(676) + 34, 128, flip=True)
    scene.sheet(hills(r, 1156, 16, 2).shape, scene.level(0.16), Shadow.RIDGE)
    nature.snowflakes(scene, 110)


def _armour(scene: Scene) -> None:
    """The knight, sitting with his weight on his sword."""
    rust, old, bright, ink = "#c8652f", "#96452a", "#e08b4a", scene.level(1)
    thigh = [(290, 868), (420, 858), (530, 866)]
    shin = [(530, 870), (534, 960), (516, 1060)]
    sole = path("M470 1092V1050Q520 1030 556 1046Q620 1066 634 1092Z")
    for dx, papers in ((54, (old, old, old)), (0, (rust, shade(rust, -0.04), bright))):
        scene.sheet(move(ribbon(shin, 84, 66), dx, 0), papers[1])
        scene.sheet(move(sole, dx, 0), papers[0])
        scene.sheet(move(ribbon(thigh, 124, 96), dx, 0), papers[0])
        scene.sheet(move(circle(534, 866, 54), dx, 0), papers[2])
    torso = path("M250 560Q150 640 150 780L168 900Q300 936 424 900L446 740Q452 620 400 560Z")
    scene.sheet(torso, rust, Shadow.OBJECT, gradient=0.16)
    lames = [
        path(
            f"M{158 + k} {800 + 44 * k}Q300 {850 + 44 * k} {438 - k} {800 + 44 * k}v38Q300 "
            f"{888 + 44 * k} {160 + k} {838 + 44 * k}Z"
        )
        for k in range(3)
    ]
    for lame, paper in zip(lames, (old, bright, old), strict=True):
        scene.sheet(lame, paper, Shadow.THIN)
    steel = mix(scene.level(0.2), "#ffffff", 0.4)
    scene.sheet(path("M577 750H603V1060L590 1096L577 1060Z"), steel, Shadow.LIFT)
    hilt = union(rect(500, 738, 180, 22, 9), rect(578, 620, 24, 130), circle(590, 604, 28))
    scene.sheet(hilt, "#d9a648", Shadow.LIFT)
    scene.sheet(ribbon([(280, 660), (300, 750), (352, 806)], 92, 74), old, Shadow.LIFT)
    scene.sheet(ribbon([(352, 806), (470, 770), (570, 690)], 76, 58), rust, Shadow.LIFT)
    scene.sheet(circle(350, 806, 50), bright, Shadow.LIFT)
    grip = [rect(552, 640 + 27 * k, 82, 24, 12) for k in range(4)]
    scene.sheet(union(*grip), old, Shadow.LIFT)
    for k, paper in enumerate((old, rust, bright)):
        scene.sheet(ellipse(262 + 4 * k, 680 - 30 * k, 128 - 20 * k, 92 - 16 * k, -12), paper)
    helm = path(
        "M282 590L272 380Q276 340 320 326Q396 304 470 326Q520 342 520 384L540 470L512 590"
        "Q500 626 440 634Q340 638 282 590Z"
    )
    slit = path("M372 440Q450 424 527 440L532 484Q450 472 372 490Z")
    band = union(rect(424, 300, 30, 350), path("M352 424Q450 404 540 424V446Q450 428 352 448Z"))

    def bowed(shape: Shape) -> Shape:
        return turn(shape, 12, 330, 600)

    scene.sheet(bowed(helm), rust, Shadow.OBJECT, gradient=0.16)
    scene.wash(bowed(helm.intersection(rect(240, 280, 84, 400))), old, 0.6)
    scene.sheet(bowed(slit), ink, None)
    eyes = [circle(x, y, 10) for x, y in ((396, 464), (412, 464), (478, 459), (496, 459))]
    scene.wash(bowed(union(*eyes)), "#fff2b8")
    scene.sheet(bowed(band.intersection(helm)), bright, Shadow.THIN)
    holes = [circle(x, y, 7) for x in (474, 496) for y in (528, 554, 580)]
    scene.wash(bowed(union(*holes)), ink)
    for x, y, wide in ((256, 580, 150), (496, 816, 110)):
        drift = union(ellipse(x, y, wide / 2, 15), ellipse(x - wide * 0.12, y - 10, wide * 0.3, 14))
        scene.sheet(drift, "#ffffff", Shadow.THIN)
