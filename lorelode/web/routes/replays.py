"""Finished games: their records, replays, and why bots made their moves."""

from __future__ import annotations

import asyncio

from aiohttp import web

from lorelode.bots import Naming
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables import replay
from lorelode.web.routes.helpers import SERVER, answer, find_table, read_number, visitor_token
from lorelode.web.visitors import identify
from lorelode.wire.replays import MoveExplanation, Replay


async def show_record(request: web.Request) -> web.Response:
    """The record of a finished game."""
    done = await find_finished_game(request)
    return web.Response(
        text=done.text(),
        content_type="text/plain",
        charset="utf-8",
        headers={"Content-Disposition": f'attachment; filename="{done.game.name}.lorelode"'},
    )


async def show_replay(request: web.Request) -> web.Response:
    """A finished game move by move, as one seat knew it or with everything open."""
    done = await find_finished_game(request)
    seat = request.query.get("seat")
    if seat == "all":
        moments = replay.open_moments(done)
    else:
        moments = replay.moments(done, _read_seat(seat, done.record.seats))
    # In a thread, so that it does not block the tables; one at a time, to leave them the processor.
    async with request.app[SERVER].finished_games.replaying:
        return await asyncio.to_thread(lambda: answer(Replay(done.game.name, tuple(moments))))


async def explain_move(request: web.Request) -> web.Response:
    """Why a bot made a move of a finished game."""
    done = await find_finished_game(request)
    server = request.app[SERVER]
    number = read_number(request.query.get("move", "")) or 0
    async with server.finished_games.replaying:
        question = await asyncio.to_thread(
            replay.make_bot_question, done, number, server.services.data
        )
    explained = await server.explainer.explain(question)
    if explained is None:
        return answer(MoveExplanation(question.level, same=True))
    _, move = done.record.moves[number - 1]
    text = explained.text(Naming(seat=done.names.__getitem__))
    return answer(MoveExplanation(question.level, explained.move == move, text, explained))


async def find_finished_game(request: web.Request) -> replay.FinishedGame:
    """The game that a request asks for, by default the last; or `Refusal`."""
    table = (await find_table(request)).table
    last = table.match.number if table.match is not None else 0
    number = read_number(request.query.get("game", str(last))) or 0
    person = identify(visitor_token(request))
    replay.require_finished(table, person, number)
    done = await request.app[SERVER].finished_games.load(table.code, number)
    if not table.settings.spectators and person not in done.players:
        raise Refusal(Code.PLAYERS_ONLY)
    return done


def _read_seat(text: str | None, seats: int) -> Seat | None:
    if text is None:
        return None
    number = read_number(text)
    if number is None or number >= seats:
        raise Refusal(Code.NO_SUCH_SEAT, expected=f"0 to {seats - 1}, or all")
    return Seat(number)


def routes() -> list[web.RouteDef]:
    """The routes of finished games."""
    return [
        web.get("/api/tables/{code}/record", show_record),
        web.get("/api/tables/{code}/replay", show_replay),
        web.get("/api/tables/{code}/reason", explain_move),
    ]
