"""What the numbers of Dixit say, worked out by hand."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
from msgspec.structs import replace

from lorelode.core import Seat, View
from lorelode.envs.dixit.clue_slots import CLUE_SLOTS, bag_of_words
from lorelode.envs.games import translate
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Speak, Tell
from lorelode.rules.dixit.state import Player, Private, Public, Turn, Voting

TABLE = translate("dixit", 3)
PUBLIC: Public = replace(
    TABLE.setup.initial_state().public,
    stage=Voting((Seat(2),)),
    teller=Seat(0),
    clue="the moon",
    display=tuple(map(Picture, (5, 1, 84, 2, 3))),
    players=(Player(6, 3), Player(5, 130), Player(5, 0)),
    pile=123,
    turns=(
        Turn(
            teller=Seat(1),
            clue=None,
            display=tuple(map(Picture, (10, 11, 12, 13, 14))),
            owners=(Seat(0), Seat(1), Seat(2), Seat(2), Seat(0)),
            votes=(2, None, 1),
            points=(5, 4, 0),
            gains=((), (), ()),
        ),
    ),
)
PRIVATE = Private(hand=(Picture(7),), given=(Picture(1), Picture(2)), vote=5)


def see_public() -> dict[str, Any]:
    return TABLE.public.split(np.frombuffer(TABLE.observe_public(PUBLIC), np.int8))


def test_the_display_and_the_players_are_shown() -> None:
    seen = see_public()
    assert seen["players"].tolist() == [[6, 3], [5, 127], [5, 0]]
    assert np.argwhere(seen["display"]).tolist() == [[0, 4], [1, 0], [2, 83], [3, 1], [4, 2]]
    assert seen["waiting"].tolist() == [0, 0, 1]
    assert seen["teller"].tolist() == [1, 0, 0]
    assert seen["pile"].tolist() == [1, 23]
    assert np.flatnonzero(seen["used"]).tolist() == [9, 10, 11, 12, 13]


def test_a_clue_is_a_bag_of_its_words() -> None:
    # "the" is a stop word.
    assert np.flatnonzero(see_public()["clue"]).tolist() == [crc32(b"moon") % 64]
    assert bag_of_words("moons", "en") == bag_of_words("the moon", "en")


def test_the_turn_before_is_shown() -> None:
    seen = see_public()
    assert seen["past_clue"].sum() == 0
    assert np.argwhere(seen["past_votes"]).tolist() == [[0, 1], [2, 0]]
    assert np.argwhere(seen["past_owners"]).tolist() == [[0, 0], [1, 1], [2, 2], [3, 2], [4, 0]]
    assert seen["past_points"].tolist() == [5, 4, 0]


def test_the_private_numbers_are_those_of_the_seat() -> None:
    view = View(PUBLIC, Seat(1), PRIVATE)
    seen = TABLE.private.split(np.frombuffer(TABLE.observe_private(view), np.int8))
    assert seen["seat"].tolist() == [0, 1, 0]
    assert np.flatnonzero(seen["hand"]).tolist() == [6]
    assert np.flatnonzero(seen["given"]).tolist() == [0, 1]
    assert np.flatnonzero(seen["vote"]).tolist() == [4]


def test_every_picture_has_its_clue_slots_in_order() -> None:
    tells = [move for move in TABLE.cell_moves if isinstance(move, Tell)]
    assert [tell.card for tell in tells] == [c for c in range(1, 85) for _ in range(CLUE_SLOTS)]
    assert len(set(tells)) == len(tells)


def test_clues_said_aloud_have_actions_where_they_are_allowed() -> None:
    table = translate("dixit", 4, switches={"clues_aloud": "on"})
    assert [m.card for m in table.cell_moves if isinstance(m, Speak)] == list(range(1, 85))
    assert table.choice_count == 6 * (CLUE_SLOTS + 1)
