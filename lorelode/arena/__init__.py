"""Games between bots: one game, many games to be checked, many games to be measured."""

from lorelode.arena.match import Order, Step, play_out, random_order, record_of, seed_of
from lorelode.arena.simulate import SimulatedGame, Simulation, simulate_games, sum_up

__all__ = [
    "Order",
    "SimulatedGame",
    "Simulation",
    "Step",
    "play_out",
    "random_order",
    "record_of",
    "seed_of",
    "simulate_games",
    "sum_up",
]
