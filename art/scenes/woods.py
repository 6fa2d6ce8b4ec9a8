"""Cards among trees."""

from art import animals, nature, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    arch,
    circle,
    curve,
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


@card("tree-door", palette="forest", traveller="gnome")
def tree_door(scene: Scene) -> None:
    """A door in an old tree stands open, and behind it is space."""
    r, p = scene.random, scene.palette
    scene.sky(400, 760, 720)
    for k in range(4):
        near = 0.08 + 0.14 * k
        nature.trunks(scene, 7 - k, near, 24 + 14 * k, (230 - 30 * k, 570 + 30 * k))
        scene.sheet(hills(r, 900 + 45 * k, 24).shape, scene.level(near + 0.06), Shadow.RIDGE)
    old, tips = nature.tree(r, 400, 1010, 1010, width=170, spread=0.55, depth=7)
    crown = [tip for tip in tips if tip[1] < 520]
    nature.foliage(scene, crown, [scene.level(0.66)], 54, 3, 34)
    scene.sheet(smooth(old, 4), scene.level(0.88), Shadow.OBJECT, gradient=0.05)
    grooves = [
        stroke(curve([(340 + 30 * k, 690), (336 + 33 * k, 800), (316 + 42 * k, 1000)]), 3)
        for k in range(5)
    ]
    scene.wash(union(*grooves).intersection(old), scene.level(0.7), 0.5)
    nature.foliage(
        scene, crown, [scene.level(0.5), scene.level(0.34), scene.level(0.14)], 46, 3, 36
    )
    sky.beam(
        scene, polygon([(345, 1000), (455, 1000), (640, 1260), (110, 1260)]), p.accent, 0.55, 16
    )
    opening = arch(400, 1004, 116, 200)
    scene.wash(opening.buffer(14), p.accent, 0.9, blur=22)
    scene.sheet(opening.buffer(13).difference(opening), scene.level(0.5), Shadow.THIN)
    with scene.inside(opening, "indigo") as space:
        space.sky(400, 1010, 240)
        sky.stars(space, 60, 1000, 800, left=340, right=460)
        sky.planet(space, 404, 880, 27, "#ff8f6b", ring="#ffe3a3")
        sky.planet(space, 372, 940, 9, "#7fd8bd")
    swung = path("M458 1004V850Q500 842 532 862V1034Z")
    scene.sheet(swung, p.second, Shadow.LIFT)
    scene.wash(
        path("M468 950V872Q492 866 520 878V962ZM468 992V962L520 976V1012Z"), shade(p.second, -0.1)
    )
    scene.wash(circle(518, 946, 5), p.light)
    scene.traveller(325, 1100, 116)
    front = hills(r, 1135, 22)
    scene.sheet(front.shape, scene.level(0.95), Shadow.RIDGE)
    for x, height in ((135, 62), (190, 40), (640, 70), (700, 46)):
        nature.mushroom(scene, x, front.at(x) + 14, height, p.second)
    nature.corners(scene, 1, 60, 270)


