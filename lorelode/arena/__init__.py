"""Games between bots: one game, many games to be checked, many games to be measured."""

from lorelode.arena.match import Order, Step, derive_seed, make_record, play_out, random_order
from lorelode.arena.simulation import (
    SimulatedGame,
    Simulation,
    simulate_games,
    sum_up,
    tally_game,
    tally_random_games,
)
from lorelode.arena.tally import PlaysAtRandom, Tally

__all__ = [
    "Order",
    "PlaysAtRandom",
    "SimulatedGame",
    "Simulation",
    "Step",
    "Tally",
    "derive_seed",
    "make_record",
    "play_out",
    "random_order",
    "simulate_games",
    "sum_up",
    "tally_game",
    "tally_random_games",
]
