"""Dixit: every clause of the print, as a pure library.

>>> from lorelode.core import CHANCE, Chance
>>> state = DIXIT.setup(DIXIT.editions["fa"], seats=4)
>>> state = DIXIT.play(state, CHANCE, DIXIT.deal(state, Chance(bytes(32), 0)))
>>> sorted(DIXIT.to_act(state.public))
[0, 1, 2, 3]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lorelode.core import Game
from lorelode.rules.dixit import choices as _choices
from lorelode.rules.dixit import deals, moves
from lorelode.rules.dixit import imagine as _imagine
from lorelode.rules.dixit import play as _play
from lorelode.rules.dixit import scores as _scores
from lorelode.rules.dixit import state as _state
from lorelode.rules.dixit.editions import EDITIONS, SEATS, DixitEdition
from lorelode.rules.dixit.moves import Move
from lorelode.rules.dixit.state import Private, Public, Secret


class Dixit:
    """The contract of `lorelode.core.Game`, kept by the functions of this package."""

    name = "dixit"
    version = 1
    editions: Mapping[str, DixitEdition] = EDITIONS
    seats = SEATS

    setup = staticmethod(deals.setup)
    to_act = staticmethod(_play.to_act)
    pace = staticmethod(_play.pace)
    choices = staticmethod(_choices.choices)
    deal = staticmethod(deals.deal)
    play = staticmethod(_play.play)
    scores = staticmethod(_scores.scores)
    imagine = staticmethod(_imagine.imagine)
    census = staticmethod(_state.census)
    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    @staticmethod
    def pictures(edition: DixitEdition) -> int:
        """The pictures in the deck."""
        return edition.deck_size

    @staticmethod
    def phase(public: Public) -> int:
        """Rises with each decision; the same while cards are given, and while votes are cast."""
        return public.phase


DIXIT: Final[Game[DixitEdition, Public, Private, Secret, Move]] = Dixit()
