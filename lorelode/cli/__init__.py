"""The `lorelode` command."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from lorelode import __version__
from lorelode.cli.arena import arena
from lorelode.cli.deck import deck
from lorelode.cli.editions import editions
from lorelode.cli.options import BadInput
from lorelode.cli.play import play
from lorelode.cli.replay import replay
from lorelode.cli.serve import backup, serve
from lorelode.cli.simulate import simulate
from lorelode.cli.terminal import complain, forgive_encodings

# Plain help and errors: boxes around them are noise to a screen reader and in a log.
app = typer.Typer(
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (serve, backup, play, simulate, arena, replay, editions):
    app.command()(command)
app.add_typer(deck, name="deck")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"lorelode {__version__}")
        raise typer.Exit


@app.callback()
def lorelode(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play card games with hidden hands, in the browser and here; watch and measure bots."""


def main() -> None:
    """Run the command line; a request that cannot be met is one sentence and exit code 2."""
    forgive_encodings()
    try:
        app(prog_name="lorelode")
    except BadInput as error:
        complain(str(error))
        sys.exit(2)
