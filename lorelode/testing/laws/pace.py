"""A table waits or hurries by the pace of a game, so the pace must be true.

In a race the first to move decides, and the others are asked something else. Otherwise nobody who
is to act can lose their decision to somebody faster. A rest comes only after something was shown to
all, and never at the end of the game.
"""

from __future__ import annotations

from random import Random

from lorelode.core import CHANCE, AnyGame, Pace, Seat
from lorelode.testing.random_games import (
    AnyState,
    PlayedGame,
)
from lorelode.testing.twins import revealing_news


def check(played: PlayedGame, rng: Random) -> None:
    """Check what each pace promises, in every state."""
    game = played.game
    for state in played.states:
        movers, pace = game.to_act(state.public), game.pace(state.public)
        if pace is Pace.REST:
            assert movers, "there is nothing to go on with after this rest"
            assert revealing_news(state, None), "there is nothing to look at"
        if pace is Pace.RACE:
            assert len(movers - {CHANCE}) > 1, "nobody to race against"
        if len(movers) > 1:
            taken = taken_from_others(game, state, rng.choice(sorted(movers)), rng)
            assert taken or pace is not Pace.RACE, "the others are asked the same as before"
            assert pace is Pace.RACE or not taken, "this is a race, and nobody was told"


def taken_from_others(game: AnyGame, state: AnyState, first: Seat, rng: Random) -> bool:
    """Let one seat move; whether none of the others is asked any more what they were, or all."""
    after = game.play(state, first, rng.choice(game.choices(state.view(first))))
    others = game.to_act(state.public) - {first}
    raised = game.phase(after.public) > game.phase(state.public)
    if not raised:
        assert others <= game.to_act(after.public), "somebody was too late without a race"
        return False
    for seat in others:
        asked, asked_now = (
            {type(move) for move in game.choices(one.view(seat))} for one in (state, after)
        )
        assert not asked & asked_now, "they may still do what they were about to"
    return True
