"""A turn of Saboteur as people make it: a card of the hand, and what is lit up for it."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.people import Person

GOALS: Final = {"top": "8,-2", "middle": "8,0", "bottom": "8,2"}
ORDER: Final = (
    "gold", "turn", "stone", "map", "repair", "lay", "break", "rockfall", "pass",
)  # fmt: skip
SIDES: Final = "NESW"


def turned(shape: str) -> str:
    """A card turned by 180°."""
    sides = [side for at, side in enumerate(SIDES) if SIDES[(at + 2) % 4] in shape]
    return ("+" if "+" in shape else "").join(sides)


def eagerness(move: Any) -> tuple[int, ...]:
    """How soon a move is made: digging through to the gold ends a round early."""
    kind = ORDER.index(move["type"])
    if move["type"] == "lay":
        blind = "+" in move["shape"] or len(move["shape"]) == 1
        return (kind + 2 * blind, -move["x"], abs(move["y"]))
    return (kind,)


def card_of(person: Person, move: Any) -> str | None:
    """The card of the hand that a move takes."""
    match move["type"]:
        case "lay":
            shapes = (move["shape"], turned(move["shape"]))
            return next(str(card) for card in person.play["private"]["hand"] if card in shapes)
        case "break":
            return f"-{move['tool']}"
        case "repair" | "pass":
            return None if move["card"] is None else str(move["card"])
        case "rockfall" | "map":
            return str(move["type"])
    return None


def dig(person: Person, *, touch: bool = False) -> Any:
    """Make the best move there is; which it was."""
    move = min(person.choices, key=eagerness)
    person.acted(lambda: do(person, move, touch=touch))
    return move


def pick(person: Person, card: str, *, touch: bool = False) -> None:
    """Take up a card of the hand."""
    held = person.page.locator(f'.mine-held[data-card="{card}"]').first
    if held.get_attribute("aria-pressed") != "true":
        held.tap() if touch else held.click()


def do(person: Person, move: Any, *, touch: bool = False) -> None:
    """Make a move through the page."""
    page = person.page
    card = card_of(person, move)
    if card is not None:
        pick(person, card, touch=touch)
    match move["type"]:
        case "lay":
            # Where it fits both ways round it is asked which is meant.
            ways = (move["shape"], turned(move["shape"]))
            fits = [
                one["shape"]
                for one in person.choices
                if one["type"] == "lay" and (one["x"], one["y"]) == (move["x"], move["y"])
            ]
            both = len(set(fits) & set(ways)) == 2
            point(person, f"{move['x']},{move['y']}", touch=touch, again=both)
        case "rockfall":
            point(person, f"{move['x']},{move['y']}", touch=touch)
        case "map" | "turn":
            point(person, GOALS[move["goal"]], touch=touch)
        case "break" | "repair":
            page.locator(f'.seat[data-seat="{move["seat"]}"] .seat-aim').click()
            if move["type"] == "repair" and "/" in move["card"]:
                tools = page.locator(".mine-options button")
                if tools.count():
                    tools.first.click()
        case "pass" if card is None:
            page.locator(".mine-belt button.main").click()
        case "pass":
            page.locator(".mine-act[aria-keyshortcuts=p]").click()
            page.locator("dialog button.main").click()
        case "stone":
            page.locator(".mine-question button").first.click()
        case "gold":
            page.locator(".mine-gold:enabled").first.click()


def point(person: Person, cell: str, *, touch: bool = False, again: bool = False) -> None:
    """Point at a place that is lit; a finger does so twice, because it hides what it points at."""
    place = person.page.locator(f'.mine-place[data-cell="{cell}"]')
    place.tap() if touch else place.click()
    if touch or again:
        person.see(".mine-ghost-waits")
        place.tap() if touch else place.click()
