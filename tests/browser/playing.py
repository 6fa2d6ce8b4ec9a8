"""Several people at one table, until something has happened."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from tests.browser.digging import dig
from tests.browser.people import People, Person
from tests.browser.telling import take_part

LONG = 120.0
"""So many seconds a whole game may take."""


def gather(people: Sequence[Person], **settings: object) -> str:
    """A table that they sit at, the first as its host, bots on the other seats; its code."""
    host, *others = people
    code = host.make(**settings)
    for person in people:
        person.come(code)
        person.sit()
    host.until(lambda update: sum(map(named, update["table"]["seats"])) == len(people))
    if len(people) < len(host.update["table"]["seats"]):
        host.fill_with_bots()
    host.start()
    for person in others:
        person.until(lambda update: update["table"]["game"] == 1)
    return code


def named(seat: dict[str, object]) -> bool:
    return bool(seat.get("name"))


def play(
    people: Sequence[Person],
    until: Callable[[], object],
    *,
    touch: frozenset[str] = frozenset(),
    clue: str = "A long way home",
) -> None:
    """Let everybody do what the game waits for, until something is so."""
    end = time.monotonic() + LONG
    while not until():
        assert time.monotonic() < end, "the game goes on too long"
        for person in people:
            if until():
                return
            if person.rests:
                person.go_on()
            elif person.choices and person.play["game"] == "saboteur":
                dig(person, touch=person.name in touch)
            elif person.choices:
                take_part(person, clue)
        people[0].page.wait_for_timeout(5)


def over(person: Person) -> Callable[[], bool]:
    """Whether the game has ended, as far as somebody was told."""
    return lambda: person.status == "over"


def resting(person: Person) -> Callable[[], bool]:
    """Whether something is shown that all should see."""
    return lambda: person.status in ("resting", "over")


__all__ = ["People", "Person", "gather", "over", "play", "resting"]
