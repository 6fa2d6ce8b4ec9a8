"""What many games of Saboteur show: who wins, and how well bots see through each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise, product
from typing import Final

from msgspec import Struct

from lorelode.arena.agents import is_agent
from lorelode.arena.lineup import HEARD, LEVELS, TALKS
from lorelode.arena.saboteur.game import (
    BELIEVER,
    DECILES,
    ROUND_PARTS,
    SABOTEURS,
    TREASURE,
    SaboteurGame,
)
from lorelode.arena.saboteur.talk_findings import TalkFindings, find_talk
from lorelode.arena.stats import Estimate, Share, ratio
from lorelode.arena.study import Cell, Result

SIDES: Final = ("miners", "saboteurs")
ENOUGH_SAMPLES: Final = 500
"""With fewer samples, chance alone may move the truth further than a good guess may be off."""

GameKey = tuple[Cell, int, int]
"""Identifies a game: its cell, number and seed."""
DealKey = tuple[int, int, int]
"""Seats, number and seed: games that share these are dealt alike in every edition."""
SideKey = tuple[str, str, str, int, int]
"""A game as one side played it: the side, its level, that of the other, number and seed."""


class Duel(Struct, frozen=True):
    """Miners of one level against saboteurs of another."""

    cell: Cell
    games: int
    miners: Share
    """The share of rounds that the miners won."""
    turns: float
    """The mean length of a round."""
    turns_won: float
    """The same for rounds that the miners won; 0 if there are none."""


class Verdict(Struct, frozen=True):
    """A level compared with the one below, with the same opponents and the same deals.

    An agent is compared with every level.
    """

    side: str
    level: str
    below: str
    edition: str | None
    """None for all tables together."""
    seats: int | None
    """None for all tables together."""
    gain: Estimate
    """How much larger a share of the rounds it wins."""

    @property
    def beats(self) -> bool:
        """Whether it is better for certain: the whole interval is above zero."""
        return self.gain.is_sure and self.gain.low > 0


class Decile(Struct, frozen=True):
    """Guesses of about the same probability."""

    decile: int
    count: int
    said: float
    """The mean probability that they gave."""
    was: float
    """How often it was true."""
    independent: int
    """How many samples there are if games that were dealt alike count as one."""

    @property
    def off(self) -> float:
        """The difference, in hundredths."""
        return 100 * abs(self.said - self.was)


class Calibration(Struct, frozen=True):
    """How well probabilities agree with the truth."""

    about: str
    """Who the `saboteurs` are, or where the `treasure` is."""
    saboteurs: str
    """The level of the saboteurs they played against."""
    count: int
    brier: float
    base: float
    """The Brier score of the base rate: the role pool and one's own role, or the goals shown."""
    deciles: tuple[Decile, ...]

    @property
    def worst(self) -> float | None:
        """How far off the worst decile with enough samples is, in hundredths; None without one."""
        return max(
            (one.off for one in self.deciles if one.independent >= ENOUGH_SAMPLES), default=None
        )


class RoundPartRanking(Struct, frozen=True):
    """How well miners rank the others in one part of a round."""

    part: int | None
    """None: before the last card of the round is seen."""
    found: Estimate
    chance: float
    beyond: Estimate
    """How much better than chance it is."""


class SaboteurFindings(Struct, frozen=True):
    """Everything that was measured of Saboteur."""

    duels: tuple[Duel, ...]
    verdicts: tuple[Verdict, ...]
    calibrations: tuple[Calibration, ...]
    rankings: tuple[RoundPartRanking, ...]
    talk: TalkFindings = TalkFindings()


def find(results: Iterable[Result]) -> SaboteurFindings:
    """Add up these games of Saboteur. Those without talk only show what talk changes."""
    every: dict[GameKey, SaboteurGame] = {}
    for result in results:
        if isinstance(result.kept, SaboteurGame):
            every[result.task.cell, result.task.number, result.task.seed] = result.kept
    by_talk = {
        talk: {key: found for key, found in every.items() if key[0].talk == talk}
        for talk in TALKS.values()
    }
    games = by_talk[HEARD]
    worst = {
        (talk, one.about): one.worst
        for talk, played in by_talk.items()
        for one in _calibrations(played)
        if one.saboteurs == BELIEVER
    }
    return SaboteurFindings(
        duels=tuple(_duels(games)),
        verdicts=tuple(_verdicts(games)),
        calibrations=tuple(_calibrations(games)),
        rankings=tuple(_rankings(games)),
        talk=find_talk(every, worst),
    )


