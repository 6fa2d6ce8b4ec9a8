"""What a command needs to know of a game to show it to a person and to ask them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from lorelode.cli.names import Names
from lorelode.cli.screen import Screen
from lorelode.core import View


class Menu(NamedTuple):
    """A question with numbered answers; an answer can be a question in its turn."""

    title: str
    """What is asked; empty where the situation before it says so."""
    options: Sequence[Option]
    question: str
    picture: Sequence[str] = ()


class Option(NamedTuple):
    """One answer: a move, or the menu that leads on to one."""

    label: str
    then: Any


class Page(NamedTuple):
    """Something a person can look up while they think, by its word or its letter."""

    word: str
    about: str
    show: Callable[[View[Any, Any]], None]


class Presenter(Protocol):
    """One game on one screen; handed views only, it cannot tell what a seat may not know."""

    def tell(self, view: View[Any, Any], follow: bool) -> None:
        """What the last move showed, in sentences, made from its news alone.

        With `follow` it is told at once, and the board is shown whenever it has changed. Without,
        all but turning points waits for `situation`, to be on the screen when a person decides.
        """
        ...

    def situation(self, view: View[Any, Any]) -> None:
        """All that a person wants before their eyes when they are to act, what waited last."""
        ...

    def menu(self, view: View[Any, Any]) -> Menu:
        """The choices of the view's seat."""
        ...

    def pages(self) -> Mapping[str, Page]:
        """What can be looked up, by the key that is typed for it."""
        ...

    def spelt(self, text: str) -> str | None:
        """What was typed, in the notation of the game; None if it does not begin like a move."""
        ...

    @property
    def example(self) -> str:
        """A move in notation, to show how one is typed."""
        ...

    def help(self) -> Sequence[str]:
        """How moves are typed and what the signs mean."""
        ...


def numbered(labels: Sequence[str]) -> list[str]:
    """The lines of a list to choose from.

    >>> numbered(["map", "NES"])
    ['  1  map', '  2  NES']
    """
    return [f"{number:>3}  {label}" for number, label in enumerate(labels, 1)]


class Manner(NamedTuple):
    """How a presenter is to speak."""

    words: bool = False
    """Tell the board in sentences instead of drawing it."""
    discreet: bool = False
    """Show a seat's best-kept secret (its role) only when asked for it."""


MakePresenter = Callable[[Screen, Names, Manner], Presenter]
