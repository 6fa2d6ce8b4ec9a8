"""Figures of the halls: waiters of ice, guests of wax, sitters who left their frames, a tiger."""

from art.colour import mix, shade
from art.figure import Figure, figure, glow
from art.palettes import Palette
from art.parts.parlour import smile
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


def ice_waiter(p: Palette) -> Figure:
    """A waiter of ice striding right, a tray raised on his hand: 100 tall without the tray."""
    ice, blue, deep = "#d9f3fb", "#a5dbef", "#6fb6d8"
    return figure(
        (ribbon([(-3, -46), (-12, -26), (-24, -7)], 11, 6), deep),
        ("M-30 -1L-24 -10L-14 -4L-12 2Q-22 4 -30 -1Z", deep),
        (ribbon([(-8, -72), (-17, -58), (-13, -46)], 8, 5), deep),
        (ribbon([(3, -46), (12, -26), (16, -3)], 12, 6), blue),
        ("M11 -6L20 -7L30 0Q20 3 11 1Z", blue),
        ("M-11 -80Q2 -86 14 -78L11 -42Q2 -36 -8 -42L-16 -24Q-18 -54 -11 -80Z", blue),
        ("M-2 -82L14 -78L12 -52Q6 -58 -2 -82Z", ice),
        ("M-11 -80L-2 -82L2 -60L-8 -42L-16 -24Q-18 -54 -11 -80Z", deep),
        ("M2 -80l4.5 3l5 -2v7l-5 -2l-4.5 3Z", p.accent),
        (rect(0, -88, 8, 10, 2), blue),
        ("M-6 -88Q-8 -104 5 -105Q17 -104 16 -90Q14 -82 5 -82Q-3 -82 -6 -88Z", ice),
        ("M-6 -88Q-8 -104 5 -105Q-1 -98 0 -83Q-4 -84 -6 -88Z", blue),
        ("M-7 -94Q-8 -108 6 -108Q16 -108 16 -98Q8 -103 2 -99Q-2 -94 -7 -94Z", deep),
        (union(stroke(curve([(6, -93), (8.5, -91.4), (11, -93)]), 1.3)), "#24506e"),
        ("M15 -95L20 -90L15 -89Z", ice),
        (stroke(curve([(8, -86.4), (11, -85.6), (14, -87)]), 0.9), "#24506e"),
        (ribbon([(10, -76), (29, -72), (36, -94)], 8, 5.5), ice),
        (circle(36.5, -96, 4), ice),
        (stroke([(-6, -76), (-9, -50)], 1.4), "#ffffff"),
        (stroke([(8, -40), (14, -18)], 1.4), "#ffffff"),
        (stroke([(16, -72), (26, -69)], 1.2), "#ffffff"),
    )


def rose(p: Palette, petal: str = "#e5203f") -> Figure:
    """A single rose in a slim glass."""
    stalk = mix("#2f8f4f", p.level(0.9), 0.1)
    return figure(
        ("M-9 0H9L12 -34H-12Z", "#e8f8fb"),
        (stroke(curve([(0, -3), (1, -40), (0, -72)]), 3.4), stalk),
        ("M1 -46Q16 -62 26 -54Q20 -42 1 -42ZM0 -56Q-14 -68 -24 -62Q-18 -50 0 -52Z", stalk),
        (ellipse(0, -80, 21, 20), shade(petal, -0.1)),
        ("M-22 -84Q-20 -62 0 -60Q20 -62 22 -84Q12 -72 0 -74Q-12 -72 -22 -84Z", petal),
        ("M-14 -92Q0 -104 14 -92Q12 -78 0 -78Q-12 -78 -14 -92Z", shade(petal, 0.06)),
        (
            stroke(curve([(-6, -90), (2, -95), (7, -88), (0, -84), (-3, -87)]), 2.4),
            shade(petal, -0.16),
        ),
    )


