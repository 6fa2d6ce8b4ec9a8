"""What talk changes in Saboteur: who wins, how well bots see through each other, and who lies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from lorelode.arena.lineup import HEARD, SILENT, TALKS
from lorelode.arena.saboteur.game import BELIEVER, SABOTEURS, TREASURE, SaboteurGame
from lorelode.arena.stats import Estimate, Share, ratio
from lorelode.arena.study import Cell

Deal = tuple[int, int, int]
"""Seats, number and seed: games that share these are dealt alike in every edition."""
ABOUT: Final = (SABOTEURS, TREASURE)


class TalkEffect(Struct, frozen=True):
    """Games with one level at all seats that talk in one way, beside silent ones dealt alike."""

    level: str
    talk: str
    rounds: int
    miners: Share
    """The share of rounds that the miners won."""
    more: Estimate
    """How much more of the rounds they won than in silent games."""
    briers: Mapping[str, float]
    """The Brier score of what miners believe, by what it is about; empty for levels whose beliefs
    are not measured."""
    less_wrong: Mapping[str, Estimate]
    """By how much the squared error is smaller than in silent games."""
    worst: Mapping[str, float | None]
    """How far off the worst decile of beliefs is, in hundredths; None without enough samples."""


class Honesty(Struct, frozen=True):
    """How often a claim of one side is true."""

    phrase: str
    miner: bool
    a_round: float
    """How often it is said in a round."""
    true: Share


class TalkFindings(Struct, frozen=True):
    """What talk changes."""

    effects: tuple[TalkEffect, ...] = ()
    honesty: tuple[Honesty, ...] = ()
    """Where bots hear each other."""


def find_talk(
    games: Mapping[tuple[Cell, int, int], SaboteurGame],
    worst: Mapping[tuple[str, str], float | None],
) -> TalkFindings:
    """What these games show; nothing without silent games to compare with.

    `worst` says how far off the worst decile is, by how bots talk and what the belief is about.
    """
    played: dict[tuple[str, str], dict[Deal, list[SaboteurGame]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for (cell, number, seed), found in games.items():
        level, other = cell.levels
        if level == other:
            played[level, cell.talk][cell.seats, number, seed].append(found)
    effects = [
        _compare(
            level,
            word,
            played[level, talk],
            played[level, SILENT],
            {about: worst.get((talk, about)) for about in ABOUT if level == BELIEVER},
        )
        for level in dict.fromkeys(level for level, _ in played)
        if (level, SILENT) in played and len([one for one in played if one[0] == level]) > 1
        for word, talk in TALKS.items()
        if (level, talk) in played
    ]
    if not effects:
        return TalkFindings()
    heard = [found for deal in played[BELIEVER, HEARD].values() for found in deal]
    return TalkFindings(tuple(effects), tuple(_judge(heard)))


def _compare(
    level: str,
    word: str,
    games: Mapping[Deal, Sequence[SaboteurGame]],
    silent: Mapping[Deal, Sequence[SaboteurGame]],
    worst: Mapping[str, float | None],
) -> TalkEffect:
    """Games that were dealt alike are one sample."""
    rounds = [one for deal in games.values() for found in deal for one in found.rounds]
    shared = [deal for deal in games if deal in silent]
    pairs = [(games[deal], silent[deal]) for deal in shared]
    every = [found for deal in games.values() for found in deal]
    return TalkEffect(
        level=level,
        talk=word,
        rounds=len(rounds),
        miners=Share.of(sum(one.miners for one in rounds), len(rounds)),
        more=_differ((_won(now), _won(before)) for now, before in pairs),
        briers={about: _share(*_missed(every, about)) for about in worst},
        less_wrong={
            about: _differ((_missed(before, about), _missed(now, about)) for now, before in pairs)
            for about in worst
        },
        worst=worst,
    )


Sums = tuple[float, int]
"""A sum, and over how many."""


def _differ(pairs: Iterable[tuple[Sums, Sums]]) -> Estimate:
    """How much the first mean is larger; a deal counts as much as there is in it."""
    weighed = (
        ((_share(*one) - _share(*other)) * one[1], one[1])
        for one, other in pairs
        if one[1] and other[1]
    )
    return ratio(weighed, -1.0, 1.0)


def _share(total: float, count: int) -> float:
    return total / count if count else 0.0


def _won(games: Iterable[SaboteurGame]) -> Sums:
    won = [one.miners for found in games for one in found.rounds]
    return sum(won), len(won)


def _missed(games: Iterable[SaboteurGame], about: str) -> Sums:
    """The squared errors of what miners believe."""
    rows = [row for found in games for row in found.guesses if row.miner and row.about == about]
    return sum(row.missed for row in rows), sum(row.count for row in rows)


def _judge(games: Sequence[SaboteurGame]) -> Iterable[Honesty]:
    rounds = sum(len(found.rounds) for found in games)
    sums: dict[tuple[str, bool], list[int]] = {}
    for found in games:
        for one in found.claims:
            there = sums.setdefault((one.phrase, one.miner), [0, 0])
            there[0] += one.count
            there[1] += one.true
    for (phrase, miner), (count, true) in sorted(sums.items()):
        yield Honesty(phrase, miner, count / rounds, Share.of(true, count))
