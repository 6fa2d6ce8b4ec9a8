"""Messages as JSON, and back."""

from __future__ import annotations

import msgspec
import pytest

from lorelode import wire
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.moves import Pass
from tests.client.fakes import update

NOT_MESSAGES = ["", "{", "[]", "null", "3", '{"type":"dance"}', b"\xff", "[" * 3000]


@pytest.mark.parametrize("frame", NOT_MESSAGES)
def test_what_is_not_a_message_is_refused(frame: str | bytes) -> None:
    for read in (wire.read_inbound, wire.read_outbound):
        with pytest.raises(wire.BadMessage):
            read(frame)


def test_an_update_is_read_as_it_was_written() -> None:
    written = update(phase=3, choices=True)
    assert wire.read_outbound(wire.encode(written)) == written


def test_a_client_may_not_send_what_a_table_sends() -> None:
    with pytest.raises(wire.BadMessage):
        wire.read_inbound(wire.encode(update()))


@pytest.mark.parametrize("move", ['"pass"', "{}", '{"type":"fly"}', "null"])
def test_what_is_not_a_move_is_refused(move: str) -> None:
    with pytest.raises(wire.BadMessage):
        wire.read_move(SABOTEUR, msgspec.Raw(move.encode()))


def test_a_choice_is_read_back_as_the_same_move() -> None:
    assert wire.encode_choices(SABOTEUR, [Pass()]) == b"[" + wire.encode(Pass()) + b"]"
    assert wire.read_move(SABOTEUR, msgspec.Raw(wire.encode(Pass()))) == Pass()


@pytest.mark.parametrize(
    ("frame", "found"),
    [
        ('{"type":"dance","id":"a1"}', "a1"),
        ('{"type":"dance"}', None),
        ('{"id":3}', None),
        ('{"id":"no spaces"}', None),
        *((frame, None) for frame in NOT_MESSAGES[:3]),
    ],
)
def test_the_id_of_a_bad_frame_is_found(frame: str | bytes, found: str | None) -> None:
    assert wire.read_command_id(frame) == found
