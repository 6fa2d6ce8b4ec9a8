"""The fold: how each entry of a log changes a table. It uses no clock, no chance and no file.

A running table does not fold the moves that it has just decided a second time (see
`commands.game`). The result is the same: a test replays every log that the tests write.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from lorelode.core import IllegalMove, MoveSyntaxError, Seat, SetupError
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.log import Entry, UnreadableLog
from lorelode.tables.match import Match
from lorelode.tables.table import SeatOffer, Sitter, Table


def fold(code: str, entries: Sequence[Entry]) -> Table:
    """The table that a log describes, or `UnreadableLog`.

    Only the moves of the last game are played: nothing of a table depends on those before.
    """
    table: Table | None = None
    last_start = _last_start(entries)
    for number, entry in enumerate(entries):
        if table is None:
            table = open_table(code, entry)
            continue
        if number < last_start and isinstance(entry, log.MovePlayed | log.RestEnded):
            table = table.remember(entry.by, entry.id)
            continue
        try:
            table = apply_entry(table, entry)
        except (IllegalMove, MoveSyntaxError, SetupError, UnreadableLog, LookupError) as error:
            raise UnreadableLog(f"entry {number} cannot be replayed: {error}") from error
    if table is None:
        raise UnreadableLog("the log has no entries")
    return table


def _last_start(entries: Sequence[Entry]) -> int:
    """The index of the entry that started the last game; 0 if there was none."""
    for number in range(len(entries) - 1, 0, -1):
        if isinstance(entries[number], log.MatchStarted):
            return number
    return 0


def open_table(code: str, entry: Entry) -> Table:
    """The table that the first entry of a log makes."""
    if not isinstance(entry, log.SettingsChanged) or entry.by is None:
        raise UnreadableLog("the log does not begin with settings and a host")
    settings = entry.settings
    table = Table(code, settings, entry.by, (None,) * settings.seats)
    return table.remember(entry.by, entry.id)


def apply_entry(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    return _apply(table, entry).remember(entry.by, entry.id)


def _apply(table: Table, entry: Entry) -> Table:
    match entry:
        case log.MovePlayed():
            match = _match(table)
            match, _ = match.apply(entry.seat, match.game.read(entry.move), entry.bot)
            return replace(table, match=match)
        case log.RestEnded():
            match = _match(table)
            return replace(table, match=replace(match, rested_phase=match.phase))
        case log.ChatLineAdded(at=at, name=name, text=text, seat=None):
            return replace(table, gallery=table.gallery.add(at, name, text, None))
        case log.ChatLineAdded(at=at, name=name, text=text, seat=seat):
            return replace(table, chat=table.chat.add(at, name, text, seat))
        case log.MatchStarted():
            return replace(table, match=_start_match(table, entry), offers={})
        case log.MatchEnded():
            # The seats that were reserved are free from now on.
            seats = tuple(None if sitter and sitter.gone else sitter for sitter in table.seats)
            match = replace(_match(table), scores=entry.scores)
            return replace(table, match=match, seats=seats)
        case log.TextHidden():
            return _hide(table, entry)
        case log.MuteChanged():
            others = table.muted - {entry.person}
            return replace(table, muted=others | {entry.person} if entry.muted else others)
        case log.HostChanged():
            return replace(table, host=entry.person)
        case log.SettingsChanged():
            seats = (table.seats + (None,) * entry.settings.seats)[: entry.settings.seats]
            return replace(table, settings=entry.settings, seats=seats)
        case _:
            return _apply_to_seats(table, entry)


def _apply_to_seats(
    table: Table, entry: log.SeatTaken | log.SeatLeft | log.SeatsSwapped | log.SeatOffered
) -> Table:
    match entry:
        case log.SeatTaken():
            return _take_seat(table, entry)
        case log.SeatLeft():
            sitter = table.seats[entry.seat]
            gone = replace(sitter, gone=True) if table.running and sitter else None
            person = sitter.person if sitter else None
            removed = table.removed | {person} if entry.removed and person else table.removed
            return replace(table.fill_seat(entry.seat, gone), removed=removed)
        case log.SeatsSwapped():
            one, other = table.seats[entry.one], table.seats[entry.other]
            return table.fill_seat(entry.one, other).fill_seat(entry.other, one)
        case log.SeatOffered():
            offer = SeatOffer(entry.hash, entry.until)
            return replace(table, offers={**table.offers, entry.seat: offer})


def _take_seat(table: Table, entry: log.SeatTaken) -> Table:
    if entry.person is None:
        return table.fill_seat(entry.seat, Sitter(level=entry.level))
    before = table.seat_of(entry.person)
    if before is not None and before != entry.seat:
        table = table.fill_seat(before, None)
    table = table.fill_seat(entry.seat, Sitter(entry.person, entry.name))
    match = table.running
    if match is None:
        return table
    players = {**match.players, entry.person: entry.seat}
    return replace(table, match=replace(match, players=players))


def _hide(table: Table, entry: log.TextHidden) -> Table:
    if entry.what == "chat":
        return replace(table, chat=table.chat.hide(entry.number))
    if entry.what == "gallery":
        return replace(table, gallery=table.gallery.hide(entry.number))
    match = _match(table)
    hidden = match.hidden_clues | {entry.number}
    return replace(table, match=replace(match, hidden_clues=hidden))


def _match(table: Table) -> Match:
    if table.match is None:
        raise UnreadableLog("no game was started")
    return table.match


def _start_match(table: Table, entry: log.MatchStarted) -> Match:
    """Start a match with the people at the seats; nothing is dealt yet."""
    game = GAMES.get(entry.game)
    if game is None:
        raise UnreadableLog(f"the game {entry.game!r} is not known")
    state = entry.record().setup(game)
    players = {
        sitter.person: Seat(seat)
        for seat, sitter in enumerate(table.seats)
        if sitter is not None and sitter.person is not None
    }
    return Match(
        number=1 if table.match is None else table.match.number + 1,
        game=game,
        edition=state.public.edition,
        deck=entry.deck,
        seed=entry.seed,
        first=entry.first,
        state=state,
        phase=game.phase(state.public),
        to_act=game.to_act(state.public),
        pace=game.pace(state.public),
        players=players,
    )
