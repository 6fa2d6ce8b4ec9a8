"""What is kept of a game of Saboteur: its rounds, what `normal` bots believed, what was claimed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from lorelode.arena.agents import is_agent, show_steps
from lorelode.arena.match import Step, play_out
from lorelode.arena.stats import rank_score
from lorelode.bots import Bot, Claim
from lorelode.bots.saboteur.analysis.beliefs import infer_beliefs
from lorelode.bots.saboteur.analysis.history import HistoryCache
from lorelode.bots.saboteur.phrases import GOLD, SUSPECT, TALK
from lorelode.core import CHANCE, Seat, show_move
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, GOALS, Face, Goal, Role
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


class ClaimCount(Struct, frozen=True, array_like=True):
    """How often a phrase was said that claims something."""

    phrase: str
    miner: bool
    """Whether miners said it."""
    count: int
    true: int
    """How often it was so."""


class SaboteurGame(Struct, frozen=True):
    """A game of Saboteur."""

    rounds: tuple[Round, ...]
    guesses: tuple[Guesses, ...] = ()
    rankings: tuple[Rankings, ...] = ()
    claims: tuple[ClaimCount, ...] = ()


class _Guess(NamedTuple):
    seat: int
    part: int | None
    suspicion: tuple[float, ...]
    goals: tuple[tuple[float, bool], ...]
    """Of each goal that may be the treasure: how likely it is, and whether it is."""


def play_game(
    edition: str,
    bots: Sequence[Bot],
    levels: Mapping[Role, str],
    seed: bytes,
    generators: Sequence[Random] | None = None,
) -> SaboteurGame:
    """Play a game; whenever a `normal` bot is to move, its beliefs are kept too.

    `levels` are those of both sides; the generators are as in `match.play_out`.
    """
    seats = len(bots)
    played = play_out(
        SABOTEUR, SABOTEUR.editions[edition], seats, bots, seed, generators=generators
    )
    steps = list(show_steps(played, bots) if any(map(is_agent, levels.values())) else played)
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
        claims=tuple(_count_claims(steps)),
    )


def _count_claims(steps: Iterable[Step]) -> Iterator[ClaimCount]:
    counts: dict[tuple[str, bool], list[float]] = {}
    for step in steps:
        claim = step.said
        if claim is not None and claim.phrase in TALK.claims:
            miner = step.state.private[claim.speaker].role is Role.MINER
            _add(counts, (claim.phrase, miner), 1, is_true(claim, step.state))
    for (phrase, miner), (count, true) in sorted(counts.items()):
        yield ClaimCount(phrase, miner, int(count), int(true))


def is_true(claim: Claim, state: SaboteurState) -> bool:
    """Whether what somebody claims is so."""
    if isinstance(claim.about, str):
        face = state.secret.goals[GOALS.index(Goal(claim.about))]
        return (face is Face.TREASURE) is (claim.phrase == GOLD)
    seat = claim.speaker if claim.about is None else claim.about
    return (state.private[seat].role is Role.SABOTEUR) is (claim.phrase == SUSPECT)


def _sort_key(item: tuple[int | None, list[float]]) -> tuple[bool, int]:
    """The parts of a round, and after them what was believed before the last card."""
    part, _ = item
    return part is None, part or 0


def _add(sums: dict[K, list[float]], key: K, *more: float) -> None:
    there = sums.setdefault(key, [0.0] * len(more))
    for at, one in enumerate(more):
        there[at] += one


def _rounds(
    steps: Iterable[Step], believers: set[Role]
) -> Iterator[tuple[int, list[_Guess], Public]]:
    """Each round: its turns, what was believed in it, and the table when all roles are shown."""
    witness = _Witness()
    said: list[_Guess] = []
    turns, done = 0, 0
    before: SaboteurState | None = None
    for step in steps:
        state, mover = step.state, step.mover
        public = state.public
        if before is not None and isinstance(before.public.stage, Playing):
            turns += mover != CHANCE
        if len(public.results) > done:
            if before is not None and believers:
                said += _last_guesses(before, believers, witness)
            yield turns, said, public
            said, turns, done = [], 0, len(public.results)
        witness.take(step)
        if believers and isinstance(public.stage, Playing):
            seat = public.stage.seat
            if state.private[seat].role in believers:
                said.append(witness.guess(state, seat, _part(public)))
        before = state


class _Witness:
    """What everybody has seen and heard, and what `normal` believes after it."""

    def __init__(self) -> None:
        self._histories = HistoryCache()
        self._lines: list[str] = []
        self._claims: list[Claim] = []

    def take(self, step: Step) -> None:
        """Note one more step."""
        self._lines.append(show_move(SABOTEUR, step.mover, step.move, None))
        if step.mover == CHANCE:
            self._claims = []
        if step.said is not None:
            self._claims.append(step.said)

    def guess(self, state: SaboteurState, seat: Seat, part: int | None) -> _Guess:
        """What `normal` believes at a seat; for this, every seat's lines say the same."""
        view: Any = state.view(seat)
        history = self._histories.current(view.public, self._lines, self._claims)
        beliefs = infer_beliefs(view, history)
        goals = [] if beliefs.known else zip(beliefs.goals, state.secret.goals, strict=True)
        candidates = tuple((likely, face is Face.TREASURE) for likely, face in goals if likely)
        return _Guess(seat, part, beliefs.suspicion, candidates)


def _last_guesses(state: SaboteurState, believers: set[Role], witness: _Witness) -> list[_Guess]:
    """What miners believe before the last card is seen, which may reveal everything."""
    return [
        witness.guess(state, Seat(seat), None)
        for seat, private in enumerate(state.private)
        if private.role is Role.MINER and private.role in believers
    ]


def _part(public: Public) -> int:
    """How far a round has come, by the cards used."""
    left = public.pile + sum(player.hand for player in public.players)
    return min(ROUND_PARTS - 1, ROUND_PARTS * (len(DECK) - left) // len(DECK))


def base_rate(public: Public, seats: int, miner: bool) -> float:
    """How likely another seat is a saboteur, by the role pool and one's own role alone."""
    saboteurs, miners = public.edition.pool(seats)
    return (saboteurs - (not miner)) / (saboteurs + miners - 1)
