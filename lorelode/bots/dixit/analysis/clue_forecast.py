"""How many voters would find a card by a clue, computed before it is told.

The storyteller knows neither who holds which card nor what others know. Every unseen card is
equally likely in any hand, and others mostly see what this seat sees, or something as good.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final, NamedTuple

SEEN_RATIO: Final = 1.14
"""How much others see in a picture, beside what this seat sees: more, for it knows but a part.

Measured: with this, most turns are found by some and not by all.
"""


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


def forecast(
    voters: Voters, own: float, rivals: Iterable[float], sees: float = SEEN_RATIO
) -> Forecast:
    """What a clue leads to with this inclination towards the own card, and these towards others.

    With four seats and a clue that fits nothing, one in three finds the card by chance:

    >>> nothing = forecast(Voters(others=3, hand=6, gives=1, unseen=78), 0.0, [])
    >>> round(nothing.share, 3), round(nothing.some, 3)
    (0.333, 0.667)
    """
    held = min(1.0, voters.hand / max(1, voters.unseen))
    # What a given card weighs in the vote, beside a card that does not fit: another player gives a
    # rival if they hold it, and the likelier the better it fits.
    given = 1.0
    for rival in rivals:
        odds = exp(rival)
        given += held * odds / (odds + voters.hand - 1) * (odds - 1)
    against = (voters.others - 1) * voters.gives * given
    seen = exp(own) / (exp(own) + against) if against else 1.0
    unseen = 1 / (1 + against)
    share = min(1.0, max(0.0, sees * seen + (1 - sees) * unseen))
    return Forecast(share, 1 - share**voters.others - (1 - share) ** voters.others)
