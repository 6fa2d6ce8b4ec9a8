"""Why bots made their moves, shown once it gives nothing away."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from lorelode.bots import Bot, Claim, Explained, Explains, Naming, let_speak
from lorelode.cli.errors import BadInput
from lorelode.cli.presenters import presentation_of
from lorelode.cli.terminal import Terminal, printable
from lorelode.core import AnyGame, Pace, Seat, View
from lorelode.core.languages import DEFAULT_LANGUAGE, LANGUAGES
from lorelode.decks import Deck
from lorelode.sentences.names import Names, join_words
from lorelode.sentences.pictures import Pictures

BELIEF_CHANGE: Final = 0.1
"""A belief is shown again when it has changed by more than this."""


def check_explains(bot: Bot, level: str) -> Explains:
    """The same bot, or `BadInput` if it cannot give reasons."""
    if not isinstance(bot, Explains):
        raise BadInput(f"Bots that are {level} have no reasons, so --explain is not for them.")
    return bot


class Wording(NamedTuple):
    """How reasons are put to people: players by their names, pictures by their titles."""

    game: AnyGame
    names: Names
    deck: Deck | None = None
    language: str | None = None

    def describe(
        self, move: Any, explained: Explained, beliefs: bool = True, hidden: bool = False
    ) -> str:
        """A move and its reason in one line; `hidden`, the move as the others saw it.

        >>> from lorelode.bots import Reason
        >>> from lorelode.rules import GAMES
        >>> why = Explained(1, "break cart 0", (Reason("suspects", seat=0),))
        >>> wording = Wording(GAMES["saboteur"], Names(("You", "Bo"), Seat(0)))
        >>> wording.describe(wording.game.read(why.move), why)
        'break cart 0: takes you for a saboteur'
        """
        naming = Naming(
            seat=lambda seat: self.names.whom(Seat(seat)),
            picture=Pictures(self.deck, self.language).title,
        )
        said = [explained.describe_reasons(naming)]
        if beliefs:
            said += explained.describe_beliefs(naming)
        return printable(self._move(move, explained, hidden) + "; ".join(said))

    def _move(self, move: Any, explained: Explained, hidden: bool) -> str:
        shorten = presentation_of(self.game).move_before_picture
        if shorten is not None and explained.why[0].picture is not None:
            # The reason names the picture, so the move need not.
            short = shorten(move)
            if short is not None:
                return short
        return f"{self.game.write(move, hidden=hidden)}: "


class Reasons:
    """Asks bots for their reasons as they move, and keeps them until everything is open."""

    def __init__(self, wording: Wording) -> None:
        self._game = wording.game
        self._names = wording.names
        self._wording = wording
        self._kept: list[str] = []
        self._believed: dict[int, tuple[float, ...]] = {}

    def wrap(self, bot: Bot, level: str) -> Bot:
        """The same bot, asked for its reason with every move."""
        return _Asked(bot, check_explains(bot, level), self)

    def keep(self, move: Any, explained: Explained) -> None:
        """Keep one more reason; its beliefs only if they have changed."""
        believed, before = explained.probabilities, self._believed.get(explained.seat)
        changed = before is None or any(
            abs(now - then) > BELIEF_CHANGE for now, then in zip(believed, before, strict=True)
        )
        if changed:
            self._believed[explained.seat] = believed
        # In some games a move stays hidden for longer than a round.
        hidden = not presentation_of(self._game).moves_open_after_rest
        line = self._wording.describe(move, explained, beliefs=changed, hidden=hidden)
        self._kept.append(f"{self._names.by_seat[explained.seat]}: {line}")

    def due(self, view: View[Any, Any]) -> bool:
        """Whether there are reasons to show: a round or turn is over, and everything is open."""
        over = not self._game.to_act(view.public)
        return bool(self._kept) and (over or self._game.pace(view.public) is Pace.REST)

    def show(self, terminal: Terminal, pause: Callable[[], None]) -> None:
        """Show the reasons, no more at a time than fit the terminal."""
        terminal.head("Why they did it")
        room = left = max(10, terminal.console.height - 4)
        for line in self._kept:
            lines = len(textwrap.wrap(line, terminal.width, subsequent_indent="  "))
            if lines > left:
                pause()
                left = room
            left -= lines
            terminal.say(line, indent=2)
        self._kept.clear()
        self._believed.clear()


class _Asked:
    """A bot that is asked twice with the same chance: what it does, and why."""

    def __init__(self, bot: Bot, why: Explains, reasons: Reasons) -> None:
        self._bot = bot
        self._why = why
        self._reasons = reasons

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        same = Random()
        same.setstate(rng.getstate())
        move = self._bot.choose(view, lines, rng, claims)
        self._reasons.keep(move, self._why.explain(view, lines, same, claims))
        return move

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        return let_speak(self._bot, view, lines, rng, claims)


class Thoughts:
    """What a bot would have done in the seats of a recorded game, and why."""

    def __init__(self, wording: Wording, bot: Bot, level: str) -> None:
        self._names = wording.names
        self._wording = wording
        self._bot = check_explains(bot, level)
        self._level = level

    def of(self, view: View[Any, Any], lines: Sequence[str]) -> str:
        """One line; the same record gives the same line, as the bot's chance follows from it."""
        assert view.seat is not None
        chance = Random(f"{view.seat} {len(lines)}")
        explained = self._bot.explain(view, lines, chance)
        said = self._wording.describe(self._wording.game.read(explained.move), explained)
        yours = view.seat == self._names.you
        place = "your place" if yours else f"the place of {self._names.by_seat[view.seat]}"
        return f"In {place}, {_a(self._level)} bot would play: {said}"

    def preface(self) -> Iterator[str]:
        """What to know before reading them."""
        yield (
            f"{_a(self._level).capitalize()} bot is asked again at each move. Where several moves"
            " are as good, chance picks one, so even a bot may have played another in the game."
        )
        if self._wording.deck is not None and self._wording.language is None:
            others = [one for one in LANGUAGES if one != DEFAULT_LANGUAGE]
            yield (
                "It takes the clues to be in English; if they are not, name their language:"
                f" --language {join_words(others, 'or')}."
            )


def _a(level: str) -> str:
    return f"an {level}" if level.startswith("e") else f"a {level}"
