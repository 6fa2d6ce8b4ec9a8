"""Building blocks of the cards set in parlours and halls: snow, faces, writing."""

import itertools
import math
from collections.abc import Sequence

from art.colour import shade
from art.figure import Figure, Piece, figure
from art.palettes import Palette
from art.paper import Shadow
from art.pathdata import Point
from art.scene import Scene
from art.shapes import (
    Shape,
    circle,
    curve,
    ellipse,
    move,
    path,
    rect,
    ribbon,
    smooth,
    stretch,
    stroke,
    turn,
    union,
)


def glued(
    scene: Scene, papers: Sequence[tuple[str | Shape, str]], shadow: Shadow = Shadow.LIFT
) -> Shape:
    """Papers given in canvas units, laid as one large figure; returns its outline."""
    return scene.place(figure(*papers, tall=1000), 0, 0, 1000, shadow=shadow)


def snow_cap(shape: Shape, depth: float = 14) -> Shape:
    """What lies on the upper edges of a shape after a snowfall of that depth."""
    heaped = shape.difference(move(shape, 0, depth))
    return smooth(move(heaped, 0, -depth * 0.35).buffer(depth * 0.2), depth * 0.18)


def closed_eyes(x: float, y: float, apart: float, wide: float, thick: float = 3) -> Shape:
    """Two lowered lids around a point."""
    return union(
        *(
            stroke(curve([(x + s - wide, y), (x + s, y + wide * 0.7), (x + s + wide, y)]), thick)
            for s in (-apart, apart)
        )
    )


def smile(x: float, y: float, wide: float, thick: float = 3, bend: float = 0.5) -> Shape:
    """A mouth; a bend below 0 is sad."""
    return stroke(curve([(x - wide, y), (x, y + wide * bend), (x + wide, y)]), thick)


def writing(shape: Shape, step: float, thick: float, *, tilt: float = 0, inset: float = 6) -> Shape:
    """Lines of print or ink inside a shape, tilted by degrees; no letter can be read."""
    x0, y0, x1, y1 = shape.bounds
    cx, cy, reach = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0) / 2
    rows = []
    for k in range(int(2 * reach / step)):
        y, short = cy - reach + step * (k + 0.5), (0.55 if k % 5 == 3 else 1)
        row = stroke([(cx - reach, y), (cx - reach + 2 * reach * short, y)], thick, flat=True)
        rows.append(row)
    return turn(union(*rows), tilt, cx, cy).intersection(shape.buffer(-inset))


def scribble(x: float, y: float, width: float, height: float) -> list[Point]:
    """A line of handwriting without a letter in it."""
    count = max(4, int(width / height))
    return curve(
        [
            (x + width * k / count, y + (-height if k % 2 else height) * (0.3 + 0.2 * (k % 3)))
            for k in range(count + 1)
        ],
        4,
    )


def warm_glow(scene: Scene, x: float, y: float, radius: float, strength: float = 0.9) -> None:
    """Candle light: yellow, then orange, then nothing, in any palette."""
    stops = [(0.0, "#fff0b0", strength), (0.35, "#ffc062", strength * 0.5), (1.0, "#ff9a4a", 0.0)]
    scene.wash(circle(x, y, radius), scene.radial(stops, x, y, radius))


def page_moth(p: Palette, paper: str = "#fff6dc") -> Figure:
    """A moth whose wings are printed pages: 160 wide, seen from above."""
    ink = p.level(0.9)
    upper = path("M3 -60Q24 -98 76 -96Q84 -70 74 -42Q40 -34 3 -44Z")
    lower = path("M3 -44Q40 -36 62 -34Q62 -8 36 2Q10 -8 3 -30Z")
    pieces: list[Piece] = []
    for wing, tilt, tone in ((lower, 14, -0.09), (upper, -12, 0.0)):
        print_ = writing(wing, 5.4, 1.5, tilt=tilt, inset=4)
        for side in (1, -1):
            here = stretch(wing, side, 1, 0, 0)
            pieces.append(Piece(here, shade(paper, tone - (0.05 if side < 0 else 0))))
            pieces.append(Piece(stretch(print_, side, 1, 0, 0), shade(ink, 0.22)))
    initials = union(rect(14, -66, 12, 12), rect(-62, -78, 12, 12))
    body = union(
        ellipse(0, -42, 5.5, 26),
        stroke(curve([(0, -66), (-8, -86), (-20, -96)]), 2),
        stroke(curve([(0, -66), (8, -86), (20, -96)]), 2),
    )
    rings = union(*(rect(-5, y, 10, 3) for y in (-48, -38, -28))).intersection(body)
    return Figure(
        (*pieces, Piece(initials, p.second), Piece(body, ink), Piece(rings, p.accent)), 100
    )


