"""The score track."""

from __future__ import annotations

from lorelode.cli.dixit import drawing
from lorelode.cli.terminal import MIN_COLUMNS


def test_the_score_track_has_room_for_points_beyond_the_target() -> None:
    # Ten points in twenty signs would be two a point: there is never more than one.
    assert drawing.track(["You"], [12], [3], 10, drawing.PLAIN) == ["  You  #########+++  12  +3"]
    (lane,) = drawing.track(["You"], [500], [250], 999, drawing.PLAIN)
    assert lane == f"  You  {'#' * 10}{'+' * 10}{'.' * 20} 500  +250"


def test_the_score_track_without_a_target_has_a_length() -> None:
    assert drawing.track(["You"], [12], [2], None, drawing.PLAIN) == [
        f"  You  {'#' * 10}++{'.' * 18}  12  +2"
    ]


def test_the_score_track_fits_the_narrowest_terminal() -> None:
    lanes = drawing.track(["You", "Seat 1"], [30, 7], [10, 0], 30, drawing.PLAIN, MIN_COLUMNS)
    assert max(map(len, lanes)) == MIN_COLUMNS
