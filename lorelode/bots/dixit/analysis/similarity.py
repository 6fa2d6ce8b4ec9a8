"""How like a clue each picture of a deck is, as far as its words tell."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import log, sqrt
from typing import Final

from msgspec import Struct

from lorelode.bots.dixit.analysis.stems import alike, readings, stem, stems, tokens
from lorelode.decks import Card, Deck

ALONE: Final = 1.0
"""A word that is a tag by itself."""
AMONG: Final = 0.7
"""A word of a longer tag."""
SEEN: Final = 0.5
"""A word of the caption, or of the title."""
NEAR: Final = 0.35
"""At most so much for a card that only is much like those that have the word."""

_ALIKE: Final = 0.7
"""Words that look less alike than this have nothing to do with each other."""
_SAID: Final = 0.4
"""From here on a likeness comes from what is said of the card itself."""
_COMMON: Final = 3
_UNKNOWN: Final = 0.3
"""How much a word counts that no card has, beside one that some have."""

_REMEMBERED: Final = 5000
"""More clues than a table ever hears, as a bound."""

Similarities = Sequence[float]
"""By card, the first one first; 0 nothing in common, 1 the very word."""


class Reading(Struct, frozen=True):
    """What a mind has read of one card."""

    tags: tuple[str, ...]
    caption: str
    language: str
    words: Mapping[str, float]
    """By stem, how strongly it is said of the card."""
    times: Mapping[str, int]
    """By stem, in how many places."""


def read(card: Card, language: str) -> Reading:
    """The words of a card in a language, or else in another, in which it has some."""
    said, spoken = card.words_in(language), language
    if language not in card.words or not said.tags:
        others = [known for known, words in card.words.items() if words.tags]
        if others:
            spoken = "en" if "en" in others else others[0]
            said = card.words[spoken]
    words: dict[str, float] = {}
    times: Counter[str] = Counter()
    for text in (said.caption, said.title):
        for word in stems(text, spoken):
            words[word] = SEEN
            times[word] += 1
    for tag in said.tags:
        parts = stems(tag, spoken)
        strength = ALONE if len(parts) == 1 else AMONG
        for word in parts:
            words[word] = max(words.get(word, 0.0), strength)
            times[word] += 1
    return Reading(said.tags, said.caption or said.title, spoken, words, times)


class DeckSimilarity:
    """A deck read in one language, once; what was asked before is remembered."""

    def __init__(self, deck: Deck, language: str, *, abroad: bool = True) -> None:
        self.language = language
        self._deck, self._abroad = deck, abroad
        self.cards = [read(card, language) for card in deck.cards]
        self.size = len(self.cards)
        self._has: dict[str, dict[int, float]] = defaultdict(dict)
        for at, card in enumerate(self.cards):
            for word, strength in card.words.items():
                self._has[word][at] = strength
        self._phrases: dict[frozenset[str], set[int]] = defaultdict(set)
        for at, card in enumerate(self.cards):
            for tag in card.tags:
                self._phrases[frozenset(stems(tag, card.language))].add(at)
        self._spoken = tuple(dict.fromkeys([language, *(card.language for card in self.cards)]))
        self._rarity = {word: log((self.size + 1) / len(has)) for word, has in self._has.items()}
        self._heard: dict[str, Similarities] = {}
        self._fits: dict[str, Mapping[int, float]] = {}
        self._words: dict[str, tuple[float, Similarities]] = {}

    def similarities(self, clue: str) -> Similarities:
        """How like a clue in any words each card is."""
        if clue not in self._heard:
            if len(self._heard) > _REMEMBERED:
                self._heard.clear()
            heard = self._similarities(clue)
            # People may speak another language than the table does.
            abroad = (other.similarities(clue) for other in (() if any(heard) else self._others))
            self._heard[clue] = next((more for more in abroad if any(more)), heard)
        return self._heard[clue]

    def fits(self, part: str) -> Mapping[int, float]:
        """The cards that a word or tag is said of, and how strongly."""
        if part not in self._fits:
            heard = enumerate(self.similarities(part))
            self._fits[part] = {at: much for at, much in heard if much >= _SAID}
        return self._fits[part]

    @cached_property
    def tags(self) -> frozenset[str]:
        """All that is said of some card as a whole."""
        return frozenset(tag for card in self.cards for tag in card.tags)

    @cached_property
    def common(self) -> Sequence[str]:
        """The tags that are said of several cards, in the language that is spoken."""
        cards = [card for card in self.cards if card.language == self.language]
        tags = dict.fromkeys(tag for card in cards for tag in card.tags)
        return [tag for tag in tags if len(self.fits(tag)) >= _COMMON]

    def weight(self, part: str) -> float:
        """How much a tag counts in a longer clue."""
        return sum(self._word(token)[0] for token in self._telling(part))

    def plain(self, part: str, at: int) -> bool:
        """Whether a card says a thing in more places than one, so that hardly any eye misses it."""
        card = self.cards[at]
        return any(card.times.get(word, 0) > 1 for word in stems(part, card.language))

    def matching_tags(self, clue: str, at: int) -> tuple[str, ...]:
        """The tags of a card that have something in common with a clue, for people to read."""
        card, heard = self.cards[at], {word for token in tokens(clue) for word in self._read(token)}
        return tuple(tag for tag in card.tags if not heard.isdisjoint(stems(tag, card.language)))

    @cached_property
    def mean_similarity(self) -> Similarities:
        """How like each card is to whatever is said: the mean over all tags of the deck."""
        total = [0.0] * self.size
        for tag in sorted(self.tags):
            for at, much in enumerate(self.similarities(tag)):
                total[at] += much
        return [much / max(1, len(self.tags)) for much in total]

    def _similarities(self, clue: str) -> Similarities:
        total, weights = [0.0] * self.size, 0.0
        for token in self._telling(clue):
            weight, much = self._word(token)
            weights += weight
            for at, one in enumerate(much):
                total[at] += weight * one
        if weights:
            total = [much / weights for much in total]
        for at in self._phrases.get(frozenset(stems(clue, self.language)), ()):
            total[at] = ALONE
        return total

    def _telling(self, clue: str) -> Sequence[str]:
        kept = set(stems(clue, self.language))
        return [word for word in tokens(clue) if stem(word, self.language) in kept]

    def _word(self, token: str) -> tuple[float, Similarities]:
        """How much a word of a clue counts, and how like it each card is."""
        if token not in self._words:
            if len(self._words) > _REMEMBERED:
                self._words.clear()
            self._words[token] = self._weighed(token)
        return self._words[token]

    def _weighed(self, token: str) -> tuple[float, Similarities]:
        heard = next((word for word in self._read(token) if word in self._has), None)
        if heard is not None:
            return self._rarity[heard], self._known(heard)
        # Nobody has said it: perhaps it is a form of some word that was, or was mistyped.
        best = [0.0] * self.size
        first = readings(token, self.language)[0]
        for word, has in self._has.items():
            like = alike(first, word)
            if like >= _ALIKE:
                for at, strength in has.items():
                    best[at] = max(best[at], like * like * strength)
        weight = log(self.size + 1) * (1.0 if any(best) else _UNKNOWN)
        return weight, best

    def _read(self, token: str) -> Sequence[str]:
        """The stems that a word may have, in the languages that the cards are read in."""
        return [word for language in self._spoken for word in readings(token, language)]

    @cached_property
    def _others(self) -> Sequence[DeckSimilarity]:
        """The same deck in its other languages."""
        if not self._abroad:
            return ()
        known = dict.fromkeys(language for card in self._deck.cards for language in card.words)
        return [
            DeckSimilarity(self._deck, language, abroad=False)
            for language in known
            if language != self.language
        ]

    def _known(self, word: str) -> Similarities:
        has = self._has[word]
        near: dict[int, float] = {}
        for source, strength in has.items():
            for at, close in self._close[source]:
                near[at] = near.get(at, 0.0) + strength * close
        most = max(near.values(), default=1.0)
        much = [0.0] * self.size
        for at, close in near.items():
            much[at] = NEAR * close / most
        for at, strength in has.items():
            much[at] = max(much[at], strength)
        return much

    @cached_property
    def _close(self) -> Sequence[Sequence[tuple[int, float]]]:
        """How much each card has in common with others: the cosine of their words."""
        vectors = [
            {word: much * self._rarity[word] for word, much in card.words.items()}
            for card in self.cards
        ]
        lengths = [sqrt(sum(much * much for much in one.values())) or 1.0 for one in vectors]
        close: list[dict[int, float]] = [{} for _ in self.cards]
        for word, has in self._has.items():
            if len(has) > 1:
                units = [(at, vectors[at][word] / lengths[at]) for at in has]
                for one, mine in units:
                    row = close[one]
                    for other, theirs in units:
                        if one != other:
                            row[other] = row.get(other, 0.0) + mine * theirs
        return [tuple(row.items()) for row in close]
