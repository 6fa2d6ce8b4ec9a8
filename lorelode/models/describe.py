"""Lets a model write the words of a deck: picture by picture, language by language.

What is written is saved at once and stays: by whomever it was written, it is never replaced, and
another run asks only for what is missing.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from lorelode.core.languages import LANGUAGES
from lorelode.decks.associations import Associations, read_associations, read_lines
from lorelode.decks.deck import Card, DeckError, LanguageCode, Words
from lorelode.decks.library import Library, StoredDeck, WrittenTexts
from lorelode.models.chat_api import ChatClient, EmptyAnswer, Message, image_part, text_part
from lorelode.models.description import (
    BadDescription,
    Description,
    make_instructions,
    make_repeated_request,
    read_description,
)
from lorelode.models.jpeg import PictureError, make_jpeg

MAX_QUOTED_LETTERS: Final = 4000
"""Of an answer that cannot be used, when the model is asked again."""
MAX_FAILURES_IN_A_ROW: Final = 5
"""A model that fails this often will not do: the rest would only cost time and money."""


class Missing(Struct, frozen=True):
    """A picture that lacks words in a language."""

    card: str
    language: LanguageCode


class Failure(Struct, frozen=True):
    """A picture that got no words in a language, and why."""

    missing: Missing
    reason: str


class Outcome(Struct, frozen=True):
    """What became of a run."""

    written: int
    failures: tuple[Failure, ...]
    left: int
    """How many were not asked for any more, because the model failed too often."""


Progress = Callable[[int, int, int], None]
"""Called with how many are done, of how many, and how many of them failed."""


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


async def describe_deck(
    library: Library,
    name: str,
    client: ChatClient,
    missing: Sequence[Missing],
    progress: Progress = lambda _done, _of, _failed: None,
) -> Outcome:
    """Ask for what is missing, one thing at a time, and save each answer at once.

    A picture that the model cannot describe is left out. `ChatError` means that the endpoint does
    not answer any more.
    """
    failures: list[Failure] = []
    in_a_row = 0
    progress(0, len(missing), 0)
    for done, one in enumerate(missing, 1):
        try:
            await _describe(library, name, client, one)
            in_a_row = 0
        except (BadDescription, EmptyAnswer) as error:
            failures.append(Failure(one, str(error)))
            in_a_row += 1
        except DeckError as error:  # not the model's fault
            failures.append(Failure(one, str(error)))
        progress(done, len(missing), len(failures))
        if in_a_row == MAX_FAILURES_IN_A_ROW:
            return Outcome(done - len(failures), tuple(failures), len(missing) - done)
    return Outcome(len(missing) - len(failures), tuple(failures), 0)


async def _describe(library: Library, name: str, client: ChatClient, missing: Missing) -> None:
    # In threads: a server has other things to do on its loop.
    picture = await asyncio.to_thread(_read_picture, library, name, missing.card)
    request = [text_part(make_instructions(missing.language)), image_part(picture)]
    messages: list[Message] = [{"role": "user", "content": request}]
    description = await _ask(client, messages, missing.language)
    await asyncio.to_thread(_save, library, name, missing, description)


async def _ask(
    client: ChatClient, messages: Sequence[Message], language: LanguageCode
) -> Description:
    """What can be used of the answer; one that cannot be used is asked for once more."""
    answer = await client.ask(messages, json=True)
    try:
        return read_description(answer, language)
    except BadDescription as wrong:
        said = {"role": "assistant", "content": answer[:MAX_QUOTED_LETTERS]}
        again = {"role": "user", "content": make_repeated_request(wrong)}
    return read_description(await client.ask([*messages, said, again], json=True), language)


def _read_picture(library: Library, name: str, card: str) -> str:
    """A picture as a JPEG in Base64."""
    stored = library.load(name)
    file = stored.picture(_find(stored, card))
    if file is None:
        raise DeckError("its picture is gone")
    try:
        return b64encode(make_jpeg(file.read_bytes())).decode("ascii")
    except (OSError, PictureError) as error:
        raise DeckError("its picture cannot be read") from error


def _find(stored: StoredDeck, card: str) -> Card:
    found = next((one for one in stored.deck.cards if one.id == card), None)
    if found is None:
        raise DeckError("it was removed")
    return found


def _save(library: Library, name: str, missing: Missing, made: Description) -> None:
    """Write what is still missing: somebody may have written in the meantime."""

    def fill(old: WrittenTexts) -> WrittenTexts:
        words = made.words if old.words is None else _fill(old.words, made.words)
        heard = old.associations if old.associations.all else made.associations
        return WrittenTexts(words, heard, old.lines or made.lines)

    library.change_texts(name, missing.card, missing.language, fill)


def _fill(before: Words, made: Words) -> Words:
    return Words(before.title, before.caption or made.caption, before.tags or made.tags)
