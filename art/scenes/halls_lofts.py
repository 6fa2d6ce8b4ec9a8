"""Cards of houses where something large has come in."""

from art import animals, nature, rooms, sky, things
from art.colour import shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts import halls_things as made
from art.parts import parlour_things as figures
from art.scene import Scene
from art.shapes import (
    circle,
    curve,
    ellipse,
    path,
    polygon,
    polygons,
    rect,
    ribbon,
    ring,
    stretch,
    stroke,
    union,
    wobbly,
)
from art.silhouettes import inlaid


@card("attic-whale", palette="aurora", traveller="child")
def attic_whale(scene: Scene) -> None:
    """Nobody knows how the whale came into the attic, but it hums at night."""
    r, p = scene.random, scene.palette
    scene.sky(400, 620, 640, glow=0.5)
    sky.stars(scene, 120, 700)
    sky.aurora(scene, 330, colours=(p.sky[3], "#5fe0c0", p.accent))
    ground = hills(r, 1010, 26)
    scene.sheet(hills(r, 900, 40).shape, scene.level(0.35), Shadow.RIDGE)
    nature.pines(scene, lambda _: 940, 130, scene.level(0.6))
    scene.sheet(ground.shape, scene.level(0.7), Shadow.RIDGE)
    whale = animals.whale(p, "#2f7fa8")
    roof = polygon([(400, 210), (790, 690), (10, 690)])
    attic = polygon([(400, 262), (716, 652), (84, 652)])
    scene.sheet(union(roof, rect(70, 680, 660, 450)), scene.level(0.86), Shadow.OBJECT)
    with scene.inside(attic, "lamplight") as loft:
        loft.wash(attic, loft.fade("#a85a4a", "#f8cf7c"))
        sky.halo(loft, 430, 520, 330, 0.9)
        beams = [stroke([(400, 240), (x, 690)], 9) for x in (190, 330, 470, 610)]
        loft.sheet(union(*beams), loft.level(0.45), Shadow.THIN)
        loft.sheet(rect(60, 640, 700, 40), loft.level(0.6), Shadow.RIDGE)
    rooms_ = (
        (96, 706, 292, 190, "ember"),
        (412, 706, 292, 190, "sea"),
        (96, 922, 292, 200, "rose"),
        (412, 922, 292, 200, "lamplight"),
    )
    for x, y, wide, tall, palette in rooms_:
        box = rect(x, y, wide, tall)
        with scene.inside(box, palette) as room:
            near = 0.12 if palette == "rose" else 0.4
            room.wash(box, room.fade(room.level(near + 0.2), room.level(near)))
            room.sheet(rect(x, y + tall - 22, wide, 30), room.level(0.75), Shadow.RIDGE)
            room.wash(circle(x + wide / 2, y + 70, 110), room.palette.light, 0.5, 30)
    beds = union(rect(130, 800, 16, 80), rect(340, 830, 16, 50), rect(136, 840, 216, 26, 8))
    scene.sheet(beds, "#4a1a2e", Shadow.THIN)
    scene.sheet(union(circle(176, 826, 17)), "#f6cfa8", Shadow.THIN)
    scene.sheet(path("M190 842Q200 806 260 816Q330 812 346 842Z"), p.accent, Shadow.THIN)
    scene.place(things.clock(p, 3, 20), 280, 784, 56)
    scene.place(things.chair(p, "#0a2348"), 470, 876, 84)
    scene.place(things.telescope(p), 600, 876, 104)
    scene.place(things.shut_door(p, "#c9405a"), 180, 1102, 140)
    scene.place(inlaid("armchair", "#7a3040", "#a84a50"), 520, 1102, 92)
    scene.place(things.candle(p), 640, 1102, 70)
    scene.place(things.teacup(p), 300, 1102, 36)
    hole = path("M120 520L150 452L186 468L236 440L226 494L250 540L196 552L160 580Z")
    scene.sheet(hole, scene.level(1), Shadow.THIN)
    scene.place(whale, 340, 614, 2.1 * whale.tall, shadow=Shadow.OBJECT)
    for k in range(5):
        hum = circle(560, 560, 56 + 62 * k).difference(circle(560, 560, 48 + 62 * k))
        wedge = polygon([(560, 560), (1160, 260), (1160, 640)])
        scene.wash(hum.intersection(wedge), p.light, 0.9 - 0.14 * k)
    scene.traveller(622, 648, 84, flip=True)
    scene.sheet(union(rect(520, 220, 56, 190), rect(510, 206, 76, 22, 4)), scene.level(0.95))
    scene.sheet(hills(r, 1130, 16).shape, scene.level(0.9), Shadow.RIDGE)
    nature.corners(scene, 1, 56, 230)


