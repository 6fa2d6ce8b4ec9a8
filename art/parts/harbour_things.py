"""Things that float, drift or stand by the water."""

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.shapes import circle, ellipse, path, polygon, rect, ring, stroke, union


def steamer(p: Palette, hull: str, band: str, funnels: int = 2) -> Figure:
    """A steamer going right; the water line at the origin, 208 wide, 120 tall."""
    white, ink = mix(p.light, "#ffffff", 0.35), p.level(1)
    stacks, bands = [], []
    for k in range(funnels):
        x = 34 - 34 * k if funnels < 4 else 46 - 26 * k
        stacks.append(polygon([(x - 11, -70), (x - 13, -112), (x + 7, -112), (x + 9, -70)]))
        bands.append(polygon([(x - 13, -112), (x - 12.4, -101), (x + 7.6, -101), (x + 7, -112)]))
    ports = [circle(x, -24, 3.4) for x in range(-80, 86, 15)]
    panes = [rect(x, -53, 7, 8, 1) for x in range(-62, 62, 13)]
    panes += [rect(x, -71, 7, 7, 1) for x in range(-44, 44, 13)]
    masts = union(stroke([(80, -40), (76, -110)], 2.4), stroke([(-82, -40), (-86, -98)], 2.4))
    return figure(
        (masts, ink),
        (union(*stacks), band),
        (union(*bands), ink),
        (rect(-50, -76, 102, 18, 2), shade(white, -0.05)),
        (rect(-70, -60, 142, 24, 2), white),
        (union(*panes), mix(p.second, p.light, 0.3)),
        ("M-102 -40H110Q100 -4 84 6H-88Q-100 -8 -102 -40Z", hull),
        ("M-102 -40H110L108 -33H-101Z", white),
        ("M-98 -10H96Q90 2 84 6H-88Q-96 -2 -98 -10Z", band),
        (union(*ports), mix(p.second, p.light, 0.3)),
        tall=120,
    )


def toy_balloon(p: Palette, paper: str) -> Figure:
    """A balloon for a child; its knot is at the origin."""
    return figure(
        ("M0 -4L-7 6H7Z", shade(paper, -0.12)),
        ("M0 -2Q-44 -30 -44 -64Q-42 -102 0 -104Q42 -102 44 -64Q44 -30 0 -2Z", paper),
        ("M0 -2Q44 -30 44 -64Q43 -84 32 -94Q36 -50 0 -2Z", shade(paper, -0.1)),
        ("M-30 -62Q-30 -88 -10 -92Q-22 -80 -22 -60Q-26 -54 -30 -62Z", mix(paper, p.light, 0.65)),
        tall=110,
    )


def fin(paper: str) -> Figure:
    """A shark's fin going right; the water line is at the origin."""
    return figure(
        ("M-40 6Q-34 -60 -66 -100Q10 -84 44 6Q0 14 -40 6Z", paper),
        ("M-40 6Q-34 -60 -66 -100Q-30 -84 -18 8Q-30 9 -40 6Z", shade(paper, -0.1)),
    )


def envelope(paper: str, seal: str) -> Figure:
    """A sealed letter, 150 wide, lying flat about the origin."""
    return figure(
        (rect(-75, -50, 150, 100, 4), paper),
        (path("M-75 50L-8 -6H8L75 50Z"), shade(paper, -0.05)),
        (path("M-73 -50H73L8 12Q0 18 -8 12Z"), shade(paper, -0.11)),
        (path("M-71 -50H71L7 8Q0 14 -7 8Z"), shade(paper, 0.02)),
        (circle(0, 8, 15), seal),
        (ring(0, 8, 10, 2.4), shade(seal, -0.12)),
    )


def tap(brass: str) -> Figure:
    """A wide tap from the right; its flange is at x = 0, its pipe 200 wide about the axis."""
    return figure(
        (union(rect(180, -172, 44, 90), rect(168, -112, 68, 22, 6)), shade(brass, -0.08)),
        (union(rect(112, -190, 180, 26, 13), circle(202, -178, 24)), shade(brass, 0.04)),
        (rect(20, -100, 420, 200), brass),
        (rect(20, -72, 420, 26), shade(brass, 0.13)),
        (rect(20, 54, 420, 46), shade(brass, -0.12)),
        (union(rect(140, -112, 26, 224, 8), rect(300, -112, 26, 224, 8)), shade(brass, -0.05)),
        (rect(-6, -132, 48, 264, 14), shade(brass, 0.03)),
        (rect(-6, 60, 48, 72, 14), shade(brass, -0.1)),
        tall=100,
    )


def tram(p: Palette, paper: str) -> Figure:
    """A lit tram going right, 316 wide, its wheels on the origin, people in its windows."""
    ink, cream = p.level(1), mix(p.light, "#ffffff", 0.2)
    panes = [rect(-138 + 56 * k, -141, 46, 52, 6) for k in range(5)]
    heads = [
        union(circle(x, y, 9), ellipse(x, y + 26, 15, 17))
        for x, y in ((-112, -114), (-62, -108), (8, -112), (108, -116))
    ]
    wheels = [circle(x, -9, 17) for x in (-104, -68, 68, 104)]
    return figure(
        (stroke([(0, -178), (-84, -232)], 4), ink),
        (union(*wheels), ink),
        (rect(-112, -186, 224, 22, 9), shade(paper, -0.16)),
        (rect(-150, -156, 300, 134, 14), cream),
        (rect(-150, -84, 300, 62, 10), paper),
        (union(rect(-150, -84, 300, 5), rect(-136, -66, 272, 3)), p.second),
        (union(*panes), "#ffe9a0"),
        (union(*heads).intersection(union(*panes)), mix(ink, paper, 0.25)),
        (rect(-162, -170, 324, 20, 10), ink),
        (rect(-160, -28, 320, 12, 5), ink),
        (circle(140, -52, 9), "#fff6d0"),
        tall=236,
    )


def pigeon(paper: str, beak: str) -> Figure:
    """A pigeon looking right."""
    return figure(
        ("M-8 -20L-12 0H-6L-2 -18ZM8 -20L6 0H12L14 -18Z", beak),
        (
            "M-78 -34Q-30 -72 6 -70Q14 -100 36 -100Q58 -96 52 -70Q50 -22 10 -14Q-30 -14 -78 -34Z",
            paper,
        ),
        ("M-60 -38Q-20 -66 10 -56Q14 -30 -10 -26Q-36 -24 -60 -38Z", shade(paper, -0.12)),
        ("M52 -88L70 -80L52 -76Z", beak),
        (circle(42, -86, 4), "#fff6e8"),
    )
