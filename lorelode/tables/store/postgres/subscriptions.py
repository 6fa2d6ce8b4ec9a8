"""The subscriptions of all visitors in a PostgreSQL that several processes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.tables.store.postgres.database import Database, Link
from lorelode.tables.store.subscriptions import (
    MAX_PER_VISITOR,
    MAX_SUBSCRIPTIONS,
    Subscription,
    TooManySubscriptions,
)

_SAVE: Final = """
INSERT INTO {table} (person, endpoint, p256dh, auth, language, renewed)
SELECT $1, $2, $3, $4, $5, $6
WHERE EXISTS (SELECT FROM {table} WHERE person = $1)
OR (SELECT count(*) FROM {table}) < $7
ON CONFLICT (person, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
language = excluded.language, renewed = excluded.renewed
RETURNING person
"""

_TRIM: Final = """
DELETE FROM {table} WHERE person = $1 AND endpoint NOT IN (
    SELECT endpoint FROM {table} WHERE person = $1 ORDER BY renewed DESC LIMIT $2
)
"""


class PostgresSubscriptions:
    """`Subscriptions` in a database that a `PostgresStore` has opened."""

    def __init__(self, database: Database) -> None:
        self._link = Link(database)
        self._table = database.table("subscriptions")

    async def save(self, person: str, subscription: Subscription, now: float) -> None:
        """Keep or renew a subscription of a visitor, or raise `TooManySubscriptions`."""
        saved = await self._link.fetch(
            _SAVE.format(table=self._table),
            person,
            subscription.endpoint,
            subscription.p256dh,
            subscription.auth,
            subscription.language,
            now,
            MAX_SUBSCRIPTIONS,
        )
        if not saved:
            raise TooManySubscriptions
        await self._link.fetch(_TRIM.format(table=self._table), person, MAX_PER_VISITOR)

    async def find(self, person: str) -> Sequence[Subscription]:
        """The subscriptions of a visitor."""
        rows = await self._link.fetch(
            f"SELECT endpoint, p256dh, auth, language FROM {self._table} WHERE person = $1"
            " ORDER BY renewed DESC",
            person,
        )
        return [
            Subscription(row["endpoint"], row["p256dh"], row["auth"], row["language"])
            for row in rows
        ]

    async def drop(self, person: str, endpoint: str) -> None:
        """Delete a subscription, if it is there."""
        await self._delete("person = $1 AND endpoint = $2", person, endpoint)

    async def forget(self, person: str) -> None:
        """Delete all subscriptions of a visitor."""
        await self._delete("person = $1", person)

    async def expire(self, before: float) -> None:
        """Delete those that were last renewed before a moment."""
        await self._delete("renewed < $1", before)

    async def close(self) -> None:
        """Finish pending work."""
        await self._link.close()

    async def _delete(self, where: str, *values: str | float) -> None:
        await self._link.fetch(f"DELETE FROM {self._table} WHERE {where}", *values)
