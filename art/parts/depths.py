"""Larger pieces of the cards below a surface: a stair, a spiral railway, a river of post."""

import math

from art import nature, sky, town
from art.colour import mix, shade
from art.figure import Figure, figure
from art.paper import Shadow
from art.parts.harbour_things import envelope
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
    stretch,
    stroke,
    union,
)


def chandelier(scene: Scene, x: float, y: float) -> None:
    """A chandelier hanging from the point, 300 wide."""
    gold = mix(scene.palette.light, "#d08a2e", 0.6)
    arms = [
        stroke(curve([(x, y + 90), (x + 75 * s, y + 130), (x + 140 * s, y + 84)]), 7)
        for s in (-1, -0.55, 0.55, 1)
    ]
    frame = union(
        stroke([(x, y), (x, y + 140)], 7), *arms, circle(x, y + 142, 14), ellipse(x, y + 92, 22, 10)
    )
    scene.sheet(frame, gold, Shadow.SOFT)
    flames = [circle(x + 140 * s, y + 62, 11) for s in (-1, -0.55, 0.55, 1)]
    scene.wash(union(*flames).buffer(16), "#fff3b0", 0.9, blur=12)
    candles = [rect(x + 140 * s - 6, y + 66, 12, 22) for s in (-1, -0.55, 0.55, 1)]
    scene.group([(union(*candles), "#fffaf0"), (union(*flames), "#ffe38a")], Shadow.THIN)


def flight(scene: Scene, steps: range, wet: float = 1400) -> None:
    """Some steps of a stone stair that falls from the upper left, down to the water line."""
    end = 30 + 46 * steps[-1]
    dry = polygon(
        [(-99, -99), (999, -99), (999, wet - (999 - end) * 0.526), (end, wet), (-99, wet)]
    )
    stone = mix(scene.palette.light, scene.palette.level(0.3), 0.35)
    fronts, treads, risers, carpet = [], [], [], []
    for k in steps:
        x, y = -16 + 46 * k, 300 + 42 * k
        fronts.append(polygon([(x, y), (x + 46, y), (x + 46, y + 116), (x, y + 74)]))
        treads.append(polygon([(x, y), (x + 46, y), (x + 122, y - 40), (x + 76, y - 40)]))
        risers.append(polygon([(x + 46, y), (x + 122, y - 40), (x + 122, y + 2), (x + 46, y + 42)]))
        carpet.append(
            polygon([(x + 19, y - 10), (x + 65, y - 10), (x + 103, y - 30), (x + 57, y - 30)])
        )
        carpet.append(
            polygon([(x + 65, y - 10), (x + 103, y - 30), (x + 103, y + 12), (x + 65, y + 32)])
        )
    whole = union(*fronts, *treads, *risers).intersection(dry)
    scene.sheet(whole, shade(stone, -0.2), Shadow.LIFT)
    runner = scene.palette.accent
    for papers, paper in (
        (risers, shade(stone, -0.1)),
        (treads, shade(stone, 0.03)),
        (carpet[1::2], shade(runner, -0.14)),
        (carpet[::2], runner),
    ):
        scene.wash(union(*papers).intersection(dry), paper)


def bottled_railway(scene: Scene) -> None:
    """A mountain at night with a spiral of rails, and a lit train on it."""
    r, p = scene.random, scene.palette
    scene.sky(400, 760, 420, glow=0.7)
    sky.stars(scene, 80, 760, 220, left=150, right=650)
    scene.sheet(sky.crescent(400, 350, 40, 0.4, -60), p.light, Shadow.SOFT)

    def at(a: float) -> tuple[float, float, bool]:
        reach = 232 - 23.5 * a / math.tau * 1.75
        y = 985 - 84 * a / math.tau + reach * 0.2 * math.sin(a)
        return 400 + reach * math.cos(a), y, math.sin(a) > -0.06

    def rails(front: bool) -> None:
        for k in range(150):
            a = k * math.tau / 30
            (x, y, here), (x2, y2, there) = at(a), at(a + math.tau / 30)
            if (here or there) == front:
                scene.thread([(x, y), (x2, y2)], "#ffdf9a" if front else scene.level(0.3), 7, 0.9)

    rails(False)
    peak = path("M150 1050Q250 860 320 690Q350 590 400 540Q450 600 480 690Q550 860 650 1050Z")
    scene.sheet(peak, scene.level(0.42), Shadow.LIFT, gradient=0.1)
    town.town(scene, 250, 560, lambda _: 1034, scene.level(0.75), width=(18, 30), height=(16, 44))
    snow = path(
        "M330 664Q350 590 400 540Q450 600 470 664Q446 640 430 672Q408 640 390 676Q364 640 330 664Z"
    )
    scene.sheet(snow, "#fff2e6", Shadow.THIN)
    for k in range(4):
        firs = [
            nature.pine(r.uniform(300 - 34 * k, 500 + 34 * k), 760 + 84 * k, r.uniform(30, 52))
            for _ in range(6)
        ]
        scene.group([(union(*firs), scene.level(0.82))], Shadow.THIN)
    rails(True)
    for k in range(5):
        a = math.tau * 1.02 + 0.5 + 0.46 * k
        (x, y, _), (x2, y2, _) = at(a - 0.05), at(a + 0.05)
        tilt = math.degrees(math.atan2(y - y2, x - x2))
        scene.place(carriage(scene, k == 0), (x + x2) / 2, (y + y2) / 2, 66, turn=tilt)
        if k == 0:
            for j in range(4):
                puff = circle(x + 4 - 24 * j, y - 86 - 15 * j, 12 + 5 * j)
                scene.wash(puff, "#ffe9e0", 0.8 - 0.15 * j, blur=2)


