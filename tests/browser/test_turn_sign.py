"""A reader who looks elsewhere is told that it is their turn: title, icon, badge, sound."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.gameplay import play_until, start_game
from tests.browser.person import People, Person
from tests.browser.saboteur_moves import make_best_move

SENSES = """
  localStorage.setItem("lorelode sound", "on");
  window.felt = [];
  navigator.setAppBadge = async () => window.felt.push("badge");
  navigator.clearAppBadge = async () => window.felt.push("no badge");
  navigator.vibrate = () => window.felt.push("vibration");
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    window.felt.push("sound");
    start.apply(this, when);
  };
  let isLooking = true;
  document.hasFocus = () => isLooking;
  window.look = (looks) => {
    isLooking = looks;
    dispatchEvent(new Event(looks ? "focus" : "blur"));
  };
"""
"""Notes what the page asks the device for. Playwright's pages always have the focus."""


def expect_sign(person: Person, *, shown: bool) -> None:
    name = "turn" if shown else "icon"
    expect(person.page.locator(f"link[rel=icon][href^='/page/{name}-']")).to_have_count(1)


def take_notes(person: Person) -> list[str]:
    notes: list[str] = person.page.evaluate("window.felt.splice(0)")
    return notes


def test_the_tab_calls_a_reader_who_looks_elsewhere(people: People) -> None:
    ann, bob = people("Ann", language="fa"), people("Bob", "phone")
    ann.context.add_init_script(SENSES)
    start_game([ann, bob])
    play_until([ann, bob], lambda: bool(ann.choices))
    ann.catch_up()
    take_notes(ann)
    # Whoever looks at the table needs no sign.
    assert ann.text("table-your-turn") in ann.page.title()
    expect_sign(ann, shown=False)
    ann.page.evaluate("look(false)")
    expect_sign(ann, shown=True)
    ann.page.evaluate("look(true)")
    expect_sign(ann, shown=False)
    assert [note for note in take_notes(ann) if "badge" in note] == ["badge", "no badge"]
    make_best_move(ann)
    expect(ann.page).not_to_have_title(re.compile("^●"))
    ann.page.evaluate("look(false)")
    bob.until(lambda update: 1 in update["play"]["to_act"], "it is his turn")
    expect_sign(ann, shown=False)
    # The turn comes while she looks elsewhere.
    play_until([bob], lambda: bool(ann.choices))
    expect_sign(ann, shown=True)
    assert ann.page.title().startswith(f"● {ann.text('table-your-turn')}")
    ann.wait("['sound', 'vibration', 'badge'].every((one) => felt.includes(one))")
    ann.page.evaluate("look(true)")
    expect_sign(ann, shown=False)
    # A page that is opened takes the badge of a closed one away.
    ann.go("/")
    ann.wait("felt.includes('no badge')")
