"""Rails on sleepers."""

import math
from collections.abc import Sequence

from shapely.geometry import LineString

from art.colour import mix, shade
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import Shape, rect, stroke, turn

GAUGE = 50.0  # half of it
WOOD = ("#7b4d26", "#94612f", "#6b4322", "#85562c")
ROTTEN = ("#54402f", "#463528", "#5f4a37")
STEEL = ("#22262b", "#b9c6cf", "#f4fafc")  # underneath, the rail, its shine
RUST = ("#1b1310", "#6b4532", "#80553d")


def sleepers(
    scene: Scene,
    line: LineString,
    *,
    woods: Sequence[str] = WOOD,
    off: Shape | None = None,
    missing: float = 0,
) -> None:
    """Sleepers at even steps; half a step at either end, so that the next card goes on."""
    count = round(line.length / 52)
    step = line.length / count
    papers: list[tuple[Shape, str]] = []
    for k in range(count):
        at = (k + 0.5) * step
        here, there = line.interpolate(at - 2), line.interpolate(at + 2)
        x, y = (here.x + there.x) / 2, (here.y + there.y) / 2
        if scene.random.random() < missing or (off and off.contains(line.interpolate(at))):
            continue
        angle = math.degrees(math.atan2(there.y - here.y, there.x - here.x))
        angle += scene.random.uniform(-3, 3)
        wood = mix(scene.random.choice(woods), scene.random.choice(woods), scene.random.random())
        papers.append((turn(rect(x - 12, y - 82, 25, 164, 5), angle, x, y), shade(wood, -0.14)))
        papers.append((turn(rect(x - 12, y - 82, 19, 162, 5), angle, x, y), wood))
    scene.group(papers, Shadow.THIN)


def rails(scene: Scene, lines: Sequence[LineString], metal: Sequence[str] = STEEL) -> None:
    """A pair of rails along every line; crossing ones lie in one another."""
    pairs = [_beside(line, side) for line in lines for side in (-GAUGE, GAUGE)]
    under, rail, shine = metal
    for colour, width, shift in ((under, 24, 3.0), (rail, 15, 0.0), (shine, 5, -2.5)):
        for one in pairs:
            points = [(x + shift * 0.5, y + shift) for x, y in one]
            scene.thread(points, colour, width, 1)


def bent(line: LineString, random_turn: float) -> LineString:
    """A line whose last bit is torn aside."""
    points: list[Point] = [(x, y) for x, y in line.coords]
    (x0, y0), (x1, y1) = points[-2], points[-1]
    angle = math.atan2(y1 - y0, x1 - x0) + random_turn
    return LineString([*points, (x1 + 40 * math.cos(angle), y1 + 40 * math.sin(angle))])


def deck(scene: Scene, shape: Shape, *, wood: str = "#b98549") -> None:
    """Planks from side to side, where rails meet."""
    x0, y0, x1, y1 = shape.bounds
    scene.sheet(shape, shade(wood, -0.12), Shadow.THIN, gradient=0.02)
    y, planks = y0, []
    while y < y1:
        plank = rect(x0, y + 2, x1 - x0, 40).intersection(shape.buffer(-6))
        planks.append((plank, mix(wood, scene.random.choice(WOOD), 0.2)))
        y += 44
    scene.group(planks, Shadow.THIN)
    for k in range(len(planks)):
        scene.wash(stroke([(x0, y0 + 44 * k), (x1, y0 + 44 * k)], 3).intersection(shape), "#6b4322")


def _beside(line: LineString, far: float) -> list[Point]:
    """The line shifted sideways."""
    points = [(x, y) for x, y in line.coords]
    ahead, behind = [*points[1:], points[-1]], [points[0], *points[:-1]]
    shifted = []
    for (x, y), (x0, y0), (x1, y1) in zip(points, behind, ahead, strict=True):
        long = math.dist((x0, y0), (x1, y1))
        shifted.append((x - far * (y1 - y0) / long, y + far * (x1 - x0) / long))
    return shifted
