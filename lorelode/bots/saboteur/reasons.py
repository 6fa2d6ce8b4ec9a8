"""The reasons of bots in Saboteur, and what they believe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.reasons import Belief, define, define_belief
from lorelode.rules.saboteur.cards import GOALS

# Digging.
DIGS: Final = define("digs", "digs on")
DIGS_IDLY: Final = define("digs-idly", "digs where it does no good")
DIGS_TOWARDS: Final = define("digs-towards", "digs towards the goals")
DIGS_TRUSTED: Final = define("digs-trusted", "digs to be trusted")
REACHES: Final = define("reaches", "reaches a goal")
WOULD_REACH: Final = define("would-reach", "would reach the treasure")
ASIDE: Final = define("aside", "lays a card out of the way")
CLEARS: Final = define("clears", "clears the way")

# Tools.
MENDS_OWN: Final = define("mends-own", "mends its own tool")
MENDS_ANY: Final = define("mends-any", "mends somebody's tool, no matter whose")
MENDS_SHOW: Final = define("mends-show", "mends a tool for show")
BREAKS_ANY: Final = define("breaks-any", "breaks somebody's tool, no matter whose")
TRUSTS: Final = define("trusts", "trusts {seat}")
SUSPECTS: Final = define("suspects", "suspects {seat}")
HINDERS: Final = define("hinders", "hinders {seat}")
HINDERS_ITSELF: Final = define("hinders-itself", "would hinder itself")

# Harm.
HARMS: Final = define("harms", "does harm where it can")
STRIKES: Final = define("strikes", "strikes")
BIDES: Final = define("bides", "bides its time")

# Maps, goals, gold.
LOOKS: Final = define("looks", "wants to know where the treasure is")
LOOKS_AWAY: Final = define("looks-away", "wants to know where not to dig")
TURNS_LIKELY: Final = define("turns-likely", "turns the likeliest goal")
TURNS_OTHER: Final = define("turns-other", "turns a goal other than the likeliest")
STONE: Final = define("stone", "lays the stone")
GOLD: Final = define("gold", "takes the best gold")

# Anything else.
ANY: Final = define("any", "is as good as any other move")
IDLE: Final = define("idle", "has nothing better to do")
AHEAD: Final = define(
    "ahead",
    "the miners' odds are then {likely:.0%}, on average (worlds imagined: {worlds})",
    has_subject=True,
)

SABOTEURS: Final = define_belief("saboteurs")
"""The belief of each seat that it is a saboteur."""
TREASURE: Final = define_belief("treasure")
"""The belief of each goal that it is the treasure."""


def make_beliefs(suspicion: Sequence[float], goals: Sequence[float]) -> tuple[Belief, Belief]:
    """How likely each seat is a saboteur, and each goal from the top the treasure."""
    options = {str(goal): likely for goal, likely in zip(GOALS, goals, strict=True)}
    return Belief(SABOTEURS, seats=tuple(suspicion)), Belief(TREASURE, options=options)
