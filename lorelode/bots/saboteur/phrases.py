"""The phrases that bots of Saboteur hear and say, and who has a reason to speak after a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.talk import Talk
from lorelode.rules.saboteur.moves import Break, Repair, read
from lorelode.rules.saboteur.state import Playing, Public

# What is at a goal.
GOLD: Final = "gold"
STONE: Final = "stone"
# What the speaker thinks of another player.
SUSPECT: Final = "suspect"
TRUST: Final = "trust"
# What the speaker says of themselves.
MINER: Final = "miner"
# Manners.
THANKS: Final = "thanks"
HELP: Final = "help"

GOAL_PHRASES: Final = (GOLD, STONE)
SEAT_PHRASES: Final = (SUSPECT, TRUST)


def list_speakers(line: str, public: Public) -> Sequence[int]:
    """The seats that have a reason to speak after a move line: who moved, and whom it was done to.

    When a round is over, all cards are open, and nobody has.
    """
    if not isinstance(public.stage, Playing):
        return ()
    who, text = line.split(" ", 1)
    kind, *_ = text.split(" ")
    if kind in ("break", "repair"):
        move = read(text)
        assert isinstance(move, Break | Repair)
        return tuple(dict.fromkeys((int(who), move.seat)))
    return (int(who),) if kind in ("lay", "map", "pass", "rockfall") else ()


TALK: Final = Talk(frozenset((*GOAL_PHRASES, *SEAT_PHRASES, MINER)), list_speakers)
