"""The operator adds pictures with the private link, and sees why files were refused."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from lorelode.web.operator import KEY_FILE
from tests.browser.person import People


def picture(shade: int) -> bytes:
    """A picture unlike the others."""
    made = BytesIO()
    Image.effect_noise((320, 480), 20 + shade).convert("RGB").save(made, "PNG")
    return made.getvalue()


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
    ann.go(f"/decks#key={key}")
    ann.see("#deck-name").fill("our-holidays")
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


def test_nobody_without_the_private_link_can_add_pictures(people: People) -> None:
    ann = people("Ann", language="ru")
    ann.go("/decks")
    ann.see(".deck-keyless")
    assert ann.page.locator("input[type=file]").count() == 0
    ann.check_page("keyless", axe=True)
