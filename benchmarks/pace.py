"""Measure how fast bots decide, and how many games one core and two cores play.

    python -m benchmarks.pace

Decisions are timed by the processor time of this process, so other processes do not count. The
budget of `hard` is in seconds of such a clock. To measure games a second, the cores must be idle.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from lorelode.arena import derive_seed, play_out
from lorelode.arena.dixit.lineup import seat_bots
from lorelode.arena.executor import run_tasks
from lorelode.arena.lineup import LEVELS
from lorelode.arena.report import ReportTable
from lorelode.arena.saboteur.study import saboteur_cell
from lorelode.arena.study import Task
from lorelode.arena.tasks import make_tasks
from lorelode.bots import Bot, Claim, RandomBot, let_speak
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.bots.saboteur.hard import SaboteurHardBot
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.core import AnyGame, Setup, View
from lorelode.decks import built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR

SEED: Final = 77

_SABOTEUR_BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": lambda: RandomBot(SABOTEUR),
    "easy": SaboteurEasyBot,
    "normal": SaboteurNormalBot,
    "hard": SaboteurHardBot,
}


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, spent: list[float]) -> None:
        self._bot = bot
        self._spent = spent

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """Let the bot choose, and note the time."""
        start = time.process_time()
        move = self._bot.choose(view, lines, rng, claims)
        self._spent.append(time.process_time() - start)
        return move

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """Let the bot speak; this is not timed."""
        return let_speak(self._bot, view, lines, rng, claims)


class DecisionTimes(Struct, frozen=True):
    """How long the decisions of a level took, in milliseconds."""

    game: str
    level: str
    seats: int
    decisions: int
    median: float
    p95: float
    longest: float
    a_game: float
    """Seconds of thinking in a whole game, all seats together."""


class GameRates(Struct, frozen=True):
    """Games a second with one process and with two."""

    one: float
    two: float

    @property
    def gain(self) -> float:
        """How many times as many games two processes play."""
        return self.two / self.one


def _measure_times(
    game: AnyGame, level: str, seats: int, games: int, make_bots: Callable[[int], Sequence[Bot]]
) -> DecisionTimes:
    edition = next(iter(game.editions.values()))
    spent: list[float] = []
    for number in range(games):
        bots = [TimedBot(bot, spent) for bot in make_bots(number)]
        for _ in play_out(game, edition, seats, bots, derive_seed(SEED, number)):
            pass
    times = sorted(1000 * one for one in spent)
    return DecisionTimes(
        game=game.name,
        level=level,
        seats=seats,
        decisions=len(times),
        median=round(times[len(times) // 2], 2),
        p95=round(times[int(0.95 * len(times))], 2),
        longest=round(times[-1], 2),
        a_game=round(sum(spent) / games, 2),
    )


def measure_paces(
    games: int,
    hard_games: int,
    saboteur_seats: Sequence[int] = (5, 10),
    dixit_seats: Sequence[int] = (4, 6),
) -> list[DecisionTimes]:
    """Measure every level of both games at these tables."""
    found = []
    for seats in saboteur_seats:
        for level in LEVELS:
            many = hard_games if level == "hard" else games
            make = _SABOTEUR_BOTS[level]

            def make_bots(_: int, make: Callable[[], Bot] = make, seats: int = seats) -> list[Bot]:
                return [make() for _ in range(seats)]

            if many:
                found.append(_measure_times(SABOTEUR, level, seats, many, make_bots))
    for seats in dixit_seats:
        for level in LEVELS:

            def read_bots(number: int, level: str = level, seats: int = seats) -> list[Bot]:
                return seat_bots(
                    Setup(DIXIT, DIXIT.editions["fa"], seats),
                    [level] * seats,
                    built_in(),
                    "en",
                    f"pace {number}",
                )

            found.append(_measure_times(DIXIT, level, seats, games, read_bots))
    return found


def measure_cores(games: int) -> GameRates:
    """Measure games of five normal bots on one core and on two, with all processes running."""
    cells = [saboteur_cell("lv", 5, "normal", "normal")]
    rates: dict[int, list[float]] = defaultdict(list)
    list(run_tasks(make_tasks(cells, 4, SEED), jobs=2))
    for turn in range(2):
        for jobs in (1, 2):
            tasks: list[Task] = make_tasks(cells, games, SEED + turn)
            start = time.perf_counter()
            done = sum(len(batch) for batch in run_tasks(tasks, jobs=jobs))
            rates[jobs].append(done / (time.perf_counter() - start))
    return GameRates(*(round(max(rates[jobs]), 2) for jobs in (1, 2)))


def make_table(found: Sequence[DecisionTimes]) -> ReportTable:
    """The times as a table."""
    rows = [
        (
            one.game.title(),
            one.level,
            str(one.seats),
            str(one.decisions),
            f"{one.median:.1f}",
            f"{one.p95:.1f}",
            f"{one.longest:.1f}",
            f"{one.a_game:.2f}",
        )
        for one in found
    ]
    heads = ("game", "level", "seats", "decisions", "median, ms", "p95, ms", "longest, ms")
    return ReportTable("Time to decide", (*heads, "a game, s"), tuple(rows))


def main() -> None:
    """Measure, and print the results."""
    found = measure_paces(10, 1)
    sys.stdout.write(make_table(found).markdown + "\n")
    rates = measure_cores(40)
    sys.stdout.write(
        f"\n{rates.one} games a second on one core, {rates.two} on two: {rates.gain:.2f} times.\n"
    )


if __name__ == "__main__":
    main()
