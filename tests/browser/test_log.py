"""The log: its headings, and its lines that show a place."""

from __future__ import annotations

import re

from tests.browser.gameplay import play_until
from tests.browser.person import People, Person
from tests.browser.quick_moves import play_quickly, start_quickly

MIN_LINES = 18
"""A log of so many lines has to be scrolled on a phone."""

HAS_HEADING_ON_TOP = """() => {
  const list = document.querySelector("dialog .talk-list");
  const { top } = list.getBoundingClientRect();
  // The heading of the next round pushes it out.
  const isOnTop = (heading) => {
    const { top: above, bottom: below } = heading.getBoundingClientRect();
    return above < top + 2 && below > top;
  };
  return list.scrollTop > 50 && [...list.querySelectorAll("h3")].some(isOnTop);
}"""

NOTE_FRAMES = """() => {
  window.pointed = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.className === "pointed-frame") {
          const { x, y, width, height } = node.getBoundingClientRect();
          window.pointed.push([x + width / 2, y + height / 2]);
        }
  }).observe(document.body, { childList: true });
}"""
"""Notes the middle of every frame, since it is gone after a moment."""

IS_POINTED_AT = """(anchor) => {
  const place = document.querySelector(`[data-anchor="${anchor}"]`).getBoundingClientRect();
  return window.pointed.some(([x, y]) =>
    place.left < x && x < place.right && place.top < y && y < place.bottom);
}"""


def find_last_place(person: Person) -> str | None:
    """Where a card was laid or a player passed in the last move; None: it was another move, or the
    first of a round, before which no line has a place."""
    public = person.play["public"]
    news, laid = public["news"], public["mine"]["laid"]
    if len(news) != 1 or len(laid) < 2 or person.update["lines"]["start"] < MIN_LINES:
        return None
    match news[0]:
        case {"type": "laid", "x": x, "y": y}:
            return f"cell {x},{y}"
        case {"type": "passed", "seat": seat}:
            return f"seat {seat}"
    return None


def test_a_line_of_the_log_shows_its_place_on_a_phone(people: People) -> None:
    ann = people("Ann", "phone")
    code = start_quickly(ann, seats=6)
    play_quickly(ann, code, lambda update: update.lines.start > MIN_LINES - 6)
    ann.open_table(code)
    # While it is Ann's turn, nothing else happens.
    play_until([ann], lambda: ann.choices and find_last_place(ann), touch=frozenset({"Ann"}))
    place = find_last_place(ann)
    ann.catch_up()
    ann.page.locator(".talk-bar button").first.click()
    lines = ann.page.locator("dialog button.log-told")
    ann.page.locator("dialog .log-line").filter(has_text=re.compile(r"\bYou ")).first.wait_for()
    ann.wait(HAS_HEADING_ON_TOP)
    ann.check_page("log", axe=True)
    # One stop for Tab, at the newest line; the arrow keys go from line to line.
    stop = ann.page.locator("dialog button.log-told[tabindex='0']")
    assert stop.count() == 1
    stop.focus()
    ann.page.keyboard.press("ArrowUp")
    ann.wait("[...document.querySelectorAll('button.log-told')].at(-2) === document.activeElement")
    ann.page.evaluate(NOTE_FRAMES)
    lines.last.tap()
    ann.wait("!document.querySelector('dialog[open]')")
    ann.wait(IS_POINTED_AT, place)
