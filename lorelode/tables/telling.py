"""What each of those who look at a table is told: two drawers by reference, and no filter.

Whatever is the same for all is encoded once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

from msgspec import Raw
from msgspec.structs import replace

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.clock import Watch, owing
from lorelode.tables.entries import PersonId
from lorelode.tables.table import Chat, Match, Table

_GAP: Final = Raw(b"\0")
"""Stands in an update for what is each one's own: no JSON holds this byte otherwise."""
_NULL: Final = b"null"
_NONE: Final = b"[]"


class Viewer(NamedTuple):
    """With whose eyes somebody looks at a table."""

    seat: Seat | None
    watches: bool
    """Whether they may see the game at all."""
    host: bool
    screen: bool
    kept: Seat | None = None
    """The seat that they had in this game and may return to."""
    deaf: bool = False
    """Whether what the gallery writes is kept from them: from all who have played in this game,
    and from a television, which stands beside them."""


class Held(NamedTuple):
    """What a client has been told of everything that only grows."""

    game: int = 0
    seat: Seat | None = None
    """The seat that the lines were read from."""
    lines: int = 0
    chat: int = 0
    gallery: int = 0


def viewer(table: Table, person: PersonId, screen: bool) -> Viewer:
    """With whose eyes a person looks: a television shows what a spectator sees, whoever's it is."""
    running = table.running
    if screen:
        deaf = running is not None
        return Viewer(None, table.settings.screen, host=False, screen=True, deaf=deaf)
    seat = table.seat_of(person)
    watches = seat is not None or table.settings.spectators
    return Viewer(
        seat,
        watches,
        host=person == table.host,
        screen=False,
        kept=table.kept_for(person),
        deaf=running is not None and person in running.held,
    )


class Telling:
    """Makes the updates of one moment."""

    def __init__(
        self, table: Table, watch: Watch, now: float, last: Telling | None, asleep: bool = False
    ) -> None:
        self.table = table
        self._watch = watch
        match = self._match = table.match
        self._playing = table.running is not None
        # While nobody plays, no clock runs.
        left = None if asleep else watch.left(table, now)
        self._clock = None if left is None else wire.ClockInfo(round(left, 1))
        self._to_act = tuple(sorted(owing(table)))
        self._shown = _shown(table, watch)
        self._info: Raw
        if last is not None and last._shown == self._shown:
            self._info = last._info
        else:
            self._info = Raw(wire.encode(_info(table, watch)))
        state = self._state = None if match is None else match.state
        self._public: Raw
        if last is not None and last._state is state:
            self._public = last._public
        else:
            self._public = Raw(b"" if state is None else wire.encode(state.public))
        self._number, self._length = (0, 0) if match is None else (match.number, len(match.lines))
        self._chat, self._gallery = table.chat.length, table.gallery.length
        self._frames: dict[tuple[Viewer, Held], tuple[bytes, Held]] = {}
        self._ends: dict[object, bytes] = {}
        self._drawers: dict[Seat, tuple[object, bytes]] = {} if last is None else last._drawers
        self._pieces: dict[bool, list[bytes]] = {}

    def update(self, viewer: Viewer, held: Held) -> tuple[bytes, Held]:
        """The update for one who holds so much, and what they hold then."""
        key = (viewer, held)
        known = self._frames.get(key)
        if known is None:
            known = self._frames[key] = self._update(viewer, held)
        return known

    def told(self) -> None:
        """All are told: keep only what the next telling may use again."""
        self._frames.clear()
        self._ends.clear()
        self._pieces.clear()

    def _update(self, viewer: Viewer, held: Held) -> tuple[bytes, Held]:
        seat = viewer.seat
        game, reader, lines, chat, gallery = held
        # A client may claim to hold anything; what cannot be, it is told anew.
        if not viewer.watches or (game, reader) != (self._number, seat) or lines > self._length:
            lines = 0
        chat = chat if chat <= self._chat else 0
        gallery = gallery if gallery <= self._gallery else 0
        watches = viewer.watches and self._number > 0
        hears = viewer.watches or not self._playing
        to_line = self._length if watches else lines
        to_chat = self._chat if hears else chat
        to_gallery = gallery if viewer.deaf or not hears else self._gallery
        pieces = self._pieces.get(watches) or self._cut(watches)
        end = self._end(pieces, seat, (lines, to_line, chat, to_chat, gallery, to_gallery))
        if watches:
            private, choices = self._own(seat)
            frame = b"".join((pieces[0], _you(viewer), pieces[1], private, pieces[2], choices, end))
        else:
            frame = b"".join((pieces[0], _you(viewer), end))
        return frame, Held(self._number, seat, to_line, to_chat, to_gallery)

    def _end(
        self, pieces: list[bytes], seat: Seat | None, new: tuple[int, int, int, int, int, int]
    ) -> bytes:
        """The end of an update, with all that is new: the same for nearly everybody."""
        lines, to_line, chat, to_chat, gallery, to_gallery = new
        shown = self._match.lines[lines:to_line] if self._match is not None else ()
        reader = None
        for line in shown:
            if line.seat == seat:
                # Whoever made none of them reads what all others do.
                reader = seat
        key = (reader, len(pieces), new)
        known = self._ends.get(key)
        if known is None:
            told = tuple(wire.MoveLine(line.read_by(reader), line.bot) for line in shown)
            # Only those who watch are told a game, and so what its lines have shown.
            story = (
                (pieces[3], wire.encode([line.news for line in shown])) if len(pieces) > 5 else ()
            )
            known = self._ends[key] = b"".join(
                (
                    *story,
                    pieces[-4],
                    wire.encode(wire.Lines(lines, told)),
                    pieces[-3],
                    _NONE if chat == to_chat else wire.encode(_new(self.table.chat, chat)),
                    pieces[-2],
                    _NONE
                    if gallery == to_gallery
                    else wire.encode(_new(self.table.gallery, gallery)),
                    pieces[-1],
                )
            )
        return known

    def _cut(self, watches: bool) -> list[bytes]:
        """An update without what is each one's own: the pieces between."""
        match = self._match
        info = cast(wire.TableInfo, self._info)
        if match is not None and match.over and not watches:
            # Whoever may not see the game cannot be told what would deal it again.
            info = replace(_info(self.table, self._watch), seed=None)
        update = wire.Update(
            table=info,
            you=cast(wire.You, _GAP),
            play=None if match is None or not watches else self._play(match),
            clock=self._clock,
            lines=cast(wire.Lines, _GAP),
            chat=cast(Any, _GAP),
            gallery=cast(Any, _GAP),
        )
        pieces = self._pieces[watches] = wire.encode(update).split(b"\0")
        return pieces

    def _play(self, match: Match) -> wire.Play:
        play = wire.WIRE_GAMES[match.game.name].play(
            phase=match.phase,
            to_act=self._to_act,
            public=self._public,
            private=_GAP,
            choices=_GAP,
            line_news=_GAP,
        )
        return cast(wire.Play, play)

    def _own(self, seat: Seat | None) -> tuple[bytes, bytes]:
        """What a seat alone knows, and what it may do."""
        if seat is None or self._match is None:
            return _NULL, _NONE
        view = self._match.state.view(seat)
        # A move changes one private drawer as a rule, and leaves the others as they are.
        drawer, encoded = self._drawers.get(seat, (None, _NULL))
        if drawer is not view.private:
            encoded = wire.encode(view.private)
            self._drawers[seat] = (view.private, encoded)
        if seat not in self._to_act:
            return encoded, _NONE
        return encoded, wire.encode(self._match.game.choices(view))


