"""Games of Saboteur between bots of the level `random`, played by the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from lorelode.arena.match import derive_seed
from lorelode.arena.saboteur.game import Round, SaboteurGame
from lorelode.arena.seat_sources import seat_sources
from lorelode.arena.tally import Tally
from lorelode.core import Record, Setup, write_record
from lorelode.engine.saboteur import Position, new_position, nuggets_of, play_seeded
from lorelode.engine.saboteur.coding import MINER, NOBODY, OVER, SABOTEUR
from lorelode.rules.saboteur.editions import EDITIONS, SaboteurEdition

_TURN_WORDS: Final = frozenset(("lay", "break", "repair", "rockfall", "map", "pass"))
"""What the moves of a turn begin with; others answer what a laid card asks."""


def tally_random_games(setup: Setup, seed: int, numbers: Sequence[int]) -> Tally:
    """Play the games with these numbers, move for move as the library would, and add them up."""
    assert isinstance(setup.edition, SaboteurEdition)
    seats, position = setup.seats, new_position(setup.edition, setup.seats, setup.first)
    first = NOBODY if setup.first is None else setup.first
    header = write_record(Record.of(setup)).encode()
    ended = moves = rounds = won_by_saboteurs = 0
    conserved = True
    points = [0] * seats
    digests = []
    for number in numbers:
        game_seed = derive_seed(seed, number)
        record, complete = play_seeded(position, game_seed, first, seat_sources(game_seed, seats))
        moves += record.count(b"\n")
        conserved = conserved and complete
        ended += position.stage == OVER
        rounds += position.results
        won_by_saboteurs += _winners(position).count(SABOTEUR)
        for seat in range(seats):
            points[seat] += nuggets_of(position, seat)
        digests.append(hashlib.sha256(header + record).digest())
    return Tally(
        games=len(numbers),
        ended=ended,
        cards_conserved=conserved,
        moves=moves,
        counts={
            "rounds": rounds,
            "miners": rounds - won_by_saboteurs,
            "saboteurs": won_by_saboteurs,
        },
        points=tuple(points),
        digests=b"".join(digests),
    )


def play_random_game(edition: str, seats: int, seed: bytes) -> SaboteurGame:
    """Play a game between random bots, of whom nobody believes or says anything."""
    position = new_position(EDITIONS[edition], seats)
    record, _ = play_seeded(position, seed, NOBODY, seat_sources(seed, seats))
    turns: list[int] = []
    for line in record.decode().splitlines():
        word = line.split(" ", 2)[1]
        if word == "deal":
            turns.append(0)
        turns[-1] += word in _TURN_WORDS
    dealt = (1 << seats) - 1  # the seats come first in the pool of roles
    return SaboteurGame(
        tuple(
            Round(winner == MINER, int(roles & dealt).bit_count(), count)
            for winner, roles, count in zip(
                _winners(position), position.round_roles, turns, strict=True
            )
        )
    )


def _winners(position: Position) -> list[int]:
    return list(position.winner)[: position.results]
