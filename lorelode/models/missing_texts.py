"""What is not yet written about the pictures of a deck, and how it is filled in."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from lorelode.core.languages import LANGUAGES
from lorelode.decks.associations import Associations, read_associations, read_lines
from lorelode.decks.deck import LanguageCode, Words
from lorelode.decks.library import Library, WrittenTexts
from lorelode.models.description import Description


class Missing(Struct, frozen=True):
    """A picture that lacks words in a language."""

    card: str
    language: LanguageCode


def find_missing(
    library: Library, name: str, languages: Sequence[LanguageCode] = tuple(LANGUAGES)
) -> tuple[Missing, ...]:
    """What a model has to be asked for, picture by picture; `DeckError` if it cannot be changed."""
    library.check_can_add(name)
    stored = library.load(name)
    heard = {code: read_associations(stored.folder, code) for code in languages}
    said = {code: read_lines(stored.folder, code) for code in languages}
    return tuple(
        Missing(card.id, code)
        for card in stored.deck.cards
        if stored.picture(card) is not None
        for code in languages
        if not _has_words(card.words.get(code))
        or not heard[code].get(card.id, Associations()).all
        or not said[code].get(card.id)
    )


def _has_words(words: Words | None) -> bool:
    return words is not None and bool(words.title and words.caption and words.tags)


def fill_in(library: Library, name: str, missing: Missing, made: Description) -> None:
    """Write what is still missing: somebody may have written in the meantime; or `DeckError`."""

    def fill(old: WrittenTexts) -> WrittenTexts:
        words = made.words if old.words is None else _fill(old.words, made.words)
        heard = old.associations if old.associations.all else made.associations
        return WrittenTexts(words, heard, old.lines or made.lines)

    library.change_texts(name, missing.card, missing.language, fill)


def _fill(before: Words, made: Words) -> Words:
    return Words(before.title, before.caption or made.caption, before.tags or made.tags)
