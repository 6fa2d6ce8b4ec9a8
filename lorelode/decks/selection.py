"""The pictures that a game is played with, out of the decks that were chosen for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from lorelode.core import Chance, Setup, SetupError, amend, switches
from lorelode.decks.deck import Deck, DeckError, built_in, merge_cards

DeckLoader: TypeAlias = Callable[[str], Deck]
"""Finds a deck by its name, or raises `DeckError`."""


class PreparedSetup(NamedTuple):
    """A checked set-up and the pictures for it."""

    setup: Setup
    deck: Deck | None
    """At least as many pictures as the game takes; None in games without pictures."""


def load_built_in(name: str) -> Deck:
    """A loader that knows only the built-in deck."""
    deck = built_in()
    if name != deck.name:
        raise DeckError(f"there is no deck {name!r}; there is only {deck.name}")
    return deck


def select_deck(setup: Setup, names: Sequence[str], load: DeckLoader) -> Deck | None:
    """The decks of these names as one, or the built-in deck if there are no names.

    It has at least as many pictures as the game takes, each once. None if the game has no pictures.
    `SetupError` says why the decks do not fit the game.
    """
    if not setup.pictures:
        if names:
            raise SetupError(f"{setup.game.name} has no pictures, so no decks")
        return None
    decks = {name: load(name) for name in names} or {built_in().name: built_in()}
    title = " and ".join(decks)
    cards = tuple(merge_cards(card for deck in decks.values() for card in deck.cards).values())
    if len(cards) < setup.pictures:
        raise SetupError(_too_few(setup, title, len(cards)))
    return Deck(title, cards)


def pick_pictures(setup: Setup, deck: Deck, chance: Chance) -> Deck:
    """As many pictures of a deck as the game takes, in the order of the deck.

    Chance shuffles the numbers 0, 1, 2, … of all pictures, and the first ones are taken.
    """
    if len(deck.cards) == setup.pictures:
        return deck
    numbers = sorted(chance.shuffled(range(len(deck.cards)))[: setup.pictures])
    return Deck(deck.name, tuple(deck.cards[number] for number in numbers))


def _too_few(setup: Setup, title: str, count: int) -> str:
    ways = ["add another deck"]
    if switch := _switch_for(setup, count):
        ways.insert(0, f"set the switch {switch} to {count}")
    pictures = f"{count} picture{'s' * (count != 1)}"
    return (
        f"the game takes {setup.pictures} pictures, and there are {pictures} in {title}:"
        f" {', or '.join(ways)}"
    )


def _switch_for(setup: Setup, count: int) -> str | None:
    """The switch that makes the game take this many pictures; None if no switch does."""
    game, edition = setup.game, setup.edition
    for switch in switches(edition):
        try:
            changed = amend(edition, {switch: str(count)})
            if game.pictures(changed) == count:
                game.setup(changed, setup.seats)
                return switch
        except SetupError:
            continue
    return None
