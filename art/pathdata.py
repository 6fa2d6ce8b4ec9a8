"""Reads SVG path data into polygons, so that every shape of the deck is one kind of thing."""

import itertools
import math
import re
from collections.abc import Iterator

Point = tuple[float, float]

_TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_STEPS = 12  # straight pieces that stand for one curve


def rings(data: str) -> list[list[Point]]:
    """The subpaths of an SVG path, curves broken into short lines.

    >>> rings("M0 0H4V3Z")
    [[(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]]
    """
    found: list[list[Point]] = []
    ring: list[Point] = []
    here = start = handle = (0.0, 0.0)
    for command, numbers in _commands(data):
        kind, (ox, oy) = command.upper(), here if command.islower() else (0.0, 0.0)
        if kind == "Z":
            here, ring = start, []
            continue
        if kind != "M" and not ring:  # drawn on after a Z, without lifting the knife
            ring = [here]
            found.append(ring)
        if kind == "A":
            end = (numbers[5] + ox, numbers[6] + oy)
            ring.extend(_arc(here, numbers, end))
            here = handle = end
            continue
        if kind in "HV":
            x, y = here
            here = handle = (numbers[0] + ox, y) if kind == "H" else (x, numbers[0] + oy)
            ring.append(here)
            continue
        points = [(numbers[i] + ox, numbers[i + 1] + oy) for i in range(0, len(numbers), 2)]
        if kind == "M":
            ring = [points[0]]
            found.append(ring)
            here = start = handle = points[0]
            continue
        if kind in "ST":  # the mirrored handle of the curve before
            points.insert(0, (2 * here[0] - handle[0], 2 * here[1] - handle[1]))
        ring.extend(_bezier([here, *points]))
        here = points[-1]
        handle = points[-2] if kind in "CSQT" else here
    return [ring for ring in found if len(ring) > 2]


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its own numbers; repeated ones are told apart."""
    command = ""
    pending: list[float] = []
    for letter, number in _TOKEN.findall(_spread_flags(data)):
        if letter:
            command, pending = letter, []
            if letter in "Zz":
                yield letter, []
            continue
        pending.append(float(number))
        if len(pending) == _TAKES[command.upper()]:
            yield command, pending
            pending = []
            command = {"M": "L", "m": "l"}.get(command, command)


def _spread_flags(data: str) -> str:
    """`a1 1 0 012 3` packs two flags and a number into `012`: put the spaces back."""
    number = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
    gap = r"[\s,]*"
    arc = re.compile(
        rf"({number}){gap}({number}){gap}({number}){gap}([01]){gap}([01]){gap}({number}){gap}({number})"
    )

    def spread(match: re.Match[str]) -> str:
        body = arc.sub(lambda m: " ".join(m.groups()) + " ", match.group(2))
        return match.group(1) + body

    return re.sub(r"([Aa])([^A-Za-z]+)", spread, data)


def _bezier(points: list[Point]) -> list[Point]:
    if len(points) == 2:
        return [points[1]]
    return [_casteljau(points, k / _STEPS) for k in range(1, _STEPS + 1)]


def _casteljau(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in itertools.pairwise(points)
        ]
    return points[0]


def _arc(start: Point, numbers: list[float], end: Point) -> list[Point]:
    """The elliptical arc of the SVG specification, appendix B.2.4."""
    rx, ry, turn, large, sweep = abs(numbers[0]), abs(numbers[1]), *numbers[2:5]
    if not rx or not ry or start == end:
        return [end]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = c * dx + s * dy, c * dy - s * dx
    grow = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    below = (rx * y) ** 2 + (ry * x) ** 2
    root = math.sqrt(max(0.0, ((rx * ry) ** 2 - below) / below))
    root = root if bool(large) != bool(sweep) else -root
    cx, cy = root * rx * y / ry, -root * ry * x / rx
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    swing = math.atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if sweep and swing < 0:
        swing += 2 * math.pi
    elif not sweep and swing > 0:
        swing -= 2 * math.pi
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    steps = max(2, round(abs(swing) * 7))
    points = []
    for k in range(1, steps + 1):
        u, v = rx * math.cos(first + swing * k / steps), ry * math.sin(first + swing * k / steps)
        points.append((c * (u + cx) - s * (v + cy) + mx, s * (u + cx) + c * (v + cy) + my))
    return points
