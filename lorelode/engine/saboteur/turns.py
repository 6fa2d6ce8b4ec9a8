"""A turn: a card leaves the hand, the mover draws, and the next seat is to act."""

from __future__ import annotations

from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.coding import NOBODY, PLAYING, SABOTEUR
from lorelode.engine.saboteur.payout import end_round
from lorelode.engine.saboteur.position import DECK_SIZE, HAND_SLOTS, Position


def use_card(position: Position, seat: i64, card: i64) -> None:
    """A card leaves a hand, or `ValueError`."""
    hand = position.hand
    slot = seat * HAND_SLOTS
    last = slot + position.hand_size[seat] - 1
    while slot <= last and hand[slot] != card:
        slot += 1
    if slot > last:
        raise ValueError(f"there is no card {card} in the hand of seat {seat}")
    position.hand_size[seat] -= 1
    position.held -= 1
    while slot < last:
        hand[slot] = hand[slot + 1]
        slot += 1


def spend(position: Position, card: i64) -> None:
    """Everybody sees a card leave the round."""
    position.spent[position.spents] = card
    position.spents += 1


def end_turn(position: Position, seat: i64) -> None:
    """The mover draws, and the next seat is to act, unless the round is over."""
    position.stage = PLAYING
    after = seat + 1
    position.seat = after if after < position.seats else 0
    top = position.pile_top
    if top < DECK_SIZE:
        # S-2.2: The mover draws the top card of the pile, if there is one.
        size = position.hand_size[seat]
        position.hand[seat * HAND_SLOTS + size] = position.pile[top]
        position.hand_size[seat] = size + 1
        position.held += 1
        position.pile_top = top + 1
        # The round goes on even if the last card was drawn, for somebody holds it.
    elif position.held == 0 or (position.ends_without_play and _all_forced(position)):
        # S-6.1: The pile and all hands are empty, or (by the switch) each player in turn has
        # passed without a playable card.
        end_round(position, SABOTEUR, NOBODY)


def _all_forced(position: Position) -> bool:
    for seat in range(position.seats):  # noqa: SIM110 - compiled, a loop is quicker
        if position.forced[seat] == 0:
            return False
    return True
