"""Law 7: only a seat at the table, or a spectator, has a view."""

from __future__ import annotations

from random import Random

import pytest

from lorelode.core import CHANCE, Seat
from lorelode.testing.random_games import PlayedGame, seats_of


def check(played: PlayedGame, rng: Random) -> None:
    """Ask for the views of seats and of others, in some states."""
    for state in played.moments(rng, 3):
        seats = len(seats_of(state))
        for nobody in (CHANCE, Seat(-2), Seat(-seats), Seat(seats), Seat(seats + 1)):
            with pytest.raises(ValueError, match="seat"):
                state.view(nobody)
        for seat in seats_of(state):
            view = state.view(seat)
            assert view.public is state.public
            assert view.private is state.private[seat]
            assert view.seat == seat
        assert state.view(None).private is None
