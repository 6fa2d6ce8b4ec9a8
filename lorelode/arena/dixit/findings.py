"""What many games of Dixit show: how many find the card, and what the storyteller gets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from lorelode.arena.dixit.game import DixitGame, TurnResult
from lorelode.arena.stats import Estimate, Share, ratio
from lorelode.arena.study import Cell, Result


class Company(Struct, frozen=True):
    """Who sits at a table."""

    edition: str
    language: str
    levels: tuple[str, ...]
    """In turn round the table."""
    seats: int | None
    """None for tables of all sizes together."""

    @property
    def is_mixed(self) -> bool:
        """Whether several levels sit together."""
        return len(set(self.levels)) > 1


class StorytellerStats(Struct, frozen=True):
    """The turns in which the storyteller was of one level."""

    company: Company
    level: str
    games: int
    turns: int
    none: Share
    """The turns in which nobody found the card."""
    some: Share
    everybody: Share
    finders: Estimate
    """The share of all votes that found it; all votes of a game are one sample."""
    chance: float
    """The same if all voted at random."""
    points: Estimate
    """The storyteller's points in a turn."""

    @property
    def times(self) -> float:
        """How many times as many find the card as would by chance."""
        return round(self.finders.mean / self.chance, 2) if self.chance else 0.0


class Standing(Struct, frozen=True):
    """What a level gets at a table where several levels sit together."""

    company: Company
    level: str
    points: Estimate
    """At the end of a game."""


class DixitFindings(Struct, frozen=True):
    """Everything that was measured of Dixit."""

    storytellers: tuple[StorytellerStats, ...]
    overall: tuple[StorytellerStats, ...]
    """The same for tables of all sizes together."""
    standings: tuple[Standing, ...]


def find(results: Iterable[Result]) -> DixitFindings:
    """Add up these games of Dixit."""
    by_company: dict[Company, list[DixitGame]] = defaultdict(list)
    for result in results:
        if isinstance(result.kept, DixitGame):
            by_company[_company(result.task.cell)].append(result.kept)
    any_size: dict[Company, list[DixitGame]] = defaultdict(list)
    for company, games in by_company.items():
        any_size[replace(company, seats=None, levels=_levels(company))] += games
    return DixitFindings(
        storytellers=tuple(_storytellers(by_company)),
        overall=tuple(_storytellers(any_size)),
        standings=tuple(
            _standing(company, level, games)
            for company, games in by_company.items()
            for level in _levels(company)
            if company.is_mixed
        ),
    )


def _company(cell: Cell) -> Company:
    assert cell.language is not None
    return Company(cell.edition, cell.language, cell.levels, cell.seats)


def _levels(company: Company) -> tuple[str, ...]:
    return tuple(dict.fromkeys(company.levels))


def _storytellers(
    by_company: Mapping[Company, Sequence[DixitGame]],
) -> Iterable[StorytellerStats]:
    for company, games in by_company.items():
        for level in _levels(company):
            yield _stats(company, level, games)


def _stats(company: Company, level: str, games: Sequence[DixitGame]) -> StorytellerStats:
    by_game = [[turn for turn in game.turns if turn.level == level] for game in games]
    turns = [turn for some in by_game for turn in some]
    votes = sum(turn.voters for turn in turns)
    return StorytellerStats(
        company=company,
        level=level,
        games=len(games),
        turns=len(turns),
        none=_share(turns, lambda turn: turn.finders == 0),
        some=_share(turns, lambda turn: 0 < turn.finders < turn.voters),
        everybody=_share(turns, lambda turn: turn.finders == turn.voters),
        finders=ratio(
            (
                (sum(turn.finders for turn in some), sum(turn.voters for turn in some))
                for some in by_game
            ),
            0.0,
            1.0,
        ),
        chance=round(sum(turn.voters / turn.among for turn in turns) / votes, 4) if votes else 0.0,
        points=ratio(((sum(turn.points for turn in some), len(some)) for some in by_game), 0.0),
    )


def _share(turns: Sequence[TurnResult], wanted: Callable[[TurnResult], bool]) -> Share:
    return Share.of(sum(map(wanted, turns)), len(turns))


def _standing(company: Company, level: str, games: Sequence[DixitGame]) -> Standing:
    points = [[seat.points for seat in game.seats if seat.level == level] for game in games]
    return Standing(company, level, ratio(((sum(some), len(some)) for some in points), 0.0))
