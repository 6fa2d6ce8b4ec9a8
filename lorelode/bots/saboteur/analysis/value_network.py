"""How likely the miners win from a position in which nothing is hidden.

A small network with one hidden layer reads the features of the position. It was fitted to rounds
that bots played, by `python -m tools.fit_saboteur_network`.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from lorelode.bots.saboteur.analysis.features import Features
from lorelode.bots.saboteur.analysis.value_network_weights import BIAS, HIDDEN

MIN_LOGIT: Final = -30
"""Below this the probability is taken to be 0; far below it, the exponential would overflow."""


def win_probability(features: Features) -> float:
    """How likely the miners win in a position with these features."""
    logit = BIAS
    for bias, row, weight in HIDDEN:
        activation = bias + sum(map(mul, row, features))
        if activation > 0:
            logit += weight * activation
    return 1 / (1 + exp(-logit)) if logit > MIN_LOGIT else 0.0
