"""Travellers in fur, feathers, tin, brass and space suits."""

from art.colour import mix
from art.figure import Figure, figure, glow
from art.palettes import Palette
from art.shapes import circle, ellipse, rect, ring, stroke, union
from art.travellers.parts import legs, skin


def gnome(p: Palette) -> Figure:
    """A gnome with a tall hat and a lantern."""
    ink = p.level(1)
    body = "M-15 -4Q-18 -36 -8 -48H8Q18 -36 15 -4Q0 0 -15 -4Z"
    lamp = figure(
        (stroke([(8, -40), (24, -36)], 6), ink),
        (stroke([(24, -36), (24, -30)], 2), ink),
        (rect(18, -30, 12, 15, 3), ink),
        (rect(20, -28, 8, 11, 2), p.light),
        (body, ink),
        ("M-10 -1H-1V-7H-10ZM2 -1H12V-7H2Z", p.level(0.85)),
        (circle(0, -52, 9), skin(p)),
        ("M-9 -52Q-10 -32 1 -30Q11 -34 9 -52Q0 -44 -9 -52Z", p.light),
        ("M-13 -55Q0 -63 13 -55Q9 -78 -5 -100Q-9 -82 -13 -55Z", p.accent),
    )
    return glow(circle(24, -22, 30), p.light) + lamp


def cat(p: Palette) -> Figure:
    """A cat walking on its hind legs in boots, with a feathered hat."""
    ink = p.level(1)
    return figure(
        ("M-8 -30Q-30 -26 -32 -48Q-34 -60 -26 -62Q-28 -40 -8 -40Z", ink),
        ("M-10 -30L-11 -4H0V-30ZM2 -30V-4H13L10 -30Z", ink),
        ("M-13 -14H0V0H-14ZM2 -14H14L18 0H2Z", p.accent),
        ("M-12 -24Q-14 -58 0 -62Q14 -58 12 -24Q0 -20 -12 -24Z", ink),
        (stroke([(6, -52), (20, -44)], 6), ink),
        ("M-15 -82L-14 -64Q0 -52 14 -64L15 -82L7 -76Q0 -79 -7 -76Z", ink),
        ("M-5 -69l4 2l-4 2ZM9 -69l-4 2l4 2Z", p.light),
        ("M-20 -80Q0 -88 20 -80Q0 -76 -20 -80ZM-10 -81Q-8 -96 2 -95Q12 -94 11 -81Z", p.second),
        ("M6 -88Q-10 -104 -26 -98Q-12 -92 4 -84Z", p.light),
    )


def fox(p: Palette) -> Figure:
    """A fox on four legs with a scarf, looking up."""
    fur, ink = mix(p.accent, "#e8622c", 0.6), p.level(1)
    return figure(
        ("M-40 -46Q-84 -44 -82 -12Q-66 -18 -40 -28Z", fur),
        ("M-82 -12Q-82 -30 -70 -36Q-70 -22 -62 -20Z", p.light),
        (
            (
                "M-44 -30L-46 0H-38L-30 -26ZM14 -30L14 0H22L26 -30ZM-30 -28L-34 0H-27"
                "L-20 -28ZM2 -30L0 0H7L12 -30Z"
            ),
            ink,
        ),
        ("M-48 -34Q-46 -58 -14 -54Q16 -54 28 -72L40 -58Q38 -26 8 -24Q-40 -20 -48 -34Z", fur),
        (
            (
                "M16 -96L22 -82L40 -88L40 -104L30 -94ZM18 -84Q18 -60 38 -60"
                "Q52 -64 66 -74Q46 -92 30 -92Z"
            ),
            fur,
        ),
        ("M36 -60Q50 -64 66 -74L52 -74Q42 -74 36 -60Z", p.light),
        (circle(43, -80, 2.4), ink),
        (
            (
                "M18 -68Q30 -54 44 -56L42 -48Q24 -46 14 -58ZM16 -62Q-2 -58 -10 -40"
                "L-2 -38Q8 -50 22 -52Z"
            ),
            p.second,
        ),
    )


def astronaut(p: Palette) -> Figure:
    """An astronaut in a pale suit with a tinted visor."""
    suit, ink = mix(p.light, p.sky[1], 0.12), p.level(1)
    return figure(
        (rect(-24, -66, 20, 34, 5), mix(suit, ink, 0.45)),
        ("M-14 -34L-17 0H-1V-30ZM1 -32V0H18L14 -34Z", suit),
        ("M-17 0H-1V-7H-17ZM1 0H18V-7H1Z", mix(suit, ink, 0.45)),
        ("M-16 -30Q-18 -66 0 -68Q18 -66 16 -30Q0 -26 -16 -30Z", suit),
        (stroke([(8, -58), (24, -44), (30, -52)], 9), mix(suit, ink, 0.12)),
        (rect(-7, -54, 14, 10, 2), p.accent),
        (circle(0, -82, 18), suit),
        (ellipse(5, -82, 12, 11), p.level(0.9)),
        ("M2 -90Q12 -92 14 -82Q10 -88 2 -90Z", p.second),
    )


