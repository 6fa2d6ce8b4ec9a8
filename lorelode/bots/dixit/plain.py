"""A player of Dixit that knows the words of its pictures, but not what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from lorelode.core import View
from lorelode.decks import Card, Deck
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.clues import fault
from lorelode.rules.dixit.moves import Move, Speak, Tell

_SHORT = 3
"""Words of so many letters or fewer are seldom worth a clue."""


def clues(card: Card, language: str) -> Sequence[str]:
    """What could be said of a card: its tags, or else words of its title and caption.

    Tags in another language are better than none.

    Tags that the title or the caption holds give the card away to whoever can read, so they are
    left out if there are others.
    """
    said = card.said(language)
    text = f"{said.title} {said.caption}"
    tags = said.tags or next((words.tags for words in card.words.values() if words.tags), ())
    subtle = [tag for tag in tags if tag.casefold() not in text.casefold()]
    words = [word.strip(".,:;!?…«»") for word in text.split()]
    telling = [word for word in words if len(word) > _SHORT and not fault(word)]
    return subtle or tags or telling or [said.title]


class RandomTeller:
    """Any legal move but a spoken clue, each as likely; as a clue anything that fits the card."""

    def __init__(self, deck: Deck | None, language: str = "en") -> None:
        self._deck = deck
        self._language = language

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Move:  # noqa: ARG002
        """One of the choices of the view's seat."""
        # Nobody would hear a bot that says its clue aloud.
        move = rng.choice([move for move in DIXIT.choices(view) if not isinstance(move, Speak)])
        if isinstance(move, Tell) and self._deck is not None:
            return replace(move, clue=rng.choice(clues(self._deck.card(move.card), self._language)))
        return move
