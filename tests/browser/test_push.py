"""Notices in Chromium: asked for with one tap, received, shown and tapped.

Simulated is what a headless Chromium does not have. It has no push service, so
`PushManager.subscribe` gives the subscription of our own one, and the DevTools deliver what that
has received and decrypted. It asks nobody for permission and shows no notifications, so the test
answers the question, and notes what the worker shows. And nobody taps one, so the worker is sent
the event, and what it asks the browser to open or to focus is noted. All else is real: the page,
the worker, the server, its signature and its encryption.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, CDPSession, expect

from lorelode.core.languages import LANGUAGES
from tests.browser.conftest import SCREENSHOTS
from tests.browser.gameplay import play_until
from tests.browser.locale_texts import text
from tests.browser.person import People, Person
from tests.browser.server_process import TIMEOUT_SECONDS, Server
from tests.browser.test_installed_page import installing
from tests.server.push_service import Browser

__all__ = ["installing"]

OWN_PUSH_SERVICE = """(() => {
  const { endpoint, p256dh, auth } = %s;
  const read = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;
  const make = (key) => ({
    endpoint,
    options: { applicationServerKey: read(key) },
    getKey: (name) => read({ p256dh, auth }[name]),
    unsubscribe: async () => (await noteEnd(endpoint), localStorage.removeItem("made"), true),
  });
  const find = () => localStorage.made ? make(localStorage.made) : null;
  PushManager.prototype.getSubscription = async () => find();
  PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
    make((localStorage.made = applicationServerKey));
  Object.defineProperty(Notification, "permission", { get: () => localStorage.said ?? "default" });
  Notification.requestPermission = async () => (localStorage.said = "granted");
  window.cleared = [];
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => (cleared.push(tag), []);
  let isHidden = false;
  Object.defineProperty(Document.prototype, "hidden", { get: () => isHidden });
  window.hide = (hidden) => {
    isHidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
})()"""
"""A browser whose push service is ours, and whose page is hidden when a test says so."""

NOTE_SHOWN = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, about) => {
    const { body, tag, lang, data } = about;
    const close = () => { shown = shown.filter((one) => one.tag !== tag); };
    close();
    shown.push({ title, body, tag, lang, data, close });
  };
  self.asked = [];
  Clients.prototype.openWindow = async (path) => void asked.push(`open ${path}`);
  WindowClient.prototype.focus = async function () { asked.push(`focus ${this.url}`); };
}"""
"""Notes what a worker shows, and what it asks the browser to open or to focus."""

SHOWN = "shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))"

TAP = """async () => {
  const event = new Event("notificationclick");
  const waiting = [];
  Object.assign(event, { notification: shown[0], waitUntil: (one) => waiting.push(one) });
  dispatchEvent(event);
  await Promise.all(waiting);
  return asked.splice(0);
}"""
"""Taps the notification that is shown; returns what the worker asks the browser for."""


class Received:
    """What a push service has received."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.bodies: list[bytes] = []

    def wait_for(self, count: int) -> dict[str, Any]:
        """The last of so many notices, decrypted."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while len(self.bodies) < count:
            assert time.monotonic() < end, "no notice comes"
            time.sleep(0.02)
        assert len(self.bodies) == count
        return self.browser.decrypt(self.bodies[-1])


@contextmanager
def take_notices() -> Iterator[Received]:
    """A push service, and a browser that has subscribed to it."""

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            received.bodies.append(self.rfile.read(length))
            self.send_response_only(201)
            self.send_header("Content-Length", "0")
            self.end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as service:
        received = Received(Browser(f"http://127.0.0.1:{service.server_port}/push/bob"))
        thread = Thread(target=service.serve_forever)
        thread.start()
        try:
            yield received
        finally:
            service.shutdown()
            thread.join()


def open_sheet(person: Person) -> None:
    person.page.locator(".bar-menu").click()
    person.button("table-push").click()
    expect(person.see("dialog[open]")).to_contain_text(person.text("table-push"))


def find_registration(devtools: CDPSession, page: Person) -> str:
    """The id by which the DevTools know the page's worker."""
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    wait_for(lambda: found, page)
    return found[-1]


def wait_for(condition: Callable[[], object], person: Person | None = None) -> None:
    """Wait until something is true; a person's page goes on meanwhile."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < end, "it does not come true"
        if person is None:
            time.sleep(0.05)
        else:
            person.page.wait_for_timeout(20)


@pytest.fixture
def notifying(tmp_path: Path) -> Iterator[Server]:
    """A server that may send notices to this machine."""
    server = Server(tmp_path / "server", notices_to_loopback=True)
    yield server
    server.stop()


def test_a_notice_is_asked_for_with_one_tap_received_and_tapped(
    installing: BrowserContext,
    chromium: Chromium,
    notifying: Server,
    request: pytest.FixtureRequest,
) -> None:
    screenshots = SCREENSHOTS / request.node.name
    people = People(chromium, notifying, screenshots)
    ann = people("Ann")
    with take_notices() as received:
        installing.add_init_script(OWN_PUSH_SERVICE % json.dumps(received.browser.subscription()))
        bob = Person(installing, notifying.base, "Bob", screenshots)
        ended: list[str] = []
        bob.page.expose_function("noteEnd", lambda endpoint: ended.append(endpoint))
        code = ann.make_table(game="dixit", edition="fa", seats=3, clock="off", first=0)
        ann.open_table(code)
        ann.sit()
        bob.open_table(code, "?lang=fa")
        bob.sit()
        open_sheet(bob)
        expect(bob.see("dialog[open]")).to_contain_text(bob.text("push-how"))
        bob.check_page("push-fa", axe=True)
        assert not bob.page.evaluate("localStorage.said"), "he was asked without a tap"
        bob.button("push-begin").click()
        expect(bob.see("dialog[open] [role=status]")).to_have_text(bob.text("push-is-on"))
        bob.check_page("push-on-fa", axe=True)
        bob.page.keyboard.press("Escape")
        # The page is hidden, and the game begins.
        [worker] = installing.service_workers
        worker.evaluate(NOTE_SHOWN)
        devtools = installing.new_cdp_session(bob.page)
        registration = find_registration(devtools, bob)

        def deliver(notice: dict[str, Any]) -> None:
            data = json.dumps(notice)
            about = {"origin": notifying.base, "registrationId": registration, "data": data}
            devtools.send("ServiceWorker.deliverPushMessage", about)

        bob.page.evaluate("hide(true)")
        wait_for(lambda: any('"look"' in frame for frame in bob.sent), bob)
        ann.fill_with_bots()
        ann.start()
        begun = received.wait_for(1)
        assert (begun["kind"], begun["table"], begun["language"]) == ("begun", code, "fa")
        # Chromium itself knows that the page is visible: its worker shows nothing.
        deliver(begun)
        bob.page.wait_for_timeout(300)
        assert worker.evaluate(SHOWN) == []
        # He looks again, in the same visit: what the worker had shown is taken away.
        assert bob.page.evaluate("cleared") == []
        bob.page.evaluate("hide(false)")
        wait_for(lambda: bob.page.evaluate("cleared") == [code], bob)
        # He leaves the page. Of two notices the second takes the place of the first.
        bob.go("/")
        bob.see(".front-own-table")
        play_until([ann], lambda: len(received.bodies) == 2)
        turn = received.wait_for(2)
        deliver(begun)
        deliver(turn)
        wait_for(lambda: [one["title"] for one in worker.evaluate(SHOWN)] == [turn["title"]])
        [shown] = worker.evaluate(SHOWN)
        assert shown == {
            "title": "نوبت شماست",
            "body": turn["text"],
            "tag": code,
            "lang": "fa",
        }
        # A tap opens the table, or comes back to the page that has it.
        assert worker.evaluate(TAP) == [f"open /t/{code}"]
        assert worker.evaluate(SHOWN) == []
        deliver(turn)
        wait_for(lambda: len(worker.evaluate(SHOWN)) == 1)
        other = installing.new_page()
        other.goto(f"{notifying.base}/t/{code[:4].lower()}-{code[4:]}#x")
        [asked] = worker.evaluate(TAP)
        assert asked.startswith(f"focus {notifying.base}/t/{code[:4].lower()}")
        other.close()
        # He wants no more.
        bob.open_table(code)
        bob.until(lambda update: update["you"]["seat"] == 1)
        open_sheet(bob)
        bob.button("push-stop").click()
        expect(bob.button("push-begin")).to_be_visible()
        assert not bob.page.evaluate("localStorage.made")
        for language in LANGUAGES:
            bob.page.keyboard.press("Escape")
            bob.choose_language(language)
            open_sheet(bob)
            bob.check_page(f"push-{language}", axe=language in ("en", "he"))
        # He asks for them once more, and then to be forgotten.
        bob.button("push-begin").click()
        expect(bob.button("push-stop")).to_be_visible()
        bob.page.keyboard.press("Escape")
        ended.clear()
        bob.page.locator(".bar-menu").click()
        bob.button("forget-me").click()
        bob.button("forget-now").click()
        bob.page.wait_for_url(f"{notifying.base}/")
        assert ended == [received.browser.endpoint]
        faults = bob.unexpected_faults()
        assert faults == []
    people.leave()


def test_a_browser_that_refuses_or_cannot_says_what_helps(people: People) -> None:
    ann = people("Ann", "phone", language="fa")
    ann.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    ann.context.add_init_script("delete Notification.permission")
    ann.context.add_init_script("Notification.permission = 'default'")
    ann.open_table(ann.make_table())
    ann.sit()
    open_sheet(ann)
    ann.page.keyboard.press("Tab")
    ann.button("push-begin").press("Enter")
    expect(ann.see("dialog[open] [role=status]")).to_have_text(text("fa", "push-denied"))
    expect(ann.button("push-begin")).to_have_count(0)
    ann.check_page("push-denied", axe=True)
    ann.context.add_init_script("delete window.PushManager")
    ann.page.reload()
    ann.see(".lobby")
    open_sheet(ann)
    expect(ann.see("dialog[open] [role=status]")).to_have_text(text("fa", "push-unsupported"))
    ann.check_page("push-unsupported", axe=True)
    ann.button("push-sound").click()
    expect(ann.button("push-sound")).to_have_count(0)
    assert ann.page.evaluate("localStorage['lorelode sound']") == "on"
