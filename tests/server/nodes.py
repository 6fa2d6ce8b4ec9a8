"""Three nodes that share a PostgreSQL, and what can go wrong with them."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg

from lorelode.tables.store.postgres import Database
from tests.postgres import Postgres, new_cluster
from tests.server.server_process import Process, free_port


class Proxy:
    """Stands between a node and its database, and can cut them off from each other."""

    def __init__(self, postgres: Postgres) -> None:
        self._path = str(postgres.folder / ".s.PGSQL.5432")
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._open = asyncio.Event()
        self._open.set()
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.drop()

    def cut(self) -> None:
        """Pass nothing on, as if a cable was pulled."""
        self._open.clear()

    def drop(self) -> None:
        """Close all connections."""
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        """Pass everything on again; what was connected before is lost."""
        self.drop()
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_unix_connection(self._path)
            self._writers.add(back)
            try:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._pass(reader, back))
                    tasks.create_task(self._pass(there, writer))
            finally:
                self._writers.discard(back)
                back.transport.abort()
        except* (OSError, asyncio.CancelledError):
            pass
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self._open.wait()
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError


class Nodes:
    """Nodes of one cluster; each is reached at an address of its own."""

    def __init__(self, folder: Path, postgres: Postgres, database: Database) -> None:
        self.postgres = postgres
        self.database = database
        self.proxy = Proxy(postgres)
        self._folder = folder
        self.all: list[Process] = []

    async def start(self, count: int, **settings: object) -> None:
        await self.proxy.start()
        port = free_port()
        hosts = [f"127.0.0.{1 + number}" for number in range(count)]
        origins = " ".join(f"http://{host}:{port}" for host in hosts)
        one_port = {"port": port, "share_port": "true", "origins": origins}
        for number, host in enumerate(hosts):
            # The last one reaches the database through the proxy.
            through = f"postgresql://postgres@127.0.0.1:{self.proxy.port}/postgres?sslmode=disable"
            address = through if number == count - 1 else self.database.address
            folder = self._folder / str(number)
            folder.mkdir()
            node = Process(
                folder,
                database=address,
                cluster=self.database.cluster,
                # The last one relays and is relayed to, the others hand connections over.
                **({} if number == count - 1 else {**one_port, "bind_address": host}),
                **settings,
            )
            self.all.append(node)
        await asyncio.gather(*(node.start() for node in self.all))

    async def stop(self) -> None:
        for node in self.all:
            with suppress(AssertionError):
                node.kill()
        await self.proxy.close()

    def pause(self, node: Process) -> None:
        """Stop a node in the middle of whatever it does."""
        node.send(signal.SIGSTOP)

    def resume(self, node: Process) -> None:
        node.send(signal.SIGCONT)

    async def query(self, text: str) -> list[asyncpg.Record]:
        """The rows of a query, with the schema for `{}`."""
        connection = await asyncpg.connect(self.database.address)
        try:
            rows: list[asyncpg.Record] = await connection.fetch(
                text.replace("{}", f'"{self.database.cluster}"')
            )
            return rows
        finally:
            await connection.close()

    async def epochs(self) -> dict[str, int]:
        rows = await self.query("SELECT id, epoch FROM {}.tables")
        return {row["id"]: row["epoch"] for row in rows}

    async def owned_by(self, node: Process) -> set[str]:
        """The codes of the tables of a node."""
        rows = await self.query(
            "SELECT id, n.address FROM {}.tables JOIN {}.nodes AS n ON n.number = owner"
        )
        return {row["id"] for row in rows if node.listens_at(row["address"])}

    async def logs(self) -> dict[str, dict[int, bytes]]:
        """The entries of all tables by their numbers."""
        found: dict[str, dict[int, bytes]] = {}
        for row in await self.query("SELECT id, seq, entry FROM {}.log ORDER BY id, seq"):
            found.setdefault(row["id"], {})[row["seq"]] = row["entry"]
        return found


@asynccontextmanager
async def run_nodes(folder: Path, count: int = 3, **settings: object) -> AsyncIterator[Nodes]:
    """Nodes with a PostgreSQL of their own, which a test may stop."""
    postgres = Postgres(Path(tempfile.mkdtemp(prefix="lorelode-pg-")))
    nodes = Nodes(folder, postgres, new_cluster(postgres))
    try:
        postgres.make()
        postgres.start()
        await nodes.start(count, **settings)
        yield nodes
    finally:
        await nodes.stop()
        postgres.delete()
