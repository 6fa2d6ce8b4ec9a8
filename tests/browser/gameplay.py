"""Several people play at one table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from tests.browser.dixit_moves import make_dixit_move
from tests.browser.person import POLL_MS, People, Person, is_dealt
from tests.browser.saboteur_moves import make_best_move

GAME_SECONDS = 120.0
"""How long a whole game may take."""


def start_game(people: Sequence[Person], **settings: object) -> str:
    """Start a game with these people, the first as host, and bots; return the table's code."""
    host, *others = people
    code = host.make_table(**settings)
    for person in people:
        person.open_table(code)
        person.sit()
    host.until(lambda update: sum(map(has_name, update["table"]["seats"])) == len(people))
    if len(people) < len(host.update["table"]["seats"]):
        host.fill_with_bots()
    host.start()
    for person in others:
        person.until(lambda update: is_dealt(update, 1))
    return code


def has_name(seat: dict[str, object]) -> bool:
    return bool(seat.get("name"))


def play_until(
    people: Sequence[Person],
    until: Callable[[], object],
    *,
    touch: frozenset[str] = frozenset(),
    clue: str = "A long way home",
) -> None:
    """Let everybody make their moves until a condition holds."""
    end = time.monotonic() + GAME_SECONDS
    while not until():
        assert time.monotonic() < end, "the game goes on too long"
        for person in people:
            if until():
                return
            if person.rests:
                person.go_on()
            elif person.choices and person.play["game"] == "saboteur":
                make_best_move(person, touch=person.name in touch)
            elif person.choices:
                make_dixit_move(person, clue)
        people[0].page.wait_for_timeout(POLL_MS)


def is_over(person: Person) -> Callable[[], bool]:
    """A condition: the game is over, by this person's last update."""
    return lambda: person.status == "over"


def is_resting(person: Person) -> Callable[[], bool]:
    """A condition: the table pauses to show something, or the game is over."""
    return lambda: person.status in ("resting", "over")


__all__ = ["People", "Person", "is_over", "is_resting", "play_until", "start_game"]
