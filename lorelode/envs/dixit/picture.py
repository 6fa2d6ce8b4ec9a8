"""The display as a picture: the cards side by side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from lorelode.decks import Deck
from lorelode.decks.associations import built_in_folders
from lorelode.rules.dixit.editions import cards_in_turn
from lorelode.rules.dixit.state import Public

CARD_PIXELS: Final = (96, 144)
_MARGIN_PIXELS: Final = 4
_TABLE: Final = (36, 40, 58)
_BACK: Final = (70, 78, 112)
_FILES_KEPT: Final = 128


def draw(public: Public, deck: Deck) -> NDArray[np.uint8]:
    """The cards that lie open, and backs where none lies yet."""
    width, height = (pixels + _MARGIN_PIXELS for pixels in CARD_PIXELS)
    places = cards_in_turn(len(public.players))
    image = Image.new("RGB", (places * width, height), _TABLE)
    brush = ImageDraw.Draw(image)
    for place in range(places):
        left, top = place * width + _MARGIN_PIXELS // 2, _MARGIN_PIXELS // 2
        brush.rectangle((left, top, left + CARD_PIXELS[0] - 1, top + CARD_PIXELS[1] - 1), _BACK)
    for place, picture in enumerate(public.display):
        card = _open_card(deck.card(picture).picture or "")
        image.paste(card, (place * width + _MARGIN_PIXELS // 2, _MARGIN_PIXELS // 2))
    return np.asarray(image)


@lru_cache(maxsize=_FILES_KEPT)
def _open_card(file: str) -> Image.Image:
    folder = next(one for one in built_in_folders() if (one / file).is_file())
    with Image.open(folder / file) as image:
        return image.convert("RGB").resize(CARD_PIXELS)
