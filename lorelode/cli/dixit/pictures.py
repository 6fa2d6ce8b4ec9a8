"""What is said of a picture where it cannot be seen."""

from __future__ import annotations

from typing import NamedTuple

from lorelode.decks import Deck, Words
from lorelode.rules.dixit.cards import Picture

LANGUAGE = "en"
"""What the terminal speaks, and so what is said of pictures if no other is asked for."""


class Pictures(NamedTuple):
    """The pictures of a table by their numbers; without a deck, the numbers are all there is.

    >>> Pictures(None).title(Picture(17)), Pictures(None).label(Picture(17))
    ('picture 17', 'picture 17')
    """

    deck: Deck | None
    language: str | None = None

    def title(self, picture: Picture) -> str:
        """What a picture is called in a sentence."""
        if self.deck is None:
            return f"picture {picture}"
        return self._said(self.deck, picture).title

    def label(self, picture: Picture) -> str:
        """The title, and the number that the picture has in notation."""
        return self.title(picture) if self.deck is None else f"{self.title(picture)} ({picture})"

    def caption(self, picture: Picture) -> str:
        """What is to be seen, in a sentence; nothing if that is not known."""
        return "" if self.deck is None else self._said(self.deck, picture).caption

    def _said(self, deck: Deck, picture: Picture) -> Words:
        return deck.card(picture).words_in(self.language or LANGUAGE)
