"""Jumps inside the rules land at a heading: on top, in sight, with the focus."""

from __future__ import annotations

import pytest

from tests.browser.devices import Device
from tests.browser.person import People, Person
from tests.soak_cases import soak

FAR_PIXELS = 48
"""How far below the top, or below the head of the sheet, a heading may land."""

HAS_LANDED = """([id, far]) => {
  const part = document.getElementById(id);
  const heading = part?.querySelector("h3") ?? part;
  if (!heading || document.activeElement !== heading) return false;
  const head = heading.closest("dialog")?.querySelector("header");
  const top = heading.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0);
  return top >= 0 && top <= far;
}"""


def check_landing(person: Person, anchor: str) -> None:
    """Wait until a part of the rules is on top."""
    person.wait(HAS_LANDED, [anchor, FAR_PIXELS])


@pytest.mark.parametrize(("device", "language"), [("phone", "fa"), soak("desktop", "en")])
def test_jumps_inside_the_rules_land_at_the_heading(
    people: People, device: Device, language: str
) -> None:
    ann = people("Ann", device, language=language)
    for anchor in ("s-4-2", "s-4"):
        ann.go(f"/rules/saboteur#{anchor}")
        ann.page.reload()
        check_landing(ann, anchor)
    ann.take_screenshot("page")
    ann.page.locator(".rules-contents a[href='#s-3']").click()
    check_landing(ann, "s-3")
    # The same in the sheet over a table.
    ann.open_table(ann.make_table())
    ann.see(".name-form")
    ann.page.keyboard.press("h")
    ann.see("dialog .rules")
    ann.page.locator("dialog .rules-contents a[href='#s-3']").click()
    check_landing(ann, "s-3")
    ann.take_screenshot("sheet")
