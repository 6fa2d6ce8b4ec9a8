"""What bots of Dixit say when a turn is over."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS, Claim, find_talk, let_speak
from lorelode.bots.dixit.speech import RemarkWeights, remark_on
from lorelode.bots.talk import QUIET_LAPS
from lorelode.cli.dixit.phrases import describe_claim
from lorelode.core import Seat, View
from lorelode.decks import built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.state import DixitState, DixitView, Turn
from lorelode.sentences.names import Names
from lorelode.wire import find_phrase
from tests.rules.dixit.table import FA, after_deal, after_votes, before_votes

CHANCES = 400
"""With so many seeds, whatever may be said is said."""

LEVELS = ("easy", "normal", "hard")


def hear(votes: str, seat: int) -> set[tuple[str, int | str | None]]:
    """All that the bot of a seat may say after these votes; the card of seat n has number n + 1."""
    state = after_votes(before_votes(after_deal(4)), votes)
    return hear_about(state.public.turns[-1], seat)


def hear_about(turn: Turn, seat: int) -> set[tuple[str, int | str | None]]:
    said = (remark_on(turn, seat, [], Random(chance), RemarkWeights()) for chance in range(CHANCES))
    return {(one.phrase, one.about) for one in said if one is not None}


@pytest.mark.parametrize(
    ("votes", "seat", "remarks"),
    [
        # Seats 1 and 2 have found it. The only vote for another picture was for that of seat 2.
        ("-113", 0, set[object]()),
        ("-113", 1, {("clever", None)}),
        ("-113", 2, {("clever", None), ("thanks", 3)}),
        ("-113", 3, {("clever", None), ("fooled", 2), ("sure", 3)}),
        # Only seat 1 has found it, and the picture of seat 1 has the other votes.
        ("-122", 0, {("alike", 1), ("lovely", 2)}),
        ("-122", 1, {("alike", 0), ("clever", None)}),
        ("-122", 2, {("fooled", 1), ("sure", 2), ("clever", None), ("lovely", 2)}),
        # Everybody has found it.
        ("-111", 0, {("sad", None)}),
        ("-111", 1, {("easy", None)}),
        # Nobody has found it.
        ("-342", 0, {("sorry", None)}),
        ("-342", 1, {("fooled", 2), ("sure", 3), ("hard", None), ("thanks", 3)}),
    ],
)
def test_a_bot_says_what_everybody_has_seen(votes: str, seat: int, remarks: set[object]) -> None:
    assert hear(votes, seat) == remarks


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_speaks_when_a_turn_is_over_and_not_before(level: str) -> None:
    bot = BOTS["dixit"][level].make(built_in())
    voting = after_votes(before_votes(after_deal(4)), "-11.")
    over = after_votes(voting, "...3")
    seat = Seat(3)

    def speak(state: DixitState, line: str) -> list[Claim | None]:
        return [let_speak(bot, state.view(seat), [line], Random(one)) for one in range(60)]

    assert set(speak(voting, "2 vote ?")) == {None}
    assert Claim(seat, "fooled", 2, lines=1) in speak(over, "3 vote 3")
    assert None in speak(over, "3 vote 3")
    later = before_votes(over, by=1)
    assert set(speak(later, "* show 1,2,3,4")) == {None}


def test_a_remark_follows_from_what_everybody_sees() -> None:
    state = after_votes(before_votes(after_deal(4)), "-113")
    bot = BOTS["dixit"]["normal"].make(built_in())
    for chance in range(CHANCES):
        known = let_speak(bot, state.view(Seat(3)), ["3 vote 3"], Random(chance))
        nothing: DixitView = View(state.public, Seat(3), None)
        assert let_speak(bot, nothing, ["3 vote ?"], Random(chance)) == known


def test_another_bot_is_asked_first_in_each_turn() -> None:
    list_speakers = find_talk(DIXIT).list_speakers
    voting = before_votes(after_deal(4))
    assert list_speakers("* show 1,2,3,4", voting.public) == ()
    first = after_votes(voting, "-113")
    assert list_speakers("3 vote ?", first.public) == [1, 2, 3, 0]
    second = after_votes(before_votes(first, by=1), "2-23")
    assert list_speakers("3 vote ?", second.public) == [2, 3, 0, 1]


@pytest.fixture(scope="module")
def conversations() -> list[tuple[int, int, list[tuple[Claim, DixitState]]]]:
    """What was said in whole games, by the number of seats and of turns."""
    found = []
    for seats in (3, 6):
        for number in range(2):
            bots = [BOTS["dixit"]["easy"].make(built_in()) for _ in range(seats)]
            steps = list(play_out(DIXIT, FA, seats, bots, derive_seed(9, number)))
            said = [(step.said, step.state) for step in steps if step.said is not None]
            found.append((seats, len(steps[-1].state.public.turns), said))
    return found


def test_bots_are_calm(
    conversations: list[tuple[int, int, list[tuple[Claim, DixitState]]]],
) -> None:
    for seats, turns, said in conversations:
        assert 0 < len(said) < turns
        for seat in range(seats):
            own = [claim.lines for claim, _ in said if claim.speaker == seat]
            gaps = [after - before for before, after in pairwise(own)]
            assert not gaps or min(gaps) >= QUIET_LAPS * seats


def test_all_that_bots_say_can_be_said_at_a_table_and_in_a_terminal(
    conversations: list[tuple[int, int, list[tuple[Claim, DixitState]]]],
) -> None:
    for seats, _, said in conversations:
        names = Names.of_seats(seats, you=None)
        for claim, state in said:
            phrase = find_phrase("dixit", claim.phrase)
            assert phrase is not None
            assert (claim.about is None) == (not phrase.blanks)
            assert claim.about != claim.speaker or phrase.blanks[0].name == "picture"
            assert (claim.phrase, claim.about) in hear_about(state.public.turns[-1], claim.speaker)
            assert describe_claim(claim, names).startswith(f"Seat {claim.speaker}: ")
