"""The taught games to their end: by keyboard alone, by touch, and by the accessibility tree alone.

`make test` learns each game once in each way, and between them in every language. `make soak`
learns both games in every way and every language.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from _pytest.mark.structures import MarkDecorator
from playwright.sync_api import Locator, expect

from lorelode.lessons import teach
from lorelode.rules.saboteur.moves import Rockfall
from lorelode.wire.lessons import LessonStep
from tests.browser.accessibility_tree import AccessibilityTree, Node
from tests.browser.locale_texts import LANGUAGES
from tests.browser.page_checks import AXE_LANGUAGES
from tests.browser.person import People, Person
from tests.browser.test_why_not import find_cell
from tests.soak_cases import soak

BRANCHES: Final = 3
"""How many choices each lesson has at its end."""

OWN_CLUE_BRANCH: Final = 2
"""In Dixit, a clue of one's own is as good as the best of those that are offered."""

CHECKED_BY_AXE: Final = ("lay", "gold", "give", "points", "choice")
"""The steps at which axe-core looks at the page; it takes a second each time."""

NO_CARD: Final = Rockfall(2, 1)
"""Nothing lies there."""

MARKED: Final = "marked by the lesson"

ACTIVE: Final = "selector => document.activeElement?.matches(selector) ?? false"


def learn(*chosen: tuple[str, str, int]) -> MarkDecorator:
    """Learn these games, each in a language and on a branch; `make soak` learns all in all."""
    others = [
        soak(game, language, number % BRANCHES)
        for game in ("saboteur", "dixit")
        for number, language in enumerate(LANGUAGES)
        if (game, language) not in [one[:2] for one in chosen]
    ]
    return pytest.mark.parametrize(("game", "language", "branch"), [*chosen, *others])


def open_lesson(person: Person, game: str) -> None:
    person.go(f"/learn/{game}")
    person.see(".learn-teacher")


def await_step(person: Person, step: LessonStep) -> None:
    """Wait until a step has been shown, and check the page."""
    person.see(f'.learn[data-step="{step.name}"][data-showing="false"]')
    axe = step.name in CHECKED_BY_AXE and person.language in AXE_LANGUAGES
    person.check_page(step.name, axe=axe)


def follow(game: str, branch: int) -> list[LessonStep]:
    """The steps of a lesson on one of its branches."""
    steps = teach(game).lesson.steps
    found = [steps[0]]
    while True:
        step = found[-1]
        number = step.next
        if step.moves:
            number = step.moves[branch if len(step.moves) > 1 else 0].next
        if number is None:
            return found
        found.append(steps[number])


def check_end(person: Person, game: str) -> None:
    """The end offers to play, to read and to learn again."""
    for key in ("learn-play", "learn-rules", "learn-again"):
        expect(person.button(key)).to_be_visible()
    person.button("learn-play").click()
    person.page.wait_for_url("**/t/*")
    person.until(lambda update: update["table"]["settings"]["game"] == game)


def press(person: Person, key: str, until: str) -> None:
    """Press a key until the focus is on something."""
    for _ in range(30):
        if person.page.evaluate(ACTIVE, until):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} never reached {until}")


def move_by_keys(person: Person, move: Any) -> None:
    """Make a taught move from where the focus is."""
    keys = person.page.keyboard
    person.wait(ACTIVE, "[data-taught], [data-taught] button")
    keys.press("Enter")
    match type(move).__name__:
        case "Lay" | "Map" | "Rockfall":
            person.wait(ACTIVE, ".saboteur-spot[data-taught]")
        case "Repair":
            person.wait(ACTIVE, ".seat-aim[data-taught]")
        case "Pass":
            press(person, "Shift+Tab", ".saboteur-act[data-taught]")
            keys.press("Enter")
            person.see("dialog[open]")
            press(person, "Tab", "dialog .main")
        case "Give" | "Vote":
            person.see("[data-taught] [aria-pressed=true]")
        case _:
            return
    keys.press("Enter")


