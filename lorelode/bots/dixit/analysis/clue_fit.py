"""How well clues fit the cards of a deck, to one seat, and what follows for a choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from math import exp
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import regex

from lorelode.bots.dixit.analysis.card_likeness import CardLikeness
from lorelode.bots.dixit.analysis.card_texts import KNOWN_SHARE, card_texts, known_texts
from lorelode.bots.dixit.analysis.encoder import Encoder
from lorelode.bots.dixit.analysis.glosses import GLOSSED, gloss
from lorelode.bots.dixit.analysis.lexical_fit import Heard, LexicalIndex
from lorelode.bots.dixit.analysis.semantic_fit import SemanticFit, TextVectors
from lorelode.bots.dixit.analysis.theme_fit import DeckThemes
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.core.languages import DEFAULT_LANGUAGE, LANGUAGES
from lorelode.decks.associations import find_version, merge_associations
from lorelode.decks.kin import merge_kin
from lorelode.decks.themes import merge_themes

_CLUES_KEPT: Final = 2000
"""How many clues a seat keeps in memory; no game has as many."""
_DECKS_KEPT: Final = 12
"""How many decks in one language a process keeps in memory, 20 MB each with vectors."""
_SCRIPTS: Final = {
    code: regex.compile(rf"\p{{{language.script}}}") for code, language in LANGUAGES.items()
}
_LIKENESS: Final = 2.0
"""How much likeness to the cards that a clue fits counts, for a card that is given."""
_FITTING_CARDS: Final = 6
"""To how many of the cards that a clue fits best another card is compared."""
_THEME: Final = 120.0
"""How much a theme counts that is near to a clue, for a card that is given."""
_PIVOT: Final = 0.5
"""How much a fit counts that was found by the English of a clue in another language."""
_PIVOT_GIVEN: Final = 1.5
"""The same for a card that is given."""
_STRANGE: Final = 0.5
"""A clue of which less is known may be in another language, and means nothing in this one."""


class Weights(NamedTuple):
    """What counts how much for a fit, fitted on `benchmarks/human_clues/tuning.json`."""

    word: float
    phrase: float
    nearest: float = 0.0
    """For the nearest text, by deviation."""
    near: float = 0.0
    """For the few nearest texts."""


_BY_WORDS: Final = {
    "en": Weights(1.5, 4.0),
    "fa": Weights(1.8, 4.0),
    "he": Weights(1.2, 5.0),
    "lv": Weights(1.6, 5.0),
    "ru": Weights(1.5, 4.0),
}
_OTHER_LANGUAGE: Final = Weights(1.5, 4.0)
_BY_MEANING: Final = Weights(0.64, 2.26, 0.9, 0.82)
_ENCODED: Final = ("en", "ru")
"""The languages of decks that the encoder knows: in these it compares across languages too."""


class Preference(NamedTuple):
    """How a fit becomes an inclination: the logarithm of the odds against a card without fit.

    Weak fits are chance, and no fit makes anybody certain.
    """

    most: float
    middle: float = 3.0
    width: float = 0.8

    def of(self, fit: float) -> float:
        """The inclination towards a card."""
        return self.most / (1 + exp(min(50.0, (self.middle - fit) / self.width)))


_MEANT: Final = Preference(most=3.5, middle=2.4, width=0.65)
"""How sure a bot that gives a card is that the clue means another one."""


class DeckTexts:
    """What a deck says of its cards in a language, the same for all seats."""

    def __init__(self, hashed: HashedDeck, language: str, folders: tuple[Path, ...]) -> None:
        assert hashed.deck is not None
        self.language, self.cards = language, len(hashed.deck.cards)
        self.texts = card_texts(hashed.deck, language, merge_associations(folders, language))
        self.index = LexicalIndex(self.texts, language, self.cards)
        self._vectors: TextVectors | None = None
        self.themes = _read_themes(hashed, folders)
        numbers = {card.id: at for at, card in enumerate(hashed.deck.cards)}
        self._kin = {
            numbers[card]: {
                numbers[other]: many for other, many in others.items() if other in numbers
            }
            for card, others in merge_kin(folders).items()
            if card in numbers
        }

    @cached_property
    def likeness(self) -> CardLikeness:
        """How alike the cards are."""
        return CardLikeness(self.texts, self.language, self.cards, self._kin)

    def vectors(self, encoder: Encoder) -> TextVectors:
        """The texts as vectors, computed when they are first asked for."""
        if self._vectors is None:
            self._vectors = TextVectors(self.texts, encoder)
        return self._vectors


@lru_cache(maxsize=_DECKS_KEPT)
def _read_themes(hashed: HashedDeck, folders: tuple[Path, ...]) -> DeckThemes:
    """The themes of a deck, the same in all languages."""
    assert hashed.deck is not None
    return DeckThemes(hashed.deck, merge_themes(folders))


@lru_cache(maxsize=_DECKS_KEPT)
def read_deck_texts(
    hashed: HashedDeck, language: str, folders: tuple[Path, ...], _version: object
) -> DeckTexts:
    """What a deck says of its cards; read once per process and version of the files."""
    return DeckTexts(hashed, language, folders)


class ClueFit:
    """How well clues fit the cards, by the part of the texts that one seat knows."""

    def __init__(
        self,
        hashed: HashedDeck,
        language: str,
        folders: tuple[Path, ...],
        seed: str,
        *,
        share: float = KNOWN_SHARE,
        encoder: Encoder | None = None,
    ) -> None:
        self._hashed, self._folders, self._seed, self._share = hashed, folders, seed, share
        self._encoder = encoder
        self._readers: dict[str, ClueFit] = {}
        self.language = language
        version = find_version(folders, language)
        self._deck = read_deck_texts(hashed, language, folders, version)
        self._known = known_texts(self._deck.texts, f"{seed}/{language}", share)
        self._fits: dict[str, Sequence[float]] = {}

    def fits(self, clue: str) -> Sequence[float]:
        """How well a clue fits each card, by index in the deck; 0 or less if not at all."""
        if clue not in self._fits:
            if len(self._fits) > _CLUES_KEPT:
                self._fits.clear()
            heard = self._deck.index.hear(clue)
            reader = self._reader_of(clue, heard)
            self._fits[clue] = reader._compute(clue, reader._deck.index.hear(clue))
        return self._fits[clue]

    def given_fits(self, clue: str, cards: Iterable[int]) -> dict[int, float]:
        """How well these cards go with a clue, to be given: by themselves, or by their like.

        What the clue means in English counts for more here: whoever gives a card need not be right.
        """
        reader = self._reader_of(clue, self._deck.index.hear(clue))
        fits = reader._add_pivot(clue, self.fits(clue), _PIVOT_GIVEN - _PIVOT)
        best = sorted(range(len(fits)), key=lambda card: -fits[card])[:_FITTING_CARDS]
        unfit = exp(_MEANT.of(0.0))
        odds = {card: exp(_MEANT.of(fits[card])) - unfit for card in best if fits[card] > 0}
        meant = {card: much / (1.0 + sum(odds.values())) for card, much in odds.items()}
        themes = reader._theme_fits(clue)
        return {
            card: fits[card]
            + _LIKENESS * self._deck.likeness.compare(card, meant)
            + _THEME * themes[card]
            for card in cards
        }

    def _theme_fits(self, clue: str) -> Sequence[float]:
        """How well the cards go with a clue by the themes, as far as the clue is understood."""
        if self.language in GLOSSED:
            english = gloss(clue, self.language)
            text, understood = english or ("", 0.0)
        else:
            text, understood = clue, self._deck.index.hear(clue).known_share
        if not understood:
            return [0.0] * self._deck.cards
        fits = self._deck.themes.fits(text, self._encoder, self._links)
        return [understood * fit for fit in fits]

    @cached_property
    def _links(self) -> list[frozenset[int]]:
        return self._deck.themes.known_links(self._seed, self._share)

    def matching_texts(self, clue: str, card: int) -> tuple[str, ...]:
        """What this seat knows of a card that shares a word with the clue, the best first."""
        reader = self._reader_of(clue, self._deck.index.hear(clue))
        index = reader._deck.index
        return index.matching_texts(index.hear(clue), card, reader._known)

    def prepare(self, clues: Sequence[str]) -> None:
        """Get ready for `own_fits` of all these clues."""
        if self._semantic is not None:
            self._semantic.prepare([clue for clue in clues if clue not in self._fits])
        if self._pivot is not None:
            glosses = [gloss(clue, self.language) for clue in clues if clue not in self._fits]
            self._pivot.prepare([one.text for one in glosses if one is not None])

    def own_fits(self, clue: str) -> Sequence[float]:
        """The same as `fits` for a clue that this seat thinks of telling, in its own language."""
        if clue not in self._fits:
            return self._compute(clue, self._deck.index.hear(clue))
        return self._fits[clue]

    def _compute(self, clue: str, heard: Heard) -> Sequence[float]:
        return self._add_pivot(clue, self._compute_alone(clue, heard), _PIVOT)

    def _add_pivot(self, clue: str, fits: Sequence[float], weight: float) -> Sequence[float]:
        """The fits, and those of the clue's English, as far as it is known."""
        english = gloss(clue, self.language) if self._pivot is not None else None
        if self._pivot is None or english is None or not weight:
            return fits
        much = weight * english.known_share
        also = self._pivot.own_fits(english.text)
        return [fit + much * other for fit, other in zip(fits, also, strict=True)]

    def _compute_alone(self, clue: str, heard: Heard) -> Sequence[float]:
        by_word, by_phrase = self._deck.index.word_fits(heard, self._known)
        semantic = self._semantic
        if semantic is None:
            much = _BY_WORDS.get(self.language, _OTHER_LANGUAGE)
            return [
                much.word * word + much.phrase * phrase
                for word, phrase in zip(by_word, by_phrase, strict=True)
            ]
        much = _BY_MEANING
        near = semantic.nearness(clue)
        # Words that nobody knows mean nothing, whatever their letters resemble.
        understood = max(0.0, (heard.known_share - _STRANGE) / (1.0 - _STRANGE))
        return [
            much.word * word
            + much.phrase * phrase
            + understood * much.nearest * max(0.0, nearest)
            + understood * much.near * max(0.0, few)
            for word, phrase, nearest, few in zip(
                by_word, by_phrase, near.nearest, near.near, strict=True
            )
        ]

    @cached_property
    def _semantic(self) -> SemanticFit | None:
        """What this seat knows of the cards in all languages that the encoder knows.

        People who speak other languages think of other things, and some would come to mind here.
        """
        if self._encoder is None or self.language not in _ENCODED:
            return None
        others = [code for code in _ENCODED if code != self.language and self._is_deck_in(code)]
        readers = [self, *map(self._reader_in, others)]
        return SemanticFit(
            [(one._deck.vectors(self._encoder), one._known) for one in readers], self._deck.cards
        )

    def _is_deck_in(self, language: str) -> bool:
        assert self._hashed.deck is not None
        return any(language in card.words for card in self._hashed.deck.cards)

    @cached_property
    def _pivot(self) -> ClueFit | None:
        """What this seat knows of the cards in English, if its language has glosses."""
        if self.language not in GLOSSED or not self._is_deck_in(DEFAULT_LANGUAGE):
            return None
        return self._reader_in(DEFAULT_LANGUAGE)

    def _reader_of(self, clue: str, heard: Heard) -> ClueFit:
        """The reader of the clue's language: people may use another than the table's."""
        if any(heard.hits) or heard.known_share >= _STRANGE:
            return self
        for language in self._other_languages(clue):
            other = self._reader_in(language)
            if any(other._deck.index.hear(clue).hits):
                return other
        return self

    def _other_languages(self, clue: str) -> Sequence[str]:
        """The languages of the deck in whose script a clue is written, except this seat's."""
        assert self._hashed.deck is not None
        known = dict.fromkeys(code for card in self._hashed.deck.cards for code in card.words)
        return [
            code
            for code in known
            if code != self.language and (code not in _SCRIPTS or _SCRIPTS[code].search(clue))
        ]

    def _reader_in(self, language: str) -> ClueFit:
        if language not in self._readers:
            self._readers[language] = ClueFit(
                self._hashed,
                language,
                self._folders,
                self._seed,
                share=self._share,
                encoder=self._encoder,
            )
        return self._readers[language]


def choose_weighted(weights: Iterable[float], rng: Random) -> int:
    """The index of one of these weights, by chance."""
    listed = list(weights)
    return rng.choices(range(len(listed)), listed)[0]
