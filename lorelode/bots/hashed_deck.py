"""A deck that caches can use as a key."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from lorelode.decks import Deck


class HashedDeck:
    """A deck, or none, that is hashed once: two are equal if all pictures and words are."""

    def __init__(self, deck: Deck | None) -> None:
        self.deck = deck
        self._digest = sha256(msgspec.json.encode(deck, order="deterministic")).digest()

    def __hash__(self) -> int:
        return hash(self._digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HashedDeck) and self._digest == other._digest
