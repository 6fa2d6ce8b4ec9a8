"""The store: an append-only log for each table, on disk before any client is sent an update."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NewType, Protocol

from msgspec import Struct

TableId = NewType("TableId", str)


class StoreError(Exception):
    """The store failed: it is full, read-only, damaged or closed. Nothing was changed."""


class WrongSequence(StoreError):
    """The log of a table is longer or shorter than the caller expected."""

    def __init__(self, table: TableId, expected: int, found: int) -> None:
        super().__init__(f"table {table} has {found} entries, not {expected}")
        self.expected = expected
        self.found = found


class StoredTable(Struct, frozen=True):
    """A table in the store, without its log."""

    table: TableId
    entries: int
    touched: float
    """When it was last appended to, by the caller's clock."""


class Store(Protocol):
    """An append-only log for each table, for all tasks of one event loop."""

    def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], now: float
    ) -> Awaitable[None]:
        """Add entries after the first `expected` ones, all or none; return once they are safe.

        Safe means that they survive a crash of the program or the machine. The first append to a
        table creates it. `WrongSequence` if its log has another length, `StoreError` if nothing
        can be written now. A caller that is cancelled does not know whether the entries were
        saved, and has to load the log again.
        """
        ...

    async def load(self, table: TableId) -> Sequence[bytes]:
        """The whole log of a table, in order; nothing for a table that was never appended to."""
        ...

    async def tables(self) -> Sequence[StoredTable]:
        """All tables, the one touched last first."""
        ...

    async def expire(self, before: float) -> Sequence[TableId]:
        """Delete the tables last touched before this time. Returns them, the oldest first."""
        ...

    async def close(self) -> None:
        """Finish pending work; every later call raises `StoreError`."""
        ...
