"""After a game with people's own pictures, the host keeps the clues as words of the pictures."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from lorelode.decks import Card, Deck, built_in
from lorelode.decks.associations import read_associations
from lorelode.decks.library import Library, write_deck
from lorelode.tables.log import Entry, encode_entries, slot_of
from lorelode.tables.store import SqliteStore, TableId
from lorelode.web.lifecycle import STORE_FILE
from lorelode.wire import TableSettings
from tests.browser.conftest import SCREENSHOTS
from tests.browser.person import People, Person
from tests.browser.server_process import Server
from tests.server.staged_tables import StagedTable
from tests.tables.scripted import token

CODE = "ABCDEFGH"


def with_own_deck(entry: Entry) -> Entry:
    """The same entry of a table that plays with the deck `mine`."""
    settings = getattr(entry, "settings", None)
    if not isinstance(settings, TableSettings):
        return entry
    return replace(entry, settings=replace(settings, decks=("mine",)))


def store_finished_game(data: Path) -> None:
    """Write a table at which Ann is host and a game is over, and a deck with its pictures."""
    entries = [with_own_deck(entry) for entry in StagedTable("over").entries]
    slots = [slot_of(entry) for entry in entries]

    async def store() -> None:
        kept = SqliteStore(data / STORE_FILE)
        log = encode_entries(entries)
        await kept.append(TableId(CODE), 0, log, time.time(), slots=slots, started=True)
        await kept.close()

    folder = data / "decks" / "mine"
    folder.mkdir(parents=True)
    deck = Deck("mine", tuple(Card(card, {}) for card in built_in().ids))
    (folder / "deck.toml").write_text(write_deck(deck), "utf-8")
    # In a thread: Playwright has an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, store()).result(30)


@pytest.fixture
def afterwards(tmp_path: Path, chromium: Browser) -> Iterator[People]:
    """People at a server whose operator lets hosts keep clues."""
    store_finished_game(tmp_path / "server" / "data")
    server = Server(tmp_path / "server", keep_clues="true")
    try:
        everybody = People(chromium, server, SCREENSHOTS / "kept-clues")
        yield everybody
        everybody.leave()
    finally:
        server.stop()


def open_table(people: People, name: str) -> Person:
    person = people(name.capitalize(), "phone", language="he")
    cookie = {"name": "lorelode", "value": token(name), "url": people.server.base}
    person.context.add_cookies([cookie])  # type: ignore[list-item]
    person.go(f"/t/{CODE}")
    person.see(".after-kept")
    return person


def test_the_host_alone_is_offered_to_keep_the_clues_and_keeps_them_with_one_tap(
    afterwards: People,
) -> None:
    ann, bob = open_table(afterwards, "ann"), open_table(afterwards, "bob")
    offer = ann.page.get_by_role("region", name=ann.text("table-own-pictures"))
    ann.check_page("offered", axe=True)
    offer.locator("button").click()
    expect(offer.locator("[role=status]")).to_have_text(ann.text("table-clues-kept"))
    assert bob.page.get_by_role("region", name=ann.text("table-own-pictures")).count() == 0
    folder = Library(afterwards.server.data).load("mine").folder
    assert len([text for one in read_associations(folder, "en").values() for text in one.all]) == 2
