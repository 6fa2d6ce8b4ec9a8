"""Moves that a browser would never send: each is refused in words, and none breaks a table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from lorelode import wire
from lorelode.core import Refusal
from lorelode.rules.dixit import moves as dixit
from lorelode.rules.saboteur import moves as saboteur
from lorelode.tables.commands.dispatch import decide
from lorelode.tables.table import Table
from tests.tables.scripted import Script, settings

WILD = 40
"""How many are tried at each moment of a game."""

VALUES: list[Any] = [
    *(0, 1, 2, 5, 9, -1, -2, 10, 99, 10**6, -(10**6), 2**31, 2**63, -(2**63), 10**300),
    *(0.5, True, False, None, "", "x", "top", "lamp", "NS", "ES", "gold", "a\u0301" * 9),
    *([], [1], [1, 1], [3, 2, 1], [-1], ["M"], ["NS", "map"], [None], [[1]], {}, {"a": 1}),
]
MOVES: dict[str, list[dict[str, Any]]] = {
    name: [
        {"type": kind.__struct_config__.tag, **dict.fromkeys(kind.__struct_fields__, 0)}
        for kind in get_args(moves.Move)
    ]
    for name, moves in (("saboteur", saboteur), ("dixit", dixit))
}


def wild(rng: Random, like: list[dict[str, Any]]) -> dict[str, Any]:
    """A move with one or two of its fields changed for anything, or taken from another kind."""
    move = dict(rng.choice(like))
    for _ in range(rng.randrange(3)):
        field = rng.choice([*move, "clue", "card"])
        move[field] = rng.choice(VALUES)
    return move


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("dixit", {"switches": {"deck_size": "40", "clues_aloud": "on"}}),
        ("saboteur", {"edition": "lv"}),
        ("saboteur", {"edition": "ru"}),
    ],
)
def test_every_malformed_move_is_refused_and_breaks_nothing(
    game: str, rules: dict[str, Any]
) -> None:
    script = Script("ann", settings(game, first=0, **rules))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    rng = Random(game)
    codes: Counter[str] = Counter()
    while not script.match.over:
        if script.match.resting:
            script.rest()
        like = [*MOVES[game]]
        for seat in script.table.owing:
            like += map(msgspec.to_builtins, script.choices(seat)[:20])
        for _ in range(WILD):
            codes[sent(script, rng.choice(("ann", "bob", "cat")), wild(rng, like))] += 1
        # A move of each, so that every kind of moment comes.
        for seat in sorted(script.table.owing):
            if seat in script.table.owing:
                script.move(seat, rng.choice(script.choices(seat)))
    assert codes["done"] > 0
    assert codes["bad-message"] > 0
    assert sum(code[1:2] == "-" for code in codes) > 1  # clauses of the rules


def sent(script: Script, name: str, move: dict[str, Any]) -> str:
    """How a move is answered; the game goes on as if it had not been made."""
    match = script.match
    raw = msgspec.Raw(msgspec.json.encode(move))
    command = wire.Move(id="wild", game=match.number, phase=match.phase, move=raw)
    try:
        decision = decide(script.table, script.context(name, command.id), command)
    except Refusal as refusal:
        wire.encode(wire.Refused.of(command.id, refusal))
        return refusal.code
    assert isinstance(decision.table, Table)
    return "done"
