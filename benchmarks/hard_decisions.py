"""What more time buys `hard` in Saboteur, decision by decision.

    python -m benchmarks.hard_decisions [--seats 5,10] [--decisions 40] [--budgets 25ms,100ms,500ms]

At some decisions of games between `normal` bots, each budget picks a move. A referee then values
all candidates by more rollouts than a budget has. What a budget loses is the value of the best
candidate less that of the move it picked, in hundredths of a round. So this shows whether more
rollouts could help; how good the rollouts are, only whole games show (`benchmarks.hard_budgets`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, Final

from msgspec import Struct

from benchmarks.hard_budgets import BUDGETS, NORMAL, make_hard_bot
from lorelode.arena import derive_seed, play_out
from lorelode.arena.report import ReportTable
from lorelode.arena.stats import Share, ratio
from lorelode.bots import Bot, Claim
from lorelode.bots.saboteur.analysis.determinization import make_determinizer
from lorelode.bots.saboteur.analysis.policy import ScoredMove
from lorelode.bots.saboteur.analysis.value_network import NETWORK
from lorelode.bots.saboteur.hard import SaboteurHardBot, SearchOptions
from lorelode.bots.saboteur.normal import SaboteurNormalBot, Situation
from lorelode.core import View
from lorelode.engine.saboteur import RandomSource, Rollout, from_move, make_move, play_on
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.state import Playing

SEED: Final = 20_261_119
"""Used for nothing else."""
REFEREE_SAMPLES: Final = 4000
"""How many positions the referee draws; it makes a rollout of each candidate in each."""
ASKED_SHARE: Final = 0.15
"""How likely a decision is looked at."""

Maker = Callable[[str], Bot]


class Referee(SaboteurHardBot):
    """Values all candidates of a decision alike."""

    def __init__(self) -> None:
        super().__init__(rollouts=0)
        self.values: dict[str, float] = {}
        """How well each candidate of the last decision does; the policy's best is first."""

    def _search(
        self,
        situation: Situation,
        options: SearchOptions,
        candidates: Sequence[ScoredMove],
        suspicions: Sequence[list[float]],
        begun: float,
    ) -> ScoredMove:
        view, _, beliefs, rng = situation
        assert view.private is not None
        determinizer, source = make_determinizer(view, beliefs, rng), RandomSource(1)
        sample = determinizer.make_position()
        rollout = Rollout(sample)
        turns = round(options.laps * len(view.public.players))
        sums = [0.0] * len(candidates)
        for seed in range(REFEREE_SAMPLES):
            determinizer.sample(sample, source)
            for index, one in enumerate(candidates):
                rollout.begin(sample, suspicions[index], seed)
                make_move(rollout, from_move(one.move))
                sums[index] += play_on(rollout, turns, NETWORK)
        sign = -1 if view.private.role is Role.SABOTEUR else 1
        self.values = {
            SABOTEUR.write(one.move): sign * total / REFEREE_SAMPLES
            for one, total in zip(candidates, sums, strict=True)
        }
        return super()._search(situation, options, candidates, suspicions, begun)


class Decided(Struct, frozen=True):
    """A decision, and what each budget loses by its move, in rounds."""

    seats: int
    role: str
    game: int
    losses: Mapping[str, float]


class ProbeBot(SaboteurNormalBot):
    """A `normal` bot; now and then it asks what others would do in its place."""

    def __init__(self, budgets: Sequence[str], make: Maker, found: list[Mapping[str, Any]]) -> None:
        super().__init__()
        self._budgets, self._make, self._found = budgets, make, found

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """What `normal` does."""
        move = super().choose(view, lines, rng, claims)
        asked = Random(f"{len(lines)} {rng.random()}")
        if isinstance(view.public.stage, Playing) and asked.random() < ASKED_SHARE:
            self._ask(view, lines, claims)
        return move

    def _ask(self, view: View[Any, Any], lines: Sequence[str], claims: Sequence[Claim]) -> None:
        referee = Referee()
        referee.choose(view, lines, Random(0), claims)
        values = referee.values
        if not values or view.private is None:
            return  # there was one candidate only
        best = max(values.values())
        losses = {}
        for name in self._budgets:
            move = self._make(name).choose(view, lines, Random(1), claims)
            losses[name] = best - values[SABOTEUR.write(move)]
        # What the policy alone would do.
        losses[NORMAL] = best - next(iter(values.values()))
        self._found.append({"role": str(view.private.role.value), "losses": losses})


def decide(
    seats: int, decisions: int, budgets: Sequence[str], make: Maker = make_hard_bot
) -> Iterator[Decided]:
    """Some decisions of each side."""
    left = dict.fromkeys((role.value for role in Role), decisions)
    for game in count():
        found: list[Mapping[str, Any]] = []
        bots = [ProbeBot(budgets, make, found) for _ in range(seats)]
        edition = SABOTEUR.editions["lv"]
        for _ in play_out(SABOTEUR, edition, seats, bots, derive_seed(SEED, game)):
            for one in found:
                if left[one["role"]]:
                    left[one["role"]] -= 1
                    yield Decided(seats, one["role"], game, one["losses"])
            found.clear()
            if not any(left.values()):
                return


def make_table(decided: Sequence[Decided]) -> ReportTable:
    """For each side: what the policy and each budget lose, and how often nothing."""
    rows = []
    for seats, role in dict.fromkeys((one.seats, one.role) for one in decided):
        some = [one for one in decided if (one.seats, one.role) == (seats, role)]
        for name in (NORMAL, *(name for name in some[0].losses if name != NORMAL)):
            lost = [one.losses[name] for one in some]
            games: dict[int, list[float]] = {}
            for one in some:
                games.setdefault(one.game, []).append(one.losses[name])
            mean = ratio((sum(each), len(each)) for each in games.values())
            told = "no rollouts" if name == NORMAL else name
            share = Share.of(sum(not loss for loss in lost), len(lost))
            rows.append((str(seats), role, told, str(len(lost)), share.text, mean.points("-")))
    heads = ("seats", "side", "budget", "decisions", "picks the best", "loses, of 100 rounds")
    return ReportTable("Decisions of hard", heads, tuple(rows))


def main() -> None:
    """Ask, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seats", default="5,10")
    parser.add_argument("--budgets", default=",".join(BUDGETS))
    parser.add_argument("--decisions", type=int, default=40)
    asked = parser.parse_args()
    decided = [
        one
        for seats in map(int, asked.seats.split(","))
        for one in decide(seats, asked.decisions, asked.budgets.split(","))
    ]
    sys.stdout.write(make_table(decided).markdown + "\n")


if __name__ == "__main__":
    main()
