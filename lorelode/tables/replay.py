"""Replays: a finished game of a table, its record, and each moment as a seat saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from lorelode.core import AnyGame, Record, Seat, State, move_line, replay, show_move, write_record
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.bot_pool import Question, bot_secret, decision_seed
from lorelode.tables.decision import require_not_removed
from lorelode.tables.fold import fold
from lorelode.tables.log import Entry, MatchEnded, MatchStarted, MovePlayed, PersonId
from lorelode.tables.table import Table
from lorelode.wire.replays import Moment


class FinishedGame(Struct, frozen=True):
    """A game that is over."""

    game: AnyGame
    record: Record
    seed: bytes
    players: frozenset[PersonId]
    """Everybody who had a seat in it."""
    bots: tuple[str, ...]
    """For each move the level of the bot that made it; empty for a person."""
    language: str
    names: tuple[str, ...]
    """The names by seat, as they were at the end."""

    def text(self) -> str:
        """The record, with the seed that proves its deals."""
        return f"# seed: {self.seed.hex()}\n{write_record(self.record)}"


def require_finished(table: Table, person: PersonId, number: int) -> None:
    """Refuse people who were removed, and everybody while the game is being played."""
    match = table.match
    require_not_removed(table, person)
    if match is None or not 0 < number <= match.number:
        raise Refusal(Code.NO_SUCH_GAME)
    if number == match.number and not match.over:
        raise Refusal(Code.GAME_RUNNING)


def read_finished_game(code: str, entries: Sequence[Entry], number: int) -> FinishedGame:
    """Read the game with this number, from 1, from a table's log."""
    starts = [index for index, entry in enumerate(entries) if isinstance(entry, MatchStarted)]
    start = starts[number - 1]
    end = next(
        index for index in range(start, len(entries)) if isinstance(entries[index], MatchEnded)
    )
    started = entries[start]
    assert isinstance(started, MatchStarted)
    played = [entry for entry in entries[start:end] if isinstance(entry, MovePlayed)]
    # Just before the end, because players who left early lose their seats and names then.
    table = fold(code, entries[:end])
    match = table.match
    assert match is not None
    return FinishedGame(
        game=match.game,
        record=started.record(played),
        seed=started.seed,
        players=frozenset(match.players),
        bots=tuple(entry.bot for entry in played),
        language=table.settings.language,
        names=tuple(
            (sitter.name if sitter else "") or f"Bot {seat}"
            for seat, sitter in enumerate(table.seats, 1)
        ),
    )


def make_bot_question(finished: FinishedGame, number: int, data: Path) -> Question:
    """Make the question that led to a bot's move, counted from 1; `Refusal` if no bot made it.

    A bot gives the same answer to it again, unless it uses a clock.
    """
    game, record = finished.game, finished.record
    if not 0 < number <= len(finished.bots) or not finished.bots[number - 1]:
        raise Refusal(Code.NO_BOT_MOVE)
    (seat, _), before = record.moves[number - 1], record.moves[: number - 1]
    state = next(islice(replay(game, record), number - 1, None))
    return Question(
        game=game.name,
        level=finished.bots[number - 1],
        deck=record.deck,
        language=finished.language,
        data=data,
        view=state.view(seat),
        lines=[show_move(game, mover, game.read(text), seat) for mover, text in before],
        seed=decision_seed(finished.seed, game.phase(state.public), seat),
        secret=bot_secret(finished.seed),
    )


def moments(finished: FinishedGame, seat: Seat | None) -> Iterator[Moment]:
    """Every moment of a game, as a seat (or a spectator: None) saw it."""
    steps = _steps(finished, seat)
    for (line, state), bot in zip(steps, ("", *finished.bots), strict=True):
        view = state.view(seat)
        yield Moment(line, view.public, view.private, bot=bot)


def open_moments(finished: FinishedGame) -> Iterator[Moment]:
    """Every moment of a game with all drawers open."""
    steps = _steps(finished, None, everything=True)
    for (line, state), bot in zip(steps, ("", *finished.bots), strict=True):
        yield Moment(line, state.public, state.private, state.secret, bot)


def _steps(
    finished: FinishedGame, seat: Seat | None, everything: bool = False
) -> Iterator[tuple[str | None, State[Any, Any, Any]]]:
    game, record = finished.game, finished.record
    states = replay(game, record)
    yield None, next(states)
    for (mover, text), state in zip(record.moves, states, strict=True):
        if not everything and mover != seat:
            text = game.write(game.read(text), hidden=True)
        yield move_line(mover, text), state
