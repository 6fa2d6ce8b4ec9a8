"""What a deed or a statement says about the player who did or said it.

Both give pieces of evidence, and each kind of evidence has a weight: how much likelier (as a
logarithm) a saboteur is to have done it than a miner. What is done to somebody else, or said of
them, has a weight for each pair of sides. `tools/fit_saboteur_evidence.py` fits the weights to
games in which bots played and spoke.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from lorelode.bots.saboteur.analysis.distance import UNREACHABLE
from lorelode.bots.saboteur.analysis.history import Deed, DeedKind
from lorelode.bots.saboteur.analysis.statements import Statement
from lorelode.bots.saboteur.phrases import SEAT_PHRASES

EVIDENCE: Final = (
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
"""The kinds of evidence of a deed by itself."""

PAIR_EVIDENCE: Final = tuple(
    f"{deed}_{sides}"
    for deed in ("break", "break_marked", "mend", "mend_marked", *SEAT_PHRASES)
    for sides in ("sm", "ss", "ms")
)
"""The kinds of evidence of a deed to somebody else, or of a word about them: the sides of both
players, s or m.

A player who has done something doubtful is marked: miners break their tools too. A miner who says
whom they suspect or trust goes by the same deeds that all have seen, so that says less than it
seems.
"""

CLAIM_EVIDENCE: Final[Mapping[str, str]] = {
    "goal_true_s": "a saboteur who knows what lies at a goal says the truth about it",
    "goal_false_s": "such a saboteur says something false",
    "goal_false_m": "a miner who knows it says something false: by mistake or for fun",
}
"""The kinds of evidence of a statement, and what each is. The true word of a miner about a goal has
the weight 0, and the others are set against it. The word of somebody who has not seen the goal has
none, and neither has what somebody says of themselves: miners and saboteurs say the same.
"""

EXPECTED_EVIDENCE: Final[Mapping[str, float]] = {
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
"""The weights by which a saboteur expects others to judge its deeds.

They are rounded, and not the fitted ones: otherwise every fit would change what saboteurs dare, and
with that the games it was fitted to. Only whether a saboteur is found out goes by the fitted ones.
"""

_EARLY_CARDS: Final = 12
"""How many cards are used while a saboteur who hides plays like a miner."""
_LATE_CARDS: Final = 30
"""How many cards are used when a round is past its middle."""
_NEAR_CARDS: Final = 3
"""The distance of a goal that counts as near."""
_NOTABLE_GAIN: Final = 0.3
"""The mean change of distance, in cards, from which a card laid counts as a gain or as harm."""
_MOST_HARM: Final = 4.0
"""Harm counts up to this many cards."""


def mean_gain(deed: Deed, goals: Sequence[int]) -> float:
    """How many cards nearer a deed brought the tunnels to these goals, on average."""
    if not goals:
        return 0.0
    return sum(deed.before[goal] - deed.after[goal] for goal in goals) / len(goals)


def evidence(deed: Deed, treasure: int | None) -> Iterator[tuple[str, float]]:
    """The kinds of evidence that a deed gives, each with its amount.

    `treasure` is the index of the treasure, if the player who judges knows it.
    """
    gain = mean_gain(deed, deed.closed)
    when = "_early" if deed.turn < _EARLY_CARDS else "_late" if deed.turn >= _LATE_CARDS else ""
    match deed.kind:
        case DeedKind.LAY if deed.dead_end:
            yield "dead_harm" if gain < 0 else "dead_flat", 1.0
        case DeedKind.LAY:
            if gain >= _NOTABLE_GAIN:
                yield f"gain{when}", 1.0
                if min(deed.after) <= _NEAR_CARDS:
                    yield "gain_near", 1.0
            elif gain > -_NOTABLE_GAIN:
                yield f"flat{when}", 1.0
            else:
                yield "harm", 1.0
        case DeedKind.ROCKFALL:
            kind = "fall_harm" if gain < 0 else "fall_gain" if gain > 0 else "fall_flat"
            yield kind, 1.0
        case DeedKind.MAP:
            yield "map_again" if deed.looked else "map", 1.0
        case DeedKind.PASS:
            yield "pass_hindered" if deed.hindered else f"pass{when}", 1.0
        case DeedKind.MEND if deed.target == deed.mover:
            yield "mend_self", 1.0
        case DeedKind.BREAK if not deed.marked and deed.turn < _EARLY_CARDS:
            yield "break_early", 1.0
    if deed.kind in (DeedKind.LAY, DeedKind.ROCKFALL):
        if gain < 0:
            yield "harm_far", min(-gain, _MOST_HARM)
        if treasure is not None and treasure in deed.looked:
            # The mover knows where the treasure is, and the player who judges knows that.
            towards = deed.before[treasure] - deed.after[treasure]
            if towards < 0 or (towards == 0 and gain > 0):
                yield "astray", 1.0
            elif towards > 0 and deed.after[treasure] < UNREACHABLE:
                yield "homing", 1.0


def pair_evidence(deed: Deed) -> tuple[int, str] | None:
    """Whom a deed was done to and its kind of evidence, if it was done to somebody else."""
    if deed.target is None or deed.target == deed.mover:
        return None
    return deed.target, f"{deed.kind.value}_marked" if deed.marked else deed.kind.value


def said_pair(statement: Statement) -> tuple[int, str] | None:
    """Whom a statement is about and its kind of evidence, if it is about another player."""
    if statement.phrase not in SEAT_PHRASES or statement.about is None:
        return None
    return statement.about, statement.phrase


def goal_word(statement: Statement, treasure: int, is_saboteur: bool) -> str | None:
    """The kind of evidence of a statement about a goal, if this is the treasure; None: weight 0."""
    if is_saboteur:
        return "goal_true_s" if statement.fits(treasure) else "goal_false_s"
    return None if statement.fits(treasure) else "goal_false_m"
