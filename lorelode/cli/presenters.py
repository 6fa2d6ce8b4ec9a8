"""What the terminal knows of each game, in one registry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from lorelode.cli.dixit.presenter import DixitPresenter
from lorelode.cli.plain_presenter import PlainPresenter
from lorelode.cli.presenter import Presenter, Style
from lorelode.cli.saboteur.presenter import SaboteurPresenter
from lorelode.cli.terminal import Terminal
from lorelode.core import AnyGame, Seat
from lorelode.core.faces import FACES
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Deck
from lorelode.sentences.dixit.words import move_before_picture
from lorelode.sentences.names import Names


class GamePresentation(NamedTuple):
    """One game in the terminal."""

    make: Callable[[Terminal, Names, Style, Deck | None], Presenter]
    """The deck is that of the table, if it plays with pictures and they are known."""
    moves_open_after_rest: bool = False
    """Whether every move is open once a round or turn is over, so that reasons may quote it."""
    move_before_picture: Callable[[Any], str | None] | None = None
    """A move as it is put before a reason that names its picture; None: as in notation."""


PRESENTERS: Final[dict[str, GamePresentation]] = {
    "saboteur": GamePresentation(
        make=lambda terminal, names, style, _deck: SaboteurPresenter(terminal, names, style),
    ),
    "dixit": GamePresentation(
        make=DixitPresenter,
        moves_open_after_rest=True,
        move_before_picture=move_before_picture,
    ),
}
"""By the name of the game. A game without an entry gets a plain presenter."""


def presentation_of(game: AnyGame) -> GamePresentation:
    """The game's entry, or a plain one."""
    return PRESENTERS.get(game.name) or GamePresentation(
        make=lambda terminal, names, _style, _deck: PlainPresenter(game, terminal, names),
    )


def names_of_players(seats: int, you: Seat, language: str | None) -> Names:
    """A person among bots, which are called by their faces as on the page."""
    others = (names[language or DEFAULT_LANGUAGE] for names in FACES.values())
    return Names(tuple("You" if seat == you else next(others) for seat in range(seats)), you)