def bear(p: Palette) -> Figure:
    """A bear in a scarf with a suitcase."""
    fur, ink = p.level(0.92), p.level(1)
    return figure(
        (rect(18, -26, 30, 22, 3), p.accent),
        (rect(23, -26, 4, 22), mix(p.accent, ink, 0.5)),
        (ring(33, -27, 7, 2.6), ink),
        ("M-20 -30L-22 0H-4V-20H4V0H22L20 -30Z", fur),
        ("M-24 -22Q-28 -66 0 -70Q28 -66 24 -22Q0 -10 -24 -22Z", fur),
        (stroke([(16, -56), (30, -32)], 12), ink),
        (union(circle(-12, -96, 7), circle(14, -96, 7)), fur),
        ("M-20 -80Q-18 -100 2 -100Q18 -99 20 -86Q34 -84 32 -76Q22 -66 0 -66Q-18 -68 -20 -80Z", fur),
        (ellipse(30, -80, 4, 3), p.light),
        (circle(13, -87, 2.4), p.light),
        ("M-19 -70Q2 -58 22 -70L22 -61Q2 -50 -20 -61ZM-14 -62L-26 -38L-15 -36L-6 -58Z", p.second),
    )


def gentleman(p: Palette) -> Figure:
    """A gentleman with the head of a bird, in tails and a bow tie."""
    ink = p.level(1)
    return figure(
        (stroke([(24, -44), (25, 0)], 3), p.level(0.7)),
        (legs(6, 6, -36), ink),
        ("M-12 -70Q-18 -44 -22 -12L-8 -24L0 -34L10 -30Q16 -50 10 -70Z", ink),
        ("M-2 -70L4 -46L10 -68Z", p.light),
        ("M-2 -70l6 4l6 -4v8l-6 -4l-6 4Z", p.accent),
        (stroke([(8, -64), (20, -52), (24, -45)], 6), ink),
        ("M-8 -68Q-14 -94 4 -96Q14 -95 17 -86L46 -80L16 -77Q14 -68 8 -66Z", p.level(0.8)),
        ("M15 -87L46 -80L16 -77Z", p.accent),
        (circle(8, -86, 3), p.light),
        ("M-10 -94H16V-97H-10ZM-6 -97V-116H12V-97Z", ink),
    )


def robot(p: Palette) -> Figure:
    """A small tin robot holding a flower."""
    tin, ink = mix(p.level(0.35), p.light, 0.35), p.level(1)
    return figure(
        (stroke([(0, -92), (0, -100)], 2.4), ink),
        (circle(0, -101, 3.6), p.accent),
        ("M-14 -30H-4V0H-18V-6H-14ZM4 -30H14V-6H20V0H4Z", ink),
        (rect(-18, -62, 36, 36, 4), tin),
        (rect(-11, -55, 22, 14, 2), ink),
        (union(circle(-5, -48, 3), circle(5, -48, 3)), p.accent),
        (stroke([(-18, -56), (-26, -36)], 6), ink),
        (stroke([(18, -54), (30, -58)], 6), ink),
        (stroke([(31, -52), (33, -78)], 2.2), p.second),
        (
            union(*(circle(33 + a, -80 + b, 4) for a, b in ((0, -5), (5, 0), (0, 5), (-5, 0)))),
            p.accent,
        ),
        (rect(-15, -92, 30, 26, 6), tin),
        (union(circle(-5, -80, 4), circle(7, -80, 4)), p.light),
        (union(circle(-4, -80, 2), circle(8, -80, 2)), ink),
    )


def diver(p: Palette) -> Figure:
    """A deep-sea diver in a brass helmet."""
    brass, ink = mix(p.second, p.level(0.6), 0.3), p.level(1)
    return figure(
        ("M-16 -36L-18 0H-2V-28H2V0H20L16 -36Z", ink),
        ("M-20 0H-2V-9H-20ZM2 0H22V-9H2Z", brass),
        ("M-18 -30Q-20 -62 0 -66Q20 -62 18 -30Q0 -24 -18 -30Z", p.level(0.85)),
        (stroke([(12, -56), (30, -40)], 9), p.level(0.85)),
        (rect(-18, -40, 36, 5), brass),
        ("M-20 -64Q0 -56 20 -64L16 -74H-16Z", brass),
        (circle(0, -82, 18), brass),
        (circle(4, -82, 10), ink),
        (circle(5, -83, 7), p.accent),
    )


def knight(p: Palette) -> Figure:
    """A paper knight with a plume and a lance."""
    steel, ink = mix(p.level(0.3), p.light, 0.3), p.level(1)
    return figure(
        (stroke([(26, -118), (24, 0)], 3), ink),
        ("M26 -118L54 -108L26 -98Z", p.accent),
        (legs(8, 8, -34), ink),
        ("M-15 -28Q-18 -66 0 -70Q18 -66 15 -28Q0 -22 -15 -28Z", steel),
        ("M-10 -60H10V-44Q8 -34 0 -30Q-8 -34 -10 -44Z", p.accent),
        (stroke([(10, -60), (25, -48)], 8), ink),
        ("M-12 -68V-84Q-10 -98 2 -98Q14 -96 14 -84V-68Z", steel),
        ("M2 -86H16V-80H2Z", ink),
        ("M0 -97Q-26 -116 -34 -84Q-22 -98 0 -92Z", p.second),
    )
