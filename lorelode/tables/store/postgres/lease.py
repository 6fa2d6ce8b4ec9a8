"""The lease of one process among those that share a database, by the database's clock.

A process renews its lease every second. One whose lease has lapsed is buried: its row is deleted by
whoever wants one of its tables. So a lease that has lapsed is never renewed, and a process that was
away too long has to begin anew, with another number and without tables.

The process itself counts from the moment when it asked, and stops answering a second early.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from lorelode.tables.store.postgres.database import Database, Link

LEASE_SECONDS: Final = 4.0
"""How long a lease is valid."""

RENEWAL_SECONDS: Final = 1.0
"""How often it is renewed."""

SPARE_SECONDS: Final = 1.0
"""How long before its end a process does nothing in its name any more."""


def _now() -> float:
    """Seconds of a clock that runs on while the process, or the machine, is stopped."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Lease:
    """The lease of a process that others reach at `address`."""

    def __init__(self, database: Database, address: str) -> None:
        self.address = address
        self.number: int | None = None
        """The number of this process while it has a lease; no two leases have the same."""
        self.on_lapse: Callable[[], None] = lambda: None
        """Called when the lease has lapsed, before another one is asked for."""
        self.on_renewal: Callable[[], None] = lambda: None
        """Called after each renewal, and when there is a new lease."""
        self.on_error: Callable[[Exception], None] = lambda _: None
        """Called when the database does not answer, or something else is wrong."""
        self._link = Link(database)
        nodes, tables = database.table("nodes"), database.table("tables")
        until = f"clock_timestamp() + interval '{LEASE_SECONDS} seconds'"
        self._join = f"INSERT INTO {nodes} (address, expires) VALUES ($1, {until}) RETURNING number"
        self._renew = (
            f"UPDATE {nodes} SET expires = {until}"
            " WHERE number = $1 AND expires > clock_timestamp() RETURNING number"
        )
        self._leave = (
            f"WITH given AS (UPDATE {tables} SET owner = NULL WHERE owner = $1)"
            f" DELETE FROM {nodes} WHERE number = $1"
        )
        self._until = 0.0
        self._asked = 0.0

    @property
    def valid(self) -> bool:
        """Whether this process may still answer for its tables."""
        return _now() < self._until

    @property
    def age_seconds(self) -> float:
        """How long ago the lease was last renewed."""
        return _now() - self._asked

    async def join(self) -> None:
        """Get a lease, or raise `StoreError`."""
        asked = _now()
        (row,) = await self._link.fetch(self._join, self.address)
        self.number = row["number"]
        self._extend(asked)

    async def keep(self) -> None:
        """Renew the lease until cancelled; after a lapse, ask for another one."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS - min(self.age_seconds, 0.8 * RENEWAL_SECONDS))
            try:
                if self.number is None:
                    await self.join()
                    self.on_renewal()
                elif not await self._try_to_renew(self.number):
                    self._lapse()
            except Exception as error:
                # Whatever it was: without renewals nobody may rely on this process.
                if not self.valid:
                    self._lapse()
                self.on_error(error)
                await asyncio.sleep(RENEWAL_SECONDS / 10)

    async def leave(self) -> None:
        """Give all tables and the lease back."""
        number, self.number, self._until = self.number, None, 0.0
        try:
            if number is not None:
                await self._link.fetch(self._leave, number)
        finally:
            await self._link.close()

    async def _try_to_renew(self, number: int) -> bool:
        """Renew the lease; False if it has lapsed, `StoreError` if nobody knows."""
        asked = _now()
        try:
            # Not longer than the lease: its end must not be missed.
            async with asyncio.timeout(max(self._until - asked, 0.01)):
                rows = await self._link.fetch(self._renew, number)
        except TimeoutError:
            return False
        if rows:
            self._extend(asked)
            self.on_renewal()
        return bool(rows)

    def _extend(self, asked: float) -> None:
        self._asked = asked
        self._until = asked + LEASE_SECONDS - SPARE_SECONDS

    def _lapse(self) -> None:
        if self.number is not None:
            self.number, self._until = None, 0.0
            self.on_lapse()
