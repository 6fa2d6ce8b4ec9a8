"""Nobody is shown a secret: worlds that differ in what a seat has not seen look the same to it."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.envs.episode import Episode
from lorelode.envs.games import translate
from lorelode.envs.translation import ACTIONS, ActionSpace, Translation, observe
from tests.envs.tables import some_table
from tests.envs.worlds import Leaked, Seen, compare_worlds


def see_numbers(table: Translation, episode: Episode, seat: Seat) -> bytes:
    """Observation, both masks, words, own points, and the lines of the record."""
    view = episode.view(seat)
    moves = table.list_moves(view)
    masks = [ActionSpace(table, name).mask(moves).tobytes() for name in ACTIONS]
    words = repr((table.tell(view), episode.scores()[seat], episode.lines(seat)))
    return b"".join([observe(table, view).tobytes(), *masks, words.encode()])


def leak_neighbour(table: Translation, episode: Episode, seat: Seat) -> bytes:
    """Planted: the private numbers of another seat."""
    other = Seat((seat + 1) % table.setup.seats)
    return bytes(table.observe_private(episode.view(other)))


def leak_lines(table: Translation, episode: Episode, _seat: Seat) -> bytes:
    """Planted: what everybody did, written in full."""
    return repr([table.setup.game.write(move) for _, move in episode.moves[1:]]).encode()


def leak_masks(table: Translation, episode: Episode, seat: Seat) -> bytes:
    """Planted: the mask of whoever is asked, whoever looks."""
    asked = seat if episode.asked is None else episode.asked
    return ActionSpace(table, "cells").mask(table.list_moves(episode.view(asked))).tobytes()


def leak_secret(_table: Translation, episode: Episode, _seat: Seat) -> bytes:
    """Planted: the pile."""
    return repr(episode.state.secret.pile).encode()


@some_table
def test_two_worlds_give_the_same_numbers(game: str, seats: int, edition: str) -> None:
    assert compare_worlds(translate(game, seats, edition), 1, see_numbers) > 10


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
@pytest.mark.parametrize("leak", [leak_neighbour, leak_lines, leak_masks, leak_secret])
def test_a_planted_leak_is_caught(game: str, leak: Seen) -> None:
    with pytest.raises(Leaked):
        compare_worlds(translate(game, 4), 1, leak)
