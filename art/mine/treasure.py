"""Gold: nuggets, and the cards that are won with it."""

from art.colour import shade
from art.mine.board import MINE, WHOLE, Board, spot
from art.mine.rock import boulder
from art.mine.tools import spark
from art.paper import Shadow
from art.scene import Scene
from art.shapes import HEIGHT, WIDTH, blob, ellipse, move, path, polygon, polygons, rect, union

GOLD = "#e7a91f"


def nugget(scene: Scene, x: float, y: float, size: float) -> None:
    """One lump of gold with facets and a glint."""
    lump = boulder(scene.random, x, y, size).buffer(size * 0.12)
    corners = [(cx, cy) for cx, cy in polygons(lump.simplify(size * 0.1))[0].exterior.coords[:-1]]
    crown = (x - size * 0.14, y - size * 0.16)
    scene.sheet(lump.buffer(size * 0.06), "#4a2a06", Shadow.LIFT, rim=0)
    facets = []
    for k, (cx, cy) in enumerate(corners):
        nx, ny = corners[(k + 1) % len(corners)]
        light = -((cx + nx) / 2 - x) * 0.5 - ((cy + ny) / 2 - y)
        facets.append((polygon([crown, (cx, cy), (nx, ny)]), shade(GOLD, 0.15 * light / size)))
    scene.group([(lump, shade(GOLD, -0.05)), *facets], Shadow.THIN)
    top = move(lump.buffer(-size * 0.5), -size * 0.12, -size * 0.16)
    scene.wash(top, "#ffdf6a", 0.9)
    scene.wash(spark(x - size * 0.4, y - size * 0.45, size * 0.34), "#fffbe0")


def gold(nuggets: int) -> Board:
    """A gold card: as many nuggets as it is worth."""
    scene = Board(f"gold {nuggets}", MINE)
    edged(scene, "#3b2a18", "#d9a531")
    spot(scene, 400, 620, 520, "#ffc24d", 0.6)
    places = {
        1: [(400.0, 600.0, 215.0)],
        2: [(300.0, 400.0, 178.0), (500.0, 800.0, 178.0)],
        3: [(480.0, 290.0, 158.0), (270.0, 600.0, 158.0), (520.0, 905.0, 158.0)],
    }
    for x, y, size in places[nuggets]:
        nugget(scene, x, y, size)
    return scene


def sack() -> Board:
    """The back of a gold card: a tied sack."""
    scene = Board("gold-back", MINE)
    edged(scene, "#6b4a12", "#e7c25a")
    lozenges(scene, "#7d5a1d")
    spot(scene, 400, 640, 420, "#ffcf6a", 0.5)

    bag = blob(
        [
            (330, 430),
            (230, 600),
            (190, 800),
            (260, 920),
            (400, 950),
            (540, 920),
            (610, 800),
            (570, 600),
            (470, 430),
        ]
    )
    neck = path(
        "M330 440C300 380 270 350 290 310C340 340 360 300 400 320"
        "C440 300 460 340 510 310C530 350 500 380 470 440Z"
    )
    scene.sheet(neck, "#b5854c", Shadow.LIFT)
    scene.sheet(bag, "#c4935a", Shadow.OBJECT, gradient=0.2)
    scene.sheet(rect(312, 415, 176, 42, 20), "#7d2d1a", Shadow.THIN)
    scene.wash(ellipse(300, 690, 40, 130, 14), "#e8c48d", 0.5, blur=18)
    nugget(scene, 405, 700, 92)
    return scene


def edged(scene: Scene, ground: str, edge: str) -> None:
    """A rounded card with a border."""
    page = rect(22, 22, WIDTH - 44, HEIGHT - 44, 70)
    scene.wash(WHOLE, "#120c08")
    scene.sheet(page, edge, None, gradient=0.16)
    scene.sheet(page.buffer(-30), ground, Shadow.THIN, gradient=0.05)


def lozenges(scene: Scene, colour: str) -> None:
    """A pattern for the backs of cards."""
    inner = rect(52, 52, WIDTH - 104, HEIGHT - 104, 40)
    tiles = [
        polygon([(x, y - 52), (x + 40, y), (x, y + 52), (x - 40, y)]).intersection(inner)
        for row in range(12)
        for x in range(100 + 50 * (row % 2), 760, 100)
        for y in (80 + row * 95,)
    ]
    scene.wash(union(*tiles), colour, 0.75)
