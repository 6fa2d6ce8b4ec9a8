"""Commands of the game: starting it, moving, and voting on its end.

Deals, rests and the end follow from them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from msgspec.structs import replace

from lorelode import wire
from lorelode.bots import Claim
from lorelode.core import CHANCE, Chance, Seat, switches
from lorelode.core.chance import SEED_BYTES
from lorelode.core.refusal import Code, Refusal
from lorelode.decks.selection import pick_pictures
from lorelode.tables import log
from lorelode.tables.decision import (
    CommandContext,
    Decision,
    EndVoteCast,
    Stamp,
    require_host,
    require_no_game,
    require_seat,
    table_stamp,
)
from lorelode.tables.fold import apply_entry
from lorelode.tables.log import Entry
from lorelode.tables.match import Match
from lorelode.tables.settings import prepare
from lorelode.tables.table import Table
from lorelode.wire import BadMessage

_DEALER: Final = frozenset({CHANCE})


def start(table: Table, context: CommandContext) -> Decision:
    """Start a game with the people and bots at the seats."""
    require_host(table, context)
    require_no_game(table)
    if None in table.seats:
        raise Refusal(Code.EMPTY_SEATS)
    prepared = prepare(table.settings, context.load_deck)
    setup = prepared.setup
    seed = context.draw(SEED_BYTES)
    first = table.settings.first
    if first == "random":
        # Drawn separately, so that it says nothing about the seed of the game.
        first = Chance(context.draw(SEED_BYTES), 0).below(table.settings.seats)
    deck: tuple[str, ...] = ()
    if prepared.deck is not None:
        deck = pick_pictures(setup, prepared.deck, Chance(context.draw(SEED_BYTES), 0)).ids
    started = log.MatchStarted(
        game=setup.game.name,
        rules=setup.game.version,
        edition=setup.edition.name,
        switches=switches(setup.edition),
        seats=table.settings.seats,
        seed=seed.hex(),
        first=None if first is None else Seat(first),
        deck=deck,
        **context.stamp,
    )
    return _continue_game(apply_entry(table, started), [started], context.now)


def invite_players(table: Table, context: CommandContext) -> Decision:
    """Invite the players to a game, or to another one."""
    require_host(table, context)
    require_no_game(table)
    return Decision(table, invites=True)


def move(table: Table, context: CommandContext, command: wire.Move) -> Decision:
    """Play a move of the person who sends the command."""
    seat = require_seat(table, context)
    match = _require_phase(table, command.game, command.phase)
    if match.resting:
        raise Refusal(Code.RESTING)
    try:
        chosen = wire.read_move(match.game, command.move)
    except BadMessage as error:
        raise Refusal(Code.BAD_MESSAGE, reason=str(error)) from error
    return play_move(table, seat, chosen, context.stamp)


def _require_phase(table: Table, game: int, phase: int) -> Match:
    """The running game. Refuse a move for another decision."""
    match = table.running
    if match is None:
        raise Refusal(Code.NO_GAME_RUNNING)
    if (game, phase) != (match.number, match.phase):
        raise Refusal(Code.STALE_PHASE)
    return match


def vote_end(table: Table, context: CommandContext, command: wire.VoteEnd) -> Decision:
    """Vote on ending the game before its end."""
    seat = require_seat(table, context)
    match = table.running
    if match is None:
        raise Refusal(Code.NO_GAME_RUNNING)
    if command.game != match.number:
        raise Refusal(Code.STALE_PHASE)
    return Decision(table, end_vote=EndVoteCast(seat, command.yes))


def abandon(table: Table, votes: Collection[Seat], now: float) -> Decision:
    """End the game before its end, because these seats voted for it."""
    return Decision.of(table, log.MatchAbandoned(votes=tuple(sorted(votes)), **table_stamp(now)))


def play_move(
    table: Table,
    seat: Seat,
    move: Any,
    stamp: Stamp,
    bot: str = "",
    heard: tuple[Claim, ...] = (),
) -> Decision:
    """Decide a move, or raise `IllegalMove` with the clause that forbids it.

    `heard` are the claims that a bot was given with the question, and no bot before.
    """
    match = table.running
    assert match is not None
    match, text = match.apply(seat, move, bot, heard)
    played = log.MovePlayed(seat=seat, move=text, bot=bot, heard=heard, **stamp)
    table = replace(table, match=match).remember(stamp["by"], stamp["id"])
    return _continue_game(table, [played], stamp["at"])


def end_rest(table: Table, now: float) -> Decision:
    """Continue the game after a rest."""
    ended = log.RestEnded(**table_stamp(now))
    return _continue_game(apply_entry(table, ended), [ended], now)


def _continue_game(table: Table, entries: list[Entry], now: float) -> Decision:
    """Deal if a deal is due, and end the game if it is over, as part of the same decision."""
    match = table.running
    assert match is not None
    while match.to_act == _DEALER and not match.resting:
        deal = match.game.deal(match.state, Chance(match.seed, match.deals))
        match, text = match.apply(CHANCE, deal)
        entries.append(log.MovePlayed(seat=CHANCE, move=text, **table_stamp(now)))
    table = replace(table, match=match)
    if not match.to_act:
        ended = log.MatchEnded(scores=match.game.scores(match.state), **table_stamp(now))
        entries.append(ended)
        table = apply_entry(table, ended)
    return Decision(table, tuple(entries))
