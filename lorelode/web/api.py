"""What is asked by plain requests: games, tables, records and the page."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from importlib import resources
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import segno
from aiohttp import web

from lorelode import wire
from lorelode.bots import Naming
from lorelode.core import AnyGame, Edition, Seat, switches
from lorelode.core.editions import switch_description, switch_options, switch_values
from lorelode.core.refusal import Code, Refusal
from lorelode.decks import DeckError
from lorelode.decks.library import Library
from lorelode.rules import GAMES
from lorelode.tables import replay
from lorelode.tables.actor import TableActor
from lorelode.tables.bot_pool import offered_levels
from lorelode.web import connection
from lorelode.web.server import Server
from lorelode.web.visitors import new_token, person_of, token_of
from lorelode.wire import (
    DeckInfo,
    EditionInfo,
    GameInfo,
    Health,
    Invitation,
    NewTable,
    Readiness,
    SwitchInfo,
    TableCreated,
)
from lorelode.wire.decks import Pictures
from lorelode.wire.replays import MoveExplanation

SERVER: Final = web.AppKey("server", Server)

PICTURE: Final = re.compile(r"[a-z0-9-]+\.webp")
PAGES: Final = Path(str(resources.files("lorelode.web"))) / "page"
KINDS: Final = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
NAME: Final = re.compile(rf"[A-Za-z0-9_-]+\.({'|'.join(KINDS)})")
"""What the files of the page are called: each has a hash of its content in its name."""


def answer(body: object, status: int = 200) -> web.Response:
    """A value as JSON."""
    return web.Response(body=wire.encode(body), status=status, content_type="application/json")


def _token(request: web.Request) -> str:
    """The visitor's token, a new one for whoever brings none."""
    return token_of(request) or new_token(request.app[SERVER].services.draw)


async def page(request: web.Request) -> web.StreamResponse:
    """The page, whatever it is to show; and a token for whoever has none."""
    path = PAGES / "index.html"
    if not path.is_file():
        raise Refusal(Code.NOT_FOUND)
    headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"}
    response = web.FileResponse(path, headers=headers)
    request.app[SERVER].remember(request, response, _token(request))
    return response


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the page."""
    # A name, never a path: the router takes %2F for a letter of the name, and hands on a slash.
    name = request.match_info["name"]
    known = NAME.fullmatch(name)
    path = PAGES / name
    if known is None or not path.is_file():
        raise Refusal(Code.NOT_FOUND)
    return web.FileResponse(
        path,
        headers={
            "Content-Type": KINDS[known[1]],
            "Cache-Control": "public, max-age=31536000, immutable",
        },
    )


def _decks(library: Library) -> tuple[DeckInfo, ...]:
    """The decks that a table may play with."""
    found: list[DeckInfo] = []
    for name in library.names():
        try:
            cards = library.load(name).deck.cards
        except DeckError:
            continue
        found.append(DeckInfo(name, len(cards), all(card.tagged for card in cards)))
    return tuple(found)


async def games(request: web.Request) -> web.Response:
    """The games with their editions and switches, and the decks that each can be played with."""
    decks = await asyncio.to_thread(_decks, request.app[SERVER].library)
    return answer([_game_info(game, decks) for game in GAMES.values()])


def _game_info(game: AnyGame, decks: tuple[DeckInfo, ...]) -> GameInfo:
    return GameInfo(
        game=game.name,
        seats=(game.seats[0], game.seats[-1]),
        bots=tuple(offered_levels(game.name)),
        decks=decks if any(map(game.pictures, game.editions.values())) else (),
        editions=tuple(map(_edition_info, game.editions.values())),
    )


@cache
def _edition_info(edition: Edition) -> EditionInfo:
    return EditionInfo(
        edition.name,
        tuple(
            SwitchInfo(
                name,
                words,
                switch_values(edition, name),
                switch_options(edition, name),
                switch_description(edition, name),
            )
            for name, words in switches(edition).items()
        ),
    )


async def make(request: web.Request) -> web.Response:
    """Make a table."""
    server = request.app[SERVER]
    try:
        wanted = msgspec.json.decode(await request.read(), type=NewTable)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.BAD_MESSAGE, reason=str(error)) from error
    token = _token(request)
    server.may_make(server.address_key(request))
    actor = await server.lobby.create(person_of(token), wanted.settings)
    response = answer(TableCreated(actor.table.code), 201)
    server.remember(request, response, token)
    return response


async def listed(request: web.Request) -> web.Response:
    """The tables that anybody may come to."""
    return answer(request.app[SERVER].lobby.listings())


async def join(request: web.Request) -> web.StreamResponse:
    """A connection to a table."""
    return await connection.serve(
        request.app[SERVER], request, request.match_info["code"], _token(request)
    )


async def deck(request: web.Request) -> web.Response:
    """The pictures of a table's game by number, with their words; of an older one if so asked."""
    if "game" in request.query:
        ids = (await _finished(request)).record.deck
    else:
        match = (await _table(request)).table.match
        ids = () if match is None else match.deck
    library = request.app[SERVER].library
    cards = (await asyncio.to_thread(library.pick, ids)).cards if ids else ()
    return answer(Pictures(cards))


async def picture(request: web.Request) -> web.StreamResponse:
    """A picture of a deck; no secret, for whoever plays with it sees it in the end."""
    return _picture(request, small=False)