def diner(p: Palette, coat: str, hair: str, *, old: bool = False) -> Figure:
    """Someone at a table from the waist up, head bent: 100 tall."""
    skin = "#f3c7a4"
    head = ellipse(0, -66, 19, 22)
    papers: list[tuple[str | Shape, str]] = [
        ("M-40 4Q-42 -34 -14 -42H14Q42 -34 40 4Z", coat),
        ("M-9 -46H9L5 -34H-5Z", shade(skin, -0.1)),
        (head, skin),
        ("M-20 -64Q-26 -96 0 -98Q26 -96 20 -64Q16 -76 0 -77Q-16 -76 -20 -64Z", hair),
        (closed_eyes(0, -64, 8, 4.4, 1.6), p.level(1)),
        (path("M-1 -62L-3 -55H2Z"), shade(skin, -0.12)),
        (union(circle(-11, -55, 4), circle(11, -55, 4)), "#ee9a86"),
        (smile(0, -51, 4, 1.6, -0.3), p.level(0.9)),
    ]
    if old:
        papers.append(("M-12 -54Q0 -60 12 -54Q10 -44 0 -40Q-10 -44 -12 -54Z", "#f4efe6"))
    return figure(*papers)


def scissors(p: Palette, grip: str, spread: float = 16) -> Figure:
    """Open scissors pointing left; the screw is at the origin, 100 long."""
    blade = path("M4 -5Q-34 -9 -62 -1Q-34 4 4 5Z")
    rest = union(
        stroke([(0, 0), (16, 5)], 6),
        ellipse(30, 10, 16, 11, 12).difference(ellipse(30, 10, 10, 6, 12)),
    )
    one, other = turn(union(blade), spread, 0, 0), turn(union(blade), -spread, 0, 0)
    return figure(
        (turn(rest, spread * 0.7, 0, 0), grip),
        (stretch(turn(rest, spread * 0.7, 0, 0), 1, -1, 0, 0), grip),
        (one, "#c9d6dc"),
        (other, "#eef4f6"),
        (circle(0, 0, 3), p.level(1)),
    )


def jointed(points: Sequence[Point], width: float) -> Shape:
    """A wooden limb: rods between balls."""
    rods = [
        ribbon([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], width, width * 0.8)
        for a, b in itertools.pairwise(points)
    ]
    return union(*rods, *(circle(*point, width * 0.62) for point in points))


def comber(hair: str, dress: str) -> Figure:
    """A girl from the waist up who combs her long hair: 100 tall, facing the viewer."""
    skin, ink = "#fbd9bd", "#3a1520"
    comb = union(rect(30, -60, 5, 26, 1), *(rect(20, -59 + 4 * k, 11, 1.8) for k in range(6)))
    return figure(
        ("M-20 -66Q-26 -30 -30 -8L-8 -14H14L24 -30L20 -70Z", hair),
        ("M-38 4Q-36 -30 -12 -37H12Q34 -30 36 4Z", dress),
        ("M-8 -50H8V-40Q0 -28 -8 -40Z", shade(skin, -0.07)),
        (union(stroke(curve([(-28, -24), (-38, -4), (-26, 4)]), 12)), shade(dress, -0.07)),
        (ellipse(0, -63, 17, 20), skin),
        (path("M-19 -58Q-24 -92 2 -92Q25 -90 20 -60Q18 -74 6 -81Q-10 -76 -19 -58Z"), hair),
        (ribbon([(13, -76), (22, -58), (26, -36), (20, -4)], 15, 7), hair),
        (
            union(
                *(
                    stroke(curve([(12 + d, -74), (20 + d, -56), (24 + d, -36), (19 + d, -8)]), 1)
                    for d in (-2, 3)
                )
            ),
            shade(hair, 0.12),
        ),
        (closed_eyes(-1, -62, 7.5, 4, 1.5), ink),
        (union(circle(-11, -55, 3.6), circle(9, -55, 3.6)), "#f2a08e"),
        (path("M-1.5 -60L-3.4 -54H0Z"), shade(skin, -0.1)),
        (smile(-1, -49, 4, 1.7, 0.5), "#b3303a"),
        (comb, "#ffd166"),
        (stroke(curve([(28, -26), (46, -14), (44, -32)]), 11), shade(dress, -0.1)),
        (ribbon([(45, -30), (41, -40), (35, -47)], 8, 6), skin),
        (circle(35, -47, 4.6), skin),
    )


