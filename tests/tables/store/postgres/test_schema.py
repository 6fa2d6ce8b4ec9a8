"""Databases that are refused, and those that are brought up to date."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from lorelode.tables.store import StoreError, TableId
from lorelode.tables.store.postgres import Database, PostgresStore, schema
from lorelode.tables.store.postgres.schema import (
    OLDEST_VERSION,
    SCHEMA_VERSION,
    prepare,
    require_current,
)
from tests.postgres import new_cluster, shared_server

A = TableId("A")
SECRET = "hunter2"


def execute(database: Database, *statements: str) -> None:
    """Run statements; `{}` is the schema of the cluster."""

    async def run() -> None:
        connection = await asyncpg.connect(database.address)
        for statement in statements:
            await connection.execute(statement.replace("{}", f'"{database.cluster}"'))
        await connection.close()

    asyncio.run(run())


def refusal(database: Database) -> str:
    """Why a database is refused."""
    with pytest.raises(StoreError) as refused:
        asyncio.run(prepare(database))
    assert SECRET not in str(refused.value)
    return str(refused.value)


def test_many_processes_may_make_the_same_cluster_at_once() -> None:
    async def check() -> None:
        database = new_cluster()
        stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(6)))
        assert len({await store.read_secret() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(check())


def test_a_newer_schema_is_refused_and_not_changed() -> None:
    database = new_cluster()
    asyncio.run(prepare(database))
    execute(database, f"UPDATE {{}}.about SET version = {SCHEMA_VERSION + 1}")
    assert f"was written by a newer version (schema {SCHEMA_VERSION + 1}, this one knows" in (
        refusal(database)
    )


def test_an_older_schema_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    database = new_cluster()
    asyncio.run(prepare(database))
    newer = (*schema._MIGRATIONS, ("ALTER TABLE {schema}.tables ADD COLUMN shade text",))
    monkeypatch.setattr(schema, "_MIGRATIONS", newer)
    monkeypatch.setattr(schema, "SCHEMA_VERSION", len(newer))
    # Those who only read do not change it.
    for _ in range(2):
        with pytest.raises(StoreError, match=r"is of an older version .* start a server first"):
            asyncio.run(require_current(database))
    asyncio.run(prepare(database))
    asyncio.run(require_current(database))
    execute(database, "UPDATE {}.tables SET shade = 'green'")


@pytest.mark.parametrize("table", ["recipes", "about"])
def test_a_schema_of_another_program_is_refused(table: str) -> None:
    database = new_cluster()
    execute(database, "CREATE SCHEMA {}", f"CREATE TABLE {{}}.{table} (name text)")
    assert "is of another program" in refusal(database)


def test_an_empty_schema_may_be_there_already() -> None:
    database = new_cluster()
    execute(database, "CREATE SCHEMA {}")
    asyncio.run(prepare(database))


def test_two_clusters_in_one_database_do_not_see_each_other() -> None:
    async def check() -> None:
        one, other = [await PostgresStore.open(new_cluster()) for _ in range(2)]
        await one.append(A, 0, [b"one"], now=1)
        await other.append(A, 0, [b"other"], now=1)
        assert (await one.load(A)).entries == [b"one"]
        assert len(await other.tables()) == 1
        await one.close()
        await other.close()

    asyncio.run(check())


def _with(address: Callable[[str], str]) -> Database:
    shared = new_cluster()
    return Database(address(shared.address), shared.cluster)


def test_databases_that_are_not_there_are_refused_in_one_sentence() -> None:
    port = "postgresql://me:hunter2@127.0.0.1:1/play"
    assert refusal(Database(port)).startswith(
        "the database at 127.0.0.1:1/play cannot be reached (Connect"
    )
    unknown = "postgresql://me:hunter2@no.such.machine.invalid/play"
    assert refusal(Database(unknown)) == (
        "the machine of the database at no.such.machine.invalid/play is not known"
    )
    folder = shared_server().folder
    assert refusal(Database(f"postgresql://postgres:hunter2@/absent?host={folder}")) == (
        f"there is no database {folder}/absent"
    )
    assert refusal(Database(f"postgresql://stranger:hunter2@/postgres?host={folder}")) == (
        f"the database at {folder}/postgres does not accept the user or the password"
    )


def test_a_read_only_database_is_refused() -> None:
    database = _with(lambda address: f"{address}&default_transaction_read_only=on")
    assert refusal(database).endswith("is read-only")


def test_a_user_who_may_not_make_tables_is_refused() -> None:
    execute(new_cluster(), "DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")
    database = _with(lambda address: address.replace("postgres@", "guest@"))
    assert refusal(database).endswith("may not do what a server needs")


def test_a_clock_that_is_far_off_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    later = SimpleNamespace(time=lambda: time.time() + 3600)
    monkeypatch.setattr(schema, "time", later)
    assert refusal(new_cluster()).endswith("are 3600 seconds apart")


def test_a_version_that_is_too_old_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "OLDEST_VERSION", 99)
    said = refusal(new_cluster())
    assert said.startswith("PostgreSQL 99 or later is needed, and the database at ")
    assert OLDEST_VERSION == 14


def test_no_password_is_shown(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    database = Database("postgresql://me:hunter2@127.0.0.1:1/play")
    store: Any = PostgresStore(database)
    assert repr(database) == "Database(127.0.0.1:1/play)"
    assert SECRET not in repr(store.source)
    refusal(database)
    assert SECRET not in caplog.text
