"""The lobby: creates tables, finds them by their codes, and unloads the idle ones."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import structlog
from msgspec.structs import replace

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.actor import TableActor
from lorelode.tables.fold import fold, open_table
from lorelode.tables.label import label_table
from lorelode.tables.loader import Loader, Urgency
from lorelode.tables.log import (
    LOG_VERSION,
    Entry,
    LogSize,
    MatchStarted,
    PersonId,
    SettingsChanged,
    UnreadableLog,
    decode_entries,
    encode_entries,
)
from lorelode.tables.pause import Pause
from lorelode.tables.services import Services
from lorelode.tables.settings import prepare
from lorelode.tables.store import StoreError, TableCounts, TableId
from lorelode.tables.table import Table
from lorelode.wire import TableListing, TableSettings

CODE_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, without letters that look like digits."""

CODE_LETTERS: Final = 8
"""How many letters a code has. Each has five bits, so a code has forty."""

CODE_BYTES: Final = 5

_MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})

_logs = structlog.get_logger()


def make_code(random: bytes) -> str:
    """Make the code of a table from five random bytes."""
    number = int.from_bytes(random[:CODE_BYTES])
    letters = [CODE_ALPHABET[number >> 5 * place & 31] for place in range(CODE_LETTERS)]
    return "".join(reversed(letters))


def read_code(text: str) -> str | None:
    """Read a code that somebody typed, in any spelling; None if it is not a code.

    >>> read_code("k7qm-2xoi")
    'K7QM2X01'
    """
    code = text.upper().translate(_MISREAD)
    return code if len(code) == CODE_LETTERS and set(code) <= set(CODE_ALPHABET) else None


UNSTARTED_SECONDS: Final = 24 * 3600.0
"""How long a table is kept at which nothing happens and no game was started."""

BIN_SECONDS: Final = 7 * 24 * 3600.0
"""How long a table stays in the bin before it is deleted."""


class ExpiredCounts(NamedTuple):
    """How many tables have expired."""

    binned: int
    deleted: int


