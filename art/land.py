"""Ground to stand on: hills, mountains, dunes, and the strips of water between them."""

import math
from dataclasses import dataclass
from random import Random

from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import HEIGHT, WIDTH, Shape, polygon


@dataclass(frozen=True)
class Ridge:
    """A sheet that fills the card from an upper edge downwards."""

    edge: tuple[Point, ...]
    bottom: float = HEIGHT + 60

    @property
    def shape(self) -> Shape:
        """The sheet."""
        return polygon([*self.edge, (WIDTH + 80, self.bottom), (-80, self.bottom)])

    def at(self, x: float) -> float:
        """The height of the ground at `x`: put feet here."""
        for (x0, y0), (x1, y1) in zip(self.edge, self.edge[1:], strict=False):
            if x0 <= x <= x1:
                return y0 + (y1 - y0) * (x - x0) / max(x1 - x0, 1e-9)
        return self.edge[0][1] if x < self.edge[0][0] else self.edge[-1][1]


def hills(random: Random, y: float, swing: float = 40, rough: float = 3, tilt: float = 0) -> Ridge:
    """Rolling ground around `y`; `tilt` lowers its right end."""
    phases = [random.uniform(0, 6.28) for _ in range(4)]
    edge = []
    for k in range(111):
        x = -80 + k * 8.8
        u = x / WIDTH
        swell = sum(
            math.sin(u * math.tau * (0.55 + j * 0.8 * rough / 3) + at) / (1 + j * 1.25)
            for j, at in enumerate(phases)
        )
        edge.append((x, y + swing * swell * 0.6 + tilt * (u - 0.5)))
    return Ridge(tuple(edge))


def mountains(random: Random, y: float, height: float, peaks: int = 4) -> Ridge:
    """Sharp peaks above a base line."""
    edge: list[Point] = [(-80, y)]
    step = (WIDTH + 160) / peaks
    for k in range(peaks):
        x, tall = -80 + step * (k + random.uniform(0.35, 0.65)), height * random.uniform(0.6, 1)
        for side, part in ((-1, 0.5), (-1, 0.78), (0, 1), (1, 0.72), (1, 0.45)):
            jag = random.uniform(0.7, 1) if side else 1
            edge += [(x + side * step * 0.5 * (1 - part), y - tall * part * jag)]
        edge.append((-80 + step * (k + 1), y - height * random.uniform(0, 0.15)))
    return Ridge(tuple(sorted(edge)))


def dunes(random: Random, y: float, swing: float = 70, count: int = 3) -> Ridge:
    """Sand: long windward slopes and short lee ones."""
    edge: list[Point] = []
    step, shift = (WIDTH + 160) / count, random.uniform(0, 0.6)
    for k in range(121):
        x = -80 + k * 8
        u = (x + 80) / step + shift
        part = u % 1
        rise = (
            math.sin(part / 0.72 * math.pi / 2)
            if part < 0.72
            else math.cos((part - 0.72) / 0.28 * math.pi / 2)
        )
        edge.append((x, y - swing * rise**1.6 * (0.75 + 0.25 * math.sin(int(u) * 2.4))))
    return Ridge(tuple(edge))


def waves(random: Random, y: float, height: float = 24, length: float = 140) -> Ridge:
    """A strip of sea with curling crests; lay three or more over each other."""
    edge: list[Point] = []
    x = -80 - random.uniform(0, length)
    while x < WIDTH + 80:
        w, a = length * random.uniform(0.85, 1.15), height * random.uniform(0.75, 1.25)
        for k in range(13):
            t = k / 12
            lift = (
                (t / 0.68) ** 2 * (3 - 2 * t / 0.68) if t < 0.68 else 1 - ((t - 0.68) / 0.32) ** 0.6
            )
            edge.append((x + w * t, y - a * lift))
        x += w
    return Ridge(tuple(edge))


def range_of(
    scene: Scene, ridges: list[Ridge], near: tuple[float, float] = (0.05, 0.5)
) -> list[Ridge]:
    """Lays ridges from far to near, their papers going from one depth to another."""
    for k, ridge in enumerate(ridges):
        part = k / max(1, len(ridges) - 1)
        scene.sheet(ridge.shape, scene.level(near[0] + (near[1] - near[0]) * part), Shadow.RIDGE)
    return ridges
