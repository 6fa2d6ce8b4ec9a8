"""Bot time: how long a bot takes over a move, in waits: one wait after a plain move.

It follows from what everybody knows: what was shown last, whose turn it is, and the host's
settings. What a bot holds, thinks or is about to do has no part in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import Final

from lorelode.core import CHANCE, Seat
from lorelode.tables.match import Match
from lorelode.wire import BotPace

PACE_FACTORS: Final[Mapping[BotPace, float]] = {
    "calm": 1.75,
    "normal": 1.0,
    "quick": 0.5,
    # Only with several people; somebody alone lets bots move with `STEP_WAITS`.
    "step": 1.0,
}
"""By how much each pace stretches a wait."""

STEP_WAITS: Final = 0.5
"""How many waits a bot takes that somebody lets move: they have looked already."""

TOGETHER_WAITS: Final = 2
"""How many waits a bot takes at least if several seats decide at the same time."""

JITTER_WAITS: Final = 0.75
"""Bots that decide at the same time are a wait apart, give or take up to this much."""

SPEECH_WAITS: Final = 0.25
"""How many waits pass after a move until a bot speaks."""

REST_SPEECH_WAITS: Final = 7.0
"""How many waits pass in a rest until a bot speaks, at any pace: first all look at the result,
which a page shows step by step."""


def count_waits(match: Match, pace: BotPace, movers: Collection[Seat], seat: Seat) -> float:
    """How many waits the bot of a seat takes over its move; `movers` are all bots that are to move.

    Bots that decide at the same time move one after the other, in an order that changes.
    """
    waits: float = _weigh_news(match)
    if len(match.to_act) > 1:
        order = sorted(movers, key=lambda mover: _draw(match, mover))
        jitter = _draw(match, seat) / 256 * JITTER_WAITS
        waits = max(waits, TOGETHER_WAITS) + order.index(seat) + jitter
    return waits * PACE_FACTORS[pace]


def count_speech_waits(match: Match, pace: BotPace) -> float:
    """How many waits pass after a move until a bot speaks, or it is certain that none does."""
    return REST_SPEECH_WAITS if match.resting else SPEECH_WAITS * PACE_FACTORS[pace]


def _weigh_news(match: Match) -> int:
    """The weight of the weightiest news since the last decision."""
    weight = 1
    for line in reversed(match.lines):
        weight = max([weight, *(news.weigh() for news in line.news)])
        if line.seat != CHANCE:
            break
    return weight


def _draw(match: Match, seat: Seat) -> int:
    """A number from 0 to 255 for a seat at a decision, which everybody can compute."""
    text = f"{match.shuffle.commitment} {match.phase} {seat}"
    return hashlib.sha256(text.encode()).digest()[0]
