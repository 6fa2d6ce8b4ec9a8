"""Cards indoors, and cards with a world in a glass."""

from art import nature, rooms, sky, things, town
from art.colour import mix
from art.deck import card
from art.land import dunes, hills, waves
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    stretch,
    union,
)


@card("caged-sun", palette="lamplight", traveller="child")
def caged_sun(scene: Scene) -> None:
    """Someone keeps the sun in a bird cage in the attic; outside it stays night."""
    r, p = scene.random, scene.palette
    rooms.room(scene, 930, wall=0.55, boards=0.72, light=(330, 480, 700))
    window = rooms.window_shape(660, 640, 170, 300, round_top=True)
    with scene.inside(window, "indigo") as night:
        night.sky(660, 700, 260, glow=0.3)
        sky.stars(night, 70, 600, 330, left=570, right=750)
        ground = hills(r, 600, 14)
        night.sheet(ground.shape, night.level(0.8), Shadow.RIDGE)
        town.town(night, 570, 760, ground.at, night.level(0.9), window="#3b2f7c", height=(20, 60))
    rooms.window_frame(scene, window, scene.level(0.85), panes=(2, 3), thick=13)
    scene.sheet(polygon([(-40, -40), (300, -40), (-40, 300)]), scene.level(0.9), Shadow.FRAME)
    scene.sheet(polygon([(840, -40), (500, -40), (840, 300)]), scene.level(0.9), Shadow.FRAME)
    scene.sheet(rect(-40, 92, 880, 34), scene.level(0.82), Shadow.OBJECT)
    x, y, radius = 330, 500, 150
    scene.wash(
        circle(x, y, 330),
        scene.radial([(0, "#fff3b0", 1), (0.55, "#ffc04d", 0.75), (1, "#ff9a3d", 0)], x, y, 330),
    )
    sky.rays(scene, x, y, count=22, reach=820, start=0, end=360, opacity=0.14)
    sky.sun(scene, x, y, radius, ray="#ff8a1f", disc="#ffdc5e")
    face = scene.level(0.8)
    for points in (
        [(262, 486), (285, 504), (310, 486)],
        [(350, 486), (375, 504), (398, 486)],
        [(290, 566), (330, 550), (370, 566)],
    ):
        scene.thread(curve(points), face, 9, 1)
    scene.thread(curve([(330, 490), (328, 520), (318, 532), (336, 534)]), face, 5, 1)
    for cheek in (256, 404):
        scene.wash(circle(cheek, 535, 20), "#ff8c5a", 0.5, blur=5)
    scene.wash(path("M276 508Q264 532 276 538Q288 532 276 508Z"), p.accent)
    scene.sheet(rect(x - 3, 110, 6, 62), scene.level(1), Shadow.THIN)
    scene.place(things.cage(p, scene.level(0.96)), x, 800, 640, shadow=Shadow.OBJECT)
    rooms.shelf(scene, 560, 790, 260, scene.level(0.88), height=84)
    scene.wash(ellipse(330, 1030, 330, 62), p.light, 0.4, blur=30)
    rooms.rug(scene, 380, 1050, 620, mix(p.second, scene.level(0.7), 0.35), scene.level(0.5))
    scene.place(things.ladder(p, 10, scene.level(0.95)), 176, 1060, 300, turn=14)
    scene.traveller(430, 1062, 128, flip=True)
    scene.place(things.key(p, "#ffd166"), 396, 1070, 120, turn=-8)
    scene.place(things.chair(p, scene.level(1)), 700, 1130, 250, flip=True)
    scene.place(things.candle(p), 690, 1008, 60)


@card("hourglass", palette="ochre", traveller="wanderer")
def hourglass(scene: Scene) -> None:
    """An hourglass in the desert: a sea runs through its waist and becomes a town."""
    r, p = scene.random, scene.palette
    scene.sky(400, 520, 660)
    sky.birds(scene, 9, 170, 220, 60, scene.level(0.8), 14)
    for k, near in enumerate((0.0, 0.14, 0.3)):
        scene.sheet(dunes(r, 900 + 55 * k, 80, 3 - k % 2).shape, scene.level(near), Shadow.RIDGE)
    scale = 7.3
    bulbs = [
        move(stretch(bulb, scale, scale, 0, 0), 400, 1000) for bulb in things.hourglass_glass()
    ]
    glass = union(*bulbs)
    scene.contact(400, 1062, 380)
    scene.sheet(glass.buffer(11), mix(p.light, "#ffffff", 0.4), Shadow.OBJECT, opacity=0.95)
    with scene.inside(bulbs[0], "sea") as sea:
        sea.sky(400, 400, 300)
        sky.stars(sea, 30, 430, 310)
        for k, (y, near) in enumerate(((452, 0.2), (486, 0.42), (522, 0.62), (562, 0.82))):
            sea.sheet(waves(r, y, 18, 96).shape, sea.level(near), Shadow.RIDGE)
            if k == 0:
                sea.place(
                    things.sailing_ship(sea.palette, "#fff3d6", "#5a2f2a"), 400, 474, 136, turn=5
                )
        sea.wash(path("M382 560Q400 600 418 560L404 660H396Z"), "#8fd6cf", 0.5, blur=6)
    with scene.inside(bulbs[1], "ember") as below:
        below.sky(400, 800, 330)
        ridge = hills(r, 900, 12)
        below.sheet(ridge.shape, below.level(0.25), Shadow.RIDGE)
        town.town(
            below, 165, 640, lambda _: 922, below.level(0.6), width=(24, 40), height=(36, 112)
        )
        below.sheet(hills(r, 962, 10).shape, below.level(0.8), Shadow.RIDGE)
        nature.pines(below, lambda _: 968, 34, below.level(0.95), left=130, right=680)
    scene.wash(polygon([(396, 630), (404, 630), (411, 850), (389, 850)]), "#5fc6d6", 0.95)
    for points in (
        [(182, 350), (184, 440), (230, 530), (310, 596)],
        [(182, 950), (188, 860), (240, 770), (300, 716)],
    ):
        scene.thread(curve(points), "#ffffff", 10, 0.5)
    scene.place(
        things.hourglass_frame(p, scene.level(0.74)), 400, 1000, scale * 112, shadow=Shadow.OBJECT
    )
    front = dunes(r, 1130, 60, 2)
    scene.sheet(front.shape, scene.level(0.45), Shadow.RIDGE)
    scene.traveller(640, front.at(640) + 14, 120, flip=True)
    steps = [ellipse(690 + 26 * k, front.at(690 + 26 * k) + 16 + 5 * k, 7, 3) for k in range(5)]
    scene.wash(union(*steps), scene.level(0.85), 0.7)
    scene.sheet(dunes(r, 1185, 40, 2).shape, scene.level(0.85), Shadow.RIDGE)
