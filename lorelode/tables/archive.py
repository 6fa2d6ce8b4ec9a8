"""The archive: finished games, read from the logs in a process of its own.

To read a long log and to replay a long game takes up to a second of Python. In the process of the
server, even in another thread, that would hold up every table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from msgspec import Raw, Struct

from lorelode import wire
from lorelode.bots import Belief
from lorelode.core import Seat, State
from lorelode.core.refusal import Code, Refusal
from lorelode.tables import replay
from lorelode.tables.bot_pool import Question
from lorelode.tables.log import PersonId, decode_entries
from lorelode.tables.replay import FinishedGame
from lorelode.tables.store import LogSource, StoreError, TableId
from lorelode.wire.replays import Moment, Replay, ReplayBeliefs, Story, StoryLine

MAX_REPLAY_BYTES: Final = 1 << 20
"""An answer with moments or lines ends with the one that makes it longer than this."""

TABLES_KEPT: Final = 8
"""How many tables' finished games the process keeps."""

REPLAYS_KEPT: Final = 4
"""How many games' states the process keeps."""

MAX_BELIEVERS: Final = 600
"""An answer with beliefs ends with the moment at which this many seats were asked in all.

One takes a third of a millisecond with ten seats, so an answer takes a fifth of a second.
"""

BELIEFS_KEPT: Final = 32
"""How many answers with beliefs the process keeps."""

BELIEF_DIGITS: Final = 3
"""To how many digits beliefs are sent."""

OPEN: Final = "all"
"""The perspective from which everything is open."""


class GameReference(Struct, frozen=True):
    """A finished game in the archive, and who asks for it."""

    source: LogSource
    code: str
    number: int
    """The number of the game at its table, from 1."""
    reader: PersonId | None
    """Only a player of the game may read it; None if everybody may."""


class RecordFile(NamedTuple):
    """The record of a game."""

    game: str
    text: bytes


class BotMove(NamedTuple):
    """A bot's move in a finished game."""

    move: str
    """In notation."""
    question: Question
    """The question that the bot answered with it."""
    names: tuple[str, ...]
    """The names by seat."""


def read_record(reference: GameReference) -> RecordFile:
    """The record of a game, with all that its deals follow from."""
    finished = _find(reference)
    return RecordFile(finished.game.name, finished.text().encode())


def read_pictures(reference: GameReference) -> tuple[str, ...]:
    """The ids of the pictures of a game, by number."""
    return _find(reference).record.deck


def read_replay(reference: GameReference, perspective: str | None, start: int) -> bytes:
    """A `Replay` as JSON: the moments from `start` on, as many as an answer may have.

    `perspective` is the number of a seat, None for a spectator, or `OPEN`.
    """
    finished = _find(reference)
    everything = perspective == OPEN
    seat = None if everything else _read_seat(perspective, finished.record.seats)
    states = _replay(reference.source, reference.code, reference.number)
    moments = replay.read_moments(finished, states, seat, start, everything=everything)
    encoded = cast("tuple[Moment, ...]", tuple(_encode_some(moments)))
    return wire.encode(Replay(finished.game.name, finished.abandoned, len(states), start, encoded))


def read_story(reference: GameReference, start: int) -> bytes:
    """A `Story` as JSON: the moves from `start` on, as many as an answer may have."""
    finished = _find(reference)
    states = _replay(reference.source, reference.code, reference.number)
    lines = replay.read_story(finished, states, start)
    encoded = cast("tuple[StoryLine, ...]", tuple(_encode_some(lines)))
    return wire.encode(Story(len(states) - 1, start, encoded))


def read_beliefs(reference: GameReference, start: int) -> bytes:
    """`ReplayBeliefs` as JSON: the moments from `start` on, as many as an answer may have."""
    _find(reference)
    return _encode_beliefs(reference.source, reference.code, reference.number, start)


@lru_cache(maxsize=BELIEFS_KEPT)
def _encode_beliefs(source: LogSource, code: str, number: int, start: int) -> bytes:
    finished = _games.find(source, code, number)
    states = _replay(source, code, number)
    count = max(1, MAX_BELIEVERS // finished.record.seats)
    believed = islice(replay.read_beliefs(finished, states, start), count)
    moments = tuple(tuple(tuple(map(_round, seat)) for seat in moment) for moment in believed)
    return wire.encode(ReplayBeliefs(len(states), start, moments))


def _round(belief: Belief) -> Belief:
    seats = tuple(round(likely, BELIEF_DIGITS) for likely in belief.seats)
    options = {name: round(likely, BELIEF_DIGITS) for name, likely in belief.options.items()}
    return Belief(belief.kind, seats, options)


def _encode_some(parts: Iterator[Struct]) -> Iterator[Raw]:
    """The first parts as JSON, as many as an answer may have."""
    length = 0
    for part in parts:
        encoded = wire.encode(part)
        yield Raw(encoded)
        length += len(encoded)
        if length > MAX_REPLAY_BYTES:
            return


def read_bot_move(reference: GameReference, number: int, data: Path) -> BotMove:
    """The move of a game with this number, from 1; or `Refusal` if no bot made it."""
    finished = _find(reference)
    question = replay.make_bot_question(finished, number, data)
    _, move = finished.record.moves[number - 1]
    return BotMove(move, question, finished.names)


def _read_seat(text: str | None, seats: int) -> Seat | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) < seats):
        raise Refusal(Code.NO_SUCH_SEAT, expected=f"0 to {seats - 1}, or {OPEN}")
    return Seat(int(text))


def _find(reference: GameReference) -> FinishedGame:
    finished = _games.find(reference.source, reference.code, reference.number)
    if reference.reader is not None and reference.reader not in finished.players:
        raise Refusal(Code.PLAYERS_ONLY)
    return finished


class _GameCache:
    """The finished games of the tables that were asked for last."""

    def __init__(self) -> None:
        self._tables: dict[tuple[LogSource, str], Sequence[FinishedGame]] = {}

    def find(self, source: LogSource, code: str, number: int) -> FinishedGame:
        games = self._tables.pop((source, code), ())
        if number > len(games):
            # Not read yet, or the game has ended since.
            games = _read_games(source, code)
        self._tables[source, code] = games
        if len(self._tables) > TABLES_KEPT:
            del self._tables[next(iter(self._tables))]
        return games[number - 1]


_games: Final = _GameCache()


def _read_games(source: LogSource, code: str) -> Sequence[FinishedGame]:
    try:
        stored = source.load(TableId(code))
    except StoreError as error:
        raise Refusal(Code.STORE_UNAVAILABLE) from error
    if not stored:
        raise Refusal(Code.NOT_FOUND)
    return replay.read_finished_games(code, decode_entries(stored))


@lru_cache(maxsize=REPLAYS_KEPT)
def _replay(source: LogSource, code: str, number: int) -> Sequence[State[Any, Any, Any]]:
    return tuple(_games.find(source, code, number).states())
