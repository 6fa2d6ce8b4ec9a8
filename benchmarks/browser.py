"""Measure the speed and the size of the page in Chromium; `make bench-page`.

    python -m benchmarks.browser [--loads 5] [--turns 12]

It starts a server on this machine and one browser. Each figure has a limit.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Route, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet

from lorelode.web.routes.pages import PAGE_FOLDER
from tests.browser.gameplay import play_until, start_game
from tests.browser.person import People, Person
from tests.browser.server_process import Server
from tools.chromium import find_chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

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
        # Slow bots, so that each view is drawn before the next one comes.
        server = Server(Path(folder), bot_seconds=0.3)
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


def open_measured_page(people: People, name: str) -> tuple[Person, Counter[str]]:
    """Open a page, and measure it."""
    person = people(name, motion=True)
    person.context.add_init_script(PROBE_SCRIPT)
    return person, count_fetches(person.context.new_cdp_session(person.page))


def measure_weight(people: People) -> Figure:
    """Measure the scripts and styles that the first load of the front page fetches."""
    person, counted = open_measured_page(people, "Front")
    person.go("/")
    person.see(".front-now")
    person.page.wait_for_load_state("networkidle")
    names = [Path(path).name for path in counted if path.endswith((".js", ".css"))]
    size = sum((PAGE_FOLDER / f"{name}.gz").stat().st_size for name in names)
    return Figure("first load of the front page", size / 1000, 100, "KB", f"{len(names)} files")


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


def measure_drawing(people: People, game: str, turns: int) -> list[Figure]:
    """Play some turns. Measure how soon each view is drawn, and what is fetched twice."""
    person, counted = open_measured_page(people, "Ann")
    start_game([person], game=game, seats=5)
    person.page.wait_for_load_state("networkidle")
    play_until([person], stop_after(person, turns))
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


def stop_after(person: Person, turns: int) -> Callable[[], bool]:
    """A check whether enough views have come from now on, or the game is over."""
    start = len(person.received)
    return lambda: len(person.received) - start > turns * 5 or person.status == "over"


def main() -> None:
    """Measure everything, and print the figures."""
    parser = argparse.ArgumentParser(description="Measure the speed and the size of the page.")
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--turns", type=int, default=12)
    options = parser.parse_args()
    with start_browser_and_server() as (browser, server):
        people = People(browser, server, Path(tempfile.gettempdir()))
        figures = [measure_weight(people), measure_opening(people, options.loads)]
        for game in ("saboteur", "dixit"):
            figures += [
                *measure_drawing(people, game, options.turns),
                measure_late_pictures(people, game),
            ]
    sheet = Sheet("", "measured", "at most", "", "")
    for what, value, most, unit, more in figures:
        verdict = "[green]good[/]" if value <= most else "[red]too much[/]"
        sheet.add_row(what, f"{value:.3g} {unit}", f"{most:g} {unit}", verdict, more)
    Console().print(sheet)


if __name__ == "__main__":
    main()
