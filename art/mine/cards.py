"""Cards of the hand that are no paths: tools broken and mended, rocks falling, the map."""

from art.colour import shade
from art.mine.board import PARCHMENT, WHOLE, Board, spot
from art.mine.rock import boulder, stones
from art.mine.tools import BROKEN, centred, crack
from art.mine.tools import WHOLE as TOOLS
from art.mine.treasure import nugget
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import (
    HEIGHT,
    WIDTH,
    Shape,
    arch,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    rect,
    ring,
    star,
    stroke,
    turn,
    union,
)

RED, GREEN = "#a8341d", "#2f8a55"
PAGE = rect(22, 22, WIDTH - 44, HEIGHT - 44, 70)


def parchment(name: str, edge: str) -> Board:
    """A sheet of parchment with a coloured border."""
    scene = Board(name, PARCHMENT)
    scene.wash(WHOLE, "#1d120b")
    scene.sheet(PAGE, edge, None)
    scene.sheet(PAGE.buffer(-30), shade(PARCHMENT.sky[1], -0.02), Shadow.THIN)
    spot(scene, WIDTH / 2, HEIGHT / 2, 640, "#fff8e2", 0.75)
    line = PAGE.buffer(-52).difference(PAGE.buffer(-60))
    scene.wash(line, PARCHMENT.level(0.4), 0.7)
    return scene


def broken(tool: str) -> Board:
    """The tool in two on a bursting ground; the card behind it is cracked."""
    scene = parchment(f"break {tool}", RED)
    burst = star(400, 600, 365, 14, 0.8)
    scene.sheet(turn(burst, 6, 400, 600), RED, Shadow.LIFT)
    zigzag: list[Point] = [
        (560, 20), (490, 130), (560, 210), (430, 330), (500, 450), (380, 560), (450, 690),
        (300, 820), (370, 930), (250, 1040), (290, 1180),
    ]  # fmt: skip
    split = crack(zigzag, 60)
    scene.wash(split.buffer(9), "#fff4d8", 0.9)
    scene.wash(split, "#140a06")
    scene.sheet(turn(star(400, 600, 315, 14, 0.82), 6, 400, 600), "#f0d7b0", Shadow.THIN)
    ruin = centred(BROKEN[tool](), 580 if tool == "cart" else 530)
    scene.place(ruin, 400, 600, ruin.tall, shadow=Shadow.LIFT)
    return scene


def mended(*tools: str) -> Board:
    """Whole tools in green rings, and a tick on a nut."""
    scene = parchment(f"mend {' '.join(tools)}", GREEN)
    places: list[tuple[float, float, float]] = [(400, 560, 330)]
    if len(tools) == 2:
        places = [(345, 340, 235), (455, 800, 235)]
    for tool, (x, y, radius) in zip(tools, places, strict=True):
        scene.sheet(circle(x, y, radius), "#fbf1d6", Shadow.LIFT)
        scene.sheet(ring(x, y, radius, 40), GREEN, Shadow.THIN)
        lean = 38 if tool == "pick" else 0
        whole = centred(TOOLS[tool]().moved(0, 0, 1, turn=lean))
        scene.place(whole, x, y, radius * 1.34, shadow=Shadow.SOFT)
    _tick(scene, *((400, 985, 120) if len(tools) == 1 else (640, 545, 92)))
    return scene


def rockfall() -> Board:
    """Boulders come down on a tunnel."""
    scene = parchment("rockfall", "#6d5a4c")
    window = rect(110, 130, 580, 940, 60)
    with scene.inside(window) as view:
        view.wash(WHOLE, view.fade("#2b211d", "#6b4a2c"))
        spot(view, 400, 980, 560, "#ffcf7a", 0.9)
        mouth = arch(400, 1080, 430, 640)
        view.sheet(
            polygon([(90, 110), (710, 110), (710, 1090), (90, 1090)]).difference(mouth), "#453730"
        )
        view.sheet(path("M60 1100L240 900H560L740 1100Z"), "#c0935a", Shadow.RIDGE)
        for x, tilt in ((196, 4), (604, -4)):
            view.sheet(turn(rect(x - 27, 560, 54, 520, 8), tilt, x, 1000), "#8a5a2d")
        snapped = [
            polygon([(150, 500), (390, 560), (370, 590), (400, 610), (385, 640), (140, 565)]),
            polygon([(650, 500), (440, 575), (455, 600), (430, 625), (450, 650), (660, 565)]),
        ]
        for beam in snapped:
            view.sheet(beam, "#a06c36", Shadow.LIFT)
        falling = [
            (225.0, 330.0, 112.0), (450.0, 290.0, 96.0), (605.0, 390.0, 92.0),
            (335.0, 590.0, 104.0), (520.0, 650.0, 84.0), (400.0, 850.0, 124.0),
        ]  # fmt: skip
        for mid, y, size in falling:
            for aside, high in ((-0.55, 1.5), (0, 1.85), (0.55, 1.5)):
                at = mid + aside * size
                trace = stroke([(at, y - high * size), (at, y - size * 0.7)], 13)
                view.wash(trace, "#f0dcb6", 0.5)
        stones(view, [boulder(view.random, *one) for one in falling], lit=0.09)
        low = ((230, 1000, 66), (590, 1010, 74), (330, 1020, 50), (500, 1030, 56))
        stones(view, [boulder(view.random, *one) for one in low], ("#7d746c", "#8d8378"))
    scene.wash(window.buffer(8).difference(window), "#4a3322", 0.9)
    return scene


