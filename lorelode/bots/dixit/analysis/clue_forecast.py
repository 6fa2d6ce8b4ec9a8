"""How many would find a card by a clue, reckoned before it is said.

The storyteller does not know who holds what, nor what others see in a picture. What is not seen yet
is as likely here as there; and whoever looks at a picture that a word fits sees that it does about
half the time, each by themselves. From this follows how many rival cards will lie in the display,
who of the voters will see what in which card, and so how likely each number of finders is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb
from typing import Final, NamedTuple

Fit = tuple[float, ...]
"""What each part of a clue adds to how well it fits a card, 0 to 1 in all."""

SEE_PROBABILITY: Final = 0.5
"""How often others see in a picture what is to be seen."""
_PLAIN: Final = 0.08
"""By so much it is plainer to all voters in the storyteller's picture, or less plain."""

Levels = Mapping[float, float]
"""How likely a clue fits a card so well, in somebody's eyes."""


class Forecast(NamedTuple):
    """What would come of a clue."""

    share: float
    """Of the voters, how many find the card."""
    some: float
    """How likely it is that some do, but not all."""


class Voters(NamedTuple):
    """Those who will give cards and vote, and what they may hold."""

    others: int
    hand: int
    gives: int
    unseen: int


@lru_cache(maxsize=20_000)
def forecast(
    voters: Voters, own: Fit, rivals: tuple[Fit, ...], sees: float = SEE_PROBABILITY
) -> Forecast:
    """What comes of a clue that fits one's own card and, among those unseen, these rivals.

    With four seats and a clue that fits no other card, those find the card who see that it fits,
    and one in three of those who do not:

    >>> alone = forecast(Voters(others=3, hand=6, gives=1, unseen=78), (1.0,), ())
    >>> round(alone.share, 3)
    0.667
    """
    others, _, gives, _ = voters
    giving, theirs = _given(voters, rivals, sees)
    share = some = 0.0
    for plain in (sees - _PLAIN, sees + _PLAIN):
        mine = _levels(own, plain)
        for laid in range(others + 1):
            likely = comb(others, laid) * giving**laid * (1 - giving) ** (others - laid) / 2
            # Who gave a rival sees one less; a card of one's own is none to vote for either way.
            blanks = others * gives - laid
            giver = _finds(mine, theirs, laid - 1, blanks - gives + 1) if laid else 0.0
            voter = _finds(mine, theirs, laid, blanks - gives) if laid < others else 0.0
            share += likely * (laid * giver + (others - laid) * voter) / others
            every = giver**laid * voter ** (others - laid)
            none = (1 - giver) ** laid * (1 - voter) ** (others - laid)
            some += likely * (1 - every - none)
    return Forecast(share, some)


def _given(voters: Voters, rivals: Sequence[Fit], sees: float) -> tuple[float, Levels]:
    """How likely one of the others gives a rival, and how well rivals that are given fit."""
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


def _finds(mine: Levels, theirs: Levels, rivals: int, blanks: int) -> float:
    """How likely a voter finds the card among so many rivals and cards that fit nothing."""
    found = 0.0
    for level, likely in mine.items():
        same = theirs.get(level, 0.0)
        less = sum([more for other, more in theirs.items() if other < level])
        for ties in range(rivals + 1):
            tied = comb(rivals, ties) * same**ties * less ** (rivals - ties)
            found += likely * tied / (1 + ties + (0 if level else blanks))
    return found
