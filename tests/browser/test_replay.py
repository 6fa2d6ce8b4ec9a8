"""Replays: keys, perspectives, and what stands beside the board."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Route

from tests.browser.person import People, Person
from tests.browser.quick_moves import end_quickly, play_quickly, start_quickly
from tests.browser.server_process import TIMEOUT_SECONDS

pytestmark = pytest.mark.without_pictures


def open_replay(person: Person, moves: int = 12, **settings: object) -> Locator:
    """Play some moves with `normal` bots, end the game, and open its replay.

    Returns the slider.
    """
    code = start_quickly(person, level="normal", **settings)
    play_quickly(person, code, lambda update: update.play and update.play.phase > moves)
    end_quickly(person, code)
    person.go(f"/replay/{code}")
    person.see(".replay-move")
    return person.see("input[type=range]")


def wait_for_moment(person: Person, at: int) -> None:
    person.wait("at => document.querySelector('input[type=range]').value === String(at)", arg=at)


def test_keys_step_through_a_replay_in_every_reading_direction(people: People) -> None:
    noa = people("נועה", language="he")
    slider = open_replay(noa, seats=3)
    last = int(slider.get_attribute("max") or 0)
    press = noa.page.keyboard.press
    press("ArrowRight")
    press("ArrowRight")
    wait_for_moment(noa, 2)
    press("ArrowLeft")
    wait_for_moment(noa, 1)
    press("End")
    wait_for_moment(noa, last)
    press("Home")
    wait_for_moment(noa, 0)
    # The first chapter is the deal of the first round.
    press("PageDown")
    wait_for_moment(noa, 1)
    press("Shift+ArrowLeft")
    wait_for_moment(noa, 0)
    # The slider has the same keys, and no key counts twice.
    slider.focus()
    press("ArrowRight")
    wait_for_moment(noa, 1)
    press("ArrowRight")
    wait_for_moment(noa, 2)
    slider.evaluate("slider => slider.blur()")
    press("Space")
    wait_for_moment(noa, 4)
    press("Space")
    noa.see(f'button[aria-label="{noa.text("replay-play")}"]')
    # The list of perspectives keeps its own keys.
    noa.page.locator(".replay-perspective select").focus()
    before = slider.input_value()
    press("Home")
    assert slider.input_value() == before


def test_players_stand_beside_the_board_of_a_replay(people: People) -> None:
    for device in ("desktop", "phone"):
        ann = people("Ann", device)
        slider = open_replay(ann, seats=4)
        slider.fill("1")
        ann.wait("document.querySelectorAll('.replay-players .seat .saboteur-badge').length === 4")
        # Six cards and a role for each of four players.
        ann.wait("document.querySelectorAll('.hands-row img').length === 28")
        # Everybody who moves is marked, in the order of play, and in sight.
        names = ann.page.locator(".replay-players .seat bdi").all_inner_texts()
        for at, mover in enumerate(names, 2):
            slider.fill(str(at))
            ann.see(".replay-mover")
            ann.wait(
                "name => document.querySelector('.replay-mover bdi').textContent === name",
                arg=mover,
            )
            ann.wait(
                "(({ left, right }) => left >= 0 && right <= innerWidth)"
                "(document.querySelector('.replay-mover').getBoundingClientRect())"
            )
        ann.check_page(f"players-{device}", axe=True)
        ann.page.locator(".replay-perspective select").select_option("0")
        ann.see(".saboteur-hand")
        assert ann.page.locator(".hands-row").count() == 0


def test_a_tap_on_a_move_of_the_list_goes_there(people: People) -> None:
    ann = people("Ann", "phone")
    slider = open_replay(ann, seats=3)
    moves = ann.page.locator(".replay-move")
    moves.nth(4).click()
    ann.wait("document.querySelector('.replay-move[aria-current] .replay-number').textContent > 1")
    number = int(moves.nth(4).locator(".replay-number").inner_text())
    wait_for_moment(ann, number)
    # The sentence of the present moment is that of the list.
    said = ann.page.locator(".replay-said").inner_text()
    assert moves.nth(4).locator(".replay-told > span").first.inner_text() in said
    # Whatever the slider shows is marked, and in sight within the list.
    last = int(slider.get_attribute("max") or 0)
    for at in (last, 1):
        slider.fill(str(at))
        ann.wait(
            """at => {
              const now = document.querySelector('.replay-move[aria-current]');
              const list = document.querySelector('.replay-moves').getBoundingClientRect();
              const area = now?.getBoundingClientRect();
              return area && Number(now.querySelector('.replay-number').textContent) <= at
                && area.top >= list.top - 1 && area.bottom <= list.bottom + 1;
            }""",
            arg=at,
        )
    ann.check_page("moves", axe=True)
    # On a phone the last line of the page can be scrolled into sight over the controls.
    ann.page.evaluate("document.querySelector('.replay-body').scrollTo(0, 99999)")
    ann.wait(
        """document.querySelector('.replay-moves').getBoundingClientRect().bottom
        <= document.querySelector('.replay-controls').getBoundingClientRect().top + 1"""
    )


def test_a_reason_is_open_beside_the_move_and_fetched_once(people: People) -> None:
    ann = people("Ann", "phone")
    asked: list[str] = []
    ann.page.on("request", lambda one: asked.append(one.url) if "/reason?" in one.url else None)
    slider = open_replay(ann, seats=4)
    slider.fill("3")
    ann.see(".replay-why .replay-level")
    # Suspicions are bars with names, one for each of the others, and their roles are known.
    ann.wait("document.querySelectorAll('.replay-bars:first-child li').length === 3")
    ann.wait("document.querySelectorAll('.replay-bars:first-child li img').length === 3")
    ann.check_page("reason", axe=True)
    # Those near it come ahead, one at a time, and none is asked for twice.
    for at in (4, 5, 4, 3):
        slider.fill(str(at))
        ann.see(".replay-why .replay-level")
    assert len(asked) == len(set(asked))
    # Who looks on with a spectator's eyes may want to guess first.
    ann.page.locator(".replay-perspective select").select_option("")
    ann.button("replay-why").click()
    ann.see(".replay-why .replay-level")
    assert ann.page.locator(".replay-bars li img").count() == 0


def test_a_reason_tells_what_else_the_bot_thought_of(people: People) -> None:
    ann = people("Ann", "phone", language="fa")

    def answer(route: Route) -> None:
        told = route.fetch().json()
        told["others"] = [
            {"type": "break", "tool": "lamp", "seat": 0},
            {"type": "lay", "shape": "NESW", "x": 1, "y": 0},
        ]
        route.fulfill(json=told)

    ann.page.route("**/reason?**", answer)
    slider = open_replay(ann, seats=4)
    slider.fill("3")
    others = ann.page.locator(".replay-others li")
    others.nth(1).wait_for()
    assert "Ann" in others.first.inner_text()
    assert others.locator("img").count() == 2
    ann.check_page("others", axe=True)


def tap_graph(person: Person, graph: Locator, share: float, moment: int) -> None:
    """Tap at a part of the graph's width until the replay is there.

    Reasons that arrive between two looks at the page move the graph under the pointer.
    """
    end = time.monotonic() + TIMEOUT_SECONDS
    while person.page.locator("input[type=range]").input_value() != str(moment):
        assert time.monotonic() < end, f"no tap leads to moment {moment}"
        area = graph.bounding_box()
        assert area is not None
        x = min(max(1.0, share * area["width"]), area["width"] - 1)
        graph.click(position={"x": x, "y": area["height"] / 2})
        person.page.wait_for_timeout(50)


def test_a_tap_in_the_graph_of_suspicion_goes_there(people: People) -> None:
    lea = people("לאה", language="he", theme="light")
    slider = open_replay(lea, seats=5)
    last = int(slider.get_attribute("max") or 0)
    # Five lines from the deal to the last move, in the only round.
    lea.wait(
        """[...document.querySelectorAll(".saboteur-graph-line")]
        .filter(line => line.getAttribute("d").includes("L100.0")).length === 5"""
    )
    graph = lea.see(".saboteur-graph svg")
    # Time runs from left to right.
    for share, moment in ((0, 1), (1, last)):
        tap_graph(lea, graph, share, moment)
    # As many saboteurs as there are have thick lines, and the legend says it in words.
    saboteurs = lea.page.locator(".saboteur-graph-line.saboteur-graph-saboteur").count()
    word = lea.text("saboteur-role-saboteur")
    assert lea.page.locator(f'.saboteur-graph-legend img[alt="{word}"]').count() == saboteurs
    # What one player thought is something else, and nobody suspects themselves.
    lea.page.locator(".saboteur-graph-by select").select_option("2")
    lea.wait("document.querySelectorAll('.saboteur-graph-line')[2].getAttribute('d') === ''")
    lea.check_page("graph", axe=True)
    # The truth is not drawn for those who look on with less.
    lea.page.locator(".replay-perspective select").select_option("")
    lea.wait("!document.querySelector('.saboteur-graph-saboteur, .saboteur-graph-legend img')")
