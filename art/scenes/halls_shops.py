"""Cards set in kitchens, shops, hallways and shops."""

from collections.abc import Sequence

from art import nature, rooms, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts import halls_things as made
from art.parts import parlour as parts
from art.scene import Scene
from art.shapes import (
    Shape,
    arch,
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    stretch,
    stroke,
    turn,
    union,
)
from art.silhouettes import cut, whole


@card("weather-cook", palette="storm")
def weather_cook(scene: Scene) -> None:
    """A cook stirs thunder in a pot and tastes it with closed eyes."""
    r, p = scene.random, scene.palette
    skin, white, ink = "#f2c6a0", "#fbf6ea", scene.level(1)
    scene.sky(410, 470, 640)
    tiles = [rect(100 * k, 100 * row, 94, 94, 6) for row in range(12) for k in range(8)]
    scene.wash(union(*tiles), p.light, 0.12)
    for x, y, wide in ((-20, 330, 240), (590, 330, 240)):
        for k, tone in enumerate(("sun", "snow", "rain") if x < 0 else ("rain", "sun", "snow")):
            jar_x = x + 46 + 68 * k
            scene.sheet(rect(jar_x - 30, y - 92, 60, 92, 12), mix(p.light, "#bcd6e4", 0.6))
            scene.sheet(rect(jar_x - 24, y - 106, 48, 18, 4), p.second, Shadow.THIN)
            if tone == "sun":
                scene.sheet(circle(jar_x, y - 44, 20), p.accent, Shadow.THIN)
            elif tone == "snow":
                flakes = [
                    circle(jar_x + r.uniform(-20, 20), y - r.uniform(8, 72), 4) for _ in range(14)
                ]
                scene.wash(union(*flakes), "#ffffff")
            else:
                scene.sheet(nature.cloud(r, jar_x, y - 46, 40), scene.level(0.5), Shadow.THIN)
                drops = [
                    stroke([(jar_x + d, y - 34), (jar_x + d - 4, y - 14)], 3) for d in (-12, 0, 12)
                ]
                scene.wash(union(*drops), "#3f7fb0")
        scene.sheet(rect(x, y, wide, 18), scene.level(0.7), Shadow.LIFT)
    sky.halo(scene, 420, 420, 380, 0.8)
    parts.glued(
        scene,
        [
            ("M170 900Q150 620 310 570L420 556L530 570Q690 620 670 900Z", white),
            ("M400 570L420 640L470 572L420 552Z", p.second),
            (union(*(circle(x, y, 11) for x in (386, 466) for y in (670, 730, 790))), ink),
            (rect(376, 500, 92, 80, 30), shade(skin, -0.08)),
            (ellipse(422, 430, 112, 122), skin),
            (union(ellipse(308, 436, 18, 28), ellipse(536, 436, 18, 28)), shade(skin, -0.05)),
            (
                "M306 400Q300 340 330 320H514Q546 340 538 400Q520 356 422 352Q326 356 306 400Z",
                "#8a5636",
            ),
            (
                union(
                    circle(320, 190, 78),
                    circle(424, 160, 98),
                    circle(526, 190, 78),
                    path("M292 220H556L536 344Q424 316 310 344Z"),
                ),
                white,
            ),
            (union(rect(360, 250, 6, 70), rect(420, 244, 6, 70), rect(480, 250, 6, 70)), "#d9d4c6"),
            (parts.closed_eyes(422, 418, 46, 24, 8), "#3a2a24"),
            (
                union(
                    stroke(curve([(350, 388), (374, 376), (400, 386)]), 8),
                    stroke(curve([(446, 386), (470, 376), (496, 388)]), 8),
                ),
                "#8a5636",
            ),
            (union(circle(346, 462, 26), circle(498, 462, 26)), "#ee9078"),
            (ellipse(422, 452, 24, 20), shade(skin, -0.07)),
            (
                "M422 482Q372 462 342 488Q372 512 422 498Q472 512 502 488Q472 462 422 482Z",
                "#8a5636",
            ),
            (ellipse(420, 514, 16, 10), "#a8433a"),
        ],
        Shadow.OBJECT,
    )
    parts.glued(
        scene,
        [
            (ribbon([(120, 880), (166, 760), (240, 652)], 96, 56), white),
            (ribbon([(730, 880), (694, 770), (624, 674)], 96, 56), white),
        ],
    )
    for x, y, wide, near in (
        (150, 800, 420, 0.55),
        (690, 790, 380, 0.62),
        (60, 690, 250, 0.7),
        (770, 660, 260, 0.78),
    ):
        scene.sheet(nature.cloud(r, x, y, wide), scene.level(near), Shadow.LIFT)
    for x, y, size, side in ((120, 560, 1.0, 1), (690, 520, 1.1, -1)):
        bolt = path("M0 -90L-34 10H-6L-22 90L36 -20H8L26 -90Z")
        here = move(stretch(bolt, size * side, size, 0, 0), x, y)
        scene.wash(here.buffer(10), p.accent, 0.7, 14)
        scene.sheet(here, p.accent, Shadow.THIN)
    for x, y, wide, near in ((250, 862, 400, 0.8), (560, 862, 420, 0.86), (400, 870, 360, 0.66)):
        scene.sheet(nature.cloud(r, x, y, wide), scene.level(near), Shadow.LIFT)
    scene.sheet(stroke([(560, 900), (628, 640)], 20), "#b07a4a", Shadow.LIFT)
    scene.sheet(circle(620, 664, 34), skin, Shadow.LIFT)
    parts.glued(
        scene,
        [
            (stroke([(236, 640), (384, 526)], 11), "#8c98a2"),
            ("M366 508Q404 506 424 520Q412 552 380 546Q362 534 366 508Z", "#a9b4bc"),
            (ellipse(396, 517, 26, 9, 8), p.accent),
            (circle(244, 640, 34), skin),
        ],
    )
    scene.sheet(rect(-40, 1110, 880, 140), scene.level(0.9), Shadow.RIDGE)
    tongues = [
        path(f"M{x - 30} 1130Q{x - 34} 1070 {x} {1020 + 18 * (k % 2)}Q{x + 34} 1070 {x + 30} 1130Z")
        for k, x in enumerate(range(190, 640, 46))
    ]
    scene.sheet(union(*tongues), p.second, Shadow.THIN)
    scene.wash(union(*(stretch(t, 0.5, 0.6, *t.centroid.coords[0]) for t in tongues)), p.accent)
    pot = path("M120 872H680L656 1010Q640 1050 590 1050H210Q160 1050 144 1010Z")
    scene.sheet(union(rect(50, 900, 120, 40, 20), rect(630, 900, 120, 40, 20)), ink, Shadow.LIFT)
    scene.sheet(pot, scene.level(0.74), Shadow.OBJECT, gradient=0.22)
    scene.sheet(rect(100, 852, 600, 40, 18), scene.level(0.55), Shadow.LIFT)
    scene.wash(path("M170 910H210L222 1016H192Z"), "#ffffff", 0.28, 4)


