"""`lorelode deck`: people's own pictures to play with."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from lorelode.cli.options import BadInput, Data
from lorelode.cli.setup import open_library, sentence
from lorelode.cli.terminal import Terminal, complain, printable
from lorelode.core.refusal import Refusal
from lorelode.decks import DeckError

if TYPE_CHECKING:
    from lorelode.decks.importer import ImportResult
    from lorelode.decks.library import Library, StoredDeck

deck = typer.Typer(
    help="Decks of pictures: your own, and those that come with the program.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Name: TypeAlias = Annotated[str, typer.Argument(metavar="NAME", help="The deck's name.")]


@deck.command()
def add(
    name: Name,
    source: Annotated[
        Path, typer.Argument(metavar="FOLDER_OR_ZIP", help="Pictures: PNG, JPEG or WebP.")
    ],
    data: Data = None,
) -> None:
    """Make a deck of pictures, or add more to it.

    What cannot be used is listed with the reason, and all else is kept; the exit code is then 1.
    docs/decks.md tells what can be used, and how to add words.
    """
    with _sentences():
        library = open_library(data)
        imported = _add(library, name, source)
        for file in imported.refused:
            complain(f"Refused {printable(file.name)}: {printable(file.sentence)}")
        for double in imported.doubles:
            typer.echo(f"{printable(double)} is in the deck already.")
        if not imported.kept and not imported.doubles:
            complain(f"No picture could be kept, so the deck {name!r} is as it was.")
            raise typer.Exit(1)
        cards = library.load(name).deck.cards
        kept = _pictures(len(imported.kept))
        typer.echo(f"Kept {kept}; the deck {name!r} has {len(cards)} now.")
        if imported.reworded:
            typer.echo(f"Took the words of {_pictures(len(imported.reworded))} that it had.")
        if unseen := sum(not card.tagged for card in cards):
            typer.echo(
                f"Bots cannot see {unseen} of them well, for lack of tags: see docs/decks.md."
            )
        typer.echo(f"To look at it: lorelode deck show {name}")
        if imported.refused:
            raise typer.Exit(1)


def _add(library: Library, name: str, source: Path) -> ImportResult:
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
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        except Refusal as refusal:
            raise BadInput(f"{printable(str(source))}: {printable(refusal.sentence)}") from refusal


@deck.command("list")
def list_decks(data: Data = None) -> None:
    """List all decks."""
    terminal = Terminal()
    table = terminal.table("deck", "whose", "words in", "pictures", "with tags", "KB", numbers=3)
    library = open_library(data)
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
        size = str(_bytes(shelved) // 1000)
        table.add_row(name, whose, languages, str(len(shelved.deck.cards)), str(tagged), size)
    terminal.show(table)
    if bad:
        raise typer.Exit(1)


@deck.command()
def show(
    name: Name,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the page here instead.")
    ] = None,
    data: Data = None,
) -> None:
    """Show all cards of a deck on one page, in the browser."""
    from lorelode.cli.contact_sheet import contact_sheet
    from lorelode.cli.serve import has_windows

    with _sentences():
        page = contact_sheet(open_library(data).load(name))
        if out is not None:
            if out.exists():
                raise BadInput(f"{out} is there already; name a file that is not.")
            out.write_text(page, "utf-8")
            typer.echo(f"The page is in {out}.")
            return
        file = Path(tempfile.mkdtemp(prefix="lorelode-")) / f"{name}.html"
        file.write_text(page, "utf-8")
    typer.echo(f"The page is in {file}.")
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


@deck.command()
def remove(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    data: Data = None,
) -> None:
    """Remove one of your decks, pictures and all."""
    with _sentences():
        library = open_library(data)
        if not yes:
            count = _pictures(len(library.load(name).deck.cards))
            try:
                answer = Terminal().ask(
                    f"Remove the deck {name!r} with {count} for good? yes or no"
                )
            except EOFError:
                answer = ""
            if answer.casefold() not in ("y", "yes"):
                typer.echo("Nothing was removed.")
                raise typer.Exit(1)
        library.remove(name)
    typer.echo(f"Removed the deck {name!r}.")


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
        raise typer.Exit(1) from error


def _pictures(count: int) -> str:
    return f"{count} picture{'s' * (count != 1)}"


def _bytes(shelved: StoredDeck) -> int:
    return sum(file.stat().st_size for file in shelved.folder.rglob("*.webp"))
