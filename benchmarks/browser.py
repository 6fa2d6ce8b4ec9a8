"""Measure the speed and the size of the page in Chromium; `make bench-page`.

    python -m benchmarks.browser [--loads 5] [--views 30] [--scenes 20]

It starts a server on this machine and one browser. Each figure has a limit, and it exits with 1 if
one is above. It takes two to three minutes.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Route, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet

from lorelode.rules import GAMES
from lorelode.web.routes.pages import PAGE_FOLDER
from tests.browser.devices import Device
from tests.browser.gameplay import play_until, start_game
from tests.browser.person import People, Person
from tests.browser.saboteur_moves import make_best_move
from tests.browser.server_process import Server
from tools.chromium import find_chromium
from tools.page_weight import AHEAD_MAX_KB, FIRST_LOAD_MAX_KB, TABLE_MAX_KB, BuiltPage

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

SAVE_DATA_SCRIPT = """
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
"""
"""Asks the page to load nothing ahead."""

LOADED_AHEAD = """
  performance.getEntriesByType("resource").some(({ name }) => name.includes("/refusals-"))
"""
"""Whether the page has loaded the last of what it loads ahead."""

PROBE_SCRIPT = """
  window.drawn = [];
  window.shifts = 0;
  window.shifted = new Set();
  window.usable = null;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries().filter((entry) => !entry.hadRecentInput)) {
      window.shifts += one.value;
      for (const { node } of one.sources) window.shifted.add(node?.className ?? "");
    }
  }).observe({ type: "layout-shift", buffered: true });

  // From the arrival of a view to the end of the frame in which the page has changed.
  const waiting = [];
  let asked = false;
  const afterPaint = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      asked = false;
      const now = performance.now();
      for (const start of waiting.splice(0)) window.drawn.push(now - start);
    };
    requestAnimationFrame(() => port2.postMessage(null));
  };
  new MutationObserver(() => {
    const known = document.querySelector(".saboteur-held, .dixit-pick, .name-form input");
    if (known && window.usable === null)
      requestAnimationFrame(() => (window.usable ??= performance.now()));
    if (waiting.length && !asked) [asked] = [true, afterPaint()];
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      let phase = -1;
      this.addEventListener("message", ({ data }) => {
        const now = performance.now();
        const { play } = JSON.parse(data);
        if (play && play.phase !== phase) [phase] = [play.phase, waiting.push(now)];
      });
    }
  };
