"""The bots of a measured game of Saboteur: one level for the miners, another for the saboteurs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from lorelode.arena.agents import Watches, is_agent, make_agent
from lorelode.arena.lineup import DEFAULT_ROLLOUTS, HEARD, SILENT, make_bot
from lorelode.arena.study import Cell
from lorelode.bots import Bot, Claim, let_speak
from lorelode.core import Seat, Setup, View
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

    def watch(self, view: View[Any, Any], mover: Seat, move: Any) -> None:
        """Show a move to both bots: either may be asked in a later round."""
        for bot in self._sides.values():
            if isinstance(bot, Watches):
                bot.watch(view, mover, move)


def seat_bots(cell: Cell) -> list[Bot]:
    """One bot for each seat; which of its levels a seat plays at follows from its role."""
    budget = DEFAULT_ROLLOUTS if cell.rollouts is None else cell.rollouts
    miners, saboteurs = cell.levels
    setup = Setup(SABOTEUR, SABOTEUR.editions[cell.edition], cell.seats)

    def make(level: str) -> Bot:
        if is_agent(level):
            return make_agent(level, setup)
        return make_bot(SABOTEUR, level, None, rollouts=budget)

    return [SidedBot(make(miners), make(saboteurs), cell.talk) for _ in range(cell.seats)]
