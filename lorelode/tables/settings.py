"""Checks the settings of a table."""

from __future__ import annotations

from lorelode.core import FirstQuestion, Setup, SetupError, amend
from lorelode.core.refusal import Code, Refusal
from lorelode.core.setup import find_edition, find_game
from lorelode.decks import DeckError
from lorelode.decks.selection import DeckLoader, PreparedSetup, select_deck
from lorelode.rules import GAMES
from lorelode.wire import TableSettings


def prepare(settings: TableSettings, load_deck: DeckLoader) -> PreparedSetup:
    """Check settings. Returns the set-up and the pictures, or raises `Refusal`."""
    try:
        setup = Setup.from_words(
            GAMES,
            settings.game,
            settings.edition,
            settings.switches,
            seats=settings.seats,
            first=None if settings.first == "random" else settings.first,
        )
        return PreparedSetup(setup, select_deck(setup, settings.decks, load_deck))
    except (SetupError, DeckError) as error:
        raise Refusal(Code.BAD_SETTINGS, reason=str(error)) from error


def find_first_question(settings: TableSettings) -> FirstQuestion | None:
    """What the players are asked about who begins; None if the rules say it."""
    try:
        edition = find_edition(find_game(GAMES, settings.game), settings.edition)
        return amend(edition, settings.switches).first_question
    except SetupError:  # an old table of a game or a print that is gone
        return None
