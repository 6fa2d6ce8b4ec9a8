"""What a seat may do, from what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import SAMPLE_CLUE
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.moves import Give, Move, Speak, Tell, Vote
from lorelode.rules.dixit.state import DixitView, Giving, Telling, Voting


def choices(view: DixitView) -> Sequence[Move]:
    """Every legal move of the view's seat, in a fixed order; one clue stands for all."""
    public, seat, private = view.public, view.seat, view.private
    if seat is None or private is None:
        return ()
    match public.stage:
        case Telling(teller) if teller in (seat, None):
            tells: list[Move] = [_sample_tell(card) for card in private.hand]
            if public.edition.clues_aloud:
                tells += [Speak(card) for card in private.hand]
            return tells
        case Giving(waiting) if seat in waiting:
            return [
                Give(cards)
                for cards in combinations(sorted(private.hand), to_give(len(public.players)))
            ]
        case Voting(waiting) if seat in waiting:
            return [
                Vote(number)
                for number, card in enumerate(public.display, 1)
                if card not in private.given
            ]
        case _:
            return ()


@cache
def _sample_tell(card: Picture) -> Tell:
    return Tell(card, SAMPLE_CLUE)
