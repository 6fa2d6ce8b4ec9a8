"""Whole games dealt by the documented chance, in which every seat picks any of its moves."""

from __future__ import annotations

from typing import Final

from lorelode.core import Chance
from lorelode.engine.native_types import BytesWriter, i64
from lorelode.engine.random_source import RandomSource
from lorelode.engine.saboteur.census import is_complete
from lorelode.engine.saboteur.choices import list_moves
from lorelode.engine.saboteur.coding import DEALING, GOAL_COUNT, MAX_SEATS, NOBODY, OVER
from lorelode.engine.saboteur.deals import deal_by_chance, is_gold_shuffled
from lorelode.engine.saboteur.library_moves import to_move
from lorelode.engine.saboteur.play import make
from lorelode.engine.saboteur.position import DECK_SIZE, Position, reset
from lorelode.rules.saboteur.cards import FACES, Card
from lorelode.rules.saboteur.moves import write

_MOVE_TEXTS: Final[dict[int, bytes]] = {}
"""The notation of every move that was made so far, with the end of its line."""
_SEAT_TEXTS: Final = [f"{seat} ".encode() for seat in range(MAX_SEATS)]
_ROLE_LETTERS: Final = [b"M", b"S"]
_FACE_WORDS: Final = [face.encode() for face in FACES]
_CARD_WORDS: Final = [card.encode() for card in Card]
_NUMBERS: Final = [str(number).encode() for number in range(MAX_SEATS)]


def play_seeded(
    position: Position, seed: bytes, first: int, sources: list[RandomSource]
) -> tuple[bytes, bool]:
    """Play a game: the moves of its record, and whether every card was there after every move.

    The n-th deal is by `Chance(seed, n)`. There is a source for each seat: a seat draws bits from
    its own until they make the number of one of its moves, as `random.Random.choice` does.
    """
    if len(sources) != position.seats:
        raise ValueError(f"expected {position.seats} sources, not {len(sources)}")
    record = BytesWriter()
    complete = True
    buffer = position.moves
    reset(position, first)
    deals: i64 = 0
    while position.stage != OVER:
        if position.stage == DEALING:
            names_first = position.starter == NOBODY
            deal_by_chance(position, Chance(seed, deals))
            deals += 1
            _write_deal(record, position, names_first)
        else:
            count = list_moves(position)
            some: i64 = 1
            while some <= count:
                some <<= 1
            seat = position.seat
            source = sources[seat]
            index = source.below(some)
            while index >= count:
                index = source.below(some)
            move = buffer[index]
            record.write(_SEAT_TEXTS[seat])
            record.write(_text_of(move))
            make(position, move)
        complete = complete and is_complete(position)
    return record.getvalue(), complete


def _text_of(move: i64) -> bytes:
    text = _MOVE_TEXTS.get(move)
    if text is None:
        text = f"{write(to_move(move))}\n".encode()
        _MOVE_TEXTS[move] = text
    return text


def _write_deal(record: BytesWriter, position: Position, names_first: bool) -> None:
    """Write the deal that has just been made, as the library does."""
    roles, seats = position.roles, position.seats
    i: i64
    record.write(b"* deal roles=")
    for i in range(position.saboteurs + position.miners):
        if i == seats:
            record.write(b"+")
        record.write(_ROLE_LETTERS[roles >> i & 1])
    for i in range(GOAL_COUNT):
        record.write(b"," if i > 0 else b" goals=")
        record.write(_FACE_WORDS[position.goal_face[i]])
    for i in range(DECK_SIZE):
        record.write(b"," if i > 0 else b" cards=")
        record.write(_CARD_WORDS[position.pile[i]])
    if is_gold_shuffled(position, position.round - 1):
        top = position.gold_top
        for i in range(top, position.gold_end):
            record.write(b"," if i > top else b" gold=")
            record.write(_NUMBERS[position.gold_pile[i]])
    if names_first:
        record.write(b" first=")
        record.write(_NUMBERS[position.starter])
    record.write(b"\n")
