"""Taught games: the rules play a script, and the page draws what the learner's seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from msgspec import Raw
from msgspec.structs import replace

from lorelode import wire
from lorelode.core import AnyGame, IllegalMove, Seat, State, move_line, read_record
from lorelode.core import replay as replay_record
from lorelode.core.refusal import Code, Refusal
from lorelode.decks import built_in
from lorelode.lessons.script import Script, ScriptStep, read_script
from lorelode.rules import GAMES
from lorelode.wire.decks import Picture
from lorelode.wire.lessons import Lesson, LessonMove, LessonStep

AnyState: TypeAlias = State[Any, Any, Any]


class TaughtGame(NamedTuple):
    """A taught game, with the states that its steps end in."""

    game: AnyGame
    lesson: Lesson
    encoded: bytes
    """The lesson as JSON."""
    states: tuple[AnyState, ...]
    """The state in which each step leaves the learner."""

    def find_refusal(self, step: int, move: Raw) -> IllegalMove:
        """Why the rules forbid the learner a move at a step; `Refusal` if they do not."""
        if not 0 <= step < len(self.states):
            raise Refusal(Code.BAD_REQUEST)
        try:
            attempt = wire.read_move(self.game, move)
            self.game.play(self.states[step], Seat(self.lesson.seat), attempt)
        except IllegalMove as forbidden:
            return forbidden
        except wire.BadMessage:
            pass
        raise Refusal(Code.BAD_REQUEST)


@cache
def teach(name: str) -> TaughtGame:
    """The taught game of a game; `Refusal` if it has none. It is worked out once."""
    game = GAMES.get(name)
    script = read_script(name) if game is not None else None
    if game is None or script is None:
        raise Refusal(Code.NOT_FOUND)
    return _teach(game, script)


class _Walked(NamedTuple):
    """A step with the states that lead to it; the learner is left in the last one."""

    step: ScriptStep
    states: tuple[AnyState, ...]


def _teach(game: AnyGame, script: Script) -> TaughtGame:
    """Play a script by the rules."""
    record = read_record(script.record, {game.name: game})
    walked = _walk(game, script, script.steps)
    choices: list[LessonMove] = []
    for branch in script.branches:
        choices.append(LessonMove(branch.name, _write_move(game, branch.move), len(walked)))
        fork = replace(script.steps[-1], move=branch.move)
        path = _walk(game, script, (*script.steps[:-1], fork, *branch.steps))
        walked += path[len(script.steps) :]
    fork_number = len(script.steps) - 1
    last = {fork_number, *(choice.next - 1 for choice in choices[1:]), len(walked) - 1}
    steps: list[LessonStep] = []
    for number, (step, states) in enumerate(walked):
        following = number + 1
        moves = [LessonMove("", _write_move(game, step.move), following)] if step.move else []
        if number == fork_number:
            moves = choices
        *before, here = states
        plays = [_show(game, state, script.seat) for state in before]
        plays.append(_show(game, here, script.seat, may_move=bool(moves)))
        next_step = None if moves or number in last else following
        steps.append(LessonStep(step.name, tuple(plays), tuple(moves), next_step))
    cards = {card.id: card for card in built_in().cards}
    lesson = Lesson(
        game=game.name,
        seat=script.seat,
        seats=record.seats,
        length=len(script.steps) + max(len(branch.steps) for branch in script.branches),
        deck=tuple(Picture.of(cards[picture], over=False) for picture in record.deck),
        steps=tuple(steps),
    )
    states = tuple(states[-1] for _, states in walked)
    return TaughtGame(game, lesson, wire.encode(lesson), states)


def _walk(game: AnyGame, script: Script, steps: Sequence[ScriptStep]) -> list[_Walked]:
    """The steps of one way through a script, each with the states that lead to it."""
    lines: list[str] = []
    ends: list[int] = []
    for step in steps:
        lines += step.lines
        ends.append(len(lines))
        if step.move is not None:
            lines.append(move_line(Seat(script.seat), step.move))
    text = "\n".join([script.record.strip(), *lines])
    states = list(replay_record(game, read_record(text, {game.name: game})))
    start = len(states) - 1 - len(lines)
    walked: list[_Walked] = []
    shown = start - 1
    for step, end in zip(steps, ends, strict=True):
        # A step without moves before it shows again where the learner is.
        first = min(shown + 1, start + end)
        walked.append(_Walked(step, tuple(states[first : start + end + 1])))
        shown = start + end
    return walked


def _show(game: AnyGame, state: AnyState, seat: int, *, may_move: bool = False) -> object:
    """The `play` of a state as the learner sees it, with the choices if there is one to make."""
    view = state.view(Seat(seat))
    entry = wire.find_wire_game(game.name)
    choices = game.choices(view) if may_move else ()
    return entry.play(
        phase=game.phase(view.public),
        to_act=tuple(sorted(game.to_act(view.public))),
        public=view.public,
        private=view.private,
        choices=tuple(map(game.write, choices) if entry.in_notation else choices),
        line_news=(),
        **entry.derive(view.public),
    )


def _write_move(game: AnyGame, move: str) -> object:
    """A move in notation, as the choices have it."""
    return move if wire.find_wire_game(game.name).in_notation else game.read(move)