@card("lonely-cactus", palette="rose", traveller="knight")
def lonely_cactus(scene: Scene) -> None:
    """A cactus with its arms wide open waits in a hall for an embrace."""
    p = scene.palette

    def on_wall(points: Sequence[tuple[float, float]], side: int = -1) -> Shape:
        return polygon([(640 + side * 120 * t, 500 + h * t) for t, h in points])

    scene.wash(rect(0, 0, 800, 1200), scene.level(0.0))
    scene.sheet(
        polygon([(520, 380), (760, 380), (900, 240), (900, -60), (-60, -60), (-60, -200)]),
        scene.level(0.02),
        Shadow.THIN,
    )
    scene.sheet(
        on_wall([(1, -120), (1, 160), (4.75, 160), (5.9, 160), (5.9, -120)]),
        scene.level(0.2),
        Shadow.THIN,
    )
    scene.sheet(on_wall([(1, -120), (1, 160), (2.2, 160), (2.2, -120)], 1), scene.level(0.3))
    bands = [
        on_wall([(t, -120), (t + 0.22, -120), (t + 0.22, 160), (t, 160)])
        for t in (1.1, 1.5, 2.0, 2.6, 3.3, 4.1, 4.9)
    ]
    scene.wash(union(*bands), scene.level(0.34), 0.5)
    scene.sheet(
        on_wall([(1, 130), (5.9, 130), (5.9, 160), (1, 160)]), scene.level(0.5), Shadow.THIN
    )
    scene.sheet(
        on_wall([(1, 130), (2.2, 130), (2.2, 160), (1, 160)], 1), scene.level(0.55), Shadow.THIN
    )
    scene.sheet(
        polygon([(520, 660), (760, 660), (1210, 1260), (70, 1260)]),
        "#e9b48c",
        Shadow.RIDGE,
        gradient=0.16,
    )
    scene.sheet(polygon([(575, 660), (705, 660), (950, 1260), (330, 1260)]), p.second, Shadow.THIN)
    scene.wash(polygon([(584, 660), (592, 660), (410, 1260), (370, 1260)]), p.light, 0.6)
    scene.wash(rect(520, 380, 240, 280), scene.level(0.08))
    door = arch(640, 662, 120, 236)
    with scene.inside(door, "dawn") as out:
        out.sky(640, 560, 160)
        sky.sun(out, 640, 530, 26)
        out.sheet(hills(scene.random, 620, 12).shape, out.level(0.3))
    scene.sheet(door.buffer(14).difference(door), scene.level(0.7), Shadow.LIFT)
    scene.wash(polygon([(590, 662), (690, 662), (900, 1200), (300, 1200)]), p.light, 0.5, 24)
    for t in (2.7, 3.9):
        frame = [(t, -70), (t + 0.62, -70), (t + 0.62, 24), (t, 24)]
        scene.sheet(on_wall(frame), "#e0a83c", Shadow.LIFT)
        inner = on_wall([(t + 0.08, -60), (t + 0.54, -60), (t + 0.54, 14), (t + 0.08, 14)])
        with scene.inside(inner, "sea" if t < 3 else "mint") as view:
            x0, y0, x1, y1 = inner.bounds
            view.sky((x0 + x1) / 2, (y0 + y1) / 2, 120)
            view.place(things.balloon(view.palette), (x0 + x1) / 2, y1 - 30, (y1 - y0) * 0.66)
    for x, y, size in ((640, 330, 0.6), (560, 190, 1.0)):
        scene.sheet(rect(x - 2, -20, 4, y), scene.level(0.8), Shadow.THIN)
        sky.halo(scene, x, y + 30 * size, 150 * size, 0.8)
        scene.sheet(circle(x, y + 20 * size, 40 * size), p.light, Shadow.LIFT)
    scene.traveller(648, 742, 106, flip=True)
    stand = path("M690 1010H790L776 1160H704Z")
    for x, angle, paper in ((722, -10, p.accent), (760, 8, "#f2b84b")):
        shut = union(path("M0 0L18 -170Q0 -186 -18 -170Z"), rect(-3, -230, 6, 60, 3))
        scene.sheet(move(turn(shut, angle, 0, 0), x, 1090), paper, Shadow.LIFT)
    scene.sheet(stand, scene.level(0.8), Shadow.LIFT)
    x, y = 330, 970
    scene.contact(x, 1152, 190)
    papers, spines = made.cactus("#2f9a72", "#ff7fa8")
    sky.halo(scene, x, 620, 380, 0.6)
    parts.glued(scene, [(move(shape, x, y), paper) for shape, paper in papers], Shadow.OBJECT)
    scene.wash(move(spines, x, y), "#f4ffe6", 0.9)
    scene.wash(parts.closed_eyes(x, 560, 34, 15, 6), "#0f3b3a")
    scene.wash(parts.smile(x, 600, 22, 6, 0.55), "#0f3b3a")
    scene.wash(union(circle(x - 52, 594, 17), circle(x + 52, 594, 17)), "#ff8f8f", 0.85)
    scene.sheet(path(f"M{x - 126} 960H{x + 126}L{x + 96} 1152H{x - 96}Z"), "#d9643f", Shadow.OBJECT)
    scene.sheet(rect(x - 142, 930, 284, 54, 10), "#e97a50", Shadow.LIFT)
    heart = "M0 40C-56 4 -46 -40 -16 -38Q-2 -37 0 -22Q2 -37 16 -38C46 -40 56 4 0 40Z"
    scene.sheet(move(path(heart), x, 1062), "#fff3dc", Shadow.THIN)


