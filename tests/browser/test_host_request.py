"""Asking a silent host: the entry of the menu, what everybody sees, and the host's answer."""

from __future__ import annotations

from tests.browser.person import People, Person


def ask_for_the_role(person: Person) -> None:
    person.page.locator(".bar-menu").click()
    person.button("table-host-ask").click()


def test_a_player_asks_a_silent_host_who_answers(people: People) -> None:
    ann = people("Ann")
    bob = people("Bob", "phone", language="fa", theme="light")
    code = ann.make_table(seats=3)
    for one in (ann, bob):
        one.open_table(code)
        one.sit()
    ask_for_the_role(bob)
    ann.until(lambda update: update["host_request"])
    bob.until(lambda update: update["host_request"])
    notice = bob.see(".notice")
    assert "Ann" in notice.inner_text()
    bob.check_page("asked-on-a-phone", axe=True)
    ann.check_page("asked", axe=True)
    said = ann.page.locator(".aloud[role=status]", has_text="Bob")
    assert said.first.inner_text().strip() == ann.page.locator(".notice p").inner_text()
    ann.button("table-host-here").click()
    bob.until(lambda update: update["host_request"] is None)
    assert ann.update["you"]["host"]
    # A host who has just answered is left in peace, and Bob reads why.
    ask_for_the_role(bob)
    bob.page.get_by_text(bob.text("refusal-asked-recently")).wait_for()
