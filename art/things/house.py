"""Things found in a house."""

from art.colour import mix, shade
from art.figure import Figure, figure, glow
from art.palettes import Palette
from art.shapes import (
    arch,
    circle,
    ellipse,
    path,
    rect,
    ring,
    stroke,
    union,
)


def door(p: Palette, paper: str | None = None, *, leaf: bool = True) -> Figure:
    """An arched door frame, 60 wide; its opening is `door_opening`. With its leaf swung open."""
    wood = paper or p.accent
    frame = union(arch(0, 0, 66, 104).difference(arch(0, 1, 52, 97)), rect(-38, -4, 76, 5))
    swung = path("M26 0V-80Q40 -78 52 -68V10Z")
    panels = path("M30 -10V-38L47 -34V-4ZM30 -46V-72L47 -62V-42Z")
    shown = figure((frame, p.level(0.7)))
    if leaf:
        shown = shown + figure(
            (swung, wood), (panels, shade(wood, -0.1)), (circle(47, -32, 2.2), p.light)
        )
    return shown


def shut_door(p: Palette, paper: str | None = None) -> Figure:
    """A closed arched door in its frame, standing by itself."""
    wood = paper or p.accent
    panels = union(
        rect(-19, -40, 16, 32, 2),
        rect(3, -40, 16, 32, 2),
        arch(-11, -48, 16, 34),
        arch(11, -48, 16, 34),
    )
    return figure(
        (union(arch(0, 0, 66, 104), rect(-40, -5, 80, 6)), shade(wood, -0.16)),
        (arch(0, -3, 52, 94), wood),
        (panels, shade(wood, -0.08)),
        (circle(21, -44, 3), p.light),
    )


def ladder(p: Palette, rungs: int = 9, paper: str | None = None) -> Figure:
    """A ladder, narrower at its top."""
    step = 100 / rungs
    bars = [
        stroke(
            [(-11 + 3 * k / rungs, -step * (k + 0.5)), (11 - 3 * k / rungs, -step * (k + 0.5))], 2
        )
        for k in range(rungs)
    ]
    sides = [stroke([(s * 12, 0), (s * 8, -100)], 2.6) for s in (-1, 1)]
    return figure((union(*bars, *sides), paper or p.level(0.9)))


def teacup(p: Palette, paper: str | None = None) -> Figure:
    """A cup on its saucer; 150 wide. The tea is at `y = -88`."""
    china = paper or p.light
    handle = path("M46 -80Q92 -84 84 -52Q78 -28 40 -26L42 -36Q68 -38 72 -54Q76 -72 46 -70Z")
    return figure(
        (ellipse(0, -6, 84, 11), shade(china, -0.08)),
        (ellipse(0, -9, 70, 7), shade(china, -0.16)),
        (handle, shade(china, -0.06)),
        ("M-58 -90Q-54 -20 -24 -8H24Q54 -20 58 -90Z", china),
        ("M-53 -64Q0 -48 53 -64L51 -54Q0 -38 -51 -54Z", p.accent),
        (ellipse(0, -90, 58, 10), shade(china, 0.03)),
        (ellipse(0, -88, 51, 7), mix(p.second, p.level(0.9), 0.45)),
    )


def candle(p: Palette, wax: str | None = None) -> Figure:
    """A lit candle in a holder."""
    paper = wax or p.light
    lit = figure(
        (ellipse(0, -4, 30, 6), p.level(0.85)),
        (ring(28, -12, 9, 3), p.level(0.85)),
        (rect(-11, -66, 22, 62, 2), paper),
        ("M-11 -66H11V-52Q7 -40 5 -52Q2 -60 -2 -48Q-6 -36 -8 -52L-11 -54Z", shade(paper, -0.1)),
        (rect(-0.9, -73, 1.8, 8), p.level(1)),
        ("M0 -100Q13 -82 6 -73Q0 -68 -6 -73Q-13 -82 0 -100Z", "#ff9a2e"),
        ("M0 -88Q6 -78 3 -73Q0 -71 -3 -73Q-6 -78 0 -88Z", "#fff1b8"),
    )
    return glow(circle(0, -84, 34), "#ffd98a") + lit


def chair(p: Palette, paper: str | None = None) -> Figure:
    """A simple wooden chair seen from the side."""
    wood = paper or p.level(0.9)
    return figure(
        (
            union(
                stroke([(-24, 0), (-22, -48), (-27, -100)], 5),
                stroke([(22, 0), (20, -48)], 5),
                rect(-26, -51, 52, 6, 2),
                rect(-28, -100, 8, 3),
                stroke([(-23, -22), (21, -22)], 3),
                rect(-30, -98, 7, 34, 3),
            ),
            wood,
        )
    )
