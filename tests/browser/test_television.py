"""A television beside phones: the table for a room, and nothing that only a hand may know."""

from __future__ import annotations

import json

import pytest

from tests.browser.digging import dig
from tests.browser.people import People
from tests.browser.playing import over, play, resting


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_television_shows_the_table_and_no_hand(people: People, game: str) -> None:
    ann = people("Ann", "phone", language="he")
    tv = people("the television", "television", language="fa" if game == "dixit" else "en")
    switches = {"winning_points": "3"} if game == "dixit" else {}
    # In Dixit somebody else tells first, and the display waits for her vote.
    code = ann.make(game=game, screen=True, switches=switches, first=int(game == "dixit"))
    tv.go(f"/tv/{code}")
    tv.until(lambda update: update["table"]["code"] == code)
    tv.see(".screen-invite img")
    tv.screen("open", axe=True)
    ann.come(code)
    ann.sit()
    ann.fill_with_bots()
    ann.start()
    tv.until(lambda update: update["table"]["game"] == 1)
    if game == "saboteur":
        dig(ann)
        tv.see(".mine-svg")
    else:
        play([ann], lambda: bool(ann.choices) and ann.choices[0]["type"] == "vote")
        tv.until(lambda update: bool(update["play"]["public"]["display"]))
        tv.see(".dix-display")
    names = tv.page.locator(".screen-seats").inner_text()
    assert "Ann" in names
    assert tv.page.locator(".screen-invite img").is_visible()
    assert (
        tv.page.locator(".mine-hand, .mine-role, .mine-purse, .dix-hand, .dix-writing").count() == 0
    )
    tv.screen("playing", axe=True)
    play([ann], resting(ann))
    tv.until(lambda update: update["table"]["status"] != "playing")
    tv.see(".mine-reveal, .dix-turn, .mine-result, .dix-result")
    tv.screen("shown", axe=True)
    if game == "dixit":
        play([ann], over(ann))
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
