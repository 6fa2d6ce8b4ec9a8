"""One card on the table: papers are laid on it from far to near."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Literal

from art.colour import mix, shade
from art.figure import Figure
from art.palettes import PALETTES, Palette
from art.paper import Shadow, blur_filter, finish, shadow_filter
from art.pathdata import Point
from art.shapes import HEIGHT, WIDTH, Shape, rect
from art.svg import Definitions, Stop, element, line, outline, stops

Anchor = Literal["foot", "centre", "top"]


class Scene:
    """A canvas of 800 × 1200 and the palette it is cut from.

    Everything random comes from `random`, which is seeded by the card's id alone.
    """

    def __init__(self, seed: str, palette: str, traveller: Figure | None = None) -> None:
        self.random = Random(seed)
        self.palette: Palette = PALETTES[palette]
        self._seed = seed
        self._traveller = traveller
        self._defs = Definitions()
        self._layers: list[str] = []

    def level(self, nearness: float) -> str:
        """The palette's paper at a depth: 0 far and hazy, 1 near and dark."""
        return self.palette.level(nearness)

    def add(self, markup: str) -> None:
        """Raw SVG on top of what is there."""
        self._layers.append(markup)

    # papers

    def sheet(
        self,
        shape: Shape,
        colour: str,
        shadow: Shadow | None = Shadow.LIFT,
        *,
        gradient: float = 0.1,
        rim: float = 2.5,
        opacity: float = 1,
    ) -> None:
        """A sheet of paper: shadow behind it, a lit rim on its upper edge, darker downwards."""
        if shape.is_empty:
            return
        cut = outline(shape)
        fill = self.fade(shade(colour, gradient * 0.35), shade(colour, -gradient), shape)
        layers = ""
        if rim:
            layers += element("path", d=cut, fill=shade(colour, 0.13))
            layers += element("path", d=cut, fill=fill, transform=f"translate(0 {rim})")
        else:
            layers += element("path", d=cut, fill=fill)
        look: dict[str, str | float] = {"fill_rule": "evenodd"}
        if shadow:
            look["filter"] = self._shadow(shadow, shape)
        if opacity < 1:
            look["opacity"] = opacity
        self.add(element("g", layers, **look))

    def wash(self, shape: Shape, fill: str, opacity: float = 1, blur: float = 0) -> None:
        """Flat colour without shadow or rim: markings, light, a glow when blurred."""
        look: dict[str, str | float] = {"fill": fill, "fill_rule": "evenodd"}
        if opacity < 1:
            look["opacity"] = opacity
        if blur:
            name = self._defs.name()
            look["filter"] = self._defs.add(blur_filter(name, blur, shape.bounds), name)
        self.add(element("path", d=outline(shape), **look))

    def thread(
        self, points: Sequence[Point], colour: str, width: float = 1.6, opacity: float = 0.65
    ) -> None:
        """A thin line: threads, wires, ripples."""
        self.add(
            element(
                "path",
                d=line(points),
                fill="none",
                stroke=colour,
                stroke_width=width,
                stroke_linecap="round",
                stroke_linejoin="round",
                opacity=opacity,
            )
        )

    def group(self, shapes: Sequence[tuple[Shape, str]], shadow: Shadow) -> None:
        """Many small papers under one shadow: leaves, windows, pines. Far quicker than sheets."""
        kept = [(shape, colour) for shape, colour in shapes if not shape.is_empty]
        if not kept:
            return
        body = "".join(
            element("path", d=outline(shape), fill=colour, fill_rule="evenodd")
            for shape, colour in kept
        )
        x0, y0, x1, y1 = zip(*(shape.bounds for shape, _ in kept), strict=True)
        bounds = (min(x0), min(y0), max(x1), max(y1))
        self.add(element("g", body, filter=self._shadow(shadow, bounds)))

    # figures

    def place(
        self,
        figure: Figure,
        x: float,
        y: float,
        height: float,
        *,
        flip: bool = False,
        turn: float = 0,
        anchor: Anchor = "foot",
        shadow: Shadow | None = None,
    ) -> Shape:
        """Lays a figure on the card and returns its outline there.

        Small figures are one paper with one shadow; in large ones every paper casts its own.
        """
        scale = height / figure.tall
        if anchor != "foot":
            x0, y0, x1, y1 = figure.outline.bounds
            across = (-scale if flip else scale) * (x0 + x1) / 2
            down = scale * ((y0 + y1) / 2 if anchor == "centre" else y0)
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            x, y = x - (c * across - s * down), y - (s * across + c * down)
        there = figure.moved(x, y, scale, flip=flip, turn=turn)
        for piece in there.pieces:
            if piece.glow:
                x0, y0, x1, y1 = piece.shape.bounds
                fading = [
                    (0.0, piece.colour, 0.8),
                    (0.4, piece.colour, 0.3),
                    (1.0, piece.colour, 0.0),
                ]
                halo = self.radial(fading, (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2)
                self.wash(piece.shape, halo)
        papers = [piece for piece in there.pieces if not piece.glow]
        if height < 180:
            fills = [
                (piece.shape, self.fade(shade(piece.colour, 0.03), shade(piece.colour, -0.05)))
                for piece in papers
            ]
            self.group(fills, shadow or Shadow.THIN)
        else:
            for i, piece in enumerate(papers):
                first = shadow or Shadow.LIFT
                self.sheet(piece.shape, piece.colour, Shadow.THIN if i else first)
        return there.outline

    def traveller(self, x: float, y: float, height: float = 100, *, flip: bool = False) -> Shape:
        """The card's traveller, feet at the point, with a soft shadow on the ground."""
        assert self._traveller, "the card was registered without a traveller"
        self.contact(x, y, height * 0.3)
        return self.place(self._traveller, x, y, height, flip=flip)

    def contact(self, x: float, y: float, half: float) -> None:
        """The shadow of something that stands on the ground."""
        look = self._defs.name()
        bounds = (x - half, y - half * 0.2, x + half, y + half * 0.2)
        blur = self._defs.add(blur_filter(look, 4, bounds), look)
        self.add(
            element(
                "ellipse",
                cx=x,
                cy=y,
                rx=half,
                ry=half * 0.16,
                opacity=0.5,
                fill=self.palette.shadow,
                filter=blur,
            )
        )

    # light

    def sky(self, x: float = 400, y: float = 430, radius: float = 620, glow: float = 0.95) -> None:
        """The back sheet, lit from behind at a point.

        The halo goes from light over warm to nothing: cream straight over blue turns grey.
        """
        p = self.palette
        top, high, low, horizon = p.sky
        back = [(0.0, top, 1.0), (0.33, high, 1.0), (0.67, low, 1.0), (1.0, horizon, 1.0)]
        everything = rect(0, 0, WIDTH, HEIGHT)
        self.wash(everything, self.linear(back, (0, 0), (0, HEIGHT * 0.85)))
        warm, mid = mix(horizon, p.light, 0.35), mix(horizon, low, 0.4)
        halo = [(0.0, p.light, glow), (0.22, p.light, glow * 0.8), (0.45, warm, glow * 0.5)]
        halo += [(0.72, mid, glow * 0.22), (1.0, mid, 0.0)]
        self.wash(everything, self.radial(halo, x, y, radius))

    def fade(self, top: str, bottom: str, over: Shape | None = None) -> str:
        """A vertical gradient over whatever is filled with it, or over a given shape."""
        two = [(0.0, top, 1.0), (1.0, bottom, 1.0)]
        if over is None:
            name = self._defs.name()
            return self._defs.add(
                element("linearGradient", stops(two), id=name, x1=0, y1=0, x2=0, y2=1), name
            )
        _, y0, _, y1 = over.bounds
        return self.linear(two, (0, max(y0, -20)), (0, min(y1, HEIGHT + 20)))

    def linear(self, of: Sequence[Stop], start: Point, end: Point) -> str:
        """A gradient along a line."""
        name = self._defs.name()
        (x1, y1), (x2, y2) = start, end
        return self._defs.add(
            element(
                "linearGradient",
                stops(of),
                id=name,
                gradientUnits="userSpaceOnUse",
                x1=x1,
                y1=y1,
                x2=x2,
                y2=y2,
            ),
            name,
        )

    def radial(self, of: Sequence[Stop], x: float, y: float, radius: float) -> str:
        """A gradient around a point."""
        name = self._defs.name()
        return self._defs.add(
            element(
                "radialGradient",
                stops(of),
                id=name,
                gradientUnits="userSpaceOnUse",
                cx=x,
                cy=y,
                r=radius,
            ),
            name,
        )

    # scenes in scenes

    @contextmanager
    def inside(
        self, shape: Shape, palette: str | None = None, *, sunk: bool = True
    ) -> Iterator["Scene"]:
        """A second scene clipped into a shape, in canvas coordinates, with its own palette.

        Sunk, it lies behind the paper the shape is cut out of, whose edge shades it.
        """
        inner = Scene(self._seed + str(len(self._defs.markup)), "sea", self._traveller)
        inner.palette = PALETTES[palette] if palette else self.palette
        inner._defs = self._defs
        yield inner
        if sunk:
            x0, y0, x1, y1 = shape.bounds
            edge = rect(x0 - 60, y0 - 60, x1 - x0 + 120, y1 - y0 + 120).difference(shape)
            inner.group([(edge, inner.palette.shadow)], Shadow.LIFT)
        name = self._defs.name()
        clip = self._defs.add(
            element("clipPath", element("path", d=outline(shape), clip_rule="evenodd"), id=name),
            name,
        )
        self.add(element("g", "".join(inner._layers), clip_path=clip))

    def svg(self, scale: float = 1) -> str:
        """The finished card."""
        texture, layers = finish(Random(self._seed).randrange(10_000), self.palette.shadow)
        return element(
            "svg",
            element("defs", texture + "".join(self._defs.markup)) + "".join(self._layers) + layers,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            width=round(WIDTH * scale),
            height=round(HEIGHT * scale),
        )

    def _shadow(self, shadow: Shadow, over: Shape | tuple[float, float, float, float]) -> str:
        bounds = over if isinstance(over, tuple) else over.bounds
        name = self._defs.name()
        return self._defs.add(shadow_filter(name, shadow.value, self.palette.shadow, bounds), name)
