"""A turn of Dixit as people take it: a clue, a card, a vote."""

from __future__ import annotations

from tests.browser.people import Person


def take_part(person: Person, clue: str = "A long way home") -> str:
    """Do what the game waits for; what that was."""
    kind = str(person.choices[0]["type"])
    match kind:
        case "tell" | "speak":
            person.acted(lambda: tell(person, clue))
        case "give":
            person.acted(lambda: give(person))
        case "vote":
            person.acted(lambda: vote(person))
    return kind


def tell(person: Person, clue: str) -> None:
    """Pick the first picture and give a clue to it."""
    if not person.page.locator(".dix-hand .dix-card.picked").count():
        person.page.locator(".dix-hand .dix-pick").first.click()
    person.page.locator(".dix-writing textarea").fill(clue)
    person.page.locator(".dix-writing button.main").click()


def give(person: Person) -> None:
    """Give the first cards of the hand, as many as are asked for."""
    for at in range(len(person.choices[0]["cards"])):
        person.page.locator(".dix-hand .dix-pick").nth(at).click()
    send(person)


def vote(person: Person) -> None:
    """Vote for the first picture that may be voted for."""
    number = person.choices[0]["number"]
    person.page.locator(".dix-display .dix-pick").nth(number - 1).click()
    send(person)


def send(person: Person) -> None:
    """The button that says that it is meant."""
    person.page.locator(".dix-confirm button.main").click()
