"""A seat as a handful of tools that a model uses: join, look, wait, move, say, rules, picture."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from lorelode.agents.answer import find_move
from lorelode.agents.briefing import (
    Briefing,
    UnknownGame,
    describe_chat,
    describe_people,
    read_briefing,
)
from lorelode.agents.pictures import PictureBook
from lorelode.client import Closed, CommandRefused, Player, Unreachable, connect
from lorelode.core import MoveSyntaxError
from lorelode.models.jpeg import PictureError
from lorelode.sentences.quotes import DATA_NOTICE
from lorelode.sentences.rulebook import read_clauses
from lorelode.wire import find_wire_game

MAX_WAIT_SECONDS: Final = 60.0
"""Longer waits are cut: many clients give up on a tool after a minute or two."""


class ToolRefused(Exception):
    """A tool did not do what it was asked for; the message is the sentence for the model."""


class SeatTools:
    """One seat at one table of one server. `run_seat_tools` makes one, and leaves the table."""

    def __init__(self, server: str, stack: AsyncExitStack) -> None:
        self._server = server
        self._stack = stack
        self._joining = asyncio.Lock()
        self._player: Player | None = None
        self._pictures: PictureBook | None = None

    async def join(self, table: str, name: str) -> str:
        """Sit down at a table, by its code."""
        if not (table.isascii() and table.isalnum()):
            raise ToolRefused("The code of a table has letters and digits only.")
        async with self._joining:
            if self._player is None:
                async with _refusals():
                    stack = AsyncExitStack()
                    async with stack:
                        player = await stack.enter_async_context(
                            connect(self._server, table, name=name)
                        )
                        await player.sit()
                        # Only somebody who has a seat stays.
                        self._stack.push_async_callback(stack.pop_all().aclose)
                self._player, self._pictures = player, PictureBook(player)
            elif self._player.code != table:
                raise ToolRefused(f"You sit at table {self._player.code} already.")
        return await self.look()

    async def look(self) -> str:
        """All that the seat sees, and the legal moves."""
        player = self._require_player()
        async with _refusals():
            await self._come_back(player)
        briefing = _brief(player)
        if briefing is None:
            return self._describe_lobby(player)
        told = [DATA_NOTICE, briefing.describe()]
        if briefing.update.table.status == "resting":
            told.append("Everybody looks at what was shown. `wait` says that you have seen it.")
        if briefing.choices:
            told.append(f"Your legal moves:\n{briefing.describe_choices()}")
        return "\n\n".join(told)

    async def wait(self, seconds: float) -> str:
        """Wait until the seat is to move, somebody writes or the game ends; then look."""
        player = self._require_player()
        before = _summarize(player)
        async with _refusals():
            await self._come_back(player)
            try:
                async with asyncio.timeout(min(max(seconds, 0.0), MAX_WAIT_SECONDS)):
                    async for now in player:
                        seat = now.you.seat
                        if seat is not None and now.table.status == "shuffling":
                            continue  # for a few seconds at most
                        if seat is None or _is_asked(player) or _summarize(player) != before:
                            break
                        if now.table.status == "resting" and not now.table.seats[seat].ready:
                            await player.ready(now)
            except TimeoutError:
                return f"Nothing happened yet.\n\n{await self.look()}"
        return await self.look()

    async def move(self, text: str) -> str:
        """Make a move in notation."""
        briefing = self._require_briefing()
        if not briefing.choices:
            raise ToolRefused("You are not to move now.")
        game = briefing.game
        async with _refusals():
            try:
                move = find_move(text, game, briefing.to_notation)
            except MoveSyntaxError as error:
                raise ToolRefused(f"This is not a move: {error}.") from None
            sent = game.write(move) if find_wire_game(game.name).in_notation else move
            await self._require_player().move(sent, briefing.update)
        return await self.look()

    async def say(self, text: str) -> str:
        """Write a line in the table's chat."""
        player = self._require_player()
        async with _refusals():
            await player.say(text)
        return "Everybody at the table can read it."

    def find_rules(self, clause: str) -> str:
        """The rules in short with the names of all clauses, or the text of one of them."""
        player = self._require_player()
        clauses = read_clauses(player.update.table.settings.game)
        if clause:
            if clause.upper() not in clauses:
                raise ToolRefused(f"There is no clause {clause[:20]!r}: {', '.join(clauses)}.")
            return clauses[clause.upper()]
        briefing = _brief(player)
        short = [] if briefing is None else [briefing.describe_rules()]
        return "\n".join([*short, *(text.partition("\n")[0] for text in clauses.values())])

    async def fetch_picture(self, number: int) -> bytes:
        """A picture that the seat sees, as JPEG."""
        briefing = self._require_briefing()
        assert self._pictures is not None
        if number not in briefing.visible_pictures:
            seen = ", ".join(map(str, briefing.visible_pictures)) or "none"
            raise ToolRefused(f"You do not see picture {number}. You see: {seen}.")
        async with _refusals():
            await self._pictures.open()
            try:
                return await self._pictures.fetch_jpeg(number)
            except PictureError as error:
                raise ToolRefused(f"{error}.") from None

    def _require_player(self) -> Player:
        if self._player is None:
            raise ToolRefused("You sit at no table yet; use `join` with the code of one.")
        return self._player

    def _require_briefing(self) -> Briefing:
        briefing = _brief(self._require_player())
        if briefing is None:
            raise ToolRefused(f"{_describe_start(self._require_player())}; use `wait`.")
        return briefing

    async def _come_back(self, player: Player) -> None:
        """End the time of a stand-in: whoever uses a tool is here."""
        seat = player.update.you.seat
        if seat is None:
            raise ToolRefused("Your seat was given to somebody else.")
        if player.update.table.seats[seat].away:
            await player.back()

    def _describe_lobby(self, player: Player) -> str:
        table, settings = player.update.table, player.update.table.settings
        return "\n".join(
            [
                DATA_NOTICE,
                f"This is table {table.code}: {settings.game} for {settings.seats}.",
                f"You have seat {player.seat}. {_describe_start(player)}.",
                *describe_people(table, player.update.you.seat),
                *describe_chat(player.chat, table),
            ]
        )


@asynccontextmanager
async def run_seat_tools(server: str) -> AsyncIterator[SeatTools]:
    """The tools of a seat at any table of a server; closes its connection in the end."""
    async with AsyncExitStack() as stack:
        yield SeatTools(server, stack)


@asynccontextmanager
async def _refusals() -> AsyncIterator[None]:
    """What a table refuses, as sentences for the model."""
    try:
        yield
    except (CommandRefused, Closed) as refused:
        raise ToolRefused(f"{refused.code}: {refused.sentence}") from None
    except Unreachable:
        raise ToolRefused("The server of the table cannot be reached.") from None


def _brief(player: Player) -> Briefing | None:
    try:
        return read_briefing(player)
    except UnknownGame as error:
        raise ToolRefused(str(error)) from None


def _describe_start(player: Player) -> str:
    """Why there is no game to see yet, without a full stop."""
    if player.update.table.status == "shuffling":
        return "The game has started, and its cards are being shuffled"
    return "No game has begun yet; the host starts it"


def _is_asked(player: Player) -> bool:
    briefing = _brief(player)
    return briefing is not None and bool(briefing.choices)


def _summarize(player: Player) -> tuple[object, ...]:
    """What a waiting model wants to be told of when it changes."""
    table, chat = player.update.table, player.chat
    return table.game, table.status == "over", chat[-1].number if chat else None
