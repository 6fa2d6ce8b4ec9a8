"""Travellers who are people."""

from art.colour import mix
from art.figure import Figure, figure
from art.palettes import Palette
from art.shapes import circle, ellipse, rect, ring, stroke, union
from art.travellers.parts import legs, skin


def girl(p: Palette) -> Figure:
    """A girl in a red coat, her hair in the wind."""
    ink, coat = p.level(1), "#d92b34"
    return figure(
        (legs(7, 5, -28), ink),
        ("M-3 -82Q-28 -88 -36 -70Q-26 -74 -20 -68Q-30 -64 -32 -56Q-16 -62 -2 -66Z", ink),
        ("M-8 -68Q-20 -44 -22 -18Q0 -12 22 -18Q18 -46 8 -68Z", coat),
        (stroke([(6, -58), (17, -40)], 7), mix(coat, ink, 0.25)),
        (circle(2, -78, 12), skin(p)),
        ("M-12 -72Q-16 -94 2 -94Q16 -93 15 -80Q6 -88 -2 -84Q-4 -74 -12 -72Z", ink),
        ("M-12 -88Q0 -100 14 -90Q2 -92 -12 -88Z", coat),
    )


def old_man(p: Palette) -> Figure:
    """An old man bent over a stick, in a flat hat."""
    ink = p.level(1)
    return figure(
        (stroke([(27, -46), (30, 0)], 3.4), p.level(0.75)),
        (legs(8, 6, -30), ink),
        (
            "M-14 -22Q-22 -60 2 -76Q20 -74 16 -52Q14 -34 14 -22Q0 -18 -14 -22Z",
            mix(p.second, ink, 0.35),
        ),
        (stroke([(8, -62), (18, -48), (27, -46)], 7), ink),
        (circle(14, -80, 11), skin(p)),
        ("M8 -76Q10 -62 22 -60Q28 -66 24 -76Q18 -70 8 -76Z", p.light),
        ("M-4 -86H30V-83H-4ZM3 -86Q4 -100 15 -99Q25 -98 24 -86Z", ink),
    )


def wanderer(p: Palette) -> Figure:
    """Someone in a long cloak and a hood, walking away with a staff."""
    ink = p.level(1)
    return figure(
        (stroke([(20, -92), (24, 0)], 3.6), p.level(0.7)),
        ("M-6 -76Q-24 -40 -26 0Q-8 -5 2 0Q14 -5 22 -1Q18 -44 8 -76Z", ink),
        ("M-6 -76Q-13 -40 -14 -3Q-8 -5 -4 -3Q-4 -40 0 -74Z", p.level(0.82)),
        ("M-12 -70Q-16 -98 2 -100Q18 -96 14 -72Q0 -62 -12 -70Z", p.accent),
        (ellipse(4, -81, 7, 10), ink),
    )


def cyclist(p: Palette) -> Figure:
    """A child on a bicycle with a balloon tied to the saddle."""
    ink = p.level(1)
    wheels = union(ring(-30, -20, 20, 3.4), ring(32, -20, 20, 3.4))
    frame = [stroke([(-30, -20), (-12, -46), (20, -46), (32, -20)], 3.4)]
    frame += [
        stroke([(-12, -46), (2, -18), (20, -46)], 3.4),
        stroke([(20, -46), (18, -56), (28, -58)], 3.4),
    ]
    return figure(
        (stroke([(-18, -50), (-40, -92)], 1.4), p.light),
        (ellipse(-42, -108, 14, 17), p.accent),
        (wheels, ink),
        (union(*frame, rect(-20, -52, 14, 4, 2)), p.level(0.75)),
        (stroke([(-12, -50), (6, -40), (2, -18)], 7), ink),
        ("M-20 -48Q-18 -80 -4 -82Q8 -78 6 -66L-4 -46Z", p.second),
        (stroke([(0, -72), (12, -62), (26, -60)], 5.5), p.second),
        (circle(4, -92, 10), skin(p)),
        ("M-8 -90Q-8 -106 6 -104Q16 -102 15 -94L2 -96Q-2 -90 -8 -90Z", ink),
    )


