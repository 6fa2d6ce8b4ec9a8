"""What is kept of a game of Saboteur: its rounds, and how well `normal` saw through the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from lorelode.arena.casting import dwarfs
from lorelode.arena.match import Step, play_out
from lorelode.arena.simulate import LONGEST
from lorelode.arena.stats import ranked
from lorelode.bots.saboteur.beliefs import believed
from lorelode.bots.saboteur.story import Stories
from lorelode.core import CHANCE, Seat, shown
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, Face, Role
from lorelode.rules.saboteur.state import Playing, Public, SaboteurState

K = TypeVar("K")

BELIEVER: Final = "normal"
"""The level whose beliefs are looked at."""
PARTS: Final = 5
"""A round has so many parts of as many cards each."""
END: Final = PARTS
"""The part that is no part: before the last card of a round is seen."""
DECILES: Final = 10
SABOTEURS: Final = "saboteurs"
TREASURE: Final = "treasure"


class Round(Struct, frozen=True, array_like=True):
    """A round that was won."""

    miners: bool
    """Whether the miners won it."""
    saboteurs: int
    turns: int


class Guesses(Struct, frozen=True, array_like=True):
    """How likely something was said to be, added up for guesses that are alike."""

    about: str
    """`saboteurs`: that another is one; `treasure`: that a goal is it, if that was not known."""
    miner: bool
    """Whether those who guessed were miners."""
    part: int
    decile: int
    count: int
    likely: float
    """The sum of the probabilities."""
    true: int
    """How often it was so."""
    missed: float
    """The sum of the squares by which the guesses missed the truth."""
    blind: float
    """The same for who only knows the role pool and the own role, or the goals that were shown."""


class Rankings(Struct, frozen=True, array_like=True):
    """Whom miners took for the likeliest saboteurs."""

    part: int
    count: int
    found: float
    """The sum of the shares of the saboteurs that were ranked first."""
    chance: float
    """The same for who ranks blindly."""


class Mined(Struct, frozen=True, tag="saboteur"):
    """A game of Saboteur."""

    rounds: tuple[Round, ...]
    guesses: tuple[Guesses, ...] = ()
    rankings: tuple[Rankings, ...] = ()


class _Guess(NamedTuple):
    seat: int
    part: int
    suspicion: tuple[float, ...]
    goals: tuple[tuple[float, bool], ...]
    """How likely those that may be the treasure are it, and whether they are."""


def mined(
    edition: str, seats: int, miners: str, saboteurs: str, playouts: int, dice: bytes
) -> Mined:
    """Play a game; whatever `normal` is asked, what it believes is written down too."""
    levels = {Role.MINER: miners, Role.SABOTEUR: saboteurs}
    bots = dwarfs(miners, saboteurs, seats, playouts)
    steps = play_out(SABOTEUR, SABOTEUR.editions[edition], seats, bots, dice)
    rounds: list[Round] = []
    guesses: dict[tuple[str, bool, int, int], list[float]] = {}
    rankings: dict[int, list[float]] = {}
    believers = {role for role, level in levels.items() if level == BELIEVER}
    for turns, said, public in _rounds(islice(steps, LONGEST), believers):
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
                _add(rankings, guess.part, 1, ranked(doubts, truths), sum(true) / len(others))
            if guess.part == END:
                continue
            thought = [
                (SABOTEURS, _blind(public, seats, miner), guess.suspicion[seat], true[seat])
                for seat in others
            ]
            thought += [(TREASURE, 1 / len(guess.goals), *goal) for goal in guess.goals]
            for about, blind, likely, truth in thought:
                key = about, miner, guess.part, min(DECILES - 1, int(DECILES * likely))
                _add(guesses, key, 1, likely, truth, (likely - truth) ** 2, (blind - truth) ** 2)
    return Mined(
        rounds=tuple(rounds),
        guesses=tuple(
            Guesses(*key, int(n), round(likely, 6), int(hits), round(missed, 6), round(blind, 6))
            for key, (n, likely, hits, missed, blind) in sorted(guesses.items())
        ),
        rankings=tuple(
            Rankings(part, int(n), round(found, 6), round(chance, 6))
            for part, (n, found, chance) in sorted(rankings.items())
        ),
    )


def _add(sums: dict[K, list[float]], key: K, *more: float) -> None:
    there = sums.setdefault(key, [0.0] * len(more))
    for at, one in enumerate(more):
        there[at] += one


def _rounds(
    steps: Iterator[Step], believers: set[Role]
) -> Iterator[tuple[int, list[_Guess], Public]]:
    """Each round: its turns, what was believed in it, and the table when all roles lie open."""
    stories, lines = Stories(), list[str]()
    said: list[_Guess] = []
    turns, done = 0, 0
    before: SaboteurState | None = None
    for state, mover, move in steps:
        public = state.public
        if before is not None and isinstance(before.public.stage, Playing):
            turns += mover != CHANCE
        if len(public.results) > done:
            if before is not None and believers:
                said += _ends(before, lines, believers, stories)
            yield turns, said, public
            said, turns, done = [], 0, len(public.results)
        lines.append(shown(SABOTEUR, mover, move, None))
        if believers and isinstance(public.stage, Playing):
            seat = public.stage.seat
            if state.private[seat].role in believers:
                said.append(_guess(state, lines, seat, _part(public), stories))
        before = state


def _ends(
    state: SaboteurState, lines: Sequence[str], believers: set[Role], stories: Stories
) -> list[_Guess]:
    """What is believed before the last card is seen, which may show everything."""
    return [
        _guess(state, lines, Seat(seat), END, stories)
        for seat, private in enumerate(state.private)
        if private.role is Role.MINER and private.role in believers
    ]


def _guess(
    state: SaboteurState, lines: Sequence[str], seat: Seat, part: int, stories: Stories
) -> _Guess:
    """What `normal` believes at a seat, from its view; of the story, lines tell all the same."""
    view: Any = state.view(seat)
    beliefs = believed(view, stories.told(view.public, lines))
    goals = [] if beliefs.known else zip(beliefs.goals, state.secret.goals, strict=True)
    open_ = tuple((likely, face is Face.TREASURE) for likely, face in goals if likely)
    return _Guess(seat, part, beliefs.suspicion, open_)


def _part(public: Public) -> int:
    """How far a round is, by the cards that are used."""
    left = public.pile + sum(player.hand for player in public.players)
    return min(PARTS - 1, PARTS * (len(DECK) - left) // len(DECK))


def _blind(public: Public, seats: int, miner: bool) -> float:
    """How likely another seat is a saboteur, for who knows the pool and the own role alone."""
    saboteurs, miners = public.edition.pool(seats)
    return (saboteurs - (not miner)) / (saboteurs + miners - 1)
