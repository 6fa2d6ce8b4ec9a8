"""Law 2: moves and records survive being written, states and views survive JSON."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lorelode.core import AnyGame, MoveSyntaxError, Record, read_record, replay, write_record
from lorelode.rules import GAMES
from tests.conformance.games import (
    Table,
    Trail,
    encode,
    on_every_table,
    random_game,
    seats_of,
    state_type,
    view_type,
)
from tests.conformance.moves import any_move
from tests.conformance.toys import Deal, Give, Move, Toy


def check_notation(trail: Trail, rng: Random) -> None:
    game = trail.game
    seen = {move for _, move in trail.moves}
    for state in trail.moments(rng, 3):
        for seat in seats_of(state):
            seen |= set(game.choices(state.view(seat)))
    for move in seen:
        check_move(game, move)


def check_move(game: AnyGame, move: object) -> None:
    for text in (game.write(move), game.write(move, hidden=True)):
        assert len(text.splitlines()) == 1, "a move is one line"
        assert text == text.strip()
    read = game.read(game.write(move))
    assert (type(read), read) == (type(move), move)


def check_replay(trail: Trail, _: Random) -> None:
    log = trail.log
    assert list(replay(trail.game, log)) == list(trail.states)
    assert msgspec.json.decode(encode(log), type=Record) == log
    text = write_record(log)
    again = read_record(text, {trail.game.name: trail.game})
    assert again == log
    assert write_record(again) == text


def check_json(trail: Trail, rng: Random) -> None:
    game = trail.game
    for state in (*trail.moments(rng, 4), trail.states[0], trail.states[-1]):
        again = msgspec.json.decode(encode(state), type=state_type(game))
        assert again == state
        assert type(again) is type(state)
        assert encode(again) == encode(state)
        for seat in (None, *seats_of(state)):
            view = state.view(seat)
            travelled = msgspec.json.decode(encode(view), type=view_type(game))
            assert travelled == view
            assert encode(travelled) == encode(view)
            assert list(game.choices(travelled)) == list(game.choices(view))
            for move in game.choices(travelled)[:5]:
                assert seat is not None
                assert game.play(again, seat, move) == game.play(state, seat, move)


test_law_2_read_is_the_inverse_of_write = on_every_table(check_notation)
test_law_2_a_record_replays = on_every_table(check_replay)
test_law_2_states_and_views_survive_json = on_every_table(check_json)


@pytest.mark.parametrize("game", [*GAMES.values(), Toy()], ids=[*GAMES, "toy"])
@given(data=st.data())
def test_law_2_any_move_at_all_can_be_written(game: AnyGame, data: st.DataObject) -> None:
    check_move(game, data.draw(any_move(game)))


@pytest.mark.parametrize("game", [*GAMES.values(), Toy()], ids=[*GAMES, "toy"])
@given(data=st.data())
def test_law_2_what_is_no_move_is_said_to_be_none(game: AnyGame, data: st.DataObject) -> None:
    text = game.write(data.draw(any_move(game)))
    at = data.draw(st.integers(0, len(text)))
    changed = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 2)) :]
    for line in (changed, data.draw(st.text())):
        try:
            move = game.read(line)
        except MoveSyntaxError:
            continue
        assert game.write(move) == line, "one text for each move"


def toy_check(toy: Toy) -> None:
    for seed in range(5):
        trail = random_game(Table(toy, "only", 3), seed)
        for check in (check_notation, check_replay, check_json):
            check(trail, Random(seed))


def test_law_2_holds_for_the_toy() -> None:
    toy_check(Toy())


class Mumbling(Toy):
    def write(self, move: Move, hidden: bool = False) -> str:
        return super().write(Give(move.card, "") if isinstance(move, Give) else move, hidden)


class MultiLine(Toy):
    def write(self, move: Move, hidden: bool = False) -> str:
        return super().write(move, hidden).replace(" ", "\n", 1)


class Forgetful(Toy):
    def read(self, text: str) -> Move:
        move = super().read(text)
        return Deal(move.cards[::-1]) if isinstance(move, Deal) else move


@pytest.mark.parametrize("wrong", [Mumbling, MultiLine, Forgetful])
def test_law_2_bites(wrong: type[Toy]) -> None:
    with pytest.raises((AssertionError, MoveSyntaxError)):
        toy_check(wrong())