async def small_picture(request: web.Request) -> web.StreamResponse:
    """The same, small."""
    return _picture(request, small=True)


def _picture(request: web.Request, small: bool) -> web.StreamResponse:
    name = request.match_info["name"]
    library = request.app[SERVER].library
    path = library.file(name, small) if PICTURE.fullmatch(name) else None
    if path is None:
        raise Refusal(Code.NOT_FOUND)
    kind = {"Content-Type": "image/webp", "Cache-Control": "public, max-age=86400"}
    return web.FileResponse(path, headers=kind)


async def game_record(request: web.Request) -> web.Response:
    """The record of a finished game."""
    done = await _finished(request)
    return web.Response(
        text=done.text(),
        content_type="text/plain",
        charset="utf-8",
        headers={"Content-Disposition": f'attachment; filename="{done.game.name}.lorelode"'},
    )


async def show_replay(request: web.Request) -> web.Response:
    """A finished game moment by moment, from one seat's knowledge or with everything open."""
    done = await _finished(request)
    seat = request.query.get("seat")
    if seat == "all":
        moments = replay.open_moments(done)
    else:
        moments = replay.moments(done, _seat(seat, done.record.seats))
    # A while of work, in which the tables play on; one after the other, for it is their time too.
    async with request.app[SERVER].replays:
        return await asyncio.to_thread(lambda: answer(list(moments)))


async def reason(request: web.Request) -> web.Response:
    """Why a bot made a move of a finished game."""
    done = await _finished(request)
    server = request.app[SERVER]
    number = _number(request.query.get("move", "")) or 0
    async with server.replays:
        question = await asyncio.to_thread(replay.bot_question, done, number, server.services.data)
    told = await server.explainer.explain(question)
    if told is None:
        return answer(MoveExplanation(question.level, same=True))
    _, made = done.record.moves[number - 1]
    text = told.text(Naming(seat=done.names.__getitem__))
    same = told.move == made
    return answer(MoveExplanation(question.level, same, text, told))


def _seat(text: str | None, seats: int) -> Seat | None:
    if text is None:
        return None
    number = _number(text)
    if number is None or number >= seats:
        raise Refusal(Code.NO_SUCH_SEAT, seat=text, seats=seats)
    return Seat(number)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else None


async def _table(request: web.Request) -> TableActor:
    server = request.app[SERVER]
    return await server.find(request.match_info["code"], server.address_key(request))


async def _finished(request: web.Request) -> replay.FinishedGame:
    server = request.app[SERVER]
    table = (await _table(request)).table
    last = table.match.number if table.match is not None else 0
    number = _number(request.query.get("game", str(last)))
    person = person_of(_token(request))
    replay.require_finished(table, person, number or 0)
    done = await server.finished(table.code, number or 0)
    if not table.settings.spectators and person not in done.players:
        raise Refusal(Code.PLAYERS_ONLY)
    return done


async def invitation(request: web.Request) -> web.Response:
    """The link to a table, for whoever has its code."""
    return answer(Invitation(await _link(request)))


async def qr(request: web.Request) -> web.Response:
    """The same as a QR code."""
    picture = BytesIO()
    # On white, whatever the page around it: many phones read no white code on black.
    code = segno.make(await _link(request), micro=False)
    code.save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return web.Response(body=picture.getvalue(), content_type="image/svg+xml")


async def _link(request: web.Request) -> str:
    actor = await _table(request)
    return f"{request.app[SERVER].base(request)}/t/{actor.table.code}"


async def credits_page(_request: web.Request) -> web.Response:
    """Whom the program and its pictures are owed to."""
    return web.Response(text=_credits(), content_type="text/plain", charset="utf-8")


@cache
def _credits() -> str:
    # In a wheel it lies in the package, in a checkout beside it.
    package = Path(str(resources.files("lorelode")))
    found = [place / "CREDITS.md" for place in (package, package.parent)]
    return next(path for path in found if path.is_file()).read_text("utf-8")


async def healthz(_request: web.Request) -> web.Response:
    """Whether the server is there."""
    return answer(Health())


async def readyz(request: web.Request) -> web.Response:
    """Whether the server can play."""
    ready = request.app[SERVER].ready
    return answer(Readiness(ready), 200 if ready else 503)


def routes() -> list[web.RouteDef]:
    """Every address that the server answers at."""
    return [
        web.get("/", page),
        web.get("/t/{code}", page),
        web.get("/tv/{code}", page),
        web.get("/replay/{code}", page),
        web.get("/rules/{game}", page),
        web.get("/decks", page),
        web.get("/page/{name}", asset),
        web.get("/pictures/{name}", picture),
        web.get("/pictures/small/{name}", small_picture),
        web.get("/api/games", games),
        web.get("/api/tables", listed),
        web.post("/api/tables", make),
        web.get("/api/tables/{code}/deck", deck),
        web.get("/api/tables/{code}/record", game_record),
        web.get("/api/tables/{code}/replay", show_replay),
        web.get("/api/tables/{code}/reason", reason),
        web.get("/api/tables/{code}/invitation", invitation),
        web.get("/api/tables/{code}/qr.svg", qr),
        web.get("/ws/{code}", join),
        web.get("/credits", credits_page),
        web.get("/healthz", healthz),
        web.get("/readyz", readyz),
    ]
