"""Whatever is asked of a table, its log tells the same: what was decided is what is read back."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from typing import Any, Literal, get_args

import msgspec
import pytest
from msgspec.structs import replace

from lorelode import wire
from lorelode.core import Refusal, Seat
from lorelode.core.faces import FACES
from lorelode.core.shuffle import commit
from lorelode.rules.saboteur.moves import Pass
from lorelode.tables import log, table
from lorelode.tables.commands.dispatch import decide
from lorelode.tables.commands.game import abandon, deal_first
from lorelode.tables.decision import Decision
from lorelode.tables.fold import apply_entry, fold
from lorelode.tables.log import LOG_VERSION, PersonId, decode_entries, encode_entries
from lorelode.tables.spectators import spectator_id
from lorelode.tables.table import Table
from lorelode.wire import CHAT_LINES_KEPT
from tests.tables.scripted import CODE, Script, person, settings

GAMES, STEPS = 40, 60
"""How many random sequences start from each table, and how many steps each has."""

PEOPLE = ("hal", "ann", "bob", "cat", "eve")
SMALL = {
    "switches": {"hand_size": "1", "hand_size_for_three": "2", "deck_size": "16"},
    "clock": "off",
}
RULES = (
    settings("dixit", **SMALL),
    settings("dixit", seats=4, first="random", chat="seats", **SMALL),
    settings("dixit", edition="nothing"),
    settings("saboteur", seats=4, first=2),
    settings("saboteur", chat="off", spectators=False),
    settings("saboteur", seats=9, listed=True, television=True),
)
NAMES = ("Ann", "ANN", "Bob", "نی‌لبک", "e\u0301", "", "x" * 25, "\u202eBob")
PHRASES: tuple[tuple[str, dict[str, int | str]], ...] = (
    ("laugh", {}),
    ("thanks", {"seat": 1}),
    ("thanks", {"seat": 8}),
    ("stone", {"goal": "top"}),
    ("lovely", {"picture": 2}),
    ("nonsense", {}),
)
HIDEABLE: tuple[Literal["chat", "gallery", "clue"], ...] = ("chat", "gallery", "clue")


def move(script: Script, number: int) -> wire.Command:
    """A move of somebody who is to act: mostly a choice of theirs, at times none or too late."""
    match = script.table.match
    if match is None or not script.table.owing:
        return wire.Move(id=f"i{number}", game=1, phase=number % 7, move=msgspec.Raw(b"{}"))
    seats = sorted(script.table.owing)
    choices = script.choices(seats[number % len(seats)])
    made = choices[number % len(choices)] if number % 10 else Pass()
    late = number % 13 == 12
    raw = msgspec.Raw(msgspec.json.encode(made))
    return wire.Move(id=f"i{number}", game=match.number, phase=match.phase + late, move=raw)


def take(script: Script, number: int) -> wire.Command:
    """A secret that was offered not long ago, or one that never was."""
    return wire.ClaimSeat(id=f"p{number}", secret=script.secrets[-1] if number % 4 else "nonsense")


def say_phrase(_: Script, number: int) -> wire.Command:
    """A phrase that fits, or does not: of the other game, or with something else in its blank."""
    phrase, blanks = PHRASES[number % len(PHRASES)]
    return wire.SayPhrase(id=f"x{number}", phrase=phrase, blanks=blanks)


def spectator(script: Script, number: int) -> str:
    """The id of somebody who may be here, with or without a seat; at times of a stranger."""
    name = PEOPLE[number % len(PEOPLE)] if number % 20 else "stranger"
    return spectator_id(script.table.code, person(name))


COMMANDS: dict[Any, Callable[[Script, int], wire.Command]] = {
    wire.Sit: lambda _, n: wire.Sit(id=f"a{n}", seat=Seat(n % 5), name=NAMES[n // 5 % len(NAMES)]),
    wire.Stand: lambda _, n: wire.Stand(id=f"b{n}"),
    wire.SwapSeats: lambda _, n: wire.SwapSeats(
        id=f"c{n}", one=Seat(n % 4), other=Seat(n // 4 % 4)
    ),
    wire.PickFace: lambda _, n: wire.PickFace(id=f"x{n}", face=list(FACES)[n % len(FACES)]),
    wire.AddBot: lambda _, n: wire.AddBot(
        id=f"d{n}", level="steady" if n % 7 else "random", seat=Seat(n % 4) if n % 3 else None
    ),
    wire.Remove: lambda _, n: wire.Remove(id=f"e{n}", seat=Seat(n % 5)),
    wire.ChangeSettings: lambda _, n: wire.ChangeSettings(
        id=f"f{n}", settings=RULES[n % len(RULES)]
    ),
    wire.NameFirst: lambda _, n: wire.NameFirst(id=f"w{n}", seat=Seat(n % 5) if n % 4 else None),
    wire.Promote: lambda _, n: wire.Promote(id=f"g{n}", seat=Seat(n % 5)),
    wire.CommitContribution: lambda script, n: wire.CommitContribution(
        id=f"y{n}", game=script.table.next_game - (n % 5 == 0), hash=commit(f"{n % 2:032x}")
    ),
    wire.RevealContribution: lambda script, n: wire.RevealContribution(
        id=f"z{n}", game=script.table.next_game - 1 - (n % 7 == 0), contribution=f"{n % 2:032x}"
    ),
    wire.Start: lambda _, n: wire.Start(id=f"h{n}"),
    wire.Move: move,
    wire.Ready: lambda _, n: wire.Ready(id=f"j{n}", game=n % 3, phase=n % 7),
    wire.Hold: lambda _, n: wire.Hold(id=f"s{n}", game=n % 3, phase=n % 7),
    wire.NextMove: lambda _, n: wire.NextMove(id=f"u{n}", game=n % 3, lines=n % 9),
    wire.CoverBoard: lambda _, n: wire.CoverBoard(id=f"v{n}", covered=n % 2 == 0),
    wire.InvitePlayers: lambda _, n: wire.InvitePlayers(id=f"x{n}"),
    wire.Look: lambda _, n: wire.Look(id=f"w{n}", looking=n % 2 == 0),
    wire.Back: lambda _, n: wire.Back(id=f"k{n}"),
    wire.VoteEnd: lambda _, n: wire.VoteEnd(id=f"q{n}", game=n % 3, yes=n % 2 == 0),
    wire.RequestHost: lambda _, n: wire.RequestHost(id=f"r{n}"),
    wire.Say: lambda _, n: wire.Say(
        id=f"l{n}",
        text="قصه 🐇\n" * (n % 80),
        about=wire.TurnReference(game=n % 3, turn=n // 3 % 3) if n % 2 else None,
    ),
    wire.SayPhrase: say_phrase,
    wire.Hide: lambda _, n: wire.Hide(id=f"m{n}", what=HIDEABLE[n % 3], number=n // 3 % 4),
    wire.Unhide: lambda _, n: wire.Unhide(id=f"q{n}", what=HIDEABLE[n % 3], number=n // 3 % 4),
    wire.MuteSpectator: lambda script, n: wire.MuteSpectator(
        id=f"r{n}", spectator=spectator(script, n), muted=n % 3 == 0
    ),
    wire.RemoveSpectator: lambda script, n: wire.RemoveSpectator(
        id=f"t{n}", spectator=spectator(script, n)
    ),
    wire.Mute: lambda _, n: wire.Mute(id=f"n{n}", seat=Seat(n % 5), muted=n % 2 == 0),
    wire.OfferSeat: lambda _, n: wire.OfferSeat(id=f"o{n}"),
    wire.ClaimSeat: take,
}
"""What may be asked, made of one number."""

NOT_IN_LOG = wire.Ready | wire.Hold | wire.NextMove | wire.CoverBoard | wire.Look | wire.Back
NOT_IN_LOG |= wire.VoteEnd | wire.RequestHost | wire.InvitePlayers

HOSTS_ALONE = {wire.SwapSeats, wire.AddBot, wire.Remove, wire.ChangeSettings, wire.Promote}
HOSTS_ALONE |= {wire.InvitePlayers, wire.Start, wire.Hide, wire.Unhide, wire.Mute}
HOSTS_ALONE |= {wire.MuteSpectator, wire.RemoveSpectator}


def play_on(script: Script, number: int) -> None:
    """Some of those who are to act do, and a rest ends."""
    match = script.table.running
    if match is not None and match.shuffling:
        script.take(deal_first(script.table, script.now))
    if match is not None and match.resting:
        script.rest()
    for seat in sorted(script.table.owing)[: number % 3 + 1]:
        if seat in script.table.owing:
            script.move(seat)


def pass_on(script: Script, number: int) -> None:
    """Somebody becomes the host because the host is gone."""
    heir = person(PEOPLE[number % len(PEOPLE)])
    script.take(
        Decision.of(script.table, log.HostChanged(version=LOG_VERSION, at=script.now, person=heir))
    )


def give_up(script: Script, number: int) -> None:
    """At times the players end the game by a vote."""
    if script.table.running is not None and number % 4 == 0:
        script.take(abandon(script.table, [Seat(0)], script.now))


def wait(script: Script, number: int) -> None:
    """Time goes by, at times more than an offer is good for."""
    script.now += number % 700


BY_ITSELF = (play_on, play_on, play_on, pass_on, give_up, wait)
"""What happens at a table without being asked."""


def begun(kind: str) -> Script:
    """A table to go on from."""
    script = Script("hal", settings("saboteur") if kind == "saboteur" else RULES[0])
    if kind != "empty":
        script.sit("ann", "bob", "cat")
        script.ask("hal", wire.Say, text="Hello")
        script.ask("ann", wire.Say, text="Hello, Hal")
        script.ask("hal", wire.Start)
    if kind in ("resting", "over"):
        script.until(kind)
    return script


def test_every_command_is_tried() -> None:
    assert set(COMMANDS) == set(get_args(wire.Command))


def test_the_folded_log_equals_the_decided_table() -> None:
    outcomes: defaultdict[Any, set[str]] = defaultdict(set)
    steps: list[Any] = [*COMMANDS, wire.Move, wire.Move, *BY_ITSELF]
    for kind in ("empty", "playing", "resting", "over", "saboteur"):
        for seed in range(GAMES):
            rng = Random(f"{kind} {seed}")
            script = begun(kind)
            told = fold(CODE, decode_entries(encode_entries(script.entries)))
            for _ in range(STEPS):
                known = len(script.entries)
                step = rng.choice(steps)
                number = rng.randrange(10_000)
                if step in COMMANDS:
                    name = asking(script.table, step, rng)
                    outcomes[step].add(ask(script, name, COMMANDS[step](script, number)))
                else:
                    step(script, number)
                for entry in decode_entries(encode_entries(script.entries[known:])):
                    told = apply_entry(told, entry)
                assert told == script.table, (kind, seed, step, number)
                check(script.table)
            assert fold(CODE, decode_entries(encode_entries(script.entries))) == script.table, (
                kind,
                seed,
            )
    # The stories were worth the telling: everything was both done and refused.
    for command in COMMANDS:
        assert "done" in outcomes[command], command
        assert len(outcomes[command]) > 1 or command in (wire.Ready, wire.Back), command


def test_a_log_without_the_entries_that_lost_their_slots_gives_the_same_table() -> None:
    script = Script("hal", RULES[0])
    script.sit("ann", "bob", "cat")
    for number in range(CHAT_LINES_KEPT + 50):
        script.now += 3.0
        script.ask("eve", wire.Say, text=f"gallery {number}")
        script.ask("ann", wire.Say, text=f"chat {number}")
        if number % 7 == 0:
            script.ask("hal", wire.Hide, what="chat", number=number)
            for kind in (wire.Hide, wire.Unhide, wire.Hide, wire.Unhide):
                script.ask("hal", kind, what="gallery", number=number)
    kept: dict[object, log.Entry] = {}
    for seq, entry in enumerate(script.entries):
        slot = log.slot_of(entry)
        kept.pop(slot, None)
        kept[seq if slot is None else slot] = entry
    assert len(kept) < len(script.entries) - 100
    again = fold(CODE, [*kept.values()])
    # Only the ids of older commands are forgotten with their entries.
    assert replace(again, command_ids={}) == replace(script.table, command_ids={})
    assert [line.added.number for line in again.gallery.lines] == list(range(50, 250))
    assert sum(line.hidden for line in again.chat.lines) == 28
    assert not any(line.hidden for line in again.gallery.lines)


def asking(table: Table, step: Any, rng: Random) -> str:
    """Somebody who asks for this: anybody, and more often one who may."""
    able: set[PersonId | None] = {table.host} if step in HOSTS_ALONE else set()
    if step is wire.Move:
        able = {sitter.person for seat in table.owing if (sitter := table.seats[seat])}
    fitting = [name for name in PEOPLE if person(name) in able]
    return rng.choice(fitting if fitting and rng.random() < 0.8 else PEOPLE)


def ask(script: Script, name: str, command: wire.Command) -> str:
    """How it went: done, or the code of the refusal."""
    try:
        decision = decide(script.table, script.context(name, command.id), command)
    except Refusal as refusal:
        return refusal.code
    script.take(decision)
    assert script.table.has_done(person(name), command.id) == bool(decision.entries)
    # Nothing changes if the face or the commitment is the same, or a contribution comes late.
    unchanged = wire.PickFace | wire.CommitContribution | wire.RevealContribution
    if not isinstance(command, NOT_IN_LOG | unchanged):
        assert decision.entries
    if decision.secret is not None:
        script.secrets.append(decision.secret)
    return "done"


def check(table: Table) -> None:
    """What is true of a table at any time."""
    assert len(table.seats) == table.settings.seats
    held = Counter(sitter.person for sitter in table.seats if sitter and sitter.person)
    assert set(held.values()) <= {1}, "somebody has two seats"
    assert all(table.seat_of(person) is None for person in table.removed)
    assert all(table.seats[seat] for seat in table.offers), "nobody is there to offer the seat"
    if table.running is not None:
        assert None not in table.seats, "a seat got empty while a game runs"
        assert len(table.seats) == len(table.running.state.private)
        for seat, sitter in enumerate(table.seats):
            assert sitter is not None
            assert sitter.person is None or table.running.players[sitter.person] == seat


def test_strangers_do_not_make_a_table_forget_what_its_players_have_done() -> None:
    script = Script("ann", settings("dixit", seats=3))
    script.sit("ann", "bob", "cat")
    known = dict(script.table.command_ids)
    for number in range(2 * table.PEOPLE_REMEMBERED):
        script.ask(f"stranger {number}", wire.Say, text="Hello")
    assert len(script.table.command_ids) == table.PEOPLE_REMEMBERED
    assert {one: script.table.command_ids[one] for one in known} == known


def test_only_the_moves_of_the_last_game_are_played_again() -> None:
    script = Script("ann", settings("dixit", first=0, **SMALL))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    script.until("over")
    script.ask("ann", wire.Start)
    moves = [n for n, entry in enumerate(script.entries) if isinstance(entry, log.MovePlayed)]

    def fold_with_nonsense(number: int) -> Table:
        entries = list(script.entries)
        entries[number] = replace(entries[number], move="nonsense")
        return fold(CODE, entries)

    assert fold_with_nonsense(moves[0]) == script.table
    with pytest.raises(log.UnreadableLog, match=rf"entry {moves[-1]} cannot be replayed"):
        fold_with_nonsense(moves[-1])