@card("unravelled-tiger", palette="jade", traveller="cat")
def unravelled_tiger(scene: Scene) -> None:
    """A tiger walks out of the carpet and trails a long orange thread."""
    r, p = scene.random, scene.palette
    orange, cream = "#f58a1f", "#fbeecb"
    rooms.room(scene, 880, wall=0.3, boards=0.46, light=(400, 450, 680))
    scene.sheet(rect(60, 58, 680, 18, 8), scene.level(0.9), Shadow.LIFT)
    scene.sheet(union(circle(60, 67, 20), circle(740, 67, 20)), p.second, Shadow.THIN)
    carpet = rect(110, 70, 580, 730)
    fringe = [rect(114 + 18 * k, 795, 7, 44 + r.uniform(-6, 6), 3) for k in range(32)]
    scene.sheet(union(*fringe), cream, Shadow.THIN)
    scene.sheet(carpet, "#9d2f45", Shadow.OBJECT)
    for inset, paper in ((24, p.second), (34, "#14506a"), (84, cream), (92, "#b43a4e")):
        scene.sheet(carpet.buffer(-inset, join_style="mitre"), paper, None, rim=0)
    knots = [
        path(f"M{x} {y - 20}L{x + 17} {y}L{x} {y + 20}L{x - 17} {y}Z")
        for x in range(172, 660, 57)
        for y in (129, 741)
    ]
    knots += [
        path(f"M{x} {y - 20}L{x + 17} {y}L{x} {y + 20}L{x - 17} {y}Z")
        for y in range(186, 700, 56)
        for x in (169, 631)
    ]
    scene.wash(union(*knots), p.second)
    scene.wash(union(*(stretch(k, 0.5, 0.5, *k.centroid.coords[0]) for k in knots)), p.accent)
    for x, y, side in ((300, 640, 1), (500, 640, -1), (400, 665, 1), (250, 260, 1), (550, 260, -1)):
        stem = ribbon([(x, y + 30), (x + 10 * side, y - 20), (x, y - 70)], 7, 3)
        leaves = [
            nature.leaf(x + 5 * side, y - 20 * k, a, 46, 0.5)
            for k in range(4)
            for a in (-0.6, 3.74)
        ]
        scene.wash(union(stem, *leaves), "#1f7a6e", 0.95)
    scene.wash(circle(400, 200, 40), p.second)
    beast = figures.tiger(p, orange)
    gone = beast.moved(412, 560, 2.15).outline
    with scene.inside(gone) as warp:
        warp.wash(gone, cream)
        warp.wash(union(*(rect(140 + 7 * k, 300, 2, 300) for k in range(75))), "#b89a6a", 0.8)
    weft = [stroke([(110, y), (690, y)], 1.5) for y in range(78, 800, 8)]
    scene.wash(union(*weft).difference(gone), "#000000", 0.13)
    scene.wash(ellipse(440, 1060, 330, 60), p.light, 0.55, 26)
    scene.contact(410, 1082, 240)
    start = (412 - 112 * 2.15, 560 - 84 * 2.15)
    end = (412 - 112 * 2.7, 1080 - 84 * 2.7)
    line = curve(
        [
            start,
            (110, 470),
            (60, 640),
            (150, 760),
            (90, 900),
            (240, 1120),
            (120, 1150),
            (60, 1060),
            (200, 1010),
            (180, 900),
            end,
        ]
    )
    scene.sheet(stroke(line, 7), orange, Shadow.THIN)
    scene.place(beast, 412, 1080, 270, shadow=Shadow.OBJECT)
    scene.wash(circle(700, 1120, 90), p.light, 0.5, 24)
    scene.traveller(706, 1160, 122, flip=True)


