"""The bodies of HTTP requests and answers about decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from lorelode.decks.associations import Associations
from lorelode.decks.deck import Card, LanguageCode, Words
from lorelode.decks.import_result import RefusedFile
from lorelode.wire.updates import RefusalBody


class PictureWords(Struct, frozen=True):
    """What players may read about a picture in one language: never its tags, which bots play by."""

    title: str = ""
    """While a game runs, empty if there is a caption that tells the picture to those who cannot see
    it. A card without a picture is its title."""
    caption: str = ""


class Picture(Struct, frozen=True):
    """A card of a game, as players see it."""

    id: str
    words: Mapping[LanguageCode, PictureWords]
    picture: str | None
    """The name of its file; null in a deck that has only words."""

    @staticmethod
    def of(card: Card, *, over: bool) -> Picture:
        """What players may know of a card while a game runs, or when it is over."""

        def select(words: Words) -> PictureWords:
            titled = over or not words.caption or card.picture is None
            return PictureWords(words.title if titled else "", words.caption)

        chosen = {language: select(words) for language, words in card.words.items()}
        return Picture(card.id, chosen, card.picture)


class GamePictures(Struct, frozen=True):
    """The pictures of a game; a picture is numbered by its position in the list, from 1."""

    cards: tuple[Picture, ...]


class StoredDeckInfo(Struct, frozen=True):
    """A deck in the operator's list."""

    name: str
    title: str
    """What people call it, in any script."""
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
    model: str = ""
    """The model that can describe pictures; empty if the server has none."""


class DescriptionRun(Struct, frozen=True):
    """How far a model has come with a deck, or how the last run ended."""

    deck: str = ""
    """Empty if the server has not asked a model since its start."""
    running: bool = False
    done: int = 0
    of: int = 0
    """Pictures times languages."""
    failed: int = 0
    """How many of those that are done got no words."""
    fault: str = ""
    """Why the run broke off, in English; empty if it did not."""


class DeckCards(Struct, frozen=True):
    """The cards of a deck with all their words."""

    name: str
    built_in: bool
    cards: tuple[Card, ...]


class WrittenAssociations(Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's associations, as they were typed."""

    strong: tuple[str, ...] = ()
    likely: tuple[str, ...] = ()
    faint: tuple[str, ...] = ()


class CardWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's words for a card in a language; if all are empty, its words are removed."""

    language: LanguageCode
    title: str = ""
    caption: str = ""
    tags: tuple[str, ...] = ()
    associations: WrittenAssociations | None = None
    """None: they stay as they are."""
    lines: tuple[str, ...] | None = None
    """None: they stay as they are. A line that was there before keeps its voice."""


class CardTexts(Struct, frozen=True):
    """What bots hear and say at a card, by language."""

    associations: Mapping[LanguageCode, Associations]
    lines: Mapping[LanguageCode, tuple[str, ...]]


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
