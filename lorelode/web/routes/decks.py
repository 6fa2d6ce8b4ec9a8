"""The operator's decks: listing them, uploading and removing pictures, and their words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import aclosing, contextmanager
from functools import wraps
from pathlib import Path
from typing import Final

import msgspec
import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from lorelode import wire
from lorelode.core.languages import LANGUAGES
from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import tidy
from lorelode.decks import DeckError, Words
from lorelode.decks.associations import Associations, Line, Lines, read_associations, read_lines
from lorelode.decks.deck import MAX_TEXT_LETTERS
from lorelode.decks.import_result import ImportResult, RefusedFile
from lorelode.decks.library import Library, WrittenTexts, built_in_names
from lorelode.web.routes.helpers import SERVER, answer
from lorelode.web.server import Server
from lorelode.web.uploads import (
    MAX_PICTURE_BYTES,
    MAX_ZIP_BYTES,
    Stopped,
    TooLarge,
    max_bytes,
    plain_name,
)
from lorelode.wire import encode
from lorelode.wire.decks import (
    CardTexts,
    CardWords,
    DeckCards,
    DeckChanged,
    DeckList,
    StoredDeckInfo,
    UploadLine,
    UploadProgress,
    UploadResult,
    WrittenAssociations,
)

CHUNK_BYTES: Final = 1 << 18
PROGRESS_SECONDS: Final = 5.0
"""Progress is repeated after this long, to find out whether the client is still connected."""


def _for_operator(handler: Handler) -> Handler:
    """Make a handler for the operator only, which answers errors of a deck or the disk."""

    @wraps(handler)
    async def guarded(request: web.Request) -> web.StreamResponse:
        server = request.app[SERVER]
        server.operator.require(request)
        with _refuse_errors():
            await server.require_fresh_decks()
            return await handler(request)

    return guarded


@contextmanager
def _refuse_errors() -> Iterator[None]:
    try:
        yield
    except DeckError as error:
        raise Refusal(Code.BAD_DECK, reason=str(error)) from error
    except ConnectionError:
        raise
    except OSError as error:
        raise _unsaved(error) from error


def _unsaved(error: OSError) -> Refusal:
    structlog.get_logger().warning("decks unavailable", error=error.strerror)
    return Refusal(Code.STORE_UNAVAILABLE)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


@_for_operator
async def list_decks(request: web.Request) -> web.Response:
    """List every deck, including unreadable ones."""
    server = request.app[SERVER]
    library, model = server.library, server.descriptions.model
    decks = await asyncio.to_thread(lambda: tuple(_info(library, name) for name in library.names()))
    return answer(DeckList(decks, MAX_PICTURE_BYTES, MAX_ZIP_BYTES, model))


def _info(library: Library, name: str) -> StoredDeckInfo:
    try:
        stored = library.load(name)
    except DeckError as error:
        return StoredDeckInfo(name, name, name in built_in_names(), fault=_sentence(str(error)))
    cards = stored.deck.cards
    return StoredDeckInfo(
        name,
        stored.title,
        stored.built_in,
        pictures=len(cards),
        tagged=sum(card.tagged for card in cards),
        bytes=library.count_bytes(name),
        languages=tuple(sorted({code for card in cards for code in card.words})),
    )


@_for_operator
async def show_deck(request: web.Request) -> web.Response:
    """The cards of a deck with all their words."""
    library, name = request.app[SERVER].library, request.match_info["name"]
    await _require_deck(library, name)

    def load() -> web.Response:
        stored = library.load(name)
        return answer(DeckCards(name, stored.built_in, stored.deck.cards))

    # In a thread: a large deck takes a while to read and to encode.
    return await asyncio.to_thread(load)


@_for_operator
async def upload(request: web.Request) -> web.StreamResponse:
    """Import a picture or a zip; the answer has a line for each step, and then the result."""
    server, name = request.app[SERVER], request.match_info["name"]
    file = plain_name(request.query.get("file", ""))
    title = tidy(request.query.get("title", ""))
    max_size = max_bytes(file)
    if (request.content_length or 0) > max_size:
        raise web.HTTPRequestEntityTooLarge(max_size, request.content_length or 0)
    await asyncio.to_thread(server.library.check_can_add, name, title)
    body = request.content.iter_chunked(CHUNK_BYTES)
    try:
        async with server.uploads.turn, server.uploads.receive(file, body) as source:
            response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson"})
            await response.prepare(request)
            async with aclosing(_events(server, name, title, file, source)) as events:
                async for event in events:
                    await response.write(encode(event) + b"\n")
    except TooLarge:
        raise web.HTTPRequestEntityTooLarge(max_size, max_size + 1) from None
    await response.write_eof()
    return response


async def _events(
    server: Server, name: str, title: str, file: str, source: Path
) -> AsyncGenerator[UploadLine, None]:
    """The progress of an import, and last its result; closing the generator stops the import."""
    steps = asyncio.Queue[UploadProgress | None]()
    work = asyncio.create_task(
        server.uploads.add(
            name, title, source, lambda done, of: steps.put_nowait(UploadProgress(done, of))
        )
    )
    work.add_done_callback(lambda _: steps.put_nowait(None))
    last: UploadProgress | None = UploadProgress()
    try:
        while last is not None:
            yield last
            try:
                async with asyncio.timeout(PROGRESS_SECONDS):
                    last = await steps.get()
            except TimeoutError:
                continue
        yield _result(work, file)
    finally:
        work.cancel()
        await asyncio.wait([work])


def _result(work: asyncio.Task[ImportResult], file: str) -> UploadResult | wire.RefusalBody:
    try:
        done = work.result()
    except Refusal as refusal:
        return UploadResult(refused=(RefusedFile.of(file, refusal),))
    except DeckError as error:
        return wire.RefusalBody.of(Refusal(Code.BAD_DECK, reason=str(error)))
    except Stopped:
        return wire.RefusalBody.of(Refusal(Code.SERVER_STOPPING))
    except OSError as error:
        return wire.RefusalBody.of(_unsaved(error))
    structlog.get_logger().info("pictures imported", kept=len(done.kept), refused=len(done.refused))
    return UploadResult(done.kept, done.doubles, done.refused, len(done.reworded))


@_for_operator
async def remove_deck(request: web.Request) -> web.Response:
    """Remove a deck, unless a game is being played with it."""
    server, name = request.app[SERVER], request.match_info["name"]
    await _require_unused(server, name)
    await asyncio.to_thread(server.library.remove, name)
    return answer(DeckChanged())


@_for_operator
async def remove_card(request: web.Request) -> web.Response:
    """Remove a picture, unless a game is being played with it."""
    server, name, card = request.app[SERVER], request.match_info["name"], request.match_info["card"]
    await _require_unused(server, name, card)
    await asyncio.to_thread(server.library.remove_card, name, card)
    return answer(DeckChanged())


@_for_operator
async def set_words(request: web.Request) -> web.Response:
    """Set the words of a picture in a language."""
    library, name = request.app[SERVER].library, request.match_info["name"]
    await _require_own(library, name)
    try:
        body = msgspec.json.decode(await request.read(), type=CardWords)
        tags = _tidy_all(body.tags)
        title, caption = tidy(body.title), tidy(body.caption)
        words = Words(title, caption, tags) if title or caption or tags else None
        associations = _tidy_associations(body.associations)
        lines = None if body.lines is None else tuple(map(Line, _tidy_all(body.lines)))
    except (DeckError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.BAD_WORDS, reason=str(error), letters=MAX_TEXT_LETTERS) from error
    card, language = request.match_info["card"], body.language

    def change(old: WrittenTexts) -> WrittenTexts:
        heard = old.associations if associations is None else associations
        said = old.lines if lines is None else _keep_voices(lines, old.lines)
        return WrittenTexts(words, heard, said)

    return answer(await asyncio.to_thread(library.change_texts, name, card, language, change))


def _tidy_all(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, map(tidy, texts))))


def _tidy_associations(given: WrittenAssociations | None) -> Associations | None:
    if given is None:
        return None
    return Associations(*map(_tidy_all, (given.strong, given.likely, given.faint)))


def _keep_voices(new: Lines, old: Lines) -> Lines:
    """The new lines; one that was there before keeps its voice and what else it could mean."""
    known = {line.text: line for line in old}
    return tuple(known.get(line.text, line) for line in new)


@_for_operator
async def show_texts(request: web.Request) -> web.Response:
    """The associations and lines of a card."""
    library, name = request.app[SERVER].library, request.match_info["name"]
    await _require_deck(library, name)

    def load() -> web.Response:
        folder, card = library.load(name).folder, request.match_info["card"]
        heard = {code: read_associations(folder, code).get(card) for code in LANGUAGES}
        said = {code: read_lines(folder, code).get(card, ()) for code in LANGUAGES}
        return answer(
            CardTexts(
                {code: one for code, one in heard.items() if one is not None},
                {code: tuple(line.text for line in some) for code, some in said.items()},
            )
        )

    return await asyncio.to_thread(load)


async def _require_unused(server: Server, name: str, card: str | None = None) -> None:
    """Refuse to remove pictures of a running game."""
    await _require_own(server.library, name)
    removed = await asyncio.to_thread(_only_in, server.library, name)
    if card is not None:
        removed &= {card}
    if removed and await server.lobby.plays_with(removed):
        raise Refusal(Code.DECK_IN_USE)


def _only_in(library: Library, name: str) -> frozenset[str]:
    """The pictures of this deck that are not in any other deck."""

    def ids(deck: str) -> frozenset[str]:
        try:
            return frozenset(library.load(deck).deck.ids)
        except DeckError:
            return frozenset()

    return ids(name).difference(*(ids(other) for other in library.names() if other != name))


async def _require_own(library: Library, name: str) -> None:
    await _require_deck(library, name)
    if name in built_in_names():
        raise DeckError(f"the deck {name!r} comes with the program and cannot be changed")


async def _require_deck(library: Library, name: str) -> None:
    if name not in await asyncio.to_thread(library.names):
        raise Refusal(Code.NOT_FOUND)


@_for_operator
async def show_description(request: web.Request) -> web.Response:
    """How far the model has come, or how its last run ended."""
    return answer(request.app[SERVER].descriptions.run)


@_for_operator
async def start_description(request: web.Request) -> web.Response:
    """Let the model describe the pictures of a deck that lack words; one deck at a time."""
    server, name = request.app[SERVER], request.match_info["name"]
    if not server.descriptions.model:
        raise Refusal(Code.NOT_FOUND)
    await _require_own(server.library, name)
    return answer(await server.descriptions.start(name))


@_for_operator
async def stop_description(request: web.Request) -> web.Response:
    """Stop the model, if it is at this deck. What it has written stays."""
    descriptions = request.app[SERVER].descriptions
    if descriptions.run.deck == request.match_info["name"]:
        await descriptions.stop()
    return answer(descriptions.run)


def routes() -> list[web.RouteDef]:
    """The routes for the operator alone."""
    return [
        web.get("/api/decks", list_decks),
        web.get("/api/decks/{name}", show_deck),
        web.post("/api/decks/{name}/pictures", upload),
        web.get("/api/description", show_description),
        web.post("/api/description/{name}/start", start_description),
        web.post("/api/description/{name}/stop", stop_description),
        web.delete("/api/decks/{name}", remove_deck),
        web.delete("/api/decks/{name}/{card}", remove_card),
        web.get("/api/decks/{name}/{card}/texts", show_texts),
        web.post("/api/decks/{name}/{card}/words", set_words),
    ]
