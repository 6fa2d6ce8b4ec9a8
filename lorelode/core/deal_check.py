"""Whether the deals of a record follow from its seed and from what the seats added to it."""

from __future__ import annotations

from lorelode.core.chance import Chance
from lorelode.core.game import CHANCE, AnyGame
from lorelode.core.record import Record, replay


class WrongDeal(ValueError):
    """The deals of a record do not follow from its seed; the message says where that begins."""

    def __init__(self, reason: str, deal: int | None = None) -> None:
        super().__init__(reason if deal is None else f"deal {deal}: {reason}")
        self.deal = deal
        """The number of the first deal that differs, from 1; None if it is not a deal."""


def check_deals(game: AnyGame, record: Record) -> int:
    """How many deals of a record follow from its seed, if it has any and all do; or `WrongDeal`.

    A record that was cut off is checked as far as it goes.
    """
    shuffle = record.shuffle
    if shuffle is None:
        raise WrongDeal("the record has no seed, so nobody can check its deals")
    seat = shuffle.find_broken_commitment()
    if seat is not None:
        raise WrongDeal(f"the contribution of seat {seat} is not what it committed to")
    deals, key = 0, shuffle.key
    for state, (mover, text) in zip(replay(game, record), record.moves, strict=False):
        if mover != CHANCE:
            continue
        expected = game.write(game.deal(state, Chance(key, deals)))
        deals += 1
        if text != expected:
            raise WrongDeal(f"the seed deals '{expected}', the record has '{text}'", deals)
    if not deals:
        raise WrongDeal("the record has no deals, so there is nothing to check")
    return deals
