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
    return _list_tellers(match)[turn]


def list_peoples_clues(match: Match) -> tuple[tuple[str, str], ...]:
    """The clues that people typed in the turns that are over, each with the id of its picture.

    A clue that the host has hidden is none of them.
    """
    clues = wire.find_wire_game(match.game.name).past_clues(match.state.public)
    tellers = _list_tellers(match)
    return tuple(
        (match.deck[clue.picture - 1], clue.text)
        for turn, clue in enumerate(clues)
        if clue.text is not None and turn not in match.hidden_clues and not tellers[turn]
    )


def _list_tellers(match: Match) -> list[bool]:
    """Of each clue whether a bot gave it, at its own seat or as a stand-in."""
    tells_clue = wire.find_wire_game(match.game.name).tells_clue
    return [bool(line.bot) for line in match.lines if any(map(tells_clue, line.news))]
