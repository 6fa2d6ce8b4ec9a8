"""While the database refuses, so does the server, and the tables go on when it can write again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import asyncpg
import msgspec
import pytest

from lorelode.core import Code, Refusal
from lorelode.tables.store.postgres import Database
from lorelode.wire import RefusalBody
from tests.cli.terminal import run as run_command
from tests.postgres import new_cluster
from tests.server.clients import PATIENCE, Visitor, Wire
from tests.server.local_nodes import joined, nodes
from tests.web.serving import run

REFUSAL = msgspec.to_builtins(RefusalBody.of(Refusal(Code.STORE_UNAVAILABLE)))

FULL = (
    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE disk_full; END $$",
    "CREATE TRIGGER full_disk BEFORE INSERT ON {}.log EXECUTE FUNCTION refuse()",
)
"""The database says what it says when its disk is full."""

FULL_FOR_TABLES = (
    "CREATE FUNCTION stop() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN RAISE disk_full; END'",
    "CREATE EVENT TRIGGER full_disk ON ddl_command_start EXECUTE FUNCTION stop()",
)

ROOM = ("DROP TRIGGER full_disk ON {}.log",)

READ_ONLY = "ALTER DATABASE {} SET default_transaction_read_only = on"
WRITABLE = "ALTER DATABASE {} RESET default_transaction_read_only"
SHUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"


class OwnDatabase:
    """A database for one test, beside the one that the others share."""

    def __init__(self) -> None:
        self._shared = new_cluster()
        self._name = self._shared.cluster
        address = self._shared.address.replace(
            "postgres@/postgres", f"postgres:hunter2@/{self._name}"
        )
        self.database = Database(address, "lorelode")

    async def change(self, *statements: str) -> None:
        """Change what is in it; `{}` is the schema."""
        connection = await asyncpg.connect(self.database.address)
        for statement in statements:
            await connection.execute(statement.format('"lorelode"'))
        await connection.close()

    async def change_it(self, *statements: str) -> None:
        """Change the database itself, and end all connections to it."""
        connection = await asyncpg.connect(self._shared.address)
        for statement in statements:
            await connection.execute(statement.format(self._name))
        await connection.execute(SHUT, self._name)
        await connection.close()


@pytest.fixture
def own() -> Iterator[OwnDatabase]:
    own = OwnDatabase()
    asyncio.run(own.change_it("CREATE DATABASE {}"))
    yield own
    asyncio.run(own.change_it("DROP DATABASE {} WITH (FORCE)"))


async def say(wire: Wire, text: str) -> object:
    """Say something; `done`, or the refusal."""
    answer = await wire.ask("say", text, text=text)
    return "done" if answer["type"] == "done" else {name: answer[name] for name in REFUSAL}


async def try_to_say(person: Visitor, code: str, text: str) -> object:
    """The same over a new connection, and why there is none if there is none."""
    try:
        return await say(await joined(person, code), text)
    except (ConnectionError, aiohttp.ClientError):
        _, refusal = await person.ask_why(code)
        return refusal


@pytest.mark.usefixtures("long_leases")
def test_a_database_that_is_full_or_read_only_refuses_and_the_table_goes_on_later(
    own: OwnDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with (
            nodes(tmp_path, 1, database=own.database.address, cluster="lorelode") as (node,),
            Visitor(node.base) as ann,
        ):
            code = await ann.make_table()
            wire = await joined(ann, code)
            await wire.do("sit", seat=0, name="Ann")
            await own.change(*FULL)
            for _ in range(2):
                assert await say(wire, "full") == REFUSAL
            await own.change(*ROOM)
            assert await say(wire, "full") == "done"

            await own.change_it(READ_ONLY)
            for _ in range(3):
                assert await try_to_say(ann, code, "read-only") == REFUSAL
            await own.change_it(WRITABLE)
            async with asyncio.timeout(PATIENCE):
                while await try_to_say(ann, code, "again") != "done":
                    await asyncio.sleep(0.1)
            fresh = await joined(ann, code)
            said = [line["text"] for line in fresh.view["chat"]]
            assert said == ["full", "again"]

    run(scenario())
    printed = capsys.readouterr()
    assert "hunter2" not in printed.out + printed.err


def test_a_server_does_not_start_with_a_database_that_is_full_read_only_or_of_others(
    own: OwnDatabase, tmp_path: Path
) -> None:
    def refusal() -> str:
        ended = run_command(
            *("serve", "--port", "0", "--data", str(tmp_path / "data")),
            LORELODE_DATABASE=own.database.address,
            LORELODE_LOG_LEVEL="debug",
        )
        assert (ended.code, ended.out) == (2, "")
        assert "hunter2" not in ended.err
        return ended.err.splitlines()[-1]

    place = own.database.place
    asyncio.run(own.change(*FULL_FOR_TABLES))
    said = "The tables cannot be opened: "
    assert refusal() == f"{said}the disk of the database at {place} is full."
    asyncio.run(own.change_it(READ_ONLY))
    assert refusal() == f"{said}the database at {place} is read-only."
    asyncio.run(own.change_it(WRITABLE))
    others = ("DROP EVENT TRIGGER full_disk", "CREATE SCHEMA {}", "CREATE TABLE {}.recipes (x int)")
    asyncio.run(own.change(*others))
    assert (
        refusal() == f"{said}the schema lorelode of the database at {place} is of another program."
    )
