"""The store: the log of each table, on disk before any client is sent an update."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import NewType, Protocol

from msgspec import Struct

TableId = NewType("TableId", str)


class StoreError(Exception):
    """The store failed: it is full, read-only, damaged or closed. Nothing was changed."""


class OutOfStep(StoreError):
    """The log of a table is not, or may not be, what the caller holds: it has to load again."""


class WrongSequence(OutOfStep):
    """The log of a table is longer or shorter than the caller expected."""

    def __init__(self, table: TableId, expected: int, found: int) -> None:
        super().__init__(f"table {table} has {found} entries, not {expected}")
        self.expected = expected
        self.found = found


class Deposed(OutOfStep):
    """Another process owns the table by now, or this one has claimed it again."""

    def __init__(self, epoch: int, found: int) -> None:
        super().__init__(f"the table is owned in epoch {found}, not {epoch}")
        self.epoch = epoch
        self.found = found


class UncertainAppend(OutOfStep):
    """The connection was lost during an append: nobody knows whether it was written."""


class OwnedElsewhere(Exception):
    """Another process owns the table; it listens for the others at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__(f"the table is owned by the process at {address}")
        self.address = address


class StoredLog(Struct, frozen=True):
    """The log of a table, as far as it is kept."""

    entries: Sequence[bytes] = ()
    """The entries in order, without those that another one took the place of."""
    length: int = 0
    """How many entries were ever appended; an append has to expect this number."""
    epoch: int = 0
    """How often the table had been claimed; an append has to name this number."""


class StoredTable(Struct, frozen=True):
    """A table in the store, without its log."""

    table: TableId
    entries: int
    """How many entries were ever appended."""
    touched: float
    """When it was last appended to, by the caller's clock."""
    started: bool = False
    """Whether a game was ever started at it."""


class TableCounts(Struct, frozen=True):
    """How many tables are not in the bin."""

    started: int = 0
    """Those at which a game was ever started."""
    unstarted: int = 0


class LogSource(Protocol):
    """Reads logs in any process: it can be pickled and hashed, and opens what it needs itself."""

    def load(self, table: TableId) -> Sequence[bytes]:
        """The entries of a table that are kept, in order; or `StoreError`."""
        ...

    def __hash__(self) -> int:
        """The same for equal sources."""
        ...


class Store(Protocol):
    """The log of each table, for all tasks of one event loop."""

    @property
    def source(self) -> LogSource:
        """The same logs for other processes, as long as this store is open."""
        ...

    def append(
        self,
        table: TableId,
        expected: int,
        entries: Sequence[bytes],
        now: float,
        *,
        slots: Sequence[str | None] = (),
        started: bool = False,
        epoch: int = 0,
    ) -> Awaitable[None]:
        """Add entries after the first `expected` ones, all or none; return once they are safe.

        Safe is: they will be there when the machine comes back, whatever is killed. The first
        append to a table makes it, and this process owns it then. `WrongSequence` if its log has
        another length, `Deposed` if it was claimed since `epoch`, `UncertainAppend` if nobody knows
        what became of it, any other `StoreError` if nothing can be written now. A caller that is
        cancelled meanwhile does not know whether the entries are there: it has to load again.

        `slots` has a slot, or None, for each entry; without it, no entry has one. A slot of a table
        holds one entry: an entry takes the place of the older one in its slot, which is deleted.

        `started` says that a game was started at the table; from then on it counts as started.
        An append takes a table out of the bin.
        """
        ...

    async def load(self, table: TableId) -> StoredLog:
        """The log of a table; an empty one for a table that was never appended to."""
        ...

    async def claim(self, table: TableId) -> StoredLog:
        """Own a table from now on, and load its log; or `OwnedElsewhere`.

        Nothing that was appended in an earlier epoch can be written any more. A store that only one
        process opens has nothing to claim: its epoch is always 0.
        """
        ...

    async def release(self, epochs: Mapping[TableId, int]) -> None:
        """Let others own these tables, unless they were claimed since these epochs."""
        ...

    async def tables(self) -> Sequence[StoredTable]:
        """All tables that are not in the bin, the one touched last first."""
        ...

    async def count(self) -> TableCounts:
        """How many tables are not in the bin, after all appends that were asked for before."""
        ...

    async def bin_idle(self, before: float, now: float) -> Sequence[TableId]:
        """Put the started tables last touched before a moment into the bin, the oldest first.

        A table in the bin keeps its log, and can still be loaded.
        """
        ...

    async def restore(self, table: TableId, now: float) -> None:
        """Take a table out of the bin, if it is there, as if it was touched now."""
        ...

    async def delete_unstarted(self, before: float) -> Sequence[TableId]:
        """Delete the tables last touched before a moment that never had a game."""
        ...

    async def empty_bin(self, before: float) -> Sequence[TableId]:
        """Delete the tables that were put into the bin before a moment."""
        ...

    async def probe(self) -> None:
        """Save something that changes nothing; `StoreError` if nothing can be saved now."""
        ...

    async def close(self) -> None:
        """Finish pending work; every later call raises `StoreError`."""
        ...
