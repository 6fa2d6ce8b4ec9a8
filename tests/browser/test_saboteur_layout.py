"""Saboteur on small and large screens: everything fits, and nothing jumps."""

from __future__ import annotations

import copy
import json
from typing import Any, Final

import pytest

from tests.browser.gameplay import play_until, start_game
from tests.browser.person import People, Person
from tests.browser.saboteur_moves import make_move
from tests.browser.scripted_table import ScriptedTable, catch_up, dig
from tests.soak_cases import soak

pytestmark = pytest.mark.without_pictures

SIZES: Final = ((360, 740), (740, 360), (1280, 800))
"""A phone, a phone on its side, a laptop."""

MEASURE: Final = """() => {
  const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  return {
    mine: round(document.querySelector(".saboteur-field").getBoundingClientRect()),
    tiles: [...document.querySelectorAll(".seat")].map(
      (seat) => `${seat.offsetWidth} ${seat.offsetHeight}`,
    ),
  };
}"""

COVERED: Final = """() => [...document.querySelectorAll(".seat.target")].flatMap((seat) => {
  const sign = seat.querySelector(".seat-aim .icon").getBoundingClientRect();
  const told = seat.querySelectorAll(".saboteur-tool, .saboteur-count, .saboteur-mark");
  return [...told].filter((one) => {
    const area = one.getBoundingClientRect();
    return sign.left < area.right && area.left < sign.right
      && sign.top < area.bottom && area.top < sign.bottom;
  }).map((one) => one.getAttribute("class"));
})"""


def start_on_phone(people: People, seats: int) -> Person:
    """Somebody on a phone whose turn it is, and whose page a test may send updates to."""
    ann = people("Ann", "phone")
    ann.intercept()
    start_game([ann], seats=seats)
    ann.see(".saboteur-hand")
    ann.until(lambda _: ann.choices)
    ann.catch_up()
    return ann


def change_play(person: Person, **changes: Any) -> Any:
    """The last update, with other fields in what everybody sees of each player."""
    update = copy.deepcopy(person.update)
    for player in update["play"]["public"]["players"]:
        player |= changes
    return update


def pick_break_card(person: Person, update: Any) -> None:
    """Tap a card that breaks a cart, with which anybody can be pointed at."""
    update["play"]["private"]["hand"][0] = "-cart"
    update["play"]["choices"] = [
        {"type": "break", "tool": "cart", "seat": seat} for seat in range(5)
    ]
    person.receive(update)
    person.wait("document.querySelector('.saboteur-held').dataset.card === '-cart'")
    person.page.locator(".saboteur-held").first.tap()
    person.see(".seat-aim")


def test_neither_tiles_nor_mine_move_when_tools_break_and_turns_pass(people: People) -> None:
    ann = start_on_phone(people, seats=10)
    quiet = change_play(ann, broken=[], gold=0, discarded=0, looked=[])
    busy = change_play(
        ann, broken=["pick", "lamp", "cart"], gold=3, discarded=2, looked=["top", "bottom"]
    )
    busy["play"]["to_act"] = [3]
    busy["play"]["choices"] = []
    for width, height in SIZES:
        ann.resize(width, height)
        ann.receive(quiet)
        ann.wait("document.querySelectorAll('.saboteur-tool-broken').length === 0")
        ann.catch_up()
        before = ann.page.evaluate(MEASURE)
        ann.receive(busy)
        ann.wait("document.querySelectorAll('.saboteur-tool-broken').length === 30")
        ann.catch_up()
        ann.take_screenshot(f"busy-{width}")
        assert ann.page.evaluate(MEASURE) == before, f"it jumps at {width}x{height}"
    assert ann.page.evaluate(
        "(seats => seats.scrollHeight <= seats.clientHeight)(document.querySelector('.seats'))"
    ), "ten players do not fit on a laptop"


