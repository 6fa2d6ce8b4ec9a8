"""The archive: finished games read from a log, in pieces, by those who may."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lorelode import wire
from lorelode.core import Seat, read_record
from lorelode.core.refusal import Code, Refusal
from lorelode.rules import GAMES
from lorelode.tables import archive
from lorelode.tables.archive import GameReference
from lorelode.tables.faces import name_sitter
from lorelode.tables.log import Entry, PersonId, encode_entries
from lorelode.tables.process_pool import ProcessPool
from lorelode.tables.store import SqliteStore, TableId
from tests.tables.scripted import CODE, Script, person, settings

SMALL = {"hand_size": "2", "deck_size": "20"}


def store_log(folder: Path, entries: list[Entry]) -> SqliteStore:
    """A store in which the table has this log, which it had only in part before."""
    store = SqliteStore(folder / "tables.sqlite")

    async def append() -> None:
        known = (await store.load(TableId(CODE))).length
        await store.append(TableId(CODE), known, encode_entries(entries[known:]), now=1)

    asyncio.run(append())
    return store


def reference_of(
    folder: Path, script: Script, number: int = 1, reader: PersonId | None = None
) -> GameReference:
    store = store_log(folder, script.entries)
    asyncio.run(store.close())
    return GameReference(store.source, CODE, number, reader)


@pytest.fixture
def script() -> Script:
    """A table at which one game is over; Cat left it, and Dot sat down after it."""
    made = Script("ann", settings("dixit", seats=4, switches=SMALL, first=0))
    made.sit("ann", "bob", "cat")
    made.ask("ann", wire.AddBot, level="easy")
    made.ask("ann", wire.Start)
    made.until("resting")
    made.ask("cat", wire.Stand)
    made.ask("ann", wire.Say, text="Where is Cat?")
    made.until("over")
    made.ask("dot", wire.Sit, seat=Seat(2), name="Dot")
    return made


def read_pieces(reference: GameReference, perspective: str | None) -> list[dict[str, Any]]:
    """All answers of a replay, each asked for where the one before ended."""
    pieces: list[dict[str, Any]] = []
    start, length = 0, 1
    while start < length:
        piece = msgspec.json.decode(archive.read_replay(reference, perspective, start))
        pieces.append(piece)
        assert piece["start"] == start
        start, length = start + len(piece["moments"]), piece["length"]
    return pieces


def test_a_record_is_that_of_the_game_with_its_number(script: Script, tmp_path: Path) -> None:
    script.ask("ann", wire.Start)
    script.until("over")
    texts = [archive.read_record(reference_of(tmp_path, script, number)).text for number in (1, 2)]
    first, second = (read_record(text.decode(), GAMES) for text in texts)
    assert first.moves != second.moves
    assert first.deck == archive.read_pictures(reference_of(tmp_path, script, 1))


def test_a_game_that_ends_after_the_log_was_read_is_found(script: Script, tmp_path: Path) -> None:
    assert archive.read_record(reference_of(tmp_path, script, 1)).text
    script.ask("ann", wire.Start)
    script.until("over")
    assert archive.read_record(reference_of(tmp_path, script, 2)).text


@pytest.mark.parametrize("perspective", [None, "0", "3", "all"])
def test_a_long_replay_is_read_in_pieces(
    script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, perspective: str | None
) -> None:
    reference = reference_of(tmp_path, script)
    (whole,) = read_pieces(reference, perspective)
    assert whole["length"] == len(whole["moments"]) == len(script.match.lines) + 1
    most = 3 * len(msgspec.json.encode(whole["moments"][-1]))
    monkeypatch.setattr(archive, "MAX_REPLAY_BYTES", most)
    pieces = read_pieces(reference, perspective)
    assert len(pieces) > 3
    assert [moment for piece in pieces for moment in piece["moments"]] == whole["moments"]
    for piece in pieces:
        # All but the last moment fit.
        assert len(msgspec.json.encode(piece["moments"][:-1])) <= most + len(piece["moments"])


def test_the_end_of_a_replay_has_no_moments(script: Script, tmp_path: Path) -> None:
    reference = reference_of(tmp_path, script)
    length = read_pieces(reference, None)[0]["length"]
    assert msgspec.json.decode(archive.read_replay(reference, None, length))["moments"] == []


def test_a_story_tells_the_news_of_every_move_in_pieces(
    script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reference = reference_of(tmp_path, script)
    shown = [
        {"text": line.hidden, "bot": line.bot, "news": line.news} for line in script.match.lines
    ]
    told = msgspec.json.decode(msgspec.json.encode(shown))
    whole = msgspec.json.decode(archive.read_story(reference, 0))
    assert whole == {"length": len(shown), "start": 0, "lines": told}
    monkeypatch.setattr(archive, "MAX_REPLAY_BYTES", 500)
    lines: list[Any] = []
    pieces = 0
    while len(lines) < len(shown):
        piece = msgspec.json.decode(archive.read_story(reference, len(lines)))
        assert (piece["length"], piece["start"]) == (len(shown), len(lines))
        lines += piece["lines"]
        pieces += 1
    assert lines == told
    assert pieces > 3
    assert msgspec.json.decode(archive.read_story(reference, len(shown)))["lines"] == []


def test_beliefs_are_those_of_each_seat_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Script("ann", settings("saboteur", seats=4, first=0))
    made.sit("ann", "bob", "cat", "dot")
    made.ask("ann", wire.Start)
    made.until("over")
    reference = reference_of(tmp_path, made)
    opened = msgspec.json.decode(archive.read_replay(reference, "all", 0))["moments"]
    moments = read_all_beliefs(reference, len(opened), at_most=archive.MAX_BELIEVERS // 4)
    assert moments[0] == []  # before the deal
    for moment, believed in zip(opened, moments, strict=True):
        stage = moment["public"]["stage"]["type"]
        assert bool(believed) == (stage in ("playing", "choosing", "fitting"))
        for seat, (belief,) in enumerate(believed):
            assert belief["kind"] == "saboteurs"
            # Everybody knows their own role.
            is_saboteur = moment["private"][seat]["role"] == "saboteur"
            assert belief["seats"][seat] == float(is_saboteur)
            assert all(0.0 <= likely <= 1.0 for likely in belief["seats"])
    # Pieces begin anywhere, so the bots know what happened before.
    archive._encode_beliefs.cache_clear()
    monkeypatch.setattr(archive, "MAX_BELIEVERS", 4 * 10)
    assert read_all_beliefs(reference, len(opened), at_most=10) == moments
    archive._encode_beliefs.cache_clear()


def read_all_beliefs(reference: GameReference, length: int, at_most: int) -> list[Any]:
    """The beliefs at all moments of a game, with at most this many moments in an answer."""
    moments: list[Any] = []
    while len(moments) < length:
        piece = msgspec.json.decode(archive.read_beliefs(reference, len(moments)))
        assert (piece["length"], piece["start"]) == (length, len(moments))
        assert 0 < len(piece["moments"]) <= at_most
        moments += piece["moments"]
    return moments


def test_a_game_whose_bots_believe_nothing_has_no_beliefs(script: Script, tmp_path: Path) -> None:
    told = msgspec.json.decode(archive.read_beliefs(reference_of(tmp_path, script), 0))
    assert told["moments"] == [[]] * told["length"]


@pytest.mark.parametrize("perspective", ["4", "-1", "x", "", "²", "10000"])
def test_a_seat_that_the_game_did_not_have_is_refused(
    script: Script, tmp_path: Path, perspective: str
) -> None:
    with pytest.raises(Refusal) as refused:
        archive.read_replay(reference_of(tmp_path, script), perspective, 0)
    assert refused.value.code == Code.NO_SUCH_SEAT
    assert refused.value.facts == {"expected": "0 to 3, or all"}


def test_players_of_the_game_may_read_it_and_later_ones_may_not(
    script: Script, tmp_path: Path
) -> None:
    for name in ("ann", "cat"):
        assert archive.read_record(reference_of(tmp_path, script, 1, person(name))).text
    with pytest.raises(Refusal) as refused:
        archive.read_record(reference_of(tmp_path, script, 1, person("dot")))
    assert refused.value.code == Code.PLAYERS_ONLY


def test_a_bot_move_has_the_names_of_the_players_at_the_end(script: Script, tmp_path: Path) -> None:
    at = next(at for at, line in enumerate(script.match.lines, 1) if line.bot == "easy")
    made = archive.read_bot_move(reference_of(tmp_path, script), at, tmp_path)
    bot = script.table.seats[3]
    assert bot is not None
    assert made.names == ("Ann", "Bob", "Cat", name_sitter(bot))
    assert made.question.level == "easy"
    assert script.match.lines[at - 1].own == f"3 {made.move}"


def test_a_table_that_is_gone_is_not_found(script: Script, tmp_path: Path) -> None:
    reference = reference_of(tmp_path, script)
    gone = msgspec.structs.replace(reference, code="ZZZZZZZZ")
    with pytest.raises(Refusal) as refused:
        archive.read_record(gone)
    assert refused.value.code == Code.NOT_FOUND


def test_an_unreadable_file_is_refused_as_an_unavailable_store(
    script: Script, tmp_path: Path
) -> None:
    source = store_log(tmp_path, script.entries).source
    other = msgspec.structs.replace(source, path=tmp_path / "nothing.sqlite")
    with pytest.raises(Refusal) as refused:
        archive.read_record(GameReference(other, CODE, 1, None))
    assert refused.value.code == Code.STORE_UNAVAILABLE
    assert not (tmp_path / "nothing.sqlite").exists()


def test_another_process_reads_what_an_open_store_has_just_appended(
    script: Script, tmp_path: Path
) -> None:
    async def story() -> tuple[bytes, str]:
        store, pool = SqliteStore(tmp_path / "tables.sqlite"), ProcessPool(1)
        try:
            await store.append(TableId(CODE), 0, encode_entries(script.entries), now=1)
            reference = GameReference(store.source, CODE, 1, None)
            record = await pool.run(archive.read_record, reference)
            with pytest.raises(Refusal) as refused:
                await pool.run(archive.read_replay, reference, "9", 0)
            return record.text, refused.value.code
        finally:
            await pool.close()
            await store.close()

    text, code = asyncio.run(story())
    assert read_record(text.decode(), GAMES).game == "dixit"
    assert code == Code.NO_SUCH_SEAT