@learn(("saboteur", "lv", 0), ("dixit", "ru", 1))
def test_a_lesson_is_learnt_with_the_keyboard_alone(
    people: People, game: str, language: str, branch: int
) -> None:
    ann = people("Ann", language=language)
    open_lesson(ann, game)
    *steps, last = follow(game, branch)
    for step in steps:
        await_step(ann, step)
        if len(step.moves) == 1:
            move_by_keys(ann, step.moves[0].move)
            continue
        # The focus is on the way on, or on the first choice.
        ann.wait(ACTIVE, ".learn-on, .learn-option")
        for _ in range(branch if step.moves else 0):
            ann.page.keyboard.press("Tab")
        ann.page.keyboard.press("Enter")
    await_step(ann, last)
    ann.wait(ACTIVE, ".learn-buttons .main")
    check_end(ann, game)


def move_by_touch(person: Person, move: Any) -> None:
    """Tap what is marked, one after the other. A finger has to tap a place twice."""
    page = person.page
    match type(move).__name__:
        case "Lay" | "Map" | "Rockfall" | "Repair":
            page.locator(".saboteur-held[data-taught]").tap()
            place = page.locator(".saboteur-spot[data-taught], .seat-aim[data-taught]")
            place.tap()
            expect(place).to_have_attribute("aria-pressed", "true")
            place.tap()
        case "Pass":
            page.locator(".saboteur-held[data-taught]").tap()
            page.locator(".saboteur-act[data-taught]").tap()
            page.locator("dialog .main[data-taught]").tap()
        case "Give" | "Vote":
            page.locator("[data-taught] .dixit-pick").tap()
            page.locator(".dixit-confirm .main[data-taught]").tap()
        case _:
            page.locator("[data-taught]").tap()


@learn(("saboteur", "fa", 1), ("dixit", "he", 2))
def test_a_lesson_is_learnt_by_touch(people: People, game: str, language: str, branch: int) -> None:
    ann = people("Ann", "phone", language=language)
    ann.go("/")
    ann.see(f'.front-{game} a[href="/learn/{game}"]').tap()
    *steps, last = follow(game, branch)
    for step in steps:
        await_step(ann, step)
        if len(step.moves) == 1:
            move_by_touch(ann, step.moves[0].move)
        elif step.moves and game == "dixit" and branch == OWN_CLUE_BRANCH:
            ann.page.locator("[data-taught] .dixit-pick").tap()
            ann.page.locator(".dixit-writing textarea").fill("?!")
            ann.page.locator(".dixit-writing .main").tap()
            expect(ann.see(".dixit-slip blockquote")).to_have_text("?!")
        else:
            ann.page.locator(".learn-on, .learn-option").nth(branch if step.moves else 0).tap()
    await_step(ann, last)
    check_end(ann, game)


def find_button(nodes: list[Node], name: str) -> Node | None:
    found = (one for one in nodes if (one.role, one.name) == ("button", name) and not one.disabled)
    return next(found, None)


def is_said(nodes: list[Node], sentence: str) -> bool:
    """Whether a live region says a sentence."""
    return any(one.role == "status" and sentence in one.text for one in nodes)


def wait_until_said(tree: AccessibilityTree, sentence: str) -> None:
    tree.wait_for(lambda nodes: is_said(nodes, sentence) or None, sentence)


def move_by_tree(tree: AccessibilityTree, mark: str, sentence: str) -> None:
    """Press what is described as marked, one after the other, until the teacher goes on."""
    pressed: set[int] = set()

    def find(nodes: list[Node]) -> Node | bool | None:
        """What to press next; True when there is nothing more to press."""
        # A dialog hides the teacher from the tree while it is open.
        if not is_said(nodes, sentence) and not any(one.role == "dialog" for one in nodes):
            return True
        for node in nodes:
            if node.role == "button" and mark in node.description and node.dom_id not in pressed:
                return node
        return None

    while isinstance(node := tree.wait_for(find, f"a mark: {sentence}"), Node):
        pressed.add(node.dom_id)
        tree.press(node)


