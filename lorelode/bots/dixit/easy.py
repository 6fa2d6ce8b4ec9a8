"""The level `easy` of Dixit."""

from __future__ import annotations

from typing import ClassVar

from lorelode.bots.dixit.analysis.clue_fit import Preference
from lorelode.bots.dixit.fit_bot import FitBot


class DixitEasyBot(FitBot):
    """Tells the first thing that comes to mind, knows less and is easily distracted."""

    share: ClassVar[float] = 0.5
    preference: ClassVar[Preference] = Preference(most=1.5)
    give_temperature: ClassVar[float] = 6.0
