"""Subscriptions: where each visitor's browsers take notices, until they expire.

A visitor is known by the hash of their token, as in the logs of tables.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct

from lorelode.core.languages import Language
from lorelode.tables.store.sqlite import connect
from lorelode.tables.store.store import StoreError
from lorelode.tables.store.worker import Worker

MAX_PER_VISITOR: Final = 4
"""A browser has one. With more than this, the one that was renewed longest ago goes."""

MAX_SUBSCRIPTIONS: Final = 100_000
"""How many a server keeps. With as many, new ones are refused until some expire."""


class Subscription(Struct, frozen=True):
    """A browser that takes notices, and the language that they are to have."""

    endpoint: str
    """Where the push service of the browser takes them."""
    p256dh: str
    """The public key that they are encrypted with, as browsers write it."""
    auth: str
    """The secret of the browser that goes into the encryption, likewise."""
    language: Language


class TooManySubscriptions(Exception):
    """No more can be kept now."""


class Subscriptions(Protocol):
    """The subscriptions of all visitors. Every method may raise `StoreError`."""

    async def save(self, person: str, subscription: Subscription, now: float) -> None:
        """Keep or renew a subscription of a visitor, or raise `TooManySubscriptions`."""
        ...

    async def find(self, person: str) -> Sequence[Subscription]:
        """The subscriptions of a visitor."""
        ...

    async def drop(self, person: str, endpoint: str) -> None:
        """Delete a subscription, if it is there."""
        ...

    async def forget(self, person: str) -> None:
        """Delete all subscriptions of a visitor."""
        ...

    async def expire(self, before: float) -> None:
        """Delete those that were last renewed before a moment."""
        ...

    async def close(self) -> None:
        """Finish pending work."""
        ...


_TABLE: Final = """
CREATE TABLE IF NOT EXISTS subscriptions (
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    renewed REAL NOT NULL,
    PRIMARY KEY (person, endpoint)
)
"""


class SqliteSubscriptions:
    """`Subscriptions` in the file at `path`, created if it does not exist."""

    def __init__(self, path: Path) -> None:
        try:
            path.touch(0o600)  # who reads it could send notices
            with closing(connect(path)) as file:
                file.execute(_TABLE)
            self._worker = Worker("subscriptions", lambda: connect(path), lambda _: None)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path}: {error}") from error

    async def save(self, person: str, subscription: Subscription, now: float) -> None:
        """Keep or renew a subscription of a visitor, or raise `TooManySubscriptions`."""
        if not await self._worker.run(lambda file: _save(file, person, subscription, now)):
            raise TooManySubscriptions

    async def find(self, person: str) -> Sequence[Subscription]:
        """The subscriptions of a visitor."""
        rows = await self._worker.run(
            lambda file: file.execute(
                "SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE person = ?"
                " ORDER BY renewed DESC",
                (person,),
            ).fetchall()
        )
        return [Subscription(*row) for row in rows]

    async def drop(self, person: str, endpoint: str) -> None:
        """Delete a subscription, if it is there."""
        await self._delete("person = ? AND endpoint = ?", person, endpoint)

    async def forget(self, person: str) -> None:
        """Delete all subscriptions of a visitor."""
        await self._delete("person = ?", person)

    async def expire(self, before: float) -> None:
        """Delete those that were last renewed before a moment."""
        await self._delete("renewed < ?", before)

    async def close(self) -> None:
        """Finish pending work."""
        await self._worker.close()

    async def _delete(self, where: str, *values: str | float) -> None:
        def delete(file: sqlite3.Connection) -> None:
            file.execute(f"DELETE FROM subscriptions WHERE {where}", values)

        await self._worker.run(delete)


def _save(file: sqlite3.Connection, person: str, subscription: Subscription, now: float) -> bool:
    """Keep a subscription; False if there are too many."""
    (known,) = file.execute(
        "SELECT count(*) FROM subscriptions WHERE person = ?", (person,)
    ).fetchone()
    if not known:
        (count,) = file.execute("SELECT count(*) FROM subscriptions").fetchone()
        if count >= MAX_SUBSCRIPTIONS:
            return False
    file.execute(
        "INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?)",
        (
            person,
            subscription.endpoint,
            subscription.p256dh,
            subscription.auth,
            subscription.language,
            now,
        ),
    )
    file.execute(
        "DELETE FROM subscriptions WHERE person = ?1 AND endpoint NOT IN (SELECT endpoint"
        " FROM subscriptions WHERE person = ?1 ORDER BY renewed DESC, rowid DESC LIMIT ?2)",
        (person, MAX_PER_VISITOR),
    )
    return True
