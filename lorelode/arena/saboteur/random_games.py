"""Games of Saboteur between bots of the level `random`, played by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from lorelode.arena.match import derive_seed
from lorelode.arena.saboteur.game import Round, SaboteurGame
from lorelode.arena.tally import Tally
from lorelode.core import Record, Setup, write_record
from lorelode.engine.saboteur import SeededGames, new_position
from lorelode.engine.saboteur.coding import MINER, NOBODY
from lorelode.rules.saboteur.editions import EDITIONS, SaboteurEdition

_TURN_WORDS: Final = frozenset(("lay", "break", "repair", "rockfall", "map", "pass"))
"""What the moves of a turn begin with; others answer what a laid card asks."""


def tally_random_games(setup: Setup, seed: int, numbers: Sequence[int]) -> Tally:
    """Play the games with these numbers, move for move as the library would, and add them up."""
    assert isinstance(setup.edition, SaboteurEdition)
    position = new_position(setup.edition, setup.seats, setup.first)
    played = SeededGames(position, NOBODY if setup.first is None else setup.first)
    header = write_record(Record.of(setup)).encode()
    digests = [
        sha256(header + played.play(derive_seed(seed, number))).digest() for number in numbers
    ]
    return Tally(
        games=played.games,
        # The engine plays every game to its end.
        ended=played.games,
        cards_conserved=played.is_conserved,
        moves=played.moves,
        counts={
            "rounds": played.rounds,
            "miners": played.rounds - played.won_by_saboteurs,
            "saboteurs": played.won_by_saboteurs,
        },
        points=tuple(played.points),
        digests=b"".join(digests),
    )


def play_random_game(edition: str, seats: int, seed: bytes) -> SaboteurGame:
    """Play a game between random bots, of whom nobody believes or says anything."""
    position = new_position(EDITIONS[edition], seats)
    record = SeededGames(position, NOBODY).play(seed)
    turns: list[int] = []
    for line in record.decode().splitlines():
        word = line.split(" ", 2)[1]
        if word == "deal":
            turns.append(0)
        turns[-1] += word in _TURN_WORDS
    dealt = (1 << seats) - 1  # the seats come first in the pool of roles
    winners = list(position.winner)[: position.results]
    return SaboteurGame(
        tuple(
            Round(winner == MINER, int(roles & dealt).bit_count(), count)
            for winner, roles, count in zip(winners, position.round_roles, turns, strict=True)
        )
    )
