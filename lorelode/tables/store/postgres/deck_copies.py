"""All decks of a folder copied into a database or back, and compared."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lorelode.decks import DeckError
from lorelode.decks.folder_shelf import FolderShelf
from lorelode.decks.library import built_in_names
from lorelode.decks.shelf import DecksUnavailable
from lorelode.tables.store.postgres.database import Database
from lorelode.tables.store.postgres.deck_rows import DeckRows
from lorelode.tables.store.postgres.deck_state import DeckState, read_state
from lorelode.tables.store.store import StoreError


async def copy_decks_into_database(data: Path, connection: Any, database: Database) -> int:
    """Copy the decks of a data folder in the transaction of a connection; how many there are."""
    rows, shelf = DeckRows(database, connection), FolderShelf(data)
    with _store_errors():
        if await rows.list_digests():
            raise StoreError(f"the cluster {database.cluster} has decks already")
        names = [name for name in shelf.names() if name not in built_in_names()]
        for name in names:
            folder = shelf.folder(name)
            state = read_state(folder)
            await rows.write(name, None, state, folder.__truediv__)
            _require_equal(name, state, await rows.sum_up(name))
    return len(names)


async def copy_decks_into_folder(connection: Any, database: Database, folder: Path) -> list[str]:
    """Copy the decks of a database into an empty folder; their names."""
    rows = DeckRows(database, connection)
    with _store_errors():
        names = list(await rows.list_digests())
        for name in names:
            state = await rows.read(name)
            for path in state.files if state is not None else ():
                file = folder / name / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(await rows.read_content(name, path))
            _require_equal(name, read_state(folder / name), await rows.sum_up(name))
    return names


def require_no_decks(data: Path) -> None:
    """Refuse a data folder that has decks."""
    if FolderShelf(data).names():
        raise StoreError(f"there are decks already in {data / 'decks'}")


@contextmanager
def place_decks(data: Path, staged: Path, names: list[str]) -> Iterator[None]:
    """Move decks into a data folder; if the block fails, they are removed again."""
    shelf = FolderShelf(data)
    placed: list[Path] = []
    try:
        if names:
            shelf.folder(names[0]).parent.mkdir(exist_ok=True)
        for name in names:
            (staged / name).rename(shelf.folder(name))
            placed.append(shelf.folder(name))
        yield
    except BaseException:
        for folder in placed:
            shutil.rmtree(folder, ignore_errors=True)
        raise


def _require_equal(name: str, here: DeckState, there: DeckState | None) -> None:
    if there is None or here.digest != there.digest:
        raise StoreError(f"the copy of the deck {name!r} differs")


@contextmanager
def _store_errors() -> Iterator[None]:
    try:
        yield
    except (DeckError, DecksUnavailable) as error:
        raise StoreError(getattr(error, "strerror", None) or str(error)) from error
    except OSError as error:
        if error.filename is None:  # the database is gone
            raise
        raise StoreError(f"{error.filename}: {error.strerror}") from error
