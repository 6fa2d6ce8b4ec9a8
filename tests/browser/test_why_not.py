"""A card that is brought where it must not go: the page says in one line which rule forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import expect

from lorelode.core import IllegalMove, Seat
from lorelode.rules.saboteur.cards import CARD_OF
from lorelode.rules.saboteur.moves import Break, Lay, Rockfall
from tests.browser.person import TWO_FRAMES, People, Person
from tests.browser.scripted_table import ScriptedTable, catch_up, dig

SEAT: Final = Seat(0)

CELL_SCRIPT: Final = """([x, y]) => {
  const svg = document.querySelector(".saboteur-svg");
  const place = svg.createSVGPoint();
  [place.x, place.y] = [(x + 0.5) * 80, (y + 0.5) * 120];
  const found = place.matrixTransform(svg.querySelector("g[transform], g").getScreenCTM());
  return [found.x, found.y];
}"""
"""Where the middle of a cell is on the screen."""


def list_attempts(hand: tuple[Any, ...]) -> Iterator[Any]:
    """What somebody may try with these cards near the start."""
    for x in range(4):
        for y in (-1, 0, 1):
            for shape, card in CARD_OF.items():
                if card in hand and str(card) == str(shape):  # as it comes from the hand
                    yield Lay(shape, x, y)
            if "rockfall" in hand:
                yield Rockfall(x, y)


def find_attempt(table: ScriptedTable, clause: str) -> Any | None:
    """A move of the first seat that this clause forbids."""
    state = table.match.state
    if SEAT not in table.script.table.owing:
        return None
    for move in list_attempts(state.private[SEAT].hand):
        try:
            table.match.game.play(state, SEAT, move)
        except IllegalMove as illegal:
            if illegal.clause == clause and not fits_turned(table, move):
                return move
    return None


def fits_turned(table: ScriptedTable, move: Any) -> bool:
    """Whether the card may lie there the other way round: the page turns it then."""
    choices = table.script.choices(SEAT)
    return any((one.x, one.y) == (move.x, move.y) for one in choices if isinstance(one, Lay))


def play_until_forbidden(clause: str) -> tuple[ScriptedTable, Any]:
    """A game in which the first seat can try something that a clause forbids."""
    for first in range(3):
        table = ScriptedTable("saboteur", 3, first=first)
        table.start()
        breaking = clause == "S-3.5"

        def choose(seat: Seat, choices: list[Any], breaking: bool = breaking) -> Any:
            harm = [one for one in choices if isinstance(one, Break) and one.seat == SEAT]
            return harm[0] if breaking and seat != SEAT and harm else dig(seat, choices)

        for _ in range(40):
            move = find_attempt(table, clause)
            if move is not None:
                return table, move
            seat = min(table.script.table.owing)
            table.script.move(seat, choose(seat, list(table.script.choices(seat))))
            if table.match.resting:
                break
    raise AssertionError(f"nothing is forbidden by {clause}")


def try_move(person: Person, move: Any, way: str) -> None:
    """Pick the card up and bring it to its cell: by a click, a tap or a drag."""
    card = "rockfall" if isinstance(move, Rockfall) else str(move.shape)
    held = person.page.locator(f'.saboteur-held[data-card="{card}"]').first
    person.see(".saboteur-svg")
    if way == "drag":
        held.hover()
        person.page.mouse.down()
        person.page.mouse.move(*find_cell(person, move), steps=4)
        person.page.mouse.up()
        return
    if way == "tap":
        held.tap()
    else:
        held.click()
    person.see(".saboteur-held[aria-pressed=true]")
    place = find_cell(person, move)
    if way == "tap":
        person.page.touchscreen.tap(*place)
    else:
        person.page.mouse.click(*place)


def find_cell(person: Person, move: Any) -> tuple[float, float]:
    """The middle of a cell on the screen, once the mine lies still."""
    cell = [move.x, move.y]
    places = [person.page.evaluate(CELL_SCRIPT, cell)]
    while len(places) < 2 or places[-1] != places[-2]:
        person.page.evaluate(TWO_FRAMES)
        places.append(person.page.evaluate(CELL_SCRIPT, cell))
    x, y = places[-1]
    return x, y


def check_refusal(person: Person, clause: str, way: str) -> None:
    """The page says why, and the rule is one tap away."""
    anchor = clause.lower().replace(".", "-")
    expect(person.see(".toast")).to_contain_text(person.text(f"refused-{anchor}"))
    person.check_page(f"{clause}-{way}", axe=True)
    person.page.locator(".toast-rule").click()
    person.see(f"#{anchor}")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".toast")).to_have_count(0)


def test_a_card_that_is_brought_to_a_wrong_cell_says_why(people: People) -> None:
    for clause in ("S-3.1", "S-3.4", "S-3.5", "S-4.4"):
        ann = people("Ann")
        table, move = play_until_forbidden(clause)
        table.open(ann, SEAT)
        catch_up([ann], table)
        try_move(ann, move, "click")
        check_refusal(ann, clause, "click")


def test_a_drag_and_a_tap_are_answered_too(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone", language="he")
    clause = "S-3.2"
    table, move = play_until_forbidden(clause)
    for person, way in ((ann, "drag"), (bob, "tap")):
        table.open(person, SEAT)
        catch_up([person], table)
        try_move(person, move, way)
        check_refusal(person, clause, way)
