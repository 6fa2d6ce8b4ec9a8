"""A finished game of a table: its record, and each moment of it as any seat knew it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from lorelode.core import AnyGame, Record, Seat, State, move_line, replay, shown, write_record
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.deciding import removed
from lorelode.tables.entries import Ended, Entry, Moved, PersonId, Started
from lorelode.tables.table import Table, folded
from lorelode.tables.thinking import Question, seed_of


class Finished(Struct, frozen=True):
    """A game that is over."""

    game: AnyGame
    log: Record
    seed: bytes
    players: frozenset[PersonId]
    """Everybody who had a seat in it."""
    bots: tuple[str, ...]
    """For each move the level of the bot that made it; empty where none did."""
    language: str
    names: tuple[str, ...]
    """By seat, as they were at the end."""

    def text(self) -> str:
        """The record, with the seed that every deal can be checked against."""
        return f"# seed: {self.seed.hex()}\n{write_record(self.log)}"


class Moment(Struct, frozen=True):
    """A game after one of its lines, as one seat knew it."""

    line: str | None
    """None before the first."""
    public: Any
    private: Any = None
    """The drawer of the seat; with everything open, all of them by seat."""
    secret: Any = None
    """With everything open."""
    bot: str = ""
    """The level of the bot whose line it was."""


def may_read(table: Table, person: PersonId, number: int) -> None:
    """Refuse whoever may not have the record of a game, and everybody while it is played."""
    match = table.match
    if person in table.removed:
        raise removed()
    if match is None or not 0 < number <= match.number:
        raise Refusal(Code.NO_SUCH_GAME)
    if number == match.number and not match.over:
        raise Refusal(Code.GAME_RUNNING)


def finished(code: str, entries: Sequence[Entry], number: int) -> Finished:
    """The game with this number, from 1, of a table's log."""
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, Started)]
    start = starts[number - 1]
    ends = [at for at in range(start, len(entries)) if isinstance(entries[at], Ended)]
    end = ends[0]
    started = entries[start]
    assert isinstance(started, Started)
    moved = [entry for entry in entries[start:end] if isinstance(entry, Moved)]
    # Who left it early has a seat, and a name, until it is over.
    table = folded(code, entries[:end])
    match = table.match
    assert match is not None
    return Finished(
        game=match.game,
        log=started.record((entry.seat, entry.move) for entry in moved),
        seed=started.seed,
        players=frozenset(match.held),
        bots=tuple(entry.bot for entry in moved),
        language=table.settings.language,
        names=tuple(
            (sitter.name if sitter else "") or f"Bot {seat}"
            for seat, sitter in enumerate(table.seats, 1)
        ),
    )


def asked(done: Finished, number: int, data: Path) -> Question:
    """What the bot was asked that made this move, from 1; `Refusal` if none did.

    Asked again it does the same, but for one whose budget is time.
    """
    if not 0 < number <= len(done.bots) or not done.bots[number - 1]:
        raise Refusal(Code.NO_BOT_MOVE)
    (seat, _), before = done.log.moves[number - 1], done.log.moves[: number - 1]
    state = next(islice(replay(done.game, done.log), number - 1, None))
    return Question(
        game=done.game.name,
        level=done.bots[number - 1],
        deck=done.log.deck,
        language=done.language,
        data=data,
        view=state.view(seat),
        lines=[shown(done.game, mover, done.game.read(text), seat) for mover, text in before],
        seed=seed_of(done.seed, done.game.phase(state.public), seat),
    )


def moments(done: Finished, seat: Seat | None) -> Iterator[Moment]:
    """Every moment of a game, from what a seat (None: a spectator) knew then."""
    for (told, state), bot in zip(_told(done, seat), ("", *done.bots), strict=True):
        view = state.view(seat)
        yield Moment(told, view.public, view.private, bot=bot)


def laid_open(done: Finished) -> Iterator[Moment]:
    """Every moment of a game with all drawers open."""
    told = _told(done, None, everything=True)
    for (text, state), bot in zip(told, ("", *done.bots), strict=True):
        yield Moment(text, state.public, state.private, state.secret, bot)


def _told(
    done: Finished, seat: Seat | None, everything: bool = False
) -> Iterator[tuple[str | None, State[Any, Any, Any]]]:
    states = replay(done.game, done.log)
    yield None, next(states)
    for (mover, text), state in zip(done.log.moves, states, strict=True):
        if not everything and mover != seat:
            text = done.game.write(done.game.read(text), hidden=True)
        yield move_line(mover, text), state
