"""How well the suspicions of bots are calibrated in Saboteur.

    python -m tools.saboteur_calibration [GAMES] [SEED] [LEVEL]

Games are played with seeds that no weight was fitted on; the bots speak in them. Each time a miner
is to move, its suspicion of every other seat is compared with the role of that seat.
"""

from __future__ import annotations

import sys
from collections import defaultdict

from lorelode.bots.saboteur.analysis.beliefs import infer_beliefs
from lorelode.bots.saboteur.analysis.history import HistoryCache
from lorelode.bots.talk import Claim
from lorelode.core import CHANCE, Seat, show_move
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.state import Playing, SaboteurState
from tools.saboteur_duels import play_game

TABLES = [("lv", 3), ("lv", 5), ("lv", 7), ("lv", 10), ("fa", 5), ("he", 5), ("ru", 5)]


def main() -> None:
    """Play, compare, print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 70
    seed = sys.argv[2] if len(sys.argv) > 2 else "held back"
    level = sys.argv[3] if len(sys.argv) > 3 else "normal"
    seen: list[tuple[float, float, bool]] = []
    goals: list[tuple[float, bool]] = []
    first = chances = rounds = 0.0
    for number in range(games):
        edition, seats = TABLES[number % len(TABLES)]
        histories, lines, claims = HistoryCache(), list[str](), list[Claim]()
        last: tuple[SaboteurState, list[str], list[Claim]] | None = None
        for step in play_game(edition, seats, level, level, f"{seed} {number}"):
            lines.append(show_move(SABOTEUR, step.mover, step.move, None))
            if step.mover == CHANCE:
                claims = []
            if step.said is not None:
                claims.append(step.said)
            state = step.state
            if not isinstance(state.public.stage, Playing):
                if last is not None and step.mover != CHANCE:
                    hits, luck = count_hits(*last)
                    first, chances, rounds = first + hits, chances + luck, rounds + 1
                    last = None
                continue
            last = state, list(lines), list(claims)
            seat = state.public.stage.seat
            if state.private[seat].role is not Role.MINER:
                continue
            history = histories.current(state.public, lines, claims)
            beliefs = infer_beliefs(state.view(seat), history)
            base = base_rate(state)
            for other in range(seats):
                if other != seat:
                    true = state.private[other].role is Role.SABOTEUR
                    seen.append((beliefs.suspicion[other], base, true))
            if not beliefs.known:
                for goal, face in enumerate(state.secret.goals):
                    if beliefs.goals[goal] > 0:
                        goals.append((beliefs.goals[goal], face == "gold"))
    brier = sum((p - true) ** 2 for p, _, true in seen) / len(seen)
    blind = sum((p - true) ** 2 for _, p, true in seen) / len(seen)
    say(f"{len(seen)} suspicions: Brier {brier:.4f}, by the role pool alone {blind:.4f}")
    print_deciles([(p, true) for p, _, true in seen])
    say(
        f"{len(goals)} goals not known: Brier"
        f" {sum((p - true) ** 2 for p, true in goals) / max(1, len(goals)):.4f}"
    )
    print_deciles(goals)
    say(
        f"at the end a miner's first suspect is a saboteur in {first / rounds:.3f} of {rounds:.0f}"
        f" rounds, by chance {chances / rounds:.3f}"
    )


def base_rate(state: SaboteurState) -> float:
    """How likely any other seat is a saboteur, by the role pool alone."""
    seats = len(state.private)
    saboteurs, miners = state.public.edition.pool(seats)
    return saboteurs / (saboteurs + miners - 1)


def count_hits(state: SaboteurState, lines: list[str], claims: list[Claim]) -> tuple[float, float]:
    """How many of the miners suspect a saboteur the most, and how many would by chance."""
    roles = [private.role for private in state.private]
    miners = [Seat(seat) for seat, role in enumerate(roles) if role is Role.MINER]
    if len(miners) == len(roles):
        return 0.0, 0.0
    hits = 0
    for seat in miners:
        history = HistoryCache().current(state.public, lines, claims)
        beliefs = infer_beliefs(state.view(seat), history)
        others = [other for other in range(len(roles)) if other != seat]
        suspect = max(others, key=lambda other: beliefs.suspicion[other])
        hits += roles[suspect] is Role.SABOTEUR
    return hits / len(miners), roles.count(Role.SABOTEUR) / (len(roles) - 1)


def print_deciles(pairs: list[tuple[float, bool]]) -> None:
    """Print what was believed and what was true, by tenths."""
    by: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for p, true in pairs:
        by[min(9, int(10 * p))].append((p, true))
    for tenth, some in sorted(by.items()):
        thought, so = sum(p for p, _ in some) / len(some), sum(t for _, t in some) / len(some)
        row = f"believed {thought:.3f}, true {so:.3f}, {so - thought:+.3f}"
        say(f"  {tenth / 10:.1f}: {len(some):6} {row}")


def say(line: str) -> None:
    """Print one line."""
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
