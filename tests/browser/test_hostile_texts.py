"""Hostile names, clues and chat lines are shown as text, and break nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.dixit_moves import tell
from tests.browser.gameplay import play_until
from tests.browser.locale_texts import text_start
from tests.browser.person import People, Person, is_dealt

IMAGE = "<img src=x onerror=bad()>"
NAMES = ("<b onclick=bad()>Eve</b>", "Zz̸̡̗̆a̷̢͎̍l̶̰͝g̵̘̈́o", "👩‍👩‍👧‍👦" * 8)
LINES = (
    IMAGE,
    "<script>bad()</script>",
    "\u202eesrever\u202c \u2066un\u2069 &lt;b&gt; ${bad()} {{bad()}} javascript:bad()",
    "😀" * 100,
    "Z̷̧̢̨̛̦̼̤̪͖̹̰̈́̈́̀a̶̧̛̘̲̹͓̓̈́͂l̵̨̛̙̦̪̓̀͝g̷̢̦̈́͝o̶̡͔͝" * 8,
    "W" * 200,
)


def check_nothing_ran(person: Person) -> None:
    page = person.page
    assert page.evaluate("window.done ?? null") is None
    assert page.locator("img[src=x], b[onclick], #app script").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is too wide"


def test_what_people_write_is_shown_as_text(people: People) -> None:
    eve, mal = people(NAMES[0], "phone"), people(NAMES[1])
    for one in (eve, mal):
        one.context.add_init_script("window.bad = () => { window.done = true; };")
    code = eve.make_table(game="dixit", seats=3)
    for one in (eve, mal):
        one.open_table(code)
        one.sit()
    eve.see(".lobby-seat.you")
    eve.check_page("lobby")
    assert eve.page.locator(".lobby-seat.you bdi").inner_text() == NAMES[0]
    for line in LINES:
        eve.say(line)
        eve.page.locator(".chat-text").nth(-1).wait_for()
    mal.page.locator("#tab-chat").click()
    mal.wait("many => document.querySelectorAll('.chat-text').length >= many", arg=len(LINES) - 1)
    said = mal.page.locator(".chat-text").all_inner_texts()
    assert IMAGE in said
    assert "<script>bad()</script>" in said
    for one in (eve, mal):
        check_nothing_ran(one)
        one.take_screenshot(f"chat-{'phone' if one is eve else 'desktop'}")
    eve.page.keyboard.press("Escape")
    eve.fill_with_bots()
    eve.start()
    for one in (eve, mal):
        one.until(lambda update: is_dealt(update, 1))
    play_until([eve, mal], lambda: any(must_tell(one) for one in (eve, mal)))
    teller = next((one for one in (eve, mal) if must_tell(one)), None)
    if teller is not None:
        teller.act_and_wait(lambda: tell(teller, f"{IMAGE}\u202e {'W' * 120} 😀😀"))
    for one in (eve, mal):
        one.until(lambda update: update["play"]["public"]["clue"] is not None)
        assert IMAGE in one.see(".dixit-slip blockquote").inner_text()
        check_nothing_ran(one)
        one.take_screenshot(f"clue-{'phone' if one is eve else 'desktop'}")


def must_tell(person: Person) -> bool:
    """Whether this person has to give a clue."""
    return bool(person.choices) and person.choices[0]["type"] in ("tell", "speak")


def test_a_bad_name_is_refused_with_a_sentence(people: People) -> None:
    eve = people("\u202e\u202e", "phone")
    code = eve.make_table(seats=3)
    eve.open_table(code)
    eve.page.locator(".name-form input").fill("x" * 25)
    assert "24" in eve.see(".name-fault").inner_text()
    assert eve.page.locator(".name-form button").is_disabled()
    eve.check_page("long-name", axe=True)
    eve.page.locator(".name-form input").fill("\u202e\u202e")
    eve.page.locator(".name-form button").click()
    expect(eve.see(".toast")).to_contain_text(text_start("en", "refusal-bad-name"))
    eve.check_page("bad-name", axe=True)
    eve.page.locator(".name-form input").fill(NAMES[2])
    eve.page.locator(".name-form button").click()
    eve.see(".lobby-seat.you")
    check_nothing_ran(eve)
    eve.take_screenshot("emoji")
