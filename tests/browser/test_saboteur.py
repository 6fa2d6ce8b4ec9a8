"""Saboteur: a whole game on several devices, dragging, refusals, and secrecy."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.gameplay import has_name, play_until, start_game
from tests.browser.person import People, Person, is_dealt
from tests.browser.quick_moves import play_quickly
from tests.browser.replay_checks import check_replay_and_record
from tests.browser.saboteur_moves import (
    find_card,
    make_best_move,
    make_move,
    pick_card,
    rank_move,
    turn_card,
)

pytestmark = pytest.mark.without_pictures

PAGE_MOVES = 18
"""How many moves of a whole game are made before it goes on without a page: six a player."""

HOLDS = """(hand) =>
  [...document.querySelectorAll(".saboteur-held")].map((held) => held.dataset.card).join() ===
  hand.join()
"""
"""Whether the page shows these cards as the hand."""


def play_until_a_lay(person: Person) -> Any:
    """Play until a path card can be laid, and return that move."""

    def lays() -> list[Any]:
        return [move for move in person.choices if move["type"] == "lay"]

    play_until([person], lays)
    return min(lays(), key=rank_move)


def laid(person: Person) -> set[tuple[int, int]]:
    return {(tile["x"], tile["y"]) for tile in person.play["public"]["mine"]["laid"]}


def count_moves(person: Person) -> int:
    """How many moves of the game this page has been sent."""
    lines = person.update["lines"]
    return int(lines["start"]) + len(lines["new"])


def check_log_is_at_its_end(person: Person) -> None:
    """On a phone the log is a sheet, which opens at the newest line."""
    person.page.locator(".talk-bar button").first.click()
    person.see("dialog.talk-sheet .log-line:last-child")
    person.wait(
        """(list => list.scrollHeight > list.clientHeight + 100
        && list.scrollTop + list.clientHeight > list.scrollHeight - 2)
        (document.querySelector("dialog .talk-list"))"""
    )
    person.page.keyboard.press("Escape")
    person.wait("!document.querySelector('dialog[open]')")


def test_a_whole_game_of_saboteur_can_be_played(people: People, tmp_path: Path) -> None:
    noa = people("נועה", language="he", theme="light")
    janis = people("Jānis", "phone", language="lv")
    code = start_game([noa, janis], game="saboteur", seats=3)
    for one in (noa, janis):
        one.see(".saboteur-hand")
    play_until([noa, janis], lambda: count_moves(noa) >= PAGE_MOVES, touch=frozenset({"Jānis"}))
    # One of them leaves and watches; a bot plays for him.
    janis.catch_up()
    janis.page.locator(".bar-menu").click()
    janis.button("table-leave").click()
    janis.page.locator("dialog button.main").click()
    janis.until(lambda update: update["you"]["seat"] is None)
    # What is left of the round is more of the same, and played without a page.
    noa.go("/healthz")
    play_quickly(noa, code, lambda update: update.table.status != "playing")
    noa.open_table(code)
    for one in (noa, janis):
        one.until(lambda update: update["table"]["status"] != "playing")
        one.catch_up()
        one.see(".saboteur-reveal, .saboteur-result")
        one.check_page(f"reveal-{one.language}", axe=True)
    check_log_is_at_its_end(janis)
    # The other two rounds are like the first, and played without a page; he looks on.
    noa.go("/healthz")
    play_quickly(noa, code, lambda update: update.table.status == "over")
    noa.open_table(code)
    for one in (noa, janis):
        one.until(lambda update: update["table"]["status"] == "over")
        one.catch_up()
        one.see(".saboteur-result")
        one.check_page(f"result-{one.language}", axe=True)
    check_replay_and_record(noa, code, tmp_path)
    # Another game with the same people.
    janis.sit()
    noa.until(lambda update: all(map(has_name, update["table"]["seats"][:2])))
    noa.start()
    janis.until(lambda update: is_dealt(update, 2))
    noa.see(".saboteur-hand")


def test_a_card_can_be_dragged_with_a_finger(people: People) -> None:
    bob = people("Bob", "phone", motion=True)
    start_game([bob], seats=3)
    move = play_until_a_lay(bob)
    card = bob.page.locator(f'.saboteur-held[data-card="{find_card(bob, move)}"]').first
    touch = bob.context.new_cdp_session(bob.page)

    def finger(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    area = card.bounding_box()
    assert area is not None
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    finger("touchStart", (x, y))
    finger("touchMove", (x, y - 12))
    finger("touchMove", (x, y - 24))
    carried = bob.see(".saboteur-carried").bounding_box()
    laid_card = bob.see(".saboteur-tiles .saboteur-card").bounding_box()
    area = bob.see(f'.saboteur-spot[data-cell="{move["x"]},{move["y"]}"] rect').bounding_box()
    assert carried is not None
    assert laid_card is not None
    assert area is not None
    assert abs(carried["width"] - laid_card["width"]) < 1, "it is not as large as a cell"
    # The card is above the finger, and its middle is what is aimed.
    above = y - 24 - (carried["y"] + carried["height"] / 2)
    assert above > carried["height"] / 2, "the finger hides it"
    to_x, to_y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2 + above
    assert 0 < to_x < 360, "the place is out of sight"
    for step in range(1, 9):
        finger("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    bob.see(".saboteur-carried-over")
    bob.check_page("carried")
    bob.act_and_wait(lambda: finger("touchEnd"))
    # A bot may have brought the card down already, so the mine does not tell.
    (laid_at,) = [json.loads(one)["move"] for one in bob.sent if '"type":"lay"' in one][-1:]
    assert (laid_at["x"], laid_at["y"]) == (move["x"], move["y"])
    assert bob.page.evaluate("document.documentElement.scrollTop") == 0


def test_a_refusal_leads_to_its_clause(people: People) -> None:
    ann = people("Ann")

    def misplace(message: str) -> str:
        """What the page sends, with a card laid where nothing is near."""
        asked = json.loads(message)
        if asked["type"] == "move" and asked["move"]["type"] == "lay":
            asked["move"] |= {"x": 5, "y": 4}
        return json.dumps(asked)

    ann.intercept(misplace)
    start_game([ann], seats=3)
    move = play_until_a_lay(ann)
    make_move(ann, move)
    ann.see(".toast")
    assert ann.page.get_by_role("alert").inner_text().strip()
    ann.check_page("refusal", axe=True)
    ann.button("error-see-rule").click()
    shown = ann.see("dialog.rules-dialog")
    refused = next(
        message["code"]
        for message in map(json.loads, reversed(ann.received))
        if message["type"] == "refused"
    )
    anchor = refused.lower().replace(".", "-")
    clause = shown.locator(f"#{anchor}")
    clause.wait_for()
    ann.wait(
        "id => document.activeElement?.matches('.rules-clause h3') &&"
        " document.activeElement.parentElement.id === id",
        arg=anchor,
    )
    area, sheet = clause.bounding_box(), shown.bounding_box()
    assert area is not None
    assert sheet is not None
    assert sheet["y"] <= area["y"] < sheet["y"] + sheet["height"], "the clause is out of sight"
    ann.check_page("clause", axe=True)


def test_no_player_sees_the_hand_or_role_of_another(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone")
    start_game([ann, bob], seats=3)
    for _ in range(3):
        play_until([ann, bob], lambda: bool(ann.choices))
        if ann.status == "playing":
            make_best_move(ann)
    for one, other in ((ann, bob), (bob, ann)):
        if one.status != "playing":
            continue
        one.see(".saboteur-hand")
        one.catch_up()
        one.wait(HOLDS, one.play["private"]["hand"])
        assert one.page.locator(".saboteur-role").count() == 1
        seat = one.update["you"]["seat"]
        for frame in map(json.loads, one.received):
            if frame["type"] == "update" and frame["play"]:
                told = frame["play"]
                assert frame["you"]["seat"] in (None, seat)
                for player in told["public"]["players"]:
                    assert isinstance(player["hand"], int)
                    assert "role" not in player
        role = other.play["private"]["role"]
        if role != one.play["private"]["role"]:
            html = one.page.locator(".seats").inner_html()
            # The classes have the name of the game, which is also that of a role.
            assert role not in re.sub('class="[^"]*"', "", html)


def test_a_card_can_be_turned_and_discarded(people: People) -> None:
    ann = people("Ann")
    start_game([ann], seats=3)

    def turning() -> list[str]:
        hand = ann.play["private"]["hand"] if ann.choices else []
        return [card for card in hand if set(card) <= set("NESW+") and turn_card(card) != card]

    play_until([ann], turning)
    card = turning()[0]
    before_it = ann.play["public"]["players"][0]["discarded"]
    pick_card(ann, card)
    held = ann.page.locator(".saboteur-held[aria-pressed=true] img")
    before = held.get_attribute("src")
    ann.page.keyboard.press("r")
    ann.wait(
        "src => document.querySelector('.saboteur-held[aria-pressed=true] img')"
        ".getAttribute('src') !== src",
        arg=before,
    )
    ann.act_and_wait(lambda: make_move(ann, {"type": "pass", "card": card}))
    assert ann.play["public"]["players"][0]["discarded"] == before_it + 1


def test_the_caption_says_what_happened_last(people: People) -> None:
    ann = people("Ann")
    start_game([ann], seats=3)
    move = play_until_a_lay(ann)
    ann.act_and_wait(lambda: make_move(ann, move))
    # Bots move on meanwhile, so caption, log and mark are compared at one moment.
    ann.wait(
        """() => {
          const said = [...document.querySelectorAll(".caption-text")].at(-1)?.textContent;
          const logged = [...document.querySelectorAll(".log-text")].at(-1)?.textContent;
          return said && said === logged && document.querySelector(".caption-event img");
        }"""
    )


def test_a_move_can_be_taken_back_where_no_clock_runs_and_is_not_lost(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    # Her page has a clock that can be stopped: two seconds may be short on a slow machine.
    ann.page.clock.install()
    code = start_game([ann, bob], seats=3, clock="off")
    play_until([ann, bob], lambda: any(move["type"] == "lay" for move in ann.choices))
    move = next(move for move in ann.choices if move["type"] == "lay")
    ann.catch_up()
    ann.page.clock.pause_at(ann.page.evaluate("Date.now()") / 1000 + 1)
    make_move(ann, move)
    ann.see(".undo-toast")
    assert ann.see(".bar h1").inner_text().strip() == ann.text("table-sending")
    ann.check_page("undo")
    ann.button("table-undo").click()
    # The card is in the hand again, and picked up as before.
    ann.see(".saboteur-held[aria-pressed=true]")
    assert (move["x"], move["y"]) not in laid(bob)
    ann.page.locator(f'.saboteur-spot[data-cell="{move["x"]},{move["y"]}"]').click()
    ann.see(".undo-toast")
    # Leaving the page sends it.
    ann.go("/")
    bob.until(lambda _: (move["x"], move["y"]) in laid(bob), "the card lies there")
    ann.page.clock.resume()
    ann.open_table(code)
