"""Films of the great moments, and the order in which each of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from typing import Any, Final

import msgspec
import pytest

from lorelode.core import Seat
from lorelode.tables.match import Match
from tests.browser.film import film
from tests.browser.page_checks import OFF_TELEVISION, check_screens
from tests.browser.person import TAKES_PICTURES, People, Person
from tests.browser.scene_notes import forget_notes, read_notes, scenes_in_order, watch
from tests.browser.scripted_table import (
    HIDE_SCRIPT,
    ScriptedTable,
    as_wire,
    catch_up,
    dig,
    has_shown,
    play_scene,
)

IS_COUNTED: Final = """() => [...document.querySelectorAll(".saboteur-sum b")].every(
  (sum) => sum.querySelector(".aloud").innerText === sum.lastElementChild.innerText
)"""
"""Whether the nuggets of everybody have been counted up."""

PHONE_PIXELS: Final = 360

BUTTON_PIXELS: Final = "document.querySelector('.saboteur-deal button.main').offsetWidth"

HIDDEN_PIXELS: Final = """(reveal => Math.max(0, reveal.scrollHeight - reveal.clientHeight))
  (document.querySelector(".saboteur-reveal"))"""
"""How much of the end of a round has to be scrolled to."""

Notes = Sequence[dict[str, Any]]


def open_pages(people: People, table: ScriptedTable) -> tuple[tuple[Person, ...], Person]:
    """A phone that reads from right to left, and a television; one in English if it is filmed."""
    phones = [watch(people, "Bob", "phone", language="fa", motion=True)]
    if TAKES_PICTURES:
        phones.append(watch(people, "Ann", "phone", motion=True))
    tv = watch(people, "the television", "television", motion=True)
    for one, seat in ((phones[0], 1), *((ann, 0) for ann in phones[1:]), (tv, None)):
        table.open(one, seat)
    return tuple(phones), tv


@contextmanager
def film_all(pages: Sequence[Person], name: str) -> Iterator[None]:
    """Film several pages at once, which note anew what they show."""
    with ExitStack() as films:
        for page in pages:
            forget_notes(page)
            kind = "television" if "television" in page.name else page.language
            films.enter_context(film(page, f"{name}-{kind}"))
        yield


def show_result(page: Person, result: str) -> None:
    """Go on from the last look at a game, and see how its result is celebrated."""
    page.page.locator(".notice button.main").tap()
    page.see(result)
    page.see(".confetti")


def prefer(kind: str, by: int) -> Callable[[Seat, list[Any]], Any]:
    """Dig, but let a seat make a move of a kind as soon as it may."""

    def choose(seat: Seat, choices: list[Any]) -> Any:
        wanted = [move for move in choices if as_wire(move)["type"] == kind]
        return wanted[0] if wanted and seat == by else dig(seat, choices)

    return choose


def break_often(seat: Seat, choices: list[Any]) -> Any:
    """Break a tool of the next player whenever that is possible."""
    wanted = [
        move
        for move, told in zip(choices, map(as_wire, choices), strict=True)
        if told["type"] == "break" and told["seat"] != seat
    ]
    return wanted[0] if wanted else dig(seat, choices)


def finds_gold(match: Match) -> bool:
    """A condition: the last move has reached the gold."""
    news = [as_wire(one) for one in match.state.public.news]
    return any(one["type"] == "turned" and one["face"] == "gold" for one in news)


def check_that_turns_wait(notes: Notes) -> None:
    """The mark of who is to act moves on when the scene is over."""
    playing = [note["turns"] for note in notes if note["scene"]]
    assert all(turns == playing[0] for turns in playing)
    assert notes[-1]["turns"] != playing[0]


def check_treasure(page: Person, table: ScriptedTable) -> None:
    """The goals turn, then the roles one by one; only then the page tells who has won what."""
    notes = read_notes(page)
    shown = scenes_in_order(notes)
    result = table.match.state.public.results[-1]
    seats = range(len(result.roles))
    roles = [f"role {seat}" for seat in sorted(seats, key=lambda seat: result.roles[seat].value)]
    goals = [name for name in shown if name.startswith("goal ")]
    assert len(goals) == 3
    start = shown.index("roles")
    assert max(map(shown.index, goals)) < start
    assert shown[start + 1 : start + 1 + len(roles)] == roles
    assert shown[start + 1 + len(roles) :][:2] == ["winners", "gold drawn"]
    first = next(at for at, note in enumerate(notes) if note["scene"])
    winners = next(at for at, note in enumerate(notes) if note["scene"] == "winners")
    told = notes[winners]["caption"]
    for note in notes[first:winners]:
        same = ("headline", "won", "purse")
        assert {key: note[key] for key in same} == {key: notes[first][key] for key in same}
        # What was said to the reader before may go, and nothing is said of gold.
        assert note["said"] in ("", notes[0]["said"], notes[first]["said"])
        assert note["caption"] != told
        assert note["roles"] <= len(roles)
    opened = [note["roles"] for note in notes[:winners] if note["roles"]]
    assert opened == sorted(opened)
    assert set(range(1, len(roles) + 1)) <= set(opened)
    taken = [name for name in shown if name.startswith("gold ")][1:]
    assert len(taken) == sum(result.gold)


@pytest.mark.soak
def test_the_great_moments_of_saboteur(people: People) -> None:
    """Six players; Cy breaks a tool of Ann's, and the gold is found."""
    table = ScriptedTable("saboteur", 6, first=0)
    phones, tv = open_pages(people, table)
    pages = (*phones, tv)
    table.start()
    with film_all(phones, "role"):
        play_scene(phones, table.show, "own role")
        wide = [one.page.evaluate(BUTTON_PIXELS) for one in phones]
        for one, before in zip(phones, wide, strict=True):
            one.see(".saboteur-turned")
            one.see(".saboteur-own-role strong")
            assert one.page.evaluate(BUTTON_PIXELS) == before, "the button has another size"
            assert before < PHONE_PIXELS - 16, "the button touches the edges"
        for one in phones:
            one.wait(
                """document.querySelector(".saboteur-own-role").getAnimations({ subtree: true })
                     .every(({ playState }) => playState !== "running")"""
            )
    for kind, shown in (("break", "broke"), ("rockfall", "fell")):
        seat, move = table.play_until_before(prefer(kind, 2), has_shown(shown))
        catch_up(pages, table)
        with film_all(pages, kind):
            play_scene(pages, partial(table.move, seat, move))
        for one in pages:
            check_that_turns_wait(read_notes(one))
        assert not tv.page.evaluate(OFF_TELEVISION)
        if kind == "break":
            struck = as_wire(move)["seat"]
            beat = f"struck {struck}"
            at_stroke = [note for note in read_notes(phones[0]) if note["scene"] == beat]
            assert at_stroke, "nobody was struck"
            assert not any(f"seat {struck}" in note["unseen"] for note in at_stroke)
    seat, move = table.play_until_before(dig, finds_gold)
    catch_up(pages, table)
    assert not tv.page.evaluate(OFF_TELEVISION)
    with film_all(pages, "treasure"):
        play_scene(pages, partial(table.move, seat, move))
        while not table.match.resting:
            play_scene(pages, partial(table.move, min(table.match.owing), None))
    for one in pages:
        check_treasure(one, table)
    assert not tv.page.evaluate(OFF_TELEVISION)
    seat, move = table.play_until_before(dig, has_shown("gameended"))
    catch_up(pages, table)
    assert not tv.page.evaluate(OFF_TELEVISION)
    with film_all(pages, "end"):
        table.move(seat, move)
        for one in phones:
            one.page.keyboard.press("F9")
            one.see(".table[data-scene='last look']")
            assert one.page.evaluate(HIDDEN_PIXELS) <= 1, "the roles do not fit on the phone"
            show_result(one, ".saboteur-result")
        tv.page.evaluate(HIDE_SCRIPT)
        tv.see(".saboteur-result")
        tv.see(".confetti")
        for one in pages:
            one.wait(IS_COUNTED)
    assert not tv.page.evaluate(OFF_TELEVISION)


