"""Measure moves a second beside python-chess: list the choices, pick one and play it.

    python -m benchmarks.moves [--edition lv] [--seconds 4] [--json]

Saboteur runs in the library and in the engine. The engine runs twice: `list` hands all moves to
Python, `inside` picks in the engine. Where it is compiled, `pure list` is the same engine as plain
Python. Where OpenSpiel is installed, its Hanabi runs too.
With `--json` only the ratios to python-chess with 5 seats and random picks are printed.

All games run on one core and take turns of a fraction of a second; the ratios of their totals
count. `random` picks any choice; `fill` prefers path cards, which fills the mine of Saboteur. If
several seats are to act, the lowest one moves.
python-chess runs twice: once it only lists and pushes moves, and once it also calls
`is_game_over()` before each ply, as our loop calls `to_act`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import chess
from rich.console import Console
from rich.table import Table

from lorelode.core import CHANCE, AnyGame, Chance
from lorelode.engine import saboteur as engine
from lorelode.engine.build_kind import BUILD, COMPILED
from lorelode.engine.saboteur.coding import KIND_MASK, NOBODY, OVER
from lorelode.rules import GAMES
from lorelode.rules.saboteur.editions import EDITIONS
from tools.native import import_pure

SEATS = (3, 5, 10)
MAX_HALF_MOVES = 150
"""The seventy-five-move rule of chess."""
SLICE_SECONDS = 0.1
QUARTERS = 4
MOVES_PER_STEP = 200
"""How many moves the engine makes at a time when it picks them itself."""
CALLS_MEASURED = 5000
JSON_SEATS = 5

Pick = Callable[[Any, Random], Any]


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


def play_engine_list(
    engine: Any, edition: str, seats: int, pick: Pick, rng: Random
) -> Iterator[None]:
    """Play random games in a build of the engine, one move a step, each out of all moves."""
    position = engine.new_position(EDITIONS[edition], seats)
    source = engine.RandomSource(rng.getrandbits(32))
    legal, apply = engine.legal, engine.apply
    while True:
        engine.reset(position, NOBODY)
        while position.stage != OVER:
            engine.deal_at_random(position, source)
            while moves := legal(position):
                apply(position, pick(moves, rng))
                yield


def play_engine_inside(edition: str, seats: int, fill: bool, rng: Random) -> Iterator[None]:
    """Play random games inside the engine, `MOVES_PER_STEP` moves a step."""
    position = engine.new_position(EDITIONS[edition], seats)
    source = engine.RandomSource(rng.getrandbits(32))
    while True:
        engine.play_at_random(position, source, MOVES_PER_STEP, fill)
        yield


def play_hanabi(rng: Random) -> Iterator[None]:
    """Play random games of OpenSpiel's Hanabi with five players, one move a step."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hanabi", {"players": 5})
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            state.apply_action(pick_any(state.legal_actions(), rng))
            yield


def pick_number(numbers: Sequence[int], rng: Random) -> int:
    """Pick a path card among coded moves if one can be laid, as `pick_path_card` does."""
    first = numbers[0]
    picked = numbers[int(rng.random() * len(numbers))]
    return first if (picked ^ first) & KIND_MASK else picked


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


def measure_engine(edition: str, seats: int, fill: bool, seconds: float) -> dict[str, float]:
    """Measure moves a second of python-chess, library and engine, and of Hanabi if it is here."""
    pick = pick_path_card if fill else pick_any
    pick_code = pick_number if fill else pick_any
    library = play_game(GAMES["saboteur"], edition, seats, pick, Random(1))
    runners = {
        "chess": play_chess(Random(1)),
        "library": library,
        "engine list": play_engine_list(engine, edition, seats, pick_code, Random(1)),
        "engine inside": play_engine_inside(edition, seats, fill, Random(1)),
    }
    if COMPILED:
        pure = import_pure()
        runners["pure list"] = play_engine_list(pure, edition, seats, pick_code, Random(1))
    if find_spec("pyspiel"):
        runners["hanabi"] = play_hanabi(Random(1))
    rates = dict(zip(runners, measure_rates(list(runners.values()), seconds), strict=True))
    rates["engine inside"] *= MOVES_PER_STEP
    return rates


def compare_engine(edition: str, seconds: float) -> Table:
    """Compare the engine with the library and python-chess."""
    table = Table(title=f"the engine ({BUILD}), saboteur {edition}, as a multiple of python-chess")
    others = ["library", "engine list", "engine inside"]
    others += ["pure list"] if COMPILED else []
    others += ["hanabi"] if find_spec("pyspiel") else []
    for heading in ("seats", "picking", "chess plies/s", *others):
        table.add_column(heading, justify="right")
    for seats in SEATS:
        for name, fill in (("random", False), ("fill", True)):
            rates = measure_engine(edition, seats, fill, seconds)
            ratios = [f"{rates[other] / rates['chess']:.1f}" for other in others]
            table.add_row(str(seats), name, f"{rates['chess']:,.0f}", *ratios)
    return table


def measure_copies(edition: str) -> Table:
    """Measure what it takes to copy a position, and to go from a state to a position and back."""
    position = engine.new_position(EDITIONS[edition], 5)
    other = engine.copy(position)
    engine.play_at_random(position, engine.RandomSource(1), 40, fill=True)
    state = engine.to_state(position)
    table = Table(title="microseconds, in a round of 40 moves with 5 seats")
    measured: dict[str, Callable[[], object]] = {
        "assign": lambda: engine.assign(other, position),
        "from_state into a position": lambda: engine.from_state(state, other),
        "from_state": lambda: engine.from_state(state),
        "to_state": lambda: engine.to_state(position),
    }
    for heading in measured:
        table.add_column(heading, justify="right")
    table.add_row(*(f"{1e6 * measure_call(call):.2f}" for call in measured.values()))
    return table


def measure_call(call: Callable[[], object]) -> float:
    """Measure the seconds that one call takes."""
    begun = time.process_time()
    for _ in range(CALLS_MEASURED):
        call()
    return (time.process_time() - begun) / CALLS_MEASURED


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


def print_ratios(edition: str, seconds: float) -> None:
    """Print the ratios to python-chess as one line of JSON, all from one run."""
    rates = measure_engine(edition, JSON_SEATS, False, seconds)
    ratios: dict[str, object] = {
        f"{name.replace(' ', '_')}_ratio": round(rate / rates["chess"], 2)
        for name, rate in rates.items()
        if name != "chess"
    }
    sys.stdout.write(json.dumps({**ratios, "compiled": COMPILED}) + "\n")


def main() -> None:
    """Measure, and print the tables; `--edition` is for Saboteur."""
    parser = argparse.ArgumentParser(description="Moves a second beside python-chess.")
    parser.add_argument("--edition", default="lv")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row")
    parser.add_argument("--json", action="store_true", help="print the ratios for 5 seats alone")
    arguments = parser.parse_args()
    if arguments.json:
        print_ratios(arguments.edition, arguments.seconds)
        return
    console = Console()
    picks = (("random", pick_any), ("fill", pick_path_card))
    game = GAMES["saboteur"]
    console.print(compare_with_chess(game, arguments.edition, SEATS, picks, arguments.seconds))
    console.print(compare_engine(arguments.edition, arguments.seconds))
    console.print(measure_copies(arguments.edition))
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
