"""How likely the miners win from a position in which nothing is hidden.

The network was fitted to rounds that bots played, by `python -m tools.fit_saboteur_network`.
"""

from __future__ import annotations

from typing import Final

from lorelode.bots.saboteur.analysis.value_network_weights import BIAS, HIDDEN
from lorelode.engine.saboteur import ValueNetwork

NETWORK: Final = ValueNetwork(BIAS, HIDDEN)
