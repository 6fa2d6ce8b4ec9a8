"""Settings: defaults, variables, and what is refused in which words."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lorelode.bots.dixit.analysis import encoder
from lorelode.web.settings import (
    CACHE_VARIABLE,
    ServerSettings,
    SettingsError,
    describe_settings,
    parse_origin,
    read_environment,
)


def test_without_variables_all_settings_have_defaults() -> None:
    assert read_environment({"HOME": "/root", "PORT": "1"}) == ServerSettings()
    assert ServerSettings().bind_address == "0.0.0.0"
    assert ServerSettings().port == 8000
    assert ServerSettings().data.name == "lorelode"


@pytest.mark.parametrize(
    ("variable", "text", "value"),
    [
        ("BIND_ADDRESS", "127.0.0.1", "127.0.0.1"),
        ("PORT", "0", 0),
        ("DATA", "/srv/lorelode", Path("/srv/lorelode")),
        ("DATA", "~/games", Path.home() / "games"),
        ("PUBLIC_URL", "https://play.example.org", "https://play.example.org"),
        ("PUBLIC_URL", "", None),
        ("ORIGINS", "https://a.example http://b.example:81", ("https://a.example", "http://b.example:81")),
        ("ORIGINS", "", ()),
        ("TRUSTED_PROXIES", "10.0.0.0/8, ::1", (IPv4Network("10.0.0.0/8"), IPv6Network("::1/128"))),
        ("TRUSTED_PROXIES", "10.1.2.3", (IPv4Network("10.1.2.3/32"),)),
        ("METRICS_FROM", "", ()),
        ("MAX_TABLES", "7", 7),
        ("MESSAGES_PER_SECOND", "0.5", 0.5),
        ("BOT_SECONDS", "0", 0.0),
        ("LOG_LEVEL", "debug", "debug"),
        ("OPEN_BROWSER", "false", False),
        ("OPEN_BROWSER", "1", True),
        ("OPEN_BROWSER", "", None),
    ],
)  # fmt: skip
def test_a_variable_is_read(variable: str, text: str, value: object) -> None:
    settings = read_environment({f"LORELODE_{variable}": text})
    assert getattr(settings, variable.lower()) == value


@pytest.mark.parametrize(
    ("variable", "text", "expected"),
    [
        ("PORT", "eighty", "a whole number from 0 to 65535"),
        ("PORT", "65536", "a whole number from 0 to 65535"),
        ("PORT", "-1", "a whole number from 0 to 65535"),
        ("PORT", "", "a whole number from 0 to 65535"),
        ("BIND_ADDRESS", "", "an address or a name"),
        ("DATA", "", "a folder"),
        ("MAX_TABLES", "0", "a whole number from 1 to 10000000"),
        ("MAX_TABLES", "1.5", "a whole number from 1 to 10000000"),
        ("HEADER_SECONDS", "0", "a number above 0, at most 86400"),
        ("HEADER_SECONDS", "nan", "a number above 0, at most 86400"),
        ("LAG_SECONDS", "inf", "a number above 0, at most 86400"),
        ("BOT_SECONDS", "-0.1", "a number from 0 to 60"),
        ("LOG_LEVEL", "loud", "debug, error, info or warning"),
        ("OPEN_BROWSER", "perhaps", "true or false"),
        ("TRUSTED_PROXIES", "10.0.0.1/8", "networks like 10.0.0.0/8"),
        ("METRICS_FROM", "everyone", "networks like 10.0.0.0/8"),
        ("PUBLIC_URL", "play.example.org", "an address like https://play.example.org"),
        ("ORIGINS", "*", "addresses like https://play.example.org"),
        ("ORIGINS", "https://a.example null", "addresses like https://play.example.org"),
    ],
)
def test_an_invalid_variable_is_refused_with_what_was_expected(
    variable: str, text: str, expected: str
) -> None:
    with pytest.raises(SettingsError) as caught:
        read_environment({f"LORELODE_{variable}": text})
    said = str(caught.value)
    assert said.startswith(f"LORELODE_{variable}: expected {expected}")
    assert said.endswith(f", not {text!r}")


def test_a_key_and_a_cache_are_no_settings_and_a_model_has_an_address_and_a_name() -> None:
    assert encoder.CACHE_VARIABLE == CACHE_VARIABLE
    others = {"LORELODE_MODEL_KEY": "secret", CACHE_VARIABLE: "/there"}
    read = read_environment({**others, "LORELODE_KEEP_CLUES": "true"})
    assert read.keep_clues
    assert "secret" not in repr(read)
    with pytest.raises(SettingsError, match="model_url and model_name: expected both or neither"):
        ServerSettings(model_name="tiny")
    for url in ("localhost:1/v1", "ftp://x/v1", "http://", "http://me:key@x/v1", "http://x/?key=1"):
        with pytest.raises(SettingsError, match="model_url: expected an address like"):
            ServerSettings(model_url=url, model_name="tiny")


@pytest.mark.parametrize("variable", ["LORELODE_PROT", "LORELODE_port", "LORELODE_"])
def test_an_unknown_variable_is_refused_with_a_list_of_the_known_ones(variable: str) -> None:
    with pytest.raises(SettingsError, match=rf"^{variable} is not a setting") as caught:
        read_environment({variable: "hunter2"})
    assert "LORELODE_PORT" in str(caught.value)
    assert "LORELODE_OPEN_BROWSER" in str(caught.value)
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    "change",
    [
        {"port": 65536},
        {"port": "80"},
        {"data": "/srv"},
        {"metrics_from": ("10.0.0.0/8",)},
        {"metrics_from": None},
        {"public_url": "ftp://example.org"},
        {"origins": ("null",)},
        {"log_level": "loud"},
    ],
)
def test_a_replaced_setting_is_checked_too(change: dict[str, Any]) -> None:
    with pytest.raises(SettingsError, match=f"^{next(iter(change))}: expected "):
        msgspec.structs.replace(ServerSettings(), **change)


def test_every_setting_is_described_in_a_sentence() -> None:
    assert list(describe_settings()) == list(ServerSettings.__struct_fields__)
    for text in describe_settings().values():
        assert text[0].isupper()
        assert text.endswith(".")


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://Play.Example.ORG/", "http://play.example.org"),
        ("HTTPS://a.example:443", "https://a.example"),
        ("http://a.example:80/", "http://a.example"),
        ("http://a.example:443", "http://a.example:443"),
        ("https://a.example:80", "https://a.example:80"),
        ("http://[0:0::1]:8000", "http://[::1]:8000"),
        ("http://xn--mgbh0fb.example", "http://xn--mgbh0fb.example"),
    ],
)
def test_an_origin_is_written_as_browsers_do(url: str, origin: str) -> None:
    assert parse_origin(url) == origin


@pytest.mark.parametrize(
    "url",
    [
        "",
        "null",
        "*",
        "localhost:8000",
        "//localhost",
        "ftp://a.example",
        "javascript:alert(1)",
        "http://",
        "http://*.example",
        "http://a.example/games",
        "http://a.example?x=1",
        "http://a.example/#x",
        "http://me@a.example",
        "http://me:secret@a.example",
        "http://a.example:0",
        "http://a.example:70000",
        "http://a.example:x",
        "http://a example",
        "http://a.example\n",
        "http://a.example\t",
        "http://[::1",
        "http://[fe80::1%eth0]",
        "http://пример.example",
        "http://-a.example",
        "http://a.example.",
    ],
)
def test_a_url_that_is_not_an_origin_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_origin(url)


def test_a_cluster_of_bots_without_its_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lorelode.web.settings.find_spec", lambda _name: None)
    ServerSettings()
    with pytest.raises(
        SettingsError, match=r"needs distributed: pip install 'lorelode\[cluster\]'"
    ):
        ServerSettings(bots_cluster="tcp://10.0.0.7:8786")
