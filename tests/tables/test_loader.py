"""Tables that are loaded at the same time: who comes first, and what others notice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables import log
from lorelode.tables.loader import READS_AT_ONCE, LoadedTable, Loader, Urgency
from lorelode.tables.log import UnreadableLog, encode_entries
from lorelode.tables.store import SqliteStore, StoredLog, TableId
from tests.tables.scripted import NOON, Script, settings

BACKGROUND = [f"TABLE{number}" for number in range(2 * READS_AT_ONCE)]


class SlowStore:
    """A store whose reads take as long as a test says."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.begun: list[str] = []
        self.allowed = asyncio.Semaphore(0)

    async def claim(self, table: TableId) -> StoredLog:
        self.begun.append(table)
        await self.allowed.acquire()
        return await self._store.load(table)


class ReadStore:
    """A store whose logs were all read before."""

    def __init__(self, logs: Mapping[str, StoredLog]) -> None:
        self._logs = logs

    async def claim(self, table: TableId) -> StoredLog:
        return self._logs[table]


def script() -> Script:
    """A table in the middle of a game."""
    made = Script("ann", settings("saboteur", clock="off"))
    made.sit("ann", "bob", "cat")
    made.ask("ann", wire.Start)
    made.move(min(made.match.to_act))
    return made


def long_log(length: int) -> list[log.Entry]:
    """The log of a table with this many moves in an earlier game."""
    made = script()
    begun = next(n for n, one in enumerate(made.entries) if isinstance(one, log.MatchStarted))
    stamp: Any = {"at": NOON, "version": log.LOG_VERSION}
    by = made.entries[0].by
    earlier = [
        log.MovePlayed(seat=Seat(0), move="pass", by=by, id=str(number), **stamp)
        for number in range(length)
    ]
    ended = log.MatchEnded(scores=(0, 0, 0), **stamp)
    return [*made.entries[: begun + 1], *earlier, ended, *made.entries[begun:]]


@asynccontextmanager
async def stored(
    folder: Path, logs: Mapping[str, Sequence[log.Entry]]
) -> AsyncIterator[tuple[SqliteStore, SlowStore]]:
    """A store with these logs."""
    store = SqliteStore(folder / "tables.db")
    for code, entries in logs.items():
        await store.append(TableId(code), 0, encode_entries(entries), NOON)
    try:
        yield store, SlowStore(store)
    finally:
        await store.close()


async def settle() -> None:
    """Let every task run until it waits."""
    for _ in range(20):
        await asyncio.sleep(0)


def start(loader: Loader, code: str, urgency: Urgency) -> asyncio.Task[LoadedTable | None]:
    return asyncio.create_task(loader.load(code, urgency))


