"""What the wire tells of Saboteur besides the drawers."""

from __future__ import annotations

from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Shape
from lorelode.rules.saboteur.state import Tile
from lorelode.wire.saboteur import derive


def test_a_tunnel_behind_a_rockfall_is_cut_off_and_a_dead_end_before_it_is_not() -> None:
    public = SABOTEUR.setup(SABOTEUR.editions["lv"], 3, Seat(0)).public
    mine = public.mine
    laid = (Shape.NESW, 1, 0), (Shape("EW"), 2, 0), (Shape("NESW"), 3, 0), (Shape("N+S"), 1, 1)
    for shape, x, y in laid:
        mine = mine.lay(Tile(shape, x, y))
    assert derive(replace(public, mine=mine)) == {"cut_off": []}
    fell = mine.remove(Tile(Shape("EW"), 2, 0))
    assert derive(replace(public, mine=fell)) == {"cut_off": [(3, 0)]}
