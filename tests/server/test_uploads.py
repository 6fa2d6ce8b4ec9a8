"""Uploads that are hostile, too large or interrupted do not disturb other people."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lorelode.decks.library import Library
from lorelode.web import uploads
from lorelode.web.lifecycle import STORE_FILE, SUBSCRIPTIONS_FILE
from lorelode.web.notices.push_keys import PUSH_KEY_FILE
from lorelode.web.operator import KEY_FILE
from tests.decks.samples import make_folder, make_zip, png, vast_png
from tests.decks.test_validation import HOSTILE
from tests.server.clients import Visitor
from tests.server.operator_client import (
    leftover_files,
    read_until,
    start_operator_server,
    upload_head,
)
from tests.web.serving import connect, until

ENDINGS = {"PNG": "png", "JPEG": "jpg", "WebP": "webp"}
HOSTILE_FILES = list(enumerate(HOSTILE.items()))
SQLITE = ("", "-shm", "-wal")


def test_hostile_files_are_refused_by_a_code_and_the_rest_is_kept(tmp_path: Path) -> None:
    files = {f"{n:02} {case}.{ENDINGS[kind]}": data for n, (case, (kind, data, _)) in HOSTILE_FILES}
    files["~good.png"] = png(7)
    files["../../slip.png"] = png(8)
    files["/etc/slip.png"] = png(9)
    files["bomb.png"] = bytes(40_000_000)
    files["film.heic"] = files["notes.txt"] = files["inner.zip"] = b"x"

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            status, lines = await own.send("mine", "all.zip", make_zip(files))
            assert status == 200
            (kept,) = lines[-1]["kept"]
            assert (kept["words"], kept["source"]) == ({}, "Good")
            refused = {row["name"]: row for row in lines[-1]["refused"]}
            assert refused.keys() == files.keys() - {"~good.png"}
            codes = {row["code"] for row in refused.values()}
            assert all(code.startswith("file-") for code in codes)
            assert refused["../../slip.png"]["code"] == refused["/etc/slip.png"]["code"]
            assert refused["../../slip.png"]["code"] == "file-leads-out"
            assert refused["bomb.png"]["code"] == "file-bomb"
            assert (refused["film.heic"]["code"], refused["notes.txt"]["code"]) == (
                "file-heic",
                "file-unsupported",
            )
            assert all(row["sentence"].endswith(".") for row in refused.values())
            # Sent one by one, they are refused the same way.
            for name in ("film.heic", "bomb.png", "notes.txt", "~good.png"):
                _, lines = await own.send("other", name, files[name])
                rows = lines[-1]["refused"]
                assert [row["name"] for row in rows] == ([] if "good" in name else [name])
            _, lines = await own.send("other", "png.zip", png())
            (row,) = lines[-1]["refused"]
            assert (row["name"], row["code"]) == ("png.zip", "file-not-zip")
            assert str(tmp_path) not in row["sentence"]
            _, lines = await own.send("other", "half.zip", make_zip({"a.png": png(1)})[:-30])
            assert lines[-1]["refused"][0]["code"] == "file-not-zip"
            _, lines = await own.send("none", "vast.png", vast_png(50_000, 50_000))
            assert lines[-1]["refused"][0]["code"] == "file-too-many-pixels"
            _, listed = await own.ask("GET", "")
            assert [deck["name"] for deck in listed["decks"]] == ["dream", "mine", "other"]
            assert leftover_files(tmp_path) == []
            stores = [f"{name}{end}" for name in (STORE_FILE, SUBSCRIPTIONS_FILE) for end in SQLITE]
            assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
                ["decks", "incoming", KEY_FILE, PUSH_KEY_FILE, *stores]
            )

    asyncio.run(scenario())


def test_an_upload_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "MAX_PICTURE_BYTES", 100_000)

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(400):
            yield bytes(1000)

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            for sent in (bytes(100_001), endless()):
                status, (answer,) = await own.send("mine", "a.png", sent)
                assert (status, answer["code"]) == (413, "too-large")
            # The limit of other requests has not changed.
            status, answer = await own.ask("POST", "/mine/p1/words", {"title": "x" * 17_000})
            assert status == 404
            await own.send("mine", "a.png", png(1))
            body = {"language": "en", "title": "x" * 17_000}
            status, answer = await own.ask("POST", "/mine/p1/words", body)
            assert (status, answer["code"]) == (413, "too-large")
            assert leftover_files(tmp_path) == []

    asyncio.run(scenario())


def test_an_interrupted_upload_leaves_nothing_behind(tmp_path: Path) -> None:
    many = make_zip({f"{n}.png": png(n) for n in range(40)})

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            port = int(own.base.rpartition(":")[2])
            async with connect(port) as wire:
                await wire.send(upload_head(own, len(many)) + many[: len(many) // 2])
                await until(lambda: leftover_files(tmp_path) != [])
            await until(lambda: leftover_files(tmp_path) == [])
            async with connect(port) as wire:
                await wire.send(upload_head(own, len(many)) + many)
                await read_until(wire, b'"of":40')
                assert leftover_files(tmp_path) != []
            await until(lambda: leftover_files(tmp_path) == [])
            assert Library(tmp_path).names() == ("dream",)
            # The next upload can begin.
            _, lines = await own.send("mine", "a.png", png(1))
            assert len(lines[-1]["kept"]) == 1

    asyncio.run(scenario())


def test_a_server_that_stops_leaves_nothing_behind(tmp_path: Path) -> None:
    many = make_zip({f"{n}.png": png(n) for n in range(60)})

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            port = int(own.base.rpartition(":")[2])
            async with connect(port) as wire:
                await wire.send(upload_head(own, len(many)) + many)
                await read_until(wire, b'"of":60')
                since = time.monotonic()
                await own.server.uploads.close()
                await read_until(wire, b'"code":"server-stopping"')
                assert time.monotonic() - since < 5
        assert leftover_files(tmp_path) == []
        assert Library(tmp_path).names() == ("dream",)

    asyncio.run(scenario())


def test_the_leftovers_of_a_killed_server_are_deleted(tmp_path: Path) -> None:
    make_folder(tmp_path / uploads.UPLOAD_FOLDER, {"tmpabc": b"half a zip"})

    async def scenario() -> None:
        async with start_operator_server(tmp_path):
            assert leftover_files(tmp_path) == []

    asyncio.run(scenario())


def test_a_long_upload_is_accepted_and_a_stalled_one_is_cut_off(tmp_path: Path) -> None:
    many = make_zip({**{f"{n}.png": png(n) for n in range(3)}, "x.txt": os.urandom(90_000)})

    async def scenario() -> None:
        async with start_operator_server(tmp_path, header_seconds=0.5) as own:
            port = int(own.base.rpartition(":")[2])

            async def trickled() -> AsyncIterator[bytes]:
                step = len(many) // 8 + 1
                for at in range(0, len(many), step):
                    yield many[at : at + step]
                    await asyncio.sleep(0.2)

            _, lines = await own.send("mine", "a.zip", trickled())
            assert len(lines[-1]["kept"]) == 3
            async with connect(port) as wire:
                await wire.send(upload_head(own, len(many)) + many[:100])
                await wire.ends()
            await until(lambda: leftover_files(tmp_path) == [])

    asyncio.run(scenario())


def test_tables_play_on_during_an_upload(tmp_path: Path) -> None:
    many = make_zip({f"{n}.png": png(n) for n in range(20)})

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own, Visitor(own.base) as ann:
            hers = await ann.join(await ann.make_table())
            await hers.do("sit", seat=0, name="Ann")
            sending = asyncio.create_task(own.send("mine", "a.zip", many))
            late = []
            while not sending.done():
                since = time.monotonic()
                assert (await hers.ask("say", text="Hello"))["type"] == "done"
                late.append(time.monotonic() - since)
                await asyncio.sleep(0.02)
            assert len((await sending)[1][-1]["kept"]) == 20
            assert len(late) > 10
            assert sorted(late)[len(late) // 2] < 0.1

    asyncio.run(scenario())


def test_an_upload_to_a_full_disk_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            with monkeypatch.context() as patched:
                patched.setattr(own.server.library, "add", full)
                status, lines = await own.send("mine", "a.png", png(1))
                assert (status, lines[-1]["code"]) == (200, "store-unavailable")
            monkeypatch.setattr(tempfile, "mkstemp", full)
            status, lines = await own.send("mine", "a.png", png(1))
            assert (status, lines[-1]["code"]) == (503, "store-unavailable")

    asyncio.run(scenario())
