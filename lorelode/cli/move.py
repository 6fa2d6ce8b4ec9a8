"""`lorelode move`: all tables and decks from a data folder into a database, or back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from lorelode.cli.errors import BadInput
from lorelode.cli.folder_lock import lock_folder
from lorelode.cli.server_settings import data_folder_option, describe_error, read_settings

if TYPE_CHECKING:
    from lorelode.tables.store.postgres import Database
    from lorelode.tables.store.postgres.copying import Copied


@click.command
@click.argument(
    "where",
    type=click.Choice(["to-database", "to-file"]),
    help="Where the tables and decks are to be; there must be none yet.",
)
@click.option("--database", metavar="URL", help="The PostgreSQL database.")
@data_folder_option
def move(where: Literal["to-database", "to-file"], database: str | None, data: str | None) -> None:
    """Copy all tables and decks into a database, or back, and compare them.

    Stop the servers first. Who was forgotten stays forgotten. Nothing is deleted: the old place
    keeps its tables and decks.
    """
    from lorelode.tables.store import StoreError
    from lorelode.web.lifecycle import STORE_FILE

    flags = {"database": database, "data": data}
    settings = read_settings({name: text for name, text in flags.items() if text is not None})
    if settings.database is None:
        raise BadInput("Name the database with --database or LORELODE_DATABASE.")
    try:
        from lorelode.tables.store.postgres import Database
    except ImportError as error:
        raise BadInput("PostgreSQL needs asyncpg: pip install 'lorelode[postgres]'.") from error
    there = Database(settings.database, settings.cluster)
    if where == "to-database" and not (settings.data / STORE_FILE).is_file():
        raise BadInput(f"There are no tables in {settings.data}.")
    try:
        # A server that goes on with the file would save moves that nobody finds again.
        with lock_folder(settings.data):
            copied = asyncio.run(_copy(where, there, settings.data))
    except StoreError as error:
        raise BadInput(f"The tables cannot be copied: {error}.") from error
    except OSError as error:
        text = f"The folder {settings.data} cannot be used: {describe_error(error)}."
        raise BadInput(text) from error
    tables = f"{copied.tables} tables with {copied.entries} entries"
    click.echo(f"Copied {tables}, and {copied.decks} decks; both are the same.")


async def _copy(where: Literal["to-database", "to-file"], database: Database, data: Path) -> Copied:
    """Copy tables and decks, and who was forgotten: their tokens stay worthless."""
    from lorelode.tables.log import PersonId
    from lorelode.tables.store.postgres.copying import copy_into_database, copy_into_file
    from lorelode.web.forgotten import ForgottenVisitors
    from lorelode.web.lifecycle import STORE_FILE

    visitors = ForgottenVisitors(data)
    if where == "to-database":
        return await copy_into_database(data / STORE_FILE, database, visitors.list_people())

    async def forget(people: Sequence[str]) -> None:
        await visitors.save_all(PersonId(person) for person in people)

    return await copy_into_file(database, data / STORE_FILE, forget)
