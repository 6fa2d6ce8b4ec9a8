"""The rows of decks in a database, read and written within a transaction of the caller."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

from lorelode.decks.deck_names import is_name
from lorelode.decks.shelf import DecksUnavailable
from lorelode.tables.store.postgres.database import Database, connect, describe
from lorelode.tables.store.postgres.deck_state import DamagedDeck, DeckFile, DeckState, is_path
from lorelode.tables.store.store import StoreError

STATEMENT_SECONDS: Final = 30.0
"""How long the database may take for one file, or to wait for somebody who changes the deck."""

SUM_SECONDS: Final = 600.0
"""How long it may take to read all files of a deck."""

CLOSE_SECONDS: Final = 2.0

_SETTINGS: Final = {
    "synchronous_commit": "on",
    # Somebody else who changes the same deck may be sending many pictures.
    "lock_timeout": "20s",
    # A machine that is gone must not keep a deck locked.
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


@asynccontextmanager
async def open_connection(database: Database) -> AsyncIterator[Any]:
    """A connection of its own; whatever fails there is `DecksUnavailable`."""
    with_errors = _Errors(database)
    with with_errors:
        connection = await connect(database, _SETTINGS, STATEMENT_SECONDS)
    try:
        with with_errors:
            yield connection
    finally:
        try:
            # It tells the database, which then gives up what was not committed.
            await connection.close(timeout=CLOSE_SECONDS)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
            connection.terminate()


class _Errors:
    """Makes every error of a database `DecksUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        match error:
            case DecksUnavailable():
                return
            case asyncpg.LockNotAvailableError():
                raise DecksUnavailable("another server is changing the deck") from error
            case StoreError():
                raise DecksUnavailable(str(error)) from error
            case (
                asyncpg.PostgresError()
                | asyncpg.InterfaceError()
                | asyncpg.InternalClientError()
                | ConnectionError()
                | TimeoutError()
            ):
                raise DecksUnavailable(describe(self._database, error)) from error


class DeckRows:
    """The decks of a cluster, by a connection that is in a transaction."""

    def __init__(self, database: Database, connection: Any) -> None:
        self._connection = connection
        self._decks = database.table("decks")
        self._files = database.table("deck_files")
        self._lock_name = f"deck {database.cluster}"

    async def lock(self, name: str) -> None:
        """Let nobody else change this deck until the transaction ends."""
        await self._connection.execute(
            "SELECT pg_advisory_xact_lock(hashtext($1))", f"{self._lock_name} {name}"
        )

    async def list_digests(self) -> dict[str, str]:
        """The digests of all decks, by name."""
        rows = await self._connection.fetch(f"SELECT name, digest FROM {self._decks} ORDER BY name")
        return {row["name"]: row["digest"].hex() for row in rows if is_name(row["name"])}

    async def read(self, name: str) -> DeckState | None:
        """The state of a deck; None if there is no such deck."""
        return await self._read(name, "digest", STATEMENT_SECONDS)

    async def sum_up(self, name: str) -> DeckState | None:
        """The state of a deck, worked out from what is in its files."""
        return await self._read(name, "sha256(content)", SUM_SECONDS)

    async def _read(self, name: str, digest: str, seconds: float) -> DeckState | None:
        rows = await self._connection.fetch(
            f"SELECT path, {digest} AS digest, length(content) AS size"
            f" FROM {self._files} WHERE deck = $1",
            name,
            timeout=seconds,
        )
        files = {row["path"]: DeckFile(row["digest"].hex(), row["size"]) for row in rows}
        if not all(map(is_path, files)):
            raise DamagedDeck(f"the deck {name!r} has files that no deck has")
        return DeckState.of(files) if files else None

    async def read_content(self, name: str, path: str) -> bytes:
        """What is in a file of a deck."""
        content: bytes = await self._connection.fetchval(
            f"SELECT content FROM {self._files} WHERE deck = $1 AND path = $2",
            name,
            path,
        )
        return content

    async def remove(self, name: str) -> None:
        """Remove a deck."""
        await self._connection.execute(f"DELETE FROM {self._decks} WHERE name = $1", name)

    async def write(
        self,
        name: str,
        before: DeckState | None,
        after: DeckState,
        find: Callable[[str], Path],
    ) -> None:
        """Replace the state of a deck; `find` says where a file is that is new."""
        await self._connection.execute(
            f"INSERT INTO {self._decks} (name, digest) VALUES ($1, $2)"
            " ON CONFLICT (name) DO UPDATE SET digest = excluded.digest",
            name,
            bytes.fromhex(after.digest),
        )
        old: Mapping[str, DeckFile] = {} if before is None else before.files
        await self._connection.execute(
            f"DELETE FROM {self._files} WHERE deck = $1 AND path = ANY($2::text[])",
            name,
            [*(old.keys() - after.files.keys())],
        )
        for path, file in after.files.items():
            if old.get(path) != file:
                # One at a time: a deck may be larger than the memory.
                await self._connection.execute(
                    f"INSERT INTO {self._files} (deck, path, digest, content)"
                    " VALUES ($1, $2, $3, $4) ON CONFLICT (deck, path)"
                    " DO UPDATE SET digest = excluded.digest, content = excluded.content",
                    name,
                    path,
                    bytes.fromhex(file.digest),
                    find(path).read_bytes(),
                )
