"""A person at the terminal, who is just another bot to the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from lorelode.cli.presenter import Menu, Page, Presenter, numbered
from lorelode.cli.screen import Screen
from lorelode.core import AnyGame, IllegalMove, MoveSyntaxError, View


class Quit(Exception):
    """The person has left the table."""


class Person:
    """Shows the situation, offers the choices, and asks until the answer is a legal move."""

    def __init__(self, game: AnyGame, presenter: Presenter, screen: Screen) -> None:
        self._game = game
        self._presenter = presenter
        self._screen = screen

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:  # noqa: ARG002
        """The move the person wants, by number or in notation; `Quit` if they leave instead."""
        self._presenter.situation(view)
        letters = self._presenter.pages()
        pages = {**letters, **{page.word: page for page in letters.values()}}
        menus = [self._presenter.menu(view)]
        self._offer(menus)
        while True:
            typed = self._ask(menus)
            answer = typed.casefold()
            if answer in ("q", "quit"):
                raise Quit
            if answer in pages:
                pages[answer].show(view)
            elif answer in ("?", "help"):
                self._help(letters)
            elif answer in ("l", "log"):
                self._screen.draw(lines)
            elif answer in ("0", "b", "back") and len(menus) > 1:
                menus.pop()
                self._offer(menus)
            elif answer in (numbers := _numbers(menus[-1])):
                then = menus[-1].options[numbers.index(answer)].then
                if not isinstance(then, Menu):
                    return then
                menus.append(then)
                self._offer(menus)
            elif (move := self._read(typed, view, menus[-1])) is not None:
                return move

    def _ask(self, menus: Sequence[Menu]) -> str:
        last = len(menus[-1].options)
        numbers = "1" if last == 1 else f"1-{last}"
        back = " b for back," if len(menus) > 1 else ""
        try:
            return self._screen.ask(f"{menus[-1].question} {numbers},{back} or ? for help")
        except EOFError:
            self._screen.space()
            raise Quit from None

    def _offer(self, menus: Sequence[Menu]) -> None:
        menu = menus[-1]
        if menu.title:
            self._screen.head(menu.title)
        self._screen.draw(menu.picture)
        self._screen.draw(numbered([option.label for option in menu.options]))

    def _read(self, answer: str, view: View[Any, Any], menu: Menu) -> Any | None:
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
            move = self._game.read(text)
            # The rules judge the move on a state of their own making: legality depends on the
            # view alone, and the true state is none of ours.
            assert view.seat is not None
            self._game.play(self._game.imagine(view, Random(0)), view.seat, move)
        except MoveSyntaxError as error:
            self._screen.say(f"Not understood: {error}.")
        except IllegalMove as error:
            self._screen.say(f"Not allowed here: {error.reason} (rule {error.clause}).")
        else:
            return move
        return None

    def _help(self, pages: Mapping[str, Page]) -> None:
        self._screen.head("Help")
        for line in self._presenter.help():
            self._screen.say(line)
        everywhere = {
            "l, log": "the record so far, as you were shown it",
            "b, back": "back from a list",
            "?, help": "this help",
            "q, quit": "leave the game",
        }
        looked_up = {f"{key}, {page.word}": page.about for key, page in pages.items()}
        for keys, about in {**looked_up, **everywhere}.items():
            self._screen.say(f"  {keys:<12}{about}", indent=14)


def _numbers(menu: Menu) -> list[str]:
    return [str(number) for number in range(1, len(menu.options) + 1)]
