"""Who begins: the lobby asks, everybody at the table may answer, and everybody sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.page_checks import check_screens
from tests.browser.person import People, Person

NAMES = ".first-player-names button"


def name_button(person: Person, name: str) -> Locator:
    return person.page.locator(NAMES, has_text=name)


def expect_named(person: Person, name: str) -> None:
    """This name is the answer, and no other is."""
    expect(person.page.locator(f"{NAMES}[aria-pressed=true]")).to_have_text([name])


def test_two_people_say_who_begins_and_all_see_it(people: People) -> None:
    ann, bob = people("Ann", "phone", language="he"), people("Bob", language="lv")
    eve, tv = people("Eve", language="fa"), people("the television", "television", language="ru")
    code = ann.make_table(edition="he", seats=4, first=None, television=True)
    for player in (ann, bob):
        player.open_table(code)
        player.sit()
    eve.open_table(code)
    tv.go(f"/tv/{code}")
    # The youngest begins in the Hebrew print, and each is asked in their own language.
    for player in (ann, bob):
        expect(player.see(".first-player h2")).to_have_text(player.text("first-player-youngest"))
        expect(player.page.locator(NAMES)).to_have_count(3)
        expect(player.page.locator(f"{NAMES}[aria-pressed=true]")).to_have_text(
            player.text("first-player-lots")
        )
    tv.see(".television-first").get_by_text(tv.text("first-player-open")).wait_for()
    # Nobody is asked who has no seat.
    assert eve.page.locator(".first-player").count() == 0
    ann.check_page("lots", axe=True)
    # One says so, and the other changes it.
    name_button(bob, "Bob").locator("bdi").click()
    expect_named(bob, "BBob")
    expect_named(ann, "BBob")
    expect(eve.see(".first-player p")).to_contain_text("Bob")
    assert eve.page.locator(NAMES).count() == 0
    expect(tv.see(".television-first strong")).to_contain_text("Bob")
    name_button(ann, "Ann").locator("bdi").click()
    expect_named(bob, "AAnn")
    expect(ann.see(".first-player p")).not_to_have_text(ann.text("first-player-help"))
    ann.check_page("named", axe=True)
    eve.check_page("watched")
    tv.check_page("told", axe=True)
    check_screens(tv.page)
    # A bot may be named too.
    ann.fill_with_bots()
    expect(bob.page.locator(NAMES)).to_have_count(5)
    bob.page.locator(NAMES).nth(2).click()
    ann.until(lambda update: update["table"]["settings"]["first"] == 2)
    bob.check_page("a bot")
    bob.page.locator(NAMES).nth(1).click()
    ann.until(lambda update: update["table"]["settings"]["first"] == 1)
    ann.start()
    assert ann.play["public"]["starter"] == 1


def test_the_settings_keep_what_the_players_said_meanwhile(people: People) -> None:
    ann, bob = people("Ann", "phone"), people("Bob", language="ru")
    code = ann.make_table(edition="ru", seats=3, first=None)
    for player in (ann, bob):
        player.open_table(code)
        player.sit()
    expect(bob.see(".first-player h2")).to_have_text(bob.text("first-player-agreed"))
    ann.button("table-settings-change").click()
    ann.see("dialog .set-form")
    bob.page.locator(NAMES).nth(0).click()
    ann.until(lambda update: update["table"]["settings"]["first"] == 0)
    ann.page.locator("dialog .set-form button.main").click()
    ann.page.locator("dialog").wait_for(state="detached")
    assert ann.update["table"]["settings"]["first"] == 0
    expect(ann.page.locator(f"{NAMES}[aria-pressed=true]")).to_contain_text("Ann")


def test_dixit_asks_nobody(people: People) -> None:
    ann = people("Ann", "phone")
    code = ann.make_table(game="dixit", first=None)
    ann.open_table(code)
    ann.sit()
    ann.see(".lobby-seat.you")
    assert ann.page.locator(".first-player").count() == 0
