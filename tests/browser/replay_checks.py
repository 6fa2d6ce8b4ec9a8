"""Checks of what a finished game offers: its replay and its record."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.locale_texts import LOCALES
from tests.browser.person import Person


def check_bot_reason(person: Person, slider: Locator, last: int) -> None:
    """See the reason of a bot's last move, in the reader's language, without asking for it."""
    texts = (LOCALES / person.language / "why.ftl").read_text("utf-8")
    sentences = re.findall(r"^why-[a-z-]+ = (.*)$", texts, re.MULTILINE)
    parts = [part.strip() for sentence in sentences for part in re.split(r"\{.*?\}", sentence)]
    reason = ""
    for at in range(last, 0, -1):
        slider.fill(str(at))
        if person.page.locator(".replay-why").count():
            person.see(".replay-why .replay-level")
            reason = person.page.locator(".replay-why p").first.inner_text()
            # A stand-in has no reasons.
            if person.text("replay-why-none") not in reason:
                break
    assert any(part in reason for part in parts if len(part) > 3), reason
    person.check_page("reason", axe=True)


def check_replay_and_record(person: Person, code: str, folder: Path) -> None:
    """Download the record, and replay the game from several perspectives."""
    page = person.page
    with page.expect_download() as begun:
        page.locator("a[download]").first.click()
    record = folder / "record"
    begun.value.save_as(record)
    assert f"{person.play['game']}" in record.read_text("utf-8")
    page.locator(f"a[href^='/replay/{code}']").first.click()
    slider = person.see("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    person.see(".saboteur-svg, .dixit-board")
    # Everything is open until the reader chooses otherwise.
    assert page.locator(".replay-perspective select").input_value() == "all"
    slider.fill("1")
    person.see(".hands-row img")
    person.check_page(f"replay-{person.language}", axe=True)
    slider.fill(str(last // 2))
    half = page.locator(".replay-said").inner_text()
    page.locator(".replay-perspective select").select_option("0")
    person.see(".saboteur-hand, .dixit-hand")
    person.check_page("replay-of-a-seat")
    page.locator(".replay-perspective select").select_option("all")
    person.see(".hands-row")
    person.check_page("replay-of-everything", axe=True)
    person.see(".replay-insight details[open] :is(svg, td)")
    check_bot_reason(person, slider, last)
    slider.fill(str(last))
    assert page.locator(".replay-said").inner_text() != half
    page.go_back()
    person.see(".after")
