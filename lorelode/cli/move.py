"""`lorelode move`: all tables from a file into a database, or back."""

from __future__ import annotations

import asyncio
from typing import Literal

import click

from lorelode.cli.errors import BadInput
from lorelode.cli.server_settings import data_folder_option, read_settings


@click.command
@click.argument(
    "where",
    type=click.Choice(["to-database", "to-file"]),
    help="Where the tables are to be; there must be none yet.",
)
@click.option("--database", metavar="URL", help="The PostgreSQL database.")
@data_folder_option
def move(where: Literal["to-database", "to-file"], database: str | None, data: str | None) -> None:
    """Copy all tables from the data folder into a database, or back, and compare them.

    Stop the servers first. Nothing is deleted: the old place keeps its tables.
    """
    from lorelode.tables.store import StoreError
    from lorelode.web.lifecycle import STORE_FILE

    flags = {"database": database, "data": data}
    settings = read_settings({name: text for name, text in flags.items() if text is not None})
    if settings.database is None:
        raise BadInput("Name the database with --database or LORELODE_DATABASE.")
    file = settings.data / STORE_FILE
    try:
        from lorelode.tables.store.postgres import Database
        from lorelode.tables.store.postgres.copying import copy_into_database, copy_into_file
    except ImportError as error:
        raise BadInput("PostgreSQL needs asyncpg: pip install 'lorelode[postgres]'.") from error
    there = Database(settings.database, settings.cluster)
    if where == "to-database" and not file.is_file():
        raise BadInput(f"There are no tables in {settings.data}.")
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        if where == "to-database":
            copied = asyncio.run(copy_into_database(file, there))
        else:
            copied = asyncio.run(copy_into_file(there, file))
    except StoreError as error:
        raise BadInput(f"The tables cannot be copied: {error}.") from error
    click.echo(f"Copied {copied.tables} tables with {copied.entries} entries; both are the same.")
