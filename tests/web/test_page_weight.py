"""How much of the page a browser fetches at first, and for a table.

What counts is what the page has to fetch before somebody

- sees the lobby of a table, and can sit down and start;
- sees a running game and plays, until a round of Saboteur or a turn of Dixit ends.

Each is weighed by itself, as it is for somebody who opens the table then, and both together, as it
is for somebody who comes through the lobby. All of it is weighed as it is sent (gzip), with the
texts of each language, and without what the front page has fetched already.

Log, chat and phrases have a limit of their own: a wide screen loads them beside the board, a phone
when somebody opens them or speaks. So has what a table loads in idle time: sheets, toasts,
shortcuts, the end of a round or a turn, the result, rare notices. The lobby loads the game in idle
time too. Pictures, letters and sounds do not count. `make bench-page` compares the lists with what
Chromium fetches.
"""

from __future__ import annotations

import pytest

from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES
from lorelode.web.routes.pages import PAGE_FOLDER
from tools.page_weight import (
    AHEAD_MAX_KB,
    FIRST_LOAD_MAX_KB,
    LOBBY_AND_GAME_MAX_KB,
    TABLE_MAX_KB,
    TALK_MAX_KB,
    BuiltPage,
)

pytestmark = pytest.mark.skipif(
    not (PAGE_FOLDER / "index.html").is_file(), reason="the page is not built"
)


@pytest.fixture(scope="module")
def page() -> BuiltPage:
    return BuiltPage(PAGE_FOLDER)


def weigh_besides(page: BuiltPage, files: set[str], language: str) -> float:
    """What files weigh besides the front page, in kilobytes."""
    return page.weigh(files - page.list_first_load(GAMES, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_light(page: BuiltPage, language: str) -> None:
    files = page.list_first_load(GAMES, language)
    assert page.weigh(files) <= FIRST_LOAD_MAX_KB


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_fetches_little_besides_the_front_page(page: BuiltPage, language: str) -> None:
    assert weigh_besides(page, page.list_lobby(language), language) <= TABLE_MAX_KB


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_fetches_little_besides_the_front_page(
    page: BuiltPage, game: str, language: str
) -> None:
    assert weigh_besides(page, page.list_game(game, language), language) <= TABLE_MAX_KB


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lobby_and_game_together_stay_below_their_limit(
    page: BuiltPage, game: str, language: str
) -> None:
    files = page.list_lobby(language) | page.list_game(game, language)
    assert weigh_besides(page, files, language) <= LOBBY_AND_GAME_MAX_KB


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_loads_ahead_stays_below_its_limit(
    page: BuiltPage, game: str, language: str
) -> None:
    ahead = page.list_ahead(game, language)
    assert weigh_besides(page, ahead, language) <= AHEAD_MAX_KB


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_and_chat_stay_below_their_limit(page: BuiltPage, language: str) -> None:
    assert weigh_besides(page, page.list_talk(language), language) <= TALK_MAX_KB


@pytest.mark.parametrize("game", GAMES)
def test_a_table_takes_few_requests(page: BuiltPage, game: str) -> None:
    assert len(page.list_game(game)) <= 14
    assert len(page.list_lobby()) <= 14
