"""The page by keyboard alone."""

from __future__ import annotations

import json

import pytest

from tests.browser.person import People, Person, is_dealt
from tests.browser.saboteur_moves import make_best_move

pytestmark = pytest.mark.without_pictures


def focused(person: Person) -> str:
    """The label of the focused element; "UNSEEN" if its focus is invisible."""
    found: str | None = person.page.evaluate(
        """() => {
          const at = document.activeElement;
          if (!at || at === document.body) return null;
          // In a drawing it is the shape inside that is marked.
          const marked = at.closest("svg") ? at.querySelector("rect") : at;
          const style = getComputedStyle(marked);
          const other = at.parentElement.querySelector(":scope > :not(:focus) > rect");
          const drawn =
            at.closest("svg") && style.stroke !== (other && getComputedStyle(other).stroke);
          const seen = drawn || style.outlineStyle !== "none" || style.boxShadow !== "none";
          return (seen ? "" : "UNSEEN ") + (at.getAttribute("aria-label") || at.innerText || at.id);
        }"""
    )
    return found or ""


def tab_to(person: Person, words: str) -> None:
    """Press Tab until something is reached."""
    reached = []
    for _ in range(60):
        person.page.keyboard.press("Tab")
        reached.append(focused(person))
        if words in reached[-1]:
            assert not reached[-1].startswith("UNSEEN"), f"the focus is not seen on {words}"
            return
    raise AssertionError(f"Tab never reached {words}: {reached}")


def test_a_card_can_be_laid_with_the_keyboard_alone(people: People) -> None:
    ann = people("Ann")
    ann.go("/")
    ann.see(".front-now")
    tab_to(ann, ann.text("front-now"))
    ann.take_screenshot("front")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/t/*")
    ann.until(lambda update: is_dealt(update, 1), "the game starts")
    ann.see(".saboteur-hand")
    keys = ann.page.keyboard
    ann.wait("document.activeElement?.matches('.saboteur-deal button.main')")
    keys.press("Enter")
    ann.page.locator(".saboteur-deal").wait_for(state="detached")
    keys.press("b")
    ann.wait("document.activeElement === document.querySelector('.saboteur-held')")
    seat = ann.update["you"]["seat"]
    for _ in range(60):
        ann.until(lambda _: ann.choices or ann.rests)
        if ann.rests:
            ann.go_on()
            continue
        lays = [move for move in ann.choices if move["type"] == "lay"]
        if not lays and all(move["type"] != "pass" for move in ann.choices):
            make_best_move(ann)  # the round has ended before a card could be laid
            continue
        hand = ann.play["private"]["hand"]
        shapes = {move["shape"] for move in lays}
        at = next((at for at, card in enumerate(hand) if card in shapes), None)
        if at is not None:
            keys.press(str(at + 1))
            ann.wait("document.activeElement?.matches('.saboteur-spot')")
            assert not focused(ann).startswith("UNSEEN")
            ann.take_screenshot("place")
            cell = ann.page.evaluate("document.activeElement.dataset.cell")
            ann.act_and_wait(lambda: keys.press("Enter"))
            told = (json.loads(frame) for frame in ann.received)
            news = [
                one
                for frame in told
                if frame["type"] == "update" and frame["play"]
                for line in frame["play"]["line_news"]
                for one in line
                if one["type"] == "laid"
            ]
            assert cell in [f"{one['x']},{one['y']}" for one in news if one["seat"] == seat]
            return
        keys.press("1")
        keys.press("x")
        ann.see("dialog button.main").focus()
        ann.act_and_wait(lambda: keys.press("Enter"))
    raise AssertionError("no card could be laid")


def test_shortcuts_open_the_sheets_of_a_table(people: People) -> None:
    ann = people("Ann")
    code = ann.make_table(seats=3)
    ann.open_table(code)
    ann.sit()
    ann.see(".lobby-seat.you")
    for key in ("?", "m", "i", "h"):
        ann.page.keyboard.press(key)
        ann.see("dialog[open]")
        ann.page.keyboard.press("Escape")
        ann.wait("!document.querySelector('dialog[open]')")
    ann.page.keyboard.press("c")
    ann.see("#tab-chat[aria-selected=true]")
