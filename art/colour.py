"""Colours are `#rrggbb`; they are mixed in OKLab, where half-way looks half-way."""

from collections.abc import Sequence

Lab = tuple[float, float, float]


def _linear(channel: int) -> float:
    c = channel / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _gamma(value: float) -> int:
    c = max(0.0, min(1.0, value))
    return round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))


def to_lab(colour: str) -> Lab:
    """Lightness from 0 to 1, then the green–red and the blue–yellow axis."""
    r, g, b = (_linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    l_ = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m_ = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s_ = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * l_ + 0.7936177850 * m_ - 0.0040720468 * s_,
        1.9779984951 * l_ - 2.4285922050 * m_ + 0.4505937099 * s_,
        0.0259040371 * l_ + 0.7827717662 * m_ - 0.8086757660 * s_,
    )


def from_lab(lab: Lab) -> str:
    """The nearest colour a screen can show."""
    lightness, a, b = lab
    l_ = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m_ = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s_ = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * l_ - 3.3077115913 * m_ + 0.2309699292 * s_
    green = -1.2684380046 * l_ + 2.6097574011 * m_ - 0.3413193965 * s_
    blue = -0.0041960863 * l_ - 0.7034186147 * m_ + 1.7076147010 * s_
    return f"#{_gamma(red):02x}{_gamma(green):02x}{_gamma(blue):02x}"


def mix(one: str, other: str, part: float) -> str:
    """`one` at 0, `other` at 1.

    >>> mix("#000000", "#ffffff", 0.5)
    '#636363'
    """
    a, b = to_lab(one), to_lab(other)
    x, y, z = (p + (q - p) * part for p, q in zip(a, b, strict=True))
    return from_lab((x, y, z))


def shade(colour: str, by: float, chroma: float = 1.0) -> str:
    """The colour lighter (or darker, below 0) by a part of the way from black to white."""
    lightness, a, b = to_lab(colour)
    return from_lab((max(0.0, min(1.0, lightness + by)), a * chroma, b * chroma))


def ramp(stops: Sequence[str], part: float) -> str:
    """The colour at `part` (0 to 1) of the way along evenly spaced stops."""
    place = max(0.0, min(1.0, part)) * (len(stops) - 1)
    i = min(int(place), len(stops) - 2)
    return mix(stops[i], stops[i + 1], place - i)
