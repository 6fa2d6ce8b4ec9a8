"""What a browser fetches of the built page: scripts and styles, gzipped.

The texts of the page are scripts too, a file for each topic and language. Pictures and letters are
none of this. `python -m tools.page_weight` prints what a table fetches in each language.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES
from lorelode.web.routes.pages import PAGE_FOLDER

FIRST_LOAD_MAX_KB: Final = 60
"""What the front page may fetch."""
TABLE_MAX_KB: Final = 40
"""What a lobby, or a running game, may fetch besides the front page."""
LOBBY_AND_GAME_MAX_KB: Final = 46
"""What both may fetch together besides the front page."""
AHEAD_MAX_KB: Final = 41
"""What a table with a running game may load ahead in idle time."""
COACH_MAX_KB: Final = 8
"""What the coach may load for those who need it, with all that it has for one game."""

COMMON_TOPICS: Final = ("common", "errors")
"""The texts that every page loads."""


class BuiltPage:
    """A built page, with the manifest that Vite writes beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._entries: dict[str, Any] = json.loads(
            (folder / ".vite" / "manifest.json").read_text("utf-8")
        )

    def weigh(self, files: Iterable[str]) -> float:
        """What these files weigh as they are sent, in kilobytes."""
        return sum((self.folder / f"{name}.gz").stat().st_size for name in files) / 1000

    def list_first_load(self, games: Iterable[str], language: str = "en") -> set[str]:
        """The files of the front page, which shows an intro of each game."""
        found = self._reach("index.html", "src/front/FrontPage.tsx")
        topics = [*COMMON_TOPICS, "front", "settings"]
        for game in games:
            found |= self._reach(f"src/{game}/intro.tsx")
            topics += [game, f"explain-{game}"]
        return found | self._list_texts(topics, language)

    def list_lobby(self, language: str = "en") -> set[str]:
        """The files of a table before its first game. Nobody has opened anything over it."""
        found = self._reach("index.html", "src/table/TablePage.tsx", "src/table/Lobby.tsx")
        return found | self._list_texts([*COMMON_TOPICS, "table", "lobby"], language)

    def list_game(self, game: str, language: str = "en") -> set[str]:
        """The files of a table with a running game. Nobody has opened anything over it."""
        found = self._reach("index.html", "src/table/TablePage.tsx", f"src/{game}/index.tsx")
        topics = [*COMMON_TOPICS, "table", game, f"{game}-board"]
        return found | self._list_texts(topics, language)

    def list_ahead(self, game: str, language: str = "en") -> set[str]:
        """The files that a table with a running game loads ahead in idle time."""
        tables = ("GameNotices.tsx", "shortcuts.ts", "Sheets.tsx", "GameOver.tsx")
        found = self._reach(*(f"src/table/{name}" for name in tables))
        found |= self._reach(f"src/{game}/loadedLater.ts")
        found |= self._reach("src/faces/faces.css", "src/talk/index.ts")
        topics = ["lobby", "notices", "sheets", "talk", f"{game}-later", "refusals"]
        found |= self._list_texts(topics, language)
        return found - self.list_game(game, language)

    def list_coach(self, game: str, language: str = "en") -> set[str]:
        """The files of the coach: for first games, and for somebody alone with bots."""
        found = self._reach("src/coach/Coach.tsx", f"src/{game}/coach.ts")
        found |= self._list_texts(["coach", f"coach-{game}", "why"], language)
        return found - self.list_game(game, language) - self.list_ahead(game, language)

    def _reach(self, *modules: str) -> set[str]:
        """The files of these modules and of all that they import."""
        seen: set[str] = set()
        found: set[str] = set()
        waiting = list(modules)
        while waiting:
            module = waiting.pop()
            if module in seen:
                continue
            seen.add(module)
            entry = self._entries[module]
            found |= {entry["file"], *entry.get("css", ())}
            waiting += entry.get("imports", ())
        return found

    def _list_texts(self, topics: Iterable[str], language: str) -> set[str]:
        """The files of the topics that there are."""
        modules = [f"locales/{language}/{topic}.ftl?raw" for topic in topics]
        return self._reach(*(module for module in modules if module in self._entries))


def main() -> None:
    """Print what the lobby and each game fetch besides the front page, and what they load ahead."""
    page = BuiltPage(PAGE_FOLDER)
    sheet = Table("KB besides the front page", *LANGUAGES)

    def add(name: str, lists: Iterable[set[str]]) -> None:
        besides = (
            files - page.list_first_load(GAMES, language)
            for language, files in zip(LANGUAGES, lists, strict=True)
        )
        sheet.add_row(name, *(f"{page.weigh(files):.1f}" for files in besides))

    lobbies = [page.list_lobby(language) for language in LANGUAGES]
    add("lobby", lobbies)
    for game in GAMES:
        played = [page.list_game(game, language) for language in LANGUAGES]
        add(game, played)
        add(f"lobby and {game}", (one | other for one, other in zip(lobbies, played, strict=True)))
        add(f"{game}, loaded ahead", (page.list_ahead(game, language) for language in LANGUAGES))
        add(f"{game}, the coach", (page.list_coach(game, language) for language in LANGUAGES))
    Console().print(sheet)


if __name__ == "__main__":
    main()
