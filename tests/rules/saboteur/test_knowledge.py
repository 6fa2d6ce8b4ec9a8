"""What a seat can conclude: never more than its view, and never less."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, Card, Face, Goal
from lorelode.rules.saboteur.knowledge import known_faces, treasure_candidates, unseen_cards
from lorelode.rules.saboteur.state import SaboteurState, SaboteurView
from tests.rules.saboteur.table import cards, table

FACES = {"?": None, "gold": Face.TREASURE, "ES": Face.STONE_ES, "SW": Face.STONE_SW}


def looked(faces: str, mine: str = "@") -> SaboteurView:
    """The view of a seat that has seen these goals by maps, from the top."""
    view = table(mine=mine).view(Seat(0))
    assert view.private is not None
    return replace(view, private=replace(view.private, peeked=tuple(map(FACES.get, faces.split()))))


@pytest.mark.parametrize(
    ("seen", "candidates"),
    [
        ("? ? ?", (Goal.TOP, Goal.MIDDLE, Goal.BOTTOM)),
        ("ES ? ?", (Goal.MIDDLE, Goal.BOTTOM)),
        ("ES ? SW", (Goal.MIDDLE,)),
        ("? ? gold", (Goal.BOTTOM,)),
    ],
)
def test_a_goal_that_was_seen_leaves_fewer_places_for_the_treasure(
    seen: str, candidates: tuple[Goal, ...]
) -> None:
    assert treasure_candidates(looked(seen)) == candidates


def test_a_stone_that_lies_face_up_is_known_to_everybody() -> None:
    mine = "@ EW*6 NEW [NE]"
    for view in (looked("? ? ?", mine), table(mine=mine).view(None)):
        assert known_faces(view) == (None, Face.STONE_SW, None)
        assert treasure_candidates(view) == (Goal.TOP, Goal.BOTTOM)


def test_a_spectator_knows_only_what_lies_face_up() -> None:
    view = table().view(None)
    assert known_faces(view) == (None, None, None)
    assert treasure_candidates(view) == tuple(Goal)


def position() -> SaboteurState:
    state = table(hands="map NE", mine="@ EW NW", broken={1: "lamp"})
    mine = replace(state.private[0], discards=cards("NS"))
    public = replace(state.public, spent=(Card.ROCKFALL,))
    return replace(state, public=public, private=(mine, *state.private[1:]))


def test_cards_on_the_table_and_of_the_own_hand_are_seen() -> None:
    seen = Counter([Card.EW, Card.NW, Card.BROKEN_LAMP, Card.ROCKFALL, Card.MAP, Card.NE, Card.NS])
    assert unseen_cards(position().view(Seat(0))) == Counter(DECK) - seen


def test_a_spectator_has_seen_no_hand() -> None:
    seen = Counter([Card.EW, Card.NW, Card.BROKEN_LAMP, Card.ROCKFALL])
    assert unseen_cards(position().view(None)) == Counter(DECK) - seen


def test_an_imagined_state_agrees_with_what_is_known() -> None:
    view = looked("ES ? ?")
    for seed in range(20):
        imagined = SABOTEUR.imagine(view, Random(seed))
        assert imagined.secret.goals[0] is Face.STONE_ES
        hidden = Counter(imagined.secret.pile)
        for private in imagined.private[1:]:
            hidden.update(private.hand)
        assert hidden == unseen_cards(view)
