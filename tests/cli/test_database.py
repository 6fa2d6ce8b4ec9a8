"""`lorelode serve`, `move` and `backup` with a database, as people run them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
from base64 import b64encode
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from lorelode.cli.workers import run_workers
from lorelode.decks import Card, Deck
from lorelode.decks.library import write_deck
from lorelode.tables.store import SqliteStore, TableId
from lorelode.tables.store.postgres import Database
from lorelode.tables.store.postgres.schema import prepare
from lorelode.web.forgotten import FORGOTTEN_FILE
from lorelode.web.lifecycle import STORE_FILE
from lorelode.web.settings import ServerSettings
from tests.cli.terminal import PATIENCE, Call, run
from tests.cli.test_serve import Serving
from tests.decks.samples import make_folder, png
from tests.postgres import new_cluster
from tests.server.server_process import descendants

ABSENT = "postgresql://me:hunter2@127.0.0.1:1/play"


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of the machine that the tests run on gets in."""
    for variable in os.environ:
        if variable.startswith("LORELODE_"):
            monkeypatch.delenv(variable)
    monkeypatch.setenv("LORELODE_DATA", str(tmp_path / "data"))


def test_a_database_that_is_not_there_is_one_sentence_and_exit_code_2() -> None:
    ended = run("serve", "--port", "0", LORELODE_DATABASE=ABSENT, LORELODE_LOG_LEVEL="debug")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.splitlines()[-1].startswith(
        "The tables cannot be opened: the database at 127.0.0.1:1/play cannot be reached (Connect"
    )
    assert "Traceback" not in ended.err
    assert "hunter2" not in ended.err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            "serve --database mysql://me:hunter2@db/play",
            "--database: expected an address like postgresql://user@host/name, not what was given.",
        ),
        ("serve --database hunter2", "--database: expected an address like postgresql://"),
        ("serve --workers 4", "workers: expected 1 without a database."),
        ("move to-database", "Name the database with --database or LORELODE_DATABASE."),
        (f"move to-database --database {ABSENT}", "There are no tables in "),
        (f"move to-file --database {ABSENT}", "The tables cannot be copied: the database at"),
    ],
)
def test_bad_input_is_refused_in_a_sentence_without_passwords(
    args: str, sentence: str, call: Call
) -> None:
    ended = call(*args.split())
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err
    assert "hunter2" not in ended.err


