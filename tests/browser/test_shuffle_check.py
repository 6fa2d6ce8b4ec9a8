"""Whether a shuffle was fair: checked in the page of a player, and by the verifier from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from lorelode.core import check_deals, read_record, write_record
from lorelode.core.shuffle import commit
from lorelode.rules import GAMES
from lorelode.web.routes.pages import PAGE_FOLDER
from tests.browser.gameplay import start_game
from tests.browser.page_checks import run_axe
from tests.browser.person import People, Person
from tests.core.dealt_games import play_random_game


def open_check(person: Person) -> None:
    """Open the check once more; it fetches the record again."""
    details = person.page.locator(".shuffle-check")
    if details.get_attribute("open") is not None:
        details.locator("summary").click()
        expect(details.locator(".shuffle-found")).to_have_count(0)
    details.locator("summary").click()


def answer_with(person: Person, pattern: str, instead: str) -> None:
    """Let the server send another record than it has."""

    def lie(route: Route) -> None:
        answer = route.fetch()
        changed = re.sub(pattern, instead, answer.text(), count=1, flags=re.MULTILINE)
        assert changed != answer.text()
        route.fulfill(response=answer, body=changed)

    person.page.unroute_all()
    person.page.route("**/record?*", lie)


def test_players_check_the_shuffle_that_they_took_part_in(people: People) -> None:
    ann = people("Ann")
    bob = people("Bob", "phone", language="fa", theme="light")
    code = start_game([ann, bob], game="dixit", edition="fa", seats=3)
    ann.until(lambda update: update["table"]["status"] == "playing")
    commitments = ann.update["table"]["seat_commitments"]
    assert [bool(one) for one in commitments] == [True, True, False]
    ann.page.locator(".bar-menu").click()
    ann.button("table-end").click()
    ann.page.locator("dialog .main").click()
    bob.until(lambda update: update["end_vote"])
    bob.button("table-end-yes").click()
    for one in (ann, bob):
        one.until(lambda update: update["table"]["abandoned"])
        open_check(one)
        expect(one.page.locator(".shuffle-right")).to_be_visible()
        expect(one.page.get_by_text(one.text("shuffle-yours"))).to_be_visible()
        one.check_page(f"shuffle-{one.name}", axe=True)
    # The record says the same to the library, and to a spectator who has not seen the start.
    text = ann.page.evaluate(f"fetch('/api/tables/{code}/record').then((got) => got.text())")
    record = read_record(text, GAMES)
    assert record.shuffle is not None
    assert record.shuffle.commitments == tuple(commitments)
    assert [bool(one) for one in record.shuffle.contributions] == [True, True, False]
    assert check_deals(GAMES["dixit"], record) == 1
    lies = (
        ("deal", r"^\* deal (\d+),(\d+)", r"* deal \2,\1"),
        ("other-seed", r"^seed: .*", "seed: " + "5e" * 32),
        ("other-commitments", r"^contribution 0", f"commitment 2: {'5e' * 32}\ncontribution 0"),
        ("contribution", r"^contribution 1: .*", "contribution 1: " + "5e" * 16),
        # What was left out of the record cannot have dealt its cards.
        ("deal", r"^contribution 0: .*\n", ""),
    )
    for kind, pattern, instead in lies:
        answer_with(ann, pattern, instead)
        open_check(ann)
        expect(ann.page.locator(".shuffle-found")).to_have_attribute("data-found", kind)
        expect(ann.page.locator(".shuffle-wrong")).to_be_visible()
    ann.check_page("shuffle-wrong", axe=True)
    # What stops the check itself is said too.
    ann.page.unroute_all()
    ann.page.evaluate("Map.prototype.entries = Array.prototype.entries = null")
    open_check(ann)
    expect(ann.page.locator(".shuffle-found")).to_have_text(ann.text("error-unknown"))
    bob.go(f"/replay/{code}")
    bob.see(".replay-page")
    open_check(bob)
    expect(bob.page.locator(".shuffle-right")).to_be_visible()
    bob.check_page("shuffle-replay", axe=True)
    ann.page.unroute_all()
    ann.go(f"/replay/{code}")
    ann.page.locator(".shuffle-check summary").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".shuffle-right")).to_be_visible()
    ann.check_page("shuffle-replay-wide", axe=True)


@pytest.mark.parametrize(
    ("game", "edition"), [("saboteur", "fa"), ("saboteur", "lv"), ("dixit", "fa")]
)
def test_the_verifier_finds_changed_deals_seeds_and_contributions(
    chromium: Browser, tmp_path: Path, game: str, edition: str
) -> None:
    record = play_random_game(game, edition)
    text = write_record(record)
    deals = [line for line in text.splitlines() if line.startswith("* ")]
    assert check_deals(GAMES[game], record) == len(deals)
    first = "01" * 16
    # The last word of a deal is a list of cards.
    before, cards = re.split(r"(?<=[ =])(?=[^ =]+$)", deals[-1])
    changed_deal = before + ",".join(cards.split(",")[::-1])
    assert changed_deal != deals[-1]
    shuffle_lines = r"^(seed|commitment \d|contribution \d): .*\n"
    changed = {
        "checked": text,
        "deal": text.replace(deals[-1], changed_deal),
        "contribution": text.replace("contribution 0: " + "00" * 16, "contribution 0: " + first),
        "no-seed": re.sub(shuffle_lines, "", text, flags=re.MULTILINE),
        "no-deals": text[: text.index("\n* ") + 1],
        "not-a-record": "hello",
        "unknown-game": text.replace(f"game: {game}", "game: chess"),
    }
    context = chromium.new_context(offline=True, locale="en")
    try:
        page = context.new_page()
        page.goto((PAGE_FOLDER / "root" / "verifier.html").as_uri())
        found = page.locator("#found")
        for kind, words in changed.items():
            file = tmp_path / f"{kind}.lorelode"
            file.write_text(words, "utf-8")
            page.locator("#file").set_input_files(file)
            expect(found).to_have_attribute("data-found", kind)
            if kind == "deal":
                expect(found).to_contain_text(re.compile(rf"deal \W?{len(deals)}\W? differs"))
        # Pasted, and with a contribution to which its seat had committed, but of another game.
        swapped = changed["contribution"].replace(commit("00" * 16), commit(first))
        page.locator("#text").fill(swapped)
        expect(found).to_have_attribute("data-found", "deal")
        # A deal is not hidden from the check by writing it as something else.
        for disguise in (deals[-1].replace("* ", "0 "), deals[-1].replace("* ", "** ")):
            page.locator("#text").fill(text.replace(deals[-1], disguise))
            expect(found).to_have_attribute("data-found", re.compile("deal|not-a-record"))
        page.locator("#text").fill(text.replace("\n", "\r\n"))
        expect(found).to_have_attribute("data-found", "checked")
        page.locator("#language").select_option("fa")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        assert run_axe(page) == []
        page.set_viewport_size({"width": 360, "height": 800})
        page.screenshot(path=tmp_path / "verifier.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    finally:
        context.close()
