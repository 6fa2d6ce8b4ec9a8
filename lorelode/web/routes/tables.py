"""Tables: creating, listing and joining one, inviting others, and the pictures of its game."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from io import BytesIO
from typing import Final

import msgspec
import segno
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables import archive
from lorelode.web import connection
from lorelode.web.routes.helpers import RELAY, SERVER, answer, find_table, visitor_token
from lorelode.web.routes.replays import find_finished_game, plays_with_pictures
from lorelode.web.visitors import identify
from lorelode.wire import Invitation, NewTable, TableCreated
from lorelode.wire.decks import GamePictures, Picture

QR_CODES_KEPT: Final = 1000


async def create_table(request: web.Request) -> web.Response:
    """Create a table."""
    server = request.app[SERVER]
    try:
        wanted = msgspec.json.decode(await request.read(), type=NewTable)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.BAD_MESSAGE, reason=str(error)) from error
    token = visitor_token(request)
    server.limits.count_new_table(server.limits.key(request))
    actor = await server.lobby.create(identify(token), wanted.settings)
    response = answer(TableCreated(actor.table.code), 201)
    server.visitors.set_cookie(request, response, token)
    return response


async def list_tables(request: web.Request) -> web.Response:
    """The tables that are open to everybody."""
    listings = await request.app[SERVER].lobby.listings()
    if (relay := request.app[RELAY]) is not None:
        listings += await relay.list_elsewhere()
    return answer(listings)


async def join_table(request: web.Request) -> web.StreamResponse:
    """A WebSocket to a table."""
    return await connection.serve(
        request.app[SERVER], request, request.match_info["code"], visitor_token(request)
    )


async def show_pictures(request: web.Request) -> web.Response:
    """The pictures of a table's game; with `?game=N`, those of an older game."""
    table = (await find_table(request)).table
    if "game" in request.query:
        reference, key = await find_finished_game(request)
        finished_games = request.app[SERVER].finished_games
        ids = await finished_games.read(key, archive.read_pictures, reference)
    else:
        ids = () if table.match is None else table.match.deck
    # Older games had the same pictures.
    over = not plays_with_pictures(table)
    await request.app[SERVER].refresh_decks()
    library = request.app[SERVER].library

    def read() -> web.Response:
        cards = library.pick(ids).cards if ids else ()
        return answer(GamePictures(tuple(Picture.of(card, over=over) for card in cards)))

    return await asyncio.to_thread(read)


async def show_invitation(request: web.Request) -> web.Response:
    """The link to a table, for everybody who has its code."""
    return answer(Invitation(await _make_link(request)))


async def show_qr_code(request: web.Request) -> web.Response:
    """The same link as a QR code."""
    # In a thread: it takes ten milliseconds.
    picture = await asyncio.to_thread(_draw_qr_code, await _make_link(request))
    return web.Response(body=picture, content_type="image/svg+xml")


@lru_cache(maxsize=QR_CODES_KEPT)
def _draw_qr_code(link: str) -> bytes:
    picture = BytesIO()
    # Dark on white even on a dark page: many phones cannot read a white code on black.
    code = segno.make(link, micro=False)
    code.save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return picture.getvalue()


async def _make_link(request: web.Request) -> str:
    actor = await find_table(request)
    return f"{request.app[SERVER].base_url(request)}/t/{actor.table.code}"


def routes() -> list[web.RouteDef]:
    """The routes of tables."""
    return [
        web.get("/api/tables", list_tables),
        web.post("/api/tables", create_table),
        web.get("/api/tables/{code}/deck", show_pictures),
        web.get("/api/tables/{code}/invitation", show_invitation),
        web.get("/api/tables/{code}/qr.svg", show_qr_code),
        web.get("/ws/{code}", join_table),
    ]
