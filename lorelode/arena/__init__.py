"""Games between bots: one game, many games to be checked, many games to be measured."""

from lorelode.arena.match import Order, Step, derive_seed, make_record, play_out, random_order
from lorelode.arena.simulation import SimulatedGame, Simulation, simulate_games, sum_up

__all__ = [
    "Order",
    "SimulatedGame",
    "Simulation",
    "Step",
    "derive_seed",
    "make_record",
    "play_out",
    "random_order",
    "simulate_games",
    "sum_up",
]
