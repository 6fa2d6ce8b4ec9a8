"""What was said in a round, from the claims that everybody could hear: statements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from lorelode.bots.saboteur.phrases import GOAL_PHRASES, GOLD, MINER, SEAT_PHRASES
from lorelode.bots.talk import Claim
from lorelode.core import Seat, move_line
from lorelode.rules.saboteur.cards import GOALS
from lorelode.rules.saboteur.moves import Map, write

_GOAL_WORDS: Final = {goal.value: index for index, goal in enumerate(GOALS)}


class Statement(NamedTuple):
    """What somebody said of a goal, of another player or of themselves."""

    speaker: int
    phrase: str
    about: int | None = None
    """The index of the goal, or the seat."""
    informed: bool = False
    """Whether the speaker knew what lies at the goal: had looked at it, or seen both others."""

    def fits(self, treasure: int) -> bool:
        """Whether a statement about a goal is true if this goal is the treasure."""
        return (self.about == treasure) is (self.phrase == GOLD)


def read_statements(
    claims: Iterable[Claim],
    start: int,
    lines: Sequence[str],
    closed: Sequence[tuple[int, ...]],
    seats: int,
) -> tuple[Statement, ...]:
    """The statements of a round, each speaker's last word on each goal and each player.

    The round began after `start` move lines. `lines` are its lines, and `closed` the goals that lay
    face down after each. What nobody can have meant is passed over: a goal that lies open, a seat
    that does not exist.
    """
    found: dict[tuple[int, str, int | None], Statement] = {}
    for claim in claims:
        heard = claim.lines - start
        if not (0 < heard <= len(lines) and 0 <= claim.speaker < seats):
            continue
        statement = _read(claim, lines[:heard], closed[heard - 1], seats)
        if statement is not None:
            family = "goal" if claim.phrase in GOAL_PHRASES else "seat"
            key = statement.speaker, family, statement.about
            # The last word is also the last in order.
            found.pop(key, None)
            found[key] = statement
    return tuple(found.values())


def _read(
    claim: Claim, lines: Sequence[str], closed: tuple[int, ...], seats: int
) -> Statement | None:
    """One statement, made after these lines of its round."""
    speaker, phrase, about = claim.speaker, claim.phrase, claim.about
    if phrase in GOAL_PHRASES and isinstance(about, str):
        goal = _GOAL_WORDS.get(about)
        if goal is None or goal not in closed:
            return None
        unseen = [other for other in closed if look_line(speaker, other) not in lines]
        return Statement(speaker, phrase, goal, informed=goal not in unseen or unseen == [goal])
    if phrase in SEAT_PHRASES and isinstance(about, int):
        valid = 0 <= about < seats and about != speaker
        return Statement(speaker, phrase, about) if valid else None
    return Statement(speaker, phrase) if phrase == MINER else None


def look_line(seat: int, goal: int) -> str:
    """The move line of a seat that looks at a goal.

    >>> look_line(2, 0)
    '2 map top'
    """
    return move_line(Seat(seat), write(Map(GOALS[goal])))