class Lobby:
    """The tables in memory; it loads the others from the store."""

    def __init__(self, services: Services, max_tables: int, max_unstarted_tables: int) -> None:
        self.services = services
        self._max_tables = max_tables
        self._max_unstarted_tables = max_unstarted_tables
        self._actors: dict[str, TableActor] = {}
        self._listings: dict[str, tuple[Table, TableListing]] = {}
        """How a table was last listed, and what it was then."""
        self._loader = Loader(services.store)
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._unreadable: set[str] = set()
        self._counts = TableCounts()
        self._created = 0
        """How many tables this server has created."""
        self._closed: Refusal | None = None
        self._given_up = 0
        """How often all tables were given up."""

    async def count_tables(self) -> None:
        """Count the tables in the store. New ones are counted until then, started ones are not."""
        before = self._created
        counts = await self.services.store.count()
        # The store counts after all appends that it was asked for before.
        since = self._created - before
        self._counts = replace(counts, unstarted=counts.unstarted + since)

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._actors)

    @property
    def unreadable(self) -> int:
        """How many tables could not be loaded because their logs are unreadable."""
        return len(self._unreadable)

    async def create(self, person: PersonId, settings: TableSettings) -> TableActor:
        """Create a table and save it, or raise `Refusal`."""
        # In a thread: a large deck takes a while to read.
        await asyncio.to_thread(prepare, settings, self.services.load_deck)
        self._require_open()
        counts = self._counts
        if counts.started >= self._max_tables or counts.unstarted >= self._max_unstarted_tables:
            raise Refusal(Code.SERVER_FULL)
        self._counts = replace(counts, unstarted=counts.unstarted + 1)
        self._created += 1
        before = self._given_up
        code = make_code(self.services.draw(CODE_BYTES))
        now = self.services.now()
        entry = SettingsChanged(at=round(now, 3), by=person, version=LOG_VERSION, settings=settings)
        try:
            # The store refuses a code that is in use, which is about one in 10^12.
            await self.services.store.append(TableId(code), 0, encode_entries([entry]), now)
        except StoreError as error:
            self._counts = replace(self._counts, unstarted=self._counts.unstarted - 1)
            _logs.warning("table not created", table=label_table(code), reason=type(error).__name__)
            raise Refusal(Code.STORE_UNAVAILABLE) from error
        self._require_since(before)
        actor = self._actors[code] = TableActor(
            open_table(code, entry), LogSize(1, 1), self.services
        )
        return actor

    async def find(self, code: str, urgency: Urgency = Urgency.REQUESTED) -> TableActor:
        """Find the table with this code, loading it if necessary.

        `Refusal` if that cannot be done, `OwnedElsewhere` if another process has to be asked.
        """
        known = read_code(code)
        if known is None:
            raise Refusal(Code.NOT_FOUND)
        self._require_open()
        actor = self._actors.get(known)
        if actor is not None and not actor.retired:
            return actor
        if known in self._unreadable:
            raise Refusal(Code.TABLE_UNREADABLE)
        # A table is loaded once, even if many people ask for it at the same time.
        loading = self._loading.get(known)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(known, urgency))
            self._loading[known] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(known, None))
        else:
            self._loader.hurry(known, urgency)
        return await asyncio.shield(loading)

    async def _load(self, code: str, urgency: Urgency) -> TableActor:
        before = self._given_up
        try:
            loaded = await self._loader.load(code, urgency)
            if loaded is None:
                raise Refusal(Code.NOT_FOUND)
            await self.services.store.restore(TableId(code), self.services.now())
        except UnreadableLog as error:
            self._unreadable.add(code)
            _logs.error(
                "table unreadable",
                table=label_table(code),
                entry=error.entry,
                reason=type(error).__name__,
            )
            raise Refusal(Code.TABLE_UNREADABLE) from error
        except StoreError as error:
            raise Refusal(Code.STORE_UNAVAILABLE) from error
        self._require_since(before)
        table, size, epoch = loaded
        actor = self._actors[code] = TableActor(table, size, self.services, epoch)
        return actor

    async def entries(self, code: str, urgency: Urgency = Urgency.REQUESTED) -> Sequence[Entry]:
        """Load the log of a table, or raise `Refusal`."""
        try:
            stored = await self._loader.read(code, urgency)
        except StoreError as error:
            raise Refusal(Code.STORE_UNAVAILABLE) from error
        if not stored.entries:
            raise Refusal(Code.NOT_FOUND)
        return await asyncio.to_thread(decode_entries, stored.entries)

    async def plays_with(self, pictures: frozenset[str]) -> bool:
        """Whether any stored table is playing a game with one of these pictures."""
        try:
            stored = await self.services.store.tables()
        except StoreError as error:
            raise Refusal(Code.STORE_UNAVAILABLE) from error
        pause = Pause()
        for code in (one.table for one in stored):
            await pause.when_due()
            actor = self._actors.get(code)
            if actor is not None:
                match = actor.table.running
                if match is not None and not pictures.isdisjoint(match.deck):
                    return True
            elif await self._stored_plays_with(code, pictures):
                return True
        return False

    async def _stored_plays_with(self, code: str, pictures: frozenset[str]) -> bool:
        try:
            entries = await self.entries(code, Urgency.BACKGROUND)
            games = [entry for entry in entries if isinstance(entry, MatchStarted)]
            if not games or pictures.isdisjoint(games[-1].deck):
                return False
            return (await asyncio.to_thread(fold, code, entries)).running is not None
        except UnreadableLog:
            return False
        except Refusal as refusal:
            # Deleted in the meantime. Whatever else it is, the table may be playing.
            if refusal.code is not Code.NOT_FOUND:
                raise
            return False

    async def listings(self) -> list[TableListing]:
        """The listed tables at which somebody is connected."""
        found = []
        pause = Pause()
        for code, actor in list(self._actors.items()):
            await pause.when_due()
            if actor.table.settings.listed and not actor.retired and not actor.idle:
                listing = self._listings.get(code)
                if listing is None or listing[0] is not actor.table:
                    listing = self._listings[code] = (actor.table, _list_table(actor.table))
                found.append(listing[1])
        return found

    def unload_idle(self, seconds: float) -> Mapping[TableId, int]:
        """Remove tables from memory that nobody was connected to for this long.

        Returns their epochs, so that others may own them.
        """
        now = self.services.tick()
        unloaded: dict[TableId, int] = {}
        for code, actor in list(self._actors.items()):
            if actor.retired or (actor.idle and now - actor.idle_since >= seconds):
                del self._actors[code]
                self._listings.pop(code, None)
                unloaded[TableId(code)] = actor.epoch
        return unloaded

    async def expire(self, idle_seconds: float) -> ExpiredCounts:
        """Put the tables into the bin at which nothing has happened for this long.

        Those without a game go after `UNSTARTED_SECONDS`, and those in the bin after `BIN_SECONDS`.
        Somebody who opens a table takes it out of the bin.
        """
        store, now = self.services.store, self.services.now()
        binned = await store.bin_idle(now - idle_seconds, now)
        unstarted = await store.delete_unstarted(now - UNSTARTED_SECONDS)
        deleted = await store.empty_bin(now - BIN_SECONDS)
        for table in (*binned, *unstarted, *deleted):
            actor = self._actors.pop(table, None)
            self._listings.pop(table, None)
            self._unreadable.discard(table)
            if actor is not None:
                actor.close(wire.Closing.of(Refusal(Code.TABLE_EXPIRED)))
        return ExpiredCounts(len(binned), len(unstarted) + len(deleted))

    async def close(self, why: Refusal) -> None:
        """Finish the work of every table, then close all connections and refuse new ones."""
        self._closed = why
        actors = list(self._actors.values())
        for actor in actors:
            await actor.wait_until_done()
            # It handles nothing more; its connections stay open until it is closed.
            actor.retired = True
        # Whoever is sent away finds the table free.
        with suppress(StoreError):
            await self.services.store.release(
                {TableId(actor.table.code): actor.epoch for actor in actors}
            )
        for actor in actors:
            actor.close(wire.Closing.of(why))

    def give_up(self) -> None:
        """Forget all tables, because others may own them, and close their connections."""
        self._given_up += 1
        for actor in self._actors.values():
            actor.close(wire.Closing.of(Refusal(Code.TABLE_RELOADING)))
        self._actors.clear()
        self._listings.clear()

    def _require_since(self, before: int) -> None:
        """Refuse a table that was claimed before all were given up."""
        if self._given_up != before:
            raise Refusal(Code.STORE_UNAVAILABLE)

    def _require_open(self) -> None:
        """Refuse requests while the server stops, because they would delay it."""
        if self._closed is not None:
            raise self._closed


def _list_table(table: Table) -> TableListing:
    people = sum(1 for sitter in table.seats if sitter and sitter.person)
    bots = sum(1 for sitter in table.seats if sitter and not sitter.person)
    return TableListing(
        table.code,
        table.settings.game,
        table.settings.edition,
        table.settings.seats,
        people,
        bots,
        playing=table.running is not None,
        spectators=table.settings.spectators,
    )
