"""People at a table, each with a browser of their own: what they are shown, and what they do."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    WebSocketRoute,
)

from tests.browser.scanning import complaints
from tests.browser.serving import PATIENCE, Server
from tests.browser.words import LANGUAGES, text

Device: TypeAlias = Literal["phone", "desktop", "television"]
Theme: TypeAlias = Literal["dark", "light"]

DEVICES: Final[dict[Device, dict[str, Any]]] = {
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "television": {"viewport": {"width": 1920, "height": 1080}},
}

TASTES: Final = """
  for (const [name, value] of Object.entries(%s))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
"""
"""What somebody's browser has kept from before, if it has not been given anything else since."""

SETTINGS: Final[dict[str, dict[str, object]]] = {
    "saboteur": {"game": "saboteur", "edition": "lv", "seats": 3, "clock": "off", "first": 0},
    "dixit": {"game": "dixit", "edition": "fa", "seats": 3, "clock": "off", "first": 0},
}


class Person:
    """Somebody with a browser: a page, and what came to it over its sockets."""

    def __init__(self, context: BrowserContext, base: str, name: str, screens: Path) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.screens = screens
        self.received: list[str] = []
        self.sent: list[str] = []
        self.update: Any = None
        self.wrong: list[str] = []
        self._expected: list[str] = []
        self.page = context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Note whatever a page complains of, and what it is told."""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._note(f"uncaught: {error}"))
        page.on("requestfailed", lambda asked: self._note(f"failed: {asked.url} {asked.failure}"))
        page.on("websocket", self._listen)

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._note(said.text)

    def _note(self, what: str) -> None:
        # Whoever leaves a page breaks off what it was still fetching.
        if "ERR_ABORTED" not in what:
            self.wrong.append(what)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def between(self, meddle: Callable[[str], str]) -> None:
        """Stand between the pages and the server: what they send may be changed on the way."""

        def stand(page: WebSocketRoute) -> None:
            server = page.connect_to_server()

            def onward(message: str | bytes) -> None:
                self.sent.append(str(message))
                server.send(meddle(str(message)))

            def back(message: str | bytes) -> None:
                self._read(message)
                page.send(message)

            page.on_message(onward)
            server.on_message(back)

        self.context.route_web_socket("**/ws/*", stand)

    def _read(self, frame: str | bytes) -> None:
        self.received.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message

    def expects(self, pattern: str) -> None:
        """Let complaints that match go by."""
        self._expected.append(pattern)

    def complained(self) -> list[str]:
        """What the page complained of, besides what was expected."""
        return [
            what
            for what in self.wrong
            if not any(re.search(pattern, what) for pattern in self._expected)
        ]

    # What is to be seen.

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.base + path)

    def see(self, selector: str) -> Locator:
        """Something that has to be on the page."""
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def button(self, key: str) -> Locator:
        """The first button or link with a text of the page, whatever the language."""
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
        """Wait until what this page was last told is as it should be."""
        end = time.monotonic() + PATIENCE
        while self.update is None or not condition(self.update):
            assert time.monotonic() < end, f"{self.name} waits in vain until {what}"
            self.page.wait_for_timeout(10)
        return self.update

    def wait(self, expression: str, arg: object = None) -> None:
        """Wait until something is so on the page. (Playwright's own way needs `eval` there.)"""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(expression, arg):
            assert time.monotonic() < end, f"{self.name} waits in vain for {expression}"
            self.page.wait_for_timeout(10)

    def shoot(self, name: str) -> None:
        """Keep a picture of the screen."""
        self.screens.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.screens / f"{name}.jpg", quality=80, animations="disabled")

    def screen(self, name: str, *, axe: bool = False) -> None:
        """Keep a picture of the screen; whatever is wrong with it is told at the end."""
        self.shoot(name)
        self.wrong += [f"{name}: {what}" for what in complaints(self.page, axe=axe)]

    # What is the same in both games.

    def make(self, **settings: object) -> str:
        """Make a table, as the front page does; its code."""
        base = SETTINGS[str(settings.get("game", "saboteur"))]
        answer = self.context.request.post(
            f"{self.base}/api/tables",
            headers={"X-Lorelode": "1", "Origin": self.base},
            data={"settings": {**base, **settings}},
        )
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def come(self, code: str, query: str = "") -> None:
        """Open a table and be shown it."""
        self.go(f"/t/{code}{query}")
        self.until(lambda update: update["table"]["code"] == code, "it is let in")
        self.see("#content")

    def sit(self) -> int:
        """Take a free seat under one's name."""
        self.page.locator(".name-form input").fill(self.name)
        self.page.locator(".name-form button").click()
        told = self.until(lambda update: update["you"]["seat"] is not None, "it has a seat")
        return int(told["you"]["seat"])

    def fill_with_bots(self) -> None:
        """Let bots have the seats that are free."""
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
        self.until(lambda update: update["table"]["game"] == before + 1, "the game starts")

    @property
    def status(self) -> str:
        return str(self.update["table"]["status"])

    @property
    def play(self) -> Any:
        """The game as this page was last told of it."""
        return self.update["play"]

    @property
    def choices(self) -> list[Any]:
        """What may be done here now."""
        if self.update is None or self.status != "playing" or self.play is None:
            return []
        return list(self.play["choices"])

    @property
    def rests(self) -> bool:
        """Whether this person is still to say that they have seen what was shown."""
        seat = self.update["you"]["seat"]
        if self.status != "resting" or seat is None:
            return False
        return not self.update["table"]["seats"][seat].get("ready", False)

    def go_on(self) -> None:
        """Say that what was shown has been seen."""
        self.page.locator(".notice button.main").click()
        self.until(lambda _: not self.rests, "the table has heard it")

    def acted(self, deed: Callable[[], None]) -> None:
        """Do something that changes the game, and wait until it has."""
        before = (self.update["table"]["game"], self.play["phase"], self.status)
        choices = self.choices
        deed()
        self.until(
            lambda update: (
                (update["table"]["game"], update["play"]["phase"], update["table"]["status"])
                != before
                or update["play"]["choices"] != choices
            ),
            "its move is made",
        )

    def say(self, text: str) -> None:
        """Write a line into the chat."""
        if not self.page.locator(".chat-form").count():
            self.page.locator("#tab-chat, .talk-bar button:nth-of-type(2)").first.click()
        self.page.locator(".chat-form input").fill(text)
        self.page.locator(".chat-form button").click()
        self.see(".chat-line")


class People:
    """All who came in a test, and a place for pictures of what they saw."""

    def __init__(self, browser: Browser, server: Server, screens: Path) -> None:
        self.browser = browser
        self.server = server
        self.screens = screens
        self._all: list[Person] = []

    def __call__(
        self,
        name: str,
        device: Device = "desktop",
        *,
        language: str = "en",
        theme: Theme = "dark",
        base: str | None = None,
        motion: bool = False,
        **more: Any,
    ) -> Person:
        """Somebody new, who has never been here before."""
        assert language in LANGUAGES
        base = base or self.server.base
        tastes = {"lorelode language": language, "lorelode theme": theme}
        context = self.browser.new_context(
            **DEVICES[device],
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        context.add_init_script(TASTES % json.dumps(tastes))
        context.set_default_timeout(PATIENCE * 1000)
        person = Person(context, base, name, self.screens)
        self._all.append(person)
        return person

    def leave(self) -> None:
        """Close everything; nobody's page may have complained."""
        complained = []
        for person in self._all:
            complained += [f"{person.name}: {what}" for what in person.complained()]
            person.context.close()
        assert not complained, "\n".join(["some pages are not as they should be", *complained])
