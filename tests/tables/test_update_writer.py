"""The update writer: its parts make the JSON of a whole `Update`, for every perspective."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lorelode import wire
from lorelode.core import Seat
from lorelode.rules import GAMES
from lorelode.tables.audience import Cursor, Perspective, perspective_of
from lorelode.tables.log import PersonId
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table
from lorelode.tables.update_writer import BLOCK_BYTES, PartCache, UpdateWriter
from tests.attack_scale import ATTACK_SCALE
from tests.tables.scripted import Script, person, settings

PEOPLE = ("ann", "bob", "cat", "eve")
NOTHING = Cursor()


def started(game: str, **rules: Any) -> Script:
    """A game of three with a line in each chat; Eve watches."""
    script = Script("ann", settings(game, first=0, **rules))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Say, text="Hello")
    script.ask("eve", wire.Say, text="Hello, all")
    script.ask("ann", wire.Start)
    return script


def presence_of(table: Table) -> Presence:
    presence = Presence()
    presence.update(table, {person(name) for name in PEOPLE}, now=0.0)
    return presence


def people_here() -> dict[PersonId, str]:
    return {person(name): name.title() for name in PEOPLE}


def writer_of(table: Table, left: float | None = None) -> UpdateWriter:
    return UpdateWriter(table, presence_of(table), people_here(), left, PartCache())


def written(table: Table, perspective: Perspective, cursor: Cursor = NOTHING) -> wire.Update:
    update, _ = writer_of(table, 12.34).write(perspective, cursor)
    read = wire.read_outbound(update)
    assert isinstance(read, wire.Update)
    # The parts are those of the struct, in its order, and nothing else but spaces between them.
    assert wire.encode(read) == msgspec.json.format(update, indent=-1)
    return read


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("until", ["playing", "resting", "over"])
def test_an_update_has_the_drawers_and_choices_of_its_perspective(game: str, until: str) -> None:
    script = started(game)
    if until != "playing":
        script.until(until)
    match = script.match
    for name in PEOPLE:
        perspective = perspective_of(script.table, person(name), television=False)
        seat = script.table.seat_of(person(name))
        update = written(script.table, perspective)
        view = match.state.view(seat)
        assert update.play is not None
        assert update.play.public == view.public
        assert update.play.private == view.private
        owes = seat is not None and seat in script.table.owing
        assert update.play.choices == (tuple(match.game.choices(view)) if owes else ())
        assert [line.text for line in update.lines.new] == [
            line.text_for(seat) for line in match.lines
        ]
        assert update.play.line_news == tuple(line.news for line in match.lines)
        assert update.clock == wire.ClockInfo(12.3)
        assert update.table.status == until
        assert update.you == wire.You(seat, host=name == "ann", founder=name == "ann")


@pytest.mark.parametrize("game", GAMES)
def test_without_a_game_an_update_has_no_play(game: str) -> None:
    table = Script("ann", settings(game)).table
    update = written(table, perspective_of(table, person("ann"), television=False))
    assert update.play is None
    assert update.lines == wire.Lines(0, ())


def test_the_seed_is_only_for_those_who_may_see_the_game() -> None:
    script = started("saboteur", spectators=False)
    script.until("over")
    seeds = {
        name: written(script.table, perspective_of(script.table, person(name), False)).table.seed
        for name in ("ann", "eve")
    }
    assert seeds == {"ann": script.match.seed.hex(), "eve": None}


def test_a_client_is_sent_only_what_is_new_to_it() -> None:
    script = started("saboteur")
    perspective = perspective_of(script.table, person("bob"), television=False)
    _, cursor = writer_of(script.table).write(perspective, Cursor())
    lines = len(script.match.lines)
    assert cursor == Cursor(1, Seat(1), lines, 1, 0)
    script.move(0)
    script.ask("cat", wire.Say, text="Well done")
    update = written(script.table, perspective, cursor)
    assert update.lines.start == lines
    assert len(update.lines.new) == len(script.match.lines) - lines
    assert [line.text for line in update.chat] == ["Well done"]
    assert update.gallery == ()


@pytest.mark.parametrize(
    "claim",
    [
        Cursor(2, Seat(1), 1),  # of another game
        Cursor(1, Seat(0), 1),  # of another seat
        Cursor(1, Seat(1), 999),
        Cursor(1, Seat(1), 0, chat=999, gallery=999),
    ],
)
def test_a_client_with_an_impossible_cursor_is_sent_everything(claim: Cursor) -> None:
    script = started("saboteur")
    perspective = perspective_of(script.table, person("bob"), television=False)
    update = written(script.table, perspective, claim)
    assert (update.lines.start, len(update.lines.new)) == (0, len(script.match.lines))
    assert len(update.chat) == 1


def test_cached_parts_of_an_update_are_up_to_date() -> None:
    script = started("dixit")
    cache, presence = PartCache(), presence_of(script.table)
    cursors = dict.fromkeys(PEOPLE, Cursor())
    while not script.match.over:
        for name in PEOPLE:
            perspective = perspective_of(script.table, person(name), television=False)
            kept = UpdateWriter(script.table, presence, people_here(), None, cache)
            fresh = UpdateWriter(script.table, presence, people_here(), None, PartCache())
            update, cursor = kept.write(perspective, cursors[name])
            assert (update, cursor) == fresh.write(perspective, cursors[name])
            cursors[name] = cursor
        if script.match.resting:
            script.rest()
        script.everybody()


def test_an_update_contains_no_person_ids() -> None:
    script = started("saboteur")
    perspective = perspective_of(script.table, person("ann"), television=False)
    update, _ = writer_of(script.table).write(perspective, Cursor())
    assert not [name for name in PEOPLE if person(name).encode() in update]
    assert msgspec.json.decode(update)["table"]["host"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_length_of_an_update_does_not_tell_what_only_a_seat_knows(game: str) -> None:
    """Roles, cards and goals differ all through these games. Lengths do only by what is public."""
    secret_bytes: dict[str, set[int]] = {name: set() for name in PEOPLE}
    chosen = Random(game)
    for _ in range(3 * ATTACK_SCALE):
        script = started(game)
        cursors: dict[str, Cursor] = {}
        moved = None
        while not script.match.over:
            updates = {}
            for name in PEOPLE:
                perspective = perspective_of(script.table, person(name), television=False)
                cursor = cursors.get(name, NOTHING)
                updates[name], cursors[name] = writer_of(script.table).write(perspective, cursor)
            if moved is not None:  # the first updates have the chats, which differ
                read = wire.read_outbound(updates["eve"])
                assert isinstance(read, wire.Update)
                lines = len(wire.encode(read.lines))
                for seat, name in enumerate(PEOPLE):
                    secret = len(updates[name]) - len(updates["eve"])
                    if seat == moved:  # the line in its own words, instead of everybody's
                        secret += lines - BLOCK_BYTES
                    if seat in script.table.owing:  # blocks of choices, instead of none
                        choices = wire.encode_choices(script.match.game, script.choices(seat))
                        blocks = -(-len(choices) // BLOCK_BYTES)
                        secret += len("[]") - blocks * BLOCK_BYTES
                    secret_bytes[name].add(secret)
            if script.match.resting:
                script.rest()
                moved = -1
            else:
                moved = chosen.choice(sorted(script.table.owing))
                script.move(moved, chosen.choice(script.choices(moved)))
    assert {name: len(lengths) for name, lengths in secret_bytes.items()} == dict.fromkeys(
        PEOPLE, 1
    ), secret_bytes
