"""A store that cannot write: whatever would have to be kept is refused, and later it goes on."""

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
from tests.server.clients import Visitor, Wire, known, running
from tests.server.server_process import Process, Trio, choice, logged

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's own")

REFUSAL = msgspec.to_builtins(RefusalBody.of(Refusal(Code.STORE_UNAVAILABLE)))


class Full:
    """A disk that takes nothing any more from one process."""

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
    """SQLite refuses every write in here, as of a file that may only be read."""
    store = server.services.store
    assert isinstance(store, SqliteStore)
    file = store._writer._connection
    file.execute("PRAGMA query_only = ON")
    yield
    file.execute("PRAGMA query_only = OFF")


async def refused_everything(trio: Trio, others: list[Wire]) -> None:
    """Nothing that has to be kept is done, whoever asks for it, and all are told why."""
    mover = trio.mover
    before = known(mover.view)
    asked: list[tuple[Wire, str, dict[str, Any]]] = [
        (mover, "move", choice(mover)),
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
    # What needs no writing goes on, and what was refused has left no trace.
    fresh = await trio.people[before["to_act"][0]].join(trio.code)
    await fresh.receive()
    assert known(fresh.view) == before
    assert fresh.view["chat"] == []
    await fresh.close()


async def played_on(trio: Trio, path: Path) -> None:
    """The same move by the same name, refused once, is made now, and once."""
    mover = trio.mover
    for _ in range(2):
        answer = await mover.ask("move", "full-move", **choice(mover))
        assert answer == {"type": "done", "id": "full-move"}
    await trio.join(trio.code)
    await trio.move()
    names = [entry.id for entry in await logged(path, trio.code) if isinstance(entry, MovePlayed)]
    assert names.count("full-move") == 1


@on_linux
def test_with_a_full_disk_commands_are_refused_and_work_again_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with Process(tmp_path) as server:
            await server.start()
            async with Trio(server.base) as trio, Trio(server.base) as others:
                await trio.begin()
                await trio.move()
                await others.begin()
                with Full(server):
                    await refused_everything(trio, others.wires)
                    await refused_everything(trio, others.wires)
                await played_on(trio, server.file)
                await others.move()
                # And all of it is on the disk.
                server.kill()
                await server.start()
                for three in (trio, others):
                    await three.join(three.code)
                    await three.move()

    asyncio.run(story())


def test_with_a_read_only_file_commands_are_refused_and_work_again_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as (server, base),
            Trio(base) as trio,
            Trio(base) as others,
        ):
            await trio.begin()
            await trio.move()
            await others.begin()
            with read_only(server):
                await refused_everything(trio, others.wires)
            await played_on(trio, tmp_path / STORE_FILE)
            await others.move()

    asyncio.run(story())


async def failures(person: Visitor) -> int:
    """How often an append has failed, as the server counts it."""
    async with person.http.get(f"{person.base}/metrics") as metrics:
        found = re.search(r"\nlorelode_append_failures_total (\d+)", await metrics.text())
    assert found is not None
    return int(float(found[1]))


@on_linux
def test_bots_continue_after_a_store_failure_at_their_pace(tmp_path: Path) -> None:
    async def story() -> None:
        async with Process(tmp_path, rest_seconds=0.1) as server:
            await server.start()
            async with Visitor(server.base) as fan:
                wire = await fan.join(await fan.make("saboteur"))
                await wire.do("add-bot", level="steady")
                await wire.do("start")
                await grown(wire)
                with Full(server):
                    async with asyncio.timeout(20):
                        while await failures(fan) < 2:
                            await asyncio.sleep(0.1)
                    before = await failures(fan)
                    await asyncio.sleep(1.5)
                    assert await failures(fan) - before <= 4, "a table tries once a second or so"
                await grown(wire)
                await grown(wire)

    asyncio.run(story())


async def grown(wire: Wire) -> None:
    """Wait until something new is in the record."""
    await wire.until(lambda message: message["type"] == "update" and message["lines"]["new"])
