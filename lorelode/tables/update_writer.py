"""Updates: what each client of a table is sent.

An update is a JSON object of named parts: `table`, `you`, `play` with `public`, what is worked out
from it, `private`, `choices` and `line_news`, `clock`, `end_vote`, `host_request`, `lines`, `chat`,
`gallery`, `spectators`. Each part is encoded with its name, once for all clients for which it is
the same, and `UpdateWriter` joins the parts. `public` and `private` are the unchanged drawers of
the game: nothing is filtered here.

Somebody who watches the network cannot read an update, but sees how long it is. So the parts that
only one seat is sent have spaces behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.audience import Cursor, Perspective
from lorelode.tables.chat import Chat
from lorelode.tables.log import PersonId
from lorelode.tables.match import Match
from lorelode.tables.presence import Presence
from lorelode.tables.settings import find_first_question
from lorelode.tables.solo import waits_for_step
from lorelode.tables.spectators import list_basis, list_spectators
from lorelode.tables.table import Table

BLOCK_BYTES: Final = 512
"""What only one seat may read is padded to blocks of this size. No private drawer is larger, so the
length of an encrypted update tells nothing about it."""

LONG_PART_LINES: Final = 100
"""A part with more lines than this takes a while to encode."""

PERSPECTIVES_KEPT: Final = 1000
"""For how many perspectives the part `you` is cached."""


def _labels(struct: Any) -> Mapping[str, bytes]:
    """The JSON before the value of each field of a struct.

    >>> _labels(wire.Lines)
    {'start': b'{"start":', 'new': b',"new":'}
    """
    config = struct.__struct_config__
    before = b"{"
    if config.tag is not None:
        before += wire.encode(config.tag_field) + b":" + wire.encode(config.tag) + b","
    labels = {}
    for field in msgspec.structs.fields(struct):
        labels[field.name] = before + wire.encode(field.encode_name) + b":"
        before = b","
    return labels


@cache
def _play_labels(game: str) -> Mapping[str, bytes]:
    return _labels(wire.find_wire_game(game).play)


_UPDATE: Final = _labels(wire.Update)
_END: Final = b"}"
_EMPTY: Final = b"[]"
_NULL: Final = b"null"

_NO_PLAY: Final = _UPDATE["play"] + _NULL
_NO_LINES: Final = _UPDATE["lines"] + wire.encode(wire.Lines(0, ()))
_NO_CHAT: Final = _UPDATE["chat"] + _EMPTY
_NO_GALLERY: Final = _UPDATE["gallery"] + _EMPTY
_NO_SPECTATORS: Final = _UPDATE["spectators"] + _EMPTY
_NO_CLOCK: Final = _UPDATE["clock"] + _NULL
_NO_END_VOTE: Final = _UPDATE["end_vote"] + _NULL
_NO_HOST_REQUEST: Final = _UPDATE["host_request"] + _NULL


def _pad(value: bytes) -> bytes:
    """A value of JSON with spaces behind it, up to a whole number of blocks."""
    return value + b" " * (-len(value) % BLOCK_BYTES)


class PartCache:
    """The parts of a table's last updates that the next updates may reuse."""

    def __init__(self) -> None:
        self._table: tuple[object, bytes] = (None, b"")
        self._public: tuple[object, bytes] = (None, b"")
        self._private: dict[Seat, tuple[object, bytes]] = {}
        self._spectators: tuple[object, bytes] = (None, b"")

    def table(self, table: Table, presence: Presence) -> bytes:
        """The part `table`."""
        basis = _table_basis(table, presence)
        if self._table[0] != basis:
            self._table = (basis, _UPDATE["table"] + wire.encode(_table_info(table, presence)))
        return self._table[1]

    def public(self, game: str, drawer: object) -> bytes:
        """The part `public`, and what is worked out from it."""
        if self._public[0] is not drawer:
            labels = _play_labels(game)
            fields = {"public": drawer, **wire.find_wire_game(game).derive(drawer)}
            part = b"".join(labels[name] + wire.encode(value) for name, value in fields.items())
            self._public = (drawer, part)
        return self._public[1]

    def private(self, seat: Seat, label: bytes, drawer: object) -> bytes:
        """The part `private` of a seat. A move changes few of them."""
        known = self._private.get(seat)
        if known is None or known[0] is not drawer:
            known = self._private[seat] = (drawer, label + _pad(wire.encode(drawer)))
        return known[1]

    def spectators(self, table: Table, people: Mapping[PersonId, str]) -> bytes:
        """The part `spectators` of the host. Nearly no move changes it."""
        running = table.running
        basis = (
            *(list_basis(table, people), table.seats, table.host, table.removed, table.muted),
            *(table.gallery.lines, running is not None and table.host in running.players),
        )
        if self._spectators[0] != basis:
            part = _UPDATE["spectators"] + wire.encode(list_spectators(table, people))
            self._spectators = (basis, part)
        return self._spectators[1]


