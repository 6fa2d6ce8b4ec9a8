"""Agents of TextArena: all that a seat has read in, a text with a move in brackets out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lorelode.core import IllegalMove, MoveSyntaxError
from lorelode.envs.agent_table import AgentRequest, AgentTable, NoMove, require_legal
from lorelode.envs.seat_text import (
    ERROR_ALLOWANCE,
    describe_view,
    explain_refusal,
    read_move,
    write_prompt,
)


class TextAgent:
    """Reads what `Lorelode-…-v0` of TextArena shows a player, with the wrappers of its default.

    A refused move may be made good as there; the last refusal is raised.
    """

    def __init__(self, write: Callable[[str], Any], table: AgentTable) -> None:
        self._write = write
        self._table = table
        self._read = [f"\n[GAME] {write_prompt(table.translation.setup, table.seat)}"]
        self._told = 0

    def choose(self, asked: AgentRequest) -> Any:
        """The move that the agent has written."""
        translation, view, seat = self._table.translation, asked.view, self._table.seat
        self._read += [f"\n[GAME] {line}" for line in asked.lines[self._told :]]
        self._told = len(asked.lines)
        self._read.append(f"\n[GAME] {describe_view(translation, view, asked=True)}")
        moves = translation.list_moves(view)
        for mistakes in range(ERROR_ALLOWANCE + 1):
            text = self._write("".join(self._read))
            if not isinstance(text, str):
                raise NoMove(f"expected a text with a move in square brackets, not {text!r}")
            self._read.append(f"\n[Player {seat}] {text}")
            try:
                # As TextArena does: an answer without brackets is a move as a whole.
                written = text if "[" in text and "]" in text else f"[{text}]"
                move = read_move(translation.setup, seat, written)
                return require_legal(self._table, asked, moves, move)
            except (IllegalMove, MoveSyntaxError) as error:
                if mistakes == ERROR_ALLOWANCE and isinstance(error, IllegalMove):
                    raise
                if mistakes == ERROR_ALLOWANCE:
                    raise NoMove(str(error)) from error
                reason = explain_refusal(translation.setup.game, error)
                self._read.append(
                    f"\n[GAME] Player {seat} attempted an invalid move. Reason: {reason}"
                    " Please resubmit a valid move and remember to follow the game rules to avoid"
                    " penalties."
                )
        raise AssertionError("the last mistake is raised")
