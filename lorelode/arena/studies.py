"""The study of each game."""

from __future__ import annotations

from typing import Final

from lorelode.arena.dixit.study import DIXIT_STUDY
from lorelode.arena.saboteur.study import SABOTEUR_STUDY
from lorelode.arena.study import Study

STUDIES: Final[dict[str, Study]] = {
    "saboteur": SABOTEUR_STUDY,
    "dixit": DIXIT_STUDY,
}
"""By the name of the game. A game without an entry can be simulated, but not measured."""
