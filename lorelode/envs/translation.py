"""What an adapter needs of a game: observations as numbers, moves as numbers, and back.

Everything here is made from a `View`, never from a `State`, except what the dealer does.
"""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from lorelode.core import SetupError, State, View
from lorelode.core.setup import Setup, list_names
from lorelode.decks import Deck
from lorelode.envs.layout import Layout, Numbers

CHOICES = "choices"
"""An action is the index of a move in the list of legal moves."""
CELLS = "cells"
"""An action means the same in every state, whether it is legal there or not."""
ACTIONS = (CHOICES, CELLS)


class Bag(NamedTuple):
    """Cards that the dealer draws from one by one, without putting any back."""

    name: str
    cards: tuple[int, ...]
    """By outcome of chance; the same outcome as often as there are such cards."""
    draws: int
    """How many are drawn: mostly all of them."""


class Translation(Protocol):
    """A table of one game, translated. Every size depends on the set-up alone."""

    @property
    def setup(self) -> Setup:
        """The game, the edition and the seats."""
        ...

    @property
    def language(self) -> str:
        """The language of the words, if the game has any."""
        ...

    @property
    def public(self) -> Layout:
        """The numbers that everybody sees."""
        ...

    @property
    def private(self) -> Layout:
        """The numbers that the seat alone sees."""
        ...

    @property
    def memory(self) -> Layout:
        """The numbers of one move, as a seat remembers it."""
        ...

    @property
    def deck(self) -> Deck | None:
        """The pictures, if the game has any."""
        ...

    @property
    def choice_count(self) -> int:
        """No seat has ever more legal moves than this."""
        ...

    @property
    def cell_moves(self) -> Sequence[Any]:
        """By action of `cells`: the move that it means."""
        ...

    @property
    def outcomes(self) -> Sequence[str]:
        """By outcome of chance: what is drawn, in words."""
        ...

    @property
    def max_points(self) -> int:
        """Nobody can get more in a game."""
        ...

    @property
    def max_moves(self) -> int:
        """No game takes more moves, the dealer's included."""
        ...

    def observe_public(self, public: Any, /) -> bytearray:
        """The public numbers, as bytes."""
        ...

    def observe_private(self, view: View[Any, Any], /) -> bytearray:
        """The numbers of the view's seat, as bytes."""
        ...

    def observe_shown(self, line: str, shown: tuple[Any, ...], /) -> bytes:
        """What a seat remembers of a move, from its line and the news that it was shown."""
        ...

    def list_moves(self, view: View[Any, Any], /) -> Sequence[Any]:
        """The legal moves of the view's seat, each clue slot on its own."""
        ...

    def cell_of(self, move: Any, /) -> int | None:
        """The action of `cells` that means this move; None if none does."""
        ...

    def tell(self, view: View[Any, Any], /) -> dict[str, Any]:
        """What the view's seat may know, but no number says: words."""
        ...

    def draw(self, view: View[Any, Any], /) -> NDArray[np.uint8]:
        """A picture of what everybody sees: height, width, and red, green and blue."""
        ...

    def bags(self, state: State[Any, Any, Any], /) -> Sequence[Bag]:
        """What the dealer is to draw now."""
        ...

    def deal(self, state: State[Any, Any, Any], drawn: Sequence[Sequence[int]], /) -> Any:
        """The dealer's move, from the outcomes that were drawn of each bag."""
        ...


def observe(translation: Translation, view: View[Any, Any]) -> Numbers:
    """What a seat sees, the public numbers first."""
    public = translation.observe_public(view.public)
    return np.frombuffer(public + translation.observe_private(view), np.int8)


def memory_rows(translation: Translation) -> int:
    """How many moves a memory has room for: those of a game, and one that is imagined."""
    return translation.max_moves + 1


class ActionSpace:
    """One of the two ways to write moves as numbers."""

    def __init__(self, translation: Translation, name: str) -> None:
        if name not in ACTIONS:
            raise SetupError(f"there are no actions {name!r}; {list_names(ACTIONS)}")
        self.name = name
        self.setup = translation.setup
        self._translation = translation
        self._cells = name == CELLS
        self.size = len(translation.cell_moves) if self._cells else translation.choice_count

    def mask(self, moves: Sequence[Any]) -> Numbers:
        """1 for each action that is legal, given the legal moves."""
        mask = np.zeros(self.size, np.int8)
        if self._cells:
            mask[self.actions(moves)] = 1
        else:
            mask[: len(moves)] = 1
        return mask

    def actions(self, moves: Sequence[Any]) -> list[int]:
        """The legal actions in rising order, given the legal moves."""
        if not self._cells:
            return list(range(len(moves)))
        return sorted(at for at in map(self._translation.cell_of, moves) if at is not None)

    def move(self, moves: Sequence[Any], action: int) -> Any:
        """The move that an action means, or `ValueError`.

        An action of `cells` may mean a move that is not legal: the rules refuse it by its clause.
        """
        known: Sequence[Any] = self._translation.cell_moves if self._cells else moves
        if not 0 <= action < len(known):
            raise ValueError(f"expected an action from 0 to {len(known) - 1}, not {action}")
        return known[action]

    def action(self, moves: Sequence[Any], move: Any) -> int | None:
        """The action that means this legal move; None if none does."""
        if self._cells:
            return self._translation.cell_of(move)
        return list(moves).index(move) if move in moves else None

    def describe(self, moves: Sequence[Any], action: int) -> str:
        """The move that an action means, in notation."""
        return self._translation.setup.game.write(self.move(moves, action))


def read_action(space: ActionSpace, moves: Sequence[Any], action: Any) -> Any:
    """The move that an action or a text in notation means, given the legal moves.

    `TypeError`, `ValueError` or `MoveSyntaxError` for what is neither.
    """
    if isinstance(action, str):
        return space.setup.game.read(action)
    if not isinstance(action, Integral) or isinstance(action, bool):
        raise TypeError(f"expected an action or a move in notation, not {action!r}")
    return space.move(moves, int(action))
