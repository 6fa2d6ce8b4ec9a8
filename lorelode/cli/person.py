"""A person at the terminal; to the match it is just another bot."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from random import Random
from typing import Any, Final, TypeAlias

from lorelode.bots import Claim
from lorelode.cli.presenter import (
    Menu,
    Page,
    Presenter,
    TextQuestion,
    Wait,
    number_lines_with_notes,
)
from lorelode.cli.terminal import Terminal
from lorelode.core import AnyGame, IllegalMove, MoveSyntaxError, View

Question: TypeAlias = Menu | TextQuestion

EVERYWHERE: Final[Mapping[str, str]] = {
    "l, log": "the record so far, as you were shown it",
    "b, back": "back from a list",
    "?, help": "this help",
    "q, quit": "leave the game",
}

BACK: Final = ("0", "b", "back")


class Quit(Exception):
    """The person has left the table."""


class Person:
    """Shows the situation, offers the choices and asks until the answer is a legal move."""

    def __init__(self, game: AnyGame, presenter: Presenter, terminal: Terminal) -> None:
        self._game = game
        self._presenter = presenter
        self._terminal = terminal
        self._first: Any = None
        """The move that the person wants to be first with, until it is made."""

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        _rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """The move the person wants, by number or in notation; `Quit` if they leave instead."""
        if self._first is None:
            return self._ask(view, lines)
        move, self._first = self._first, None
        return move

    def hurries(self, view: View[Any, Any], lines: Sequence[str]) -> bool:
        """Whether the person acts before the others who may; asked only if they may also wait."""
        if any(isinstance(option.then, Wait) for option in self._presenter.menu(view).options):
            answer = self._ask(view, lines)
            if isinstance(answer, Wait):
                return False
            self._first = answer
        return True

    def rest(self, view: View[Any, Any], lines: Sequence[str]) -> None:
        """Let the person read what was told, until they want to go on; `Quit` if they leave."""
        pages = self._pages(view, lines, first=False)
        while self._look_up(self._read_line("Enter to go on, or ? for help"), pages):
            pass

    def _ask(self, view: View[Any, Any], lines: Sequence[str]) -> Any:
        self._presenter.show_situation(view)
        asked: list[Question] = [self._presenter.menu(view)]
        self._offer(asked[-1])
        while True:
            typed = self._read_line(_prompt(asked))
            now = asked[-1]
            if typed.casefold() in BACK:
                self._go_back(asked)
                continue
            if self._look_up(typed, self._pages(view, lines, first=len(asked) == 1)):
                if isinstance(now, TextQuestion):
                    self._terminal.say(f'To answer with the word itself, type "{typed}" in quotes.')
                continue
            then = (
                now.move(_unquote(typed))
                if isinstance(now, TextQuestion)
                else self._read(typed, now)
            )
            if isinstance(then, Menu | TextQuestion):
                asked.append(then)
                self._offer(then)
            elif isinstance(then, Wait) or (then is not None and self._is_allowed(view, then)):
                return then

    def _read_line(self, prompt: str) -> str:
        """What the person types; `Quit` if there is no more."""
        try:
            return self._terminal.ask(prompt)
        except EOFError:
            self._terminal.space()
            raise Quit from None

    def _leave(self) -> None:
        """`Quit`, if that is what the person wants: a q can be typed by mistake."""
        if self._read_line("Leave the game? y for yes").casefold() in ("y", "yes"):
            raise Quit

    def _go_back(self, asked: list[Question]) -> None:
        if len(asked) == 1:
            self._terminal.say("There is nothing to go back to here.")
            return
        asked.pop()
        self._offer(asked[-1], again=True)

    def _pages(
        self, view: View[Any, Any], lines: Sequence[str], first: bool
    ) -> Mapping[str, Callable[[], None]]:
        """What to do for each word that is not an answer, at any question."""
        letters = self._presenter.pages(first)
        found: dict[str, Callable[[], None]] = {}
        for letter, page in letters.items():
            found[letter] = found[page.word] = partial(page.show, view)
        found["l"] = found["log"] = partial(self._terminal.draw, lines)
        found["?"] = found["help"] = partial(self._show_help, view, letters)
        found["q"] = found["quit"] = self._leave
        return found

    def _look_up(self, answer: str, pages: Mapping[str, Callable[[], None]]) -> bool:
        """Show the page that was asked for, if any was."""
        show = pages.get(answer.casefold())
        if show is None:
            return False
        show()
        return True

    def _offer(self, question: Question, again: bool = False) -> None:
        if question.title and (
            again or isinstance(question, TextQuestion) or not question.title_shown
        ):
            self._terminal.head(question.title)
        if isinstance(question, Menu):
            self._terminal.draw(question.picture)
            labels = [option.label for option in question.options]
            abouts = [option.about for option in question.options]
            self._terminal.draw(
                number_lines_with_notes(labels, abouts, self._terminal.width, question.numbers)
            )

    def _pick(self, menu: Menu, numbers: Sequence[str]) -> Any | None:
        """What the numbers lead to, question by question; None if nowhere, after saying why."""
        then: Any = menu
        for place, number in enumerate(numbers):
            if not isinstance(then, Menu):
                self._terminal.say(f"These are {len(numbers)} numbers; {place} are asked for.")
                return None
            known = [str(one) for one in then.numbers]
            if number not in known:
                where = f"besides {' '.join(numbers[:place])}" if place else "here"
                self._terminal.say(f"There is no {number} {where}, only {_ranges(then.numbers)}.")
                return None
            then = then.options[known.index(number)].then
        return then

    def _read(self, answer: str, menu: Menu) -> Any | None:
        """The answer by number or in notation; None if it is not one, after saying why."""
        expected = f"type a number, a move such as {self._presenter.example_move}, or ? for help"
        if not answer:
            self._terminal.say(f"Please {expected}.")
            return None
        numbers = re.split(r"\s*[,\s]\s*", answer)
        if all(map(str.isdecimal, numbers)) and (len(numbers) == 1 or menu.together):
            return self._pick(menu, numbers)
        try:
            text = self._presenter.to_notation(answer)
            if text is not None:
                return self._game.read(text)
            self._terminal.say(f"Not understood; {expected}.")
            return None
        except MoveSyntaxError as error:
            self._terminal.say(f"Not understood: {error}.")
            return None

    def _is_allowed(self, view: View[Any, Any], move: Any) -> bool:
        """Whether the rules allow the move; if not, the reason is shown."""
        # The rules check it on an imagined state: legality depends on the view alone, and the true
        # state must not be known here.
        assert view.seat is not None
        try:
            self._game.play(self._game.imagine(view, Random(0)), view.seat, move)
        except IllegalMove as error:
            self._terminal.say(f"Not allowed here: {error.reason} (rule {error.clause}).")
            return False
        return True

    def _show_help(self, view: View[Any, Any], pages: Mapping[str, Page]) -> None:
        self._terminal.head("Help")
        for line in self._presenter.help_lines(view):
            self._terminal.say(line)
        looked_up = {f"{key}, {page.word}": page.about for key, page in pages.items()}
        for keys, about in {**looked_up, **EVERYWHERE}.items():
            self._terminal.say(f"  {keys:<12}{about}", indent=14)


def _prompt(asked: Sequence[Question]) -> str:
    now = asked[-1]
    numbers = f" {_ranges(now.numbers)}" if isinstance(now, Menu) else ""
    back = " b for back," if len(asked) > 1 else ""
    return f"{now.question}{numbers},{back} or ? for help"


def _ranges(numbers: Sequence[int]) -> str:
    """Rising numbers, those in a row as one.

    >>> _ranges([1, 2, 3]), _ranges([1, 3, 4, 7])
    ('1-3', '1, 3-4, 7')
    """
    runs: list[str] = []
    for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        first, *rest = [number for _, number in run]
        runs.append(f"{first}-{rest[-1]}" if rest else str(first))
    return ", ".join(runs)


def _unquote(text: str) -> str:
    """The text without quotes around it.

    >>> _unquote('"hand"'), _unquote('say "cheese"'), _unquote('"yes" or "no"')
    ('hand', 'say "cheese"', '"yes" or "no"')
    """
    inner = text[1:-1]
    return inner if text == f'"{inner}"' and '"' not in inner else text
