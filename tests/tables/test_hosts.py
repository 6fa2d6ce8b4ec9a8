"""The founder of a table, and the hosts who act for them."""

from __future__ import annotations

from math import inf

import pytest

from lorelode import wire
from lorelode.core import Code, Refusal, Seat
from lorelode.tables.decision import table_stamp
from lorelode.tables.fold import fold
from lorelode.tables.hosts import (
    FOUNDER_SECONDS,
    founder_is_back,
    founder_time_ends,
    replace_founder,
    replace_host,
)
from lorelode.tables.log import decode_entries, encode_entries
from lorelode.tables.spectators import spectator_id
from tests.tables.scripted import CODE, Script, person, settings

ANN, BOB, CAT = map(Seat, range(3))


def table_of_three() -> Script:
    script = Script("ann", settings("saboteur"))
    script.sit("ann", "bob", "cat")
    return script


def pass_to(script: Script, name: str) -> None:
    """Let somebody become host because the host is away, as `due_changes` does."""
    script.take(replace_host(script.table, person(name), table_stamp(script.now)))


def give_table_to_host(script: Script) -> None:
    """Make the acting host the founder, as `due_changes` does when the founder stays away."""
    script.take(replace_founder(script.table, table_stamp(script.now)))


def is_back(script: Script, *here: str) -> bool:
    """Whether the founder is host again; the answer must survive a restart."""
    told = fold(CODE, decode_entries(encode_entries(script.entries)))
    assert told == script.table
    return founder_is_back(told, {person(name) for name in here})


def test_a_founder_who_comes_back_within_the_evening_is_host_again() -> None:
    script = table_of_three()
    assert not is_back(script, "ann", "bob")  # the founder is host
    pass_to(script, "bob")
    assert not is_back(script, "bob", "cat")
    assert is_back(script, "ann", "bob")
    pass_to(script, "ann")
    assert script.table.host == person("ann")
    assert not script.table.has_acting_host


def test_the_evening_begins_when_the_founder_left_and_not_with_each_acting_host() -> None:
    script = table_of_three()
    ann, gone = person("ann"), 10.0
    assert founder_time_ends(script.table, {ann: gone}) == inf  # the founder is host
    for name in ("bob", "cat"):
        pass_to(script, name)
        assert founder_time_ends(script.table, {ann: gone}) == gone + FOUNDER_SECONDS
    script.ask("cat", wire.Promote, seat=BOB)  # an acting host hands on what is not theirs
    assert script.table.founder == ann
    assert is_back(script, "ann")
    assert founder_time_ends(script.table, {ann: gone}) == gone + FOUNDER_SECONDS
    assert founder_time_ends(script.table, {}) == inf  # the founder is here


def test_an_acting_host_cannot_remove_the_founder() -> None:
    script = table_of_three()
    pass_to(script, "bob")
    with pytest.raises(Refusal) as refused:
        script.ask("bob", wire.Remove, seat=ANN)
    assert refused.value.code == Code.FOUNDER_CANNOT_BE_REMOVED
    script.ask("bob", wire.Remove, seat=CAT)
    assert is_back(script, "ann")


def test_an_acting_host_cannot_remove_a_founder_who_stood_up_during_a_game() -> None:
    script = table_of_three()
    script.ask("ann", wire.Start)
    script.ask("ann", wire.Stand)
    pass_to(script, "bob")
    with pytest.raises(Refusal, match="founder-cannot-be-removed"):
        script.ask("bob", wire.Remove, seat=ANN)


def test_whom_an_acting_host_removed_may_come_back_when_the_founder_is_host() -> None:
    script = table_of_three()
    for name in ("eve", "fay"):
        script.ask(name, wire.Say, text="Hello")
    script.ask("ann", wire.RemoveSpectator, spectator=spectator_id(CODE, person("fay")))
    pass_to(script, "bob")
    script.ask("bob", wire.Remove, seat=CAT)
    script.ask("bob", wire.RemoveSpectator, spectator=spectator_id(CODE, person("eve")))
    assert script.table.removed == {person(name) for name in ("cat", "eve", "fay")}
    script.ask("ann", wire.RequestHost)
    assert script.table.removed == {person("fay")}
    script.ask("cat", wire.Sit, seat=CAT, name="Cat")
    assert not is_back(script, "ann")


