"""The body of the HTTP answer with a hint."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lorelode.bots.reasons import Reason


class Hint(Struct, frozen=True):
    """What a strong bot would do in the place of the reader, who plays alone with bots."""

    move: Any
    """As `choices` has it; the words of a clue are the bot's."""
    why: tuple[Reason, ...]
    """Empty for a bot that cannot explain its moves."""
