"""Cards where someone waits, throws, or stands still to be measured."""

import math

from art import nature, rooms, sky
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.hollow import sheep_tailor, wolf_in_coat, wool
from art.parts.meadow import board, collar, kennel, low_sun, mouse_thinking, paw, stick, thrower
from art.scene import Scene
from art.shapes import (
    Shape,
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
    turn,
    union,
)


@card("undecided-signpost", palette="ember")
def undecided_signpost(scene: Scene) -> None:
    """A signpost has grown a hundred arms, and a mouse sits down to think."""
    r, p = scene.random, scene.palette
    scene.sky(400, 560, 720)
    low_sun(scene, 400, 560, 330, "#ffd98a")
    for k in range(3):
        scene.sheet(hills(r, 850 + 50 * k, 40, 3).shape, scene.level(0.08 + 0.16 * k), Shadow.RIDGE)
    scene.sheet(hills(r, 1030, 14, 2).shape, scene.level(0.62), Shadow.RIDGE)
    for end, wide in ((-200, 150), (60, 130), (400, 150), (730, 130), (1000, 150)):
        way = f"M388 1040Q{(end + 400) / 2} 1070 {end} 1260H{end + wide}"
        scene.wash(path(way + f"Q{(end + 420) / 2 + 40} 1090 414 1040Z"), scene.level(0.02), 0.85)
    post = ribbon([(400, 1066), (392, 800), (406, 480), (400, 150)], 46, 22)
    papers = [p.light, p.light, "#ffc46b", p.level(0.3), p.level(0.5), p.level(0.7), p.level(0.85)]
    for layer in range(4):
        arms = []
        for k in range(25):
            side, y = (1 if (k + layer) % 2 else -1), 200 + 25.5 * k + r.uniform(-10, 10)
            bulge = math.sin(math.pi * (k + 3.5) / 31)
            long = (70 + 300 * bulge) * r.uniform(0.7, 1.04) * (1.04 - 0.12 * layer)
            lift = r.uniform(-30, 24) - 50 * (1 - k / 14) * (k < 14)
            arm = stretch(board(long, r.uniform(24, 36)), side, 1, 0, 0)
            shape = move(turn(arm, lift * side, 0, 0), 400 - 8 * side, y)
            paper = mix(r.choice(papers), scene.level(0.35), 0.36 - 0.12 * layer)
            arms += [(shape, paper), *_errand(scene, shape, 400, y, side, lift, long, paper)]
        if layer == 2:
            scene.sheet(post, scene.level(0.92), Shadow.LIFT)
        scene.group(arms, Shadow.SOFT)
    for side, y, lift in ((1, 590, -12), (-1, 660, 10)):
        arm = stretch(board(250, 46), side, 1, 0, 0)
        scene.sheet(move(turn(arm, lift, 0, 0), 400 - 8 * side, y), p.second, Shadow.LIFT)
    sky.halo(scene, 215, 1060, 190, 0.9)
    scene.contact(215, 1132, 60)
    scene.place(mouse_thinking(p, "#8a6a78", p.second), 215, 1132, 150)
    nature.grass(scene, lambda _: 1200, scene.level(0.98), count=90, height=70)


def _errand(
    scene: Scene, within: Shape, x: float, y: float, side: int, lift: float, long: float, paper: str
) -> list[tuple[Shape, str]]:
    """What is painted on an arm in place of a name."""
    a = math.radians(lift)
    at = [
        (x + side * long * t * math.cos(a), y + long * t * math.sin(a)) for t in (0.55, 0.65, 0.75)
    ]
    kind = scene.random.randrange(3)
    sign = union(*(circle(*spot, 4) for spot in at)) if kind else stroke([at[0], at[2]], 4)
    return [(sign.intersection(within), shade(paper, -0.2))]


@card("empty-collar", palette="frost")
def empty_collar(scene: Scene) -> None:
    """A man throws a stick, and a collar without a dog runs after it."""
    r, p = scene.random, scene.palette
    scene.sky(540, 330, 660)
    low_sun(scene, 560, 330, 96, "#fff6dc")
    for k in range(3):
        ridge = hills(r, 440 + 60 * k, 40, 4, -30)
        nature.pines(scene, ridge.at, 90 + 40 * k, scene.level(0.22 + 0.14 * k), dense=0.8)
        scene.sheet(
            ridge.shape, mix(scene.level(0.14 - 0.05 * k), "#ffffff", 0.2 + 0.2 * k), Shadow.RIDGE
        )
    home = kennel(p, scene.level(0.62), p.level(0.8))
    scene.place(home, 150, 640, 150, shadow=Shadow.SOFT)
    snow = hills(r, 640, 22, 2, -40)
    scene.sheet(snow.shape, "#f4f9ff", Shadow.RIDGE, gradient=0.16)
    trail = curve([(240, 1070), (330, 1000), (420, 930), (500, 880)], 5)
    prints = []
    for k, (x, y) in enumerate(trail[1:-2]):
        off = 17 if k % 2 else -17
        prints.append(paw(x + off * 0.6, y + off, 24 - 0.4 * k, -38))
    scene.wash(union(*prints), scene.level(0.46), 0.85)
    scene.wash(move(union(*prints), 0, 3), scene.level(0.3), 0.4)
    puffs = [
        circle(500 + r.gauss(0, 34), 880 - abs(r.gauss(0, 20)), r.uniform(5, 17)) for _ in range(18)
    ]
    scene.contact(560, 880, 90)
    scene.group([(union(*puffs), "#ffffff")], Shadow.SOFT)
    scene.place(collar(p, p.accent), 566, 800, 150, turn=-20, shadow=Shadow.LIFT)
    arc = curve([(330, 800), (430, 560), (560, 450), (690, 470)], 9)
    for k in range(0, len(arc) - 3, 2):
        scene.wash(circle(*arc[k], 4.6), scene.level(0.8), 0.9)
    scene.sheet(move(turn(stick(), 24, 0, 0), 694, 478), "#7a4a33", Shadow.SOFT)
    scene.contact(200, 1100, 90)
    scene.place(thrower(p), 200, 1100, 330, shadow=Shadow.LIFT)
    scene.sheet(hills(r, 1130, 24, 2).shape, "#ffffff", Shadow.RIDGE, gradient=0.12)
    nature.branch(scene, 830, 1230, math.pi + 1.1, 260, scene.level(0.9), size=60, bend=-0.6)
    nature.snowflakes(scene, 60)


