"""A round played on by rules of thumb, and who wins it."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.coding import (
    MINER,
    NO_CARD,
    PASS,
    PLAYING,
    SABOTEUR,
    WHAT_SHIFT,
)
from lorelode.engine.saboteur.position import role_of
from lorelode.engine.saboteur.rollout.features import measure_features
from lorelode.engine.saboteur.rollout.miner_rules import miner_move
from lorelode.engine.saboteur.rollout.rollout_state import Rollout, make_move
from lorelode.engine.saboteur.rollout.saboteur_rules import saboteur_move
from lorelode.engine.saboteur.rollout.value_network import ValueNetwork

MAX_TURNS: Final = 1000
"""More than any round has."""


def thumb_move(rollout: Rollout) -> i64:
    """What the seat to act does by the rules of thumb of its side."""
    position = rollout.position
    seat = position.seat
    if position.hand_size[seat] == 0:
        return PASS | NO_CARD << WHAT_SHIFT
    if role_of(position, seat) == SABOTEUR:
        return saboteur_move(rollout, seat)
    return miner_move(rollout, seat)


def play_on(rollout: Rollout, turns: int, network: ValueNetwork) -> float:
    """Play this many turns; how likely the miners win the round then."""
    if turns < 0 or turns > MAX_TURNS:
        raise ValueError(f"expected 0 to {MAX_TURNS} turns, not {turns}")
    position = rollout.position
    this_round = position.round
    if position.stage != PLAYING and (this_round == 0 or position.results < this_round):
        raise ValueError(f"expected a round that is played, not stage {position.stage}")
    left: i64 = turns
    while left > 0 and position.stage == PLAYING:
        make_move(rollout, thumb_move(rollout))
        left -= 1
    if position.results >= this_round:
        return 1.0 if position.winner[this_round - 1] == MINER else 0.0
    return network.win_probability(measure_features(rollout))
