"""The pictures that a table plays with, out of the decks that it picked."""

from __future__ import annotations

from collections.abc import Mapping

from lorelode.core import AnyGame, Edition, SetupError, amended
from lorelode.decks.deck import Deck, DeckError, together


def chosen(
    decks: Mapping[str, Deck],
    game: AnyGame,
    edition: Edition,
    seats: int,
    *,
    fewer: str = "set the switch deck to {}",
    more: str = "pick another deck as well",
) -> Deck:
    """The decks, by their names, as one; `DeckError` if it has too few pictures for the game.

    A picture that is in two of them is there once. `fewer` and `more` are what to do about it.
    """
    names = " and ".join(decks)
    cards = tuple(together(card for deck in decks.values() for card in deck.cards).values())
    needed = game.pictures(edition)
    if len(cards) >= needed:
        return Deck(names, cards)
    ways = [fewer.format(len(cards)), more]
    try:
        game.setup(amended(edition, {"deck": str(len(cards))}), seats)
    except SetupError:
        del ways[0]  # so few would not do for these players either
    which = f"the deck {names} has" if len(decks) == 1 else f"the decks {names} have"
    pictures = f"picture{'s' * (len(cards) != 1)}"
    raise DeckError(
        f"{which} {len(cards)} {pictures}, and the game takes {needed}: {', or '.join(ways)}"
    )
