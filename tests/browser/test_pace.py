"""Who sets the time: bots that step, a sheet that they wait for, and more time in a rest."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.gameplay import play_until, start_game
from tests.browser.person import People, Person


def covers(person: Person) -> list[bool]:
    """What the page has said about its board."""
    sent = [json.loads(frame) for frame in person.sent]
    return [frame["covered"] for frame in sent if frame["type"] == "cover-board"]


def wait_for_turn(person: Person, to_act: list[int]) -> None:
    person.until(lambda update: update["play"]["to_act"] == to_act, f"{to_act} are to act")


def test_somebody_alone_lets_the_bots_move_and_they_wait_for_a_sheet(people: People) -> None:
    ann = people("Ann", "phone", language="he")
    start_game([ann], seats=4, first=1, clock="quick", bot_pace="step")
    ann.until(lambda update: update["table"]["stepping"])
    assert ann.update["clock"] is None
    assert ann.page.locator(".clock").count() == 0
    ann.check_page("stepping", axe=True)
    button = ann.button("table-next-move")
    for to_act in ([2], [3]):
        button.click()
        wait_for_turn(ann, to_act)
    # The button keeps the focus, so that the next press lets the next bot move.
    expect(button).to_be_focused()
    # The bots have waited until the role was put away.
    assert covers(ann) == [True, False]
    ann.sent.clear()
    ann.page.locator(".bar-menu").click()
    ann.button("table-settings").click()
    ann.see("dialog .set-form")
    ann.until(lambda _: covers(ann) == [True], "the bots wait for the sheet")
    paces = ann.page.get_by_role("group", name=ann.text("set-bot-pace"))
    paces.get_by_role("radio", name=ann.text("set-bot-pace-quick")).check()
    ann.check_page("bot-pace", axe=True)
    ann.page.locator("dialog button.main").click()
    # The sheet is gone, so the last bot moves by itself.
    wait_for_turn(ann, [0])
    assert covers(ann) == [True, False]
    expect(button).to_have_count(0)


def test_a_player_asks_for_more_time_to_look_at_a_result(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone", language="ru", theme="light")
    start_game([ann, bob], game="dixit", seats=3, clock="relaxed")
    play_until([ann, bob], lambda: all(one.status == "resting" for one in (ann, bob)))
    before = bob.update["clock"]["left"]
    bob.check_page("rest", axe=True)
    bob.button("table-hold").click()
    bob.until(lambda update: update["clock"]["left"] > before)
    ann.until(lambda update: update["table"]["seats"][1].get("holds"))
    ann.page.locator(".notice", has_text="Bob").wait_for()  # after the scene of the votes
    assert ann.button("table-hold").count() == 0
    ann.check_page("held", axe=True)
    for one in (ann, bob):
        one.go_on()
    ann.until(lambda update: update["table"]["status"] == "playing")
