"""`docs/server.md` documents every setting and every metric."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import FieldInfo, fields

from lorelode import wire
from lorelode.web import address_limits, admission, app, readiness, timeouts
from lorelode.web.metrics import Metrics
from lorelode.web.settings import (
    OTHER_VARIABLES,
    PREFIX,
    ServerSettings,
    describe_settings,
    read_environment,
)
from tests.docs import pages
from tests.docs.pages import only_table, section, words

PAGE = pages.page("server.md")
ROWS = only_table(section(PAGE, "## Settings"))


def test_every_setting_has_its_row_and_no_other() -> None:
    assert list(ROWS) == [PREFIX + info.name.upper() for info in fields(ServerSettings)]
    assert set(re.findall(rf"{PREFIX}[A-Z_]+[A-Z]", PAGE)) == {*ROWS, *OTHER_VARIABLES}


@pytest.mark.parametrize("info", fields(ServerSettings), ids=lambda info: info.name)
def test_a_setting_is_documented_with_its_default_and_description(info: FieldInfo) -> None:
    default, meaning = ROWS[PREFIX + info.name.upper()]
    assert meaning == describe_settings()[info.name]
    if written := " ".join(words(default)):
        # The documented default is valid, and is the real default.
        variable = PREFIX + info.name.upper()
        assert read_environment({variable: written}) == read_environment({})
    else:
        assert default in ("none", "at a terminal", "the user's data folder")
        assert info.default in (None, ()) or info.name == "data"


def test_every_metric_has_its_row() -> None:
    rows = only_table(section(PAGE, "### Metrics"))
    known = {
        metric.name + ("_total" if metric.type == "counter" else "")
        for metric in Metrics([]).registry.collect()
        if metric.name.startswith("lorelode_")
    }
    assert set(rows) == known


def test_the_numbers_of_the_limits_are_those_of_the_program() -> None:
    settings = ServerSettings()
    guesses, cut_offs = settings.guesses_per_minute, settings.cut_offs_per_minute
    flat = " ".join(PAGE.split())
    for sentence in (
        f"may try another every {60 / guesses:g} seconds (with {guesses} a minute)",
        f"again within {address_limits.WRONG_CODE_SECONDS:g} seconds does not count",
        f"One more is allowed every {60 / cut_offs:g} seconds (with {cut_offs} a minute)",
        f"always {admission.REFUSAL_SECONDS:g} seconds after the request",
        f"of which the last {readiness.SPARE_CONNECTIONS} are for plain requests",
        f"{wire.MAX_FRAME_BYTES // 1024} KiB for a message",
        f"{app.MAX_BODY_BYTES // 1024} KiB for the body of a request",
        f"a second more for each {timeouts.MIN_BODY_BYTES_PER_SECOND // 1024} KiB of its body",
    ):
        assert sentence in flat, sentence
    assert timeouts.CONNECTION_RATE_FACTOR == 5
    assert "new ones of an address: five times as many as requests" in flat
    assert app.FILE_RATE_FACTOR == 20
    assert "twenty times as many for the files of the page" in flat


def test_the_proxy_example_can_be_used() -> None:
    lines = re.findall(
        rf"^    ({PREFIX}\w+)=(\S+)$", section(PAGE, "## Behind a proxy"), re.MULTILINE
    )
    assert len(lines) == 3
    settings = read_environment(dict(lines))
    assert settings.public_url == "https://play.example.org"


def test_the_service_file_has_valid_settings() -> None:
    (line,) = re.findall(r"^Environment=(.*)$", PAGE, re.MULTILINE)
    environ = dict(pair.split("=") for pair in line.split())
    assert read_environment(environ).data == Path("/var/lib/lorelode")
