"""Tunnels: where they run, and what is cut out of the rock for them."""

import math
from dataclasses import dataclass
from random import Random

from shapely.geometry import LineString

from art.colour import shade
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import HEIGHT, WIDTH, Shape, circle, ellipse, polygon, polygons, rect, union

MIDDLE: Point = (WIDTH / 2, HEIGHT / 2)
EDGE: dict[str, Point] = {
    "N": (WIDTH / 2, 0),
    "E": (WIDTH, HEIGHT / 2),
    "S": (WIDTH / 2, HEIGHT),
    "W": (0, HEIGHT / 2),
}
OUT: dict[str, Point] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
HALF = 122.0  # of a tunnel's width, the same at every edge
BEYOND = 80.0  # how far tunnels are drawn past the card
STUB = {"N": 330.0, "S": 330.0, "E": 225.0, "W": 225.0}  # how long dead ends are


@dataclass(frozen=True)
class Light:
    """How a floor is lit: in its middle, towards the walls."""

    bright: str
    dim: str


WARM = Light("#e8bd7c", "#b98348")
DARK = Light("#bf9a6c", "#7d6044")


def through(openings: str) -> list[LineString]:
    """The lines from edge to edge that rails follow; switches where three ways meet."""
    if len(openings) == 4:
        return [_straight("N", "S", 0), _straight("W", "E", 0)]
    if len(openings) == 3:
        main = ("N", "S") if {"N", "S"} <= set(openings) else ("W", "E")
        (branch,) = set(openings) - set(main)
        return [_straight(*main, 0), *(_switch(end, branch) for end in main)]
    one, other = openings[0], openings[1]
    if {one, other} in ({"N", "S"}, {"E", "W"}):
        return [_straight(one, other, 26)]
    return [_bend(one, other)]


def beds(openings: str) -> list[LineString]:
    """The lines that sleepers lie along: as `through`, but without switches."""
    if len(openings) < 3:
        return through(openings)
    main = through(openings)[:1]
    if len(openings) == 4:
        return through(openings)
    (branch,) = set(openings) - ({"N", "S"} if {"N", "S"} <= set(openings) else {"E", "W"})
    return [*main, LineString([EDGE[branch], MIDDLE])]


def stub(side: str, length: float | None = None) -> LineString:
    """The line of a dead end, from the edge inwards."""
    (x, y), (dx, dy) = EDGE[side], OUT[side]
    far = STUB[side] if length is None else length
    return LineString([(x, y), (x - dx * far, y - dy * far)])


def longer(line: LineString) -> LineString:
    """The line drawn on past the card at the ends that lie on an edge."""
    points: list[Point] = [(x, y) for x, y in line.coords]
    for at in (0, -1):
        for side, edge in EDGE.items():
            if math.dist(points[at], edge) < 1:
                beyond = (edge[0] + OUT[side][0] * BEYOND, edge[1] + OUT[side][1] * BEYOND)
                points.insert(0 if at == 0 else len(points), beyond)
    return LineString(points)


def bored(random: Random, lines: list[LineString], half: float = HALF) -> Shape:
    """The tunnel around the lines, hewn by hand but exact where it leaves the card."""
    tubes = [longer(line).buffer(half, join_style="round") for line in lines]
    whole = union(*tubes)
    if len(lines) > 1:
        whole = union(whole, circle(*MIDDLE, half * 1.32))
        whole = whole.buffer(40).buffer(-80).buffer(40)
    return hewn(random, whole)


def hewn(random: Random, shape: Shape, much: float = 13) -> Shape:
    """The shape with a chipped edge; near the card's edges it stays as it is."""
    ring = polygons(shape)[0].exterior
    points: list[Point] = []
    for k in range(int(ring.length / 30)):
        at = ring.interpolate(k * 30)
        inside = min(at.x, WIDTH - at.x, at.y, HEIGHT - at.y)
        swing = much * max(0.0, min(1.0, (inside - 20) / 70))
        points.append((at.x + random.uniform(-swing, swing), at.y + random.uniform(-swing, swing)))
    return polygon(points).buffer(5).buffer(-5)


def walls(scene: Scene, tunnel: Shape) -> None:
    """The dark edge of the rock around a tunnel."""
    scene.wash(tunnel.buffer(34), scene.palette.shadow, 0.5, blur=14)
    scene.wash(tunnel.buffer(13), "#150e0b")


def floor(scene: Scene, tunnel: Shape, light: Light) -> None:
    """Trodden ground with pebbles, in the shade towards the walls. For the inside of a tunnel."""
    scene.wash(tunnel, light.dim)
    scene.wash(tunnel.buffer(-26), light.bright, 0.95, blur=22)
    pebbles = []
    ground = tunnel.buffer(-18)
    for _ in range(220):
        x, y = scene.random.uniform(0, WIDTH), scene.random.uniform(0, HEIGHT)
        size = scene.random.uniform(3, 8)
        stone = ellipse(x, y, size, size * 0.7)
        if ground.contains(stone):
            pebbles.append((stone, shade(light.dim, scene.random.choice((-0.1, 0.06, 0.16)))))
    if pebbles:
        scene.group(pebbles, Shadow.THIN)


def props(scene: Scene, side: str, wood: str = "#8f5c2c") -> None:
    """Pit props where a tunnel leaves the card: a sill under the rails, a post at either wall."""
    (x, y), (dx, dy) = EDGE[side], OUT[side]
    upright = dx == 0

    def timber(along: float, across: float, thick: float, wide: float, colour: str) -> None:
        cx, cy = x - dx * along, y - dy * along
        if upright:
            box = rect(cx + across - wide / 2, cy - thick / 2, wide, thick, 6)
        else:
            box = rect(cx - thick / 2, cy + across - wide / 2, thick, wide, 6)
        scene.sheet(box, colour, Shadow.SOFT, gradient=0.06, rim=5)

    timber(30, 0, 30, 2 * HALF + 40, shade(wood, -0.1))
    for wall in (-1, 1):
        timber(30, wall * (HALF + 12), 62, 46, wood)


def _straight(one: str, other: str, sway: float) -> LineString:
    (x0, y0), (x1, y1) = EDGE[one], EDGE[other]
    n = 40
    aside = (sway, 0) if x0 == x1 else (0, sway)
    points = []
    for k in range(n + 1):
        t = k / n
        swing = math.sin(math.tau * t) * math.sin(math.pi * t) ** 2
        points.append(
            (x0 + (x1 - x0) * t + aside[0] * swing, y0 + (y1 - y0) * t + aside[1] * swing)
        )
    return LineString(points)


def _bend(one: str, other: str) -> LineString:
    a, b, c = EDGE[one], MIDDLE, EDGE[other]
    points = [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in (k / 40 for k in range(41))
    ]
    return LineString(points)


def _switch(end: str, branch: str) -> LineString:
    """From one end of the main way around into the branch."""
    reach = 210.0
    (ax, ay), (bx, by) = OUT[end], OUT[branch]
    x, y = MIDDLE
    start, stop = (x + ax * reach, y + ay * reach), (x + bx * reach, y + by * reach)
    arc = []
    for k in range(21):
        t = k / 20
        arc.append(
            (
                (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * x + t * t * stop[0],
                (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * y + t * t * stop[1],
            )
        )
    return LineString([EDGE[end], *arc, EDGE[branch]])