def test_a_backup_of_a_database_is_left_to_pg_dump(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LORELODE_DATABASE", ABSENT)
    ended = call("backup", "copy.sqlite")
    assert (ended.code, ended.err) == (
        2,
        "The tables are in a database; copy it with pg_dump (see docs/server.md).\n",
    )


def test_tables_and_decks_move_into_a_database_and_back(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill(file: Path) -> None:
        store = SqliteStore(file)
        await store.append(TableId("K7QM2X01"), 0, [b"one", b"two"], now=1)
        await store.close()

    (tmp_path / "data").mkdir()
    asyncio.run(fill(tmp_path / "data" / STORE_FILE))
    (tmp_path / "data" / FORGOTTEN_FILE).write_text(f"{'B' * 43}\n{'A' * 43}\n")
    attic = {
        "deck.toml": write_deck(Deck("Attic", (Card("a", {}, "a.webp"), Card("b", {})))).encode(),
        "a.webp": bytes(range(256)),
        "small/a.webp": b"small",
        "associations/lv.toml": b'[a]\nstrong = ["j\xc5\xabra"]\n',
        "themes.toml": b"themes = []\n",
    }
    make_folder(tmp_path / "data" / "decks" / "attic", {**attic, "notes.txt": b"not of the deck"})
    database = new_cluster()
    monkeypatch.setenv("LORELODE_CLUSTER", database.cluster)
    said = "Copied 1 tables with 2 entries, and 1 decks; both are the same.\n"
    there = call("move", "to-database", "--database", database.address)
    assert (there.code, there.out) == (0, said)
    new = tmp_path / "new"
    back = call("move", "to-file", "--database", database.address, "--data", str(new))
    assert (back.code, back.out) == (0, said)
    assert (new / FORGOTTEN_FILE).read_text() == f"{'B' * 43}\n{'A' * 43}\n"
    copied = {file: (new / "decks" / "attic" / file).read_bytes() for file in attic}
    assert copied == attic
    assert len([path for path in (new / "decks").rglob("*") if path.is_file()]) == len(attic)
    assert not [path for path in new.rglob("*unfinished*") if path.exists()]
    # Neither place is overwritten.
    (new / STORE_FILE).unlink()
    again = call("move", "to-file", "--database", database.address, "--data", str(new))
    assert (again.code, again.out) == (2, "")
    assert "The tables cannot be copied: there are decks already in" in again.err
    # What is copied is what servers and commands use from then on.
    listed = call("deck", "list", "--database", database.address)
    assert "Attic" in listed.out
    page = tmp_path / "attic.html"
    shown = call("deck", "show", "Attic", "--database", database.address, "--out", str(page))
    assert b64encode(b"small").decode() in page.read_text(), shown.err


def test_decks_of_a_database_are_added_listed_and_removed_by_commands(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_cluster()
    monkeypatch.setenv("LORELODE_CLUSTER", database.cluster)
    monkeypatch.setenv("LORELODE_DATABASE", database.address)
    (tmp_path / "temporary").mkdir()
    # No such command makes tables in a database: it may be the wrong one.
    for _ in range(2):
        early = call("deck", "list")
        assert (early.code, early.out) == (2, "")
        assert f"has no cluster {database.cluster}." in early.err
    asyncio.run(prepare(database))
    both = call("deck", "list", "--data", str(tmp_path), "--database", database.address)
    assert (both.code, both.out) == (2, "")
    assert "give --data or --database" in both.err
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    source = make_folder(tmp_path / "in", {"boat.png": png(1)})
    added = call("deck", "add", "Наш отпуск", str(source))
    assert added.out.startswith("Kept 1 picture; the deck 'Наш отпуск' has 1 now.\n"), added.err
    assert "Наш отпуск" in call("deck", "list").out
    # An option names a folder, and the variable does not count then.
    assert "Наш отпуск" not in call("deck", "list", "--data", str(tmp_path / "data")).out
    # The deck is nowhere but in the database.
    assert not (tmp_path / "data").exists()
    assert not list((tmp_path / "temporary").iterdir())
    removed = call("deck", "remove", "Наш отпуск", "--yes", "--database", database.address)
    assert removed.out == "Removed the deck 'Наш отпуск'.\n"
    assert "Наш отпуск" not in call("deck", "list").out
    monkeypatch.setenv("LORELODE_DATABASE", ABSENT)
    away = call("deck", "list")
    assert (away.code, away.out) == (2, "")
    assert away.err.startswith("The decks cannot be opened: the database at 127.0.0.1:1/play cann")
    assert "hunter2" not in away.err


@pytest.mark.parametrize("where", ["to-database", "to-file"])
def test_tables_do_not_move_while_a_server_runs_in_the_folder(where: str, call: Call) -> None:
    database = new_cluster()
    with Serving("--port", "0", LORELODE_OPEN_BROWSER="false") as server:
        ended = call("move", where, "--database", database.address)
        assert (ended.code, ended.out) == (1, "")
        assert ended.err.startswith("A server runs already with the tables in ")
        assert f", at {server.address}." in ended.err


def ask_until_answered(server: Serving, path: str) -> object:
    """Ask a port that a process of several has just left."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return server.ask(path)
        except (OSError, urllib.error.URLError):
            assert time.monotonic() < until
            time.sleep(0.05)


def serve_workers(database: Database, count: int) -> Serving:
    return Serving(
        *("--database", database.address, "--workers", str(count), "--port", "0"),
        LORELODE_CLUSTER=database.cluster,
        LORELODE_OPEN_BROWSER="false",
    )


def find_workers(server: Serving) -> list[int]:
    found = []
    for pid in descendants(server.pid):
        with suppress(OSError):  # it has ended already
            if b"--ready-fd" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def test_workers_share_a_port_and_one_that_dies_is_replaced() -> None:
    with serve_workers(new_cluster(), 2) as server:
        code = server.make()
        # Each request is a connection of its own, and comes to any of them.
        for _ in range(8):
            assert code in str(ask_until_answered(server, f"/api/tables/{code}/invitation"))
        children = find_workers(server)
        assert len(children) == 2
        os.kill(children[0], signal.SIGKILL)
        for _ in range(4):
            assert code in str(ask_until_answered(server, f"/api/tables/{code}/invitation"))
        ended, out, err = server.stop()
        assert ended == 0, err
        assert "Traceback" not in err
        assert out.count("Stopped; every move is kept.") == 1


def set_schema_version(database: Database, version: int) -> int:
    """Let the schema of a cluster have this version; the one that it had."""

    async def update() -> int:
        connection = await asyncpg.connect(database.address)
        about = database.table("about")
        before = await connection.fetchval(f"SELECT version FROM {about}")
        await connection.execute(f"UPDATE {about} SET version = $1", version)
        await connection.close()
        return int(before)

    return asyncio.run(update())


def count_nodes(database: Database) -> int:
    async def count() -> int:
        connection = await asyncpg.connect(database.address)
        nodes = await connection.fetchval(f"SELECT count(*) FROM {database.table('nodes')}")
        await connection.close()
        return int(nodes)

    return asyncio.run(count())


def test_a_worker_that_cannot_start_again_does_not_end_the_others() -> None:
    database = new_cluster()
    with serve_workers(database, 2) as server:
        until = time.monotonic() + PATIENCE
        while count_nodes(database) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        code = server.make()
        known = set_schema_version(database, 99)
        first, other = find_workers(server)
        os.kill(first, signal.SIGKILL)
        seen = {first, other}
        until = time.monotonic() + PATIENCE
        # Two that started and ended again, because of the schema.
        while len(seen) < 4:
            assert time.monotonic() < until
            assert other in find_workers(server)
            seen.update(find_workers(server))
            time.sleep(0.02)
        set_schema_version(database, known)
        assert code in str(ask_until_answered(server, f"/api/tables/{code}/invitation"))
        ended, _, err = server.stop()
        assert ended == 0, err
        assert "was written by a newer version" in err


def test_workers_of_which_none_could_start_end_with_exit_code_2() -> None:
    ended = run("serve", "--port", "0", "--workers", "2", LORELODE_DATABASE=ABSENT)
    assert (ended.code, ended.out) == (2, "")
    assert "cannot be reached" in ended.err


def test_a_signal_while_the_workers_start_ends_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Impatient(subprocess.Popen[bytes]):
        def __init__(self, *args: object, **options: object) -> None:
            super().__init__(*args, **options)  # type: ignore[call-overload]
            started.append(self)
            os.kill(os.getpid(), signal.SIGTERM)

    def die(*_: object) -> None:
        raise AssertionError("the signal would have ended the process, and left its workers")

    monkeypatch.setattr(subprocess, "Popen", Impatient)
    before = {name: signal.signal(name, die) for name in (signal.SIGINT, signal.SIGTERM)}
    try:
        run_workers(ServerSettings(database=ABSENT, workers=2, port=0), {"database": ABSENT})
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
    assert started
    assert all(one.returncode is not None for one in started)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("192.0.2.1", "Cannot assign requested address"),
        ("no-such-machine.invalid", ""),
        ("0.0.0.0", "other machines cannot reach any address by it"),
        ("::", "other machines cannot reach any address by it"),
    ],
)
def test_a_wrong_node_address_is_named(address: str, why: str) -> None:
    ended = run(
        *("serve", "--port", "0", "--database", ABSENT),
        LORELODE_NODE_ADDRESS=address,
        LORELODE_LOG_LEVEL="error",
    )
    assert (ended.code, ended.out) == (2, "")
    said = f"LORELODE_NODE_ADDRESS: expected an address of this machine, not {address!r} ("
    assert ended.err.startswith(said)
    # Of a name that nobody knows, each system speaks in its own words.
    assert why in ended.err
    assert ended.err.endswith(").\n")
    assert ended.err.count(address) == 1


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1", "Port {port} is in use; choose another with --port.\n"),
        ("192.0.2.1", "The server cannot listen at 192.0.2.1, port {port}: Cannot assign req"),
    ],
)
def test_workers_say_why_they_cannot_listen(address: str, sentence: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = run(
            *("serve", "--port", str(port), "--bind-address", address),
            *("--workers", "2", "--database", ABSENT),
        )
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith(sentence.format(port=port))
