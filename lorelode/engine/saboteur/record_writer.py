"""The lines of a record, as the library writes them, for games of the engine."""

from __future__ import annotations

from typing import Final, final

from lorelode.engine.native_types import BytesWriter, i64
from lorelode.engine.saboteur.coding import (
    CELLS,
    GOAL_COUNT,
    KIND_MASK,
    LAY,
    MAX_SEATS,
    WHAT_MASK,
    WHAT_SHIFT,
    WHERE_SHIFT,
)
from lorelode.engine.saboteur.deals import is_gold_shuffled
from lorelode.engine.saboteur.library_moves import to_move
from lorelode.engine.saboteur.library_numbers import SHAPES, place_of
from lorelode.engine.saboteur.position import DECK_SIZE, Position
from lorelode.rules.saboteur.cards import FACES, Card
from lorelode.rules.saboteur.moves import write

_SEAT_TEXTS: Final = [f"{seat} ".encode() for seat in range(MAX_SEATS)]
_LAY_TEXTS: Final = [
    [f"{seat} lay {shape} ".encode() for shape in SHAPES] for seat in range(MAX_SEATS)
]
_ROLE_LETTERS: Final = [b"M", b"S"]
_FACE_WORDS: Final = [face.encode() for face in FACES]
_CARD_WORDS: Final = [f",{card}".encode() for card in Card]
_FIRST_CARD_WORDS: Final = [f" cards={card}".encode() for card in Card]
_NUMBERS: Final = [str(number).encode() for number in range(MAX_SEATS)]

# Texts of which there are many are made when they are first needed.
_CELL_TEXTS: Final[list[bytes]] = [b""] * CELLS
_MOVE_TEXTS: Final[dict[int, bytes]] = {}


@final
class RecordWriter:
    """The moves of a record, line by line, as bytes."""

    def __init__(self) -> None:
        self._lines: BytesWriter = BytesWriter()

    def lines(self) -> bytes:
        """All lines that were written."""
        return self._lines.getvalue()

    def write_move(self, seat: i64, move: i64) -> None:
        """Write a move of a seat."""
        lines = self._lines
        if move & KIND_MASK == LAY:
            # Two parts, because there are too many cards and cells for a text of each pair.
            at: i64 = move >> WHERE_SHIFT
            lines.write(_LAY_TEXTS[seat][move >> WHAT_SHIFT & WHAT_MASK])
            cell = _CELL_TEXTS[at]
            if len(cell) == 0:
                x, y = place_of(at)
                cell = f"{x},{y}\n".encode()
                _CELL_TEXTS[at] = cell
            lines.write(cell)
            return
        lines.write(_SEAT_TEXTS[seat])
        text = _MOVE_TEXTS.get(move)
        if text is None:
            text = f"{write(to_move(move))}\n".encode()
            _MOVE_TEXTS[move] = text
        lines.write(text)

    def write_deal(self, position: Position, names_first: bool) -> None:
        """Write the deal that has just been made."""
        lines = self._lines
        roles, seats, pile = position.roles, position.seats, position.pile
        i: i64
        lines.write(b"* deal roles=")
        for i in range(position.saboteurs + position.miners):
            if i == seats:
                lines.write(b"+")
            lines.write(_ROLE_LETTERS[roles >> i & 1])
        for i in range(GOAL_COUNT):
            lines.write(b"," if i > 0 else b" goals=")
            lines.write(_FACE_WORDS[position.goal_face[i]])
        lines.write(_FIRST_CARD_WORDS[pile[0]])
        for i in range(1, DECK_SIZE):
            lines.write(_CARD_WORDS[pile[i]])
        if is_gold_shuffled(position, position.round - 1):
            top = position.gold_top
            for i in range(top, position.gold_end):
                lines.write(b"," if i > top else b" gold=")
                lines.write(_NUMBERS[position.gold_pile[i]])
        if names_first:
            lines.write(b" first=")
            lines.write(_NUMBERS[position.starter])
        lines.write(b"\n")
