"""What a deck says of its cards in one language, as texts that a clue is compared with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Card, Deck
from lorelode.decks.associations import Associations

KNOWN_SHARE: Final = 0.85
"""The share of the texts that a seat knows."""

_STRONG: Final = 1.0
_LIKELY: Final = 0.9
_FAINT: Final = 0.8
_TAG: Final = 1.0
_CAPTION: Final = 0.6


class CardText(NamedTuple):
    """A text about a card."""

    card: int
    """Its index in the deck."""
    text: str
    strength: float
    """How many people would think of it, 0 to 1."""


def card_texts(
    deck: Deck, language: str, associations: dict[str, Associations]
) -> Sequence[CardText]:
    """What is said of each card in a language, card by card; a title would give its card away.

    Of a card without tags in this language, what is said in another.
    """
    return [
        CardText(at, text, strength)
        for at, card in enumerate(deck.cards)
        for text, strength in _texts(card, language, associations.get(card.id, Associations()))
    ]


def _texts(card: Card, language: str, about: Associations) -> Iterable[tuple[str, float]]:
    said = card.words_in(spoken_language(card, language)) if card.words else None
    tiers = ((about.strong, _STRONG), (about.likely, _LIKELY), (about.faint, _FAINT))
    found = {text: strength for texts, strength in reversed(tiers) for text in texts}
    if said is not None:
        found |= dict.fromkeys(said.tags, _TAG)
        if said.caption:
            found[said.caption] = _CAPTION
        elif not said.tags and not about.all:
            # There is nothing else to go by.
            found[said.title] = _CAPTION
    return found.items()


def spoken_language(card: Card, language: str) -> str:
    """The language that a card is described in: this one, or another if it has no tags in it."""
    tagged = [known for known, words in card.words.items() if words.tags]
    if language in tagged or not tagged:
        return language
    return DEFAULT_LANGUAGE if DEFAULT_LANGUAGE in tagged else tagged[0]


def known_texts(texts: Sequence[CardText], seed: str, share: float = KNOWN_SHARE) -> bytes:
    """For each text 1 if a seat knows it: another part of them for each seed.

    People see different things in one picture, and that makes Dixit a game.
    """
    rng = Random(seed)
    return bytes([rng.random() < share for _ in texts])
