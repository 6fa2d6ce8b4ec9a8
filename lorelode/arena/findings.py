"""What many games of Saboteur come to: who wins, and who sees through whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from lorelode.arena.casting import LEVELS
from lorelode.arena.saboteur import BELIEVER, DECILES, END, PARTS, Mined
from lorelode.arena.stats import Estimate, Share, ratio
from lorelode.arena.tasks import Cell, Record

SIDES: Final = ("miners", "saboteurs")
ENOUGH: Final = 500
"""Of fewer samples the truth may be off by more than is asked of a good guess."""

Game = tuple[Cell, int, int]
"""A game by its cell, number and seed."""
Sided = tuple[str, str, str, int, int]
"""A game as one side played it: the side, its level, that of the other, number and seed."""


class Duel(Struct, frozen=True):
    """Miners of one level against saboteurs of another."""

    cell: Cell
    games: int
    miners: Share
    """Of the rounds, those that the miners won."""
    turns: float
    """How long a round was, on average."""
    turns_won: float
    """The same of those that the miners won; 0 if none."""


class Verdict(Struct, frozen=True):
    """A level held against the one below, with the same opponents and the same deals."""

    side: str
    level: str
    below: str
    edition: str
    """`all` for all that were played."""
    seats: int
    """0 for all that were played."""
    gain: Estimate
    """By how much larger a share of the rounds it wins."""

    @property
    def beats(self) -> bool:
        """Whether it is better beyond doubt: the whole interval is above zero."""
        return self.gain.samples > 1 and self.gain.low > 0


class Decile(Struct, frozen=True):
    """Guesses that were about as sure."""

    decile: int
    count: int
    said: float
    """How likely they said it was, on average."""
    was: float
    """How often it was so."""

    @property
    def off(self) -> float:
        """By how much, in hundredths."""
        return 100 * abs(self.said - self.was)


class Calibration(Struct, frozen=True):
    """How well guesses agree with the truth; `saboteurs` is the level they played against."""

    saboteurs: str
    count: int
    brier: float
    base: float
    """The Brier score of who knows the role pool and the own role alone."""
    deciles: tuple[Decile, ...]

    @property
    def worst(self) -> float:
        """How far off the worst decile is that has enough samples, in hundredths."""
        return max((one.off for one in self.deciles if one.count >= ENOUGH), default=0.0)


class Insight(Struct, frozen=True):
    """How well miners rank the others in one part of a round."""

    part: int
    """From 0; `END`: before the last card is seen."""
    found: Estimate
    chance: float
    beyond: Estimate
    """By how much it is better than chance."""


class Mines(Struct, frozen=True):
    """Everything that was found out about Saboteur."""

    duels: tuple[Duel, ...]
    verdicts: tuple[Verdict, ...]
    calibrations: tuple[Calibration, ...]
    insights: tuple[Insight, ...]


def mines(records: Iterable[Record]) -> Mines:
    """Add up these games of Saboteur."""
    games: dict[Game, Mined] = {}
    for record in records:
        if isinstance(record.found, Mined):
            games[record.task.cell, record.task.number, record.task.seed] = record.found
    return Mines(
        duels=tuple(_duels(games)),
        verdicts=tuple(_verdicts(games)),
        calibrations=tuple(_calibrations(games)),
        insights=tuple(_insights(games)),
    )


def _duels(games: Mapping[Game, Mined]) -> Iterable[Duel]:
    by_cell: dict[Cell, list[Mined]] = defaultdict(list)
    for (cell, _, _), found in games.items():
        by_cell[cell].append(found)
    for cell, played in by_cell.items():
        rounds = [one for found in played for one in found.rounds]
        won = [one.turns for one in rounds if one.miners]
        yield Duel(
            cell=cell,
            games=len(played),
            miners=Share.of(len(won), len(rounds)),
            turns=_mean([one.turns for one in rounds]),
            turns_won=_mean(won),
        )


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def _verdicts(games: Mapping[Game, Mined]) -> Iterable[Verdict]:
    """By table and for all together, as far as both levels met the same opponents."""
    won: dict[tuple[str, int], dict[Sided, tuple[int, int]]] = defaultdict(dict)
    for (cell, number, seed), found in games.items():
        hits = sum(one.miners for one in found.rounds)
        table, (miners, saboteurs) = (cell.edition, cell.seats), cell.levels
        won[table]["miners", miners, saboteurs, number, seed] = hits, len(found.rounds)
        lost = len(found.rounds) - hits
        won[table]["saboteurs", saboteurs, miners, number, seed] = lost, len(found.rounds)
    for side in SIDES:
        for below, level in pairwise(LEVELS):
            pooled: list[tuple[float, float]] = []
            for (edition, seats), scores in won.items():
                gains = _gains(scores, side, level, below)
                if gains:
                    pooled += gains
                    yield Verdict(side, level, below, edition, seats, ratio(gains))
            if pooled:
                yield Verdict(side, level, below, "all", 0, ratio(pooled))


def _gains(
    scores: Mapping[Sided, tuple[int, int]], side: str, level: str, below: str
) -> list[tuple[float, float]]:
    """By deal: the rounds won more than the level below, and all rounds.

    What was dealt alike is one sample, whoever the opponents were.
    """
    deals: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for (whose, who, against, number, seed), (hits, rounds) in scores.items():
        other = scores.get((side, below, against, number, seed))
        if whose == side and who == level and other is not None:
            deal = deals[number, seed]
            deal[0] += hits / rounds - other[0] / other[1]
            deal[1] += 1.0
    return [(gain, many) for gain, many in deals.values()]


def _calibrations(games: Mapping[Game, Mined]) -> Iterable[Calibration]:
    """What `normal` miners guess, by the level of the saboteurs."""
    for level in LEVELS:
        sums = [[0.0] * 3 for _ in range(DECILES)]
        missed = blind = 0.0
        for (cell, _, _), found in games.items():
            if cell.levels != (BELIEVER, level):
                continue
            for one in found.guesses:
                if one.miner:
                    row = sums[one.decile]
                    for at, more in enumerate((one.count, one.likely, one.true)):
                        row[at] += more
                    missed += one.missed
                    blind += one.blind
        if count := int(sum(row[0] for row in sums)):
            deciles = [
                Decile(at, int(many), round(likely / many, 4), round(true / many, 4))
                for at, (many, likely, true) in enumerate(sums)
                if many
            ]
            yield Calibration(
                level, count, round(missed / count, 4), round(blind / count, 4), tuple(deciles)
            )


def _insights(games: Mapping[Game, Mined]) -> Iterable[Insight]:
    """With `normal` in all seats."""
    for part in (*range(PARTS), END):
        rows = [
            row
            for (cell, _, _), found in games.items()
            if cell.levels == (BELIEVER, BELIEVER)
            for row in found.rankings
            if row.part == part
        ]
        if rows:
            yield Insight(
                part=part,
                found=ratio(((row.found, row.count) for row in rows), 0.0, 1.0),
                chance=round(sum(row.chance for row in rows) / sum(row.count for row in rows), 4),
                beyond=ratio((row.found - row.chance, row.count) for row in rows),
            )
