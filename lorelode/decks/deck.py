"""A deck of pictures, with words for each in as many languages as there are."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lorelode.core import PICTURE_ID
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.rules.dixit.clues import fault, tidy

LanguageCode = Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
"""Any language: a deck may have words in more of them than Lorelode speaks."""


class DeckError(ValueError):
    """A deck that cannot be read; the message says what was expected."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said of a card in one language."""

    title: str
    caption: str = ""
    """What is to be seen, in a sentence."""
    tags: tuple[str, ...] = ()
    """What is seen, what it feels like, what it may stand for."""

    def __post_init__(self) -> None:
        """Refuse what could not be said as a clue, or would garble a screen."""
        for text in (self.title, *([self.caption] if self.caption else []), *self.tags):
            wrong = fault(text) or ("" if tidy(text) == text else "expected single spaces")
            if wrong:
                raise DeckError(f"{text!r} cannot be said of a card as a clue might be: {wrong}")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One picture."""

    id: str
    words: Mapping[LanguageCode, Words]
    picture: str | None = None
    """The name of its file; None in a deck that has words alone."""

    @property
    def tagged(self) -> bool:
        """Whether bots can see it: tags in any language are their eyes."""
        return any(words.tags for words in self.words.values())

    def said(self, language: str) -> Words:
        """The words in a language, or else in another that the card has."""
        for known in (language, DEFAULT_LANGUAGE, *self.words):
            if known in self.words:
                return self.words[known]
        return Words(self.id)


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures in a fixed order: the rules call the first of them 1."""

    name: str
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Refuse ids that a record could not name the cards by."""
        if not self.cards:
            raise DeckError("a deck has at least one picture")
        for card in self.cards:
            if not PICTURE_ID.fullmatch(card.id):
                raise DeckError(f"expected an id like 'paper-boat', not {card.id!r}")
        twice = [name for name, count in Counter(self.ids).items() if count > 1]
        if twice:
            raise DeckError(f"these ids are there more than once: {', '.join(twice)}")

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids by number, as a record names them."""
        return tuple(card.id for card in self.cards)

    def card(self, number: int) -> Card:
        """The card that the rules know by this number.

        >>> built_in().card(1).id == built_in().ids[0]
        True
        """
        if not 0 < number <= len(self.cards):
            raise IndexError(f"deck {self.name} has pictures 1 to {len(self.cards)}, not {number}")
        return self.cards[number - 1]

    def taking(self, count: int) -> Deck:
        """The first so many pictures, or `DeckError` if there are fewer."""
        if count > len(self.cards):
            raise DeckError(f"the deck {self.name!r} has {len(self.cards)} pictures, not {count}")
        return Deck(self.name, self.cards[:count])

    def picked(self, ids: tuple[str, ...]) -> Deck:
        """The deck of a record: these pictures in this order, nameless ones for any not here."""
        known = {card.id: card for card in self.cards}
        return Deck(self.name, tuple(known.get(name) or Card(name, {}) for name in ids))


def together(cards: Iterable[Card]) -> dict[str, Card]:
    """Cards by their ids, each once: of those in two decks the first, or the first with tags."""
    found: dict[str, Card] = {}
    for card in cards:
        there = found.get(card.id)
        if there is None or (card.tagged and not there.tagged):
            found[card.id] = card
    return found


def read_deck(text: str) -> Deck:
    """The deck in a TOML text, or `DeckError`; `docs/formats.md` has the form of it."""
    try:
        return msgspec.convert(tomllib.loads(text), Deck)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DeckError(str(error)) from error


@cache
def built_in() -> Deck:
    """The deck that comes with the program."""
    return read_deck(
        resources.files("lorelode.decks").joinpath("dream/deck.toml").read_text("utf-8")
    )
