"""The reasons of bots in Saboteur, and what they believe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.reasons import Belief, define, define_belief
from lorelode.rules.saboteur.cards import GOALS

# A saboteur's reasons say that it is one: nobody else would understand them.

# Digging.
DIGS: Final = define("digs", "digs on, nearer to the treasure")
DIGS_IDLY: Final = define("digs-idly", "is a saboteur and digs where it does no good")
DIGS_TOWARDS: Final = define("digs-towards", "digs towards the goals")
DIGS_TRUSTED: Final = define("digs-trusted", "is a saboteur and digs along to be taken for a miner")
REACHES: Final = define("reaches", "reaches a goal")
WOULD_REACH: Final = define(
    "would-reach", "is a saboteur and reaches the treasure only if nothing else is left"
)
ASIDE: Final = define("aside", "lays a card out of the way")
CLEARS: Final = define("clears", "clears the way")

# Tools.
MENDS_OWN: Final = define("mends-own", "mends its own tool")
MENDS_ANY: Final = define("mends-any", "mends somebody's tool, no matter whose")
MENDS_SHOW: Final = define("mends-show", "is a saboteur and mends a tool to be taken for a miner")
BREAKS_ANY: Final = define("breaks-any", "breaks somebody's tool, no matter whose")
TRUSTS: Final = define("trusts", "takes {seat} for a miner")
SUSPECTS: Final = define("suspects", "takes {seat} for a saboteur")
HINDERS: Final = define("hinders", "is a saboteur and takes {seat} for a miner")
HINDERS_ITSELF: Final = define("hinders-itself", "breaks its own tool only if nothing else is left")

# Harm.
HARMS: Final = define("harms", "is a saboteur and does harm where it can")
STRIKES: Final = define("strikes", "is a saboteur and spoils the path to the treasure")
BIDES: Final = define("bides", "is a saboteur and waits for the right moment")

# Maps, goals, gold.
LOOKS: Final = define("looks", "wants to know where the treasure is")
LOOKS_AWAY: Final = define("looks-away", "is a saboteur and wants to know where nobody should dig")
TURNS_LIKELY: Final = define("turns-likely", "turns over the goal most likely to be the treasure")
TURNS_OTHER: Final = define("turns-other", "turns over the goal least likely to be the treasure")
STONE: Final = define("stone", "lays the stone")
GOLD: Final = define("gold", "takes the best gold")

# Anything else.
ANY: Final = define("any", "is as good as any other move")
IDLE: Final = define("idle", "has nothing better to do")
AHEAD: Final = define(
    "ahead",
    "in {worlds} games that it tried out from here, the miners' chance was {likely:.0%}",
    has_subject=True,
)

SABOTEURS: Final = define_belief("saboteurs")
"""The belief of each seat that it is a saboteur."""
TREASURE: Final = define_belief("treasure")
"""The belief of each goal that it is the treasure."""


def make_beliefs(suspicion: Sequence[float], goals: Sequence[float]) -> tuple[Belief, Belief]:
    """How likely each seat is a saboteur, and each goal from the top the treasure."""
    options = {str(goal): likely for goal, likely in zip(GOALS, goals, strict=True)}
    return make_suspicion(suspicion), Belief(TREASURE, options=options)


def make_suspicion(suspicion: Sequence[float]) -> Belief:
    """How likely each seat is a saboteur."""
    return Belief(SABOTEURS, seats=tuple(suspicion))