@pytest.mark.soak
def test_the_great_moments_of_dixit(people: People) -> None:
    """Six players, whose votes fall on several pictures."""
    table = ScriptedTable("dixit", 6, first=3, switches={"winning_points": "12"})
    table.start()
    phones, tv = open_pages(people, table)
    pages = (*phones, tv)
    numbers = count()

    def choose(_seat: Seat, choices: list[Any]) -> Any:
        if as_wire(choices[0])["type"] == "tell":
            return msgspec.structs.replace(choices[0], clue="A long way home")
        return choices[next(numbers) % len(choices)]

    seat, move = table.play_until_before(choose, has_shown("scored"))
    catch_up(pages, table)
    tv.see(".dixit-display .dixit-pick")
    wide = "document.querySelector('.dixit-pick').clientWidth"
    before = tv.page.evaluate(wide)
    with film_all(pages, "reveal"):
        play_scene(pages, partial(table.move, seat, move))
    for one in pages:
        check_reveal(read_notes(one))
        painted = "getComputedStyle(document.querySelector('.dixit-ballot')).backgroundColor"
        assert one.page.evaluate(painted) == "rgba(0, 0, 0, 0)", "votes are seen before they land"
    assert tv.page.evaluate(wide) == before, "the pictures have another size at the reveal"
    assert not tv.page.evaluate(OFF_TELEVISION)
    seat, move = table.play_until_before(choose, has_shown("gameended"))
    catch_up(pages, table)
    with film_all(pages, "end"):
        table.move(seat, move)
        for one in phones:
            one.page.keyboard.press("F9")
            one.see(".table[data-scene='last look']")
            check_that_nothing_tells_the_end(one)
            show_result(one, ".dixit-result")
        tv.page.evaluate(HIDE_SCRIPT)
        tv.see(".dixit-result")
        tv.see(".confetti")
        tv.see(".dixit-loved img.there")


