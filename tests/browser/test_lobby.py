"""The lobby of a table: how people sit down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.locale_texts import LANGUAGES
from tests.browser.person import People
from tests.soak_cases import soak

pytestmark = pytest.mark.without_pictures


def test_whoever_picks_a_seat_has_the_name_in_the_field(people: People) -> None:
    ann = people("Ann", "phone")
    code = ann.make_table(seats=3)
    ann.page.goto(f"{ann.base}/t/{code}")
    field = ann.see(".name-form input")
    suggested = field.input_value()
    assert suggested
    # A suggestion that nobody has changed counts too.
    bob = people("Bob", language="he")
    bob.page.goto(f"{bob.base}/t/{code}")
    offered = bob.see(".name-form input").input_value()
    bob.page.locator(".lobby-seat").nth(1).locator("button").first.click()
    expect(bob.see(".lobby-seat.you bdi")).to_have_text(offered)
    field.fill("Dana")
    ann.page.locator(".lobby-seat").nth(2).locator("button").first.click()
    expect(ann.see(".lobby-seat.you bdi")).to_have_text("Dana")
    ann.until(lambda update: update["you"]["seat"] == 2)


@pytest.mark.parametrize("language", [one if one == "ru" else soak(one) for one in LANGUAGES])
def test_a_free_seat_says_so_in_whole_words_on_a_small_phone(people: People, language: str) -> None:
    ann = people("Ann", "phone", language=language)
    code = ann.make_table(seats=4)
    ann.open_table(code)
    ann.sit()
    # The host has the most buttons beside the words.
    ann.see(".lobby-seat.free button:nth-of-type(2)")
    cut = ann.page.evaluate(
        """() => [...document.querySelectorAll(".lobby-seat.free .lobby-who")].some((words) => {
             const range = document.createRange();
             range.selectNodeContents(words);
             const [text, box] = [range, words].map((one) => one.getBoundingClientRect());
             return text.width > box.width + 1 || words.scrollWidth > words.clientWidth + 1
               || range.getClientRects().length > 1;
           })"""
    )
    assert not cut
    ann.check_page(f"free-seats-{language}", axe=True)


def test_the_strip_of_seats_starts_with_whoever_is_to_play_in_sight(people: People) -> None:
    ann = people("Ann", "phone")
    ann.open_table(ann.make_table(seats=6))
    seat = ann.sit()
    ann.fill_with_bots()
    ann.start()
    ann.see(".seats .seat.you")
    assert ann.play["to_act"] == [seat]
    ann.wait(
        """() => {
          const own = document.querySelector(".seats .seat.you");
          const { left, right } = own.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }"""
    )
