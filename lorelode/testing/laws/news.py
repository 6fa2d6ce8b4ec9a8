"""News are of the last move: none of an earlier move stays among them."""

from __future__ import annotations

from random import Random

from lorelode.testing.random_games import PlayedGame


def check(played: PlayedGame, _: Random) -> None:
    """Compare the news of each state with those of the state before."""
    for before, after in zip(played.states, played.states[1:], strict=False):
        drawers = zip((before.public, *before.private), (after.public, *after.private), strict=True)
        for then, now in drawers:
            # Equal news may come twice, but never the very same object.
            assert not now.news or now.news is not then.news
