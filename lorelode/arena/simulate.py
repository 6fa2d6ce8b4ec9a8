"""Many games by bots, each checked on the way, and what they come to."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from msgspec import Struct

from lorelode.arena.figures import FIGURES
from lorelode.arena.match import play_out, record_of
from lorelode.bots import Bot
from lorelode.core import AnyGame, Edition, Record, switches, write_record

LONGEST = 10_000
"""A game is given up after so many moves; none of the games here has ever come near."""


def seed_of(seed: int, number: int = 0) -> bytes:
    """The seed of game `number` under a whole number that a person can type."""
    return hashlib.sha256(f"lorelode {seed}/{number}".encode()).digest()


class Outcome(Struct, frozen=True):
    """How one game went."""

    log: Record
    ended: bool
    conserved: bool
    """Whether every card was there after every move."""
    scores: tuple[int, ...]
    figures: Mapping[str, int]


class Report(Struct, frozen=True):
    """What many games came to."""

    game: str
    edition: str
    switches: Mapping[str, str]
    seats: int
    seed: int
    games: int
    ended: int
    cards_conserved: bool
    moves: int
    figures: Mapping[str, int]
    mean_scores: tuple[float, ...]
    """By seat."""
    digest: str
    """SHA-256 over the records of all games: equal if and only if the games were."""
    seconds: float

    @property
    def moves_per_second(self) -> float:
        """Bots, rules, records and the count of all cards after every move included."""
        return self.moves / self.seconds


def outcomes(
    game: AnyGame,
    edition: Edition,
    seats: int,
    bots: Sequence[Bot],
    seed: int,
    games: int,
    deck: Sequence[str] = (),
) -> Iterator[Outcome]:
    """Play so many games, one after the other; `deck` names the pictures for the records."""
    for number in range(games):
        yield _outcome(game, edition, seats, bots, seed_of(seed, number), deck)


def _outcome(
    game: AnyGame,
    edition: Edition,
    seats: int,
    bots: Sequence[Bot],
    seed: bytes,
    deck: Sequence[str],
) -> Outcome:
    state = game.setup(edition, seats)
    # As plain dicts, which compare much faster than counters.
    cards = dict(game.census(state))
    conserved = True
    steps = []
    for step in islice(play_out(game, edition, seats, bots, seed), LONGEST):
        state = step.state
        conserved = conserved and dict(game.census(state)) == cards
        steps.append(step)
    return Outcome(
        log=record_of(game, edition, seats, steps=steps, deck=deck),
        ended=not game.to_act(state.public),
        conserved=conserved,
        scores=game.scores(state),
        figures=FIGURES[game.name](state.public),
    )


def report(
    game: AnyGame, edition: Edition, seats: int, seed: int, played: Iterable[Outcome]
) -> Report:
    """Add up the games as they are played; there must be at least one."""
    begun = time.perf_counter()
    digest = hashlib.sha256()
    figures: Counter[str] = Counter()
    points = [0] * seats
    games = ended = moves = 0
    conserved = True
    for outcome in played:
        games += 1
        ended += outcome.ended
        moves += len(outcome.log.moves)
        conserved = conserved and outcome.conserved
        figures.update(outcome.figures)
        points = [so_far + more for so_far, more in zip(points, outcome.scores, strict=True)]
        digest.update(write_record(outcome.log).encode())
    return Report(
        game=game.name,
        edition=edition.name,
        switches=switches(edition),
        seats=seats,
        seed=seed,
        games=games,
        ended=ended,
        cards_conserved=conserved,
        moves=moves,
        figures=figures,
        mean_scores=tuple(round(total / games, 3) for total in points),
        digest=digest.hexdigest(),
        seconds=time.perf_counter() - begun,
    )
