"""A deck as one pair of eyes sees it: of all that can be said of each picture, a random half.

People see different things in one picture, and that is what makes Dixit a game. Bots that all read
the same words would find every clue of one another's, as if it were a password. So each reads
through eyes of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from lorelode.decks import Card, Deck, Words
from lorelode.rules.dixit.state import DixitView

_UNTITLED: Final = "?"
_LEAST: Final = 2
"""Of fewer tags nothing is taken away."""

T = TypeVar("T")


def split_vocabulary(deck: Deck, seed: int | str, language: str | None = None) -> Deck:
    """The deck with a random half of each card's tags and of the words of its caption.

    Titles are gone, as each alone would give its card away. The halves of two seeds have nothing to
    do with each other: a tag of the one is in the other as often as not. Cards without tags, which
    nobody can see well, keep what they have. With a language, only what is said in it is kept, of
    the cards of which something is.
    """
    return Deck(deck.name, tuple(_half(card, seed, language) for card in deck.cards))


def _half(card: Card, seed: int | str, language: str | None) -> Card:
    if not card.tagged:
        return card
    words = card.words
    if language is not None and language in words and words[language].tags:
        words = {language: words[language]}
    return replace(
        card,
        words={spoken: _seen(said, f"{card.id}/{spoken}/{seed}") for spoken, said in words.items()},
    )


def _seen(words: Words, seed: str) -> Words:
    rng = Random(seed)
    caption = " ".join(_some(words.caption.split(), rng))
    return Words(_UNTITLED, caption, tuple(_some(words.tags, rng)))


def _some(items: Sequence[T], rng: Random) -> list[T]:
    """Half of them in their order; of an odd number, now the smaller half and now the larger."""
    if len(items) < _LEAST:
        return list(items)
    count = (len(items) + rng.randrange(2)) // 2
    return [items[at] for at in sorted(rng.sample(range(len(items)), count))]


def vocabulary_seed(view: DixitView) -> str:
    """The seed of what a seat sees in a game: another in each, or people would learn it.

    It follows from the first display and stays the same from then on. Until that lies there, the
    seat's first cards decide: they cannot for longer, as no record keeps what a seat drew, and so
    it cannot tell later which they were; nor can the first clue, which anybody may say again.
    """
    assert view.private is not None
    public, private = view.public, view.private
    shown = public.turns[0].display if public.turns else public.display
    opening = shown or sorted(private.hand + private.given)
    return f"{view.seat}/{','.join(map(str, opening))}"
