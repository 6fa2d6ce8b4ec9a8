"""Every taught game is played by the rules, on every branch, and says something at every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Raw

from lorelode import wire
from lorelode.core import Code, Refusal, Seat
from lorelode.core.languages import LANGUAGES
from lorelode.lessons import TaughtGame, read_script, teach
from lorelode.rules import GAMES
from lorelode.wire.lessons import LessonStep
from tests.browser.locale_texts import texts

each_game = pytest.mark.parametrize("name", GAMES)


def walk(taught: TaughtGame, at: int = 0) -> Iterator[list[int]]:
    """Every way from a step to an end of the lesson."""
    step = taught.lesson.steps[at]
    following = [move.next for move in step.moves]
    if step.next is not None:
        following.append(step.next)
    if not following:
        yield [at]
    for number in following:
        for rest in walk(taught, number):
            yield [at, *rest]


def last_play(step: LessonStep) -> Any:
    return step.plays[-1]


@each_game
def test_every_taught_move_is_legal_and_offered(name: str) -> None:
    taught = teach(name)
    seat, game = Seat(taught.lesson.seat), taught.game
    for step, state in zip(taught.lesson.steps, taught.states, strict=True):
        for move in step.moves:
            game.play(state, seat, move.move)
            # One clue stands for all.
            offered = [str(choice).partition("clue=")[0] for choice in last_play(step).choices]
            assert str(move.move).partition("clue=")[0] in offered, step.name


@each_game
def test_only_steps_that_teach_a_move_offer_choices(name: str) -> None:
    for step in teach(name).lesson.steps:
        assert bool(last_play(step).choices) == bool(step.moves), step.name
        assert not any(play.choices for play in step.plays[:-1]), step.name


@each_game
def test_each_move_leads_to_what_the_next_step_shows_first(name: str) -> None:
    taught = teach(name)
    seat, game = Seat(taught.lesson.seat), taught.game
    for step, state in zip(taught.lesson.steps, taught.states, strict=True):
        for move in step.moves:
            after = game.play(state, seat, move.move).view(seat)
            shown: Any = taught.lesson.steps[move.next].plays[0]
            assert (shown.public, shown.private) == (after.public, after.private), step.name


@each_game
def test_a_lesson_ends_in_a_real_choice_on_ways_of_the_same_length(name: str) -> None:
    taught = teach(name)
    ways = list(walk(taught))
    assert {len(way) for way in ways} == {taught.lesson.length}
    assert {number for way in ways for number in way} == set(range(len(taught.lesson.steps)))
    choices = [step.moves for step in taught.lesson.steps if len(step.moves) > 1]
    assert [len(moves) for moves in choices] == [len(ways)]
    ends = {taught.lesson.steps[way[-1]].name for way in ways}
    assert len(ends) == len(ways), "each choice has a closing sentence of its own"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_choice_and_player_has_a_text(name: str, language: str) -> None:
    lesson = teach(name).lesson
    wanted = {f"seat-{seat}" for seat in range(lesson.seats) if seat != lesson.seat} | {"end"}
    for step in lesson.steps:
        wanted |= {step.name, *(f"{step.name}-{move.name}" for move in step.moves if move.name)}
    known = texts(language)
    assert [key for key in sorted(wanted) if not known.get(f"learn-{name}-{key}")] == []


@each_game
def test_the_learner_sees_what_their_seat_sees(name: str) -> None:
    taught = teach(name)
    for step, state in zip(taught.lesson.steps, taught.states, strict=True):
        view = state.view(Seat(taught.lesson.seat))
        assert last_play(step).private == view.private
        assert json.loads(wire.encode(last_play(step)))["game"] == name


def ask(step: str, move: dict[str, object]) -> str:
    taught = teach("saboteur")
    number = [one.name for one in taught.lesson.steps].index(step)
    return taught.find_refusal(number, Raw(json.dumps(move).encode())).clause


def test_a_forbidden_move_is_refused_with_its_clause() -> None:
    assert ask("lay", {"type": "lay", "shape": "NESW", "x": 5, "y": 5}) == "S-3.1"
    assert ask("map", {"type": "lay", "shape": "NS", "x": 4, "y": -1}) == "S-3.5"


@pytest.mark.parametrize(
    ("step", "move"),
    [
        (2, {"type": "lay", "shape": "NESW", "x": 1, "y": 0}),  # legal
        (2, {"type": "fly"}),
        (99, {"type": "lay", "shape": "NESW", "x": 1, "y": 0}),
    ],
)
def test_what_the_rules_do_not_forbid_is_a_bad_request(step: int, move: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        teach("saboteur").find_refusal(step, Raw(json.dumps(move).encode()))
    assert refusal.value.code == Code.BAD_REQUEST


@pytest.mark.parametrize("name", ["chess", "", "../lessons/saboteur"])
def test_a_game_without_a_script_has_no_lesson(name: str) -> None:
    assert read_script("chess") is None
    with pytest.raises(Refusal) as refusal:
        teach(name)
    assert refusal.value.code == Code.NOT_FOUND
