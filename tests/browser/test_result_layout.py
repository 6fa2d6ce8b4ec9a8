"""The result of a game on phones: all of it can be reached, and names stay whole."""

from __future__ import annotations

import copy
from typing import Any, Final

import pytest

from tests.browser.gameplay import start_game
from tests.browser.locale_texts import LANGUAGES
from tests.browser.page_checks import AXE_LANGUAGES
from tests.browser.person import People, Person
from tests.soak_cases import soak

pytestmark = pytest.mark.without_pictures

PHONES: Final = ((360, 740), (740, 360))
"""Upright, and on its side."""

FIND_HIDDEN: Final = """() => {
  const inside = document.querySelector(".after-inside");
  const rows = ".saboteur-result tbody tr, .dixit-result li, .after-kept a, .after-kept summary";
  return [...inside.querySelectorAll(rows)].flatMap((row) => {
    row.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom, width, height } = row.getBoundingClientRect();
    const bar = document.querySelector(".after-bar").getBoundingClientRect();
    // A row is not below the buttons, and a finger in its middle touches it.
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = bottom <= bar.top + 1 && left >= -1 && right <= innerWidth + 1;
    return isSeen && row.contains(touched) ? [] : [`${row.textContent} at ${top}–${bottom}`];
  });
}"""

FIND_BROKEN: Final = """() => [...document.querySelectorAll(".after bdi")].flatMap((name) => {
  const line = parseFloat(getComputedStyle(name).lineHeight);
  return name.offsetHeight > 1.5 * line ? [name.textContent] : [];
})"""

BAR_HEIGHT: Final = 80
"""Pixels that the buttons below the result may take: one row."""


def end_game(update: Any) -> None:
    """Change the update of a running game as if the game were over."""
    table, play = update["table"], update["play"]
    seats = len(table["seats"])
    table |= {"status": "over", "scores": list(range(seats)), "seed": "5eed" * 16}
    play |= {"choices": [], "to_act": []}
    public = play["public"]
    if play["game"] == "saboteur":
        public["fortunes"] = [[1, 2, 3][: seat % 4] for seat in range(seats)]
        roles = ["saboteur" if seat % 3 == 0 else "miner" for seat in range(seats)]
        shown = {"roles": roles, "spare": [], "goals": [], "gold": [1] * seats}
        public["results"] = [{"winners": "miner", "by": 0, "due": 0, **shown}] * 3
        public["stage"] = {"type": "over"}
    else:
        for seat, player in enumerate(public["players"]):
            player["points"] = seat


def open_result(person: Person, game: str, seats: int) -> None:
    """Start a game, and let the page receive that it is over."""
    person.intercept()
    start_game([person], game=game, seats=seats)
    person.catch_up()
    update = copy.deepcopy(person.update)
    end_game(update)
    person.receive(update)
    person.catch_up()
    person.see(".after-result")


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 10), soak("dixit", 6)])
def test_all_of_the_result_can_be_reached_and_names_are_whole(
    people: People, game: str, seats: int
) -> None:
    ann = people("Ann", "phone")
    open_result(ann, game, seats)
    for language in LANGUAGES:
        ann.choose_language(language)
        for width, height in PHONES:
            ann.resize(width, height)
            assert ann.page.evaluate(FIND_HIDDEN) == [], language
            assert ann.page.evaluate(FIND_BROKEN) == [], language
            bar = ann.page.locator(".after-bar").bounding_box()
            assert bar is not None
            assert bar["height"] <= BAR_HEIGHT, language
            ann.check_page(f"end-{language}-{width}", axe=language in AXE_LANGUAGES)
