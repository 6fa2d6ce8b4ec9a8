"""What every translation promises: sizes, round trips, and deals drawn card by card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from lorelode.core import CHANCE, Chance, IllegalMove, SetupError
from lorelode.envs.episode import Episode, NotYourTurn
from lorelode.envs.games import translate
from lorelode.envs.translation import CELLS, CHOICES, ActionSpace, Translation, observe
from tests.envs.tables import ALL_TABLES, COVERING_TABLES, some_table


def random_episode(table: Translation, seed: int) -> Iterator[Episode]:
    """A game played at random, at every decision."""
    rng, episode = Random(seed), Episode(table.setup, seed)
    while episode.asked is not None:
        yield episode
        moves = table.list_moves(episode.view(episode.asked))
        episode.play(episode.asked, rng.choice(moves))
    yield episode


def test_the_covering_tables_have_every_number_of_seats_and_every_edition() -> None:
    for part in (slice(0, 2), slice(0, 3, 2)):
        assert {one[part] for one in COVERING_TABLES} == {one[part] for one in ALL_TABLES}


@some_table
def test_every_observation_has_the_size_of_its_layout(game: str, seats: int, edition: str) -> None:
    table = translate(game, seats, edition)
    for episode in random_episode(table, 1):
        for seat in (episode.asked, None):
            view = episode.view(seat)
            assert len(table.observe_public(view.public)) == table.public.size
            assert len(table.observe_private(view)) == table.private.size
            numbers = observe(table, view)
            assert numbers.dtype == np.int8
            assert (numbers >= 0).all()


@some_table
def test_every_legal_move_has_an_action_and_comes_back(game: str, seats: int, edition: str) -> None:
    table = translate(game, seats, edition)
    for episode in random_episode(table, 2):
        if episode.asked is None:
            assert len(episode.moves) <= table.max_moves
            assert max(episode.scores()) <= table.max_points
            return
        moves = table.list_moves(episode.view(episode.asked))
        assert 0 < len(moves) <= table.choice_count
        for name in (CHOICES, CELLS):
            space = ActionSpace(table, name)
            actions = [space.action(moves, move) for move in moves]
            known = [action for action in actions if action is not None]
            assert known == [a for a, m in zip(actions, moves, strict=True) if a is not None]
            assert len(set(known)) == len(known) > 0
            for action in known:
                assert space.action(moves, space.move(moves, action)) == action
            mask = space.mask(moves)
            assert mask.dtype == np.int8
            assert np.flatnonzero(mask).tolist() == sorted(known) == space.actions(moves)
            if name == CHOICES:
                assert len(known) == len(moves)


@some_table
def test_the_bags_hold_what_the_dealer_deals(game: str, seats: int, edition: str) -> None:
    table = translate(game, seats, edition)
    setup = table.setup
    state, rng, draws = setup.initial_state(), Random(3), 0
    while actors := setup.game.to_act(state.public):
        mover = min(actors)
        if mover != CHANCE:
            move = rng.choice(table.list_moves(state.view(mover)))
        else:
            bags = table.bags(state)
            drawn = [rng.sample(bag.cards, len(bag.cards))[: bag.draws] for bag in bags]
            move = table.deal(state, drawn)
            # The rules accept it, and the dealer deals the same cards in another order.
            dealt = setup.game.deal(state, Chance(bytes(32), draws))
            assert list_cards(move) == list_cards(dealt)
            assert all(table.outcomes[one] for bag in bags for one in bag.cards)
            draws += 1
        state = setup.game.play(state, mover, move)


def list_cards(deal: Any) -> list[list[str]]:
    """The cards of each kind that a deal deals, in any order; who begins may differ."""
    fields = {name: getattr(deal, name) for name in deal.__struct_fields__}
    if "roles" in fields:
        fields["roles"] += fields.pop("spare")
        fields["first"] = fields["first"] is None
    return [sorted(map(str, cards)) if cards else [] for cards in map(to_list, fields.values())]


def to_list(value: Any) -> list[Any]:
    return list(value) if isinstance(value, tuple) else [value]


def test_an_unknown_word_is_refused_with_what_there_is() -> None:
    with pytest.raises(SetupError, match="no game 'chess'; there are saboteur, dixit"):
        translate("chess", 4)
    with pytest.raises(SetupError, match="no edition 'xx' of saboteur; there are lv, fa"):
        translate("saboteur", 4, "xx")
    with pytest.raises(SetupError, match="3 to 10 players, not 11"):
        translate("saboteur", 11)
    with pytest.raises(SetupError, match="no actions 'words'; there are choices, cells"):
        ActionSpace(translate("dixit", 4), "words")


@pytest.mark.parametrize("first", [1.0, "1", [1]])
def test_the_first_seat_is_a_whole_number(first: Any) -> None:
    with pytest.raises(SetupError, match="expected the whole number of the first seat, not"):
        translate("saboteur", 5, first=first)
    number: Any = np.int8(1)
    assert translate("saboteur", 5, first=number).setup.first == 1


def test_an_action_out_of_range_is_refused() -> None:
    table = translate("dixit", 4)
    episode = Episode(table.setup, 1)
    assert episode.asked is not None
    moves = table.list_moves(episode.view(episode.asked))
    for name, end in ((CHOICES, 24), (CELLS, 84 * 4 + 84 + 4)):
        for action in (-1, end):
            with pytest.raises(ValueError, match=f"from 0 to {end - 1}, not {action}"):
                ActionSpace(table, name).move(moves, action)


def test_a_cell_that_is_not_legal_is_refused_by_its_clause() -> None:
    table = translate("saboteur", 3)
    episode = Episode(table.setup, 1)
    assert episode.asked is not None
    move = ActionSpace(table, CELLS).move([], 0)
    with pytest.raises(IllegalMove, match=r"^S-\d\.\d: "):
        episode.play(episode.asked, move)
    assert len(episode.moves) == 1


def test_a_seat_that_is_not_asked_cannot_move() -> None:
    episode = Episode(translate("saboteur", 3).setup, 1)
    assert episode.asked is not None
    other = (episode.asked + 1) % 3
    with pytest.raises(NotYourTurn, match=f"seat {other} is not to act now: seat {episode.asked}"):
        episode.play(type(episode.asked)(other), None)
