"""What people say: phrases that each reads in their own language, bubbles, and log over chat."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.dixit_moves import tell
from tests.browser.gameplay import play_until, start_game
from tests.browser.person import People, Person

pytestmark = pytest.mark.without_pictures

MIN_BUBBLE_PIXELS: Final = 50
"""A bubble with a drawn face is wider than this, with the mark of its seat."""

ISOLATES: Final = {0x2068: None, 0x2069: None}
"""Takes out the signs that isolate names."""

NOTE_BUBBLES: Final = """
  () => {
    window.bubbles = [];
    const overlaps = (one, other) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom
        && one.bottom > other.top;
    new MutationObserver(() => {
      for (const bubble of document.querySelectorAll(".bubble:not([data-noted])")) {
        bubble.dataset.noted = "";
        const box = bubble.getBoundingClientRect();
        const buttons = [...document.querySelectorAll("#content button, .talk-bar button")];
        const { animationName, pointerEvents, visibility } = getComputedStyle(bubble);
        window.bubbles.push({
          seat: Number(bubble.dataset.seat),
          text: bubble.querySelector(".bubble-text").textContent.replace(/[\u2068\u2069]/g, ""),
          named: bubble.querySelector("bdi").offsetWidth > 0,
          animationName,
          pointerEvents,
          visibility,
          width: Math.round(box.width),
          spoken: bubble.closest("[aria-hidden=true]") === null,
          covers: buttons.filter((one) => overlaps(one.getBoundingClientRect(), box)).length,
        });
      }
    }).observe(document.body, { childList: true, subtree: true });
  }
