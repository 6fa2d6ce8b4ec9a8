"""The presenter of each game, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lorelode.cli.presenter import MakePresenter
from lorelode.cli.saboteur.presenter import SaboteurPresenter

PRESENTERS: Final[Mapping[str, MakePresenter]] = {"saboteur": SaboteurPresenter}