@card("heart-locksmith", palette="ochre")
def heart_locksmith(scene: Scene) -> None:
    """A locksmith listens at a rusty iron heart as tall as a cupboard."""
    r, p = scene.random, scene.palette
    rooms.room(scene, 1000, wall=0.16, boards=0.55, light=(470, 520, 640))
    for row, y in enumerate((70, 190)):
        scene.sheet(rect(-40, y - 12, 880, 14), scene.level(0.6), Shadow.LIFT)
        for k in range(10):
            x = 40 + 82 * k + 30 * row
            key = things.key(p, r.choice(["#8a6a3a", "#c79a4a", scene.level(0.75), "#a8b0a8"]))
            scene.place(key, x, y - 6, r.uniform(70, 100), anchor="top", turn=r.uniform(-6, 6))
    sky.halo(scene, 480, 560, 460, 0.8)
    sky.rays(scene, 500, 620, count=22, reach=700, start=0, end=360, opacity=0.16)
    heart = path(
        "M490 1010C210 800 160 600 190 460C220 330 400 300 490 440C580 300 760 330 790 460"
        "C820 600 770 800 490 1010Z"
    )
    heart = stretch(heart, 0.9, 1, 490, 1000)
    rust, iron = "#a5502f", "#7c4a3c"
    feet = path("M380 930L350 1040H420L440 950ZM600 930L630 1040H560L540 950Z")
    scene.sheet(feet, scene.level(0.85), Shadow.LIFT)
    scene.sheet(heart, iron, Shadow.OBJECT)
    inner = heart.buffer(-30)
    scene.sheet(inner, rust, Shadow.THIN, gradient=0.18)
    with scene.inside(inner, sunk=False) as plate:
        for _ in range(16):
            spot = wobbly(r, r.uniform(220, 760), r.uniform(380, 900), r.uniform(16, 60), 0.2)
            plate.wash(spot, r.choice(["#c8703a", "#7a3a2a", "#d98a4a", "#8f4630"]), 0.5)
        plate.wash(
            union(stroke([(490, 400), (490, 1010)], 8), stroke([(150, 640), (830, 640)], 8)),
            "#54281f",
            0.9,
        )
    edge = polygons(heart.buffer(-15))[0].exterior
    spots = [edge.interpolate(k / 38, normalized=True) for k in range(38)]
    rivets = [circle(spot.x, spot.y, 8) for spot in spots]
    rivets += [circle(490 + d * 30, y, 7) for d in (-1, 1) for y in range(480, 960, 60)]
    scene.group([(rivet, "#d9a06a") for rivet in rivets], Shadow.THIN)
    for y in (520, 780):
        hinge = union(rect(560, y - 16, 150 if y < 700 else 90, 32, 10), circle(570, y, 24))
        scene.sheet(hinge, scene.level(0.88), Shadow.THIN)
    lock = rect(430, 570, 120, 170, 26)
    scene.sheet(lock, "#d9a648", Shadow.LIFT)
    hole = union(circle(490, 630, 24), path("M480 636H500L512 706H468Z"))
    scene.wash(hole.buffer(10), "#fff0a0", 0.9, 10)
    scene.wash(hole, "#ff5a4a")
    scene.wash(stretch(hole, 0.6, 0.7, 490, 660), "#ffe9a0")
    sky.halo(scene, 490, 655, 150, 0.8, "#ffd98a")
    made.locksmith(scene, p, 150, 1100)
    box = union(rect(560, 1080, 190, 80, 8))
    scene.sheet(ring(655, 1084, 50, 12), scene.level(0.9), Shadow.THIN)
    scene.sheet(box, p.second, Shadow.LIFT)
    scene.sheet(rect(560, 1080, 190, 18, 6), shade(p.second, -0.12), Shadow.THIN)
