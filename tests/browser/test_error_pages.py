"""Wrong codes, full tables, old pages: each is explained, with a way to go on."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.locale_texts import LANGUAGES, RIGHT_TO_LEFT, text, text_start
from tests.browser.person import People


def test_a_wrong_code_is_explained_in_five_languages(people: People) -> None:
    ann = people("Ann", "phone")
    ann.expect_faults("404")
    for language in LANGUAGES:
        for path in ("/t/ZZZZZZZZ", "/tv/ZZZZZZZZ", "/replay/ZZZZZZZZ"):
            ann.go(f"{path}?lang={language}")
            shown = ann.see("main.wrong")
            expect(shown).to_contain_text(text(language, "refusal-not-found"))
            assert ann.button("error-home").get_attribute("href") == "/"
        ann.check_page(f"wrong-code-{language}", axe=language in ("en", "fa"))
        way = ann.page.evaluate("document.documentElement.dir")
        assert way == ("rtl" if language in RIGHT_TO_LEFT else "ltr")


def test_a_full_table_and_a_removal_are_explained(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone", language="he")
    code = ann.make_table(seats=3)
    ann.open_table(code)
    ann.sit()
    bob.open_table(code)
    bob.sit()
    ann.until(lambda update: update["table"]["seats"][1].get("name") == "Bob")
    ann.fill_with_bots()
    late = people("Late", "phone")
    for language in LANGUAGES:
        late.open_table(code, f"?lang={language}")
        expect(late.see(".lobby-seats")).to_contain_text(text(language, "table-full"))
        late.check_page(f"full-{language}")
    ann.page.locator(".lobby-seat").nth(1).locator("button").click()
    ann.check_page("seat-sheet", axe=True)
    ann.button("table-remove").click()
    expect(bob.see("main.wrong")).to_contain_text(bob.text("refusal-removed"))
    assert bob.button("error-home").is_visible()
    bob.check_page("removed-he", axe=True)
    # He cannot come back.
    bob.page.reload()
    expect(bob.see("main.wrong")).to_contain_text(bob.text("refusal-removed"))


def test_a_page_with_another_wire_version_asks_for_a_reload(people: People) -> None:
    ann = people("Ann")
    code = ann.make_table(seats=3)

    def outdated(message: str) -> str:
        asked = json.loads(message)
        return json.dumps(asked | {"wire": 0} if asked["type"] == "hello" else asked)

    ann.intercept(outdated)
    for language in LANGUAGES:
        ann.go(f"/t/{code}?lang={language}")
        shown = ann.see("main.wrong")
        expect(shown).to_contain_text(text_start(language, "refusal-bad-message"))
        assert ann.button("error-reload").is_visible()
    ann.check_page("other-wire")


def test_a_page_whose_files_are_gone_asks_for_a_reload(people: People) -> None:
    ann = people("Ann")
    ann.expect_faults(
        "404|Failed to load|error loading dynamically imported module|dynamically imported"
    )
    code = ann.make_table(seats=3)
    gone = re.compile(r"/page/TablePage-.*\.js$")
    ann.context.route(gone, lambda route: route.fulfill(status=404))
    for language in LANGUAGES:
        ann.go(f"/t/{code}?lang={language}")
        expect(ann.see("main.wrong")).to_contain_text(text(language, "error-old-page"))
        expect(ann.button("error-reload")).to_be_visible()
    ann.check_page("old-page", axe=True)


def test_the_page_without_javascript_says_so_in_five_languages(people: People) -> None:
    ann = people("Ann", "phone", java_script_enabled=False)
    ann.expect_faults(" csp$")
    ann.go("/")
    shown = ann.page.locator("noscript").inner_text()
    for language in LANGUAGES:
        assert ann.page.locator(f"noscript [lang={language}]").is_visible()
    assert "JavaScript" in shown
    ann.take_screenshot("no-javascript")
