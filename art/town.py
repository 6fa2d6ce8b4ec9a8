"""Houses, towers, stairs, bridges and walls outdoors."""

import math
from collections.abc import Callable
from random import Random

from art.colour import mix, shade
from art.figure import figure, glow
from art.paper import Shadow
from art.scene import Scene
from art.shapes import Shape, arch, circle, path, polygon, rect, stroke, union

Ground = Callable[[float], float]
Papers = list[tuple[Shape, str]]


def house(
    random: Random,
    x: float,
    y: float,
    width: float,
    height: float,
    wall: str,
    window: str,
    lit: float = 0.8,
) -> Papers:
    """A house with its left wall at `x`, standing on `y`: roof, chimney and lit windows."""
    roof, kind = shade(wall, -0.1), random.random()
    w, top = width, y - height
    papers: Papers = []
    if random.random() < 0.4:
        papers.append((rect(x + w * 0.68, top - w * 0.6, w * 0.16, w * 0.6), roof))
    papers.append((rect(x, top, w, height), wall))
    if kind < 0.55:
        papers.append(
            (polygon([(x - w * 0.1, top), (x + w / 2, top - w * 0.75), (x + w * 1.1, top)]), roof)
        )
    elif kind < 0.8:
        papers.append(
            (polygon([(x - w * 0.08, top), (x + w / 2, top - w * 1.5), (x + w * 1.08, top)]), roof)
        )
    elif kind < 0.92:
        papers.append((circle(x + w / 2, top, w / 2).intersection(rect(x, top - w, w, w)), roof))
        papers.append((rect(x + w * 0.47, top - w * 0.75, w * 0.06, w * 0.3), roof))
    else:
        steps = [
            rect(x + w * 0.12 * k, top - w * 0.14 * (k + 1), w * (1 - 0.24 * k), w * 0.2)
            for k in range(4)
        ]
        papers.append((union(*steps), roof))
    panes = []
    level = top + w * 0.18
    while level < y - w * 0.3:
        panes += [
            rect(x + w * at, level, w * 0.2, w * 0.28) for at in (0.2, 0.6) if random.random() < lit
        ]
        level += w * 0.5
    if panes:
        papers.append((union(*panes), window))
    return papers


def town(
    scene: Scene,
    left: float,
    right: float,
    ground: Ground,
    colour: str,
    *,
    window: str | None = None,
    width: tuple[float, float] = (22, 40),
    height: tuple[float, float] = (24, 90),
    peak: float = 0.5,
    shadow: Shadow = Shadow.THIN,
) -> None:
    """Houses side by side along the ground, tallest at `peak` of the way."""
    r, x = scene.random, left
    papers: Papers = []
    while x < right:
        w = r.uniform(*width)
        u = (x + w / 2 - left) / (right - left)
        bulge = math.sin(math.pi * min(1, max(0, u)) ** (math.log(0.5) / math.log(peak)))
        tall = r.uniform(*height) * (0.5 + 0.95 * bulge)
        paper = mix(colour, scene.level(0.25), r.uniform(0, 0.3))
        papers += house(r, x, ground(x + w / 2) + 6, w, tall, paper, window or scene.palette.accent)
        x += w * r.uniform(0.82, 1.0)
    scene.group(papers, shadow)


def tower(x: float, y: float, width: float, height: float, roof: float = 1.4) -> Shape:
    """A round tower with battlements below a pointed roof."""
    w, top = width / 2, y - height
    crown = rect(x - w * 1.25, top, w * 2.5, width * 0.3)
    return union(
        polygon([(x - w * 1.08, y), (x - w, top), (x + w, top), (x + w * 1.08, y)]),
        crown,
        polygon([(x - w * 1.4, top), (x, top - width * roof), (x + w * 1.4, top)]),
        stroke([(x, top - width * roof), (x, top - width * (roof + 0.35))], 3),
        polygon(
            [
                (x, top - width * (roof + 0.35)),
                (x + width * 0.4, top - width * (roof + 0.22)),
                (x, top - width * (roof + 0.1)),
            ]
        ),
    )


