"""Commands of the game: starting it, moving, and voting on its end.

Deals, rests and the end follow from them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from lorelode import wire
from lorelode.bots import Claim
from lorelode.core import CHANCE, Chance, Seat, switches
from lorelode.core.chance import SEED_BYTES
from lorelode.core.refusal import Code, Refusal
from lorelode.core.shuffle import commit
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


def start(table: Table, context: CommandContext) -> Decision:
    """Start a game with the people and bots at the seats.

    The seed is drawn here, when what the seats have committed to can no longer change. Nothing is
    dealt before they have revealed it, unless nobody has committed to anything.
    """
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
        commitments=_list_commitments(table),
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


def _list_commitments(table: Table) -> tuple[str | None, ...]:
    """What the people at the seats have committed to, by seat; empty if nobody has."""
    people = [sitter.person if sitter else None for sitter in table.seats]
    found = tuple(table.commitments.get(person) if person else None for person in people)
    return found if any(found) else ()


def commit_contribution(
    table: Table, context: CommandContext, command: wire.CommitContribution
) -> Decision:
    """Note what a player will add to the shuffle of the next game.

    If that game has already begun, the command is late, which is not the client's mistake.
    """
    require_seat(table, context)
    known = table.commitments.get(context.person)
    if command.game != table.next_game or command.hash == known:
        return Decision(table)
    return Decision.of(table, log.ContributionCommitted(hash=command.hash, **context.stamp))


def reveal_contribution(
    table: Table, context: CommandContext, command: wire.RevealContribution
) -> Decision:
    """Add what a player has committed to, and deal if it was the last that the table waits for.

    After the first deal the command is late, which is not the client's mistake.
    """
    seat = require_seat(table, context)
    match = table.running
    if match is None or command.game != match.number or seat not in match.unrevealed:
        return Decision(table)
    if commit(command.contribution) != match.shuffle.commitments[seat]:
        reason = "the contribution is not what this seat has committed to"
        raise Refusal(Code.BAD_MESSAGE, reason=reason)
    revealed = log.ContributionRevealed(
        seat=seat, contribution=command.contribution, **context.stamp
    )
    return _continue_game(apply_entry(table, revealed), [revealed], context.now)


def deal_first(table: Table, now: float) -> Decision:
    """Make the first deal without the contributions that were not revealed in time."""
    return _deal(table, [], now)


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
    """Deal if a deal is due, and end the game if it is over, as part of the same decision.

    The first deal waits for what the seats add to the shuffle.
    """
    if table.running is not None and table.running.unrevealed:
        return Decision(table, tuple(entries))
    return _deal(table, entries, now)


def _deal(table: Table, entries: list[Entry], now: float) -> Decision:
    match = table.running
    assert match is not None
    while match.deal_is_due:
        match, text = match.apply(CHANCE, match.deal())
        entries.append(log.MovePlayed(seat=CHANCE, move=text, **table_stamp(now)))
    table = replace(table, match=match)
    if not match.to_act:
        ended = log.MatchEnded(scores=match.game.scores(match.state), **table_stamp(now))
        entries.append(ended)
        table = apply_entry(table, ended)
    return Decision(table, tuple(entries))
