"""Cards of Saboteur explained: the picked one in a line, any one large after a long press."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from lorelode.core import Seat
from tests.browser.person import People, Person
from tests.browser.scripted_table import ScriptedTable, catch_up, dig

pytestmark = pytest.mark.without_pictures

READER = Seat(0)


def is_action(card: object) -> bool:
    return re.fullmatch(r"[NESW+]+", str(card)) is None


def open_with_action_card(person: Person) -> tuple[ScriptedTable, str]:
    """A game in which it is the reader's turn, and an action card of theirs that they can play."""
    table = ScriptedTable("saboteur", 3, first=0)
    table.start()

    def playable() -> list[str]:
        if table.match.to_act != {READER}:
            return []
        moves: list[Any] = list(table.script.choices(READER))
        useful = [one for one in moves if type(one).__name__ in ("Map", "Break")]
        return ["map" if type(one).__name__ == "Map" else f"-{one.tool}" for one in useful]

    table.play_until(dig, lambda _match: playable())
    table.open(person, READER)
    catch_up([person], table)
    return table, playable()[0]


def wait_for_explanations(person: Person) -> None:
    """Wait until the page has loaded what explains cards."""
    person.see(".saboteur-held")
    person.wait("""() => {
      const held = document.querySelector(".saboteur-held");
      held.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
      return document.querySelector("dialog[open]") !== null;
    }""")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def press_long(person: Person, at: int, *, carry: bool = False) -> None:
    """Hold a finger on a card of the hand until the page shows it large, and lift the finger.

    Or carry the card away after all, and let it go where it was.
    """
    box = person.page.locator(".saboteur-held").nth(at).bounding_box()
    assert box is not None
    touch = person.context.new_cdp_session(person.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def finger(kind: str, *heights: float) -> None:
        points = [{"x": x, "y": height} for height in heights]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", y)
    person.see("dialog[open] .saboteur-large")
    if carry:
        finger("touchMove", y - 12)
        finger("touchMove", y - 24)
        person.see(".saboteur-carried")
        expect(person.page.locator("dialog[open]")).to_have_count(0)
        finger("touchMove", y)
    finger("touchEnd")


def test_a_phone_explains_the_picked_card_and_shows_one_large_after_a_long_press(
    people: People,
) -> None:
    ann = people("Ann", "phone", language="he")
    table, card = open_with_action_card(ann)
    hand = [str(one) for one in table.match.state.private[READER].hand]
    # The picked card is explained where there is room for two lines only.
    ann.page.locator(f'.saboteur-held[data-card="{card}"]').first.tap()
    explained = ann.page.locator(".saboteur-help")
    expect(explained).to_be_visible()
    ann.check_page("picked")
    ann.page.locator(f'.saboteur-held[data-card="{card}"]').first.tap()
    # A long press shows a card large, and does not pick it up.
    wait_for_explanations(ann)
    for at in (hand.index(card), next(at for at, one in enumerate(hand) if not is_action(one))):
        press_long(ann, at)
        dialog = ann.page.locator("dialog[open]")
        expect(dialog.locator("p")).not_to_be_empty()
        ann.check_page(f"large-{at}", axe=True)
        dialog.get_by_role("button", name=ann.text("close")).tap()
        expect(dialog).to_have_count(0)
        expect(ann.page.locator(".saboteur-held[aria-pressed=true]")).to_have_count(0)
    # A finger that moves on carries the card, however long it has waited.
    press_long(ann, 0, carry=True)
    expect(ann.page.locator(".saboteur-held[aria-pressed=true]")).to_have_count(0)
    # A tap picks a card up as before.
    ann.page.locator(".saboteur-held").first.tap()
    expect(ann.page.locator(".saboteur-held[aria-pressed=true]")).to_have_count(1)


def test_a_right_click_or_the_menu_key_shows_a_card_large(people: People) -> None:
    ann = people("Ann")
    open_with_action_card(ann)
    wait_for_explanations(ann)
    held = ann.page.locator(".saboteur-held").first
    held.click(button="right")
    ann.see("dialog[open] .saboteur-large")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    held.focus()
    ann.page.keyboard.press("ContextMenu")
    ann.see("dialog[open] .saboteur-large")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator(".saboteur-held[aria-pressed=true]")).to_have_count(0)