@card("wolfs-tailor", palette="dawn")
def wolfs_tailor(scene: Scene) -> None:
    """A sheep with pins in its mouth measures a wolf for a woollen coat."""
    r, p = scene.random, scene.palette
    rooms.room(scene, 960, wall=0.12, boards=0.62, light=(380, 560, 620))
    view = rooms.window_shape(620, 470, 250, 320, round_top=True)
    with scene.inside(view, "mint") as out:
        out.sky(620, 300, 260)
        field = hills(r, 400, 16, 2)
        out.sheet(field.shape, out.level(0.3), Shadow.RIDGE)
        for x, size in ((550, 44), (620, 52), (690, 42)):
            _shorn(out, x, field.at(x) + 26, size)
    rooms.window_frame(scene, view, scene.level(0.72))
    rooms.shelf(scene, 40, 250, 330, scene.level(0.7), height=1, bound=[scene.level(0.3)])
    for x, colour in ((85, p.accent), (160, p.second), (235, "#ffd166"), (312, p.light)):
        _ball(scene, x, 250 - 32, 32, colour)
    rooms.ceiling_lamp(scene, 430, 120, 130, p.accent)
    rooms.rug(scene, 380, 1090, 660, p.second, scene.level(0.8))
    scene.contact(340, 1088, 150)
    scene.place(wolf_in_coat(p, "#5b5a78", p.accent), 336, 1092, 620, shadow=Shadow.OBJECT)
    stool = union(
        rect(590, 1056, 190, 24, 8),
        path("M612 1076L596 1150H614L630 1076ZM758 1076L774 1150H756L740 1076Z"),
    )
    scene.sheet(stool, scene.level(0.86), Shadow.LIFT)
    tape = curve([(552, 894), (474, 868), (400, 846), (338, 852)])
    scene.sheet(stroke(tape, 15), "#ffd166", Shadow.THIN)
    ticks = [
        stroke([(px, py - 6), (px, py + (6 if k % 4 == 0 else 0))], 1.8)
        for k, (px, py) in enumerate(tape)
    ]
    scene.wash(union(*ticks), scene.level(0.9))
    scene.place(sheep_tailor(p, "#ffd166", p.accent), 690, 1060, 300, shadow=Shadow.LIFT)
    _ball(scene, 130, 1150, 40, p.accent)
    scene.thread(curve([(168, 1164), (240, 1180), (300, 1160), (380, 1182)]), p.accent, 4, 1)
    scraps = union(*(wool(x, y, 24, 13, 9) for x, y in ((450, 1150), (520, 1172), (70, 1060))))
    scene.sheet(scraps, p.light, Shadow.THIN)


def _shorn(scene: Scene, x: float, y: float, size: float) -> None:
    """A sheep without its wool, cold."""
    u = size / 10
    body = union(
        ellipse(x, y - 5 * u, 5 * u, 2.6 * u),
        *(rect(x + d * u, y - 4 * u, 0.9 * u, 4 * u) for d in (-3.6, -2, 1.6, 3.2)),
    )
    head = union(
        ellipse(x + 5.4 * u, y - 8 * u, 1.6 * u, 2 * u),
        polygon(
            [
                (x + 3 * u, y - 6 * u),
                (x + 5 * u, y - 9 * u),
                (x + 6 * u, y - 6.6 * u),
                (x + 4 * u, y - 4 * u),
            ]
        ),
    )
    scene.group([(union(body, head), "#f6c3b4")], Shadow.THIN)


def _ball(scene: Scene, x: float, y: float, radius: float, colour: str) -> None:
    """A ball of wool."""
    disc = circle(x, y, radius)
    scene.sheet(disc, colour, Shadow.THIN)
    turns = [
        ring(x + radius * dx, y + radius * dy, radius, 3)
        for dx, dy in ((0.5, 0.3), (-0.5, 0.4), (0.2, -0.6), (0.9, 0.1), (-0.2, 0.9))
    ]
    scene.wash(union(*turns).intersection(disc), shade(colour, -0.13))
