"""For each route the requests that give it the most to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlencode

from lorelode.rules import GAMES
from lorelode.web.routes.pages import PAGE_FOLDER
from tests.server.large_server import (
    ALONE,
    OVER,
    WITH_BOTS,
    WITH_CLUES_OF_BOTS,
    LargeServer,
)
from tests.server.largest_tables import long_text
from tests.server.push_service import Browser

RouteCase: TypeAlias = tuple[str, Mapping[str, Any]]


def list_route_cases(server: LargeServer) -> dict[str, list[RouteCase]]:
    """For each route the requests that give it the most to do."""
    table = f"/api/tables/{server.codes[OVER]}"
    with_bots = f"/api/tables/{server.codes[WITH_BOTS]}"
    with_clues_of_bots = f"/api/tables/{server.codes[WITH_CLUES_OF_BOTS]}"
    rules = {"game": "dixit", "edition": "fa", "seats": 4, "decks": ["large", "other"]}
    switches = {"deck_size": "999", "winning_points": "none"}
    words = {"language": "en", "title": "A title", "tags": [long_text(1)] * 100}
    wrong = urlencode({"step": 2, "move": '{"type":"lay","shape":"NS","x":5,"y":5}'})
    asset = max(PAGE_FOLDER.glob("*.js"), key=lambda file: file.stat().st_size)
    plain: dict[str, list[RouteCase]] = {
        f"GET {path}": [(path.replace("{code}", server.codes[OVER]), {})] for path in PLAIN_PATHS
    }
    return {
        **plain,
        "GET /rules/{game}": [("/rules/dixit", {})],
        "GET /learn/{game}": [("/learn/dixit", {})],
        "GET /api/lessons/{game}": [(f"/api/lessons/{game}", {}) for game in GAMES],
        "GET /api/lessons/{game}/refusal": [(f"/api/lessons/saboteur/refusal?{wrong}", {})],
        "GET /page/{name}": [(f"/page/{asset.name}", {})],
        "GET /manifests/{language}.webmanifest": [("/manifests/fa.webmanifest", {})],
        "GET /icons/{name}": [("/icons/icon-512.png", {})],
        "GET /previews/{name}": [("/previews/saboteur.jpg", {})],
        "GET /pictures/{name}": [("/pictures/picture-1.webp", {})],
        "GET /pictures/small/{name}": [("/pictures/small/picture-1.webp", {})],
        "POST /api/tables": [
            ("/api/tables", {"json": {"settings": {**rules, "switches": switches}}})
        ],
        "GET /api/tables/{code}/record": [(f"{table}/record?game={n}", {}) for n in (1, 2)],
        "GET /api/tables/{code}/replay": [
            (f"{table}/replay?{query}", {})
            for query in ("game=1", "from=1900&seat=all", "from=1000&seat=0")
        ],
        "GET /api/tables/{code}/story": [
            (f"{table}/story?{query}", {}) for query in ("game=1", "game=2", "from=1000")
        ],
        "GET /api/tables/{code}/beliefs": [
            *((f"{table}/beliefs?{query}", {}) for query in ("game=1", "from=1000")),
            *((f"{with_bots}/beliefs?{query}", {}) for query in ("", "from=50")),
        ],
        "GET /api/tables/{code}/clue-reason": [
            # A bot has the fourth seat.
            (f"{with_clues_of_bots}/clue-reason?turn={turn}", {})
            for turn in (3, 199)
        ],
        "GET /api/tables/{code}/hint": [(f"/api/tables/{server.codes[ALONE]}/hint", {})],
        "GET /api/tables/{code}/reason": [(f"{with_bots}/reason?move=60", {})],
        "GET /api/tables/{code}/deck": [(f"{table}/deck", {}), (f"{table}/deck?game=2", {})],
        "GET /api/decks/{name}": [("/api/decks/large", {})],
        "POST /api/decks/{name}/pictures": [
            ("/api/decks/large/pictures?file=a.png", {"data": bytes(20_000_000)})
        ],
        "POST /api/decks/{name}/{card}/words": [
            ("/api/decks/other/other-2/words", {"json": words})
        ],
        "GET /api/decks/{name}/{card}/texts": [("/api/decks/large/picture-3/texts", {})],
        "POST /api/description/{name}/start": [("/api/description/large/start", {})],
        "POST /api/description/{name}/stop": [("/api/description/large/stop", {})],
        "GET /api/tables/{code}/kept-clues": [(f"{table}/kept-clues", {})],
        "POST /api/tables/{code}/kept-clues": [(f"{table}/kept-clues", {})],
        "DELETE /api/decks/{name}/{card}": [("/api/decks/large/picture-3", {})],
        "DELETE /api/decks/{name}": [("/api/decks/large", {})],
        "POST /api/tables/{code}/subscription": [(f"{table}/subscription", {"json": SUBSCRIPTION})],
        "POST /api/unsubscribe": [
            ("/api/unsubscribe", {"json": {"endpoint": SUBSCRIPTION["endpoint"]}})
        ],
        "POST /api/forget-me": [("/api/forget-me", {})],
    }


SUBSCRIPTION: Final = Browser("https://push.example.org/" + "a" * 900).subscription()

PLAIN_PATHS: Final = (
    *("/api/push-key", "/worker.js", "/verifier.html"),
    *("/", "/t/{code}", "/tv/{code}", "/replay/{code}", "/decks", "/credits"),
    *("/healthz", "/readyz", "/metrics", "/api/games", "/api/tables", "/api/decks", "/ws/{code}"),
    "/api/description",
    *("/api/tables/{code}/invitation", "/api/tables/{code}/qr.svg"),
)
"""The paths that need nothing but the code of a table."""
