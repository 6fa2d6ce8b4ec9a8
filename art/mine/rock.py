"""Rock: cobbles that go on from card to card, boulders and rubble heaps."""

import math
from collections.abc import Sequence
from functools import cache
from random import Random

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import MultiPoint

from art.colour import mix, shade
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import HEIGHT, WIDTH, Shape, move, polygon, polygons, rect

COLUMNS, ROWS = 8, 12
STEP = WIDTH / COLUMNS
BROWNS = ("#57473b", "#4a3e38", "#63513f", "#4f4845", "#5d4d45")
GREYS = ("#8f8a86", "#77726f", "#a39c94", "#6a6461")
JOINT = "#221916"

Points = NDArray[np.float64]


def rock(scene: Scene, tint: str = "#4a3c34", *, without: Shape | None = None) -> None:
    """Cobbles all over the card, cut off where a tunnel is."""
    scene.wash(rect(0, 0, WIDTH, HEIGHT), JOINT)
    papers: list[tuple[Shape, str]] = []
    hole = None if without is None else without.buffer(9)
    for cell, colour in _cobbles(scene.random):
        stone = cell if hole is None else cell.difference(hole)
        stone = stone.buffer(-15).buffer(10)
        if stone.area < 700:
            continue
        paper = mix(colour, tint, 0.35)
        papers.append((stone, shade(paper, -0.09)))
        papers.append((move(stone.buffer(-4), -2.5, -5), paper))
        papers.append((move(stone.buffer(-17), -5, -8), shade(paper, 0.028)))
    scene.group(papers, Shadow.THIN)


def boulder(random: Random, x: float, y: float, size: float) -> Shape:
    """A stone with corners."""
    n = random.randint(6, 8)
    start = random.uniform(0, math.tau)
    return polygon(
        [
            (
                x + size * random.uniform(0.8, 1.1) * math.cos(start + k / n * math.tau),
                y + size * random.uniform(0.7, 0.95) * math.sin(start + k / n * math.tau),
            )
            for k in range(n)
        ]
    )


def stones(
    scene: Scene, shapes: Sequence[Shape], colours: Sequence[str] = GREYS, lit: float = 0.07
) -> None:
    """Boulders from back to front, each with a lit and a shaded side."""
    for shape in shapes:
        colour = scene.random.choice(colours)
        size = math.sqrt(shape.area)
        top = move(shape.buffer(-size * 0.07), -size * 0.04, -size * 0.07)
        facet = move(shape.buffer(-size * 0.24), -size * 0.08, -size * 0.13)
        scene.group(
            [(shape, shade(colour, -0.2)), (top, colour), (facet, shade(colour, lit))],
            Shadow.SOFT,
        )


def heap(
    scene: Scene, x: float, y: float, radius: float, count: int, size: tuple[float, float]
) -> None:
    """Boulders around a point, the smaller the further from it."""
    places: list[tuple[float, Point, float]] = []
    for k in range(count):
        angle, far = k * 2.4 + scene.random.uniform(-0.3, 0.3), math.sqrt((k + 0.3) / count)
        at = (x + radius * far * math.cos(angle), y + 0.9 * radius * far * math.sin(angle))
        big = size[1] + (size[0] - size[1]) * far * scene.random.uniform(0.7, 1.1)
        places.append((-far, at, big))
    stones(scene, [boulder(scene.random, *at, big) for _, at, big in sorted(places)])


@cache
def _border() -> dict[tuple[int, int], tuple[Point, str]]:
    """Cobbles at the edges, which are the same on every card and repeat from side to side."""
    random = Random("the rock goes on")
    return {
        (column, row): (_jittered(random, column, row), random.choice(BROWNS))
        for column in range(COLUMNS)
        for row in range(ROWS)
        if column in (0, 1, COLUMNS - 2, COLUMNS - 1) or row in (0, 1, ROWS - 2, ROWS - 1)
    }


def _jittered(random: Random, column: int, row: int) -> Point:
    shift = 0.25 if row % 2 else -0.25
    return (
        STEP * (column + 0.5 + shift + random.uniform(-0.3, 0.3)),
        STEP * (row + 0.5 + random.uniform(-0.3, 0.3)),
    )


def _cobbles(random: Random) -> list[tuple[Shape, str]]:
    """The cells around jittered points, wrapped around the card's edges."""
    fixed = _border()
    seeds: list[tuple[Point, str]] = []
    for column in range(-2, COLUMNS + 2):
        for row in range(-2, ROWS + 2):
            inside = (column % COLUMNS, row % ROWS)
            if inside in fixed:
                (x, y), colour = fixed[inside]
                far = (STEP * (column - inside[0]), STEP * (row - inside[1]))
                seeds.append(((x + far[0], y + far[1]), colour))
            else:
                seeds.append((_jittered(random, column, row), random.choice(BROWNS)))
    around = rect(-2 * STEP, -2 * STEP, WIDTH + 4 * STEP, HEIGHT + 4 * STEP)
    cells = shapely.voronoi_polygons(
        MultiPoint([at for at, _ in seeds]), extend_to=around, ordered=True
    )
    card = rect(-STEP, -STEP, WIDTH + 2 * STEP, HEIGHT + 2 * STEP)
    return [
        (_worn(cell), colour)
        for cell, (_, colour) in zip(polygons(cells), seeds, strict=True)
        if cell.intersects(card)
    ]


def _worn(cell: Shape) -> Shape:
    """Straight joints bent by waves that repeat from card to card."""
    return shapely.transform(cell.segmentize(14), _bend)


def _bend(points: Points) -> Points:
    u, v = points[:, 0] * (math.tau / WIDTH), points[:, 1] * (math.tau / HEIGHT)
    across: Points = 6 * np.sin(7 * v + 3 * u) + 4 * np.sin(13 * u - 11 * v + 1)
    down: Points = 6 * np.sin(5 * u - 6 * v + 2) + 4 * np.sin(11 * u + 14 * v)
    return np.stack([points[:, 0] + across, points[:, 1] + down], axis=1)