@learn(("dixit", "en", 1))
def test_a_lesson_is_learnt_by_the_accessibility_tree_alone(
    people: People, game: str, language: str, branch: int
) -> None:
    ann = people("Ann", language=language)
    ann.go(f"/learn/{game}")
    tree = AccessibilityTree(ann.page)
    ann.see(".learn")  # The language of the page is known.

    def press(key: str) -> None:
        name = ann.text(key)
        tree.press(tree.wait_for(lambda nodes: find_button(nodes, name), name))

    for step in follow(game, branch):
        sentence = ann.text(f"learn-{game}-{step.name}")
        wait_until_said(tree, sentence)
        if len(step.moves) == 1:
            move_by_tree(tree, ann.text("learn-mark"), sentence)
        elif step.moves:
            press(f"learn-{game}-{step.name}-{step.moves[branch].name}")
        elif step.next is not None:
            press("learn-next")
    wait_until_said(tree, ann.text(f"learn-{game}-end"))
    press("learn-play")
    ann.page.wait_for_url("**/t/*")


def test_roles_and_names_tell_what_is_refused_and_what_is_not_taught(people: People) -> None:
    ann = people("Ann")
    ann.go("/rules/saboteur")
    page = ann.page
    page.get_by_role("link", name="Learn by playing").click()
    lesson = page.get_by_role("region", name="The lesson")
    hand = page.get_by_role("list", name="Your hand")
    says = lesson.get_by_role("status")

    def act(sentence: str, *buttons: Locator) -> None:
        expect(says).to_contain_text(sentence)
        for button in buttons:
            button.click()

    def check(name: str, sentence: str) -> None:
        expect(says).to_contain_text(sentence)
        ann.check_page(name, axe=True)

    def on(name: str) -> Locator:
        return lesson.get_by_role("button", name=name)

    def place(name: str) -> Locator:
        return page.get_by_role("button", name=re.compile(name))

    def card(name: str) -> Locator:
        return hand.get_by_role("button", name=re.compile(name)).first

    expect(on("Next")).to_have_accessible_description(re.compile("Welcome to the mine"))
    act("Welcome to the mine", on("Next"))
    act("You are a miner", on("Next"))
    check("lay", "Your turn")
    expect(card("north.*east.*south.*west")).to_have_accessible_description(MARKED)
    act("Your turn", card("north.*east.*south.*west"), place("^Column .1., row .0.$"))
    act("You have drawn", on("Next"))
    # What is legal but not taught is not made.
    act("the marked card", card("Map"), place("^Look at: .Top goal"))
    act("But first try what is marked", on("Show me"))
    # What is forbidden is refused with its reason.
    act("Ouch!", on("Next"))
    card("Rockfall").click()
    page.mouse.click(*find_cell(ann, NO_CARD))
    check("forbidden", ann.text("refused-s-4-4"))
    page.get_by_role("button", name="Back").click()
    act("Ouch!", on("Next"))
    act("You can still play", card("Map"), place("^Look at: .Bottom goal"))
    act("The treasure is at the bottom", on("Next"))
    for sentence in ("Mica dug on. Ruda", "Look at", "You have drawn", "Mica has", "The dead end"):
        act(sentence, lesson.get_by_role("button").last)
    act("one card is missing", on("Show me"))
    check("gold", "The treasure!")
    act("The treasure!", page.get_by_role("button", name=re.compile("3.*nuggets")))
    act("A new round", on("Next"))
    act("If you do harm", on("Show me"))
    act("Only two cards", on("Dig on, as if nothing were wrong"))
    check("end", "They trust you")
    act("Now you know the game", on("Once more"))
    act("Welcome to the mine")


def test_the_moves_before_a_step_are_played_and_can_be_skipped(people: People) -> None:
    ann = people("Ann", motion=True)
    open_lesson(ann, "saboteur")
    for _ in range(2):
        ann.page.locator(".learn-on").click()
    ann.see('.learn[data-step="lay"][data-showing="false"]')
    ann.button("learn-show").click()
    ann.see('.learn[data-step="others"][data-showing="true"]')
    ann.button("learn-skip").click()
    ann.see('.learn[data-step="others"][data-showing="false"]')
    ann.button("learn-next").click()
    ann.button("learn-show").click()
    # Without a tap, the moves are shown one after the other.
    expect(ann.page.locator(".learn-news")).to_have_text(re.compile("lamp"))
    ann.see('.learn[data-step="broken"][data-showing="false"]')
