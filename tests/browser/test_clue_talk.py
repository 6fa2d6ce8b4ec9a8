"""Why that clue? What storytellers say about their clues, people and bots, at the reveal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.dixit_moves import tell
from tests.browser.gameplay import is_resting, play_until, start_game
from tests.browser.locale_texts import text
from tests.browser.person import People, Person
from tests.browser.test_dixit_layout import Public, measure, open_game, settle, show_as

pytestmark = pytest.mark.without_pictures

FIELD = ".dixit-why-form input"
WHY = ".dixit-slip .dixit-why.told p"
LINE = "My grandmother had <b>such</b> a staircase, and nobody ever came back from the attic."


def read_why(person: Person) -> str:
    """What the note says besides the clue."""
    return person.see(WHY).inner_text()


def find_chat(person: Person) -> list[Any]:
    """The lines of the chat that this person has received."""
    told = [frame for frame in map(json.loads, person.received) if frame["type"] == "update"]
    return [line for update in told for line in update["chat"]]


def say_why(person: Person, line: str) -> None:
    person.page.locator(FIELD).fill(line)
    person.page.locator(FIELD).press("Enter")


def test_everybody_reads_what_a_storyteller_writes(people: People) -> None:
    ann, bob = people("Ann", "phone"), people("Боб", language="ru")
    tv = people("the television", "television", language="he")
    code = start_game([ann, bob], game="dixit", seats=3, television=True, clock="relaxed")
    tv.go(f"/tv/{code}")
    ann.act_and_wait(lambda: tell(ann, "A long way up"))
    play_until([ann, bob], is_resting(ann))
    for one in (ann, bob):
        one.catch_up()
        one.see(".dixit-turn.known")
    # Only the storyteller has the field, and whoever writes is not hurried.
    assert ann.page.locator(FIELD).get_attribute("placeholder") == text("en", "dixit-why")
    ann.check_page("field", axe=True)
    assert not bob.page.locator(FIELD).count()
    ann.page.locator(FIELD).focus()
    ann.until(lambda update: update["table"]["seats"][0].get("holds"), "the others wait")
    say_why(ann, LINE)
    for one in (ann, bob, tv):
        assert LINE in read_why(one)
        assert not one.page.locator(FIELD).count()
    line = find_chat(bob)[-1]
    assert (line["seat"], line["about"]) == (0, {"game": 1, "turn": 0})
    assert not bob.page.locator(".dixit-slip b").count()
    for one, name in ((ann, "phone"), (bob, "wide"), (tv, "television")):
        one.check_page(f"line-{name}", axe=True)
    # It is a chat line: the host can hide it.
    ann.page.locator(".talk-bar button:nth-of-type(2)").first.click()
    # Bots may have said something too.
    ann.page.locator(".chat-line", has_text="grandmother").locator(".talk-hide").click()
    bob.page.locator(WHY).wait_for(state="detached")


@pytest.mark.soak
def test_where_chat_is_off_a_storyteller_has_no_field(people: People) -> None:
    ann = people("Ann")
    open_game(ann, seats=3, chat="off")
    play_until([ann], is_resting(ann))
    ann.catch_up()
    ann.see(".dixit-turn.known")
    assert not ann.page.locator(FIELD).count()


@pytest.mark.soak
def test_a_bot_says_why_and_moves_nothing(people: People) -> None:
    ann = people("Ann", "phone")
    tv = people("the television", "television", language="fa")
    clue = ""

    def change_clue(public: Public) -> None:
        if clue:
            public["turns"][0]["clue"] = clue

    show_as(ann, change_clue)
    code = open_game(ann, first=1)
    tv.go(f"/tv/{code}")
    play_until([ann], lambda: ann.rests)
    assert read_why(tv)
    settle(tv, ".dixit-slip")
    tv.take_screenshot("reason")
    (turn,) = ann.play["public"]["turns"]
    picture = turn["display"][turn["owners"].index(turn["teller"])]
    deck = ann.page.evaluate(f"fetch('/api/tables/{code}/deck').then(it => it.json())")
    words = deck["cards"][picture - 1]["words"]
    asked: list[Route] = []
    # The answer comes late.
    ann.page.route("**/clue-reason?*", lambda route: asked.append(route))
    # These clues nearly fill a line, so a little more or less room would wrap them otherwise.
    for language, size, told in (
        ("fa", (360, 740), "Somebody walks past the end of the"),
        ("en", (360, 740), "Somebody walks past the end of the world and leaves footprints"),
        ("fa", (740, 360), "Somebody walks past"),
        ("ru", (1280, 800), "Nobody"),
    ):
        clue = told
        asked.clear()
        ann.resize(*size)
        ann.open_table(code, f"?lang={language}")
        said = check_that_a_late_reason_moves_nothing(ann, asked)
        assert words[language]["caption"] in said
        ann.check_page(f"reason-{size[0]}-{language}", axe=size == (360, 740))


def check_that_a_late_reason_moves_nothing(person: Person, asked: Sequence[Route]) -> str:
    """Let the reason of a bot arrive, and return it."""
    person.see(".dixit-turn.known .dixit-owner")
    settle(person, ".dixit-display")
    person.wait("() => document.querySelector('.dixit-slip .dixit-role')")
    person.until(lambda _: asked, "it asks why")
    places = ".dixit-display .dixit-pick, .dixit-gains"
    before = measure(person, places)
    assert len(asked) == 1
    asked[0].continue_()
    said = read_why(person)
    settle(person, ".dixit-slip")
    heights = [(round(one["y"]), round(one["height"])) for one in before]
    after = measure(person, places)
    assert [(round(one["y"]), round(one["height"])) for one in after] == heights
    return said


def test_a_reason_waits_for_the_picture_of_the_storyteller(people: People) -> None:
    # With motion, the scene of the reveal is played step by step.
    ann = people("Ann", motion=True)
    ann.page.add_init_script(
        """
        window.seen = [];
        new MutationObserver(() => {
          const known = Boolean(document.querySelector(".dixit-turn.known"));
          const why = Boolean(document.querySelector(".dixit-slip .dixit-why.told"));
          const last = window.seen.at(-1);
          if (!last || last.known !== known || last.why !== why) window.seen.push({ known, why });
        }).observe(document, { childList: true, subtree: true, attributes: true });
        """
    )
    asked: list[str] = []
    ann.page.on("request", lambda one: asked.append(one.url))
    open_game(ann, seats=3, first=1)
    play_until([ann], lambda: ann.rests)
    ann.see(WHY)
    assert len([url for url in asked if "clue-reason" in url]) == 1
    steps = json.loads(ann.page.evaluate("JSON.stringify(window.seen)"))
    assert {"known": True, "why": True} in steps
    assert not [step for step in steps if step["why"] and not step["known"]]


def test_the_turns_before_have_what_was_said_of_their_clues(people: People) -> None:
    ann = people("Ann")
    open_game(ann, seats=3, first=1)
    play_until([ann], lambda: ann.rests)
    ann.catch_up()
    said = read_why(ann)
    ann.button("dixit-recap").click()
    assert ann.see(f"dialog {WHY}").inner_text() == said
    ann.check_page("recap", axe=True)


def test_a_storyteller_says_why_after_the_last_turn_too(people: People) -> None:
    ann = people("Ann")
    # 21 of 26 pictures are dealt: the pile is empty after the first turn.
    code = open_game(ann, seats=3, switches={"deck_size": "26"})
    watcher = people("Eve", "phone")
    watcher.open_table(code)
    play_until([ann], lambda: ann.status == "over")
    ann.see(FIELD)
    say_why(ann, "It was the last one")
    assert "It was the last one" in read_why(ann)
    assert "It was the last one" in read_why(watcher)


@pytest.mark.soak
def test_a_long_line_is_whole_on_a_television_and_can_be_opened_on_a_phone(people: People) -> None:
    ann = people("Ann", "phone")
    bob = people("Bob", "phone", language="he")
    tv = people("the television", "television", language="lv")
    ann.resize(740, 360)
    code = start_game([ann, bob], game="dixit", seats=3, television=True)
    tv.go(f"/tv/{code}")
    clue = "A story that nobody has heard to its end"
    ann.act_and_wait(lambda: tell(ann, clue))
    play_until([ann, bob], is_resting(ann))
    for one in (ann, bob):
        one.catch_up()
        one.see(".dixit-turn.known")
    # The clue and the field share the note.
    assert measure(ann, ".dixit-slip")[0]["height"] < 90
    assert measure(ann, FIELD)[0]["width"] > 120
    ann.check_page("long-field")
    say_why(ann, ("My grandmother said so, and then she poured the tea. " * 6)[:298])
    read_why(bob)
    cut = "() => { const { scrollHeight, clientHeight } = document.querySelector('.dixit-why p'); "
    cut += "return scrollHeight > clientHeight + 8; }"
    places = ".dixit-slip, .dixit-display .dixit-pick"
    before = measure(bob, places)
    assert bob.page.evaluate(cut)
    # An arrow says that there is more, and a tap anywhere on the text opens it, over the pictures.
    more = bob.page.locator(".dixit-why-open")
    assert more.get_attribute("aria-label") == text("he", "dixit-why-whole")
    box = more.bounding_box()
    assert box is not None
    bob.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 8)
    bob.see(".dixit-why-open[aria-expanded='true']")
    assert not bob.page.evaluate(cut)
    assert measure(bob, places) == before
    bob.check_page("long-opened", axe=True)
    more.click()
    bob.see(".dixit-why-open[aria-expanded='false']")
    assert bob.page.evaluate(cut)
    read_why(tv)
    assert not tv.page.evaluate(cut)
    assert not tv.page.locator(".dixit-why-open").count()
    tv.take_screenshot("long-television")
