"""Plants, clouds, snow, reeds and corals."""

import math
from collections.abc import Callable
from random import Random

from art.colour import mix, shade
from art.figure import figure
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import (
    WIDTH,
    Shape,
    circle,
    path,
    polygon,
    rect,
    ribbon,
    stroke,
    union,
)

Ground = Callable[[float], float]
Tip = tuple[float, float, float]  # where a twig ends, and its angle


def leaf(x: float, y: float, angle: float, length: float, width: float = 0.36) -> Shape:
    """A leaf growing from a point; the angle in radians, 0 to the right."""
    c, s = math.cos(angle), math.sin(angle)

    def at(u: float, v: float) -> Point:
        return x + length * (u * c - v * s), y + length * (u * s + v * c)

    w = width * 0.5
    side = [(0.0, 0.0), (0.2, 0.62 * w), (0.45, w), (0.72, 0.7 * w), (1.0, 0.0)]
    back = [(u, -v) for u, v in side[-2:0:-1]]
    return polygon([at(u, v) for u, v in side + back])


def tree(
    random: Random,
    x: float,
    y: float,
    height: float,
    *,
    width: float | None = None,
    spread: float = 0.5,
    depth: int = 7,
    lean: float = 0,
) -> tuple[Shape, list[Tip]]:
    """A bare tree standing on a point, and where its leaves would be."""
    limbs: list[Shape] = []
    tips: list[Tip] = []
    trunk = width or height * 0.06

    def grow(x: float, y: float, angle: float, length: float, thick: float, left: int) -> None:
        x2, y2 = x + length * math.cos(angle), y + length * math.sin(angle)
        bend = random.uniform(-0.1, 0.1) * length
        limbs.append(
            ribbon(
                [(x, y), ((x + x2) / 2 + bend, (y + y2) / 2), (x2, y2)],
                max(1.6, thick),
                max(1.4, thick * 0.76),
            )
        )
        if left < 4:
            tips.append((x2, y2, angle))
        if left == 0 or thick < 1.4:
            return
        count = 2 if random.random() < 0.8 else 3
        for k in range(count):
            away = (k - (count - 1) / 2) * spread * 2 / (count - 1) * random.uniform(0.7, 1.2)
            turned = angle + away + random.uniform(-0.12, 0.12) + lean * 0.1
            grow(x2, y2, turned, length * random.uniform(0.68, 0.86), thick * 0.74, left - 1)

    grow(x, y, -math.pi / 2 + lean * 0.2, height * 0.24, trunk, depth)
    foot = path(
        f"M{x - trunk * 1.6} {y + 8}Q{x - trunk * 0.5} {y} {x - trunk * 0.42} {y - height * 0.14}"
        f"H{x + trunk * 0.42}Q{x + trunk * 0.5} {y} {x + trunk * 1.6} {y + 8}Z"
    )
    return union(foot, *limbs), tips


def foliage(
    scene: Scene,
    tips: list[Tip],
    colours: list[str],
    size: float = 30,
    each: int = 3,
    scatter: float = 22,
) -> None:
    """Leaves about the tips of a tree, one layer a colour."""
    r = scene.random
    for colour in colours:
        leaves = [
            leaf(
                x + r.gauss(0, scatter),
                y + r.gauss(0, scatter),
                r.uniform(0, math.tau),
                size * r.uniform(0.6, 1.2),
            )
            for x, y, _ in tips
            for _ in range(each)
            if r.random() < 1.6 / len(colours)
        ]
        tones = [(union(*leaves[k::5]), shade(colour, 0.03 * (k - 2))) for k in range(5)]
        scene.group(tones, Shadow.SOFT)


def branch(
    scene: Scene,
    x: float,
    y: float,
    angle: float,
    length: float,
    colour: str,
    *,
    leaves: int = 9,
    size: float = 70,
    bend: float = 0.6,
) -> None:
    """A leafy branch to frame a card from a corner; the angle in radians, -1.57 is up."""
    spine: list[Point] = []
    papers: list[Shape] = []
    for k in range(leaves + 1):
        spine.append((x, y))
        long = size * (1 - 0.55 * k / leaves)
        if k:
            papers += [leaf(x, y, angle - 0.75, long, 0.5), leaf(x, y, angle + 0.75, long, 0.5)]
        x, y = x + length / leaves * math.cos(angle), y + length / leaves * math.sin(angle)
        angle += bend / leaves
    papers.append(leaf(x, y, angle, size * 0.6, 0.5))
    scene.group([(union(stroke([*spine, (x, y)], 6), *papers), colour)], Shadow.LIFT)


def corners(scene: Scene, near: float = 1, size: float = 64, length: float = 300) -> None:
    """Dark branches in both lower corners."""
    for k in range(2):
        paper, much = scene.level(near - 0.08 * k), length - 40 * k
        branch(scene, -20 + 45 * k, 1225, -1.05 - 0.3 * k, much, paper, size=size, bend=0.65)
        branch(
            scene,
            820 - 45 * k,
            1225,
            math.pi + 1.05 + 0.3 * k,
            much - 50,
            paper,
            size=size - 4,
            bend=-0.65,
        )


