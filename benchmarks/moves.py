"""Moves a second, beside python-chess doing the same: choices listed, one picked, played.

    python -m benchmarks.moves [--edition lv] [--seconds 4]

All run on one core, in turns of a fraction of a second, and the ratios of their totals are what
counts. `random` picks among all choices; `fill` lays path cards first, which fills the mine of
Saboteur. Where several are to act, the lowest seat is first.
python-chess runs twice: once only listing and pushing, and once asking `is_game_over()` before
each ply as well, as our loop asks `to_act`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import chess
from rich.console import Console
from rich.table import Table

from lorelode.core import CHANCE, AnyGame, Chance
from lorelode.rules import GAMES

SEATS = (3, 5, 10)
MOST_HALF_MOVES = 150
"""The rule of seventy-five moves."""
SLICE = 0.1
STRETCHES = 4

Pick = Callable[[Sequence[Any], Random], Any]


def anything(choices: Sequence[Any], rng: Random) -> Any:
    """Any of them; quicker than `rng.choice`, which would weigh on both games alike."""
    return choices[int(rng.random() * len(choices))]


def lay_first(choices: Sequence[Any], rng: Random) -> Any:
    """A path card whenever one can be laid: any, if chance picks one, or else the first listed."""
    picked = anything(choices, rng)
    return picked if type(picked) is type(choices[0]) else choices[0]


def chess_plies(rng: Random) -> Iterator[None]:
    """Endless random games of chess, a step a ply, ended by what costs nearly nothing to ask."""
    while True:
        board = chess.Board()
        while moves := list(board.legal_moves):
            if board.halfmove_clock >= MOST_HALF_MOVES or board.is_insufficient_material():
                break
            board.push(anything(moves, rng))
            yield


def chess_plies_asking(rng: Random) -> Iterator[None]:
    """The same, python-chess being asked each time whether the game is over."""
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(anything(list(board.legal_moves), rng))
            yield


def game_moves(game: AnyGame, edition: str, seats: int, pick: Pick, rng: Random) -> Iterator[None]:
    """Endless games, a step a move."""
    while True:
        seed = rng.randbytes(32)
        state, deals = game.setup(game.editions[edition], seats), 0
        while to_act := game.to_act(state.public):
            seat = min(to_act)
            if seat == CHANCE:
                state = game.play(state, seat, game.deal(state, Chance(seed, deals)))
                deals += 1
                continue
            state = game.play(state, seat, pick(game.choices(state.view(seat)), rng))
            yield


def race(runners: Sequence[Iterator[None]], seconds: float) -> list[float]:
    """Steps a second of each runner; they take turns for `seconds` altogether."""
    counts, spent = [0] * len(runners), [0.0] * len(runners)
    while sum(spent) < seconds:
        for index, runner in enumerate(runners):
            begun = time.process_time()
            until = begun + SLICE
            while (now := time.process_time()) < until:
                for _ in range(20):
                    next(runner)
                counts[index] += 20
            spent[index] += now - begun
    return [count / time_ for count, time_ in zip(counts, spent, strict=True)]


def cost_by_length(game: AnyGame, edition: str, seats: int, games: int) -> list[float]:
    """Microseconds a listed choice, over the four quarters of a filled round."""
    spent, listed = [0.0] * STRETCHES, [0] * STRETCHES
    for number in range(games):
        rng = Random(number)
        state, moves = game.setup(game.editions[edition], seats), 0
        seed = rng.randbytes(32)
        state = game.play(state, CHANCE, game.deal(state, Chance(seed, 0)))
        while (to_act := game.to_act(state.public)) and CHANCE not in to_act:
            (seat,) = to_act
            begun = time.process_time()
            choices = game.choices(state.view(seat))
            stretch = min(moves * STRETCHES // 67, STRETCHES - 1)
            spent[stretch] += time.process_time() - begun
            listed[stretch] += len(choices)
            state = game.play(state, seat, lay_first(choices, rng))
            moves += 1
    return [1e6 * time_ / count for time_, count in zip(spent, listed, strict=True)]


def beside_chess(
    game: AnyGame,
    edition: str,
    numbers: Sequence[int],
    picks: Sequence[tuple[str, Pick]],
    seconds: float,
) -> Table:
    """One game and python-chess, for each number of seats and each way to pick a move."""
    table = Table(title=f"{game.name} {edition}: choices listed, one picked, played")
    for heading in ("seats", "picking", "moves/s", "chess plies/s", "ratio", "asking", "ratio"):
        table.add_column(heading, justify="right")
    for seats in numbers:
        for name, pick in picks:
            ours = game_moves(game, edition, seats, pick, Random(1))
            runners = (ours, chess_plies(Random(1)), chess_plies_asking(Random(1)))
            mine, plain, asking = race(runners, seconds)
            theirs = [f"{plain:,.0f}", f"{mine / plain:.2f}", f"{asking:,.0f}"]
            table.add_row(str(seats), name, f"{mine:,.0f}", *theirs, f"{mine / asking:.2f}")
    return table


def main() -> None:
    """Print the tables; `--edition` is Saboteur's."""
    parser = argparse.ArgumentParser(description="Moves a second beside python-chess.")
    parser.add_argument("--edition", default="lv")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row")
    arguments = parser.parse_args()
    console = Console()
    both = (("random", anything), ("fill", lay_first))
    game = GAMES["saboteur"]
    console.print(beside_chess(game, arguments.edition, SEATS, both, arguments.seconds))
    dixit = GAMES["dixit"]
    console.print(beside_chess(dixit, "fa", dixit.seats, both[:1], arguments.seconds))
    lengths = Table(title="microseconds a listed choice, by quarter of a round that fills the mine")
    for heading in ("seats", "first", "second", "third", "last"):
        lengths.add_column(heading, justify="right")
    for seats in SEATS:
        costs = cost_by_length(game, arguments.edition, seats, games=150)
        lengths.add_row(str(seats), *(f"{cost:.2f}" for cost in costs))
    console.print(lengths)


if __name__ == "__main__":
    main()
