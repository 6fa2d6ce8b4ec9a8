"""Clues for those who cannot write: a few for each picture, as the bots would say them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final
from zlib import crc32

from lorelode.bots.dixit.analysis.lemmas import words
from lorelode.bots.dixit.analysis.simple_clues import simple_clues
from lorelode.core.text import tidy
from lorelode.decks import Card, Deck
from lorelode.decks.associations import Lines, built_in_folders, merge_lines
from lorelode.rules.dixit.clues import find_fault

CLUE_SLOTS: Final = 4
"""How many clues there are for each picture: as many as a bot thinks of."""
BAG_SIZE: Final = 64
"""How many different words a bag of words tells apart; others share a number."""


def list_clue_slots(deck: Deck, language: str) -> list[tuple[str, ...]]:
    """By picture of the deck: its clues, all different, and each one that the rules accept."""
    lines = merge_lines(built_in_folders(), language)
    return [_slots(card, lines.get(card.id, ()), language) for card in deck.cards]


def _slots(card: Card, lines: Lines, language: str) -> tuple[str, ...]:
    known = (tidy(text) for text in _ideas(card, lines, language))
    usable = dict.fromkeys(text for text in known if not find_fault(text))
    return tuple(usable)[:CLUE_SLOTS]


def _ideas(card: Card, lines: Lines, language: str) -> Iterator[str]:
    yield from (line.text for line in lines)
    yield from simple_clues(card, language)
    # What can be said of a picture without words can be said of any.
    yield from simple_clues(Card(id=card.id, words={}), language)


@cache
def bag_of_words(text: str, language: str) -> bytes:
    """How often each number stands for a word of the text: its lemma, by CRC-32 modulo the size."""
    bag = bytearray(BAG_SIZE)
    for word in words(text, language):
        bag[crc32(word.keys[0].encode()) % BAG_SIZE] += 1
    return bytes(bag)
