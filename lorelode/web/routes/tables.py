"""Tables: creating, listing and joining one, inviting others, and the pictures of its game."""

from __future__ import annotations

import asyncio
from io import BytesIO

import msgspec
import segno
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.web import connection
from lorelode.web.routes.helpers import SERVER, answer, find_table, visitor_token
from lorelode.web.routes.replays import find_finished_game
from lorelode.web.visitors import identify
from lorelode.wire import Invitation, NewTable, TableCreated
from lorelode.wire.decks import GamePictures


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
    return answer(request.app[SERVER].lobby.listings())


async def join_table(request: web.Request) -> web.StreamResponse:
    """A WebSocket to a table."""
    return await connection.serve(
        request.app[SERVER], request, request.match_info["code"], visitor_token(request)
    )


async def show_pictures(request: web.Request) -> web.Response:
    """The pictures of a table's game with their words; with `?game=N`, those of an older game."""
    if "game" in request.query:
        ids = (await find_finished_game(request)).record.deck
    else:
        match = (await find_table(request)).table.match
        ids = () if match is None else match.deck
    library = request.app[SERVER].library
    cards = (await asyncio.to_thread(library.pick, ids)).cards if ids else ()
    return answer(GamePictures(cards))


async def show_invitation(request: web.Request) -> web.Response:
    """The link to a table, for everybody who has its code."""
    return answer(Invitation(await _make_link(request)))


async def show_qr_code(request: web.Request) -> web.Response:
    """The same link as a QR code."""
    picture = BytesIO()
    # Dark on white even on a dark page: many phones cannot read a white code on black.
    code = segno.make(await _make_link(request), micro=False)
    code.save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return web.Response(body=picture.getvalue(), content_type="image/svg+xml")


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
