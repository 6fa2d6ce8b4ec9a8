"""What could be said of a card, and what would come of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from lorelode.bots.dixit.aim import SEES, Company, Fit, Forecast, forecast
from lorelode.bots.dixit.mind import Mind
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


class Idea(NamedTuple):
    """A clue to a card."""

    card: int
    """Its place in the deck."""
    clue: str
    parts: tuple[str, ...]
    """What the clue says, one thing each."""


def ideas(mind: Mind, hand: Iterable[int]) -> Iterator[Idea]:
    """For each card: one of its tags, a word of one, or one with something else beside it.

    Nothing here is a card's alone by intent: any of it may fit others as well.
    """
    comma = _COMMA.get(mind.language, ", ")
    for card in hand:
        own = list(dict.fromkeys([*mind.cards[card].tags, *_words(mind, card)]))
        subtle = [part for part in own if not mind.plain(part, card)] or own
        hints = _hints(mind, card)
        for part in subtle:
            yield Idea(card, part, (part,))
        for part in subtle:
            for hint in hints:
                if not fault(clue := tidy(f"{part}{comma}{hint}")):
                    yield Idea(card, clue, (part, hint))


def _words(mind: Mind, card: int) -> Iterator[str]:
    """The words of longer tags, which say something more general, if they are tags elsewhere.

    Whatever else a tag is made of is often nothing to say by itself: a form that only goes with
    the word beside it, or a word like "behind".
    """
    for tag in mind.cards[card].tags:
        words = [word.strip(".,:;!?…«»\"'") for word in tag.split()]
        for word in words if len(words) > 1 else ():
            if word in mind.tags:
                yield word


def _hints(mind: Mind, card: int) -> list[str]:
    """What is said of many cards, and not of this one, to lead some astray.

    Not what is said of cards much like it, which would lead all to it who see nothing else.
    """
    strange = [tag for tag in mind.common if card not in mind.fits(tag)]
    strange.sort(key=lambda tag: mind.likeness(tag)[card])
    far = strange[: max(_HINTS, len(strange) // 2)]
    return sorted(far, key=lambda tag: (-len(mind.fits(tag)), tag))[:_HINTS]


def outlook(
    mind: Mind, idea: Idea, unseen: frozenset[int], company: Company, sees: float = SEES
) -> Forecast:
    """What would come of an idea, if all that is unseen may lie beside its card."""
    weights = [mind.weight(part) for part in idea.parts]
    total = sum(weights) or 1.0
    said = [
        (mind.fits(part), weight / total) for part, weight in zip(idea.parts, weights, strict=True)
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
    return forecast(company, own, tuple(sorted(rivals[:_MOST])), sees)


def _rounded(fit: float) -> float:
    return round(fit * _GRAIN) / _GRAIN
