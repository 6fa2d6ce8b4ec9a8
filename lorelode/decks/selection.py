"""The pictures that a game is played with, out of the decks that a table chose."""

from __future__ import annotations

from collections.abc import Mapping

from lorelode.core import AnyGame, Edition, SetupError, amended, switches
from lorelode.decks.deck import Deck, DeckError, merge_cards


def select_deck(
    decks: Mapping[str, Deck],
    game: AnyGame,
    edition: Edition,
    seats: int,
    *,
    set_switch: str = "set the switch {switch} to {count}",
    add_deck: str = "pick another deck as well",
) -> Deck:
    """The decks, by name, as one; `DeckError` if they have too few pictures for the game.

    A picture that is in two decks is there once. `set_switch` and `add_deck` are what to do about
    too few pictures.
    """
    names = " and ".join(decks)
    cards = tuple(merge_cards(card for deck in decks.values() for card in deck.cards).values())
    needed = game.pictures(edition)
    if len(cards) >= needed:
        return Deck(names, cards)
    switch = _switch_for(game, edition, seats, len(cards))
    ways = (
        [add_deck]
        if switch is None
        else [set_switch.format(switch=switch, count=len(cards)), add_deck]
    )
    which = f"the deck {names} has" if len(decks) == 1 else f"the decks {names} have"
    pictures = f"picture{'s' * (len(cards) != 1)}"
    raise DeckError(
        f"{which} {len(cards)} {pictures}, and the game takes {needed}: {', or '.join(ways)}"
    )


def _switch_for(game: AnyGame, edition: Edition, seats: int, count: int) -> str | None:
    """The switch that makes the game take this many pictures; None if no switch does."""
    for switch in switches(edition):
        try:
            changed = amended(edition, {switch: str(count)})
            if game.pictures(changed) == count:
                game.setup(changed, seats)
                return switch
        except SetupError:
            continue
    return None
