"""What Dixit lives on: until the votes are in, nobody knows whose card is whose.

Two worlds are played with the same lines, in which the cards given are dealt to other players.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple, get_args

import msgspec
import pytest

from lorelode.core import CHANCE, Chance, News, Seat, show_move
from lorelode.rules.dixit import DIXIT, news
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Give, Move, Show, Tell, Vote
from lorelode.rules.dixit.state import DixitState
from tests.rules.dixit.table import after_clue, after_deal, after_gifts, play

SEATS = (3, 4, 5)
CLUE = "rabbit hole"


def gifts_by_seat(seats: int) -> list[list[int]]:
    """What the seats are to play: 1 is the storyteller's, seat 0; with three, two each besides."""
    if seats == 3:
        return [[1], [2, 3], [4, 5]]
    return [[card] for card in range(1, seats + 1)]


def dealt_gifts(gifts: list[list[int]]) -> DixitState:
    """A deal in which each seat holds its gift, and else the same cards in all worlds.

    The pile differs with the storyteller's gift, for that is hidden too.
    """
    seats = len(gifts)
    size = 7 if seats == 3 else 6
    rest = list(range(sum(map(len, gifts)) + 1, 85))
    cards: list[int] = []
    for gift in gifts:
        need = size - len(gift)
        cards += [*gift, *rest[:need]]
        rest = rest[need:]
    cut = gifts[0][0]
    return after_deal(seats, cards=[*cards, *rest[cut:], *rest[:cut]])


class World(NamedTuple):
    """A game up to its last vote but one: the states, and the moves between them."""

    states: list[DixitState]
    moves: list[tuple[Seat, Move]]

    def seen_by(self, reader: Seat | None) -> list[bytes | str]:
        """All that somebody is shown after the deal, views and lines."""
        views: list[bytes | str] = [msgspec.json.encode(one.view(reader)) for one in self.states]
        return views + [show_move(DIXIT, mover, move, reader) for mover, move in self.moves]


def world(gifts: list[list[int]], display: list[int], votes: dict[int, int]) -> World:
    """The turn in which these cards are given and lie so; seat 0 tells, all votes but the last."""
    moves: list[tuple[Seat, Move]] = [(Seat(0), Tell(Picture(gifts[0][0]), CLUE))]
    for seat, cards in enumerate(gifts):
        if seat:
            moves.append((Seat(seat), Give(tuple(map(Picture, sorted(cards))))))
    moves.append((CHANCE, Show(tuple(map(Picture, display)))))
    moves += [(Seat(seat), Vote(number)) for seat, number in votes.items()]
    states = [dealt_gifts(gifts)]
    for seat, move in moves:
        states.append(DIXIT.play(states[-1], seat, move))
    return World(states, moves)


def worlds(seats: int, watcher: int | None) -> list[tuple[list[list[int]], World]]:
    """One for each way to give the same cards, the watcher's apart, to the others."""
    gifts = gifts_by_seat(seats)
    display = [card for gift in gifts for card in gift][::-1]
    free = [card for seat, gift in enumerate(gifts) if seat != watcher for card in gift]
    found = []
    for order in permutations(free):
        dealing = iter(order)
        other = [
            gift if seat == watcher else sorted(next(dealing) for _ in gift)
            for seat, gift in enumerate(gifts)
        ]
        votes = {}
        for seat in range(1, seats - 1):
            legal = [n for n, card in enumerate(display, 1) if card not in other[seat]]
            # The watcher votes the same in every world, the others as they may there.
            votes[seat] = legal[0] if seat == watcher else legal[-1]
        found.append((other, world(other, display, votes)))
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_d_3_1_until_the_last_vote_no_view_tells_whose_a_card_is(seats: int) -> None:
    for watcher in (None, *range(seats)):
        alike = worlds(seats, watcher)
        reader = None if watcher is None else Seat(watcher)
        first = alike[0][1].seen_by(reader)
        assert len({str(gifts) for gifts, _ in alike}) > 1
        for _, other in alike[1:]:
            assert other.seen_by(reader) == first


