"""Entries are written with the version of the log, and read only with that version."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.log import (
    LOG_VERSION,
    Entry,
    MatchStarted,
    PersonId,
    RestEnded,
    SeatLeft,
    SettingsChanged,
    UnreadableLog,
    WrongLogVersion,
    decode_entries,
    encode_entries,
)
from lorelode.tables.store import SqliteStore, TableId
from lorelode.wire import TableSettings
from tests.tables.scripted import Script

TABLE = TableId("K7QM2X01")
ENTRIES: list[Entry] = [
    SettingsChanged(
        at=1.5,
        by=PersonId("ann"),
        version=LOG_VERSION,
        settings=TableSettings("saboteur", "lv", 3),
    ),
    RestEnded(at=2.5, version=LOG_VERSION),
]


def test_every_stored_entry_has_the_version_of_the_log(tmp_path: Path) -> None:
    script = Script("ann", TableSettings("dixit", "fa", 3))
    script.sit("ann", "ben", "cat")
    file = tmp_path / "tables.sqlite"

    async def run() -> None:
        store = SqliteStore(file)
        await store.append(TABLE, 0, encode_entries(script.entries), 1.0)
        await store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT entry FROM log ORDER BY seq").fetchall()
    assert len(rows) == len(script.entries)
    assert {msgspec.json.decode(entry)["version"] for (entry,) in rows} == {LOG_VERSION}


def test_people_are_written_in_base64url_and_seeds_and_hashes_in_hex() -> None:
    person, hexadecimal = re.compile(r"[A-Za-z0-9_-]{43}"), re.compile("[0-9a-f]{64}")
    script = Script("ann", TableSettings("dixit", "fa", 3))
    script.sit("ann", "ben", "cat")
    script.ask("ann", wire.Start)
    script.ask("ann", wire.OfferSeat)
    spellings = {"by": person, "person": person, "seed": hexadecimal, "hash": hexadecimal}
    seen = set()
    for text in encode_entries(script.entries):
        for name, value in msgspec.json.decode(text).items():
            if name in spellings:
                seen.add(name)
                assert spellings[name].fullmatch(value), (name, value)
    assert seen == set(spellings)


@pytest.mark.parametrize("seed", ["3L9stfkXldB6+mgD9hiJrBBQeLMurEPWWkgxGMbowC4=", "AB" * 32, "ab"])
def test_a_seed_in_another_spelling_is_unreadable(seed: str) -> None:
    script = Script("ann", TableSettings("dixit", "fa", 3))
    script.sit("ann", "ben", "cat")
    script.ask("ann", wire.Start)
    stored = [
        text.replace(entry.seed.encode(), seed.encode())
        if isinstance(entry, MatchStarted)
        else text
        for entry, text in zip(script.entries, encode_entries(script.entries), strict=True)
    ]
    with pytest.raises(UnreadableLog):
        decode_entries(stored)


@pytest.mark.parametrize(
    ("version", "found"),
    [
        (b',"version":1', "version 1"),
        (b',"version":%d' % (LOG_VERSION + 1), f"version {LOG_VERSION + 1}"),
        (b',"version":null', "no version"),
        (b"", "no version"),
    ],
)
def test_a_log_of_another_version_is_refused(tmp_path: Path, version: bytes, found: str) -> None:
    stored = [
        entry.replace(b',"version":%d' % LOG_VERSION, version) if seq else entry
        for seq, entry in enumerate(encode_entries(ENTRIES))
    ]

    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.append(TABLE, 0, stored, 1.0)
        loaded = await store.load(TABLE)
        await store.close()
        with pytest.raises(WrongLogVersion) as caught:
            decode_entries(loaded.entries)
        assert str(caught.value) == (
            f"entry 1 has {found}; this program reads version {LOG_VERSION}"
        )

    asyncio.run(run())


def test_an_entry_with_an_old_type_is_refused_for_its_version() -> None:
    with pytest.raises(WrongLogVersion, match=r"^entry 0 has version 1; this program reads"):
        decode_entries([b'{"type":"moved","at":1,"seat":0,"move":"pass","version":1}'])


@pytest.mark.parametrize(
    "stored", [b"\xff", b"[]", b'{"type":"moved","at":1,"version":%d}' % LOG_VERSION]
)
def test_a_damaged_entry_is_not_taken_for_another_version(stored: bytes) -> None:
    with pytest.raises(UnreadableLog, match=r"^entry 0 cannot be read: ") as caught:
        decode_entries([stored])
    assert not isinstance(caught.value, WrongLogVersion)


def test_the_fields_of_an_entry_survive_the_store() -> None:
    entry = SeatLeft(
        at=1.0, by=PersonId("ann"), id="c1", version=LOG_VERSION, seat=Seat(2), removed=True
    )
    assert decode_entries(encode_entries([*ENTRIES, entry])) == [*ENTRIES, entry]