@card("glass-elephant", palette="lamplight", traveller="old-man")
def glass_elephant(scene: Scene) -> None:
    """An elephant of glass holds its breath in a shop full of hammers."""
    r, p = scene.random, scene.palette
    rooms.room(scene, 960, wall=0.42, boards=0.58, light=(400, 560, 680))
    for row, y in enumerate((330, 560, 790)):
        scene.sheet(rect(-40, y, 880, 16), scene.level(0.75), Shadow.LIFT)
        for k in range(9):
            x = 30 + 94 * k + 40 * (row % 2)
            scene.place(
                made.hammer(p, r.randrange(4)),
                x,
                y + 8,
                r.uniform(120, 165),
                turn=180 + r.uniform(-8, 8),
                shadow=Shadow.THIN,
            )
    for x, y, tall, angle in (
        (110, 70, 190, 12),
        (270, 40, 230, -8),
        (440, 60, 200, 6),
        (600, 30, 240, -12),
        (740, 80, 180, 9),
    ):
        scene.thread([(x, -10), (x, y)], p.light, 2.4, 0.7)
        scene.place(
            made.hammer(p, r.randrange(4)),
            x,
            y,
            tall,
            anchor="top",
            turn=angle,
            shadow=Shadow.LIFT,
        )
    sky.halo(scene, 400, 700, 420, 0.85, "#f2fff4")
    scene.wash(ellipse(400, 1068, 330, 46), p.accent, 0.6, 18)
    scene.wash(ellipse(400, 1070, 240, 22), "#e9fffb", 0.8, 10)
    body = move(stretch(whole("elephant", 2.9), 5.3, 5.3, 0, 0), 400, 1064)
    lines = move(stretch(cut("elephant"), 5.3, 5.3, 0, 0), 400, 1064)
    scene.sheet(body, "#9fe8de", Shadow.OBJECT, opacity=0.62)
    with scene.inside(body, sunk=False) as glass:
        for k in range(7):
            x = 60 + 110 * k
            glass.wash(
                polygon([(x, 460), (x + 46, 460), (x - 150, 1100), (x - 196, 1100)]),
                "#ffffff",
                0.16 + 0.1 * (k % 2),
            )
        glass.wash(
            rect(0, 900, 800, 200),
            glass.linear([(0, "#0f8f88", 0), (1, "#0f8f88", 0.55)], (0, 860), (0, 1080)),
        )
        glass.wash(body.difference(lines).buffer(-2), "#ffffff", 0.75)
        glass.wash(body.difference(body.buffer(-9)), "#ffffff", 0.8)
        glass.wash(body.buffer(-14).difference(body.buffer(-18)), "#0f8f88", 0.45)
    sparks = [
        sky.sparkle(x, y, s)
        for x, y, s in ((250, 560, 34), (560, 520, 26), (640, 760, 22), (330, 700, 18))
    ]
    scene.wash(union(*sparks), "#ffffff")
    scene.sheet(rect(-40, 1090, 250, 150, 6), scene.level(0.8), Shadow.LIFT)
    scene.sheet(rect(-40, 1078, 264, 22, 6), scene.level(0.6), Shadow.LIFT)
    scene.place(made.hammer(p, 1), 40, 1082, 120, turn=82)
    scene.wash(ellipse(700, 1130, 90, 60), p.light, 0.5, 20)
    scene.traveller(705, 1160, 122, flip=True)
