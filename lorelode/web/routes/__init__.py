"""The routes of the server: one module for each topic."""

from __future__ import annotations

from aiohttp import web

from lorelode.web.routes import (
    clues,
    decks,
    games,
    health,
    hints,
    kept_clues,
    lessons,
    notices,
    pages,
    replays,
    tables,
    visitors,
)


def all_routes() -> list[web.RouteDef]:
    """The routes of all topics."""
    topics = (
        *(pages, games, lessons, tables, clues, kept_clues, hints),
        *(replays, decks, visitors, notices, health),
    )
    return [route for topic in topics for route in topic.routes()]
