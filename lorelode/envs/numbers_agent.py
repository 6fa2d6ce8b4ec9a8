"""Agents that PettingZoo's users write: observation and mask in, an action out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lorelode.envs.agent_table import AgentRequest, AgentTable, read_answer, require_legal
from lorelode.envs.translation import CHOICES, ActionSpace, observe


class NumbersAgent:
    """Sees what `raw_env` of PettingZoo shows, and answers with an action or a move in notation."""

    def __init__(
        self, act: Callable[..., Any], takes_info: bool, actions: str | None, table: AgentTable
    ) -> None:
        self._act = act
        self._takes_info = takes_info
        self._table = table
        self._space = ActionSpace(table.translation, CHOICES if actions is None else actions)

    def choose(self, asked: AgentRequest) -> Any:
        """The move that the action means."""
        translation, view = self._table.translation, asked.view
        moves = translation.list_moves(view)
        told: list[Any] = [observe(translation, view), self._space.mask(moves)]
        if self._takes_info:
            told.append(translation.tell(view))
        move = read_answer(self._space, moves, self._act(*told))
        return require_legal(self._table, asked, moves, move)
