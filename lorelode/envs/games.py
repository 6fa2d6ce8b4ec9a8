"""The games that are translated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from numbers import Integral
from typing import Any, Final

from lorelode.core import Setup, SetupError
from lorelode.core.editions import to_words
from lorelode.core.languages import DEFAULT_LANGUAGE, LANGUAGES
from lorelode.core.setup import find_game, list_names
from lorelode.envs.dixit.translation import DixitTranslation
from lorelode.envs.saboteur.translation import SaboteurTranslation
from lorelode.envs.translation import Translation
from lorelode.rules import GAMES

TRANSLATIONS: Final[dict[str, Callable[[Setup, str], Translation]]] = {
    "saboteur": SaboteurTranslation,
    "dixit": DixitTranslation,
}
"""By the name of the game. A game without an entry has no numbers."""


def translate(
    game: str,
    seats: int,
    edition: str | None = None,
    switches: Mapping[str, Any] | None = None,
    first: int | None = None,
    language: str = DEFAULT_LANGUAGE,
) -> Translation:
    """A table that these words name, translated; or `SetupError` with what was expected.

    The settings of switches are words or values, such as `off` or False. The language is that of
    words in the game: the clue slots, and how clues are understood.
    """
    if language not in LANGUAGES:
        raise SetupError(f"there is no language {language!r}; {list_names(list(LANGUAGES))}")
    find_game({name: GAMES[name] for name in TRANSLATIONS}, game)
    if not isinstance(seats, Integral):
        raise SetupError(f"expected a whole number of seats, not {seats!r}")
    if first is not None and not isinstance(first, Integral):
        raise SetupError(f"expected the whole number of the first seat, not {first!r}")
    words = {name: to_words(value) for name, value in (switches or {}).items()}
    begins = None if first is None else int(first)
    setup = Setup.from_words(GAMES, game, edition, words, seats=int(seats), first=begins)
    return TRANSLATIONS[game](setup, language)
