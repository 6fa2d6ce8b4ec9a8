"""What the terminal knows of each game, in one registry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from lorelode.cli.dixit.presenter import DixitPresenter
from lorelode.cli.plain_presenter import PlainPresenter
from lorelode.cli.presenter import Presenter, Style
from lorelode.cli.saboteur.presenter import SaboteurPresenter
from lorelode.cli.terminal import Terminal
from lorelode.core import AnyGame, Seat
from lorelode.decks import Deck
from lorelode.sentences.dixit.words import move_before_picture
from lorelode.sentences.names import Names


class GamePresentation(NamedTuple):
    """One game in the terminal."""

    make: Callable[[Terminal, Names, Style, Deck | None], Presenter]
    """The deck is that of the table, if it plays with pictures and they are known."""
    opponents: Sequence[str]
    """The names of those whom one meets at a table; enough for the largest."""
    moves_open_after_rest: bool = False
    """Whether every move is open once a round or turn is over, so that reasons may quote it."""
    move_before_picture: Callable[[Any], str | None] | None = None
    """A move as it is put before a reason that names its picture; None: as in notation."""


PRESENTERS: Final[dict[str, GamePresentation]] = {
    "saboteur": GamePresentation(
        make=lambda terminal, names, style, _deck: SaboteurPresenter(terminal, names, style),
        opponents=("Bo", "Mica", "Grit", "Ruda", "Flint", "Nib", "Tula", "Kob", "Odda", "Zink"),
    ),
    "dixit": GamePresentation(
        make=DixitPresenter,
        opponents=("Vera", "Ilya", "Noor", "Mara", "Theo"),
        moves_open_after_rest=True,
        move_before_picture=move_before_picture,
    ),
}
"""By the name of the game. A game without an entry gets a plain presenter."""


def presentation_of(game: AnyGame) -> GamePresentation:
    """The game's entry, or a plain one."""
    return PRESENTERS.get(game.name) or GamePresentation(
        make=lambda terminal, names, _style, _deck: PlainPresenter(game, terminal, names),
        opponents=[f"Player {number}" for number in range(2, game.seats[-1] + 1)],
    )


def names_of_players(game: AnyGame, seats: int, you: Seat) -> Names:
    """A person among bots."""
    others = iter(presentation_of(game).opponents)
    return Names(tuple("You" if seat == you else next(others) for seat in range(seats)), you)
