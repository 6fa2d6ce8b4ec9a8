"""Somebody at a table: what they are told, and all that they may do."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal

import aiohttp
from msgspec import Struct, structs

from lorelode import wire
from lorelode.client.connection import TableConnection
from lorelode.client.errors import Closed, CommandRefused
from lorelode.core.refusal import Code


class Player:
    """A person at a table, with a seat or without; `connect` makes one.

    To iterate over it is to be told how things are now, and again after every change. A program
    that takes its time is told the newest only: each update is the whole of what it may know, and
    `lines` has all that happened in between.

    Every command returns when it is done, safe from any crash of the server and to be seen in
    `update`, or raises `CommandRefused`.
    """

    def __init__(
        self,
        http: aiohttp.ClientSession,
        url: str,
        code: str,
        *,
        name: str,
        token: str,
        patience: float,
    ) -> None:
        self.code = code
        self.name = name
        self.token = token
        """To come back as the same person."""
        self._update: wire.Update | None = None
        self._told = 0
        self._lines: list[wire.MoveLine] = []
        self._chat: dict[int, wire.ChatLine] = {}
        self._gallery: dict[int, wire.ChatLine] = {}
        self._connection = TableConnection(
            http, f"{url}/ws/{code}", self._hello, self._hear, patience
        )

    # What there is to know.

    @property
    def update(self) -> wire.Update:
        """The last update; its `lines` and chats are only what was new in it."""
        assert self._update is not None, "connect waits for the first"
        return self._update

    @property
    def seat(self) -> int | None:
        """My seat, if I have one."""
        return self.update.you.seat

    @property
    def lines(self) -> Sequence[wire.MoveLine]:
        """Every line of this game's record, as I may read it."""
        return self._lines

    @property
    def chat(self) -> Sequence[wire.ChatLine]:
        """What was written at the table."""
        return list(self._chat.values())

    @property
    def gallery(self) -> Sequence[wire.ChatLine]:
        """What those have written who have no seat, as far as I may read it."""
        return list(self._gallery.values())

    def __aiter__(self) -> AsyncIterator[wire.Update]:
        return _Updates(self)

    async def until(self, wanted: Callable[[wire.Update], object]) -> wire.Update:
        """The first update from now on of which this is true."""
        async for update in self:
            if wanted(update):
                return update
        raise Closed("closed", "this connection was closed")

    # What a player does.

    async def sit(self, seat: int | None = None, name: str = "") -> int:
        """Sit down; without a seat, on the one that is mine, or any that is free. Returns it."""
        name = name or self.name
        if seat is not None:
            await self._connection.ask("sit", seat=seat, name=name)
            return seat
        while self.seat is None:
            free: int | None = self.update.you.reserved
            if free is None:
                seats = enumerate(self.update.table.seats)
                free = next((seat for seat, info in seats if not info.name and not info.bot), None)
            if free is None:
                raise CommandRefused(Code.NO_FREE_SEAT, "no seat is free")
            try:
                await self._connection.ask("sit", seat=free, name=name)
            except CommandRefused as refusal:
                # Somebody was quicker, and we have been told of it by now.
                if refusal.code != Code.SEAT_TAKEN:
                    raise
        return self.seat

    async def stand(self) -> None:
        """Stand up; while a game runs, a bot plays on."""
        await self._connection.ask("stand")

    async def move(self, move: Struct | str, at: wire.Update) -> None:
        """Make a move: one of the choices of that update, or another clue than its sample."""
        game, phase = _moment(at)
        await self._connection.ask("move", game=game, phase=phase, move=move)

    async def ready(self, at: wire.Update) -> None:
        """Say that what that update shows has been seen."""
        game, phase = _moment(at)
        await self._connection.ask("ready", game=game, phase=phase)

    async def back(self) -> None:
        """Say that no bot need play for me any more."""
        await self._connection.ask("back")

    async def say(self, text: str) -> None:
        """Write a line."""
        await self._connection.ask("say", text=text)

    async def offer_seat(self) -> str:
        """A secret with which another device, by `claim_seat`, may have this seat instead of me."""
        while True:
            secret = (await self._connection.ask("offer-seat")).secret
            # A secret is told once; if the connection broke just then, ask for another.
            if secret is not None:
                return secret

    async def claim_seat(self, secret: str) -> None:
        """Take over the seat of another device."""
        await self._connection.ask("claim-seat", secret=secret)

    # What the host does.

    async def add_bot(self, level: str, seat: int | None = None) -> None:
        """Put a bot on a free seat, or on all of them."""
        await self._connection.ask("add-bot", level=level, seat=seat)

    async def start(self) -> None:
        """Start the game, or another with the same people."""
        await self._connection.ask("start")

    async def change_settings(self, **settings: object) -> None:
        """Change some of the settings."""
        changed = structs.replace(self.update.table.settings, **settings)
        await self._connection.ask("change-settings", settings=changed)

    async def swap_seats(self, one: int, other: int) -> None:
        """Let two seats change places."""
        await self._connection.ask("swap-seats", one=one, other=other)

    async def remove(self, seat: int) -> None:
        """Take a seat from its player, for good, or from its bot."""
        await self._connection.ask("remove", seat=seat)

    async def promote(self, seat: int) -> None:
        """Make the player of a seat the host."""
        await self._connection.ask("promote", seat=seat)

    async def mute(self, seat: int, muted: bool = True) -> None:
        """Let the player of a seat write no more, or again."""
        await self._connection.ask("mute", seat=seat, muted=muted)

    async def hide(self, what: Literal["chat", "gallery", "clue"], number: int) -> None:
        """Take a line, or the clue of a turn of this game, out of sight."""
        await self._connection.ask("hide", what=what, number=number)

    # What goes on beneath.

    def _hello(self) -> wire.Hello:
        update = self._update
        if update is None:
            return wire.Hello(name=self.name)
        # The chat is asked for again: a line may have been hidden in the meantime.
        return wire.Hello(
            name=self.name,
            game=update.table.game,
            seat=update.you.seat,
            lines=len(self._lines),
        )

    def _hear(self, update: wire.Update) -> None:
        self._lines[update.lines.start :] = update.lines.new
        self._chat |= {line.number: line for line in update.chat}
        self._gallery |= {line.number: line for line in update.gallery}
        self._update = update
        self._told += 1


def _moment(update: wire.Update) -> tuple[int, int]:
    if update.play is None:
        raise CommandRefused(Code.NO_GAME_RUNNING, "no game is being played")
    return update.table.game, update.play.phase


class _Updates:
    """One reader of a player's updates."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._seen = 0

    def __aiter__(self) -> _Updates:
        return self

    async def __anext__(self) -> wire.Update:
        player = self._player
        connection = player._connection
        while self._seen == player._told:
            if connection.closed:
                raise StopAsyncIteration
            if connection.ended is not None:
                raise connection.ended
            await connection.change()
        self._seen = player._told
        return player.update
