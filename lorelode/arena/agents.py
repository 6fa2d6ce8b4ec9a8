"""Agents in games of the arena: a name with a colon stands where a level does."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from lorelode.arena.extras import Unavailable
from lorelode.arena.match import Order, Step
from lorelode.bots import Bot
from lorelode.core import CHANCE, AnyGame, Pace, Seat, Setup, State, View
from lorelode.core.languages import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from lorelode.envs.agents import AgentBot

GAME_SECONDS: Final = 1.0
"""About how long a game of five agents takes: nobody knows, so it is a guess."""


@runtime_checkable
class Watches(Protocol):
    """A bot that wants to see every move, as its seat may."""

    def watch(self, view: View[Any, Any], mover: Seat, move: Any, /) -> None:
        """See a move, with the view after it."""
        ...


def is_agent(level: str) -> bool:
    """Whether somebody's agent plays, and not a level of our bots.

    >>> is_agent("examples.self_play:agent"), is_agent("hard")
    (True, False)
    """
    return ":" in level


def make_agent(name: str, setup: Setup, language: str = DEFAULT_LANGUAGE) -> AgentBot:
    """A bot that an agent decides for, or `AgentError`."""
    try:
        from lorelode.envs.agents import AgentBot
        from lorelode.envs.games import TRANSLATIONS
    except ImportError as error:
        raise Unavailable(
            f"To let agents play, the arena needs {error.name}: pip install 'lorelode[pettingzoo]'."
        ) from error
    return AgentBot(name, TRANSLATIONS[setup.game.name](setup, language))


def check_agent(name: str, setup: Setup) -> None:
    """Make an agent once, so that `AgentError` comes before anything is played."""
    make_agent(name, setup).sit_down(Seat(0), seed=0)


def digest_agent(name: str) -> str:
    """Changes with the file of the agent's module."""
    from lorelode.envs.agents import find_module

    file = find_module(name).__file__
    return hashlib.sha256(Path(file).read_bytes() if file else b"").hexdigest()[:12]


def show_steps(steps: Iterable[Step], bots: Sequence[Bot]) -> Iterator[Step]:
    """The same steps; bots that watch see each of them before the next move is made."""
    watching = [(Seat(seat), bot) for seat, bot in enumerate(bots) if isinstance(bot, Watches)]
    for step in steps:
        for seat, bot in watching:
            bot.watch(step.state.view(seat), step.mover, step.move)
        yield step


def seat_order(game: AnyGame, seed: bytes) -> Order:
    """Asks as an episode of that seed does: the lowest seat first, but any in a race."""
    racers = Random(f"{seed.hex()}/race")

    def pick(state: State[Any, Any, Any], actors: Sequence[Seat]) -> Seat:
        is_race = CHANCE not in actors and game.pace(state.public) is Pace.RACE
        return racers.choice(actors) if is_race else actors[0]

    return pick
