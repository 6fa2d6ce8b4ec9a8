"""A table as data, and what each entry of its log makes of it. Pure: no clock, no chance, no file.

`folded` makes a table from its log. A running table does not fold what it has just decided a second
time (see `playing`), but comes to the same: a test replays every log that the tests write.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core import (
    CHANCE,
    AnyGame,
    Edition,
    IllegalMove,
    MoveSyntaxError,
    Pace,
    Seat,
    SetupError,
    State,
    move_line,
)
from lorelode.rules import GAMES
from lorelode.tables import entries as log
from lorelode.tables.entries import Entry, PersonId, UnreadableLog
from lorelode.wire import TableSettings

RECENT: Final = 32
"""So many commands of a person are remembered, to know a repeat by its id."""

PEOPLE: Final = 50
"""Of so many people."""

CHATTED: Final = 200
"""So many lines of the chat are kept at hand."""


class Sitter(Struct, frozen=True, gc=False):
    """Who has a seat: a person, or a bot."""

    person: PersonId | None = None
    name: str = ""
    level: str = ""
    """Of the bot."""
    gone: bool = False
    """Left while a game runs: the seat is played by a bot, and kept for its player."""


class Line(Struct, frozen=True, gc=False):
    """A line of the record, as its mover reads it and as all others do."""

    seat: Seat
    own: str
    hidden: str
    bot: str
    news: tuple[Any, ...]
    """What it showed to all."""

    def read_by(self, seat: Seat | None) -> str:
        """The line as a seat, or a spectator, may read it."""
        return self.own if seat == self.seat else self.hidden


class Match(Struct, frozen=True):
    """A game at a table, running or over."""

    number: int
    """Of the games at this table, from 1."""
    game: AnyGame
    edition: Edition
    deck: tuple[str, ...]
    seed: bytes
    first: Seat | None
    state: State[Any, Any, Any]
    phase: int
    """The decision it has come to, and who is to make it, and how."""
    to_act: frozenset[Seat]
    pace: Pace
    held: Mapping[PersonId, Seat]
    """Everybody who has had a seat in this game, and which."""
    lines: tuple[Line, ...] = ()
    draws: int = 0
    """How many moves the dealer has made."""
    rested: int = -1
    """The last phase whose rest is over."""
    scores: tuple[int, ...] | None = None
    """Once it is over."""
    hidden: frozenset[int] = frozenset()
    """The turns whose clues are not to be shown."""

    @property
    def over(self) -> bool:
        """Whether it is over."""
        return self.scores is not None

    @property
    def resting(self) -> bool:
        """Whether people still look at what was shown."""
        return self.pace is Pace.REST and self.scores is None and self.rested != self.phase

    @property
    def commitment(self) -> str:
        """What the seed is committed to by."""
        return hashlib.sha256(self.seed).hexdigest()

    def playing(self, seat: Seat, move: Any, bot: str = "") -> tuple[Match, str]:
        """The game after a move, and the move in notation; or `IllegalMove`."""
        state = self.game.play(self.state, seat, move)
        # Only now: what is no move of this game may have no notation.
        text = self.game.write(move)
        own = move_line(seat, text)
        hidden = move_line(seat, self.game.write(move, hidden=True))
        public = state.public
        seen = Line(seat, own, own if own == hidden else hidden, bot, public.news)
        played = replace(
            self,
            state=state,
            phase=self.game.phase(public),
            to_act=self.game.to_act(public),
            pace=self.game.pace(public),
            lines=self.lines + (seen,),
            draws=self.draws + (seat == CHANCE),
        )
        return played, text


class Wrote(Struct, frozen=True, gc=False):
    """A line of the chat."""

    at: float
    name: str
    text: str | None
    """None: hidden by the host."""
    seat: Seat | None


class Chat(Struct, frozen=True):
    """The last lines of one conversation."""

    dropped: int = 0
    """So many older ones are no longer at hand."""
    lines: tuple[Wrote, ...] = ()

    @property
    def length(self) -> int:
        """How many lines there have been."""
        return self.dropped + len(self.lines)

    def adding(self, wrote: Wrote) -> Chat:
        """The conversation with one more line."""
        over = max(0, len(self.lines) + 1 - CHATTED)
        return Chat(self.dropped + over, (*self.lines[over:], wrote))

    def changed(self, held: int) -> int:
        """How many of the first so many lines are still as they were written."""
        for number, wrote in enumerate(self.lines, self.dropped):
            if number >= held:
                break
            if wrote.text is None:
                return number
        return held

    def hiding(self, number: int) -> Chat:
        """The conversation without the text of one line."""
        at = number - self.dropped
        if not 0 <= at < len(self.lines):
            return self
        hidden = replace(self.lines[at], text=None)
        return Chat(self.dropped, (*self.lines[:at], hidden, *self.lines[at + 1 :]))


class Offer(Struct, frozen=True, gc=False):
    """A seat that may be taken over by another device."""

    hash: str
    until: float


class Table(Struct, frozen=True):
    """All there is to know about a table, but for who is connected."""

    code: str
    settings: TableSettings
    host: PersonId
    seats: tuple[Sitter | None, ...]
    match: Match | None = None
    chat: Chat = Chat()
    gallery: Chat = Chat()
    removed: frozenset[PersonId] = frozenset()
    muted: frozenset[PersonId] = frozenset()
    offers: Mapping[Seat, Offer] = {}
    recent: Mapping[PersonId, tuple[str, ...]] = {}

    @property
    def running(self) -> Match | None:
        """The game that is being played, if one is."""
        return self.match if self.match is not None and not self.match.over else None

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat that a person has now."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.person == person and not sitter.gone:
                return Seat(seat)
        return None

    def kept_for(self, person: PersonId) -> Seat | None:
        """The seat that a person left while the game runs, and may return to."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.person == person and sitter.gone:
                return Seat(seat) if person not in self.removed else None
        return None

    def knows(self, person: PersonId | None, command: str) -> bool:
        """Whether this command of theirs was done already."""
        return person is not None and command in self.recent.get(person, ())

    def noting(self, person: PersonId | None, command: str) -> Table:
        """The table, with a command remembered as done."""
        if person is None or not command:
            return self
        ids = (*self.recent.get(person, ()), command)[-RECENT:]
        recent = {other: done for other, done in self.recent.items() if other != person}
        recent[person] = ids
        if len(recent) > PEOPLE:
            # Whoever has been silent longest is forgotten first, but never one who plays.
            del recent[next((one for one in recent if not self._counts(one)), person)]
        return replace(self, recent=recent)

    def _counts(self, person: PersonId) -> bool:
        return (
            person == self.host
            or self.seat_of(person) is not None
            or (self.match is not None and person in self.match.held)
        )

    def seating(self, seat: Seat, sitter: Sitter | None) -> Table:
        """The table with a seat taken, or free; an offer to take it over was its last player's."""
        seats = (*self.seats[:seat], sitter, *self.seats[seat + 1 :])
        offers = {other: offer for other, offer in self.offers.items() if other != seat}
        return replace(self, seats=seats, offers=offers)


