"""Bad input is refused in both builds with a clear exception, and never ends the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lorelode.core import CHANCE, Chance, IllegalMove, Seat, SetupError, State
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Card, Shape, Tool
from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.moves import Break, Deal, Gold, Lay, Rockfall
from lorelode.rules.saboteur.state import Mine, SaboteurState, Tile
from tests.engine.builds import BUILDS, engine_of

LV = EDITIONS["lv"]
EXPECTED = (IllegalMove, SetupError, ValueError, TypeError, IndexError, AttributeError)

anything = st.one_of(
    st.integers(-(2**70), 2**70),
    st.integers(-10, 2**24),
    st.none(),
    st.booleans(),
    st.floats(),
    st.text(max_size=3),
    st.lists(st.integers(-2, 99), max_size=3),
)
numbers = st.lists(st.integers(-(2**65), 2**65) | st.integers(-1, 30), max_size=70)


@pytest.fixture(params=BUILDS)
def engine(request: pytest.FixtureRequest) -> Any:
    return engine_of(request.param)


def dealt(seed: int = 0, seats: int = 5) -> SaboteurState:
    state = SABOTEUR.setup(LV, seats)
    return SABOTEUR.play(state, CHANCE, SABOTEUR.deal(state, Chance(bytes(32), seed)))


def is_accepted(function: Callable[..., Any], *arguments: Any) -> bool:
    """Whether a function took its arguments, or raised one of the exceptions that it may."""
    try:
        function(*arguments)
    except EXPECTED:
        return False
    return True


@pytest.mark.parametrize("build", BUILDS)
@given(seed=st.integers(0, 1000), moves=st.lists(anything, min_size=1, max_size=8))
def test_any_value_may_be_given_for_a_move(build: str, seed: int, moves: list[Any]) -> None:
    engine = engine_of(build)
    position = engine.new_position(LV, 3 + seed % 8)
    engine.play_at_random(position, engine.RandomSource(seed), seed % 200 + 1, fill=True)
    for move in moves:
        before = None if position.stage == 0 else engine.to_state(position)
        if type(move) is int and not engine.codes_move(move):
            with pytest.raises(ValueError, match="codes no move"):
                engine.check(position, move)
        legal = is_accepted(engine.check, position, move)
        if position.stage in (1, 2, 3, 4):
            assert legal == (type(move) in (int, bool) and move in list(engine.legal(position)))
        if before is not None:
            assert engine.to_state(position) == before, "check changes nothing"
        # What is not checked may spoil the position, but nothing else.
        spoilt = engine.copy(position)
        for change in (engine.apply, engine.move_at, engine.nuggets_of):
            if is_accepted(change, spoilt, move):
                is_accepted(engine.legal, spoilt)


@pytest.mark.parametrize("build", BUILDS)
@given(data=st.data())
def test_any_value_may_be_given_for_an_argument(build: str, data: st.DataObject) -> None:
    engine = engine_of(build)
    position = engine.new_position(LV, 5)
    batches = engine.batches
    window = batches.Window(-3, -6, 16, 13)
    routes, games = engine.Routes(position), engine.SeededGames(engine.copy(position), -1)
    things = (position, window, batches.Batch([position], 1, window), engine.RandomSource(1))
    values = anything | numbers | st.sampled_from(things)
    names = sorted(set(engine.__all__) - {"COMPILED", "batches", "play_at_random"})
    functions = [getattr(engine, name) for name in names]
    functions += [batches.Window, batches.count_numbers, batches.Batch, batches.begin, batches.step]
    functions += [batches.mix_seed, engine.RandomSource(1).below, games.play]
    functions += [routes.cards, routes.detour, routes.leading_shapes]
    function = data.draw(st.sampled_from(functions))
    first = data.draw(st.booleans())
    arguments = data.draw(st.lists(values, max_size=7))
    is_accepted(function, *([position] if first else []), *arguments)


@pytest.mark.parametrize(
    "number",
    [
        *(-1, 9, 15, 26 << 4, 3 << 4 | 1, 27 << 4 | 5, 3 << 4 | 4, 1 << 9 | 8, 2 << 9 | 7),
        *(2**24, 2**40, 2**63, 2**64, 2**64 + 5, 2**70, -(2**63) - 1, -(2**70)),
    ],
)
def test_a_number_that_codes_no_move_is_named(engine: Any, number: int) -> None:
    position = engine.from_state(dealt())
    assert not engine.codes_move(number)
    for function in (engine.check, engine.apply):
        with pytest.raises(ValueError, match=f"{number} codes no move"):
            function(position, number)
    with pytest.raises(ValueError, match=f"{number} codes no move"):
        engine.to_move(number)
    with pytest.raises(IndexError, match=f"{number} is none of them"):
        engine.move_at(position, number)


@pytest.mark.parametrize(
    "move",
    [
        Lay(Shape.NS, 60, 0),
        Rockfall(0, -60),
        Break(Tool.PICK, Seat(32)),
        Break(Tool.PICK, Seat(-1)),
        Gold(99),
        Deal((), (), (), ()),
    ],
)
def test_a_move_without_a_number_is_refused(engine: Any, move: Any) -> None:
    with pytest.raises(ValueError, match=r"expected|no number|no card"):
        engine.from_move(move)


@pytest.mark.parametrize("seats", [-1, 0, 2, 11, 100])
def test_seats_out_of_range_are_refused(engine: Any, seats: int) -> None:
    with pytest.raises(SetupError, match="3 to 10"):
        engine.new_position(LV, seats)
    switches = (True, False, True, False, True, False, False)
    for many in (seats, 2**70, -(2**70)):
        with pytest.raises(ValueError, match=f"3 to 10 seats, not {many}"):
            engine.Position(LV, many, 1, 3, -1, *switches)
    with pytest.raises(ValueError, match="expected a seat"):
        engine.nuggets_of(engine.new_position(LV, 3), seats if seats > 2 else -1)


def begun(engine: Any, seed: int = 1) -> Any:
    """A rollout that has begun."""
    position = engine.from_state(dealt())
    rollout = engine.Rollout(position)
    rollout.begin(position, [0.1] * 5, seed)
    return rollout


WITH_NUMBER: dict[str, Callable[[Any, Any, int], Any]] = {
    "nuggets_of": lambda engine, position, n: engine.nuggets_of(position, n),
    "reset": lambda engine, position, n: engine.reset(position, n),
    "play_at_random": lambda engine, position, n: engine.play_at_random(
        position, engine.RandomSource(1), n, fill=False
    ),
    "SeededGames": lambda engine, position, n: engine.SeededGames(position, n),
    "RandomSource.below": lambda engine, _, n: engine.RandomSource(1).below(n),
    "Routes.cards": lambda engine, position, n: engine.Routes(position).cards(n),
    "Routes.detour": lambda engine, position, n: engine.Routes(position).detour(n),
    "Routes.leading_shapes": lambda engine, position, n: engine.Routes(position).leading_shapes(n),
    "play_on": lambda engine, _, n: engine.play_on(begun(engine), n, engine.ValueNetwork(0.0, [])),
    "make_move": lambda engine, _, n: engine.make_move(begun(engine), n),
    "deal": lambda engine, _, n: engine.deal(
        engine.new_position(LV, 5), [0] * 6, [0, 1, 2], [0] * 67, [], n
    ),
    "Determinizer": lambda engine, position, n: engine.Determinizer(
        position, n, [[0]], [1.0], [1.0, 0.0, 0.0]
    ),
    "Determinizer sets": lambda engine, position, n: engine.Determinizer(
        position, 0, [[n]], [1.0], [1.0, 0.0, 0.0]
    ),
    "batches.step": lambda engine, position, n: engine.batches.step(
        engine.batches.Batch([position], 1, engine.batches.Window(-5, -5, 20, 10)), [n]
    ),
}


@pytest.mark.parametrize("number", [-7, -(2**63) - 1, 2**63, 2**70])
@pytest.mark.parametrize("name", WITH_NUMBER)
def test_a_number_of_any_size_is_named_when_it_is_refused(
    engine: Any, name: str, number: int
) -> None:
    with pytest.raises((ValueError, IllegalMove), match=f"(not |names |^){number}"):
        WITH_NUMBER[name](engine, engine.from_state(dealt()), number)


@pytest.mark.parametrize("seed", [0, -1, 2**32 - 1, 2**63, 2**70 + 5, -(2**70)])
def test_any_number_is_a_seed(engine: Any, seed: int) -> None:
    # Both builds draw the same: the lowest 32 bits count.
    same = engine.RandomSource(seed & 0xFFFFFFFF)
    source = engine.RandomSource(seed)
    assert [source.below(6) for _ in range(20)] == [same.below(6) for _ in range(20)]
    begun(engine, seed)


@pytest.mark.parametrize("n", [0, 2**31 + 1, 2**40])
def test_a_source_says_which_numbers_it_can_draw(engine: Any, n: int) -> None:
    with pytest.raises(ValueError, match=f"expected a number from 1 to .*, not {n}"):
        engine.RandomSource(1).below(n)
    # Nothing draws without this check.
    assert [name for name in dir(engine.RandomSource) if not name.startswith("_")] == ["below"]


def test_there_are_routes_to_three_goals(engine: Any) -> None:
    with pytest.raises(ValueError, match="expected a goal of 0 to 2, not 3"):
        engine.Routes(engine.from_state(dealt())).cards(3)


def test_a_batch_has_games_of_one_size(engine: Any) -> None:
    positions = [engine.new_position(LV, seats) for seats in (3, 4)]
    with pytest.raises(ValueError, match="the same number of seats"):
        engine.batches.Batch(positions, 1, engine.batches.Window(-5, -5, 20, 10))


@pytest.mark.parametrize(
    "numbers", [(0, 0, 0, 5), (0, 0, 97, 5), (0, 0, 2**70, 1), (2**70, 0, 5, 5), (0, -91, 5, 5)]
)
def test_a_window_lies_within_the_mine(engine: Any, numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected"):
        engine.batches.Window(*numbers)


@pytest.mark.parametrize("players", [-1, 2, 11, 2**70])
def test_numbers_are_counted_for_tables_that_exist(engine: Any, players: int) -> None:
    with pytest.raises(ValueError, match=f"3 to 10 players, not {players}"):
        engine.batches.count_numbers(players, engine.batches.Window(-3, -6, 16, 13))


@pytest.mark.parametrize("draw", [-1, 2**64])
def test_a_draw_has_8_bytes(engine: Any, draw: int) -> None:
    with pytest.raises(ValueError, match=rf"a draw is 0 to 2\*\*64 - 1, not {draw}"):
        engine.deal_by_chance(engine.new_position(LV, 5), bytes(32), draw)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(engine: Any, seed: bytes) -> None:
    position = engine.new_position(LV, 5)
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {len(seed)}"):
        engine.SeededGames(position, -1).play(seed)
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {len(seed)}"):
        engine.deal_by_chance(position, seed, 0)


def test_a_state_of_another_game_is_refused(engine: Any) -> None:
    dixit = DIXIT.setup(DIXIT.editions["fa"], 4)
    for other in (dixit, None, 7, engine.new_position(LV, 3)):
        with pytest.raises(TypeError, match="expected a state of Saboteur"):
            engine.from_state(other)


def test_a_state_that_no_game_comes_to_is_refused(engine: Any) -> None:
    state = dealt()
    public, secret = state.public, state.secret
    row = tuple(Tile(Shape.EW, x - 40, 5) for x in range(41))
    twice = (Tile(Shape.EW, 1, 0), Tile(Shape.NS, 1, 0))

    def with_mine(*tiles: Tile) -> SaboteurState:
        return State(replace(public, mine=Mine(tiles)), state.private, secret)

    wrong = (
        (with_mine(*row), "at most 40 path cards"),
        (with_mine(*twice), "two cards lie at 1,0"),
        (with_mine(Tile(Shape.EW, 0, 0)), "two cards lie at 0,0"),
        (with_mine(Tile(Shape.EW, 8, 2)), "two cards lie at 8,2"),
        (with_mine(Tile(Shape.EW, 99, 0)), "no card can come to lie at 99,0"),
        (State(public, state.private, replace(secret, pile=(Card.MAP,) * 68)), "67 cards"),
        (State(public, state.private, replace(secret, gold=(1,) * 29)), "28 gold cards"),
        (State(public, state.private, replace(secret, goals=(None,) * 3)), "has no face"),
        (State(public, state.private, replace(secret, spare=())), "roles"),
        (State(replace(public, last=Seat(7)), state.private, secret), "a seat of 0 to 4"),
    )
    for one, reason in wrong:
        with pytest.raises(ValueError, match=reason):
            engine.from_state(one)
    hand = (replace(state.private[0], hand=(Card.MAP,) * 7), *state.private[1:])
    with pytest.raises(ValueError, match="at most 6 cards in a hand"):
        engine.from_state(State(public, hand, secret))


def test_a_deal_of_other_cards_is_refused_by_the_clause_of_the_library(engine: Any) -> None:
    state = SABOTEUR.setup(LV, 5)
    deal = SABOTEUR.deal(state, Chance(bytes(32), 0))
    assert isinstance(deal, Deal)
    for wrong in (
        replace(deal, roles=deal.roles[:1] * 5),
        replace(deal, goals=deal.goals[:1] * 3),
        replace(deal, cards=deal.cards[:-1]),
        replace(deal, gold=()),
        replace(deal, first=None),
        replace(deal, first=Seat(5)),
    ):
        position = engine.new_position(LV, 5)
        with pytest.raises(IllegalMove) as theirs:
            SABOTEUR.play(state, CHANCE, wrong)
        with pytest.raises(IllegalMove) as ours:
            engine.apply_deal(position, wrong)
        assert ours.value.clause == theirs.value.clause
    position = engine.from_state(dealt())
    with pytest.raises(IllegalMove, match="no deal is expected"):
        engine.apply_deal(position, deal)
