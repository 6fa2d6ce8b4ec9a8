"""The presenter of each game, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lorelode.cli.dixit.presenter import DixitPresenter
from lorelode.cli.presenter import MakePresenter
from lorelode.cli.saboteur.presenter import SaboteurPresenter

PRESENTERS: Final[Mapping[str, MakePresenter]] = {
    "saboteur": lambda screen, names, manner, _deck: SaboteurPresenter(screen, names, manner),
    "dixit": DixitPresenter,
}