@pytest.mark.parametrize("seats", SEATS)
def test_d_3_3_after_the_last_vote_everybody_knows(seats: int) -> None:
    last = Seat(seats - 1)
    seen: dict[bytes, set[str]] = {}
    for gifts, one in worlds(seats, None):
        state = one.states[-1]
        state = DIXIT.play(state, last, DIXIT.choices(state.view(last))[0])
        seen.setdefault(msgspec.json.encode(state.view(None)), set()).add(str(gifts))
    assert len(seen) > 1
    assert all(len(gifts) == 1 for gifts in seen.values())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("draw", range(5))
def test_d_2_3_the_display_does_not_depend_on_who_gave_what(seats: int, draw: int) -> None:
    shows = set()
    for _, one in worlds(seats, None):
        before = next(state for state in one.states if DIXIT.to_act(state.public) == {CHANCE})
        shows.add(DIXIT.write(DIXIT.deal(before, Chance(bytes(32), draw))))
    assert len(shows) == 1


def test_d_2_3_the_display_does_not_depend_on_who_gave_first() -> None:
    gifts = ["1 give 9", "2 give 13", "3 give 24", "4 give 25"]
    shows = set()
    for order in permutations(gifts):
        state = play(after_clue(after_deal(5)), *order)
        shows.add(DIXIT.write(DIXIT.deal(state, Chance(bytes(32), 1))))
    assert len(shows) == 1


def test_d_2_2_the_storyteller_does_not_see_what_is_given() -> None:
    state = after_clue(after_deal(4))
    seen = set()
    for one in range(7, 13):
        for two in range(13, 19):
            after = play(state, f"1 give {one}", f"2 give {two}", "3 give 19")
            seen.add(msgspec.json.encode(after.view(Seat(0))))
    assert len(seen) == 1


def test_d_2_1_nobody_sees_which_card_is_told_of() -> None:
    states = [play(after_deal(4), f'0 tell {card} "x"') for card in range(1, 7)]
    for seat in (Seat(1), Seat(2), Seat(3), None):
        assert len({msgspec.json.encode(state.view(seat)) for state in states}) == 1
    assert len({msgspec.json.encode(state.view(Seat(0))) for state in states}) == 6


def test_d_1_1_nobody_sees_the_hands_of_others_or_the_pile() -> None:
    # Seats 1 and 2 hold each other's cards, and the pile lies the other way round.
    other = [*range(1, 7), *range(13, 19), *range(7, 13), *range(19, 25), *range(84, 24, -1)]
    one, two = after_deal(4), after_deal(4, cards=other)
    for seat in (Seat(0), Seat(3), None):
        assert one.view(seat) == two.view(seat)
    assert one.view(Seat(1)) != two.view(Seat(1))


def test_d_3_1_a_vote_is_known_to_its_voter_alone() -> None:
    state = play(after_gifts(after_clue(after_deal(4))), "* show 1,7,13,19")
    states = [play(state, f"1 vote {number}") for number in (1, 3, 4)]
    for seat in (Seat(0), Seat(2), Seat(3), None):
        assert len({msgspec.json.encode(after.view(seat)) for after in states}) == 1
    assert len({msgspec.json.encode(after.view(Seat(1))) for after in states}) == 3


def test_only_these_news_reveal_something() -> None:
    # What was hidden from somebody until then; that a player moved is no more than their line says.
    hidden: set[type[News]] = {news.Dealt, news.Drew, news.Displayed}
    hidden |= {news.VotesOpened, news.TellerShown, news.OwnersShown}
    seen: set[type[News]] = {news.Told, news.Gave, news.Voted, news.Scored, news.GameEnded}
    seen |= {news.Reshuffled, news.LastTurnBegan}
    assert {kind for kind in hidden | seen if kind.reveals} == hidden
    assert {*get_args(news.PublicNews), news.PrivateNews} == hidden | seen
