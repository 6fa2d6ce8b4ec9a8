"""Replays: the finished games of a table, their records, and each moment as a seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from lorelode.bots import DEFAULT_LEVEL, Belief, Believes, Claim, find_levels
from lorelode.core import (
    CHANCE,
    AnyGame,
    Record,
    Seat,
    State,
    move_line,
    replay,
    show_move,
    write_record,
)
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.bot_pool import Question, bot_secret, decision_seed
from lorelode.tables.decision import require_not_removed
from lorelode.tables.faces import name_sitter
from lorelode.tables.fold import apply_entry, open_table
from lorelode.tables.log import (
    ChatLineAdded,
    Entry,
    MatchAbandoned,
    MatchEnded,
    MatchStarted,
    MovePlayed,
    PersonId,
    RestEnded,
    TextHidden,
    TextUnhidden,
)
from lorelode.tables.table import Table
from lorelode.wire.games import find_wire_game
from lorelode.wire.replays import Moment, StoryLine

_PASSED_OVER: Final = RestEnded | ChatLineAdded | TextHidden | TextUnhidden
"""The entries that say nothing about who plays which game."""


class FinishedGame(Struct, frozen=True):
    """A game that is over."""

    game: AnyGame
    record: Record
    players: frozenset[PersonId]
    """Everybody who had a seat in it."""
    bots: tuple[str, ...]
    """For each move the level of the bot that made it; empty for a person."""
    heard: tuple[tuple[Claim, ...], ...]
    """For each move the claims that a bot heard before it, and no bot before."""
    language: str
    names: tuple[str, ...]
    """The names by seat, as they were at the end."""
    abandoned: bool
    """Whether the players ended it by a vote."""

    @property
    def seed(self) -> bytes:
        """The seed that the server had drawn for it."""
        assert self.record.shuffle is not None
        return bytes.fromhex(self.record.shuffle.seed)

    def text(self) -> str:
        """The record, with all that its deals follow from."""
        remark = "# abandoned: the players ended this game by a vote\n" if self.abandoned else ""
        return remark + write_record(self.record)

    def claims(self, number: int) -> list[Claim]:
        """What bots had heard when the move with this number, from 1, was made."""
        begun = number
        while begun and self.record.moves[begun - 1][0] != CHANCE:
            begun -= 1
        return [claim for heard in self.heard[begun:number] for claim in heard]

    def states(self) -> Iterator[State[Any, Any, Any]]:
        """The state before the first move and after each one."""
        return replay(self.game, self.record)


def require_finished(table: Table, person: PersonId, number: int) -> None:
    """Refuse people who were removed, and everybody while the game is being played."""
    match = table.match
    require_not_removed(table, person)
    if match is None or not 0 < number <= match.number:
        raise Refusal(Code.NO_SUCH_GAME)
    if number == match.number and not match.over:
        raise Refusal(Code.GAME_RUNNING)


def read_finished_games(code: str, entries: Iterable[Entry]) -> list[FinishedGame]:
    """Read all finished games of a table from its log, in one pass and without playing them."""
    games: list[FinishedGame] = []
    log = iter(entries)
    table = open_table(code, next(log))
    started: MatchStarted | None = None
    played: list[MovePlayed] = []
    for entry in log:
        if isinstance(entry, MovePlayed):
            played.append(entry)
            continue
        if isinstance(entry, _PASSED_OVER):
            continue
        if isinstance(entry, MatchStarted):
            started, played = entry, []
        elif isinstance(entry, MatchEnded | MatchAbandoned):
            # Before the entry is applied: players who left early lose their seats and names then.
            assert started is not None
            abandoned = isinstance(entry, MatchAbandoned)
            games.append(_finish(table, started, played, abandoned))
        table = apply_entry(table, entry)
    return games


def _finish(
    table: Table, started: MatchStarted, played: Sequence[MovePlayed], abandoned: bool
) -> FinishedGame:
    """The game with these moves, at the table as it was at the end."""
    match = table.match
    assert match is not None
    return FinishedGame(
        game=match.game,
        record=started.record(played, match.shuffle),
        players=frozenset(match.players),
        bots=tuple(entry.bot for entry in played),
        heard=tuple(entry.heard for entry in played),
        language=table.settings.language,
        names=tuple(name_sitter(sitter) if sitter else "" for sitter in table.seats),
        abandoned=abandoned,
    )


def make_bot_question(finished: FinishedGame, number: int, data: Path) -> Question:
    """Make the question that led to a bot's move, counted from 1; `Refusal` if no bot made it.

    A bot gives the same answer to it again, unless it uses a clock.
    """
    game, record = finished.game, finished.record
    if not 0 < number <= len(finished.bots) or not finished.bots[number - 1]:
        raise Refusal(Code.NO_BOT_MOVE)
    (seat, _), before = record.moves[number - 1], record.moves[: number - 1]
    state = next(islice(finished.states(), number - 1, None))
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
        claims=finished.claims(number),
    )


def read_moments(
    finished: FinishedGame,
    states: Sequence[State[Any, Any, Any]],
    seat: Seat | None,
    start: int = 0,
    *,
    everything: bool = False,
) -> Iterator[Moment]:
    """The moments of a game from one on, as a seat (None: a spectator) saw them.

    With `everything`, all drawers are open. `states` are all states of the game.
    """
    for number in range(start, len(states)):
        state = states[number]
        line, bot = _line(finished, number, seat, everything=everything)
        derived = find_wire_game(finished.game.name).derive(state.public)
        if everything:
            yield Moment(line, state.public, state.private, state.secret, bot, derived)
        else:
            view = state.view(seat)
            yield Moment(line, view.public, view.private, bot=bot, derived=derived)


def read_story(
    finished: FinishedGame, states: Sequence[State[Any, Any, Any]], start: int = 0
) -> Iterator[StoryLine]:
    """What the moves of a game showed to everybody, from one on. `states` are all its states."""
    for number in range(start, len(states) - 1):
        line, bot = _line(finished, number + 1, None, everything=False)
        assert line is not None
        yield StoryLine(line, bot, tuple(states[number + 1].public.news))


def read_beliefs(
    finished: FinishedGame, states: Sequence[State[Any, Any, Any]], start: int = 0
) -> Iterator[tuple[tuple[Belief, ...], ...]]:
    """What bots in all seats would have believed at the moments of a game, from one on, by seat.

    The bots are of the default level, and each gets what its seat was shown, and the claims that
    the bots of the game had heard before the last move. `states` are all states of the game.
    """
    game, record = finished.game, finished.record
    level = find_levels(game).get(DEFAULT_LEVEL)
    bot = level.make(None) if level else None
    seats = [Seat(seat) for seat in range(record.seats)]
    if not isinstance(bot, Believes):
        yield from (() for _ in range(start, len(states)))
        return
    moves = [(mover, game.read(text)) for mover, text in record.moves]
    shown = [[show_move(game, mover, move, seat) for mover, move in moves] for seat in seats]
    for number in range(start, len(states)):
        claims, state = finished.claims(number), states[number]
        believed = [bot.believe(state.view(at), shown[at][:number], claims) for at in seats]
        yield tuple(believed) if any(believed) else ()


def _line(
    finished: FinishedGame, number: int, seat: Seat | None, *, everything: bool
) -> tuple[str | None, str]:
    """The line of the move that led to a moment, and the bot that made it."""
    if not number:
        return None, ""
    game = finished.game
    mover, text = finished.record.moves[number - 1]
    if not everything and mover != seat:
        text = game.write(game.read(text), hidden=True)
    return move_line(mover, text), finished.bots[number - 1]
