"""Moons, suns, stars on threads, rain, rays, planets, aurora, birds."""

import math

from art.colour import mix, shade
from art.figure import Figure
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    WIDTH,
    Shape,
    circle,
    ellipse,
    move,
    path,
    polygon,
    polygons,
    rect,
    star,
    stretch,
    stroke,
    union,
)
from art.shapes import turn as turned


def moon(scene: Scene, x: float, y: float, radius: float, colour: str | None = None) -> None:
    """A full moon with craters, glowing."""
    paper = colour or scene.palette.light
    scene.wash(circle(x, y, radius * 1.2), paper, 0.4, blur=radius * 0.2 + 8)
    disc = circle(x, y, radius)
    scene.sheet(disc, paper, Shadow.SOFT, gradient=0.06)
    craters(scene, disc, x, y, radius, paper)


def craters(scene: Scene, within: Shape, x: float, y: float, radius: float, paper: str) -> None:
    """Round dents in a moon of any shape."""
    spots = [(-0.35, -0.25, 0.2), (0.3, 0.1, 0.28), (-0.1, 0.5, 0.16), (0.45, -0.45, 0.12)]
    spots += [(-0.55, 0.25, 0.1), (0.05, -0.6, 0.08), (0.1, 0.8, 0.07), (-0.75, -0.1, 0.07)]
    for dx, dy, size in spots:
        cx, cy, r = x + dx * radius, y + dy * radius, size * radius
        dent = circle(cx, cy, r).intersection(within)
        lit = dent.difference(circle(cx, cy + r * 0.22, r))
        scene.wash(dent, shade(paper, -0.055))
        scene.wash(lit, shade(paper, -0.13))


def crescent(x: float, y: float, radius: float, width: float = 0.4, turn: float = 0) -> Shape:
    """A new moon; its horns point up, turned clockwise by degrees. 0.4 is a slim boat."""
    hole = circle(x, y - radius * width, radius * (1 - 0.1 * width))
    return turned(circle(x, y, radius).difference(hole), turn, x, y)


def sun(
    scene: Scene,
    x: float,
    y: float,
    radius: float,
    *,
    rays: int = 24,
    ray: str | None = None,
    disc: str | None = None,
) -> None:
    """A sun with long and short paper rays."""
    spikes = []
    for k in range(rays):
        angle, reach = k * math.tau / rays, radius * (1.62 if k % 2 else 1.38)
        spikes.append(
            polygon(
                [
                    (
                        x + radius * 1.1 * math.cos(angle - 0.07),
                        y + radius * 1.1 * math.sin(angle - 0.07),
                    ),
                    (x + reach * math.cos(angle), y + reach * math.sin(angle)),
                    (
                        x + radius * 1.1 * math.cos(angle + 0.07),
                        y + radius * 1.1 * math.sin(angle + 0.07),
                    ),
                ]
            )
        )
    scene.wash(circle(x, y, radius * 1.5), scene.palette.light, 0.5, blur=radius * 0.3)
    scene.group([(union(*spikes), ray or scene.palette.accent)], Shadow.SOFT)
    scene.sheet(circle(x, y, radius), disc or scene.palette.light, Shadow.LIFT, gradient=0.07)


def sparkle(x: float, y: float, radius: float) -> Shape:
    """A four-pointed twinkle."""
    return star(x, y, radius, points=4, inner=0.16)


