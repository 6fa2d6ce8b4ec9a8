"""Decks of pictures: what the cards show. The rules know a card only by its number."""

from lorelode.decks.deck import Card, Deck, DeckError, Words, built_in, read_deck

__all__ = ["Card", "Deck", "DeckError", "Words", "built_in", "read_deck"]
