"""Faces: everybody at a table has one of their own, keeps it, and may change it for a free one."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.core import Refusal, Seat
from lorelode.core.faces import FACES, Face
from lorelode.tables.fold import fold
from lorelode.tables.table import Table
from tests.tables.scripted import CODE, Script, settings


def seated(seats: int = 10) -> Script:
    """A table with Hal as its host, who watches, and three players."""
    script = Script("hal", settings("saboteur", seats=seats))
    script.sit("ann", "bob", "cat")
    return script


def faces(table: Table) -> list[Face | None]:
    return [sitter.face if sitter else None for sitter in table.seats]


def free_face(script: Script) -> Face:
    return next(face for face in FACES if face not in faces(script.table))


def test_everybody_at_the_largest_table_has_a_face_of_their_own() -> None:
    script = seated()
    script.ask("hal", wire.AddBot, level="easy")
    assert None not in faces(script.table)
    assert len(set(faces(script.table))) == 10


def test_a_log_gives_everybody_the_same_face_again_and_another_table_gives_others() -> None:
    script = seated()
    script.ask("hal", wire.AddBot, level="easy")
    script.ask("bob", wire.PickFace, face=free_face(script))
    assert faces(fold(CODE, script.entries)) == faces(script.table)
    others = [faces(fold(f"K7QM2X0{number}", script.entries[:-1])) for number in range(2, 10)]
    assert len({one[0] for one in others}) > 1
    assert len({one[9] for one in others}) > 1


def test_a_player_who_changes_seat_name_or_device_keeps_their_face() -> None:
    script = seated()
    (face, *_) = faces(script.table)
    script.ask("ann", wire.Sit, seat=Seat(5), name="Anna")
    assert faces(script.table)[5] == face
    script.ask("ann", wire.Sit, seat=Seat(5), name="Annie")
    script.ask("hal", wire.SwapSeats, one=Seat(5), other=Seat(1))
    assert faces(script.table)[1] == face
    secret = script.ask("ann", wire.OfferSeat).secret
    # A new face does not end the offer.
    script.ask("ann", wire.PickFace, face=(new := free_face(script)))
    script.ask("eve", wire.ClaimSeat, secret=secret)
    assert faces(script.table)[1] == new


def test_a_bot_keeps_its_name_at_another_seat_and_while_others_come_and_go() -> None:
    script = seated(4)
    script.ask("hal", wire.AddBot, level="hard")
    bot = faces(script.table)[3]
    script.ask("hal", wire.SwapSeats, one=Seat(3), other=Seat(0))
    script.ask("bob", wire.Stand)
    script.ask("hal", wire.AddBot, level="easy")
    assert faces(script.table)[0] == bot
    assert faces(script.table)[1] != bot


@pytest.mark.parametrize("running", [False, True])
def test_a_face_that_somebody_has_is_refused(running: bool) -> None:
    script = seated(4)
    script.ask("hal", wire.AddBot, level="easy")
    if running:
        script.ask("hal", wire.Start)
    ann, bob, cat, bot = faces(script.table)
    for taken in (bob, cat, bot):
        with pytest.raises(Refusal, match="has this face"):
            script.ask("ann", wire.PickFace, face=taken)
    entries = len(script.entries)
    script.ask("ann", wire.PickFace, face=ann)
    assert len(script.entries) == entries  # nothing has changed, so nothing is kept
    script.ask("ann", wire.PickFace, face=free_face(script))
    # What nobody has any more is free for others.
    script.ask("bob", wire.PickFace, face=ann)
    assert faces(script.table)[1] == ann
