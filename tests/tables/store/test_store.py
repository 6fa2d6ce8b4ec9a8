"""What every store promises; another database joins by an entry in `STORES`."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lorelode.tables.store import (
    SqliteStore,
    Store,
    StoredLog,
    StoredTable,
    StoreError,
    TableCounts,
    TableId,
    WrongSequence,
)
from lorelode.tables.store.postgres import PostgresStore
from tests.postgres import new_cluster

Open = Callable[[], Coroutine[Any, Any, Store]]


def sqlite_store(folder: Path) -> Open:
    async def open_store() -> Store:
        return SqliteStore(folder / "tables.db")

    return open_store


def postgres_store(_folder: Path) -> Open:
    return partial(PostgresStore.open, new_cluster())


STORES: dict[str, Callable[[Path], Open]] = {"sqlite": sqlite_store, "postgres": postgres_store}
A, B, C = map(TableId, "ABC")

Check = Callable[[Store], Awaitable[Any]]


@pytest.fixture(params=STORES)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Check], Any]:
    """Runs a check on a store, the same one again if it is called again."""

    open_store = STORES[request.param](tmp_path)

    def go(check: Check) -> Any:
        async def checked() -> Any:
            store = await open_store()
            try:
                return await check(store)
            finally:
                await store.close()

        return asyncio.run(checked())

    return go


Run = Callable[[Check], Any]


def test_appended_entries_are_loaded_in_order(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append(A, 0, [b"one", b"two"], now=1)
        await store.append(B, 0, [b"other"], now=2)
        await store.append(A, 2, [b"three"], now=3)
        assert (await store.load(A)).entries == [b"one", b"two", b"three"]
        assert (await store.load(B)).entries == [b"other"]
        assert await store.load(C) == StoredLog()

    run(check)


def test_other_processes_read_the_same_logs(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append(A, 0, [b"one", b"two"], now=1)
        source = pickle.loads(pickle.dumps(store.source))
        assert (source, hash(source)) == (store.source, hash(store.source))
        assert source.load(A) == [b"one", b"two"]
        assert not source.load(C)

    run(check)


def test_entries_are_there_when_the_store_is_opened_again(run: Run) -> None:
    run(lambda store: store.append(A, 0, [b"one"], now=1))
    run(lambda store: store.append(A, 1, [b"two"], now=2))
    assert run(lambda store: store.load(A)).entries == [b"one", b"two"]
    assert run(lambda store: store.tables()) == [StoredTable(A, 2, 2.0)]


def test_an_entry_may_be_any_bytes(run: Run) -> None:
    odd = [b"", bytes(range(256)), "قصه\0🐇".encode(), Random(1).randbytes(300_000)]

    async def check(store: Store) -> None:
        await store.append(A, 0, odd, now=1)
        assert (await store.load(A)).entries == odd

    run(check)


def test_an_entry_takes_the_place_of_the_older_one_in_its_slot(run: Run) -> None:
    async def write(store: Store) -> None:
        await store.append(A, 0, [b"one", b"a1", b"b1"], now=1, slots=[None, "a", "b"])
        await store.append(B, 0, [b"other"], now=2, slots=["a"])
        await store.append(A, 3, [b"a2"], now=3, slots=["a"])

    async def check(store: Store) -> None:
        assert await store.load(A) == StoredLog([b"one", b"b1", b"a2"], 4)
        assert await store.load(B) == StoredLog([b"other"], 1)
        # A refused append takes nothing's place.
        with pytest.raises(WrongSequence):
            await store.append(A, 3, [b"b2"], now=4, slots=["b"])
        assert await store.load(A) == StoredLog([b"one", b"b1", b"a2"], 4)
        # In one append, too, the last one stays.
        await store.append(B, 1, [b"b1", b"c1", b"b2"], now=4, slots=["b", "c", "b"])
        assert await store.load(B) == StoredLog([b"other", b"c1", b"b2"], 4)
        # Nothing but the last entry is left, and the log still knows its length.
        for seq in range(300):
            await store.append(C, seq, [b"%d" % seq], now=5, slots=["only"])
        assert await store.load(C) == StoredLog([b"299"], 300)
        with pytest.raises(ValueError, match="shorter"):
            await store.append(A, 4, [b"x", b"y"], now=6, slots=["a"])

    run(write)
    run(check)


@pytest.mark.parametrize("expected", [0, 1, 3, -1, 99])
def test_a_wrong_sequence_is_refused_and_changes_nothing(run: Run, expected: int) -> None:
    async def check(store: Store) -> None:
        await store.append(A, 0, [b"one", b"two"], now=1)
        with pytest.raises(WrongSequence, match=rf"table A has 2 entries, not {expected}") as wrong:
            await store.append(A, expected, [b"x", b"y"], now=9)
        assert (wrong.value.expected, wrong.value.found) == (expected, 2)
        assert (await store.load(A)).entries == [b"one", b"two"]
        assert await store.tables() == [StoredTable(A, 2, 1.0)]
        await store.append(A, 2, [b"three"], now=10)
        assert (await store.load(A)).entries == [b"one", b"two", b"three"]

    run(check)


def test_the_first_append_to_a_table_begins_at_zero(run: Run) -> None:
    async def check(store: Store) -> None:
        with pytest.raises(WrongSequence, match="table A has 0 entries, not 1"):
            await store.append(A, 1, [b"x"], now=1)
        assert await store.tables() == []

    run(check)


def test_one_of_two_simultaneous_appends_is_refused(run: Run) -> None:
    async def check(store: Store) -> None:
        both = [store.append(A, 0, [text], now=1) for text in (b"one", b"two")]
        ends = await asyncio.gather(*both, return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), WrongSequence]
        assert (await store.load(A)).entries == [b"one"]

    run(check)


def test_an_append_is_refused_after_those_of_another_process(run: Run) -> None:
    """Also if what the other one wrote first has lost its place in the log since."""

    async def check(store: Store) -> None:
        async def append_elsewhere(other: Store) -> None:
            await other.append(A, 2, [b"hide"], now=2, slots=["a"])
            await other.append(A, 3, [b"unhide"], now=3, slots=["a"])
            await other.append(A, 4, [b"move"], now=4)

        await store.append(A, 0, [b"one", b"a0"], now=1, slots=[None, "a"])
        await asyncio.to_thread(run, append_elsewhere)
        for slot in (None, "a"):
            with pytest.raises(WrongSequence, match="table A has 5 entries, not 2"):
                await store.append(A, 2, [b"late"], now=5, slots=[slot])
        assert await store.load(A) == StoredLog([b"one", b"unhide", b"move"], 5)
        await store.append(A, 5, [b"next"], now=6)
        assert await store.load(A) == StoredLog([b"one", b"unhide", b"move", b"next"], 6)

    run(check)


def test_simultaneous_appends_to_many_tables_do_not_mix(run: Run) -> None:
    tables = [TableId(f"table-{number}") for number in range(60)]

    async def fill(store: Store, table: TableId) -> None:
        for seq in range(0, 40, 2):
            entries = [f"{table} {seq + step}".encode() for step in (0, 1)]
            await store.append(table, seq, entries, now=seq)

    async def check(store: Store) -> None:
        # Refused ones in between, which share their transactions with the others.
        wrong = [store.append(table, 7, [b"x"], now=99) for table in tables]
        everything = [fill(store, table) for table in tables]
        ends = await asyncio.gather(*everything, *wrong, return_exceptions=True)
        assert ends[: len(tables)] == [None] * len(tables)
        assert all(isinstance(end, WrongSequence) for end in ends[len(tables) :])
        for table in tables:
            assert (await store.load(table)).entries == [
                f"{table} {seq}".encode() for seq in range(40)
            ]

    run(check)


def test_more_simultaneous_appends_than_one_commit_takes_are_all_saved(run: Run) -> None:
    async def check(store: Store) -> None:
        names = [TableId(f"table-{number}") for number in range(1200)]
        await asyncio.gather(*(store.append(name, 0, [b"x"], now=1) for name in names))
        assert {kept.table for kept in await store.tables()} == set(names)

    run(check)


def test_tables_are_listed_by_their_last_append(run: Run) -> None:
    async def check(store: Store) -> None:
        for table, now in ((A, 5.5), (B, 2.0), (C, 7.25)):
            await store.append(table, 0, [b"x"], now)
        await store.append(B, 1, [b"y"], now=6.0)
        assert await store.tables() == [
            StoredTable(C, 1, 7.25),
            StoredTable(B, 2, 6.0),
            StoredTable(A, 1, 5.5),
        ]

    run(check)


def test_unstarted_tables_are_deleted_with_their_entries(run: Run) -> None:
    async def check(store: Store) -> None:
        for table, now in ((A, 5), (B, 2), (C, 7)):
            await store.append(table, 0, [b"x", b"y"], now)
        await store.append(TableId("D"), 0, [b"x"], 1, started=True)
        assert await store.delete_unstarted(before=2) == []
        assert await store.delete_unstarted(before=6) == [B, A]
        assert [kept.table for kept in await store.tables()] == [C, "D"]
        assert await store.load(A) == StoredLog()
        # Its name is free again.
        await store.append(A, 0, [b"new"], now=8)
        assert (await store.load(A)).entries == [b"new"]
        assert (await store.load(C)).entries == [b"x", b"y"]

    run(check)


def test_a_table_counts_as_started_from_its_first_game_on(run: Run) -> None:
    async def check(store: Store) -> None:
        for table in (A, B, C):
            await store.append(table, 0, [b"x"], now=1)
        assert await store.count() == TableCounts(started=0, unstarted=3)
        await store.append(A, 1, [b"game"], now=2, started=True)
        await store.append(A, 2, [b"more"], now=3)
        assert await store.count() == TableCounts(started=1, unstarted=2)
        assert (await store.tables())[0] == StoredTable(A, 3, 3.0, started=True)

    run(check)
    assert run(lambda store: store.count()) == TableCounts(started=1, unstarted=2)


def test_a_count_includes_every_append_that_was_asked_for_before(run: Run) -> None:
    async def check(store: Store) -> None:
        appends = [
            asyncio.ensure_future(store.append(TableId(str(n)), 0, [b"x"], now=n))
            for n in range(50)
        ]
        await asyncio.sleep(0)
        assert await store.count() == TableCounts(unstarted=50)
        await asyncio.gather(*appends)

    run(check)


def test_a_table_in_the_bin_keeps_its_log_until_the_bin_is_emptied(run: Run) -> None:
    async def check(store: Store) -> None:
        for table, now in ((A, 5), (B, 2), (C, 7)):
            await store.append(table, 0, [b"x", b"y"], now, started=True)
        assert await store.bin_idle(before=6, now=100) == [B, A]
        assert await store.bin_idle(before=6, now=101) == []
        assert await store.tables() == [StoredTable(C, 2, 7.0, started=True)]
        assert await store.count() == TableCounts(started=1)
        assert (await store.load(A)).entries == [b"x", b"y"]
        assert await store.empty_bin(before=100) == []
        assert await store.empty_bin(before=100.5) == [B, A]
        assert await store.load(A) == StoredLog()
        assert (await store.load(C)).entries == [b"x", b"y"]

    run(check)


def test_a_table_is_taken_out_of_the_bin_by_hand_or_by_an_append(run: Run) -> None:
    async def check(store: Store) -> None:
        for table in (A, B, C):
            await store.append(table, 0, [b"x"], now=1, started=True)
        assert await store.bin_idle(before=2, now=10) == [A, B, C]
        await store.restore(A, now=11)
        await store.append(B, 1, [b"y"], now=12)
        assert await store.empty_bin(before=99) == [C]
        assert await store.bin_idle(before=11, now=99) == []
        assert await store.tables() == [
            StoredTable(B, 2, 12.0, started=True),
            StoredTable(A, 1, 11.0, started=True),
        ]

    run(check)


def test_restoring_a_table_that_is_not_in_the_bin_changes_nothing(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append(A, 0, [b"x"], now=1)
        await store.restore(A, now=9)
        await store.restore(B, now=9)
        assert await store.tables() == [StoredTable(A, 1, 1.0)]

    run(check)


def test_pending_appends_are_done_before_the_store_closes(run: Run) -> None:
    async def check(store: Store) -> None:
        appends = [
            asyncio.ensure_future(store.append(TableId(str(n)), 0, [b"x"], now=n))
            for n in range(50)
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*appends)

    run(check)
    assert len(run(lambda store: store.tables())) == 50


def test_a_closed_store_raises_a_store_error(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.close()
        for asked in (store.append(A, 0, [b"x"], now=1), store.load(A), store.empty_bin(1)):
            with pytest.raises(StoreError, match="the store is closed"):
                await asked

    run(check)


def test_a_cancelled_append_does_not_affect_others(run: Run) -> None:
    async def check(store: Store) -> None:
        given_up = asyncio.ensure_future(store.append(A, 0, [b"x"], now=1))
        await asyncio.sleep(0)
        given_up.cancel()
        await store.append(B, 0, [b"y"], now=1)
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert (await store.load(B)).entries == [b"y"]
        assert (await store.load(A)).entries in ([], [b"x"])

    run(check)


def test_an_entry_that_is_not_bytes_is_refused_and_the_store_works_on(run: Run) -> None:
    async def check(store: Store) -> None:
        wrong: Any = [b"x", object()]
        good = [store.append(TableId(str(n)), 0, [b"x"], now=n) for n in range(5)]
        ends = await asyncio.gather(store.append(A, 0, wrong, now=1), *good, return_exceptions=True)
        assert isinstance(ends[0], StoreError)
        assert ends[1:] == [None] * 5
        assert await store.load(A) == StoredLog()
        assert len(await store.tables()) == 5

    run(check)