def stairs(
    scene: Scene, x: float, y: float, steps: int, size: float, nearness: float, *, down: int = 1
) -> Callable[[int], tuple[float, float]]:
    """Stairs falling from a landing at the point, to the right (or left: `down=-1`).

    Returns where a foot stands on step k.
    """
    run = size * 1.1 * down
    points = [(x - 900 * down, y), (x, y)]
    for k in range(steps):
        points += [(x + run * k, y + size * (k + 1)), (x + run * (k + 1), y + size * (k + 1))]
    points += [(x + run * steps, 1300), (x - 900 * down, 1300)]
    scene.sheet(polygon(points), scene.level(nearness), Shadow.OBJECT, gradient=0.12)
    treads = [
        rect(min(x + run * k, x + run * (k + 1)), y + size * (k + 1), abs(run), 8)
        for k in range(steps)
    ]
    risers = [rect(x + run * k - 3, y + size * k + 8, 6, size - 8) for k in range(steps)]
    scene.wash(union(*treads), scene.level(nearness - 0.3), 0.9)
    scene.wash(union(*risers), scene.level(min(1, nearness + 0.15)), 0.8)
    return lambda k: (x + run * (k + 0.5), y + size * (k + 1))


def bridge(x: float, y: float, width: float, arches: int, height: float, deck: float = 26) -> Shape:
    """A stone viaduct: its road lies at `y`, its piers go `height` down."""
    span = width / arches
    holes = [
        arch(x + span * (k + 0.5), y + height + 5, span * 0.76, height + 5 - deck)
        for k in range(arches)
    ]
    return rect(x, y, width, height).difference(union(*holes))


def fence(x: float, y: float, width: float, height: float, step: float = 26) -> Shape:
    """Pickets."""
    rails = [rect(x, y - height * at, width, height * 0.08) for at in (0.3, 0.7)]
    posts = [
        path(
            f"M{x + k * step} {y}"
            f"V{y - height * 0.85}l{step * 0.2} {-height * 0.15}l{step * 0.2} {height * 0.15}"
            f"V{y}Z"
        )
        for k in range(int(width / step))
    ]
    return union(*rails, *posts)


def street_lamp(scene: Scene, x: float, y: float, height: float, colour: str) -> None:
    """A lamp post with its halo."""
    light = scene.palette.light
    post = union(
        rect(-1.2, -90, 2.4, 90),
        rect(-4, -6, 8, 6),
        polygon([(-6.5, -100), (0, -106), (6.5, -100)]),
    )
    glass = polygon([(-5, -100), (5, -100), (3.5, -88), (-3.5, -88)])
    scene.place(
        glow(circle(0, -94, 16), light) + figure((post, colour), (glass, light)), x, y, height
    )


def mill(scene: Scene, x: float, y: float, height: float, colour: str, sails: str) -> None:
    """A windmill with four sails."""
    h = height
    scene.sheet(
        polygon(
            [
                (x - h * 0.2, y),
                (x - h * 0.12, y - h * 0.6),
                (x, y - h * 0.74),
                (x + h * 0.12, y - h * 0.6),
                (x + h * 0.2, y),
            ]
        ),
        colour,
    )
    scene.wash(
        union(arch(x, y - h * 0.38, h * 0.06, h * 0.1), arch(x, y, h * 0.1, h * 0.16)),
        scene.palette.light,
    )
    hub = (x, y - h * 0.6)
    blades = []
    for k in range(4):
        a = math.pi / 4 * (2 * k + 0.7)
        c, s = math.cos(a), math.sin(a)
        tip = (hub[0] + c * h * 0.5, hub[1] + s * h * 0.5)
        wide = (-s * h * 0.09, c * h * 0.09)
        near = (hub[0] + c * h * 0.1, hub[1] + s * h * 0.1)
        blades.append(stroke([hub, tip], h * 0.014))
        blades.append(
            polygon(
                [
                    near,
                    tip,
                    (tip[0] + wide[0], tip[1] + wide[1]),
                    (near[0] + wide[0], near[1] + wide[1]),
                ]
            )
        )
    scene.sheet(union(*blades, circle(*hub, h * 0.03)), sails, Shadow.SOFT)
