"""From what was typed on the command line to a game that can be set up."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, NamedTuple, TypeAlias

import typer

from lorelode.bots import BOTS, Bot
from lorelode.core import AnyGame, Edition, Seat, SetupError, amended, switches
from lorelode.decks import Deck, DeckError, built_in
from lorelode.rules import GAMES


class BadInput(Exception):
    """What was asked for cannot be done; the message is the sentence to print."""


def whole(option: str, about: str) -> Any:
    """An option that takes a whole number, and says so in a sentence if it is given none."""

    def number(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadInput(f"{option} takes a whole number, not {text[:60]!r}.") from None

    return typer.Option(option, help=about, metavar="NUMBER", parser=number)


GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(GAMES))]
Seats: TypeAlias = Annotated[int, whole("--seats", "How many play.")]
EditionName: TypeAlias = Annotated[
    str | None, typer.Option(help="Whose rules: see 'lorelode editions'.", metavar="NAME")
]
Switches: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--set", help="A house rule: see 'lorelode editions'.", metavar="SWITCH=VALUE"),
]
Seed: TypeAlias = Annotated[int | None, whole("--seed", "The same number gives the same game.")]
Words: TypeAlias = Annotated[
    bool, typer.Option("--words", help="Tell board, score and result in sentences, undrawn.")
]
Ascii: TypeAlias = Annotated[bool, typer.Option("--ascii", help="Draw with plain ASCII.")]


class Setup(NamedTuple):
    """A game, an edition with house rules, a number of seats and a deck that go together."""

    game: AnyGame
    edition: Edition
    seats: int
    deck: Deck | None
    """None in games without pictures."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The pictures as a record names them."""
        return () if self.deck is None else self.deck.ids


def the_game(name: str) -> AnyGame:
    """The game of this name."""
    if name not in GAMES:
        raise BadInput(f"There is no game {name!r}; {_there(GAMES)}.")
    return GAMES[name]


def the_setup(
    name: str,
    seats: int,
    edition: str | None,
    settings: Sequence[str] | None,
    first: int | None = None,
) -> Setup:
    """What was asked for, or `BadInput` with what was expected."""
    game = the_game(name)
    preset = next(iter(game.editions)) if edition is None else edition
    if preset not in game.editions:
        raise BadInput(f"There is no edition {preset!r} of {name}; {_there(game.editions)}.")
    base = game.editions[preset]
    try:
        chosen = amended(base, _settings(settings or (), base))
        game.setup(chosen, seats, None if first is None else Seat(first))
    except SetupError as error:
        message = str(error)
        raise BadInput(f"{message[0].upper()}{message[1:]}.") from error
    pictures = game.pictures(chosen)
    try:
        deck = built_in().taking(pictures) if pictures else None
    except DeckError as error:
        raise BadInput(f"Here there is the built-in deck alone, and {error}.") from error
    return Setup(game, chosen, seats, deck)


def the_bot(game: str, level: str, deck: Deck | None) -> Bot:
    """A bot of this level."""
    if level not in BOTS[game]:
        raise BadInput(f"There are no {level!r} bots for {game}; {_there(BOTS[game])}.")
    return BOTS[game][level](deck)


def _there(names: Iterable[str]) -> str:
    """What there is instead.

    >>> _there(["fa"]), _there(["lv", "fa"])
    ('there is only fa', 'there are lv, fa')
    """
    some = list(names)
    return f"there are {', '.join(some)}" if len(some) > 1 else f"there is only {some[0]}"


def _settings(texts: Sequence[str], edition: Edition) -> dict[str, str]:
    settings: dict[str, str] = {}
    for text in texts:
        switch, equals, value = text.partition("=")
        if not equals:
            # A setting with spaces in it would need quotes, and be no simple example.
            known = switches(edition).items()
            example = next(f"{name}={setting}" for name, setting in known if " " not in setting)
            raise BadInput(f"--set takes SWITCH=VALUE, as in {example}, not {text!r}.")
        if switch in settings:
            raise BadInput(f"--set {switch} is given twice.")
        settings[switch] = value
    return settings


def the_seat(seat: int, seats: int) -> Seat:
    """A seat at a table of so many."""
    if not 0 <= seat < seats:
        raise BadInput(f"--seat is 0 to {seats - 1} with {seats} players, not {seat}.")
    return Seat(seat)


def the_seed(seed: int | None) -> int:
    """The number given, or a fresh one, short enough to be typed again."""
    return secrets.randbelow(10**9) if seed is None else seed