def chart() -> Board:
    """The map: an eye looks under one of three goals, to which a dotted way leads."""
    scene = parchment("map", "#2d5f86")
    sheet = polygon(_torn(scene))
    scene.sheet(sheet, "#f3dca4", Shadow.LIFT, gradient=0.12)
    _contours(scene, sheet)
    trail = curve(
        [(190, 985), (330, 1000), (420, 900), (340, 790), (470, 730), (590, 690), (600, 620)]
    )
    dots = [circle(*trail[k], 13) for k in range(0, len(trail), 3)]
    scene.group([(dot, RED) for dot in dots], Shadow.THIN)
    here = union(stroke([(140, 940), (220, 1030)], 24), stroke([(220, 940), (140, 1030)], 24))
    scene.sheet(here, RED, Shadow.THIN)
    for x in (205, 400, 595):
        card = turn(rect(x - 72, 385, 144, 200, 18), (x - 400) / 60, x, 485)
        scene.sheet(card, "#54412f", Shadow.LIFT)
        scene.sheet(card.buffer(-14), "#372a22" if x < 500 else "#ffe9a8", Shadow.THIN)
        if x < 500:
            hole = union(
                circle(x, 470, 20),
                polygon([(x - 9, 478), (x + 9, 478), (x + 18, 520), (x - 18, 520)]),
            )
            scene.wash(hole, "#e0aa3a")
    nugget(scene, 595, 488, 50)
    _eye(scene, 400, 240)
    return scene


def _tick(scene: Scene, x: float, y: float, size: float) -> None:
    nut = turn(
        union(
            *(
                turn(rect(x - size / 1.95, y - size, size * 1.025, 2 * size), a, x, y)
                for a in (0, 60, 120)
            )
        ),
        0,
        x,
        y,
    )
    scene.sheet(nut.buffer(10), GREEN, Shadow.LIFT)
    mark = stroke(
        [
            (x - 0.48 * size, y + 0.02 * size),
            (x - 0.12 * size, y + 0.4 * size),
            (x + 0.52 * size, y - 0.4 * size),
        ],
        size * 0.27,
    )
    scene.sheet(mark, "#fff8e2", Shadow.THIN)


def _torn(scene: Scene) -> list[Point]:
    """The outline of a worn map."""
    out: list[Point] = []
    corners: list[Point] = [(100, 120), (700, 100), (690, 1085), (110, 1100)]
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        for k in range(12):
            t = k / 12
            out.append(
                (
                    x0 + (x1 - x0) * t + scene.random.uniform(-9, 9),
                    y0 + (y1 - y0) * t + scene.random.uniform(-9, 9),
                )
            )
    return out


def _contours(scene: Scene, sheet: Shape) -> None:
    for radius in (90, 150, 215, 285):
        hill = ellipse(590, 930, radius * 1.1, radius * 0.8, -20)
        scene.wash(hill.boundary.buffer(4).intersection(sheet), "#b48a4c", 0.55)
    for radius in (60, 120):
        hill = ellipse(190, 700, radius, radius * 1.2, 15)
        scene.wash(hill.boundary.buffer(4).intersection(sheet), "#b48a4c", 0.55)


def _eye(scene: Scene, x: float, y: float) -> None:
    lid = path(f"M{x - 190} {y}Q{x} {y - 190} {x + 190} {y}Q{x} {y + 190} {x - 190} {y}Z")
    scene.sheet(lid.buffer(16), "#23415c", Shadow.LIFT)
    scene.sheet(lid, "#fffaf0", Shadow.THIN)
    scene.sheet(circle(x, y, 78), "#2d7fb0", Shadow.THIN)
    scene.wash(circle(x, y, 40), "#0e1a26")
    scene.wash(circle(x - 22, y - 24, 17), "#ffffff")
