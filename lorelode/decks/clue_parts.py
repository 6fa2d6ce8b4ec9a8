"""Which parts of a clue the deck says of a picture."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from lorelode.decks.deck import Card

_COMMA: Final = re.compile(r"\s*[,،]\s*")
_WORD: Final = re.compile(r"\w+")


class ClueParts(NamedTuple):
    """The parts of a clue between its commas, in their order."""

    fitting: tuple[str, ...]
    """What the deck says of the picture too, in any language."""
    others: tuple[str, ...]


def split_clue(card: Card, clue: str) -> ClueParts:
    """The parts of a clue to a picture. They follow from the two alone, whoever gave the clue.

    >>> from lorelode.decks import built_in
    >>> split_clue(built_in().card(1), "Kindness, winter")
    ClueParts(fitting=('Kindness',), others=('winter',))
    """
    said = list(card.words.values())
    phrases = {tag.casefold() for words in said for tag in words.tags}
    known = {
        word
        for words in said
        for text in (words.title, words.caption, *words.tags)
        for word in _WORD.findall(text.casefold())
    }
    if clue.casefold() in phrases:  # it may have a comma
        return ClueParts((clue,), ())
    parts = [part for part in _COMMA.split(clue) if part]
    fitting = [part for part in parts if known.issuperset(_WORD.findall(part.casefold()) or [part])]
    return ClueParts(tuple(fitting), tuple(part for part in parts if part not in fitting))
