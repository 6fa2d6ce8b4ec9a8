"""Taught games."""

from __future__ import annotations

import asyncio

from aiohttp import web
from msgspec import Raw

from lorelode.core.refusal import Code, Refusal
from lorelode.lessons import TaughtGame, teach
from lorelode.web.refusals import answer_refusal
from lorelode.web.routes.helpers import answer_encoded, read_number


async def show_lesson(request: web.Request) -> web.Response:
    """The taught game of a game, the same for everybody."""
    response = answer_encoded((await _find_taught_game(request)).encoded)
    # A tenth of it: the plays of a lesson are much alike.
    response.enable_compression()
    return response


async def explain_refusal(request: web.Request) -> web.Response:
    """Why the rules forbid the learner a move at a step of a taught game."""
    taught = await _find_taught_game(request)
    step = read_number(request.query.get("step", ""))
    move = request.query.get("move")
    if step is None or move is None:
        raise Refusal(Code.BAD_REQUEST)
    # The answer to the question, and not a refusal of it.
    return answer_refusal(taught.find_refusal(step, Raw(bytes(move, "utf-8"))), status=200)


async def _find_taught_game(request: web.Request) -> TaughtGame:
    # In a thread: the first time the rules play it.
    return await asyncio.to_thread(teach, request.match_info["game"])


def routes() -> list[web.RouteDef]:
    """The routes of taught games."""
    return [
        web.get("/api/lessons/{game}", show_lesson),
        web.get("/api/lessons/{game}/refusal", explain_refusal),
    ]
