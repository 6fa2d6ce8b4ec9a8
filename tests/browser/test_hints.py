"""Hints for somebody alone with bots: the move of a strong bot on the board, and its reason."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.gameplay import start_game
from tests.browser.person import SAVES_DATA, People, Person
from tests.browser.saboteur_moves import GOALS

pytestmark = pytest.mark.without_pictures


def ask(person: Person) -> Any:
    """Ask for a hint, and wait until the page shows it; returns the move."""
    person.catch_up()
    button = person.button("table-hint")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    with person.page.expect_response("**/hint?*") as answer:
        button.click()
    hint = answer.value.json()
    expect(person.page.locator(".hint-answer p")).to_have_count(2)
    assert person.page.locator(".hint-answer p.quiet").inner_text()
    return hint["move"]


def find_marked(person: Person, move: Any) -> Locator:
    """Where the page shows a move of Saboteur."""
    match move["type"]:
        case "lay" | "rockfall":
            place = f'[data-cell="{move["x"]},{move["y"]}"][aria-pressed=true]'
        case "map":
            place = f'[data-cell="{GOALS[move["goal"]]}"][aria-pressed=true]'
        case "break" | "repair":
            place = f'.seat[data-seat="{move["seat"]}"] .seat-aim.waits'
        case _:
            place = ".saboteur-held[aria-pressed=true]"
    return person.page.locator(place)


def test_a_hint_in_saboteur_is_held_over_the_board_with_its_reason(people: People) -> None:
    ann = people("Ann", "phone", language="he")
    start_game([ann], seats=3, clock="off")
    move = ask(ann)
    assert move in ann.choices
    expect(find_marked(ann, move)).to_have_count(1)
    ann.check_page("hint", axe=True)
    # Nobody has moved. She puts the box away and makes the move.
    assert ann.play["to_act"] == [0]
    ann.page.locator(".tip-box button.main").click()
    expect(ann.page.locator(".tip-box")).to_have_count(0)
    confirm = ann.page.locator(".saboteur-belt button.main")
    if confirm.count():
        phase = ann.play["phase"]
        confirm.tap()
        ann.until(lambda update: update["play"]["phase"] > phase, "the move is made")


def test_a_hint_in_dixit_suggests_a_clue_also_to_readers_who_save_data(people: People) -> None:
    ann = people("Ann", language="ru", theme="light")
    ann.context.add_init_script(SAVES_DATA)
    start_game([ann], game="dixit", seats=4)
    # The coach is fetched with the first tap.
    ann.catch_up()
    assert ann.page.locator(".hint-button").count() == 0
    move = ask(ann)
    assert move["type"] == "tell"
    clue = ann.page.locator(".dixit-writing textarea")
    expect(clue).to_have_value(move["clue"])
    expect(ann.page.locator(".dixit-hand .picked")).to_have_count(1)
    ann.check_page("hint")
    # What she has written herself stays.
    ann.page.locator(".tip-box button.main").click()
    clue.fill("Свои слова")
    ask(ann)
    expect(clue).to_have_value("Свои слова")


def test_there_are_no_hints_while_another_person_plays(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone")
    code = start_game([ann, bob], seats=3, clock="off")
    ann.catch_up()
    ann.wait("document.querySelector('.bar.mine') !== null")
    for person in (ann, bob):
        assert person.page.locator(".hint-button").count() == 0
        answer = person.context.request.get(
            f"{person.base}/api/tables/{code}/hint?game=1&phase={ann.play['phase']}"
        )
        assert (answer.status, answer.json()["code"]) == (409, "not-alone")
