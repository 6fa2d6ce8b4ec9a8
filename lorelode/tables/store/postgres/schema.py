"""The tables of a cluster in a database: made, migrated, and refused if they are not ours."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from lorelode.tables.store.postgres.database import Database, connect, describe
from lorelode.tables.store.store import StoreError

PROGRAM: Final = "lorelode"
"""Identifies the tables as ours."""

OLDEST_VERSION: Final = 14
"""The oldest PostgreSQL that has all that is used."""

MAX_CLOCK_SECONDS: Final = 60.0
"""How far the clocks of the database and of this machine may be apart."""

SECRET_BYTES: Final = 32

_MIGRATIONS: Final[Sequence[Sequence[str]]] = (
    (
        """
        CREATE TABLE {schema}.tables (
            id text PRIMARY KEY,
            length integer NOT NULL,
            touched double precision NOT NULL,
            started boolean NOT NULL,
            binned double precision,
            owner bigint,
            epoch bigint NOT NULL DEFAULT 0
        ) WITH (fillfactor = 80)
        """,
        "CREATE INDEX tables_by_owner ON {schema}.tables (owner) WHERE owner IS NOT NULL",
        """
        CREATE TABLE {schema}.log (
            id text NOT NULL,
            seq integer NOT NULL,
            entry bytea NOT NULL,
            slot text,
            PRIMARY KEY (id, seq)
        )
        """,
        "CREATE UNIQUE INDEX log_by_slot ON {schema}.log (id, slot) WHERE slot IS NOT NULL",
        """
        CREATE TABLE {schema}.nodes (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            address text NOT NULL,
            expires timestamptz NOT NULL
        )
        """,
        """
        CREATE TABLE {schema}.forgotten (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            person text NOT NULL UNIQUE
        )
        """,
    ),
    (
        """
        CREATE TABLE {schema}.decks (
            name text COLLATE "C" PRIMARY KEY,
            digest bytea NOT NULL
        )
        """,
        """
        CREATE TABLE {schema}.deck_files (
            deck text COLLATE "C" NOT NULL REFERENCES {schema}.decks ON DELETE CASCADE,
            path text COLLATE "C" NOT NULL,
            digest bytea NOT NULL,
            content bytea NOT NULL,
            PRIMARY KEY (deck, path)
        )
        """,
        # Pictures are compressed already.
        "ALTER TABLE {schema}.deck_files ALTER content SET STORAGE EXTERNAL",
    ),
    (
        "ALTER TABLE {schema}.about ADD COLUMN push_key text",
        """
        CREATE TABLE {schema}.subscriptions (
            person text NOT NULL,
            endpoint text NOT NULL,
            p256dh text NOT NULL,
            auth text NOT NULL,
            language text NOT NULL,
            renewed double precision NOT NULL,
            PRIMARY KEY (person, endpoint)
        )
        """,
    ),
)
"""For each version of the schema, the statements that lead to it from the version before.

`touched` has no index: an update that changes no index is cheap, and every append is one.

A deck has the digest of its state (`deck_state`), by which a node notices that it has changed.
"""

SCHEMA_VERSION: Final = len(_MIGRATIONS)

_ABOUT: Final = """
CREATE TABLE {schema}.about (
    program text NOT NULL,
    version integer NOT NULL,
    secret text NOT NULL,
    operator_key text
)
"""
"""One row: what the tables are, and what all nodes of the cluster have in common."""


async def prepare(database: Database) -> None:
    """Make or migrate the tables of a cluster; `StoreError` says why that cannot be done."""
    connection = await connect(database)
    try:
        await _check_server(database, connection)
        async with connection.transaction():
            # Several nodes may start at the same time.
            await connection.execute(
                "SELECT pg_advisory_xact_lock(hashtext($1))", f"{PROGRAM} {database.cluster}"
            )
            await _migrate(database, connection)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise StoreError(describe(database, error)) from error
    finally:
        connection.terminate()


async def require_current(database: Database) -> None:
    """Change nothing, and raise `StoreError` unless the tables are there and of this version."""
    connection = await connect(database)
    try:
        version = await _read_version(database, connection)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise StoreError(describe(database, error)) from error
    finally:
        connection.terminate()
    if version is None:
        raise StoreError(f"the database at {database.place} has no cluster {database.cluster}")
    if version < SCHEMA_VERSION:
        raise StoreError(
            f"the schema {database.cluster} of the database at {database.place} is of an older"
            f" version (schema {version}, this one needs {SCHEMA_VERSION}): start a server first"
        )


async def _check_server(database: Database, connection: Any) -> None:
    version = connection.get_server_version()
    if version.major < OLDEST_VERSION:
        raise StoreError(
            f"PostgreSQL {OLDEST_VERSION} or later is needed,"
            f" and the database at {database.place} has {version.major}.{version.minor}"
        )
    row = await connection.fetchrow(
        "SELECT current_setting('transaction_read_only')::boolean AS read_only,"
        " extract(epoch FROM clock_timestamp())::float8 AS now"
    )
    if row["read_only"]:
        raise StoreError(f"the database at {database.place} is read-only")
    apart = abs(row["now"] - time.time())
    if apart > MAX_CLOCK_SECONDS:
        raise StoreError(
            f"the clocks of this machine and of the database at {database.place}"
            f" are {apart:.0f} seconds apart"
        )


async def _read_version(database: Database, connection: Any) -> int | None:
    """The version of the tables, None if there are none; or `StoreError` if it cannot be used."""
    schema = f'"{database.cluster}"'
    names = {
        row["relname"]
        for row in await connection.fetch(
            "SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace($1)", schema
        )
    }
    if "about" in names:
        row = await connection.fetchrow(f"SELECT * FROM {schema}.about")
        ours = row is not None and row.get("program") == PROGRAM
    else:
        row, ours = None, not names
    if not ours:
        raise StoreError(
            f"the schema {database.cluster} of the database at {database.place}"
            " is of another program"
        )
    if row is None:
        return None
    version: int = row["version"]
    if version > SCHEMA_VERSION:
        raise StoreError(
            f"the schema {database.cluster} of the database at {database.place} was written by a"
            f" newer version (schema {version}, this one knows {SCHEMA_VERSION})"
        )
    return version


async def _migrate(database: Database, connection: Any) -> None:
    schema = f'"{database.cluster}"'
    about = f"{schema}.about"
    found = await _read_version(database, connection)
    version = found or 0
    if found is None:
        # Without "IF NOT EXISTS", which needs a right even if it is there.
        if not await connection.fetchval("SELECT to_regnamespace($1) IS NOT NULL", schema):
            await connection.execute(f"CREATE SCHEMA {schema}")
        await connection.execute(_ABOUT.format(schema=schema))
        await connection.execute(
            f"INSERT INTO {about} (program, version, secret) VALUES ($1, 0, $2)",
            PROGRAM,
            secrets.token_urlsafe(SECRET_BYTES),
        )
    for statements in _MIGRATIONS[version:]:
        for statement in statements:
            await connection.execute(statement.format(schema=schema))
    if version < SCHEMA_VERSION:
        await connection.execute(f"UPDATE {about} SET version = $1", SCHEMA_VERSION)
