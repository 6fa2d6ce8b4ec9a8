"""What a command needs to know of a game to show it to a person and to ask them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from lorelode.core import View


class Menu(NamedTuple):
    """A question with numbered answers; an answer can be a question in its turn."""

    title: str
    """What is asked."""
    options: Sequence[Option]
    question: str
    picture: Sequence[str] = ()
    told: bool = False
    """Whether the situation before it has the title, which is then for those who come back."""
    together: bool = False
    """Whether the numbers of this question and the next may be typed at once."""

    @property
    def numbers(self) -> list[int]:
        """What is typed for each of the options."""
        return [option.number or place for place, option in enumerate(self.options, 1)]


class Text(NamedTuple):
    """A question with a line of text for an answer, which makes the move."""

    title: str
    question: str
    move: Callable[[str], Any]


class Wait(NamedTuple):
    """No move: the person lets somebody else be first."""


WAIT: Final = Wait()


class Option(NamedTuple):
    """One answer: a move, the question that leads on to one, or `WAIT`.

    A move that the rules refuse may stand in a list for its number's sake: whoever picks it is
    told why, and asked again.
    """

    label: str
    then: Any
    about: str = ""
    """A sentence on lines of its own."""
    number: int | None = None
    """What is typed for it, if not its place in the list."""


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
        The outcome of the game is left to `end`.
        """
        ...

    def end(self, view: View[Any, Any]) -> None:
        """How the game came out, once it is over."""
        ...

    @property
    def resting(self) -> bool:
        """Whether what was told last is to be read at leisure before the game goes on."""
        ...

    def situation(self, view: View[Any, Any]) -> None:
        """All that a person wants before their eyes when they are to act, what waited last."""
        ...

    def menu(self, view: View[Any, Any]) -> Menu:
        """The choices of the view's seat."""
        ...

    def pages(self, first: bool) -> Mapping[str, Page]:
        """What can be looked up, by the key that is typed for it.

        Only while the `first` menu of the situation is asked about may a page have the numbers of
        that menu: beside another list they would be taken for those of the list.
        """
        ...

    def spelt(self, text: str) -> str | None:
        """What was typed, in the notation of the game; None if it does not begin like a move.

        `MoveSyntaxError` says what is missing, where less has to be typed than the notation asks.
        """
        ...

    @property
    def example(self) -> str:
        """A move in notation, to show how one is typed."""
        ...

    def help(self, view: View[Any, Any]) -> Sequence[str]:
        """How moves are typed and what the signs mean."""
        ...


def numbered(labels: Sequence[str], marks: Sequence[object] = ()) -> list[str]:
    """The lines of a list to choose from; marks stand in place of 1, 2, 3.

    >>> numbered(["map", "NES"])
    ['  1  map', '  2  NES']
    >>> numbered(["map", "NES"], "--")
    ['  -  map', '  -  NES']
    """
    marks = marks or range(1, len(labels) + 1)
    return [f"{mark!s:>3}  {label}" for mark, label in zip(marks, labels, strict=True)]


def described(
    labels: Sequence[str], abouts: Sequence[str], width: int, marks: Sequence[object] = ()
) -> list[str]:
    """A numbered list with a sentence below each label that has one.

    >>> described(["Rain", "Snow"], ["It rains on the roof.", ""], 20)
    ['  1  Rain', '     It rains on the', '     roof.', '  2  Snow']
    """
    hang = " " * len(numbered([""])[0])
    lines = []
    for label, about in zip(numbered(labels, marks), abouts, strict=True):
        wrapped = textwrap.wrap(about, width, initial_indent=hang, subsequent_indent=hang)
        lines += [label, *wrapped]
    return lines


class Manner(NamedTuple):
    """How a presenter is to speak."""

    words: bool = False
    """Tell in sentences what would be drawn: the board, the score, the result."""
    discreet: bool = False
    """Show a seat's best-kept secret (its role) only when asked for it."""
    language: str | None = None
    """Of what is said of pictures; else English."""
