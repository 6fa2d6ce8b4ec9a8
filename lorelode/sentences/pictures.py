"""What the terminal says of a picture, which it cannot show."""

from __future__ import annotations

from typing import NamedTuple

from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Deck, Words


class Pictures(NamedTuple):
    """The pictures of a table by their numbers; without a deck only the numbers are known.

    >>> Pictures(None).title(17), Pictures(None).label(17)
    ('picture 17', 'picture 17')
    """

    deck: Deck | None
    language: str | None = None

    def title(self, picture: int) -> str:
        """What a picture is called in a sentence."""
        if self.deck is None:
            return f"picture {picture}"
        return self._words(self.deck, picture).title

    def label(self, picture: int) -> str:
        """The title, and the number of the picture in notation."""
        return self.title(picture) if self.deck is None else f"{self.title(picture)} ({picture})"

    def caption(self, picture: int) -> str:
        """A sentence on what it shows; empty if that is not known."""
        return "" if self.deck is None else self._words(self.deck, picture).caption

    def _words(self, deck: Deck, picture: int) -> Words:
        return deck.card(picture).words_in(self.language or DEFAULT_LANGUAGE)
