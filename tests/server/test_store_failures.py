"""While the store cannot write, commands are refused; afterwards the games continue."""

from __future__ import annotations

import asyncio
import re
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lorelode.core import Code, Refusal
from lorelode.tables.log import MovePlayed
from lorelode.tables.store import SqliteStore
from lorelode.web.lifecycle import STORE_FILE
from lorelode.web.server import Server
from lorelode.wire import RefusalBody
from tests.server.clients import Visitor, Wire, game_view, start_server
from tests.server.server_process import Process, Trio, first_choice, load_log

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's own")

REFUSAL = msgspec.to_builtins(RefusalBody.of(Refusal(Code.STORE_UNAVAILABLE)))


class FullDisk:
    """A disk on which one process cannot write any more."""

    def __init__(self, server: Process) -> None:
        self._pid = server.pid
        self._before = resource.prlimit(self._pid, resource.RLIMIT_FSIZE)

    def __enter__(self) -> None:
        _, most = self._before
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (0, most))

    def __exit__(self, *_: object) -> None:
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, self._before)


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    """Let SQLite refuse every write, as for a read-only file."""
    store = server.services.store
    assert isinstance(store, SqliteStore)
    file = store._writer._connection
    file.execute("PRAGMA query_only = ON")
    yield
    file.execute("PRAGMA query_only = OFF")


async def require_refusals(trio: Trio, others: list[Wire]) -> None:
    """Check that every command that needs the store is refused, with the reason."""
    mover = trio.mover
    before = game_view(mover.view)
    asked: list[tuple[Wire, str, dict[str, Any]]] = [
        (mover, "move", first_choice(mover)),
        (mover, "say", {"text": "Is anybody there?"}),
        (mover, "stand", {}),
        (trio.wires[0], "offer-seat", {}),
        *((other, "say", {"text": "Here neither?"}) for other in others),
    ]
    for wire, kind, fields in asked:
        answer = await wire.ask(kind, f"full-{kind}", **fields)
        assert answer == {"type": "refused", "id": f"full-{kind}", **REFUSAL}
    person = trio.people[0]
    wanted = {"game": "dixit", "edition": "fa", "seats": 3}
    async with person.http.post(f"{person.base}/api/tables", json={"settings": wanted}) as made:
        assert (made.status, await made.json()) == (503, REFUSAL)
    # Connecting needs no write. Refused commands have changed nothing.
    fresh = await trio.people[before["to_act"][0]].join(trio.code)
    await fresh.receive()
    assert game_view(fresh.view) == before
    assert fresh.view["chat"] == []
    await fresh.close()


async def require_the_game_continues(trio: Trio, path: Path) -> None:
    """Check that the refused move, sent again with the same id, is made once."""
    mover = trio.mover
    for _ in range(2):
        answer = await mover.ask("move", "full-move", **first_choice(mover))
        assert answer == {"type": "done", "id": "full-move"}
    await trio.join(trio.code)
    await trio.move()
    names = [entry.id for entry in await load_log(path, trio.code) if isinstance(entry, MovePlayed)]
    assert names.count("full-move") == 1


@on_linux
def test_with_a_full_disk_commands_are_refused_and_work_again_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path) as server:
            await server.start()
            async with Trio(server.base) as trio, Trio(server.base) as others:
                await trio.begin()
                await trio.move()
                await others.begin()
                with FullDisk(server):
                    await require_refusals(trio, others.wires)
                    await require_refusals(trio, others.wires)
                await require_the_game_continues(trio, server.file)
                await others.move()
                # Everything is on the disk.
                server.kill()
                await server.start()
                for three in (trio, others):
                    await three.join(three.code)
                    await three.move()

    asyncio.run(scenario())


def test_with_a_read_only_file_commands_are_refused_and_work_again_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (server, base),
            Trio(base) as trio,
            Trio(base) as others,
        ):
            await trio.begin()
            await trio.move()
            await others.begin()
            with read_only(server):
                await require_refusals(trio, others.wires)
            await require_the_game_continues(trio, tmp_path / STORE_FILE)
            await others.move()

    asyncio.run(scenario())


async def failures(person: Visitor) -> int:
    """How many appends have failed, by the metrics."""
    async with person.http.get(f"{person.base}/metrics") as metrics:
        found = re.search(r"\nlorelode_append_failures_total (\d+)", await metrics.text())
    assert found is not None
    return int(float(found[1]))


@on_linux
def test_bots_continue_after_a_store_failure_at_their_pace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path, rest_seconds=0.1) as server:
            await server.start()
            async with Visitor(server.base) as fan:
                wire = await fan.join(await fan.make_table("saboteur"))
                await wire.do("add-bot", level="steady")
                await wire.do("start")
                await wait_for_new_lines(wire)
                with FullDisk(server):
                    async with asyncio.timeout(20):
                        while await failures(fan) < 2:
                            await asyncio.sleep(0.1)
                    before = await failures(fan)
                    await asyncio.sleep(1.5)
                    assert await failures(fan) - before <= 4, (
                        "a table should try about once a second"
                    )
                await wait_for_new_lines(wire)
                await wait_for_new_lines(wire)

    asyncio.run(scenario())


async def wait_for_new_lines(wire: Wire) -> None:
    """Wait for an update with new move lines."""
    await wire.until(lambda message: message["type"] == "update" and message["lines"]["new"])
