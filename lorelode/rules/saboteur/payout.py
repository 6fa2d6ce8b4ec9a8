"""What a saboteur draws from the gold pile: the exact sum, and what happens where it cannot be."""

from __future__ import annotations


def pay(pile: tuple[int, ...], due: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards that a saboteur gets, in the order they came, and the pile after it.

    Cards are drawn singly from the top; one that would overshoot goes to the bottom.

    >>> pay((3, 2, 2, 1), due=4)
    ((3, 1), (2, 2))
    """
    kept: tuple[int, ...] = ()
    while missing := due - sum(kept):
        if not any(nuggets <= missing for nuggets in pile):
            return _pick(pile + kept, due)
        card, pile = pile[0], pile[1:]
        if card <= missing:
            kept += (card,)
        else:
            pile += (card,)
    return kept, pile


def _pick(pile: tuple[int, ...], due: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    # S-6.6: The printed draw would never end. What was kept has gone under the pile; the cards
    # that come first in it and make the sum are picked, or else those of the next smaller sum.
    for total in range(due, 0, -1):
        places = _first_places(pile, total, 0)
        if places:
            left = tuple(card for index, card in enumerate(pile) if index not in places)
            return tuple(pile[index] for index in places), left
    return (), pile


def _first_places(pile: tuple[int, ...], total: int, start: int) -> tuple[int, ...] | None:
    """The lexicographically first rising list of places from `start` on that holds this total."""
    if total == 0:
        return ()
    for index in range(start, len(pile)):
        if pile[index] <= total:
            rest = _first_places(pile, total - pile[index], index + 1)
            if rest is not None:
                return (index, *rest)
    return None
