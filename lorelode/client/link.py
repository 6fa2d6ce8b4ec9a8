"""A connection to a table that mends itself.

When it breaks it is made anew, what was told before is not asked for again, and every command that
has no answer yet is sent again with the same id: the table does it once, however often it comes.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import aiohttp
from msgspec import Struct

from lorelode import wire
from lorelode.client.errors import Closed, CommandRefused, Unreachable
from lorelode.core.refusal import Code

COOKIE: Final = "lorelode"
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 0.5
"""So that a server that answers again is noticed within a second."""

STEADY: Final = 2.0
"""A connection that has lasted so many seconds was a good one: the next wait is short again."""

BEAT: Final = 15.0
"""Seconds between two signs of life that the server is asked for."""

PASSING: Final = frozenset({Code.SERVER_STOPPING, Code.STORE_UNAVAILABLE, Code.RATE_LIMITED})
"""Why a table may hang up that is there again soon."""


def new_token() -> str:
    """A token for somebody new; whoever shows the same again is the same person."""
    return secrets.token_urlsafe(32)


def origin(url: str) -> str:
    """The address of a server as a browser would say it.

    >>> origin("HTTPS://Lorelode.example:443/")
    'https://lorelode.example'
    """
    scheme, _, host = url.lower().rstrip("/").partition("://")
    return f"{scheme}://{host.removesuffix({'http': ':80', 'https': ':443'}.get(scheme, ':'))}"


def session(url: str, token: str) -> aiohttp.ClientSession:
    """What to ask a server through, as the bearer of a token."""
    return aiohttp.ClientSession(
        headers={"Origin": origin(url), "X-Lorelode": "1", "Cookie": f"{COOKIE}={token}"},
        cookie_jar=aiohttp.DummyCookieJar(),
    )


class _Asked(Struct):
    frame: str
    answer: asyncio.Future[wire.Done]
    heard: int = 0
    """How many updates there had been when the answer came."""


class Link:
    """One person's connection to one table, for as long as the table lets them."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        address: str,
        hello: Callable[[], wire.Hello],
        hear: Callable[[wire.Update], None],
        patience: float,
    ) -> None:
        self._http = http
        self._address = address
        self._hello = hello
        self._hear = hear
        self._patience = patience
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._waiting: dict[str, _Asked] = {}
        self._names = secrets.token_hex(4)  # no id of an earlier run may come again
        self._asked = 0
        self._heard = 0
        self._pulse = asyncio.Event()
        self._welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run())
        self.ended: Exception | None = None
        self.closed = False
        """Whether it ended because we hung up."""

    async def welcomed(self) -> None:
        """Wait for the first update; or raise why there is none."""
        await self._welcome

    async def change(self) -> None:
        """Wait until something was heard, or it is over."""
        await self._pulse.wait()

    async def ask(self, kind: str, **fields: Any) -> wire.Done:
        """Send a command and wait until it is done and shown; or raise `CommandRefused`."""
        if self.ended is not None:
            raise self.ended
        name = self._new_id()
        frame = wire.encode({"type": kind, "id": name, **fields})
        if wrong := _fault(frame):
            raise CommandRefused(Code.BAD_MESSAGE, wrong)
        asked = _Asked(frame.decode(), asyncio.get_running_loop().create_future())
        self._waiting[name] = asked
        try:
            if self._socket is not None:
                await self._send(self._socket, asked)
            done = await asked.answer
        finally:
            del self._waiting[name]
        # An update follows whatever was done, now or the first time that it was asked for.
        while self.ended is None and self._heard <= asked.heard:
            await self.change()
        return done

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self.closed = True
        self._end(Closed("closed", "this connection was closed"))

    async def _run(self) -> None:
        wait = FIRST_WAIT
        clock = asyncio.get_running_loop().time
        gone = clock()
        try:
            while True:
                heard, began = self._heard, clock()
                says = await self._talk()
                now = clock()
                if self._heard > heard:
                    gone = now
                if now - began > STEADY:
                    wait = FIRST_WAIT
                if not self._heard or now - gone > self._patience:
                    raise Unreachable(says)
                await asyncio.sleep(wait * random.uniform(0.5, 1))
                wait = min(2 * wait, LONGEST_WAIT)
        except Exception as error:
            # Whatever it is, those who wait are to know.
            self._end(error)

    async def _talk(self) -> str:
        """Be connected, for as long as it lasts; why it ended, if it may be tried again."""
        try:
            async with self._http.ws_connect(
                self._address, heartbeat=BEAT, max_msg_size=0
            ) as socket:
                await socket.send_str(wire.encode(self._hello()).decode())
                self._socket = socket
                await self._send_again(socket)
                async for frame in socket:
                    if frame.type is not aiohttp.WSMsgType.TEXT:
                        break
                    message = wire.read_outbound(frame.data)
                    if isinstance(message, wire.Closing):
                        if message.code not in PASSING:
                            raise Closed(message.code, message.sentence)
                        return message.sentence
                    self._take(message)
        except aiohttp.WSServerHandshakeError as error:
            says = f"{self._address} answers {error.status}"
            if error.status != 429 and error.status < 500:
                raise Unreachable(says) from error
            return says
        except wire.BadMessage as error:
            raise Unreachable(f"{self._address} says what this client cannot read") from error
        except (OSError, aiohttp.ClientError, AssertionError) as error:
            # The last is what aiohttp says where a server goes as it has shaken hands.
            return f"{self._address}: {error}"
        finally:
            self._socket = None
        return f"{self._address} has hung up"

    def _take(self, message: wire.Update | wire.Done | wire.Refused) -> None:
        match message:
            case wire.Update():
                self._hear(message)
                self._heard += 1
                if not self._welcome.done():
                    self._welcome.set_result(None)
            case wire.Refused(id=None):
                # It is the name said in the hello; later on nobody is there to mind.
                if not self._heard:
                    raise CommandRefused(message.code, message.sentence)
            case _:
                asked = self._waiting.get(message.id or "")
                if asked is not None and not asked.answer.done():
                    asked.heard = self._heard
                    if isinstance(message, wire.Done):
                        asked.answer.set_result(message)
                    else:
                        asked.answer.set_exception(CommandRefused(message.code, message.sentence))
        self._ring()

    async def _send_again(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Send what has no answer."""
        for asked in list(self._waiting.values()):
            await self._send(socket, asked)

    def _new_id(self) -> str:
        self._asked += 1
        return f"{self._names}-{self._asked}"

    async def _send(self, socket: aiohttp.ClientWebSocketResponse, asked: _Asked) -> None:
        # If it is broken, whoever reads the socket finds out, and it is sent again.
        with suppress(OSError, aiohttp.ClientError):
            await socket.send_str(asked.frame)

    def _end(self, why: Exception) -> None:
        if self.ended is None:
            self.ended = why
        if not self._welcome.done():
            self._welcome.set_exception(self.ended)
        for asked in self._waiting.values():
            if not asked.answer.done():
                asked.answer.set_exception(self.ended)
        self._ring()

    def _ring(self) -> None:
        self._pulse.set()
        self._pulse = asyncio.Event()


def _fault(frame: bytes) -> str:
    """Why the server could not even read a frame; nothing if it can."""
    if len(frame) > wire.MAX_FRAME_BYTES:
        return f"a message has at most {wire.MAX_FRAME_BYTES} bytes"
    try:
        wire.read_inbound(frame)
    except wire.BadMessage as error:
        return str(error)
    return ""
