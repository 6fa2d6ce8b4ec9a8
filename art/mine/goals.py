"""Where the dwarfs come in, and the three cards they dig for."""

from art.colour import shade
from art.mine.board import Board, spot
from art.mine.rock import boulder, rock, stones
from art.mine.tools import spark
from art.mine.treasure import nugget
from art.mine.trinkets import crystals, lantern
from art.mine.tunnel import MIDDLE, OUT
from art.mine.ways import open_way
from art.paper import Shadow
from art.scene import Scene
from art.shapes import HEIGHT, WIDTH, circle, polygon, rect, ring, stroke, turn, union, wobbly

COAL = ("#33343c", "#3d3e48", "#2a2b31")


def start() -> Board:
    """A crossing around a shaft with a ladder."""
    scene = Board("start", plain=True)
    open_way(scene, "NESW")
    x, y = MIDDLE
    scene.sheet(circle(x, y, 172), "#6f665f", Shadow.LIFT)
    for k in range(14):
        joint = turn(rect(x - 4, y - 172, 8, 46), k * 360 / 14, x, y)
        scene.wash(joint, "#2b2420")
    with scene.inside(circle(x, y, 130)) as shaft:
        shaft.wash(circle(x, y, 140), "#0b0807")
        spot(shaft, x, y + 60, 150, "#8a5a2a", 0.7)
    _ladder(scene, x, y)
    lantern(scene, 590, 390, 150)
    return scene


def goal_back() -> Board:
    """Face down: a boarded-up hole in blue rock, and a keyhole of gold."""
    scene = Board("goal-back", plain=True)
    rock(scene, "#2b3a55")
    scene.wash(rect(0, 0, WIDTH, HEIGHT), "#1c2a4a", 0.35)
    x, y = MIDDLE
    hole = wobbly(scene.random, x, y, 300, 0.05)
    scene.wash(hole.buffer(34), "#05070f", 0.6, blur=20)
    scene.wash(hole, "#070910")
    spot(scene, x, y, 330, "#ffc44d", 0.75)
    for k, tilt in enumerate((-5, 4, -3, 6)):
        plank = turn(rect(70, y - 272 + k * 142, WIDTH - 140, 112, 10), tilt, x, y - 216 + k * 142)
        scene.sheet(plank, shade("#7a5231", scene.random.uniform(-0.03, 0.03)), Shadow.LIFT, rim=5)
        _, top, _, bottom = plank.bounds
        nails = [
            circle(at, (top + bottom) / 2 + (at - x) * 0.0017 * tilt * 10, 11) for at in (120, 680)
        ]
        scene.group([(nail, "#2a2220") for nail in nails], Shadow.THIN)
    scene.sheet(circle(x, y, 190), "#3a2a12", Shadow.OBJECT)
    scene.sheet(ring(x, y, 182, 34), "#e2a92e", Shadow.THIN)
    keyhole = union(
        circle(x, y - 36, 58),
        polygon([(x - 26, y), (x + 26, y), (x + 60, y + 106), (x - 60, y + 106)]),
    )
    scene.wash(keyhole.buffer(22), "#ffc03a", 0.9, blur=16)
    scene.sheet(keyhole, "#ffd95e", Shadow.THIN)
    border = rect(14, 14, WIDTH - 28, HEIGHT - 28, 30)
    scene.sheet(border.difference(border.buffer(-22)), "#c8942c", Shadow.THIN)
    return scene


def treasure() -> Board:
    """The gold itself, open to all four sides."""
    scene = Board("goal-gold", plain=True)
    open_way(scene, "NESW", railed=False, tint="#7a5a24")
    spot(scene, *MIDDLE, 430, "#ffd447", 1)
    heap = [
        (400, 480, 92), (300, 560, 84), (505, 560, 88), (400, 600, 96), (265, 680, 72),
        (535, 685, 76), (345, 710, 82), (455, 715, 86), (400, 775, 66),
    ]  # fmt: skip
    for x, y, size in heap:
        nugget(scene, x, y, size)
    for x, y, size in (
        (230, 470, 70),
        (590, 470, 60),
        (600, 790, 70),
        (210, 800, 54),
        (400, 365, 60),
    ):
        scene.wash(spark(x, y, size), "#fffbe0")
    crystals(scene, 130, 260, 150, "#7fe3d6")
    crystals(scene, 680, 1010, 130, "#7fe3d6")
    return scene


def stone(openings: str) -> Board:
    """No gold: the way bends past a heap of coal."""
    scene = Board(f"stone {openings}", plain=True)
    open_way(scene, openings, tint="#46505c")
    dx, dy = (sum(OUT[side][axis] for side in openings) for axis in (0, 1))
    x, y = MIDDLE[0] - dx * 150, MIDDLE[1] - dy * 190
    niche = wobbly(scene.random, x, y, 190, 0.08)
    scene.wash(niche.buffer(20), "#000000", 0.6, blur=12)
    scene.wash(niche, "#120e0d")
    spot(scene, x, y, 210, "#9fb0c4", 0.35)
    _coal(scene, x, y)
    return scene


def _coal(scene: Scene, x: float, y: float) -> None:
    lumps = [
        (-60, -70, 66), (55, -80, 62), (-105, 20, 60), (100, 10, 64), (0, -10, 92),
        (-50, 85, 66), (60, 90, 62),
    ]  # fmt: skip
    stones(scene, [boulder(scene.random, x + a, y + b, size) for a, b, size in lumps], COAL, 0.13)
    glints = [spark(x - 30, y - 50, 22), spark(x + 78, y - 10, 18), spark(x - 70, y + 66, 16)]
    scene.wash(union(*glints), "#e8f0ff", 0.9)


def _ladder(scene: Scene, x: float, y: float) -> None:
    """A ladder that leans out of the shaft towards the reader."""
    foot, head = (x, y + 96), (x, y - 255)
    rails = [
        stroke([(foot[0] + s * 44, foot[1]), (head[0] + s * 70, head[1])], 24) for s in (-1, 1)
    ]
    rungs = [
        stroke([(x - w, at), (x + w, at)], 20)
        for k in range(7)
        for at, w in ((foot[1] - 22 - k * 50, 50 + k * 3.6),)
    ]
    scene.group([(rung, "#b98245") for rung in rungs], Shadow.LIFT)
    scene.sheet(union(*rails), "#d09a58", Shadow.LIFT, rim=4)
