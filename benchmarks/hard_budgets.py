"""What more time buys `hard` in Saboteur: budgets compared on the same deals.

    python -m benchmarks.hard_budgets [--seats 5,10] [--games 30] [--budgets 25ms,100ms,500ms]

Miners of each budget play against `normal` saboteurs, and saboteurs of each budget against `normal`
miners. A budget is a time of the processor for a decision (`25ms`), so other processes count
little, or a number of rollouts (`1000`). Each game is one line of a file (`--out`), so a run that
was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from lorelode.arena import derive_seed, play_out
from lorelode.arena.report import ReportTable
from lorelode.arena.saboteur.lineup import SidedBot
from lorelode.arena.stats import Share, ratio
from lorelode.bots import Bot, Claim, let_speak
from lorelode.bots.saboteur.hard import SaboteurHardBot
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role

ROOT: Final = Path(__file__).resolve().parent.parent
SEED: Final = 20_261_118
"""Used for nothing else."""
NORMAL: Final = "normal"
BUDGETS: Final = ("25ms", "100ms", "500ms")
SIDES: Final = ("miners", "saboteurs")


class Cell(Struct, frozen=True):
    """A table at which one side looks ahead, or none does."""

    seats: int
    miners: str
    """`normal`, or the budget of `hard`."""
    saboteurs: str


class Game(Struct, frozen=True):
    """What came of a game."""

    cell: Cell
    number: int
    won: tuple[bool, ...]
    """For each round, whether the miners won."""
    milliseconds: tuple[float, ...]
    """The processor's time that each decision of the side that looks ahead took."""


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
        begun = time.process_time()
        move = self._bot.choose(view, lines, rng, claims)
        self._spent.append(round(1000 * (time.process_time() - begun), 2))
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


def make_bot(name: str, spent: list[float]) -> Bot:
    """A `normal` bot, or a `hard` one with a budget."""
    if name == NORMAL:
        return SaboteurNormalBot()
    return TimedBot(make_hard_bot(name), spent)


def make_hard_bot(budget: str) -> Bot:
    """A `hard` bot with a budget of time or rollouts."""
    if budget.endswith("ms"):
        return SaboteurHardBot(seconds=float(budget[:-2]) / 1000)
    return SaboteurHardBot(rollouts=int(budget))


def play_game(cell: Cell, number: int, seed: int = SEED) -> Game:
    """One game of three rounds; the same number has the same deals in all cells."""
    spent: list[float] = []
    bots = [
        SidedBot(make_bot(cell.miners, spent), make_bot(cell.saboteurs, spent))
        for _ in range(cell.seats)
    ]
    edition = SABOTEUR.editions["lv"]
    *_, last = play_out(SABOTEUR, edition, cell.seats, bots, derive_seed(seed, number))
    won = tuple(result.winners is Role.MINER for result in last.state.public.results)
    return Game(cell, number, won, tuple(spent))


def list_cells(seats: int, budgets: Sequence[str]) -> Iterator[Cell]:
    """All tables of so many seats; `normal` alone comes first."""
    yield Cell(seats, NORMAL, NORMAL)
    for budget in budgets:
        yield Cell(seats, budget, NORMAL)
        yield Cell(seats, NORMAL, budget)


def read_games(path: Path) -> list[Game]:
    """The games that were played already."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Game) for line in path.read_bytes().splitlines()]


def make_table(games: Sequence[Game], budgets: Sequence[str]) -> ReportTable:
    """For each side and budget: what it won, and how much more than others did."""
    played = {(game.cell, game.number): game for game in games}
    rows = []
    for seats in sorted({game.cell.seats for game in games}):
        for side in SIDES:
            cells = [Cell(seats, NORMAL, NORMAL)]
            for budget in budgets:
                pair = (budget, NORMAL) if side == "miners" else (NORMAL, budget)
                cells.append(Cell(seats, *pair))
            for index, cell in enumerate(cells[1:], 1):
                own = [game for game in games if game.cell == cell]
                if own:
                    before = [cells[0], *cells[1:2]] if index > 1 else [cells[0]]
                    rows.append(_make_row(played, own, side, before))
    heads: tuple[str, ...] = ("seats", "side", "budget", "rounds won")
    heads += ("more than normal, of 100", "more than the first budget", "p95 of a decision, ms")
    return ReportTable("Budgets of hard", heads, tuple(rows))


def _make_row(
    played: dict[tuple[Cell, int], Game], own: Sequence[Game], side: str, before: Sequence[Cell]
) -> tuple[str, ...]:
    is_miners = side == "miners"
    cell = own[0].cell
    rounds = [one is is_miners for game in own for one in game.won]
    gains = ["", ""]
    for index, other in enumerate(before):
        pairs = [
            (game, played[other, game.number]) for game in own if (other, game.number) in played
        ]
        sign = 1 if is_miners else -1
        gain = ratio((sign * (sum(a.won) - sum(b.won)), len(a.won)) for a, b in pairs)
        gains[index] = gain.points()
    times = sorted(one for game in own for one in game.milliseconds)
    return (
        str(cell.seats),
        side,
        cell.miners if is_miners else cell.saboteurs,
        Share.of(sum(rounds), len(rounds)).text,
        *gains,
        f"{times[int(0.95 * len(times))]:.1f}",
    )


def main() -> None:
    """Play the missing games, number by number, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seats", default="5,10")
    parser.add_argument("--budgets", default=",".join(BUDGETS))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "hard-budgets.jsonl")
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    games, budgets = read_games(asked.out), asked.budgets.split(",")
    done = {(game.cell, game.number) for game in games}
    with asked.out.open("ab") as file:
        for number in range(asked.games):
            for seats in map(int, asked.seats.split(",")):
                for cell in list_cells(seats, budgets):
                    if (cell, number) not in done:
                        games.append(play_game(cell, number))
                        file.write(msgspec.json.encode(games[-1]) + b"\n")
                        file.flush()
    sys.stdout.write(make_table(games, budgets).markdown + "\n")


if __name__ == "__main__":
    main()
