"""Helpers for the handlers of several topics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from aiohttp import web

from lorelode import wire
from lorelode.decks import Card
from lorelode.tables.actor import TableActor
from lorelode.web.relay import Relay
from lorelode.web.server import Server
from lorelode.wire import (
    ClueReason,
    GameInfo,
    Health,
    Invitation,
    KeptClues,
    Readiness,
    TableCreated,
    TableListing,
    VisitorForgotten,
)
from lorelode.wire.decks import (
    CardTexts,
    DeckCards,
    DeckChanged,
    DeckList,
    DescriptionRun,
    GamePictures,
)
from lorelode.wire.hints import Hint
from lorelode.wire.notices import NoticesChanged, PushKey
from lorelode.wire.replays import MoveExplanation

SERVER: Final = web.AppKey("server", Server)
RELAY: Final = web.AppKey[Relay | None]("relay")
"""What passes requests on to other nodes; None without a cluster, and for requests of nodes."""


Body: TypeAlias = (
    Health
    | Readiness
    | GameInfo
    | TableCreated
    | TableListing
    | Invitation
    | VisitorForgotten
    | GamePictures
    | DeckList
    | DeckCards
    | DeckChanged
    | Card
    | CardTexts
    | DescriptionRun
    | MoveExplanation
    | ClueReason
    | KeptClues
    | Hint
    | PushKey
    | NoticesChanged
)
"""What the server answers with as JSON: types that the page has too."""


def answer(body: Body | Sequence[Body], status: int = 200) -> web.Response:
    """An answer with a body of the wire, as JSON."""
    return web.Response(body=wire.encode(body), status=status, content_type="application/json")


def answer_encoded(body: bytes) -> web.Response:
    """An answer with a body of the wire that another process has encoded."""
    return web.Response(body=body, content_type="application/json")


def visitor_token(request: web.Request) -> str:
    """The visitor's token; a new one if the request has none."""
    return request.app[SERVER].visitors.token(request)


async def find_table(request: web.Request) -> TableActor:
    """The table of the code in the address, or `Refusal`."""
    server = request.app[SERVER]
    return await server.admission.find_table(
        request.match_info["code"], server.limits.key(request), server.visitors.find_person(request)
    )


def read_number(text: str) -> int | None:
    """A number of at most four digits; None if the text is something else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else None
