"""Every page in every language, both directions, light and dark, phone and desktop."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.browser.devices import Device, Theme
from tests.browser.gameplay import play_until, start_game
from tests.browser.locale_texts import RIGHT_TO_LEFT
from tests.browser.page_checks import AXE_LANGUAGES
from tests.browser.person import People, Person
from tests.browser.saboteur_moves import pick_card
from tests.soak_cases import soak

READERS: Final[tuple[tuple[str, Device, Theme], ...]] = (
    ("en", "desktop", "light"),
    ("fa", "desktop", "dark"),
    ("he", "phone", "dark"),
    ("lv", "phone", "light"),
    ("ru", "phone", "dark"),
)


def read_in(*languages: str) -> pytest.MarkDecorator:
    """Let these readers look, and in `make soak` the others too."""
    cases = [one if one[0] in languages else soak(*one) for one in READERS]
    return pytest.mark.parametrize(
        ("language", "device", "theme"), cases, ids=[who[0] for who in READERS]
    )


SEEN: Final = {
    "rest": ".dixit-turn.known",
    "give": ".dixit-hand .dixit-pick",
    "vote": ".dixit-display",
}
"""What is on the page at each stage of a turn of Dixit."""


LINE_PIXELS: Final = 3
"""How high the golden line below the task is."""


def check_sheet(person: Person, name: str) -> None:
    """Check the open sheet, and close it."""
    person.see("dialog[open]")
    person.check_page(name, axe=person.language in AXE_LANGUAGES)
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


def check_headline(person: Person) -> None:
    """The task keeps away from the line below it, also if it has two lines."""
    person.catch_up()
    bar, task = (person.see(what).bounding_box() for what in (".bar.mine", ".bar.mine h1"))
    assert bar is not None
    assert task is not None
    assert bar["y"] + bar["height"] - task["y"] - task["height"] >= LINE_PIXELS + 3


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


def test_a_first_visit_has_the_theme_of_the_system(people: People) -> None:
    for scheme, dark in (("light", False), ("dark", True)):
        one = people("Ann", theme=None, color_scheme=scheme)
        one.go("/")
        one.see(".front-now")
        ground = one.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert (sum(map(int, re.findall(r"\d+", ground))) < 128) is dark, ground


STANDARD: Final = {
    "en": "Standard",
    "fa": "استاندارد",
    "he": "רגילה",
    "lv": "Standarta",
    "ru": "Стандартное",
}
"""How the print that a reader gets without a choice is called first of all."""


@read_in("fa", "he", "lv")
def test_every_page_outside_a_table_is_translated_and_accessible(
    people: People, language: str, device: Device, theme: Theme
) -> None:
    one = people("Rūta Озеров", device, language=language, theme=theme)
    one.go("/")
    one.see(".front-now")
    one.check_page("front", axe=language in AXE_LANGUAGES)
    one.page.locator(".front-join input").fill("abc")
    one.page.locator(".front-join button").click()
    one.see(".front-says.front-wrong")
    one.expect_faults("404")
    one.page.locator(".front-join input").fill("AAAABBBB")
    one.page.locator(".front-join button").click()
    one.wait("document.querySelector('.front-wrong')?.textContent.trim()")
    one.check_page("front-wrong-code", axe=language in AXE_LANGUAGES)
    one.button("front-create").click()
    one.see("dialog .set-form")
    prints = one.page.locator("dialog .set-choice", has_text=one.text("set-edition"))
    chosen = prints.locator(".set-option:has(:checked) .set-name").inner_text()
    assert chosen.startswith(STANDARD[language]), "nobody knows what the chosen print is"
    one.page.locator("dialog .set-house summary").click()
    check_sheet(one, "create")
    one.page.locator("[aria-describedby=front-dixit]").get_by_text(one.text("front-create")).click()
    tongue = one.see(f"dialog select:has(option[value={language}])")
    assert tongue.input_value() == language, "bots do not speak the reader's language"
    assert prints.count() == 0, "a choice of one print is none"
    check_sheet(one, "create-dixit")
    for game in ("saboteur", "dixit"):
        one.go(f"/rules/{game}")
        one.see(".rules")
        one.check_page(f"rules-{game}", axe=language in AXE_LANGUAGES)
    one.go("/decks")
    one.see("#content")
    one.check_page("decks", axe=language in AXE_LANGUAGES)


@read_in("en", "ru")
def test_every_sheet_of_a_table_is_translated_and_accessible(
    people: People, language: str, device: Device, theme: Theme
) -> None:
    one = people("Rūta", device, language=language, theme=theme)
    code = one.make_table(television=True)
    one.open_table(code)
    one.see(".name-form")
    one.check_page("arriving", axe=language in AXE_LANGUAGES)
    one.sit()
    one.see(".lobby-seat.you")
    one.check_page("lobby", axe=language in AXE_LANGUAGES)
    one.page.locator(".bar-menu").click()
    # Only who has a mouse is told of keys.
    keys = ("keyboard-help",) if device == "desktop" else ()
    offered = one.see(".menu-items").get_by_text(one.text("keyboard-help"), exact=True)
    assert offered.count() == len(keys)
    # It is plain whether there is sound.
    sound = one.page.locator(".menu-tastes label", has_text=one.text("table-sound"))
    assert sound.locator("option:checked").inner_text() == one.text("off")
    check_sheet(one, "menu")
    for key in (
        *keys,
        "table-invite",
        "table-settings",
        "table-offer-seat",
        "table-leave",
        "forget-me",
    ):
        check_menu_sheet(one, key, key.removeprefix("table-"))
    one.page.locator(".lobby-seat.you .lobby-face").click()
    one.see(".face-choice")
    check_sheet(one, "own-seat")
    one.fill_with_bots()
    one.see(".start-button:enabled")
    one.start()
    play_until([one], lambda: bool(one.choices))
    one.see(".saboteur-hand")
    check_direction(one)
    check_digits(one)
    check_headline(one)
    one.check_page("turn", axe=language in AXE_LANGUAGES)
    lays = [move for move in one.choices if move["type"] == "lay"]
    card = next((card for card in one.play["private"]["hand"] if set(card) <= set("NESW+")), None)
    if lays and card:
        pick_card(one, card)
        one.check_page("card-in-hand", axe=language in AXE_LANGUAGES)
        one.page.locator(".saboteur-act[aria-keyshortcuts=x]").click()
        check_sheet(one, "put-away")
    one.page.locator(".saboteur-mark-button").first.click()
    check_sheet(one, "mark")
    one.page.keyboard.press("h")
    one.see("dialog .rules")
    check_sheet(one, "rules")
    one.say("Lai veicas! בהצלחה")
    one.check_page("chat", axe=language in AXE_LANGUAGES)
    # On a high screen, log and chat stand together.
    if device == "phone":
        one.page.locator("#tab-log").click()
    one.see(".log-line")
    one.check_page("log", axe=language in AXE_LANGUAGES)


@read_in("he")
def test_every_stage_of_dixit_is_translated_and_accessible(
    people: People, language: str, device: Device, theme: Theme
) -> None:
    one = people("Rūta", device, language=language, theme=theme)
    start_game([one], game="dixit", seats=3)
    one.see(".dixit-writing")
    one.page.locator(".dixit-hand .dixit-pick").first.click()
    one.check_page("telling", axe=language in AXE_LANGUAGES)
    seen: set[str] = set()
    for _ in range(6):
        play_until([one], lambda: bool(one.choices) or one.rests)
        kind = "rest" if one.rests else str(one.choices[0]["type"])
        if kind in seen and len(seen) == 4:
            break
        if kind not in seen:
            one.see(SEEN.get(kind, ".dixit-board"))
            one.check_page(kind, axe=language in AXE_LANGUAGES)
        seen.add(kind)
        make_next_move(one)
    one.page.locator(".dixit-around button").first.click()
    check_sheet(one, "recap")
