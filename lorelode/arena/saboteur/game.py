"""What is kept of a game of Saboteur: its rounds, and what `normal` bots believed in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from lorelode.arena.match import Step, play_out
from lorelode.arena.saboteur.lineup import seat_bots
from lorelode.arena.stats import rank_score
from lorelode.bots.saboteur.analysis.beliefs import infer_beliefs
from lorelode.bots.saboteur.analysis.history import HistoryCache
from lorelode.core import CHANCE, Seat, show_move
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, Face, Role
from lorelode.rules.saboteur.state import Playing, Public, SaboteurState

K = TypeVar("K")

BELIEVER: Final = "normal"
"""The level whose beliefs are kept."""
ROUND_PARTS: Final = 5
"""How many parts a round is divided into, each with the same number of cards."""
DECILES: Final = 10
SABOTEURS: Final = "saboteurs"
TREASURE: Final = "treasure"


class Round(Struct, frozen=True, array_like=True):
    """A round that is over."""

    miners: bool
    """Whether the miners won it."""
    saboteurs: int
    turns: int


class Guesses(Struct, frozen=True, array_like=True):
    """Probabilities that a bot gave, added up over similar guesses."""

    about: str
    """`saboteurs`: that another seat is one; `treasure`: that a goal is it, while not known."""
    miner: bool
    """Whether the bots that guessed were miners."""
    part: int
    decile: int
    count: int
    likely: float
    """The sum of the probabilities."""
    true: int
    """How often it was true."""
    missed: float
    """The sum of the squared errors."""
    blind: float
    """The same for somebody who knows only the role pool and their own role, or the goals shown."""


class Rankings(Struct, frozen=True, array_like=True):
    """How well miners ranked the others by suspicion."""

    part: int | None
    """None: before the last card of the round is seen."""
    count: int
    found: float
    """The sum of the shares of saboteurs that were ranked first."""
    chance: float
    """The same for a random ranking."""


class SaboteurGame(Struct, frozen=True):
    """A game of Saboteur."""

    rounds: tuple[Round, ...]
    guesses: tuple[Guesses, ...] = ()
    rankings: tuple[Rankings, ...] = ()


class _Guess(NamedTuple):
    seat: int
    part: int | None
    suspicion: tuple[float, ...]
    goals: tuple[tuple[float, bool], ...]
    """Of each goal that may be the treasure: how likely it is, and whether it is."""


def play_game(
    edition: str, seats: int, miners: str, saboteurs: str, rollouts: int | None, seed: bytes
) -> SaboteurGame:
    """Play a game; whenever a `normal` bot is to move, its beliefs are kept too."""
    levels = {Role.MINER: miners, Role.SABOTEUR: saboteurs}
    bots = seat_bots(miners, saboteurs, seats, rollouts)
    steps = play_out(SABOTEUR, SABOTEUR.editions[edition], seats, bots, seed)
    rounds: list[Round] = []
    guesses: dict[tuple[str, bool, int, int], list[float]] = {}
    rankings: dict[int | None, list[float]] = {}
    believers = {role for role, level in levels.items() if level == BELIEVER}
    for turns, said, public in _rounds(steps, believers):
        result = public.results[-1]
        true = [role is Role.SABOTEUR for role in result.roles]
        rounds.append(Round(result.winners is Role.MINER, sum(true), turns))
        for guess in said:
            miner = not true[guess.seat]
            others = [seat for seat in range(seats) if seat != guess.seat]
            if miner and any(true):
                doubts, truths = zip(
                    *((guess.suspicion[seat], true[seat]) for seat in others), strict=True
                )
                _add(rankings, guess.part, 1, rank_score(doubts, truths), sum(true) / len(others))
            if guess.part is None:
                continue
            thought = [
                (SABOTEURS, base_rate(public, seats, miner), guess.suspicion[seat], true[seat])
                for seat in others
            ]
            thought += [(TREASURE, 1 / len(guess.goals), *goal) for goal in guess.goals]
            for about, blind, likely, truth in thought:
                key = about, miner, guess.part, min(DECILES - 1, int(DECILES * likely))
                _add(guesses, key, 1, likely, truth, (likely - truth) ** 2, (blind - truth) ** 2)
    return SaboteurGame(
        rounds=tuple(rounds),
        guesses=tuple(
            Guesses(*key, int(n), round(likely, 6), int(hits), round(missed, 6), round(blind, 6))
            for key, (n, likely, hits, missed, blind) in sorted(guesses.items())
        ),
        rankings=tuple(
            Rankings(part, int(n), round(found, 6), round(chance, 6))
            for part, (n, found, chance) in sorted(rankings.items(), key=_sort_key)
        ),
    )


def _sort_key(item: tuple[int | None, list[float]]) -> tuple[bool, int]:
    """The parts of a round, and after them what was believed before the last card."""
    part, _ = item
    return part is None, part or 0


def _add(sums: dict[K, list[float]], key: K, *more: float) -> None:
    there = sums.setdefault(key, [0.0] * len(more))
    for at, one in enumerate(more):
        there[at] += one


def _rounds(
    steps: Iterator[Step], believers: set[Role]
) -> Iterator[tuple[int, list[_Guess], Public]]:
    """Each round: its turns, what was believed in it, and the table when all roles are shown."""
    histories, lines = HistoryCache(), list[str]()
    said: list[_Guess] = []
    turns, done = 0, 0
    before: SaboteurState | None = None
    for state, mover, move in steps:
        public = state.public
        if before is not None and isinstance(before.public.stage, Playing):
            turns += mover != CHANCE
        if len(public.results) > done:
            if before is not None and believers:
                said += _last_guesses(before, lines, believers, histories)
            yield turns, said, public
            said, turns, done = [], 0, len(public.results)
        lines.append(show_move(SABOTEUR, mover, move, None))
        if believers and isinstance(public.stage, Playing):
            seat = public.stage.seat
            if state.private[seat].role in believers:
                said.append(_guess(state, lines, seat, _part(public), histories))
        before = state


def _last_guesses(
    state: SaboteurState, lines: Sequence[str], believers: set[Role], histories: HistoryCache
) -> list[_Guess]:
    """What miners believe before the last card is seen, which may reveal everything."""
    return [
        _guess(state, lines, Seat(seat), None, histories)
        for seat, private in enumerate(state.private)
        if private.role is Role.MINER and private.role in believers
    ]


def _guess(
    state: SaboteurState,
    lines: Sequence[str],
    seat: Seat,
    part: int | None,
    histories: HistoryCache,
) -> _Guess:
    """What `normal` believes at a seat; for this, every seat's lines say the same."""
    view: Any = state.view(seat)
    beliefs = infer_beliefs(view, histories.current(view.public, lines))
    goals = [] if beliefs.known else zip(beliefs.goals, state.secret.goals, strict=True)
    candidates = tuple((likely, face is Face.TREASURE) for likely, face in goals if likely)
    return _Guess(seat, part, beliefs.suspicion, candidates)


def _part(public: Public) -> int:
    """How far a round has come, by the cards used."""
    left = public.pile + sum(player.hand for player in public.players)
    return min(ROUND_PARTS - 1, ROUND_PARTS * (len(DECK) - left) // len(DECK))


def base_rate(public: Public, seats: int, miner: bool) -> float:
    """How likely another seat is a saboteur, by the role pool and one's own role alone."""
    saboteurs, miners = public.edition.pool(seats)
    return (saboteurs - (not miner)) / (saboteurs + miners - 1)
