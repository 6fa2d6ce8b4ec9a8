"""`docs/server.md` tells an operator every setting and every number there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import FieldInfo, fields

from lorelode.web.metrics import Metrics
from lorelode.web.settings import PREFIX, ServerSettings, describe_settings, read_environment
from tests.docs import pages
from tests.docs.pages import only_table, section, words

PAGE = pages.page("server.md")
ROWS = only_table(section(PAGE, "## Settings"))


def test_every_setting_has_its_row_and_no_other() -> None:
    assert list(ROWS) == [PREFIX + info.name.upper() for info in fields(ServerSettings)]
    assert set(re.findall(rf"{PREFIX}[A-Z_]+[A-Z]", PAGE)) == set(ROWS)


@pytest.mark.parametrize("info", fields(ServerSettings), ids=lambda info: info.name)
def test_a_setting_is_told_as_the_program_does(info: FieldInfo) -> None:
    default, meaning = ROWS[PREFIX + info.name.upper()]
    assert meaning == describe_settings()[info.name]
    if written := " ".join(words(default)):
        # What is told can be set, and is what there is without it.
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


def test_the_settings_behind_a_proxy_can_be_set() -> None:
    lines = re.findall(
        rf"^    ({PREFIX}\w+)=(\S+)$", section(PAGE, "## Behind a proxy"), re.MULTILINE
    )
    assert len(lines) == 3
    settings = read_environment(dict(lines))
    assert settings.public_url == "https://play.example.org"


def test_the_service_file_sets_what_there_is() -> None:
    (line,) = re.findall(r"^Environment=(.*)$", PAGE, re.MULTILINE)
    environ = dict(pair.split("=") for pair in line.split())
    assert read_environment(environ).data == Path("/var/lib/lorelode")
