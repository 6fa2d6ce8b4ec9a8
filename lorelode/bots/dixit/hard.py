"""The level `hard` of Dixit."""

from __future__ import annotations

from typing import ClassVar, Final

from lorelode.bots.dixit.analysis.clue_fit import Preference
from lorelode.bots.dixit.analysis.clue_forecast import SEEN_RATIO
from lorelode.bots.dixit.normal import DixitNormalBot
from lorelode.rules.dixit.state import DixitView

_USUAL_FOUND_SHARE: Final = 0.5
"""The share of voters that usually finds a clue."""
_OBLIQUE: Final = 0.03
"""How much more it expects others to see than `normal` does, so that it tells less plainly."""
_PRIOR_VOTES: Final = 40
"""How many votes on its own clues count as much as the usual share."""


class DixitHardBot(DixitNormalBot):
    """Knows more, trusts what it knows, and learns from its turns how much the others see."""

    share: ClassVar[float] = 0.9
    preference: ClassVar[Preference] = Preference(most=3.75)

    def seen_ratio(self, view: DixitView, /) -> float:
        """More than usual if many found this seat's clues, less if few did."""
        told = [turn for turn in view.public.turns if turn.teller == view.seat]
        found = sum(turn.votes.count(turn.number) for turn in told)
        votes = len(told) * (len(view.public.players) - 1)
        share = (found + _USUAL_FOUND_SHARE * _PRIOR_VOTES) / (votes + _PRIOR_VOTES)
        return SEEN_RATIO + _OBLIQUE + share - _USUAL_FOUND_SHARE
