"""Many games of any set-up, each checked on the way, and their totals.

The arena's tasks are games of a printed edition with the built-in deck, so that any machine can
play them from a few words. A simulation takes what a task cannot name: house rules, people's own
decks, games without a study. Where a game has an engine, it plays the bots of the level `random`:
the same games move for move, many times as fast.
"""

from __future__ import annotations

import hashlib
import signal
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Final

from msgspec import Struct

from lorelode.arena.match import derive_seed, make_record, play_out
from lorelode.arena.source_random import SourceRandom
from lorelode.arena.studies import STUDIES
from lorelode.arena.tally import PlaysAtRandom, Tally
from lorelode.bots import Bot
from lorelode.core import Record, Setup, switches, write_record
from lorelode.engine.random_source import seat_sources

BATCH: Final = 500
"""How many random games are played at a time: a fraction of a second's worth."""
MIN_BATCHES_FOR_PROCESSES: Final = 20
"""Fewer are played before processes for them have started."""


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
    """SHA-256 over the SHA-256 of every record: equal if and only if the games were."""
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
    generators = [SourceRandom(source) for source in seat_sources(seed, setup.seats)]
    for step in play_out(
        game, setup.edition, setup.seats, bots, seed, setup.first, generators=generators
    ):
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


def tally_game(played: SimulatedGame) -> Tally:
    """One game, to be added up."""
    return Tally(
        games=1,
        ended=int(played.ended),
        cards_conserved=played.conserved,
        moves=len(played.record.moves),
        counts=played.counts,
        points=played.scores,
        digests=hashlib.sha256(write_record(played.record).encode()).digest(),
    )


def tally_random_games(
    study: PlaysAtRandom, setup: Setup, seed: int, games: int, cores: int
) -> Iterator[Tally]:
    """Let the study play games between bots of the level `random`, in batches, in their order.

    Few games are played here, and many in a process for each core.
    """
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    play = partial(study.tally_random_games, setup, seed)
    if cores == 1 or len(batches) < MIN_BATCHES_FOR_PROCESSES:
        yield from map(play, batches)
        return
    # Ctrl-C reaches every process of the terminal; only the one that asked answers it.
    executor = ProcessPoolExecutor(
        cores,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    with executor:
        try:
            yield from executor.map(play, batches)
        finally:
            executor.shutdown(cancel_futures=True)


def sum_up(setup: Setup, seed: int, played: Iterable[Tally]) -> Simulation:
    """Add up games as they are played; there must be at least one."""
    begun = time.perf_counter()
    digest = hashlib.sha256()
    counts: Counter[str] = Counter()
    points = [0] * setup.seats
    games = ended = moves = 0
    conserved = True
    for one in played:
        games += one.games
        ended += one.ended
        moves += one.moves
        conserved = conserved and one.cards_conserved
        counts.update(one.counts)
        points = [so_far + more for so_far, more in zip(points, one.points, strict=True)]
        digest.update(one.digests)
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