def test_the_aim_hides_nothing_that_a_tile_tells(people: People) -> None:
    ann = start_on_phone(people, seats=5)
    update = change_play(ann, broken=["lamp"], gold=3, discarded=2, looked=["top"])
    pick_break_card(ann, update)
    for width, height in SIZES:
        ann.resize(width, height)
        ann.see(".seat-aim")
        ann.check_page(f"aim-{width}")
        assert ann.page.evaluate(COVERED) == []


def test_the_mine_stands_upright_on_a_tall_phone_and_is_played_there(people: People) -> None:
    bob = people("Bob", "phone", language="he")
    bob.resize(412, 915)
    start_game([bob], seats=3)
    play_until([bob], lambda: any(move["type"] == "lay" for move in bob.choices))
    bob.catch_up()
    bob.see(".saboteur-mine-upright")
    cards = bob.page.locator(".saboteur-tiles .saboteur-card")
    start, top, bottom = (cards.nth(at).bounding_box() for at in (0, -3, -1))
    assert start is not None
    assert top is not None
    assert bottom is not None
    assert top["y"] < start["y"], "the goals are not above the start"
    assert top["x"] < bottom["x"], "the mine is mirrored"
    move = next(move for move in bob.choices if move["type"] == "lay")
    bob.act_and_wait(lambda: make_move(bob, move, touch=True))
    lines = [
        one
        for frame in map(json.loads, bob.received)
        if frame["type"] == "update" and frame["play"]
        for line in frame["play"]["line_news"]
        for one in line
    ]
    cell = (move["x"], move["y"])
    assert cell in [(one["x"], one["y"]) for one in lines if one["type"] == "laid"]


def test_a_player_is_chosen_by_two_taps_and_oneself_by_two_clicks(people: People) -> None:
    ann = start_on_phone(people, seats=5)
    order = ann.page.locator(".seat").evaluate_all("all => all.map(seat => seat.dataset.seat)")
    assert order == ["1", "2", "3", "4", "0"], "the reader is not last"
    update = change_play(ann, broken=[])
    pick_break_card(ann, update)

    def sent() -> list[Any]:
        asked = map(json.loads, ann.sent)
        return list({one["id"]: one["move"] for one in asked if one["type"] == "move"}.values())

    aim = ann.page.locator('.seat[data-seat="1"] .seat-aim')
    aim.scroll_into_view_if_needed()
    before = ann.page.evaluate("document.querySelector('.seats > ol').scrollLeft")
    aim.tap()
    ann.see('.seat[data-seat="1"] .seat-aim.waits')
    assert ann.page.evaluate("document.querySelector('.seats > ol').scrollLeft") == before
    # A click is enough for others, and not for oneself.
    ann.page.locator('.seat[data-seat="0"] .seat-aim').click()
    ann.see('.seat[data-seat="0"] .seat-aim.waits')
    assert ann.page.locator(".seat-aim.waits").count() == 1
    assert sent() == []
    aim.tap()
    ann.see('.seat[data-seat="1"] .seat-aim.waits')
    aim.tap()
    ann.until(lambda _: sent(), "the move is sent")
    assert sent() == [{"type": "break", "tool": "cart", "seat": 1}]


ON_EACH_OTHER: Final = """() => {
  const parts = [".saboteur-role", ".saboteur-said", ".saboteur-purse", ".saboteur-hand"]
    .map((selector) => [selector, document.querySelector(selector)?.getBoundingClientRect()])
    .filter(([, area]) => area && area.width > 0 && area.height > 0);
  const pane = document.querySelector(".saboteur-own").getBoundingClientRect();
  const wrong = parts.flatMap(([name, one], at) => parts.slice(at + 1)
    .filter(([, other]) => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1)
    .map(([other]) => `${name} lies on ${other}`));
  for (const [name, { left, right, top }] of parts)
    if (left < pane.left - 1 || right > pane.right + 1 || top < pane.top - 1)
      wrong.push(`${name} stands out`);
  for (const part of document.querySelectorAll(".saboteur-role > *")) {
    const { width } = part.getBoundingClientRect();
    if (width > part.parentElement.getBoundingClientRect().width) wrong.push("the role stands out");
  }
  return wrong;
}"""
"""What the reader holds and cannot be told apart."""


