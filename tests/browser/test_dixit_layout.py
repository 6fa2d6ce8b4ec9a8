"""Dixit's table is laid out for every screen: nothing is cut off, hidden or out of reach."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.dixit_moves import tell
from tests.browser.gameplay import play_until, start_game
from tests.browser.person import People, Person
from tests.soak_cases import soak

SEATS: Final = 6

PHONES: Final = ((360, 740), (390, 844))

MIN_CARD_PX: Final = 108
"""How wide the cards of a hand of six are on a small phone, under a clue of two lines."""

Public = dict[str, Any]


def open_game(person: Person, *, seats: int = SEATS, **settings: object) -> str:
    """Start a game of this person and bots."""
    code = person.make_table(game="dixit", seats=seats, television=True, **settings)
    person.open_table(code)
    person.sit()
    person.fill_with_bots()
    person.start()
    return code


def show_as(person: Person, change: Callable[[Public], None]) -> None:
    """Let the page receive another state of the game than the server has."""

    def change_received(frame: str) -> str:
        message = json.loads(frame)
        if message["type"] == "update" and message["play"]:
            change(message["play"]["public"])
        return json.dumps(message)

    person.intercept(change_received=change_received)


def set_clue(clue: str) -> Callable[[Public], None]:
    """A change: the clue of this turn has these words, if there is one."""

    def change(public: Public) -> None:
        if public["clue"] is not None:
            public["clue"] = clue

    return change


def find_outside(person: Person, selector: str) -> list[str]:
    """The elements that are not wholly on the screen."""
    return list(
        person.page.evaluate(
            """selector => [...document.querySelectorAll(selector)].flatMap(element => {
                 const { left, top, right, bottom } = element.getBoundingClientRect();
                 const fits = left >= -1 && top >= -1
                   && right <= innerWidth + 1 && bottom <= innerHeight + 1;
                 return fits ? [] : [`${element.className} ${element.textContent} at `
                   + [left, top, right, bottom].map(Math.round)];
               })""",
            selector,
        )
    )


def is_to(person: Person, kind: str) -> Callable[[], bool]:
    """A condition: this person is to make a move of a kind."""
    return lambda: bool(person.choices) and person.choices[0]["type"] == kind


def measure(person: Person, selector: str) -> list[dict[str, float]]:
    """Where elements are, and how large."""
    return list(
        person.page.evaluate(
            """selector => [...document.querySelectorAll(selector)].map(element => {
                 const { x, y, width, height } = element.getBoundingClientRect();
                 return { x, y, width, height };
               })""",
            selector,
        )
    )


def settle(person: Person, selector: str) -> None:
    """Wait until nothing moves in an element."""
    person.see(selector)
    person.wait(
        """selector => document.querySelector(selector).getAnimations({ subtree: true })
             .every(({ playState }) => playState === "finished")""",
        selector,
    )


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share more than a pixel of an edge."""
    return all(
        one[start] + one[size] > other[start] + 1 and other[start] + other[size] > one[start] + 1
        for start, size in (("x", "width"), ("y", "height"))
    )


CLUES: Final = ("night", "It hurts, but it will heal", "Nobody says a word at dinner", "life")


def make_gallery(public: Public) -> None:
    """After a turn: four turns in which a picture got several votes each."""
    if not public["turns"]:
        return
    public["turns"] = [
        {
            "teller": 0,
            "clue": clue,
            "display": list(range(6 * turn + 1, 6 * turn + 7)),
            "owners": [0, 1, 2, 3, 4, 5],
            "votes": [None, 1, 1, 1, 2, 2 if turn else 1],
            "points": [3, 3, 3, 3, 0, 1],
            "gains": [[] for _ in range(6)],
        }
        for turn, clue in enumerate(CLUES)
    ]
    public["news"] = []


