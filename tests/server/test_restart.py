"""A server that stops or is killed, and starts again with its tables."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import structlog

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.actor import TableActor
from lorelode.tables.fold import fold
from lorelode.tables.label import label_table
from lorelode.tables.loader import READS_AT_ONCE, Urgency
from lorelode.tables.log import (
    LOG_VERSION,
    ChatLineAdded,
    Entry,
    MovePlayed,
    SeatTaken,
    TextHidden,
    TextUnhidden,
)
from lorelode.tables.store import SqliteStore, StoredLog, TableId
from lorelode.tables.store.sqlite import SCHEMA_VERSION
from lorelode.web.lifecycle import STORE_FILE
from lorelode.wire import CHAT_LINES_KEPT
from tests.server.clients import Visitor, Wire, game_view, start_server
from tests.server.server_process import Process, Trio, first_choice, load_log


async def closing_of(wire: Wire) -> dict[str, Any]:
    return await wire.until(lambda message: message["type"] == "closing")


def moves(entries: Sequence[Entry]) -> list[MovePlayed]:
    """The moves that people made."""
    return [entry for entry in entries if isinstance(entry, MovePlayed) and entry.by]


def test_tables_are_loaded_when_they_are_first_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base) as ann:
            codes = [await ann.make_table() for _ in range(5)]
            assert server.lobby.loaded == 5
        async with start_server(tmp_path) as (server, base), Visitor(base, ann.token) as ann:
            assert server.lobby.loaded == 0
            await (await ann.join(codes[3])).receive()
            assert server.lobby.loaded == 1
            await (await ann.join(codes[3])).receive()
            assert server.lobby.loaded == 1
            await (await ann.join(codes[1])).receive()
            assert server.lobby.loaded == 2

    asyncio.run(scenario())


def test_people_who_are_connected_get_their_table_before_others_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = SqliteStore.load

    async def scenario() -> None:
        reads = asyncio.Semaphore(0)

        async def load_slowly(store: SqliteStore, table: TableId) -> StoredLog:
            await reads.acquire()
            return await load(store, table)

        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            *codes, hers = [await ann.make_table() for _ in range(2 * READS_AT_ONCE + 1)]
        monkeypatch.setattr(SqliteStore, "load", load_slowly)
        async with start_server(tmp_path) as (server, base), Visitor(base, ann.token) as ann:
            find, asked = server.lobby.find, asyncio.Event()
            others = [asyncio.create_task(find(code, Urgency.BACKGROUND)) for code in codes]

            def find_hers(code: str, urgency: Urgency) -> Awaitable[TableActor]:
                assert (code, urgency) == (hers, Urgency.CONNECTED)
                asked.set()
                return find(code, urgency)

            monkeypatch.setattr(server.lobby, "find", find_hers)
            joining = asyncio.create_task(ann.join(hers))
            await asked.wait()
            await asyncio.sleep(0.01)
            # Enough for the reads that have begun, and for one more.
            for _ in range(READS_AT_ONCE + 1):
                reads.release()
            assert (await (await joining).receive())["type"] == "update"
            assert server.lobby.loaded <= READS_AT_ONCE + 1
            for _ in others:
                reads.release()
            await asyncio.gather(*others)

    asyncio.run(scenario())


def test_after_a_kill_games_continue_and_repeated_commands_are_recognised(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path) as server:
            await server.start()
            async with Trio(server.base) as trio:
                code = await trio.begin()
                ann = trio.wires[0]
                commands: dict[str, dict[str, Any]] = {
                    "sit-0": {"kind": "sit", "seat": 0, "name": "Player 0"},
                    "line": {"kind": "say", "text": "Here I go"},
                    "hide": {"kind": "hide", "what": "chat", "number": 0},
                    "unhide": {"kind": "unhide", "what": "chat", "number": 0},
                    "move": {"kind": "move", **first_choice(ann)},
                }
                for name in ("line", "hide", "unhide"):
                    await ann.do(command=name, **commands[name])
                await trio.move("move")
                before = [game_view(wire.view) for wire in trio.wires]
                server.kill()
                await server.start()
                await trio.join(code)
                assert [game_view(wire.view) for wire in trio.wires] == before
                for name, command in commands.items():
                    again = await trio.wires[0].ask(command=name, **command)
                    assert again == {"type": "done", "id": name}
                entries = await load_log(server.file, code)
                assert [entry.id for entry in moves(entries)] == ["move"]
                assert [entry.id for entry in entries if isinstance(entry, ChatLineAdded)] == [
                    "line"
                ]
                assert sum(isinstance(entry, SeatTaken) for entry in entries) == 3
                hidden = [one for one in entries if isinstance(one, TextHidden | TextUnhidden)]
                assert [entry.id for entry in hidden] == ["hide", "unhide"]
                await trio.move()

    asyncio.run(scenario())


def change_log(path: Path, code: str, change: Callable[[list[bytes]], None]) -> list[bytes]:
    """Change the stored log of a table. Returns the new entries."""
    with closing(sqlite3.connect(path)) as file, file:
        (number,) = file.execute("SELECT number FROM tables WHERE id = ?", (code,)).fetchone()
        rows = file.execute("SELECT entry FROM log WHERE owner = ? ORDER BY seq", (number,))
        entries: list[bytes] = [entry for (entry,) in rows]
        change(entries)
        file.executemany(
            "UPDATE log SET entry = ? WHERE owner = ? AND seq = ?",
            [(entry, number, seq) for seq, entry in enumerate(entries)],
        )
    return entries


def replace_last(text: bytes) -> Callable[[list[bytes]], None]:
    """Replace the last entry."""
    return lambda entries: entries.__setitem__(-1, text)


def raise_rules_version(entries: list[bytes]) -> None:
    """Name a version of the rules that this program does not have."""
    at = next(at for at, entry in enumerate(entries) if b'"type":"match-started"' in entry)
    entries[at] = entries[at].replace(b'"rules":1,', b'"rules":999,')


UNREADABLE = {
    "rules of another version": raise_rules_version,
    "not JSON": replace_last(b"\xff\x00"),
    "not UTF-8": replace_last(
        b'{"type":"chat-line-added","at":1,"version":%d,"name":"A","text":"\xff"}' % LOG_VERSION
    ),
    "an unknown type": replace_last(b'{"type":"sung","at":1,"version":%d}' % LOG_VERSION),
    "a missing field": replace_last(b'{"type":"rest-ended","version":%d}' % LOG_VERSION),
    "a newer version": replace_last(
        b'{"type":"rest-ended","at":1,"version":%d}' % (LOG_VERSION + 1)
    ),
    "an older version": replace_last(
        b'{"type":"rest-ended","at":1,"version":%d}' % (LOG_VERSION - 1)
    ),
    "no version": replace_last(b'{"type":"rest-ended","at":1}'),
    "an unknown seat": replace_last(
        b'{"type":"seat-left","at":1,"version":%d,"seat":7}' % LOG_VERSION
    ),
    "not a move": replace_last(
        b'{"type":"move-played","at":1,"version":%d,"seat":0,"move":"?"}' % LOG_VERSION
    ),
    "a move out of turn": replace_last(
        b'{"type":"move-played","at":1,"version":%d,"seat":2,"move":"pass"}' % LOG_VERSION
    ),
}


@pytest.mark.parametrize("damage", UNREADABLE)
def test_an_unreadable_log_does_not_affect_other_tables(tmp_path: Path, damage: str) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Trio(base) as trio:
            code = await trio.begin()
            await trio.move()
            other = await trio.begin()
        kept = change_log(tmp_path / STORE_FILE, code, UNREADABLE[damage])
        async with start_server(tmp_path) as (server, base), Trio(base, trio) as trio:
            for person in trio.people:
                with pytest.raises(aiohttp.WSServerHandshakeError, match="410"):
                    await person.join(code)
                status, body = await person.ask_why(code)
                # The refusal quotes nothing of the log, since everybody with the code sees it.
                said = {"facts": {}, "sentence": Code.TABLE_UNREADABLE.sentence}
                assert (status, body) == (410, {"code": "table-unreadable", **said})
            async with trio.people[0].http.get(f"{base}/api/tables/{code}/record") as record:
                assert record.status == 410
            assert server.lobby.unreadable == 1
            await trio.join(other)
            await trio.move()
        assert change_log(tmp_path / STORE_FILE, code, lambda _: None) == kept, (
            "it is left as it was"
        )

    asyncio.run(scenario())


def test_the_servers_log_names_an_unreadable_table_and_the_entry(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Trio(base) as trio:
            code = await trio.begin()
        kept = change_log(tmp_path / STORE_FILE, code, UNREADABLE["not a move"])
        async with start_server(tmp_path) as (server, _):
            with structlog.testing.capture_logs() as logs, pytest.raises(Refusal):
                await server.lobby.find(code)
        assert logs == [
            {
                "event": "table unreadable",
                "log_level": "error",
                "table": label_table(code),
                "entry": len(kept) - 1,
                "reason": "UnreadableLog",
            }
        ]

    asyncio.run(scenario())


def move_an_hour_back(entries: list[bytes]) -> None:
    for number, entry in enumerate(entries):
        happened = msgspec.json.decode(entry)
        entries[number] = msgspec.json.encode({**happened, "at": happened["at"] - 3600})


def test_downtime_does_not_count_on_any_clock(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Trio(base) as trio:
            code = await trio.begin(clock=60)
            assert 0 < trio.wires[0].view["clock"]["left"] <= 60
        # In the log this looks like a server that was down for an hour.
        change_log(tmp_path / STORE_FILE, code, move_an_hour_back)
        async with start_server(tmp_path) as (_, base), Trio(base, trio) as trio:
            await trio.join(code)
            view = trio.wires[0].view
            assert view["clock"]["left"] == 60
            assert view["play"]["to_act"] == [0]
            assert not any(seat.get("away") for seat in view["table"]["seats"])
            await trio.move()
        (move,) = moves(await load_log(tmp_path / STORE_FILE, code))
        assert (move.seat, move.bot) == (0, "")

    asyncio.run(scenario())


def test_sigterm_is_announced_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path) as server:
            await server.start()
            async with Trio(server.base) as trio, Visitor(server.base) as fan:
                code = await trio.begin()
                watching = await fan.join(await fan.make_table("dixit"))
                await watching.do("add-bot", level="steady")
                await watching.do("start")
                for _ in range(5):
                    await trio.move()
                await trio.mover.send("move", "last", **first_choice(trio.mover))
                stopping = asyncio.create_task(server.stop())
                done = 0
                for wire in (*trio.wires, watching):
                    while (message := await wire.receive())["type"] != "closing":
                        done += message.get("id") == "last"
                    assert message["code"] == "server-stopping"
                    with pytest.raises(ConnectionError):
                        await wire.receive()
                assert await stopping == 0
        assert len(moves(await load_log(server.file, code))) == 5 + done

    asyncio.run(scenario())


def test_clients_that_reconnect_do_not_delay_a_stop(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Trio(base) as trio:
            code = await trio.begin()
            await server.lobby.close(Refusal(Code.SERVER_STOPPING))
            assert (await closing_of(trio.wires[0]))["code"] == "server-stopping"
            with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
                await trio.people[0].join(code)
            status, body = await trio.people[0].ask_why(code)
            assert (status, body["code"]) == (503, "server-stopping")
            began = time.monotonic()
        # The server waits ten seconds for clients that do not disconnect.
        assert time.monotonic() - began < 5

    asyncio.run(scenario())


def test_a_data_folder_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path) as server:
            await server.start()
            assert await server.stop() == 0
            with closing(sqlite3.connect(server.file)) as file, file:
                file.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
            before = server.file.read_bytes()
            server.log.unlink()
            server.launch()
            assert await server.wait_for_exit() == 1
            (says,) = server.log.read_text().splitlines()
            assert says.startswith("The tables cannot be opened: ")
            assert "was written by a newer version" in says
            assert server.file.read_bytes() == before

    asyncio.run(scenario())


async def say_until_done(person: Visitor, code: str, text: str) -> int:
    """Send a chat line, reconnecting until it is done. Returns the number of attempts."""
    for attempt in range(1000):
        wire = await person.join(code)
        await wire.send("say", text, text=text)
        answer = await wire.until(lambda message: message["type"] in ("done", "closing"))
        await wire.close()
        if answer["type"] == "done":
            return attempt
        assert answer["code"] == "table-reloading"
    raise AssertionError("it never came through")


def test_two_servers_on_the_same_tables_lose_nothing(tmp_path: Path) -> None:
    """Each server learns from the store that the other has written, and reloads the table."""

    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (_, base),
            start_server(tmp_path) as (_, other),
            Trio(base) as trio,
            Trio(other, trio) as twins,
        ):
            code = await trio.begin()
            people = {"here": trio.people[0], "there": twins.people[0], "too": twins.people[1]}

            async def say(where: str) -> int:
                return sum(
                    [await say_until_done(people[where], code, f"{where}-{n}") for n in range(30)]
                )

            again = await asyncio.gather(*map(say, people))
            assert sum(again) > 0, "they have met"
        entries = await load_log(tmp_path / STORE_FILE, code)
        said = [entry.text for entry in entries if isinstance(entry, ChatLineAdded)]
        assert sorted(said) == sorted(f"{where}-{n}" for where in people for n in range(30))
        assert fold(code, entries).match is not None

    asyncio.run(scenario())


async def backup(server: Process, copy: Path) -> int | None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lorelode", "backup", str(copy)),
        env=server.environ,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return await process.wait()


def test_a_backup_of_a_running_server_has_every_acknowledged_command(tmp_path: Path) -> None:
    async def scenario() -> None:
        copies = [tmp_path / f"copy-{number}" / STORE_FILE for number in range(2)]
        for copy in copies:
            copy.parent.mkdir()
        async with Process(tmp_path) as server:
            await server.start()
            async with Trio(server.base) as trio:
                code = await trio.begin()
                for _ in range(10):
                    await trio.move()
                copying = asyncio.create_task(backup(server, copies[0]))
                said = 0
                while not copying.done() or said < CHAT_LINES_KEPT + 10:
                    await trio.wires[0].do("say", text=f"line {said}")
                    said += 1
                assert await copying == 0
            server.kill()
            # Now most of the data is in the write-ahead log of a server that was killed.
            assert await backup(server, copies[1]) == 0
            assert await backup(server, copies[1]) == 2, "a copy is never overwritten"
        early, late = [await load_log(copy, code) for copy in copies]
        assert len(moves(early)) == 10
        without_chat = [entry for entry in early if not isinstance(entry, ChatLineAdded)]
        assert without_chat == [entry for entry in late if not isinstance(entry, ChatLineAdded)]
        # A log keeps the last lines, and none of them is missing.
        numbers = [entry.number for entry in late if isinstance(entry, ChatLineAdded)]
        assert numbers == list(range(max(0, said - CHAT_LINES_KEPT), said))
        assert sorted(path.name for path in copies[1].parent.iterdir()) == [STORE_FILE]
        async with start_server(copies[0].parent) as (_, base), Trio(base, trio) as trio:
            await trio.join(code)
            await trio.move()

    asyncio.run(scenario())
