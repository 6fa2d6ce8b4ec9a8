"""How sure one can be of what was counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from typing import Final

from msgspec import Struct

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""
MIN_SAMPLES: Final = 5
"""From fewer samples no interval is given: it might be wider than all possible values."""


class Share(Struct, frozen=True):
    """Hits out of tries, with the interval that holds the true share in 95 % of all cases.

    It is Wilson's interval, which is right for few tries and for shares near 0 and 1 too.

    >>> Share.of(8, 10)
    Share(hits=8, tries=10, share=0.8, low=0.4902, high=0.9433)
    """

    hits: float
    tries: int
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, hits: float, tries: int) -> Share:
        """The share of hits; without tries, anything is possible."""
        low, high = wilson(hits, tries)
        share = hits / tries if tries else 0.5
        return cls(hits, tries, round(share, 4), round(low, 4), round(high, 4))

    @property
    def text(self) -> str:
        """In per cent, with the interval.

        >>> Share.of(8, 10).text
        '80 % (49–94)'
        """
        if not self.tries:
            return "–"
        return f"{100 * self.share:.0f} % ({100 * self.low:.0f}–{100 * self.high:.0f})"


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """Wilson's interval of 95 %.

    >>> [round(end, 4) for end in wilson(0, 10)]
    [0.0, 0.2775]
    """
    if not tries:
        return 0.0, 1.0
    share, slack = hits / tries, Z * Z / tries
    middle = (share + slack / 2) / (1 + slack)
    half = Z / (1 + slack) * sqrt(share * (1 - share) / tries + slack / (4 * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


class Estimate(Struct, frozen=True):
    """A mean with its interval of 95 %."""

    mean: float
    low: float
    high: float
    samples: int
    """How many independent samples there are: games, mostly."""

    @property
    def is_sure(self) -> bool:
        """Whether there are enough samples for the interval to mean something."""
        return self.samples >= MIN_SAMPLES

    def points(self, sign: str = "+") -> str:
        """In hundredths, with the interval; with `-`, only values below zero have a sign.

        >>> Estimate(0.1, -0.02, 0.22, 50).points()
        '+10.0 (-2.0 to +22.0)'
        >>> Estimate(0.1, -2.1, 2.3, 2).points()
        '+10.0 (–)'
        """
        return self.text(f"{sign}.1f", 100)

    def text(self, form: str, times: int = 1) -> str:
        """With the interval, if there are enough samples for one.

        >>> Estimate(2.5, 2.25, 2.75, 50).text(".2f")
        '2.50 (2.25 to 2.75)'
        """
        if not self.samples:
            return "–"
        mean, low, high = (format(times * one, form) for one in (self.mean, self.low, self.high))
        return f"{mean} ({low} to {high})" if self.is_sure else f"{mean} (–)"


def student(freedom: int) -> float:
    """Like `Z`, where the spread was estimated from a few samples: Student's t, expanded.

    >>> round(student(10), 2), round(student(100), 2)
    (2.23, 1.98)
    """
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + first / freedom + second / freedom**2


def ratio(sums: Iterable[tuple[float, float]], least: float = -inf, most: float = inf) -> Estimate:
    """The sum of the first over the sum of the second, from independent pairs.

    Everything from one game goes into one pair of sums, because it is not independent: two players
    who are both mistaken in one round are not two mistakes. The interval is that of the linearised
    ratio, cut off at the least and the most possible value.

    >>> ratio([(1, 2), (1, 2), (1, 2)])
    Estimate(mean=0.5, low=0.5, high=0.5, samples=3)
    """
    pairs = [pair for pair in sums if pair[1]]
    count, weight = len(pairs), sum(under for _, under in pairs)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = sum(over for over, _ in pairs) / weight
    if count == 1:
        return Estimate(round(mean, 4), round(mean, 4), round(mean, 4), 1)
    spread = sum((over - mean * under) ** 2 for over, under in pairs)
    half = student(count - 1) * sqrt(spread * count / (count - 1)) / weight
    low, high = max(least, mean - half), min(most, mean + half)
    return Estimate(round(mean, 4), round(low, 4), round(high, 4), count)


def rank_score(suspicion: Sequence[float], true: Sequence[bool]) -> float:
    """The share of the true ones that are ranked before all others.

    With k true ones, the first k places count; equal suspicions share their places.

    >>> rank_score([0.9, 0.2, 0.8], [True, False, False])
    1.0
    >>> rank_score([0.5, 0.5, 0.5], [True, False, False])  # doctest: +ELLIPSIS
    0.333...
    """
    places = sum(true)
    if not places:
        raise ValueError("there is nobody to be found")
    bar = sorted(suspicion, reverse=True)[places - 1]
    above = sum(one > bar for one in suspicion)
    level = sum(one == bar for one in suspicion)
    found = 0.0
    for one, is_true in zip(suspicion, true, strict=True):
        if is_true:
            found += 1.0 if one > bar else (places - above) / level if one == bar else 0.0
    return found / places
