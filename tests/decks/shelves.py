"""Libraries in a database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lorelode.decks.library import Library
from lorelode.tables.store.postgres import Database
from lorelode.tables.store.postgres.deck_shelf import open_shelf
from lorelode.tables.store.postgres.schema import prepare
from tests.postgres import new_cluster


def make_cluster() -> Database:
    """A cluster without decks."""
    database = new_cluster()
    asyncio.run(prepare(database))
    return database


@contextmanager
def share_library(database: Database, folder: Path) -> Iterator[Library]:
    """The library of a cluster as one process has it."""
    with open_shelf(database, folder) as shelf:
        yield Library(shelf)
