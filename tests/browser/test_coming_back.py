"""Lines that break: a server that dies, a device that is changed, no network, no WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lorelode.web.addresses import lan_address
from tests.browser.digging import dig, do, eagerness
from tests.browser.people import People, Person
from tests.browser.playing import gather, play
from tests.browser.serving import Server
from tests.browser.words import LANGUAGES, text

NO_WEBSOCKET = """
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 3;
    constructor() { setTimeout(() => this.onclose?.({})); }
    close() {}
    send() {}
  };
"""
"""A network that takes WebSockets out."""


@pytest.fixture
def mortal(tmp_path: Path, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """People at a server of their own, which may be killed."""
    server = Server(tmp_path / "server")
    screens = Path(__file__).parents[2] / "build" / "screens" / request.node.name
    everybody = People(chromium, server, screens)
    yield everybody
    everybody.leave()
    server.stop()


def lines_of(person: Person, seat: int) -> int:
    """How many moves of a seat somebody was told of, whatever they were told twice."""
    lines: dict[int, str] = {}
    for update in map(json.loads, person.received):
        if update["type"] == "update" and update["play"]:
            start = update["lines"]["start"]
            lines |= {start + at: line["text"] for at, line in enumerate(update["lines"]["new"])}
    return sum(line.startswith(f"{seat} ") for line in lines.values())


def test_a_killed_server_comes_back_and_nothing_is_lost_or_done_twice(mortal: People) -> None:
    ann, bob = mortal("Ann"), mortal("Bob", "phone", language="fa")
    for one in (ann, bob):
        one.expects("ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE|LENGTH_MISMATCH")
    gather([ann, bob], seats=3)
    dig(ann)
    play([ann, bob], lambda: bool(ann.choices))
    assert lines_of(bob, seat=0) == 1
    mortal.server.kill()
    for one in (ann, bob):
        assert one.text("error-lost") in one.see(".line-notice").inner_text()
    ann.screen("lost", axe=True)
    bob.screen("lost-fa", axe=True)
    # A move that is made meanwhile waits for the server.
    move = min(ann.choices, key=eagerness)
    before = ann.play["phase"]
    do(ann, move)
    sent = len(ann.sent)
    mortal.server.start()
    told = ann.until(lambda update: update["play"]["phase"] > before, "its move is made")
    assert told["you"]["seat"] == 0
    bob.until(lambda update: update["play"]["phase"] > before, "it is told of the move")
    # It was sent once the line was there again, and made once.
    moves = [message for message in map(json.loads, ann.sent[sent:]) if message["type"] == "move"]
    assert len({message["id"] for message in moves}) == 1
    assert lines_of(bob, seat=0) == 2
    expect(ann.page.locator(".line-notice.good")).to_be_visible()
    play([ann, bob], lambda: ann.play["phase"] > before + 3 or ann.status != "playing")


def test_a_player_leaves_and_comes_back_on_another_device(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    gather([ann, bob], seats=3)
    hand, role = ann.play["private"]["hand"], ann.play["private"]["role"]
    ann.page.locator(".bar-menu").click()
    ann.button("table-hand").click()
    ann.see("dialog .copy-field input")
    ann.screen("hand-over", axe=True)
    link = ann.page.locator("dialog .copy-field input").input_value()
    assert "#take=" in link
    ann.page.close()
    phone = people("Ann’s phone", "phone", language="ru")
    phone.page.goto(link.replace(link.partition("/t/")[0], phone.base))
    phone.until(lambda update: update["you"]["seat"] == 0, "it has the seat")
    assert "#take" not in phone.page.url
    assert phone.play["private"]["hand"] == hand
    assert phone.play["private"]["role"] == role
    phone.see(".mine-hand")
    phone.screen("taken-over")
    play([phone, bob], lambda: bool(phone.choices))
    dig(phone, touch=True)
    # The link is good for once.
    thief = people("Mallory")
    thief.page.goto(link.replace(link.partition("/t/")[0], thief.base))
    thief.until(lambda update: update["you"]["seat"] is None)
    assert thief.see(".toast").inner_text().strip()
    assert thief.play["private"] is None


def test_a_run_over_the_network_which_is_no_secure_context(people: People) -> None:
    address = lan_address()
    assert address is not None, "this machine is in no network: the page over one cannot be tested"
    base = f"http://{address}:{people.server.port}"
    ann, bob = people("Ann", base=base), people("Bob", "phone", base=base)
    for one in (ann, bob):
        one.expects("Cross-Origin-Opener-Policy header has been ignored")
    code = ann.make(seats=3)
    ann.come(code)
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
    dig(ann)
    play([ann, bob], lambda: bool(bob.choices))
    dig(bob, touch=True)
    bob.screen("over-the-network")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_there_is_a_sentence_and_it_comes_back(
    people: People, language: str
) -> None:
    ann = people("Ann", "phone", language=language)
    ann.expects("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ann.come(ann.make())
    ann.see(".name-form")
    ann.context.set_offline(True)
    assert text(language, "error-offline") in ann.see(".line-notice").inner_text()
    assert ann.button("error-retry").is_visible()
    # What is not here yet cannot be had, and what is here stays.
    ann.page.locator(".talk-bar button").last.click()
    ann.page.wait_for_timeout(200)
    assert ann.page.locator(".name-form").is_visible()
    ann.screen("offline")
    ann.context.set_offline(False)
    ann.see(".line-notice.good")


def test_without_websockets_there_is_a_sentence_and_a_way_on(people: People) -> None:
    ann = people("Ann", language="lv")
    code = ann.make(seats=3)
    ann.context.add_init_script(NO_WEBSOCKET)
    ann.go(f"/t/{code}")
    assert ann.see(".line-notice").is_visible()
    shown = ann.see("main.wrong")
    assert ann.text("error-no-websocket") in shown.inner_text()
    assert ann.button("error-home").is_visible()
    assert ann.button("error-reload").is_visible()
    ann.screen("no-websocket", axe=True)
