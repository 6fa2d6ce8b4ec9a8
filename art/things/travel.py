"""Things one travels with, or towards."""

from art.colour import mix, shade
from art.figure import Figure, figure, glow
from art.palettes import Palette
from art.shapes import (
    arch,
    circle,
    path,
    polygon,
    rect,
    ring,
    stroke,
    turn,
    union,
)


def umbrella(p: Palette, cloth: str | None = None) -> Figure:
    """An open umbrella on its handle; 120 wide."""
    paper = cloth or p.accent
    dome = path(
        "M-60 -52Q-56 -98 0 -98Q56 -98 60 -52Q50 -60 40 -52Q30 -61 20 -52"
        "Q10 -61 0 -52Q-10 -61 -20 -52Q-30 -61 -40 -52Q-50 -60 -60 -52Z"
    )
    panel = path(
        "M-20 -52Q-16 -86 0 -98Q16 -86 20 -52Q10 -61 0 -52Q-10 -61 -20 -52ZM-60 -52"
        "Q-56 -98 0 -98Q-36 -86 -40 -52Q-50 -60 -60 -52ZM60 -52Q56 -98 0 -98"
        "Q36 -86 40 -52Q50 -60 60 -52Z"
    )
    handle = union(
        rect(-1.8, -100, 3.6, 92), ring(7, -9, 9, 3.6).intersection(rect(-4, -9, 24, 12))
    )
    return figure(
        (handle, p.level(1)),
        (dome, shade(paper, -0.09)),
        (panel, paper),
        (rect(-1.8, -106, 3.6, 10, 1), p.level(1)),
    )


def balloon(p: Palette, paper: str | None = None) -> Figure:
    """A hot-air balloon with a basket."""
    silk = paper or p.accent
    ropes = [stroke([(x, -34), (x * 0.5, -12)], 0.9) for x in (-14, -5, 5, 14)]
    return figure(
        (union(*ropes), p.level(1)),
        ("M0 -100Q38 -98 36 -66Q34 -48 16 -33H-16Q-34 -48 -36 -66Q-38 -98 0 -100Z", silk),
        (
            (
                "M0 -100Q12 -70 6 -33H-6Q-12 -70 0 -100ZM0 -100Q-36 -88 -24 -39L-31 -46"
                "Q-38 -62 -35 -76Q-28 -98 0 -100ZM0 -100Q36 -88 24 -39L31 -46"
                "Q38 -62 35 -76Q28 -98 0 -100Z"
            ),
            shade(silk, -0.12),
        ),
        ("M-17 -36H17L15 -31H-15Z", p.second),
        (rect(-8, -13, 16, 13, 2), p.level(0.85)),
    )


def paper_boat(p: Palette, paper: str | None = None) -> Figure:
    """A folded paper boat; 150 wide, 80 tall, the water line at the origin."""
    white = paper or p.light
    return figure(
        ("M0 -80L38 -20L0 -8L-38 -20Z", shade(white, -0.08)),
        ("M0 -80L38 -20L0 -8Z", shade(white, -0.15)),
        ("M-78 -38L-44 0H44L78 -38L0 -14Z", white),
        ("M0 -14L78 -38L44 0H0Z", shade(white, -0.06)),
        tall=80,
    )


def suitcase(p: Palette, paper: str | None = None) -> Figure:
    """A strapped suitcase; 140 wide."""
    hide = paper or p.accent
    return figure(
        (rect(-20, -100, 40, 24, 10).difference(rect(-13, -93, 26, 24, 6)), p.level(0.9)),
        (rect(-70, -84, 140, 84, 9), hide),
        (union(rect(-46, -84, 11, 84), rect(35, -84, 11, 84)), shade(hide, -0.18)),
        (union(rect(-45, -48, 9, 9, 2), rect(36, -48, 9, 9, 2)), p.light),
        (
            union(
                *(
                    path(f"M{x} {y}l{sx * 18} 0Q{x + sx * 18} {y + sy * 18} {x} {y + sy * 18}Z")
                    for x, y, sx, sy in (
                        (-70, -84, 1, 1),
                        (70, -84, -1, 1),
                        (-70, 0, 1, -1),
                        (70, 0, -1, -1),
                    )
                )
            ),
            shade(hide, -0.12),
        ),
    )


def telescope(p: Palette, paper: str | None = None) -> Figure:
    """A brass telescope on three legs, pointing up to the right."""
    brass = paper or p.second
    legs = union(
        stroke([(0, -50), (-26, 0)], 4),
        stroke([(0, -50), (26, 0)], 4),
        stroke([(0, -50), (2, 0)], 4),
    )
    tube = turn(
        union(rect(-42, -60, 34, 14, 2), rect(-10, -63, 40, 20, 2), rect(28, -66, 14, 26, 2)),
        -32,
        0,
        -53,
    )
    bands = turn(union(rect(-12, -63, 4, 20), rect(26, -66, 4, 26)), -32, 0, -53)
    return figure((legs, p.level(0.95)), (tube, brass), (bands, shade(brass, -0.2)))


