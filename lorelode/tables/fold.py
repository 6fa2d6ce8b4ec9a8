"""The fold: how each entry of a log changes a table. It uses no clock, no chance and no file.

A running table does not fold the moves that it has just decided a second time (see
`commands.game`). The result is the same: a test replays every log that the tests write.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace

from lorelode.core import IllegalMove, MoveSyntaxError, Seat, SetupError, State
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.faces import give_face
from lorelode.tables.log import Entry, PersonId, UnreadableLog
from lorelode.tables.match import Match
from lorelode.tables.settings import find_first_question
from lorelode.tables.spectators import spectator_id
from lorelode.tables.table import (
    COMMAND_IDS_KEPT,
    PEOPLE_REMEMBERED,
    SeatOffer,
    Sitter,
    Table,
)

T = TypeVar("T")

Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses after every short step, and its result."""

STEP_MOVES: Final = 8
"""How many moves are played in one step."""

STEP_ENTRIES: Final = 128
"""How many entries that only have to be remembered are handled in one step."""


_PLAY: Final = (log.MovePlayed, log.RestEnded)
"""The entries of which nothing stays but the command, once the next game has started."""


def finish(steps: Steps[T]) -> T:
    """The result of all steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def fold(code: str, entries: Sequence[Entry]) -> Table:
    """The table that a log describes, or `UnreadableLog`."""
    return finish(fold_in_steps(code, entries))


def fold_in_steps(code: str, entries: Sequence[Entry]) -> Steps[Table]:
    """The table that a log describes, or `UnreadableLog`.

    Only the moves of the last game are played: nothing of a table depends on those before.
    """
    if not entries:
        raise UnreadableLog("the log has no entries")
    table = open_table(code, entries[0])
    ids = _CommandIds(table)
    earlier_games = _EarlierGames()
    last_start = _last_start(entries)
    for number, entry in enumerate(entries[1:], 1):
        earlier = number < last_start
        if not earlier or not isinstance(entry, _PLAY):
            try:
                if earlier and isinstance(entry, log.MatchStarted):
                    table = earlier_games.start(table, entry)
                else:
                    table = _apply(table, entry)
            except (IllegalMove, MoveSyntaxError, SetupError, UnreadableLog, LookupError) as error:
                raise UnreadableLog(f"cannot be replayed: {error}", number) from error
        ids.add(entry, table)
        if not number % (STEP_ENTRIES if earlier else STEP_MOVES):
            yield
    return replace(table, command_ids=ids.by_person())


class _EarlierGames:
    """Starts games whose moves are not played; games of one kind are set up once."""

    def __init__(self) -> None:
        self._states: dict[tuple[object, ...], State[Any, Any, Any]] = {}

    def start(self, table: Table, entry: log.MatchStarted) -> Table:
        """The table with a game of which nobody will look at the state."""
        switches = frozenset(entry.switches.items())
        kind = entry.game, entry.rules, entry.edition, switches, entry.seats
        match = _start_match(table, entry, self._states.get(kind))
        table = replace(table, match=match, offers={}, commitments={})
        self._states.setdefault(kind, _match(table).state)
        return table


class _CommandIds:
    """The command ids that a table remembers, while many entries are added.

    `Table.remember` would copy all of them for each entry.
    """

    def __init__(self, table: Table) -> None:
        self._ids = {
            person: deque(ids, COMMAND_IDS_KEPT) for person, ids in table.command_ids.items()
        }

    def add(self, entry: Entry, table: Table) -> None:
        """Remember the command of an entry that led to this table."""
        person = entry.by
        if person is None or not entry.id:
            return
        known = self._ids
        ids = known.pop(person, None)
        if ids is None:
            ids = deque(maxlen=COMMAND_IDS_KEPT)
        ids.append(entry.id)
        known[person] = ids
        if len(known) > PEOPLE_REMEMBERED:
            del known[table.choose_forgotten(known)]

    def by_person(self) -> dict[PersonId, tuple[str, ...]]:
        """The ids as a table has them."""
        return {person: tuple(ids) for person, ids in self._ids.items()}


def _last_start(entries: Sequence[Entry]) -> int:
    """The index of the entry that started the last game; 0 if there was none."""
    for number in range(len(entries) - 1, 0, -1):
        if isinstance(entries[number], log.MatchStarted):
            return number
    return 0


def open_table(code: str, entry: Entry) -> Table:
    """The table that the first entry of a log makes."""
    if not isinstance(entry, log.SettingsChanged) or entry.by is None:
        raise UnreadableLog("does not begin with settings and a host", 0)
    settings = entry.settings
    table = Table(code, settings, entry.by, entry.by, (None,) * settings.seats)
    return table.remember(entry.by, entry.id)


def apply_entry(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    return _apply(table, entry).remember(entry.by, entry.id)


def _apply(table: Table, entry: Entry) -> Table:
    match entry:
        case log.MovePlayed():
            match = _match(table)
            match, _ = match.apply(entry.seat, match.game.read(entry.move), entry.bot, entry.heard)
            return replace(table, match=match)
        case log.RestEnded():
            match = _match(table)
            return replace(table, match=replace(match, rested_phase=match.phase))
        case log.ChatLineAdded(seat=None):
            writer = spectator_id(table.code, entry.by) if entry.by else ""
            return replace(table, gallery=table.gallery.add(entry, writer))
        case log.ChatLineAdded():
            return replace(table, chat=table.chat.add(entry))
        case log.MatchStarted():
            match = _start_match(table, entry)
            return replace(table, match=match, offers={}, commitments={})
        case log.ContributionCommitted():
            return _commit(table, entry)
        case log.ContributionRevealed():
            match = _match(table).reveal(entry.seat, entry.contribution)
            return replace(table, match=match)
        case log.MatchEnded():
            return _end_match(table, replace(_match(table), scores=entry.scores))
        case log.MatchAbandoned():
            return _end_match(table, replace(_match(table), abandoned=True))
        case log.TextHidden():
            return _hide(table, entry, hidden=True)
        case log.TextUnhidden():
            return _hide(table, entry, hidden=False)
        case log.SpectatorRemoved():
            return table.remove(entry.person)
        case log.MuteChanged():
            others = table.muted - {entry.person}
            return replace(table, muted=others | {entry.person} if entry.muted else others)
        case log.HostChanged():
            return _change_host(table, entry)
        case log.FounderChanged():
            return _change_founder(table, entry.person)
        case log.SettingsChanged():
            seats = (table.seats + (None,) * entry.settings.seats)[: entry.settings.seats]
            return replace(table, settings=entry.settings, seats=seats)
        case _:
            return _apply_to_seats(table, entry)


def _apply_to_seats(
    table: Table,
    entry: log.SeatTaken
    | log.SeatLeft
    | log.SeatsSwapped
    | log.SeatOffered
    | log.FaceChanged
    | log.BotMuteChanged,
) -> Table:
    match entry:
        case log.SeatTaken():
            return _take_seat(table, entry)
        case log.SeatLeft():
            sitter = table.seats[entry.seat]
            gone = replace(sitter, gone=True) if table.running and sitter else None
            person = sitter.person if sitter else None
            if entry.removed and person:
                table = table.remove(person)
            resigned = table.founder_resigned or (person == table.founder == entry.by)
            if gone is None:
                table = _follow_first(table, {entry.seat: None})
            return replace(table.fill_seat(entry.seat, gone), founder_resigned=resigned)
        case log.SeatsSwapped():
            one, other = table.seats[entry.one], table.seats[entry.other]
            table = _follow_first(table, {entry.one: entry.other, entry.other: entry.one})
            return table.fill_seat(entry.one, other).fill_seat(entry.other, one)
        case log.FaceChanged():
            return _change_sitter(table, entry.seat, face=entry.face)
        case log.BotMuteChanged():
            return _change_sitter(table, entry.seat, muted=entry.muted)
        case log.SeatOffered():
            offer = SeatOffer(entry.hash, entry.until)
            return replace(table, offers={**table.offers, entry.seat: offer})


def _change_sitter(table: Table, seat: Seat, **changes: object) -> Table:
    """The table after something about who has a seat has changed, if anybody has it."""
    seats = [
        replace(sitter, **changes) if sitter and at == seat else sitter
        for at, sitter in enumerate(table.seats)
    ]
    return replace(table, seats=tuple(seats))


def _take_seat(table: Table, entry: log.SeatTaken) -> Table:
    if entry.person is None:
        face = give_face(table, entry.seat, None)
        return table.fill_seat(entry.seat, Sitter(face, level=entry.level))
    before = table.seat_of(entry.person)
    # Who comes from another seat or another device, or only changes their name, keeps their face.
    known = table.seats[entry.seat if before is None else before]
    face = known.face if known else give_face(table, entry.seat, entry.person)
    if before is not None and before != entry.seat:
        table = _follow_first(table.fill_seat(before, None), {before: entry.seat})
    if before is None and entry.person == table.founder:
        table = replace(table, founder_resigned=False)
    table = table.fill_seat(entry.seat, Sitter(face, entry.person, entry.name))
    match = table.running
    if match is None:
        return table
    players = {**match.players, entry.person: entry.seat}
    return replace(table, match=replace(match, players=players))


def _follow_first(table: Table, moved: Mapping[Seat, Seat | None]) -> Table:
    """The table after players changed seats or left them: who was named to begin stays named.

    Where the rules say who begins, a first seat is the host's wish, whoever has it.
    """
    first = table.settings.first
    if not isinstance(first, int) or first not in moved:
        return table
    if find_first_question(table.settings) is None:
        return table
    return replace(table, settings=replace(table.settings, first=moved[Seat(first)]))


def _change_host(table: Table, entry: log.HostChanged) -> Table:
    if entry.person == table.founder:
        return replace(
            table,
            host=entry.person,
            founder_resigned=False,
            removed=table.removed - table.removed_by_acting,
            removed_by_acting=frozenset(),
        )
    passed_over = entry.passed_over and table.host == table.founder
    resigned = table.founder_resigned or passed_over
    return replace(table, host=entry.person, founder_resigned=resigned)


def _change_founder(table: Table, person: PersonId) -> Table:
    # What an acting host has done stays done if the table becomes theirs.
    by_acting = table.removed_by_acting if person != table.host else frozenset[PersonId]()
    return replace(table, founder=person, founder_resigned=False, removed_by_acting=by_acting)


def _hide(table: Table, entry: log.TextHidden | log.TextUnhidden, *, hidden: bool) -> Table:
    if entry.what == "chat":
        return replace(table, chat=table.chat.hide(entry.number, hidden))
    if entry.what == "gallery":
        return replace(table, gallery=table.gallery.hide(entry.number, hidden))
    match = _match(table)
    clues = match.hidden_clues - {entry.number} | ({entry.number} if hidden else set())
    return replace(table, match=replace(match, hidden_clues=clues))


def _commit(table: Table, entry: log.ContributionCommitted) -> Table:
    if entry.by is None:
        raise UnreadableLog("nobody has committed to the contribution")
    return replace(table, commitments={**table.commitments, entry.by: entry.hash})


def _end_match(table: Table, match: Match) -> Table:
    """The table after a game. The seats that were reserved are free from now on."""
    left = [Seat(seat) for seat, sitter in enumerate(table.seats) if sitter and sitter.gone]
    seats = tuple(None if seat in left else sitter for seat, sitter in enumerate(table.seats))
    return _follow_first(replace(table, match=match, seats=seats), dict.fromkeys(left))


def _match(table: Table) -> Match:
    if table.match is None:
        raise UnreadableLog("no game was started")
    return table.match


def _start_match(
    table: Table, entry: log.MatchStarted, state: State[Any, Any, Any] | None = None
) -> Match:
    """Start a match with the people at the seats; nothing is dealt yet.

    Without a state, the game is set up.
    """
    game = GAMES.get(entry.game)
    if game is None:
        raise UnreadableLog(f"the game {entry.game!r} is not known")
    state = state or entry.record().setup(game)
    players = {
        sitter.person: Seat(seat)
        for seat, sitter in enumerate(table.seats)
        if sitter is not None and sitter.person is not None
    }
    return Match(
        number=table.next_game,
        game=game,
        edition=state.public.edition,
        deck=entry.deck,
        shuffle=entry.shuffle(),
        first=entry.first,
        state=state,
        phase=game.phase(state.public),
        to_act=game.to_act(state.public),
        pace=game.pace(state.public),
        players=players,
    )
