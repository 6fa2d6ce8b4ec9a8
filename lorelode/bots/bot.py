"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from lorelode.bots.reasons import Belief, Explained
from lorelode.bots.talk import Claim
from lorelode.core import AnyGame, View


class Bot(Protocol):
    """Decides for a seat. A person at a terminal is one too."""

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """A legal move for the view's seat, which is to act.

        `lines` are the lines of the record as this seat was shown them (`lorelode.core.shown`). A
        bot reads them and never changes them. A view has no memory, so a bot rebuilds what it
        remembers of earlier turns from these lines. They do not hold everything: the hand and the
        cards drawn are in the view, and cards that were only seen in passing, such as gold that was
        offered and handed on, are kept nowhere. `claims` are the phrases that were said since the
        last deal and that mean something in this game, in their order; they may be lies. All of a
        bot's chance comes from `rng`.
        """
        ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can give its reasons."""

    def explain(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Explained:
        """What `choose` would do with the same view, lines, claims and state of `rng`, and why."""
        ...


@runtime_checkable
class Believes(Protocol):
    """A bot that can say what a seat should believe of the others."""

    def believe(
        self, view: View[Any, Any], lines: Sequence[str], claims: Sequence[Claim] = (), /
    ) -> tuple[Belief, ...]:
        """What the view's seat should believe, whether it is to act or not.

        Empty while there is nothing to be believed, such as between two rounds.
        """
        ...


@runtime_checkable
class Speaks(Protocol):
    """A bot that says something now and then."""

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """What the view's seat says after the last line, if anything; it need not be to act.

        It is asked when that line gave it a reason (`Talk.list_speakers`) and bots have not said
        much of late (`is_calm`).
        """
        ...


def let_speak(
    bot: Bot,
    view: View[Any, Any],
    lines: Sequence[str],
    rng: Random,
    claims: Sequence[Claim] = (),
) -> Claim | None:
    """What a bot says, if it speaks and has something to say."""
    return bot.speak(view, lines, rng, claims) if isinstance(bot, Speaks) else None


class RandomBot:
    """Plays any legal move, each with the same probability."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """One of the choices of the view's seat."""
        return rng.choice(self._game.choices(view))
