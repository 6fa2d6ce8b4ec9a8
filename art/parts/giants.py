"""Ladders, honey, wool and arms of stone, for `heights*` and `giants*`."""

import math

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.pathdata import Point
from art.shapes import (
    Shape,
    blob,
    circle,
    curve,
    ellipse,
    path,
    rect,
    ribbon,
    smooth,
    stroke,
    union,
)


def drop(x: float, y: float, length: float) -> Shape:
    """A falling drop, its round end at `y`."""
    w = length * 0.2
    return path(
        f"M{x} {y - length}Q{x + w * 0.2} {y - length * 0.5} {x + w} {y - w}"
        f"Q{x + w} {y} {x} {y}Q{x - w} {y} {x - w} {y - w}"
        f"Q{x - w * 0.2} {y - length * 0.5} {x} {y - length}Z"
    )


def drips(left: float, right: float, y: float, lengths: list[float], thick: float = 16) -> Shape:
    """Something thick running over an edge."""
    step = (right - left) / len(lengths)
    runs = [
        stroke([(left + step * (k + 0.5), y), (left + step * (k + 0.5), y + long)], step * 0.62)
        for k, long in enumerate(lengths)
    ]
    edge = union(rect(left, y - thick, right - left, thick * 1.5, thick / 2), *runs)
    return edge.buffer(-2).buffer(6).buffer(-4)


def jar(p: Palette, honey: str) -> Figure:
    """A pot with honey running over its rim; 90 wide."""
    clay = mix(p.second, p.light, 0.15)
    return figure(
        ("M-38 -84Q-54 -40 -32 0H32Q54 -40 38 -84Z", clay),
        (rect(-44, -98, 88, 18, 6), shade(clay, -0.08)),
        (
            path("M-40 -100Q0 -112 40 -100V-70Q34 -60 28 -70V-84H6V-48Q-2 -36 -10 -48V-84H-40Z"),
            honey,
        ),
    )


def wool(colour: str) -> Figure:
    """A ball of wool, 100 across."""
    ball = circle(0, -50, 50)
    turns = [
        stroke(curve([(-46, -50 + k), (0, -86 + k), (46, -50 + k)]), 3.4)
        for k in range(-18, 60, 15)
    ]
    back = [
        stroke(curve([(-30 + k, -96), (-4 + k, -50), (-30 + k, -4)]), 3.4) for k in range(4, 60, 15)
    ]
    return figure(
        (ball, colour),
        (union(*turns).intersection(ball), shade(colour, -0.13)),
        (union(*back).intersection(ball), shade(colour, 0.1)),
    )


def slim_ladder(foot: Point, top: Point, width: float, bar: float = 5, gap: float = 30) -> Shape:
    """A ladder from one point to another, as long as that takes."""
    (x0, y0), (x1, y1) = foot, top
    long = math.hypot(x1 - x0, y1 - y0)
    sx, sy = -(y1 - y0) / long * width / 2, (x1 - x0) / long * width / 2
    sides = [
        stroke([(x0 + s * sx, y0 + s * sy), (x1 + s * sx * 0.8, y1 + s * sy * 0.8)], bar)
        for s in (-1, 1)
    ]
    rungs = []
    for k in range(1, int(long / gap)):
        t = k * gap / long
        x, y, w = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 1 - 0.2 * t
        rungs.append(stroke([(x - sx * w, y - sy * w), (x + sx * w, y + sy * w)], bar * 0.8))
    return union(*sides, *rungs)


def reaching_arm(stone: str) -> Figure:
    """An arm of stone stretched out to the right: the fingertip on the origin, 480 long."""
    dark = shade(stone, -0.12)
    index = ribbon([(-14, 0), (-74, -22), (-134, -28), (-200, -44)], 27, 52)
    others = [
        ribbon([(-30, 62), (-66, 34), (-122, 16), (-200, -4)], 26, 50),
        ribbon([(-70, 108), (-92, 70), (-136, 48), (-206, 24)], 25, 48),
        ribbon([(-118, 128), (-130, 94), (-166, 72), (-220, 48)], 23, 44),
    ]
    palm = blob(
        [(-176, -72), (-240, -90), (-310, -76), (-350, -40), (-350, 50), (-300, 84), (-230, 82)]
        + [(-178, 30)]
    )
    arm = ribbon([(-310, 0), (-400, 30), (-560, 110)], 142, 240)
    thumb = ribbon([(-138, 66), (-186, 52), (-236, 24), (-286, -6)], 30, 66)
    nails = [ellipse(-12, -5, 13, 7, 24), ellipse(-134, 64, 12, 8, 20)]
    joints = [
        stroke(curve([(x, y), (x + 7, y + 10), (x + 5, y + 22)]), 3)
        for x, y in ((-80, -36), (-140, -44), (-196, -62))
    ]
    return figure(
        (others[2], shade(stone, -0.2)),
        (others[1], shade(stone, -0.15)),
        (others[0], shade(stone, -0.09)),
        (smooth(union(arm, palm, index), 10), stone),
        (thumb, shade(stone, 0.04)),
        (union(*joints), dark),
        (union(*nails), shade(stone, 0.12)),
        tall=400,
    )
