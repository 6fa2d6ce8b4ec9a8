"""The bodies of HTTP requests and answers about decks."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lorelode.decks.deck import Card, LanguageCode
from lorelode.decks.importer import RefusedFile
from lorelode.wire.updates import RefusalBody


class GamePictures(Struct, frozen=True):
    """The pictures of a game; a picture is numbered by its position in the list, from 1."""

    cards: tuple[Card, ...]


class StoredDeckInfo(Struct, frozen=True):
    """A deck in the operator's list."""

    name: str
    built_in: bool
    pictures: int = 0
    tagged: int = 0
    """How many of the pictures have tags, through which bots see them."""
    bytes: int = 0
    languages: tuple[str, ...] = ()
    fault: str = ""
    """Why the deck cannot be read, in English; empty if it can."""


class DeckList(Struct, frozen=True):
    """All decks, and the largest files that may be uploaded."""

    decks: tuple[StoredDeckInfo, ...]
    max_picture_bytes: int
    max_zip_bytes: int


class DeckCards(Struct, frozen=True):
    """The cards of a deck with all their words."""

    name: str
    built_in: bool
    cards: tuple[Card, ...]


class CardWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's words for a card in a language; if all are empty, its words are removed."""

    language: LanguageCode
    title: str = ""
    caption: str = ""
    tags: tuple[str, ...] = ()


class DeckChanged(Struct, frozen=True):
    """A deck or a card was removed."""

    ok: bool = True


class UploadProgress(Struct, frozen=True):
    """How many files of an upload were read; `of` is 0 until the number of files is known."""

    done: int = 0
    of: int = 0


class UploadResult(Struct, frozen=True):
    """What became of the files of an upload."""

    kept: tuple[Card, ...] = ()
    doubles: tuple[str, ...] = ()
    """Files with a picture that the deck already has."""
    refused: tuple[RefusedFile, ...] = ()
    reworded: int = 0
    """How many cards that the deck already had got new words."""


UploadLine: TypeAlias = UploadProgress | UploadResult | RefusalBody
"""A line of the answer to an upload: progress, and finally the result or a refusal."""
