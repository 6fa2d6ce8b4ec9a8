"""All tables of a server: making them, finding them by their codes, letting them sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from msgspec import Struct

from lorelode import wire
from lorelode.core import SetupError
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.deciding import not_found, unsaved
from lorelode.tables.entries import Entry, PersonId, Set, Started, UnreadableLog, read, written
from lorelode.tables.host import Host
from lorelode.tables.house import House
from lorelode.tables.settings import prepare
from lorelode.tables.store import StoreError, TableId
from lorelode.tables.table import folded, opened
from lorelode.wire import TableSettings

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter that is taken for a digit or for another when read aloud."""

LETTERS: Final = 8
"""Five bits each: forty in all."""

_SPOKEN: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})

_logs = structlog.get_logger()


class Listing(Struct, frozen=True):
    """An open table in the list."""

    code: str
    game: str
    edition: str
    seats: int
    taken: int
    bots: int
    playing: bool
    spectators: bool


def new_code(chance: bytes) -> str:
    """A code from five bytes of chance."""
    number = int.from_bytes(chance[:5])
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(LETTERS)))


def read_code(text: str) -> str | None:
    """The code that somebody typed, however they did; None if it is none.

    >>> read_code("k7qm-2xoi")
    'K7QM2X01'
    """
    code = text.upper().translate(_SPOKEN)
    return code if len(code) == LETTERS and set(code) <= set(ALPHABET) else None


class Lobby:
    """The tables that are awake, and the way to those that sleep."""

    def __init__(self, house: House, most: int) -> None:
        self.house = house
        self._most = most
        self._hosts: dict[str, Host] = {}
        self._loading: dict[str, asyncio.Task[Host]] = {}
        self._aside: set[str] = set()
        self._count = 0
        self._closed: Refusal | None = None

    async def open(self) -> None:
        """Count the tables that are there."""
        self._count = len(await self.house.store.tables())

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._hosts)

    @property
    def set_aside(self) -> int:
        """How many logs were found that cannot be replayed."""
        return len(self._aside)

    async def make(self, person: PersonId, settings: TableSettings) -> Host:
        """A new table, safe on disk; or `Refusal`."""
        self._must_be_open()
        try:
            prepare(settings, self.house.load_deck)
        except SetupError as error:
            raise Refusal(Code.BAD_SETTINGS, reason=str(error)) from error
        if self._count >= self._most:
            raise Refusal(Code.SERVER_FULL)
        self._count += 1
        code = new_code(self.house.draw(5))
        now = self.house.now()
        entry = Set(at=round(now, 3), by=person, settings=settings)
        try:
            # The store refuses a code that is in use: one in a million million or so.
            await self.house.store.append(TableId(code), 0, written([entry]), now)
        except StoreError as error:
            self._count -= 1
            _logs.warning("a table could not be made", reason=type(error).__name__)
            raise unsaved() from error
        host = self._hosts[code] = Host(opened(code, entry), 1, self.house)
        return host

    async def find(self, code: str) -> Host:
        """The table with this code, read from its log if it slept; or `Refusal`."""
        known = read_code(code)
        if known is None:
            raise not_found()
        self._must_be_open()
        host = self._hosts.get(known)
        if host is not None and not host.retired:
            return host
        if known in self._aside:
            raise Refusal(Code.TABLE_UNREADABLE)
        # However many ask for it at once, it is read once.
        loading = self._loading.get(known)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(known))
            self._loading[known] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(known, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Host:
        kept = await self._kept(code)
        try:
            # Long logs take a while, in which the other tables play on.
            table = await asyncio.to_thread(lambda: folded(code, read(kept)))
        except UnreadableLog as error:
            self._aside.add(code)
            _logs.error("a table was set aside", reason=type(error).__name__)
            raise Refusal(Code.TABLE_UNREADABLE) from error
        host = self._hosts[code] = Host(table, len(kept), self.house)
        return host

    async def entries(self, code: str) -> Sequence[Entry]:
        """The log of a table; or `Refusal`."""
        return await asyncio.to_thread(read, await self._kept(code))

    async def _kept(self, code: str) -> Sequence[bytes]:
        try:
            kept = await self.house.store.load(TableId(code))
        except StoreError as error:
            raise Refusal(Code.STORE_UNAVAILABLE) from error
        if not kept:
            raise not_found()
        return kept

    async def plays_with(self, pictures: frozenset[str]) -> bool:
        """Whether a game with one of these pictures is being played, be its table asleep."""
        try:
            kept = await self.house.store.tables()
        except StoreError as error:
            raise Refusal(Code.STORE_UNAVAILABLE) from error
        for code in (one.table for one in kept):
            host = self._hosts.get(code)
            if host is not None:
                match = host.table.running
                if match is not None and not pictures.isdisjoint(match.deck):
                    return True
            elif await self._sleeps_with(code, pictures):
                return True
        return False

    async def _sleeps_with(self, code: str, pictures: frozenset[str]) -> bool:
        try:
            entries = await self.entries(code)
            games = [entry for entry in entries if isinstance(entry, Started)]
            if not games or pictures.isdisjoint(games[-1].deck):
                return False
            return (await asyncio.to_thread(folded, code, entries)).running is not None
        except (Refusal, UnreadableLog):
            return False

    def listed(self) -> list[Listing]:
        """The tables that anybody may come to: those awake with somebody at them."""
        found = []
        for code, host in self._hosts.items():
            table = host.table
            if not table.settings.listed or host.retired or host.idle:
                continue
            people = sum(1 for sitter in table.seats if sitter and sitter.person)
            bots = sum(1 for sitter in table.seats if sitter and not sitter.person)
            found.append(
                Listing(
                    code,
                    table.settings.game,
                    table.settings.edition,
                    table.settings.seats,
                    people,
                    bots,
                    playing=table.running is not None,
                    spectators=table.settings.spectators,
                )
            )
        return found

    def doze(self, seconds: float) -> None:
        """Let the tables leave memory at which nobody has been for so long."""
        now = self.house.tick()
        for code, host in list(self._hosts.items()):
            if host.retired or (host.idle and now - host.idle_since >= seconds):
                del self._hosts[code]

    async def expire(self, seconds: float) -> int:
        """Forget the tables at which nothing has happened for so long; how many."""
        gone = await self.house.store.expire(self.house.now() - seconds)
        for table in gone:
            host = self._hosts.pop(table, None)
            self._aside.discard(table)
            if host is not None:
                host.close(wire.Closing.of(not_found()))
        self._count -= len(gone)
        return len(gone)

    async def close(self, why: Refusal) -> None:
        """Finish what was begun at every table, then hang up; nobody is let in any more."""
        self._closed = why
        for host in list(self._hosts.values()):
            await host.settled()
            host.close(wire.Closing.of(why))

    def _must_be_open(self) -> None:
        """Refuse whoever comes while the server stops: what they did would hold it up."""
        if self._closed is not None:
            raise self._closed