def stars(
    scene: Scene,
    count: int = 60,
    bottom: float = 700,
    top: float = 0,
    colour: str = "#ffffff",
    left: float = 0,
    right: float = WIDTH,
) -> None:
    """Pinpricks in the back sheet, some of them twinkling."""
    r = scene.random
    for opacity in (0.45, 0.7, 1.0):
        found = []
        for _ in range(count // 3):
            x, y, size = r.uniform(left, right), r.uniform(top, bottom), r.uniform(0.8, 2.8)
            found.append(sparkle(x, y, size * 3.4) if r.random() < 0.18 else circle(x, y, size))
        scene.wash(union(*found), colour, opacity)


def hang(
    scene: Scene, figure: Figure, x: float, y: float, height: float, *, turn: float = 0
) -> None:
    """A figure on a thread from the top of the card; its upper end at `y`."""
    scene.thread([(x, -5), (x, y + 2)], scene.palette.light)
    scene.place(figure, x, y, height, anchor="top", turn=turn, shadow=Shadow.SOFT)


def hung_stars(
    scene: Scene, places: list[tuple[float, float, float]], colour: str | None = None
) -> None:
    """Folded paper stars on threads, as (x, y, radius)."""
    paper = colour or scene.palette.accent
    for x, y, radius in places:
        scene.thread([(x, -5), (x, y - radius)], scene.palette.light)
        whole = star(x, y, radius)
        tips = [(a, b) for a, b in polygons(whole)[0].exterior.coords]
        folds = [polygon([(x, y), tips[k], tips[k + 1]]) for k in range(0, 10, 2)]
        scene.group([(whole, paper), (union(*folds), shade(paper, -0.12))], Shadow.SOFT)


def rays(
    scene: Scene,
    x: float,
    y: float,
    *,
    count: int = 9,
    reach: float = 1100,
    start: float = 0,
    end: float = 180,
    opacity: float = 0.16,
    colour: str | None = None,
) -> None:
    """Shafts of light from a point, between two angles (degrees; 90 is straight down)."""
    fill = scene.radial(
        [(0, colour or scene.palette.light, opacity * 2), (1, colour or scene.palette.light, 0)],
        x,
        y,
        reach,
    )
    step = math.radians(end - start) / count
    for k in range(count):
        a = math.radians(start) + step * (k + 0.25 + 0.2 * scene.random.random())
        b = a + step * scene.random.uniform(0.35, 0.6)
        scene.wash(
            polygon(
                [
                    (x, y),
                    (x + reach * math.cos(a), y + reach * math.sin(a)),
                    (x + reach * math.cos(b), y + reach * math.sin(b)),
                ]
            ),
            fill,
            blur=3,
        )


def beam(
    scene: Scene, shape: Shape, colour: str | None = None, opacity: float = 0.5, blur: float = 8
) -> None:
    """Light falling in a given shape: out of a door, from a lamp, from a lighthouse."""
    scene.wash(shape, colour or scene.palette.light, opacity, blur)


def rain(
    scene: Scene,
    *,
    count: int = 90,
    top: float = 0,
    bottom: float = 1200,
    slant: float = 12,
    colour: str | None = None,
    opacity: float = 0.5,
) -> None:
    """Thin slanting strokes."""
    r = scene.random
    for _ in range(count):
        x, y, long = r.uniform(-20, WIDTH + 20), r.uniform(top, bottom), r.uniform(26, 64)
        scene.thread(
            [(x, y), (x - slant * long / 60, y + long)],
            colour or scene.palette.light,
            2.2,
            opacity * r.uniform(0.4, 1),
        )


def planet(
    scene: Scene,
    x: float,
    y: float,
    radius: float,
    colour: str,
    *,
    ring: str | None = None,
    tilt: float = -20,
) -> None:
    """A banded planet, ringed if a colour is given for the ring."""
    disc = circle(x, y, radius)
    hoop = ellipse(x, y, radius * 1.75, radius * 0.5, tilt)
    hoop = hoop.difference(ellipse(x, y, radius * 1.4, radius * 0.34, tilt))
    if ring:
        scene.sheet(hoop, shade(ring, -0.08), Shadow.THIN)
    scene.sheet(disc, colour, Shadow.LIFT)
    for k, wide in ((-0.45, 0.12), (0.05, 0.2), (0.5, 0.1)):
        band = ellipse(x, y + k * radius, radius * 1.3, wide * radius, tilt * 0.5).intersection(
            disc
        )
        scene.wash(band, shade(colour, -0.07), 0.8)
    if ring:
        half = rect(x - 3 * radius, y, 6 * radius, 3 * radius)
        scene.sheet(hoop.intersection(turned(half, tilt, x, y)), ring, Shadow.THIN)


def aurora(
    scene: Scene, y: float = 330, *, curtains: int = 3, colours: tuple[str, ...] = ()
) -> None:
    """Curtains of light, each fading upwards."""
    r = scene.random
    papers = colours or (scene.palette.depth[0], scene.palette.sky[3], scene.palette.accent)
    for k in range(curtains):
        base, phase = y + 90 * k - 60, r.uniform(0, 6.28)
        low = [
            (x, base + 60 * math.sin(x / 150 + phase) + 24 * math.sin(x / 47))
            for x in range(-40, 850, 10)
        ]
        high = [(x, yy - 300 - 60 * math.sin(x / 90 + phase)) for x, yy in low]
        colour = papers[k % len(papers)]
        fill = scene.linear(
            [(0, colour, 0), (0.75, colour, 0.55), (1, colour, 0.9)],
            (0, base - 300),
            (0, base + 60),
        )
        scene.wash(polygon(low + high[::-1]), fill, 0.75, blur=5)


def birds(
    scene: Scene, count: int, x: float, y: float, spread: float, colour: str, size: float = 15
) -> None:
    """A far flock around a point."""
    r, found = scene.random, []
    wings = path("M-10 -4Q-4 -5 0 0Q4 -5 10 -4Q4 -2 0 2Q-4 -2 -10 -4Z")
    for _ in range(count):
        at, scale = (
            (x + r.gauss(0, spread), y + r.gauss(0, spread * 0.5)),
            size * r.uniform(0.05, 0.12),
        )
        found.append(move(stretch(wings, scale, scale, 0, 0), *at))
    scene.wash(union(*found), colour)


def mirrored(shape: Shape, y: float) -> Shape:
    """The shape upside down under a water line; cut it with `strips`."""
    return stretch(shape, 1, -1, 0, y)


def ripples(
    scene: Scene,
    top: float,
    bottom: float,
    count: int = 40,
    colour: str | None = None,
    left: float = 0,
    right: float = WIDTH,
) -> None:
    """Glints on still water."""
    r = scene.random
    for _ in range(count):
        x, y, long = r.uniform(left, right), r.uniform(top, bottom), r.uniform(24, 120)
        glint = stroke([(x, y), (x + long, y)], 2.4)
        scene.wash(glint, colour or scene.palette.light, r.uniform(0.15, 0.5))


def halo(
    scene: Scene, x: float, y: float, radius: float, opacity: float = 0.6, colour: str | None = None
) -> None:
    """Round light that fades to nothing: lanterns, windows, ghosts."""
    light = colour or scene.palette.light
    warm = mix(light, scene.palette.accent, 0.3)
    fill = scene.radial(
        [(0, light, opacity), (0.4, warm, opacity * 0.45), (1, warm, 0)], x, y, radius
    )
    scene.wash(circle(x, y, radius), fill)
