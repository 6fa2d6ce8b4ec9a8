"""What tells one miner from another, and one saboteur from another: hair, beards and loads."""

from collections.abc import Callable
from dataclasses import dataclass

from art.colour import shade
from art.figure import Figure
from art.mine.board import spot
from art.mine.tools import lamp, pick, spark
from art.paper import Shadow
from art.scene import Scene
from art.shapes import blob, circle, ellipse, path, polygon, rect, ribbon, ring, stroke, turn, union

SKIN, BROWN, PALE = "#eeb187", "#c98a5c", "#d6b691"
INK, WHITE = "#2b1a12", "#ffffff"


def bearded(scene: Scene, hair: str) -> None:
    """A wide beard with a moustache."""
    beard = blob(
        [
            (222, 440),
            (180, 600),
            (215, 730),
            (290, 800),
            (380, 850),
            (470, 800),
            (545, 730),
            (580, 600),
            (538, 440),
            (380, 430),
        ]
    )
    scene.sheet(beard, hair, Shadow.LIFT, gradient=0.16)
    for x, far in ((290, -30), (345, -10), (415, 10), (470, 30)):
        scene.thread(
            [(x, 600), (x + far * 0.3, 690), (380 + (x - 380) * 0.8, 780)],
            shade(hair, -0.14),
            9,
            0.6,
        )
    scene.sheet(ellipse(380, 455, 140, 115), SKIN, Shadow.THIN)
    _eyes(scene, 445)
    _moustache(scene, hair)
    scene.sheet(ellipse(380, 502, 44, 36), shade(SKIN, -0.06), Shadow.THIN)


def plaited(scene: Scene, hair: str) -> None:
    """A woman with two long plaits, who smiles."""
    skin = BROWN
    scene.sheet(ellipse(380, 480, 195, 175), hair, Shadow.LIFT)
    for side in (-1, 1):
        knots = [
            ellipse(380 + side * (185 + 6 * k), 585 + 58 * k, 46 - 3 * k, 40 - 2 * k)
            for k in range(5)
        ]
        for knot in knots:
            scene.sheet(knot, hair, Shadow.THIN)
        tuft = ellipse(380 + side * 212, 880, 26, 52)
        scene.sheet(tuft, hair, Shadow.THIN)
        scene.sheet(rect(380 + side * 211 - 30, 834, 60, 26, 10), "#e3b23c", Shadow.THIN)
    scene.sheet(ellipse(380, 490, 150, 150), skin, Shadow.THIN)
    for x in (275, 485):
        scene.wash(circle(x, 540, 34), "#e2705f", 0.5)
    _eyes(scene, 470)
    scene.sheet(ellipse(380, 522, 34, 28), shade(skin, -0.06), Shadow.THIN)
    scene.wash(path("M310 565Q380 600 450 565Q440 625 380 628Q320 625 310 565Z"), "#5a1f1c")
    scene.wash(path("M316 569Q380 600 444 569Q441 588 380 598Q319 588 316 569Z"), WHITE)


def forked(scene: Scene, hair: str) -> None:
    """An old one: glasses, and a white beard in two points."""
    beard = path(
        "M222 440C180 560 170 700 250 900C310 860 350 800 380 720C410 800 450 860 510 900"
        "C590 700 580 560 538 440Z"
    )
    scene.sheet(beard, hair, Shadow.LIFT, gradient=0.16)
    for x in (262, 498):
        scene.sheet(rect(x - 34, 800, 68, 30, 14), "#b5371f", Shadow.THIN)
    scene.sheet(ellipse(380, 455, 140, 115), shade(SKIN, 0.02), Shadow.THIN)
    _eyes(scene, 455)
    for x in (320, 440):
        scene.sheet(ring(x, 455, 56, 11), "#c98f2b", Shadow.THIN)
        side = 1 if x > 380 else -1
        scene.wash(stroke([(x - 46 * side, 402), (x + 50 * side, 392)], 24), hair)
    scene.wash(stroke([(370, 450), (390, 450)], 10), "#c98f2b")
    _moustache(scene, hair)
    scene.sheet(ellipse(380, 505, 50, 40), "#dd8f6c", Shadow.THIN)


def goatee(scene: Scene) -> None:
    """A pointed grey beard."""
    beard = path("M330 470C300 520 285 580 250 650C330 620 390 570 410 490Z")
    scene.sheet(beard, "#8a84a6", Shadow.LIFT)


def long_beard(scene: Scene) -> None:
    """A thin beard that blows back."""
    beard = path("M320 470C300 560 330 660 300 760C360 720 440 650 450 500Z")
    scene.sheet(beard, "#3a2a24", Shadow.LIFT)


