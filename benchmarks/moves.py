"""Measure moves a second beside python-chess: list the choices, pick one and play it.

    python -m benchmarks.moves [--edition lv] [--seconds 4]

All games run on one core and take turns of a fraction of a second; the ratios of their totals
count. `random` picks any choice; `fill` prefers path cards, which fills the mine of Saboteur. If
several seats are to act, the lowest one moves.
python-chess runs twice: once it only lists and pushes moves, and once it also calls
`is_game_over()` before each ply, as our loop calls `to_act`.
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
MAX_HALF_MOVES = 150
"""The seventy-five-move rule of chess."""
SLICE_SECONDS = 0.1
QUARTERS = 4

Pick = Callable[[Sequence[Any], Random], Any]


def pick_any(choices: Sequence[Any], rng: Random) -> Any:
    """Pick any choice. This is faster than `rng.choice`, which would slow down all games alike."""
    return choices[int(rng.random() * len(choices))]


def pick_path_card(choices: Sequence[Any], rng: Random) -> Any:
    """Pick a path card if one can be laid: a random one, or else the first of the list."""
    picked = pick_any(choices, rng)
    return picked if type(picked) is type(choices[0]) else choices[0]


def play_chess(rng: Random) -> Iterator[None]:
    """Play random games of chess, one ply a step, and end them by cheap checks."""
    while True:
        board = chess.Board()
        while moves := list(board.legal_moves):
            if board.halfmove_clock >= MAX_HALF_MOVES or board.is_insufficient_material():
                break
            board.push(pick_any(moves, rng))
            yield


def play_chess_asking(rng: Random) -> Iterator[None]:
    """Play random games of chess, and ask python-chess before each ply whether the game is over."""
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(pick_any(list(board.legal_moves), rng))
            yield


def play_game(game: AnyGame, edition: str, seats: int, pick: Pick, rng: Random) -> Iterator[None]:
    """Play random games, one move a step."""
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


def measure_rates(runners: Sequence[Iterator[None]], seconds: float) -> list[float]:
    """Measure the steps a second of each runner; they take turns for `seconds` in all."""
    counts, spent = [0] * len(runners), [0.0] * len(runners)
    while sum(spent) < seconds:
        for index, runner in enumerate(runners):
            start = time.process_time()
            until = start + SLICE_SECONDS
            while (now := time.process_time()) < until:
                for _ in range(20):
                    next(runner)
                counts[index] += 20
            spent[index] += now - start
    return [count / time_ for count, time_ in zip(counts, spent, strict=True)]


def measure_choice_cost(game: AnyGame, edition: str, seats: int, games: int) -> list[float]:
    """Measure the microseconds to list one choice, for each quarter of a filled round."""
    spent, listed = [0.0] * QUARTERS, [0] * QUARTERS
    for number in range(games):
        rng = Random(number)
        state, moves = game.setup(game.editions[edition], seats), 0
        seed = rng.randbytes(32)
        state = game.play(state, CHANCE, game.deal(state, Chance(seed, 0)))
        while (to_act := game.to_act(state.public)) and CHANCE not in to_act:
            (seat,) = to_act
            start = time.process_time()
            choices = game.choices(state.view(seat))
            quarter = min(moves * QUARTERS // 67, QUARTERS - 1)
            spent[quarter] += time.process_time() - start
            listed[quarter] += len(choices)
            state = game.play(state, seat, pick_path_card(choices, rng))
            moves += 1
    return [1e6 * time_ / count for time_, count in zip(spent, listed, strict=True)]


def compare_with_chess(
    game: AnyGame,
    edition: str,
    numbers: Sequence[int],
    picks: Sequence[tuple[str, Pick]],
    seconds: float,
) -> Table:
    """Compare a game with python-chess, for each number of seats and each way to pick a move."""
    table = Table(title=f"{game.name} {edition}: list the choices, pick one, play it")
    for heading in ("seats", "picking", "moves/s", "chess plies/s", "ratio", "asking", "ratio"):
        table.add_column(heading, justify="right")
    for seats in numbers:
        for name, pick in picks:
            ours = play_game(game, edition, seats, pick, Random(1))
            runners = (ours, play_chess(Random(1)), play_chess_asking(Random(1)))
            mine, plain, asking = measure_rates(runners, seconds)
            theirs = [f"{plain:,.0f}", f"{mine / plain:.2f}", f"{asking:,.0f}"]
            table.add_row(str(seats), name, f"{mine:,.0f}", *theirs, f"{mine / asking:.2f}")
    return table


def main() -> None:
    """Measure, and print the tables; `--edition` is for Saboteur."""
    parser = argparse.ArgumentParser(description="Moves a second beside python-chess.")
    parser.add_argument("--edition", default="lv")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row")
    arguments = parser.parse_args()
    console = Console()
    picks = (("random", pick_any), ("fill", pick_path_card))
    game = GAMES["saboteur"]
    console.print(compare_with_chess(game, arguments.edition, SEATS, picks, arguments.seconds))
    dixit = GAMES["dixit"]
    console.print(compare_with_chess(dixit, "fa", dixit.seats, picks[:1], arguments.seconds))
    lengths = Table(title="microseconds a listed choice, by quarter of a round that fills the mine")
    for heading in ("seats", "first", "second", "third", "last"):
        lengths.add_column(heading, justify="right")
    for seats in SEATS:
        costs = measure_choice_cost(game, arguments.edition, seats, games=150)
        lengths.add_row(str(seats), *(f"{cost:.2f}" for cost in costs))
    console.print(lengths)


if __name__ == "__main__":
    main()
