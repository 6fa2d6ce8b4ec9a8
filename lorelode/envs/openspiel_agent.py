"""Agents of OpenSpiel: bots and policies, which are shown a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from numbers import Real
from typing import Any

import pyspiel

from lorelode.core.editions import switches
from lorelode.envs.agent_table import (
    AgentRequest,
    AgentTable,
    NoMove,
    Shown,
    read_answer,
    require_legal,
)
from lorelode.envs.openspiel import PREFIX, SpielState, write_switches
from lorelode.envs.openspiel_snapshot import Memory, Remembered, imagine_snapshot
from lorelode.envs.translation import CELLS


class SpielAgent:
    """Sees a state that its seat cannot tell from the real one: what is hidden is drawn anew.

    Its history is empty, because nobody knows the real one.
    """

    def __init__(
        self, act: Callable[..., Any], is_bot: bool, actions: str | None, table: AgentTable
    ) -> None:
        self._act = act
        self._is_bot = is_bot
        self._table = table
        setup = table.translation.setup
        self._game = pyspiel.load_game(
            f"{PREFIX}{setup.game.name}",
            {
                "players": setup.seats,
                "edition": setup.edition.name,
                "switches": write_switches(switches(setup.edition)),
                "actions": CELLS if actions is None else actions,
                "language": table.translation.language,
            },
        )

    def choose(self, asked: AgentRequest) -> Any:
        """The move that the action means, drawn if the agent is a policy."""
        state = SpielState(self._game)
        state.snapshot = imagine_snapshot(
            self._game.table,
            asked.view,
            _recall(asked.own),
            _recall(asked.public),
            asked.rng,
        )
        action = self._act(state) if self._is_bot else self._draw(state, asked)
        moves = state.snapshot.moves
        move = read_answer(self._game.table.actions, moves, action)
        return require_legal(self._table, asked, moves, move)

    def _draw(self, state: SpielState, asked: AgentRequest) -> Any:
        likely = self._act(state)
        if not isinstance(likely, Mapping) or not _are_shares(likely.values()):
            raise NoMove(
                "expected a dict with the probability of each action, a number that is not"
                f" negative, not {likely!r}"
            )
        return asked.rng.choices([*likely], [*likely.values()])[0]


def _are_shares(numbers: Iterable[Any]) -> bool:
    """Whether something can be drawn by them."""
    shares = [*numbers]
    are_numbers = all(isinstance(share, Real) and isfinite(share) for share in shares)
    return are_numbers and all(share >= 0 for share in shares) and sum(shares) > 0


def _recall(shown: Iterable[Shown]) -> Memory:
    memory: Memory = None
    for line, news in shown:
        memory = Remembered(memory, line, news)
    return memory
