"""Games of the arena: who plays what, and what is kept of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from inspect import getfile
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lorelode.arena import derive_seed, play_out
from lorelode.arena.dixit.game import DixitGame
from lorelode.arena.dixit.lineup import seat_bots as dixit_bots
from lorelode.arena.dixit.study import dixit_cell
from lorelode.arena.lineup import LEVELS
from lorelode.arena.saboteur.game import SABOTEURS, TREASURE, SaboteurGame, base_rate
from lorelode.arena.saboteur.lineup import SidedBot
from lorelode.arena.saboteur.lineup import seat_bots as saboteur_bots
from lorelode.arena.saboteur.study import saboteur_cell
from lorelode.arena.studies import STUDIES
from lorelode.arena.tasks import WrongVersion, agent_files, deciding_files, make_tasks, play_tasks
from lorelode.bots import Claim, RandomBot
from lorelode.bots.dixit import fit_bot
from lorelode.bots.saboteur.analysis.beliefs import role_prior
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.core import Setup, View
from lorelode.decks import built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.state import Playing
from tests.test_architecture import HOUSE, MODULES, ROOT, name_of, ours

ARENA_GAMES = r"lorelode/arena/\w+/(game|lineup)\.py"
# They are imported for types and for the tables, and decide nothing.
UNMEASURED = {HOUSE / "__init__.py", HOUSE / "arena" / "report.py"}


class Remembering:
    """A random bot that remembers the roles it was asked in."""

    def __init__(self) -> None:
        self.roles: set[Role] = set()

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        assert view.private is not None
        self.roles.add(view.private.role)
        return RandomBot(SABOTEUR).choose(view, lines, rng, claims)


def test_a_seat_plays_at_the_level_of_its_side() -> None:
    miners, saboteurs = Remembering(), Remembering()
    bots = [SidedBot(miners, saboteurs) for _ in range(5)]
    list(play_out(SABOTEUR, SABOTEUR.editions["lv"], 5, bots, derive_seed(1)))
    assert (miners.roles, saboteurs.roles) == ({Role.MINER}, {Role.SABOTEUR})


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_both_games(level: str) -> None:
    cells = [saboteur_cell("lv", 3, level, level, 1), dixit_cell("fa", 4, [level], "lv")]
    mined, dreamt = (result.kept for result in play_tasks(make_tasks(cells, 1, 2)))
    assert isinstance(mined, SaboteurGame)
    assert len(mined.rounds) == 3
    assert isinstance(dreamt, DixitGame)
    assert [seat.level for seat in dreamt.seats] == [level] * 4


def test_bots_of_measured_dixit_use_no_optional_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    def installed() -> None:
        pytest.fail("what is installed was asked for")

    monkeypatch.setattr(fit_bot, "find_encoder", installed)
    bots = dixit_bots(
        Setup(DIXIT, DIXIT.editions["fa"], len(LEVELS)), LEVELS, built_in(), "en", "secret"
    )
    *_, last = play_out(DIXIT, DIXIT.editions["fa"], len(bots), bots, derive_seed(1))
    assert last.state.public.turns


def test_an_error_of_a_bot_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SaboteurEasyBot, "choose", fails)
    (task,) = make_tasks([saboteur_cell("lv", 3, "easy", "easy")], 1, 1)
    with pytest.raises(ZeroDivisionError) as caught:
        play_tasks([task])
    assert caught.value.__notes__ == [
        "It was game 0 of seed 1 (the first is 0): saboteur, edition lv, 3 seats, easy and easy."
    ]


def test_rounds_are_kept_as_they_went() -> None:
    (task,) = make_tasks([saboteur_cell("lv", 5, "easy", "easy")], 1, 7)
    (result,) = play_tasks([task])
    bots = saboteur_bots(task.cell)
    steps = list(play_out(SABOTEUR, SABOTEUR.editions["lv"], 5, bots, derive_seed(7)))
    results = steps[-1].state.public.results
    found = result.kept
    assert isinstance(found, SaboteurGame)
    assert [one.miners for one in found.rounds] == [won.winners is Role.MINER for won in results]
    saboteurs = [won.roles.count(Role.SABOTEUR) for won in results]
    assert [one.saboteurs for one in found.rounds] == saboteurs
    # A turn is a move of somebody to whom the table had come.
    befores = zip([None, *(step.state for step in steps)], steps, strict=False)
    turns = sum(old is not None and isinstance(old.public.stage, Playing) for old, _ in befores)
    assert sum(one.turns for one in found.rounds) == turns
    assert not found.guesses


def test_the_kept_beliefs_are_those_that_normal_explains() -> None:
    said: list[tuple[str, float, bool]] = []

    class Watched:
        def __init__(self) -> None:
            self.bot = SaboteurNormalBot()

        def choose(
            self,
            view: View[Any, Any],
            lines: Sequence[str],
            rng: Random,
            claims: Sequence[Claim] = (),
            /,
        ) -> Any:
            if isinstance(view.public.stage, Playing):
                same = Random()
                same.setstate(rng.getstate())
                why = self.bot.explain(view, lines, same, claims)
                assert view.private is not None
                suspicion, treasure = why.beliefs
                others = [p for seat, p in enumerate(suspicion.seats) if seat != view.seat]
                goals = [p for p in treasure.options.values() if 0 < p < 1]
                miner = view.private.role is Role.MINER
                said.extend((SABOTEURS, one, miner) for one in others)
                said.extend((TREASURE, one, miner) for one in goals)
            return self.bot.choose(view, lines, rng, claims)

        def speak(
            self,
            view: View[Any, Any],
            lines: Sequence[str],
            rng: Random,
            claims: Sequence[Claim] = (),
            /,
        ) -> Claim | None:
            return self.bot.speak(view, lines, rng, claims)

    edition = SABOTEUR.editions["fa"]
    list(play_out(SABOTEUR, edition, 4, [Watched() for _ in range(4)], derive_seed(5)))
    (result,) = play_tasks(make_tasks([saboteur_cell("fa", 4, "normal", "normal")], 1, 5))
    assert isinstance(result.kept, SaboteurGame)
    guesses = result.kept.guesses
    assert sum(one.count for one in guesses) == len(said)
    for kind in product((SABOTEURS, TREASURE), (True, False)):
        kept = sum(one.likely for one in guesses if (one.about, one.miner) == kind)
        told = sum(one for about, one, miner in said if (about, miner) == kind)
        assert kept == pytest.approx(told, abs=1e-3)
    # Of the goals that may be the treasure, one is.
    goals = [one for one in guesses if one.about == TREASURE]
    assert sum(one.likely for one in goals) == pytest.approx(sum(one.true for one in goals))
    ends = [one for one in result.kept.rankings if one.part is None]
    assert len(ends) == 1
    assert 0 <= ends[0].found <= ends[0].count


@pytest.mark.parametrize("role", Role)
def test_the_base_rate_is_the_prior_of_the_role_pool(role: Role) -> None:
    from math import exp

    edition, seats = SABOTEUR.editions["lv"], 7
    public = SABOTEUR.setup(edition, seats).public
    sets, logs = role_prior(edition, seats, 0, role)
    likely = sum(exp(log) for members, log in zip(sets, logs, strict=True) if 3 in members)
    assert base_rate(public, seats, role is Role.MINER) == pytest.approx(likely)


def test_the_levels_of_a_mixed_table_change_seats_from_game_to_game() -> None:
    results = play_tasks(make_tasks([dixit_cell("fa", 4, ["random", "easy"], "en")], 2, 3))
    levels = []
    for result in results:
        assert isinstance(result.kept, DixitGame)
        levels.append([seat.level for seat in result.kept.seats])
        for turn in result.kept.turns:
            assert 0 <= turn.finders <= turn.voters == turn.among == 3
            # Found by some: three points; by all or none: nothing for who told.
            assert (turn.points == 3) is (0 < turn.finders < 3)
    assert levels == [["random", "easy"] * 2, ["easy", "random"] * 2]


def test_a_worker_with_other_bots_refuses() -> None:
    from msgspec.structs import replace

    (task,) = make_tasks([saboteur_cell("lv", 3, "random", "random")], 1, 1)
    with pytest.raises(WrongVersion, match="install the same Lorelode"):
        play_tasks([replace(task, version="another")])


def test_the_version_covers_every_module_that_a_game_of_the_arena_imports() -> None:
    hashed = {name_of(file) for file in (*deciding_files(), *agent_files())}
    found = {module for module in MODULES if re.fullmatch(ARENA_GAMES, name_of(module))}
    new = set(found)
    while new:
        files = [ROOT.joinpath(*name.split(".")) for module in new for name in ours(module)]
        modules = {file.with_suffix(".py") for file in files} | {f / "__init__.py" for f in files}
        new = {file for file in modules if file.exists()} - found - UNMEASURED
        found |= new
    assert {name_of(module) for module in found} - hashed == set()
    # A study says who sits where; what else it imports makes tables and plots.
    assert {name_of(Path(getfile(type(study)))) for study in STUDIES.values()} <= hashed


def test_rollouts_distinguish_only_cells_that_use_them() -> None:
    assert saboteur_cell("lv", 5, "easy", "normal", 50) == saboteur_cell(
        "lv", 5, "easy", "normal", 90
    )
    assert saboteur_cell("lv", 5, "easy", "hard", 50) != saboteur_cell("lv", 5, "easy", "hard", 90)
