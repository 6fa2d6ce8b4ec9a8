"""The page as an app: it can be installed, opens without a network, and takes updates in peace."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect

from lorelode.core.languages import LANGUAGES
from lorelode.web.routes.pages import PAGE_FOLDER
from tests.browser.conftest import SCREENSHOTS
from tests.browser.devices import DEVICES
from tests.browser.gameplay import play_until, start_game
from tests.browser.locale_texts import RIGHT_TO_LEFT, text
from tests.browser.person import Person
from tests.browser.saboteur_moves import make_best_move
from tests.browser.server_process import TIMEOUT_SECONDS, Server
from tools.chromium import find_whole_chromium

WITH_PAGE = """
from pathlib import Path
from lorelode.web.routes import pages
pages.PAGE_FOLDER = Path({folder!r})
from lorelode.cli import main
main()
"""
"""A server whose page is in another folder."""

IS_KEPT = """async (paths) => {
  if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
  const texts = performance.getEntriesByType("resource").map(({ name }) => name)
    .filter((name) => /\\/page\\/(common|front|table)-/.test(name));
  const kept = await Promise.all([...paths, ...texts].map((path) => caches.match(path)));
  return kept.every(Boolean);
}"""
"""Whether the worker has kept what the page needs to open again."""

LIST_KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((one) => one.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""

HAS_WAITING_WORKER = """
  navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))
"""


@pytest.fixture
def app_server(tmp_path: Path) -> Iterator[Server]:
    """A server with a page of its own, which a test may change and take away."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE_FOLDER, folder)
    server = Server(tmp_path / "server", ("-c", WITH_PAGE.format(folder=str(folder))))
    yield server
    server.stop()


