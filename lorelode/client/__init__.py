"""A client for programs that play at a table.

    async with connect("http://localhost:8000", "K7QM2X01", name="Rosa") as player:
        await player.sit()
        async for now in player:
            if now.play and now.play.choices:
                await player.move(now.play.choices[0], now)

`docs/formats.md` explains the messages; `examples/player.py` is a whole player.
"""

from lorelode.client.connection import new_token
from lorelode.client.errors import Closed, CommandRefused, TableError, Unreachable
from lorelode.client.join import connect, open_table
from lorelode.client.player import Player

__all__ = [
    "Closed",
    "CommandRefused",
    "Player",
    "TableError",
    "Unreachable",
    "connect",
    "new_token",
    "open_table",
]
