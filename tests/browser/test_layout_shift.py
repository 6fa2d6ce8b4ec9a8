"""Nothing jumps while moves are shown, as the browser itself measures it."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest

from lorelode.core import Seat
from tests.browser.person import People, Person
from tests.browser.scene_notes import watch
from tests.browser.scripted_table import (
    ScriptedTable,
    as_wire,
    catch_up,
    dig,
    has_shown,
    play_scene,
)

pytestmark = pytest.mark.without_pictures

SHIFT_SCRIPT: Final = """
  window.shifts = [];
  const note = (entries) => {
    for (const { value, sources } of entries)
      window.shifts.push({
        value,
        what: sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? ""),
      });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  window.takeShifts = async () => {
    // What has changed is painted in the next frame, and its shifts are told in a task after it.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done));
    note(observer.takeRecords());
    return window.shifts.splice(0);
  };
"""
"""Notes every shift of the layout, also those after a tap."""

TAKE_SHIFTS: Final = "window.takeShifts()"
"""Lets the page paint what it shows now, and takes the shifts since the last time."""

JUMP_SCRIPT: Final = """() => {
  const block = document.createElement("div");
  block.style.blockSize = "100px";
  document.querySelector(".table-main").prepend(block);
}"""
"""Lets the board jump, to see that this is measured."""

MAX_SHIFT: Final = 0.02
"""How much everything may shift by in one scene; 0.1 is what a reader notices on other pages."""

FIXED: Final = ("saboteur-field", "saboteur-stage", "saboteur-board", "seat", "saboteur-own")
"""What stays where it is: the board, the tiles of the players, what the reader holds."""


def watch_shifts(people: People, name: str, *device: Any) -> Person:
    person = watch(people, name, *device, motion=True)
    person.context.add_init_script(SHIFT_SCRIPT)
    return person


def let_all_happen(_seat: Seat, choices: list[Any]) -> Any:
    """Break and mend whenever it is possible, and dig otherwise; nobody breaks Ann's tools."""
    for kind in ("repair", "break"):
        for move in choices:
            told = as_wire(move)
            if told["type"] == kind and told["seat"] != 0:
                return move
    return dig(_seat, choices)


def test_plain_cards_a_break_and_a_mend_shift_nothing(people: People) -> None:
    table = ScriptedTable("saboteur", 5)
    table.start()
    pages = watch_shifts(people, "Ann", "phone"), watch_shifts(people, "Bob")
    for seat, page in enumerate(pages):
        table.open(page, seat)
    for shown in ("laid", "broke", "laid", "mended", "laid"):
        choose = let_all_happen if shown in ("broke", "mended") else dig
        seat, move = table.play_until_before(choose, has_shown(shown))
        catch_up(pages, table)
        for page in pages:
            # An animation starts when it is painted.
            page.page.evaluate(TAKE_SHIFTS)
            page.wait("!document.getAnimations().some(({ playState }) => playState === 'running')")
            page.page.evaluate(TAKE_SHIFTS)
        play_scene(pages, partial(table.move, seat, move))
        for page in pages:
            shifts = page.page.evaluate(TAKE_SHIFTS)
            assert sum(shift["value"] for shift in shifts) < MAX_SHIFT, (shown, shifts)
            moved = {word for shift in shifts for what in shift["what"] for word in what.split()}
            assert not moved & set(FIXED), (shown, shifts)
    for page in pages:
        page.page.evaluate(JUMP_SCRIPT)
        page.wait("window.shifts.length > 0")
