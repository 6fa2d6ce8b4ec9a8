"""Games of Saboteur between bots of the level `random`, played by the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from lorelode.arena.match import derive_seed, seat_generators
from lorelode.arena.tally import Tally
from lorelode.core import Record, Setup, write_record
from lorelode.engine.saboteur import new_position, nuggets_of, play_seeded
from lorelode.engine.saboteur.coding import NOBODY, OVER, SABOTEUR
from lorelode.rules.saboteur.editions import SaboteurEdition


def tally_random_games(setup: Setup, seed: int, numbers: Sequence[int]) -> Tally:
    """Play the games with these numbers, move for move as the library would, and add them up."""
    assert isinstance(setup.edition, SaboteurEdition)
    seats, position = setup.seats, new_position(setup.edition, setup.seats, setup.first)
    first = NOBODY if setup.first is None else setup.first
    header = write_record(Record.of(setup))
    ended = moves = rounds = won_by_saboteurs = 0
    conserved = True
    points = [0] * seats
    digests = []
    for number in numbers:
        game_seed = derive_seed(seed, number)
        draws = [rng.getrandbits for rng in seat_generators(game_seed, seats)]
        lines, complete = play_seeded(position, game_seed, first, draws)
        moves += len(lines)
        conserved = conserved and complete
        ended += position.stage == OVER
        rounds += position.results
        won_by_saboteurs += list(position.winner)[: position.results].count(SABOTEUR)
        for seat in range(seats):
            points[seat] += nuggets_of(position, seat)
        text = "\n".join((*lines, ""))
        digests.append(hashlib.sha256((header + text).encode()).digest())
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
