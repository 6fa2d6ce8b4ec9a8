"""How many voters would find a card by a clue, computed before it is told.

The storyteller knows neither who holds which card nor what others see in a picture. Every unseen
card is equally likely in any hand, and a player sees in about half of the cases that a word fits a
picture, independently of the others. From this follows how many rival cards will lie in the
display, which voters will see what in which card, and how likely each number of finders is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb
from typing import Final, NamedTuple

Fit = tuple[float, ...]
"""What each part of a clue adds to its fit with a card; 0 to 1 in all."""

SEE_PROBABILITY: Final = 0.5
"""The probability that another player sees in a picture what there is to see."""
_SEE_SPREAD: Final = 0.08
"""How much more, or less, all voters see in the storyteller's picture."""

Levels = Mapping[float, float]
"""By fit: how likely a clue fits a card that well, to one player."""


class Forecast(NamedTuple):
    """What a clue would lead to."""

    share: float
    """The share of the voters who find the card."""
    some: float
    """How likely some of them find it, but not all."""


class Voters(NamedTuple):
    """The players who will give cards and vote, and what they may hold."""

    others: int
    """How many they are."""
    hand: int
    """How many cards each of them holds."""
    gives: int
    """How many cards each of them gives."""
    unseen: int
    """How many cards the storyteller has not seen."""


@lru_cache(maxsize=20_000)
def forecast(
    voters: Voters, own: Fit, rivals: tuple[Fit, ...], sees: float = SEE_PROBABILITY
) -> Forecast:
    """What a clue leads to that fits the own card and, among the unseen cards, these rivals.

    With four seats and a clue that fits no other card, everybody finds the card who sees that it
    fits, and one in three of the others:

    >>> alone = forecast(Voters(others=3, hand=6, gives=1, unseen=78), (1.0,), ())
    >>> round(alone.share, 3)
    0.667
    """
    others, _, gives, _ = voters
    giving, theirs = _forecast_gift(voters, rivals, sees)
    share = some = 0.0
    for seen in (sees - _SEE_SPREAD, sees + _SEE_SPREAD):
        mine = _levels(own, seen)
        for laid in range(others + 1):
            likely = comb(others, laid) * giving**laid * (1 - giving) ** (others - laid) / 2
            # A player who gave a rival has one rival less: nobody votes for their own card.
            blanks = others * gives - laid
            giver = _find_probability(mine, theirs, laid - 1, blanks - gives + 1) if laid else 0.0
            voter = _find_probability(mine, theirs, laid, blanks - gives) if laid < others else 0.0
            share += likely * (laid * giver + (others - laid) * voter) / others
            every = giver**laid * voter ** (others - laid)
            none = (1 - giver) ** laid * (1 - voter) ** (others - laid)
            some += likely * (1 - every - none)
    return Forecast(share, some)


def _forecast_gift(voters: Voters, rivals: Sequence[Fit], sees: float) -> tuple[float, Levels]:
    """How likely another player gives a rival, and how well such rivals fit."""
    held = min(1.0, voters.hand / max(1, voters.unseen))
    nothing, total = 1.0, 0.0
    levels: dict[float, float] = {}
    for fit in rivals:
        seen = _levels(fit, sees)
        noticed = 1 - seen.get(0.0, 0.0)
        nothing *= 1 - held * noticed
        total += noticed
        for level, likely in seen.items():
            levels[level] = levels.get(level, 0.0) + noticed * likely
    return 1 - nothing, {level: likely / total for level, likely in levels.items()} if total else {}


@lru_cache(maxsize=2000)
def _levels(fit: Fit, sees: float) -> Levels:
    levels: dict[float, float] = {}
    parts = [part for part in fit if part]
    for seen in product((True, False), repeat=len(parts)):
        level = round(sum([part for part, there in zip(parts, seen, strict=True) if there]), 2)
        likely = sees ** sum(seen) * (1 - sees) ** (len(seen) - sum(seen))
        levels[level] = levels.get(level, 0.0) + likely
    return levels


def _find_probability(mine: Levels, theirs: Levels, rivals: int, blanks: int) -> float:
    """How likely a voter finds the card among these rivals and blanks, which do not fit."""
    found = 0.0
    for level, likely in mine.items():
        same = theirs.get(level, 0.0)
        less = sum([more for other, more in theirs.items() if other < level])
        for ties in range(rivals + 1):
            tied = comb(rivals, ties) * same**ties * less ** (rivals - ties)
            found += likely * tied / (1 + ties + (0 if level else blanks))
    return found
