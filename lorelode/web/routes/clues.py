"""Why a bot gave a clue, as soon as its turn is over."""

from __future__ import annotations

from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.decision import require_not_removed
from lorelode.tables.log import PersonId
from lorelode.tables.past_clues import find_past_clue, is_told_by_bot
from lorelode.tables.table import Table
from lorelode.web.routes.helpers import answer, find_table, read_number, visitor_token
from lorelode.web.visitors import identify
from lorelode.wire import ClueReason


async def explain_clue(request: web.Request) -> web.Response:
    """Why a bot gave the clue of a turn of the table's game, the same for every reader.

    The bot is not asked: which clue it preferred to which depends on its hand, and so would its
    answer. This one follows from what the turn has shown to everybody.
    """
    table = (await find_table(request)).table
    require_can_watch(table, identify(visitor_token(request)))
    match = table.match
    if match is None or read_number(request.query.get("game", str(match.number))) != match.number:
        raise Refusal(Code.NO_SUCH_GAME)
    turn = read_number(request.query.get("turn", ""))
    clue = None if turn is None else find_past_clue(match, turn)
    if turn is None or clue is None or clue.text is None or not is_told_by_bot(match, turn):
        raise Refusal(Code.NO_BOT_MOVE)
    return answer(ClueReason(clue.picture))


def require_can_watch(table: Table, person: PersonId) -> None:
    """Refuse somebody who may not see the game on any page of theirs."""
    require_not_removed(table, person)
    # Everybody with the code may open a television, where the host allows one.
    open_to_all = table.settings.spectators or table.settings.television
    if not open_to_all and table.seat_of(person) is None:
        raise Refusal(Code.PLAYERS_ONLY)


def routes() -> list[web.RouteDef]:
    """The routes of clues."""
    return [web.get("/api/tables/{code}/clue-reason", explain_clue)]
