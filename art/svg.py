"""SVG text, with numbers always written alike so that the same card is the same bytes."""

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from art.pathdata import Point
from art.shapes import Shape, polygons

Stop = tuple[float, str, float]  # offset, colour, opacity


def number(value: float) -> str:
    """At most two decimals, and never `-0`.

    >>> number(2), number(0.125), number(-0.001)
    ('2', '0.12', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, body: str = "", /, **attributes: str | float) -> str:
    """One element; underscores in attribute names become hyphens, a trailing one is dropped."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}="
        + quoteattr(value if isinstance(value, str) else number(value))
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def outline(shape: Shape) -> str:
    """Path data of a shape with its holes, to a tenth of a unit."""
    rings = [
        ring for part in polygons(shape.simplify(0.12)) for ring in (part.exterior, *part.interiors)
    ]
    return "".join(line(list(ring.coords)[:-1]) + "Z" for ring in rings)


def line(points: Sequence[Point] | Sequence[tuple[float, ...]]) -> str:
    """Path data of a line, to a tenth of a unit."""
    return "M" + "L".join(f"{p[0]:.1f} {p[1]:.1f}" for p in points)


def stops(of: Sequence[Stop]) -> str:
    """The stops of a gradient."""
    return "".join(
        element("stop", offset=at, stop_color=colour, stop_opacity=opacity)
        for at, colour, opacity in of
    )


class Definitions:
    """What SVG refers to by name: gradients, filters, clips. Shared by a scene and its insides."""

    def __init__(self) -> None:
        self.markup: list[str] = []

    def name(self) -> str:
        """A name that is not taken."""
        return f"d{len(self.markup)}"

    def add(self, markup: str, name: str) -> str:
        """Keeps a definition; returns the reference to it."""
        self.markup.append(markup)
        return f"url(#{name})"
