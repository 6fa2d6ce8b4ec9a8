"""Clues that people gave, kept as associations of the operator's own pictures.

A deck belongs to the operator, who has to allow it (`keep_clues` in the settings); then the host of
a table may keep the clues of a game that is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from aiohttp import web
from msgspec.structs import replace

from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import fold_case
from lorelode.decks import DeckError
from lorelode.decks.associations import MAX_TEXTS, Associations, read_associations
from lorelode.decks.library import Library, built_in_names
from lorelode.tables.match import Match
from lorelode.tables.past_clues import list_peoples_clues
from lorelode.web.routes.helpers import SERVER, answer, find_table, visitor_token
from lorelode.web.visitors import identify
from lorelode.wire import KeptClues

FreshClues: TypeAlias = dict[str, dict[str, list[str]]]
"""Clues by deck and picture."""


async def show_keepable(request: web.Request) -> web.Response:
    """How many clues the host could keep now."""
    library = request.app[SERVER].library
    language, match = await _find_match(request)

    def count() -> int:
        library.refresh()
        return _count(_find_fresh(library, language, match))

    return answer(KeptClues(await _work(request, count)))


async def keep_clues(request: web.Request) -> web.Response:
    """Keep them; the answer says how many."""
    library = request.app[SERVER].library
    language, match = await _find_match(request)

    def keep() -> int:
        library.refresh()
        fresh = _find_fresh(library, language, match)
        for deck, clues in fresh.items():
            changes = {picture: partial(_add, texts) for picture, texts in clues.items()}
            library.set_associations(deck, language, changes)
        return _count(fresh)

    return answer(KeptClues(await _work(request, keep)))


async def _find_match(request: web.Request) -> tuple[str, Match | None]:
    """The language of the table and its last game, for its host alone.

    None if the operator does not allow hosts to keep clues.
    """
    table = (await find_table(request)).table
    if table.host != identify(visitor_token(request)):
        raise Refusal(Code.NOT_HOST)
    if table.match is None or not table.match.over:
        raise Refusal(Code.NO_SUCH_GAME)
    allowed = request.app[SERVER].settings.keep_clues
    return table.settings.language, table.match if allowed else None


async def _work(request: web.Request, count: Callable[[], int]) -> int:
    """Count or keep in a thread, because it reads decks; one address does not take all threads."""
    server = request.app[SERVER]
    async with server.clue_turns.take(server.limits.key(request)):
        try:
            return await asyncio.to_thread(count)
        except (DeckError, OSError):
            raise Refusal(Code.STORE_UNAVAILABLE) from None


def _find_fresh(library: Library, language: str, match: Match | None) -> FreshClues:
    """The clues that are new to the pictures of people's own decks."""
    clues = () if match is None else list_peoples_clues(match)
    if not clues:
        return {}
    fresh: FreshClues = {}
    for name in library.names():
        if name in built_in_names():
            continue
        try:
            stored = library.load(name)
            heard = read_associations(stored.folder, language)
        except DeckError:
            continue  # a deck that cannot be read cannot be added to
        pictures = frozenset(stored.deck.ids)
        for picture, clue in dict.fromkeys(clues):
            if picture in pictures and _is_new(heard.get(picture, Associations()), clue):
                fresh.setdefault(name, {}).setdefault(picture, []).append(clue)
    return fresh


def _count(fresh: FreshClues) -> int:
    return sum(len(clues) for by_picture in fresh.values() for clues in by_picture.values())


def _is_new(known: Associations, clue: str) -> bool:
    return len(known.likely) < MAX_TEXTS and fold_case(clue) not in map(fold_case, known.all)


def _add(clues: Sequence[str], known: Associations) -> Associations:
    for clue in clues:
        if _is_new(known, clue):
            # Somebody thought of it, so others may.
            known = replace(known, likely=(*known.likely, clue))
    return known


def routes() -> list[web.RouteDef]:
    """The routes of kept clues."""
    return [
        web.get("/api/tables/{code}/kept-clues", show_keepable),
        web.post("/api/tables/{code}/kept-clues", keep_clues),
    ]
