"""A deck of pictures, with words about each in any number of languages."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from lorelode.core import PICTURE_ID
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.core.text import find_fault, tidy

LanguageCode = Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
"""Any language: a deck may have words in more of them than Lorelode speaks."""


MAX_TEXT_LETTERS: Final = 200
"""Of a title, a caption or a tag. Bots use them as clues, so none is longer than a clue may be."""


class DeckError(ValueError):
    """A deck that cannot be read; the message says what was expected."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """What is written about a card in one language."""

    title: str
    caption: str = ""
    """What the picture shows, in a sentence."""
    tags: tuple[str, ...] = ()
    """What the picture shows, how it feels, what it may stand for."""

    def __post_init__(self) -> None:
        """Refuse a text that could not be a clue, or that would garble a screen."""
        for text in (self.title, *([self.caption] if self.caption else []), *self.tags):
            check_text(text)


def check_text(text: str) -> None:
    """Refuse a text that cannot be written about a card."""
    wrong = find_fault(text, "a text", MAX_TEXT_LETTERS)
    if wrong or tidy(text) != text:
        reason = wrong or "expected single spaces"
        raise DeckError(f"{text!r} cannot be written about a card: {reason}")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One picture."""

    id: str
    words: Mapping[LanguageCode, Words]
    picture: str | None = None
    """The name of its file; None in a deck that has only words."""
    source: str = ""
    """What its file was called before it was imported, for whoever imported it. It says nothing of
    the picture, so no bot and no player reads it."""

    def __post_init__(self) -> None:
        """Refuse a source that would garble a screen."""
        if self.source:
            check_text(self.source)

    @property
    def tagged(self) -> bool:
        """Whether bots can see it: they see a picture through its tags, in any language."""
        return any(words.tags for words in self.words.values())

    def words_in(self, language: str) -> Words:
        """The words in a language, or in another language that the card has.

        If it has none, its title is the name of its file or its id.
        """
        for known in (language, DEFAULT_LANGUAGE, *self.words):
            if known in self.words:
                return self.words[known]
        return Words(self.source or self.id)


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures in a fixed order. The rules number them from 1."""

    name: str
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Refuse ids that could not stand in a record."""
        if not self.cards:
            raise DeckError("a deck has at least one picture")
        for card in self.cards:
            if not PICTURE_ID.fullmatch(card.id):
                raise DeckError(f"expected an id like 'paper-boat', not {card.id!r}")
        twice = [name for name, count in Counter(self.ids).items() if count > 1]
        if twice:
            raise DeckError(f"these ids appear more than once: {', '.join(twice)}")

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids by number, as a record names them."""
        return tuple(card.id for card in self.cards)

    def card(self, number: int) -> Card:
        """The card with this number in the rules.

        >>> built_in().card(1).id == built_in().ids[0]
        True
        """
        if not 0 < number <= len(self.cards):
            raise IndexError(f"deck {self.name} has pictures 1 to {len(self.cards)}, not {number}")
        return self.cards[number - 1]

    def pick(self, ids: tuple[str, ...]) -> Deck:
        """The deck of a record: these pictures in this order, without words if not found here."""
        known = {card.id: card for card in self.cards}
        return Deck(self.name, tuple(known.get(name) or Card(name, {}) for name in ids))


# msgspec learns what a class is like when it is first used. The process crashes if two threads make
# it do so at the same time, so it is done here.
msgspec.json.Decoder(Deck)


def merge_cards(cards: Iterable[Card]) -> dict[str, Card]:
    """Cards by id. Of several with one id, the first is kept, or the first that has tags."""
    merged: dict[str, Card] = {}
    for card in cards:
        kept = merged.get(card.id)
        if kept is None or (card.tagged and not kept.tagged):
            merged[card.id] = card
    return merged


def read_deck(text: str) -> Deck:
    """The deck in a TOML text, or `DeckError`. `docs/formats.md` specifies the text."""
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
