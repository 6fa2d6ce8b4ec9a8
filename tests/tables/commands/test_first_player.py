"""Who begins: what players are asked, who may answer, and what the answer follows."""

from __future__ import annotations

from typing import Any

import pytest

from lorelode import wire
from lorelode.core import Refusal, Seat
from lorelode.rules import GAMES
from lorelode.tables.settings import find_first_question
from lorelode.tables.table import Table
from tests.tables.scripted import Script, settings


def seated(game: str = "saboteur", **rules: Any) -> Script:
    """A table with Hal as its host, who watches, and three players."""
    script = Script("hal", settings(game, **rules))
    script.sit("ann", "bob", "cat")
    return script


def first(script: Script) -> Any:
    return script.table.settings.first


def starter(table: Table) -> int | None:
    assert table.match is not None
    seat: int | None = table.match.state.public.starter
    return seat


@pytest.mark.parametrize(
    ("game", "rules", "question"),
    [
        ("saboteur", {"edition": "fa"}, "youngest"),
        ("saboteur", {"edition": "he"}, "youngest"),
        ("saboteur", {"edition": "lv"}, "agreed"),
        ("saboteur", {"edition": "ru"}, "agreed"),
        ("saboteur", {"edition": "ru", "switches": {"first_player": "youngest"}}, "youngest"),
        ("saboteur", {"edition": "gone"}, None),
        # D-1.2: There is a race, and nothing to ask.
        ("dixit", {}, None),
    ],
)
def test_the_edition_says_what_is_asked(
    game: str, rules: dict[str, Any], question: str | None
) -> None:
    assert find_first_question(settings(game, **rules)) == question


def test_every_edition_of_saboteur_leaves_it_to_the_players() -> None:
    assert all(edition.first_question for edition in GAMES["saboteur"].editions.values())


@pytest.mark.parametrize("who", ["ann", "bob", "cat"])
def test_everybody_with_a_seat_may_answer_and_change_it(who: str) -> None:
    script = seated()
    script.ask(who, wire.NameFirst, seat=Seat(2))
    assert first(script) == 2
    script.ask("bob", wire.NameFirst, seat=Seat(1))
    script.ask("hal", wire.Start)
    assert starter(script.table) == 1


def test_without_an_answer_lots_are_drawn() -> None:
    script = seated()
    script.ask("ann", wire.NameFirst, seat=Seat(0))
    script.ask("cat", wire.NameFirst, seat=None)
    assert first(script) is None
    starters = set()
    for _ in range(20):
        script.ask("hal", wire.Start)
        starters.add(starter(script.table))
        script.until("over")
    assert starters == {0, 1, 2}


def test_a_bot_may_begin() -> None:
    script = Script("hal", settings("saboteur"))
    script.sit("ann")
    script.ask("hal", wire.AddBot, level="steady")
    script.ask("ann", wire.NameFirst, seat=Seat(2))
    script.ask("hal", wire.Start)
    assert starter(script.table) == 2


@pytest.mark.parametrize(
    ("who", "seat", "code"),
    [
        ("eve", 0, "no-seat"),
        ("hal", 0, "no-seat"),
        ("ann", 3, "no-such-seat"),
        ("ann", 2, "seat-empty"),
    ],
)
def test_who_may_not_answer_and_who_cannot_be_named(who: str, seat: int, code: str) -> None:
    script = seated()
    script.ask("cat", wire.Stand)
    with pytest.raises(Refusal) as refused:
        script.ask(who, wire.NameFirst, seat=Seat(seat))
    assert refused.value.code == code


def test_nobody_is_asked_while_a_game_runs() -> None:
    script = seated()
    script.ask("hal", wire.Start)
    with pytest.raises(Refusal, match="game"):
        script.ask("ann", wire.NameFirst, seat=Seat(0))


def test_where_the_rules_say_who_begins_the_host_alone_may_set_it() -> None:
    script = seated("dixit", first=1)
    with pytest.raises(Refusal, match="the rules of dixit say who begins"):
        script.ask("ann", wire.NameFirst, seat=Seat(0))
    script.ask("ann", wire.Stand)
    script.ask("bob", wire.Stand)
    assert first(script) == 1


@pytest.mark.parametrize(
    ("who", "kind", "fields", "seat"),
    [
        ("bob", wire.Sit, {"seat": Seat(3), "name": "Bob"}, 3),
        ("bob", wire.Sit, {"seat": Seat(1), "name": "Bobby"}, 1),
        ("ann", wire.Sit, {"seat": Seat(3), "name": "Ann"}, 1),
        ("hal", wire.SwapSeats, {"one": Seat(1), "other": Seat(2)}, 2),
        ("hal", wire.SwapSeats, {"one": Seat(0), "other": Seat(1)}, 0),
        ("hal", wire.SwapSeats, {"one": Seat(0), "other": Seat(2)}, 1),
        ("bob", wire.Stand, {}, None),
        ("hal", wire.Remove, {"seat": Seat(1)}, None),
        ("ann", wire.Stand, {}, 1),
    ],
)
def test_the_answer_follows_its_player(
    who: str, kind: type[wire.Command], fields: dict[str, Any], seat: int | None
) -> None:
    script = seated(seats=4)
    script.ask("cat", wire.NameFirst, seat=Seat(1))
    script.ask(who, kind, **fields)
    assert first(script) == seat


def test_the_answer_ends_with_a_player_who_left_during_the_game() -> None:
    script = seated()
    script.ask("bob", wire.NameFirst, seat=Seat(1))
    script.ask("hal", wire.Start)
    script.ask("bob", wire.Stand)
    assert first(script) == 1
    script.until("over")
    assert first(script) is None


def test_a_seat_that_the_host_has_set_waits_for_its_player() -> None:
    script = Script("hal", settings("saboteur", first=2))
    script.sit("ann", "bob")
    script.ask("ann", wire.Stand)
    assert first(script) == 2
