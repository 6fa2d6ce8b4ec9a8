"""Another world than the real one: dreamt up so that one who looks on cannot tell it is not.

Cards of a deal change places, and whoever made a move unseen makes another, as long as not a thing
changes in what the viewer sees from the first move to the last, reveals included. In the end the
two worlds are the same only where the viewer knows better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec import structs

from lorelode.core import CHANCE, AnyGame, Chance, IllegalMove, Seat
from lorelode.testing.random_games import AnyState

Made: TypeAlias = tuple[Seat, Any]

DREAMS = 50
"""How many changes are tried to make another world."""

LATELY = 8
"""How many of the last hidden moves are candidates for a random change."""


class World(NamedTuple):
    """A game, as far as it is played."""

    seed: bytes
    states: Sequence[AnyState]
    """One more than there are moves."""
    moves: Sequence[Made]

    def until(self, end: int) -> World:
        return World(self.seed, self.states[: end + 1], self.moves[:end])


def dreamt(game: AnyGame, real: World, viewer: Seat | None, start: int, rng: Random) -> World:
    """Another world that looks like this one; from `start` on, the table deals by its seed."""
    return _Dreamer(game, real, viewer, start, rng).dream()


class _Dreamer:
    """Makes another world of one, up to some move."""

    def __init__(
        self, game: AnyGame, real: World, viewer: Seat | None, start: int, rng: Random
    ) -> None:
        self.game = game
        self.real = real
        self.viewer = viewer
        self.start = start
        self.rng = rng
        self.views = [state.view(viewer) for state in real.states]
        self.lines = [game.write(move, hidden=True) for _, move in real.moves]
        self.unseen = [
            line != game.write(move) for line, (_, move) in zip(self.lines, real.moves, strict=True)
        ]
        movers = [mover for mover, _ in real.moves]
        hidden = [at for at, unseen in enumerate(self.unseen) if unseen]
        self.deals = [at for at in hidden if movers[at] == CHANCE and at < start]
        others = [at for at in hidden if movers[at] not in (CHANCE, viewer)]
        self.wavering = (others[-LATELY:], others, [-1])

    def dream(self) -> World:
        """The last of many worlds that the viewer cannot tell apart, each a step from another."""
        world = self.real
        for _ in range(DREAMS):
            # The last deal matters most, and takes the least time to play on from.
            at = self.deals[-1] if self.rng.random() < 0.8 else self.rng.choice(self.deals)
            hidden = _lying(world.states[-1], self.viewer)
            if change := _exchanged(world.moves[at][1], hidden, self.rng):
                world = self._replayed(world, at, *change) or world
        if not any(mover == CHANCE for mover, _ in self.real.moves[self.start :]):
            # Nothing more is dealt, so nobody can see from what seed it would have been.
            return world._replace(seed=self.rng.randbytes(32))
        return world

    def _replayed(self, world: World, at: int, deal: Any, names: dict[Any, Any]) -> World | None:
        """The world with another deal, and with other moves where they are needed or nobody sees;
        None if the viewer would."""
        states, moves = list(world.states[: at + 1]), list(world.moves[:at])
        wavers = self.rng.choice(self.rng.choice(self.wavering) or [-1])
        for index in range(at, len(world.moves)):
            mover, move = world.moves[index]
            state = states[-1]
            tries = (
                [deal]
                if index == at
                else self._tries(state, index, mover, move, names, index == wavers)
            )
            after = next(
                filter(None, (self._made(state, index, mover, one) for one in tries)), None
            )
            if after is None:
                return None
            move, state = after
            states.append(state)
            moves.append((mover, move))
        return World(world.seed, states, moves)

    def _tries(
        self,
        state: AnyState,
        index: int,
        mover: Seat,
        move: Any,
        names: dict[Any, Any],
        wavers: bool,
    ) -> Iterator[Any]:
        """The moves to be tried in turn, the first that is legal and looks right is made."""
        if mover == CHANCE and index >= self.start:
            draws = sum(one == CHANCE for one, _ in self.real.moves[:index])
            yield self.game.deal(state, Chance(self.real.seed, draws))
            return
        if mover in (CHANCE, self.viewer) or not self.unseen[index]:
            yield move
            return
        if not wavers:
            yield move
            yield _renamed(move, names)
        choices = self.game.choices(state.view(mover))
        like = [self._worded(one, move) for one in choices if type(one) is type(move)]
        yield from self.rng.sample(like, min(3, len(like)))
        if wavers:
            yield move

    def _worded(self, move: Any, like: Any) -> Any:
        """The move with the words of another, which are for all to read."""
        return structs.replace(move, clue=like.clue) if hasattr(like, "clue") else move

    def _made(
        self, state: AnyState, index: int, mover: Seat, move: Any
    ) -> tuple[Any, AnyState] | None:
        if self.game.write(move, hidden=True) != self.lines[index]:
            return None
        try:
            after = self.game.play(state, mover, move)
        except IllegalMove:
            return None
        return (move, after) if after.view(self.viewer) == self.views[index + 1] else None


def _lying(state: AnyState, viewer: Seat | None) -> dict[type, list[tuple[Any, ...]]]:
    """Whatever lies where the viewer does not see it, by its kind and then by where it lies."""
    found: dict[type, list[tuple[Any, ...]]] = {}
    for drawer, fields in enumerate((*state.private, state.secret)):
        for name in fields.__struct_fields__ if drawer != viewer else ():
            value = getattr(fields, name)
            items = value if isinstance(value, tuple) else (value,)
            for kind in set(map(type, items)):
                found.setdefault(kind, []).append(items)
    return found


def _exchanged(
    deal: Any, hidden: dict[type, list[tuple[Any, ...]]], rng: Random
) -> tuple[Any, dict[Any, Any]] | None:
    """The deal with two of its cards, or roles or goals, exchanged; and what became what."""
    fields = {
        name: list(value)
        for name in deal.__struct_fields__
        if isinstance(value := getattr(deal, name), tuple)
    }
    kinds = list(dict.fromkeys(type(item) for items in fields.values() for item in items))
    heaps = hidden.get(rng.choice(kinds))
    if heaps is None:
        return None
    here, there = (rng.choice(rng.choice(heaps)) for _ in range(2))
    places: dict[Any, list[tuple[str, int]]] = {here: [], there: []}
    for name, dealt in fields.items():
        for place, item in enumerate(dealt):
            if item in places:
                places[item].append((name, place))
    if here == there or not all(places.values()):
        return None
    (one, i), (two, j) = rng.choice(places[here]), rng.choice(places[there])
    fields[one][i], fields[two][j] = there, here
    changed = {name: tuple(dealt) for name, dealt in fields.items()}
    return structs.replace(deal, **changed), {here: there, there: here}


def _renamed(move: Any, names: dict[Any, Any]) -> Any:
    """The move with a card for another."""
    changes: dict[str, Any] = {}
    if hasattr(move, "card"):
        changes["card"] = names.get(move.card, move.card)
    if hasattr(move, "cards"):
        changes["cards"] = tuple(sorted(names.get(card, card) for card in move.cards))
    return structs.replace(move, **changes) if changes else move
