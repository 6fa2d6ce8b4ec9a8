"""A moment of a game for OpenSpiel: frozen, so that copies share it.

The dealer draws card by card: until the last card of a deal is drawn, the state of the game is
still the one before the deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import json

from lorelode.core import CHANCE, News, Pace, Seat, State, View, show_move
from lorelode.envs.translation import ActionSpace, Bag, Translation

BAGS_KEPT: Final = 64
"""Of how many bags the counted cards are kept: decks are the same in every game of a table."""


class Remembered(NamedTuple):
    """What somebody was shown, the last move outermost, so that copies share all but the last."""

    before: Remembered | None
    line: str
    shown: tuple[Any, ...]
    """What the move showed, of which the line says nothing: news of both drawers."""

    def __str__(self) -> str:
        return f"{self.line} {json.encode(self.shown).decode()}" if self.shown else self.line


Memory: TypeAlias = Remembered | None


def list_memory(memory: Memory) -> list[Remembered]:
    """What is remembered, from the first move on."""
    found = []
    while memory is not None:
        found.append(memory)
        memory = memory.before
    return found[::-1]


def revealing(public: Any) -> tuple[News, ...]:
    """The public news of the last move that its line does not imply."""
    return tuple(news for news in public.news if news.reveals)


@dataclass(frozen=True, slots=True)
class SnapshotTable:
    """What is the same all through a game."""

    translation: Translation
    actions: ActionSpace

    def __deepcopy__(self, _memo: object) -> SnapshotTable:
        return self


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A moment of a game."""

    table: SnapshotTable
    state: State[Any, Any, Any]
    asked: Seat | None
    """Who is to act; None if the dealer is, or if the game is over."""
    bags: Sequence[Bag]
    """What the dealer draws from, one bag after the other; none if a player is asked."""
    drawn: tuple[tuple[int, ...], ...]
    """What was drawn from each bag so far, the last one perhaps not completely."""
    memories: tuple[Memory, ...]
    """What each seat was shown, and at the end what a spectator was."""

    def __deepcopy__(self, _memo: object) -> Snapshot:
        return self

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act."""
        return self.asked is None and not self.bags

    @property
    def moves(self) -> Sequence[Any]:
        """The legal moves of the seat that is asked."""
        return self.table.translation.list_moves(self.state.view(self.asked))

    def list_outcomes(self) -> list[tuple[int, float]]:
        """What the dealer may draw now, and how likely each is."""
        bag, drawn = self.bags[len(self.drawn) - 1], self.drawn[-1]
        gone = Counter(drawn).get
        count = len(bag.cards) - len(drawn)
        return [
            (outcome, (copies - gone(outcome, 0)) / count)
            for outcome, copies in _count_copies(bag.cards)
            if copies > gone(outcome, 0)
        ]

    def draw(self, outcome: int) -> Snapshot:
        """The moment after the dealer has drawn this."""
        bag, before = self.bags[len(self.drawn) - 1], self.drawn[-1]
        if bag.cards.count(outcome) <= before.count(outcome):
            raise ValueError(f"expected one of {dict(self.list_outcomes())}, not {outcome}")
        drawn = (*self.drawn[:-1], (*before, outcome))
        if len(drawn[-1]) < bag.draws:
            return replace(self, drawn=drawn)
        if len(drawn) < len(self.bags):
            return replace(self, drawn=(*drawn, ()))
        translation = self.table.translation
        if self.bags[0].name == RACE:
            first = Seat(outcome - len(translation.outcomes))
            return replace(self, asked=first, bags=(), drawn=())
        return self._make(CHANCE, translation.deal(self.state, drawn))

    def play(self, action: int) -> Snapshot:
        """The moment after the seat that is asked has done this, or `IllegalMove`."""
        assert self.asked is not None
        return self._make(self.asked, self.table.actions.move(self.moves, action))

    def _make(self, seat: Seat, move: Any) -> Snapshot:
        game = self.table.translation.setup.game
        state = game.play(self.state, seat, move)
        own, public = show_move(game, seat, move, seat), show_move(game, seat, move, None)
        shown = revealing(state.public)
        memories = [
            Remembered(memory, own if reader == seat else public, (*shown, *private.news))
            for reader, (memory, private) in enumerate(
                zip(self.memories[:-1], state.private, strict=True)
            )
        ]
        after = (*memories, Remembered(self.memories[-1], public, shown))
        return _decide(self.table, state, after)

    def imagine(self, seat: Seat, rng: Random) -> Snapshot:
        """A moment that could be this one, as far as a seat has seen.

        The others remember what everybody saw, and what they hold in this world: what they really
        saw is not known.
        """
        own, public = self.memories[seat], self.memories[-1]
        found = imagine_snapshot(self.table, self.state.view(seat), own, public, rng)
        return replace(self, state=found.state, memories=found.memories)


@lru_cache(maxsize=BAGS_KEPT)
def _count_copies(cards: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each outcome and how often a full bag has it, in rising order."""
    return tuple(sorted(Counter(cards).items()))


IMAGINED = "imagined"
"""Not a move: what a seat holds in an imagined world, in place of what it saw."""
RACE = "race"
"""Not a deal: chance says who of several is the first."""


def imagine_snapshot(
    table: SnapshotTable, view: View[Any, Any], own: Memory, public: Memory, rng: Random
) -> Snapshot:
    """A moment that could be the one that a seat is asked in, by what it sees and remembers."""
    state = table.translation.setup.game.imagine(view, rng)
    memories = [
        own if other == view.seat else Remembered(public, IMAGINED, (state.private[other],))
        for other in range(len(state.private))
    ]
    return Snapshot(table, state, view.seat, (), (), (*memories, public))


def begin(table: SnapshotTable) -> Snapshot:
    """The game before anything is dealt."""
    setup = table.translation.setup
    return _decide(table, setup.initial_state(), (None,) * (setup.seats + 1))


def _decide(
    table: SnapshotTable, state: State[Any, Any, Any], memories: tuple[Memory, ...]
) -> Snapshot:
    """The moment after a move: see who is to act."""
    translation = table.translation
    game = translation.setup.game
    actors = sorted(game.to_act(state.public))
    if not actors:
        return Snapshot(table, state, None, (), (), memories)
    if actors == [CHANCE]:
        return Snapshot(table, state, None, translation.bags(state), ((),), memories)
    if len(actors) > 1 and game.pace(state.public) is Pace.RACE:
        racers = tuple(len(translation.outcomes) + seat for seat in actors)
        return Snapshot(table, state, None, (Bag(RACE, racers, 1),), ((),), memories)
    return Snapshot(table, state, actors[0], (), (), memories)
