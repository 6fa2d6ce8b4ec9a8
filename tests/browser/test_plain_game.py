"""A game that the page has no part for can be seen and played as plain lists and buttons.

The game is Saboteur under a name that the page does not know.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.devices import Device
from tests.browser.gameplay import start_game
from tests.browser.person import People, Person
from tests.browser.quick_moves import end_quickly, play_quickly, start_quickly
from tests.soak_cases import soak

UNKNOWN = "pebbles"


def rename_game(message: str) -> str:
    """What the server sends, with the game under another name."""
    update = json.loads(message)
    if update["type"] == "update":
        update["table"]["settings"]["game"] = UNKNOWN
        if update["play"]:
            update["play"]["game"] = UNKNOWN
    return json.dumps(update)


def offer_unknown_game(person: Person) -> None:
    """Let the list of games have one more."""

    def answer(route: Route) -> None:
        games: list[Any] = route.fetch().json()
        route.fulfill(json=[*games, {**games[0], "game": UNKNOWN}])

    person.context.route("**/api/games", answer)


@pytest.mark.parametrize(
    ("language", "device"), [soak("en", "phone"), ("he", "phone"), soak("lv", "desktop")]
)
def test_an_unknown_game_is_playable_as_plain_lists(
    people: People, language: str, device: Device
) -> None:
    ann = people("Ann", device, language=language)
    ann.intercept(change_received=rename_game)
    offer_unknown_game(ann)
    code = start_game([ann], seats=3, television=True)
    ann.see(".plain-choices button:enabled")
    ann.check_page("table", axe=True)
    before = len(ann.update["lines"]["new"]) + ann.update["lines"]["start"]
    ann.act_and_wait(lambda: ann.page.locator(".plain-choices button").last.click())
    ann.until(lambda update: update["lines"]["start"] + len(update["lines"]["new"]) > before)
    ann.page.keyboard.press("l")
    ann.see(".log-line")
    ann.check_page("log", axe=True)
    ann.page.keyboard.press("Escape")
    ann.wait("!document.querySelector('dialog[open]')")
    ann.page.keyboard.press("h")
    ann.see("dialog.rules-dialog").get_by_text(ann.text("plain-no-rules")).wait_for()
    tv = people("the television", "television", language=language)
    tv.intercept(change_received=rename_game)
    tv.go(f"/tv/{code}")
    tv.see(".plain-board")
    assert tv.page.locator(".plain-choices").count() == 0
    tv.check_page("television", axe=True)


def test_an_unknown_game_is_on_the_front_page_and_in_the_settings(people: People) -> None:
    ann = people("Ann", "phone")
    offer_unknown_game(ann)
    ann.go("/")
    panel = ann.see(f".front-{UNKNOWN}")
    assert UNKNOWN in panel.inner_text()
    panel.scroll_into_view_if_needed()
    ann.check_page("front", axe=True)
    panel.get_by_text(ann.text("front-create")).click()
    form = ann.see("dialog .set-form")
    assert form.get_by_text(UNKNOWN).first.is_visible()
    ann.check_page("settings", axe=True)


def test_an_unknown_game_can_be_replayed(people: People) -> None:
    ann = people("Ann", "phone")
    code = start_quickly(ann, seats=3)
    play_quickly(ann, code, lambda update: update.play and update.play.phase > 8)
    end_quickly(ann, code)

    def rename_replay(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "game": UNKNOWN})

    ann.intercept(change_received=rename_game)
    ann.context.route("**/replay?*", rename_replay)
    ann.go(f"/replay/{code}")
    slider = ann.see("input[type=range]")
    slider.fill("3")
    ann.see(".plain-board")
    ann.page.locator(".replay-perspective select").select_option("all")
    ann.see(".hands .plain-fields")
    ann.check_page("replay", axe=True)
