"""A database, and one connection to it that is opened again when it was lost.

Whatever goes wrong becomes a `StoreError` with a sentence of our own: what a driver or a server
says may quote an address with its password.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import asyncpg
from msgspec import Struct

from lorelode.tables.store.store import StoreError, UncertainAppend

CONNECT_SECONDS: Final = 3
"""How long the database may take to accept a connection."""

QUERY_SECONDS: Final = 3.0
"""How long a query may take that people wait for."""

_LOST: Final = ("08", "57P")
"""The beginnings of the SQLSTATEs that end a connection, perhaps after the work was done."""

Row = Mapping[str, Any]


class NoConnection(StoreError):
    """There is no connection to the database. Nothing was changed."""


class Database(Struct, frozen=True):
    """The address of a database, and the name of the cluster: the schema that has its tables."""

    address: str
    cluster: str = "lorelode"

    def __repr__(self) -> str:
        return f"Database({self.place})"

    @property
    def place(self) -> str:
        """Where the database is, without user and password."""
        parts = urlsplit(self.address)
        hosts = parts.netloc.rpartition("@")[2]
        if not hosts:
            found = re.search(r"(?:^|&)host=([^&]*)", parts.query)
            hosts = unquote(found[1]) if found else "this machine"
        return f"{hosts}{parts.path}"

    def table(self, name: str) -> str:
        """The name of a table of the cluster in a statement."""
        return f'"{self.cluster}".{name}'


class Link:
    """One connection, for one query at a time; opened when it is needed, and again when lost."""

    def __init__(self, database: Database, settings: Mapping[str, str] | None = None) -> None:
        self._database = database
        self._settings = dict(settings or {})
        self._turn = asyncio.Lock()
        self._connection: Any = None
        self._closed = False

    async def fetch(
        self, query: str, *arguments: object, seconds: float | None = QUERY_SECONDS
    ) -> Sequence[Row]:
        """The rows of a query.

        `UncertainAppend` if the connection was lost while it ran, so that it may have been carried
        out; any other `StoreError` if it was not.
        """
        async with self._turn:
            connection = await self._open()
            try:
                rows: Sequence[Row] = await connection.fetch(query, *arguments, timeout=seconds)
            except (asyncpg.exceptions.DataError, TypeError, ValueError) as error:
                raise StoreError(f"{type(error).__name__} in a query") from error
            except asyncpg.PostgresError as error:
                if _state(error).startswith(_LOST):
                    self._drop()
                    raise UncertainAppend(describe(self._database, error)) from error
                if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                    # A new connection may be to one that can be written, or to the same later.
                    self._drop()
                raise StoreError(describe(self._database, error)) from error
            except (
                *(OSError, TimeoutError),
                *(asyncpg.InterfaceError, asyncpg.InternalClientError),
            ) as error:
                self._drop()
                raise UncertainAppend(describe(self._database, error)) from error
            except BaseException:
                # Cancelled: the answer must not be read as that of the next query.
                self._drop()
                raise
            return rows

    async def close(self) -> None:
        """Close the connection; every later query raises `StoreError`."""
        async with self._turn:
            self._closed = True
            self._drop()

    async def _open(self) -> Any:
        if self._closed:
            raise StoreError("the store is closed")
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._database, self._settings)
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            # Not `close`, which would wait for a server that may be gone.
            connection.terminate()


async def connect(
    database: Database, settings: Mapping[str, str] | None = None, seconds: float | None = None
) -> Any:
    """A connection to a database, or `StoreError`; `NoConnection` if the address may be right.

    A statement may take these seconds, unless it is given its own.
    """
    try:
        connection = await asyncpg.connect(
            database.address,
            timeout=CONNECT_SECONDS,
            command_timeout=seconds,
            server_settings={"application_name": "lorelode", **(settings or {})},
        )
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise NoConnection(describe(database, error)) from error
    except ValueError as error:
        raise StoreError("this is not an address of a PostgreSQL database") from error
    return connection


def _state(error: Exception) -> str:
    """The SQLSTATE of an error of the server."""
    return str(getattr(error, "sqlstate", None) or "")


def is_uncertain(error: Exception) -> bool:
    """Whether a statement that ended so may have been carried out."""
    return not isinstance(error, asyncpg.PostgresError) or _state(error).startswith(_LOST)


def describe(database: Database, error: Exception) -> str:
    """What went wrong, in one sentence that quotes neither an address nor what was written."""
    place = database.place
    match error:
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return f"the database at {place} does not accept the user or the password"
        case asyncpg.InvalidCatalogNameError():
            return f"there is no database {place}"
        case asyncpg.CannotConnectNowError() | asyncpg.AdminShutdownError():
            return f"the database at {place} is starting or stopping"
        case asyncpg.InsufficientPrivilegeError():
            return f"the user of the database at {place} may not do what a server needs"
        case asyncpg.ReadOnlySQLTransactionError():
            return f"the database at {place} is read-only"
        case asyncpg.DiskFullError():
            return f"the disk of the database at {place} is full"
        case asyncpg.TooManyConnectionsError():
            return f"the database at {place} has too many connections"
        case asyncpg.PostgresError():
            return f"the database at {place} refuses with SQLSTATE {_state(error)}"
        case socket.gaierror():
            return f"the machine of the database at {place} is not known"
        case TimeoutError():
            return f"the database at {place} does not answer"
        case OSError():
            reason = error.strerror or "connection lost"
            return f"the database at {place} cannot be reached ({reason})"
    return f"the connection to the database at {place} was lost"
