"""A recorded game as every seat saw it: the whole view at first, then what each move changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from lorelode.core import CHANCE, Record, Seat, read_record, replay, show_move
from lorelode.rules import GAMES

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.lorelode"))

_encode = msgspec.json.Encoder(order="deterministic").encode


def playthrough(record: Path) -> str:
    """The text to compare with the golden one."""
    log = read_record(record.read_text(encoding="utf-8"), GAMES)
    return "\n".join(_lines(log)) + "\n"


def golden(record: Path) -> Path:
    """Where the golden text of a record is kept."""
    return record.with_suffix(".views")


def _lines(log: Record) -> Iterator[str]:
    game = GAMES[log.game]
    before: dict[str, dict[str, str]] = {}
    moves: list[tuple[Seat, str] | None] = [None, *log.moves]
    for number, (state, made) in enumerate(zip(replay(game, log), moves, strict=True)):
        if made is not None:
            seat, text = made
            who = "the dealer" if seat == CHANCE else f"seat {seat}"
            yield f"\nMove {number}, by {who}: {text}"
            hidden = show_move(game, seat, game.read(text), None)
            yield f"  shown to the others: {hidden}"
        to_act = ", ".join(str(seat) for seat in sorted(game.to_act(state.public)))
        yield f"  to act: {to_act or 'nobody'}   scores: {game.scores(state)}"
        for seat in sorted(game.to_act(state.public) - {CHANCE}):
            choices = [game.write(move) for move in game.choices(state.view(seat))]
            yield f"  choices of seat {seat}: {'; '.join(choices)}"
        drawers = {"public": state.public}
        drawers |= {f"seat {seat}": private for seat, private in enumerate(state.private)}
        for name, drawer in drawers.items():
            fields = _fields(drawer)
            yield from (
                f"  {name}.{field} = {value}"
                for field, value in fields.items()
                if before.get(name, {}).get(field) != value
            )
            before[name] = fields


def _fields(drawer: Any) -> dict[str, str]:
    return {field: _encode(getattr(drawer, field)).decode() for field in drawer.__struct_fields__}
