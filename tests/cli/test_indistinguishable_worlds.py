"""Two worlds that are the same to one seat look the same in its terminal, move by move.

The command is run as it is; but what it is handed of a real game are states that only look like the
real ones from where the person sits, with other cards, roles and votes everywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

import click
import pytest
from click.testing import CliRunner

from lorelode.arena import Order, Step, play_out
from lorelode.bots import Bot
from lorelode.cli import app
from lorelode.core import CHANCE, AnyGame, Edition, Seat, State

YOU = Seat(0)
COMMAND = import_module("lorelode.cli.play")
ANSWERS = "1\n2\n3\n4\n\n" * 200
"""Something of it answers every question sooner or later."""

PlayOut = Callable[..., Iterator[Step]]


class Worlds:
    """Plays the real game and hands out another."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.different = 0
        self.moves = 0

    def __call__(
        self,
        game: AnyGame,
        edition: Edition,
        seats: int,
        bots: Sequence[Bot],
        seed: bytes,
        first: Seat | None,
        order: Order,
    ) -> Iterator[Step]:
        def asked(state: State[Any, Any, Any], actors: Sequence[Seat]) -> Seat:
            return order(self.twin(game, state), actors)

        before = game.setup(edition, seats, first)
        for step in play_out(game, edition, seats, bots, seed, first, asked):
            move = self.move(game, before, step)
            yield Step(self.twin(game, step.state), step.mover, move, step.said)
            before = step.state

    def twin(self, game: AnyGame, state: State[Any, Any, Any]) -> State[Any, Any, Any]:
        twin = game.imagine(state.view(YOU), self.rng)
        self.different += twin != state
        return twin

    def move(self, game: AnyGame, before: State[Any, Any, Any], step: Step) -> Any:
        """Another move that reads the same to those who did not make it, where there is one."""
        if step.mover in (CHANCE, YOU):
            return step.move
        line = game.write(step.move, hidden=True)
        like = [
            move
            for move in game.choices(before.view(step.mover))
            if game.write(move, hidden=True) == line and move != step.move
        ]
        self.moves += bool(like)
        return self.rng.choice(like) if like else step.move


def play(game: str, *options: str) -> str:
    result = CliRunner().invoke(app, ["play", game, "--seed", "5", *options], input=ANSWERS)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("saboteur", ["--seats", "4", "--edition", "ru"]),
        ("saboteur", ["--seats", "3", "--edition", "lv", "--words"]),
        ("dixit", ["--seats", "3"]),
        ("dixit", ["--seats", "5", "--words"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "".join(value),
)
def test_what_the_others_hold_does_not_change_what_is_shown(
    game: str, options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = play(game, *options)
    assert len(real.splitlines()) > 300
    worlds = Worlds(0)
    monkeypatch.setattr(COMMAND, "play_out", worlds)
    assert play(game, *options) == real
    assert worlds.different > 30
    assert worlds.moves > 10


def telling(steps: PlayOut) -> PlayOut:
    """The same, but a hand that is not the person's is printed."""

    def told(*arguments: Any) -> Iterator[Step]:
        for step in steps(*arguments):
            click.echo(step.state.private[1].hand)
            yield step

    return told


def test_a_hidden_hand_that_is_shown_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMMAND, "play_out", telling(play_out))
    real = play("dixit")
    assert play("dixit") == real
    monkeypatch.setattr(COMMAND, "play_out", telling(Worlds(0)))
    assert play("dixit") != real
