"""What many games of Dixit come to: how many find the card, and what the storyteller gets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from lorelode.arena.dixit import Dreamt, Told
from lorelode.arena.stats import Estimate, Share, ratio
from lorelode.arena.tasks import Cell, Record


class Telling(Struct, frozen=True):
    """The turns in which storytellers of one level told."""

    cell: Cell
    level: str
    games: int
    turns: int
    none: Share
    """Of the turns, those in which nobody found the card."""
    some: Share
    everybody: Share
    finders: Estimate
    """Of all votes, the share that found it; the votes of a game hang together."""
    chance: float
    """The same if all voted blindly."""
    points: Estimate
    """The storyteller's a turn."""

    @property
    def times(self) -> float:
        """How many times as many find the card as would by chance."""
        return round(self.finders.mean / self.chance, 2) if self.chance else 0.0


class Standing(Struct, frozen=True):
    """What a level gets at a table where several levels sit together."""

    cell: Cell
    level: str
    points: Estimate
    """At the end of a game."""


class Dreams(Struct, frozen=True):
    """Everything that was found out about Dixit."""

    tellings: tuple[Telling, ...]
    overall: tuple[Telling, ...]
    """The same for tables of all sizes together, as if they had 0 seats."""
    standings: tuple[Standing, ...]


def dreams(records: Iterable[Record]) -> Dreams:
    """Add up these games of Dixit."""
    by_cell: dict[Cell, list[Dreamt]] = defaultdict(list)
    for record in records:
        if isinstance(record.found, Dreamt):
            by_cell[record.task.cell].append(record.found)
    any_size: dict[Cell, list[Dreamt]] = defaultdict(list)
    for cell, games in by_cell.items():
        any_size[replace(cell, seats=0, levels=_levels(cell))] += games
    return Dreams(
        tellings=tuple(_told(by_cell)),
        overall=tuple(_told(any_size)),
        standings=tuple(
            _standing(cell, level, games)
            for cell, games in by_cell.items()
            for level in _levels(cell)
            if len(_levels(cell)) > 1
        ),
    )


def _levels(cell: Cell) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cell.levels))


def _told(by_cell: Mapping[Cell, Sequence[Dreamt]]) -> Iterable[Telling]:
    for cell, games in by_cell.items():
        for level in _levels(cell):
            yield _telling(cell, level, games)


def _telling(cell: Cell, level: str, games: Sequence[Dreamt]) -> Telling:
    by_game = [[turn for turn in game.turns if turn.level == level] for game in games]
    turns = [turn for told in by_game for turn in told]
    votes = sum(turn.voters for turn in turns)
    return Telling(
        cell=cell,
        level=level,
        games=len(games),
        turns=len(turns),
        none=_share(turns, lambda turn: turn.finders == 0),
        some=_share(turns, lambda turn: 0 < turn.finders < turn.voters),
        everybody=_share(turns, lambda turn: turn.finders == turn.voters),
        finders=ratio(
            (
                (sum(turn.finders for turn in told), sum(turn.voters for turn in told))
                for told in by_game
            ),
            0.0,
            1.0,
        ),
        chance=round(sum(turn.voters / turn.among for turn in turns) / votes, 4) if votes else 0.0,
        points=ratio(((sum(turn.points for turn in told), len(told)) for told in by_game), 0.0),
    )


def _share(turns: Sequence[Told], wanted: Callable[[Told], bool]) -> Share:
    return Share.of(sum(map(wanted, turns)), len(turns))


def _standing(cell: Cell, level: str, games: Sequence[Dreamt]) -> Standing:
    points = [[seat.points for seat in game.seats if seat.level == level] for game in games]
    return Standing(cell, level, ratio(((sum(some), len(some)) for some in points), 0.0))
