"""Law 4: an imagined state has the very view it was imagined from."""

from __future__ import annotations

from random import Random

from lorelode.testing.random_games import (
    PlayedGame,
    encode,
    seats_of,
)


def check(played: PlayedGame, rng: Random) -> None:
    """Imagine from every view of some states."""
    game = played.game
    for state in (*played.moments(rng, 5), played.states[0], played.states[-1]):
        for seat in (None, *seats_of(state)):
            view = state.view(seat)
            twin = game.imagine(view, rng)
            assert twin.view(seat) == view
            assert encode(twin.view(seat)) == encode(view)
            assert list(game.choices(twin.view(seat))) == list(game.choices(view))
            assert game.census(twin) == game.census(state)
            # Others can go on from it: a bot that thinks ahead will ask them to.
            for other in game.to_act(twin.public).intersection(seats_of(state)):
                assert game.choices(twin.view(other))


def check_variety(played: PlayedGame, rng: Random) -> None:
    """What is imagined for a spectator in mid-game is not always the same."""
    middle = played.states[len(played.states) // 2].view(None)
    assert len({encode(played.game.imagine(middle, rng)) for _ in range(8)}) > 1
