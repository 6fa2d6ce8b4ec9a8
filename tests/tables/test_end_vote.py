"""The end vote: who has a vote, when a game is ended, and when the vote is over."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.core import Refusal, Seat
from lorelode.tables.commands.game import abandon
from lorelode.tables.end_vote import END_VOTE_PAUSE_SECONDS, END_VOTE_SECONDS, EndVote
from lorelode.tables.fold import fold
from lorelode.tables.log import decode_entries, encode_entries
from lorelode.tables.replay import read_finished_games
from tests.tables.scene import Scene
from tests.tables.scripted import CODE

ANN, BOB, CAT = map(Seat, range(3))


def vote_at(scene: Scene, *votes: tuple[int, bool], now: float = 0) -> EndVote:
    vote = EndVote(scene.presence)
    for seat, yes in votes:
        vote.cast(scene.table, Seat(seat), yes, now)
    return vote


def outcome(scene: Scene, vote: EndVote, now: float = 1) -> str:
    """Whether the game ends, or the vote is over without that, or goes on."""
    if vote.is_carried(scene.table, now):
        return "carried"
    return "closed" if vote.close_if_over(scene.table, now) else "open"


@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        ([(0, True)], "open"),
        ([(0, True), (0, True)], "open"),  # one vote each
        ([(0, True), (1, False)], "open"),
        ([(0, True), (1, True)], "carried"),
        ([(0, True), (1, False), (2, True)], "carried"),
        ([(0, True), (1, False), (2, False)], "closed"),
        ([(0, True), (0, False)], "closed"),  # withdrawn
        ([(0, True), (1, False), (1, True)], "carried"),
    ],
)
def test_a_game_ends_when_more_than_half_of_three_want_it(
    votes: list[tuple[int, bool]], expected: str
) -> None:
    scene = Scene(first=0).start()
    assert outcome(scene, vote_at(scene, *votes)) == expected


@pytest.mark.parametrize(
    ("people", "bots", "expected"), [(1, 2, "carried"), (2, 1, "open"), (2, 4, "open")]
)
def test_bots_have_no_vote(people: int, bots: int, expected: str) -> None:
    scene = Scene(people=people, bots=bots, first=0).start()
    assert outcome(scene, vote_at(scene, (0, True))) == expected


def test_without_a_vote_nothing_is_carried_or_closed() -> None:
    scene = Scene(people=1, bots=2, first=0).start()
    vote = vote_at(scene, (0, False))
    assert not vote.is_open
    assert outcome(scene, vote) == "open"
    assert vote.describe(scene.table, 0) is None


@pytest.mark.parametrize("people", [2, 3])
def test_one_player_cannot_end_the_game_at_once_while_the_phones_of_the_others_sleep(
    people: int,
) -> None:
    scene = Scene(people=people, bots=3 - people, clock="off", first=0).start()
    scene.update(1, "ann")
    assert scene.time_out(40)  # stand-ins play for the others
    vote = vote_at(scene, (0, True), now=40)
    info = vote.describe(scene.table, 41)
    assert info is not None
    assert info.needed == 2
    end = 40 + END_VOTE_SECONDS
    assert outcome(scene, vote, end - 1) == "open"
    assert outcome(scene, vote, end) == "carried"


def test_a_player_who_comes_back_in_time_is_counted() -> None:
    scene = Scene(people=2, bots=1, clock="off", first=0).start()
    scene.update(1, "ann")
    scene.time_out(40)
    vote = vote_at(scene, (0, True), now=40)
    scene.presence.come_back(scene.table, BOB)
    scene.update(60, "ann", "bob")
    assert outcome(scene, vote, 40 + END_VOTE_SECONDS) == "closed"


def test_a_player_who_stood_up_has_no_vote() -> None:
    scene = Scene(people=2, bots=1, clock="off", first=0).start()
    scene.script.ask("bob", wire.Stand)
    scene.update(1)
    assert outcome(scene, vote_at(scene, (0, True))) == "carried"


def test_the_vote_of_a_player_whose_phone_sleeps_now_still_counts() -> None:
    scene = Scene(clock="off", first=0).start()
    vote = vote_at(scene, (0, True), (1, False))
    scene.update(1, "ann")
    scene.time_out(40)
    assert outcome(scene, vote, 41) == "open"
    assert not vote.is_carried(scene.table, END_VOTE_SECONDS)  # one of two is not more than half


def test_the_vote_of_a_player_who_stands_up_does_not_count_any_more() -> None:
    scene = Scene(clock="off", first=0).start()
    vote = vote_at(scene, (0, True), (2, False))
    scene.script.ask("ann", wire.Stand)
    scene.update(1)
    assert outcome(scene, vote) == "closed"


def test_a_vote_is_open_for_two_minutes() -> None:
    scene = Scene(clock="off", first=0).start()
    vote = vote_at(scene, (0, True))
    assert vote.next_due() == END_VOTE_SECONDS
    assert outcome(scene, vote, END_VOTE_SECONDS - 1) == "open"
    assert outcome(scene, vote, END_VOTE_SECONDS) == "closed"
    assert outcome(scene, vote, END_VOTE_SECONDS + 1) == "open"  # there is none any more
    assert not vote.is_pending


@pytest.mark.parametrize("bob_votes", [True, False])
def test_when_time_is_up_a_slow_player_counts_only_if_they_have_voted(bob_votes: bool) -> None:
    scene = Scene(people=2, bots=1, clock="quick", first=1).start()
    scene.time_out(45)
    assert scene.presence.away == {BOB}
    vote = vote_at(scene, (0, True), now=50)
    assert outcome(scene, vote, 51) == "open"  # Bob is connected and may still read it
    if bob_votes:
        vote.cast(scene.table, BOB, False, 60)
    assert outcome(scene, vote, 50 + END_VOTE_SECONDS) == ("closed" if bob_votes else "carried")


def test_a_player_waits_before_opening_another_vote() -> None:
    scene = Scene(clock="off", first=0).start()
    vote = vote_at(scene, (0, True), (0, False))
    assert outcome(scene, vote) == "closed"
    with pytest.raises(Refusal, match="asked-recently"):
        vote.cast(scene.table, ANN, True, END_VOTE_PAUSE_SECONDS - 1)
    vote.cast(scene.table, BOB, True, 10)  # others need not wait
    vote.cast(scene.table, ANN, True, 11)
    assert outcome(scene, vote, 11) == "carried"


def test_a_new_game_begins_without_votes() -> None:
    scene = Scene(first=0).start()
    vote = vote_at(scene, (0, True))
    scene.script.take(abandon(scene.table, [ANN, BOB], scene.script.now))
    assert outcome(scene, vote) == "closed"
    scene.script.ask("ann", wire.Start)
    scene.update(5)
    assert outcome(scene, vote, 6) == "open"
    vote.cast(scene.table, ANN, True, 7)  # the pause was for the game before
    assert vote.describe(scene.table, 17) == wire.EndVoteInfo(
        yes=(ANN,), no=(), needed=2, left=END_VOTE_SECONDS - 10
    )


def test_an_abandoned_game_has_no_scores_and_its_record_can_be_read() -> None:
    scene = Scene(first=0).start()
    scene.script.move(0)
    scene.script.ask("cat", wire.Stand)
    scene.script.take(abandon(scene.table, [BOB, ANN], scene.script.now))
    match = scene.script.match
    assert (match.over, match.abandoned, match.scores) == (True, True, None)
    assert (match.owing, match.resting, match.status) == (frozenset(), False, "over")
    assert scene.table.running is None
    assert scene.table.seats[CAT] is None
    stored = encode_entries(scene.script.entries)
    assert b'"votes":[0,1]' in stored[-1]
    entries = decode_entries(stored)
    assert fold(CODE, entries) == scene.table
    (finished,) = read_finished_games(CODE, entries)
    assert finished.text().splitlines()[0] == "# abandoned: the players ended this game by a vote"
    assert len(finished.record.moves) == len(match.lines)