def sitter(p: Palette, coat: str, hair: str, kind: str) -> Figure:
    """The sitter of an old portrait to the waist: a lady, an admiral, a king, a poet."""
    skin, white = "#f6d3b0", "#fdf6e6"
    papers: Papers = [
        ("M-36 4Q-38 -34 -14 -42H14Q38 -34 36 4Z", coat),
        ("M-7 -50H7V-38H-7Z", shade(skin, -0.1)),
    ]
    if kind == "lady":
        papers.append(
            ("M-26 -78Q-34 -106 0 -110Q34 -106 26 -78Q28 -56 0 -54Q-28 -56 -26 -78Z", hair)
        )
    papers.append((ellipse(0, -66, 16, 20), skin))
    if kind == "lady":
        frill = union(*(circle(x, -42 + abs(x) * 0.12, 7) for x in range(-24, 25, 8)))
        papers += [
            ("M-16 -66Q-14 -88 0 -88Q14 -88 16 -66Q8 -80 0 -80Q-8 -80 -16 -66Z", hair),
            (frill, white),
            (union(*(circle(x, -27 - abs(x) * 0.2, 2.6) for x in range(-12, 13, 6))), p.accent),
        ]
    elif kind == "admiral":
        papers += [
            ("M-17 -60Q-24 -76 -16 -80L-12 -62ZM17 -60Q24 -76 16 -80L12 -62Z", hair),
            ("M-34 -78Q-30 -98 0 -106Q30 -98 34 -78Q0 -92 -34 -78Z", p.level(1)),
            ("M-34 -78Q0 -92 34 -78L33 -75Q0 -88 -33 -75Z", p.second),
            (union(ellipse(-27, -34, 9, 4, -20), ellipse(27, -34, 9, 4, 20)), p.second),
            ("M-7 -44L0 -34L7 -44L4 -20H-4Z", white),
        ]
    elif kind == "king":
        papers += [
            ("M-16 -62Q-16 -34 0 -32Q16 -34 16 -62Q0 -50 -16 -62Z", hair),
            ("M-18 -78V-102L-9 -90L0 -106L9 -90L18 -102V-78Z", p.second),
            ("M-30 -36Q0 -24 30 -36L26 -26Q0 -14 -26 -26Z", white),
        ]
    else:
        papers += [
            ("M-18 -62Q-24 -92 2 -90Q24 -88 17 -64Q14 -78 -2 -78Q-12 -76 -18 -62Z", hair),
            ("M-30 -84Q-10 -104 26 -92Q28 -82 4 -82Q-16 -78 -30 -84Z", p.accent),
            ("M-10 -42H10L4 -28L0 -36L-4 -28Z", white),
        ]
    papers += [
        (union(circle(-6, -66, 1.9), circle(6, -66, 1.9)), "#2a2030"),
        (union(circle(-9, -58, 3), circle(9, -58, 3)), "#f09a86"),
        (smile(0, -54, 4, 1.5, 0.4), "#8a3030"),
    ]
    return figure(*papers)


def sleeping_guard(p: Palette) -> Figure:
    """A guard asleep on a chair, facing right, chin on his chest: 100 tall."""
    coat, ink, skin = p.level(0.72), p.level(1), "#f6cfa8"
    chair = union(
        stroke([(-26, 0), (-24, -40), (-29, -82)], 5),
        stroke([(14, 0), (13, -40)], 5),
        rect(-28, -42, 46, 6, 2),
    )
    return figure(
        (chair, "#7a4a34"),
        (ribbon([(-10, -44), (14, -46), (24, -40)], 15, 11), shade(coat, -0.08)),
        (ribbon([(24, -40), (26, -20), (26, -4)], 10, 8), shade(coat, -0.08)),
        ("M20 0H40Q38 -8 29 -9H20Z", ink),
        ("M-22 -38Q-28 -72 -8 -80Q12 -78 14 -60L12 -38Z", coat),
        (union(circle(6, -58, 2), circle(7, -48, 2)), p.second),
        (ellipse(6, -84, 12, 13, 20), skin),
        ("M8 -78Q16 -80 22 -76Q16 -70 8 -74Z", "#e8e2d8"),
        (stroke(curve([(9, -86), (12, -84), (15, -85.6)]), 1.6), ink),
        ("M-8 -90Q-6 -104 8 -102Q18 -100 18 -90Z", ink),
        ("M14 -92Q26 -92 26 -86Q20 -88 12 -88Z", p.second),
        (ribbon([(-6, -70), (-2, -52), (14, -48)], 10, 7), shade(coat, 0.06)),
        (circle(16, -48, 4.4), skin),
    )


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
