"""What makes flat colour look like paper: shadows, grain, mottle and a vignette."""

from dataclasses import dataclass
from enum import Enum

from art.shapes import HEIGHT, WIDTH
from art.svg import element


@dataclass(frozen=True)
class Fall:
    """How far a sheet stands off the one behind it."""

    down: float
    blur: float
    opacity: float


class Shadow(Enum):
    """The heights at which a sheet may be mounted."""

    THIN = Fall(2, 2.2, 0.55)  # glued on: windows, small figures
    SOFT = Fall(3, 7, 0.42)  # clouds, things on threads
    LIFT = Fall(5, 13, 0.6)  # a motif of middle size
    RIDGE = Fall(-5, 12, 0.5)  # ground: shades what is above and behind it
    OBJECT = Fall(14, 20, 0.65)  # the giant motif
    FRAME = Fall(9, 17, 0.75)  # a shadow box around everything


Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def shadow_filter(name: str, fall: Fall, tint: str, bounds: Bounds) -> str:
    """A drop shadow, computed only where it can be seen."""
    drop = element(
        "feDropShadow",
        dx=0,
        dy=fall.down,
        stdDeviation=fall.blur,
        flood_color=tint,
        flood_opacity=fall.opacity,
    )
    return _filter(name, drop, bounds, reach=3 * fall.blur + abs(fall.down) + 4, margin=20)


def blur_filter(name: str, blur: float, bounds: Bounds) -> str:
    """A blur, computed only where it can be seen."""
    gaussian = element("feGaussianBlur", stdDeviation=blur)
    return _filter(name, gaussian, bounds, reach=3 * blur + 2, margin=60)


def _filter(name: str, effect: str, bounds: Bounds, reach: float, margin: float) -> str:
    """An effect that reaches so far beyond its shape, cut off a margin outside the canvas."""
    x0, y0 = max(bounds[0] - reach, -margin), max(bounds[1] - reach, -margin)
    x1, y1 = min(bounds[2] + reach, WIDTH + margin), min(bounds[3] + reach, HEIGHT + margin)
    return element(
        "filter",
        effect,
        id=name,
        filterUnits="userSpaceOnUse",
        color_interpolation_filters="sRGB",
        x=x0,
        y=y0,
        width=max(1, x1 - x0),
        height=max(1, y1 - y0),
    )


def rough(name: str, frequency: str, *, octaves: int, seed: int, height: float) -> str:
    """A surface of noise, lit from the upper left."""
    return element(
        "filter",
        element(
            "feTurbulence",
            type="fractalNoise",
            baseFrequency=frequency,
            numOctaves=octaves,
            seed=seed,
        )
        + element(
            "feDiffuseLighting",
            element("feDistantLight", azimuth=235, elevation=60),
            surfaceScale=height,
            diffuseConstant=0.6,
            lighting_color="#fff",
        ),
        id=name,
        x="0",
        y="0",
        width="100%",
        height="100%",
        color_interpolation_filters="sRGB",
    )


def finish(seed: int, shadow: str) -> tuple[str, str]:
    """The texture of the whole card: definitions, and the layers that go on top.

    The grain is lit so that flat paper comes out mid-grey: soft-light then neither lifts the
    blacks nor dulls the colours.
    """
    grain = rough("grain", ".35 .42", octaves=4, seed=seed % 97, height=1.25)
    grey = "1.5 0 0 0 -.25 " * 3 + "0 0 0 0 1"
    mottle = element(
        "filter",
        element(
            "feTurbulence",
            type="fractalNoise",
            baseFrequency=".012 .016",
            numOctaves=3,
            seed=seed % 83,
        )
        + element("feColorMatrix", values=grey),
        id="mottle",
        x="0",
        y="0",
        width="100%",
        height="100%",
        color_interpolation_filters="sRGB",
    )
    vignette = element(
        "radialGradient",
        element("stop", offset=0.6, stop_color=shadow, stop_opacity=0)
        + element("stop", offset=1, stop_color=shadow, stop_opacity=0.5),
        id="vignette",
        gradientUnits="userSpaceOnUse",
        cx=400,
        cy=580,
        r=860,
    )
    soft = "mix-blend-mode:soft-light"
    size: dict[str, float] = {"width": WIDTH, "height": HEIGHT}
    layers = (
        element("rect", filter="url(#mottle)", style=soft, opacity=0.2, **size)
        + element("rect", filter="url(#grain)", style=soft, opacity=0.8, **size)
        + element("rect", fill="url(#vignette)", **size)
    )
    return grain + mottle + vignette, layers
