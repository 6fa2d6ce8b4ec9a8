"""The options that several commands share, and what is said when one makes no sense."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    TypeAlias,
    cast,
    get_type_hints,
)

import typer

from lorelode.arena.lineup import DEFAULT_ROLLOUTS
from lorelode.core import Seat
from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES

DEFAULT_SEATS: Final = 5
"""How many play if nobody says otherwise, where the game allows it."""


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
Seats: TypeAlias = Annotated[
    int | None,
    whole_number(
        "--seats",
        f"How many play; {DEFAULT_SEATS} if not given, or the nearest number that the game allows.",
    ),
]
EditionName: TypeAlias = Annotated[
    str | None, typer.Option(help="The edition: see 'lorelode editions'.", metavar="NAME")
]
Switches: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--set", help="A house rule: see 'lorelode editions'.", metavar="SWITCH=VALUE"),
]
Decks: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--deck",
        help="A deck to play with; may be given several times: see 'lorelode deck'.",
        metavar="NAME",
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
    typer.Option(help=f"Language of bots and pictures: {', '.join(LANGUAGES)}.", metavar="CODE"),
]
Words: TypeAlias = Annotated[
    bool, typer.Option("--words", help="Describe board, score and result in sentences.")
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


class SetupOptions(NamedTuple):
    """The options that say what is played; `play` and `simulate` both have them."""

    game: GameName
    seats: Seats = None
    edition: EditionName = None
    settings: Switches = None
    seed: Seed = None
    rollouts: Rollouts = DEFAULT_ROLLOUTS
    language: Language = None
    decks: Decks = None
    data: Data = None


def with_setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of `SetupOptions`, and hand them to it as its first argument.

    Typer reads the options of a command from its signature, so the signature is put together here.
    """
    hints = {
        **get_type_hints(SetupOptions, include_extras=True),
        **get_type_hints(command, include_extras=True),
    }
    shared = list(signature(SetupOptions).parameters.values())
    _, *own = signature(command).parameters.values()

    def run(**given: Any) -> None:
        options = SetupOptions(**{one.name: given.pop(one.name) for one in shared})
        command(options, **given)

    run.__name__, run.__doc__ = command.__name__, command.__doc__
    parameters = [
        Parameter(one.name, Parameter.KEYWORD_ONLY, default=one.default, annotation=hints[one.name])
        for one in (*shared, *own)
    ]
    run.__annotations__ = {one.name: hints[one.name] for one in parameters}
    cast(Any, run).__signature__ = Signature(parameters)
    return run
