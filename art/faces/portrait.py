"""The canvas of a face, and the parts that several faces have."""

from art.colour import shade
from art.mine.board import Mark, spot
from art.palettes import Palette
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import Shape, circle, ellipse, path, rect, stroke

INK, WHITE, ROSE, GOLD = "#241812", "#ffffff", "#e2705f", "#f0b93a"
MIDDLE = 400.0
"""Where the nose of a face that looks at the reader is, across."""


class Portrait(Mark):
    """A square of coloured paper, 800 × 800, with a lighter disc that a head stands out from."""

    def __init__(self, name: str, colour: str) -> None:
        super().__init__(f"face {name}")
        near = shade(colour, -0.3)
        plain = (colour, colour, colour, colour)
        self.palette = Palette(plain, plain, "#fff3d0", GOLD, ROSE, shade(near, -0.2))
        self.wash(rect(0, 0, 800, 800), self.fade(shade(colour, 0.04), shade(colour, -0.12)))
        self.sheet(circle(MIDDLE, 380, 345), shade(colour, 0.09), Shadow.SOFT)
        spot(self, MIDDLE, 330, 330, "#fff6dc", 0.45)


def shoulders(scene: Scene, colour: str, width: float = 560, top: float = 620) -> Shape:
    """What the body shows below the head."""
    left, right = MIDDLE - width / 2, MIDDLE + width / 2
    body = path(
        f"M{left - 20} 820C{left} {top + 60} {left + 90} {top} {MIDDLE} {top}"
        f"C{right - 90} {top} {right} {top + 60} {right + 20} 820Z"
    )
    scene.sheet(body, colour, Shadow.LIFT)
    return body


def neck(scene: Scene, colour: str) -> None:
    """Between a head and its shoulders."""
    scene.sheet(rect(335, 540, 130, 150, 50), shade(colour, -0.1), Shadow.THIN)


def eyes(
    scene: Scene, y: float, apart: float = 150, size: float = 27, iris: str = INK, x: float = MIDDLE
) -> None:
    """Two round eyes with a glint."""
    for eye in (x - apart / 2, x + apart / 2):
        scene.wash(ellipse(eye, y, size, size * 1.2), iris)
        if iris != INK:
            scene.wash(ellipse(eye, y, size * 0.5, size * 0.75), INK)
        scene.wash(circle(eye - size * 0.3, y - size * 0.42, size * 0.34), WHITE)


def brows(scene: Scene, y: float, colour: str, apart: float = 160, rise: float = 14) -> None:
    """Eyebrows; with a fall instead of a rise they look stern."""
    for side in (-1, 1):
        inner, outer = MIDDLE + side * (apart / 2 - 45), MIDDLE + side * (apart / 2 + 48)
        bend: list[Point] = [(inner, y), ((inner + outer) / 2, y - rise), (outer, y + rise / 3)]
        scene.wash(stroke(bend, 19), colour)


def smile(scene: Scene, y: float, width: float = 130, depth: float = 52, lips: str = INK) -> None:
    """A mouth that smiles."""
    half = width / 2
    scene.wash(
        path(
            f"M{MIDDLE - half} {y}Q{MIDDLE} {y + 2 * depth} {MIDDLE + half} {y}"
            f"Q{MIDDLE} {y + 2 * depth - 50} {MIDDLE - half} {y}Z"
        ),
        lips,
    )


def grin(scene: Scene, y: float, width: float = 150, depth: float = 70) -> None:
    """A mouth wide open, with a row of teeth."""
    half, low = width / 2, y + depth * 1.3
    left, right = MIDDLE - half, MIDDLE + half
    mouth = path(
        f"M{left} {y}Q{MIDDLE} {y + 22} {right} {y}"
        f"C{right} {y + depth} {MIDDLE + half / 2} {low} {MIDDLE} {low}"
        f"C{MIDDLE - half / 2} {low} {left} {y + depth} {left} {y}Z"
    )
    scene.wash(mouth, "#5a1f1c")
    scene.wash(mouth.intersection(rect(0, y, 800, 34)), WHITE)
    scene.wash(mouth.intersection(ellipse(MIDDLE, y + depth * 1.35, half * 0.6, depth * 0.5)), ROSE)


def cheeks(scene: Scene, y: float, apart: float = 250, colour: str = ROSE) -> None:
    """Rosy cheeks."""
    for x in (MIDDLE - apart / 2, MIDDLE + apart / 2):
        scene.wash(circle(x, y, 40), colour, 0.5)


def nose(scene: Scene, y: float, colour: str, size: float = 34) -> None:
    """A nose of the same paper as the face."""
    scene.sheet(ellipse(MIDDLE, y, size, size * 0.9), shade(colour, -0.06), Shadow.THIN)


def head(scene: Scene, colour: str, wide: float = 190, tall: float = 215, y: float = 400) -> Shape:
    """A head with ears."""
    for x in (MIDDLE - wide, MIDDLE + wide):
        scene.sheet(ellipse(x, y + 25, 42, 56), shade(colour, -0.05), Shadow.THIN)
    skull = ellipse(MIDDLE, y, wide, tall)
    scene.sheet(skull, colour, Shadow.LIFT)
    return skull
