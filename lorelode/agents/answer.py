"""Finds the move in what a model answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from lorelode.core import AnyGame, MoveSyntaxError

MAX_READ_LETTERS: Final = 20_000
"""Only the end of a longer answer is read: a move stands at the end."""

_THOUGHTS: Final = re.compile(r"<(think|thinking|reasoning)>.*?(</\1>|\Z)", re.DOTALL)
# A clue in quotes may have brackets in it.
_BRACKETS: Final = re.compile(r'\[((?:"(?:[^"\\\n]|\\.)*"|[^\[\]"\n])*)\]')
_LABEL: Final = re.compile(r"^(?:final\s+)?(?:move|answer)\s*[:=]\s*", re.IGNORECASE)
_DECORATION: Final = " \t*_`>#-•."


def list_candidates(answer: str) -> Iterator[str]:
    r"""What could be the move, the likeliest first: in brackets, then on a line of its own.

    >>> list(list_candidates("Hm [pass NS]?\n\nMove: **lay NES 3,-1**"))
    ['pass NS', 'lay NES 3,-1', 'Hm [pass NS]?']
    """
    text = _THOUGHTS.sub("", answer)[-MAX_READ_LETTERS:]
    yield from reversed([found.strip() for found in _BRACKETS.findall(text)])
    for line in reversed(text.splitlines()):
        # A move ends with a letter, a digit or a quote, and begins with a word.
        bare = _LABEL.sub("", line.strip(_DECORATION)).strip(_DECORATION)
        if bare:
            yield bare


def find_move(answer: str, game: AnyGame, to_notation: Callable[[str], str | None]) -> Any:
    """The first candidate that is a move of the game, or `MoveSyntaxError`.

    It may be spelt as people type it, which `to_notation` turns into notation. Whether the move is
    legal, the table says.
    """
    fault = "no line of the answer is a move"
    for candidate in list_candidates(answer):
        try:
            notation = to_notation(candidate)
            if notation is not None:
                return game.read(notation)
        except MoveSyntaxError as error:
            fault = str(error)
    raise MoveSyntaxError(fault)
