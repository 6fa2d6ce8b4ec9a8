"""The operator key, and what an operator can do with decks."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from lorelode.decks.library import Library
from lorelode.decks.sandbox import Sandbox
from lorelode.tables.store import StoredLog, StoreError, TableId
from lorelode.web.key_files import load_key
from lorelode.web.operator import KEY_FILE, KEY_HEADER
from lorelode.web.routes import decks
from tests.decks.samples import make_folder, make_zip, png
from tests.server.clients import Visitor, start_server
from tests.server.operator_client import leftover_files, no_table_is_loaded, start_operator_server
from tests.web.serving import until

ADDRESSES = [(route.method, route.path) for route in decks.routes()]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(1) as started:
        yield started


def test_only_the_servers_user_can_read_the_operator_key(tmp_path: Path) -> None:
    key = load_key(tmp_path / KEY_FILE)
    file = tmp_path / KEY_FILE
    assert len(key) == 43
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_key(tmp_path / KEY_FILE) == key
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]
    file.write_text("half a key")
    again = load_key(tmp_path / KEY_FILE)
    assert again not in (key, "half a key")
    assert load_key(tmp_path / KEY_FILE) == again
    assert load_key(tmp_path / "nowhere" / KEY_FILE) != load_key(tmp_path / "nowhere" / KEY_FILE)


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_requests_without_the_operator_key_are_refused(
    method: str, path: str, tmp_path: Path
) -> None:
    where = path.replace("{name}", "mine").replace("{card}", "p1")

    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base) as eve:
            almost = server.operator.key[:-1] + ("A" if server.operator.key[-1] != "A" else "B")
            for key in (
                None,
                "",
                almost,
                server.operator.key + "x",
                server.operator.key.swapcase(),
                "ключ",
            ):
                headers = {} if key is None else {KEY_HEADER: key}
                asked = eve.http.request(method, base + where, headers=headers, data=png())
                async with asked as answer:
                    assert answer.status == 403
                    assert (await answer.json())["code"] == "not-operator"
        assert not (tmp_path / "decks").exists()
        assert leftover_files(tmp_path) == []

    asyncio.run(scenario())


def test_an_address_that_guesses_operator_keys_has_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path, guesses_per_minute=3) as (server, base),
            Visitor(base) as eve,
        ):
            for key, status in [*[(None, 403)] * 9, *[("x", 403)] * 3, ("x", 429), ("y", 429)]:
                headers = {} if key is None else {KEY_HEADER: key}
                async with eve.http.get(f"{base}/api/decks", headers=headers) as answer:
                    assert answer.status == status
                    if status == 429:
                        assert (await answer.json())["code"] == "too-many-guesses"
                        assert answer.headers["Retry-After"] == "20"
            # The operator may share the address. The key is far too long to be guessed.
            async with eve.http.get(
                f"{base}/api/decks", headers={KEY_HEADER: server.operator.key}
            ) as answer:
                assert answer.status == 200

    asyncio.run(scenario())


def test_the_operator_key_is_not_in_logs_or_answers(tmp_path: Path) -> None:
    async def scenario() -> None:
        with capture_logs() as logs:
            async with start_operator_server(tmp_path, log_level="debug") as own:
                await own.send("mine", "a.png", png(1))
                lines = [(await own.ask("GET", path))[1] for path in ("", "/mine", "/dream")]
                for path in ("/", "/decks", "/api/games", "/api/tables", "/metrics", "/credits"):
                    async with own.http.get(f"{own.base}{path}") as answer:
                        lines.append([await answer.text(), dict(answer.headers)])
                assert own.server.operator.key not in repr(lines)
        assert own.server.operator.key not in repr(logs)
        assert str(tmp_path) not in repr(lines)

    asyncio.run(scenario())


def test_a_deck_has_a_title_in_any_script(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            status, lines = await own.send("trip", "a.png", png(1), "Наш\u202e\nотпуск" * 20)
            assert (status, lines[-1]["code"]) == (422, "bad-deck")
            assert (await own.ask("GET", "/trip"))[0] == 404
            status, _ = await own.send("trip", "a.png", png(1), " Наш  отпуск ")
            assert status == 200
            _, listed = await own.ask("GET", "")
            assert [(deck["name"], deck["title"]) for deck in listed["decks"]] == [
                ("dream", "dream"),
                ("trip", "Наш отпуск"),
            ]

    asyncio.run(scenario())


def test_uploaded_pictures_can_be_played_with_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_table: TableId) -> StoredLog:
        raise StoreError("it is away")

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own, Visitor(own.base) as ann:
            words = b'["a/1.png".en]\ntitle = "Boat"\ntags = ["sea"]'
            many = make_zip({**{f"a/{n}.png": png(n) for n in range(1, 26)}, "words.toml": words})
            status, lines = await own.send("mine", "holidays.ZIP", many)
            assert status == 200
            assert [step["done"] for step in lines[:-1]] == list(range(26))
            assert {step["of"] for step in lines[1:-1]} == {25}
            assert (len(lines[-1]["kept"]), lines[-1]["refused"]) == (25, [])
            assert lines[-1]["kept"][0]["words"]["en"] == {
                "title": "Boat",
                "caption": "",
                "tags": ["sea"],
            }
            # One new picture, and one that the deck already has.
            status, lines = await own.send("mine", "C:\\in\\paper_boat.png", png(99))
            (card,) = lines[-1]["kept"]
            assert (card["words"], card["source"]) == ({}, "Paper boat")
            assert (await own.send("mine", "x.png", png(3)))[1][-1]["doubles"] == ["x.png"]
            status, listed = await own.ask("GET", "")
            dream, mine = listed["decks"]
            assert (dream["name"], dream["built_in"]) == ("dream", True)
            size = mine.pop("bytes")
            assert 26 * 2000 < size < 26 * 135_000
            assert mine.pop("title") == "mine"
            assert mine == {
                "name": "mine",
                "built_in": False,
                "pictures": 26,
                "tagged": 1,
                "languages": ["en"],
                "fault": "",
            }
            status, sheet = await own.ask("GET", "/mine")
            assert len(sheet["cards"]) == 26
            for size_of in ("", "small/"):
                where = f"{own.base}/pictures/{size_of}{card['picture']}"
                async with ann.http.get(where) as answer:
                    assert (answer.status, answer.content_type) == (200, "image/webp")
            code = await ann.make_table("dixit", decks=["mine"], switches={"deck_size": "26"})
            hers = await ann.join(code)
            await hers.do("sit", seat=0, name="Ann")
            await hers.do("add-bot", level="steady")
            await hers.do("start")
            async with ann.http.get(f"{own.base}/api/tables/{code}/deck") as answer:
                cards = (await answer.json())["cards"]
            assert {card["id"] for card in cards} == {card["id"] for card in sheet["cards"]}
            # A game that is played keeps its pictures.
            for path in ("/mine", f"/mine/{card['id']}"):
                status, answer = await own.ask("DELETE", path)
                assert (status, answer["code"]) == (409, "deck-in-use")
            await hers.close()
            await until(lambda: no_table_is_loaded(own.server))
            status, answer = await own.ask("DELETE", "/mine")
            assert (status, answer["code"]) == (409, "deck-in-use")
            # A table that cannot be read may be playing.
            with monkeypatch.context() as patch:
                patch.setattr(own.server.services.store, "load", fail)
                status, answer = await own.ask("DELETE", "/mine")
                assert (status, answer["code"]) == (503, "store-unavailable")
            # Another deck may have the same pictures.
            await own.send("other", "holidays.zip", many)
            assert (await own.ask("DELETE", "/other"))[0] == 200
            assert leftover_files(tmp_path) == []

    asyncio.run(scenario())


def test_words_can_be_changed_and_pictures_removed(tmp_path: Path, sandbox: Sandbox) -> None:
    source = make_folder(tmp_path / "in", {"a.png": png(1), "b.png": png(2)})
    library = Library(tmp_path)
    one, two = library.add("mine", source, sandbox=sandbox).kept

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            words = {"title": " Laiva  jūrā", "caption": "Zila.", "tags": ["jūra", " ", "jūra"]}
            lines = await own.ask("POST", f"/mine/{one.id}/words", {"language": "lv", **words})
            lv = {"title": "Laiva jūrā", "caption": "Zila.", "tags": ["jūra"]}
            assert lines[0] == 200
            assert lines[1]["words"] == {"lv": lv}
            await own.ask("POST", f"/mine/{one.id}/words", {"language": "en"})
            assert set(library.load("mine").deck.card(1).words) == {"lv"}
            wrong: list[object] = [
                {"language": "latvian", "title": "x"},
                {"language": "en", "caption": "no title"},
                {"language": "en", "title": "x" * 500},
                {"language": "en", "title": "x", "more": 1},
                [],
            ]
            for bad in wrong:
                status, answer = await own.ask("POST", f"/mine/{one.id}/words", bad)
                assert (status, answer["code"]) == (422, "bad-words")
            for path, code, number in (
                ("/mine/p0", "bad-deck", 422),
                ("/dream", "bad-deck", 422),
                ("/dream/clock-owl", "bad-deck", 422),
                ("/nobodys", "not-found", 404),
                ("/..%2F..", "not-found", 404),
            ):
                status, answer = await own.ask("DELETE", path)
                assert (status, answer["code"]) == (number, code), path
            for deck in ("dream", "Bad%20Name", "x" * 41):
                status, (answer,) = await own.send(deck, "a.png", png(3))
                assert (status, answer["code"]) == (422, "bad-deck")
            assert (await own.ask("DELETE", f"/mine/{one.id}"))[0] == 200
            assert library.load("mine").deck.ids == (two.id,)
            files = {path.name for path in (tmp_path / "decks" / "mine").rglob("*.*")}
            assert files == {"deck.toml", f"{two.id}.webp"}
            assert (await own.ask("DELETE", f"/mine/{two.id}"))[0] == 200
            assert library.names() == ("dream",)
            assert leftover_files(tmp_path) == []

    asyncio.run(scenario())


def test_a_deck_that_cannot_be_read_is_listed_and_can_be_removed(tmp_path: Path) -> None:
    make_folder(tmp_path / "decks" / "odd", {"deck.toml": b"name ="})

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            _, listed = await own.ask("GET", "")
            assert "cannot be read" in listed["decks"][1]["fault"]
            assert (await own.ask("GET", "/odd"))[1]["code"] == "bad-deck"
            assert (await own.send("odd", "a.png", png(1)))[1][0]["code"] == "bad-deck"
            assert (await own.ask("DELETE", "/odd"))[0] == 200

    asyncio.run(scenario())