def lighthouse(p: Palette, stripe: str | None = None) -> Figure:
    """A striped lighthouse; its lamp is at (0, -86). Draw the beams with `sky.beam`."""
    tower = polygon([(-16, 0), (-10, -78), (10, -78), (16, 0)])
    bands = union(*(rect(-20, y, 40, 13) for y in (-72, -46, -20))).intersection(tower)
    lit = figure(
        (tower, p.light),
        (bands, stripe or p.accent),
        (rect(-14, -80, 28, 4), p.level(0.95)),
        (rect(-8, -92, 16, 12), p.light),
        (
            union(
                rect(-8, -92, 2, 12),
                rect(6, -92, 2, 12),
                rect(-1, -92, 2, 12),
                path("M-12 -92Q0 -104 12 -92Z"),
                circle(0, -100, 2),
            ),
            p.level(0.95),
        ),
        (arch(0, 0, 9, 14), p.level(0.95)),
        (union(rect(-2, -60, 4, 7), rect(-2, -34, 4, 7)), p.level(0.95)),
    )
    return glow(circle(0, -86, 26), p.light) + lit


def train(p: Palette, cars: int = 3, paper: str | None = None) -> Figure:
    """A steam train going right, 40 tall and 75 long a car, its smoke not included."""
    ink, red = p.level(0.95), paper or p.accent
    papers = figure(
        ("M-60 -8V-40H-28V-24H4V-36H14V-24H20Q26 -22 26 -8Z", red),
        (rect(-54, -35, 18, 12, 1), p.light),
        (
            union(
                rect(-63, -44, 38, 5, 1),
                path("M2 -36L0 -46H18L16 -36Z"),
                polygon([(26, -10), (36, -2), (22, -2)]),
            ),
            ink,
        ),
        (
            union(
                circle(-48, -5, 8),
                circle(-28, -5, 8),
                circle(-6, -4, 6),
                circle(12, -4, 6),
                rect(-48, -7, 60, 3),
            ),
            ink,
        ),
        tall=46,
    )
    for k in range(1, cars):
        x = -72.0 * k
        papers = papers + figure(
            (rect(x - 62, -40, 64, 32, 4), mix(red, p.level(0.75), 0.35)),
            (union(*(rect(x - 56 + 14 * j, -33, 9, 11, 1) for j in range(4))), p.light),
            (
                union(
                    rect(x - 64, -43, 68, 5, 2),
                    circle(x - 48, -5, 7),
                    circle(x - 14, -5, 7),
                    rect(x + 1, -12, 12, 3),
                ),
                ink,
            ),
        )
    return papers


def kite(p: Palette, paper: str | None = None) -> Figure:
    """A kite with its tail; the string starts at (0, -58)."""
    silk = paper or p.accent
    tail = [stroke([(0, -22), (8, -14), (-4, -6), (4, 0)], 1.2)]
    tail += [path(f"M{x} {y}l-6 -3v6ZM{x} {y}l6 -3v6Z") for x, y in ((6, -15), (-2, -7), (4, 0))]
    return figure(
        (union(*tail), p.second),
        ("M0 -100L28 -66L0 -22L-28 -66Z", silk),
        ("M0 -100L28 -66L0 -66ZM0 -66V-22L-28 -66Z", shade(silk, -0.1)),
    )


def sailing_ship(p: Palette, sail: str | None = None, hull: str | None = None) -> Figure:
    """A two-masted ship going right; the water line at the origin, 130 wide."""
    cloth, wood = sail or p.light, hull or p.level(0.85)
    return figure(
        (
            union(
                rect(-28, -96, 3, 84), rect(16, -104, 3.4, 92), stroke([(50, -22), (82, -36)], 3)
            ),
            p.level(0.95),
        ),
        ("M-26 -88Q-2 -84 -8 -60Q-22 -64 -46 -60Q-34 -74 -44 -88Z", cloth),
        (
            "M-50 -56Q-34 -62 -2 -56Q4 -40 -6 -26Q-26 -32 -52 -26Q-40 -40 -50 -56Z",
            shade(cloth, -0.05),
        ),
        ("M0 -98Q34 -98 42 -96Q48 -80 38 -66Q20 -70 -2 -66Q6 -82 0 -98Z", cloth),
        ("M-4 -62Q20 -68 44 -62Q54 -44 44 -28Q20 -34 -4 -28Q8 -44 -4 -62Z", shade(cloth, -0.05)),
        ("M48 -30L80 -35L50 -88Z", shade(cloth, -0.1)),
        ("M-27 -97L-46 -101L-27 -105ZM18 -105L-2 -110L18 -115Z", p.accent),
        ("M-66 -30L-50 -18H52L66 -24Q58 0 40 4H-46Q-62 -6 -66 -30Z", wood),
        ("M-63 -22L-50 -12H54L62 -16L60 -10H-52Z", p.second),
    )
