"""The files of `deploy/` name settings, paths and ports that exist; `make soak` runs them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.web.routes import all_routes
from lorelode.web.settings import read_environment
from tests.docs.pages import page

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def read(name: str) -> str:
    return (DEPLOY / name).read_text()


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_what_is_installed_with_valid_settings(unit: Path) -> None:
    text = unit.read_text()
    programs = r"(lorelode serve|dask (scheduler|worker)) ?"
    assert re.search(rf"^ExecStart=/opt/lorelode/bin/{programs}", text, re.MULTILINE)
    for line in re.findall(r"^Environment=(.*)$", text, re.MULTILINE):
        assert read_environment(dict(pair.split("=") for pair in line.split()))


def test_the_image_and_the_compose_file_have_valid_settings() -> None:
    inside = dict(re.findall(r"(LORELODE_\w+)=(\S+)", read("Containerfile")))
    given = dict(re.findall(r"^ +(LORELODE_\w+): (.+)$", read("compose.yaml"), re.MULTILINE))
    given["LORELODE_PUBLIC_URL"] = given["LORELODE_PUBLIC_URL"].replace("${SITE:?}", "a.example")
    settings = read_environment({**inside, **given})
    assert settings.database == "postgresql://lorelode@database/lorelode"
    assert f"EXPOSE {settings.port}\n" in read("Containerfile")
    nodes = re.findall(r"^  (node\d):$", read("compose.yaml"), re.MULTILINE)
    for node in nodes:
        assert f"LORELODE_NODE_ADDRESS: {node}\n" in read("compose.yaml")
    assert f"NODES: {' '.join(f'{node}:{settings.port}' for node in nodes)}\n" in read(
        "compose.yaml"
    )


def test_every_file_is_named_in_the_page_for_operators() -> None:
    text = page("server.md")
    for file in (*DEPLOY.glob("*"), *UNITS):
        assert f"`{file.relative_to(ROOT).as_posix()}`" in text, file


def test_both_proxies_know_every_path_of_a_table() -> None:
    heads = {
        route.path.partition("/{code}")[0].strip("/")
        for route in all_routes()
        if "/{code}" in route.path
    }
    for name in ("nginx.conf", "Caddyfile"):
        (known,) = re.findall(r"\^/\(\?:([^)]+)\)/", read(name))
        assert set(known.split("|")) == heads, name
