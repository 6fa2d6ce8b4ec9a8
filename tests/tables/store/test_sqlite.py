"""What SQLite has to show beyond the promises of every store: real kills, full disks, versions."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from lorelode.tables.store import SqliteStore, StoredTable, StoreError, TableId
from lorelode.tables.store.sqlite import APPLICATION_ID, SCHEMA_VERSION

A = TableId("A")

APPENDING = """
import asyncio, sys
from pathlib import Path
from lorelode.tables.store import SqliteStore, TableId

async def fill(store, table):
    seq = (await store.load(table)).length
    while True:
        await store.append(table, seq, [b"%d" % seq, b"%d" % (seq + 1)], now=seq)
        seq += 2
        print(table, seq, flush=True)

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(fill(store, TableId(name)) for name in "ABCDEFGH"))

asyncio.run(main())
"""

FULL = """
import asyncio, resource, sys
from pathlib import Path
from lorelode.tables.store import SqliteStore, StoreError, TableId

async def main():
    table = TableId("A")
    store = SqliteStore(Path(sys.argv[1]))
    await store.append(table, 0, [b"first"], now=1)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    try:
        await store.append(table, 1, [bytes(1_000_000)], now=2)
    except StoreError as error:
        print("refused:", error)
    assert (await store.load(table)).entries == [b"first"]
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.append(table, 1, [b"second"], now=3)
    assert (await store.load(table)).entries == [b"first", b"second"]
    await store.close()

asyncio.run(main())
"""


def entries(path: Path, table: TableId) -> list[bytes]:
    async def load() -> list[bytes]:
        store = SqliteStore(path)
        try:
            return list((await store.load(table)).entries)
        finally:
            await store.close()

    return asyncio.run(load())


def test_acknowledged_entries_survive_a_kill(tmp_path: Path) -> None:
    path, rng = tmp_path / "tables.db", Random(1)
    acknowledged = dict.fromkeys(map(TableId, "ABCDEFGH"), 0)
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", APPENDING, str(path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for _ in range(rng.randrange(20, 400)):
                table, count = process.stdout.readline().split()
                acknowledged[TableId(table)] = int(count)
            process.send_signal(signal.SIGKILL)
            for line in process.stdout:
                if line.endswith("\n"):
                    table, count = line.split()
                    acknowledged[TableId(table)] = int(count)
        for table_id, least in acknowledged.items():
            found = entries(path, table_id)
            assert len(found) >= least
            assert len(found) % 2 == 0, "an append is all there or not at all"
            assert found == [b"%d" % seq for seq in range(len(found))]
            acknowledged[table_id] = len(found)


def test_a_full_disk_is_a_store_error_and_the_store_works_again_later(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.startswith("refused: ")


def test_a_closed_store_leaves_one_file_with_everything(tmp_path: Path) -> None:
    async def fill_and_close(path: Path) -> None:
        store = SqliteStore(path)
        await store.append(A, 0, [b"{}"], now=0.0)
        await asyncio.gather(*(store.load(A) for _ in range(8)))
        await store.close()

    for number in range(20):
        path = tmp_path / f"{number}.sqlite"
        asyncio.run(fill_and_close(path))
        assert not path.with_name(f"{path.name}-wal").exists()


def test_the_settings_that_durability_depends_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")

    async def asked(pragma: str) -> object:
        return await store._writer.run(lambda file: file.execute(f"PRAGMA {pragma}").fetchone()[0])

    async def check() -> None:
        assert await asked("journal_mode") == "wal"
        assert await asked("synchronous") == 2, "FULL"
        assert await asked("foreign_keys") == 1
        assert await asked("user_version") == SCHEMA_VERSION
        assert await asked("application_id") == APPLICATION_ID
        await store.close()

    asyncio.run(check())


def test_an_append_queries_the_file_only_after_another_process_has_written(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    statements: list[str] = []

    async def check() -> None:
        store, other = SqliteStore(path), SqliteStore(path)
        store._writer._connection.set_trace_callback(statements.append)
        await store.append(A, 0, [b"one"], now=1)
        await store.load(A)
        await other.load(A)
        statements.clear()
        await store.append(A, 1, [b"two"], now=2)
        assert not [one for one in statements if one.startswith("SELECT")]
        await other.append(TableId("B"), 0, [b"other"], now=3)
        await store.append(A, 2, [b"three"], now=4)
        assert [one for one in statements if one.startswith("SELECT")]
        await store.close()
        await other.close()

    asyncio.run(check())
    assert entries(path, A) == [b"one", b"two", b"three"]


def test_a_file_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    # As the first version made it, by hand.
    with closing(sqlite3.connect(path)) as file, file:
        file.executescript(
            f"""
            CREATE TABLE tables (
                number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
                entries INTEGER NOT NULL, touched REAL NOT NULL
            ) STRICT;
            CREATE TABLE log (
                number INTEGER PRIMARY KEY,
                owner INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
                seq INTEGER NOT NULL, entry BLOB NOT NULL
            ) STRICT;
            CREATE UNIQUE INDEX log_by_owner ON log (owner, seq);
            CREATE INDEX tables_by_touch ON tables (touched);
            INSERT INTO tables (id, entries, touched) VALUES ('A', 2, 5.0);
            INSERT INTO log (owner, seq, entry) VALUES (1, 0, x'61'), (1, 1, x'62');
            PRAGMA application_id = {APPLICATION_ID};
            PRAGMA user_version = 1;
            """
        )

    async def story() -> None:
        store = SqliteStore(path)
        assert (await store.load(A)).entries == [b"a", b"b"]
        assert await store.tables() == [StoredTable(A, 2, 5.0, started=True)]
        await store.append(A, 2, [b"c"], now=6.0)
        assert (await store.load(A)).entries == [b"a", b"b", b"c"]
        await store.close()

    asyncio.run(story())
    assert entries(path, A) == [b"a", b"b", b"c"]


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
def test_a_file_of_a_newer_version_is_refused_and_not_changed(tmp_path: Path, journal: str) -> None:
    path = tmp_path / "tables.db"
    assert entries(path, A) == []
    with sqlite3.connect(path) as file:
        # A backup that was restored is not in WAL mode.
        file.execute(f"PRAGMA journal_mode = {journal}")
        file.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    file.close()
    before = path.read_bytes()
    with pytest.raises(
        StoreError, match=r"written by a newer version \(schema 5, this one knows 4"
    ):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    file.close()
    with pytest.raises(StoreError, match="is a database of another program"):
        SqliteStore(path)


@pytest.mark.parametrize("name", ["notes.txt", "folder", "missing/tables.db"])
def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "notes.txt").write_text("no database at all, but a text that is long enough" * 50)
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match=name):
        SqliteStore(tmp_path / name)


def test_a_closed_event_loop_does_not_stop_the_store(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")

    async def leave() -> None:
        waiting = asyncio.ensure_future(store.append(A, 0, [b"x"], now=1))
        await asyncio.sleep(0)
        waiting.cancel()

    async def come_back() -> Sequence[bytes]:
        await store.append(TableId("B"), 0, [b"y"], now=2)
        found = await store.load(TableId("B"))
        await store.close()
        return found.entries

    asyncio.run(leave())
    assert asyncio.run(come_back()) == [b"y"]
