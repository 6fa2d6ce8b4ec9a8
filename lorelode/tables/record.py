"""A finished game of a table: its record, and each moment of it as any seat knew it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from lorelode.core import AnyGame, Log, Seat, State, line, replay, write_log
from lorelode.tables.deciding import Denied, removed
from lorelode.tables.entries import Ended, Entry, Moved, PersonId, Started
from lorelode.tables.messages import Code
from lorelode.tables.table import Table, folded


class Finished(Struct, frozen=True):
    """A game that is over."""

    game: AnyGame
    log: Log
    seed: bytes
    players: frozenset[PersonId]
    """Everybody who had a seat in it."""

    def text(self) -> str:
        """The record, with the seed that every deal can be checked against."""
        return f"# seed: {self.seed.hex()}\n{write_log(self.log)}"


class Moment(Struct, frozen=True):
    """A game after one of its lines, as one seat knew it."""

    line: str | None
    """None before the first."""
    public: Any
    private: Any = None
    """The drawer of the seat; with everything open, all of them by seat."""
    secret: Any = None
    """With everything open."""


def may_read(table: Table, person: PersonId, number: int) -> None:
    """Refuse whoever may not have the record of a game, and everybody while it is played."""
    match = table.match
    if person in table.removed:
        raise removed()
    if match is None or not 0 < number <= match.number:
        raise Denied(Code.NO_SUCH_THING, "no such game was played at this table")
    if number == match.number and not match.over:
        raise Denied(Code.PLAYING, "the record of a game is open when the game is over")


def finished(code: str, entries: Sequence[Entry], number: int) -> Finished:
    """The game with this number, from 1, of a table's log."""
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, Started)]
    start = starts[number - 1]
    ends = [at for at in range(start, len(entries)) if isinstance(entries[at], Ended)]
    end = ends[0]
    started = entries[start]
    assert isinstance(started, Started)
    moves = [(entry.seat, entry.move) for entry in entries[start:end] if isinstance(entry, Moved)]
    match = folded(code, entries[: end + 1]).match
    assert match is not None
    record = Log(
        game=started.game,
        edition=started.edition,
        switches=started.switches,
        seats=started.seats,
        first=started.first,
        moves=tuple(moves),
        deck=started.deck,
        rules=started.rules,
    )
    return Finished(match.game, record, started.seed, frozenset(match.held))


def moments(done: Finished, seat: Seat | None) -> Iterator[Moment]:
    """Every moment of a game, from what a seat (None: a spectator) knew then."""
    for told, state in _told(done, seat):
        view = state.view(seat)
        yield Moment(told, view.public, view.private)


def laid_open(done: Finished) -> Iterator[Moment]:
    """Every moment of a game with all drawers open."""
    for told, state in _told(done, None, everything=True):
        yield Moment(told, state.public, state.private, state.secret)


def _told(
    done: Finished, seat: Seat | None, everything: bool = False
) -> Iterator[tuple[str | None, State[Any, Any, Any]]]:
    states = replay(done.game, done.log)
    yield None, next(states)
    for (mover, text), state in zip(done.log.moves, states, strict=True):
        if not everything and mover != seat:
            text = done.game.write(done.game.read(text), hidden=True)
        yield line(mover, text), state