def folded(code: str, entries: Iterable[Entry]) -> Table:
    """The table that a log tells of, or `UnreadableLog`."""
    table: Table | None = None
    for number, entry in enumerate(entries):
        if table is None:
            table = opened(code, entry)
            continue
        try:
            table = after(table, entry)
        except (IllegalMove, MoveSyntaxError, SetupError, UnreadableLog, LookupError) as error:
            raise UnreadableLog(f"entry {number} cannot be replayed: {error}") from error
    if table is None:
        raise UnreadableLog("there is nothing in it")
    return table


def opened(code: str, entry: Entry) -> Table:
    """The table that the first entry of a log makes."""
    if not isinstance(entry, log.Set) or entry.by is None:
        raise UnreadableLog("it does not begin with settings and a host")
    settings = entry.settings
    table = Table(code, settings, entry.by, (None,) * settings.seats)
    return table.noting(entry.by, entry.id)


def after(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    return _after(table, entry).noting(entry.by, entry.id)


def _after(table: Table, entry: Entry) -> Table:
    match entry:
        case log.Moved():
            return _moved(table, entry)
        case log.Rested():
            match = _match(table)
            return replace(table, match=replace(match, rested=match.phase))
        case log.Said():
            wrote = Wrote(entry.at, entry.name, entry.text, entry.seat)
            if entry.seat is None:
                return replace(table, gallery=table.gallery.adding(wrote))
            return replace(table, chat=table.chat.adding(wrote))
        case log.Started():
            return replace(table, match=begun(table, entry), offers={})
        case log.Ended():
            # Whoever had left is free of their seat, and it of them.
            seats = tuple(None if sitter and sitter.gone else sitter for sitter in table.seats)
            match = replace(_match(table), scores=entry.scores)
            return replace(table, match=match, seats=seats)
        case log.Hid():
            return _hid(table, entry)
        case log.Muted():
            others = table.muted - {entry.person}
            return replace(table, muted=others | {entry.person} if entry.muted else others)
        case log.Hosted():
            return replace(table, host=entry.person)
        case log.Set():
            seats = (table.seats + (None,) * entry.settings.seats)[: entry.settings.seats]
            return replace(table, settings=entry.settings, seats=seats)
        case _:
            return _sat(table, entry)


def _sat(table: Table, entry: log.Sat | log.Left | log.Swapped | log.Offered) -> Table:
    """The table after something about who sits where."""
    match entry:
        case log.Sat():
            return _took(table, entry)
        case log.Left():
            sitter = table.seats[entry.seat]
            gone = replace(sitter, gone=True) if table.running and sitter else None
            person = sitter.person if sitter else None
            removed = table.removed | {person} if entry.removed and person else table.removed
            return replace(table.seating(entry.seat, gone), removed=removed)
        case log.Swapped():
            one, other = table.seats[entry.one], table.seats[entry.other]
            return table.seating(entry.one, other).seating(entry.other, one)
        case _:
            return replace(
                table, offers={**table.offers, entry.seat: Offer(entry.hash, entry.until)}
            )


def _took(table: Table, entry: log.Sat) -> Table:
    if entry.person is None:
        return table.seating(entry.seat, Sitter(level=entry.level))
    before = table.seat_of(entry.person)
    if before is not None and before != entry.seat:
        table = table.seating(before, None)
    table = table.seating(entry.seat, Sitter(entry.person, entry.name))
    match = table.running
    if match is not None:
        match = replace(match, held={**match.held, entry.person: entry.seat})
    return replace(table, match=match or table.match)


def _hid(table: Table, entry: log.Hid) -> Table:
    if entry.what == "chat":
        return replace(table, chat=table.chat.hiding(entry.number))
    if entry.what == "gallery":
        return replace(table, gallery=table.gallery.hiding(entry.number))
    match = _match(table)
    return replace(table, match=replace(match, hidden=match.hidden | {entry.number}))


def _moved(table: Table, entry: log.Moved) -> Table:
    match = _match(table)
    match, _ = match.playing(entry.seat, match.game.read(entry.move), entry.bot)
    return replace(table, match=match)


def _match(table: Table) -> Match:
    if table.match is None:
        raise UnreadableLog("no game was started")
    return table.match


def begun(table: Table, entry: log.Started) -> Match:
    """The game that begins with those who sit, before anything is dealt."""
    game = GAMES.get(entry.game)
    if game is None:
        raise UnreadableLog(f"the game {entry.game!r} is not known")
    state = entry.record().setup(game)
    held = {
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
        held=held,
    )