def test_ten_players_fit_on_a_television_to_the_end_of_the_game(people: People) -> None:
    """Their tools, their roles and their gold."""
    table = ScriptedTable("saboteur", 10)
    table.start()
    tv = people("the television", "television", language="ru")
    table.open(tv, None)
    for name, done in (
        ("broken", lambda match: sum(bool(one.broken) for one in match.state.public.players) > 1),
        ("roles", lambda match: match.resting),
        ("result", lambda match: match.over),
    ):
        table.play_until(break_often, done)
        catch_up([tv], table)
        check_screens(tv.page)
        tv.check_page(name)


def check_that_nothing_tells_the_end(page: Person) -> None:
    """Before somebody goes on from the last look, the page does not say that the game is over."""
    told = page.text("table-over")
    for note in read_notes(page):
        assert told not in note["headline"]
        assert not note["result"]


def check_reveal(notes: Notes) -> None:
    """Vote by vote, then the storyteller's card, then the owners, then the points."""
    start = next(at for at, note in enumerate(notes) if note["scene"] == "votesopened")
    known = next(at for at, note in enumerate(notes) if note["teller"])
    owners = next(at for at, note in enumerate(notes) if note["owners"] > 1)
    scored = next(at for at, note in enumerate(notes) if note["scene"] == "scored")
    assert start < known < owners < scored
    tokens = [note["tokens"] for note in notes[start:known]]
    assert tokens == sorted(tokens)
    assert {1, 2, 3, 4, 5} <= set(tokens)
    headline = notes[start]["headline"]
    for note in notes[start:scored]:
        assert not note["points"]
        assert note["headline"] == headline
