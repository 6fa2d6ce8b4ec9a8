"""`lorelode deck`: people's own pictures to play with."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorelode.cli.describe import describe
from lorelode.cli.errors import BadInput, complain
from lorelode.cli.options import PATH, decks_database_option, decks_folder_option
from lorelode.cli.setup import open_library, sentence
from lorelode.cli.terminal import Terminal, printable
from lorelode.core.refusal import Refusal
from lorelode.decks import DeckError

if TYPE_CHECKING:
    from lorelode.decks.import_result import ImportResult
    from lorelode.decks.library import Library

name_argument = click.argument("name", help="The deck's name, in any script.")


class _Group(click.Group):
    """Lists its commands in the order in which people use them."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(self.commands)


@click.group(cls=_Group)
def deck() -> None:
    """Decks of pictures: your own, and those that come with the program."""


@deck.command
@name_argument
@click.argument("source", type=PATH, metavar="FOLDER_OR_ZIP", help="Pictures: PNG, JPEG or WebP.")
@decks_folder_option
@decks_database_option
def add(name: str, source: Path, data: str | None, database: str | None) -> None:
    """Make a deck of pictures, or add more to it.

    What cannot be used is listed with the reason, and all else is kept; the exit code is then 1.
    docs/decks.md tells what can be used, and how to add words.
    """
    with _sentences():
        library = open_library(data, database)
        folder, title = library.choose_name(name)
        imported = _add(library, folder, title, source)
        for file in imported.refused:
            complain(f"Refused {printable(file.name)}: {printable(file.sentence)}")
        for double in imported.doubles:
            click.echo(f"{printable(double)} is in the deck already.")
        if not imported.kept and not imported.doubles:
            complain(f"No picture could be kept, so the deck {name!r} is as it was.")
            raise click.exceptions.Exit(1)
        cards = library.load(folder).deck.cards
        kept = _pictures(len(imported.kept))
        click.echo(f"Kept {kept}; the deck {name!r} has {len(cards)} now.")
        if imported.reworded:
            click.echo(f"Took the words of {_pictures(len(imported.reworded))} that it had.")
        if unseen := sum(not card.tagged for card in cards):
            click.echo(
                f"Bots cannot see {unseen} of them well, for lack of tags: see docs/decks.md."
            )
        click.echo(f"To look at it: lorelode deck show {shlex.quote(name)}")
        if imported.refused:
            raise click.exceptions.Exit(1)


def _add(library: Library, name: str, title: str, source: Path) -> ImportResult:
    """Import with a bar that shows how far it is, at a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    stderr = Console(stderr=True)
    columns = (TextColumn("Reading pictures"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=None)
        try:
            return library.add(
                name,
                source,
                title=title,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        except Refusal as refusal:
            raise BadInput(f"{printable(str(source))}: {printable(refusal.sentence)}") from refusal


@deck.command("list")
@decks_folder_option
@decks_database_option
def list_decks(data: str | None, database: str | None) -> None:
    """List all decks: those built in, and those of a data folder or a database.

    A server that was started with --data or --database has its own: name the same here.
    """
    terminal = Terminal()
    table = terminal.table("deck", "whose", "words in", "pictures", "with tags", "KB", numbers=3)
    library = open_library(data, database)
    bad = False
    for name in library.names():
        try:
            shelved = library.load(name)
        except DeckError as error:
            complain(sentence(error))
            bad = True
            continue
        whose = "built in" if shelved.built_in else "yours"
        languages = " ".join(sorted({code for card in shelved.deck.cards for code in card.words}))
        tagged = sum(card.tagged for card in shelved.deck.cards)
        size = str(library.count_bytes(name) // 1000)
        table.add_row(
            printable(shelved.title),
            whose,
            languages,
            str(len(shelved.deck.cards)),
            str(tagged),
            size,
        )
    terminal.show(table)
    if bad:
        raise click.exceptions.Exit(1)


@deck.command
@name_argument
@click.option("--out", type=PATH, metavar="FILE", help="Write the page here instead.")
@decks_folder_option
@decks_database_option
def show(name: str, out: Path | None, data: str | None, database: str | None) -> None:
    """Show all cards of a deck on one page, in the browser."""
    from lorelode.cli.contact_sheet import contact_sheet
    from lorelode.cli.serve import has_windows

    with _sentences():
        library = open_library(data, database)
        stored = library.load(library.find_name(name))
        page = contact_sheet(stored)
        if out is not None:
            if out.exists():
                raise BadInput(f"{out} is there already; name a file that is not.")
            out.write_text(page, "utf-8")
            click.echo(f"The page is in {out}.")
            return
        file = Path(tempfile.mkdtemp(prefix="lorelode-")) / f"{stored.folder.name}.html"
        file.write_text(page, "utf-8")
    click.echo(f"The page is in {file}.")
    if sys.stdout.isatty() and has_windows(os.environ):
        _open(file)


def _open(file: Path) -> None:
    """Open the browser in a separate process, so that its output and waiting do not matter here."""
    subprocess.Popen(
        [sys.executable, "-m", "webbrowser", file.as_uri()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


deck.add_command(describe)


@deck.command
@name_argument
@click.option("--yes", "-y", is_flag=True, help="Do not ask.")
@decks_folder_option
@decks_database_option
def remove(name: str, yes: bool, data: str | None, database: str | None) -> None:
    """Remove one of your decks, pictures and all."""
    with _sentences():
        library = open_library(data, database)
        folder = library.find_name(name)
        if not yes:
            count = _pictures(len(library.load(folder).deck.cards))
            try:
                answer = Terminal().ask(
                    f"Remove the deck {name!r} with {count} for good? yes or no"
                )
            except EOFError:
                answer = ""
            if answer.casefold() not in ("y", "yes"):
                click.echo("Nothing was removed.")
                raise click.exceptions.Exit(1)
        library.remove(folder)
    click.echo(f"Removed the deck {name!r}.")


@contextmanager
def _sentences() -> Iterator[None]:
    """Say in a sentence what is wrong with a request, or with the disk."""
    try:
        yield
    except DeckError as error:
        raise BadInput(sentence(error)) from error
    except OSError as error:
        where = f" {error.filename}:" if error.filename else ""
        complain(f"That could not be done:{where} {error.strerror or error}.")
        raise click.exceptions.Exit(1) from error


def _pictures(count: int) -> str:
    return f"{count} picture{'s' * (count != 1)}"