def carriage(scene: Scene, engine: bool) -> Figure:
    """A small lit carriage going right, or the engine before it."""
    p = scene.palette
    light = figure((rect(-34, -44, 68, 36, 5), p.second), (rect(-38, -50, 76, 9, 4), p.level(1)))
    if engine:
        light = figure(
            ("M-34 -8V-48H-8V-32H30Q38 -30 38 -8Z", p.accent),
            (union(rect(-38, -54, 34, 8, 2), path("M14 -32L11 -52H29L26 -32Z")), p.level(1)),
            (circle(36, -22, 7), "#fffbe0"),
        )
    panes = [rect(-28 + 20 * k, -37, 14, 15, 2) for k in range(1 if engine else 3)]
    wheels = [circle(x, -5, 9) for x in (-22, 0, 22)]
    return light + figure((union(*panes), "#fff0a8"), (union(*wheels), p.level(1)), tall=50)


def foot(size: float) -> Shape:
    """A bare footprint, heel on the origin, toes up; about three times the size long."""
    toes = [
        circle((k - 2) * 0.24, -2.3 + 0.09 * abs(k - 1) ** 1.6, 0.17 - 0.015 * k) for k in range(5)
    ]
    sole = union(
        ellipse(0, -0.45, 0.4, 0.5), ellipse(0, -1.6, 0.52, 0.5), rect(-0.3, -1.6, 0.6, 1.1)
    )
    return stretch(union(sole, *toes), size, size, 0, 0)


def cypress(x: float, y: float, height: float) -> Shape:
    """A slim dark tree."""
    wide = height * 0.17
    return path(
        f"M{x} {y - height}Q{x + wide} {y - height * 0.4} {x + wide * 0.7} {y}H{x - wide * 0.7}"
        f"Q{x - wide} {y - height * 0.4} {x} {y - height}Z"
    )


def river(y: float) -> tuple[float, float]:
    """Where the middle of the river is at a height, and half its width."""
    t = max(0.0, (y - 470) / 730)
    return 430 + 130 * math.sin(t * 7.2 - 0.4) * (0.25 + 0.6 * t) * (
        1 - 0.4 * t
    ), 12 + 330 * t**1.35


def drift(scene: Scene, post: list[tuple[float, float]]) -> None:
    """Letters lying on the river, the nearer the larger."""
    r, papers = scene.random, list[tuple[Shape, str]]()
    for x, y in post:
        t = max(0.0, (y - 470) / 730)
        white = r.choice(("#fffdf0", "#fff3d6", "#e9f5ee", "#ffe3d3"))
        letter = envelope(white, scene.palette.accent if r.random() < 0.7 else scene.palette.second)
        laid = letter.moved(0, 0, 0.09 + 0.66 * t, turn=r.uniform(-38, 38))
        papers += [
            (move(stretch(piece.shape, 1, 0.5 + 0.2 * t, 0, 0), x, y), piece.colour)
            for piece in laid.pieces
        ]
    scene.group(papers, Shadow.THIN)


def spouts(scene: Scene) -> None:
    """The column of a fountain at (400, 760), and the water that falls from it."""
    stone = scene.level(0.24)
    shaft = path("M366 760Q384 640 380 580H420Q416 640 434 760Q400 774 366 760Z")
    scene.sheet(shaft, stone, Shadow.LIFT)
    dish = path("M270 560Q400 590 530 560Q500 612 400 616Q300 612 270 560Z")
    scene.sheet(dish, shade(stone, 0.04), Shadow.LIFT)
    scene.sheet(path("M386 570V450Q400 420 414 450V570Z"), stone, Shadow.THIN)
    for s in (-150, -74, 74, 150):
        jet = [(400, 420), (400 + s * 0.5, 385), (400 + s * 0.88, 510), (400 + s, 715)]
        scene.thread(curve(jet), "#f4fffb", 6, 0.75)
