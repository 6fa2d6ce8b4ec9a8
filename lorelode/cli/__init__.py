"""The `lorelode` command.

A subcommand is imported when it is asked for, so that each starts quickly: a server needs neither
the arena nor what draws a game in a terminal.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

import click

from lorelode import __version__
from lorelode.cli.errors import INTERRUPTED_EXIT_CODE, BadInput, complain
from lorelode.engine.build_kind import BUILD

COMMANDS: Final[Mapping[str, str]] = {
    "serve": "Start the server, where friends meet in their browsers.",
    "backup": "Copy all tables into one file, while the server runs or not.",
    "move": "Copy all tables and decks into a database, or back, and compare them.",
    "play": "Play against bots, here in the terminal.",
    "simulate": "Let bots play many games; the cards are counted after every move.",
    "arena": "Let bots of all levels play each other, and show who is better and by how much.",
    "replay": "Show a record move by move, as the table saw it: what was hidden then stays so.",
    "editions": "Show the switches of a game and what each edition sets them to.",
    "bot": "Let a language model play a seat, through any endpoint of OpenAI's chat API.",
    "mcp": "Offer a seat to a program that speaks the Model Context Protocol.",
    "deck": "Decks of pictures: your own, and those that come with the program.",
}
"""The subcommands with their help. `serve` is in `lorelode.cli.serve` under the same name, etc."""


class _Subcommands(Mapping[str, click.Command]):
    """The subcommands by name. One is imported when it is looked up."""

    def __getitem__(self, name: str) -> click.Command:
        if name not in COMMANDS:
            raise KeyError(name)
        command: click.Command = getattr(import_module(f"lorelode.cli.{name}"), name)
        return command

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class _Group(click.Group):
    """Writes its help without importing a subcommand, and says nothing at Ctrl-C."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands: Any = _Subcommands()

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise click.exceptions.Exit(INTERRUPTED_EXIT_CODE) from None


@click.group(
    "lorelode",
    cls=_Group,
    context_settings={"help_option_names": ["-h", "--help"], "show_default": True},
)
@click.version_option(
    f"{__version__} (engine: {BUILD})", message="%(prog)s %(version)s", help="Print the version."
)
def app() -> None:
    """Play card games with hidden hands, in the browser and here; watch and measure bots."""


def main() -> None:
    """Run the command line; a request that cannot be met is one sentence and exit code 2."""
    _forgive_encodings()
    try:
        app(prog_name="lorelode")
    except BadInput as error:
        complain(str(error))
        sys.exit(2)


def _forgive_encodings() -> None:
    """Let what cannot be written, or was not typed, in the terminal's encoding become `?`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