"""


SCENE_SCRIPT = """
  window.begins = [];
  window.frames = [];
  let arrived = null;
  let last = null;
  const count = (now) => {
    const flying = document.querySelector(".flying-card");
    if (flying && last !== null) window.frames.push(now - last);
    last = flying ? now : null;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new MutationObserver(() => {
    if (arrived === null || !document.querySelector(".table")?.dataset.scene) return;
    window.begins.push(performance.now() - arrived);
    arrived = null;
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-scene"] });
  const Measured = window.WebSocket;
  window.WebSocket = class extends Measured {
    constructor(...address) {
      super(...address);
      let lines = 0;
      this.addEventListener("message", ({ data }) => {
        const now = performance.now();
        const message = JSON.parse(data);
        const fresh = message.lines && message.lines.start + message.lines.new.length;
        const isIdle = !document.querySelector(".table")?.dataset.scene;
        if (fresh > lines && lines && isIdle) arrived = now;
        if (fresh) lines = fresh;
      });
    }
  };
"""
"""Times from the arrival of a move to its scene, and the frames while a card flies."""

MAX_SOUNDS_KB = 60
MAX_SCENE_DELAY_MS = 100
MAX_FRAME_MS = 20
"""Fifty frames a second."""
SCENES_SECONDS = 90
"""How long to wait for enough scenes."""

PLAYABLE = ".saboteur-held, .dixit-pick"
"""What a player can act with."""


class Figure(NamedTuple):
    """A measured figure, and its limit."""

    what: str
    value: float
    most: float
    unit: str
    more: str = ""


@contextmanager
def start_browser_and_server() -> Iterator[tuple[Browser, Server]]:
    """Start a browser and a server, and stop them at the end."""
    path = find_chromium()
    if path is None:
        sys.exit("This needs Chromium: run python -m tools.chromium.")
    if not (PAGE_FOLDER / "index.html").is_file():
        sys.exit("The page is not built: run make page.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        # At a quick pace, each view is drawn before the next one comes; at a calm one, most scenes
        # are over before the next one begins.
        server = Server(Path(folder), bot_seconds=0.8)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def count_fetches(cdp: CDPSession) -> Counter[str]:
    """Count how often a page fetches each path over the network, without cached answers."""
    addresses: dict[str, str] = {}
    counted: Counter[str] = Counter()

    def sent(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = urlsplit(event["request"]["url"]).path

    def received(event: dict[str, Any]) -> None:
        if not event["response"].get("fromDiskCache"):
            counted[addresses.get(event["requestId"], "")] += 1

    def from_cache(event: dict[str, Any]) -> None:
        counted[addresses.get(event["requestId"], "")] -= 1

    cdp.on("Network.requestWillBeSent", sent)
    cdp.on("Network.responseReceived", received)
    cdp.on("Network.requestServedFromCache", from_cache)
    cdp.send("Network.enable")
    return counted


def open_measured_page(
    people: People, name: str, device: Device = "desktop"
) -> tuple[Person, Counter[str]]:
    """Open a page, and measure it."""
    person = people(name, device, motion=True)
    person.context.add_init_script(PROBE_SCRIPT)
    return person, count_fetches(person.context.new_cdp_session(person.page))


def list_scripts(counted: Counter[str]) -> set[str]:
    """The names of the scripts and styles that were fetched, the texts of the page among them."""
    return {Path(path).name for path in counted if path.endswith((".js", ".css"))}


def measure_weight(people: People, page: BuiltPage) -> Figure:
    """Measure the scripts and styles that the first load of the front page fetches."""
    person, counted = open_measured_page(people, "Front")
    person.go("/")
    person.see(".front-now")
    person.page.wait_for_load_state("networkidle")
    files = list_scripts(counted)
    # The test without a browser weighs the same files.
    assert files == page.list_first_load(GAMES), files ^ page.list_first_load(GAMES)
    return Figure(
        "first load of the front page",
        page.weigh(files),
        FIRST_LOAD_MAX_KB,
        "KB",
        f"{len(files)} files",
    )


def measure_table_weight(
    people: People, page: BuiltPage, game: str, device: Device
) -> tuple[Figure, set[str]]:
    """Measure what a table fetches besides the front page in its first turns, and list its files.

    What it loads ahead does not count, nor the log and the chat of a wide screen. What its lobby
    has fetched before is told beside it.
    """
    person, counted = open_measured_page(people, "Weight", device)
    person.context.add_init_script(SAVE_DATA_SCRIPT)
    start_game([person], game=game, seats=5, bot_pace="quick")
    person.see(PLAYABLE)
    with_lobby = list_scripts(counted)
    cdp = person.context.new_cdp_session(person.page)
    cdp.send("Network.clearBrowserCache")
    counted.clear()
    person.page.reload()
    person.see(PLAYABLE)
    play_until([person], lambda: bool(person.choices))
    play_until([person], stop_after(person, 5))
    person.page.wait_for_load_state("networkidle")
    files = list_scripts(counted)
    expected = page.list_game(game)
    assert expected <= files, expected - files
    more = files - page.list_first_load(GAMES) - page.list_talk()
    person.context.close()
    lobby = with_lobby - files
    return Figure(
        f"{game}: a table fetches besides, on a {device}",
        page.weigh(more),
        TABLE_MAX_KB,
        "KB",
        f"{len(files)} requests; its lobby {page.weigh(lobby):.1f} KB before",
    ), files


def measure_loaded_later(
    people: People, page: BuiltPage, game: str, at_once: set[str]
) -> list[Figure]:
    """Measure what a table loads ahead in idle time, and the sounds."""
    person, counted = open_measured_page(people, "Later")
    start_game([person], game=game)
    person.wait(LOADED_AHEAD)
    person.page.wait_for_load_state("networkidle")
    without_sounds = list_scripts(counted)
    person.page.evaluate("localStorage.setItem('lorelode sound', 'on')")
    person.page.reload()
    person.see(PLAYABLE)
    person.page.keyboard.press("F9")
    person.wait(LOADED_AHEAD)
    person.page.wait_for_load_state("networkidle")
    sounds = list_scripts(counted) - without_sounds
    assert sounds, "no sounds were fetched"
    person.context.close()
    ahead = without_sounds - at_once
    return [
        Figure(f"{game}: loaded ahead in idle time", page.weigh(ahead), AHEAD_MAX_KB, "KB"),
        Figure(f"{game}: the sounds", page.weigh(sounds), MAX_SOUNDS_KB, "KB"),
    ]


def measure_scenes(people: People, scenes: int) -> list[Figure]:
    """Let bots lay cards. Measure how soon their scenes begin, and how evenly cards fly."""
    person = people("Scenes", motion=True)
    person.context.add_init_script(SCENE_SCRIPT)
    start_game([person], game="saboteur", seats=5, bot_pace="calm")
    # The card with the role waits until it is put away.
    person.catch_up()
    end = time.monotonic() + SCENES_SECONDS
    while person.page.evaluate("window.begins.length") < scenes and time.monotonic() < end:
        if person.choices:
            make_best_move(person)
        elif person.rests:
            person.go_on()
        person.page.wait_for_timeout(100)
    begins = sorted(person.page.evaluate("window.begins"))
    frames = sorted(person.page.evaluate("window.frames"))
    late = begins[int(len(begins) * 0.95)]
    slow = frames[int(len(frames) * 0.95)]
    return [
        Figure(
            "a scene begins after",
            late,
            MAX_SCENE_DELAY_MS,
            "ms",
            f"95 of 100 of {len(begins)}, half within {statistics.median(begins):.0f}",
        ),
        Figure(
            "a frame while a card flies",
            slow,
            MAX_FRAME_MS,
            "ms",
            f"95 of 100 of {len(frames)}, half within {statistics.median(frames):.1f}",
        ),
    ]


def measure_opening(people: People, loads: int) -> Figure:
    """Measure the time from opening a table's address until somebody can act there."""
    times = []
    for _ in range(loads):
        person, _counted = open_measured_page(people, "Opening")
        code = person.make_table()
        person.go(f"/t/{code}")
        person.wait("window.usable !== null")
        times.append(person.page.evaluate("window.usable"))
        person.context.close()
    worst = max(times)
    return Figure(
        "a table is usable after", statistics.median(times), 1000, "ms", f"worst {worst:.0f}"
    )


def measure_drawing(people: People, game: str, views: int) -> list[Figure]:
    """Play some turns. Measure how soon each view is drawn, and what is fetched twice."""
    person, counted = open_measured_page(people, "Ann")
    start_game([person], game=game, seats=5, bot_pace="quick")
    person.page.wait_for_load_state("networkidle")
    play_until([person], stop_after(person, views))
    person.page.wait_for_load_state("networkidle")
    times = sorted(person.page.evaluate("window.drawn"))
    late = times[int(len(times) * 0.95)]
    person.page.reload()
    person.see(".saboteur-svg, .saboteur-result, .dixit-board, .dixit-result")
    person.page.wait_for_load_state("networkidle")
    pictures = {path: times for path, times in counted.items() if path.endswith(".webp")}
    most = max(pictures.values())
    return [
        Figure(
            f"{game}: a view is drawn after",
            statistics.median(times),
            100,
            "ms",
            f"95 of 100 within {late:.0f}, {len(times)} views",
        ),
        Figure(f"{game}: a picture is fetched", most, 1, "times", f"{len(pictures)} pictures"),
    ]


def measure_late_pictures(people: People, game: str) -> Figure:
    """Measure how much the page moves when pictures arrive late."""
    person, _counted = open_measured_page(people, "Late")
    start_game([person], game=game)

    def delay(route: Route) -> None:
        person.page.wait_for_timeout(50)
        route.continue_()

    person.context.route("**/*.webp", delay)
    person.page.reload()
    person.wait("window.usable !== null")
    person.page.evaluate("window.shifted.clear() || (window.shifts = 0)")
    person.wait("[...document.images].every((one) => one.complete)")
    shifts = person.page.evaluate("window.shifts")
    which = ", ".join(map(str, person.page.evaluate("[...window.shifted]")))
    return Figure(f"{game}: layout shift when pictures come", shifts, 0, "", which)


def stop_after(person: Person, views: int) -> Callable[[], bool]:
    """A check whether enough views have come from now on, or the game is over."""
    start = len(person.received)
    return lambda: len(person.received) - start > views or person.status == "over"


def measure_game(people: People, page: BuiltPage, game: str, views: int) -> list[Figure]:
    """Measure a game at a table."""
    desktop, at_once = measure_table_weight(people, page, game, "desktop")
    phone, _files = measure_table_weight(people, page, game, "phone")
    return [
        desktop,
        phone,
        *measure_loaded_later(people, page, game, at_once),
        *measure_drawing(people, game, views),
        measure_late_pictures(people, game),
    ]


def main() -> None:
    """Measure everything, and print the figures."""
    parser = argparse.ArgumentParser(description="Measure the speed and the size of the page.")
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--views", type=int, default=30)
    parser.add_argument("--scenes", type=int, default=20)
    options = parser.parse_args()
    with start_browser_and_server() as (browser, server):
        people = People(browser, server, Path(tempfile.gettempdir()))
        page = BuiltPage(PAGE_FOLDER)
        figures = [measure_weight(people, page), measure_opening(people, options.loads)]
        figures += measure_scenes(people, options.scenes)
        for game in GAMES:
            figures += measure_game(people, page, game, options.views)
    sheet = Sheet("", "measured", "at most", "", "")
    for what, value, most, unit, more in figures:
        verdict = "[green]good[/]" if value <= most else "[red]too much[/]"
        sheet.add_row(what, f"{value:.3g} {unit}", f"{most:g} {unit}", verdict, more)
    Console().print(sheet)
    sys.exit(any(figure.value > figure.most for figure in figures))


if __name__ == "__main__":
    main()
