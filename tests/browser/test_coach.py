"""The coach: tips in a person's first game of a kind, each once and tied to what happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from lorelode.core import Seat
from lorelode.rules.saboteur.moves import Break, Lay, Map
from lorelode.tables.match import Match
from tests.browser.gameplay import start_game
from tests.browser.locale_texts import text_start
from tests.browser.person import TWO_FRAMES, People, Person
from tests.browser.scripted_table import ScriptedTable, catch_up, dig, has_shown

pytestmark = pytest.mark.without_pictures

READER: Final = Seat(0)

COVER_SCRIPT: Final = """selector => {
  const [one, other] = [".tip-box", selector].map((place) =>
    document.querySelector(place).getBoundingClientRect());
  return one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
}"""
"""Whether the box covers something."""

STATUS: Final = ".bar [role=status]"
"""Where the coach speaks to screen readers."""


def see_tip(person: Person, key: str, place: str | None = None) -> None:
    """Wait until a tip is shown and told, beside what it points at."""
    says = text_start(person.language, key)
    expect(person.page.locator(".tip-box p")).to_contain_text(says)
    expect(person.page.locator(STATUS).last).to_contain_text(says)
    if place is not None:
        person.see(".tip-box[data-side]:not([data-side=none])")
        assert not person.page.evaluate(COVER_SCRIPT, place), key


def press(person: Person, key: str) -> None:
    """Press a button of the box, and wait until this box is gone."""
    says = person.page.locator(".tip-box p").inner_text()
    person.page.locator(".tip-box").get_by_role("button", name=person.text(key)).click()
    expect(person.page.locator(".tip-box p", has_text=says)).to_have_count(0)


def play_until(
    person: Person,
    table: ScriptedTable,
    choose: Callable[[Seat, list[Any]], Any],
    done: Callable[[Match], object],
) -> None:
    """Let everybody move until a condition holds, and show that."""
    table.play_until(choose, done)
    catch_up([person], table)


def harm_reader(seat: Seat, choices: list[Any]) -> Any:
    """The next player breaks a tool of the reader as soon as they can: it is not her turn then."""
    harm = [one for one in choices if isinstance(one, Break) and one.seat == READER]
    return harm[0] if seat == READER + 1 and harm else dig(seat, quiet(choices))


def quiet(choices: list[Any]) -> list[Any]:
    """Choices that show nothing new."""
    return [one for one in choices if not isinstance(one, Break | Map)] or choices


def look(seat: Seat, choices: list[Any]) -> Any:
    """The next player looks at a goal, as soon as they can."""
    maps = [one for one in choices if isinstance(one, Map)]
    return maps[0] if seat == READER + 1 and maps else dig(seat, quiet(choices))


def is_readers_turn(match: Match) -> bool:
    return READER in match.to_act and not match.resting


def test_the_first_game_of_saboteur_is_explained_by_what_happens(people: People) -> None:
    ann = people("Ann", "phone", language="he", played=False)
    table = ScriptedTable("saboteur", 3, first=0)
    table.start()
    table.open(ann, READER)
    ann.catch_up()
    # Her role, then her turn: one tip at a time.
    role = table.match.state.private[READER].role
    see_tip(ann, f"saboteur-tip-role-{role}", ".saboteur-role")
    ann.check_page("role", axe=True)
    press(ann, "coach-got-it")
    assert any(isinstance(one, Lay) for one in table.script.choices(READER))
    see_tip(ann, "saboteur-tip-turn", ".saboteur-hand")
    # She does what it says, and it goes away by itself.
    ann.page.locator(".saboteur-held").first.tap()
    expect(ann.page.locator(".tip-box")).to_have_count(0)
    expect(ann.page.locator(".saboteur-held").first).to_have_attribute("aria-pressed", "true")
    ann.page.locator(".saboteur-held").first.tap()
    # Somebody breaks a tool of hers, and she learns what that means, then whom to suspect.
    play_until(ann, table, harm_reader, has_shown("broke"))
    see_tip(ann, "saboteur-tip-broken", f'[data-seat="{READER}"]')
    press(ann, "coach-got-it")
    breaker = table.match.state.public.last
    see_tip(ann, "saboteur-tip-suspect", f'[data-seat="{breaker}"] .saboteur-mark-button')
    ann.check_page("suspect")
    press(ann, "coach-got-it")
    # A map.
    play_until(ann, table, look, has_shown("looked"))
    expect(ann.page.locator(".tip-box")).to_have_count(1)
    assert "goal" not in ann.page.evaluate("localStorage.getItem('lorelode tips saboteur')")
    see_tip(ann, "saboteur-tip-goal-seen" if peeks(table) else "saboteur-tip-goal-looked")
    press(ann, "coach-got-it")
    # The end of the round.
    play_until(ann, table, dig, lambda match: match.resting)
    see_tip(ann, "saboteur-tip-round")
    ann.check_page("round", axe=True)
    press(ann, "coach-got-it")
    # What she was told is not told again, also after the page is loaded again.
    ann.page.reload()
    ann.see(".saboteur-reveal")
    ann.page.evaluate(TWO_FRAMES)
    assert ann.page.locator(".tip-box").count() == 0


def peeks(table: ScriptedTable) -> bool:
    """Whether the reader has looked at a goal."""
    return any(table.match.state.private[READER].peeked)


def test_the_first_game_of_dixit_is_explained_by_what_happens(people: People) -> None:
    ann = people("Ann", language="en", played=False)
    table = ScriptedTable("dixit", 3, first=0)
    table.start()
    table.open(ann, READER)
    see_tip(ann, "dixit-tip-tell", ".dixit-writing")
    ann.check_page("tell", axe=True)
    # She writes a clue: the tip goes away by itself.
    ann.page.locator(".dixit-writing textarea").click()
    expect(ann.page.locator(".tip-box")).to_have_count(0)
    first = lambda _seat, choices: choices[0]  # noqa: E731

    def stage(kind: str) -> Callable[[Match], bool]:
        return lambda match: type(match.state.public.stage).__name__.lower() == kind

    play_until(ann, table, first, stage("voting"))
    see_tip(ann, "dixit-tip-watch", ".dixit-slip")
    press(ann, "coach-got-it")
    play_until(ann, table, first, lambda match: match.resting)
    see_tip(ann, "dixit-tip-points", ".dixit-verdict")
    ann.check_page("points")
    press(ann, "coach-got-it")
    table.rest()
    play_until(ann, table, first, lambda match: stage("giving")(match) and is_readers_turn(match))
    see_tip(ann, "dixit-tip-give", ".dixit-slip")
    press(ann, "coach-got-it")
    play_until(ann, table, first, lambda match: stage("voting")(match) and is_readers_turn(match))
    see_tip(ann, "dixit-tip-vote", ".dixit-slip")
    press(ann, "coach-skip")


def covers(person: Person) -> list[bool]:
    """What the page has said about its board."""
    sent = [json.loads(frame) for frame in person.sent]
    return [frame["covered"] for frame in sent if frame["type"] == "cover-board"]


def show_again(person: Person) -> None:
    """Let the menu show all tips again."""
    person.page.locator(".bar-menu").click()
    person.button("table-tips-again").click()


def press_tab_until(person: Person, selector: str) -> None:
    """Go on by the Tab key until something has the focus."""
    for _ in range(12):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("one => document.activeElement.matches(one)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_tips_by_keyboard_while_the_bots_wait_and_none_in_the_second_game(people: People) -> None:
    ann = people("Ann", language="fa", played=False)
    start_game([ann], seats=3, first=1, clock="off", bot_pace="step")
    ann.catch_up()
    ann.see(".tip-box[data-side]")
    # The bots wait until she has read it, and the focus is where it was.
    ann.until(lambda _: covers(ann)[-1:] == [True], "the bots wait for the tip")
    assert not ann.page.evaluate("document.activeElement.closest('.tip-box')")
    assert ann.play["to_act"] == [1]
    ann.page.locator(".bar-home").focus()
    press_tab_until(ann, ".tip-box button.main")
    ann.page.keyboard.press("Enter")
    ann.until(lambda _: covers(ann)[-1:] == [False], "the bots go on")
    assert ann.page.evaluate("document.activeElement.matches('.saboteur-held')")
    # The menu shows it again; she skips it, with all that would follow.
    role = f"saboteur-tip-role-{ann.play['private']['role']}"
    show_again(ann)
    see_tip(ann, role, ".saboteur-role")
    ann.page.locator(".bar-home").focus()
    press_tab_until(ann, ".tip-box button.bare")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".tip-box")).to_have_count(0)
    # Escape puts it away too.
    show_again(ann)
    see_tip(ann, role)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".tip-box")).to_have_count(0)
    # In the next game, the coach is there for hints only.
    start_game([ann], seats=3, first=0, clock="off")
    ann.catch_up()
    ann.see(".hint-button[aria-disabled=false]")
    ann.page.evaluate(TWO_FRAMES)
    assert ann.page.locator(".tip-box").count() == 0
    assert ann.page.locator(STATUS).count() == 1  # that of the hints
