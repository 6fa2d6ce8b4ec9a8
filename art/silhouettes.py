"""Outlines taken from game-icons.net (CC BY 3.0), made into papers.

A bare icon on a background is clip art. Inlay it, put a scene inside it, build on it, or cut
it in two.
"""

import json
from functools import cache
from importlib.resources import files

from shapely import affinity

from art.colour import shade
from art.figure import Figure, figure
from art.shapes import Shape, pierced, solid


@cache
def _paths() -> dict[str, str]:
    data = json.loads((files("art") / "silhouettes.json").read_text(encoding="utf-8"))
    return dict(data["paths"])


def names() -> list[str]:
    """What there is."""
    return sorted(_paths())


@cache
def cut(name: str) -> Shape:
    """The icon with its cuts, 100 units tall, standing on the origin in its middle."""
    shape = pierced(_paths()[name])
    x0, y0, x1, y1 = shape.bounds
    moved = affinity.translate(shape, -(x0 + x1) / 2, -y1)
    return affinity.scale(moved, 100 / (y1 - y0), 100 / (y1 - y0), origin=(0, 0))


@cache
def whole(name: str, gap: float = 2) -> Shape:
    """The icon with its cuts filled: one sheet of paper."""
    return solid(cut(name), gap)


def silhouette(name: str, paper: str, gap: float = 2) -> Figure:
    """One closed sheet."""
    return figure((whole(name, gap), paper))


def inlaid(name: str, paper: str, under: str | None = None, gap: float = 2) -> Figure:
    """The cut icon glued on a closed sheet of another colour, which shows through the cuts."""
    return figure((whole(name, gap), under or shade(paper, -0.16)), (cut(name), paper))