def folded_soldier(scene: Scene, x: float, y: float, white: str, ink: str, seal: str) -> None:
    """A soldier folded from a written sheet, 560 tall, a pen on his shoulder, facing right."""
    facets: tuple[tuple[str, float], ...] = (
        ("M-70 -190L-6 -190L-24 0H-96Z", -0.1),
        ("M6 -190H70L96 0H24Z", -0.04),
        ("M-24 0H-120L-96 -34Z", -0.18),
        ("M24 0H128L96 -34Z", -0.12),
        ("M-92 -352L-150 -190L-112 -176L-62 -300Z", -0.13),
        ("M-92 -360H92L74 -176H-74Z", 0.0),
        ("M-92 -360L0 -268L-74 -176Z", -0.08),
        ("M92 -360L0 -268L74 -176Z", -0.04),
        ("M-92 -360L0 -268L92 -360L40 -372H-40Z", -0.14),
        ("M-48 -372L0 -420L48 -372L0 -336Z", -0.2),
        ("M-58 -456H58L46 -384Q0 -356 -46 -384Z", -0.02),
        ("M0 -456H58L46 -384Q24 -368 0 -366Z", -0.08),
        ("M-112 -446L0 -576L112 -446Z", 0.0),
        ("M0 -576L112 -446H0Z", -0.09),
        ("M-124 -432L0 -476L124 -432L112 -452H-112Z", -0.13),
    )
    papers: list[tuple[str | Shape, str]] = []
    for data, tone in facets:
        piece = move(path(data), x, y)
        paper = shade(white, tone)
        papers.append((piece, paper))
        x0, y0, x1, y1 = piece.bounds
        if (x1 - x0) * (y1 - y0) > 9000:
            rows = [
                stroke(scribble(x0, y0 + 14 + 21 * k, x1 - x0, 6), 2.4)
                for k in range(int((y1 - y0) / 21))
            ]
            papers.append((union(*rows).intersection(piece.buffer(-7)), shade(ink, 0.15 + tone)))
    glued(scene, papers, Shadow.OBJECT)
    heart = path("M0 34C-46 4 -40 -34 -14 -32Q-2 -31 0 -18Q2 -31 14 -32C40 -34 46 4 0 34Z")
    glued(
        scene,
        [
            (move(circle(0, 0, 46), x, y - 262), shade(seal, -0.06)),
            (move(stretch(heart, 0.8, 0.8, 0, 0), x, y - 262), shade(seal, 0.12)),
            (move(closed_eyes(10, -416, 22, 9, 5), x, y), "#3a2430"),
            (move(union(circle(-22, -398, 9), circle(40, -398, 9)), x, y), "#f09a8a"),
            (move(smile(12, -392, 11, 4, 0.3), x, y), "#3a2430"),
        ],
        Shadow.THIN,
    )
    nib = path("M-9 -560L0 -612L9 -560Z")
    glued(
        scene,
        [
            (move(turn(nib, 6, 130, -200), x + 130, y), "#e9e2d0"),
            (move(turn(rect(-12, -562, 24, 490, 6), 6, 130, -200), x + 130, y), seal),
            (move(turn(rect(-12, -562, 24, 40), 6, 130, -200), x + 130, y), "#ffd166"),
            (move(path("M92 -352L168 -240L126 -206L70 -300Z"), x, y), shade(white, -0.03)),
            (move(path("M126 -206L168 -240L176 -196Z"), x, y), shade(white, -0.16)),
        ],
    )
