"""The options that several commands share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from lorelode.arena.lineup import DEFAULT_ROLLOUTS
from lorelode.cli.errors import BadInput
from lorelode.core import Seat
from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES

DEFAULT_SEATS: Final = 5
"""How many play if nobody says otherwise, where the game allows it."""

PATH: Final = click.Path(path_type=Path)


def whole_number(
    option: str, about: str, default: int | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """An option that takes a whole number; anything else is refused with a sentence."""

    def number(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadInput(f"{option} takes a whole number, not {text[:60]!r}.") from None

    return click.option(option, help=about, metavar="NUMBER", type=number, default=default)


game_argument = click.argument("game", help=" or ".join(GAMES))
seats_option = whole_number(
    "--seats",
    f"How many play; {DEFAULT_SEATS} if not given, or the nearest number that the game allows.",
)
edition_option = click.option(
    "--edition", metavar="NAME", help="The edition: see 'lorelode editions'."
)
switches_option = click.option(
    "--set",
    "settings",
    metavar="SWITCH=VALUE",
    multiple=True,
    help="A house rule: see 'lorelode editions'.",
)
decks_option = click.option(
    "--deck",
    "decks",
    metavar="NAME",
    multiple=True,
    help="A deck to play with; may be given several times: see 'lorelode deck'.",
)
decks_folder_option = click.option(
    "--data",
    metavar="DIR",
    help="The data folder that keeps the decks. Give the one that the server was started with to"
    " see its decks. [default: LORELODE_DATA, or the folder of a server without --data]",
)
decks_database_option = click.option(
    "--database",
    metavar="URL",
    help="The PostgreSQL database that keeps the decks of several servers."
    " [default: LORELODE_DATABASE, unless --data is given]",
)
seed_option = whole_number("--seed", "The same number gives the same game.")
rollouts_option = whole_number(
    "--rollouts", "Rollouts that hard bots may spend on a decision.", default=DEFAULT_ROLLOUTS
)
language_option = click.option(
    "--language",
    metavar="CODE",
    help=f"Language of bots and pictures: {', '.join(LANGUAGES)}.",
)
words_option = click.option(
    "--words", is_flag=True, help="Describe board, score and result in sentences."
)
ascii_option = click.option("--ascii", is_flag=True, help="Draw with plain ASCII.")
json_option = click.option("--json", is_flag=True, help="Print one JSON object.")


def read_seat(seat: int, seats: int) -> Seat:
    """The seat, if the table has it."""
    if not 0 <= seat < seats:
        raise BadInput(f"--seat is 0 to {seats - 1} with {seats} players, not {seat}.")
    return Seat(seat)


def read_seed(seed: int | None) -> int:
    """The number given, or a random one that is short enough to type."""
    return secrets.randbelow(10**9) if seed is None else seed


class SetupOptions(NamedTuple):
    """The options that say what is played; `play` and `simulate` both have them."""

    game: str
    seats: int | None
    edition: str | None
    settings: Sequence[str]
    seed: int | None
    rollouts: int
    language: str | None
    decks: Sequence[str]
    data: str | None


def with_setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of `SetupOptions`, and hand them to it as its first argument."""

    @game_argument
    @seats_option
    @edition_option
    @switches_option
    @seed_option
    @rollouts_option
    @language_option
    @decks_option
    @decks_folder_option
    @wraps(command)  # brings the command's own options, which come after these
    def run(**given: Any) -> None:
        options = SetupOptions(**{name: given.pop(name) for name in SetupOptions._fields})
        command(options, **given)

    return run
