"""Why bots do what they do, told when it gives nothing away any more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from lorelode.bots import Bot, Explains
from lorelode.cli.names import Names
from lorelode.cli.screen import Screen, printable
from lorelode.cli.setup import BadInput
from lorelode.core import AnyGame, Pace, View


def explaining(bot: Bot, level: str) -> Explains:
    """The same bot, if it is one that can say why."""
    if not isinstance(bot, Explains):
        raise BadInput(f"Bots that are {level} have no reasons, so --explain is not for them.")
    return bot


class Reasons:
    """Asks bots for their reasons as they move, and keeps them until all lies open."""

    def __init__(self, game: AnyGame, names: Names) -> None:
        self._game = game
        self._names = names
        self._kept: list[str] = []

    def asking(self, bot: Bot, level: str) -> Bot:
        """The same bot, asked for its reason with every move."""
        return _Asked(bot, explaining(bot, level), self)

    def keep(self, view: View[Any, Any], move: Any, text: str) -> None:
        """One more reason, beside the move as the others saw it: some stay hidden for longer."""
        assert view.seat is not None
        reason = text.removeprefix(self._game.write(move))
        line = f"{self._names.by_seat[view.seat]}: {self._game.write(move, hidden=True)}{reason}"
        self._kept.append(printable(line))

    def tell(self, view: View[Any, Any], screen: Screen) -> None:
        """Tell what is kept, if a round or a turn is over: roles and owners are known then."""
        over = not self._game.to_act(view.public)
        if self._kept and (over or self._game.pace(view.public) is Pace.REST):
            screen.head("Why they did it")
            for line in self._kept:
                screen.say(line, indent=2)
            self._kept.clear()


class _Asked:
    """A bot that is asked twice with the same chance: what it does, and why."""

    def __init__(self, bot: Bot, why: Explains, reasons: Reasons) -> None:
        self._bot = bot
        self._why = why
        self._reasons = reasons

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:
        same = Random()
        same.setstate(rng.getstate())
        move = self._bot.choose(view, lines, rng)
        self._reasons.keep(view, move, self._why.explain(view, lines, same).text)
        return move


class Thoughts:
    """What a bot would have done in the seats of a record, and why."""

    def __init__(self, game: AnyGame, names: Names, bot: Bot, level: str) -> None:
        self._game = game
        self._names = names
        self._bot = explaining(bot, level)
        self._level = level

    def of(self, view: View[Any, Any], lines: Sequence[str]) -> str:
        """In one line: the same for the same record, so its chance is that of the moment."""
        assert view.seat is not None
        chance = Random(f"{view.seat} {len(lines)}")
        said = printable(self._bot.explain(view, lines, chance).text)
        who = self._names.by_seat[view.seat]
        return f"As {who}, a bot that is {self._level} would have played {said}"
