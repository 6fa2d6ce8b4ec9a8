"""Nobody can compute what a bot knows of the deck: at a table it follows from a secret."""

from __future__ import annotations

from typing import Final

import pytest

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS
from lorelode.bots.dixit.analysis.seat_seed import seat_seed
from lorelode.core import Seat, View
from lorelode.decks import built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.state import DixitView, Private
from tests.rules.dixit.table import FA

SEATS: Final = 4


def views_after_a_turn() -> list[DixitView]:
    """What each seat sees when the first turn is over."""
    bots = [BOTS["dixit"]["random"].make(built_in())] * SEATS
    for step in play_out(DIXIT, FA, SEATS, bots, derive_seed(1)):
        if step.state.public.turns:
            return [step.state.view(seat) for seat in map(Seat, range(SEATS))]
    raise AssertionError("the game has no turn")


@pytest.mark.parametrize(("secret", "is_guessed"), [(None, True), ("secret", False)])
def test_what_everybody_sees_does_not_tell_what_a_bot_knows(
    secret: str | None, is_guessed: bool
) -> None:
    for view in views_after_a_turn():
        # The cheat knows no hand but their own.
        seen = View(view.public, view.seat, Private())
        assert (seat_seed(seen, None) == seat_seed(view, secret)) is is_guessed


def test_the_part_follows_from_the_secret_and_the_seat_alone() -> None:
    bots = [BOTS["dixit"]["random"].make(built_in())] * SEATS
    seeds: dict[int, set[str]] = {seat: set() for seat in range(SEATS)}
    for step in play_out(DIXIT, FA, SEATS, bots, derive_seed(1)):
        for seat in map(Seat, range(SEATS)):
            seeds[seat].add(seat_seed(step.state.view(seat), "secret"))
    assert all(len(found) == 1 for found in seeds.values())
    assert len(set.union(*seeds.values())) == SEATS
