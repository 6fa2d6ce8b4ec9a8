"""The games on the wire: one entry a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec import Struct, defstruct

from lorelode.core import Seat
from lorelode.rules.dixit.moves import Move as DixitMove
from lorelode.rules.saboteur.moves import Move as SaboteurMove
from lorelode.wire.dixit import DixitPlay
from lorelode.wire.play import Play
from lorelode.wire.saboteur import SaboteurPlay


class WireGame(NamedTuple):
    """What a game looks like in messages."""

    play: type[Struct]
    """A struct with the fields of `Play` and the game's name as its tag, a subclass of both."""
    move: Any
    """The type of a move, as `msgspec` decodes it."""
    in_notation: bool = False
    """Whether moves are texts in the game's notation instead of structs."""


WIRE_GAMES: Final[dict[str, WireGame]] = {
    "saboteur": WireGame(SaboteurPlay, SaboteurMove),
    "dixit": WireGame(DixitPlay, DixitMove),
}
"""By the game's name. A game without an entry has its moves in notation."""


def find_wire_game(name: str) -> WireGame:
    """The entry of a game, or what a game without an entry looks like."""
    return WIRE_GAMES.get(name) or _plain_game(name)


@lru_cache
def _plain_game(name: str) -> WireGame:
    fields = [
        ("phase", int),
        ("to_act", tuple[Seat, ...]),
        ("public", Any),
        ("private", Any),
        ("choices", tuple[str, ...]),
        ("line_news", Any),
    ]
    bases = (Struct, Play)
    play = defstruct("PlainPlay", fields, bases=bases, tag_field="game", tag=name, frozen=True)
    return WireGame(play, str, in_notation=True)
