"""Names, clues and chat of people who mean no good: shown as text, and nothing breaks."""

from __future__ import annotations

from tests.browser.people import People, Person
from tests.browser.playing import play
from tests.browser.telling import tell

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


def nothing_was_done(person: Person) -> None:
    page = person.page
    assert page.evaluate("window.done ?? null") is None
    assert page.locator("img[src=x], b[onclick], #app script").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is too wide"


def test_what_people_write_is_shown_as_text(people: People) -> None:
    eve, mal = people(NAMES[0], "phone"), people(NAMES[1])
    for one in (eve, mal):
        one.context.add_init_script("window.bad = () => { window.done = true; };")
    code = eve.make(game="dixit", seats=3)
    for one in (eve, mal):
        one.come(code)
        one.sit()
    eve.see(".lobby-seat.you")
    eve.screen("lobby")
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
        nothing_was_done(one)
        one.shoot(f"chat-{'phone' if one is eve else 'desktop'}")
    eve.page.keyboard.press("Escape")
    eve.fill_with_bots()
    eve.start()
    for one in (eve, mal):
        one.until(lambda update: update["table"]["game"] == 1)
    play([eve, mal], lambda: any(told(one) for one in (eve, mal)))
    teller = next((one for one in (eve, mal) if told(one)), None)
    if teller is not None:
        teller.acted(lambda: tell(teller, f"{IMAGE}\u202e {'W' * 120} 😀😀"))
    for one in (eve, mal):
        one.until(lambda update: update["play"]["public"]["clue"] is not None)
        assert IMAGE in one.see(".dix-slip blockquote").inner_text()
        nothing_was_done(one)
        one.shoot(f"clue-{'phone' if one is eve else 'desktop'}")


def told(person: Person) -> bool:
    """Whether it is for this person to give a clue."""
    return bool(person.choices) and person.choices[0]["type"] in ("tell", "speak")


def test_a_name_that_will_not_do_is_refused_in_words(people: People) -> None:
    eve = people("\u202e\u202e", "phone")
    code = eve.make(seats=3)
    eve.come(code)
    eve.page.locator(".name-form input").fill("x" * 60)
    eve.page.locator(".name-form button").click()
    assert eve.text("error-bad-name") in eve.see(".toast").inner_text()
    eve.screen("bad-name", axe=True)
    eve.page.locator(".name-form input").fill(NAMES[2])
    eve.page.locator(".name-form button").click()
    eve.page.wait_for_timeout(300)
    nothing_was_done(eve)
    eve.shoot("emoji")
