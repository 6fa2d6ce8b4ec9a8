"""Duels of bots in Saboteur: miners of one level against saboteurs of another.

    python -m tools.saboteur_duels lv 5 30 easy,normal easy,normal:secrecy=0.3 [SEED]

Edition, seats, games, miners, saboteurs. A level may be given other manners, to try them out; the
same seed deals the same cards to all, so that each pair is also compared with the first one round
by round. For a quick look while tuning: the arena measures properly.
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
from lorelode.bots.bot import Bot, RandomBot, let_speak
from lorelode.bots.saboteur.analysis.evaluation import EvaluationWeights
from lorelode.bots.saboteur.analysis.policy_weights import PolicyWeights
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.bots.saboteur.hard import HARD_WEIGHTS, SaboteurHardBot, SearchOptions
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.bots.saboteur.speech import SpeechWeights
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role

ROLLOUTS = 200
"""How many rollouts `hard` has for a decision."""

LEVELS: dict[str, Callable[[], Bot]] = {
    "random": lambda: RandomBot(SABOTEUR),
    "easy": SaboteurEasyBot,
    "normal": SaboteurNormalBot,
    "hard": lambda: SaboteurHardBot(rollouts=ROLLOUTS),
}


def make_bot(level: str) -> Bot:
    """A bot by its level; `normal:secrecy=0.1:near=6` changes what it is made with."""
    name, *settings = level.split(":")
    if not settings:
        return LEVELS[name]()
    numbers = {key: float(value) for key, value in (one.split("=") for one in settings)}
    rollouts = int(numbers.pop("rollouts", ROLLOUTS))
    searching, measuring, speaking = (
        {key: numbers.pop(key) for key in kind.__struct_fields__ if key in numbers}
        for kind in (SearchOptions, EvaluationWeights, SpeechWeights)
    )
    speech = replace(SpeechWeights(), **speaking)
    evaluation = replace(EvaluationWeights(), **measuring)
    usual = HARD_WEIGHTS if name == "hard" else PolicyWeights()
    weights = replace(usual, evaluation=evaluation, **numbers)
    search = replace(SearchOptions(), **searching) if searching else None
    if name == "normal":
        return SaboteurNormalBot(weights, speech)
    if speaking:
        raise ValueError(f"only normal bots can be given another way to speak, not {name}")
    return SaboteurHardBot(rollouts, weights=weights, search=search)


class Sided:
    """Plays as one bot while a miner and as another while a saboteur."""

    def __init__(self, miner: Bot, saboteur: Bot) -> None:
        self._sides = {Role.MINER: miner, Role.SABOTEUR: saboteur}
        self.seconds: list[float] = []
        """The processor's time that each decision took."""

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """What the bot of this role does."""
        assert view.private is not None
        begun = time.process_time()
        move = self._sides[view.private.role].choose(view, lines, rng, claims)
        self.seconds.append(time.process_time() - begun)
        return move

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """What the bot of this role says."""
        assert view.private is not None
        return let_speak(self._sides[view.private.role], view, lines, rng, claims)


def play_game(edition: str, seats: int, miner: str, saboteur: str, seed: str) -> Iterator[Step]:
    """A game of three rounds."""
    bots = [Sided(make_bot(miner), make_bot(saboteur)) for _ in range(seats)]
    return play_out(SABOTEUR, SABOTEUR.editions[edition], seats, bots, Random(seed).randbytes(32))


def play_rounds(
    edition: str, seats: int, miner: str, saboteur: str, games: int, seed: str
) -> Sequence[bool]:
    """For each round, whether the miners won."""
    found: list[bool] = []
    for number in range(games):
        *_, last = play_game(edition, seats, miner, saboteur, f"{seed} {edition} {seats} {number}")
        found += [result.winners is Role.MINER for result in last.state.public.results]
    return found


def compare_rounds(rounds: Sequence[bool], before: Sequence[bool]) -> tuple[float, float]:
    """How many more of the same rounds the miners won, as a share, and its standard error."""
    gains = [now - then for now, then in zip(rounds, before, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt(spread / len(gains))


def main() -> None:
    """Play and tell."""
    edition, seats, games, miners, saboteurs = sys.argv[1:6]
    seed = sys.argv[6] if len(sys.argv) > 6 else "duel"
    first: Sequence[bool] = ()
    for saboteur in saboteurs.split(","):
        for miner in miners.split(","):
            begun = time.process_time()
            rounds = play_rounds(edition, int(seats), miner, saboteur, int(games), seed)
            took = (time.process_time() - begun) / int(games)
            share = sum(rounds) / len(rounds)
            half = 1.96 * sqrt(share * (1 - share) / len(rounds))
            told = (
                f"{edition} {seats:>2} miners {miner:8} saboteurs {saboteur:8}"
                f" {sum(rounds):4}/{len(rounds)} {share:.3f} ±{half:.3f}  {took:.2f} s a game"
            )
            if first:
                mean, error = compare_rounds(rounds, first)
                told += f"  the miners gain {mean:+.3f}, standard error {error:.3f}"
            first = first or rounds
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
