"""Spectators: their ids, and whom the host is shown."""

from __future__ import annotations

from lorelode import wire
from lorelode.tables.log import PersonId
from lorelode.tables.spectators import MAX_SPECTATORS_LISTED, list_spectators, spectator_id
from tests.tables.scripted import Script, person, settings


def test_an_id_is_the_same_at_one_table_and_another_at_the_next() -> None:
    eve = person("eve")
    assert spectator_id("K7QM2X01", eve) == spectator_id("K7QM2X01", eve)
    ids = {spectator_id(f"K7QM2X{n:02}", person(who)) for n in range(50) for who in ("eve", "fay")}
    assert len(ids) == 100
    assert all(len(one) == 12 and eve not in one for one in ids)


def test_the_host_is_shown_those_without_a_seat_and_not_too_many() -> None:
    script = Script("hal", settings("dixit"))
    script.sit("ann", "bob")
    crowd: dict[PersonId, str] = {person("hal"): "Hal", person("ann"): "Ann"}
    crowd |= {person(f"guest {n}"): f"Guest {n}" for n in range(2 * MAX_SPECTATORS_LISTED)}
    shown = list_spectators(script.table, crowd)
    assert [one.name for one in shown] == [f"Guest {n}" for n in range(MAX_SPECTATORS_LISTED)]
    assert all(one.here and not one.muted for one in shown)


def test_somebody_who_is_muted_stays_in_the_list() -> None:
    script = Script("hal", settings("dixit"))
    script.ask("eve", wire.Say, text="Hello")
    eve = script.table.gallery.lines[0].writer
    assert list_spectators(script.table, {}) == ()
    script.ask("hal", wire.MuteSpectator, spectator=eve, muted=True)
    assert list_spectators(script.table, {}) == (wire.SpectatorInfo(eve, "eve", muted=True),)
    here = {person("eve"): "Evelyn"}
    (shown,) = list_spectators(script.table, here)
    assert shown == wire.SpectatorInfo(eve, "Evelyn", here=True, muted=True)
    # Somebody who is removed is in no list, even if they are muted.
    script.ask("hal", wire.RemoveSpectator, spectator=eve)
    assert list_spectators(script.table, here) == ()
