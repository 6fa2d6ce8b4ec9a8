"""The conformance suite: seven laws, and that news and pace are true, for one game.

Every law is tried on a few random games of every edition, of mixes of editions, and of every number
of seats. Set the Hypothesis profile for more: a variant is played `max_examples // 33` times.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lorelode.core import AnyGame, MoveSyntaxError, Pace
from lorelode.testing.laws import (
    endings,
    imagination,
    legality,
    news,
    pace,
    secrecy,
    simultaneity,
    text,
    views,
)
from lorelode.testing.moves import any_move
from lorelode.testing.random_games import (
    GAMES_PER_VARIANT,
    PlayedGame,
    Variant,
    move_type,
    random_game,
    variants_of,
)

# The same tests run for every game that inherits them.
_INHERITED = [HealthCheck.differing_executors, *settings().suppress_health_check]


def _tests(max_examples: int) -> settings:
    return settings(max_examples=max_examples, deadline=None, suppress_health_check=_INHERITED)


def _on_every_variant(check: Callable[[PlayedGame, Random], None]) -> Callable[..., None]:
    """Run a check of a played game on all variants, a few games each."""

    @_tests(GAMES_PER_VARIANT)
    @given(seed=st.integers(0, GAMES_PER_VARIANT - 1), luck=st.integers(0, 2**32 - 1))
    def test(self: Conformance, variant: Variant, seed: int, luck: int) -> None:  # noqa: ARG001
        check(random_game(variant, seed), Random(luck))

    return test


class Conformance:
    """Inherit from this in a test module, and say which game."""

    game: ClassVar[AnyGame]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Give each test all variants of the game."""
        if "variant" not in metafunc.fixturenames:
            return
        variants = []
        # All laws of a variant go to one worker of pytest-xdist, which then plays its games once.
        distributed = metafunc.config.pluginmanager.hasplugin("xdist")
        for variant in variants_of(self.game):
            marks = [pytest.mark.xdist_group(str(variant))] if distributed else []
            variants.append(pytest.param(variant, id=str(variant), marks=marks))
        metafunc.parametrize("variant", variants)

    test_law_1_play_accepts_what_choices_lists = _on_every_variant(legality.check)
    test_law_2_read_is_the_inverse_of_write = _on_every_variant(text.check_notation)
    test_law_2_a_record_replays = _on_every_variant(text.check_replay)
    test_law_2_states_and_views_survive_json = _on_every_variant(text.check_json)
    test_law_3_either_order_gives_the_same_state = _on_every_variant(simultaneity.check)
    test_law_3_phases_rise = _on_every_variant(simultaneity.check_phases)
    test_law_4_imagined_states_have_the_view = _on_every_variant(imagination.check)
    test_law_4_imagination_is_not_one_guess = _on_every_variant(imagination.check_variety)
    test_law_5_nobody_is_shown_a_secret = _on_every_variant(secrecy.check)
    test_law_6_every_game_ends_and_no_card_is_made_or_lost = _on_every_variant(endings.check)
    test_law_7_the_dealer_and_strangers_have_no_view = _on_every_variant(views.check)
    test_news_are_of_the_last_move = _on_every_variant(news.check)
    test_the_pace_is_true = _on_every_variant(pace.check)

    @_tests(settings().max_examples // 2)
    @given(data=st.data())
    def test_law_1_moves_made_up_from_their_types(self, data: st.DataObject) -> None:
        """Nonsense is refused with a clause, and never raises another exception."""
        variant = data.draw(st.sampled_from(variants_of(self.game)))
        played = random_game(variant, data.draw(st.integers(0, GAMES_PER_VARIANT - 1)))
        state = data.draw(st.sampled_from(played.states))
        moves = data.draw(st.lists(any_move(self.game), min_size=5, max_size=15))
        legality.check_moment(self.game, state, moves)

    @_tests(settings().max_examples)
    @given(data=st.data())
    def test_law_2_every_move_can_be_written(self, data: st.DataObject) -> None:
        """Also moves that no rule allows."""
        text.check_move(self.game, data.draw(any_move(self.game)))

    @_tests(settings().max_examples)
    @given(data=st.data())
    def test_law_2_a_damaged_text_is_refused(self, data: st.DataObject) -> None:
        """Or it is the one text of another move."""
        written = self.game.write(data.draw(any_move(self.game)))
        at = data.draw(st.integers(0, len(written)))
        rest = written[at + data.draw(st.integers(0, 2)) :]
        damaged = written[:at] + data.draw(st.text(max_size=3)) + rest
        for line in (damaged, data.draw(st.text())):
            try:
                move: Any = self.game.read(line)
            except MoveSyntaxError:
                continue
            assert self.game.write(move) == line, "one text for each move"

    def test_law_3_some_moves_are_made_at_the_same_time_or_none_ever_is(self) -> None:
        """Law 3 would otherwise hold because nothing was tried."""
        game = self.game
        together = [
            (state, sorted(movers))
            for variant in variants_of(game)
            for state in random_game(variant, 0).states
            if len(movers := game.to_act(state.public)) > 1
        ]
        exchanged = any(
            simultaneity.check_pair(game, state, one, other, Random(0))
            for state, (one, other, *_) in together
        )
        assert bool(together) == exchanged

    def test_law_5_compares_enough_twins_of_every_reveal(self) -> None:
        """Law 5 would otherwise hold because `imagine` gives too little variety."""
        secrecy.check_reveals_are_compared(self.game)

    def test_the_random_games_show_every_kind_of_move(self) -> None:
        """The laws would otherwise hold because nothing was tried."""
        unseen = set(move_type(self.game).__args__)
        for seed in range(20):
            for variant in variants_of(self.game):
                unseen -= {type(move) for _, move in random_game(variant, seed).moves}
                if not unseen:
                    return
        pytest.fail(f"never played: {unseen}")

    def test_the_pace_is_normal_before_the_first_deal_and_after_the_end(self) -> None:
        """There is nothing to hurry for, or to look at."""
        for variant in variants_of(self.game):
            states = random_game(variant, 0).states
            paces = [self.game.pace(state.public) for state in (states[0], states[-1])]
            assert paces == [Pace.NORMAL] * 2
