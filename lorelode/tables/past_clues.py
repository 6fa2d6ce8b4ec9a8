"""The clues of the turns that are over in a match, and who gave them."""

from __future__ import annotations

from lorelode import wire
from lorelode.tables.match import Match
from lorelode.wire.play import PastClue


def find_past_clue(match: Match, turn: int) -> PastClue | None:
    """The clue of a turn, from 0; None if there is no such turn or it is not over."""
    clues = wire.find_wire_game(match.game.name).past_clues(match.state.public)
    return clues[turn] if 0 <= turn < len(clues) else None


def is_told_by_bot(match: Match, turn: int) -> bool:
    """Whether a bot gave the clue of a turn, at its own seat or as a stand-in.

    There has to be a clue.
    """
    tells_clue = wire.find_wire_game(match.game.name).tells_clue
    told = [line for line in match.lines if any(map(tells_clue, line.news))]
    return bool(told[turn].bot)
