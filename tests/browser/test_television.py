"""A television beside phones: the table for a room, and nothing that only a hand may know."""

from __future__ import annotations

import json

import pytest

from tests.browser.people import People
from tests.browser.playing import over, play, resting


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_television_shows_the_table_and_no_hand(people: People, game: str) -> None:
    ann, bob = people("Ann", "phone"), people("Bob", "phone", language="he")
    tv = people("the television", "television", language="fa" if game == "dixit" else "en")
    switches = {"target": "3"} if game == "dixit" else {}
    code = ann.make(game=game, screen=True, switches=switches)
    tv.go(f"/tv/{code}")
    tv.until(lambda update: update["table"]["code"] == code)
    tv.see(".screen-invite img")
    tv.screen("open", axe=True)
    for one in (ann, bob):
        one.come(code)
        one.sit()
    ann.until(lambda update: update["table"]["seats"][1].get("name") == "Bob")
    ann.fill_with_bots()
    ann.start()
    for one in (bob, tv):
        one.until(lambda update: update["table"]["game"] == 1)
    if game == "saboteur":
        play([ann, bob], lambda: bool(bob.choices) or ann.status != "playing")
        tv.see(".mine-svg")
    else:
        play([ann, bob], lambda: any(one.play["public"]["display"] for one in (ann, bob)))
        tv.until(lambda update: bool(update["play"]["public"]["display"]))
        tv.see(".dix-display")
    names = tv.page.locator(".screen-seats").inner_text()
    assert "Ann" in names
    assert "Bob" in names
    assert tv.page.locator(".screen-invite img").is_visible()
    assert (
        tv.page.locator(".mine-hand, .mine-role, .mine-purse, .dix-hand, .dix-writing").count() == 0
    )
    tv.screen("playing", axe=True)
    play([ann, bob], resting(ann))
    tv.until(lambda update: update["table"]["status"] != "playing")
    tv.see(".mine-reveal, .dix-turn, .mine-result, .dix-result")
    tv.screen("shown", axe=True)
    if game == "dixit":
        play([ann, bob], over(ann))
        tv.until(lambda update: update["table"]["status"] == "over")
        tv.see(".dix-result")
        tv.screen("result", axe=True)
    for frame in map(json.loads, tv.received):
        assert frame["type"] == "update"
        assert frame["you"]["seat"] is None
        if frame["play"]:
            assert frame["play"]["private"] is None
            assert not frame["play"]["choices"]


def test_a_table_that_may_not_be_shown_says_so(people: People) -> None:
    ann, tv = people("Ann"), people("the television", "television", language="ru")
    code = ann.make(seats=3)
    tv.go(f"/tv/{code}")
    tv.page.get_by_text(tv.text("error-no-screen")).first.wait_for()
    tv.screen("not-allowed", axe=True)
