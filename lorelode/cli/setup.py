"""From what was typed on the command line to a game that can be set up."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import click

from lorelode.arena import derive_seed
from lorelode.cli.errors import BadInput
from lorelode.cli.options import DEFAULT_SEATS
from lorelode.cli.server_settings import read_settings
from lorelode.cli.terminal import printable
from lorelode.core import AnyGame, Chance, Edition, Setup, SetupError, switches
from lorelode.core.setup import find_edition, find_game
from lorelode.decks import Deck, DeckError
from lorelode.decks.selection import PreparedSetup, pick_pictures, select_deck
from lorelode.rules import GAMES

if TYPE_CHECKING:
    from lorelode.decks.library import Library
    from lorelode.decks.shelf import Shelf

_SHARED_LIBRARY: Final = "lorelode.cli.setup.shared_library"
"""Where a command keeps the decks of a database."""


class DeckRequest(NamedTuple):
    """The decks asked for, by name; without any, the built-in one is used."""

    decks: Sequence[str] = ()
    data: str | None = None
    """The folder with the decks, if it is not the usual one."""
    seed: int = 0
    """Decides which pictures are taken if there are too many."""


NO_DECKS: Final = DeckRequest()
PICTURES_GAME: Final = -1
"""The game number whose seed picks the pictures. No game has it, so it says nothing of a deal."""


def sentence(error: Exception) -> str:
    """The message of an error as a sentence to print."""
    text = printable(str(error))
    return f"{text[0].upper()}{text[1:]}."


def open_library(data: str | None, database: str | None = None) -> Library:
    """The decks that the server would use too: those of its database, or of its data folder.

    A database is named by an option or, unless an option names a folder, by a variable.
    """
    from lorelode.decks.library import Library, data_folder

    if database is not None and data is not None:
        raise BadInput("The decks are in a folder or in a database: give --data or --database.")
    if database is not None or (data is None and os.environ.get("LORELODE_DATABASE")):
        return _open_shared_library(database)
    folder = data if data is not None else os.environ.get("LORELODE_DATA")
    if folder == "":
        where = "--data" if data is not None else "LORELODE_DATA"
        raise BadInput(f"{where}: expected a folder, not ''.")
    return Library(data_folder() if folder is None else Path(folder).expanduser())


def _open_shared_library(database: str | None) -> Library:
    """The decks in a database, until the command ends."""
    from lorelode.decks.library import Library
    from lorelode.decks.shelf import DecksUnavailable

    context = click.get_current_context()
    if _SHARED_LIBRARY not in context.meta:
        shelf = context.with_resource(_open_shelf(database))
        context.meta[_SHARED_LIBRARY] = Library(shelf)
    try:
        library: Library = context.meta[_SHARED_LIBRARY]
        library.refresh()
    except DecksUnavailable as error:
        raise BadInput(f"The decks cannot be opened: {error.strerror}.") from error
    return library


@contextmanager
def _open_shelf(database: str | None) -> Iterator[Shelf]:
    from lorelode.tables.store import StoreError

    settings = read_settings({} if database is None else {"database": database})
    assert settings.database is not None
    try:
        from lorelode.tables.store.postgres import Database
        from lorelode.tables.store.postgres.deck_shelf import PostgresShelf
        from lorelode.tables.store.postgres.schema import require_current
    except ImportError as error:
        raise BadInput("PostgreSQL needs asyncpg: pip install 'lorelode[postgres]'.") from error
    there = Database(settings.database, settings.cluster)
    try:
        asyncio.run(require_current(there))
    except StoreError as error:
        raise BadInput(f"The decks cannot be opened: {error}.") from error
    with tempfile.TemporaryDirectory(prefix="lorelode-decks-") as folder:
        shelf = PostgresShelf(there, Path(folder))
        try:
            yield shelf
        finally:
            shelf.close()


def read_game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return find_game(GAMES, name)
    except SetupError as error:
        raise BadInput(sentence(error)) from error


def default_seats(game: AnyGame) -> int:
    """How many play if nobody says otherwise: the usual number, or the nearest one allowed."""
    return min(game.seats, key=lambda seats: abs(seats - DEFAULT_SEATS))


def read_setup(
    name: str,
    seats: int | None,
    edition: str | None,
    settings: Sequence[str] | None,
    first: int | None = None,
    request: DeckRequest = NO_DECKS,
) -> PreparedSetup:
    """The set-up that was asked for and its pictures, or `BadInput` with what was expected."""
    try:
        game = find_game(GAMES, name)
        house_rules = _settings(settings or (), find_edition(game, edition))
        seats = default_seats(game) if seats is None else seats
        setup = Setup.from_words(GAMES, name, edition, house_rules, seats=seats, first=first)
        deck = select_deck(setup, request.decks, lambda deck: _load_deck(request, deck))
    except (SetupError, DeckError) as error:
        raise BadInput(sentence(error)) from error
    if deck is not None:
        deck = pick_pictures(setup, deck, Chance(derive_seed(request.seed, PICTURES_GAME), 0))
    return PreparedSetup(setup, deck)


def _load_deck(request: DeckRequest, called: str) -> Deck:
    library = open_library(request.data)
    return library.load(library.find_name(called)).deck


def _settings(texts: Sequence[str], edition: Edition) -> dict[str, str]:
    settings: dict[str, str] = {}
    for text in texts:
        switch, equals, value = text.partition("=")
        if not equals:
            known = switches(edition)
            if not known:
                raise BadInput("This game has no switches, so --set is not for it.")
            # A setting with spaces in it would need quotes, so it is the example only if all have.
            name, setting = min(known.items(), key=lambda one: " " in one[1])
            raise BadInput(f"--set takes SWITCH=VALUE, as in {name}={setting}, not {text!r}.")
        if switch in settings:
            raise BadInput(f"--set {switch} is given twice.")
        settings[switch] = value
    return settings
