"""Random games of any game, for the laws to be tried on.

Everything here knows the contract of `lorelode.core` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias, get_type_hints

import msgspec
from hypothesis import settings
from msgspec import inspect, structs

from lorelode.core import (
    CHANCE,
    AnyGame,
    Chance,
    Edition,
    Record,
    Seat,
    Setup,
    SetupError,
    State,
    amend,
    switches,
)

AnyState: TypeAlias = State[Any, Any, Any]
Pick: TypeAlias = Callable[[AnyState, Seat, Sequence[Any]], Any]
Way: TypeAlias = Callable[[AnyGame, Random], Pick]

MAX_MOVES = 1000
"""A game that takes more is taken to be endless."""

GAMES_PER_VARIANT = max(3, settings().max_examples // 33)
"""All laws share these games, because playing them takes most of the time."""

encode = msgspec.json.Encoder(order="deterministic").encode


class Variant(NamedTuple):
    """What is played: a game, one of its presets or a mix of switches, and the number of seats."""

    game: AnyGame
    preset: str | None
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.preset or 'mixed'}-{self.seats}"

    def edition(self, rng: Random) -> Edition:
        """The preset, or one of them with its switches set at random."""
        editions = self.game.editions
        if self.preset is not None:
            preset: Edition = editions[self.preset]
            return preset
        base: Edition = editions[rng.choice(list(editions))]
        while True:
            mixed = amend(base, {name: rng.choice(words) for name, words in list_settings(base)})
            try:
                self.game.setup(mixed, self.seats)
            except SetupError:
                continue
            return mixed


class PlayedGame(NamedTuple):
    """A game from the set-up to its end, state by state."""

    game: AnyGame
    record: Record
    states: Sequence[AnyState]
    """One more than the moves."""
    moves: Sequence[tuple[Seat, Any]]

    def moments(self, rng: Random, count: int) -> Sequence[AnyState]:
        """Some of the states, in the order of the game."""
        chosen = rng.sample(range(len(self.states)), min(count, len(self.states)))
        return [self.states[index] for index in sorted(chosen)]


def list_settings(edition: Edition) -> Iterator[tuple[str, Sequence[str]]]:
    """The switches with words that they take; for numbers, only some."""
    kinds = {field.name: inspect.type_info(field.type) for field in structs.fields(edition)}
    for name, words in switches(edition).items():
        if some := list(_words(kinds[name])):
            # The preset's own value at least half of the time, or the numbers seldom fit together.
            numbers = [words] * len(some) if all(word.isdecimal() for word in some) else []
            yield name, some + numbers


def _words(kind: inspect.Type) -> Iterator[str]:
    match kind:
        case inspect.Metadata():
            yield from _words(kind.type)
        case inspect.UnionType():
            for one in kind.types:
                yield from _words(one)
        case inspect.NoneType():
            yield "none"
        case inspect.BoolType():
            yield from ("on", "off")
        case inspect.LiteralType():
            yield from map(str, kind.values)
        case inspect.IntType(ge=int() as least, le=most):
            some = (least, least + 1, least + 2, least + 14)
            yield from (str(number) for number in some if most is None or number <= most)


def variants_of(game: AnyGame) -> list[Variant]:
    """The game in every preset and in mixes of them, with every number of seats."""
    return [Variant(game, name, seats) for name in (*game.editions, None) for seats in game.seats]


def seats_of(state: AnyState) -> Sequence[Seat]:
    """All seats at the table."""
    return [Seat(seat) for seat in range(len(state.private))]


def move_type(game: AnyGame) -> Any:
    """The union of the game's moves."""
    return get_type_hints(type(game).read)["return"]


def state_type(game: AnyGame) -> Any:
    """The game's own state type, for JSON to be read back into."""
    return get_type_hints(type(game).setup)["return"]


def view_type(game: AnyGame) -> Any:
    """The game's own view type."""
    return get_type_hints(type(game).choices)["view"]


@cache
def random_game(variant: Variant, seed: int, way: Way | None = None) -> PlayedGame:
    """Some game of this variant, played to its end in some way."""
    rng = Random(f"{variant} {seed}")
    edition = variant.edition(rng)
    first = rng.choice([None, *map(Seat, range(variant.seats))])
    game = variant.game
    setup = Setup(game, edition, variant.seats, first)
    state = setup.initial_state()
    states, moves = [state], []
    pick, dealer_seed, deals = (way or rng.choice(WAYS))(game, rng), rng.randbytes(32), 0
    while movers := game.to_act(state.public):
        seat = rng.choice(sorted(movers))
        if seat == CHANCE:
            move = game.deal(state, Chance(dealer_seed, deals))
            deals += 1
        else:
            move = pick(state, seat, game.choices(state.view(seat)))
        state = game.play(state, seat, move)
        states.append(state)
        moves.append((seat, move))
        assert len(moves) < MAX_MOVES, "the game does not end"
    record = Record.of(setup, ((seat, game.write(move)) for seat, move in moves))
    return PlayedGame(game, record, states, moves)


def pick_evenly(_: AnyGame, rng: Random) -> Pick:
    """Every move is equally likely."""
    return lambda _state, _seat, choices: rng.choice(choices)


def pick_by_kind(_: AnyGame, rng: Random) -> Pick:
    """Every kind of move is equally likely, however many moves of it are legal."""

    def pick(_state: AnyState, _seat: Seat, choices: Sequence[Any]) -> Any:
        kind = rng.choice(list(dict.fromkeys(map(type, choices))))
        return rng.choice([move for move in choices if type(move) is kind])

    return pick


def pick_with_a_purpose(game: AnyGame, rng: Random) -> Pick:
    """A move that leads to another decision, reveals something, or nears favourite numbers.

    Play without a purpose seldom reaches the later parts of a game, which would stay untested.
    """
    favourites: dict[str, int] = {}
    default = next(iter(game.editions.values()))

    def sound(state: AnyState, seat: Seat) -> Sequence[Any]:
        """The moves that the default edition allows as well, if there are any."""
        view = state.view(seat)
        choices = game.choices(view)
        if getattr(view.public, "edition", default) == default:
            return choices
        legal = set(choices)
        public = structs.replace(view.public, edition=default)
        stricter = game.choices(structs.replace(view, public=public))
        return [move for move in stricter if move in legal] or choices

    def distance(move: Any) -> int:
        away = 0
        for name in move.__struct_fields__:
            value = getattr(move, name)
            if isinstance(value, int):
                if name not in favourites:
                    favourites[name] = rng.choice((9, 9, 1, -1))
                away += abs(value - favourites[name])
        return away

    def prospect(state: AnyState, kind: type, kinds: set[type]) -> int:
        movers = game.to_act(state.public) - {CHANCE}
        following = [move for seat in movers for move in sound(state, seat)]
        if following and type(following[0]) not in kinds:
            return -2
        if any(news.reveals for news in state.public.news):
            return -1
        return min((distance(move) for move in following if type(move) is kind), default=99)

    def pick(state: AnyState, seat: Seat, _: Sequence[Any]) -> Any:
        choices = sound(state, seat)
        kind = type(choices[0])
        nearest = sorted(
            (move for move in choices if type(move) is kind),
            key=lambda move: (distance(move), rng.random()),
        )
        few = [*nearest[:4], choices[-1]]
        kinds = set(map(type, choices))
        return min(few, key=lambda move: prospect(game.play(state, seat, move), kind, kinds))

    return pick


WAYS = (pick_evenly, pick_by_kind, pick_with_a_purpose, pick_with_a_purpose)
