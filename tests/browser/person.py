"""A person with a browser: what their page shows, what it receives, and what they do."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    WebSocketRoute,
)

from tests.browser.devices import Device, Theme, open_context
from tests.browser.locale_texts import LANGUAGES, text
from tests.browser.page_checks import find_faults
from tests.browser.server_process import TIMEOUT_SECONDS, Server

SETTINGS: Final[dict[str, dict[str, object]]] = {
    "saboteur": {"game": "saboteur", "edition": "lv", "seats": 3, "clock": "relaxed", "first": 0},
    "dixit": {"game": "dixit", "edition": "fa", "seats": 3, "clock": "off", "first": 0},
}

SKIP_SCRIPT: Final = """(moment) => {
  const table = document.querySelector(".table, .television");
  if (!table) return true;
  const { scene, shown } = table.dataset;
  // Nobody can go on at a television: its scenes end by themselves, and the last look is long.
  if (table.matches(".television")) return scene === "last look" || (!scene && shown === moment);
  if (scene) {
    const goOn = ".saboteur-deal button.main, [data-scene='last look'] .notice button.main";
    document.querySelector(goOn)?.click();
    dispatchEvent(new KeyboardEvent("keydown", { key: "F9" }));
  }
  return !scene && shown === moment;
}"""
"""Goes on with the scenes of a table; true if the page has shown everything up to a moment."""

TWO_FRAMES: Final = """
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
"""
"""In the first the page learns of its size, and in the second it is laid out for it."""

TAKES_PICTURES: Final = bool(os.environ.get("PICTURES"))
"""Whether screenshots and films are kept to be looked at; `make pictures` asks for them."""

POLL_MS: Final = 40
"""How often a condition is looked at again: each look costs some milliseconds of work."""

SAVES_DATA: Final = """
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
"""
"""A reader who asks to save data: the page loads nothing ahead."""

FRAMES_DESCRIBED: Final = 3
"""How many of the last frames each way a failed test prints."""


def is_dealt(update: Any, game: int) -> bool:
    """Whether an update shows a game whose first cards are dealt."""
    table = update["table"]
    return bool(table["game"] == game and table["status"] != "shuffling")


class Person:
    """Somebody with a browser: a page, and the frames of its sockets."""

    def __init__(self, context: BrowserContext, base: str, name: str, screenshots: Path) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.screenshots = screenshots
        self.received: list[str] = []
        self.sent: list[str] = []
        self.update: Any = None
        self.faults: list[str] = []
        self._expected: list[str] = []
        self._route: WebSocketRoute | None = None
        self._is_forged = False
        self.page = context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Note the errors of a page, and the frames that it receives."""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._note(f"uncaught: {error}"))
        page.on("requestfailed", lambda asked: self._note(f"failed: {asked.url} {asked.failure}"))
        page.on("websocket", self._listen)

    def _heard(self, said: ConsoleMessage) -> None:
        # A header that the browser does not understand is only a warning to it.
        if said.type == "error" or "header" in said.text:
            self._note(said.text)

    def _note(self, what: str) -> None:
        # Leaving a page aborts its requests. Where a socket opens late, the page asks the server
        # why, and 426 says that all is well.
        if not re.search("ERR_ABORTED|status of 426", what):
            self.faults.append(what)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note_received)
        socket.on("framesent", self._note_sent)

    def _note_received(self, frame: str | bytes) -> None:
        if self._route is None:
            self.read(frame)

    def _note_sent(self, frame: str | bytes) -> None:
        # What is intercepted is noted as it is after that.
        if self._route is None:
            self.sent.append(str(frame))

    def intercept(
        self,
        change_sent: Callable[[str], str] = str,
        change_received: Callable[[str], str] = str,
    ) -> None:
        """Change what the page and the server send each other, on the way."""

        def connect(page: WebSocketRoute) -> None:
            self._route = page
            server = page.connect_to_server()

            def onward(message: str | bytes) -> None:
                self.sent.append(str(message))
                server.send(change_sent(str(message)))

            def back(message: str | bytes) -> None:
                changed = change_received(str(message))
                if self._is_forged and json.loads(changed)["type"] == "update":
                    return
                self.read(changed)
                page.send(changed)

            page.on_message(onward)
            server.on_message(back)

        self.context.route_web_socket("**/ws/*", connect)

    def receive(self, message: Any) -> None:
        """Let an intercepted page receive a message that the server has not sent.

        From then on it receives no update of the server's, which would show something else.
        """
        assert self._route is not None, "the page is not intercepted"
        self._is_forged = True
        frame = json.dumps(message)
        self.read(frame)
        self._route.send(frame)

    def read(self, frame: str | bytes) -> None:
        """Note a frame that the page receives."""
        self.received.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message

    def expect_faults(self, pattern: str) -> None:
        """Ignore faults that match."""
        self._expected.append(pattern)

    def unexpected_faults(self) -> list[str]:
        """The faults of the page that nobody expected."""
        return [
            what
            for what in self.faults
            if not any(re.search(pattern, what) for pattern in self._expected)
        ]

    def describe(self) -> str:
        """What this page shows, and its last frames; saves a screenshot too."""
        if self.page.is_closed():
            return f"{self.name} has closed the page"
        self._save_screenshot(f"failed-{self.name}")
        frames = [
            f"{way}: {frame}"
            for way, sent in (("sent", self.sent), ("received", self.received))
            for frame in sent[-FRAMES_DESCRIBED:]
        ]
        shown = self.page.locator("body").inner_text()
        return "\n".join([f"{self.name} at {self.page.url}", shown, *frames, *self.faults])

    # What the page shows.

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.base + path)

    def see(self, selector: str) -> Locator:
        """Wait for something on the page."""
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def button(self, key: str) -> Locator:
        """The first button or link with a text of the page, in its language."""
        says = re.escape(self.text(key))
        page = self.page
        named = re.compile(rf"^\s*{says}\s*$")
        return (
            page.get_by_role("button", name=named).or_(page.get_by_role("link", name=named)).first
        )

    def text(self, key: str) -> str:
        """A text in the language of the page."""
        return text(self.language, key)

    @property
    def language(self) -> str:
        return str(self.page.evaluate("document.documentElement.lang"))

    def until(self, condition: Callable[[Any], object], what: str = "it") -> Any:
        """Wait until the last update of this page meets a condition."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while self.update is None or not condition(self.update):
            assert time.monotonic() < end, f"{self.name} waited too long until {what}"
            self.page.wait_for_timeout(POLL_MS)
        return self.update

    def wait(self, expression: str, arg: object = None) -> None:
        """Wait until an expression is true on the page. (Playwright's own needs `eval` there.)"""
        end = time.monotonic() + TIMEOUT_SECONDS
        while not self.page.evaluate(expression, arg):
            assert time.monotonic() < end, f"{self.name} waited too long for {expression}"
            self.page.wait_for_timeout(POLL_MS)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page is laid out for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(TWO_FRAMES)

    def take_screenshot(self, name: str) -> None:
        """Save a screenshot, if somebody wants to look at it."""
        if TAKES_PICTURES:
            self._save_screenshot(name)

    def _save_screenshot(self, name: str) -> None:
        self.screenshots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(
            path=self.screenshots / f"{name}.jpg", quality=80, animations="disabled"
        )

    def check_page(self, name: str, *, axe: bool = False) -> None:
        """Note the faults of the page without a scene for the end, and save a screenshot."""
        self.catch_up()
        self.take_screenshot(name)
        self.faults += [f"{name}: {what}" for what in find_faults(self.page, axe=axe)]

    # What is the same in all games.

    def make_table(self, **settings: object) -> str:
        """Make a table as the front page does, and return its code."""
        base = SETTINGS.get(str(settings.get("game", "saboteur")), {})
        answer = self.context.request.post(
            f"{self.base}/api/tables",
            headers={"X-Lorelode": "1", "Origin": self.base},
            data={"settings": {**base, **settings}},
        )
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def open_table(self, code: str, query: str = "") -> None:
        """Open a table and wait for its first update."""
        self.go(f"/t/{code}{query}")
        self.until(lambda update: update["table"]["code"] == code, "it is let in")
        self.see(".table #content")

    def sit(self) -> int:
        """Sit down on a free seat, and return its number."""
        self.page.locator(".name-form input").fill(self.name)
        self.page.locator(".name-form button").click()
        told = self.until(lambda update: update["you"]["seat"] is not None, "it has a seat")
        return int(told["you"]["seat"])

    def fill_with_bots(self) -> None:
        """Put bots on all free seats."""
        self.page.locator(".lobby-bots button").first.click()
        self.until(
            lambda update: all(
                seat.get("name") or seat.get("bot") for seat in update["table"]["seats"]
            ),
            "bots are there",
        )

    def start(self) -> None:
        """Start the game, or another."""
        before = self.update["table"]["game"]
        self.page.locator(".start-button").click()
        self.until(lambda update: is_dealt(update, before + 1), "the game starts")

    @property
    def status(self) -> str:
        return str(self.update["table"]["status"])

    @property
    def play(self) -> Any:
        """The game in the last update."""
        return self.update["play"]

    @property
    def choices(self) -> list[Any]:
        """The moves that this person may make now."""
        if self.update is None or self.status != "playing" or self.play is None:
            return []
        return list(self.play["choices"])

    @property
    def rests(self) -> bool:
        """Whether the table waits until this person has seen what was shown."""
        seat = self.update["you"]["seat"]
        if self.status != "resting" or seat is None:
            return False
        return not self.update["table"]["seats"][seat].get("ready", False)

    def go_on(self) -> None:
        """Tell the table that this person has seen what was shown."""
        self.catch_up()
        self.page.locator(".notice button.main").click()
        self.until(lambda _: not self.rests, "the table has heard it")

    def catch_up(self) -> None:
        """Skip the scenes, and wait until the page has shown everything that it has received.

        It presses a key, and goes on where the page waits for that.
        """
        self.page.keyboard.press("F9")
        end = time.monotonic() + TIMEOUT_SECONDS
        # What has come meanwhile counts too.
        while not self.page.evaluate(SKIP_SCRIPT, self.moment):
            assert time.monotonic() < end, f"{self.name} waited too long for {self.moment!r}"
            self.page.wait_for_timeout(POLL_MS)

    @property
    def moment(self) -> str | None:
        """The moment of the last update, as the page names it when it has shown that."""
        if self.update is None:
            return None
        table, play, lines = (self.update[key] for key in ("table", "play", "lines"))
        phase = "-" if play is None else play["phase"]
        return f"{table['game']} {table['status']} {phase} {lines['start'] + len(lines['new'])}"

    def act_and_wait(self, deed: Callable[[], None]) -> None:
        """Do something that changes the game, and wait for the change."""
        before = (self.update["table"]["game"], self.play["phase"], self.status)
        choices = self.choices
        self.catch_up()
        deed()

        def is_made(update: Any) -> bool:
            # Where no clock runs, a move can be taken back for a while: this sends it at once.
            self.page.evaluate("document.querySelector('.undo-now')?.click()")
            now = (update["table"]["game"], update["play"]["phase"], update["table"]["status"])
            return now != before or update["play"]["choices"] != choices

        self.until(is_made, "its move is made")

    def choose_language(self, language: str) -> None:
        """Turn the page of a table to another language in its menu."""
        self.page.locator(".bar-menu").click()
        self.see(f".menu-tastes select:has(option[value={language}])").select_option(language)
        self.wait("language => document.documentElement.lang === language", language)
        self.page.keyboard.press("Escape")
        self.wait("!document.querySelector('dialog[open]')")

    def say(self, text: str) -> None:
        """Write a line into the chat."""
        if not self.page.locator(".chat-form").count():
            self.page.locator("#tab-chat, .talk-bar button:nth-of-type(2)").first.click()
        self.page.locator(".chat-form input").fill(text)
        self.page.locator(".chat-form button").click()
        self.see(".chat-line")


class People:
    """The people of one test, and the folder for their screenshots."""

    def __init__(self, browser: Browser, server: Server, screenshots: Path) -> None:
        self.browser = browser
        self.server = server
        self.screenshots = screenshots
        self._all: list[Person] = []

    def __call__(
        self,
        name: str,
        device: Device = "desktop",
        *,
        language: str = "en",
        theme: Theme | None = "dark",
        base: str | None = None,
        motion: bool = False,
        played: bool = True,
        **more: Any,
    ) -> Person:
        """A new person with an empty browser."""
        assert language in LANGUAGES
        base = base or self.server.base
        context = open_context(
            self.browser, device, language, theme, motion=motion, played=played, **more
        )
        person = Person(context, base, name, self.screenshots)
        self._all.append(person)
        return person

    def describe(self) -> str:
        """What everybody's page shows."""
        return "\n\n".join(person.describe() for person in self._all)

    def leave(self) -> None:
        """Close all browsers; fails if a page had a fault."""
        faults = []
        for person in self._all:
            faults += [f"{person.name}: {what}" for what in person.unexpected_faults()]
            # What is still asked for when a test ends is not the next test's fault.
            for page in person.context.pages:
                page.unroute_all(behavior="ignoreErrors")
            person.context.unroute_all(behavior="ignoreErrors")
            person.context.close()
        assert not faults, "\n".join(["some pages have faults", *faults])
