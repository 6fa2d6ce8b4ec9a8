"""Nothing of what a seat may not know reaches its screen: presenters are handed views alone."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import lorelode.cli.saboteur
from lorelode.arena import play_out, seed_of
from lorelode.bots import BOTS
from lorelode.cli.names import Names
from lorelode.cli.presenter import Manner
from lorelode.cli.saboteur.presenter import SaboteurPresenter
from lorelode.cli.screen import Screen
from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.news import Turned
from lorelode.rules.saboteur.state import Dealing, Over, SaboteurState, Sharing


def test_no_presenter_knows_of_states_or_secrets() -> None:
    for path in Path(lorelode.cli.saboteur.__path__[0]).glob("*.py"):
        names = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        assert not names & {"State", "SaboteurState", "Secret"}, path


def told(
    presenter: SaboteurPresenter, state: SaboteurState, capsys: pytest.CaptureFixture[str]
) -> str:
    view = state.view(Seat(0))
    presenter.tell(view, follow=False)
    presenter.situation(view)
    presenter.pages()["h"].show(view)
    return capsys.readouterr().out


@pytest.mark.parametrize("words", [False, True], ids=["drawn", "words"])
@pytest.mark.parametrize("edition", ["lv", "ru"])
def test_roles_and_goals_stay_hidden_until_they_are_shown(
    edition: str, words: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    presenter = SaboteurPresenter(
        Screen(), Names.of_dwarfs(3, Seat(0)), Manner(words, discreet=True)
    )
    bots = [BOTS["saboteur"]["random"]] * 3
    for step in play_out(SABOTEUR, SABOTEUR.editions[edition], 3, bots, seed_of(2)):
        public, mine = step.state.public, step.state.private[0]
        text = told(presenter, step.state, capsys)
        shown = isinstance(public.stage, Dealing | Over | Sharing)
        if not shown:
            assert not re.search("miner|saboteur", text.lower())
        known = any(mine.peeked) or any(public.mine.goals)
        if not shown and not known and not any(isinstance(one, Turned) for one in public.news):
            assert not re.search(r"treasure|stone|\$|#", text)


def test_the_screen_is_the_same_whatever_the_others_hold(
    capsys: pytest.CaptureFixture[str],
) -> None:
    presenter = SaboteurPresenter(Screen(), Names.of_dwarfs(4, Seat(0)), Manner(discreet=True))
    bots = [BOTS["saboteur"]["random"]] * 4
    steps = list(play_out(SABOTEUR, SABOTEUR.editions["ru"], 4, bots, seed_of(3)))
    for step in steps[::9]:
        twin = SABOTEUR.imagine(step.state.view(Seat(0)), Random(1))
        assert told(presenter, step.state, capsys) == told(presenter, twin, capsys)