def grass(
    scene: Scene,
    ground: Ground,
    colour: str,
    *,
    count: int = 70,
    height: float = 50,
    left: float = -20,
    right: float = 820,
) -> None:
    """Blades along the ground."""
    r, blades = scene.random, []
    for _ in range(count):
        x = r.uniform(left, right)
        y, tall = ground(x) + 14, height * r.uniform(0.4, 1.2)
        sway = r.uniform(-0.5, 0.5) * tall
        blades.append(
            path(
                f"M{x - 4} {y}Q{x} {y - tall * 0.5} {x + sway} {y - tall}"
                f"Q{x + 3} {y - tall * 0.4} {x + 5} {y}Z"
            )
        )
    scene.group([(union(*blades), colour)], Shadow.SOFT)


def pine(x: float, y: float, height: float) -> Shape:
    """A fir in four tiers."""
    parts = [rect(x - height * 0.03, y - height * 0.12, height * 0.06, height * 0.16)]
    for k in range(4):
        w, top = height * (0.1 + 0.06 * k), y - height + height * 0.2 * k
        parts.append(
            path(
                f"M{x} {top}L{x + w} {top + height * 0.34}Q{x} {top + height * 0.28} "
                f"{x - w} {top + height * 0.34}Z"
            )
        )
    return union(*parts)


def pines(
    scene: Scene,
    ground: Ground,
    height: float,
    colour: str,
    *,
    step: float = 28,
    left: float = -20,
    right: float = 830,
    dense: float = 1,
) -> None:
    """A row of firs along the ground."""
    r, x, found = scene.random, left, []
    while x < right:
        if r.random() < dense:
            found.append(pine(x, ground(x) + 8, height * r.uniform(0.6, 1.25)))
        x += step * r.uniform(0.6, 1.4)
    scene.group([(union(*found), colour)] if found else [], Shadow.THIN)


def trunks(
    scene: Scene, count: int, nearness: float, width: float, clear: tuple[float, float] = (250, 550)
) -> None:
    """Trunks from the top of the card to the ground, leaving a clearing open."""
    r, found = scene.random, []
    for _ in range(count):
        x = r.choice((r.uniform(-30, clear[0]), r.uniform(clear[1], WIDTH + 30)))
        w = width * r.uniform(0.7, 1.3)
        found.append(
            path(
                f"M{x - w * 0.45} -30Q{x - w * 0.25} 600 {x - w * 0.8} 1230H{x + w * 0.9}"
                f"Q{x + w * 0.3} 600 {x + w * 0.45} -30Z"
            )
        )
    fill = scene.linear(
        [(0, scene.level(nearness + 0.3), 1), (1, scene.level(nearness), 1)], (0, 0), (0, 900)
    )
    scene.group([(union(*found), fill)], Shadow.SOFT)


def cloud(random: Random, x: float, y: float, width: float) -> Shape:
    """A flat-bottomed cloud, its base at `y`."""
    n, puffs = random.randint(4, 6), []
    for k in range(n):
        t = (k + 0.5) / n
        r = width * 0.17 * (1 - 0.9 * abs(t - 0.5)) * random.uniform(0.85, 1.25) + width * 0.04
        puffs.append(circle(x - width / 2 + width * t, y - r * 0.45, r))
    above = union(*puffs).intersection(rect(x - width, y - width, 2 * width, width))
    return union(above, rect(x - width * 0.58, y - width * 0.05, width * 1.16, width * 0.08, 40))


def snowflakes(
    scene: Scene, count: int = 90, colour: str = "#ffffff", top: float = 0, bottom: float = 1200
) -> None:
    """Falling snow, large and blurred flakes in front of small ones."""
    r = scene.random
    small = [
        circle(r.uniform(0, WIDTH), r.uniform(top, bottom), r.uniform(1.5, 4)) for _ in range(count)
    ]
    large = [
        circle(r.uniform(0, WIDTH), r.uniform(top, bottom), r.uniform(5, 9))
        for _ in range(count // 6)
    ]
    scene.wash(union(*small), colour, 0.85)
    scene.wash(union(*large), colour, 0.6, blur=2.5)


def mushroom(scene: Scene, x: float, y: float, height: float, cap: str) -> None:
    """A toadstool with pale spots."""
    pale = mix(scene.palette.light, cap, 0.1)
    spots = union(circle(-20, -70, 7), circle(12, -82, 6), circle(26, -62, 5))
    toadstool = figure(
        ("M-10 0Q-4 -40 -9 -60H9Q4 -40 12 0Z", pale),
        ("M-50 -50Q-40 -100 0 -100Q40 -100 50 -50Q0 -40 -50 -50Z", cap),
        (spots, pale),
    )
    scene.place(toadstool, x, y, height)
