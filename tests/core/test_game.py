"""The drawers of a state, and news."""

import pytest
from msgspec import Struct

from lorelode.core import CHANCE, News, Seat, State, View


class Drawer(Struct, frozen=True):
    holds: str


STATE = State(Drawer("all"), (Drawer("mine"), Drawer("yours")), Drawer("nobody's"))


def test_a_view_is_two_drawers_by_reference() -> None:
    view = STATE.view(Seat(1))
    assert view == View(Drawer("all"), Seat(1), Drawer("yours"))
    assert view.public is STATE.public
    assert view.private is STATE.private[1]


def test_a_spectator_has_the_public_drawer_alone() -> None:
    assert STATE.view(None) == View(Drawer("all"), None, None)


@pytest.mark.parametrize("seat", [CHANCE, 2, -2])
def test_a_seat_that_is_not_at_the_table_has_no_view(seat: int) -> None:
    with pytest.raises(ValueError, match=rf"seat {seat} has no view; seats are 0 to 1"):
        STATE.view(Seat(seat))


def test_news_weigh_one_unless_their_kind_says_otherwise() -> None:
    class Plain(News, frozen=True):
        """Nothing to dwell on."""

    class Weighty(News, frozen=True):
        """Something that everybody looks at."""

        weight = 3

    assert (Plain().weigh(), Weighty().weigh()) == (1, 3)