def test_the_pictures_of_the_result_can_be_reached_and_fit_a_television(people: People) -> None:
    ann = people("Ann", "phone")
    tv = people("the television", "television", language="fa")
    for one in (ann, tv):
        show_as(one, make_gallery)
    code = open_game(ann, switches={"winning_points": "1"})
    tv.go(f"/tv/{code}")
    play_until([ann], lambda: ann.status == "over")
    ann.see(".table[data-scene='last look'], .dixit-result")
    ann.catch_up()
    for size in PHONES:
        ann.resize(*size)
        ann.see(".dixit-result")
        last = ann.page.locator(".dixit-loved li").last
        # A finger scrolls what is higher than the screen; nothing may cut it off.
        last.scroll_into_view_if_needed()
        assert not find_outside(ann, ".dixit-loved li:last-child")
        ann.button("dixit-recap").scroll_into_view_if_needed()
        ann.check_page(f"result-{size[0]}", axe=size == PHONES[0])
    tv.until(lambda update: update["table"]["status"] == "over")
    for width, height in ((1920, 1080), (1280, 720)):
        tv.resize(width, height)
        tv.see(".dixit-result .dixit-loved li")
        assert not find_outside(tv, ".dixit-result li, .dixit-loved p, .dixit-result h2")
        tv.check_page(f"result-{height}", axe=height == 1080)


@pytest.mark.parametrize("seats", [soak(3), 6])
def test_all_cards_of_a_hand_are_in_sight_on_a_phone(people: People, seats: int) -> None:
    ann = people("Ann", "phone", language="he")
    show_as(ann, set_clue("I stood very still until the fear had passed"))
    open_game(ann, seats=seats)
    for kind in ("tell", "give"):
        play_until([ann], is_to(ann, kind))
        for size in (*PHONES, (740, 360)):
            ann.resize(*size)
            # A picture is laid out anew when the window has another size.
            count = 7 if seats == 3 else 6
            cards = f".dixit-hand li:nth-child({count}) .dixit-pick"
            ann.see(cards)
            ann.wait(
                """selector => [...document.querySelectorAll(selector)].every(card => {
                     const { left, right, bottom } = card.getBoundingClientRect();
                     return left >= 0 && right <= innerWidth && bottom <= innerHeight;
                   })""",
                ".dixit-hand .dixit-pick, .dixit-writing, .dixit-confirm",
            )
            ann.check_page(f"{kind}-{size[0]}", axe=size == PHONES[0])
            if size == (360, 740) and seats == SEATS:
                widths = [box["width"] for box in measure(ann, ".dixit-hand .dixit-pick")]
                assert min(widths) >= MIN_CARD_PX, widths
            rows = {round(box["y"]) for box in measure(ann, ".dixit-hand .dixit-pick")}
            assert len(rows) == 1 if size == (740, 360) else len(rows) in (2, 3)


def test_a_card_that_is_held_is_enlarged_and_not_picked(people: People) -> None:
    ann = people("Ann", "phone")
    open_game(ann)
    box = ann.see(".dixit-hand .dixit-pick").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7)
    ann.page.mouse.down()
    ann.see("dialog.dixit-zoom")
    ann.page.mouse.up()
    assert ann.page.locator("dialog.dixit-zoom").count()
    ann.page.keyboard.press("Escape")
    ann.page.locator("dialog.dixit-zoom").wait_for(state="detached")
    assert not ann.page.locator(".dixit-card.picked").count()
    ann.page.locator(".dixit-hand .dixit-pick").first.click()
    ann.see(".dixit-card.picked")


def let_all_vote_for(number: int) -> Callable[[Public], None]:
    """The end of a turn: all but the storyteller voted for one picture, and scores are close."""

    def change(public: Public) -> None:
        for turn in public["turns"]:
            turn["votes"] = [None if vote is None else number for vote in turn["votes"]]
            turn["points"] = [4, 4, 3, 0, 5, 1]
            for player, points in zip(public["players"], [4, 4, 5, 4, 5, 30], strict=True):
                player["points"] = points

    return change


