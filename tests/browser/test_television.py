"""The television shows the table to a room, and nothing of a hand."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest

from tests.browser.gameplay import is_over, is_resting, play_until
from tests.browser.page_checks import check_screens
from tests.browser.person import People, Person, is_dealt
from tests.browser.quick_moves import play_quickly
from tests.browser.saboteur_moves import make_best_move
from tests.soak_cases import soak


def let_leave(person: Person) -> None:
    """Let a bot play for somebody."""
    person.catch_up()
    person.page.locator(".bar-menu").click()
    person.button("table-leave").click()
    person.page.locator("dialog button.main").click()
    person.until(lambda update: update["you"]["seat"] is None, "it has no seat")


@pytest.mark.parametrize("game", ["saboteur", soak("dixit")])
def test_a_television_shows_the_whole_table_but_no_hand(people: People, game: str) -> None:
    ann = people("Ann", "phone" if game == "dixit" else "desktop", language="he")
    tv = people("the television", "television", language="fa" if game == "dixit" else "en")
    switches = {"winning_points": "3"} if game == "dixit" else {}
    # In Dixit somebody else tells first, and the display waits for her vote.
    code = ann.make_table(
        game=game,
        television=True,
        seats=3 if game == "dixit" else 10,
        clock="relaxed",
        switches=switches,
        first=int(game == "dixit"),
    )
    tv.go(f"/tv/{code}")
    tv.until(lambda update: update["table"]["code"] == code)
    tv.see(".television-ways img")
    tv.see(".scene img")
    link = ann.context.request.get(f"{ann.base}/api/tables/{code}/invitation").json()["link"]
    tv.page.locator(".television-address", has_text=urlsplit(link).netloc).wait_for()
    tv.check_page("open", axe=True)
    check_screens(tv.page)
    # The clock of somebody who is alone with bots does not run.
    players = [ann, people("Ben")] if game == "saboteur" else [ann]
    for player in players:
        player.open_table(code)
        player.sit()
    ann.fill_with_bots()
    ann.start()
    tv.until(lambda update: is_dealt(update, 1))
    if game == "saboteur":
        tv.see(".clock")
        make_best_move(ann)
        tv.see(".saboteur-svg")
        tv.see(".television-log li")
        assert "Ann" in tv.page.locator(".television-seats").inner_text()
    else:
        play_until([ann], lambda: bool(ann.choices) and ann.choices[0]["type"] == "vote")
        tv.until(lambda update: bool(update["play"]["public"]["display"]))
        tv.see(".dixit-display")
        # The pictures have all the room, and the names on them.
        tv.page.locator(".television-seats").wait_for(state="detached")
    tv.see(".television-invite img")
    assert (
        tv.page.locator(
            ".saboteur-hand, .saboteur-role, .saboteur-purse, .dixit-hand, .dixit-writing"
        ).count()
        == 0
    )
    tv.check_page("playing", axe=True)
    check_screens(tv.page)
    if game == "saboteur":
        let_leave(players[1])
        ann.go("/healthz")
        play_quickly(ann, code, lambda update: update.table.status != "playing")
    else:
        play_until([ann], is_resting(ann))
    tv.until(lambda update: update["table"]["status"] != "playing")
    tv.see(".saboteur-reveal, .dixit-turn, .saboteur-result, .dixit-result")
    tv.check_page("shown", axe=True)
    check_screens(tv.page)
    if game == "dixit":
        play_until([ann], is_over(ann))
        tv.until(lambda update: update["table"]["status"] == "over")
        tv.see(".dixit-result")
        tv.check_page("result", axe=True)
    for frame in map(json.loads, tv.received):
        assert frame["type"] == "update"
        assert frame["you"]["seat"] is None
        if frame["play"]:
            assert frame["play"]["private"] is None
            assert not frame["play"]["choices"]


def test_a_television_that_is_not_allowed_says_so(people: People) -> None:
    ann, tv = people("Ann"), people("the television", "television", language="ru")
    code = ann.make_table(seats=3)
    tv.go(f"/tv/{code}")
    tv.page.get_by_text(tv.text("refusal-television-off")).first.wait_for()
    tv.check_page("not-allowed", axe=True)


def test_a_television_turns_its_sound_on_with_a_key_and_remembers_it(people: People) -> None:
    ann, tv = people("Ann"), people("the television", "television", language="lv")
    code = ann.make_table(television=True)
    tv.go(f"/tv/{code}")
    tv.see(".television-sound[aria-pressed=false]")
    tv.page.keyboard.press("m")
    tv.see(".television-sound[aria-pressed=true]")
    tv.page.reload()
    tv.see(".television-sound[aria-pressed=true]")


KEY_AT_ONCE = """
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(".television-sound")) return;
    observer.disconnect();
    dispatchEvent(new KeyboardEvent("keydown", { code: "KeyM" }));
  }).observe(document, { childList: true, subtree: true });
"""
"""Presses a key when the button that it is for is in the page, and not even painted."""


def test_a_key_counts_as_soon_as_its_button_is_in_sight(people: People) -> None:
    ann, tv = people("Ann"), people("the television", "television")
    tv.context.add_init_script(KEY_AT_ONCE)
    tv.go(f"/tv/{ann.make_table(television=True)}")
    tv.see(".television-sound[aria-pressed=true]")