def _duels(games: Mapping[GameKey, SaboteurGame]) -> Iterable[Duel]:
    by_cell: dict[Cell, list[SaboteurGame]] = defaultdict(list)
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


def _verdicts(games: Mapping[GameKey, SaboteurGame]) -> Iterable[Verdict]:
    """By table and for all together, where both levels met the same opponents."""
    won: dict[tuple[str, int], dict[SideKey, tuple[int, int]]] = defaultdict(dict)
    for (cell, number, seed), found in games.items():
        hits = sum(one.miners for one in found.rounds)
        table, (miners, saboteurs) = (cell.edition, cell.seats), cell.levels
        won[table]["miners", miners, saboteurs, number, seed] = hits, len(found.rounds)
        lost = len(found.rounds) - hits
        won[table]["saboteurs", saboteurs, miners, number, seed] = lost, len(found.rounds)
    agents = dict.fromkeys(
        level for cell, _, _ in games for level in cell.levels if is_agent(level)
    )
    for side in SIDES:
        for below, level in [*pairwise(LEVELS), *product(LEVELS, agents)]:
            pooled: dict[DealKey, list[tuple[float, float]]] = defaultdict(list)
            for (edition, seats), scores in won.items():
                gains = _gains(scores, side, level, below)
                if gains:
                    for (number, seed), gain in gains.items():
                        pooled[seats, number, seed].append(gain)
                    yield Verdict(side, level, below, edition, seats, _gain(gains.values()))
            if pooled:
                yield Verdict(side, level, below, None, None, _gain(map(_sums, pooled.values())))


def _gain(gains: Iterable[tuple[float, float]]) -> Estimate:
    return ratio(gains, -1.0, 1.0)


def _sums(pairs: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Adds up what is one sample."""
    over, under = zip(*pairs, strict=True)
    return sum(over), sum(under)


def _gains(
    scores: Mapping[SideKey, tuple[int, int]], side: str, level: str, below: str
) -> dict[tuple[int, int], tuple[float, float]]:
    """By deal: how much larger the share of rounds won is than the level below's, and its weight.

    Games that were dealt alike are one sample, against any opponents. All opponents weigh the same,
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


def _calibrations(games: Mapping[GameKey, SaboteurGame]) -> Iterable[Calibration]:
    """What `normal` miners believe, by the level of the saboteurs."""
    for about, level in product((SABOTEURS, TREASURE), LEVELS):
        sums = [[0.0] * 4 for _ in range(DECILES)]
        missed = blind = 0.0
        alike = _group_by_deal(games, (BELIEVER, level)).values()
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
                Decile(
                    at,
                    int(many),
                    round(likely / many, 4),
                    round(true / many, 4),
                    round(independent),
                )
                for at, (many, likely, true, independent) in enumerate(sums)
                if many
            ]
            brier, base = round(missed / count, 4), round(blind / count, 4)
            yield Calibration(about, level, count, brier, base, tuple(deciles))


def _rankings(games: Mapping[GameKey, SaboteurGame]) -> Iterable[RoundPartRanking]:
    """With `normal` in all seats; games that were dealt alike are one sample."""
    alike = _group_by_deal(games, (BELIEVER, BELIEVER)).values()
    for part in (*range(ROUND_PARTS), None):
        every = [
            [row for one in played for row in one.rankings if row.part == part] for played in alike
        ]
        deals = [rows for rows in every if rows]
        if deals:
            found = [_sums((row.found, row.count) for row in rows) for rows in deals]
            chance = [_sums((row.chance, row.count) for row in rows) for rows in deals]
            beyond = [_sums((row.found - row.chance, row.count) for row in rows) for rows in deals]
            yield RoundPartRanking(
                part=part,
                found=ratio(found, 0.0, 1.0),
                chance=ratio(chance).mean,
                beyond=ratio(beyond, -1.0, 1.0),
            )


def _group_by_deal(
    games: Mapping[GameKey, SaboteurGame], levels: tuple[str, str]
) -> Mapping[DealKey, list[SaboteurGame]]:
    """The games of these levels."""
    deals: dict[DealKey, list[SaboteurGame]] = defaultdict(list)
    for (cell, number, seed), found in games.items():
        if cell.levels == levels:
            deals[cell.seats, number, seed].append(found)
    return deals
