"""The games that can be played, with their editions, switches, bots and decks."""

from __future__ import annotations

import asyncio
from functools import cache

from aiohttp import web

from lorelode.core import AnyGame, Edition, switches
from lorelode.core.editions import switch_description, switch_options, switch_values
from lorelode.decks import DeckError
from lorelode.decks.library import Library
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import offered_levels
from lorelode.web.routes.helpers import SERVER, answer
from lorelode.wire import DeckInfo, EditionInfo, GameInfo, SwitchInfo


async def games(request: web.Request) -> web.Response:
    """The games with their editions and switches, and the decks that each can be played with."""
    server = request.app[SERVER]
    await server.refresh_decks()
    library = server.library
    # In a thread: it reads files, and the first time it works out what every switch allows.
    return await asyncio.to_thread(lambda: answer(_game_infos(library)))


def _game_infos(library: Library) -> list[GameInfo]:
    decks = _deck_infos(library)
    return [_game_info(game, decks) for game in GAMES.values()]


def _deck_infos(library: Library) -> tuple[DeckInfo, ...]:
    """The decks that a table may play with."""
    found: list[DeckInfo] = []
    for name in library.names():
        try:
            stored = library.load(name)
        except DeckError:
            continue
        cards = stored.deck.cards
        is_seen = all(card.tagged for card in cards)
        found.append(DeckInfo(name, stored.title, len(cards), is_seen))
    return tuple(found)


def _game_info(game: AnyGame, decks: tuple[DeckInfo, ...]) -> GameInfo:
    return GameInfo(
        game=game.name,
        seats=(game.seats[0], game.seats[-1]),
        bots=tuple(offered_levels(game.name)),
        decks=decks if any(map(game.pictures, game.editions.values())) else (),
        editions=tuple(map(_edition_info, game.editions.values())),
    )


@cache
def _edition_info(edition: Edition) -> EditionInfo:
    return EditionInfo(
        edition.name,
        tuple(
            SwitchInfo(
                name,
                words,
                switch_values(edition, name),
                switch_options(edition, name),
                switch_description(edition, name),
            )
            for name, words in switches(edition).items()
        ),
    )


def routes() -> list[web.RouteDef]:
    """The route of the games."""
    return [web.get("/api/games", games)]
