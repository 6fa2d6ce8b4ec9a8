"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from lorelode.bots.reasons import Explained
from lorelode.core import AnyGame, View


class Bot(Protocol):
    """Whoever decides for a seat, a person at a terminal included."""

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:
        """A legal move of the view's seat, which is to act.

        `lines` is the record as this seat was shown it (`lorelode.core.shown`), to be read and
        never changed. A view has no memory, so whatever a bot remembers of earlier turns it
        rebuilds from these lines. They do not hold everything: its hand and what it drew are in
        the view, and cards merely seen in passing, such as gold offered and handed on, are kept
        nowhere. All of a bot's chance comes from `rng`.
        """
        ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def explain(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Explained:
        """What `choose` would do with the same view, lines and state of `rng`, and why."""
        ...


class RandomBot:
    """Any legal move, each as likely as the others."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:  # noqa: ARG002
        """One of the choices of the view's seat."""
        return rng.choice(self._game.choices(view))
