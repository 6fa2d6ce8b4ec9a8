"""What is counted of a finished game besides moves and points: the part that knows the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lorelode.rules.dixit import state as dixit_state
from lorelode.rules.saboteur import state as saboteur_state
from lorelode.rules.saboteur.cards import Role


def saboteur(public: saboteur_state.Public) -> Mapping[str, int]:
    """The rounds, and how many of them each side has won."""
    won = [result.winners for result in public.results]
    return {
        "rounds": len(won),
        "miners": won.count(Role.MINER),
        "saboteurs": won.count(Role.SABOTEUR),
    }


def dixit(public: dixit_state.Public) -> Mapping[str, int]:
    """The turns, those in which all or none found the card, and how the game came to its end."""
    others = len(public.players) - 1
    found = [turn.votes.count(turn.number) for turn in public.turns]
    figures = {
        "turns": len(found),
        "all_found": found.count(others),
        "none_found": found.count(0),
        "ended_at_the_target": int(public.pile > 0),
        "ended_out_of_cards": int(public.pile == 0),
    }
    return figures if public.pile else {**figures, f"out_of_cards_after_turn_{len(found)}": 1}


FIGURES: Final[Mapping[str, Callable[[Any], Mapping[str, int]]]] = {
    "saboteur": saboteur,
    "dixit": dixit,
}
"""By game, from the public drawer of the last state; the numbers of many games are added up."""
