"""Bots of every level of Saboteur: legal, repeatable, and blind to what is hidden from them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS, Bot, Claim, Explains
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.bots.saboteur.hard import SaboteurHardBot
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.core import CHANCE, Seat, View, show_move
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.editions import EDITIONS, SEATS
from lorelode.testing.random_games import encode
from tests.server.twin_worlds import SETUPS, GameSetup, Pair, make_pair

MAKES: dict[str, Callable[[], Any]] = {
    "easy": SaboteurEasyBot,
    "normal": SaboteurNormalBot,
    "hard": lambda: SaboteurHardBot(rollouts=12),
}
each_level = pytest.mark.parametrize("level", MAKES)


def first_round(edition: str, seats: int, bots: Sequence[Bot], seed: int) -> Iterator[Any]:
    for step in play_out(SABOTEUR, EDITIONS[edition], seats, bots, derive_seed(seed)):
        yield step
        public = step.state.public
        if public.results and SABOTEUR.to_act(public) == {CHANCE}:
            return


def test_every_level_is_registered() -> None:
    assert {"easy", "normal", "hard"} <= set(BOTS["saboteur"])
    for level in MAKES:
        made = BOTS["saboteur"][level].make(None)
        assert type(made) is type(MAKES[level]())
        assert isinstance(made, Explains)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_play_legally_at_any_table(edition: str, seats: int) -> None:
    levels = [*MAKES][(seats + len(edition)) % 3 :] + [*MAKES]
    bots = [MAKES[levels[seat % 3]]() for seat in range(seats)]
    # That each move was legal, the rules have checked.
    *_, last = first_round(edition, seats, bots, seats)
    assert len(last.state.public.results) == 1


def test_bots_of_every_level_play_beside_random_ones() -> None:
    for number, edition in enumerate(EDITIONS):
        random_bot = BOTS["saboteur"]["random"].make(None)
        bots = [random_bot, MAKES["normal"](), random_bot, MAKES["hard"](), MAKES["easy"]()]
        *_, last = first_round(edition, 5, bots, number)
        assert len(last.state.public.results) == 1


@each_level
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    one, other = (
        [step.move for step in first_round("ru", 4, [MAKES[level]() for _ in range(4)], 7)]
        for _ in range(2)
    )
    assert one == other


class Doubting:
    """Asks a bot that remembers and one that was just made, and wants the same answer."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.bot = MAKES[level]()

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        fresh = Random()
        fresh.setstate(rng.getstate())
        move = self.bot.choose(view, lines, rng, claims)
        assert MAKES[self.level]().choose(view, list(lines), fresh, list(claims)) == move
        assert fresh.getstate() == rng.getstate()
        return move


@pytest.mark.parametrize(("level", "edition"), [("normal", "ru"), ("normal", "lv"), ("hard", "he")])
def test_a_bot_without_memory_plays_the_same(level: str, edition: str) -> None:
    # One bot in all seats, and so also with the lines of others to mix up.
    bot = Doubting(level)
    for _ in first_round(edition, 4, [bot] * 4, 3):
        pass


def decisions(found: Pair, which: int, bot: Any) -> list[bytes]:
    """What the bot does each time that the viewer is to act."""
    world, seat = found.worlds[which], found.viewer
    assert seat is not None
    lines = [show_move(SABOTEUR, mover, move, seat) for mover, move in world.moves]
    answers = []
    for at in [*found.live, len(world.moves)]:
        state = world.states[at]
        if seat in SABOTEUR.to_act(state.public):
            view = state.view(seat)
            answers.append(encode(bot.choose(view, lines[:at], Random(at))))
            answers.append(encode(bot.explain(view, lines[:at], Random(at))))
    return answers


@pytest.mark.parametrize("place", SETUPS["saboteur"][:4], ids=str)
def test_no_level_depends_on_what_its_seat_cannot_see(place: GameSetup) -> None:
    asked = 0
    for seat in (Seat(0), Seat(place.seats - 1)):
        found = make_pair(place, 1, seat)
        assert all(found.differences())
        for make in MAKES.values():
            one, other = decisions(found, 0, make()), decisions(found, 1, make())
            assert one == other
            asked += len(one)
    assert asked


def test_hard_keeps_to_its_number_of_rollouts_and_to_its_time() -> None:
    state = next(
        iter(play_out(SABOTEUR, EDITIONS["lv"], 5, [SaboteurEasyBot()] * 5, derive_seed(5)))
    ).state
    (seat,) = SABOTEUR.to_act(state.public)
    looks: list[float] = []

    def clock() -> float:
        """Every look takes 20 ms."""
        looks.append(0.02 * len(looks))
        return looks[-1]

    SaboteurHardBot(seconds=0.5, clock=clock).choose(state.view(seat), [], Random(1))
    # It reads the clock before every rollout of all candidates, and stops after half a second.
    assert looks[-2] < 0.5 <= looks[-1]
    looks.clear()
    SaboteurHardBot(rollouts=30, clock=clock).choose(state.view(seat), [], Random(1))
    assert len(looks) <= 1


def test_hard_takes_less_than_40_ms_of_the_processor_at_a_table() -> None:
    spent: list[float] = []

    class Timed(SaboteurHardBot):
        def choose(self, *question: Any) -> Any:
            begun = time.thread_time()
            move = super().choose(*question)
            spent.append(time.thread_time() - begun)
            return move

    # With ten seats it has the most to think about besides its rollouts.
    for _ in islice(first_round("lv", 10, [Timed() for _ in range(10)], 3), 60):
        pass
    assert sorted(spent)[int(0.95 * len(spent))] < 0.04


@each_level
def test_explain_gives_the_move_that_choose_plays(level: str) -> None:
    thought_of = 0
    bots = [MAKES["normal"]() for _ in range(4)]
    lines: list[str] = []
    for step in first_round("lv", 4, bots, 11):
        actors = SABOTEUR.to_act(step.state.public)
        lines.append(show_move(SABOTEUR, step.mover, step.move, None))
        if len(lines) > 20 or CHANCE in actors:
            break
        (seat,) = actors
        bot, view = MAKES[level](), step.state.view(seat)
        told = bot.explain(view, lines, Random(2))
        move = bot.choose(view, lines, Random(2))
        assert (told.seat, told.move) == (seat, SABOTEUR.write(move))
        assert told.text().startswith(f"{told.move}: ")
        assert "\n" not in told.text()
        # What it thought of besides are other legal moves, and no mere passes.
        legal = {SABOTEUR.write(choice) for choice in SABOTEUR.choices(view)}
        assert set(told.others) <= legal - {told.move}
        assert len(set(told.others)) == len(told.others) <= 2
        assert not any(other.startswith("pass") for other in told.others)
        thought_of += len(told.others)
        if level == "easy":
            assert not told.beliefs
        else:
            suspicion, treasure = told.beliefs
            assert len(suspicion.seats) == 4
            assert sum(treasure.options.values()) == pytest.approx(1)
    assert (thought_of > 0) is (level != "easy")
