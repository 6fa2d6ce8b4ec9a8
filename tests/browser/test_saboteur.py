"""Saboteur from the first card to the last nugget, on several devices, and what nobody is shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.browser.after import after_the_game
from tests.browser.digging import card_of, dig, do, eagerness, pick, turned
from tests.browser.people import People, Person
from tests.browser.playing import gather, named, over, play, resting


def until_it_may_lay(person: Person) -> Any:
    """Play until there is a path card to lay; that move."""

    def lays() -> list[Any]:
        return [move for move in person.choices if move["type"] == "lay"]

    play([person], lays)
    return min(lays(), key=eagerness)


def laid(person: Person) -> set[tuple[int, int]]:
    return {(tile["x"], tile["y"]) for tile in person.play["public"]["mine"]["laid"]}


def test_a_whole_game_of_saboteur(people: People, tmp_path: Path) -> None:
    noa = people("נועה", language="he", theme="light")
    janis = people("Jānis", "phone", language="lv")
    code = gather([noa, janis], game="saboteur", seats=3)
    for one in (noa, janis):
        one.see(".mine-hand")
    play([noa, janis], resting(noa), touch=frozenset({"Jānis"}))
    for one in (noa, janis):
        one.until(lambda update: update["table"]["status"] != "playing")
        one.see(".mine-reveal")
        one.screen(f"reveal-{one.language}", axe=True)
    # One of them has to go, and looks on from then on: a bot plays for him.
    janis.page.locator(".bar-menu").click()
    janis.button("table-leave").click()
    janis.page.locator("dialog button.main").click()
    janis.until(lambda update: update["you"]["seat"] is None)
    play([noa], over(noa))
    for one in (noa, janis):
        one.until(lambda update: update["table"]["status"] == "over")
        one.see(".mine-result")
        one.screen(f"result-{one.language}", axe=True)
    after_the_game(noa, code, tmp_path)
    # Another one with the same people, from the button that all find at the end.
    janis.sit()
    noa.until(lambda update: all(map(named, update["table"]["seats"][:2])))
    noa.start()
    janis.until(lambda update: update["table"]["game"] == 2)
    noa.see(".mine-hand")


def test_a_card_is_dragged_with_a_finger(people: People) -> None:
    bob = people("Bob", "phone", motion=True)
    gather([bob], seats=3)
    move = until_it_may_lay(bob)
    card = bob.page.locator(f'.mine-held[data-card="{card_of(bob, move)}"]').first
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
    bob.see(".mine-carried")
    area = bob.see(f'.mine-place[data-cell="{move["x"]},{move["y"]}"]').bounding_box()
    assert area is not None
    to_x, to_y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    assert 0 < to_x < 360, "the place is out of sight"
    for step in range(1, 9):
        finger("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    bob.see(".mine-carried-over")
    bob.screen("carried")
    bob.acted(lambda: finger("touchEnd"))
    assert (move["x"], move["y"]) in laid(bob)
    assert bob.page.evaluate("document.documentElement.scrollTop") == 0


def test_a_refusal_leads_to_its_clause(people: People) -> None:
    ann = people("Ann")

    def meddle(message: str) -> str:
        """What the page sends, with a card laid where nothing is near."""
        asked = json.loads(message)
        if asked["type"] == "move" and asked["move"]["type"] == "lay":
            asked["move"] |= {"x": 5, "y": 4}
        return json.dumps(asked)

    ann.between(meddle)
    gather([ann], seats=3)
    move = until_it_may_lay(ann)
    do(ann, move)
    ann.see(".toast")
    assert ann.page.get_by_role("alert").inner_text().strip()
    ann.screen("refusal", axe=True)
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
    ann.wait("id => document.activeElement?.id === id", arg=anchor)
    area, sheet = clause.bounding_box(), shown.bounding_box()
    assert area is not None
    assert sheet is not None
    assert sheet["y"] <= area["y"] < sheet["y"] + sheet["height"], "the clause is out of sight"
    ann.screen("clause", axe=True)


def test_nobody_is_shown_what_another_holds(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone")
    gather([ann, bob], seats=3)
    for _ in range(3):
        play([ann, bob], lambda: bool(ann.choices))
        if ann.status == "playing":
            dig(ann)
    for one, other in ((ann, bob), (bob, ann)):
        if one.status != "playing":
            continue
        one.see(".mine-hand")
        held = one.page.locator(".mine-held").evaluate_all("all => all.map(x => x.dataset.card)")
        assert held == one.play["private"]["hand"]
        assert one.page.locator(".mine-role").count() == 1
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
            assert role not in html


def test_a_card_is_turned_and_put_away(people: People) -> None:
    ann = people("Ann")
    gather([ann], seats=3)

    def turning() -> list[str]:
        hand = ann.play["private"]["hand"] if ann.choices else []
        return [card for card in hand if set(card) <= set("NESW+") and turned(card) != card]

    play([ann], turning)
    card = turning()[0]
    before_it = ann.play["public"]["players"][0]["discarded"]
    pick(ann, card)
    held = ann.page.locator(".mine-held[aria-pressed=true] img")
    before = held.get_attribute("src")
    ann.page.keyboard.press("r")
    ann.wait(
        "src => document.querySelector('.mine-held[aria-pressed=true] img')"
        ".getAttribute('src') !== src",
        arg=before,
    )
    ann.acted(lambda: do(ann, {"type": "pass", "card": card}))
    assert ann.play["public"]["players"][0]["discarded"] == before_it + 1
