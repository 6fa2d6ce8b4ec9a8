"""Cards about houses with a will of their own."""

from art import nature, sky, things, town
from art.colour import mix, shade
from art.deck import card
from art.land import hills, range_of
from art.paper import Shadow
from art.parts.giants import drips, drop, jar
from art.parts.heights import person, window_bear
from art.scene import Scene
from art.shapes import (
    Shape,
    arch,
    circle,
    curve,
    move,
    path,
    polygon,
    rect,
    ribbon,
    stroke,
    turn,
    union,
)


@card("golden-rain", palette="storm")
def golden_rain(scene: Scene) -> None:
    """It rains honey, and the bears of the town open their windows."""
    r, p = scene.random, scene.palette
    honey, deep = "#ffb81c", "#e08a12"
    scene.sky(400, 420, 640)
    back = hills(r, 560, 16)
    town.town(
        scene, -20, 820, back.at, scene.level(0.3), window=p.light, width=(40, 60), height=(50, 120)
    )
    scene.sheet(rect(-30, 560, 860, 700), scene.level(0.4), Shadow.RIDGE)
    houses = ((-40, 270, 470, "#5b6f86"), (252, 300, 560, "#8a5a4a"), (574, 270, 430, "#4f7a78"))
    furs = ("#7a4a2c", "#3d2a22", "#a06a3a", "#5a3826", "#8c5a34")
    seen = 0
    for x, width, top, wall in houses:
        body = rect(x, top, width, 800)
        roof = polygon(
            [
                (x - 20, top + 8),
                (x + 40, top - 130),
                (x + width - 40, top - 130),
                (x + width + 20, top + 8),
            ]
        )
        scene.sheet(rect(x + width * 0.62, top - 190, 44, 110), shade(wall, -0.18), Shadow.SOFT)
        scene.sheet(body, wall, Shadow.OBJECT)
        scene.sheet(roof, shade(wall, -0.16), Shadow.LIFT)
        lengths = [r.uniform(14, 88) for _ in range(int(width / 26))]
        scene.sheet(drips(x - 18, x + width + 18, top + 8, lengths), honey, Shadow.THIN)
        cap = drips(
            x + 34,
            x + width - 34,
            top - 126,
            [r.uniform(10, 60) for _ in range(int(width / 30))],
            14,
        )
        scene.sheet(cap, honey, Shadow.THIN)
        for row in range(2):
            y, middle = top + 300 + 250 * row, x + width / 2
            if y > 1090:
                continue
            hole = arch(middle, y, 124, 170)
            scene.wash(hole.buffer(10), p.light, 0.5, blur=20)
            scene.sheet(hole.buffer(8), p.light, Shadow.THIN)
            scene.wash(hole, scene.fade("#ffe9a8", "#f3b04a", hole))
            kind = seen % 3
            bear = window_bear(p, furs[seen % 5], tongue=kind == 0, up=kind == 1)
            scene.place(bear, middle, y, 122, shadow=Shadow.THIN)
            for side in (-1, 1):
                edge = middle + side * 66
                leaf = polygon(
                    [
                        (edge, y - 164),
                        (edge + side * 46, y - 176),
                        (edge + side * 46, y + 14),
                        (edge, y),
                    ]
                )
                scene.sheet(leaf, p.second, Shadow.THIN)
                slats = [
                    rect(min(edge + side * 10, edge + side * 36), y - 150 + 24 * k, 26, 8)
                    for k in range(6)
                ]
                scene.wash(union(*slats), shade(p.second, -0.14))
            scene.sheet(rect(middle - 78, y - 6, 156, 18, 4), p.light, Shadow.THIN)
            if kind:
                scene.place(jar(p, honey), middle + (34 if kind == 2 else -34), y - 4, 52)
            scene.group(
                [(union(*(circle(middle + a, y - 10, 12) for a in (-52, 52))), furs[seen % 5])],
                Shadow.THIN,
            )
            seen += 1
    for x, y, width, colour in (
        (650, 96, 420, deep),
        (150, 90, 440, mix(deep, honey, 0.5)),
        (400, 40, 460, honey),
    ):
        puffs = sky.mirrored(nature.cloud(r, x, -y, width), 0)
        scene.sheet(
            union(puffs, rect(x - width * 0.58, -60, width * 1.16, y + 60)),
            colour,
            Shadow.LIFT,
            gradient=0.05,
        )
    falling = [
        drop(
            40 + 76 * (k % 10) + r.uniform(-24, 24),
            280 + 92 * (k // 10) + r.uniform(-30, 30),
            r.uniform(34, 74),
        )
        for k in range(90)
    ]
    windows = union(
        *(
            arch(x + w / 2, top + 300 + 250 * row, 250, 200)
            for x, w, top, _ in houses
            for row in (0, 1)
        )
    )
    kept = [one for one in falling if not one.intersects(windows)]
    scene.group([(union(*kept[::2]), honey), (union(*kept[1::2]), "#ffd262")], Shadow.SOFT)
    pool = hills(r, 1120, 12, 4)
    scene.sheet(pool.shape, deep, Shadow.RIDGE)
    scene.sheet(move(pool.shape, 0, 22), honey, Shadow.THIN)
    girl = person(p, "#d92b34", near=(22, -70), far=(-16, -44), step="walk", head="long")
    scene.contact(404, 1160, 50)
    scene.place(girl, 400, 1164, 140, shadow=Shadow.SOFT)
    scene.place(things.umbrella(p, "#f4f1de"), 431, 1094, 170, shadow=Shadow.LIFT)
    cap = path(
        "M366 958Q390 924 431 924Q472 924 496 958Q494 986 484 968"
        "Q470 962 464 984Q456 996 452 968Q436 962 430 978Q420 990 416 966"
        "Q400 966 398 986Q390 992 388 966Q372 978 366 958Z"
    )
    scene.sheet(cap, honey, Shadow.THIN)


@card("walking-house", palette="mint")
def walking_house(scene: Scene) -> None:
    """A house on long thin legs steps over a fence and leaves its garden."""
    r, p = scene.random, scene.palette
    scene.sky(430, 420, 660)
    sky.sun(scene, 640, 210, 80, disc="#fff3c0", ray=p.second)
    for x, y, width in ((120, 200, 220), (690, 420, 200), (90, 480, 170)):
        scene.sheet(nature.cloud(r, x, y, width), mix(scene.level(0), "#ffffff", 0.7), Shadow.SOFT)
    range_of(scene, [hills(r, 760, 50, 3), hills(r, 830, 40, 3)], (0.06, 0.22))
    town.town(
        scene, 560, 820, hills(r, 800, 10).at, scene.level(0.3), window=p.light, height=(20, 50)
    )
    meadow = hills(r, 900, 16, 2)
    scene.sheet(meadow.shape, scene.level(0.34), Shadow.RIDGE)
    road = ribbon([(700, 905), (660, 960), (730, 1040), (640, 1230)], 30, 190)
    scene.wash(road, mix(p.sky[3], "#d9b98a", 0.4), 0.95)
    garden = path("M-40 900Q200 880 590 908Q500 1060 380 1260H-40Z")
    scene.sheet(garden, mix(scene.level(0.4), "#5fae6b", 0.55), Shadow.THIN)
    scene.sheet(
        path("M60 1010Q70 960 130 958H330Q390 962 400 1012Q392 1062 330 1066H130Q66 1062 60 1010Z"),
        "#8a5f4a",
        Shadow.THIN,
    )
    scene.wash(
        path("M84 1012Q92 978 136 976H326Q370 980 376 1014Q368 1046 326 1048H136Q90 1046 84 1012Z"),
        "#5e3f38",
    )
    sock = [p.accent, "#fffdf0"]
    legs = [
        [(340, 640), (306, 760), (316, 860), (240, 1012)],
        [(520, 640), (630, 700), (690, 790), (680, 910), (690, 1020)],
    ]
    for k, leg in enumerate(legs):
        line = curve(leg, 16)
        scene.sheet(stroke(line, 26), sock[1], Shadow.LIFT)
        for i in range(0, len(line) - 2, 4):
            scene.wash(stroke(line[i : i + 3], 26, flat=True), sock[0])
        x, y = leg[-1]
        boot = path(
            f"M{x - 20} {y - 44}H{x + 20}V{y - 14}Q{x + 72} {y - 12} {x + 76} {y + 20}H{x - 22}Z"
        )
        scene.sheet(boot, scene.level(1), Shadow.LIFT)
        scene.sheet(rect(x - 26, y - 54, 52, 18, 6), p.second, Shadow.THIN)
        if k == 0:
            _fence(scene)
    _house(scene)
    child = person(p, p.second, near=(24, -100), far=(-16, -42), skirt=True, head="long")
    scene.contact(90, 1146, 50)
    scene.place(child, 90, 1150, 176, shadow=Shadow.SOFT)
    flowers = [(r.uniform(0, 360), r.uniform(1090, 1190)) for _ in range(46)]
    for colour in (p.accent, p.second, "#fffdf0"):
        heads = [circle(x, y, r.uniform(6, 11)) for x, y in flowers if r.random() < 0.4]
        scene.group([(union(*heads), colour)], Shadow.THIN)
    nature.grass(scene, lambda _: 1200, scene.level(0.85), count=90, height=70)


def _fence(scene: Scene) -> None:
    posts = []
    for k in range(9):
        t = 1 - (1 - k / 8) ** 1.5
        x, y, tall = 380 + 210 * t, 1230 - 310 * t, 200 - 130 * t
        w = tall * 0.09
        posts.append(
            polygon(
                [
                    (x - w, y),
                    (x - w, y - tall * 0.85),
                    (x, y - tall),
                    (x + w, y - tall * 0.85),
                    (x + w, y),
                ]
            )
        )
    rails = [
        polygon(
            [(360, 1254 - 206 * a), (596, 914 - 66 * a), (596, 924 - 66 * a), (360, 1280 - 206 * a)]
        )
        for a in (0.35, 0.7)
    ]
    scene.sheet(union(*rails), "#d9dfd2", Shadow.SOFT)
    for post in posts[::-1]:
        scene.sheet(post, "#fffdf0", Shadow.THIN)


def _house(scene: Scene) -> None:
    p = scene.palette

    def lean(shape: Shape) -> Shape:
        return turn(shape, 5, 420, 500)

    wall, roof = "#f2d9b0", p.accent
    scene.sheet(
        lean(union(rect(500, 190, 50, 130), rect(490, 180, 70, 22, 3))), "#b5624a", Shadow.LIFT
    )
    for k, (x, y) in enumerate(((560, 130), (530, 84), (480, 44))):
        scene.sheet(circle(x - 20 * k, y, 24 + 10 * k), "#fffdf0", Shadow.SOFT, opacity=0.9)
    scene.sheet(lean(rect(250, 390, 350, 260)), wall, Shadow.OBJECT)
    scene.sheet(lean(rect(236, 636, 378, 26, 5)), "#9a7358", Shadow.LIFT)
    scene.sheet(lean(polygon([(210, 410), (330, 240), (520, 240), (640, 410)])), roof, Shadow.LIFT)
    tiles = [
        stroke(
            curve(
                [
                    (220 + 46 * k, 300 + 40 * j),
                    (243 + 46 * k, 322 + 40 * j),
                    (266 + 46 * k, 300 + 40 * j),
                ]
            ),
            3.4,
        )
        for k in range(9)
        for j in range(3)
    ]
    scene.wash(
        lean(union(*tiles).intersection(polygon([(226, 400), (336, 250), (514, 250), (624, 400)]))),
        shade(roof, -0.12),
        0.9,
    )
    for x in (290, 480):
        scene.sheet(lean(rect(x - 8, 442, 88, 100, 4)), "#ffffff", Shadow.THIN)
        scene.wash(lean(rect(x, 450, 72, 84)), "#ffc95e")
        scene.wash(lean(union(rect(x + 33, 450, 6, 84), rect(x, 488, 72, 6))), "#ffffff")
        scene.wash(
            lean(
                path(
                    f"M{x} 450H{x + 30}Q{x + 22} 490 {x} 506ZM{x + 72} 450H{x + 42}"
                    f"Q{x + 50} 490 {x + 72} 506Z"
                )
            ),
            p.second,
            0.85,
        )
        scene.sheet(lean(rect(x - 10, 540, 92, 20, 4)), scene.level(0.7), Shadow.THIN)
    scene.sheet(lean(arch(425, 638, 76, 140)), scene.level(0.72), Shadow.THIN)
    scene.wash(lean(circle(448, 570, 5)), p.second)
