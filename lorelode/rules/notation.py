"""Reading moves: what both games' notations have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from lorelode.core import MoveSyntaxError

M = TypeVar("M")

Forms: TypeAlias = Mapping[str, tuple[str, Callable[..., M]]]
"""By the first word of a move: how it is to look, and what makes it of the words that follow."""

_SHOWN = 60
"""So much of a text is told when it is refused."""


def read_move(text: str, forms: Forms[M], write: Callable[[M], str]) -> M:
    """The move that `write` wrote so, or `MoveSyntaxError` with what was expected."""
    verb, *words = text.split(" ")
    cut = repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
    if verb not in forms:
        raise MoveSyntaxError(f"expected a move: {', '.join(forms)} …; not {cut}")
    form, build = forms[verb]
    try:
        move = build(*words)
    except (ValueError, TypeError, KeyError):
        move = None
    # One text for each move: whatever `write` would spell otherwise is not taken either.
    if move is None or write(move) != text:
        raise MoveSyntaxError(f"expected {form}; not {cut}")
    return move
