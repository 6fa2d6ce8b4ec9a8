"""A locksmith, a reader, a cactus, hammers, a puppet."""

from art.colour import shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.paper import Shadow
from art.parts import parlour as parts
from art.scene import Scene
from art.shapes import (
    Shape,
    circle,
    curve,
    ellipse,
    move,
    path,
    rect,
    ribbon,
    stroke,
    turn,
    union,
)

Papers = list[tuple[str | Shape, str]]


def locksmith(scene: Scene, p: Palette, x: float, y: float) -> None:
    """A locksmith, 400 tall, leaning right with his ear at something; feet at the point."""
    skin, apron, ink = "#f4c9a0", p.accent, p.level(1)
    papers: Papers = [
        (ribbon([(-20, -180), (-30, -90), (-34, -14)], 54, 36), "#3d4a58"),
        (ribbon([(14, -180), (30, -96), (22, -14)], 56, 36), "#4d5c6c"),
        ("M-60 0H-8V-26Q-40 -30 -60 0ZM0 0H56Q50 -28 0 -28Z", ink),
        ("M-54 -170Q-70 -290 4 -316Q70 -310 66 -240L50 -164Q0 -150 -54 -170Z", "#fff1d6"),
        ("M-6 -300Q60 -310 64 -240L58 -110Q20 -96 -8 -110L-20 -190Z", apron),
        (stroke(curve([(-56, -190), (0, -172), (58, -188)]), 12), shade(apron, -0.12)),
        (circle(-62, -166, 24).difference(circle(-62, -166, 16)), "#d9a648"),
        (union(*(turn(rect(-66, -146, 8, 50, 3), a, -62, -150) for a in (-22, 0, 20))), "#d9a648"),
        (ellipse(76, -352, 48, 54, 14), skin),
        ("M36 -330Q24 -410 84 -408Q126 -404 122 -372Q90 -392 66 -372Q60 -340 36 -330Z", "#e9e2d6"),
        ("M56 -322Q80 -290 116 -312Q122 -336 112 -340Q84 -326 56 -322Z", "#e9e2d6"),
        (stroke(curve([(90, -362), (102, -354), (114, -362)]), 5), ink),
        (ellipse(70, -350, 13, 18), shade(skin, -0.1)),
        ("M24 -372Q30 -430 90 -428Q130 -424 130 -388Q80 -404 24 -372Z", p.level(0.75)),
        (ribbon([(20, -280), (76, -232), (130, -262)], 46, 30), "#fff1d6"),
        (circle(140, -268, 22), skin),
    ]
    parts.glued(
        scene,
        [(move(path(s) if isinstance(s, str) else s, x, y), colour) for s, colour in papers],
        Shadow.LIFT,
    )


def stepping_reader(p: Palette) -> Figure:
    """A girl seen from the side, one leg lifted over a sill to the right: 100 tall."""
    ink, coat, skin = p.level(1), "#e0303a", "#f8d2ae"
    return figure(
        (ribbon([(0, -38), (14, -52), (26, -54)], 11, 8), shade(skin, -0.06)),
        (ribbon([(26, -54), (31, -46), (34, -34)], 8, 6), shade(skin, -0.06)),
        ("M30 -36H38L47 -29Q39 -26 30 -28Z", ink),
        (ribbon([(-5, -38), (-8, -20), (-8, -3)], 10, 7), skin),
        ("M-13 0V-8H-4L6 0Z", ink),
        ("M-8 -72Q-20 -50 -20 -28Q-4 -22 8 -28Q22 -30 24 -38Q16 -60 6 -72Z", coat),
        (circle(3, -82, 12), skin),
        ("M-10 -74Q-18 -100 4 -98Q18 -96 16 -85Q6 -92 0 -86Q-2 -74 -10 -74Z", ink),
        (ribbon([(-9, -84), (-20, -72), (-22, -56)], 9, 4), ink),
        (ellipse(-16, -78, 4, 3, 40), coat),
        (ribbon([(2, -66), (18, -58), (32, -64)], 7, 5.5), shade(coat, -0.1)),
        (circle(33, -65, 4), skin),
    )


