"""The level `random` of Dixit."""

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
from lorelode.rules.dixit.moves import Move, Speak, Tell


class DixitRandomBot:
    """Plays any legal move with the same probability, but never says its clue aloud.

    Its clue is something that fits the card.
    """

    def __init__(self, deck: Deck | None, language: str = "en") -> None:
        self._deck = deck
        self._language = language

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Move:
        """One of the choices of the view's seat."""
        # Nobody would hear a bot that says its clue aloud.
        move = rng.choice([move for move in DIXIT.choices(view) if not isinstance(move, Speak)])
        if isinstance(move, Tell) and self._deck is not None:
            clues = simple_clues(self._deck.card(move.card), self._language)
            return replace(move, clue=rng.choice(clues))
        return move