def bare(scene: Scene) -> None:
    """Nothing there."""


def mask(scene: Scene) -> None:
    """A black mask around the eyes."""
    scene.sheet(path("M286 356L452 356V428Q390 446 330 428L292 404Z"), "#17132a", Shadow.THIN)


def bomb(scene: Scene, x: float, y: float) -> None:
    """A round bomb with a lit fuse."""
    fuse = [(x + 40.0, y - 70.0), (x + 72.0, y - 120.0), (x + 50.0, y - 165.0)]
    scene.sheet(ribbon(fuse, 13), "#d8b375", Shadow.THIN)
    scene.sheet(turn(rect(x + 18, y - 96, 50, 36, 8), 28, x + 43, y - 78), "#3a3550", Shadow.THIN)
    scene.sheet(circle(x, y, 84), "#1b1826", Shadow.LIFT, gradient=0.06)
    scene.wash(ellipse(x - 30, y - 32, 24, 15, -40), "#8f8bb0", 0.9)
    tip = fuse[-1]
    spot(scene, *tip, 120, "#ffb14a", 0.95)
    scene.sheet(turn(spark(*tip, 58), 20, *tip), "#ff8a2a", Shadow.THIN)
    scene.wash(spark(*tip, 38), "#fff6c2")


def sack(scene: Scene, x: float, y: float) -> None:
    """A sack of gold that is not his."""
    nuggets = union(
        circle(x - 34, y - 96, 28), circle(x + 6, y - 112, 32), circle(x + 40, y - 94, 26)
    )
    spot(scene, x, y - 90, 130, "#ffd36b", 0.8)
    scene.sheet(nuggets, "#f0b93a", Shadow.THIN)
    bag = blob(
        [
            (x - 60, y - 84),
            (x - 96, y + 10),
            (x - 70, y + 88),
            (x, y + 104),
            (x + 72, y + 88),
            (x + 98, y + 10),
            (x + 62, y - 84),
            (x, y - 66),
        ]
    )
    scene.sheet(bag, "#a9773f", Shadow.LIFT)
    scene.wash(stroke([(x - 72, y - 40), (x, y - 22), (x + 74, y - 40)], 14), "#5b3a20")


def saw(scene: Scene, x: float, y: float) -> None:
    """A saw for props and ladders."""
    teeth = [(x - 34 + (18 if k % 2 else 0), y - 150.0 + 22 * k) for k in range(14)]
    blade = polygon([(x + 52, y - 170), (x - 10, y - 170), *teeth, (x + 70, y + 150)])
    scene.sheet(blade, "#c3ccd4", Shadow.LIFT)
    grip = ring(x + 26, y - 190, 62, 26)
    scene.sheet(grip, "#a0662f", Shadow.LIFT)


@dataclass(frozen=True)
class MinerLook:
    """One of the miners."""

    face: Callable[[Scene, str], None]
    hair: str
    tunic: str
    helmet: str
    brim: str
    tool: Callable[[], Figure] = pick
    tool_size: float = 430
    skin: str = SKIN


@dataclass(frozen=True)
class SaboteurLook:
    """One of the saboteurs."""

    cloak: str
    load: Callable[[Scene, float, float], None]
    beard: Callable[[Scene], None] = goatee
    mask: Callable[[Scene], None] = bare
    skin: str = PALE


MINERS = (
    MinerLook(bearded, "#d8752a", "#2f6480", "#d8a63a", "#b07d22"),
    MinerLook(plaited, "#4a2a1c", "#3f7d4f", "#c8452f", "#96301f", lamp, 300, BROWN),
    MinerLook(forked, "#f1ece2", "#7a4a6b", "#6f8ca3", "#4f6a80"),
)
SABOTEURS = (
    SaboteurLook("#43306f", bomb),
    SaboteurLook("#7d1f3a", sack, bare, mask, "#e0b48c"),
    SaboteurLook("#1f4f45", saw, long_beard, skin="#c9a07a"),
)


def _eyes(scene: Scene, y: float) -> None:
    for x in (325, 435):
        scene.wash(ellipse(x, y, 17, 20), INK)
        scene.wash(circle(x - 5, y - 7, 6), WHITE)


def _moustache(scene: Scene, hair: str) -> None:
    moustache = path(
        "M380 530C330 500 250 520 215 600C300 612 350 600 380 572"
        "C410 600 460 612 545 600C510 520 430 500 380 530Z"
    )
    scene.sheet(moustache, shade(hair, 0.06), Shadow.THIN)
