"""Path cards: the ways through, and the dead ends."""

from art.mine.board import Board, spot
from art.mine.rails import ROTTEN, RUST, bent, deck, rails, sleepers
from art.mine.rock import heap, rock
from art.mine.trinkets import trinket
from art.mine.tunnel import (
    DARK,
    EDGE,
    MIDDLE,
    OUT,
    STUB,
    WARM,
    beds,
    bored,
    floor,
    longer,
    props,
    stub,
    through,
    walls,
)
from art.paper import Shadow
from art.scene import Scene
from art.shapes import HEIGHT, WIDTH, Shape, circle, polygon, rect, turn, union, wobbly
from lorelode.rules.saboteur.cards import Shape as Lying

PLAIN_DEAD_ENDS = ("N", "E", "S", "W")


def is_dead_end(shape: str) -> bool:
    """Whether the openings are not joined inside."""
    return "+" in shape or len(shape) == 1


def way(shape: str) -> Board:
    """The picture of a path card as it lies."""
    scene = Board(f"way {shape}", plain=True)
    if is_dead_end(shape):
        dead_end(scene, shape.replace("+", ""))
    else:
        open_way(scene, shape)
    trinket(scene, Lying(shape))
    return scene


def open_way(scene: Scene, openings: str, *, railed: bool = True, tint: str = "#4a3c34") -> Shape:
    """A lit tunnel with rails from every opening to every other."""
    lines = through(openings)
    tunnel = bored(scene.random, lines)
    rock(scene, tint, without=tunnel)
    walls(scene, tunnel)
    with scene.inside(tunnel) as inner:
        floor(inner, tunnel, WARM)
        spot(inner, *MIDDLE, 420, scene.palette.light, 0.35)
    for side in openings:
        props(scene, side)
    if railed:
        with scene.inside(tunnel, sunk=False) as inner:
            off = _deck(inner, openings)
            for bed in beds(openings):
                sleepers(inner, bed, off=union(off, _sills(openings)))
            rails(inner, [longer(line) for line in lines])
    _seam(scene, tunnel)
    return tunnel


def dead_end(scene: Scene, openings: str) -> None:
    """Dark tunnels that stop at boards, and the roof come down between them."""
    stubs = {side: stub(side) for side in openings}
    tunnels = {side: bored(scene.random, [line], 112) for side, line in stubs.items()}
    fallen = wobbly(scene.random, *MIDDLE, 150, 0.12)
    everything = union(*tunnels.values())
    rock(scene, without=union(everything, fallen))
    scene.wash(fallen.buffer(30), "#000000", 0.6, blur=16)
    scene.wash(fallen, "#060404")
    for side, tunnel in tunnels.items():
        walls(scene, tunnel)
        with scene.inside(tunnel) as inner:
            floor(inner, tunnel, DARK)
            _darkness(inner, side)
        props(scene, side, "#6d4c33")
        with scene.inside(tunnel, sunk=False) as inner:
            short = stub(side, STUB[side] - 62)
            sleepers(
                inner, stub(side, STUB[side] - 20), woods=ROTTEN, missing=0.12, off=_sills(side)
            )
            rails(inner, [longer(bent(short, scene.random.choice((-0.5, 0.5))))], RUST)
    for side in openings:
        _barrier(scene, side)
    heap(scene, *MIDDLE, 105, 11, (26, 58))
    _seam(scene, everything)


def _deck(scene: Scene, openings: str) -> Shape:
    """Planks where rails meet; none on a single track."""
    if len(openings) < 3:
        return polygon([(0, 0), (0, 0), (0, 0)])
    planks = (
        circle(*MIDDLE, 158)
        if len(openings) == 4
        else rect(MIDDLE[0] - 150, MIDDLE[1] - 150, 300, 300, 40)
    )
    deck(scene, planks)
    return planks


def _sills(openings: str) -> Shape:
    """Where props leave no room for a sleeper."""
    return union(*(circle(EDGE[side][0], EDGE[side][1], 50) for side in openings))


def _darkness(scene: Scene, side: str) -> None:
    """Light that does not reach the end."""
    (x, y), (dx, dy) = EDGE[side], OUT[side]
    far = STUB[side] + 110
    gone = [(0.0, "#0a0606", 0.0), (0.3, "#0a0606", 0.2), (0.72, "#0a0606", 0.92)]
    fill = scene.linear(gone, (x, y), (x - dx * far, y - dy * far))
    scene.wash(rect(0, 0, WIDTH, HEIGHT), fill)


def _barrier(scene: Scene, side: str) -> None:
    """Two boards nailed across a dead end."""
    (x, y), (dx, dy) = EDGE[side], OUT[side]
    cx, cy = x - dx * (STUB[side] - 10), y - dy * (STUB[side] - 10)
    for tilt in (24, -24):
        board = rect(cx - 128, cy - 19, 256, 38, 5)
        scene.sheet(
            turn(board, tilt + (90 if dy == 0 else 0), cx, cy), "#c49a63", Shadow.LIFT, rim=5
        )


def _seam(scene: Scene, tunnel: Shape) -> None:
    """A faint line around the card, but not across its tunnels."""
    frame = rect(0, 0, WIDTH, HEIGHT).difference(rect(4, 4, WIDTH - 8, HEIGHT - 8))
    scene.wash(frame.difference(tunnel.buffer(20)), "#000000", 0.4)
