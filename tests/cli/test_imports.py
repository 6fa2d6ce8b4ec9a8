"""What a command imports before it begins: a start is mostly imports."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner

from lorelode.bots import BOTS
from lorelode.cli import COMMANDS, app

SERVE = """
import json, os, signal, sys
from lorelode.cli import main, serve

def stop(*_):
    from aiohttp.connector import _SSL_CONTEXT_VERIFIED
    certificates = _SSL_CONTEXT_VERIFIED.cert_store_stats()["x509"]
    print(json.dumps({"modules": [*sys.modules], "certificates": certificates}))
    os.kill(os.getpid(), signal.SIGTERM)

serve._announce = stop
main()
"""

HELP = """
import atexit, json, sys
from lorelode.cli import main
atexit.register(lambda: print(json.dumps({"modules": [*sys.modules]})))
main()
"""


def run(code: str, *arguments: str) -> tuple[set[str], str]:
    """Run a command in a process of its own. Returns its modules, and all that it printed."""
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    *_, last = (line for line in ran.stdout.splitlines() if line.startswith("{"))
    return set(json.loads(last)["modules"]), ran.stdout


def of(packages: Iterable[str], modules: set[str]) -> list[str]:
    """The modules that are in one of the packages."""
    return [
        module
        for module in sorted(modules)
        if any(module == package or module.startswith(f"{package}.") for package in packages)
    ]


def test_a_server_imports_no_bot_no_arena_and_no_terminal(tmp_path: Path) -> None:
    options = ("--data", str(tmp_path), "--port", "0", "--bind-address", "127.0.0.1")
    modules, printed = run(SERVE, "serve", *options)
    assert "lorelode.web.lifecycle" in modules
    unused = {
        *("numpy", "PIL", "rich", "pygments", "matplotlib", "joblib", "typer", "pydantic"),
        *("lorelode.arena", "lorelode.agents", "lorelode.client", "lorelode.testing"),
        *("lorelode.decks.importer", "lorelode.decks.sandbox"),
        *(
            f"lorelode.cli.{other}"
            for other in (*COMMANDS, "terminal", "presenters")
            if other != "serve"
        ),
    }
    assert of(unused, modules) == []
    bots = {module for module in modules if module.startswith("lorelode.bots.")}
    assert {module for module in bots if module.split(".")[2] in BOTS} == {
        *(f"lorelode.bots.{game}" for game in BOTS),
        *(f"lorelode.bots.{game}.reasons" for game in BOTS),
        *(f"lorelode.bots.{game}.phrases" for game in BOTS),
    }
    assert '"certificates": 0' in printed, "those of the system, which only a client needs"


def test_the_help_imports_no_command() -> None:
    modules, printed = run(HELP, "--help")
    assert all(f"  {name} " in printed for name in COMMANDS)
    unused = ("aiohttp", "asyncio", "msgspec", "rich", "lorelode.core")
    assert of(unused, modules) == []


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_has_the_first_sentence_of_each_command(name: str) -> None:
    says = CliRunner().invoke(app, [name, "--help"]).output
    assert COMMANDS[name] in " ".join(says.split())
