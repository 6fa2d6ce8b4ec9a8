"""What grows in water: reeds, corals, weed."""

import math
from random import Random

from art.nature import leaf
from art.paper import Shadow
from art.scene import Scene
from art.shapes import Shape, ellipse, ribbon, union


def reeds(scene: Scene, x: float, y: float, height: float, colour: str, count: int = 7) -> None:
    """A clump of bulrushes."""
    r, parts = scene.random, []
    for _ in range(count):
        foot, tall = x + r.uniform(-0.25, 0.25) * height, height * r.uniform(0.6, 1)
        tip = foot + r.uniform(-0.12, 0.12) * height
        parts.append(ribbon([(foot, y), ((foot + tip) / 2, y - tall * 0.5), (tip, y - tall)], 5, 3))
        if r.random() < 0.6:
            parts.append(ellipse(tip, y - tall * 0.92, 7, height * 0.085))
        else:
            parts.append(leaf(foot, y, -math.pi / 2 + r.uniform(-0.4, 0.4), tall * 0.8, 0.1))
    scene.group([(union(*parts), colour)], Shadow.SOFT)


def coral(random: Random, x: float, y: float, height: float) -> Shape:
    """A branching coral with round tips."""
    limbs: list[Shape] = []

    def grow(x: float, y: float, angle: float, length: float, thick: float, left: int) -> None:
        x2, y2 = x + length * math.cos(angle), y + length * math.sin(angle)
        limbs.append(ribbon([(x, y), (x2, y2)], thick, thick * 0.8))
        if left:
            for side in (-1, 1):
                turned = angle + side * random.uniform(0.25, 0.55)
                grow(x2, y2, turned, length * random.uniform(0.7, 0.9), thick * 0.78, left - 1)

    grow(x, y + 6, -math.pi / 2, height * 0.3, height * 0.13, 4)
    return union(*limbs)


def seaweed(random: Random, x: float, y: float, height: float) -> Shape:
    """A swaying ribbon of weed."""
    sway = random.uniform(0.08, 0.16) * height * random.choice((-1, 1))
    points = [(x + sway * math.sin(k * 1.3), y - height * k / 5) for k in range(6)]
    return ribbon(points, height * 0.09, 2)
