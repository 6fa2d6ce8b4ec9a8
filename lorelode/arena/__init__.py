"""Games played out in one process: one at a time, or many to be measured."""

from lorelode.arena.match import Order, Step, by_chance, play_out, record_of
from lorelode.arena.simulate import Outcome, Report, outcomes, report, seed_of

__all__ = [
    "Order",
    "Outcome",
    "Report",
    "Step",
    "by_chance",
    "outcomes",
    "play_out",
    "record_of",
    "report",
    "seed_of",
]
