"""The study of Saboteur."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from lorelode.arena.lineup import DEFAULT_ROLLOUTS, HEARD, LEVELS, TALKS, check_level, uses_rollouts
from lorelode.arena.report import ReportTable
from lorelode.arena.saboteur.findings import SaboteurFindings, find
from lorelode.arena.saboteur.game import SaboteurGame, play_game
from lorelode.arena.saboteur.lineup import seat_bots
from lorelode.arena.saboteur.plots import saboteur_plots
from lorelode.arena.saboteur.random_games import play_random_game, tally_random_games
from lorelode.arena.saboteur.tables import saboteur_tables
from lorelode.arena.study import Cell, Draw, Result, Study, Wish, WishError
from lorelode.arena.tally import Tally
from lorelode.bots import RANDOM_LEVEL
from lorelode.core import Setup
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.state import Public


def saboteur_cell(
    edition: str,
    seats: int,
    miners: str,
    saboteurs: str,
    rollouts: int = DEFAULT_ROLLOUTS,
    talk: str = HEARD,
) -> Cell:
    """Miners of one level against saboteurs of another; rollouts count only where one uses them."""
    levels = (miners, saboteurs)
    used = any(uses_rollouts("saboteur", level) for level in levels)
    budget = rollouts if used else None
    return Cell("saboteur", edition, seats, levels, rollouts=budget, talk=talk)


class SaboteurStudy:
    """Miners of each level against saboteurs of each level."""

    kept_type = SaboteurGame
    levels_help = (
        "In Saboteur each level plays on both sides against each; hard:easy is hard miners against"
        " easy saboteurs."
    )

    def cells(self, wish: Wish) -> list[Cell]:
        """Every level against every level, and the pairs that were named."""
        if wish.languages is not None:
            raise WishError("Saboteur has no words, so --language is not for it.")
        rollouts = DEFAULT_ROLLOUTS if wish.rollouts is None else wish.rollouts
        if rollouts < 1:
            raise WishError(f"--rollouts is 1 or more, not {rollouts}.")
        duels = _duels(LEVELS if wish.levels is None else wish.levels, wish.agents)
        talks = [_read_talk(word) for word in wish.talks or ("heard",)]
        return [
            saboteur_cell(wish.edition, seats, *duel, rollouts, talk)
            for seats in wish.seats
            for duel in duels
            for talk in talks
        ]

    def play(self, cell: Cell, number: int, seed: bytes) -> SaboteurGame:  # noqa: ARG002
        """Play a game: in the engine, if nobody needs to see anything."""
        miners, saboteurs = cell.levels
        if miners == saboteurs == RANDOM_LEVEL:
            return play_random_game(cell.edition, cell.seats, seed)
        bots = seat_bots(cell)
        levels = {Role.MINER: miners, Role.SABOTEUR: saboteurs}
        return play_game(cell.edition, bots, levels, seed)

    def find(self, results: Sequence[Result]) -> SaboteurFindings:
        """Who won, and how well the bots saw through each other."""
        return find(results)

    def tables(self, findings: SaboteurFindings) -> list[ReportTable]:
        """The findings as tables."""
        return saboteur_tables(findings)

    def plots(self, findings: SaboteurFindings) -> Mapping[str, Draw]:
        """The findings as plots."""
        return saboteur_plots(findings)

    def tally_random_games(self, setup: Setup, seed: int, numbers: Sequence[int]) -> Tally:
        """Play these games in the engine."""
        return tally_random_games(setup, seed, numbers)

    def count(self, public: Public) -> Mapping[str, int]:
        """The rounds, and how many of them each side has won."""
        won = [result.winners for result in public.results]
        return {
            "rounds": len(won),
            "miners": won.count(Role.MINER),
            "saboteurs": won.count(Role.SABOTEUR),
        }


def _read_talk(word: str) -> str:
    if word not in TALKS:
        raise WishError(f"Bots do not talk {word!r}; --talk is {', '.join(TALKS)}.")
    return TALKS[word]


def _duels(levels: Sequence[str], agents: Sequence[str]) -> list[tuple[str, str]]:
    """Each level and agent against each, and the pairs that are written `miners:saboteurs`."""
    alone = [*(check_level(level) for level in levels if ":" not in level), *agents]
    pairs = [
        (check_level(miners), check_level(saboteurs))
        for miners, _, saboteurs in (level.partition(":") for level in levels if ":" in level)
    ]
    return list(dict.fromkeys([*product(alone, alone), *pairs]))


SABOTEUR_STUDY: Final[Study] = SaboteurStudy()
