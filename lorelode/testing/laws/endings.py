"""Law 6: every game ends, and every card is in exactly one place at any time."""

from __future__ import annotations

from random import Random

from lorelode.testing.random_games import (
    PlayedGame,
)


def check(played: PlayedGame, _: Random) -> None:
    """Nobody is to act at the end, and the census is the same all through."""
    # That the game ended at all is asserted where it was played.
    game, last = played.game, played.states[-1]
    assert not game.to_act(last.public)
    box = game.census(played.states[0])
    assert box
    assert all(count > 0 for count in box.values())
    for state in played.states:
        assert game.census(state) == box
        assert len(game.scores(state)) == len(state.private)
