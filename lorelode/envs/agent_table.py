"""What an agent is told of its table, and what it is asked with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from lorelode.core import MoveSyntaxError, Seat, View
from lorelode.envs.translation import ActionSpace, Translation, read_action

Shown = tuple[str, tuple[Any, ...]]
"""A line as somebody was shown it, and what its move showed besides."""


class AgentTable(NamedTuple):
    """The table and the seat that an agent is made for."""

    translation: Translation
    """Layouts, action spaces and the set-up: game, edition, seats."""
    seat: Seat
    seed: int
    """For the chance of the agent: the same in the same game."""


class AgentRequest(NamedTuple):
    """A seat is to act."""

    view: View[Any, Any]
    lines: Sequence[str]
    rng: Random
    own: Sequence[Shown]
    """What the seat was shown so far, if it watched."""
    public: Sequence[Shown]
    """What a spectator was shown so far."""


class NoMove(Exception):
    """What an agent answered is no move; the message says what was expected."""


class SeatedAgent(Protocol):
    """An agent behind one of the interfaces."""

    def choose(self, asked: AgentRequest, /) -> Any:
        """A legal move; `IllegalMove` for one that the rules forbid, `NoMove` for what is none."""
        ...


def read_answer(space: ActionSpace, moves: Sequence[Any], answer: Any) -> Any:
    """The move that an agent's answer means, or `NoMove`."""
    try:
        return read_action(space, moves, answer)
    except (MoveSyntaxError, TypeError, ValueError) as error:
        raise NoMove(str(error)) from error


def require_legal(table: AgentTable, asked: AgentRequest, moves: Sequence[Any], move: Any) -> Any:
    """The same move, or `IllegalMove` with the clause that forbids it."""
    if move not in moves:
        game, seat = table.translation.setup.game, asked.view.seat
        assert seat is not None
        # What a seat may do depends on what it sees, so any world that fits refuses the same.
        game.play(game.imagine(asked.view, Random(table.seed)), seat, move)
    return move
