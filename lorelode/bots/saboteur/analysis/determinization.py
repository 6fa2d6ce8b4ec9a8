"""Full positions of a round that may be the real one, drawn from what a seat believes."""

from __future__ import annotations

from random import Random

from lorelode.bots.saboteur.analysis.beliefs import Beliefs
from lorelode.engine.saboteur import Determinizer, from_state
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.state import SaboteurView


def make_determinizer(view: SaboteurView, beliefs: Beliefs, rng: Random) -> Determinizer:
    """What draws the positions that a seat thinks possible, by how likely it thinks them."""
    assert view.seat is not None
    position = from_state(SABOTEUR.imagine(view, rng))
    return Determinizer(position, view.seat, beliefs.sets, beliefs.chances, beliefs.goals)
