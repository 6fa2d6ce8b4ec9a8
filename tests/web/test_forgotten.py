"""Forgotten visitors on the disk: kept over restarts, torn writes and a full disk."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from lorelode.tables.log import PersonId
from lorelode.web import forgotten
from lorelode.web.forgotten import FORGOTTEN_FILE, ForgottenVisitors

ANN, BOB, CAT, DOT = (PersonId(letter * 43) for letter in "ABCD")


def forget(data: Path, *people: PersonId) -> ForgottenVisitors:
    async def save() -> ForgottenVisitors:
        visitors = ForgottenVisitors(data)
        for person in people:
            visitors.add(person)
            assert person in visitors
            await visitors.save(person)
        return visitors

    return asyncio.run(save())


def test_a_forgotten_visitor_stays_forgotten_after_a_restart(tmp_path: Path) -> None:
    assert ANN not in ForgottenVisitors(tmp_path)
    forget(tmp_path, ANN)
    forget(tmp_path, BOB)
    again = ForgottenVisitors(tmp_path)
    assert [person in again for person in (ANN, BOB, CAT)] == [True, True, False]
    assert (tmp_path / FORGOTTEN_FILE).read_text() == f"{ANN}\n{BOB}\n"


@pytest.mark.parametrize("before", [None, f"{BOB}\n{CAT[:20]}"])
def test_a_new_file_is_on_the_disk_with_its_name(
    before: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if before is not None:
        (tmp_path / FORGOTTEN_FILE).write_text(before)
    synced: list[tuple[bool, bool]] = []
    real = os.fsync

    def sync(file: int) -> None:
        saved = (tmp_path / FORGOTTEN_FILE).exists() and ANN in (
            tmp_path / FORGOTTEN_FILE
        ).read_text()
        synced.append((os.path.samestat(os.fstat(file), tmp_path.stat()), saved))
        real(file)

    monkeypatch.setattr("os.fsync", sync)
    forget(tmp_path, ANN)
    # First the file under another name, then the folder with the name that it has now.
    assert synced == [(False, False), (True, True)]


@pytest.mark.parametrize("torn", [CAT[:20], CAT, f"{CAT}{DOT}\n", "\x00\xff\n"])
def test_a_write_that_ended_in_the_middle_spoils_no_other_line(torn: str, tmp_path: Path) -> None:
    forget(tmp_path, ANN)
    with (tmp_path / FORGOTTEN_FILE).open("ab") as file:
        file.write(torn.encode("latin-1"))
    forget(tmp_path, BOB)
    again = ForgottenVisitors(tmp_path)
    assert ANN in again
    assert BOB in again
    lines = (tmp_path / FORGOTTEN_FILE).read_text().splitlines()
    assert lines == [ANN, *([CAT] if torn == CAT else []), BOB]


def test_what_could_not_be_saved_is_saved_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        visitors = ForgottenVisitors(tmp_path)
        visitors.add(ANN)
        with monkeypatch.context() as broken:
            broken.setattr("os.fsync", refuse)
            with pytest.raises(OSError, match="no space"):
                await visitors.save(ANN)
        assert ANN in visitors
        visitors.add(BOB)
        await visitors.save(BOB)

    def refuse(_: int) -> None:
        raise OSError("no space")

    asyncio.run(scenario())
    assert (tmp_path / FORGOTTEN_FILE).read_text() == f"{ANN}\n{BOB}\n"


def test_the_file_does_not_grow_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgotten, "MAX_FORGOTTEN", 3)
    forget(tmp_path, ANN, BOB, CAT, DOT)
    again = ForgottenVisitors(tmp_path)
    assert [person in again for person in (ANN, BOB, CAT, DOT)] == [False, True, True, True]
    assert (tmp_path / FORGOTTEN_FILE).read_text().splitlines() == [BOB, CAT, DOT]
