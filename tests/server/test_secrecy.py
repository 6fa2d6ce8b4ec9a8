"""Hidden information never changes a byte that the server sends.

Two servers have the same tables in two worlds, which differ only in what an observer has not seen.
The tests do the same in both worlds and compare every byte that comes back. `twin_generation` makes
the second world, `twin_observers` plays both, and `planted_leaks` has leaks that the comparison
must find.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from lorelode import wire
from lorelode.core import Seat
from lorelode.rules.saboteur.cards import Card
from lorelode.rules.saboteur.moves import Pass
from tests.attack_scale import ATTACK_SCALE
from tests.server.planted_leaks import LEAKS
from tests.server.twin_observers import (
    ON_JOINING,
    TwinTable,
    WorldsDiffer,
    compare_worlds,
    table_addresses,
)
from tests.server.twin_servers import (
    Clock,
    Passage,
    RawSocket,
    fetch,
    seed_hashes,
    token,
    two_servers,
)
from tests.server.twin_worlds import (
    SETUPS,
    GameSetup,
    Observer,
    Pair,
    make_pairs,
    make_revealing_pair,
    play_game,
)
from tests.web.serving import run

SABOTEUR, DIXIT = SETUPS["saboteur"], SETUPS["dixit"]

ROUNDS: dict[str, tuple[Sequence[GameSetup], int]] = {
    "saboteur, few": (SABOTEUR[:4], 0),
    "saboteur, many": (SABOTEUR[4:], 0),
    "saboteur, again": (SABOTEUR[:3], 1),
    "dixit": (DIXIT, 0),
    "dixit, again": (DIXIT, 1),
    **{
        f"{game}, {number + 1} times": (setups, number)
        for number in range(2, 1 + ATTACK_SCALE)
        for game, setups in (("saboteur", SABOTEUR), ("dixit", DIXIT))
    },
}
"""Tables with a pair for each seat and one for the gallery, and the number of the game."""

OUTSIDE = (*SABOTEUR[:4], *DIXIT)
"""Tables with a pair for somebody who may not watch."""

HIDDEN = {
    "saboteur": {"role", "hand", "pile", "goals", "spare", "discards", "gold", "peeked"},
    "dixit": {"hand", "pile", "given", "vote"},
}
SHOWN = {
    "saboteur": {"Drew", "Turned", "RoundEnded", "GoldTaken"},
    "dixit": {"Displayed", "VotesOpened", "TellerShown", "OwnersShown", "Drew"},
}


def compare(
    pairs: Sequence[Pair], folder: Path, gallery_writes: bool = False, passed_by: Passage = None
) -> list[TwinTable]:
    twins: list[TwinTable] = []

    async def scenario() -> None:
        twins.extend(await compare_worlds(pairs, folder, gallery_writes, passed_by))

    run(scenario())
    return twins


@cache
def some_pairs() -> list[Pair]:
    """A few pairs of each kind."""
    return [
        *make_pairs(SABOTEUR[:1], 0, Seat(0), Seat(1), "gallery"),
        *make_pairs(SABOTEUR[1:2], 0, "outside"),
        *make_pairs(DIXIT[1:2], 0, Seat(2), "gallery"),
    ]


def test_there_are_more_than_a_hundred_twin_worlds() -> None:
    within = sum(setup.seats + 1 for setups, _ in ROUNDS.values() for setup in setups)
    assert within + len(OUTSIDE) >= 100


@pytest.mark.parametrize("name", ROUNDS)
def test_an_observer_cannot_tell_twin_worlds_apart(name: str, tmp_path: Path) -> None:
    setups, number = ROUNDS[name]
    pairs = make_pairs(setups, number)
    twins = compare(pairs, tmp_path)
    for twin in twins:
        check(twin)
    # At every moment something was hidden, and every kind of field was hidden somewhere. The pairs
    # also contain every kind of reveal.
    moments = [fields for pair in pairs for fields in pair.differences()]
    game = setups[0].game.name
    assert all(moments)
    assert HIDDEN[game] <= set().union(*moments)
    assert SHOWN[game] <= set().union(*(pair.reveals() for pair in pairs))
    unlike = [
        index
        for pair in pairs
        for index in pair.live
        if pair.worlds[0].moves[index] != pair.worlds[1].moves[index]
    ]
    assert len(unlike) > len(pairs)


def test_somebody_who_may_not_watch_cannot_tell_twin_worlds_apart(tmp_path: Path) -> None:
    for twin in compare(make_pairs(OUTSIDE, 0, "outside"), tmp_path):
        check(twin)


@pytest.mark.usefixtures("long_leases")
@pytest.mark.parametrize("passed_by", ["relay", "handover"])
def test_an_observer_of_a_table_elsewhere_cannot_tell_twin_worlds_apart(
    passed_by: Passage, tmp_path: Path
) -> None:
    # A seat, somebody outside, and a seat of the other game.
    for twin in compare(some_pairs()[1::2], tmp_path, passed_by=passed_by):
        check(twin)


@pytest.mark.usefixtures("long_leases")
@pytest.mark.parametrize("passed_by", ["relay", "handover"])
def test_a_planted_leak_is_found_through_another_server(
    passed_by: Passage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    LEAKS[next(iter(LEAKS))](monkeypatch)
    with pytest.raises(WorldsDiffer):
        compare(some_pairs()[:1], tmp_path, passed_by=passed_by)


def check(twin: TwinTable) -> None:
    """Enough was compared, and it was the game of the pair."""
    pair, compared = twin.pair, twin.compared
    moves = len(pair.live)
    assert moves >= 8
    assert compared.frames > 6 * moves
    assert compared.refusals > 2 * moves
    assert compared.bytes > 2000 * moves
    assert len(twin.told[0]) > moves // 2, "there are notices"
    for table, world in zip(twin.sides, pair.worlds, strict=True):
        last, state = table.observer.last, world.states[-1]
        if pair.observer == "outside":
            assert b'"play":null' in last
            continue
        assert wire.encode(state.public) in last
        assert wire.encode(state.view(pair.viewer).private) in last


@pytest.mark.parametrize("name", LEAKS)
def test_every_planted_leak_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = some_pairs()
    LEAKS[name](monkeypatch)
    with pytest.raises(WorldsDiffer):
        compare(pairs, tmp_path)


def test_without_a_planted_leak_none_is_found(tmp_path: Path) -> None:
    compare(some_pairs(), tmp_path)


# The comparison finds differences that should be visible.


@pytest.mark.parametrize("setup", [SABOTEUR[0], DIXIT[1]], ids=str)
def test_worlds_that_differ_in_the_own_hand_are_told_apart(
    setup: GameSetup, tmp_path: Path
) -> None:
    pair = make_pairs([setup], 0, Seat(1))[0]
    with pytest.raises(WorldsDiffer) as raised:
        compare([pair._replace(observer=Seat(2))], tmp_path)
    assert raised.value.step == ON_JOINING


@pytest.mark.parametrize("observer", [Seat(1), "gallery"])
@pytest.mark.parametrize("setup", [SABOTEUR[0], DIXIT[1]], ids=str)
def test_worlds_that_differ_in_an_open_card_are_told_apart(
    setup: GameSetup, observer: Observer, tmp_path: Path
) -> None:
    pair = make_revealing_pair(setup, 0, observer)
    with pytest.raises(WorldsDiffer) as raised:
        compare([pair], tmp_path)
    assert raised.value.step == len(pair.live) - 1


@pytest.mark.parametrize("setup", [SABOTEUR[0], DIXIT[1]], ids=str)
def test_worlds_are_told_apart_by_the_record_of_a_finished_game(
    setup: GameSetup, tmp_path: Path
) -> None:
    games = play_game(setup, 0), play_game(setup, 1)
    pair = Pair("AAAAAAAA", setup, "gallery", max(len(game.moves) for game in games), games)
    paths = [f"/api/tables/{pair.code}/record", f"/api/tables/{pair.code}/replay?seat=all"]

    async def scenario() -> None:
        async with two_servers(tmp_path, [pair], Clock()) as ports:
            for game, port in zip(games, ports, strict=True):
                answers = await fetch(port, paths, token(pair, "owl"))
                assert answers.count(b"HTTP/1.1 200 OK") == len(paths)
                assert game.seed.hex().encode() in answers
                assert setup.game.write(game.moves[0][1]).encode() in answers

    run(scenario())


# What a client receives when it connects.


def test_an_unreadable_log_does_not_show_its_content(tmp_path: Path) -> None:
    pair = make_pairs(SABOTEUR[:1], 0, Seat(0))[0]
    hands = [world.states[pair.start].private[1].hand for world in pair.worlds]
    missing = [card for card in Card if not any(card in hand for hand in hands)]
    one, other = (
        world.until(pair.start)._replace(moves=[*world.moves[: pair.start], (Seat(1), Pass(card))])
        for world, card in zip(pair.worlds, missing, strict=False)
    )
    received = first_bytes(pair._replace(worlds=(one, other), start=pair.start + 1), tmp_path)
    assert b"table-unreadable" in received[0]
    assert received[0] == received[1]


def test_somebody_who_may_not_watch_does_not_learn_how_much_was_played(tmp_path: Path) -> None:
    pair = make_pairs(SABOTEUR[:1], 0, "outside")[0]
    one, other = pair.worlds
    pair = pair._replace(worlds=(one.until(4), other.until(9)), start=9)
    received = first_bytes(pair, tmp_path, game=1, lines=6, chat=1)
    assert b'"play":null' in received[0]
    assert received[0] == received[1]


def first_bytes(pair: Pair, folder: Path, **claims: Any) -> list[bytes]:
    """What an observer receives first from a table, in each world."""
    who, received = token(pair, "owl" if pair.viewer is None else f"player {pair.viewer}"), []

    async def scenario() -> None:
        async with two_servers(folder, [pair], Clock()) as ports:
            for port, seed in zip(ports, seed_hashes(pair), strict=True):
                socket = await RawSocket.open(port, pair.code, who)
                socket.send({"type": "hello", **claims})
                first = {socket.next_update(), socket.closed}
                await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
                socket.drop()
                answers = await fetch(port, table_addresses(pair), who)
                received.append(b"".join(socket.received).replace(seed, b"#" * 64) + answers)

    with capture_logs():
        run(scenario())
    return received


def test_seats_are_sent_nothing_when_the_gallery_writes_or_a_seat_is_offered(
    tmp_path: Path,
) -> None:
    seats = map(Seat, range(3))
    compare(make_pairs([SABOTEUR[0], DIXIT[1]], 0, *seats), tmp_path, gallery_writes=True)
