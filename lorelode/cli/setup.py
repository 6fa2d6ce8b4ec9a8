"""From what was typed on the command line to a game that can be set up."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, TypeAlias

import typer

from lorelode.arena import seed_of
from lorelode.arena.lineup import DEFAULT_ROLLOUTS, make_bot
from lorelode.bots import BOTS, Bot
from lorelode.cli.dixit.pictures import LANGUAGE
from lorelode.cli.screen import printable
from lorelode.core import AnyGame, Chance, Edition, Seat, Setup, SetupError, switches
from lorelode.core.languages import LANGUAGES
from lorelode.core.setup import find_edition, find_game, list_names
from lorelode.decks import Deck, DeckError
from lorelode.decks.selection import pick_pictures, select_deck
from lorelode.rules import GAMES

if TYPE_CHECKING:
    from lorelode.decks.library import Library


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
Decks: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--deck", help="Whose pictures, once or several times: see 'lorelode deck'.", metavar="NAME"
    ),
]
Data: TypeAlias = Annotated[
    str | None, typer.Option("--data", metavar="DIR", help="The folder that keeps your decks.")
]
Seed: TypeAlias = Annotated[int | None, whole("--seed", "The same number gives the same game.")]
Rollouts: TypeAlias = Annotated[
    int, whole("--rollouts", "Rollouts that hard bots may spend on a decision.")
]
Language: TypeAlias = Annotated[
    str | None,
    typer.Option(help=f"Of bots and pictures in Dixit: {', '.join(LANGUAGES)}.", metavar="CODE"),
]
Words: TypeAlias = Annotated[
    bool, typer.Option("--words", help="Tell board, score and result in sentences, undrawn.")
]
Ascii: TypeAlias = Annotated[bool, typer.Option("--ascii", help="Draw with plain ASCII.")]


class GameSetup(NamedTuple):
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


class Asked(NamedTuple):
    """The decks that were asked for, by name; none: the built-in one."""

    decks: Sequence[str] = ()
    data: str | None = None
    """The folder they are in, if not the usual one."""
    seed: int = 0
    """It says which pictures are taken, if there are too many."""


NO_DECKS: Final = Asked()
PICTURES_GAME: Final = -1
"""The game number whose seed picks the pictures. No game has it, so it says nothing of a deal."""


def sentence(error: Exception) -> str:
    """What an error says, to be printed."""
    text = printable(str(error))
    return f"{text[0].upper()}{text[1:]}."


def the_library(data: str | None) -> Library:
    """The decks in the data folder that the server would use too."""
    from lorelode.decks.library import Library, data_folder

    folder = data if data is not None else os.environ.get("LORELODE_DATA")
    if folder == "":
        where = "--data" if data is not None else "LORELODE_DATA"
        raise BadInput(f"{where}: expected a folder, not ''.")
    return Library(data_folder() if folder is None else Path(folder).expanduser())


def the_game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return find_game(GAMES, name)
    except SetupError as error:
        raise BadInput(sentence(error)) from error


def the_setup(
    name: str,
    seats: int,
    edition: str | None,
    settings: Sequence[str] | None,
    first: int | None = None,
    asked: Asked = NO_DECKS,
) -> GameSetup:
    """What was asked for, or `BadInput` with what was expected."""
    try:
        preset = find_edition(find_game(GAMES, name), edition)
        house_rules = _settings(settings or (), preset)
        setup = Setup.from_words(GAMES, name, edition, house_rules, seats=seats, first=first)
        deck = select_deck(setup, asked.decks, lambda deck: the_library(asked.data).load(deck).deck)
    except (SetupError, DeckError) as error:
        raise BadInput(sentence(error)) from error
    if deck is not None:
        deck = pick_pictures(setup, deck, Chance(seed_of(asked.seed, PICTURES_GAME), 0))
    return GameSetup(setup.game, setup.edition, seats, deck)


def the_bot(
    game: str,
    level: str,
    deck: Deck | None,
    language: str | None = None,
    rollouts: int = DEFAULT_ROLLOUTS,
) -> Bot:
    """A bot of this level, which speaks this language, or English if none is named."""
    if level not in BOTS[game]:
        raise BadInput(f"There are no {level!r} bots for {game}; {list_names(BOTS[game])}.")
    if rollouts < 1:
        raise BadInput(f"--rollouts is 1 or more, not {rollouts}.")
    spoken = the_language(game, deck, language)
    return make_bot(game, level, deck, spoken or LANGUAGE, rollouts)


def the_language(game: str, deck: Deck | None, language: str | None) -> str | None:
    """What bots speak and pictures are called in, if it is said."""
    if language is not None:
        if deck is None:
            raise BadInput(f"{_wordless(game)}, so --language is not for it.")
        if language not in LANGUAGES:
            raise BadInput(f"There are no bots that speak {language!r}; {list_names(LANGUAGES)}.")
    return language


def _wordless(game: str) -> str:
    pictures = any(map(GAMES[game].pictures, GAMES[game].editions.values()))
    return "This record names no pictures" if pictures else f"{game.title()} has no words"


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
