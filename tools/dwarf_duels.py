"""Duels of dwarfs: miners of one level against saboteurs of another.

    python -m tools.dwarf_duels lv 5 30 easy,normal easy,normal:secrecy=0.3 [SEED]

Edition, seats, games, miners, saboteurs. A level may be given other manners, to try them out; the
same seed deals the same cards to all. For a quick look while tuning: the arena measures properly.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

from msgspec.structs import replace

from lorelode.arena.match import Step, play_out
from lorelode.bots.bot import Bot, RandomBot
from lorelode.bots.saboteur import EasyDwarf, HardDwarf, NormalDwarf
from lorelode.bots.saboteur.judging import Manner
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role

LEVELS: dict[str, Callable[[], Bot]] = {
    "random": lambda: RandomBot(SABOTEUR),
    "easy": EasyDwarf,
    "normal": NormalDwarf,
    "hard": lambda: HardDwarf(playouts=90),
}


def made(level: str) -> Bot:
    """A bot by its level; `normal:secrecy=0.1:near=6` changes what it is made with."""
    name, *settings = level.split(":")
    if not settings:
        return LEVELS[name]()
    numbers = {key: float(value) for key, value in (one.split("=") for one in settings)}
    playouts = int(numbers.pop("playouts", 90))
    manner = replace(Manner(), **numbers)
    return NormalDwarf(manner) if name == "normal" else HardDwarf(playouts, manner=manner)


class Sided:
    """Plays as one bot while a miner and as another while a saboteur."""

    def __init__(self, miner: Bot, saboteur: Bot) -> None:
        self._sides = {Role.MINER: miner, Role.SABOTEUR: saboteur}
        self.seconds: list[float] = []
        """The processor's time that each decision took."""

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:
        """What the bot of this role does."""
        assert view.private is not None
        begun = time.process_time()
        move = self._sides[view.private.role].choose(view, lines, rng)
        self.seconds.append(time.process_time() - begun)
        return move


def game(edition: str, seats: int, miner: str, saboteur: str, seed: str) -> Iterator[Step]:
    """A game of three rounds."""
    bots = [Sided(made(miner), made(saboteur)) for _ in range(seats)]
    return play_out(SABOTEUR, SABOTEUR.editions[edition], seats, bots, Random(seed).randbytes(32))


def won(
    edition: str, seats: int, miner: str, saboteur: str, games: int, seed: str
) -> tuple[int, int]:
    """Rounds that the miners won, and all rounds."""
    wins = rounds = 0
    for number in range(games):
        *_, last = game(edition, seats, miner, saboteur, f"{seed} {edition} {seats} {number}")
        results = last.state.public.results
        wins += sum(result.winners is Role.MINER for result in results)
        rounds += len(results)
    return wins, rounds


def main() -> None:
    """Play and tell."""
    edition, seats, games, miners, saboteurs = sys.argv[1:6]
    seed = sys.argv[6] if len(sys.argv) > 6 else "duel"
    for saboteur in saboteurs.split(","):
        for miner in miners.split(","):
            begun = time.process_time()
            wins, rounds = won(edition, int(seats), miner, saboteur, int(games), seed)
            share = wins / rounds
            half = 1.96 * sqrt(share * (1 - share) / rounds)
            took = (time.process_time() - begun) / int(games)
            sys.stdout.write(
                f"{edition} {seats:>2} miners {miner:8} saboteurs {saboteur:8}"
                f" {wins:4}/{rounds} {share:.3f} ±{half:.3f}  {took:.2f} s a game\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
