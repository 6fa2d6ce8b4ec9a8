"""Lost connections: a killed server, another device, no network, no WebSockets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lorelode.web.addresses import find_lan_address
from tests.browser.conftest import SCREENSHOTS
from tests.browser.gameplay import play_until, start_game
from tests.browser.locale_texts import LANGUAGES, text
from tests.browser.person import SAVES_DATA, People, Person
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

OFFLINE = "ERR_INTERNET_DISCONNECTED|WebSocket connection"
"""What Chromium says of a page without a network."""

HAS_LOADED_AHEAD = """
  performance.getEntriesByType("resource").some(({ name }) => name.includes("/refusals-"))
"""
"""Whether the page has loaded the last of what it loads ahead."""


@pytest.fixture
def killable(tmp_path: Path, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """People at a server of their own, which may be killed."""
    server = Server(tmp_path / "server")
    try:
        everybody = People(chromium, server, SCREENSHOTS / request.node.name)
        yield everybody
        everybody.leave()
    finally:
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
        one.expect_faults("ERR_CONNECTION|ERR_EMPTY_RESPONSE|LENGTH_MISMATCH")
        one.expect_faults(OFFLINE)
    start_game([ann, bob], seats=3)
    make_best_move(ann)
    play_until([ann, bob], lambda: bool(ann.choices))
    assert count_moves(bob, seat=0) == 1
    killable.server.kill()
    for one in (ann, bob):
        expect(one.see(".connection-notice")).to_contain_text(one.text("error-lost"))
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
    phone = people("Ann’s phone", "phone", language="ru")
    phone.page.goto(link.replace(link.partition("/t/")[0], phone.base))
    phone.until(lambda update: update["you"]["seat"] == 0, "it has the seat")
    assert "#claim" not in phone.page.url
    assert phone.play["private"]["hand"] == hand
    assert phone.play["private"]["role"] == role
    # The old screen says so in place of the link, which is used up.
    dialog = ann.page.locator("dialog")
    expect(dialog).to_contain_text(ann.text("table-seat-moved"))
    expect(dialog.locator(".copy-field, .invite-qr")).to_have_count(0)
    ann.check_page("moved-away", axe=True)
    dialog.get_by_role("button", name=ann.text("ok"), exact=True).click()
    expect(ann.page.locator(".notice", has_text=ann.text("table-unseated"))).to_have_count(0)
    ann.page.close()
    phone.see(".saboteur-hand")
    phone.check_page("taken-over")
    play_until([phone, bob], lambda: bool(phone.choices))
    make_best_move(phone, touch=True)
    # The link works once.
    thief = people("Mallory")
    thief.page.goto(link.replace(link.partition("/t/")[0], thief.base))
    thief.until(lambda update: update["you"]["seat"] is None)
    expect(thief.see(".toast p")).not_to_be_empty()
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


def test_a_lost_network_is_announced_and_the_page_reconnects(people: People) -> None:
    ann = people("Ann", "phone")
    ann.expect_faults(OFFLINE)
    code = ann.make_table()
    for language in LANGUAGES:
        ann.open_table(code, f"?lang={language}")
        ann.see(".name-form")
        ann.context.set_offline(True)
        expect(ann.see(".connection-notice")).to_contain_text(text(language, "error-offline"))
        expect(ann.button("error-retry")).to_be_visible()
        # What was not loaded yet is unavailable, and the rest of the page stays.
        ann.page.locator(".talk-bar button").last.click()
        ann.see("dialog[open]")
        expect(ann.page.locator(".name-form")).to_be_visible()
        ann.check_page(f"offline-{language}")
        ann.context.set_offline(False)
        ann.see(".connection-notice.good")


def test_the_page_says_that_a_move_without_a_network_is_kept(people: People) -> None:
    ann = people("Ann", "phone")
    ann.expect_faults(OFFLINE)
    start_game([ann])
    for language in ("en", "fa"):
        ann.choose_language(language)
        check_kept_move(ann)


def check_kept_move(person: Person) -> None:
    """Make a move without a network, which is sent when the network is back."""
    play_until([person], lambda: bool(person.choices))
    before = person.play["phase"]
    person.catch_up()
    # Discarding has a file of its own, which is loaded ahead.
    person.wait(HAS_LOADED_AHEAD)
    person.context.set_offline(True)
    notice, kept = person.page.locator(".connection-notice"), person.text("error-move-kept")
    expect(notice).to_contain_text(person.text("error-offline"))
    expect(notice).not_to_contain_text(kept)
    make_move(person, min(person.choices, key=rank_move), touch=True)
    expect(notice).to_contain_text(kept)
    person.check_page(f"move-kept-{person.language}", axe=True)
    person.context.set_offline(False)
    person.until(lambda update: update["play"]["phase"] > before, "its move is made")
    expect(notice.filter(has_text=kept)).to_have_count(0)


def test_blocked_websockets_are_explained(people: People) -> None:
    ann = people("Ann", language="lv")
    code = ann.make_table(seats=3)
    ann.context.add_init_script(NO_WEBSOCKET)
    ann.go(f"/t/{code}")
    # It is shown until the page gives up.
    ann.see(".connection-notice")
    expect(ann.see("main.wrong")).to_contain_text(ann.text("error-no-websocket"))
    assert ann.button("error-home").is_visible()
    assert ann.button("error-reload").is_visible()
    ann.check_page("no-websocket", axe=True)


def test_a_sheet_that_cannot_be_loaded_says_so_and_breaks_nothing(people: People) -> None:
    ann = people("Ann", "phone")
    ann.expect_faults(OFFLINE)
    ann.context.add_init_script(SAVES_DATA)
    start_game([ann])
    ann.catch_up()
    ann.see(".saboteur-held")
    ann.context.set_offline(True)
    ann.page.locator(".bar-menu").click()
    said = ann.see("dialog [role='alert']")
    assert ann.text("error-offline") in said.inner_text()
    ann.check_page("sheet-offline")
    ann.page.locator("dialog header button").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.see(".saboteur-held")
    ann.page.locator(".bar-menu").click()
    ann.see("dialog [role='alert']")
    ann.context.set_offline(False)
    ann.page.locator("dialog [role='alert'] button").click()
    expect(ann.see(".menu-items")).to_have_css("display", "grid")


def test_files_that_fail_once_cost_neither_the_game_nor_the_texts(people: People) -> None:
    """The server is well all the time, so the page is not an old one."""
    ann = people("Ann", "phone")
    ann.expect_faults("ERR_FAILED|Failed to load|dynamically imported")
    code = start_game([ann])
    lost = re.compile(r"/page/(Sheets|sheets)-.*\.(js|css)$")
    ann.context.route(lost, lambda route: route.abort())
    # Now the page has loaded nothing that the lobby needs, and loads ahead in vain.
    with ann.page.expect_event("requestfailed", lambda asked: bool(lost.search(asked.url))):
        ann.open_table(code)
    ann.see(".saboteur-held")
    ann.page.locator(".bar-menu").click()
    failed = ann.see("dialog [role='alert']")
    ann.context.unroute(lost)
    failed.locator("button").click()
    menu = ann.see(".menu-items")
    expect(menu).to_have_css("display", "grid")
    expect(menu).to_contain_text(ann.text("table-leave"))
    assert not re.search(r"\btable-[a-z]", menu.inner_text()), "a text is missing"
    ann.page.keyboard.press("Escape")
    ann.see(".saboteur-held")


def test_what_a_table_has_loaded_ahead_opens_without_a_network(people: People) -> None:
    ann = people("Ann", "phone")
    ann.expect_faults(OFFLINE)
    start_game([ann])
    ann.wait(HAS_LOADED_AHEAD)
    ann.context.set_offline(True)
    ann.page.locator(".bar-menu").click()
    expect(ann.see(".menu-items")).to_have_css("display", "grid")