def test_an_acting_host_cannot_bring_back_whom_the_founder_removed() -> None:
    script = table_of_three()
    script.ask("ann", wire.Start)
    script.ask("ann", wire.Remove, seat=CAT)
    pass_to(script, "bob")
    script.ask("bob", wire.Remove, seat=CAT)
    pass_to(script, "ann")
    assert script.table.removed == {person("cat")}


def test_a_player_whom_an_acting_host_removed_gets_their_seat_of_the_running_game_back() -> None:
    script = table_of_three()
    script.ask("ann", wire.Start)
    pass_to(script, "bob")
    script.ask("bob", wire.Remove, seat=CAT)
    with pytest.raises(Refusal, match="removed"):
        script.ask("cat", wire.Sit, seat=CAT, name="Cat")
    pass_to(script, "ann")
    script.ask("cat", wire.Sit, seat=CAT, name="Cat")
    assert script.table.seat_of(person("cat")) == CAT


def test_whom_an_acting_host_removed_stays_removed_if_the_table_becomes_theirs() -> None:
    script = table_of_three()
    pass_to(script, "bob")
    script.ask("bob", wire.Remove, seat=CAT)
    give_table_to_host(script)
    pass_to(script, "ann")
    pass_to(script, "bob")
    assert script.table.removed == {person("cat")}


def test_after_the_evening_the_table_belongs_to_the_host() -> None:
    script = table_of_three()
    pass_to(script, "bob")
    give_table_to_host(script)
    assert not script.table.has_acting_host
    pass_to(script, "cat")  # Bob is away for a while
    assert script.table.founder == person("bob")
    assert is_back(script, "bob")
    assert not is_back(script, "ann")
    script.ask("cat", wire.Remove, seat=ANN)
    with pytest.raises(Refusal, match="founder-cannot-be-removed"):
        script.ask("cat", wire.Remove, seat=BOB)


def test_a_founder_who_hands_the_role_over_gives_the_table_away() -> None:
    script = table_of_three()
    script.ask("ann", wire.Promote, seat=BOB)
    assert script.table.founder == person("bob")
    assert not is_back(script, "ann", "bob")
    pass_to(script, "ann")
    assert is_back(script, "bob")


def test_a_host_hands_the_table_over_if_its_founder_is_away_past_the_evening() -> None:
    script = table_of_three()
    pass_to(script, "bob")
    give_table_to_host(script)
    script.ask("bob", wire.Promote, seat=CAT)
    assert script.table.founder == person("cat")


def test_a_founder_who_stood_up_is_host_again_only_after_sitting_down() -> None:
    script = table_of_three()
    script.ask("ann", wire.Stand)
    pass_to(script, "bob")
    assert not is_back(script, "ann")
    script.ask("ann", wire.Sit, seat=ANN, name="Ann")
    assert is_back(script, "ann")


def test_a_founder_who_never_sat_down_is_host_again() -> None:
    script = Script("hal", settings("saboteur"))
    script.sit("ann", "bob")
    pass_to(script, "ann")
    assert is_back(script, "hal", "ann")


@pytest.mark.parametrize("acting", [True, False])
def test_a_founder_stays_founder_on_another_device(acting: bool) -> None:
    script = table_of_three()
    secret = script.ask("ann", wire.OfferSeat).secret
    if acting:
        pass_to(script, "bob")
    script.ask("ann's phone", wire.ClaimSeat, secret=secret)
    assert script.table.founder == person("ann's phone")
    assert script.table.host == person("bob" if acting else "ann's phone")
    assert is_back(script, "ann's phone") == acting
    assert not is_back(script, "ann")
