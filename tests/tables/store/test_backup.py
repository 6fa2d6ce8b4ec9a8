"""Copies of a store, and what a killed backup leaves."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from lorelode.tables.store import SqliteStore, TableId
from lorelode.tables.store.backup import UNFINISHED, copy_store, remove_unfinished
from lorelode.web.lifecycle import STORE_FILE
from tests.server.clients import start_server

PATIENCE = 60.0
"""How many seconds a test waits for something that should take one."""


def make_store(data: Path) -> Path:
    """A store with one table, in one file without a write-ahead log, which can be locked."""

    async def make() -> None:
        store = SqliteStore(file)
        await store.append(TableId("A"), 0, [b"entry"], now=1)
        await store.close()

    data.mkdir()
    file = data / STORE_FILE
    asyncio.run(make())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return file


def start_backup(data: Path, copy: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "lorelode", "backup", str(copy), "--data", str(data)],
        stdout=subprocess.DEVNULL,
    )


def unfinished(folder: Path) -> list[Path]:
    return list(folder.glob(f".*{UNFINISHED}"))


def wait_for_unfinished(backup: subprocess.Popen[bytes], folder: Path) -> Path:
    """Wait until a backup has begun to copy."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and backup.poll() is None:
        for found in unfinished(folder):
            if (found / "copy").exists():
                return found
        time.sleep(0.01)
    raise AssertionError("the backup has not begun")


def test_the_next_backup_removes_what_a_killed_one_has_left(tmp_path: Path) -> None:
    file = make_store(tmp_path / "data")
    copies = tmp_path / "copies"
    copies.mkdir()
    foreign = copies / ".notes.txt"
    foreign.write_text("mine")
    with closing(sqlite3.connect(file)) as lock:
        # Nobody can read the store now, so the backup waits in the middle of its work.
        lock.execute("BEGIN EXCLUSIVE")
        backup = start_backup(file.parent, copies / "monday.sqlite")
        left = wait_for_unfinished(backup, copies)
        (left / "copy-journal").write_bytes(b"x")
        assert remove_unfinished(copies) == 0, "it still runs"
        assert unfinished(copies) == [left]
        backup.send_signal(signal.SIGKILL)
        backup.wait()
    assert unfinished(copies) == [left]
    assert start_backup(file.parent, copies / "tuesday.sqlite").wait(PATIENCE) == 0
    assert {path.name for path in copies.iterdir()} == {"tuesday.sqlite", foreign.name}


def test_a_server_removes_what_a_killed_backup_has_left_in_its_folder(tmp_path: Path) -> None:
    left = tmp_path / f".copy.sqlite.abcd{UNFINISHED}"
    left.mkdir()
    (left / "copy").write_bytes(b"x")

    async def scenario() -> None:
        with structlog.testing.capture_logs() as logs:
            async with start_server(tmp_path):
                assert not left.exists()
        assert {"event": "unfinished backups removed", "log_level": "info", "count": 1} in logs

    asyncio.run(scenario())


def test_a_backup_works_where_nothing_can_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    file = make_store(tmp_path / "data")
    left = tmp_path / f".old.abcd{UNFINISHED}"
    left.mkdir()

    async def load() -> None:
        store = SqliteStore(tmp_path / "copy.sqlite")
        assert (await store.load(TableId("A"))).entries == [b"entry"]
        await store.close()

    copy_store(file, tmp_path / "copy.sqlite")
    asyncio.run(load())
    assert unfinished(tmp_path) == [left], "nobody can know whether it still runs"
