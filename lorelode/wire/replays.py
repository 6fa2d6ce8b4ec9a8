"""The bodies of HTTP answers about finished games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lorelode.bots.reasons import Explained


class Moment(Struct, frozen=True):
    """A game after one of its moves, as one seat knew it."""

    line: str | None
    """The move line; None before the first move."""
    public: Any
    private: Any = None
    """What the seat alone knew; with everything open, what each seat knew, by seat."""
    secret: Any = None
    """What nobody knew; with everything open only."""
    bot: str = ""
    """The level of the bot that made the move."""


class Replay(Struct, frozen=True):
    """A finished game, moment by moment."""

    game: str
    """The game's name. The table may have changed to another game since."""
    moments: tuple[Moment, ...]


class MoveExplanation(Struct, frozen=True):
    """Why a bot made a move. The bot is asked again, so it may answer differently now."""

    level: str
    same: bool
    """Whether the bot would make the same move again."""
    text: str = ""
    """One line in English; empty for a bot that cannot explain its moves."""
    explained: Explained | None = None
    """The same as data, for other languages."""