def test_reads_of_several_tables_overlap(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with stored(tmp_path, dict.fromkeys(BACKGROUND, script().entries)) as (_, slow):
            loader = Loader(cast(Any, slow))
            tasks = [start(loader, code, Urgency.REQUESTED) for code in BACKGROUND]
            await settle()
            assert slow.begun == BACKGROUND[:READS_AT_ONCE]
            for _ in tasks:
                slow.allowed.release()
            loaded = await asyncio.gather(*tasks)
            assert [one.table.code for one in loaded if one] == BACKGROUND

    asyncio.run(scenario())


def later_than_others(loader: Loader) -> asyncio.Task[LoadedTable | None]:
    """Somebody connects when many tables are loaded for other reasons."""
    return start(loader, "CONNECTED", Urgency.CONNECTED)


def after_all(loader: Loader) -> asyncio.Task[LoadedTable | None]:
    """Somebody connects to a table that is already the last in the queue."""
    task = start(loader, "CONNECTED", Urgency.BACKGROUND)
    asyncio.get_running_loop().call_soon(loader.hurry, "CONNECTED", Urgency.CONNECTED)
    return task


@pytest.mark.parametrize("connect", [later_than_others, after_all])
def test_a_table_that_somebody_waits_for_comes_first(
    tmp_path: Path, connect: Callable[[Loader], asyncio.Task[LoadedTable | None]]
) -> None:
    async def scenario() -> None:
        logs = dict.fromkeys([*BACKGROUND, "CONNECTED"], script().entries)
        async with stored(tmp_path, logs) as (_, slow):
            loader = Loader(cast(Any, slow))
            others = [start(loader, code, Urgency.BACKGROUND) for code in BACKGROUND]
            await settle()
            waited_for = connect(loader)
            await settle()
            # One read ends, and the next begins.
            slow.allowed.release()
            async with asyncio.timeout(10):
                while len(slow.begun) <= READS_AT_ONCE:
                    await asyncio.sleep(0)
            assert slow.begun[READS_AT_ONCE] == "CONNECTED"
            for _ in logs:
                slow.allowed.release()
            await asyncio.gather(*others, waited_for)

    asyncio.run(scenario())


def test_a_short_log_does_not_wait_for_a_long_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        logs = {"LONG": long_log(20_000), "SHORT": script().entries}
        async with stored(tmp_path, logs) as (store, _):
            loader = Loader(store)
            long = start(loader, "LONG", Urgency.CONNECTED)
            short = start(loader, "SHORT", Urgency.CONNECTED)
            await short
            assert not long.done()
            loaded = await long
            assert loaded is not None
            assert loaded.size.length == len(logs["LONG"])

    asyncio.run(scenario())


@pytest.mark.parametrize("tables", [1, 25])
def test_long_logs_do_not_keep_the_loop_for_long(tmp_path: Path, tables: int) -> None:
    """The longest pause in the loop's own processor time: other programs do not count."""

    async def longest_pause(read: ReadStore) -> float:
        loader = Loader(cast(Any, read))
        codes = [f"LONG{number}" for number in range(tables)]
        loading = asyncio.gather(*(start(loader, code, Urgency.CONNECTED) for code in codes))
        pauses, before = [0.0], time.thread_time()
        while not loading.done():
            await asyncio.sleep(0)
            pauses.append(time.thread_time() - before)
            before += pauses[-1]
        assert all(await loading)
        return max(pauses)

    async def scenario() -> None:
        async with stored(tmp_path, {"LONG": long_log(20_000 // tables)}) as (store, _):
            long = await store.load(TableId("LONG"))
        read = ReadStore({f"LONG{number}": long for number in range(tables)})
        # The best of three: a collection of garbage is no fault of the loader.
        assert min([await longest_pause(read) for _ in range(3)]) < 0.010

    asyncio.run(scenario())


@pytest.mark.parametrize("begins", [Urgency.CONNECTED, Urgency.BACKGROUND])
def test_a_table_that_somebody_waits_for_gets_all_slices(tmp_path: Path, begins: Urgency) -> None:
    async def scenario() -> None:
        async with stored(tmp_path, {"SHORT": long_log(2_000), "LONG": long_log(2_500)}) as (
            store,
            _,
        ):
            short, long = [await store.load(TableId(code)) for code in ("SHORT", "LONG")]
        read = ReadStore({**dict.fromkeys(BACKGROUND, short), "CONNECTED": long})
        # A step takes as long as a slice may.
        clock = map(float, count())
        loader = Loader(cast(Any, read), lambda: next(clock))
        others = [start(loader, code, Urgency.BACKGROUND) for code in BACKGROUND]
        waited_for = start(loader, "CONNECTED", begins)
        for _ in range(5):
            await asyncio.sleep(0)
        loader.hurry("CONNECTED", Urgency.CONNECTED)
        await waited_for
        assert not any(other.done() for other in others)
        await asyncio.gather(*others)

    asyncio.run(scenario())


def test_a_slice_ends_by_the_clock(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with stored(tmp_path, {"LONG": long_log(2_000)}) as (store, _):
            # A step takes as long as a slice may.
            clock = map(float, count())
            loading = start(Loader(store, lambda: next(clock)), "LONG", Urgency.CONNECTED)
            rounds = 0
            while not loading.done():
                await asyncio.sleep(0)
                rounds += 1
            assert rounds > 2_000 / 128

    asyncio.run(scenario())


def test_an_unreadable_log_says_which_entry(tmp_path: Path) -> None:
    async def scenario() -> None:
        entries = encode_entries(long_log(300))
        async with stored(tmp_path, {}) as (store, _):
            await store.append(TableId("A"), 0, [*entries[:250], b"?", *entries[250:]], NOON)
            with pytest.raises(UnreadableLog) as caught:
                await Loader(store).load("A", Urgency.CONNECTED)
            assert caught.value.entry == 250
            assert await Loader(store).load("B", Urgency.CONNECTED) is None

    asyncio.run(scenario())
