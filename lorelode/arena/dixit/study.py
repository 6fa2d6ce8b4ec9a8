"""The study of Dixit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final

from lorelode.arena.dixit.findings import DixitFindings, find
from lorelode.arena.dixit.game import DixitGame, play_game
from lorelode.arena.dixit.plots import dixit_plots
from lorelode.arena.dixit.tables import dixit_tables
from lorelode.arena.lineup import LEVELS, check_level
from lorelode.arena.report import ReportTable
from lorelode.arena.study import Cell, Draw, Result, Study, Wish, WishError
from lorelode.core.languages import LANGUAGES
from lorelode.rules.dixit.outcomes import Ending
from lorelode.rules.dixit.state import Over, Public

MIXED: Final = "mixed"
"""Not a level: all the levels that were named, at one table."""


def dixit_cell(edition: str, seats: int, levels: Iterable[str], language: str) -> Cell:
    """A table at which these levels sit in turn."""
    return Cell("dixit", edition, seats, tuple(levels), language)


class DixitStudy:
    """Each level at a table of its own, or all at one; in every language."""

    kept_type = DixitGame
    levels_help = (
        "In Dixit each level plays at a table of its own; 'mixed' is all of them at one table. An"
        " agent also sits at one table with each level."
    )

    def cells(self, wish: Wish) -> list[Cell]:
        """Every company of levels in every language, at tables of every size."""
        if wish.rollouts is not None:
            raise WishError("No bot looks ahead in Dixit, so --rollouts is not for it.")
        if wish.talks is not None:
            raise WishError("No bot speaks in Dixit, so --talk is not for it.")
        languages = list(LANGUAGES) if wish.languages is None else wish.languages
        for language in languages:
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise WishError(f"There are no bots that speak {language!r}; there are {known}.")
        levels = list(LEVELS) if wish.levels is None else wish.levels
        pure = [check_level(level) for level in levels if level != MIXED]
        companies = [[level] for level in (*pure, *wish.agents)]
        companies += [[agent, level] for agent in wish.agents for level in pure]
        if MIXED in levels:
            companies.append(pure or list(LEVELS))
        return [
            dixit_cell(wish.edition, seats, company, language)
            for language, seats, company in product(languages, wish.seats, companies)
        ]

    def play(self, cell: Cell, number: int, seed: bytes) -> DixitGame:
        """Play a game; levels change seats from game to game, so none has the better seats."""
        assert cell.language is not None
        levels = [cell.levels[(seat + number) % len(cell.levels)] for seat in range(cell.seats)]
        return play_game(cell.edition, levels, cell.language, seed)

    def find(self, results: Sequence[Result]) -> DixitFindings:
        """How many found the card, and what the levels scored."""
        return find(results)

    def tables(self, findings: DixitFindings) -> list[ReportTable]:
        """The findings as tables."""
        return dixit_tables(findings)

    def plots(self, findings: DixitFindings) -> Mapping[str, Draw]:
        """The findings as plots."""
        return dixit_plots(findings)

    def count(self, public: Public) -> Mapping[str, int]:
        """The turns, those in which all or none found the card, and what ended the game."""
        others = len(public.players) - 1
        found = [turn.votes.count(turn.number) for turn in public.turns]
        stage = public.stage
        ending = stage.ending if isinstance(stage, Over) else None
        counts = {
            "turns": len(found),
            "all_found": found.count(others),
            "none_found": found.count(0),
            "ended_at_the_target": int(ending is Ending.POINTS),
            "ended_out_of_cards": int(ending is Ending.PICTURES),
            "ended_after_all_clues": int(ending is Ending.CLUES),
        }
        if ending is Ending.PICTURES:
            counts[f"out_of_cards_after_turn_{len(found)}"] = 1
        return counts


DIXIT_STUDY: Final[Study] = DixitStudy()
