"""A person at the terminal, who is just another bot to the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from lorelode.cli.presenter import Menu, Page, Presenter
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
        pages = self._presenter.pages()
        menus = [self._presenter.menu(view)]
        self._offer(menus)
        while True:
            answer = self._ask(menus[-1])
            if answer in pages:
                pages[answer].show(view)
            elif answer in ("?", "help"):
                self._help(pages)
            elif answer == "l":
                self._screen.draw(lines)
            elif answer in ("0", "b") and len(menus) > 1:
                menus.pop()
                self._offer(menus)
            elif answer in (numbers := _numbers(menus[-1])):
                then = menus[-1].options[numbers.index(answer)].then
                if not isinstance(then, Menu):
                    return then
                menus.append(then)
                self._offer(menus)
            elif (move := self._read(answer, view, menus[-1])) is not None:
                return move

    def _ask(self, menu: Menu) -> str:
        try:
            answer = self._screen.ask(menu.question)
        except EOFError:
            self._screen.space()
            raise Quit from None
        if answer in ("q", "quit"):
            raise Quit
        return answer

    def _offer(self, menus: Sequence[Menu]) -> None:
        menu = menus[-1]
        self._screen.head(menu.title)
        self._screen.draw(menu.picture)
        options = zip(_numbers(menu), menu.options, strict=True)
        listed = [f"{number:>3}  {option.label}" for number, option in options]
        self._screen.draw([*listed, "  0  go back"] if len(menus) > 1 else listed)

    def _read(self, answer: str, view: View[Any, Any], menu: Menu) -> Any | None:
        """The move that was typed in notation; None, and the reason told, if it is none."""
        expected = f"Type a number from 1 to {len(menu.options)}, a move, or ? for help."
        if not answer or answer.isdecimal():
            self._screen.say(expected if not answer else f"There is no {answer} here. {expected}")
            return None
        try:
            move = self._game.read(answer)
            # The rules judge the move on a state of their own making: legality depends on the
            # view alone, and the true state is none of ours.
            assert view.seat is not None
            self._game.play(self._game.imagine(view, Random(0)), view.seat, move)
        except MoveSyntaxError as error:
            self._screen.say(f"Not understood: {error}. {expected}")
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
            "l": "the record so far, as you were shown it",
            "0": "back from a list",
            "?": "this help",
            "q": "leave the game",
        }
        for key, about in {**{k: page.about for k, page in pages.items()}, **everywhere}.items():
            self._screen.say(f"  {key}  {about}", indent=5)


def _numbers(menu: Menu) -> list[str]:
    return [str(number) for number in range(1, len(menu.options) + 1)]
