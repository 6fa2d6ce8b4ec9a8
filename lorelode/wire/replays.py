"""The bodies of HTTP answers about finished games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from lorelode.bots.reasons import Belief, Explained


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
    derived: Mapping[str, Any] = {}
    """More fields of `play`, worked out from what everybody knew."""


class Replay(Struct, frozen=True):
    """A finished game, moment by moment. A long game takes several answers."""

    game: str
    """The game's name. The table may have changed to another game since."""
    abandoned: bool
    """Whether the players ended the game before its end."""
    length: int
    """How many moments the game has."""
    start: int
    """The number of the first moment here, from 0."""
    moments: tuple[Moment, ...]


class StoryLine(Struct, frozen=True):
    """A move of a finished game, as everybody saw it."""

    text: str
    """The move line, without what its mover alone knew."""
    bot: str
    """The level of the bot that made the move; empty for a person or the dealer."""
    news: tuple[Any, ...]
    """What the move showed to everybody."""


class Story(Struct, frozen=True):
    """What a finished game showed to everybody, move by move. A long game takes several answers."""

    length: int
    """How many moves the game has."""
    start: int
    """The number of the first move here, from 0."""
    lines: tuple[StoryLine, ...]


class ReplayBeliefs(Struct, frozen=True):
    """What a good player in each seat of a finished game would have believed, moment by moment.

    A long game takes several answers.
    """

    length: int
    """How many moments the game has."""
    start: int
    """The number of the first moment here, from 0."""
    moments: tuple[tuple[tuple[Belief, ...], ...], ...]
    """For each moment what each seat would have believed, by seat; empty if there was nothing."""


class MoveExplanation(Struct, frozen=True):
    """Why a bot made a move. The bot is asked again, so it may answer differently now."""

    level: str
    same: bool
    """Whether the bot would make the same move again."""
    text: str = ""
    """One line in English; empty for a bot that cannot explain its moves."""
    explained: Explained | None = None
    """The same as data, for other languages."""
    others: tuple[Any, ...] = ()
    """The moves that it valued next, as data."""
