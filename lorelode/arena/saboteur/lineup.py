"""The bots of a measured game of Saboteur: one level for the miners, another for the saboteurs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from lorelode.arena.lineup import DEFAULT_ROLLOUTS, HEARD, SILENT, make_bot
from lorelode.bots import Bot, Claim, let_speak
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role


class SidedBot:
    """Plays at one level while a miner and at another while a saboteur.

    It looks at its own role, which it may know, and leaves the rest to one of two bots.
    """

    def __init__(self, miner: Bot, saboteur: Bot, talk: str = HEARD) -> None:
        self._sides = {Role.MINER: miner, Role.SABOTEUR: saboteur}
        self._talk = talk

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """The move of the bot of its side."""
        assert view.private is not None
        heard = claims if self._talk == HEARD else ()
        return self._sides[view.private.role].choose(view, lines, rng, heard)

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """What the bot of its side says."""
        if self._talk == SILENT:
            return None
        assert view.private is not None
        return let_speak(self._sides[view.private.role], view, lines, rng, claims)


def seat_bots(
    miners: str, saboteurs: str, seats: int, rollouts: int | None = None, talk: str = HEARD
) -> list[Bot]:
    """One bot for each seat; which of its levels a seat plays at follows from its role."""
    budget = DEFAULT_ROLLOUTS if rollouts is None else rollouts
    return [
        SidedBot(
            make_bot(SABOTEUR, miners, None, rollouts=budget),
            make_bot(SABOTEUR, saboteurs, None, rollouts=budget),
            talk,
        )
        for _ in range(seats)
    ]
