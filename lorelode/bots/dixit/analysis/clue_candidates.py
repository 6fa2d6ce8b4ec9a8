"""The clues that a bot considers for its cards, and their forecasts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from lorelode.bots.dixit.analysis.clue_forecast import (
    SEE_PROBABILITY,
    Fit,
    Forecast,
    Voters,
    forecast,
)
from lorelode.bots.dixit.analysis.similarity import DeckSimilarity
from lorelode.rules.dixit.clues import find_fault, tidy

_MOST_RIVALS: Final = 40
"""How many rivals are counted; more make no difference."""
_HIDDEN_RIVALS: Final = 0.4
"""For each rival: how many more cards there are in which only others see the clue."""
_MOST_HINTS: Final = 6
"""How many tags of other cards are considered beside a tag of the card."""
_FIT_STEPS: Final = 20
"""Fits are rounded to this fraction, so that forecasts can be used again."""
_COMMA: Final = {"fa": "، "}


class ClueCandidate(NamedTuple):
    """A clue to a card."""

    card: int
    """Its index in the deck."""
    clue: str
    parts: tuple[str, ...]
    """The tags and words that the clue is made of."""


def clue_candidates(words: DeckSimilarity, hand: Iterable[int]) -> Iterator[ClueCandidate]:
    """For each card: one of its tags, a word of a tag, or one of these with a hint beside it."""
    comma = _COMMA.get(words.language, ", ")
    for card in hand:
        own = list(dict.fromkeys([*words.cards[card].tags, *_words(words, card)]))
        subtle = [part for part in own if not words.is_obvious(part, card)] or own
        hints = _find_hints(words, card)
        for part in subtle:
            yield ClueCandidate(card, part, (part,))
        for part in subtle:
            for hint in hints:
                if not find_fault(clue := tidy(f"{part}{comma}{hint}")):
                    yield ClueCandidate(card, clue, (part, hint))


def _words(words: DeckSimilarity, card: int) -> Iterator[str]:
    """The words of longer tags that are tags elsewhere; they say something more general.

    The other words of a tag often mean nothing by themselves: a form that only goes with the word
    beside it, or a word like "behind".
    """
    for tag in words.cards[card].tags:
        parts = [part.strip(".,:;!?…«»\"'") for part in tag.split()]
        for word in parts if len(parts) > 1 else ():
            if word in words.tags:
                yield word


def _find_hints(words: DeckSimilarity, card: int) -> list[str]:
    """Tags of many other cards, to lead some voters astray.

    Tags of similar cards are left out: they would lead voters to this card.
    """
    strange = [tag for tag in words.common if card not in words.fits(tag)]
    strange.sort(key=lambda tag: words.similarities(tag)[card])
    far = strange[: max(_MOST_HINTS, len(strange) // 2)]
    return sorted(far, key=lambda tag: (-len(words.fits(tag)), tag))[:_MOST_HINTS]


def forecast_candidate(
    words: DeckSimilarity,
    idea: ClueCandidate,
    unseen: frozenset[int],
    voters: Voters,
    sees: float = SEE_PROBABILITY,
) -> Forecast:
    """What a clue would lead to, if any unseen card may lie beside its card."""
    weights = [words.weight(part) for part in idea.parts]
    total = sum(weights) or 1.0
    said = [
        (words.fits(part), weight / total) for part, weight in zip(idea.parts, weights, strict=True)
    ]
    own = tuple([_round_fit(fits.get(idea.card, 0.0) * weight) for fits, weight in said])
    around = {card for fits, _ in said for card in fits if card in unseen}
    rivals: list[Fit] = [
        tuple([_round_fit(fits.get(card, 0.0) * weight) for fits, weight in said])
        for card in around
    ]
    # The order of the parts makes no difference.
    order = sorted(range(len(own)), key=lambda part: -own[part])
    rivals = sorted((tuple([fit[part] for part in order]) for fit in rivals), reverse=True)
    rivals += rivals[: round(_HIDDEN_RIVALS * len(rivals))]
    own = tuple([own[part] for part in order])
    return forecast(voters, own, tuple(sorted(rivals[:_MOST_RIVALS])), sees)


def _round_fit(fit: float) -> float:
    return round(fit * _FIT_STEPS) / _FIT_STEPS
