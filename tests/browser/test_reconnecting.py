"""Lost connections: a killed server, another device, no network, no WebSockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lorelode.web.addresses import find_lan_address
from tests.browser.gameplay import play_until, start_game
from tests.browser.locale_texts import LANGUAGES, text
from tests.browser.person import People, Person
from tests.browser.saboteur_moves import make_best_move, make_move, rank_move
from tests.browser.server_process import Server

NO_WEBSOCKET = """
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 3;
    constructor() { setTimeout(() => this.onclose?.({})); }
    close() {}
    send() {}
  };
"""
"""A network that blocks WebSockets."""


@pytest.fixture
def killable(tmp_path: Path, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """People at a server of their own, which may be killed."""
    server = Server(tmp_path / "server")
    screenshots = Path(__file__).parents[2] / "build" / "screenshots" / request.node.name
    everybody = People(chromium, server, screenshots)
    yield everybody
    everybody.leave()
    server.stop()


def count_moves(person: Person, seat: int) -> int:
    """How many moves of a seat this person received; repeated lines count once."""
    lines: dict[int, str] = {}
    for update in map(json.loads, person.received):
        if update["type"] == "update" and update["play"]:
            start = update["lines"]["start"]
            lines |= {start + at: line["text"] for at, line in enumerate(update["lines"]["new"])}
    return sum(line.startswith(f"{seat} ") for line in lines.values())


def test_a_restarted_server_loses_no_move_and_repeats_none(killable: People) -> None:
    ann, bob = killable("Ann"), killable("Bob", "phone", language="fa")
    for one in (ann, bob):
        one.expect_faults("ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE|LENGTH_MISMATCH")
    start_game([ann, bob], seats=3)
    make_best_move(ann)
    play_until([ann, bob], lambda: bool(ann.choices))
    assert count_moves(bob, seat=0) == 1
    killable.server.kill()
    for one in (ann, bob):
        assert one.text("error-lost") in one.see(".connection-notice").inner_text()
    ann.check_page("lost", axe=True)
    bob.check_page("lost-fa", axe=True)
    # A move that is made meanwhile waits for the server.
    move = min(ann.choices, key=rank_move)
    before = ann.play["phase"]
    make_move(ann, move)
    sent = len(ann.sent)
    killable.server.start()
    told = ann.until(lambda update: update["play"]["phase"] > before, "its move is made")
    assert told["you"]["seat"] == 0
    bob.until(lambda update: update["play"]["phase"] > before, "it is told of the move")
    # It was sent after the reconnection, and made once.
    moves = [message for message in map(json.loads, ann.sent[sent:]) if message["type"] == "move"]
    assert len({message["id"] for message in moves}) == 1
    assert count_moves(bob, seat=0) == 2
    expect(ann.page.locator(".connection-notice.good")).to_be_visible()
    play_until([ann, bob], lambda: ann.play["phase"] > before + 3 or ann.status != "playing")


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    start_game([ann, bob], seats=3)
    hand, role = ann.play["private"]["hand"], ann.play["private"]["role"]
    ann.page.locator(".bar-menu").click()
    ann.button("table-offer-seat").click()
    ann.see("dialog .copy-field input")
    ann.check_page("offer-seat", axe=True)
    link = ann.page.locator("dialog .copy-field input").input_value()
    assert "#claim=" in link
    ann.page.close()
    phone = people("Ann’s phone", "phone", language="ru")
    phone.page.goto(link.replace(link.partition("/t/")[0], phone.base))
    phone.until(lambda update: update["you"]["seat"] == 0, "it has the seat")
    assert "#claim" not in phone.page.url
    assert phone.play["private"]["hand"] == hand
    assert phone.play["private"]["role"] == role
    phone.see(".saboteur-hand")
    phone.check_page("taken-over")
    play_until([phone, bob], lambda: bool(phone.choices))
    make_best_move(phone, touch=True)
    # The link works once.
    thief = people("Mallory")
    thief.page.goto(link.replace(link.partition("/t/")[0], thief.base))
    thief.until(lambda update: update["you"]["seat"] is None)
    assert thief.see(".toast").inner_text().strip()
    assert thief.play["private"] is None


def test_the_page_works_over_plain_http_in_a_network(people: People) -> None:
    address = find_lan_address()
    assert address is not None, "this machine is in no network: the page over one cannot be tested"
    base = f"http://{address}:{people.server.port}"
    ann, bob = people("Ann", base=base), people("Bob", "phone", base=base)
    for one in (ann, bob):
        one.expect_faults("Cross-Origin-Opener-Policy header has been ignored")
    code = ann.make_table(seats=3)
    ann.open_table(code)
    assert ann.page.evaluate("[isSecureContext, typeof crypto.randomUUID]") == [False, "undefined"]
    ann.sit()
    copy = ann.page.locator(".copy-field button").first
    copy.click()
    # Either it was copied the old way, or it is selected to be copied by hand.
    field = ann.page.locator(".copy-field input").first
    selected = field.evaluate("x => x.value.slice(x.selectionStart, x.selectionEnd)")
    assert selected == field.input_value()
    assert address in selected
    expect(copy).to_have_text(ann.text("copied"))
    bob.page.goto(selected)
    bob.until(lambda update: update["table"]["code"] == code)
    bob.sit()
    ann.fill_with_bots()
    ann.start()
    make_best_move(ann)
    play_until([ann, bob], lambda: bool(bob.choices))
    make_best_move(bob, touch=True)
    bob.check_page("over-the-network")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_network_is_announced_and_the_page_reconnects(people: People, language: str) -> None:
    ann = people("Ann", "phone", language=language)
    ann.expect_faults("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ann.open_table(ann.make_table())
    ann.see(".name-form")
    ann.context.set_offline(True)
    assert text(language, "error-offline") in ann.see(".connection-notice").inner_text()
    assert ann.button("error-retry").is_visible()
    # What was not loaded yet is unavailable, and the rest of the page stays.
    ann.page.locator(".talk-bar button").last.click()
    ann.page.wait_for_timeout(200)
    assert ann.page.locator(".name-form").is_visible()
    ann.check_page("offline")
    ann.context.set_offline(False)
    ann.see(".connection-notice.good")


def test_blocked_websockets_are_explained(people: People) -> None:
    ann = people("Ann", language="lv")
    code = ann.make_table(seats=3)
    ann.context.add_init_script(NO_WEBSOCKET)
    ann.go(f"/t/{code}")
    assert ann.see(".connection-notice").is_visible()
    shown = ann.see("main.wrong")
    assert ann.text("error-no-websocket") in shown.inner_text()
    assert ann.button("error-home").is_visible()
    assert ann.button("error-reload").is_visible()
    ann.check_page("no-websocket", axe=True)
