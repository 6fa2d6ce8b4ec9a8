"""Every page in every language, both directions, light and dark, phone and desktop."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.browser.gameplay import play_until, start_game
from tests.browser.locale_texts import RIGHT_TO_LEFT
from tests.browser.person import Device, People, Person, Theme
from tests.browser.saboteur_moves import pick_card

READERS: Final[tuple[tuple[str, Device, Theme], ...]] = (
    ("en", "desktop", "light"),
    ("fa", "desktop", "dark"),
    ("he", "phone", "dark"),
    ("lv", "phone", "light"),
    ("ru", "phone", "dark"),
)

AXE: Final = frozenset({"en", "he"})
"""Languages that axe-core checks, one of each direction: the others differ in words only."""

SEEN: Final = {
    "rest": ".dixit-turn.known",
    "give": ".dixit-hand .dixit-pick",
    "vote": ".dixit-display",
}
"""What is on the page at each stage of a turn of Dixit."""


def check_sheet(person: Person, name: str) -> None:
    """Check the open sheet, and close it."""
    person.see("dialog[open]")
    person.check_page(name, axe=person.language in AXE)
    person.page.keyboard.press("Escape")
    person.wait("!document.querySelector('dialog[open]')")


def check_menu_sheet(person: Person, key: str, name: str) -> None:
    person.page.locator(".bar-menu").click()
    person.page.locator("dialog.menu").get_by_text(person.text(key), exact=True).first.click()
    person.wait("!document.querySelector('dialog.menu')")
    check_sheet(person, name)


def middle(person: Person, selector: str) -> float:
    """The horizontal middle of something."""
    area = person.see(selector).bounding_box()
    assert area is not None
    return area["x"] + area["width"] / 2


def check_direction(person: Person) -> None:
    """The page follows the reading direction; the mine is always left to right."""
    mirrored = person.language in RIGHT_TO_LEFT
    assert person.page.evaluate("document.documentElement.dir") == ("rtl" if mirrored else "ltr")
    assert (middle(person, ".bar-text") > middle(person, ".bar-menu")) is mirrored
    starts = person.page.locator(".saboteur-tiles .saboteur-card").first.bounding_box()
    goal = person.page.locator(".saboteur-tiles .saboteur-card").last.bounding_box()
    assert starts is not None
    assert goal is not None
    assert starts["x"] < goal["x"], "the mine is mirrored"


def check_digits(person: Person) -> None:
    """In Persian, numbers are in Persian digits."""
    if person.language != "fa":
        return
    shown = person.page.locator(".seats").inner_text() + person.page.locator(".bar").inner_text()
    assert re.search("[۰-۹]", shown)
    assert not re.search("[0-9]", shown), shown


def make_next_move(person: Person) -> None:
    """Let this person make their next move."""
    before = person.play["phase"], person.rests
    play_until([person], lambda: (person.play["phase"], person.rests) != before)


@pytest.mark.parametrize(("language", "device", "theme"), READERS, ids=[who[0] for who in READERS])
def test_every_page_outside_a_table_is_translated_and_accessible(
    people: People, language: str, device: Device, theme: Theme
) -> None:
    one = people("Rūta Озеров", device, language=language, theme=theme)
    one.go("/")
    one.see(".front-now")
    one.check_page("front", axe=language in AXE)
    one.page.locator(".front-join input").fill("abc")
    one.page.locator(".front-join button").click()
    one.see(".front-says.front-wrong")
    one.check_page("front-wrong-code", axe=language in AXE)
    one.button("front-create").click()
    one.see("dialog .set-form")
    one.page.locator("dialog .set-house summary").click()
    check_sheet(one, "create")
    one.page.locator("[aria-describedby=front-dixit]").get_by_text(one.text("front-create")).click()
    tongue = one.see(f"dialog select:has(option[value={language}])")
    assert tongue.input_value() == language, "bots do not speak the reader's language"
    check_sheet(one, "create-dixit")
    for game in ("saboteur", "dixit"):
        one.go(f"/rules/{game}")
        one.see(".rules")
        one.check_page(f"rules-{game}", axe=language in AXE)
    one.go("/decks")
    one.see("#content")
    one.check_page("decks", axe=language in AXE)


@pytest.mark.parametrize(("language", "device", "theme"), READERS, ids=[who[0] for who in READERS])
def test_every_sheet_of_a_table_is_translated_and_accessible(
    people: People, language: str, device: Device, theme: Theme
) -> None:
    one = people("Rūta", device, language=language, theme=theme)
    code = one.make_table(television=True)
    one.open_table(code)
    one.see(".name-form")
    one.check_page("arriving", axe=language in AXE)
    one.sit()
    one.see(".lobby-seat.you")
    one.check_page("lobby", axe=language in AXE)
    one.page.locator(".bar-menu").click()
    check_sheet(one, "menu")
    for key in (
        "table-invite",
        "table-settings",
        "keyboard-help",
        "table-offer-seat",
        "table-leave",
    ):
        check_menu_sheet(one, key, key.removeprefix("table-"))
    one.page.locator(".lobby-seat.you button").click()
    check_sheet(one, "own-seat")
    one.fill_with_bots()
    one.see(".start-button:enabled")
    one.start()
    play_until([one], lambda: bool(one.choices))
    one.see(".saboteur-hand")
    check_direction(one)
    check_digits(one)
    one.check_page("turn", axe=language in AXE)
    lays = [move for move in one.choices if move["type"] == "lay"]
    card = next((card for card in one.play["private"]["hand"] if set(card) <= set("NESW+")), None)
    if lays and card:
        pick_card(one, card)
        one.check_page("card-in-hand", axe=language in AXE)
        one.page.locator(".saboteur-act[aria-keyshortcuts=p]").click()
        check_sheet(one, "put-away")
    one.page.locator(".saboteur-mark-button").first.click()
    check_sheet(one, "mark")
    one.page.keyboard.press("h")
    one.see("dialog .rules")
    check_sheet(one, "rules")
    one.say("Lai veicas! בהצלחה")
    one.check_page("chat", axe=language in AXE)
    one.page.locator("#tab-log").click()
    one.see(".log-line")
    one.check_page("log", axe=language in AXE)


@pytest.mark.parametrize(
    ("language", "device", "theme"), READERS[:3], ids=[who[0] for who in READERS[:3]]
)
def test_every_stage_of_dixit_is_translated_and_accessible(
    people: People, language: str, device: Device, theme: Theme
) -> None:
    one = people("Rūta", device, language=language, theme=theme)
    start_game([one], game="dixit", seats=3)
    one.see(".dixit-writing")
    one.page.locator(".dixit-hand .dixit-pick").first.click()
    one.check_page("telling", axe=language in AXE)
    seen: set[str] = set()
    for _ in range(6):
        play_until([one], lambda: bool(one.choices) or one.rests)
        kind = "rest" if one.rests else str(one.choices[0]["type"])
        if kind in seen and len(seen) == 4:
            break
        if kind not in seen:
            one.see(SEEN.get(kind, ".dixit-board"))
            one.check_page(kind, axe=language in AXE)
        seen.add(kind)
        make_next_move(one)
    one.page.locator(".dixit-around button").first.click()
    check_sheet(one, "recap")
