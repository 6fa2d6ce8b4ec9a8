"""The score track as text: a lane for each player, with the points of the last turn at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

LONGEST: Final = 40
"""A lane has a sign for each point, unless it would have more than these."""

UNTARGETED_POINTS: Final = 30
"""How long a lane is at least if no number of points ends the game."""

_AROUND: Final = len("     100  +10")
"""What stands beside the name and the lane."""


class Ink(NamedTuple):
    """The signs that a track is drawn with."""

    had: str
    gained: str
    free: str


FINE: Final = Ink("█", "▒", "·")
PLAIN: Final = Ink("#", "+", ".")


def track(
    names: Sequence[str],
    points: Sequence[int],
    gained: Sequence[int],
    target: int | None,
    ink: Ink,
    width: int = 80,
) -> list[str]:
    """The lanes up to the target, or as far as anybody has come.

    >>> for lane in track(["You", "Vera"], [5, 7], [3, 0], 10, PLAIN):
    ...     print(lane)
      You   ##+++.....   5  +3
      Vera  #######...   7
    """
    length = max(target or UNTARGETED_POINTS, *points)
    wide = max(map(len, names))
    scale = min(1, min(LONGEST, width - wide - _AROUND) / length)
    lanes = []
    for name, now, more in zip(names, points, gained, strict=True):
        had, here = int((now - more) * scale), int(now * scale)
        lane = ink.had * had + ink.gained * (here - had)
        lane = f"{lane:{ink.free}<{int(length * scale)}}"
        lanes.append(f"  {name:<{wide}}  {lane} {now:>3}{f'  +{more}' if more else ''}")
    return lanes
