"""The presenter of a game that has none of its own: the view as text, the choices as a menu."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from lorelode.cli.presenter import Menu, Option, Page
from lorelode.cli.terminal import Terminal
from lorelode.core import AnyGame, Pace, View
from lorelode.sentences.names import Names

NEWS = "news"
"""The field of a drawer with what the last move showed; it is told when it happens."""


class PlainPresenter:
    """Keeps `lorelode.cli.presenter.Presenter` for any game."""

    def __init__(self, game: AnyGame, terminal: Terminal, names: Names) -> None:
        self._game = game
        self._terminal = terminal
        self._names = names
        self._resting = False
        self._example = ""

    def show_news(self, view: View[Any, Any], follow: bool) -> None:
        """The news of the last move, a line each; with `follow`, the view after it too."""
        for drawer in (view.public, view.private):
            for item in getattr(drawer, NEWS, ()):
                self._terminal.say(self._sentence(item), indent=2)
        self._resting = self._game.pace(view.public) is Pace.REST
        if follow:
            self._show(view)

    def show_result(self, view: View[Any, Any]) -> None:
        """The last view."""
        self._terminal.head("The end of the game")
        self._show(view)

    @property
    def wants_pause(self) -> bool:
        """Where the game itself asks for a rest."""
        return self._resting

    def show_situation(self, view: View[Any, Any]) -> None:
        """The whole view."""
        self._terminal.head("Your turn")
        self._show(view)

    def menu(self, view: View[Any, Any]) -> Menu:
        """All choices of the view's seat, in notation."""
        options = [Option(self._game.write(move), move) for move in self._game.choices(view)]
        if options:
            self._example = options[0].label
        return Menu("Your turn", options, "move", title_shown=True)

    def pages(self, first: bool) -> Mapping[str, Page]:  # noqa: ARG002
        """The view."""
        return {"v": Page("view", "what you can see", self._show)}

    def to_notation(self, text: str) -> str | None:
        """The text as it was typed: the game says what is wrong with it."""
        return text.strip()

    @property
    def example_move(self) -> str:
        """The first choice of the last menu."""
        return self._example

    def help_lines(self, view: View[Any, Any]) -> Sequence[str]:  # noqa: ARG002
        """How to choose a move."""
        return ("Pick a move by its number, or type it as it is written in the list.",)

    def _show(self, view: View[Any, Any]) -> None:
        """Both drawers that the seat may look into."""
        self._terminal.draw(_lines(view.public, self._names))
        if view.private is not None:
            lines = list(_lines(view.private, self._names))
            self._terminal.draw(["yours:", *(f"  {line}" for line in lines)] if lines else [])

    def _sentence(self, item: Any) -> str:
        """An event in a line: its kind, and what it says."""
        if not isinstance(item, Struct):
            return _inline(item, self._names)
        said = [
            f"{name} {_inline(value, self._names, name)}" for name, value in _named_values(item)
        ]
        return f"{type(item).__name__}: {', '.join(said)}" if said else type(item).__name__


def _lines(value: Any, names: Names) -> Iterator[str]:
    """A struct as lines of `field: value`; what is nested is indented."""
    if not isinstance(value, Struct):
        yield _inline(value, names)
        return
    for name, inner in _named_values(value):
        if name == NEWS:
            continue
        items = inner if isinstance(inner, tuple | list) else ()
        if isinstance(inner, Struct) and _named_values(inner):
            yield f"{name}:"
            yield from (f"  {line}" for line in _lines(inner, names))
        elif any(isinstance(item, Struct) for item in items):
            yield f"{name}:"
            for number, item in enumerate(items):
                yield f"  {_row_name(number, items, names)}{_inline(item, names)}"
        else:
            yield f"{name}: {_inline(inner, names, name)}"


def _row_name(number: int, rows: Sequence[Any], names: Names) -> str:
    """Rows that are as many as the seats are taken to be one a seat."""
    return f"{names.by_seat[number]}: " if len(rows) == len(names.by_seat) else ""


def _named_values(value: Struct) -> list[tuple[str, Any]]:
    return [(field.name, getattr(value, field.name)) for field in fields(value)]


def _inline(value: Any, names: Names, name: str = "") -> str:
    """A value on one line; a field `seat` is a player."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case int() if name == "seat" and 0 <= value < len(names.by_seat):
            return names.by_seat[value]
        case Struct():
            said = [f"{one} {_inline(inner, names, one)}" for one, inner in _named_values(value)]
            kind = type(value).__name__
            return f"{kind} ({', '.join(said)})" if said else kind
        case Mapping():
            return _join_or_none(f"{key}: {_inline(inner, names)}" for key, inner in value.items())
        case str():
            return str(value)
        case tuple() | list() | set() | frozenset():
            return _join_or_none(_inline(item, names) for item in value)
        case _:
            return str(value)


def _join_or_none(texts: Iterable[str]) -> str:
    return ", ".join(texts) or "-"
