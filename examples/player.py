"""A player that comes to a table over the network, takes a free seat and plays whatever it may.

    python examples/player.py http://localhost:8000 K7QM2X01 --name Rosa

Start from here to write one that plays well: `choose` is handed all that a player in its seat
knows. docs/formats.md tells what is in an update.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Sequence

from msgspec import Struct

from lorelode.client import CommandRefused, Player, connect
from lorelode.wire import Play, Update


def choose(play: Play) -> Struct:
    """Any legal move."""
    choices: Sequence[Struct] = play.choices
    return random.choice(choices)


async def take_turn(player: Player, seat: int, now: Update) -> None:
    """Do what the table waits for, if it waits for us."""
    if now.table.status == "resting" and not now.table.seats[seat].ready:
        await player.ready(now)
    elif now.play and now.play.choices:
        try:
            await player.move(choose(now.play), now)
        except CommandRefused as refusal:
            # Somebody else had a clue first, or our clock ran out: the next update tells.
            print(refusal)


async def play(url: str, code: str, name: str) -> None:
    """Play one game to its end."""
    async with connect(url, code, name=name) as player:
        seat = await player.sit()
        print(f"{name} sits on seat {seat}")
        async for now in player:
            await take_turn(player, seat, now)
            if now.table.status == "over":
                print(f"the scores are {now.table.scores}")
                return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A player for a table of Lorelode's.")
    parser.add_argument("url", help="the server, such as http://localhost:8000")
    parser.add_argument("code", help="the code of the table")
    parser.add_argument("--name", default="Rosa", help="what to be called there")
    options = parser.parse_args()
    asyncio.run(play(options.url, options.code, options.name))
