"""How well a clue fits each card by words that both have."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.lemmas import ComparableWord, words

_PART_OF_TEXT: Final = 0.6
"""How much a word of a longer text counts, beside a text of one word."""
_BY_STEM: Final = 0.75
"""How much a word counts that was found by its stem."""
_BOUND: Final = 0.4
"""How much a word of a known phrase counts for other cards: in an idiom it means little alone."""
_UNKNOWN_RARITY: Final = 3.0
"""The weight of a word that no card has."""
_WHOLE: Final = 0.99
"""The share of a text's words that a clue has, if it has all of them."""


class Heard(NamedTuple):
    """A clue, compared with all texts of a deck."""

    hits: Sequence[Mapping[int, float]]
    """For each word of the clue: the texts that have it, and how surely."""
    rarities: Sequence[float]
    """For each word of the clue: how much it says, because few cards have it."""
    known_share: float
    """The share of the clue's words that a dictionary or the deck has."""


class LexicalIndex:
    """The words of all texts about a deck."""

    def __init__(self, texts: Sequence[CardText], language: str, cards: int) -> None:
        self._texts, self._language, self._cards = texts, language, cards
        self._found_by: dict[str, set[int]] = defaultdict(set)
        self._lengths: list[int] = []
        for at, one in enumerate(texts):
            parts = words(one.text, language)
            self._lengths.append(len(parts))
            for part in parts:
                for key in (*part.keys, *part.stem_keys):
                    self._found_by[key].add(at)

    def hear(self, clue: str) -> Heard:
        """Compare a clue with the texts."""
        hits, rarities, known = [], [], 0
        parts = words(clue, self._language)
        for part in parts:
            found = self._find(part)
            having = len({self._texts[at].card for at in found})
            hits.append(found)
            rarities.append(log((self._cards + 1) / having) if having else _UNKNOWN_RARITY)
            known += part.is_known or bool(found)
        return Heard(hits, rarities, known / len(parts) if parts else 0.0)

    def _find(self, word: ComparableWord) -> dict[int, float]:
        found: dict[int, float] = {}
        for key in word.keys:
            sure = _BY_STEM if key.startswith("~") else 1.0
            for at in self._found_by.get(key, ()):
                found[at] = max(found.get(at, 0.0), sure)
        return found

    def word_fits(self, heard: Heard, known: bytes) -> tuple[list[float], list[float]]:
        """By card: how much single words of the clue fit it, and how much a whole phrase does."""
        by_word, by_phrase = [0.0] * self._cards, [0.0] * self._cards
        total = sum(heard.rarities)
        counts: dict[int, int] = defaultdict(int)
        explained: dict[int, float] = defaultdict(float)
        for found, rarity in zip(heard.hits, heard.rarities, strict=True):
            for at in found:
                if known[at]:
                    counts[at] += 1
                    explained[at] += rarity
        whole = {at for at, count in counts.items() if count / self._lengths[at] >= _WHOLE}
        phrases = {at for at in whole if self._lengths[at] > 1}
        scale = sqrt(len(heard.hits) or 1)
        for found, rarity in zip(heard.hits, heard.rarities, strict=True):
            best: dict[int, float] = {}
            for at, sure in found.items():
                if known[at]:
                    card, _, strength = self._texts[at]
                    part = 1.0 if self._lengths[at] == 1 else _PART_OF_TEXT
                    best[card] = max(best.get(card, 0.0), sure * strength * part)
            bound = _BOUND if not phrases.isdisjoint(found) else 1.0
            for card, much in best.items():
                by_word[card] += bound * much * rarity / scale
        for at, count in counts.items():
            if count > 1 or at in whole:
                card, _, strength = self._texts[at]
                covered = min(1.0, count / self._lengths[at])
                value = strength * covered * explained[at] / total if total else 0.0
                by_phrase[card] = max(by_phrase[card], value)
        return by_word, by_phrase

    def matching_texts(self, heard: Heard, card: int, known: bytes) -> tuple[str, ...]:
        """The known texts of a card that share a word with the clue, the best first."""
        shared: dict[int, float] = defaultdict(float)
        for found, rarity in zip(heard.hits, heard.rarities, strict=True):
            for at, sure in found.items():
                if known[at] and self._texts[at].card == card:
                    shared[at] += sure * rarity * self._texts[at].strength
        best = sorted(shared, key=lambda at: (-shared[at], at))
        return tuple(self._texts[at].text for at in best)
