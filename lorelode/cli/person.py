"""A person at the terminal, who is just another bot to the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final, TypeAlias

from lorelode.cli.presenter import Menu, Page, Presenter, Text, Wait, described
from lorelode.cli.screen import Screen
from lorelode.core import AnyGame, IllegalMove, MoveSyntaxError, View

Question: TypeAlias = Menu | Text

EVERYWHERE: Final[Mapping[str, str]] = {
    "l, log": "the record so far, as you were shown it",
    "b, back": "back from a list",
    "?, help": "this help",
    "q, quit": "leave the game",
}


class Quit(Exception):
    """The person has left the table."""


class Person:
    """Shows the situation, offers the choices, and asks until the answer is a legal move."""

    def __init__(self, game: AnyGame, presenter: Presenter, screen: Screen) -> None:
        self._game = game
        self._presenter = presenter
        self._screen = screen
        self._first: Any = None
        """The move that the person wants to be first with, until it is made."""

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:  # noqa: ARG002
        """The move the person wants, by number or in notation; `Quit` if they leave instead."""
        if self._first is None:
            return self._asked(view, lines)
        move, self._first = self._first, None
        return move

    def hurries(self, view: View[Any, Any], lines: Sequence[str]) -> bool:
        """Whether the person acts before the others who may; asked only if they may also wait."""
        if any(isinstance(option.then, Wait) for option in self._presenter.menu(view).options):
            answer = self._asked(view, lines)
            if isinstance(answer, Wait):
                return False
            self._first = answer
        return True

    def rest(self, view: View[Any, Any], lines: Sequence[str]) -> None:
        """Let the person read what was told, until they want to go on; `Quit` if they leave."""
        pages = self._pages(view, lines)
        while self._look_up(self._typed("Enter to go on, or ? for help"), pages):
            pass

    def _asked(self, view: View[Any, Any], lines: Sequence[str]) -> Any:
        pages = self._pages(view, lines)
        self._presenter.situation(view)
        asked: list[Question] = [self._presenter.menu(view)]
        self._offer(asked[-1])
        while True:
            typed = self._typed(_prompt(asked))
            answer = typed.casefold()
            now = asked[-1]
            if answer in ("0", "b", "back") and len(asked) > 1:
                asked.pop()
                self._offer(asked[-1])
                continue
            if self._look_up(answer, pages):
                if isinstance(now, Text):
                    self._screen.say(f'To answer with the word itself, type "{typed}" in quotes.')
                continue
            if isinstance(now, Text):
                then = now.move(_unquoted(typed))
            elif answer in (numbers := _numbers(now)):
                then = now.options[numbers.index(answer)].then
            else:
                then = self._read(typed, now)
            if isinstance(then, Menu | Text):
                asked.append(then)
                self._offer(then)
            elif isinstance(then, Wait) or (then is not None and self._allowed(view, then)):
                return then

    def _typed(self, prompt: str) -> str:
        """What the person types; `Quit` if it is that, or nothing any more."""
        try:
            typed = self._screen.ask(prompt)
        except EOFError:
            self._screen.space()
            raise Quit from None
        if typed.casefold() in ("q", "quit"):
            raise Quit
        return typed

    def _pages(
        self, view: View[Any, Any], lines: Sequence[str]
    ) -> Mapping[str, Callable[[], None]]:
        """What shows a page, by all that can be typed for it."""
        letters = self._presenter.pages()
        found: dict[str, Callable[[], None]] = {}
        for letter, page in letters.items():
            found[letter] = found[page.word] = partial(page.show, view)
        found["l"] = found["log"] = partial(self._screen.draw, lines)
        found["?"] = found["help"] = partial(self._help, letters)
        return found

    def _look_up(self, answer: str, pages: Mapping[str, Callable[[], None]]) -> bool:
        """Show the page that was asked for, if any was."""
        show = pages.get(answer.casefold())
        if show is None:
            return False
        show()
        return True

    def _offer(self, question: Question) -> None:
        if question.title:
            self._screen.head(question.title)
        if isinstance(question, Menu):
            self._screen.draw(question.picture)
            labels = [option.label for option in question.options]
            abouts = [option.about for option in question.options]
            self._screen.draw(described(labels, abouts, self._screen.width))

    def _read(self, answer: str, menu: Menu) -> Any | None:
        """The move that was typed in notation; None, and the reason told, if it is none."""
        expected = f"type a number, a move such as {self._presenter.example}, or ? for help"
        if not answer:
            self._screen.say(f"Please {expected}.")
            return None
        if answer.isdecimal():
            self._screen.say(f"There is no {answer} here; the last is {len(menu.options)}.")
            return None
        text = self._presenter.spelt(answer)
        if text is None:
            self._screen.say(f"Not understood; {expected}.")
            return None
        try:
            return self._game.read(text)
        except MoveSyntaxError as error:
            self._screen.say(f"Not understood: {error}.")
            return None

    def _allowed(self, view: View[Any, Any], move: Any) -> bool:
        """Whether the rules take the move; if not, the reason is told."""
        # The rules judge it on a state of their own making: legality depends on the view alone,
        # and the true state is none of ours.
        assert view.seat is not None
        try:
            self._game.play(self._game.imagine(view, Random(0)), view.seat, move)
        except IllegalMove as error:
            self._screen.say(f"Not allowed here: {error.reason} (rule {error.clause}).")
            return False
        return True

    def _help(self, pages: Mapping[str, Page]) -> None:
        self._screen.head("Help")
        for line in self._presenter.help():
            self._screen.say(line)
        looked_up = {f"{key}, {page.word}": page.about for key, page in pages.items()}
        for keys, about in {**looked_up, **EVERYWHERE}.items():
            self._screen.say(f"  {keys:<12}{about}", indent=14)


def _prompt(asked: Sequence[Question]) -> str:
    now = asked[-1]
    numbers = ""
    if isinstance(now, Menu):
        last = len(now.options)
        numbers = " 1" if last == 1 else f" 1-{last}"
    back = " b for back," if len(asked) > 1 else ""
    return f"{now.question}{numbers},{back} or ? for help"


def _numbers(menu: Menu) -> list[str]:
    return [str(number) for number in range(1, len(menu.options) + 1)]


def _unquoted(text: str) -> str:
    """The text without quotes around it.

    >>> _unquoted('"hand"'), _unquoted('say "cheese"')
    ('hand', 'say "cheese"')
    """
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text
