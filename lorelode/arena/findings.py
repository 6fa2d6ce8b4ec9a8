"""What many games of Saboteur come to: who wins, and who sees through whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise, product
from typing import Final

from msgspec import Struct

from lorelode.arena.casting import LEVELS
from lorelode.arena.saboteur import BELIEVER, DECILES, END, PARTS, SABOTEURS, TREASURE, Mined
from lorelode.arena.stats import Estimate, Share, ratio
from lorelode.arena.tasks import Cell, Record

SIDES: Final = ("miners", "saboteurs")
ENOUGH: Final = 500
"""Of fewer samples the truth may be off by more than is asked of a good guess."""

Game = tuple[Cell, int, int]
"""A game by its cell, number and seed."""
Deal = tuple[int, int, int]
"""Seats, number and seed: games that have these in common are dealt alike in every edition."""
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
        return self.gain.is_sure and self.gain.low > 0


class Decile(Struct, frozen=True):
    """Guesses that were about as sure."""

    decile: int
    count: int
    said: float
    """How likely they said it was, on average."""
    was: float
    """How often it was so."""
    apart: int
    """How many samples these are if games that were dealt alike count as one."""

    @property
    def off(self) -> float:
        """By how much, in hundredths."""
        return 100 * abs(self.said - self.was)


class Calibration(Struct, frozen=True):
    """How well guesses agree with the truth."""

    about: str
    """Who the `saboteurs` are, or where the `treasure` is."""
    saboteurs: str
    """The level of the saboteurs they played against."""
    count: int
    brier: float
    base: float
    """The Brier score of who knows the role pool and the own role alone, or the goals shown."""
    deciles: tuple[Decile, ...]

    @property
    def worst(self) -> float | None:
        """How far off the worst decile is that has enough samples, in hundredths, if one has."""
        return max((one.off for one in self.deciles if one.apart >= ENOUGH), default=None)


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
            pooled: dict[Deal, list[tuple[float, float]]] = defaultdict(list)
            for (edition, seats), scores in won.items():
                gains = _gains(scores, side, level, below)
                if gains:
                    for (number, seed), gain in gains.items():
                        pooled[seats, number, seed].append(gain)
                    yield Verdict(side, level, below, edition, seats, _gain(gains.values()))
            if pooled:
                yield Verdict(side, level, below, "all", 0, _gain(map(_sums, pooled.values())))


def _gain(gains: Iterable[tuple[float, float]]) -> Estimate:
    return ratio(gains, -1.0, 1.0)


def _sums(pairs: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """What is to be one sample, added up."""
    over, under = zip(*pairs, strict=True)
    return sum(over), sum(under)


def _gains(
    scores: Mapping[Sided, tuple[int, int]], side: str, level: str, below: str
) -> dict[tuple[int, int], tuple[float, float]]:
    """By deal: the share of rounds won more than the level below, and its weight.

    What was dealt alike is one sample, whoever the opponents were. Opponents weigh the same,
    however many games were played against each.
    """
    gains: dict[str, dict[tuple[int, int], float]] = defaultdict(dict)
    for (whose, who, against, number, seed), (hits, rounds) in scores.items():
        other = scores.get((side, below, against, number, seed))
        if whose == side and who == level and other is not None:
            gains[against][number, seed] = hits / rounds - other[0] / other[1]
    deals: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    for by_deal in gains.values():
        for deal, gain in by_deal.items():
            deals[deal].append((gain / len(by_deal), 1 / len(by_deal)))
    return {deal: _sums(pairs) for deal, pairs in deals.items()}


def _calibrations(games: Mapping[Game, Mined]) -> Iterable[Calibration]:
    """What `normal` miners guess, by the level of the saboteurs."""
    for about, level in product((SABOTEURS, TREASURE), LEVELS):
        sums = [[0.0] * 4 for _ in range(DECILES)]
        missed = blind = 0.0
        alike = _by_deal(games, (BELIEVER, level)).values()
        for found, many in ((found, len(played)) for played in alike for found in played):
            for one in found.guesses:
                if one.miner and one.about == about:
                    row = sums[one.decile]
                    for at, more in enumerate((one.count, one.likely, one.true, one.count / many)):
                        row[at] += more
                    missed += one.missed
                    blind += one.blind
        if count := int(sum(row[0] for row in sums)):
            deciles = [
                Decile(at, int(many), round(likely / many, 4), round(true / many, 4), round(apart))
                for at, (many, likely, true, apart) in enumerate(sums)
                if many
            ]
            brier, base = round(missed / count, 4), round(blind / count, 4)
            yield Calibration(about, level, count, brier, base, tuple(deciles))


def _insights(games: Mapping[Game, Mined]) -> Iterable[Insight]:
    """With `normal` in all seats; what was dealt alike is one sample."""
    alike = _by_deal(games, (BELIEVER, BELIEVER)).values()
    for part in (*range(PARTS), END):
        every = [
            [row for one in played for row in one.rankings if row.part == part] for played in alike
        ]
        deals = [rows for rows in every if rows]
        if deals:
            found = [_sums((row.found, row.count) for row in rows) for rows in deals]
            chance = [_sums((row.chance, row.count) for row in rows) for rows in deals]
            beyond = [_sums((row.found - row.chance, row.count) for row in rows) for rows in deals]
            yield Insight(
                part=part,
                found=ratio(found, 0.0, 1.0),
                chance=ratio(chance).mean,
                beyond=ratio(beyond, -1.0, 1.0),
            )


def _by_deal(games: Mapping[Game, Mined], levels: tuple[str, str]) -> Mapping[Deal, list[Mined]]:
    """The games of these levels."""
    deals: dict[Deal, list[Mined]] = defaultdict(list)
    for (cell, number, seed), found in games.items():
        if cell.levels == levels:
            deals[cell.seats, number, seed].append(found)
    return deals
