"""Nothing of what a seat may not know reaches its terminal: presenters are handed views alone."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import lorelode.cli
from lorelode.arena import Step, derive_seed, play_out
from lorelode.bots import BOTS
from lorelode.cli.presenter import Menu, Presenter, Style
from lorelode.cli.presenters import PRESENTERS, names_of_players
from lorelode.cli.terminal import Terminal
from lorelode.core import Seat, State, View
from lorelode.decks import built_in
from lorelode.rules import GAMES
from lorelode.rules.saboteur.news import Turned
from lorelode.rules.saboteur.state import Dealing, Over, Sharing

YOU = Seat(0)


@pytest.mark.parametrize("game", GAMES)
def test_no_presenter_knows_of_states_or_secrets(game: str) -> None:
    modules = list((Path(lorelode.cli.__path__[0]) / game).glob("*.py"))
    assert modules
    for path in modules:
        names = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        assert not names & {"State", f"{game.title()}State", "Secret"}, path


def presenter_of(game: str, seats: int, words: bool = False) -> Presenter:
    names = names_of_players(seats, YOU, None)
    deck = built_in() if game == "dixit" else None
    return PRESENTERS[game].make(Terminal(), names, Style(words, discreet=True), deck)


def played(game: str, edition: str, seats: int, seed: int) -> list[Step]:
    deck = built_in() if game == "dixit" else None
    bots = [BOTS[game]["random"].make(deck)] * seats
    return list(
        play_out(GAMES[game], GAMES[game].editions[edition], seats, bots, derive_seed(seed))
    )


def told(
    presenter: Presenter, state: State[Any, Any, Any], capsys: pytest.CaptureFixture[str]
) -> str:
    view = state.view(YOU)
    presenter.show_news(view, follow=False)
    presenter.show_situation(view)
    presenter.pages(first=True)["h"].show(view)
    return capsys.readouterr().out


@pytest.mark.parametrize("words", [False, True], ids=["drawn", "words"])
@pytest.mark.parametrize("edition", ["lv", "ru"])
def test_roles_and_goals_stay_hidden_until_they_are_shown(
    edition: str, words: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    presenter = presenter_of("saboteur", 3, words)
    for step in played("saboteur", edition, 3, 2):
        public, mine = step.state.public, step.state.private[0]
        text = told(presenter, step.state, capsys)
        shown = isinstance(public.stage, Dealing | Over | Sharing)
        if not shown:
            assert not re.search("miner|saboteur", text.lower())
        known = any(mine.peeked) or any(public.mine.goals)
        if not shown and not known and not any(isinstance(one, Turned) for one in public.news):
            assert not re.search(r"treasure|stone|\$|#", text)


def all_shown(
    presenter: Presenter, view: View[Any, Any], capsys: pytest.CaptureFixture[str]
) -> tuple[str, Menu | None]:
    """Everything that Dixit's presenter has for a view."""
    for follow in (True, False):
        presenter.show_news(view, follow)
    if not GAMES["dixit"].to_act(view.public):
        presenter.show_result(view)
    asked = YOU in GAMES["dixit"].to_act(view.public)
    if asked:
        presenter.show_situation(view)
        for key, page in presenter.pages(first=True).items():
            if key != "w":  # that one changes how the others are shown
                page.show(view)
    return capsys.readouterr().out, presenter.menu(view) if asked else None


def labels(menu: Menu | None) -> list[tuple[str, str]]:
    return [] if menu is None else [(option.label, option.about) for option in menu.options]


def test_nothing_is_said_of_hands_piles_and_owners_that_are_not_yours(
    capsys: pytest.CaptureFixture[str],
) -> None:
    presenter, titles = (
        presenter_of("dixit", 4),
        [card.words_in("en").title for card in built_in().cards],
    )
    for step in played("dixit", "fa", 4, 4):
        public, mine = step.state.public, step.state.private[0]
        text, menu = all_shown(presenter, step.state.view(YOU), capsys)
        text += str(labels(menu))
        seen = {*mine.hand, *mine.given, *public.display}
        seen |= {card for turn in public.turns for card in turn.display}
        named = {number for number, title in enumerate(titles, 1) if title in text}
        assert named <= seen
        marked = re.findall(r"^  (\d)  .* \(yours\)$", text, re.MULTILINE)
        own = [str(n) for n, card in enumerate(public.display, 1) if card in mine.given]
        assert set(marked) <= set(own)
