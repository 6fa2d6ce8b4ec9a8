"""What a bot is asked at a table, and what it says, follows from what its seat knows alone.

Tables are folded from the logs of twin worlds, which differ only in what one seat has not seen. A
bot that had this seat would be asked the same in both, and would say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from lorelode import wire
from lorelode.bots import Claim
from lorelode.core import Seat
from lorelode.tables import bot_driver, log
from lorelode.tables.bot_driver import make_question
from lorelode.tables.bot_pool import Question, choose_move, find_words
from lorelode.tables.claims import find_speakers, list_claims
from lorelode.tables.fold import fold
from lorelode.tables.log import LOG_VERSION, Entry, PersonId
from lorelode.tables.table import Table
from tests.server.twin_generation import make_twin
from tests.server.twin_worlds import SETUPS, Pair, make_log, make_pairs, play_game

SABOTEUR = SETUPS["saboteur"]
DIXIT = SETUPS["dixit"]
LEVEL = "normal"
SAID: dict[str, Sequence[tuple[str, dict[str, str | int]]]] = {
    "saboteur": (
        ("gold", {"goal": "top"}),
        ("stone", {"goal": "middle"}),
        ("suspect", {"seat": 0}),
    ),
    "dixit": (("clever", {}), ("fooled", {"seat": 0})),
}
"""What the others say before the bot is asked."""


def fold_world(pair: Pair, which: int) -> Table:
    """The table in one world: the viewer's seat is a bot's, and all others have said something."""
    people = [PersonId(f"player {seat}") for seat in range(pair.setup.seats)]
    entries: list[Entry] = [
        # What bots have heard would come from what was said, and so be the same in both worlds.
        replace(entry, heard=()) if isinstance(entry, log.MovePlayed) else entry
        for entry in make_log(pair, which, people)
    ]
    assert pair.viewer is not None
    at = next(at for at, one in enumerate(entries) if isinstance(one, log.MatchStarted))
    entries[at:at] = [
        log.SeatLeft(version=LOG_VERSION, at=0.0, seat=pair.viewer),
        log.SeatTaken(version=LOG_VERSION, at=0.0, seat=pair.viewer, level=LEVEL),
    ]
    numbers = iter(range(1, 1000))
    game = pair.setup.game.name
    for speaker in range(1, pair.setup.seats):
        for name, blanks in SAID[game] if speaker != pair.viewer else ():
            phrase = wire.SaidPhrase(name, game, blanks, game=1, lines=pair.start)
            entries.append(
                log.ChatLineAdded(
                    version=LOG_VERSION,
                    at=0.0,
                    number=next(numbers),
                    name=f"player {speaker}",
                    by=people[speaker],
                    seat=Seat(speaker),
                    phrase=phrase,
                )
            )
    return fold(pair.code, entries)


def ask(pair: Pair) -> Iterator[Question]:
    """What the bot is asked in one world and in the other, with the same chance."""
    assert pair.viewer is not None
    for which in (0, 1):
        table = fold_world(pair, which)
        question = make_question(table, pair.viewer, LEVEL, "chance", Path())
        # It follows from the seed, which differs between the worlds.
        yield replace(question, secret="")


def pairs() -> list[Pair]:
    return make_pairs(SABOTEUR[:3], 0, Seat(0), Seat(1), Seat(2))


def pairs_after_turns() -> Iterator[Pair]:
    """Pairs of worlds in which a turn of Dixit has just ended."""
    rng = Random("after turns")
    for setup in DIXIT:
        world = play_game(setup, 0)
        for at in range(1, len(world.moves)):
            before, after = (len(world.states[one].public.turns) for one in (at - 1, at))
            if after > before and setup.game.to_act(world.states[at].public):
                real = world.until(at)
                for viewer in (Seat(0), Seat(1)):
                    twin = make_twin(setup.game, real, viewer, at, rng)
                    yield Pair("K7QM2X02", setup, viewer, at, (real, twin))
                break


def test_a_bot_of_dixit_is_asked_and_says_the_same_in_twin_worlds() -> None:
    said = 0
    for pair in pairs_after_turns():
        tables = [fold_world(pair, which) for which in (0, 1)]
        assert tables[0].match != tables[1].match
        one, other = ask(pair)
        assert one == other
        speakers = [find_speakers(table) for table in tables]
        assert speakers[0] == speakers[1] == {pair.viewer: LEVEL}
        for chance in map(str, range(60)):
            words = find_words(replace(one, seed=chance)).claim
            assert words == find_words(replace(other, seed=chance)).claim
            said += words is not None
    assert said > 20


def test_a_bot_is_asked_and_says_the_same_in_twin_worlds() -> None:
    heard = said = 0
    for pair in pairs():
        one, other = ask(pair)
        assert one == other
        for chance in "abcdefgh":
            words = find_words(replace(one, seed=chance)).claim
            assert words == find_words(replace(other, seed=chance)).claim
            said += words is not None
        if pair.viewer in pair.setup.game.to_act(one.view.public):
            assert choose_move(one).move == choose_move(other).move
        heard += len(one.claims)
    assert heard > 20
    assert said


def test_who_may_speak_is_the_same_in_twin_worlds() -> None:
    for pair in pairs():
        one, other = (find_speakers(fold_world(pair, which)) for which in (0, 1))
        assert one == other


def leak_claims(table: Table) -> tuple[Claim, ...]:
    """Claims that say what nobody has seen."""
    match = table.match
    assert match is not None
    hidden = repr((match.state.secret, match.state.private))
    return (*list_claims(table), Claim(0, "gold", sum(hidden.encode()), 1))


def leak_lines(table: Table) -> tuple[Claim, ...]:
    """Claims with the whole deal."""
    assert table.match is not None
    return (Claim(0, table.match.lines[0].own),)


@pytest.mark.parametrize("leak", [leak_claims, leak_lines])
def test_a_planted_leak_is_found(
    leak: Callable[[Table], tuple[Claim, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_driver, "list_claims", leak)
    assert any(one != other for one, other in map(tuple, map(ask, pairs())))
