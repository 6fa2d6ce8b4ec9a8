"""Checks what the host of a table has set."""

from __future__ import annotations

from msgspec import Struct

from lorelode.core import Setup, SetupError
from lorelode.decks import Deck, DeckError
from lorelode.decks.selection import DeckLoader, select_deck
from lorelode.rules import GAMES
from lorelode.wire import TableSettings


class Prepared(Struct, frozen=True):
    """The checked set-up of a table."""

    setup: Setup
    deck: Deck | None
    """At least as many pictures as the game takes; None in games without pictures."""


def prepare(settings: TableSettings, load_deck: DeckLoader) -> Prepared:
    """The set-up and the pictures of a table, or `SetupError` with what was expected."""
    setup = Setup.from_words(
        GAMES,
        settings.game,
        settings.edition,
        settings.switches,
        seats=settings.seats,
        first=None if settings.first == "random" else settings.first,
    )
    try:
        return Prepared(setup, select_deck(setup, settings.decks, load_deck))
    except DeckError as error:
        raise SetupError(str(error)) from error
