"""Nothing shown: whatever is hidden from somebody, not a byte that the server sends them differs.

Two servers hold the same tables in two worlds, which differ only in what one who looks on has not
seen. Everything is done in both; every byte that comes back is compared. `twin_generation` says how
the second world is made, `twin_observers` what is done in both, `planted_leaks` holds leaks that
the comparison has to find.
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
from tests.server.planted_leaks import LEAKS
from tests.server.twin_observers import ON_COMING, Couple, ToldApart, addresses, drive
from tests.server.twin_servers import Clock, Ear, fetched, hashes, token, two_servers
from tests.server.twin_worlds import PLACES, Eyes, Pair, Place, every_pair, parting, played
from tests.web.serving import run

SABOTEUR, DIXIT = PLACES["saboteur"], PLACES["dixit"]

ROUNDS: dict[str, tuple[Sequence[Place], int]] = {
    "saboteur, few": (SABOTEUR[:4], 0),
    "saboteur, many": (SABOTEUR[4:], 0),
    "saboteur, again": (SABOTEUR[:3], 1),
    "dixit": (DIXIT, 0),
    "dixit, again": (DIXIT, 1),
}
"""Tables with a pair for each seat and one for the gallery, and which of their games."""

OUTSIDE = (*SABOTEUR[:4], *DIXIT)
"""Tables with a pair for one who may not watch."""

HIDDEN = {
    "saboteur": {"role", "hand", "pile", "goals", "spare", "discards", "gold", "peeked"},
    "dixit": {"hand", "pile", "given", "vote"},
}
SHOWN = {
    "saboteur": {"Drew", "Turned", "RoundEnded", "GoldTaken"},
    "dixit": {"Displayed", "VotesOpened", "TellerShown", "OwnersShown", "Drew"},
}


def driven(pairs: Sequence[Pair], folder: Path, loud: bool = False) -> list[Couple]:
    couples: list[Couple] = []

    async def story() -> None:
        couples.extend(await drive(pairs, folder, loud))

    run(story())
    return couples


@cache
def few() -> list[Pair]:
    """Some of each kind."""
    return [
        *every_pair(SABOTEUR[:1], 0, Seat(0), Seat(1), "gallery"),
        *every_pair(SABOTEUR[1:2], 0, "outside"),
        *every_pair(DIXIT[1:2], 0, Seat(2), "gallery"),
    ]


def test_there_are_more_than_a_hundred_twin_worlds() -> None:
    within = sum(place.seats + 1 for places, _ in ROUNDS.values() for place in places)
    assert within + len(OUTSIDE) >= 100


@pytest.mark.parametrize("name", ROUNDS)
def test_an_observer_cannot_tell_twin_worlds_apart(name: str, tmp_path: Path) -> None:
    places, number = ROUNDS[name]
    pairs = every_pair(places, number)
    couples = driven(pairs, tmp_path)
    for couple in couples:
        check(couple)
    # Not one moment at which there was nothing to hide, and every kind of thing was hidden
    # somewhere; and the pairs did not keep away from the moments at which something is shown.
    moments = [fields for pair in pairs for fields in pair.differing()]
    game = places[0].game.name
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
    for couple in driven(every_pair(OUTSIDE, 0, "outside"), tmp_path):
        check(couple)


def check(couple: Couple) -> None:
    """What was compared is what was played, and no little of it."""
    pair, heard = couple.pair, couple.heard
    moves = len(pair.live)
    assert moves >= 8
    assert heard.frames > 6 * moves
    assert heard.refusals > 2 * moves
    assert heard.bytes > 2000 * moves
    for side, world in zip(couple.sides, pair.worlds, strict=True):
        last, state = side.eyes.last, world.states[-1]
        if pair.eyes == "outside":
            assert b'"play":null' in last
            continue
        assert wire.encode(state.public) in last
        assert wire.encode(state.view(pair.viewer).private) in last


@pytest.mark.parametrize("name", LEAKS)
def test_every_planted_leak_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = few()
    LEAKS[name](monkeypatch)
    with pytest.raises(ToldApart):
        driven(pairs, tmp_path)


def test_without_a_planted_leak_none_is_found(tmp_path: Path) -> None:
    driven(few(), tmp_path)


# What should look different does.


@pytest.mark.parametrize("place", [SABOTEUR[0], DIXIT[1]], ids=str)
def test_worlds_that_differ_in_the_own_hand_are_told_apart(place: Place, tmp_path: Path) -> None:
    pair = every_pair([place], 0, Seat(1))[0]
    with pytest.raises(ToldApart) as told:
        driven([pair._replace(eyes=Seat(2))], tmp_path)
    assert told.value.step == ON_COMING


@pytest.mark.parametrize("eyes", [Seat(1), "gallery"])
@pytest.mark.parametrize("place", [SABOTEUR[0], DIXIT[1]], ids=str)
def test_worlds_that_differ_in_an_open_card_are_told_apart(
    place: Place, eyes: Eyes, tmp_path: Path
) -> None:
    pair = parting(place, 0, eyes)
    with pytest.raises(ToldApart) as told:
        driven([pair], tmp_path)
    assert told.value.step == len(pair.live) - 1


@pytest.mark.parametrize("place", [SABOTEUR[0], DIXIT[1]], ids=str)
def test_worlds_are_told_apart_by_the_record_of_a_finished_game(
    place: Place, tmp_path: Path
) -> None:
    games = played(place, 0), played(place, 1)
    pair = Pair("AAAAAAAA", place, "gallery", max(len(game.moves) for game in games), games)
    paths = [f"/api/tables/{pair.code}/record", f"/api/tables/{pair.code}/replay?seat=all"]

    async def story() -> None:
        async with two_servers(tmp_path, [pair], Clock()) as ports:
            for game, port in zip(games, ports, strict=True):
                answers = await fetched(port, paths, token(pair, "owl"))
                assert answers.count(b"HTTP/1.1 200 OK") == len(paths)
                assert game.seed.hex().encode() in answers
                assert place.game.write(game.moves[0][1]).encode() in answers

    run(story())


# What was shown once, and is not any more.


def test_an_unreadable_log_does_not_show_its_content(tmp_path: Path) -> None:
    pair = every_pair(SABOTEUR[:1], 0, Seat(0))[0]
    hands = [world.states[pair.start].private[1].hand for world in pair.worlds]
    missing = [card for card in Card if not any(card in hand for hand in hands)]
    one, other = (
        world.until(pair.start)._replace(moves=[*world.moves[: pair.start], (Seat(1), Pass(card))])
        for world, card in zip(pair.worlds, missing, strict=False)
    )
    heard = on_coming(pair._replace(worlds=(one, other), start=pair.start + 1), tmp_path)
    assert b"table-unreadable" in heard[0]
    assert heard[0] == heard[1]


def test_somebody_who_may_not_watch_does_not_learn_how_much_was_played(tmp_path: Path) -> None:
    pair = every_pair(SABOTEUR[:1], 0, "outside")[0]
    one, other = pair.worlds
    pair = pair._replace(worlds=(one.until(4), other.until(9)), start=9)
    heard = on_coming(pair, tmp_path, game=1, lines=6, chat=1)
    assert b'"play":null' in heard[0]
    assert heard[0] == heard[1]


def on_coming(pair: Pair, folder: Path, **claims: Any) -> list[bytes]:
    """What one who comes to a table of a pair hears first, in each world."""
    who, heard = token(pair, "owl" if pair.viewer is None else f"player {pair.viewer}"), []

    async def story() -> None:
        async with two_servers(folder, [pair], Clock()) as ports:
            for port, seed in zip(ports, hashes(pair), strict=True):
                ear = await Ear.open(port, pair.code, who)
                ear.send({"type": "hello", **claims})
                first = {ear.next_update(), ear.gone}
                await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
                ear.drop()
                answers = await fetched(port, addresses(pair), who)
                heard.append(b"".join(ear.tape).replace(seed, b"#" * 64) + answers)

    with capture_logs():
        run(story())
    return heard


def test_seats_are_sent_nothing_when_the_gallery_writes_or_a_seat_is_offered(
    tmp_path: Path,
) -> None:
    seats = map(Seat, range(3))
    driven(every_pair([SABOTEUR[0], DIXIT[1]], 0, *seats), tmp_path, loud=True)
