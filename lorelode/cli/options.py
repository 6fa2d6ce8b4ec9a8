"""The options that several commands share, and what is said when one makes no sense."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, TypeAlias

import typer

from lorelode.core import Seat
from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES


class BadInput(Exception):
    """What was asked for cannot be done; the message is the sentence to print."""


def whole_number(option: str, about: str) -> Any:
    """An option that takes a whole number; anything else is refused with a sentence."""

    def number(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadInput(f"{option} takes a whole number, not {text[:60]!r}.") from None

    return typer.Option(option, help=about, metavar="NUMBER", parser=number)


GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(GAMES))]
Seats: TypeAlias = Annotated[int, whole_number("--seats", "How many play.")]
EditionName: TypeAlias = Annotated[
    str | None, typer.Option(help="Whose rules: see 'lorelode editions'.", metavar="NAME")
]
Switches: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--set", help="A house rule: see 'lorelode editions'.", metavar="SWITCH=VALUE"),
]
Decks: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--deck", help="Whose pictures, once or several times: see 'lorelode deck'.", metavar="NAME"
    ),
]
Data: TypeAlias = Annotated[
    str | None, typer.Option("--data", metavar="DIR", help="The folder that keeps your decks.")
]
Seed: TypeAlias = Annotated[
    int | None, whole_number("--seed", "The same number gives the same game.")
]
Rollouts: TypeAlias = Annotated[
    int, whole_number("--rollouts", "Rollouts that hard bots may spend on a decision.")
]
Language: TypeAlias = Annotated[
    str | None,
    typer.Option(help=f"Of bots and pictures in Dixit: {', '.join(LANGUAGES)}.", metavar="CODE"),
]
Words: TypeAlias = Annotated[
    bool, typer.Option("--words", help="Tell board, score and result in sentences, undrawn.")
]
Ascii: TypeAlias = Annotated[bool, typer.Option("--ascii", help="Draw with plain ASCII.")]


def read_seat(seat: int, seats: int) -> Seat:
    """The seat, if the table has it."""
    if not 0 <= seat < seats:
        raise BadInput(f"--seat is 0 to {seats - 1} with {seats} players, not {seat}.")
    return Seat(seat)


def read_seed(seed: int | None) -> int:
    """The number given, or a random one that is short enough to type."""
    return secrets.randbelow(10**9) if seed is None else seed
