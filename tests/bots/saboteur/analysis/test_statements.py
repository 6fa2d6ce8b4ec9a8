"""What bots make of claims: what counts as a statement, and what it says."""

from __future__ import annotations

from random import Random

import pytest

from lorelode.bots.saboteur.analysis.beliefs import Beliefs, infer_beliefs
from lorelode.bots.saboteur.analysis.history import HistoryCache
from lorelode.bots.saboteur.analysis.statements import Statement
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.bots.talk import Claim
from lorelode.core import Seat
from lorelode.rules.saboteur.state import SaboteurState
from tests.rules.saboteur.table import RU, play, table

LOOKS = ("0 map top", "1 map top", "2 pass ?")
EARLIER = ["* deal ?", "0 pass ?", "1 pass ?"]
"""The lines of another round, before the one that counts."""


def statements(state: SaboteurState, lines: tuple[str, ...], *claims: Claim) -> list[Statement]:
    every = [*EARLIER, "* deal ?", *lines]
    return list(HistoryCache().current(state.public, every, claims).statements)


def claim(speaker: int, phrase: str, about: int | str | None = None, after: int = 3) -> Claim:
    """A claim after so many moves of the round."""
    return Claim(speaker, phrase, about, len(EARLIER) + 1 + after)


def beliefs(state: SaboteurState, seat: int, *claims: Claim) -> Beliefs:
    every = [*EARLIER, "* deal ?", *LOOKS]
    view = state.view(Seat(seat))
    return infer_beliefs(view, HistoryCache().current(view.public, every, claims))


FIVE = table(roles="MMMSM", turn=3)


def test_who_looked_at_a_goal_before_is_informed() -> None:
    said = [claim(0, "gold", "top"), claim(1, "gold", "top", after=1), claim(2, "stone", "bottom")]
    assert statements(FIVE, LOOKS, *said) == [
        Statement(0, "gold", 0, informed=True),
        Statement(1, "gold", 0),
        Statement(2, "stone", 2),
    ]


def test_who_has_seen_both_others_is_informed_too() -> None:
    lines = ("0 map top", "1 pass ?", "2 pass ?", "3 pass ?", "4 pass ?", "0 map bottom")
    assert statements(FIVE, lines, claim(0, "gold", "middle", after=6)) == [
        Statement(0, "gold", 1, informed=True)
    ]


def test_the_last_word_counts_and_counts_once() -> None:
    said = [
        claim(0, "gold", "top"),
        claim(0, "suspect", 3),
        claim(0, "gold", "top"),
        claim(0, "stone", "top"),
        claim(0, "trust", 3),
        claim(0, "suspect", 2),
    ]
    assert statements(FIVE, LOOKS, *said) == [
        Statement(0, "stone", 0, informed=True),
        Statement(0, "trust", 3),
        Statement(0, "suspect", 2),
    ]


def test_what_was_said_in_another_round_does_not_count() -> None:
    assert not statements(FIVE, LOOKS, Claim(0, "gold", "top", len(EARLIER)))
    assert statements(FIVE, LOOKS, Claim(0, "gold", "top", len(EARLIER) + 1))


def test_a_goal_that_lies_open_is_not_spoken_of() -> None:
    state = table(RU, mine="@ EW*6", hands="EW NS|NS|NS", goals="ES SW gold")
    state = play(state, "lay EW 7,0")
    lines = tuple(f"0 lay EW {x},0" for x in range(1, 8))
    before, after = claim(1, "stone", "middle", after=6), claim(2, "stone", "middle", after=7)
    assert [one.speaker for one in statements(state, lines, before, after)] == [1]


def test_nonsense_is_passed_over() -> None:
    nonsense = [
        claim(speaker, phrase, about, after)
        for speaker in (-1, 0, 9)
        for phrase in ("gold", "suspect", "trust", "nothing", "")
        for about in ("left", "", -1, 0, 99, None)
        for after in (-99, -4, 0, 2, 99)
    ]
    told = statements(FIVE, LOOKS, *nonsense)
    assert {(one.speaker, one.phrase, one.about) for one in told} == set()
    view = FIVE.view(Seat(3))
    every = [*EARLIER, "* deal ?", *LOOKS]
    bot = SaboteurNormalBot()
    assert bot.choose(view, every, Random(1), nonsense) == bot.choose(view, every, Random(1))


def test_the_word_of_somebody_who_looked_makes_a_goal_likelier() -> None:
    assert beliefs(FIVE, 2).goals == pytest.approx((1 / 3,) * 3)
    told = beliefs(FIVE, 2, claim(0, "gold", "top")).goals
    assert told[0] > 0.6 > 0.2 > told[1] == pytest.approx(told[2])
    denied = beliefs(FIVE, 2, claim(0, "stone", "top")).goals
    assert denied[0] < 0.2 < denied[1] == pytest.approx(denied[2])
    both = beliefs(FIVE, 2, claim(0, "gold", "top"), claim(1, "gold", "top")).goals
    assert both[0] > told[0]


def test_the_word_of_somebody_who_did_not_look_says_nothing() -> None:
    assert beliefs(FIVE, 2, claim(4, "gold", "top")) == beliefs(FIVE, 2)


def test_who_contradicts_what_a_seat_knows_is_suspected() -> None:
    state = table(hands="map NE|NE|NE|NE|NE", roles="MMMSM", goals="ES gold SW", turn=2)
    state = play(state, "map top")
    silent = beliefs(state, 2)
    liar = beliefs(state, 2, claim(0, "gold", "top"))
    honest = beliefs(state, 2, claim(0, "stone", "top"))
    assert liar.suspicion[0] > 0.6 > silent.suspicion[0] > honest.suspicion[0]
    assert liar.goals == silent.goals


def test_of_two_who_contradict_each_other_one_lies() -> None:
    def neither(known: Beliefs) -> float:
        pairs = zip(known.sets, known.chances, strict=True)
        return sum(chance for members, chance in pairs if not {0, 1} & set(members))

    told = beliefs(FIVE, 2, claim(0, "gold", "top"), claim(1, "stone", "top"))
    agreed = beliefs(FIVE, 2, claim(0, "gold", "top"), claim(1, "gold", "top"))
    assert neither(told) < 0.1 < neither(beliefs(FIVE, 2)) < neither(agreed)
    # There are two stones and one treasure, so it is rather the one who says gold.
    assert told.suspicion[0] > told.suspicion[1]


def test_the_trust_in_a_speaker_decides_how_much_their_word_counts() -> None:
    lines = [*EARLIER, "* deal ?", "0 map top", "1 map top", "2 lay EW 1,0", "0 lay E+W 2,0"]
    state = table(mine="@ EW E+W", roles="SMMMM", turn=3)

    def goals(speaker: int) -> tuple[float, ...]:
        said = [Claim(speaker, "gold", "top", len(lines))]
        return infer_beliefs(
            state.view(Seat(4)), HistoryCache().current(state.public, lines, said)
        ).goals

    assert goals(1)[0] > 0.6 > goals(0)[0]


@pytest.mark.parametrize(("phrase", "about"), [("gold", "bottom"), ("suspect", 1), ("trust", 1)])
def test_what_a_seat_says_itself_does_not_convince_it(phrase: str, about: int | str) -> None:
    assert beliefs(FIVE, 0, claim(0, phrase, about)) == beliefs(FIVE, 0)
    assert beliefs(FIVE, 2, claim(0, phrase, about)) != beliefs(FIVE, 2) or phrase == "gold"


def test_nobody_is_proven_innocent_by_their_own_word() -> None:
    assert beliefs(FIVE, 2, claim(3, "miner")) == beliefs(FIVE, 2)
