"""Moves of Dixit made through the page: a clue, a card, a vote."""

from __future__ import annotations

from tests.browser.person import Person


def make_dixit_move(person: Person, clue: str = "A long way home") -> str:
    """Make the move that the game waits for, and return its type."""
    kind = str(person.choices[0]["type"])
    match kind:
        case "tell" | "speak":
            person.act_and_wait(lambda: tell(person, clue))
        case "give":
            person.act_and_wait(lambda: give(person))
        case "vote":
            person.act_and_wait(lambda: vote(person))
    return kind


def tell(person: Person, clue: str) -> None:
    """Pick the first picture and give a clue to it."""
    if not person.page.locator(".dixit-hand .dixit-card.picked").count():
        person.page.locator(".dixit-hand .dixit-pick").first.click()
    person.page.locator(".dixit-writing textarea").fill(clue)
    person.page.locator(".dixit-writing button.main").click()


def give(person: Person) -> None:
    """Give the first cards of the hand, as many as the game asks for."""
    for at in range(len(person.choices[0]["cards"])):
        person.page.locator(".dixit-hand .dixit-pick").nth(at).click()
    confirm(person)


def vote(person: Person) -> None:
    """Vote for the first picture that may be voted for."""
    number = person.choices[0]["number"]
    person.page.locator(".dixit-display .dixit-pick").nth(number - 1).click()
    confirm(person)


def confirm(person: Person) -> None:
    """Press the button that confirms the choice."""
    person.page.locator(".dixit-confirm button.main").click()