def cactus(green: str, flower: str) -> tuple[list[tuple[Shape, str]], Shape]:
    """The papers of a cactus 640 tall with its arms spread, and its spines; foot at (0, 0)."""
    arms = [
        ribbon([(s * 20, -270), (s * 170, -278), (s * 226, -330), (s * 232, -430)], 92, 82)
        for s in (-1, 1)
    ]
    trunk = rect(-78, -600, 156, 620, 78)
    body = union(trunk, *arms)
    ridges = [ribbon([(x, 10), (x * 1.05, -300), (x * 0.8, -540)], 5) for x in (-44, -15, 15, 44)]
    for s in (-1, 1):
        ridges += [
            ribbon([(s * 84, -256 + d), (s * (180 - d), -262 + d), (s * (228 + d), -420)], 5)
            for d in (-20, 12)
        ]
    spines = []
    for s in (-1, 1):
        spots = [(s * x, y) for x in (15, 44, 70) for y in range(-560, 0, 56)]
        spots += [(s * x, -278 + 34 * k) for x in (110, 160) for k in (-1, 0, 1)]
        spots += [(s * (232 + d), y) for d in (-26, 0, 26) for y in (-430, -390, -350)]
        for x, y in spots:
            spines += [stroke([(x, y), (x + d, y - 12)], 2.4) for d in (-9, 0, 9)]
    bloom = union(
        *(
            ellipse(22 * c, -612 + 16 * t, 20, 13, 40 * c)
            for c, t in ((-1, 0), (1, 0), (-0.5, -1), (0.5, -1), (0, 0.4))
        )
    )
    papers = [
        (body, green),
        (union(*ridges).intersection(body), shade(green, -0.09)),
        (bloom, flower),
        (circle(0, -614, 11), "#ffd166"),
    ]
    return papers, union(*spines)


def hammer(p: Palette, kind: int = 0) -> Figure:
    """A hammer with its head up: claw, mallet, sledge or ball; 100 tall."""
    steel, wood = shade(p.level(0.95), 0.1), ("#d9964f", "#c4622f", p.second, "#e8b872")[kind]
    heads = (
        "M-12 -100H20V-80H-8Q-30 -82 -36 -68Q-38 -98 -12 -100ZM20 -103H28V-77H20Z",
        "M-30 -102H30V-70H-30Z",
        "M-26 -98L-20 -102H20L26 -98V-80L20 -76H-20L-26 -80Z",
        "M-10 -98H26V-80H-10ZM-10 -98Q-32 -102 -32 -89Q-32 -76 -10 -80Z",
    )
    head = "#8a4a2c" if kind == 1 else shade(steel, 0.06 * kind)
    return figure(
        ("M-4 -90H4L6 -4Q0 2 -6 -4Z", wood),
        ("M-5.4 -34H5.4L6 -4Q0 2 -6 -4Z", shade(wood, -0.14)),
        (heads[kind], head),
        (rect(-7, -102, 14, 8, 2), shade(head, 0.1)),
    )


def puppet(scene: Scene, p: Palette) -> None:
    """A wooden puppet, 680 tall, whose left hand holds scissors to the string of its right."""
    wood, dark, ink = "#f0bf86", "#b9743f", p.level(1)
    hair = "M316 430Q306 336 400 338Q494 336 484 430Q470 388 400 386Q330 388 316 430Z"
    papers: Papers = [
        (parts.jointed([(362, 800), (346, 900), (352, 990)], 40), wood),
        (parts.jointed([(438, 800), (456, 900), (452, 990)], 40), wood),
        ("M318 1012Q322 974 360 972L374 1012ZM430 1012L444 972Q486 974 490 1012Z", p.level(0.9)),
        ("M336 700H464L486 846Q400 880 314 846Z", p.level(0.8)),
        ("M330 560Q400 530 470 560L460 730Q400 750 340 730Z", "#fff8ea"),
        ("M330 560Q362 546 374 544L380 735Q356 733 340 730Z", p.accent),
        ("M470 560Q438 546 426 544L420 735Q444 733 460 730Z", p.accent),
        (union(*(circle(400, y, 8) for y in (610, 650, 690))), p.second),
        (parts.jointed([(338, 580), (262, 636), (226, 540)], 36), wood),
        (circle(226, 524, 27), wood),
        ("M362 560L400 584L438 560V612L400 588L362 612Z", p.second),
        (rect(382, 520, 36, 44), dark),
        (ellipse(400, 446, 82, 92), wood),
        (hair, ink),
        (union(circle(366, 436, 15), circle(426, 436, 15)), "#ffffff"),
        (union(circle(360, 432, 8), circle(420, 432, 8)), ink),
        (union(circle(346, 476, 17), circle(448, 476, 17)), "#f0806a"),
        (ellipse(392, 464, 10, 14), dark),
        (parts.smile(396, 494, 26, 6, 0.5), "#a8323f"),
        (union(rect(362, 496, 5, 40), rect(427, 496, 5, 40)), dark),
    ]
    parts.glued(scene, papers, Shadow.OBJECT)
    parts.glued(scene, [(parts.jointed([(466, 582), (574, 480), (486, 318)], 36), wood)])
    scene.place(parts.scissors(p, p.accent, 17), 384, 262, 280, turn=14, shadow=Shadow.LIFT)
    scene.sheet(circle(472, 296, 27), wood, Shadow.THIN)
