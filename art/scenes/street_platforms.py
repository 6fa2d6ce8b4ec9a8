"""Cards of waiting: a platform and a bus stop."""

from art import nature, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.street import sparrow
from art.parts.table import nest
from art.scene import Scene
from art.shapes import (
    Shape,
    circle,
    curve,
    ellipse,
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
    scene.sky(400, 470, 680)
    for k in range(3):
        ridge = hills(r, 640 + 74 * k, 40, 3)
        scene.sheet(ridge.shape, scene.level(0.1 + 0.12 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 60 + 22 * k, scene.level(0.32 + 0.12 * k), dense=0.6)
    bus = union(rect(610, 700, 150, 74, 12), circle(640, 776, 14), circle(728, 776, 14))
    scene.sheet(bus, p.second, Shadow.LIFT)
    scene.wash(union(*(rect(622 + 33 * k, 714, 24, 26, 3) for k in range(4))), p.light)
    road = hills(r, 800, 14, 2)
    scene.sheet(road.shape, mix(scene.level(0.05), "#ffffff", 0.4), Shadow.RIDGE)
    pane = rect(96, 300, 500, 640)
    scene.wash(pane, mix(p.light, "#ffffff", 0.3), 0.45)
    for k in range(3):
        scene.wash(
            polygon(
                [
                    (150 + 150 * k, 300),
                    (190 + 150 * k, 300),
                    (96 + 120 * k, 700),
                    (66 + 120 * k, 700),
                ]
            ).intersection(pane),
            "#ffffff",
            0.35,
        )
    dark = scene.level(0.9)
    bars = [rect(88, 290, 18, 800), rect(588, 290, 18, 800), rect(88, 640, 518, 10)]
    scene.sheet(union(*bars), dark, Shadow.LIFT)
    scene.sheet(path("M40 300L70 236H640L668 300Z"), dark, Shadow.OBJECT)
    snow = "M52 262Q48 226 92 222Q160 196 230 214Q320 188 420 212Q520 192 600 216Q664 220 656 262"
    scene.sheet(
        path(snow + "Q600 246 540 256Q440 242 360 256Q260 244 180 258Q100 246 52 262Z"),
        "#ffffff",
        Shadow.THIN,
    )
    scene.sheet(
        union(rect(120, 896, 430, 22, 6), rect(150, 910, 16, 150), rect(500, 910, 16, 150)),
        shade(dark, 0.06),
        Shadow.LIFT,
    )
    rust, old = "#c86a35", "#8f4329"
    steel = mix(scene.level(0.42), "#ffffff", 0.15)
    scene.sheet(
        union(
            ribbon([(300, 862), (440, 858), (486, 880)], 80, 58),
            ribbon([(486, 880), (494, 960), (486, 1040)], 54, 40),
            path("M462 1020H510Q560 1034 566 1062H462Z"),
        ),
        old,
        Shadow.LIFT,
    )
    scene.sheet(ribbon([(292, 872), (400, 872), (450, 890)], 92, 66), rust)
    scene.sheet(ribbon([(446, 890), (450, 970), (440, 1050)], 60, 44), steel, Shadow.THIN)
    scene.sheet(path("M412 1030H464Q520 1046 526 1078H412Z"), rust)
    scene.sheet(circle(450, 890, 42), shade(rust, 0.06), Shadow.THIN)
    skirt = path("M214 850Q300 800 392 850L404 912Q300 936 208 912Z")
    scene.sheet(skirt, old, Shadow.LIFT)
    plate = path("M222 866Q186 760 226 640Q262 584 340 592Q414 626 404 740Q396 820 378 866Z")
    scene.sheet(plate, steel, Shadow.OBJECT)
    blots = [
        ellipse(r.uniform(220, 396), r.uniform(650, 870), r.uniform(8, 30), r.uniform(6, 18))
        for _ in range(17)
    ]
    scene.wash(smooth(union(*blots), 3).intersection(plate.buffer(-3)), rust, 0.9)
    scene.thread(curve([(214, 812), (300, 842), (390, 812)]), scene.level(0.8), 5, 0.7)
    blade = union(rect(538, 740, 16, 330), polygon([(538, 1068), (554, 1068), (546, 1092)]))
    scene.sheet(blade, mix(scene.level(0.2), "#ffffff", 0.4), Shadow.LIFT)
    scene.sheet(
        union(rect(496, 728, 100, 16, 6), rect(539, 660, 14, 74), circle(546, 654, 15)), old
    )
    scene.sheet(ribbon([(286, 680), (318, 786), (390, 800)], 62, 50), rust, Shadow.LIFT)
    scene.sheet(ribbon([(390, 800), (470, 770), (528, 712)], 48, 38), shade(rust, -0.05))
    scene.sheet(circle(384, 800, 32), steel, Shadow.THIN)
    scene.sheet(union(circle(540, 700, 30), rect(514, 690, 54, 22, 8)), steel)
    for k, wide in enumerate((66, 52)):
        scene.sheet(ellipse(284, 684 - 22 * k, wide, wide * 0.86), (rust, steel)[k], Shadow.LIFT)

    def bowed(shape: Shape) -> Shape:
        return turn(shape, 13, 310, 620)

    helm = path(
        "M258 600L248 446Q250 420 286 410Q350 398 424 412Q452 420 452 446L446 570"
        "Q442 612 400 626Q330 642 258 600Z"
    )
    slit = path("M326 486Q390 474 451 484L449 526Q390 518 326 530Z")
    scene.sheet(bowed(helm), steel, Shadow.OBJECT)
    blots = [
        ellipse(x, y, a, b)
        for x, y, a, b in (
            (276, 570, 30, 40),
            (310, 610, 50, 20),
            (420, 600, 34, 26),
            (290, 426, 40, 20),
            (262, 500, 16, 30),
            (300, 466, 16, 12),
        )
    ]
    scene.wash(bowed(union(*blots).intersection(helm.buffer(-3))), rust, 0.9)
    scene.sheet(bowed(slit), scene.level(1), None)
    with scene.inside(bowed(slit)) as within:
        for x, y in ((372, 566), (416, 574)):
            within.place(sparrow(p, "#b9764a"), x, y, 60, turn=6)
    cross = union(rect(376, 410, 22, 216), rect(316, 470, 136, 14), rect(316, 530, 134, 14))
    scene.sheet(bowed(cross.intersection(helm)), rust, Shadow.THIN)
    holes = [circle(x, y, 5) for x in (412, 432) for y in (560, 578, 596)]
    scene.wash(bowed(union(*holes)), scene.level(0.95))
    scene.place(nest("#c79a52"), 400, 440, 84, turn=11, shadow=Shadow.LIFT)
    for x, y in ((366, 392), (398, 396), (430, 404)):
        scene.place(sparrow(p, "#8a5a3c"), x, y, 50, turn=4, shadow=Shadow.THIN)
    scene.place(nest("#c79a52"), 400, 441, 66, turn=11, shadow=Shadow.THIN)
    scene.place(sparrow(p, p.accent), 306, 410, 84, shadow=Shadow.LIFT)
    scene.place(sparrow(p, "#8a5a3c", up=True), 520, 400, 74, flip=True, shadow=Shadow.LIFT)
    for x, y, wide in ((284, 618, 104), (430, 842, 96)):
        drift = union(ellipse(x, y, wide / 2, 12), ellipse(x - wide * 0.12, y - 8, wide * 0.3, 11))
        scene.sheet(drift, "#ffffff", Shadow.THIN)
    post = union(rect(706, 420, 12, 640), circle(712, 400, 62))
    scene.sheet(post, dark, Shadow.LIFT)
    scene.sheet(circle(712, 400, 52), p.accent, Shadow.THIN)
    scene.wash(
        union(rect(682, 378, 60, 38, 7), circle(697, 420, 7), circle(727, 420, 7)), "#ffffff"
    )
    scene.wash(union(*(rect(688 + 17 * k, 385, 13, 12, 2) for k in range(3))), p.accent)
    front = hills(r, 1062, 16, 2)
    scene.sheet(front.shape, mix(scene.level(0.02), "#ffffff", 0.5), Shadow.RIDGE)
    scene.traveller(648, front.at(648) + 34, 128, flip=True)
    scene.sheet(hills(r, 1150, 20, 2).shape, scene.level(0.16), Shadow.RIDGE)
    nature.snowflakes(scene, 110)
