"""What is counted of a finished game besides moves and points: the part that knows the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.state import Public


def saboteur(public: Public) -> Mapping[str, int]:
    """The rounds, and how many of them each side has won."""
    won = [result.winners for result in public.results]
    return {
        "rounds": len(won),
        "miners": won.count(Role.MINER),
        "saboteurs": won.count(Role.SABOTEUR),
    }


FIGURES: Final[Mapping[str, Callable[[Any], Mapping[str, int]]]] = {"saboteur": saboteur}
"""By game, from the public drawer of the last state; the numbers of many games are added up."""
