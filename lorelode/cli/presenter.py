"""What a command needs to know of a game, to show it to a person and to ask for moves."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from lorelode.bots import Claim
from lorelode.core import View


class Menu(NamedTuple):
    """A question with numbered answers; an answer can lead to another question."""

    title: str
    """What is asked."""
    options: Sequence[Option]
    question: str
    picture: Sequence[str] = ()
    title_shown: bool = False
    """Whether the situation has shown the title already; then it is shown on coming back only."""
    together: bool = False
    """Whether the numbers for this question and the next may be typed together."""

    @property
    def numbers(self) -> list[int]:
        """What is typed for each of the options."""
        return [option.number or place for place, option in enumerate(self.options, 1)]


class TextQuestion(NamedTuple):
    """A question that is answered with a line of text, which makes the move."""

    title: str
    question: str
    move: Callable[[str], Any]


class Wait(NamedTuple):
    """The person does not move, but lets somebody else be first."""


WAIT: Final = Wait()


class Option(NamedTuple):
    """One answer: a move, the question that leads on to one, or `WAIT`.

    A list may contain a move that the rules refuse, so that the others keep their numbers. A person
    who picks it is told why, and asked again.
    """

    label: str
    then: Any
    about: str = ""
    """A sentence on lines of its own."""
    number: int | None = None
    """What is typed for it, if not its place in the list."""


class Page(NamedTuple):
    """Something to look up while thinking, by its word or its letter."""

    word: str
    about: str
    show: Callable[[View[Any, Any]], None]


@runtime_checkable
class TellsClaims(Protocol):
    """A presenter of a game in which bots speak."""

    def tell_claim(self, claim: Claim) -> None:
        """Tell what a bot says after the last move, with the news of that move."""
        ...


class Presenter(Protocol):
    """One game in one terminal; it gets views only, so it cannot show what a seat may not know."""

    def show_news(self, view: View[Any, Any], follow: bool) -> None:
        """Show the news of the last move in sentences.

        With `follow` they are shown at once, and so is the board whenever it has changed. Without
        it, all but turning points wait for `show_situation`, to be in sight when a person
        decides. The result of the game is left to `show_result`.
        """
        ...

    def show_result(self, view: View[Any, Any]) -> None:
        """Show how the game ended, once it is over."""
        ...

    @property
    def wants_pause(self) -> bool:
        """Whether a person should read the last news before the game goes on."""
        ...

    def show_situation(self, view: View[Any, Any]) -> None:
        """Show all that a person needs to decide; the news that waited come last."""
        ...

    def menu(self, view: View[Any, Any]) -> Menu:
        """The choices of the view's seat."""
        ...

    def pages(self, first: bool) -> Mapping[str, Page]:
        """What can be looked up, by the key that is typed for it.

        Only at the `first` menu of a situation may a page show the numbers of that menu: beside
        another list they would be mistaken for the numbers of that list.
        """
        ...

    def to_notation(self, text: str) -> str | None:
        """The notation of what was typed; None if it does not begin like a move.

        `MoveSyntaxError` says what is missing, where people may type less than the notation has.
        """
        ...

    @property
    def example_move(self) -> str:
        """A move in notation, as an example of how to type one."""
        ...

    def help_lines(self, view: View[Any, Any]) -> Sequence[str]:
        """How moves are typed and what the signs mean."""
        ...


def number_lines(labels: Sequence[str], marks: Sequence[object] = ()) -> list[str]:
    """The lines of a list to choose from; marks stand in place of 1, 2, 3.

    >>> number_lines(["map", "NES"])
    ['  1  map', '  2  NES']
    >>> number_lines(["map", "NES"], "--")
    ['  -  map', '  -  NES']
    """
    marks = marks or range(1, len(labels) + 1)
    return [f"{mark!s:>3}  {label}" for mark, label in zip(marks, labels, strict=True)]


def number_lines_with_notes(
    labels: Sequence[str], abouts: Sequence[str], width: int, marks: Sequence[object] = ()
) -> list[str]:
    """A numbered list with a sentence below each label that has one.

    >>> number_lines_with_notes(["Rain", "Snow"], ["It rains on the roof.", ""], 20)
    ['  1  Rain', '     It rains on the', '     roof.', '  2  Snow']
    """
    hang = " " * len(number_lines([""])[0])
    lines = []
    for label, about in zip(number_lines(labels, marks), abouts, strict=True):
        wrapped = textwrap.wrap(about, width, initial_indent=hang, subsequent_indent=hang)
        lines += [label, *wrapped]
    return lines


class Style(NamedTuple):
    """How a presenter shows things."""

    words: bool = False
    """Whether the board, the score and the result are put into sentences and not drawn."""
    discreet: bool = False
    """Whether a seat's secret role is shown only on request."""
    language: str | None = None
    """The language of the pictures' words; None for English."""
