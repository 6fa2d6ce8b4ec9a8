"""Figures of the halls: guests of wax who dance, a tiger."""

from art.colour import shade
from art.figure import Figure, figure, glow
from art.palettes import Palette
from art.shapes import (
    Shape,
    blob,
    circle,
    curve,
    ellipse,
    move,
    path,
    rect,
    ribbon,
    stroke,
    union,
)

Papers = list[tuple[str | Shape, str]]


def wax_head(x: float, neck: float, tall: float, wax: str) -> tuple[Papers, float]:
    """A candle instead of a head, and how high its flame's foot is."""
    top = neck - tall
    drip = path(
        f"M{x - 6} {top}H{x + 6}V{top + tall * 0.35}Q{x + 4} {top + tall * 0.6} {x + 2.4} "
        f"{top + tall * 0.3}Q{x} {top + tall * 0.2} {x - 2} {top + tall * 0.5}"
        f"Q{x - 4} {top + tall * 0.75} {x - 6} {top + tall * 0.4}Z"
    )
    flame = f"M{x} {top - 17}Q{x + 7.5} {top - 7} {x + 4} {top - 2.5}Q{x} {top} {x - 4} "
    flame += f"{top - 2.5}Q{x - 7.5} {top - 7} {x} {top - 17}Z"
    core = (
        f"M{x} {top - 10}Q{x + 3.4} {top - 5} {x} {top - 1.5}Q{x - 3.4} {top - 5} {x} {top - 10}Z"
    )
    papers: Papers = [
        (rect(x - 6, top, 12, tall + 3, 1.5), wax),
        (drip, shade(wax, -0.1)),
        (stroke([(x, top + 1), (x, top - 4)], 1.4), "#3a2030"),
        (flame, "#ff9f3f"),
        (core, "#fff3b8"),
    ]
    return papers, top


def dancing_lady(p: Palette, gown: str, head: float, wax: str = "#fff0d2") -> Figure:
    """A guest in a wide gown with a candle for a head; her arms reach to the right."""
    papers: Papers = [
        ("M-10 -66Q-46 -30 -44 -2Q-20 6 0 2Q24 6 44 -2Q38 -34 9 -66Z", gown),
        (
            "M-6 -60Q-22 -26 -20 0L-8 2Q-8 -30 0 -60ZM4 -60Q22 -30 24 0L34 -1Q28 -32 8 -60Z",
            shade(gown, -0.08),
        ),
        ("M-44 -2Q-20 6 0 2Q24 6 44 -2L42 -10Q20 -3 0 -7Q-22 -3 -43 -10Z", shade(gown, 0.12)),
        ("M-11 -88Q0 -82 11 -88Q14 -76 9 -63H-10Q-14 -76 -11 -88Z", shade(gown, 0.05)),
        (ellipse(0, -88, 8, 4), wax),
    ]
    candle, top = wax_head(0, -88, head, wax)
    papers += [*candle, (ribbon([(8, -84), (24, -76), (38, -84)], 5.5, 4), wax)]
    return glow(circle(0, top - 8, 30), p.light) + figure(*papers)


def dancing_gentleman(p: Palette, coat: str, head: float, wax: str = "#fff0d2") -> Figure:
    """A guest in tails with a candle for a head; his arms reach to the right."""
    papers: Papers = [
        ("M-9 -46L-12 0H-1L1 -34L6 0H18L10 -46Z", shade(coat, -0.06)),
        ("M-13 -88Q0 -94 13 -88L12 -44H4L-2 -40L-18 -20Q-16 -60 -13 -88Z", coat),
        ("M-2 -90L5 -60L10 -88Z", "#fff8ec"),
        ("M-1 -88l5 3l5 -3v7l-5 -3l-5 3Z", p.second),
        (ellipse(2, -90, 8, 3.6), wax),
    ]
    candle, top = wax_head(2, -90, head, wax)
    arms: Papers = [
        (ribbon([(8, -82), (24, -70), (36, -76)], 7, 5.5), coat),
        (circle(38, -77, 3.6), wax),
    ]
    return glow(circle(2, top - 8, 30), p.light) + figure(*papers, *candle, *arms)


def tiger(p: Palette, fur: str = "#f58a1f") -> Figure:
    """A tiger walking right, its tail raised: 100 tall, 200 wide. The tail ends at (-112, -84)."""
    ink, cream = p.level(1), "#fff3dc"
    torso = blob(
        [
            (-74, -54),
            (-62, -70),
            (-30, -73),
            (4, -68),
            (40, -75),
            (66, -70),
            (74, -54),
            (58, -36),
            (10, -30),
            (-34, -33),
            (-64, -40),
        ]
    )
    near = union(
        ribbon([(50, -52), (52, -28), (44, -6)], 24, 12),
        ellipse(48, -4, 11, 5),
        ribbon([(-58, -54), (-58, -36), (-48, -22), (-58, -6)], 30, 11),
        ellipse(-55, -4, 11, 5),
    )
    far = union(
        ribbon([(58, -48), (76, -30), (82, -8)], 20, 11),
        ellipse(86, -5, 11, 5),
        ribbon([(-46, -46), (-36, -28), (-26, -8)], 22, 10),
        ellipse(-23, -5, 11, 5),
    )
    head = blob(
        [(62, -84), (70, -98), (88, -101), (104, -92), (108, -78), (100, -64), (84, -60), (68, -66)]
    )
    stripes = [
        path(f"M{x - 5} -80Q{x - 2 + lean} -58 {x + lean} {low}Q{x + 4 + lean} -58 {x + 5} -80Z")
        for x, lean, low in (
            (-56, 4, -44),
            (-38, 5, -48),
            (-20, 4, -42),
            (-2, 3, -46),
            (16, 2, -42),
            (34, -2, -46),
            (50, -4, -50),
        )
    ]
    bands = [
        stroke([(x - 18, y - 3), (x + 18, y + 2)], 3.6)
        for x, y in ((52, -34), (52, -24), (48, -15), (-60, -38), (-54, -26), (-54, -15))
    ]
    tail = ribbon([(-68, -60), (-92, -50), (-108, -62), (-112, -84)], 9, 5)
    rings = [rect(-118, y, 14, 4) for y in (-80, -70)] + [rect(-98, -62, 4, 20)]
    brows = [
        path("M82 -101L86 -90L90 -101ZM96 -98L94 -88L100 -95Z"),
        path("M64 -84L76 -82L65 -78ZM66 -74L78 -74L69 -68Z"),
    ]
    return figure(
        (tail, shade(fur, -0.04)),
        (union(*rings).intersection(tail), ink),
        (far, shade(fur, -0.12)),
        (torso, fur),
        (torso.difference(move(torso, 0, -5)).intersection(rect(-40, -45, 90, 40)), cream),
        (union(*stripes).intersection(torso), ink),
        (near, fur),
        (union(*bands).intersection(near), ink),
        (union(circle(70, -97, 8), circle(97, -99, 8)), fur),
        (union(circle(70, -97, 4), circle(97, -99, 4)), ink),
        (head, fur),
        (ellipse(99, -70, 12, 9, -10), cream),
        (union(*brows).intersection(head), ink),
        (ellipse(86, -84, 4.5, 5), cream),
        (union(circle(87.5, -84, 2.6), ellipse(107, -76, 4, 3)), ink),
        (stroke(curve([(107, -73), (103, -67), (96, -66)]), 1.6), ink),
    )
