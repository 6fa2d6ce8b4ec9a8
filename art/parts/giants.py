"""Ladders, honey, wool, a comet and arms of stone, for `heights*` and `giants*`."""

import math

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.pathdata import Point
from art.shapes import (
    Shape,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    smooth,
    stretch,
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


def comet(p: Palette, head: str, tail: str) -> Figure:
    """A comet flying left to right; its head is on the origin."""
    streams = [
        ribbon([(0, 10 * k), (-90, 10 + 17 * k), (-170, 6 + 30 * k), (-270, 24 + 34 * k)], 20, 1)
        for k in (-1, 0, 1)
    ]
    veil = path("M0 -30Q-120 -44 -300 -40Q-190 -10 -330 30Q-180 24 -280 84Q-110 50 0 30Z")
    body = union(circle(0, 0, 30))
    return figure(
        (veil, tail),
        (union(*streams), mix(tail, head, 0.45)),
        (path("M0 -29Q-80 -30 -190 -8Q-110 4 -150 26Q-60 26 0 29Z"), mix(tail, head, 0.75)),
        (body, head),
        (circle(4, -2, 20), p.light),
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


def clasped_hands(left: str, right: str) -> Figure:
    """Two arms of stone that hold each other by the hand: 920 wide, the grip on the origin."""
    arm = ribbon([(-470, 190), (-300, 120), (-160, 60), (-90, 22)], 210, 128)
    palm = path("M-150 -30Q-80 -64 0 -48Q80 -30 108 6Q120 60 60 86Q-40 96 -130 84Z")
    other = path("M150 -30Q90 -66 20 -56Q-30 -44 -36 0Q-40 70 10 90Q80 96 140 84Z")
    fingers = [
        ribbon(
            [(60, -22 + 31 * k), (-40, -30 + 32 * k), (-108 + 9 * abs(k - 1.2), -8 + 28 * k)],
            34,
            29,
        )
        for k in range(4)
    ]
    gaps = [
        stroke(curve([(50, -6 + 31 * k), (-40, -14 + 32 * k), (-96 + 8 * k, 6 + 28 * k)]), 3.4)
        for k in range(3)
    ]
    nails = [ellipse(-104 + 9 * abs(k - 1.2), -8 + 28 * k, 11, 9) for k in range(4)]
    thumb = ribbon([(-140, -14), (-70, -66), (10, -74), (66, -44)], 50, 36)
    mirrored = stretch(arm, -1, 1, 0, 0)
    cuffs = [polygon([(-300, 18), (-262, 0), (-226, 162), (-262, 186)])]
    cuffs.append(stretch(cuffs[0], -1, 1, 0, 0))
    return figure(
        (smooth(union(arm, palm), 12), left),
        (smooth(union(mirrored, other), 12), right),
        (union(*fingers), shade(right, 0.03)),
        (union(*gaps), shade(right, -0.16)),
        (union(*nails), shade(right, 0.1)),
        (thumb, shade(left, 0.03)),
        (ellipse(58, -50, 14, 10, 30), shade(left, 0.1)),
        (cuffs[0], shade(left, -0.1)),
        (cuffs[1], shade(right, -0.1)),
        tall=400,
    )