@lru_cache(maxsize=1000)
def _you(viewer: Viewer) -> bytes:
    return wire.encode(wire.You(viewer.seat, viewer.host, viewer.screen, viewer.kept))


def _shown(table: Table, watch: Watch) -> tuple[object, ...]:
    """All that `_info` is made from: while none of it changes, nor does what it makes."""
    match = table.match
    status = None if match is None else (match.number, match.resting, match.scores, match.hidden)
    people = (table.seats, table.host, table.muted, watch.here, watch.bots, watch.ready)
    return (table.settings, status, people)


def _new(chat: Chat, held: int) -> tuple[wire.ChatLine, ...]:
    if held == chat.length:
        return ()
    first = max(held, chat.dropped)
    return tuple(
        wire.ChatLine(number, wrote.at, wrote.name, wrote.text, wrote.seat)
        for number, wrote in enumerate(chat.lines[first - chat.dropped :], first)
    )


def _info(table: Table, watch: Watch) -> wire.TableInfo:
    match = table.match
    bots = watch.bots
    seats = []
    for number, sitter in enumerate(table.seats):
        if sitter is None:
            seats.append(wire.SeatInfo())
            continue
        seat = Seat(number)
        away = seat in bots and sitter.person is not None
        seats.append(
            wire.SeatInfo(
                name=sitter.name,
                bot=bots.get(seat, sitter.level),
                here=sitter.person in watch.here and not sitter.gone,
                away=away,
                ready=seat in watch.ready,
                muted=sitter.person in table.muted,
            )
        )
    if match is None:
        return wire.TableInfo(
            table.code,
            table.settings,
            tuple(seats),
            table.seat_of(table.host),
            "open",
            game=0,
            commitment=None,
            seed=None,
            scores=None,
            hidden_clues=(),
        )
    return wire.TableInfo(
        table.code,
        table.settings,
        tuple(seats),
        table.seat_of(table.host),
        "over" if match.over else "resting" if match.resting else "playing",
        game=match.number,
        commitment=match.commitment,
        seed=match.seed.hex() if match.over else None,
        scores=match.scores,
        hidden_clues=tuple(sorted(match.hidden)),
    )
