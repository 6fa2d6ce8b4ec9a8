"""Indoors: walls, floors, windows, curtains, lamps, shelves."""

from art.colour import mix, shade
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    WIDTH,
    Shape,
    arch,
    ellipse,
    move,
    path,
    polygon,
    rect,
    stretch,
    stroke,
    union,
)


def room(
    scene: Scene,
    floor: float = 900,
    *,
    wall: float = 0.45,
    boards: float = 0.75,
    light: tuple[float, float, float] = (400, 480, 620),
    stripes: int = 9,
) -> None:
    """A striped wall, a skirting and floor boards that run away from the viewer.

    `wall` and `boards` are depths of the palette; `light` is where the lamp falls (x, y, radius).
    """
    paper = scene.level(wall)
    scene.wash(rect(0, 0, WIDTH, 1200), scene.fade(shade(paper, -0.12), shade(paper, 0.02)))
    wide = WIDTH / stripes / 2
    bands = [rect(wide * (2 * k + 0.5), 0, wide, floor) for k in range(stripes)]
    scene.wash(union(*bands), shade(paper, 0.05), 0.55)
    x, y, radius = light
    warm = mix(scene.palette.light, scene.palette.sky[3], 0.4)
    glow = [(0.0, scene.palette.light, 0.75), (0.35, warm, 0.4), (1.0, warm, 0.0)]
    scene.wash(rect(0, 0, WIDTH, floor), scene.radial(glow, x, y, radius))
    ground = scene.level(boards)
    scene.sheet(rect(-40, floor, WIDTH + 80, 400), ground, Shadow.RIDGE, gradient=0.16)
    gaps = [
        stroke([(400 + (k - 6) * 70, floor), (400 + (k - 6) * 190, 1260)], 3) for k in range(13)
    ]
    scene.wash(union(*gaps), shade(ground, -0.1), 0.6)
    scene.sheet(rect(-40, floor - 26, WIDTH + 80, 30), shade(ground, 0.06), Shadow.THIN)


def window_shape(
    x: float, y: float, width: float, height: float, *, round_top: bool = False
) -> Shape:
    """The opening of a window whose sill is at `y`; put a scene `inside` it."""
    return (
        arch(x, y, width, height)
        if round_top
        else rect(x - width / 2, y - height, width, height, 4)
    )


def window_frame(
    scene: Scene, opening: Shape, colour: str, *, panes: tuple[int, int] = (2, 3), thick: float = 16
) -> None:
    """Frame, bars and sill over an opening that has its scene already."""
    x0, y0, x1, y1 = opening.bounds
    across, down = panes
    bars = [
        rect(x0 + (x1 - x0) * k / across - thick * 0.2, y0, thick * 0.4, y1 - y0)
        for k in range(1, across)
    ]
    bars += [
        rect(x0, y0 + (y1 - y0) * k / down - thick * 0.2, x1 - x0, thick * 0.4)
        for k in range(1, down)
    ]
    frame = opening.buffer(thick, join_style="mitre").difference(opening)
    scene.sheet(union(frame, union(*bars).intersection(opening)), colour, Shadow.LIFT)
    scene.sheet(
        rect(x0 - thick * 2, y1 + thick * 0.4, x1 - x0 + thick * 4, thick * 1.2, 4),
        shade(colour, 0.05),
        Shadow.LIFT,
    )


def curtain(
    scene: Scene, x: float, y: float, width: float, height: float, colour: str, *, side: int = 1
) -> None:
    """A gathered curtain hanging from `y`; `side` 1 drapes to the right, -1 to the left."""

    def hung(data: str) -> Shape:
        return move(stretch(path(data), width * side / 100, height / 100, 0, 0), x, y)

    cloth = hung("M0 0H100Q95 45 30 62Q50 80 55 100H0Z")
    scene.sheet(cloth, colour, Shadow.LIFT)
    for k in range(1, 5):
        fold = f"M{20 * k} 0Q{18 * k} 40 {6 * k} 62Q{10 * k} 80 {11 * k} 100h3"
        fold += f"Q{12 * k} 80 {8 * k} 62Q{21 * k} 40 {20 * k + 6} 0Z"
        scene.wash(hung(fold).intersection(cloth), shade(colour, -0.09), 0.7)


def ceiling_lamp(scene: Scene, x: float, y: float, width: float, colour: str) -> None:
    """A shade on a cord, its cone of light below."""
    w = width / 2
    cone = polygon(
        [(x - 0.8 * w, y), (x + 0.8 * w, y), (x + 4 * w, y + 9 * w), (x - 4 * w, y + 9 * w)]
    )
    light = scene.palette.light
    scene.wash(cone, scene.linear([(0, light, 0.5), (1, light, 0)], (0, y), (0, y + w * 9)), blur=6)
    scene.sheet(rect(x - 2, -10, 4, y - w * 0.8), scene.level(1), Shadow.THIN)
    scene.wash(ellipse(x, y, w * 0.9, w * 0.25), light, 1, blur=4)
    dome = path("M-100 0Q-90 -100 0 -100Q90 -100 100 0Q0 16 -100 0Z")
    scene.sheet(move(stretch(dome, w / 100, w / 100, 0, 0), x, y), colour, Shadow.LIFT)


def shelf(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    colour: str,
    *,
    height: float = 90,
    bound: list[str] | None = None,
) -> None:
    """A board at `y` with a row of books on it; `bound` are the colours of their spines."""
    r, at, books = scene.random, x + 8, []
    spines = bound or [scene.level(0.3), scene.level(0.55), scene.palette.second, scene.level(0.8)]
    while at < x + width - 20:
        w, h = r.uniform(10, 24), height * r.uniform(0.6, 1)
        if r.random() < 0.12:
            at += w
            continue
        paper = r.choice(spines)
        books.append((rect(at, y - h, w, h, 2), paper))
        books.append(
            (union(rect(at, y - h * 0.86, w, 3), rect(at, y - h * 0.2, w, 3)), shade(paper, 0.12))
        )
        at += w + 1
    scene.group(books, Shadow.THIN)
    scene.sheet(rect(x, y, width, 13), colour, Shadow.LIFT)


def picture_frame(scene: Scene, opening: Shape, colour: str, thick: float = 22) -> None:
    """A gilded frame around an opening that has its scene already."""
    outer = opening.buffer(thick, join_style="mitre")
    scene.sheet(outer.difference(opening), colour, Shadow.OBJECT)
    middle = opening.buffer(thick * 0.6, join_style="mitre")
    line = middle.difference(opening.buffer(thick * 0.4, join_style="mitre"))
    scene.wash(line, shade(colour, -0.14))


def rug(scene: Scene, x: float, y: float, width: float, colour: str, border: str) -> None:
    """An oval rug on the floor."""
    scene.sheet(ellipse(x, y, width / 2, width / 8), border, Shadow.THIN)
    scene.sheet(ellipse(x, y, width * 0.43, width * 0.098), colour, None)
    scene.wash(ellipse(x, y, width * 0.3, width * 0.06), border, 0.5)


def table(x: float, y: float, width: float, height: float) -> Shape:
    """A table seen from the side; its top lies at `y`."""
    legs = "M-46 0H-38L-43 100H-47ZM46 0H38L43 100H47Z"
    whole = union(rect(-50, 0, 100, 8, 3), rect(-44, 0, 88, 18), path(legs))
    return move(stretch(whole, width / 100, height / 100, 0, 0), x, y)
