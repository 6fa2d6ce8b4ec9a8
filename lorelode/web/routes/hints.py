"""What a bot would do, for somebody who plays alone with bots."""

from __future__ import annotations

from aiohttp import web
from msgspec.structs import replace

from lorelode.rules import GAMES
from lorelode.tables.hints import ask_for_hint, make_hint_question
from lorelode.web.routes.helpers import SERVER, answer, find_table, read_number, visitor_token
from lorelode.web.visitors import identify
from lorelode.wire.hints import Hint


async def show_hint(request: web.Request) -> web.Response:
    """What the strongest bot would do in the place of the visitor, and why.

    Nothing is written down, and nobody else notices.
    """
    actor, server = await find_table(request), request.app[SERVER]
    person = identify(visitor_token(request))
    game, phase = (read_number(request.query.get(name, "")) for name in ("game", "phase"))
    # Checked when its turn has come: somebody who waited for it may have moved meanwhile.
    async with server.hint_turns.take(server.limits.key(request)):
        seat = ask_for_hint(actor.table, actor.alone, person, (game, phase))
        question = make_hint_question(actor.table, seat, server.services.find_data())
        explainer = server.finished_games.explainer
        explained = await explainer.explain(question)
        move = explained.move if explained else (await explainer.think(question)).move
    # The words of a reason are tags of the deck, which nobody is sent while a game runs.
    why = [replace(one, words=()) for one in explained.why] if explained else []
    return answer(Hint(GAMES[question.game].read(move), tuple(why)))


def routes() -> list[web.RouteDef]:
    """The routes of hints."""
    return [web.get("/api/tables/{code}/hint", show_hint)]
