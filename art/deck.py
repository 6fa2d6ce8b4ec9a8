"""The register of cards."""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass

from art import scenes
from art.palettes import PALETTES
from art.scene import Scene
from art.travellers import TRAVELLERS

Drawing = Callable[[Scene], None]


@dataclass(frozen=True)
class Card:
    """One picture of the deck."""

    id: str
    palette: str
    traveller: str | None
    drawing: Drawing

    def svg(self, scale: float = 1) -> str:
        """The card as SVG; the same text every time."""
        colours = PALETTES[self.palette]
        figure = TRAVELLERS[self.traveller](colours) if self.traveller else None
        scene = Scene(self.id, self.palette, figure)
        self.drawing(scene)
        return scene.svg(scale)


_CARDS: dict[str, Card] = {}


def card(name: str, palette: str, traveller: str | None = None) -> Callable[[Drawing], Drawing]:
    """Registers a function that draws a card onto the scene it is given."""

    def register(drawing: Drawing) -> Drawing:
        if name in _CARDS:
            raise ValueError(f"two cards are called {name}")
        if palette not in PALETTES or (traveller and traveller not in TRAVELLERS):
            raise ValueError(f"{name}: no such palette or traveller: {palette}, {traveller}")
        _CARDS[name] = Card(name, palette, traveller, drawing)
        return drawing

    return register


def cards() -> dict[str, Card]:
    """Every card of `art/scenes`, by id, in the order of the files and of the cards in them."""
    for module in sorted(pkgutil.iter_modules(scenes.__path__), key=lambda m: m.name):
        importlib.import_module(f"art.scenes.{module.name}")
    return dict(_CARDS)
