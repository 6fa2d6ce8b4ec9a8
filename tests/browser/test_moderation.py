"""What the host can do on the page about spectators, chat lines and clues."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.dixit_moves import tell
from tests.browser.gameplay import start_game
from tests.browser.person import People, Person

pytestmark = pytest.mark.without_pictures


def write_in_gallery(person: Person, text: str) -> None:
    person.page.locator("#tab-gallery").click()
    person.page.locator(".chat-form input").fill(text)
    person.page.locator(".chat-form button").click()


def test_the_host_mutes_and_removes_a_spectator(people: People) -> None:
    ziba, eve = people("زیبا", "phone", language="fa", theme="light"), people("Eve")
    code = ziba.make_table(game="dixit")
    for one in (ziba, eve):
        one.open_table(code)
    ziba.sit()
    write_in_gallery(eve, "a rude line")
    ziba.wait("() => document.querySelectorAll('.talk-bar button').length === 5")
    ziba.page.locator(".talk-bar button").nth(2).click()
    name = ziba.see("button.chat-name")
    ziba.check_page("gallery-fa", axe=True)
    # The line is hidden and shown again.
    ziba.page.locator(".talk-hide").click()
    eve.see(".chat-text.quiet")
    assert eve.page.locator(".chat-text").inner_text() == eve.text("table-line-hidden")
    ziba.page.locator(".talk-hide").click()
    eve.see(".chat-text:not(.quiet)")
    assert eve.page.locator(".chat-text").inner_text() == "a rude line"
    name.click()
    ziba.see(".spectator")
    ziba.check_page("spectator-fa", axe=True)
    ziba.button("table-mute").click()
    eve.see(".chat-why")
    assert eve.page.locator(".chat-why").inner_text() == eve.text("table-you-muted")
    ziba.button("table-unmute").click()
    eve.see(".chat-form")
    # The gallery's chat is closed to all, and opened again.
    ziba.button("table-gallery-mute").click()
    eve.see(".chat-why")
    ziba.button("table-gallery-unmute").click()
    eve.see(".chat-form")
    # Removing asks first.
    ziba.button("table-remove").click()
    ziba.button("table-remove-sure").click()
    eve.wait("() => document.querySelector('.table') === null")
    expect(eve.page.locator("body")).to_contain_text(eve.text("error-removed-title"))
    ziba.until(lambda update: not update["spectators"])
    expect(ziba.page.locator("dialog.spectators")).to_have_count(0)


def test_the_host_hides_a_clue_and_shows_it_again(people: People) -> None:
    ann, bob = people("Ann"), people("باب", "phone", language="fa")
    eve = people("Eve")
    code = start_game([ann, bob], game="dixit", seats=3)
    eve.open_table(code)
    ann.act_and_wait(lambda: tell(ann, "a rude clue"))
    slip = ".dixit-slip blockquote"
    bob.wait(f"() => document.querySelector('{slip}')?.innerText === 'a rude clue'")
    ann.see(".dixit-menu summary").click()
    ann.check_page("clue-menu", axe=True)
    ann.button("dixit-hide-clue").click()
    hidden = bob.text("dixit-clue-hidden")
    bob.wait(f"text => document.querySelector('{slip}').innerText === text", hidden)
    bob.see(".dixit-uncover")
    bob.check_page("hidden-clue-fa", axe=True)
    ann.check_page("hidden-clue-en", axe=True)
    # Bob, who has to choose a card, can read it; the others are not shown it.
    bob.page.locator(".dixit-uncover").click()
    bob.wait(f"() => document.querySelector('{slip}').innerText === 'a rude clue'")
    assert ann.page.locator(slip).inner_text() == ann.text("dixit-clue-hidden")
    # The host, who plays, sees that somebody watches, but no name.
    ann.until(lambda update: len(update["spectators"]) == 1)
    ann.page.keyboard.press("m")
    ann.button("table-spectators").click()
    ann.see(".spectator")
    ann.check_page("spectators-en", axe=True)
    assert "Eve" not in ann.page.locator(".spectator-list").inner_text()
    ann.page.keyboard.press("Escape")
    ann.button("dixit-unhide-clue").click()
    ann.wait(f"() => document.querySelector('{slip}').innerText === 'a rude clue'")
    ann.until(lambda update: update["table"]["hidden_clues"] == [])
    # The same in the log.
    ann.page.locator(".talk-hide").click()
    ann.until(lambda update: update["table"]["hidden_clues"] == [0])
    ann.page.locator(".talk-hide").click()
    ann.until(lambda update: update["table"]["hidden_clues"] == [])


def test_the_host_is_not_offered_to_hide_the_clue_of_a_bot(people: People) -> None:
    ann = people("Ann")
    start_game([ann], game="dixit", seats=3, first=1)
    ann.until(lambda update: update["play"]["public"]["clue"])
    ann.see(".dixit-slip")
    ann.wait("() => document.querySelectorAll('.log-line').length >= 2")
    assert not ann.page.locator(".dixit-menu, .talk-hide").count()
