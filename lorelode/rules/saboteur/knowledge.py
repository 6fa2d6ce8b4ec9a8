"""What a seat can conclude from its view: goals it knows, and cards it has not seen."""

from __future__ import annotations

from collections import Counter

from lorelode.rules.saboteur.cards import CARD_BREAKING, CARD_OF, DECK, GOALS, Card, Face, Goal
from lorelode.rules.saboteur.state import SaboteurView


def known_faces(view: SaboteurView) -> tuple[Face | None, ...]:
    """The face of each goal from the top, if it lies face up or the seat looked at it."""
    peeked = (None,) * len(GOALS) if view.private is None else view.private.peeked
    return tuple(
        seen if up is None else up.face
        for up, seen in zip(view.public.mine.goals, peeked, strict=True)
    )


def treasure_candidates(view: SaboteurView) -> tuple[Goal, ...]:
    """The goals that may be the treasure, from the top: one alone if the seat knows it."""
    faces = known_faces(view)
    if Face.TREASURE in faces:
        return (GOALS[faces.index(Face.TREASURE)],)
    return tuple(goal for goal, face in zip(GOALS, faces, strict=True) if face is None)


def unseen_cards(view: SaboteurView) -> Counter[Card]:
    """The cards that are in the pile, in other hands, or were passed face down by others."""
    public = view.public
    unseen = Counter(DECK)
    unseen.subtract(public.spent)
    unseen.subtract(CARD_OF[tile.shape] for tile in public.mine.laid)
    unseen.subtract(CARD_BREAKING[tool] for player in public.players for tool in player.broken)
    if view.private is not None:
        unseen.subtract(view.private.hand)
        unseen.subtract(view.private.discards)
    return unseen
