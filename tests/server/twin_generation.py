"""Make the twin of a game: another game in which the viewer sees exactly the same.

The generator exchanges cards of a deal and replaces hidden moves. It keeps a change only if the
viewer's views stay the same from the first move to the last, reveals included. In the end the two
games agree only in what the viewer knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec import structs

from lorelode.core import CHANCE, AnyGame, Chance, IllegalMove, Seat, Shuffle
from lorelode.core.shuffle import commit
from lorelode.testing.random_games import AnyState

SeatMove: TypeAlias = tuple[Seat, Any]

CHANGES_TRIED = 50
"""How many changes are tried to make another world."""

RECENT_MOVES = 8
"""How many of the last hidden moves are candidates for a random change."""


CONTRIBUTION = "61" * 16
"""What seat 0 adds to every shuffle, the same in both worlds."""


def make_shuffle(seed: bytes, seats: int) -> Shuffle:
    """What the deals of a world follow from."""
    others = (None,) * (seats - 1)
    return Shuffle(seed.hex(), (commit(CONTRIBUTION), *others), (CONTRIBUTION, *others))


class World(NamedTuple):
    """A game up to some move."""

    seed: bytes
    states: Sequence[AnyState]
    """The state before the first move, and the state after each move."""
    moves: Sequence[SeatMove]

    @property
    def shuffle(self) -> Shuffle:
        return make_shuffle(self.seed, len(self.states[0].private))

    def until(self, end: int) -> World:
        return World(self.seed, self.states[: end + 1], self.moves[:end])


def make_twin(game: AnyGame, real: World, viewer: Seat | None, start: int, rng: Random) -> World:
    """Make a world that looks the same; from `start` on, the table deals by its seed."""
    return _TwinMaker(game, real, viewer, start, rng).make()


class _TwinMaker:
    """Makes a twin of one world."""

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
        self.changeable = (others[-RECENT_MOVES:], others, [None])

    def make(self) -> World:
        """Try many small changes, and keep each that the viewer cannot see."""
        world = self.real
        for _ in range(CHANGES_TRIED):
            # The last deal matters most, and it takes the least time to replay.
            at = self.deals[-1] if self.rng.random() < 0.8 else self.rng.choice(self.deals)
            hidden = _find_hidden_items(world.states[-1], self.viewer)
            if change := _exchange_items(world.moves[at][1], hidden, self.rng):
                world = self._replay(world, at, *change) or world
        if not any(mover == CHANCE for mover, _ in self.real.moves[self.start :]):
            # Nothing more is dealt, so nobody can see which seed the table has.
            return world._replace(seed=self.rng.randbytes(32))
        return world

    def _replay(self, world: World, at: int, deal: Any, names: dict[Any, Any]) -> World | None:
        """Replay the world with another deal, and with other hidden moves where that is needed.

        Returns None if the viewer would see a difference.
        """
        states, moves = list(world.states[: at + 1]), list(world.moves[:at])
        changed = self.rng.choice(self.rng.choice(self.changeable) or [None])
        for index in range(at, len(world.moves)):
            mover, move = world.moves[index]
            state = states[-1]
            candidates = (
                [deal]
                if index == at
                else self._candidates(state, index, mover, move, names, index == changed)
            )
            after = next(
                filter(None, (self._try_move(state, index, mover, one) for one in candidates)), None
            )
            if after is None:
                return None
            move, state = after
            states.append(state)
            moves.append((mover, move))
        return World(world.seed, states, moves)

    def _candidates(
        self,
        state: AnyState,
        index: int,
        mover: Seat,
        move: Any,
        names: dict[Any, Any],
        changed: bool,
    ) -> Iterator[Any]:
        """The moves to try in this order; the first that is legal and looks the same is made."""
        if mover == CHANCE and index >= self.start:
            draws = sum(one == CHANCE for one, _ in self.real.moves[:index])
            yield self.game.deal(state, Chance(self.real.shuffle.key, draws))
            return
        if mover in (CHANCE, self.viewer) or not self.unseen[index]:
            yield move
            return
        if not changed:
            yield move
            yield _rename_cards(move, names)
        choices = self.game.choices(state.view(mover))
        alike = [self._with_clue_of(one, move) for one in choices if type(one) is type(move)]
        yield from self.rng.sample(alike, min(3, len(alike)))
        if changed:
            yield move

    def _with_clue_of(self, move: Any, other: Any) -> Any:
        """The move with the public clue of another one."""
        return structs.replace(move, clue=other.clue) if hasattr(other, "clue") else move

    def _try_move(
        self, state: AnyState, index: int, mover: Seat, move: Any
    ) -> tuple[Any, AnyState] | None:
        """Make a move, unless it is illegal or the viewer would see a difference."""
        if self.game.write(move, hidden=True) != self.lines[index]:
            return None
        try:
            after = self.game.play(state, mover, move)
        except IllegalMove:
            return None
        return (move, after) if after.view(self.viewer) == self.views[index + 1] else None


def _find_hidden_items(state: AnyState, viewer: Seat | None) -> dict[type, list[tuple[Any, ...]]]:
    """All items in drawers that the viewer does not see, by type and then by field."""
    found: dict[type, list[tuple[Any, ...]]] = {}
    for drawer, fields in enumerate((*state.private, state.secret)):
        for name in fields.__struct_fields__ if drawer != viewer else ():
            value = getattr(fields, name)
            items = value if isinstance(value, tuple) else (value,)
            for kind in set(map(type, items)):
                found.setdefault(kind, []).append(items)
    return found


def _exchange_items(
    deal: Any, hidden: dict[type, list[tuple[Any, ...]]], rng: Random
) -> tuple[Any, dict[Any, Any]] | None:
    """Exchange two cards, roles or goals of a deal. Returns the deal and what replaced what."""
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


def _rename_cards(move: Any, names: dict[Any, Any]) -> Any:
    """Replace the cards that a move names."""
    changes: dict[str, Any] = {}
    if hasattr(move, "card"):
        changes["card"] = names.get(move.card, move.card)
    if hasattr(move, "cards"):
        changes["cards"] = tuple(sorted(names.get(card, card) for card in move.cards))
    return structs.replace(move, **changes) if changes else move
