"""Saboteur, in the editions of four prints and any mix of them.

The rules are explained clause by clause in `docs/saboteur.md`. The files: `editions` the switches,
`cards` the box, `state` where each fact lies, `moves` the notation, `choices` what is legal,
`play` what a move does (with `deals`, `turns`, `goals`, `scores`, `payout` for its parts),
`paths` the kernel under it all, `news` what a move showed, `imagine` what could be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lorelode.core import Game
from lorelode.rules.saboteur import choices as _choices
from lorelode.rules.saboteur import deals, moves
from lorelode.rules.saboteur import imagine as _imagine
from lorelode.rules.saboteur import play as _play
from lorelode.rules.saboteur import scores as _scores
from lorelode.rules.saboteur import state as _state
from lorelode.rules.saboteur.editions import EDITIONS, SEATS, SaboteurEdition
from lorelode.rules.saboteur.moves import Move
from lorelode.rules.saboteur.state import Private, Public, Secret


class Saboteur:
    """The contract of `lorelode.core.Game`, kept by the functions of this package."""

    name = "saboteur"
    version = 1
    editions: Mapping[str, SaboteurEdition] = EDITIONS
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
    def pictures(_edition: SaboteurEdition) -> int:
        """None: all cards are the game's own."""
        return 0

    @staticmethod
    def phase(public: Public) -> int:
        """The number of moves made."""
        return public.phase


SABOTEUR: Final[Game[SaboteurEdition, Public, Private, Secret, Move]] = Saboteur()
