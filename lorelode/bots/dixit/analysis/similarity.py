"""How similar each picture of a deck is to a clue, by its words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import log, sqrt
from typing import Final

from msgspec import Struct

from lorelode.bots.dixit.analysis.stems import are_alike, readings, stem, stems, tokens
from lorelode.decks import Card, Deck

WHOLE_TAG: Final = 1.0
"""The strength of a word that is a tag by itself."""
PART_OF_TAG: Final = 0.7
"""The strength of a word of a longer tag."""
CAPTION: Final = 0.5
"""The strength of a word of the caption or the title."""
RELATED: Final = 0.35
"""The most for a card that only resembles those that have the word."""

_SAME_WORD: Final = 0.7
"""Words that look less alike than this are different words."""
_OWN_WORDS: Final = 0.4
"""From this similarity on a clue matches words of the card itself."""
_COMMON_CARDS: Final = 3
"""How many cards a common tag fits at least."""
_UNKNOWN_WORD: Final = 0.3
"""How much a word that no card has counts, beside one that some cards have."""

_CLUES_KEPT: Final = 5000
"""How many clues are kept in memory; no table has as many."""

Similarities = Sequence[float]
"""By index in the deck: 0 for nothing in common, 1 for the very word."""


class Reading(Struct, frozen=True):
    """The words of one card."""

    tags: tuple[str, ...]
    caption: str
    language: str
    words: Mapping[str, float]
    """By stem: its strength."""
    times: Mapping[str, int]
    """By stem: in how many places it stands."""


def read(card: Card, language: str) -> Reading:
    """The words of a card in a language, or else in another that has some."""
    if not card.words:  # the name of its file says nothing of it
        return Reading((), "", language, {}, {})
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
            words[word] = CAPTION
            times[word] += 1
    for tag in said.tags:
        parts = stems(tag, spoken)
        strength = WHOLE_TAG if len(parts) == 1 else PART_OF_TAG
        for word in parts:
            words[word] = max(words.get(word, 0.0), strength)
            times[word] += 1
    return Reading(said.tags, said.caption or said.title, spoken, words, times)


class DeckSimilarity:
    """A deck that was read in one language, and keeps what it has computed."""

    def __init__(self, deck: Deck, language: str, *, other_languages: bool = True) -> None:
        self.language = language
        self._deck, self._other_languages = deck, other_languages
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
        """How similar each card is to a clue in any words."""
        if clue not in self._heard:
            if len(self._heard) > _CLUES_KEPT:
                self._heard.clear()
            heard = self._similarities(clue)
            # People may use another language than the table.
            others = (other.similarities(clue) for other in (() if any(heard) else self._others))
            self._heard[clue] = next((more for more in others if any(more)), heard)
        return self._heard[clue]

    def fits(self, part: str) -> Mapping[int, float]:
        """The cards that have a word or tag, with its strength."""
        if part not in self._fits:
            heard = enumerate(self.similarities(part))
            self._fits[part] = {at: much for at, much in heard if much >= _OWN_WORDS}
        return self._fits[part]

    @cached_property
    def tags(self) -> frozenset[str]:
        """All tags of all cards."""
        return frozenset(tag for card in self.cards for tag in card.tags)

    @cached_property
    def common(self) -> Sequence[str]:
        """The tags that fit several cards, in the language of the table."""
        cards = [card for card in self.cards if card.language == self.language]
        tags = dict.fromkeys(tag for card in cards for tag in card.tags)
        return [tag for tag in tags if len(self.fits(tag)) >= _COMMON_CARDS]

    def weight(self, part: str) -> float:
        """How much a tag counts in a longer clue."""
        return sum(self._word(token)[0] for token in self._content_words(part))

    def is_obvious(self, part: str, at: int) -> bool:
        """Whether a word stands in several places of a card, so that nearly every seat reads it."""
        card = self.cards[at]
        return any(card.times.get(word, 0) > 1 for word in stems(part, card.language))

    def matching_tags(self, clue: str, at: int) -> tuple[str, ...]:
        """The tags of a card that share a word with a clue."""
        card, heard = self.cards[at], {word for token in tokens(clue) for word in self._read(token)}
        return tuple(tag for tag in card.tags if not heard.isdisjoint(stems(tag, card.language)))

    @cached_property
    def mean_similarity(self) -> Similarities:
        """How similar each card is to any clue: the mean over all tags of the deck."""
        total = [0.0] * self.size
        for tag in sorted(self.tags):
            for at, much in enumerate(self.similarities(tag)):
                total[at] += much
        return [much / max(1, len(self.tags)) for much in total]

    def _similarities(self, clue: str) -> Similarities:
        total, weights = [0.0] * self.size, 0.0
        for token in self._content_words(clue):
            weight, much = self._word(token)
            weights += weight
            for at, one in enumerate(much):
                total[at] += weight * one
        if weights:
            total = [much / weights for much in total]
        for at in self._phrases.get(frozenset(stems(clue, self.language)), ()):
            total[at] = WHOLE_TAG
        return total

    def _content_words(self, clue: str) -> Sequence[str]:
        kept = set(stems(clue, self.language))
        return [word for word in tokens(clue) if stem(word, self.language) in kept]

    def _word(self, token: str) -> tuple[float, Similarities]:
        """How much a word of a clue counts, and how similar each card is to it."""
        if token not in self._words:
            if len(self._words) > _CLUES_KEPT:
                self._words.clear()
            self._words[token] = self._weigh(token)
        return self._words[token]

    def _weigh(self, token: str) -> tuple[float, Similarities]:
        heard = next((word for word in self._read(token) if word in self._has), None)
        if heard is not None:
            return self._rarity[heard], self._known(heard)
        # No card has it: perhaps it is another form of a known word, or a typing error.
        best = [0.0] * self.size
        first = readings(token, self.language)[0]
        for word, has in self._has.items():
            like = are_alike(first, word)
            if like >= _SAME_WORD:
                for at, strength in has.items():
                    best[at] = max(best[at], like * like * strength)
        weight = log(self.size + 1) * (1.0 if any(best) else _UNKNOWN_WORD)
        return weight, best

    def _read(self, token: str) -> Sequence[str]:
        """The stems that a word may have, in the languages of the cards."""
        return [word for language in self._spoken for word in readings(token, language)]

    @cached_property
    def _others(self) -> Sequence[DeckSimilarity]:
        """The same deck in its other languages."""
        if not self._other_languages:
            return ()
        known = dict.fromkeys(language for card in self._deck.cards for language in card.words)
        return [
            DeckSimilarity(self._deck, language, other_languages=False)
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
            much[at] = RELATED * close / most
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
