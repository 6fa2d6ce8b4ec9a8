"""The loader: rebuilds tables from their logs, those first that people wait for.

After a restart many tables are wanted at once. Several logs are read from the store at the same
time. Then one after the other becomes a table, on the event loop but in slices, so that the tables
in memory go on meanwhile. A more urgent table goes first from the next slice on. A thread would
hold up the loop for longer, because of Python's lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from typing import Final, NamedTuple

from lorelode.tables.fold import STEP_ENTRIES, Steps, fold_in_steps
from lorelode.tables.log import Entry, LogSize, UnreadableLog, decode_entries
from lorelode.tables.pause import SLICE_SECONDS
from lorelode.tables.priority_semaphore import PrioritySemaphore
from lorelode.tables.store import Store, StoredLog, StoreError, TableId
from lorelode.tables.table import Table

READS_AT_ONCE: Final = 4
"""How many logs the store reads at the same time; an urgent one may have to wait for these."""


class Urgency(IntEnum):
    """How urgently a table is wanted; the most urgent first."""

    CONNECTED = 0
    """Somebody is connected and waits for it."""
    REQUESTED = 1
    """Somebody asks for something of it."""
    BACKGROUND = 2
    """Nobody waits for it."""


class LoadedTable(NamedTuple):
    """A table, the size of the log that it was rebuilt from, and the epoch it was claimed in."""

    table: Table
    size: LogSize
    epoch: int


class _Load:
    """A table that is being loaded."""

    def __init__(self, urgency: Urgency) -> None:
        self.urgency = urgency
        self.entries = 0
        """How many entries its log has; 0 until it is read."""

    def rank(self) -> tuple[Urgency, int]:
        """The least comes first: of two that are equally urgent, the one with the shorter log."""
        return self.urgency, self.entries


class Loader:
    """Loads tables."""

    def __init__(self, store: Store, tick: Callable[[], float] = time.perf_counter) -> None:
        self._store = store
        self._tick = tick
        self._loads: dict[str, _Load] = {}
        self._reads = PrioritySemaphore(READS_AT_ONCE, _Load.rank)
        self._slices = PrioritySemaphore(1, _Load.rank)

    async def load(self, code: str, urgency: Urgency) -> LoadedTable | None:
        """Claim and load a table; None if there is none.

        `UnreadableLog`, `StoreError` or `OwnedElsewhere` if that fails.
        """
        load = self._loads[code] = _Load(urgency)
        try:
            return await self._load(code, load)
        finally:
            del self._loads[code]

    def hurry(self, code: str, urgency: Urgency) -> None:
        """Load a table as urgently as this, if it is being loaded less urgently."""
        if load := self._loads.get(code):
            load.urgency = min(load.urgency, urgency)

    async def read(self, code: str, urgency: Urgency) -> StoredLog:
        """Read the log of a table from the store, or raise `StoreError`."""
        async with self._reads.turn(_Load(urgency)):
            return await self._store.load(TableId(code))

    async def _load(self, code: str, load: _Load) -> LoadedTable | None:
        async with self._reads.turn(load):
            stored = await self._store.claim(TableId(code))
        if not stored.entries:
            return None
        load.entries = len(stored.entries)
        try:
            return await self._build(_rebuild(code, stored), load)
        except UnreadableLog:
            # Another version of the program may be able to read it.
            with suppress(StoreError):
                await self._store.release({TableId(code): stored.epoch})
            raise

    async def _build(self, steps: Steps[LoadedTable], load: _Load) -> LoadedTable:
        loaded = None
        while loaded is None:
            async with self._slices.turn(load):
                # The turn is kept over the pauses, or all that wait would run in the same pause.
                while loaded is None and not self._slices.is_outranked(load):
                    loaded = self._run_slice(steps)
                    await asyncio.sleep(0)
        return loaded

    def _run_slice(self, steps: Steps[LoadedTable]) -> LoadedTable | None:
        """Rebuild a table for the length of a slice, at least one step; None if it is not done."""
        until = self._tick() + SLICE_SECONDS
        try:
            next(steps)
            while self._tick() < until:
                next(steps)
        except StopIteration as end:
            loaded: LoadedTable = end.value
            return loaded
        return None


def _rebuild(code: str, stored: StoredLog) -> Steps[LoadedTable]:
    entries: list[Entry] = []
    size = LogSize()
    for first in range(0, len(stored.entries), STEP_ENTRIES):
        decoded = decode_entries(stored.entries[first : first + STEP_ENTRIES], first)
        size = size.after(decoded, stored.length)
        entries += decoded
        yield
    table = yield from fold_in_steps(code, entries)
    return LoadedTable(table, size, stored.epoch)
