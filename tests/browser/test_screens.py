"""Every screen in every language, in both directions, light and dark, on a phone and at a desk."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.browser.digging import pick
from tests.browser.people import Device, People, Person, Theme
from tests.browser.playing import gather, play
from tests.browser.words import RIGHT_TO_LEFT

READERS: Final[tuple[tuple[str, Device, Theme], ...]] = (
    ("en", "desktop", "light"),
    ("fa", "desktop", "dark"),
    ("he", "phone", "dark"),
    ("lv", "phone", "light"),
    ("ru", "phone", "dark"),
)

AXE: Final = frozenset({"en", "he"})
"""Languages whose screens axe-core reads, one in each direction: others differ in words alone."""

SEEN: Final = {"rest": ".dix-turn.known", "give": ".dix-hand .dix-pick", "vote": ".dix-display"}
"""What is on the page at each stage of a turn of Dixit."""


def sheet(person: Person, name: str) -> None:
    """Look at what lies over the page, and put it away."""
    person.see("dialog[open]")
    person.screen(name, axe=person.language in AXE)
    person.page.keyboard.press("Escape")
    person.wait("!document.querySelector('dialog[open]')")


def from_the_menu(person: Person, key: str, name: str) -> None:
    person.page.locator(".bar-menu").click()
    person.page.locator("dialog.menu").get_by_text(person.text(key), exact=True).first.click()
    person.wait("!document.querySelector('dialog.menu')")
    sheet(person, name)


def middle(person: Person, selector: str) -> float:
    """Where on the line something stands."""
    area = person.see(selector).bounding_box()
    assert area is not None
    return area["x"] + area["width"] / 2


def ways(person: Person) -> None:
    """The page goes along the line of reading, the mine from left to right."""
    mirrored = person.language in RIGHT_TO_LEFT
    assert person.page.evaluate("document.documentElement.dir") == ("rtl" if mirrored else "ltr")
    assert (middle(person, ".bar-text") > middle(person, ".bar-menu")) is mirrored
    starts = person.page.locator(".mine-tiles .mine-card").first.bounding_box()
    goal = person.page.locator(".mine-tiles .mine-card").last.bounding_box()
    assert starts is not None
    assert goal is not None
    assert starts["x"] < goal["x"], "the mine is mirrored"


def digits(person: Person) -> None:
    """Persian has digits of its own, wherever people read numbers."""
    if person.language != "fa":
        return
    shown = person.page.locator(".seats").inner_text() + person.page.locator(".bar").inner_text()
    assert re.search("[۰-۹]", shown)
    assert not re.search("[0-9]", shown), shown


def moved_on(person: Person) -> None:
    """Let this person do what is to be done now."""
    before = person.play["phase"], person.rests
    play([person], lambda: (person.play["phase"], person.rests) != before)


@pytest.mark.parametrize(("language", "device", "theme"), READERS, ids=[who[0] for who in READERS])
def test_all_pages(people: People, language: str, device: Device, theme: Theme) -> None:
    one = people("Rūta Озеров", device, language=language, theme=theme)
    one.go("/")
    one.see(".front-now")
    one.screen("front", axe=language in AXE)
    one.page.locator(".front-join input").fill("abc")
    one.page.locator(".front-join button").click()
    one.see(".front-says.front-wrong")
    one.screen("front-wrong-code", axe=language in AXE)
    one.button("front-create").click()
    one.see("dialog .set-form")
    one.page.locator("dialog .set-house summary").click()
    sheet(one, "create")
    one.page.locator("[aria-describedby=front-dixit]").get_by_text(one.text("front-create")).click()
    tongue = one.see(f"dialog select:has(option[value={language}])")
    assert tongue.input_value() == language, "bots do not speak the reader's language"
    sheet(one, "create-dixit")
    for game in ("saboteur", "dixit"):
        one.go(f"/rules/{game}")
        one.see(".rules")
        one.screen(f"rules-{game}", axe=language in AXE)
    one.go("/decks")
    one.see("#content")
    one.screen("decks", axe=language in AXE)


@pytest.mark.parametrize(("language", "device", "theme"), READERS, ids=[who[0] for who in READERS])
def test_all_sheets_of_a_table(people: People, language: str, device: Device, theme: Theme) -> None:
    one = people("Rūta", device, language=language, theme=theme)
    code = one.make(screen=True)
    one.come(code)
    one.see(".name-form")
    one.screen("arriving", axe=language in AXE)
    one.sit()
    one.see(".lobby-seat.you")
    one.screen("lobby", axe=language in AXE)
    one.page.locator(".bar-menu").click()
    sheet(one, "menu")
    for key in ("table-invite", "table-settings", "keyboard-help", "table-hand", "table-leave"):
        from_the_menu(one, key, key.removeprefix("table-"))
    one.page.locator(".lobby-seat.you button").click()
    sheet(one, "own-seat")
    one.fill_with_bots()
    one.see(".start-button:enabled")
    one.start()
    play([one], lambda: bool(one.choices))
    one.see(".mine-hand")
    ways(one)
    digits(one)
    one.screen("turn", axe=language in AXE)
    lays = [move for move in one.choices if move["type"] == "lay"]
    card = next((card for card in one.play["private"]["hand"] if set(card) <= set("NESW+")), None)
    if lays and card:
        pick(one, card)
        one.screen("card-in-hand", axe=language in AXE)
        one.page.locator(".mine-act[aria-keyshortcuts=p]").click()
        sheet(one, "put-away")
    one.page.locator(".mine-mark-button").first.click()
    sheet(one, "mark")
    one.page.keyboard.press("h")
    one.see("dialog .rules")
    sheet(one, "rules")
    one.say("Lai veicas! בהצלחה")
    one.screen("chat", axe=language in AXE)
    one.page.locator("#tab-log").click()
    one.see(".log-line")
    one.screen("log", axe=language in AXE)


@pytest.mark.parametrize(
    ("language", "device", "theme"), READERS[:3], ids=[who[0] for who in READERS[:3]]
)
def test_the_screens_of_dixit(people: People, language: str, device: Device, theme: Theme) -> None:
    one = people("Rūta", device, language=language, theme=theme)
    gather([one], game="dixit", seats=3)
    one.see(".dix-writing")
    one.page.locator(".dix-hand .dix-pick").first.click()
    one.screen("telling", axe=language in AXE)
    seen: set[str] = set()
    for _ in range(6):
        play([one], lambda: bool(one.choices) or one.rests)
        kind = "rest" if one.rests else str(one.choices[0]["type"])
        if kind in seen and len(seen) == 4:
            break
        if kind not in seen:
            one.see(SEEN.get(kind, ".dix-board"))
            one.screen(kind, axe=language in AXE)
        seen.add(kind)
        moved_on(one)
    one.page.locator(".dix-around button").first.click()
    sheet(one, "recap")
