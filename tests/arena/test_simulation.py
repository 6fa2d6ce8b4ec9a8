"""Simulations: games of any set-up add up, and a lost card or an endless game is reported."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from lorelode.arena import PlaysAtRandom, simulate_games, sum_up, tally_game, tally_random_games
from lorelode.arena.match import derive_seed
from lorelode.arena.saboteur.game import play_game
from lorelode.arena.saboteur.lineup import seat_bots
from lorelode.arena.saboteur.study import SABOTEUR_STUDY, saboteur_cell
from lorelode.arena.source_random import SourceRandom
from lorelode.arena.studies import STUDIES
from lorelode.bots import BOTS, Bot
from lorelode.core import Record, Seat, Setup, amend, replay, write_record
from lorelode.engine.random_source import seat_sources
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.state import Turn
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role


def random_bots(setup: Setup) -> list[Bot]:
    return [BOTS[setup.game.name]["random"].make(None)] * setup.seats


@pytest.mark.parametrize("seats", [3, 10])
def test_a_simulation_adds_up_its_games(seats: int) -> None:
    setup = Setup(SABOTEUR, SABOTEUR.editions["lv"], seats)
    played = list(simulate_games(setup, random_bots(setup), 7, 4))
    result = sum_up(setup, 7, map(tally_game, played))
    assert (result.games, result.ended, result.cards_conserved) == (4, 4, True)
    assert result.counts["rounds"] == 4 * 3
    assert result.counts["miners"] + result.counts["saboteurs"] == result.counts["rounds"]
    assert result.moves == sum(len(outcome.record.moves) for outcome in played)
    totals = [sum(outcome.scores[seat] for outcome in played) for seat in range(seats)]
    assert result.mean_scores == tuple(round(total / 4, 3) for total in totals)
    records = [write_record(outcome.record).encode() for outcome in played]
    digests = b"".join(hashlib.sha256(record).digest() for record in records)
    assert result.digest == hashlib.sha256(digests).hexdigest()


@pytest.mark.parametrize("edition", SABOTEUR.editions)
@pytest.mark.parametrize(("seats", "first"), [(3, 2), (5, None), (7, 0), (10, None)])
def test_the_engine_plays_random_games_as_the_library_does(
    edition: str, seats: int, first: int | None
) -> None:
    starter = None if first is None else Seat(first)
    setup = Setup(SABOTEUR, SABOTEUR.editions[edition], seats, starter)
    study = STUDIES["saboteur"]
    assert isinstance(study, PlaysAtRandom)
    played = simulate_games(setup, random_bots(setup), 3, 4)
    library = sum_up(setup, 3, map(tally_game, played))
    engine = sum_up(setup, 3, tally_random_games(study, setup, 3, 4, cores=1))
    assert replace(engine, seconds=0.0) == replace(library, seconds=0.0)


@pytest.mark.parametrize(("edition", "seats"), [("lv", 5), ("fa", 3), ("he", 10), ("ru", 6)])
def test_the_arena_keeps_of_random_games_what_the_library_shows(edition: str, seats: int) -> None:
    levels = {Role.MINER: "random", Role.SABOTEUR: "random"}
    cell = saboteur_cell(edition, seats, "random", "random")
    for number in range(4):
        seed = derive_seed(1, number)
        generators = [SourceRandom(source) for source in seat_sources(seed, seats)]
        bots = seat_bots(cell)
        shown = play_game(edition, bots, levels, seed, generators)
        assert SABOTEUR_STUDY.play(cell, number, seed) == shown
        assert len(shown.rounds) == 3


def test_the_generator_of_a_seat_draws_from_its_source() -> None:
    seed = derive_seed(1)
    (source,), (same,) = seat_sources(seed, 1), seat_sources(seed, 1)
    rng = SourceRandom(same)
    assert [rng.getrandbits(5) for _ in range(50)] == [source.below(32) for _ in range(50)]
    # The highest bits are drawn first.
    assert rng.getrandbits(40) == source.below(1 << 31) << 9 | source.below(1 << 9)
    assert rng.random() * 2**53 == source.below(1 << 31) << 22 | source.below(1 << 22)
    counts = Counter(rng.choice("abcde") for _ in range(5000))
    assert all(800 < counts[letter] < 1200 for letter in "abcde")


def test_random_games_in_several_processes_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lorelode.arena.simulation.BATCH", 2)
    setup = Setup(SABOTEUR, SABOTEUR.editions["lv"], 3)
    study = STUDIES["saboteur"]
    assert isinstance(study, PlaysAtRandom)
    one, two = (
        sum_up(setup, 5, tally_random_games(study, setup, 5, 41, cores=cores)) for cores in (1, 2)
    )
    assert replace(two, seconds=0.0) == replace(one, seconds=0.0)
    assert one.games == 41


@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_simulate_counts_when_the_cards_of_dixit_ran_out(seats: int, turns: int) -> None:
    # Worked out from the rules: 84 cards, 7 or 6 dealt to each, 5 or as many as seats used a turn.
    edition = amend(DIXIT.editions["fa"], {"winning_points": "none"})
    names = [f"picture-{number}" for number in range(84)]
    setup = Setup(DIXIT, edition, seats)
    played = list(simulate_games(setup, random_bots(setup), 7, 4, names))
    result = sum_up(setup, 7, map(tally_game, played))
    assert (result.games, result.ended, result.cards_conserved) == (4, 4, True)
    assert result.counts["turns"] == 4 * turns
    assert result.counts["ended_out_of_cards"] == 4
    assert result.counts[f"out_of_cards_after_turn_{turns}"] == 4
    assert result.counts["ended_at_the_target"] == 0
    assert all(outcome.record.deck == tuple(names) for outcome in played)


def test_simulate_counts_the_games_of_dixit_that_ended_after_all_clues() -> None:
    setup = Setup(DIXIT, amend(DIXIT.editions["fa"], {"clues_each": "1"}), 3)
    played = simulate_games(setup, random_bots(setup), 7, 4)
    result = sum_up(setup, 7, map(tally_game, played))
    # Three turns bring nobody to 30 points, and use 15 of 63 pictures.
    assert result.counts["ended_after_all_clues"] == 4
    assert result.counts["ended_at_the_target"] == result.counts["ended_out_of_cards"] == 0


def test_simulate_counts_how_often_the_card_of_dixit_was_found() -> None:
    setup = Setup(DIXIT, amend(DIXIT.editions["fa"], {"winning_points": "4"}), 3)
    played = list(simulate_games(setup, random_bots(setup), 7, 20))
    result = sum_up(setup, 7, map(tally_game, played))
    ends = [DIXIT.scores(list(replay(DIXIT, outcome.record))[-1]) for outcome in played]
    assert result.counts["ended_out_of_cards"] == 0
    assert result.counts["ended_at_the_target"] == 20 == sum(max(end) >= 4 for end in ends)
    # All found it: 4 points are handed out. Nobody did: 6. One of two: 9.
    turns = [turn for outcome in played for turn in _turns(outcome.record)]
    assert result.counts["turns"] == len(turns)
    assert result.counts["all_found"] == sum(sum(turn.points) == 4 for turn in turns) > 0
    assert result.counts["none_found"] == sum(sum(turn.points) == 6 for turn in turns) > 0


def _turns(record: Record) -> Sequence[Turn]:
    return list(replay(DIXIT, record))[-1].public.turns


def test_a_lost_card_and_a_game_without_end_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lorelode.arena.match.MAX_MOVES", 10)
    monkeypatch.setattr(
        type(SABOTEUR), "census", staticmethod(lambda state: {"card": state.public.pile})
    )
    setup = Setup(SABOTEUR, SABOTEUR.editions["lv"], 3)
    played = simulate_games(setup, random_bots(setup), 1, 2)
    result = sum_up(setup, 1, map(tally_game, played))
    assert (result.games, result.ended, result.cards_conserved) == (2, 0, False)
    assert result.moves == 20
