"""The games as models read them: one entry a game."""

from __future__ import annotations

from typing import Final

from msgspec import json

from lorelode.core import AnyGame
from lorelode.sentences.dixit.model_game import DIXIT_FOR_MODELS
from lorelode.sentences.model_game import ModelGame, SeenGame
from lorelode.sentences.saboteur.model_game import SABOTEUR_FOR_MODELS

MODEL_GAMES: Final[dict[str, ModelGame]] = {
    "saboteur": SABOTEUR_FOR_MODELS,
    "dixit": DIXIT_FOR_MODELS,
}
"""By the game's name. A game without an entry is shown as JSON."""


def find_model_game(game: AnyGame) -> ModelGame:
    """The entry of a game, or what a game without an entry looks like."""
    return MODEL_GAMES.get(game.name) or ModelGame(
        rules=f"The game is called {game.name}. Choose one of the legal moves.",
        example="one of the legal moves, as it is listed",
        describe=_describe_as_json,
        write_choice=lambda move: move if isinstance(move, str) else game.write(move),
        to_notation=lambda text, _names: text,
    )


def _describe_as_json(seen_game: SeenGame) -> list[str]:
    view = seen_game.view
    return [
        f"Everybody knows: {json.encode(view.public).decode()}",
        f"You alone know: {json.encode(view.private).decode()}",
    ]