def test_role_purse_and_belt_lie_beside_each_other(people: People) -> None:
    """Also with broken tools and gold, and with long words on a phone on its side."""
    ann = people("Ann", "phone")
    ann.intercept()
    start_game([ann], seats=5)
    ann.see(".saboteur-hand")
    ann.until(lambda _: ann.choices)
    ann.catch_up()
    update = change_play(ann, broken=["pick", "lamp", "cart"], gold=5)
    update["play"]["private"] |= {"role": "miner", "gold": [1, 2, 3, 1, 1]}
    update["play"]["to_act"] = [3]
    update["play"]["choices"] = []
    ann.receive(update)
    ann.wait("document.querySelectorAll('.saboteur-tool-broken').length === 15")
    ann.catch_up()
    for language in ("ru", "fa"):
        ann.choose_language(language)
        for width, height in SIZES:
            ann.resize(width, height)
            ann.check_page(f"own-{language}-{width}")
            assert ann.page.evaluate(ON_EACH_OTHER) == [], language


def test_the_end_of_a_round_does_not_turn_the_mine(people: People) -> None:
    """The hand is gone while everybody looks at the roles, so the mine has more room."""
    table = ScriptedTable("saboteur", 5)
    table.start()
    ann = people("Ann", "phone")
    table.open(ann, 0)
    catch_up([ann], table)
    frame = ann.see(".saboteur-mine").get_attribute("class")
    table.play_until(dig, lambda match: match.resting)
    catch_up([ann], table)
    ann.see(".saboteur-reveal")
    table.rest()
    catch_up([ann], table)
    ann.page.locator(".saboteur-reveal").wait_for(state="detached")
    assert ann.see(".saboteur-mine").get_attribute("class") == frame


FIND_MISPLACED: Final = """() => {
  const reveal = document.querySelector(".saboteur-reveal");
  const { top, left, right, bottom } = reveal.getBoundingClientRect();
  const shown = [...reveal.querySelectorAll("h2, .saboteur-dwarf > *, .quiet")].filter(
    (one) => getComputedStyle(one).clipPath === "none" && one.getBoundingClientRect().width,
  );
  const texts = shown.filter((one) => one.matches("h2, bdi, span:not([role]), .quiet"));
  const area = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const wrong = shown.flatMap((one) => {
    const at = one.getBoundingClientRect();
    const isInside =
      at.top >= top - 1 && at.bottom <= bottom + 1 && at.left >= left - 1 && at.right <= right + 1;
    return isInside ? [] : [`outside: ${one.className} ${one.textContent}`];
  });
  texts.forEach((one, number) => {
    for (const other of texts.slice(number + 1)) {
      // Their letters are higher than their lines.
      if (one.parentElement === other.parentElement) continue;
      const [a, b] = [area(one), area(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 3) wrong.push(`${one.textContent} lies over ${other.textContent}`);
    }
  });
  return wrong;
}"""
"""What of the end of a round is outside its window, or lies over something else."""


@pytest.mark.parametrize(("languages", "seats"), [("ru fa", 10), soak("ru", 6), soak("lv", 3)])
def test_the_end_of_a_round_fits_on_every_screen(
    people: People, languages: str, seats: int
) -> None:
    table = ScriptedTable("saboteur", seats)
    table.start()
    ann = people("Ann", "phone")
    table.open(ann, 0)
    table.play_until(dig, lambda match: match.resting)
    catch_up([ann], table)
    ann.see(".saboteur-reveal")
    for language in languages.split():
        ann.choose_language(language)
        for width, height in ((360, 740), (740, 360), (768, 1024), (1280, 800), (1920, 1080)):
            ann.resize(width, height)
            if width < 1000:
                ann.take_screenshot(f"{language}-{seats}-{width}x{height}")
            assert ann.page.evaluate(FIND_MISPLACED) == [], f"{language} at {width}x{height}"
