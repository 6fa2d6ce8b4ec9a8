"""Law 2: moves and records survive being written, states and views survive JSON."""

from __future__ import annotations

from random import Random

import msgspec

from lorelode.core import AnyGame, Record, read_record, replay, write_record
from lorelode.testing.random_games import (
    PlayedGame,
    encode,
    seats_of,
    state_type,
    view_type,
)


def check_notation(played: PlayedGame, rng: Random) -> None:
    """Write and read the moves that were played, and some that could have been."""
    game = played.game
    seen = {move for _, move in played.moves}
    for state in played.moments(rng, 3):
        for seat in seats_of(state):
            seen |= set(game.choices(state.view(seat)))
    for move in seen:
        check_move(game, move)


def check_move(game: AnyGame, move: object) -> None:
    """Write and read one move."""
    for text in (game.write(move), game.write(move, hidden=True)):
        assert len(text.splitlines()) == 1, "a move is one line"
        assert text == text.strip()
    read = game.read(game.write(move))
    assert (type(read), read) == (type(move), move)


def check_replay(played: PlayedGame, _: Random) -> None:
    """Replay the record, and write and read it."""
    record = played.record
    assert list(replay(played.game, record)) == list(played.states)
    assert msgspec.json.decode(encode(record), type=Record) == record
    text = write_record(record)
    again = read_record(text, {played.game.name: played.game})
    assert again == record
    assert write_record(again) == text


def check_json(played: PlayedGame, rng: Random) -> None:
    """Send some states and all their views through JSON, and play on from them."""
    game = played.game
    for state in (*played.moments(rng, 4), played.states[0], played.states[-1]):
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