class UpdateWriter:
    """Writes the updates of one moment."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        people: Mapping[PersonId, str],
        seconds_left: float | None,
        cache: PartCache,
        *,
        end_vote: wire.EndVoteInfo | None = None,
        host_request: wire.HostRequestInfo | None = None,
    ) -> None:
        self._table = table
        self._presence = presence
        self._people = people
        self._running = table.running is not None
        self._number = 0 if table.match is None else table.match.number
        self._table_part = cache.table(table, presence)
        match = table.match
        # Of a game of which nothing is dealt there is nothing to see.
        self._play = None if match is None or match.shuffling else _PlayParts(match, cache)
        clock = None if seconds_left is None else wire.ClockInfo(round(seconds_left, 1))
        self._timed = _NO_CLOCK if clock is None else _UPDATE["clock"] + wire.encode(clock)
        if end_vote is None:
            self._timed += _NO_END_VOTE
        else:
            self._timed += _UPDATE["end_vote"] + wire.encode(end_vote)
        if host_request is None:
            self._timed += _NO_HOST_REQUEST
        else:
            self._timed += _UPDATE["host_request"] + wire.encode(host_request)
        self._cache = cache
        self._chat_lengths = (table.chat.length, table.gallery.length)
        self._chats: dict[tuple[str, int], bytes] = {}
        self._updates: dict[tuple[Perspective, Cursor], tuple[bytes, Cursor]] = {}

    def is_long(self, perspective: Perspective, cursor: Cursor) -> bool:
        """Whether parts of the update take a while to encode, because a client has missed a lot."""
        return self._has_long_chats(cursor) or self._has_long_lines(perspective, cursor)

    def _has_long_chats(self, cursor: Cursor) -> bool:
        chat, gallery = self._chat_lengths
        return chat + gallery - cursor.chat - cursor.gallery > LONG_PART_LINES

    def _has_long_lines(self, perspective: Perspective, cursor: Cursor) -> bool:
        play = self._play
        return (
            play is not None
            and perspective.sees_game
            and play.count_new(perspective.seat, cursor) > LONG_PART_LINES
        )

    def prepare(self, perspective: Perspective, cursor: Cursor) -> Iterator[None]:
        """Encode the long parts of an update one by one, so that the caller may pause in between.

        There are none unless a client has missed many lines. `write` uses the parts.
        """
        if (perspective, cursor) in self._updates:
            return
        if self._play is not None and self._has_long_lines(perspective, cursor):
            self._play.lines(perspective.seat, cursor)
            yield
        if self._has_long_chats(cursor):
            self._chat_parts(perspective, cursor)
            yield

    def write(self, perspective: Perspective, cursor: Cursor) -> tuple[bytes, Cursor]:
        """The update for a client with this cursor, and the cursor after it."""
        if perspective.seat is not None:
            return self._write(perspective, cursor)  # few read the same: only devices of one player
        key = (perspective, cursor)
        update = self._updates.get(key)
        if update is None:
            update = self._updates[key] = self._write(perspective, cursor)
        return update

    def _write(self, perspective: Perspective, cursor: Cursor) -> tuple[bytes, Cursor]:
        seat, play = perspective.seat, self._play
        you = _you_part(perspective)
        chat, gallery, to_chat, to_gallery = self._chat_parts(perspective, cursor)
        spectators = self._spectators_part(perspective)
        if play is not None and perspective.sees_game:
            private, choices = play.own(seat)
            line_news, lines, to_line = play.lines(seat, cursor)
            game = (play.public, private, choices, line_news, self._timed, lines)
            talk = (chat, gallery, spectators)
            parts: tuple[bytes, ...] = (self._table_part, you, *game, *talk, _END)
        else:
            to_line = 0
            table = self._table_without_seed()
            head = (table, you, _NO_PLAY, self._timed, _NO_LINES)
            parts = (*head, chat, gallery, spectators, _END)
        return b"".join(parts), Cursor(self._number, seat, to_line, to_chat, to_gallery)

    def _spectators_part(self, perspective: Perspective) -> bytes:
        if not perspective.is_host:
            return _NO_SPECTATORS
        return self._cache.spectators(self._table, self._people)

    def _table_without_seed(self) -> bytes:
        """The part `table` for people who may not see the game: the seed would reveal all deals."""
        if self._play is None or self._running:
            return self._table_part
        info = replace(_table_info(self._table, self._presence), seed=None)
        return _UPDATE["table"] + wire.encode(info)

    def _chat_parts(
        self, perspective: Perspective, cursor: Cursor
    ) -> tuple[bytes, bytes, int, int]:
        """The parts `chat` and `gallery`, and how many lines of each a client has after them."""
        if (cursor.chat, cursor.gallery) == self._chat_lengths:
            return _NO_CHAT, _NO_GALLERY, cursor.chat, cursor.gallery
        reads_chat = perspective.sees_game or not self._running
        reads_gallery = reads_chat and perspective.reads_gallery
        chat, to_chat = self._new_lines("chat", self._table.chat, cursor.chat, reads_chat)
        gallery, to_gallery = self._new_lines(
            "gallery", self._table.gallery, cursor.gallery, reads_gallery
        )
        return chat, gallery, to_chat, to_gallery

    def _new_lines(self, name: str, chat: Chat, start: int, reads: bool) -> tuple[bytes, int]:
        # A client may claim to have any number of lines. An impossible number counts as none.
        if start > chat.length:
            start = 0
        if not reads:
            return _UPDATE[name] + _EMPTY, start
        part = self._chats.get((name, start))
        if part is None:
            part = self._chats[name, start] = _UPDATE[name] + wire.encode(chat.since(start))
        return part, chat.length


class _PlayParts:
    """The parts about the game."""

    def __init__(self, match: Match, cache: PartCache) -> None:
        self._match = match
        self._cache = cache
        self._owing = match.owing
        self._length = len(match.lines)
        labels = self._labels = _play_labels(match.game.name)
        self.public = b"%b%b%d%b%b%b" % (
            _UPDATE["play"],
            labels["phase"],
            match.phase,
            labels["to_act"],
            wire.encode(sorted(self._owing)),
            cache.public(match.game.name, match.state.public),
        )
        """The parts up to `private`."""
        self._no_choices = labels["choices"] + _EMPTY
        self._movers: dict[int, frozenset[Seat]] = {}
        self._lines: dict[tuple[Seat | None, int], tuple[bytes, bytes, int]] = {}

    def own(self, seat: Seat | None) -> tuple[bytes, bytes]:
        """The parts `private` and `choices`: what only a seat knows, and what it may do."""
        labels = self._labels
        if seat is None:
            return labels["private"] + _NULL, self._no_choices
        view = self._match.state.view(seat)
        private = self._cache.private(seat, labels["private"], view.private)
        if seat not in self._owing:
            return private, self._no_choices
        choices = wire.encode_choices(self._match.game, self._match.game.choices(view))
        return private, labels["choices"] + _pad(choices)

    def count_new(self, seat: Seat | None, cursor: Cursor) -> int:
        """How many lines a client has not received."""
        return self._length - self._start(seat, cursor)

    def _start(self, seat: Seat | None, cursor: Cursor) -> int:
        """The first line that a client has not received."""
        same = cursor.game == self._match.number and cursor.seat == seat
        return cursor.lines if same and cursor.lines <= self._length else 0

    def lines(self, seat: Seat | None, cursor: Cursor) -> tuple[bytes, bytes, int]:
        """The part `line_news`, which ends `play`; the part `lines`; and how many lines these are.

        The number counts from the first line of the game.
        """
        start = self._start(seat, cursor)
        movers = self._movers.get(start)
        if movers is None:
            movers = frozenset([line.seat for line in self._match.lines[start:]])
            self._movers[start] = movers
        # A seat that made none of the new moves reads the same as spectators.
        reader = seat if seat in movers else None
        parts = self._lines.get((reader, start))
        if parts is None:
            new = self._match.lines[start:]
            texts = [wire.MoveLine(line.text_for(reader), line.bot) for line in new]
            news = [line.news for line in new]
            lines = wire.encode(wire.Lines(start, tuple(texts)))
            parts = self._lines[reader, start] = (
                b"".join((self._labels["line_news"], wire.encode(news), _END)),
                _UPDATE["lines"] + (lines if reader is None else _pad(lines)),
                self._length,
            )
        return parts


@lru_cache(maxsize=PERSPECTIVES_KEPT)
def _you_part(perspective: Perspective) -> bytes:
    you = wire.You(
        perspective.seat,
        perspective.is_host,
        perspective.is_television,
        perspective.reserved,
        perspective.is_muted,
        founder=perspective.is_founder,
    )
    return _UPDATE["you"] + wire.encode(you)


def _table_basis(table: Table, presence: Presence) -> tuple[object, ...]:
    """Everything that `_table_info` is made from. The part is reused while this is the same."""
    match = table.match
    status = (
        None
        if match is None
        else (match.number, match.status, match.scores, match.abandoned, match.hidden_clues)
    )
    people = (table.seats, table.host, table.muted, presence.here, presence.bots, presence.ready)
    time = (presence.holding, presence.alone, waits_for_step(table, presence))
    return (table.settings, status, people, time)


def _table_info(table: Table, presence: Presence) -> wire.TableInfo:
    match = table.match
    return wire.TableInfo(
        table.code,
        table.settings,
        tuple(_seat_info(table, presence, Seat(seat)) for seat in range(len(table.seats))),
        table.seat_of(table.host),
        status="open" if match is None else match.status,
        game=0 if match is None else match.number,
        commitment=None if match is None else match.shuffle.commitment,
        seat_commitments=() if match is None else match.shuffle.commitments,
        seed=match.shuffle.seed if match is not None and match.over else None,
        scores=None if match is None else match.scores,
        abandoned=match is not None and match.abandoned,
        alone=presence.alone,
        stepping=waits_for_step(table, presence),
        hidden_clues=() if match is None else tuple(sorted(match.hidden_clues)),
        first_question=None if table.running else find_first_question(table.settings),
    )


def _seat_info(table: Table, presence: Presence, seat: Seat) -> wire.SeatInfo:
    sitter = table.seats[seat]
    if sitter is None:
        return wire.SeatInfo()
    return wire.SeatInfo(
        name=sitter.name,
        face=sitter.face,
        bot=presence.bots.get(seat, sitter.level),
        here=sitter.person in presence.here and not sitter.gone,
        away=seat in presence.bots and sitter.person is not None,
        gone=sitter.gone,
        ready=seat in presence.ready,
        holds=seat == presence.holding,
        muted=sitter.muted or sitter.person in table.muted,
    )
