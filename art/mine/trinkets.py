"""Small things beside the ways, so that no two path cards look alike."""

from collections.abc import Callable

from art.colour import shade
from art.mine.board import Board, spot
from art.mine.tools import centred, lamp, pick
from art.paper import Shadow
from art.scene import Scene
from art.shapes import circle, ellipse, move, path, polygon, rect, stroke, turn, union, wobbly
from lorelode.rules.saboteur.cards import CARD_OF, Card, Shape


def lantern(scene: Scene, x: float, y: float, height: float = 120) -> None:
    """A lamp in the rock, and its light."""
    spot(scene, x, y, height * 1.5, "#ffc860", 0.55)
    scene.place(centred(lamp()), x, y, height)


def crystals(scene: Scene, x: float, y: float, height: float, colour: str) -> None:
    """Crystals that grow out of the rock."""
    spot(scene, x, y - height * 0.4, height * 1.1, colour, 0.3)
    for lean, long, wide in ((-34, 0.62, 0.2), (30, 0.7, 0.2), (-6, 1.0, 0.26)):
        w, h = wide * height, long * height
        left = polygon([(x - w, y), (x - w, y - h * 0.75), (x, y - h), (x, y)])
        right = polygon([(x, y), (x, y - h), (x + w, y - h * 0.75), (x + w, y)])
        both = [
            (turn(left, lean, x, y), shade(colour, 0.06)),
            (turn(right, lean, x, y), shade(colour, -0.16)),
        ]
        scene.group(both, Shadow.THIN)


def barrel(scene: Scene, x: float, y: float) -> None:
    """A barrel, seen from above."""
    scene.sheet(circle(x, y, 62), "#4b3320", Shadow.LIFT)
    scene.sheet(circle(x, y, 52), "#8f6336", Shadow.THIN)
    for at in (-28, 0, 28):
        scene.wash(stroke([(x + at, y - 44), (x + at, y + 44)], 4), "#4b3320", 0.8)


def mushrooms(scene: Scene, x: float, y: float) -> None:
    """Pale mushrooms."""
    for dx, dy, size in ((-44, 6, 30), (40, 14, 26), (0, 0, 44)):
        stem = rect(x + dx - size * 0.22, y + dy - size * 0.5, size * 0.44, size * 1.1, size * 0.2)
        cap = ellipse(x + dx, y + dy - size * 0.6, size, size * 0.62)
        scene.group(
            [
                (stem, "#8f7d68"),
                (cap, "#a58a72"),
                (move(cap.buffer(-size * 0.3), -4, -5), "#b9a088"),
            ],
            Shadow.THIN,
        )


def bones(scene: Scene, x: float, y: float) -> None:
    """Somebody was here before."""
    for tilt in (28, -32):
        bone = union(
            stroke([(x - 52, y + 40), (x + 52, y + 40)], 15),
            *(circle(x + a, y + 40 + b, 13) for a in (-56, 56) for b in (-9, 9)),
        )
        scene.sheet(turn(bone, tilt, x, y + 40), "#b5aa94", Shadow.THIN, rim=2)
    skull = union(circle(x, y - 8, 42), rect(x - 25, y + 10, 50, 40, 10))
    scene.sheet(skull, "#c9bea6", Shadow.SOFT, rim=3)
    scene.wash(
        union(circle(x - 17, y - 4, 12), circle(x + 17, y - 4, 12), ellipse(x, y + 18, 5, 8)),
        "#241b16",
    )


def web(scene: Scene, x: float, y: float) -> None:
    """A cobweb."""
    spokes = [
        stroke([(x, y), (x + a, y + b)], 3.5)
        for a, b in ((150, 8), (140, 70), (100, 118), (50, 145), (4, 155))
    ]
    rounds = [circle(x, y, r).boundary.buffer(1.6) for r in (55, 95, 132)]
    quarter = rect(x, y, 160, 160)
    scene.wash(union(*spokes, *(one.intersection(quarter) for one in rounds)), "#b9b2a8", 0.5)


def leaning_pick(scene: Scene, x: float, y: float, lean: float = 30) -> None:
    """A pick left behind."""
    scene.place(centred(pick().moved(0, 0, 1, turn=lean)), x, y, 150)


def puddle(scene: Scene, x: float, y: float) -> None:
    """Water in a hollow of the rock."""
    pool = move(wobbly(scene.random, 0, 0, 80, 0.1), x, y)
    scene.wash(pool.buffer(8), "#120d0b", 0.7)
    scene.sheet(pool, "#3f6470", None, gradient=0.1)
    scene.wash(path(f"M{x - 40} {y - 22}q30 -18 66 -4q-30 0 -66 4Z"), "#a9d2d6", 0.7)


TRINKETS: dict[Card, Callable[[Scene], None]] = {
    Card.NES: lambda scene: lantern(scene, 165, 420),
    Card.ESW: lambda scene: crystals(scene, 190, 380, 120, "#8fd6a0"),
    Card.NS: lambda scene: barrel(scene, 610, 820),
    Card.EW: lambda scene: lantern(scene, 430, 345),
    Card.NE: lambda scene: leaning_pick(scene, 220, 870),
    Card.NW: lambda scene: puddle(scene, 560, 900),
    Card.DEAD_N: lambda scene: bones(scene, 600, 960),
    Card.DEAD_E: lambda scene: web(scene, 20, 20),
    Card.DEAD_NS: lambda scene: puddle(scene, 160, 560),
    Card.DEAD_EW: lambda scene: mushrooms(scene, 590, 960),
    Card.DEAD_NE: lambda scene: bones(scene, 200, 960),
    Card.DEAD_NW: lambda scene: crystals(scene, 610, 990, 110, "#9a8be0"),
}
"""What lies on each card as printed."""


def trinket(scene: Board, shape: Shape) -> None:
    """What lies on a path card; on a turned one it is the same thing, upside down."""
    card = CARD_OF[shape]
    if card in TRINKETS:
        with scene.layer(card.value, upside_down=shape.value != card.value) as layer:
            TRINKETS[card](layer)
