"""Cutting with scissors: every shape is a shapely polygon in canvas units (800 × 1200)."""

import itertools
import math
from collections.abc import Sequence
from random import Random

from shapely import affinity, union_all
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry import Point as Dot
from shapely.geometry.base import BaseGeometry

from art.pathdata import Point, rings

Shape = BaseGeometry

WIDTH, HEIGHT = 800, 1200


def path(data: str) -> Shape:
    """The union of the subpaths of SVG path data; no holes."""
    return union(*(_polygon(ring) for ring in rings(data)))


def pierced(data: str) -> Shape:
    """SVG path data with its holes kept (even-odd)."""
    shape: Shape = Polygon()
    for ring in rings(data):
        shape = shape.symmetric_difference(_polygon(ring))
    return shape


def polygon(points: Sequence[Point]) -> Shape:
    """Straight edges through the points."""
    return _polygon(points)


def blob(points: Sequence[Point], steps: int = 8) -> Shape:
    """A smooth closed outline through the points (Catmull–Rom): draw animals with it."""
    n = len(points)
    out = [
        _spline(points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n], k / steps)
        for i in range(n)
        for k in range(steps)
    ]
    return _polygon(out)


def curve(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A smooth open line through the points."""
    ends = [points[0], *points, points[-1]]
    out = [
        _spline(a, b, c, d, k / steps)
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False)
        for k in range(steps)
    ]
    return [*out, points[-1]]


def ribbon(points: Sequence[Point], width: float, end: float | None = None) -> Shape:
    """A smooth strip along the points, `width` at the start and `end` at its end."""
    line = curve(points)
    last = width if end is None else end
    if last == width:
        return LineString(line).buffer(width / 2)
    n = len(line) - 1
    dots = [
        Dot(p).buffer(max(0.3, (width + (last - width) * i / n) / 2)) for i, p in enumerate(line)
    ]
    return union(*(a.union(b).convex_hull for a, b in itertools.pairwise(dots)))


def stroke(points: Sequence[Point], width: float, *, flat: bool = False) -> Shape:
    """A straight-edged strip along the points."""
    return LineString(points).buffer(width / 2, cap_style="flat" if flat else "round")


def circle(x: float, y: float, radius: float) -> Shape:
    """A disc."""
    return Dot(x, y).buffer(radius, 24)


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Shape:
    """An oval; `turn` in degrees, clockwise."""
    oval = affinity.scale(Dot(0, 0).buffer(1, 24), rx, ry, origin=(0, 0))
    return affinity.translate(affinity.rotate(oval, turn, origin=(0, 0)), x, y)


def rect(x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    """A rectangle from its upper left corner, its corners rounded if asked."""
    r = min(radius, width / 2, height / 2)
    sides = [(x + r, y + r), (x + width - r, y + r)]
    sides += [(x + width - r, y + height - r), (x + r, y + height - r)]
    return Polygon(sides).buffer(r) if r else Polygon(sides)


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.45) -> Shape:
    """A star with one point up."""
    out = []
    for k in range(2 * points):
        reach, angle = radius * (inner if k % 2 else 1), -math.pi / 2 + k * math.pi / points
        out.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return Polygon(out)


def ring(x: float, y: float, radius: float, width: float) -> Shape:
    """A hoop whose outer edge has the radius."""
    return circle(x, y, radius).difference(circle(x, y, radius - width))


def arch(x: float, y: float, width: float, height: float) -> Shape:
    """A door or window with a round top, standing on `y` with its middle at `x`."""
    r = width / 2
    return union(rect(x - r, y - height + r, width, height - r), circle(x, y - height + r, r))


def union(*shapes: Shape) -> Shape:
    """All of them as one sheet; snapped to a fine grid, on which no union can fail."""
    return union_all(list(shapes), grid_size=0.005)


def smooth(shape: Shape, radius: float = 8) -> Shape:
    """The shape with every corner, inner and outer, rounded."""
    return shape.buffer(radius).buffer(-2 * radius).buffer(radius)


def solid(shape: Shape, gap: float = 0) -> Shape:
    """The shape without holes; cracks narrower than twice the gap are closed."""
    closed = shape.buffer(gap).buffer(-gap) if gap else shape
    return union(*(Polygon(part.exterior) for part in polygons(closed)))


def polygons(shape: Shape) -> list[Polygon]:
    """The polygons a shape consists of, leaving out stray points and lines."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    parts = getattr(shape, "geoms", ())
    return [polygon for part in parts for polygon in polygons(part)]


def move(shape: Shape, x: float, y: float) -> Shape:
    """The shape shifted."""
    return affinity.translate(shape, x, y)


def turn(shape: Shape, degrees: float, x: float, y: float) -> Shape:
    """The shape turned clockwise about a point."""
    return affinity.rotate(shape, degrees, origin=(x, y))


def stretch(shape: Shape, across: float, down: float, x: float, y: float) -> Shape:
    """The shape scaled about a point; a factor of -1 mirrors it."""
    return affinity.scale(shape, across, down, origin=(x, y))


def top_of(shape: Shape, x: float) -> float:
    """The height of the upper edge at `x`: what stands on an animal's back stands here."""
    cut = shape.intersection(LineString([(x, -2000), (x, 4000)]))
    return float(cut.bounds[1]) if not cut.is_empty else float(shape.bounds[3])


def strips(shape: Shape, height: float = 10, sway: float = 6) -> Shape:
    """The shape cut into level strips, shifted to and fro: a reflection in water."""
    x0, top, x1, bottom = shape.bounds
    out, y, k = [], top, 0
    while y < bottom:
        depth = (y - top) / (bottom - top)
        tall = height * (0.6 + 1.2 * depth)
        cut = shape.intersection(rect(x0 - 5, y, x1 - x0 + 10, tall * 0.8))
        out.append(move(cut, sway * (0.3 + depth) * math.sin(1.9 * k + 0.7), 0))
        y, k = y + tall, k + 1
    return union(*out)


def wobbly(random: Random, x: float, y: float, radius: float, wobble: float = 0.06) -> Shape:
    """A disc cut by an unsteady hand: ponds, windows of a shadow box, stones."""
    waves = [(random.uniform(0, 6.28), random.uniform(0.3, 1) * wobble) for _ in range(4)]
    out = []
    for k in range(72):
        angle = k * math.pi / 36
        swell = sum(much * math.sin((j + 2) * angle + at) for j, (at, much) in enumerate(waves))
        reach = radius * (1 + swell)
        out.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return Polygon(out)


def _polygon(points: Sequence[Point]) -> Shape:
    shape = Polygon(points)
    if shape.is_valid:
        return shape
    mended = shape.buffer(0)
    return mended if not mended.is_empty else MultiPolygon()


def _spline(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def one(p: float, q: float, r: float, s: float) -> float:
        return 0.5 * (
            2 * q
            + (r - p) * t
            + (2 * p - 5 * q + 4 * r - s) * t**2
            + (3 * q - p - 3 * r + s) * t**3
        )

    return one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])
