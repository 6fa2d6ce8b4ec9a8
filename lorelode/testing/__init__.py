"""The laws that every game keeps, as tests to run against a game of your own.

    from lorelode.testing import Conformance
    from my_game import MY_GAME

    class TestMyGame(Conformance):
        game = MY_GAME

Needs pytest and Hypothesis: `pip install 'lorelode[testing]'`. docs/new-game.md tells more.
"""

import pytest

# So that a law that fails says what it compared.
pytest.register_assert_rewrite("lorelode.testing.laws", "lorelode.testing.conformance")

from lorelode.testing.conformance import Conformance  # noqa: E402
from lorelode.testing.random_games import (  # noqa: E402
    AnyState,
    PlayedGame,
    Variant,
    random_game,
    variants_of,
)

__all__ = ["AnyState", "Conformance", "PlayedGame", "Variant", "random_game", "variants_of"]
