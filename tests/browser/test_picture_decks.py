"""The operator adds pictures with the private link, and sees why files were refused."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from lorelode.web.operator import KEY_FILE
from tests.browser.person import People, Person


def picture(shade: int) -> bytes:
    """A picture unlike the others."""
    made = BytesIO()
    Image.effect_noise((320, 480), 20 + shade).convert("RGB").save(made, "PNG")
    return made.getvalue()


def name_new_deck(person: Person, key: str, deck: str) -> None:
    """Open the operator's page and name a new deck."""
    person.go(f"/decks#key={key}")
    person.see(".deck-which select").select_option("")
    person.see("#deck-name").fill(deck)


def test_the_operator_adds_pictures_and_sees_which_were_refused(
    people: People, tmp_path: Path
) -> None:
    files = []
    for name, content in (
        ("111.png", picture(1)),
        ("222.png", picture(40)),
        ("333.png", b"not a picture"),
    ):
        files.append(tmp_path / name)
        files[-1].write_bytes(content)
    key = (people.server.data / KEY_FILE).read_text("ascii").strip()
    ann = people("Ann", "phone", language="fa", theme="light")
    # The title of a built-in deck is taken, also with marks that the server drops.
    name_new_deck(ann, key, "\u202adream\u202c")
    expect(ann.page.locator("#deck-name-hint")).to_have_text(ann.text("deck-name-taken"))
    name_new_deck(ann, key, "our-holidays")
    assert key not in ann.page.url
    ann.check_page("operator", axe=True)
    ann.page.locator(".deck-drop input").set_input_files(files)
    ann.see(".deck-refused")
    ann.page.locator(".deck-row").nth(1).wait_for()
    shown = ann.page.locator(".deck-batch").inner_text()
    assert "333.png" in shown
    ann.check_page("sent", axe=True)
    decks = {deck["name"]: deck for deck in people.server.ask("/api/games")[1]["decks"]}
    assert decks["our-holidays"]["pictures"] == 2


def add_pictures(person: Person, key: str, deck: str, files: list[Path]) -> None:
    """Send pictures into a new deck on the operator's page."""
    name_new_deck(person, key, deck)
    person.page.locator(".deck-drop input").set_input_files(files)
    person.page.locator(".deck-row", has_text=deck).wait_for()


def make_files(folder: Path, count: int, first: int) -> list[Path]:
    files = [folder / f"{at}.png" for at in range(first, first + count)]
    for at, file in enumerate(files, first):
        file.write_bytes(picture(at))
    return files


def test_a_deck_that_is_too_small_is_played_with_one_tap_or_a_typed_number(
    people: People, tmp_path: Path
) -> None:
    key = (people.server.data / KEY_FILE).read_text("ascii").strip()
    ann = people("Ann", "phone", language="he")
    add_pictures(ann, key, "a-few", make_files(tmp_path, 3, 60))
    ann.go("/")
    ann.page.locator("[aria-describedby=front-dixit]").get_by_text(ann.text("front-create")).click()
    ann.see("dialog .set-form")
    create = ann.page.locator("dialog .set-foot button.main")
    ann.page.locator("dialog .set-option", has_text="a-few").click()
    ann.page.locator("dialog .set-option", has_text=ann.text("set-deck-dream")).click()
    expect(create).to_be_disabled()
    ann.check_page("too-few", axe=True)
    ann.page.locator("dialog .set-all").click()
    expect(create).to_be_enabled()
    # Every digit of a typed number counts at once.
    ann.page.locator("dialog .set-house summary").click()
    size = ann.page.locator("dialog .set-switch", has_text=ann.text("dixit-switch-deck-size"))
    field = size.locator("input[type=number]")
    expect(field).to_have_value("3")
    field.press_sequentially("0")
    expect(create).to_be_disabled()
    field.press("Backspace")
    expect(create).to_be_enabled()


def test_the_words_of_one_picture_after_the_other_are_written_and_kept(
    people: People, tmp_path: Path
) -> None:
    key = (people.server.data / KEY_FILE).read_text("ascii").strip()
    ann = people("Ann", "phone", language="fa")
    add_pictures(ann, key, "عکس‌های ما", make_files(tmp_path, 3, 70))
    row = ann.page.locator(".deck-row", has_text="عکس‌های ما")
    row.locator("button", has_text=ann.text("deck-show")).click()
    row.locator(".deck-sheet button").first.click()
    tags = ann.page.locator("dialog [name=tags]:visible")
    previous, following = ann.button("deck-previous"), ann.button("deck-next")
    expect(previous).to_be_disabled()
    for tag in ("دریا", "کوه"):
        tags.fill(tag)
        following.click()
        expect(tags).to_have_value("")
        # Whoever writes tags writes the next ones.
        expect(tags).to_be_focused()
    expect(following).to_be_disabled()
    ann.check_page("tagging", axe=True)
    previous.click()
    expect(tags).to_have_value("کوه")
    previous.click()
    expect(tags).to_have_value("دریا")
    decks = {deck["title"]: deck for deck in people.server.ask("/api/games")[1]["decks"]}
    assert re.fullmatch("deck(-[0-9]+)?", decks["عکس‌های ما"]["name"])


def test_nobody_without_the_private_link_can_add_pictures(people: People) -> None:
    ann = people("Ann", language="ru")
    ann.go("/decks")
    ann.see(".deck-keyless")
    assert ann.page.locator("input[type=file]").count() == 0
    ann.check_page("keyless", axe=True)
