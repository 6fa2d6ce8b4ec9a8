"""How well cards go with a clue by the themes of the deck, for whoever gives a card."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.encoder import Encoder
from lorelode.bots.dixit.analysis.lexical_fit import LexicalIndex
from lorelode.bots.dixit.analysis.semantic_fit import SemanticFit, TextVectors
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Deck
from lorelode.decks.themes import Theme

_NEAR_FROM: Final = 0.3
"""Words whose cosine to a clue is less are not near to it."""
_BY_WORD: Final = 0.05
"""What a word that a clue and a theme share counts, beside the square of a cosine."""
_CLUES_KEPT: Final = 100
"""How many clues are kept in memory: all seats of a table ask for the same."""
_NEAR_THEMES: Final = 8
"""How many themes a clue is taken for."""


class DeckThemes:
    """The themes of a deck, the same for all seats."""

    def __init__(self, deck: Deck, themes: Sequence[Theme]) -> None:
        numbers = {card.id: at for at, card in enumerate(deck.cards)}
        self.members = [
            [numbers[card] for card in theme.cards if card in numbers] for theme in themes
        ]
        self._cards = len(deck.cards)
        self._texts = [
            CardText(at, text, 1.0) for at, theme in enumerate(themes) for text in theme.words
        ]
        self._everything = bytes([1] * len(self._texts))
        self._index = LexicalIndex(self._texts, DEFAULT_LANGUAGE, len(themes))
        self._semantic: SemanticFit | None = None
        self._weights: dict[tuple[str, bool], dict[int, float]] = {}

    def known_links(self, seed: str, share: float) -> list[frozenset[int]]:
        """By theme: the cards that a seat would think of, another part of them for each seed."""
        rng = Random(f"{seed}/themes")
        return [frozenset(card for card in cards if rng.random() < share) for cards in self.members]

    def fits(
        self, clue: str, encoder: Encoder | None, links: Sequence[frozenset[int]]
    ) -> list[float]:
        """How well each card goes with a clue, by the links that a seat knows."""
        fits = [0.0] * self._cards
        for theme, much in self._near(clue, encoder).items():
            # A theme of few cards says more of each.
            share = len(links[theme]) / self._cards
            for card in links[theme]:
                fits[card] += much * (1 - share)
        return fits

    def _near(self, clue: str, encoder: Encoder | None) -> dict[int, float]:
        """The themes that a clue is near to, and how much."""
        key = clue, encoder is not None
        if key not in self._weights:
            if encoder is None:
                heard = self._index.hear(clue)
                by_word, _ = self._index.word_fits(heard, self._everything)
                weights = [_BY_WORD * much for much in by_word]
            else:
                if self._semantic is None:
                    vectors = TextVectors(self._texts, encoder)
                    self._semantic = SemanticFit([(vectors, self._everything)], len(self.members))
                nearest = self._semantic.nearest(clue)
                weights = [max(0.0, much - _NEAR_FROM) ** 2 for much in nearest]
            best = sorted(range(len(weights)), key=lambda at: -weights[at])[:_NEAR_THEMES]
            if len(self._weights) > _CLUES_KEPT:
                self._weights.clear()
            self._weights[key] = {at: weights[at] for at in best if weights[at] > 0}
        return self._weights[key]
