"""How quickly bots decide, and whether two cores play twice as many games as one.

    python -m benchmarks.pace

Decisions are timed by the processor time of this process, so that others on the machine do not
count. `hard` is given its budget in seconds of the same clock. For the games a second, the cores
have to be idle otherwise.
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
from lorelode.bots import Bot, RandomBot
from lorelode.bots.saboteur import SaboteurEasyBot, SaboteurHardBot, SaboteurNormalBot
from lorelode.core import AnyGame, View
from lorelode.decks import built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR

BUDGET: Final = 0.5
"""The seconds that `hard` has at a table."""
SEED: Final = 77

_DWARFS: Final[dict[str, Callable[[], Bot]]] = {
    "random": lambda: RandomBot(SABOTEUR),
    "easy": SaboteurEasyBot,
    "normal": SaboteurNormalBot,
    "hard": lambda: SaboteurHardBot(seconds=BUDGET, clock=time.process_time),
}


class Timed:
    """A bot with a stop watch."""

    def __init__(self, bot: Bot, spent: list[float]) -> None:
        self._bot = bot
        self._spent = spent

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:
        """What the bot does."""
        begun = time.process_time()
        move = self._bot.choose(view, lines, rng)
        self._spent.append(time.process_time() - begun)
        return move


class Pace(Struct, frozen=True):
    """How long the decisions of a level took, in milliseconds."""

    game: str
    level: str
    seats: int
    decisions: int
    median: float
    p95: float
    longest: float
    a_game: float
    """Seconds of thought in a whole game, all seats together."""


class Cores(Struct, frozen=True):
    """Games a second with one process and with two."""

    one: float
    two: float

    @property
    def gain(self) -> float:
        """How many times as many with two."""
        return self.two / self.one


def _timed(
    game: AnyGame, level: str, seats: int, games: int, cast: Callable[[int], Sequence[Bot]]
) -> Pace:
    edition = next(iter(game.editions.values()))
    spent: list[float] = []
    for number in range(games):
        bots = [Timed(bot, spent) for bot in cast(number)]
        for _ in play_out(game, edition, seats, bots, derive_seed(SEED, number)):
            pass
    times = sorted(1000 * one for one in spent)
    return Pace(
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
    dwarf_seats: Sequence[int] = (5, 10),
    teller_seats: Sequence[int] = (4, 6),
) -> list[Pace]:
    """Every level of both games at these tables."""
    found = []
    for seats in dwarf_seats:
        for level in LEVELS:
            many = hard_games if level == "hard" else games
            made = _DWARFS[level]

            def dwarfs(_: int, made: Callable[[], Bot] = made, seats: int = seats) -> list[Bot]:
                return [made() for _ in range(seats)]

            if many:
                found.append(_timed(SABOTEUR, level, seats, many, dwarfs))
    for seats in teller_seats:
        for level in LEVELS:

            def people(number: int, level: str = level, seats: int = seats) -> list[Bot]:
                return seat_bots([level] * seats, built_in(), "en", f"pace {number}")

            found.append(_timed(DIXIT, level, seats, games, people))
    return found


def measure_cores(games: int) -> Cores:
    """Games of five normal dwarfs on one core and on two, all processes being up."""
    cells = [saboteur_cell("lv", 5, "normal", "normal")]
    rates: dict[int, list[float]] = defaultdict(list)
    list(run_tasks(make_tasks(cells, 4, SEED), jobs=2))
    for turn in range(2):
        for jobs in (1, 2):
            tasks: list[Task] = make_tasks(cells, games, SEED + turn)
            begun = time.perf_counter()
            done = sum(len(batch) for batch in run_tasks(tasks, jobs=jobs))
            rates[jobs].append(done / (time.perf_counter() - begun))
    return Cores(*(round(max(rates[jobs]), 2) for jobs in (1, 2)))


def sheet(found: Sequence[Pace]) -> ReportTable:
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
    """Measure and print."""
    found = measure_paces(10, 1)
    sys.stdout.write(sheet(found).markdown + "\n")
    rates = measure_cores(40)
    sys.stdout.write(
        f"\n{rates.one} games a second on one core, {rates.two} on two: {rates.gain:.2f} times.\n"
    )


if __name__ == "__main__":
    main()
