"""A deck with a random half of its words, one for each seat.

People see different things in one picture, and that makes Dixit a game. Bots that all read the same
words would find each other's clues like passwords. So each seat reads its own half.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from lorelode.decks import Card, Deck, Words
from lorelode.rules.dixit.state import DixitView

_UNTITLED: Final = "?"
_LEAST_SPLIT: Final = 2
"""Fewer words than this are all kept."""

T = TypeVar("T")


def split_vocabulary(deck: Deck, seed: int | str, language: str | None = None) -> Deck:
    """The deck with a random half of each card's tags and of the words of its caption.

    Titles are removed, as a title alone would give its card away. The halves of two seeds are
    independent: a tag of one is in the other with probability one half. Cards without tags keep
    what they have. With a language, cards that have words in it keep only those.
    """
    return Deck(deck.name, tuple(_split_card(card, seed, language) for card in deck.cards))


def _split_card(card: Card, seed: int | str, language: str | None) -> Card:
    if not card.tagged:
        return card
    words = card.words
    if language is not None and language in words and words[language].tags:
        words = {language: words[language]}
    return replace(
        card,
        words={
            spoken: _split_words(said, f"{card.id}/{spoken}/{seed}")
            for spoken, said in words.items()
        },
    )


def _split_words(words: Words, seed: str) -> Words:
    rng = Random(seed)
    caption = " ".join(_take_half(words.caption.split(), rng))
    return Words(_UNTITLED, caption, tuple(_take_half(words.tags, rng)))


def _take_half(items: Sequence[T], rng: Random) -> list[T]:
    """Half of them in their order; of an odd number, the smaller or the larger half by chance."""
    if len(items) < _LEAST_SPLIT:
        return list(items)
    count = (len(items) + rng.randrange(2)) // 2
    return [items[at] for at in sorted(rng.sample(range(len(items)), count))]


def vocabulary_seed(view: DixitView, secret: str | None) -> str:
    """The seed of a seat's half of the words; another in each game, or people would learn it.

    It follows from the secret of the game. Without one, as in a terminal, it follows from the first
    display, and before that from the seat's first cards. They cannot decide for longer, because no
    record keeps what a seat drew.
    """
    if secret is not None:
        return f"{view.seat}/{secret}"
    assert view.private is not None
    public, private = view.public, view.private
    shown = public.turns[0].display if public.turns else public.display
    opening = shown or sorted(private.hand + private.given)
    return f"{view.seat}/{','.join(map(str, opening))}"
