"""Leaving a shared computer: what the page says, and what is left in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from lorelode.web.operator import KEY_FILE
from tests.browser.person import People, Person

STORED = "JSON.stringify([localStorage, sessionStorage])"


def find_token(person: Person) -> str:
    (cookie,) = person.context.cookies()
    return str(cookie.get("value"))


def test_forget_me_leaves_nothing_in_the_browser(people: People) -> None:
    ann = people("Annabel")
    code = ann.make_table(seats=3)
    ann.open_table(code)
    ann.sit()
    old = find_token(ann)
    ann.page.evaluate("sessionStorage.setItem('lorelode operator', 'key')")
    other = ann.context.new_page()
    other.goto(f"{ann.base}/t/{code}")
    other.locator(".lobby-seats").wait_for()
    ann.page.locator(".bar-menu").click()
    ann.button("forget-me").click()
    ann.page.locator("dialog").get_by_text(ann.text("forget-lost")).wait_for()
    ann.button("cancel").click()
    assert find_token(ann) == old
    key = (people.server.data / KEY_FILE).read_text("ascii").strip()
    decks = ann.context.new_page()
    decks.goto(f"{ann.base}/decks#key={key}")
    decks.locator("#content").wait_for()
    assert key in decks.evaluate(STORED)
    ann.page.locator(".bar-menu").click()
    ann.button("forget-me").click()
    ann.button("forget-now").click()
    ann.page.wait_for_url(f"{ann.base}/")
    ann.see(".front-foot")
    assert find_token(ann) != old
    stored = ann.page.evaluate(STORED)
    assert "Annabel" not in stored
    assert code not in stored
    assert "operator" not in stored
    # A tab has a storage of its own, which only it can clear.
    decks.locator(".deck-keyless").wait_for()
    assert key not in decks.evaluate(STORED)
    # The other tab was told, and does not come back by itself.
    expect(other.locator("main.wrong")).to_contain_text(ann.text("refusal-forgotten"))
    ann.update = None
    ann.open_table(code)
    assert ann.update["you"] == {**ann.update["you"], "seat": None, "host": False}
    seat = ann.update["table"]["seats"][0]
    assert (seat["name"], seat.get("here", False)) == ("Annabel", False)


def test_a_server_that_cannot_forget_is_shown_to_the_reader(people: People) -> None:
    ann = people("Ann", "phone")
    ann.go("/")
    ann.expect_faults("503")
    ann.context.route(
        "**/api/forget-me",
        lambda route: route.fulfill(
            status=503, json={"code": "store-unavailable", "facts": {}, "sentence": "No."}
        ),
    )
    ann.button("forget-me").click()
    ann.button("forget-now").click()
    ann.page.get_by_text(ann.text("refusal-store-unavailable")).wait_for()
    assert ann.page.evaluate(STORED) == "[{},{}]"
    ann.check_page("forget-me-failed")
