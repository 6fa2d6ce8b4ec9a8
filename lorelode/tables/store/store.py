"""What keeps the tables: an append-only log for each, safe before anybody is told."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NewType, Protocol

from msgspec import Struct

TableId = NewType("TableId", str)


class StoreError(Exception):
    """The store could not do it: full, read-only, damaged or closed. Nothing was changed."""


class WrongSequence(StoreError):
    """The log of a table is longer or shorter than the caller thought."""

    def __init__(self, table: TableId, expected: int, found: int) -> None:
        super().__init__(f"table {table} has {found} entries, not {expected}")
        self.expected = expected
        self.found = found


class Kept(Struct, frozen=True):
    """A table that the store knows, without its log."""

    table: TableId
    entries: int
    touched: float
    """When it was last appended to, by the caller's clock."""


class Store(Protocol):
    """An append-only log a table, for all the tasks of one event loop."""

    def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], now: float
    ) -> Awaitable[None]:
        """Add entries after the first `expected` ones, all or none; return once they are safe.

        Safe is: they will be there when the machine comes back, whatever is killed. The first
        append to a table makes it. `WrongSequence` if its log has another length, `StoreError` if
        nothing can be written now. A caller that is cancelled meanwhile does not know whether the
        entries are there: it has to load again.
        """
        ...

    async def load(self, table: TableId) -> Sequence[bytes]:
        """The whole log of a table, in order; nothing for a table that was never appended to."""
        ...

    async def tables(self) -> Sequence[Kept]:
        """All tables, the one touched last first."""
        ...

    async def expire(self, before: float) -> Sequence[TableId]:
        """Forget the tables last touched before this moment, and say which, the oldest first."""
        ...

    async def close(self) -> None:
        """Finish what was begun; whatever is asked afterwards is a `StoreError`."""
        ...
