"""The words of a deck: what bots play by reaches no player, in no language, on no way."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from lorelode.core.languages import LANGUAGES
from lorelode.decks import Card, Deck, Words
from lorelode.decks.library import write_deck
from lorelode.web.routes import all_routes
from tests.server.clients import Visitor, Wire, start_server
from tests.server.staged_tables import bots_at_once, start_table, wait_for_update

__all__ = ["bots_at_once"]

PICTURES = 40
PAINTED, WRITTEN = "painted", "written"
"""The ids of the cards begin so: those with a file, and those that are their title."""


def words(card: str, language: str) -> Words:
    return Words(
        f"title-{card}-{language}",
        f"caption-{card}-{language}",
        tuple(f"tag{number}-{card}-{language}" for number in range(3)),
    )


@pytest.fixture
def data(tmp_path: Path) -> Path:
    cards = []
    for number in range(PICTURES):
        name = f"{WRITTEN if number % 2 else PAINTED}{number:02}"
        file = None if number % 2 else f"{name}.webp"
        cards.append(Card(name, {code: words(name, code) for code in LANGUAGES}, file))
    folder = tmp_path / "decks" / "mine"
    (folder / "small").mkdir(parents=True)
    (folder / "deck.toml").write_text(write_deck(Deck("mine", tuple(cards))), "utf-8")
    return tmp_path


def addresses(code: str) -> list[str]:
    """Every address that answers a GET, and those that somebody may try for the deck's files."""
    named = {"code": code, "game": "dixit", "card": f"{PAINTED}00", "language": "fa"}
    paths = {route.path for route in all_routes() if route.method == "GET"}
    names = ("mine", "deck.toml", f"{PAINTED}00.webp", "..%2Fdeck.toml")
    found = [path.format(**named, name=name) for path in paths - {"/ws/{code}"} for name in names]
    return [
        *sorted(set(found)),
        f"/api/tables/{code}/deck?game=1",
        f"/api/tables/{code}/replay?seat=all",
        f"/api/tables/{code}/reason?move=1",
        f"/api/tables/{code}/clue-reason?game=1&turn=0",
        "/decks/mine/deck.toml",
    ]


def test_no_tag_reaches_anybody_while_a_game_runs(data: Path) -> None:
    async def scenario() -> bytes:
        async with start_server(data) as (_server, base), AsyncExitStack() as open_visitors:
            people = [await open_visitors.enter_async_context(Visitor(base)) for _ in range(4)]
            code = await people[0].make_table(
                "dixit", first=0, decks=["mine"], switches={"deck_size": str(PICTURES)}, clock="off"
            )
            wires = [await one.join(code) for one in people]
            for seat, wire in enumerate(wires[:3]):
                await wire.do("sit", seat=seat, name=f"P{seat}")
            received = [await fetch_everything(people, base, code)]
            await wires[0].do("start")
            await play_turn(wires)
            received.append(await fetch_everything(people, base, code))
            return b"".join([*received, *("".join(wire.frames).encode() for wire in wires)])

    async def fetch_everything(people: list[Visitor], base: str, code: str) -> bytes:
        found = []
        for one in (people[0], people[3]):
            for address in addresses(code):
                async with one.http.get(base + address, allow_redirects=False) as answer:
                    found.append(str(answer.raw_headers).encode() + await answer.read())
        return b"".join(found)

    async def play_turn(wires: list[Wire]) -> None:
        """Play until the second clue is given: all that a turn has is shown once."""
        clues = 0
        while clues < 2:
            for wire in wires[:3]:
                view = await wire.do("back")
                now = {"game": 1, "phase": view["play"]["phase"]}
                if view["table"]["status"] == "resting":
                    await wire.ask("ready", **now)
                for move in view["play"]["choices"][:1]:
                    if move["type"] == "tell":
                        move["clue"] = "a clue"
                        clues += 1
                    assert (await wire.ask("move", **now, move=move))["type"] == "done"
        for wire in wires:
            await wire.ask("back")

    seen = asyncio.run(scenario()).decode("utf-8", "replace")
    assert set(re.findall(r"tag\d-\w+-\w+", seen)) == set()
    # The same game shows all that it must: what a picture shows, and what a card says.
    for language in LANGUAGES:
        assert f"caption-{PAINTED}00-{language}" in seen
        assert f"title-{WRITTEN}01-{language}" in seen
        assert f"title-{PAINTED}00-{language}" not in seen


@pytest.mark.usefixtures("bots_at_once")
def test_an_older_game_does_not_tell_what_the_running_game_hides(data: Path) -> None:
    async def scenario() -> None:
        rules: dict[str, Any] = {"decks": ["mine"], "switches": {"deck_size": str(PICTURES)}}
        async with start_table(
            data, "ann", game="dixit", seats=3, first=1, clock="off", **rules
        ) as here:
            ann = here["ann"]

            async def fetch(path: str) -> str:
                address = f"{here.base}/api/tables/{here.code}/{path}"
                async with here.people["ann"].http.get(address) as answer:
                    return await answer.text()

            async def fetch_words() -> tuple[bool, bool]:
                """Whether the first game shows titles of pictures, and tags of a bot's clue."""
                titles, reason = await fetch("deck?game=1"), await fetch("reason?game=1&move=2")
                if "tag" not in reason:
                    assert '"code":"game-running"' in reason
                return f"title-{PAINTED}" in titles, "tag" in reason

            await ann.do("add-bot", level="normal")
            await ann.do("start")
            await wait_for_update(ann, lambda view: view["play"]["choices"])
            for game in (1, 2):
                assert f"title-{PAINTED}" not in await fetch("deck")
                assert await fetch_words() == (False, False)
                await ann.ask("vote-end", game=game, yes=True)
                await wait_for_update(ann, lambda view: view["table"]["abandoned"])
                assert await fetch_words() == (True, True)
                await ann.do("start")

    asyncio.run(scenario())
