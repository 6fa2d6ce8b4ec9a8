"""The games on the wire: one entry a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from lorelode.rules.dixit.moves import Move as DixitMove
from lorelode.rules.saboteur.moves import Move as SaboteurMove
from lorelode.wire.dixit import DixitPlay
from lorelode.wire.saboteur import SaboteurPlay

Play: TypeAlias = SaboteurPlay | DixitPlay


class WireGame(NamedTuple):
    """What a game looks like in messages."""

    play: Callable[..., Struct]
    """A game as one seat or a spectator sees it: its fields are those of `SaboteurPlay`."""
    move: Any
    """The type of a move, as `msgspec` decodes it."""


WIRE_GAMES: Final[dict[str, WireGame]] = {
    "saboteur": WireGame(SaboteurPlay, SaboteurMove),
    "dixit": WireGame(DixitPlay, DixitMove),
}
"""By the game's name."""
