"""A seat that a language model plays, from outside, through the client."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec import Struct

from lorelode.agents.answer import find_move
from lorelode.agents.asker import Asker
from lorelode.agents.briefing import Briefing, read_briefing
from lorelode.agents.budget import Spent
from lorelode.agents.pictures import PictureBook
from lorelode.agents.prompt import ask_again, make_prompt
from lorelode.bots import STAND_IN_LEVEL, find_levels
from lorelode.client import CommandRefused, Player, Unreachable
from lorelode.core import MoveSyntaxError
from lorelode.core.refusal import Code
from lorelode.models.chat_api import ChatError, Message
from lorelode.models.jpeg import PictureError
from lorelode.wire import Update, find_wire_game

MAX_ANSWERS: Final = 2
"""How often a model may answer a question: again once, with the clause that its move broke."""

CLOCK_MARGIN_SECONDS: Final = 5.0
"""How long before the end of the table's clock the steady bot moves instead."""

_CLAUSE: Final = re.compile(r"[A-Z]-\d+\.\d+")


class MoveCounts(Struct):
    """What became of the decisions of a seat."""

    by_model: int = 0
    """Moves that were the model's first answer."""
    second_answers: int = 0
    """Moves that were its second one."""
    by_steady: int = 0
    """Moves that the steady bot made in its place."""
    games: int = 0


class ModelSeat:
    """Plays a seat: reads updates, asks the model, and moves."""

    def __init__(
        self,
        player: Player,
        asker: Asker,
        report: Callable[[str], None],
        *,
        sees_pictures: bool = True,
    ) -> None:
        self._player = player
        self._asker = asker
        self._report = report
        self._sees_pictures = sees_pictures
        self._pictures = PictureBook(player)
        self._said_spent = False
        self.counts = MoveCounts()

    async def play(self, games: int | None = None) -> None:
        """Play so many games to their ends, or until the seat is lost."""
        finished = self._player.update.table.game if self._is_over(self._player.update) else 0
        async for now in self._player:
            if now.you.seat is None:
                self._report("The seat was given to somebody else.")
                return
            await self._take_turn(now)
            if self._is_over(now) and now.table.game > finished:
                finished = now.table.game
                self.counts.games += 1
                if self.counts.games == games:
                    return

    @staticmethod
    def _is_over(now: Update) -> bool:
        return now.table.status == "over"

    async def _take_turn(self, now: Update) -> None:
        """Do what the table waits for, if it waits for this seat."""
        seat = now.you.seat
        assert seat is not None
        info = now.table.seats[seat]
        try:
            if info.away:
                await self._player.back()
            elif now.table.status == "resting" and not info.ready:
                await self._player.ready(now)
            elif (briefing := read_briefing(self._player)) and briefing.choices:
                await self._decide(briefing)
        except CommandRefused:
            # The table has moved on, and the next update shows it.
            return

    async def _decide(self, briefing: Briefing) -> None:
        """Make the move of the model, or else of the steady bot."""
        clock, end = briefing.update.clock, None
        if clock is not None:
            spare = min(CLOCK_MARGIN_SECONDS, clock.left / 4)
            end = asyncio.get_running_loop().time() + clock.left - spare
        messages = make_prompt(briefing, await self._show_pictures(briefing))
        for answers in range(1, MAX_ANSWERS + 1):
            answer = await self._ask(briefing, messages, end)
            if answer is None:
                if not self._is_current(briefing):
                    return
                break
            refusal = await self._try_move(briefing, answer)
            if refusal is None:
                if answers == 1:
                    self.counts.by_model += 1
                else:
                    self.counts.second_answers += 1
                return
            messages = ask_again(messages, answer, refusal)
        else:
            self._report("The model gave no legal move; the steady bot makes this one.")
        self.counts.by_steady += 1
        await self._send(briefing, self._choose_steadily(briefing))

    async def _ask(
        self, briefing: Briefing, messages: list[Message], end: float | None
    ) -> str | None:
        """The model's answer; None if it gave none, or if the table did not wait for it."""
        asking = asyncio.create_task(self._asker.ask(messages, end))
        moved_on = asyncio.create_task(
            self._player.until(lambda _now: not self._is_current(briefing))
        )
        try:
            await asyncio.wait({asking, moved_on}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                await moved_on  # raises what ended the connection
                return None
            return await asking
        except ChatError as error:
            self._report(f"No answer: {error}. The steady bot makes this move.")
        except Spent as error:
            self._report_spent(error)
        finally:
            for task in (asking, moved_on):
                task.cancel()
            await asyncio.gather(asking, moved_on, return_exceptions=True)
        return None

    def _report_spent(self, error: Spent) -> None:
        if self._asker.budget.is_spent:
            if self._said_spent:
                return
            self._said_spent = True
            self._report(f"The model is asked no more: {error}. The steady bot plays on.")
        else:
            self._report(f"The model is not asked: {error}. The steady bot makes this move.")

    def _is_current(self, briefing: Briefing) -> bool:
        """Whether the table still waits for this decision of the seat."""
        now = read_briefing(self._player)
        return now is not None and bool(now.choices) and now.decision == briefing.decision

    async def _try_move(self, briefing: Briefing, answer: str) -> str | None:
        """Make the move in an answer. Returns the reason for the model if it was refused.

        Raises `CommandRefused` if the move came too late.
        """
        try:
            await self._send(briefing, find_move(answer, briefing.game, briefing.to_notation))
        except MoveSyntaxError as error:
            return str(error)
        except CommandRefused as refused:
            if not _CLAUSE.fullmatch(refused.code) and refused.code != Code.BAD_MESSAGE:
                raise
            return f"{refused.code}: {refused.sentence}"
        return None

    async def _send(self, briefing: Briefing, move: Any) -> None:
        game = briefing.game
        if find_wire_game(game.name).in_notation and not isinstance(move, str):
            move = game.write(move)
        await self._player.move(move, briefing.update)

    def _choose_steadily(self, briefing: Briefing) -> Any:
        if find_wire_game(briefing.game.name).in_notation:
            return briefing.choices[0]
        level = find_levels(briefing.game)[STAND_IN_LEVEL]
        bot = level.make(self._pictures.make_deck(), briefing.update.table.settings.language)
        return bot.choose(briefing.view, briefing.lines, Random(0))

    async def _show_pictures(self, briefing: Briefing) -> dict[int, bytes | str]:
        """The pictures of a decision: as images, or in words for a model that sees none."""
        language = briefing.update.table.settings.language
        shown: dict[int, bytes | str] = {}
        try:
            await self._pictures.open()
            for number in briefing.shown_pictures:
                if self._sees_pictures and self._pictures.has_file(number):
                    shown[number] = await self._pictures.fetch_jpeg(number)
                else:
                    shown[number] = self._pictures.caption(number, language)
        except (PictureError, CommandRefused, Unreachable):
            # The model moves without them; a lost connection ends the loop that called this.
            self._report("Not all pictures could be fetched.")
        return shown
