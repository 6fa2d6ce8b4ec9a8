"""Lets a model write the words of a deck: picture by picture, language by language.

What is written is saved at once and stays: by whomever it was written, it is never replaced, and
another run asks only for what is missing.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from lorelode.decks.deck import Card, DeckError, LanguageCode
from lorelode.decks.library import Library, StoredDeck
from lorelode.models.chat_api import ChatClient, EmptyAnswer, Message, image_part, text_part
from lorelode.models.description import (
    BadDescription,
    Description,
    make_instructions,
    make_repeated_request,
    read_description,
)
from lorelode.models.jpeg import PictureError, make_jpeg
from lorelode.models.missing_texts import Missing, fill_in

MAX_QUOTED_LETTERS: Final = 4000
"""Of an answer that cannot be used, when the model is asked again."""
MAX_FAILURES_IN_A_ROW: Final = 5
"""A model that fails this often will not do: the rest would only cost time and money."""


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


async def describe_deck(
    library: Library,
    name: str,
    client: ChatClient,
    missing: Sequence[Missing],
    progress: Progress = lambda _done, _of, _failed: None,
) -> Outcome:
    """Ask for what is missing in a deck of a library, and save each answer at once."""

    def find(card: str) -> Path:
        stored = library.load(name)
        file = stored.picture(_find(stored, card))
        if file is None:
            raise DeckError("its picture is gone")
        return file

    def save(one: Missing, made: Description) -> None:
        fill_in(library, name, one, made)

    return await describe_pictures(client, missing, find, save, progress)


async def describe_pictures(
    client: ChatClient,
    missing: Sequence[Missing],
    find: Callable[[str], Path],
    save: Callable[[Missing, Description], None],
    progress: Progress,
) -> Outcome:
    """Ask for what is missing, one thing at a time; `find` finds pictures, `save` takes answers.

    A picture that the model cannot describe is left out. `ChatError` means that the endpoint does
    not answer any more.
    """
    failures: list[Failure] = []
    in_a_row = 0
    progress(0, len(missing), 0)
    for done, one in enumerate(missing, 1):
        try:
            # In threads: they wait for a disk or a database.
            picture = await asyncio.to_thread(_read_picture, find, one.card)
            description = await _describe(client, picture, one.language)
            await asyncio.to_thread(save, one, description)
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


async def _describe(client: ChatClient, picture: str, language: LanguageCode) -> Description:
    request = [text_part(make_instructions(language)), image_part(picture)]
    return await _ask(client, [{"role": "user", "content": request}], language)


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


def _read_picture(find: Callable[[str], Path], card: str) -> str:
    """A picture as a JPEG in Base64."""
    file = find(card)
    try:
        return b64encode(make_jpeg(file.read_bytes())).decode("ascii")
    except (OSError, PictureError) as error:
        raise DeckError("its picture cannot be read") from error


def _find(stored: StoredDeck, card: str) -> Card:
    found = next((one for one in stored.deck.cards if one.id == card), None)
    if found is None:
        raise DeckError("it was removed")
    return found
