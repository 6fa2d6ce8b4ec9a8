"""Dixit's steady bot: it says tags in turn, gives its lowest cards and votes by turns."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from lorelode.bots.dixit.steady import DixitSteadyBot
from lorelode.core import Seat
from lorelode.decks import Card, Deck, Words
from lorelode.rules.cards import replace_item
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import SAMPLE_CLUE
from lorelode.rules.dixit.moves import Give, Move, Tell, Vote
from lorelode.rules.dixit.state import DixitState, Telling
from tests.rules.dixit import table as dixit


def choose(state: DixitState, deck: Deck | None, seat: int = 0) -> Move:
    """The move of a steady bot in this seat."""
    return DixitSteadyBot(deck).choose(state.view(Seat(seat)), [], Random(0))


TAGS = ("blood", "night", "hunt")
TAGGED = Deck(
    "test", tuple(Card(f"card-{n}", {"en": Words("Red Moon", "", TAGS)}) for n in range(1, 85))
)


def test_a_steady_storyteller_says_another_tag_of_its_first_card_each_turn() -> None:
    state, said = dixit.after_deal(4), []
    for turn in range(5):
        assert isinstance(state.public.stage, Telling)
        seat = turn % 4
        move = choose(state, TAGGED, seat)
        assert isinstance(move, Tell)
        assert move.card == state.private[seat].hand[0]
        said.append(move.clue)
        state = dixit.after_all_found(state)
    assert said == ["blood", "night", "hunt", "blood", "night"]


def test_a_steady_bot_speaks_the_language_of_the_table() -> None:
    words = {"en": Words("Moon", "", ("night",)), "lv": Words("Mēness", "", ("nakts",))}
    deck = Deck("test", tuple(Card(f"card-{n}", words) for n in range(1, 85)))
    view = dixit.after_deal(4).view(Seat(0))
    clues = [
        DixitSteadyBot(deck, language).choose(view, [], Random(0))
        for language in ("lv", "fa", "en")
    ]
    assert clues == [Tell(Picture(1), clue) for clue in ("nakts", "night", "night")]


def test_a_steady_bot_without_a_deck_says_the_sample_clue() -> None:
    assert choose(dixit.after_deal(4), None) == Tell(Picture(1), SAMPLE_CLUE)


def test_a_steady_bot_writes_its_clue_even_where_clues_are_said_aloud() -> None:
    state = dixit.after_deal(4, dixit.house(clues_aloud=True), first=None)
    for seat in range(4):
        assert choose(state, TAGGED, seat) == Tell(Picture(6 * seat + 1), "blood")


@pytest.mark.parametrize(("seats", "lowest"), [(3, (8, 9)), (4, (7,))])
def test_a_steady_bot_gives_its_lowest_cards(seats: int, lowest: tuple[int, ...]) -> None:
    # Seat 1 holds 7 to 12, with three players 8 to 14, here from the highest down.
    state = dixit.after_clue(dixit.after_deal(seats))
    hand = tuple(reversed(state.private[1].hand))
    private = replace_item(state.private, 1, replace(state.private[1], hand=hand))
    assert choose(replace(state, private=private), TAGGED, 1) == Give(tuple(map(Picture, lowest)))


def test_a_steady_bot_votes_for_another_number_each_turn() -> None:
    state, votes = dixit.after_deal(4), []
    for turn in range(5):
        # The cards lie by seat, so that of seat s is number s + 1; the storyteller moves left.
        voter = (turn + 1) % 4
        vote = choose(dixit.before_votes(state), TAGGED, voter)
        assert isinstance(vote, Vote)
        votes.append(vote.number)
        state = dixit.after_all_found(state)
    # The first of 1 3 4, the second of 1 2 4, the third of 1 2 3, the first of 2 3 4, ...
    assert votes == [1, 2, 3, 2, 3]