@pytest.mark.parametrize(
    ("language", "size"),
    [("fa", (360, 740)), soak("en", (740, 360)), soak("he", (1280, 800))],
)
def test_pictures_stay_where_they_are_and_whole_when_votes_are_opened(
    people: People, language: str, size: tuple[int, int]
) -> None:
    ann = people("Ann", "phone" if size[0] < 1000 else "desktop", language=language)
    show_as(ann, let_all_vote_for(2))
    ann.resize(*size)
    open_game(ann, first=1)
    play_until([ann], is_to(ann, "vote"))
    settle(ann, ".dixit-display")
    before = measure(ann, ".dixit-display .dixit-pick")
    play_until([ann], lambda: ann.rests)
    ann.see(".dixit-turn.known .dixit-owner")
    settle(ann, ".dixit-display")
    after = measure(ann, ".dixit-display .dixit-pick")
    assert len(before) == SEATS
    pairs = list(zip(before, after, strict=True))
    sizes = [(round(box["width"]), round(box["height"])) for box in before]
    assert [(round(box["width"]), round(box["height"])) for box in after] == sizes
    # They may move together where the frame around the board changes, and not one by one.
    steps = [(old["x"] - new["x"], old["y"] - new["y"]) for old, new in pairs]
    assert max(abs(x - steps[0][0]) + abs(y - steps[0][1]) for x, y in steps) < 1
    tokens = measure(ann, ".dixit-token")
    assert len(tokens) == SEATS - 1
    assert min(token["width"] for token in tokens) >= 15
    others = [*after, *measure(ann, ".dixit-owner")]
    for at, token in enumerate(tokens):
        assert not any(overlap(token, other) for other in [*others, *tokens[:at]])
    assert not find_outside(ann, ".dixit-display li")
    ann.check_page(f"reveal-{size[0]}", axe=True)
    # Nor do the tokens on the track hide each other, or the points beside them.
    settle(ann, ".dixit-track")
    ann.page.locator(".dixit-track").scroll_into_view_if_needed()
    runners = measure(ann, ".dixit-path .seat-mark, .dixit-gain .dixit-plus, .dixit-goal")
    assert len(runners) == SEATS + 5 + 1
    for at, one in enumerate(runners):
        assert not any(overlap(one, other) for other in runners[:at])
    assert not find_outside(ann, ".dixit-track .seat-mark")
    ann.check_page(f"track-{size[0]}")


def test_a_new_task_begins_at_the_top_of_the_board_and_keeps_the_focus(people: People) -> None:
    ann = people("Ann", "phone")
    ann.resize(740, 360)
    open_game(ann, seats=3)
    focused = "() => document.activeElement.closest('.dixit-board') !== null"
    ann.see(".dixit-hand .dixit-pick").focus()
    ann.page.keyboard.press("Space")
    ann.page.locator(".dixit-writing textarea").fill("A clue")
    ann.act_and_wait(lambda: ann.page.keyboard.press("Enter"))
    ann.wait(focused)
    play_until([ann], lambda: ann.rests)
    ann.see(".dixit-turn.known")
    board = ann.page.locator(".dixit-board")
    board.evaluate("board => board.scrollTo({ top: board.scrollHeight })")
    ann.wait("() => document.querySelector('.dixit-board').scrollTop > 0")
    ann.page.locator(".notice button.main").press("Enter")
    ann.until(lambda _: not ann.rests, "the table has heard it")
    play_until([ann], is_to(ann, "give"))
    ann.wait("() => document.querySelector('.dixit-board').scrollTop === 0")
    ann.wait(focused)


def test_a_storyteller_who_waits_sees_the_own_card(people: People) -> None:
    ann, bob = people("Ann", "phone"), people("Bob")
    start_game([ann, bob], game="dixit", seats=3)
    ann.act_and_wait(lambda: tell(ann, "A clue"))
    ann.see(".dixit-told .dixit-face img.there")
    ann.check_page("own-card", axe=True)
    assert not bob.page.locator(".dixit-told").count()
