"""A server that says what a test tells it to, and notes what it is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import web

from lorelode import wire
from lorelode.core import Code, Refusal, Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.moves import Pass
from lorelode.web.refusals import answer_refusal
from lorelode.wire import TableSettings
from lorelode.wire.saboteur import SaboteurPlay


class Call:
    """One connection of a client's."""

    def __init__(self, socket: web.WebSocketResponse, headers: dict[str, str]) -> None:
        self.socket = socket
        self.headers = headers

    async def told(self) -> dict[str, Any]:
        """The next message of the client's."""
        frame: dict[str, Any] = msgspec.json.decode(await self.socket.receive_str())
        return frame

    async def tell(self, *messages: wire.Outbound) -> None:
        for message in messages:
            await self.socket.send_str(wire.encode(message).decode())

    async def rest(self) -> None:
        """Listen until the client hangs up."""
        async for _ in self.socket:
            pass


@asynccontextmanager
async def answering(*calls: Callable[[Call], Awaitable[None]] | Code) -> AsyncIterator[str]:
    """A server that takes each connection by one of these, and then hangs up; its address.

    With a code, it refuses the upgrade and the plain request that follows.
    """
    left = list(calls)

    async def take(request: web.Request) -> web.StreamResponse:
        if not left:
            return web.Response(status=503)
        if isinstance(left[0], Code):
            refused = left[0] if "Upgrade" in request.headers else left.pop(0)
            assert isinstance(refused, Code)
            return answer_refusal(Refusal(refused))
        take_call = left.pop(0)
        assert not isinstance(take_call, Code)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await take_call(Call(socket, dict(request.headers)))
        await socket.close()
        return socket

    app = web.Application()
    app.router.add_get("/ws/{code}", take)
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


def update(
    phase: int = 0,
    choices: bool = False,
    lines: wire.Lines | None = None,
    chat: tuple[wire.ChatLine, ...] = (),
) -> wire.Update:
    """An update of a game of Saboteur as seat 0 sees it."""
    public = SABOTEUR.setup(SABOTEUR.editions["lv"], 3).public
    return wire.Update(
        table=wire.TableInfo(
            code="K7QM2X01",
            settings=TableSettings("saboteur", "lv", 3),
            seats=(wire.SeatInfo(name="Ann"), wire.SeatInfo(), wire.SeatInfo()),
            host=Seat(0),
            status="playing",
            game=1,
            commitment=None,
            seat_commitments=(),
            seed=None,
            scores=None,
            abandoned=False,
            alone=None,
            stepping=False,
            hidden_clues=(),
            first_question=None,
        ),
        you=wire.You(Seat(0), host=True),
        play=SaboteurPlay(
            phase=phase,
            to_act=(Seat(0),) if choices else (),
            public=public,
            cut_off=(),
            private=None,
            choices=(Pass(),) if choices else (),
        ),
        clock=None,
        end_vote=None,
        host_request=None,
        lines=lines or wire.Lines(0, ()),
        chat=chat,
        gallery=(),
        spectators=(),
    )
