"""Somebody was away: a bot has played for them, and the page says what it did."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import SCREENSHOTS
from tests.browser.gameplay import start_game
from tests.browser.person import People, Person
from tests.browser.saboteur_moves import make_best_move
from tests.browser.server_process import Server

pytestmark = pytest.mark.without_pictures


@pytest.fixture
def impatient(
    tmp_path: Path, chromium: Browser, request: pytest.FixtureRequest
) -> Iterator[People]:
    """People at a server that lets a bot play at once for somebody who is gone."""
    server = Server(tmp_path / "server", grace_seconds=0.5)
    try:
        everybody = People(chromium, server, SCREENSHOTS / request.node.name)
        yield everybody
        everybody.leave()
    finally:
        server.stop()


def count_stand_in_moves(person: Person, seat: int) -> int:
    """How many moves a bot has made for a seat, by the lines that somebody received."""
    lines: dict[int, bool] = {}
    for update in map(json.loads, person.received):
        if update["type"] == "update" and update["play"]:
            start = update["lines"]["start"]
            for at, line in enumerate(update["lines"]["new"]):
                lines[start + at] = line["text"].startswith(f"{seat} ") and bool(line.get("bot"))
    return sum(lines.values())


def test_who_comes_back_reads_what_the_bot_did_for_them(impatient: People) -> None:
    ann, bob = impatient("Ann", "phone"), impatient("Bob")
    code = start_game([ann, bob], seats=3)
    ann.until(lambda _: ann.choices)
    make_best_move(ann)
    # She puts her phone away, and it is her turn once meanwhile.
    ann.page.close()
    bob.until(lambda update: update["table"]["seats"][0].get("away"), "a bot stands in for Ann")
    bob.until(lambda _: bob.choices)
    make_best_move(bob)
    bob.until(lambda _: bob.choices, "it is his turn again")
    made = count_stand_in_moves(bob, seat=0)
    assert made == 1
    ann.page = ann.context.new_page()
    ann.watch(ann.page)
    ann.update = None
    ann.open_table(code)
    ann.until(lambda update: not update["table"]["seats"][0].get("away"), "she plays herself")
    told = ann.see(".meanwhile")
    sentences = told.locator("li")
    expect(sentences).to_have_count(made)
    for language in ("en", "he"):
        ann.choose_language(language)
        expect(sentences.last).to_contain_text(ann.text("table-by-stand-in"))
        ann.check_page(f"meanwhile-{language}", axe=True)
    # It says the same as the log.
    ann.page.locator(".talk-bar button").first.click()
    logged = ann.page.locator("dialog .log-line", has_text=sentences.last.inner_text())
    expect(logged).to_have_count(1)
    ann.see("dialog[open]")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".notice", has=ann.page.locator(".meanwhile")).get_by_role("button").click()
    expect(ann.page.locator(".meanwhile")).to_have_count(0)
