"""Moves of Saboteur made through the page: a card of the hand, then a highlighted place."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.person import Person

GOALS: Final = {"top": "8,-2", "middle": "8,0", "bottom": "8,2"}
ORDER: Final = (
    "gold", "turn", "stone", "map", "repair", "lay", "break", "rockfall", "pass",
)  # fmt: skip
SIDES: Final = "NESW"


def turn_card(shape: str) -> str:
    """A card turned by 180°."""
    sides = [side for at, side in enumerate(SIDES) if SIDES[(at + 2) % 4] in shape]
    return ("+" if "+" in shape else "").join(sides)


def rank_move(move: Any) -> tuple[int, ...]:
    """The best move has the lowest rank: digging to the gold ends a round early."""
    kind = ORDER.index(move["type"])
    if move["type"] == "lay":
        blind = "+" in move["shape"] or len(move["shape"]) == 1
        return (kind + 2 * blind, -move["x"], abs(move["y"]))
    return (kind,)


def find_card(person: Person, move: Any) -> str | None:
    """The card of the hand that a move needs."""
    match move["type"]:
        case "lay":
            shapes = (move["shape"], turn_card(move["shape"]))
            return next(str(card) for card in person.play["private"]["hand"] if card in shapes)
        case "break":
            return f"-{move['tool']}"
        case "repair" | "pass":
            return None if move["card"] is None else str(move["card"])
        case "rockfall" | "map":
            return str(move["type"])
    return None


def make_best_move(person: Person, *, touch: bool = False) -> Any:
    """Make the best legal move, and return it."""
    move = min(person.choices, key=rank_move)
    person.act_and_wait(lambda: make_move(person, move, touch=touch))
    return move


def pick_card(person: Person, card: str, *, touch: bool = False) -> None:
    """Select a card of the hand."""
    person.catch_up()
    held = person.page.locator(f'.saboteur-held[data-card="{card}"]').first
    if held.get_attribute("aria-pressed") != "true":
        held.tap() if touch else held.click()


def make_move(person: Person, move: Any, *, touch: bool = False) -> None:
    """Make a move through the page."""
    page = person.page
    card = find_card(person, move)
    if card is not None:
        pick_card(person, card, touch=touch)
    match move["type"]:
        case "lay":
            # A card that fits both ways has to be confirmed.
            ways = (move["shape"], turn_card(move["shape"]))
            fits = [
                one["shape"]
                for one in person.choices
                if one["type"] == "lay" and (one["x"], one["y"]) == (move["x"], move["y"])
            ]
            both = len(set(fits) & set(ways)) == 2
            point_at(person, f"{move['x']},{move['y']}", touch=touch, again=both)
        case "rockfall":
            point_at(person, f"{move['x']},{move['y']}", touch=touch)
        case "map" | "turn":
            point_at(person, GOALS[move["goal"]], touch=touch)
        case "break":
            # Nobody breaks a tool of their own by one click.
            again = move["seat"] == person.update["you"]["seat"]
            point_at_player(person, move, touch=touch, again=again)
        case "repair":
            # Before the click: by the time the page asks, the choices may be those of a later turn.
            same = ("type", "card", "seat")
            tools = [one for one in person.choices if all(one[key] == move[key] for key in same)]
            point_at_player(person, move, touch=touch and len(tools) == 1)
            if len(tools) > 1:
                page.locator("dialog .saboteur-options button").nth(tools.index(move)).click()
        case "pass" if card is None:
            page.locator(".saboteur-belt button.main").click()
        case "pass":
            page.locator(".saboteur-act[aria-keyshortcuts=x]").click()
            page.locator("dialog button.main").click()
        case "stone":
            page.locator(".saboteur-question button").first.click()
        case "gold" if len(person.choices) > 1:  # the only one is taken by itself
            page.locator(".saboteur-gold:enabled").first.click()


def point_at_player(person: Person, move: Any, *, touch: bool = False, again: bool = False) -> None:
    """Point at the player that a move names; with a finger twice, as at a place."""
    aim = person.page.locator(f'.seat[data-seat="{move["seat"]}"] .seat-aim')
    aim.tap() if touch else aim.click()
    if touch or again:
        person.see(f'.seat[data-seat="{move["seat"]}"] .seat-aim.waits')
        aim.tap() if touch else aim.click()


def point_at(person: Person, cell: str, *, touch: bool = False, again: bool = False) -> None:
    """Tap a highlighted place; with a finger twice, because it hides what it points at."""
    place = person.page.locator(f'.saboteur-spot[data-cell="{cell}"]')
    place.tap() if touch else place.click()
    if touch or again:
        person.see(".saboteur-ghost-waits")
        place.tap() if touch else place.click()
