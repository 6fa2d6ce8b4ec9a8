"""The pictures of a game, fetched from the table's server and made ready for models."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from lorelode.client import Player
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Card, Deck, Words
from lorelode.models.jpeg import PictureError, make_jpeg
from lorelode.wire.decks import Picture

NO_WORDS: Final = "…"
"""The clue of the steady bot for a picture that nobody has written about."""


class PictureBook:
    """The pictures of one game at a time, by number."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._game = 0
        self._pictures: Sequence[Picture] = ()
        self._jpegs: dict[int, bytes] = {}

    async def open(self) -> None:
        """Fetch the list of pictures, once a game."""
        game = self._player.update.table.game
        if game != self._game:
            self._pictures = await self._player.list_pictures()
            self._game = game
            self._jpegs.clear()

    def has_file(self, number: int) -> bool:
        """Whether a picture can be seen, or is a card of words."""
        return self._find(number).picture is not None

    async def fetch_jpeg(self, number: int) -> bytes:
        """A picture as JPEG, which every model reads; `PictureError` if it has no file."""
        if number not in self._jpegs:
            name = self._find(number).picture
            if name is None:
                raise PictureError(f"picture {number} has words only")
            data = await self._player.fetch_picture(name)
            self._jpegs[number] = await asyncio.to_thread(make_jpeg, data)
        return self._jpegs[number]

    def caption(self, number: int, language: str) -> str:
        """What a picture shows, in words; empty if nobody wrote any."""
        words = self._find(number).words
        for code in (language, DEFAULT_LANGUAGE, *words):
            if code in words:
                return words[code].caption or words[code].title
        return ""

    def make_deck(self) -> Deck | None:
        """The same pictures for the steady bot, with the words that players may read."""
        if not self._pictures:
            return None
        return Deck("table", tuple(map(_make_card, self._pictures)))

    def _find(self, number: int) -> Picture:
        if not 0 < number <= len(self._pictures):
            raise PictureError(f"there is no picture {number}")
        return self._pictures[number - 1]


def _make_card(picture: Picture) -> Card:
    words = {
        code: Words(said.title or said.caption or NO_WORDS, said.caption)
        for code, said in picture.words.items()
    }
    return Card(picture.id, words or {DEFAULT_LANGUAGE: Words(NO_WORDS)}, picture.picture)
