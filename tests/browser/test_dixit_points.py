"""At the end of a turn, the clue, why it was given, the pictures and the points are in sight."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.browser.devices import Device
from tests.browser.dixit_moves import tell
from tests.browser.gameplay import is_resting, play_until, start_game
from tests.browser.person import People, Person
from tests.browser.test_dixit_layout import is_to, measure, open_game, overlap, settle
from tests.soak_cases import soak

pytestmark = pytest.mark.without_pictures

CLUE: Final = "Nobody says a word"
LONG_CLUE: Final = (
    "A story that nobody has heard to its end, told on a long night by somebody who was not there, "
    "in the light of a lamp without oil, again and again until the morning came"
)
LONG_LINE: Final = ("My grandmother said so, and then she poured the tea. " * 6)[:298]

CASES: Final = [
    ("phone", (360, 740), "fa", 6, CLUE),
    soak("phone", (360, 740), "en", 4, LONG_CLUE),
    soak("phone", (740, 360), "ru", 6, CLUE),
    soak("desktop", (768, 1024), "ru", 6, LONG_CLUE),
    soak("desktop", (1280, 800), "fa", 3, LONG_CLUE),
    soak("desktop", (1920, 1080), "ru", 6, CLUE),
]

POINTS: Final = ".dixit-points-line .dixit-plus, .dixit-spread.sided .dixit-gains .dixit-plus"


def forge_talk(person: Person, clue: str, line: str) -> None:
    """Let the page receive this clue in every turn, and this line as what its storyteller said."""
    said: set[int] = set()

    def change_received(frame: str) -> str:
        message = json.loads(frame)
        if message["type"] == "update" and message["play"]:
            public = message["play"]["public"]
            public["clue"] = public["clue"] and clue
            for at, turn in enumerate(public["turns"]):
                turn["clue"] = clue
                if at not in said:
                    said.add(at)
                    about = {"game": message["table"]["game"], "turn": at}
                    written = {"number": 900 + at, "at": 0.0, "name": "Bo", "seat": turn["teller"]}
                    message["chat"].append({**written, "text": line, "about": about})
        return json.dumps(message)

    person.intercept(change_received=change_received)


def find_hidden(person: Person, selector: str) -> list[str]:
    """The elements that are not wholly in sight: outside the window, or outside the board."""
    return list(
        person.page.evaluate(
            """selector => [...document.querySelectorAll(selector)].flatMap(element => {
                 if (!element.checkVisibility()) return [];
                 const board = element.closest(".dixit-board")?.getBoundingClientRect();
                 const frame = board ?? { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
                 const { left, top, right, bottom } = element.getBoundingClientRect();
                 const fits = left >= frame.left - 1 && top >= frame.top - 1
                   && right <= frame.right + 1 && bottom <= frame.bottom + 1;
                 return fits ? [] : [`${element.className} ${element.textContent} at `
                   + [left, top, right, bottom].map(Math.round)];
               })""",
            selector,
        )
    )


def count_seen(person: Person, selector: str) -> int:
    """How many such elements are displayed."""
    return int(
        person.page.evaluate(
            """selector => [...document.querySelectorAll(selector)]
                 .filter(element => element.checkVisibility()).length""",
            selector,
        )
    )


@pytest.mark.parametrize(("device", "size", "language", "seats", "clue"), CASES)
def test_clue_reason_pictures_and_points_are_in_sight_together(
    people: People, device: Device, size: tuple[int, int], language: str, seats: int, clue: str
) -> None:
    # With motion: without, nothing would scroll by itself.
    ann = people("Annabelle", device, language=language, motion=True)
    forge_talk(ann, clue, LONG_LINE)
    ann.resize(*size)
    open_game(ann, seats=seats, first=1)
    play_until([ann], is_to(ann, "vote"))
    ann.catch_up()
    settle(ann, ".dixit-display")
    before = measure(ann, ".dixit-display .dixit-pick")
    play_until([ann], lambda: ann.rests)
    # The reveal is played to its end, and the page waits for the reader.
    ann.see(".table:not([data-scene]) .notice button.main")
    ann.see(".dixit-why.told")
    settle(ann, ".dixit-display")
    after = measure(ann, ".dixit-display .dixit-pick")
    for one, other in zip(before, after, strict=True):
        assert round(other["width"]) >= round(one["width"])
        assert round(other["height"]) >= round(one["height"])
    check_points(ann, seats, clue)
    ann.check_page(f"points-{size[0]}-{language}-{seats}", axe=True)


def check_points(person: Person, seats: int, clue: str) -> None:
    """Clue, reason and points are in sight, and no mark lies over a picture or another mark."""
    assert not find_hidden(person, ".dixit-slip blockquote, .dixit-why, .dixit-why p")
    assert count_seen(person, POINTS) == seats
    assert not find_hidden(person, POINTS)
    if clue == CLUE:
        assert not find_hidden(person, ".dixit-display li")
    else:
        # The clue takes room; pictures that do not fit are reached with a finger.
        person.page.locator(".dixit-display li").last.scroll_into_view_if_needed()
        assert not find_hidden(person, ".dixit-display li:last-child")
        person.page.locator(".dixit-board").evaluate("board => board.scrollTo(0, 0)")
    pictures = measure(person, ".dixit-display .dixit-pick")
    marks = measure(person, ".dixit-foot .dixit-token, .dixit-foot .dixit-owner")
    for at, one in enumerate(marks):
        assert not any(overlap(one, other) for other in [*pictures, *marks[:at]])


@pytest.mark.parametrize(("language", "size"), [("en", (360, 740)), soak("fa", (740, 360))])
def test_a_tap_on_the_points_tells_what_they_are_for(
    people: People, language: str, size: tuple[int, int]
) -> None:
    ann = people("Ann", "phone", language=language)
    ann.resize(*size)
    open_game(ann, first=1)
    play_until([ann], lambda: ann.rests)
    ann.catch_up()
    ann.see(".dixit-points-line summary").tap()
    ann.see(".dixit-points-sheet .dixit-verdict")
    assert not find_hidden(ann, ".dixit-points-sheet, .dixit-slip blockquote")
    (turn,) = ann.play["public"]["turns"]
    merits = sum(len(gains) for gains in turn["gains"])
    assert ann.page.locator(".dixit-points-sheet .dixit-merits > span").count() == merits
    ann.check_page(f"sheet-{size[0]}", axe=True)
    ann.page.keyboard.press("Escape")
    ann.page.locator(".dixit-points-sheet").wait_for(state="hidden")


@pytest.mark.soak
def test_a_click_on_the_opened_points_leaves_them_open(people: People) -> None:
    ann = people("Ann", "phone")
    open_game(ann, first=1)
    play_until([ann], lambda: ann.rests)
    ann.catch_up()
    sheet = ann.page.locator(".dixit-points-sheet")
    ann.see(".dixit-points-line summary").click()
    ann.see(".dixit-points-sheet .dixit-verdict").click()
    assert sheet.is_visible()
    # The reader turns to something else.
    ann.page.locator(".dixit-slip blockquote").click()
    sheet.wait_for(state="hidden")


def test_storytellers_have_their_field_and_the_points_and_pictures_stay(people: People) -> None:
    ann, bob = people("Ann", "phone"), people("Bob", "phone")
    start_game([ann, bob], game="dixit", seats=4)
    ann.act_and_wait(lambda: tell(ann, LONG_CLUE))
    play_until([bob], is_to(bob, "vote"))
    ann.see(".dixit-display .dixit-pick")
    ann.catch_up()
    settle(ann, ".dixit-display")
    slip = measure(ann, ".dixit-slip")[0]["height"]
    play_until([bob], is_resting(ann))
    ann.catch_up()
    ann.see(".dixit-turn.known .dixit-owner")
    assert measure(ann, ".dixit-slip")[0]["height"] == pytest.approx(slip, abs=1)
    assert not find_hidden(ann, f".dixit-slip blockquote, .dixit-why-form input, {POINTS}")
    assert count_seen(ann, POINTS) == 4


@pytest.mark.soak
def test_a_spectator_with_a_phone_sees_the_points_too(people: People) -> None:
    ann, eve = people("Ann"), people("Eve", "phone")
    code = open_game(ann, seats=3, first=1)
    eve.open_table(code)
    play_until([ann], lambda: ann.rests)
    eve.until(lambda update: update["table"]["status"] == "resting")
    eve.catch_up()
    eve.see(".dixit-points-line")
    assert count_seen(eve, POINTS) == 3
    assert not find_hidden(eve, POINTS)


def test_pictures_fit_a_phone_that_is_turned_at_the_reveal(people: People) -> None:
    ann = people("Ann", "phone")
    open_game(ann, first=1)
    play_until([ann], lambda: ann.rests)
    ann.catch_up()
    ann.see(".dixit-turn.known .dixit-owner")
    for size in ((740, 360), (390, 844)):
        ann.resize(*size)
        ann.wait(
            """() => {
              const board = document.querySelector(".dixit-board").getBoundingClientRect();
              const cards = [...document.querySelectorAll(".dixit-display li")];
              return cards.every((card) => {
                const { left, right, bottom } = card.getBoundingClientRect();
                return left >= board.left - 1 && right <= board.right + 1
                  && bottom <= board.bottom + 1;
              });
            }"""
        )
