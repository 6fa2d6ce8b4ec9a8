"""The canvas of the mine: a scene of the dream deck in stone, wood and lamp light."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from art.palettes import Palette
from art.paper import rough
from art.scene import Scene
from art.shapes import HEIGHT, WIDTH, Shape, rect
from art.svg import element

MINE = Palette(  # brown rock, a lamp
    ("#0e0b0c", "#1d1615", "#3a2a20", "#c58f4a"),
    ("#8a745c", "#5c4a3d", "#3a2f2b", "#17110f"),
    "#ffd98a", "#f2b134", "#5fd0c5", "#0a0605",
)  # fmt: skip
PARCHMENT = Palette(  # cards of the hand
    ("#f6e8c6", "#efdcae", "#e3c88d", "#cfa966"),
    ("#e2c68c", "#b98a4e", "#6f4523", "#2b1910"),
    "#fff6dc", "#b5371f", "#2f7d4f", "#2a160a",
)  # fmt: skip
NIGHT = Palette(  # where saboteurs go
    ("#120d26", "#231a45", "#3d2f6b", "#5f8f86"),
    ("#6f6aa0", "#453b78", "#2a2150", "#0d0920"),
    "#d8ffb0", "#9fe04f", "#e2512f", "#050312",
)  # fmt: skip

WHOLE = rect(0, 0, WIDTH, HEIGHT)


class Board(Scene):
    """A scene with colours of its own; `plain` ones are finished so that their edges meet."""

    def __init__(self, name: str, colours: Palette = MINE, *, plain: bool = False) -> None:
        super().__init__(name, "lamplight")
        self.palette = colours
        self._plain = plain

    @contextmanager
    def layer(self, seed: str, *, upside_down: bool) -> Iterator[Scene]:
        """A second scene over this one, with chance of its own; it may stand on its head."""
        layer = Scene(seed, "lamplight")
        layer.palette, layer._defs = self.palette, self._defs
        yield layer
        turn = {"transform": f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"} if upside_down else {}
        self.add(element("g", "".join(layer._layers), **turn))

    def svg(self, scale: float = 1) -> str:
        """The finished picture."""
        if not self._plain:
            return super().svg(scale)
        stone, over = _stone(Random(self._seed).randrange(97))
        return _document(stone + "".join(self._defs.markup), "".join(self._layers) + over, scale)


class Mark(Scene):
    """A square of glass, 800 × 800, for signs that lie on any ground."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "lamplight")
        self.palette = MINE

    def svg(self, scale: float = 1) -> str:
        """The finished mark."""
        return _document("".join(self._defs.markup), "".join(self._layers), scale, WIDTH)


def spot(scene: Scene, x: float, y: float, radius: float, colour: str, much: float) -> None:
    """Lamp light around a point."""
    fading = [(0.0, colour, much), (0.35, colour, much * 0.55), (1.0, colour, 0.0)]
    area: Shape = rect(x - radius, y - radius, 2 * radius, 2 * radius)
    scene.wash(area, scene.radial(fading, x, y, radius))


def _document(defs: str, body: str, scale: float, height: float = HEIGHT) -> str:
    return element(
        "svg",
        element("defs", defs) + body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:g}",
        width=round(WIDTH * scale),
        height=round(height * scale),
    )


def _stone(seed: int) -> tuple[str, str]:
    """A rough surface over everything, without the vignette that would show every edge."""
    stone = rough("stone", ".07", octaves=3, seed=seed, height=4)
    layer = element(
        "rect",
        width=WIDTH,
        height=HEIGHT,
        filter="url(#stone)",
        style="mix-blend-mode:soft-light",
        opacity=0.45,
    )
    return stone, layer
