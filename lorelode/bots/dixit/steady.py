"""The level `steady` of Dixit: it plays for somebody who is away, without chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from lorelode.bots.dixit.analysis.simple_clues import simple_clues
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.decks import Deck
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.moves import Move, Tell, Vote


class DixitSteadyBot:
    """Tells of its first card, gives its lowest cards, and votes for the next number each turn.

    Its move follows from the view alone, so that the absent player can see why it was made, and a
    table goes on in the same way after a restart.
    """

    def __init__(self, deck: Deck | None, language: str = "en") -> None:
        self._deck = deck
        self._language = language

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        _rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Move:
        """The move of the view's seat, always the same for the same view."""
        choices, turn = DIXIT.choices(view), len(view.public.turns)
        match choices[0]:
            case Tell() as tell if self._deck is not None:
                clues = simple_clues(self._deck.card(tell.card), self._language)
                return replace(tell, clue=clues[turn % len(clues)])
            case Vote():
                return choices[turn % len(choices)]
            case first:
                # The lowest cards are given; the list of clues begins with the written ones.
                return first
