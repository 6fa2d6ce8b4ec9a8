"""What bots of Dixit say when a turn is over: about the clue, the votes and the pictures.

A bot speaks of what everybody has just seen, and of nothing else: a remark is made from the turn,
the seat of the speaker and chance. So it cannot tell what the bot holds, or what it thought of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec import Struct

from lorelode.bots.dixit.phrases import (
    ALIKE,
    CLEVER,
    EASY,
    FOOLED,
    HARD,
    LOVELY,
    SAD,
    SORRY,
    SURE,
    THANKS,
)
from lorelode.bots.talk import Claim
from lorelode.rules.dixit.state import Turn


class RemarkWeights(Struct, frozen=True):
    """How likely a bot makes each remark that fits; set by hand."""

    alike: float = 0.2
    """That two think alike, if only one has found the picture: the two of them."""
    fooled: float = 0.1
    """That somebody's picture has fooled the speaker."""
    sure: float = 0.06
    """That the speaker was sure of a wrong picture."""
    clue: float = 0.06
    """That a clue was clever, hard or easy."""
    regret: float = 0.15
    """A storyteller's, if nobody or everybody has found their picture."""
    thanks: float = 0.1
    """For the only vote on a picture of the speaker's."""
    lovely: float = 0.06
    """Of a picture of another player's that most have voted for, and was not the right one."""


class _Remark(NamedTuple):
    phrase: str
    about: int | None
    chance: float


def remark_on(
    turn: Turn, seat: int, lines: Sequence[str], rng: Random, weights: RemarkWeights
) -> Claim | None:
    """What the bot of a seat says of a turn that has just ended, if anything."""
    for phrase, about, chance in _list_remarks(turn, seat, weights):
        if rng.random() < chance:
            return Claim(seat, phrase, about, lines=len(lines))
    return None


def _list_remarks(turn: Turn, seat: int, weights: RemarkWeights) -> Iterator[_Remark]:
    """What would be true to say, the most personal first."""
    finders = [voter for voter, vote in enumerate(turn.votes) if vote == turn.number]
    all_found = len(finders) == len(turn.votes) - 1
    if seat == turn.teller:
        if len(finders) == 1:
            yield _Remark(ALIKE, finders[0], weights.alike)
        elif not finders or all_found:
            yield _Remark(SAD if all_found else SORRY, None, weights.regret)
    else:
        yield from _remark_on_vote(turn, seat, finders, weights)
        if all_found or not finders:
            yield _Remark(EASY if all_found else HARD, None, weights.clue)
        else:
            yield _Remark(CLEVER, None, weights.clue)
    fans = [
        voter
        for voter, vote in enumerate(turn.votes)
        if vote is not None and turn.owners[vote - 1] == seat != turn.teller
    ]
    if len(fans) == 1:
        yield _Remark(THANKS, fans[0], weights.thanks)
    votes = Counter(vote for vote in turn.votes if vote is not None)
    favourite, count = votes.most_common(1)[0]
    if count > 1 and turn.owners[favourite - 1] not in (seat, turn.teller):
        yield _Remark(LOVELY, favourite, weights.lovely)


def _remark_on_vote(
    turn: Turn, seat: int, finders: Sequence[int], weights: RemarkWeights
) -> Iterator[_Remark]:
    """What somebody says of their own vote, which all have just seen."""
    vote = turn.votes[seat]
    assert vote is not None
    if vote != turn.number:
        yield _Remark(FOOLED, turn.owners[vote - 1], weights.fooled)
        yield _Remark(SURE, vote, weights.sure)
    elif len(finders) == 1:
        yield _Remark(ALIKE, turn.teller, weights.alike)
