"""The phrases that bots of Dixit say, and when they have a reason to speak: when a turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.talk import Talk
from lorelode.rules.dixit.state import Over, Public, Voting

# About a picture.
LOVELY: Final = "lovely"
SURE: Final = "sure"
# About the clue.
CLEVER: Final = "clever"
HARD: Final = "hard"
EASY: Final = "easy"
# About another player.
FOOLED: Final = "fooled"
ALIKE: Final = "alike"
THANKS: Final = "thanks"
# About the speaker's own clue.
SORRY: Final = "sorry"
SAD: Final = "sad"


def list_speakers(line: str, public: Public) -> Sequence[int]:
    """All seats, when the last vote has ended a turn; another one comes first in each turn.

    When the game is over, all look at the result.
    """
    kind = line.split(" ")[1]
    if kind != "vote" or isinstance(public.stage, Voting | Over):
        return ()
    seats = len(public.players)
    return [(len(public.turns) + seat) % seats for seat in range(seats)]


TALK: Final = Talk(list_speakers=list_speakers)