@pytest.fixture
def installing(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[BrowserContext]:
    """A browser that keeps what it learns: nothing is installed from a private window."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile",
        **browser_type_launch_args,
        **DEVICES["phone"],
        reduced_motion="reduce",
    )
    context.set_default_timeout(TIMEOUT_SECONDS * 1000)
    yield context
    context.close()


def wait_until_kept(person: Person, *paths: str) -> None:
    person.wait(IS_KEPT, ["/", *paths])


def test_the_page_installs_and_opens_without_a_network(
    installing: BrowserContext, app_server: Server, request: pytest.FixtureRequest
) -> None:
    ann = Person(installing, app_server.base, "Ann", SCREENSHOTS / request.node.name)
    ann.expect_faults("ERR_CONNECTION|ERR_FAILED|ERR_EMPTY|status of 502")
    devtools = installing.new_cdp_session(ann.page)
    for language in LANGUAGES:
        ann.go(f"/?lang={language}")
        ann.see(".front-open")
        found = devtools.send("Page.getAppManifest")
        assert found["errors"] == []
        assert found["url"].endswith(f"/{language}.webmanifest")
        wait_until_kept(ann)
    code = ann.make_table()
    ann.open_table(code)
    ann.see(".lobby")
    ann.go("/rules/dixit")
    ann.see(".rules-page h2")
    wait_until_kept(ann)
    kept = ann.page.evaluate(LIST_KEPT)
    assert {path for path in kept if not path.startswith("/page/")} == {"/"}, "it keeps a secret"
    app_server.kill()
    for language in LANGUAGES:
        ann.go(f"/?lang={language}")
        notice = ann.see(".front-unreachable")
        expect(notice).to_contain_text(text(language, "front-unreachable"))
        expect(ann.button("error-retry")).to_be_visible()
        way = ann.page.evaluate("document.documentElement.dir")
        assert way == ("rtl" if language in RIGHT_TO_LEFT else "ltr")
        ann.check_page(f"unreachable-{language}", axe=language in ("en", "fa"))
    with answer_502(app_server.port):
        ann.go("/")
        expect(ann.see(".front-unreachable")).to_contain_text(ann.text("front-unreachable"))
    # Other addresses open too, and say what is wrong.
    ann.go(f"/t/{code}")
    expect(ann.see(".connection-notice")).to_contain_text(ann.text("error-lost"))
    # So do those whose texts are not kept in this language.
    for address in ("t", "tv", "replay"):
        ann.go(f"/{address}/{code}?lang=lv")
        expect(ann.see("main.wrong")).to_contain_text(text("lv", "error-offline"))
    ann.go(f"/t/{code}?lang=ru")
    ann.see(".connection-notice")
    app_server.start()
    ann.see(".lobby")


def test_an_update_waits_until_nobody_plays(
    installing: BrowserContext, app_server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    ann = Person(installing, app_server.base, "Ann", SCREENSHOTS / request.node.name)
    ann.expect_faults("ERR_CONNECTION|ERR_FAILED")
    ann.go("/?lang=fa")
    ann.see(".front-open")
    wait_until_kept(ann)
    start_game([ann])
    ann.page.evaluate("window.isSame = true")
    [before] = list_builds(ann)
    # Another build: the worker and a file of the front page have changed.
    folder = tmp_path / "page"
    worker = folder / "root" / "worker.js"
    old = re.search(r"FrontPage-(\w+)\.js", worker.read_text("utf-8"))
    assert old is not None
    (folder / old[0]).rename(folder / "FrontPage-0000feed.js")
    rename_everywhere(folder, old[0], "FrontPage-0000feed.js")
    worker.write_text(worker.read_text("utf-8").replace(before.split()[1], "0000beef"), "utf-8")
    for packed in folder.rglob("*.js.*"):
        packed.unlink()
    ann.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    ann.wait(HAS_WAITING_WORKER)
    # The game goes on, in the same page and with the files of its version.
    play_until([ann], lambda: bool(ann.choices))
    make_best_move(ann, touch=True)
    assert ann.page.evaluate("window.isSame")
    assert set(list_builds(ann)) == {before, "page 0000beef"}
    # A new page has the new files at once, and the next start has the new worker.
    second = installing.new_page()
    ann.watch(second)
    second.goto(f"{app_server.base}/")
    second.locator(".front-own-table").wait_for()
    second.close()
    # It opens without a network too, in the language of its reader.
    app_server.kill()
    end = time.monotonic() + TIMEOUT_SECONDS
    while True:
        ann.page.close()
        ann.page = installing.new_page()
        ann.watch(ann.page)
        ann.go("/")
        expect(ann.see(".front-unreachable")).to_contain_text(text("fa", "front-unreachable"))
        if list_builds(ann) == ["page 0000beef"]:
            break
        # The old worker still had something to do.
        assert time.monotonic() < end, "the new worker does not take over"
    ann.check_page("unreachable-after-update")
    app_server.start()
    expect(ann.page.locator(".front-unreachable")).to_have_count(0)


def list_builds(person: Person) -> list[str]:
    """The builds whose files this browser keeps."""
    names: list[str] = person.page.evaluate("caches.keys()")
    return [name for name in names if name.startswith("page ")]


@contextmanager
def answer_502(port: int) -> Iterator[None]:
    """What a proxy answers while the server behind it is away."""

    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response_only(502)
            self.send_header("Content-Length", "0")
            self.end_headers()

    with ThreadingHTTPServer(("127.0.0.1", port), Proxy) as proxy:
        thread = Thread(target=proxy.serve_forever)
        thread.start()
        yield
        proxy.shutdown()
        thread.join()


@pytest.mark.soak
def test_a_whole_chromium_would_install_the_page(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    server: Server,
    tmp_path: Path,
) -> None:
    """The headless shell, which the other tests use, does not check this."""
    path = find_whole_chromium()
    assert path is not None, "this test needs Debian's chromium, or Chrome"
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", **{**browser_type_launch_args, "executable_path": path}
    )
    try:
        page = context.new_page()
        devtools = context.new_cdp_session(page)

        def list_errors() -> list[str]:
            errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
            return [error["errorId"] for error in errors]

        page.goto(f"{server.base}/credits")
        assert list_errors() == ["no-manifest"], "this browser does not check"
        for language in LANGUAGES:
            page.goto(f"{server.base}/?lang={language}")
            page.locator(".front-open").wait_for()
            assert list_errors() == []
    finally:
        context.close()


def rename_everywhere(folder: Path, old: str, new: str) -> None:
    """Name a file of the page differently in all others."""
    for path in (*folder.rglob("*.js"), folder / "index.html"):
        source = path.read_text("utf-8")
        if old in source:
            path.write_text(source.replace(old, new), "utf-8")