"""
"""Notes every bubble when it appears: a slow test may look when it is gone."""


def find_bubble(person: Person, seat: int, text: str) -> Any:
    """What was noted of a bubble, which may be gone."""
    person.wait(
        "([seat, text]) => bubbles.some((one) => one.seat === seat && one.text === text)",
        [seat, text],
    )
    noted = person.page.evaluate("bubbles")
    return next(one for one in noted if (one["seat"], one["text"]) == (seat, text))


def read_chat(person: Person) -> str:
    """The last line of the chat that the page shows."""
    return person.see(".chat-line:last-child .chat-text").inner_text().translate(ISOLATES)


def open_phrases(person: Person) -> None:
    person.button("table-phrases").click()
    person.see(".phrase-sheet")


def say_phrase(person: Person, phrase: str, value: str | int | None = None) -> None:
    """Say a phrase with two taps, or with three if it has a blank."""
    open_phrases(person)
    person.see(f'[data-phrase="{phrase}"]').click()
    if value is not None:
        person.see(f'.phrase-choices [data-value="{value}"]').click()
    expect(person.page.locator(".phrase-sheet")).to_have_count(0)


def test_a_phrase_is_read_in_every_language_where_the_chat_is_off(people: People) -> None:
    dana = people("Dana", language="he")
    ivan = people("Ivan", "phone", language="ru")
    start_game([dana, ivan], game="saboteur", seats=3, chat="off", clock="off", bot_pace="calm")
    for one in (dana, ivan):
        one.page.evaluate(NOTE_BUBBLES)
        one.catch_up()
    # Log and chat stand together, where both have room.
    expect(dana.page.locator(".talk .log .log-line").first).to_be_visible()
    assert dana.see(".chat-why").inner_text() == dana.text("table-chat-off")
    expect(dana.page.locator("#tab-log")).to_have_count(0)
    dana.resize(1280, 640)
    expect(dana.page.locator("#tab-log")).to_be_visible()
    dana.resize(1280, 800)
    open_phrases(dana)
    dana.see('[data-phrase="stop"]').click()
    dana.see(".phrase-choices")
    dana.check_page("sheet-he", axe=True)
    dana.see('.phrase-choices [data-value="1"]').click()
    # It is for the eye alone, does not move and is in nobody's way.
    bubble = find_bubble(ivan, 0, "Остановите игрока Ivan!")
    assert bubble.pop("width") > MIN_BUBBLE_PIXELS
    assert bubble == {
        "seat": 0,
        "text": "Остановите игрока Ivan!",
        "named": False,
        "animationName": "none",
        "pointerEvents": "none",
        "visibility": "visible",
        "spoken": False,
        "covers": 0,
    }
    # His chat is closed, so it is said to him besides.
    said = ivan.page.locator(".aloud[role=status]", has_text="Остановите игрока")
    expect(said).to_have_count(1)
    ivan.check_page("bubble-ru", axe=True)
    # Ivan answers on his phone, with three taps; Dana reads it in the chat, and beside his seat.
    say_phrase(ivan, "stone", "top")
    stone = "קלף האוצר העליון הוא אבן."
    find_bubble(dana, 1, stone)
    expect(dana.page.locator(".chat-line")).to_have_count(2)
    assert read_chat(dana) == stone
    dana.check_page("bubble-he", axe=True)
    # What the host hides is nowhere to be seen.
    say_phrase(ivan, "laugh")
    assert find_bubble(dana, 1, "חחח!")["width"] > MIN_BUBBLE_PIXELS
    expect(dana.page.locator(".chat-line .reaction")).to_be_visible()
    assert dana.page.locator(".bubble[data-seat='1']").count() <= 1
    dana.page.locator(".chat-line .talk-hide").last.click()
    expect(dana.page.locator(".chat-line .reaction")).to_have_count(0)
    expect(dana.page.locator(".bubble .reaction")).to_have_count(0)
    # Whoever is muted is told so.
    dana.page.locator('.seat[data-seat="1"] .seat-name').click()
    dana.button("table-mute").click()
    ivan.until(lambda update: update["you"]["muted"])
    open_phrases(ivan)
    expect(ivan.page.locator(".phrase-sheet")).to_contain_text(ivan.text("table-you-muted"))
    assert not ivan.page.locator("[data-phrase]").count()
    # A bot is muted in the same way.
    dana.page.locator('.seat[data-seat="2"] .seat-name').click()
    dana.button("table-mute-bot").click()
    dana.until(lambda update: update["table"]["seats"][2].get("muted"))
    dana.page.locator('.seat[data-seat="2"] .seat-name').click()
    expect(dana.page.locator(".seat-sheet .seat-marks")).to_contain_text(
        dana.text("table-mark-muted")
    )
    dana.button("table-unmute-bot").click()
    dana.until(lambda update: not update["table"]["seats"][2].get("muted"))


@pytest.mark.soak
def test_a_phrase_about_a_picture_is_seen_on_the_television(people: People) -> None:
    ann, leila = people("Ann", motion=True), people("Leila", "phone", language="fa")
    eve, screen = people("Eve", "phone"), people("screen", "television", language="lv")
    code = start_game([ann, leila], game="dixit", seats=3, television=True)
    eve.open_table(code)
    screen.go(f"/tv/{code}")
    screen.see(".television-seats")
    for one in (ann, leila, screen):
        one.page.evaluate(NOTE_BUBBLES)
    # With the keyboard alone; nothing lies open, so nobody can speak of a picture.
    ann.page.keyboard.press("p")
    ann.see('[data-phrase="fooled"]').focus()
    assert not ann.page.locator('[data-phrase="lovely"]').count()
    ann.page.keyboard.press("Enter")
    ann.wait("document.activeElement.dataset.value === '1'")
    ann.page.keyboard.press("Enter")
    assert find_bubble(ann, 0, "You fooled me, Leila!")["animationName"] == "bubble-in"
    assert not find_bubble(screen, 0, "Leila, tu mani apmānīji!")["named"]
    find_bubble(leila, 0, "گولم زدید، Leila!")
    # What spectators say stays among them.
    say_phrase(eve, "doubt")
    eve.until(lambda update: update["gallery"])
    ann.act_and_wait(lambda: tell(ann, "far away"))
    play_until([leila], lambda: leila.update["play"]["public"]["display"])
    assert not [frame for frame in (*leila.received, *screen.received) if "doubt" in frame]
    say_phrase(leila, "lovely", 2)
    assert not find_bubble(ann, 1, "Picture 2 is lovely!")["covers"]
    # While pictures fill the television, no seat is there; the bubble says who it is.
    assert find_bubble(screen, 1, "Attēls nr. 2 ir burvīgs!")["named"]
    screen.check_page("picture-lv", axe=True)
    leila.check_page("picture-fa", axe=True)
    # A bubble goes by itself; the chat keeps what was said.
    expect(ann.page.locator(".bubble")).to_have_count(0)
    assert read_chat(ann) == "Picture 2 is lovely!"
