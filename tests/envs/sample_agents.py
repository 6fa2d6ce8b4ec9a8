"""Agents for the tests: one of each interface, and some that are wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from lorelode.envs.agent_table import AgentTable


def last_choice() -> Any:
    """Of numbers: the last legal choice."""
    return lambda observation, mask: int(np.flatnonzero(mask)[-1]) + 0 * len(observation)


class FirstCell:
    """Of numbers with words, by cells."""

    actions = "cells"

    def __init__(self, table: AgentTable) -> None:
        self.public = table.translation.public.size

    def __call__(self, observation: Any, mask: Any, info: Any) -> int:
        assert observation.size > self.public
        assert isinstance(info, dict)
        return int(mask.argmax())


class FirstAction:
    """A bot of OpenSpiel."""

    def step(self, state: Any) -> int:
        """The first legal action."""
        assert state.information_state_string().startswith(f"player {state.current_player()}\n* ")
        return int(state.legal_actions()[0])


class Uniform:
    """A policy of OpenSpiel."""

    actions = "choices"

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """All legal actions, equally likely."""
        legal = state.legal_actions(player_id or state.current_player())
        return {action: 1 / len(legal) for action in legal}


class Unsure:
    """A policy of OpenSpiel, and what it calls a probability is none."""

    def __init__(self, share: Any) -> None:
        self.share = share

    def action_probabilities(self, state: Any) -> dict[int, Any]:
        """The same for all legal actions, but 1 for the first."""
        return dict.fromkeys(state.legal_actions(), self.share) | {state.legal_actions()[0]: 1.0}


def negative() -> Any:
    return Unsure(-0.5)


def endless() -> Any:
    return Unsure(float("inf"))


def wordy() -> Any:
    return Unsure("often")


def reader(table: AgentTable) -> Any:
    """Of text: any of the legal moves at the end, at first after two mistakes."""
    rng, asked = Random(table.seed), [0]

    def write(text: str) -> str:
        asked[0] += 1
        if asked[0] <= 2:
            return "[turn top] or [vote 9]"
        *_, listed = text.rpartition("Your legal moves:\n")
        legal = listed.split("\n[Player")[0].splitlines()
        return f"Perhaps {rng.choice(legal).replace('…', 'a dream')}"

    return write


def mute() -> Any:
    """Of text, and never a move."""
    return lambda text: text[:0]


class Outlaw:
    """Of numbers, and against the rules."""

    actions = "cells"

    def __call__(self, observation: Any, mask: Any) -> int:
        return int(observation.size < mask.size) - 1


def beyond() -> Any:
    return lambda observation, mask: mask.size + 0 * observation.size


def nothing() -> Any:
    return lambda _observation, _mask: None


def broken() -> Any:
    return lambda observation, mask: observation.size // (0 * mask.size)


def stranger() -> Any:
    return 4


def needy(table: AgentTable, more: int) -> Any:
    return lambda observation, mask: (table, more, observation, mask)


NUMBER = 4
