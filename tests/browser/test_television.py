"""The television shows the table to a room, and nothing of a hand."""

from __future__ import annotations

import json

import pytest

from tests.browser.gameplay import is_over, is_resting, play_until
from tests.browser.person import People
from tests.browser.saboteur_moves import make_best_move


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_television_shows_the_table_but_no_hand(people: People, game: str) -> None:
    ann = people("Ann", "phone", language="he")
    tv = people("the television", "television", language="fa" if game == "dixit" else "en")
    switches = {"winning_points": "3"} if game == "dixit" else {}
    # In Dixit somebody else tells first, and the display waits for her vote.
    code = ann.make_table(game=game, television=True, switches=switches, first=int(game == "dixit"))
    tv.go(f"/tv/{code}")
    tv.until(lambda update: update["table"]["code"] == code)
    tv.see(".television-invite img")
    tv.check_page("open", axe=True)
    ann.open_table(code)
    ann.sit()
    ann.fill_with_bots()
    ann.start()
    tv.until(lambda update: update["table"]["game"] == 1)
    if game == "saboteur":
        make_best_move(ann)
        tv.see(".saboteur-svg")
    else:
        play_until([ann], lambda: bool(ann.choices) and ann.choices[0]["type"] == "vote")
        tv.until(lambda update: bool(update["play"]["public"]["display"]))
        tv.see(".dixit-display")
    names = tv.page.locator(".television-seats").inner_text()
    assert "Ann" in names
    assert tv.page.locator(".television-invite img").is_visible()
    assert (
        tv.page.locator(
            ".saboteur-hand, .saboteur-role, .saboteur-purse, .dixit-hand, .dixit-writing"
        ).count()
        == 0
    )
    tv.check_page("playing", axe=True)
    play_until([ann], is_resting(ann))
    tv.until(lambda update: update["table"]["status"] != "playing")
    tv.see(".saboteur-reveal, .dixit-turn, .saboteur-result, .dixit-result")
    tv.check_page("shown", axe=True)
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
