"""Random games of whatever is in `GAMES`, for the laws to be tried on.

Everything here knows the contract of `lorelode.core` and no game. A game that joins `GAMES` is
tested without a line being added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect, structs

from lorelode.core import (
    CHANCE,
    AnyGame,
    Chance,
    Edition,
    Record,
    Seat,
    SetupError,
    State,
    amended,
    switches,
)
from lorelode.rules import GAMES

AnyState: TypeAlias = State[Any, Any, Any]
Pick: TypeAlias = Callable[[AnyState, Seat, Sequence[Any]], Any]
Way: TypeAlias = Callable[[AnyGame, Random], Pick]

LONGEST = 1000
"""More moves than any game here may take."""

SEEDS = max(3, settings().max_examples // 33)
"""So many games at each table, which all laws share: most of the time goes into playing them."""

encode = msgspec.json.Encoder(order="deterministic").encode


class Table(NamedTuple):
    """What is played: a game, one of its presets or a mix of switches, so many seats."""

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
            mixed = amended(base, {name: rng.choice(words) for name, words in settable(base)})
            try:
                self.game.setup(mixed, self.seats)
            except SetupError:
                continue
            return mixed


class Trail(NamedTuple):
    """A game from the set-up to its end, moment by moment."""

    game: AnyGame
    log: Record
    states: Sequence[AnyState]
    """One more than there are moves."""
    moves: Sequence[tuple[Seat, Any]]

    def moments(self, rng: Random, count: int) -> Sequence[AnyState]:
        """Some of the states, in the order they came about."""
        chosen = rng.sample(range(len(self.states)), min(count, len(self.states)))
        return [self.states[index] for index in sorted(chosen)]


def settable(edition: Edition) -> Iterator[tuple[str, Sequence[str]]]:
    """The switches with words that they take: all there are, or of numbers some."""
    kinds = {field.name: inspect.type_info(field.type) for field in structs.fields(edition)}
    for name, words in switches(edition).items():
        if some := list(_words(kinds[name])):
            # The preset's own at least half of the time, lest the numbers never go together.
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
        case inspect.IntType(ge=int() as least):
            yield from map(str, (least, least + 1, least + 2, least + 14))


def tables_of(game: AnyGame) -> list[Table]:
    """The game in every preset and in mixes of them, with every number of seats."""
    return [Table(game, name, seats) for name in (*game.editions, None) for seats in game.seats]


TABLES = [table for game in GAMES.values() for table in tables_of(game)]


def on_every_table(check: Callable[[Trail, Random], None]) -> Callable[..., None]:
    """Run a check of a trail on all tables, a few games each."""

    @settings(max_examples=SEEDS)
    @given(seed=st.integers(0, SEEDS - 1), luck=st.integers(0, 2**32 - 1))
    def test(table: Table, seed: int, luck: int) -> None:
        check(random_game(table, seed), Random(luck))

    # All laws of a table go to one worker, which then plays its games once.
    tables = [
        pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(str(table)))
        for table in TABLES
    ]
    everywhere: Callable[..., None] = pytest.mark.parametrize("table", tables)(test)
    return everywhere


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
def random_game(table: Table, seed: int, way: Way | None = None) -> Trail:
    """Some game at this table, played to its end in some way."""
    rng = Random(f"{table} {seed}")
    edition = table.edition(rng)
    first = rng.choice([None, *map(Seat, range(table.seats))])
    game, state = table.game, table.game.setup(edition, table.seats, first)
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
        assert len(moves) < LONGEST, "the game goes on for ever"
    log = Record(
        game=game.name,
        edition=edition.name,
        switches=switches(edition),
        seats=table.seats,
        first=first,
        moves=tuple((seat, game.write(move)) for seat, move in moves),
        rules=game.version,
    )
    return Trail(game, log, states, moves)


def evenly(_: AnyGame, rng: Random) -> Pick:
    """Every move is as likely."""
    return lambda _state, _seat, choices: rng.choice(choices)


def by_kind(_: AnyGame, rng: Random) -> Pick:
    """Every kind of move is as likely, however many moves there are of it."""

    def pick(_state: AnyState, _seat: Seat, choices: Sequence[Any]) -> Any:
        kind = rng.choice(list(dict.fromkeys(map(type, choices))))
        return rng.choice([move for move in choices if type(move) is kind])

    return pick


def with_a_purpose(game: AnyGame, rng: Random) -> Pick:
    """A move that leads to another kind of decision, or reveals something, or else lets the next
    one come near favourite numbers.

    Play without any purpose seldom gets anywhere, and would leave much of a game untested.
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


WAYS = (evenly, by_kind, with_a_purpose, with_a_purpose)
