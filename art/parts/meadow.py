"""Small people and things for the fields: a mouse, a man who throws, a collar, a signpost's arm."""

import math

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    Shape,
    blob,
    circle,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    stroke,
    union,
)
from art.travellers.parts import skin


def mouse_thinking(p: Palette, fur: str, bag: str) -> Figure:
    """A mouse on its suitcase, its chin in a paw, looking up to the right."""
    body = blob([(-22, -34), (-26, -52), (-14, -70), (4, -70), (12, -52), (10, -34), (-6, -28)])
    head = blob(
        [(-12, -82), (-4, -98), (10, -100), (22, -92), (38, -84), (36, -78), (16, -70)]
        + [(-6, -70)]
    )
    return figure(
        (
            ribbon([(-20, -36), (-44, -34), (-52, -14), (-40, -4), (-34, -12)], 4.4, 2),
            mix(fur, p.accent, 0.3),
        ),
        (union(rect(-30, -32, 52, 32, 5), ring(-4, -32, 9, 3)), bag),
        (union(rect(-20, -32, 5, 32), rect(8, -32, 5, 32)), shade(bag, -0.18)),
        (body, shade(fur, -0.06)),
        (ribbon([(2, -40), (22, -38), (24, -20)], 13, 7), fur),
        (ellipse(29, -15, 9, 4), fur),
        (circle(-8, -100, 13), fur),
        (circle(-8, -100, 8), mix(fur, "#ff9f9f", 0.5)),
        (head, fur),
        (circle(7, -104, 12), fur),
        (circle(7, -104, 7.4), mix(fur, "#ff9f9f", 0.5)),
        (circle(37, -82, 3.6), p.accent),
        (circle(19, -88, 2.8), p.level(1)),
        (ribbon([(2, -58), (20, -52), (22, -70)], 8, 6), shade(fur, -0.12)),
        (union(*(stroke([(32, -80), (44, -84 + 6 * k)], 0.9) for k in range(3))), p.level(1)),
        tall=112,
    )


def board(length: float, wide: float) -> Shape:
    """An arm of a signpost: from the origin to the right, pointed at its end."""
    w = wide / 2
    notch = w * 0.5
    return polygon([(0, -w), (length - w, -w), (length, 0), (length - w, w), (0, w), (notch, 0)])


def thrower(p: Palette) -> Figure:
    """A man in a long coat who has just thrown something to the right."""
    ink, coat = p.level(1), mix(p.level(0.7), p.second, 0.15)
    return figure(
        (ribbon([(-4, -40), (-14, -20), (-24, -2)], 11, 7), ink),
        (ribbon([(4, -40), (16, -22), (18, -2)], 11, 7), ink),
        ("M-32 -4L-20 -2V2H-33ZM13 -5H21L31 0V2H13Z", ink),
        (ribbon([(-8, -66), (-24, -56), (-32, -44)], 9, 7), shade(coat, -0.08)),
        ("M-12 -72Q-20 -44 -22 -20Q-6 -14 2 -22L8 -17L20 -22Q14 -50 12 -70Q0 -78 -12 -72Z", coat),
        (ribbon([(8, -68), (24, -78), (38, -92)], 10, 7), shade(coat, 0.05)),
        (circle(41, -95, 4.6), skin(p)),
        (circle(-33, -42, 4.4), skin(p)),
        (circle(6, -86, 12), skin(p)),
        ("M12 -82Q18 -84 17 -78Q10 -72 2 -76Q8 -80 12 -82Z", ink),
        (circle(12, -89, 1.6), ink),
        (
            (
                "M-9 -76Q4 -68 16 -74L15 -66Q2 -62 -10 -68Z"
                "M-8 -72Q-24 -74 -34 -66L-30 -60Q-20 -66 -6 -65Z"
            ),
            p.accent,
        ),
        ("M-12 -92H24V-88H-12ZM-6 -91Q-5 -106 6 -105Q17 -105 18 -91Z", ink),
    )


def collar(p: Palette, hide: str) -> Figure:
    """A dog's collar standing in the air by itself, its tag swinging; the neck would be inside."""
    back = ellipse(0, -60, 46, 34, -14).difference(ellipse(2, -56, 38, 26, -14))
    front = path("M-47 -50Q-46 -14 -4 -20Q38 -26 45 -68L47 -48Q40 -6 0 0Q-44 4 -47 -34Z")
    studs = [(-38, -24), (-22, -12), (-2, -10), (17, -15), (32, -28), (41, -45)]
    return figure(
        (back, shade(hide, -0.2)),
        (front, hide),
        (union(*(circle(x, y, 3.6) for x, y in studs)), p.second),
        (ring(-10, 4, 6, 2.4), p.second),
        (circle(-16, 19, 13), p.second),
        (path("M-22 17l3 -4h3v4h6v3h-6v4h-3l-3 -4Z"), shade(p.second, -0.25)),
        (rect(20, -40, 16, 22, 3).difference(rect(24, -36, 8, 14, 1)), p.second),
        tall=100,
    )


def paw(x: float, y: float, size: float, turn: float = 0) -> Shape:
    """The print of a dog's paw, flattened as it lies on the ground."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dots = [
        (0.0, 0.0, 0.5),
        (0.62, -0.5, 0.24),
        (0.85, -0.16, 0.24),
        (0.85, 0.2, 0.24),
        (0.62, 0.52, 0.24),
    ]
    return union(
        *(
            ellipse(
                x + size * (u * c - v * s),
                y + size * 0.6 * (u * s + v * c),
                size * w,
                size * w * 0.62,
            )
            for u, v, w in dots
        )
    )


def stick() -> Shape:
    """A stick with two stumps of twigs, lying level about the origin."""
    return union(
        ribbon([(-50, 4), (-10, -3), (20, 2), (50, -4)], 11, 7),
        ribbon([(-14, 0), (-6, -16)], 6, 3),
        ribbon([(18, 0), (30, 12)], 5, 3),
    )


def kennel(p: Palette, wall: str, roof: str) -> Figure:
    """A dog's house with snow on its roof and nobody in it."""
    door = path("M-20 0V-30Q-20 -50 0 -50Q20 -50 20 -30V0Z")
    boards = [stroke([(-46, y), (46, y)], 1.2) for y in (-14, -28, -42, -56)]
    bone = union(rect(-8, -66, 16, 4), *(circle(x, y, 3) for x in (-9, 9) for y in (-66, -62)))
    return figure(
        ("M-46 0V-56L0 -96L46 -56V0Z", wall),
        (union(*boards), shade(wall, -0.1)),
        (door, p.level(1)),
        (bone, p.light),
        ("M-58 -50L0 -102L58 -50L52 -44L0 -88L-52 -44Z", roof),
        (
            (
                "M-60 -52L0 -106L60 -52Q52 -46 46 -56Q36 -58 32 -68Q18 -72 12 -84"
                "L0 -94L-14 -82Q-20 -68 -34 -66Q-38 -56 -48 -56Q-54 -46 -60 -52Z"
            ),
            "#f8fcff",
        ),
    )


def low_sun(scene: Scene, x: float, y: float, radius: float, colour: str) -> None:
    """A plain disc in its own glow."""
    scene.wash(circle(x, y, radius * 1.2), colour, 0.45, blur=radius * 0.2)
    scene.sheet(circle(x, y, radius), colour, Shadow.SOFT, gradient=0.06)
