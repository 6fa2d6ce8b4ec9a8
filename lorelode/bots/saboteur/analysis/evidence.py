"""What a deed says of whoever did it, as numbers that weights are fitted to.

A deed has traits, and each trait a weight: how much likelier (as a logarithm) a saboteur is to
have done it than a miner. What is done to somebody else has a weight for each pair of sides.
`tools/fit_saboteur_evidence.py` fits the weights to games that bots played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from lorelode.bots.saboteur.analysis.distance import FAR
from lorelode.bots.saboteur.analysis.history import Deed, Kind

TRAITS: Final = (
    "dead_harm",
    "dead_flat",
    "gain_early",
    "gain",
    "gain_late",
    "gain_near",
    "flat_early",
    "flat",
    "flat_late",
    "harm",
    "harm_far",
    "fall_harm",
    "fall_gain",
    "fall_flat",
    "map",
    "map_again",
    "pass_early",
    "pass",
    "pass_late",
    "pass_hindered",
    "mend_self",
    "astray",
    "homing",
    "break_early",
)
"""Of a deed by itself; each weight is that of a saboteur, a miner's are 0."""

PAIRS: Final = tuple(
    f"{deed}_{sides}"
    for deed in ("break", "break_marked", "mend", "mend_marked")
    for sides in ("sm", "ss", "ms")
)
"""Of a deed to somebody else: the sides of who did it and whom it was done to, s or m.

Whoever has done something doubtful is marked: to break their tools is what miners do too.
"""

SEEMING: Final[Mapping[str, float]] = {
    "dead_harm": 3.0,
    "dead_flat": 2.0,
    "gain_early": -1.0,
    "gain": -1.0,
    "gain_late": -1.0,
    "gain_near": -1.0,
    "flat_early": 0.5,
    "flat": 0.5,
    "flat_late": 1.0,
    "harm": 1.0,
    "harm_far": 1.5,
    "fall_harm": 2.0,
    "fall_gain": -2.0,
    "fall_flat": 0.3,
    "map": -0.3,
    "pass": 0.2,
    "break_sm": 2.0,
    "break_ss": 0.8,
    "break_ms": 1.5,
}
"""What a saboteur expects others to make of its deeds.

Rounded, and not what is fitted: or else every fit would change what saboteurs dare, and with that
what it had been fitted to. Only whether one is found out already goes by the weights.
"""

_EARLY: Final = 12
"""Until so many cards are used, who hides does as the others do."""
_LATE: Final = 30
"""From so many cards used on, a round is past its middle."""
_NEAR: Final = 3


def gained(deed: Deed, goals: Sequence[int]) -> float:
    """How many cards nearer a deed brought the tunnels to these goals, on average."""
    if not goals:
        return 0.0
    return sum(deed.before[goal] - deed.after[goal] for goal in goals) / len(goals)


def traits(deed: Deed, treasure: int | None) -> Iterator[tuple[str, float]]:
    """The traits of a deed, each with how much of it there is.

    `treasure` is the goal with the treasure, if whoever judges has seen it.
    """
    gain = gained(deed, deed.closed)
    when = "_early" if deed.turn < _EARLY else "_late" if deed.turn >= _LATE else ""
    match deed.kind:
        case Kind.LAY if deed.dead:
            yield "dead_harm" if gain < 0 else "dead_flat", 1.0
        case Kind.LAY:
            if gain >= 0.3:
                yield f"gain{when}", 1.0
                if min(deed.after) <= _NEAR:
                    yield "gain_near", 1.0
            elif gain > -0.3:
                yield f"flat{when}", 1.0
            else:
                yield "harm", 1.0
        case Kind.FALL:
            kind = "fall_harm" if gain < 0 else "fall_gain" if gain > 0 else "fall_flat"
            yield kind, 1.0
        case Kind.MAP:
            yield "map_again" if deed.looked else "map", 1.0
        case Kind.PASS:
            yield "pass_hindered" if deed.hindered else f"pass{when}", 1.0
        case Kind.MEND if deed.target == deed.mover:
            yield "mend_self", 1.0
        case Kind.BREAK if not deed.marked and deed.turn < _EARLY:
            yield "break_early", 1.0
    if deed.kind in (Kind.LAY, Kind.FALL):
        if gain < 0:
            yield "harm_far", min(-gain, 4.0)
        if treasure is not None and treasure in deed.looked:
            # They know where the treasure is, and the judge knows that they know.
            towards = deed.before[treasure] - deed.after[treasure]
            if towards < 0 or (towards == 0 and gain > 0):
                yield "astray", 1.0
            elif towards > 0 and deed.after[treasure] < FAR:
                yield "homing", 1.0


def pair(deed: Deed) -> str | None:
    """What was done to somebody else, and whether they were marked; None for any other deed."""
    if deed.kind in (Kind.BREAK, Kind.MEND) and deed.target != deed.mover:
        return f"{deed.kind.value}_marked" if deed.marked else deed.kind.value
    return None