def rower(p: Palette) -> Figure:
    """Someone rowing a small boat; the water line is at the origin."""
    ink = p.level(1)
    return figure(
        ("M-8 -10Q-14 -50 0 -56Q14 -52 12 -10Z", p.accent),
        (circle(4, -66, 11), skin(p)),
        ("M-14 -68H22V-72H-14ZM-6 -71Q-4 -84 5 -83Q14 -83 15 -71Z", ink),
        (stroke([(4, -46), (26, -34)], 7), ink),
        (stroke([(34, -42), (-34, 14)], 3.6), p.level(0.7)),
        (ellipse(-38, 17, 14, 5, -38), p.level(0.7)),
        ("M-62 -22Q0 -10 62 -26Q54 6 36 8H-38Q-56 4 -62 -22Z", p.level(0.85)),
        ("M-62 -22Q0 -10 62 -26L60 -19Q0 -4 -60 -15Z", p.second),
    )


def acrobat(p: Palette) -> Figure:
    """A tightrope walker with a pole; the rope is at the origin."""
    ink = p.level(1)
    return figure(
        ("M-4 -42L-16 -2L-12 2L-4 0L4 -40ZM0 -42L10 -20L6 0H14L18 -22L8 -44Z", ink),
        ("M-9 -40Q-10 -66 0 -72Q10 -66 10 -40Q0 -36 -9 -40Z", p.accent),
        ("M-14 -44L-18 -34Q0 -30 20 -36L12 -46Z", p.light),
        (stroke([(-4, -66), (-26, -56)], 5.5), ink),
        (stroke([(5, -66), (28, -60)], 5.5), ink),
        (circle(1, -82, 9.5), skin(p)),
        ("M-9 -84Q-7 -100 2 -98Q12 -98 11 -85Q0 -90 -9 -84Z", ink),
        (stroke([(-84, -44), (0, -60), (84, -52)], 3), p.level(0.75)),
    )


def violinist(p: Palette) -> Figure:
    """A violinist in a long coat, bow raised."""
    ink = p.level(1)
    return figure(
        (legs(7, 6, -30), ink),
        ("M-9 -70Q-18 -40 -20 -14L-6 -22L0 -16L8 -22L18 -14Q16 -46 9 -70Z", p.level(0.9)),
        (circle(0, -82, 11), skin(p)),
        ("M-13 -76Q-20 -100 0 -99Q14 -98 12 -84Q2 -92 -4 -84Q-4 -76 -13 -76Z", ink),
        (ellipse(16, -70, 9, 6, -12), p.accent),
        (ellipse(25, -72, 7, 5, -12), p.accent),
        (stroke([(28, -73), (46, -77)], 3), ink),
        (stroke([(6, -62), (22, -58), (38, -72)], 5.5), ink),
        (stroke([(-6, -62), (-16, -52), (4, -56)], 5.5), ink),
        (stroke([(2, -54), (36, -96)], 2), p.light),
    )


def child(p: Palette) -> Figure:
    """A barefoot child in a nightshirt holding a toy rabbit."""
    shirt, ink = mix(p.light, p.sky[2], 0.12), p.level(1)
    return figure(
        ("M-9 -20L-10 0H-2V-20ZM2 -20V0H11L9 -20Z", skin(p)),
        ("M-8 -64Q-18 -40 -20 -14Q0 -8 20 -14Q17 -42 8 -64Z", shirt),
        (stroke([(-8, -56), (-20, -36)], 6), skin(p)),
        (ellipse(-22, -26, 6, 8), p.accent),
        (
            union(circle(-22, -38, 5), ellipse(-25, -47, 2, 6, -12), ellipse(-19, -47, 2, 6, 12)),
            p.accent,
        ),
        (stroke([(7, -56), (16, -38)], 6), skin(p)),
        (circle(1, -78, 14), skin(p)),
        ("M-14 -74Q-18 -96 2 -96Q18 -95 16 -80Q8 -88 -2 -86Q-8 -78 -14 -74Z", ink),
    )
