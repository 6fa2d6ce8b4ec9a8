"""What bots of Saboteur say."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.arena import derive_seed, play_out
from lorelode.arena.saboteur.game import is_true
from lorelode.bots import BOTS
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.bots.saboteur.hard import SaboteurHardBot
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.bots.talk import QUIET_LAPS, QUIET_LINES, Claim
from lorelode.core import Seat
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Face, Role
from lorelode.rules.saboteur.state import SaboteurState
from lorelode.wire import find_phrase
from tests.rules.saboteur.table import LV, table

SEEN = (Face.STONE_ES, None, None), (Face.TREASURE, None, None)


def peeking(role: str, peeked: tuple[Face | None, ...]) -> SaboteurState:
    """A position in which seat 0 has this role and has just looked at the top goal."""
    goals = "ES gold SW" if peeked[0] is not Face.TREASURE else "gold ES SW"
    state = table(roles=f"{role}MMMS", goals=goals, turn=1)
    private = replace(state.private[0], peeked=peeked)
    return replace(state, private=replace_item(state.private, 0, private))


def speak(bot: Any, state: SaboteurState, *lines: str, claims: Any = (), seed: int = 1) -> Any:
    return bot.speak(state.view(Seat(0)), ["* deal ?", *lines], Random(seed), claims)


@pytest.mark.parametrize("bot", [SaboteurNormalBot(), SaboteurHardBot(rollouts=4)])
@pytest.mark.parametrize("peeked", SEEN)
def test_a_miner_says_what_it_saw(bot: Any, peeked: tuple[Face | None, ...]) -> None:
    said = speak(bot, peeking("M", peeked), "0 map top")
    assert said == Claim(0, "gold" if peeked[0] is Face.TREASURE else "stone", "top", lines=2)


def test_it_says_so_once() -> None:
    state = peeking("M", SEEN[0])
    said = speak(SaboteurNormalBot(), state, "0 map top")
    assert speak(SaboteurNormalBot(), state, "0 map top", "1 pass ?", claims=[said]) is None


def test_a_look_is_followed_by_silence_as_often_on_both_sides() -> None:
    """Otherwise those who keep silent after a look would be known."""
    bot, many = SaboteurNormalBot(), 300
    silent = {
        role: sum(
            speak(bot, peeking(role, SEEN[0]), "0 map top", seed=seed) is None
            for seed in range(many)
        )
        for role in "MS"
    }
    assert all(0.2 * many < count < 0.4 * many for count in silent.values()), silent


@pytest.mark.parametrize("peeked", SEEN)
def test_a_saboteur_lies_or_admits_or_is_silent(peeked: tuple[Face | None, ...]) -> None:
    state, bot = peeking("S", peeked), SaboteurNormalBot()
    words = Counter(
        said and said.phrase
        for seed in range(300)
        for said in [speak(bot, state, "0 map top", seed=seed)]
    )
    truth, lie = ("gold", "stone") if peeked[0] is Face.TREASURE else ("stone", "gold")
    assert set(words) == {truth, lie, None}
    assert words[lie] > words[truth] > 20
    assert words[None] > 20


def test_a_saboteur_does_not_contradict_itself() -> None:
    state, bot = peeking("S", SEEN[0]), SaboteurNormalBot()
    for phrase in ("gold", "stone"):
        said = [Claim(0, phrase, "top", 2)]
        for seed in range(60):
            words = speak(bot, state, "0 map top", "1 pass ?", claims=said, seed=seed)
            assert words is None or words.phrase not in ("gold", "stone")


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_has_manners(level: str) -> None:
    bot = BOTS["saboteur"][level].make(None)
    mended = table(roles="MMMMS", turn=2)
    thanks = {speak(bot, mended, "1 repair lamp 0 +lamp", seed=seed) for seed in range(20)}
    assert thanks >= {Claim(0, "thanks", 1, 2), None}
    broken = table(roles="MMMMS", turn=2, broken={0: "lamp"})
    helped = {speak(bot, broken, "1 break lamp 0", seed=seed) for seed in range(20)}
    assert helped >= {Claim(0, "help", "lamp", 2), None}
    others = {speak(bot, mended, "1 repair lamp 3 +lamp", seed=seed) for seed in range(20)}
    assert not {said.phrase for said in others if said} & {"thanks", "help"}


def test_an_easy_bot_has_nothing_else_to_say() -> None:
    bot = SaboteurEasyBot()
    for seed in range(20):
        assert speak(bot, peeking("M", SEEN[1]), "0 map top", seed=seed) is None


def test_a_miner_accuses_whom_it_suspects() -> None:
    state = table(mine="@ EW E+W", roles="MSMMM", turn=2)
    lines = ("0 lay EW 1,0", "1 lay E+W 2,0")
    words = {speak(SaboteurNormalBot(), state, *lines, seed=seed) for seed in range(20)}
    assert words == {Claim(0, "suspect", 1, 3), None}


@pytest.mark.parametrize("role", ["M", "S"])
def test_whose_tool_was_broken_may_say_that_they_are_a_miner(role: str) -> None:
    """Else nearly all who say so would be saboteurs: they are suspected far more often."""
    broken = table(roles=f"{role}MMMS", turn=2, broken={0: "lamp"})
    words = {
        said and said.phrase
        for seed in range(40)
        for said in [speak(SaboteurNormalBot(), broken, "1 break lamp 0", seed=seed)]
    }
    assert words >= {"help", "miner", None}


@pytest.fixture(scope="module")
def conversations() -> list[tuple[int, list[tuple[Claim, SaboteurState]]]]:
    """What was said in whole games, by the number of seats."""
    found = []
    for seats in (3, 5, 10):
        for number in range(3):
            bots = [SaboteurNormalBot() for _ in range(seats)]
            steps = play_out(SABOTEUR, LV, seats, bots, derive_seed(9, number))
            said = [(step.said, step.state) for step in steps if step.said is not None]
            found.append((seats, said))
    return found


def test_bots_are_calm(
    conversations: list[tuple[int, list[tuple[Claim, SaboteurState]]]],
) -> None:
    for seats, said in conversations:
        assert said, "and not mute"
        lines = [claim.lines for claim, _ in said]
        gaps = [after - before for before, after in pairwise(lines)]
        assert min(gaps) >= max(QUIET_LINES, seats // 2)
        for seat in range(seats):
            own = [claim.lines for claim, _ in said if claim.speaker == seat]
            gaps = [after - before for before, after in pairwise(own)]
            assert not gaps or min(gaps) >= QUIET_LAPS * seats


def test_all_that_bots_say_can_be_said_at_a_table(
    conversations: list[tuple[int, list[tuple[Claim, SaboteurState]]]],
) -> None:
    for _, said in conversations:
        for claim, _ in said:
            phrase = find_phrase("saboteur", claim.phrase)
            assert phrase is not None
            assert len(phrase.blanks) == (claim.about is not None)
            assert claim.about != claim.speaker


def test_miners_say_the_truth_about_goals_and_saboteurs_do_not_always(
    conversations: list[tuple[int, list[tuple[Claim, SaboteurState]]]],
) -> None:
    told = [
        (state.private[claim.speaker].role, is_true(claim, state))
        for _, said in conversations
        for claim, state in said
        if claim.phrase in ("gold", "stone")
    ]
    assert {so for role, so in told if role is Role.MINER} == {True}
    assert False in {so for role, so in told if role is Role.SABOTEUR}
