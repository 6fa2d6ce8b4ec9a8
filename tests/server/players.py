"""Players who reconnect after every failure of their server, and keep everything they receive.

A `Player` is one person at one table. It keeps every command it sent and everything it was shown,
so that a test can compare both with the log.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random

import aiohttp
import msgspec

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Code
from lorelode.web.visitors import COOKIE, identify, new_token


class Manner:
    """How players behave. The chances are for each message that they receive."""

    chats: float = 0.02
    repeats: float = 0.03
    """The chance to repeat an acknowledged command."""
    drops: float = 0.005
    """The chance to reconnect, with or without what was received before."""
    thinks: float = 0.04
    """The longest time before a move, in seconds."""
    returns: tuple[float, float] = (0.1, 0.5)
    """The shortest and the longest time before it connects again, in seconds."""
    connects: float = 10.0
    """The longest time to wait for a server that says nothing, in seconds."""


class Player:
    """A player who makes random moves and always reconnects."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        bases: Sequence[str],
        name: str,
        seat: int,
        rng: Random,
    ) -> None:
        """A player of a server, or of several at these addresses that share their tables."""
        self.name = name
        self.seat = Seat(seat)
        self.code = ""
        """The code of the table."""
        self.bots: tuple[Seat, ...] = ()
        """The seats that this player, if the host, wants bots at."""
        self.bot_level = "steady"
        self.games = 2
        """How many games are played at a table."""
        token = new_token(rng.randbytes)
        self.person = identify(token)
        self._headers = {"X-Lorelode": "1", "Cookie": f"{COOKIE}={token}"}
        self._http = http
        self._bases = bases
        self._base = rng.randrange(len(bases))
        """The number of the server that it comes to next."""
        self._rng = rng
        # What became of every command, by its id.
        self.sent: dict[str, wire.Command] = {}
        self.open: dict[str, wire.Command] = {}
        self.done: dict[str, wire.Command] = {}
        self.refused: dict[str, str] = {}
        self.repeated = 0
        # What was shown.
        self.update: wire.Update | None = None
        self.lines: list[wire.MoveLine] = []
        self.chat: dict[int, wire.ChatLine] = {}
        self.back_at = 0.0
        """When the first update of the last connection came."""
        self.faults: list[str] = []
        self.closings = {Code.SERVER_STOPPING, Code.STORE_UNAVAILABLE}
        """Why a server may close the connection."""
        if len(bases) > 1:
            self.closings.add(Code.TABLE_RELOADING)
        self.quiet = False
        """Whether the player sends no new commands."""
        self._leaving = False
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._new = True
        """Whether this connection has not received an update yet."""
        self._resent: set[str] = set()
        self._stale = False
        """Whether the update that follows a command is still on its way."""

    @property
    def base(self) -> str:
        """The address of the server that it comes to next."""
        return self._bases[self._base % len(self._bases)]

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": self.base, **self._headers}

    @property
    def moment(self) -> tuple[int, int, str] | None:
        """The game, the number of its move lines and the table's status in the last update."""
        if self.update is None:
            return None
        return (self.update.table.game, len(self.lines), self.update.table.status)

    async def make_table(self, **settings: object) -> str:
        """Make a new table, asking until a server answers. Returns its code."""
        while True:
            try:
                async with self._http.post(
                    f"{self.base}/api/tables", json={"settings": settings}, headers=self.headers
                ) as made:
                    if made.status == 503:
                        raise aiohttp.ClientError
                    assert made.status == 201, await made.text()
                    code: str = (await made.json())["code"]
                    return code
            except (aiohttp.ClientError, TimeoutError):
                self._base += 1
                await asyncio.sleep(0.1)

    async def play(self) -> None:
        """Stay connected to the table through every failure, until cancelled."""
        while not self._leaving:
            socket = await self._connect()
            if socket is not None:
                async with socket:
                    # The connection broke: the next one repeats all unanswered commands.
                    with suppress(aiohttp.ClientError, ConnectionError):
                        await self._exchange(socket)
                self._socket = None
            await asyncio.sleep(self._rng.uniform(*Manner.returns))

    async def _connect(self) -> aiohttp.ClientWebSocketResponse | None:
        address = f"{self.base}/ws/{self.code}"
        try:
            async with asyncio.timeout(Manner.connects):
                return await self._http.ws_connect(address, headers=self.headers)
        except (aiohttp.ClientError, ConnectionError, AssertionError, TimeoutError):
            # aiohttp raises an AssertionError if the server dies right after the handshake.
            self._base += 1
            return None

    @property
    def has_left(self) -> bool:
        """Whether the player has left the table for good."""
        return self._leaving

    def freeze(self) -> Player:
        """A copy that is answered and shown nothing more, and goes on sending."""
        frozen = copy.copy(self)
        frozen.open, frozen.done = dict(self.open), dict(self.done)
        frozen.refused, frozen.faults = dict(self.refused), list(self.faults)
        frozen.lines, frozen.chat = list(self.lines), dict(self.chat)
        return frozen

    async def leave(self) -> None:
        """Close the connection, and do not reconnect."""
        self._leaving = True
        if self._socket is not None:
            await self._socket.close()

    async def _exchange(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._new = True
        self._stale = False
        hello = wire.Hello(
            game=self.update.table.game if self.update else 0,
            seat=self.update.you.seat if self.update else None,
            lines=len(self.lines),
            chat=max(self.chat, default=-1) + 1,
        )
        await self._send(socket, hello)
        self._resent = set(self.open)
        for command in list(self.open.values()):
            await self._send(socket, command)
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT or self._leaving:
                return
            self._receive(wire.read_outbound(frame.data))
            if not self.quiet and self._rng.random() < Manner.drops:
                if self._rng.random() < 0.5:
                    self.update, self.lines, self.chat = None, [], {}
                return
            if not self.quiet and not self._stale:
                for command in self._next_commands():
                    await self._ask(socket, command)
            if self.done and self._rng.random() < Manner.repeats:
                late = self._rng.choice(list(self.done.values())[-5:])
                await self._send(socket, late)

    async def _ask(self, socket: aiohttp.ClientWebSocketResponse, command: wire.Command) -> None:
        if any(type(waiting) is type(command) for waiting in self.open.values()):
            return
        if isinstance(command, wire.Move):
            await asyncio.sleep(self._rng.uniform(0, Manner.thinks))
        self.sent[command.id] = self.open[command.id] = command
        await self._send(socket, command)

    @staticmethod
    async def _send(socket: aiohttp.ClientWebSocketResponse, message: wire.Inbound) -> None:
        await socket.send_str(msgspec.json.encode(message).decode())

    def _receive(self, message: wire.Outbound) -> None:
        match message:
            case wire.Update():
                self._apply_update(message)
            case wire.Done():
                command = self.open.pop(message.id, None)
                if command is None:
                    self.repeated += 1
                    self._check(message.id in self.done, f"{message.id} was never sent")
                elif not isinstance(command, wire.Ready):
                    self.done[message.id] = command
                if command is not None and message.id not in self._resent:
                    self._stale = True
            case wire.Refused():
                where = f"{message.id} refused: {message.code}, {message.sentence}"
                self._check(self.open.pop(message.id or "", None) is not None, where)
                self.refused[message.id or ""] = message.code
            case wire.Closing():
                self._check(message.code in self.closings, str(message))

    def _apply_update(self, update: wire.Update) -> None:
        start = update.lines.start
        self._check(start <= len(self.lines), f"{start - len(self.lines)} lines are missing")
        self.lines[start:] = update.lines.new
        self.chat |= {line.number: line for line in update.chat}
        self.update = update
        self._stale = False
        if self._new:
            self._new = False
            self.back_at = time.time()

    def _check(self, good: bool, fault: str) -> None:
        if not good:
            self.faults.append(f"{self.name}: {fault}")

    def _next_commands(self) -> Iterator[wire.Command]:
        """The commands to send now."""
        update = self.update
        if update is None:
            return
        name = f"{len(self.sent)}-{self.name}"
        table, play = update.table, update.play
        if update.you.seat is None:
            yield wire.Sit(id=name, seat=self.seat, name=self.name)
        elif table.status in ("open", "over"):
            if update.you.host and table.game < self.games:
                yield from self._prepare_game(name, table)
        elif play is not None and table.status == "resting":
            if not table.seats[update.you.seat].ready:
                yield wire.Ready(id=name, game=table.game, phase=play.phase)
        elif play is not None and play.choices and not self._has_moved(table.game, play.phase):
            move = msgspec.Raw(wire.encode(self._rng.choice(play.choices)))
            yield wire.Move(id=name, game=table.game, phase=play.phase, move=move)
        if self._rng.random() < Manner.chats:
            yield wire.Say(id=f"{name}-s", text=f"{self.name} says {len(self.sent)}")
            yield wire.SayPhrase(id=f"{name}-p", phrase="well-done")

    def _prepare_game(self, name: str, table: wire.TableInfo) -> Iterator[wire.Command]:
        free = [seat for seat, info in enumerate(table.seats) if not (info.name or info.bot)]
        for seat in self.bots:
            if seat in free:
                yield wire.AddBot(id=name, level=self.bot_level, seat=seat)
                return
        if not free:
            yield wire.Start(id=name)

    def _has_moved(self, game: int, phase: int) -> bool:
        last = list(self.done.values())[-3:]
        return any(
            isinstance(one, wire.Move) and (one.game, one.phase) == (game, phase) for one in last
        )
