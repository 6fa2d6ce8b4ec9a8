"""How moves are read: what both games' notations have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from lorelode.core import MoveSyntaxError

M = TypeVar("M")

Forms: TypeAlias = Mapping[str, tuple[str, Callable[..., M]]]
"""By the first word of a move: what the text looks like, and what builds it from the next words."""

_QUOTED_CHARACTERS = 60
"""How much of a refused text the message quotes."""


def read_move(text: str, forms: Forms[M], write: Callable[[M], str]) -> M:
    """The move that `write` spells like this, or `MoveSyntaxError` with what was expected."""
    verb, *words = text.split(" ")
    cut = repr(text if len(text) <= _QUOTED_CHARACTERS else f"{text[:_QUOTED_CHARACTERS]}…")
    if verb not in forms:
        raise MoveSyntaxError(f"expected a move: {', '.join(forms)} …; not {cut}")
    form, build = forms[verb]
    try:
        move = build(*words)
    except (ValueError, TypeError, KeyError):
        move = None
    # One text for each move: a text that `write` would spell differently is refused too.
    if move is None or write(move) != text:
        raise MoveSyntaxError(f"expected {form}; not {cut}")
    return move
