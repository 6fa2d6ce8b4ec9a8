"""Many games of any set-up in one process, each checked on the way, and their totals.

The arena's tasks are games of a printed edition with the built-in deck, so that any machine can
play them from a few words. A simulation takes what a task cannot name: house rules, people's own
decks, games without a study.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from lorelode.arena.match import derive_seed, make_record, play_out
from lorelode.arena.studies import STUDIES
from lorelode.bots import Bot
from lorelode.core import Record, Setup, switches, write_record


class SimulatedGame(Struct, frozen=True):
    """How one game went."""

    record: Record
    ended: bool
    conserved: bool
    """Whether every card was there after every move."""
    scores: tuple[int, ...]
    counts: Mapping[str, int]
    """What the game's study counts, if there is one."""


class Simulation(Struct, frozen=True):
    """The totals of many games."""

    game: str
    edition: str
    switches: Mapping[str, str]
    seats: int
    seed: int
    games: int
    ended: int
    cards_conserved: bool
    moves: int
    counts: Mapping[str, int]
    mean_scores: tuple[float, ...]
    """By seat."""
    digest: str
    """SHA-256 over the records of all games: equal if and only if the games were."""
    seconds: float

    @property
    def moves_per_second(self) -> float:
        """The speed of it all: bots, rules, records and counting all cards after every move."""
        return self.moves / self.seconds


def simulate_games(
    setup: Setup, bots: Sequence[Bot], seed: int, games: int, deck: Sequence[str] = ()
) -> Iterator[SimulatedGame]:
    """Play games one after the other; `deck` names the pictures for the records."""
    for number in range(games):
        yield _simulate(setup, bots, derive_seed(seed, number), deck)


def _simulate(setup: Setup, bots: Sequence[Bot], seed: bytes, deck: Sequence[str]) -> SimulatedGame:
    game, state = setup.game, setup.initial_state()
    # Plain dicts compare much faster than counters.
    cards = dict(game.census(state))
    conserved = True
    steps = []
    for step in play_out(game, setup.edition, setup.seats, bots, seed, setup.first):
        state = step.state
        conserved = conserved and dict(game.census(state)) == cards
        steps.append(step)
    study = STUDIES.get(game.name)
    return SimulatedGame(
        record=make_record(setup, steps, deck),
        ended=not game.to_act(state.public),
        conserved=conserved,
        scores=game.scores(state),
        counts={} if study is None else study.count(state.public),
    )


def sum_up(setup: Setup, seed: int, played: Iterable[SimulatedGame]) -> Simulation:
    """Add up games as they are played; there must be at least one."""
    begun = time.perf_counter()
    digest = hashlib.sha256()
    counts: Counter[str] = Counter()
    points = [0] * setup.seats
    games = ended = moves = 0
    conserved = True
    for one in played:
        games += 1
        ended += one.ended
        moves += len(one.record.moves)
        conserved = conserved and one.conserved
        counts.update(one.counts)
        points = [so_far + more for so_far, more in zip(points, one.scores, strict=True)]
        digest.update(write_record(one.record).encode())
    return Simulation(
        game=setup.game.name,
        edition=setup.edition.name,
        switches=switches(setup.edition),
        seats=setup.seats,
        seed=seed,
        games=games,
        ended=ended,
        cards_conserved=conserved,
        moves=moves,
        counts=counts,
        mean_scores=tuple(round(total / games, 3) for total in points),
        digest=digest.hexdigest(),
        seconds=time.perf_counter() - begun,
    )
