"""What could be said of a card, and what would come of it."""

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
from lorelode.rules.dixit.clues import fault, tidy

_MOST: Final = 40
"""More rivals than this make no difference any more."""
_HIDDEN: Final = 0.4
"""For each rival that one sees there are so many in which only others see the clue."""
_HINTS: Final = 6
"""So many things are borrowed from other cards."""
_GRAIN: Final = 20
"""Fits are rounded to so many parts, so that what was played through once need not be again."""
_COMMA: Final = {"fa": "، "}


class ClueCandidate(NamedTuple):
    """A clue to a card."""

    card: int
    """Its place in the deck."""
    clue: str
    parts: tuple[str, ...]
    """What the clue says, one thing each."""


def clue_candidates(words: DeckSimilarity, hand: Iterable[int]) -> Iterator[ClueCandidate]:
    """For each card: one of its tags, a word of one, or one with something else beside it.

    Nothing here is a card's alone by intent: any of it may fit others as well.
    """
    comma = _COMMA.get(words.language, ", ")
    for card in hand:
        own = list(dict.fromkeys([*words.cards[card].tags, *_words(words, card)]))
        subtle = [part for part in own if not words.plain(part, card)] or own
        hints = _hints(words, card)
        for part in subtle:
            yield ClueCandidate(card, part, (part,))
        for part in subtle:
            for hint in hints:
                if not fault(clue := tidy(f"{part}{comma}{hint}")):
                    yield ClueCandidate(card, clue, (part, hint))


def _words(words: DeckSimilarity, card: int) -> Iterator[str]:
    """The words of longer tags, which say something more general, if they are tags elsewhere.

    Whatever else a tag is made of is often nothing to say by itself: a form that only goes with
    the word beside it, or a word like "behind".
    """
    for tag in words.cards[card].tags:
        parts = [part.strip(".,:;!?…«»\"'") for part in tag.split()]
        for word in parts if len(parts) > 1 else ():
            if word in words.tags:
                yield word


def _hints(words: DeckSimilarity, card: int) -> list[str]:
    """What is said of many cards, and not of this one, to lead some astray.

    Not what is said of cards much like it, which would lead all to it who see nothing else.
    """
    strange = [tag for tag in words.common if card not in words.fits(tag)]
    strange.sort(key=lambda tag: words.similarities(tag)[card])
    far = strange[: max(_HINTS, len(strange) // 2)]
    return sorted(far, key=lambda tag: (-len(words.fits(tag)), tag))[:_HINTS]


def forecast_candidate(
    words: DeckSimilarity,
    idea: ClueCandidate,
    unseen: frozenset[int],
    voters: Voters,
    sees: float = SEE_PROBABILITY,
) -> Forecast:
    """What would come of an idea, if all that is unseen may lie beside its card."""
    weights = [words.weight(part) for part in idea.parts]
    total = sum(weights) or 1.0
    said = [
        (words.fits(part), weight / total) for part, weight in zip(idea.parts, weights, strict=True)
    ]
    own = tuple([_rounded(fits.get(idea.card, 0.0) * weight) for fits, weight in said])
    around = {card for fits, _ in said for card in fits if card in unseen}
    rivals: list[Fit] = [
        tuple([_rounded(fits.get(card, 0.0) * weight) for fits, weight in said]) for card in around
    ]
    # Which part is named first makes no difference.
    order = sorted(range(len(own)), key=lambda part: -own[part])
    rivals = sorted((tuple([fit[part] for part in order]) for fit in rivals), reverse=True)
    rivals += rivals[: round(_HIDDEN * len(rivals))]
    own = tuple([own[part] for part in order])
    return forecast(voters, own, tuple(sorted(rivals[:_MOST])), sees)


def _rounded(fit: float) -> float:
    return round(fit * _GRAIN) / _GRAIN