@card("stag-wood", palette="dawn", traveller="fox")
def stag_wood(scene: Scene) -> None:
    """A stag carries a winter night within it and an autumn tree for antlers."""
    r, p = scene.random, scene.palette
    scene.sky(420, 400, 720)
    sky.moon(scene, 520, 330, 225, "#fffaf0")
    for k in range(3):
        ridge = hills(r, 800 + 60 * k, 60, 4)
        scene.sheet(ridge.shape, scene.level(0.02 + 0.11 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 40 + 14 * k, scene.level(0.1 + 0.12 * k), dense=0.7)
    body = move(stretch(animals.stag_body(), 6.6, 6.6, 0, 0), 320, 1112)
    head, brow = 320 + 34 * 6.6, 1112 - 97 * 6.6
    left, some = nature.tree(r, head - 12, brow + 8, 400, width=20, spread=0.5, depth=6, lean=-1.9)
    right, more = nature.tree(r, head + 12, brow + 8, 350, width=19, spread=0.5, depth=6, lean=0.5)
    antlers = union(left, right).intersection(rect(0, 0, 800, brow + 16))
    scene.sheet(antlers, scene.level(0.86), Shadow.LIFT, gradient=0.03)
    nature.foliage(scene, some + more, [p.accent, "#f3722c", p.light], 24, 1, 9)
    scene.sheet(body, scene.level(0.9), Shadow.OBJECT)
    with scene.inside(body, "sea") as night:
        night.sky(330, 720, 420)
        sky.stars(night, 130, 960, 500)
        sky.moon(night, 300, 735, 26)
        for k in range(3):
            ridge = hills(r, 800 + 50 * k, 20, 4)
            night.sheet(ridge.shape, night.level(0.1 + 0.28 * k), Shadow.RIDGE)
            nature.pines(night, ridge.at, 56 + 18 * k, night.level(0.3 + 0.28 * k), step=22)
        nature.snowflakes(night, 110, top=500)
    scene.wash(body.difference(body.buffer(-2.5)), "#ffffff", 0.6)
    scene.wash(circle(320 + 42 * 6.6, 1112 - 90.5 * 6.6, 6), "#ffffff")
    ground = hills(r, 1092, 26)
    scene.sheet(ground.shape, scene.level(0.93), Shadow.RIDGE)
    nature.grass(scene, ground.at, scene.level(1))
    scene.traveller(690, ground.at(690) + 10, 96, flip=True)
    nature.corners(scene, 1, 58, 250)


@card("clock-owl", palette="frost", traveller="old-man")
def clock_owl(scene: Scene) -> None:
    """An owl with clocks for eyes, and someone at home in its breast."""
    r, p = scene.random, scene.palette
    scene.sky(400, 470, 640)
    sky.stars(scene, 60, 420)
    for k in range(3):
        ridge = hills(r, 700 + 80 * k, 60, 4)
        scene.sheet(ridge.shape, scene.level(0.12 + 0.12 * k), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 60 + 30 * k, scene.level(0.34 + 0.12 * k), dense=0.75)
    owl = animals.owl(p, scene.level(0.72))
    sky.halo(scene, 400, 560, 520, 0.5)
    scale = 6.6
    scene.place(owl, 400, 870, scale * owl.tall, shadow=Shadow.OBJECT)
    eye = 870 - 74 * scale
    for side, hour, minute in ((-1, 10, 9), (1, 3, 42)):
        clock = things.clock(p, hour, minute, rim=scene.level(0.95))
        scene.place(clock, 400 + side * 19 * scale, eye, 216, anchor="centre", shadow=Shadow.LIFT)
    home = arch(400, 826, 136, 190)
    scene.wash(home.buffer(10), p.second, 0.9, blur=26)
    scene.sheet(home.buffer(11).difference(home), scene.level(0.92), Shadow.THIN)
    with scene.inside(home, "lamplight") as room:
        room.wash(home, room.linear([(0, "#ffd27a", 1), (1, "#e98a4f", 1)], (0, 640), (0, 826)))
        room.sheet(rect(330, 800, 140, 40), "#8a4a3a", Shadow.RIDGE)
        room.place(things.chair(room.palette, "#5f3340"), 372, 806, 74)
        room.place(things.candle(room.palette), 432, 770, 44)
        room.sheet(union(rect(404, 770, 56, 6), rect(428, 772, 6, 40)), "#5f3340", Shadow.THIN)
        room.sheet(rect(340, 668, 44, 36), "#2ec4b6", Shadow.THIN)
    bough = ribbon([(-60, 920), (160, 872), (420, 876), (640, 850), (860, 880)], 62, 34)
    twigs = union(
        ribbon([(640, 850), (720, 780), (760, 700)], 18, 4),
        ribbon([(130, 880), (70, 800), (60, 730)], 18, 4),
    )
    scene.sheet(union(bough, twigs), scene.level(0.95), Shadow.OBJECT)
    snow = path(
        "M-60 896Q60 868 160 846Q220 834 300 846Q360 838 420 850Q520 830 640 826"
        "Q760 830 860 858V872Q760 850 640 842Q520 848 420 866Q300 860 160 862"
        "Q60 884 -60 914Z"
    )
    scene.sheet(snow, "#f6fbff", Shadow.THIN)
    for side in (-1, 1):
        scene.sheet(
            union(
                *(
                    ribbon(
                        [
                            (400 + side * 90 + 22 * k, 830),
                            (400 + side * 90 + 25 * k, 856),
                            (400 + side * 90 + 22 * k, 886),
                        ],
                        17,
                        9,
                    )
                    for k in (-1, 0, 1)
                )
            ),
            p.second,
            Shadow.THIN,
        )
    scene.place(things.ladder(p, 12, p.accent), 400, 1120, 300)
    for k, near in enumerate((0.02, 0.1)):
        drift = hills(r, 1020 + 84 * k, 34, 2)
        if k:
            nature.pines(scene, drift.at, 130, scene.level(0.85), left=560, dense=0.7, step=60)
        scene.sheet(drift.shape, mix(scene.level(near), "#ffffff", 0.3), Shadow.RIDGE)
        if k == 0:
            scene.place(things.ladder(p, 12, p.accent), 400, 1060, 200)
            scene.traveller(250, drift.at(250) + 16, 112)
    nature.snowflakes(scene, 110)
