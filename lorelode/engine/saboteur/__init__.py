"""Exact Saboteur on small integers, to be played by the million.

The library (`lorelode.rules.saboteur`) is the truth: it has drawers, news and clauses, and a state
never changes. The engine plays the same rules in place on a `Position`, which holds everything,
hidden or not. `tests/conformance/test_engine.py` holds the two together: they list the same moves
in the same order, and come to the same state after each.

    position = new_position(EDITIONS["lv"], seats=5)
    deal_at_random(position, RandomSource(seed=1))
    while position.stage == PLAYING:
        moves = legal(position)
        apply(position, moves[0])

The modules are typed Python that runs as it is. `make native` compiles them with mypyc, and then
they are many times as fast (`COMPILED` says which). `docs/engine.md` tells more.
"""

from lorelode.engine.build_kind import COMPILED
from lorelode.engine.random_source import RandomSource
from lorelode.engine.saboteur import batches
from lorelode.engine.saboteur.choices import legal, list_moves, move_at
from lorelode.engine.saboteur.coding import codes_move
from lorelode.engine.saboteur.copies import assign, copy
from lorelode.engine.saboteur.deals import deal, deal_at_random, deal_by_chance
from lorelode.engine.saboteur.library_moves import from_move, to_move
from lorelode.engine.saboteur.payout import nuggets_of
from lorelode.engine.saboteur.play import apply
from lorelode.engine.saboteur.position import Position, reset
from lorelode.engine.saboteur.random_play import play_at_random
from lorelode.engine.saboteur.refusals import check
from lorelode.engine.saboteur.rollout.determinization import Determinizer
from lorelode.engine.saboteur.rollout.features import FEATURE_NAMES, measure_features
from lorelode.engine.saboteur.rollout.play_on import play_on, thumb_move
from lorelode.engine.saboteur.rollout.rollout_state import Rollout, make_move
from lorelode.engine.saboteur.rollout.routes import Routes
from lorelode.engine.saboteur.rollout.value_network import ValueNetwork
from lorelode.engine.saboteur.seeded_games import SeededGames
from lorelode.engine.saboteur.state_reader import from_state
from lorelode.engine.saboteur.state_writer import to_state
from lorelode.engine.saboteur.table_setup import apply_deal, new_position

__all__ = [
    "COMPILED",
    "FEATURE_NAMES",
    "Determinizer",
    "Position",
    "RandomSource",
    "Rollout",
    "Routes",
    "SeededGames",
    "ValueNetwork",
    "apply",
    "apply_deal",
    "assign",
    "batches",
    "check",
    "codes_move",
    "copy",
    "deal",
    "deal_at_random",
    "deal_by_chance",
    "from_move",
    "from_state",
    "legal",
    "list_moves",
    "make_move",
    "measure_features",
    "move_at",
    "new_position",
    "nuggets_of",
    "play_at_random",
    "play_on",
    "reset",
    "thumb_move",
    "to_move",
    "to_state",
]
