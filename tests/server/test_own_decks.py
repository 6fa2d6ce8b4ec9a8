"""Tables that play with uploaded decks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lorelode.decks import Card, Deck, Words, built_in
from lorelode.decks.library import write_deck
from lorelode.tables.log import MatchStarted
from tests.server.clients import Visitor, start_server

OWN_PICTURES = 40
"""How many pictures the uploaded deck has."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with an uploaded deck that has titles but no tags."""
    cards = [
        Card(f"p{number:02}", {"en": Words(f"Photo {number}")}, f"p{number:02}.webp")
        for number in range(OWN_PICTURES)
    ]
    folder = tmp_path / "decks" / "mine"
    (folder / "small").mkdir(parents=True)
    (folder / "deck.toml").write_text(write_deck(Deck("mine", tuple(cards))), "utf-8")
    (folder / "p00.webp").write_bytes(b"large")
    (folder / "small" / "p00.webp").write_bytes(b"small")
    return tmp_path


def table(decks: list[str], deck: int = 84, game: str = "dixit") -> dict[str, Any]:
    switches = {"deck_size": str(deck)} if deck != 84 else {}
    edition = "fa" if game == "dixit" else "lv"
    return {
        "settings": {
            "game": game,
            "edition": edition,
            "seats": 3,
            "decks": decks,
            "switches": switches,
        }
    }


def test_decks_are_listed_with_whether_bots_know_their_words(data: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(data) as (_server, base),
            Visitor(base) as ann,
            ann.http.get(f"{base}/api/games") as answer,
        ):
            saboteur, dixit = await answer.json()
            assert saboteur["decks"] == []
            assert dixit["decks"] == [
                {"name": "dream", "title": "dream", "pictures": 84, "seen_by_bots": True},
                {"name": "mine", "title": "mine", "pictures": OWN_PICTURES, "seen_by_bots": False},
            ]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (
            table(["mine"]),
            "there are 40 pictures in mine: set the switch deck_size to 40, or add another deck",
        ),
        (table(["nobodys"]), "there is no deck 'nobodys'; there are dream, mine"),
        (table(["mine"], game="saboteur"), "saboteur has no pictures, so no decks"),
    ],
    ids=["too few", "unknown", "saboteur"],
)
def test_a_table_with_an_unplayable_deck_is_refused(
    data: Path, wanted: dict[str, Any], expected: str
) -> None:
    async def scenario() -> None:
        async with (
            start_server(data) as (_server, base),
            Visitor(base) as ann,
            ann.http.post(f"{base}/api/tables", json=wanted) as answer,
        ):
            refused = await answer.json()
            assert (answer.status, refused["code"]) == (400, "bad-settings")
            assert expected in refused["sentence"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("decks", "pictures"), [(["mine"], OWN_PICTURES), (["mine", "dream"], 84), (["dream"], 60)]
)
def test_a_table_plays_with_the_decks_of_its_settings(
    data: Path, decks: list[str], pictures: int
) -> None:
    async def scenario() -> None:
        async with start_server(data) as (server, base), Visitor(base) as ann:
            made = await ann.http.post(f"{base}/api/tables", json=table(decks, pictures))
            code = (await made.json())["code"]
            hers = await ann.join(code)
            await hers.do("sit", seat=0, name="Ann")
            await hers.do("add-bot", level="steady")
            await hers.do("start")
            entries = await server.lobby.entries(code)
            (started,) = (entry for entry in entries if isinstance(entry, MatchStarted))
            mine = {f"p{number:02}" for number in range(OWN_PICTURES)} if "mine" in decks else set()
            theirs = set(built_in().ids) if "dream" in decks else set()
            assert len(set(started.deck)) == pictures
            assert set(started.deck) <= mine | theirs
            assert decks[0] == "dream" or mine & set(started.deck)
            async with ann.http.get(f"{base}/api/tables/{code}/deck") as answer:
                cards = (await answer.json())["cards"]
            assert tuple(card["id"] for card in cards) == started.deck
            words = [card["words"]["en"] for card in cards]
            assert all(said["caption"] or said["title"] for said in words)

    asyncio.run(scenario())


def test_pictures_of_own_decks_are_served(data: Path) -> None:
    async def scenario() -> None:
        async with start_server(data) as (_server, base), Visitor(base) as ann:
            for path, content in (("p00.webp", b"large"), ("small/p00.webp", b"small")):
                async with ann.http.get(f"{base}/pictures/{path}") as answer:
                    assert await answer.read() == content
            async with ann.http.get(f"{base}/pictures/p99.webp") as answer:
                assert answer.status == 404

    asyncio.run(scenario())
