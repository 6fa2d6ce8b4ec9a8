"""Games played out in one process: one at a time, or many to be measured."""

from lorelode.arena.match import Step, log_of, play_out
from lorelode.arena.simulate import Outcome, Report, outcomes, report, seed_of

__all__ = ["Outcome", "Report", "Step", "log_of", "outcomes", "play_out", "report", "seed_of"]
