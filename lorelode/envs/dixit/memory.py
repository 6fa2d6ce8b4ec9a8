"""A move of Dixit as a seat was shown it, in numbers: a row of its memory."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final
from zlib import crc32

from msgspec import json

from lorelode.envs.dixit.clue_slots import BAG_SIZE, bag_of_words
from lorelode.envs.layout import Field, Layout, LayoutWriter
from lorelode.rules.dixit.editions import cards_in_turn, to_give
from lorelode.rules.dixit.moves import Give, Move, Speak, Tell, Vote, read
from lorelode.rules.dixit.news import Displayed, Drew, OwnersShown, TellerShown, VotesOpened

KINDS: Final = ("deal", "tell", "speak", "give", "vote", "reshuffle", "show")
ROWS_KEPT: Final = 65_536
_CODE_NUMBERS: Final = 5
_CODE_BITS: Final = 7


@cache
def memory_layout(seats: int, hand_size: int) -> Layout:
    """What is remembered of one move."""
    places = cards_in_turn(seats)
    return Layout(
        [
            Field("mover", (1,), "1 + the seat that moved, or 0 for the dealer."),
            Field("kind", (1,), f"{', '.join(KINDS)}, from 1; 0 where nothing is remembered."),
            Field("hidden", (1,), "Whether something of the move is not shown."),
            Field("pictures", (to_give(seats),), "The numbers of the pictures told of or given."),
            Field("place", (1,), "The place that was voted for."),
            Field("words", (BAG_SIZE,), "The words of the clue, as a bag."),
            Field(
                "clue_code",
                (_CODE_NUMBERS,),
                "The CRC-32 of the clue, 7 bits a number from the lowest: tells clues apart.",
            ),
            Field("drawn", (hand_size,), "The numbers of the pictures that the seat got."),
            Field("laid_out", (places,), "The number of the picture at each place."),
            Field("votes", (seats,), "The place that each seat voted for, once that is shown."),
            Field("tellers_place", (1,), "The place of the storyteller's picture, once shown."),
            Field("owners", (places,), "1 + the seat whose picture is at each place, once shown."),
        ]
    )


@lru_cache(maxsize=ROWS_KEPT)
def observe_shown(
    line: str, shown: tuple[Any, ...], seats: int, hand_size: int, language: str
) -> bytes:
    """The row of a line and of what its move showed."""
    row = LayoutWriter(memory_layout(seats, hand_size))
    mover, _, text = line.partition(" ")
    if mover.isdecimal():
        row.put("mover", int(mover) + 1)
    word, _, rest = text.partition(" ")
    if word in KINDS:
        hidden = rest.startswith("?")
        row.put("kind", KINDS.index(word) + 1)
        row.put("hidden", hidden)
        if not hidden:
            _write_move(row, read(text))
        if word == "tell":
            _write_clue(row, json.decode(rest.partition(" ")[2], type=str), language)
    for news in shown:
        _write_news(row, news)
    return bytes(row.numbers)


def _write_move(row: LayoutWriter, move: Move) -> None:
    match move:
        case Tell(card=card) | Speak(card=card):
            row.put("pictures", card)
        case Give(cards=cards):
            row.put("pictures", *cards)
        case Vote(number=place):
            row.put("place", place)
        case _:
            pass  # The dealer's, which news shows.


def _write_clue(row: LayoutWriter, clue: str, language: str) -> None:
    row.put("words", *bag_of_words(clue, language))
    code = crc32(clue.encode())
    low = 2**_CODE_BITS - 1
    row.put("clue_code", *(code >> _CODE_BITS * at & low for at in range(_CODE_NUMBERS)))


def _write_news(row: LayoutWriter, news: Any) -> None:
    match news:
        case Drew(cards=cards):
            row.put("drawn", *cards)
        case Displayed(cards=cards):
            row.put("laid_out", *cards)
        case VotesOpened(votes=votes):
            row.put("votes", *(place or 0 for place in votes))
        case TellerShown(number=place):
            row.put("tellers_place", place)
        case OwnersShown(owners=owners):
            row.put("owners", *(seat + 1 for seat in owners))
        case _:
            pass  # The observation says it too, until the game is over.
