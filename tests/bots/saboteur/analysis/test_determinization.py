"""The positions that `hard` thinks possible agree with what its seat sees."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

from lorelode.arena import derive_seed, play_out
from lorelode.bots.saboteur.analysis.beliefs import infer_beliefs
from lorelode.bots.saboteur.analysis.determinization import make_determinizer
from lorelode.bots.saboteur.analysis.history import HistoryCache
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.core import Seat
from lorelode.engine.saboteur import RandomSource, to_state
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.knowledge import treasure_candidates, unseen_cards


def test_sampled_positions_agree_with_the_view() -> None:
    steps = play_out(SABOTEUR, EDITIONS["lv"], 5, [SaboteurEasyBot()] * 5, derive_seed(5))
    state = next(islice(steps, 25, None)).state
    rng, source = Random(1), RandomSource(1)
    for seat in map(Seat, range(5)):
        view = state.view(seat)
        history = HistoryCache().current(view.public, [])
        determinizer = make_determinizer(view, infer_beliefs(view, history), rng)
        sample = determinizer.make_position()
        for _ in range(10):
            determinizer.sample(sample, source)
            imagined = to_state(sample)
            seen = imagined.view(seat)
            assert seen.public.mine == view.public.mine
            assert seen.public.players == view.public.players
            assert seen.private is not None
            assert view.private is not None
            assert (seen.private.role, seen.private.hand) == (view.private.role, view.private.hand)
            hidden = Counter(imagined.secret.pile)
            for other, private in enumerate(imagined.private):
                hidden.update(private.hand + private.discards if other != seat else ())
            assert hidden == Counter(unseen_cards(view))
            assert treasure_candidates(seen) == treasure_candidates(view)
