"""A small network with one hidden layer, which says how likely the miners win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.rollout.rollout_state import FEATURES

_MIN_LOGIT: Final = -30.0
"""Below this the probability is taken to be 0; far below it, the exponential would overflow."""


@final
class ValueNetwork:
    """The weights of a network that reads the features of a position."""

    def __init__(self, bias: float, hidden: Sequence[tuple[float, Sequence[float], float]]) -> None:
        """For each of the hidden layer: its bias, a weight for each feature, and its own weight."""
        weights: list[float] = []
        for unit_bias, row, weight in hidden:
            if len(row) != FEATURES:
                raise ValueError(f"expected {FEATURES} weights of a row, not {len(row)}")
            weights += [unit_bias, *row, weight]
        self._bias: float = bias
        self._units: i64 = len(hidden)
        self._weights: vec[float] = vec[float](weights)

    def win_probability(self, features: vec[float]) -> float:
        """How likely the miners win in a position with these features."""
        weights = self._weights
        logit = self._bias
        at: i64 = 0
        for _ in range(self._units):
            activation = weights[at]
            at += 1
            for k in range(FEATURES):
                activation += weights[at] * features[k]
                at += 1
            if activation > 0.0:
                logit += weights[at] * activation
            at += 1
        return 1.0 / (1.0 + exp(-logit)) if logit > _MIN_LOGIT else 0.0
