"""Finished games: their records, replays, and why bots made their moves."""

from __future__ import annotations

from aiohttp import web

from lorelode.bots import Naming
from lorelode.core.refusal import Code, Refusal
from lorelode.rules import GAMES
from lorelode.tables import archive, replay
from lorelode.tables.archive import GameReference
from lorelode.tables.table import Table
from lorelode.web.routes.helpers import (
    SERVER,
    answer,
    answer_encoded,
    find_table,
    read_number,
    visitor_token,
)
from lorelode.web.visitors import identify
from lorelode.wire.replays import MoveExplanation


async def show_record(request: web.Request) -> web.Response:
    """The record of a finished game."""
    reference, key = await find_finished_game(request)
    record = await request.app[SERVER].finished_games.read(key, archive.read_record, reference)
    return web.Response(
        body=record.text,
        content_type="text/plain",
        charset="utf-8",
        headers={"Content-Disposition": f'attachment; filename="{record.game}.lorelode"'},
    )


async def show_replay(request: web.Request) -> web.Response:
    """A finished game move by move, as one seat knew it or with everything open."""
    reference, key = await find_finished_game(request)
    start = read_start(request)
    perspective = request.query.get("seat")
    body = await request.app[SERVER].finished_games.read(
        key, archive.read_replay, reference, perspective, start
    )
    return answer_encoded(body)


async def show_story(request: web.Request) -> web.Response:
    """What a finished game showed to everybody, move by move."""
    reference, key = await find_finished_game(request)
    start = read_start(request)
    finished_games = request.app[SERVER].finished_games
    return answer_encoded(await finished_games.read(key, archive.read_story, reference, start))


async def show_beliefs(request: web.Request) -> web.Response:
    """What a good player in each seat of a finished game would have believed, move by move."""
    reference, key = await find_finished_game(request)
    start = read_start(request)
    finished_games = request.app[SERVER].finished_games
    return answer_encoded(await finished_games.read(key, archive.read_beliefs, reference, start))


def read_start(request: web.Request) -> int:
    """The number from which on a part of a game is asked for; or `Refusal`."""
    start = read_number(request.query.get("from", "0"))
    if start is None:
        raise Refusal(Code.BAD_REQUEST)
    return start


async def explain_move(request: web.Request) -> web.Response:
    """Why a bot made a move of a finished game.

    `Refusal` while people play with pictures: a reason tells words that bots play by.
    """
    if plays_with_pictures((await find_table(request)).table):
        raise Refusal(Code.GAME_RUNNING)
    reference, key = await find_finished_game(request)
    server = request.app[SERVER]
    number = read_number(request.query.get("move", "")) or 0
    made = await server.finished_games.read(
        key, archive.read_bot_move, reference, number, server.services.find_data()
    )
    level = made.question.level
    explained = await server.finished_games.explain(key, made.question)
    if explained is None:
        return answer(MoveExplanation(level, same=True))
    text = explained.text(Naming(seat=made.names.__getitem__))
    others = tuple(map(GAMES[made.question.game].read, explained.others))
    return answer(MoveExplanation(level, explained.move == made.move, text, explained, others))


def plays_with_pictures(table: Table) -> bool:
    """Whether a game runs at a table in which bots play by the words of pictures."""
    return table.running is not None and bool(table.running.deck)


async def find_finished_game(request: web.Request) -> tuple[GameReference, str]:
    """The game that a request asks for, by default the last, and the key of its address.

    `Refusal` if the game is not over, or if the visitor was removed from the table.
    """
    server = request.app[SERVER]
    table = (await find_table(request)).table
    last = table.match.number if table.match is not None else 0
    number = read_number(request.query.get("game", str(last))) or 0
    person = identify(visitor_token(request))
    replay.require_finished(table, person, number)
    reader = None if table.settings.spectators else person
    reference = GameReference(server.services.store.source, table.code, number, reader)
    return reference, server.limits.key(request)


def routes() -> list[web.RouteDef]:
    """The routes of finished games."""
    return [
        web.get("/api/tables/{code}/record", show_record),
        web.get("/api/tables/{code}/replay", show_replay),
        web.get("/api/tables/{code}/story", show_story),
        web.get("/api/tables/{code}/beliefs", show_beliefs),
        web.get("/api/tables/{code}/reason", explain_move),
    ]
