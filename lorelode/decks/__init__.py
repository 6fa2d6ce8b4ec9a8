"""Picture decks: what is to be seen on the cards that the rules know by number alone."""

from lorelode.decks.deck import Card, Deck, DeckError, Words, built_in, read_deck

__all__ = ["Card", "Deck", "DeckError", "Words", "built_in", "read_deck"]
