"""The way back to the table at which a browser has a seat, on the front page."""

from __future__ import annotations

import pytest

from tests.browser.person import People

pytestmark = pytest.mark.without_pictures


def test_the_front_page_offers_the_way_back_to_a_seat(people: People) -> None:
    for ann in (people("Ann"), people("Ann", "phone", language="fa")):
        code = ann.make_table(game="dixit", seats=3)
        ann.open_table(code)
        # Whoever only looks at a table has no way back to it.
        ann.go("/")
        ann.see(".front-open")
        assert ann.page.locator(".front-own").count() == 0
        ann.open_table(code)
        ann.sit()
        ann.go("/")
        way = ann.see(".front-own-table")
        assert ann.text("front-own") in way.inner_text()
        ann.check_page(f"way-back-{ann.language}", axe=True)
        way.click()
        ann.page.wait_for_url(f"**/t/{code}")
        ann.see(".lobby")
        ann.page.locator(".bar-menu").click()
        ann.button("table-leave").click()
        ann.button("table-leave-now").click()
        ann.until(lambda update: update["you"]["seat"] is None, "she has left")
        ann.go("/")
        ann.see(".front-open")
        assert ann.page.locator(".front-own").count() == 0


def test_a_table_that_is_gone_is_offered_no_more(people: People) -> None:
    ann = people("Ann")
    ann.expect_faults("404")  # what the page is told about the table
    ann.go("/")
    ann.see(".front-open")
    ann.page.evaluate(
        """localStorage.setItem("lorelode tables",
             JSON.stringify([{ code: "K7QM2XPA", game: "saboteur", at: Date.now() }]))"""
    )
    ann.go("/")
    ann.see(".front-own-table").click()
    ann.see("main.wrong")
    ann.go("/")
    ann.see(".front-open")
    assert ann.page.locator(".front-own").count() == 0


def test_a_television_in_the_same_browser_leaves_the_way_back(people: People) -> None:
    ann = people("Ann")
    code = ann.make_table(television=True)
    ann.open_table(code)
    ann.sit()
    ann.go(f"/tv/{code}")
    ann.see(".television")
    ann.go("/")
    ann.see(".front-own-table")
