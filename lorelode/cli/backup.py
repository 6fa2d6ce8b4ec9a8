"""`lorelode backup`: a copy of all that a server keeps."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from lorelode.cli.errors import BadInput, complain
from lorelode.cli.server_settings import data_folder_option, describe_error, read_settings


@click.command
@click.argument(
    "file", type=click.Path(path_type=Path), help="Where to write the copy; it must not exist."
)
@data_folder_option
def backup(file: Path, data: str | None) -> None:
    """Copy all tables into one file, while the server runs or not."""
    from lorelode.tables.store.backup import copy_store
    from lorelode.web.lifecycle import STORE_FILE

    settings = read_settings({} if data is None else {"data": data})
    if settings.database is not None:
        raise BadInput("The tables are in a database; copy it with pg_dump (see docs/server.md).")
    source = settings.data / STORE_FILE
    if not source.is_file():
        raise BadInput(f"There are no tables in {settings.data}.")
    if file.exists():
        raise BadInput(f"{file} is there already; name a file that is not.")
    try:
        copy_store(source, file)
    except (sqlite3.Error, OSError) as error:
        complain(f"The tables cannot be copied: {describe_error(error)}.")
        raise click.exceptions.Exit(1) from error
    click.echo(f"Copied to {file}. To use it, put it into a data folder as {STORE_FILE}.")
