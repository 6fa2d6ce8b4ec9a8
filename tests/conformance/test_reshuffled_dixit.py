"""The laws for Dixit with used pictures shuffled in, which random mixes seldom reach."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from lorelode.rules.dixit import Dixit
from lorelode.rules.dixit.editions import FA, DixitEdition
from lorelode.testing import Conformance

# With three players 9 of 19 pictures are dealt and 5 used in a turn, with six 12 and 6: there is a
# reshuffle in most turns.
SMALL: Final = replace(
    FA,
    name="small",
    hand_size=2,
    hand_size_for_three=3,
    deck_size=19,
    winning_points=None,
    clues_each=2,
    used_pictures_reshuffled=True,
)


class ReshuffledDixit(Dixit):
    """Dixit with a small deck as its only preset."""

    editions: Mapping[str, DixitEdition] = MappingProxyType({SMALL.name: SMALL})
    seats = range(3, 7, 3)


class TestReshuffledDixit(Conformance):
    game = ReshuffledDixit()
