"""Ending a game by a vote: the menu, the sheet, the open vote on a phone, and what is left."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.gameplay import start_game
from tests.browser.person import People, Person


def ask_for_the_end(person: Person) -> None:
    person.page.locator(".bar-menu").click()
    person.button("table-end").click()
    person.check_page(f"sheet-{person.name}", axe=True)
    person.page.locator("dialog .main").click()


def test_players_end_a_game_by_a_vote_and_can_play_another(people: People) -> None:
    ann = people("Ann")
    bob = people("Bob", "phone", language="fa", theme="light")
    start_game([ann, bob], seats=3)
    ask_for_the_end(ann)
    bob.until(lambda update: update["end_vote"])
    notice = bob.see(".notice:has(.notice-choice)")
    assert "Ann" in notice.inner_text()
    assert "Ann" in bob.page.locator(".aloud[role=status]", has_text="Ann").first.inner_text()
    bob.check_page("vote-on-a-phone", axe=True)
    ann.check_page("vote", axe=True)
    chosen = ann.page.locator(".notice-choice [aria-pressed=true]")
    expect(chosen).to_have_text(ann.text("table-end-yes"))
    # Bob wants to play on: of two, that is enough to close the vote.
    bob.button("table-end-no").click()
    ann.until(lambda update: update["end_vote"] is None)
    expect(
        ann.page.locator(".aloud[role=status]", has_text=ann.text("table-end-failed"))
    ).to_have_count(1)
    assert ann.status == "playing"
    # Bob may open another vote, and then Ann agrees.
    ask_for_the_end(bob)
    ann.button("table-end-yes").click()
    for one in (ann, bob):
        one.until(lambda update: update["table"]["abandoned"])
        one.page.get_by_role("heading", name=one.text("table-abandoned"), level=2).wait_for()
        one.check_page(f"abandoned-{one.name}", axe=True)
    # The replay says so at its end. Nobody has moved.
    bob.go(f"/replay/{bob.update['table']['code']}")
    bob.see(".replay-page")
    bob.page.keyboard.press("End")
    bob.page.get_by_text(bob.text("table-abandoned")).wait_for()
    ann.start()
    # Bob's phone sleeps, but his vote counts: the sheet does not say that the game ends at once.
    bob.page.close()
    ann.until(lambda update: not update["table"]["seats"][1].get("here"))
    ann.page.locator(".bar-menu").click()
    ann.button("table-end").click()
    expect(ann.page.locator("dialog", has_text=ann.text("table-end-how"))).to_be_visible()
