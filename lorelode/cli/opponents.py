"""The bots that a command asks for."""

from __future__ import annotations

from lorelode.arena.lineup import DEFAULT_ROLLOUTS, make_bot
from lorelode.bots import DEFAULT_LEVEL, Bot, find_levels
from lorelode.cli.errors import BadInput
from lorelode.cli.setup import open_library
from lorelode.core import AnyGame
from lorelode.core.languages import DEFAULT_LANGUAGE, LANGUAGES
from lorelode.core.setup import list_names
from lorelode.decks import Deck


def read_level(game: AnyGame, level: str | None) -> str:
    """The level asked for; without one the usual level, or the first that the game has."""
    known = _levels(game)
    if level is None:
        return DEFAULT_LEVEL if DEFAULT_LEVEL in known else known[0]
    if level not in known:
        raise BadInput(f"There are no {level!r} bots for {game.name}; {list_names(known)}.")
    return level


def _levels(game: AnyGame) -> list[str]:
    return list(find_levels(game))


def read_bot(
    game: AnyGame,
    level: str,
    deck: Deck | None,
    language: str | None = None,
    rollouts: int = DEFAULT_ROLLOUTS,
    data: str | None = None,
) -> Bot:
    """A bot of this level that speaks this language, or English if none is named.

    It knows the associations and lines of the decks in the data folder.
    """
    read_level(game, level)
    if rollouts < 1:
        raise BadInput(f"--rollouts is 1 or more, not {rollouts}.")
    spoken = read_language(game, deck, language)
    folders = None if deck is None else open_library(data).folders(deck.ids)
    return make_bot(game, level, deck, spoken or DEFAULT_LANGUAGE, rollouts, folders)


def read_language(game: AnyGame, deck: Deck | None, language: str | None) -> str | None:
    """The language of the bots and of the pictures, if one is named."""
    if language is not None:
        if deck is None:
            raise BadInput(f"{_wordless(game)}, so --language is not for it.")
        if language not in LANGUAGES:
            known = list_names(LANGUAGES)
            raise BadInput(f"There are no bots that speak {language!r}; {known}.")
    return language


def _wordless(game: AnyGame) -> str:
    pictures = any(map(game.pictures, game.editions.values()))
    return "This record names no pictures" if pictures else f"{game.name.title()} has no words"
