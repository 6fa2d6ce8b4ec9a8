"""The game at a table: to start it, to move, to deal whatever is due, to end it."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from lorelode import wire
from lorelode.core import (
    CHANCE,
    Chance,
    Seat,
    SetupError,
    switches,
)
from lorelode.core.chance import SEED_BYTES
from lorelode.core.refusal import Code, Refusal
from lorelode.decks.selection import pick_pictures
from lorelode.tables import entries as log
from lorelode.tables.deciding import Asker, Decision, must_host, must_sit, must_wait
from lorelode.tables.entries import Entry, PersonId
from lorelode.tables.settings import prepare
from lorelode.tables.table import Match, Table, after
from lorelode.wire import BadMessage

_DEALER: Final = frozenset({CHANCE})


def start(table: Table, asker: Asker, command: wire.Start) -> Decision:
    """Start a game with those who sit."""
    must_host(table, asker)
    must_wait(table)
    if None in table.seats:
        raise Refusal(Code.EMPTY_SEATS)
    try:
        ready = prepare(table.settings, asker.load_deck)
    except SetupError as error:
        raise Refusal(Code.BAD_SETTINGS, reason=str(error)) from error
    seed = asker.draw(SEED_BYTES)
    first = table.settings.first
    if first == "random":
        # A draw of its own, so that it says nothing of the game's.
        first = Chance(asker.draw(SEED_BYTES), 0).below(table.settings.seats)
    deck: tuple[str, ...] = ()
    if ready.deck is not None:
        deck = pick_pictures(ready.setup, ready.deck, Chance(asker.draw(SEED_BYTES), 0)).ids
    setup = ready.setup
    started = log.Started(
        at=asker.now,
        by=asker.person,
        id=command.id,
        game=setup.game.name,
        rules=setup.game.version,
        edition=setup.edition.name,
        switches=switches(setup.edition),
        seats=table.settings.seats,
        seed=seed,
        first=None if first is None else Seat(first),
        deck=deck,
    )
    return _going_on(after(table, started), [started], asker.now)


def move(table: Table, asker: Asker, command: wire.Move) -> Decision:
    """Make a move of one's own."""
    seat = Seat(must_sit(table, asker))
    match = must_play(table, command.game, command.phase)
    if match.resting:
        raise Refusal(Code.RESTING)
    try:
        made = wire.read_move(match.game.name, command.move)
    except BadMessage as error:
        raise Refusal(Code.BAD_MESSAGE, reason=str(error)) from error
    return moved(table, seat, made, asker.now, by=asker.person, command=command.id)


def must_play(table: Table, game: int, phase: int) -> Match:
    """The running game; refuse what was meant for another moment of it."""
    match = table.running
    if match is None:
        raise Refusal(Code.NO_GAME_RUNNING)
    if (game, phase) != (match.number, match.phase):
        raise Refusal(Code.STALE_PHASE)
    return match


def moved(
    table: Table,
    seat: Seat,
    made: Any,
    now: float,
    *,
    by: PersonId | None = None,
    command: str = "",
    bot: str = "",
) -> Decision:
    """What a move leads to, or `IllegalMove` with the clause that forbids it."""
    match = table.running
    assert match is not None
    match, text = match.playing(seat, made, bot)
    entry = log.Moved(at=now, by=by, id=command, seat=seat, move=text, bot=bot)
    return _going_on(replace(table, match=match).noting(by, command), [entry], now)


def rested(table: Table, now: float) -> Decision:
    """Go on after a rest."""
    entry = log.Rested(at=now)
    return _going_on(after(table, entry), [entry], now)


def _going_on(table: Table, entries: list[Entry], now: float) -> Decision:
    """Deal whatever is due, and end the game if it is over: one decision with what led to it."""
    match = table.running
    assert match is not None
    while match.to_act == _DEALER and not match.resting:
        dealt = match.game.deal(match.state, Chance(match.seed, match.draws))
        match, text = match.playing(CHANCE, dealt)
        entries.append(log.Moved(at=now, seat=CHANCE, move=text))
    table = replace(table, match=match)
    if not match.to_act:
        ended = log.Ended(at=now, scores=match.game.scores(match.state))
        entries.append(ended)
        table = after(table, ended)
    return Decision(table, tuple(entries))
