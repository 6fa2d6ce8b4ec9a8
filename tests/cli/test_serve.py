"""`lorelode serve` and `lorelode backup` as people run them: processes with files and sockets."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any

import pytest

from lorelode.cli.serve import has_windows
from lorelode.web.lifecycle import STORE_FILE
from tests.cli.terminal import PATIENCE, Call, Terminal, environment, run
from tests.server.plain_http import ask

LAST = "Ctrl-C stops it.\n"
"""The last line that a server prints before it serves."""


class Serving:
    """A server in a process of its own, in a pipe."""

    def __init__(self, *args: str, **more: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lorelode", "serve", *args],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(**more),
            text=True,
        )
        assert self._process.stdout is not None
        self._stdout: IO[str] = self._process.stdout
        self.said: list[str] = []
        while not self.said or self.said[-1] != LAST:
            line = self._stdout.readline()
            assert line, f"it ended: {self.said} {self._process.communicate()[1]}"
            self.said.append(line)
        found = re.search(r"Lorelode is at (\S+)", "".join(self.said))
        assert found is not None
        self.address = found[1]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, path: str, body: object = None) -> Any:
        """What a plain request gives."""
        return ask(self.port, path, body, patience=PATIENCE)

    def make(self) -> str:
        """A new table; its code."""
        settings = {"game": "saboteur", "edition": "lv", "seats": 3}
        code: str = self.ask("/api/tables", {"settings": settings})["code"]
        return code

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Send a signal; the exit code, and what it printed since."""
        self._process.send_signal(how)
        out, err = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, out, err

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.terminate()  # it may have workers, which it stops
        self._process.communicate(timeout=PATIENCE)


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of the machine that the tests run on gets in."""
    for variable in os.environ:
        if variable.startswith(("LORELODE_", "SSH_", "DISPLAY", "WAYLAND_")):
            monkeypatch.delenv(variable)
    monkeypatch.setenv("LORELODE_DATA", str(tmp_path / "data"))


@contextlib.contextmanager
def busy(port: int = 0) -> Iterator[int]:
    """A port that is in use."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # somebody else uses it: just as well
            port = stack.enter_context(socket.create_server(("", port))).getsockname()[1]
        yield port


def free_port() -> int:
    with socket.create_server(("", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_serve_prints_its_address_serves_there_and_stops_on_a_signal(
    how: signal.Signals, tmp_path: Path
) -> None:
    with Serving("--port", "0") as server:
        assert re.fullmatch(r"http://localhost:\d+", server.address)
        # A machine without a network has no such line; a pipe has no picture.
        network = f"In your network, phones included: http://[^ ]+:{server.port}\n"
        assert all(re.fullmatch(network, line) for line in server.said[1:-2])
        key = (tmp_path / "data" / "operator.key").read_text().strip()
        private = f"Your own pictures, with a private link: {server.address}/decks#key={key}\n"
        assert server.said[-2] == private
        assert server.ask("/readyz") == {"ready": True}
        # The hands of games that are being played lie there.
        kept = [tmp_path / "data", *(tmp_path / "data").iterdir()]
        assert STORE_FILE in {path.name for path in kept}
        assert not any(stat.S_IMODE(path.stat().st_mode) & 0o077 for path in kept)
        code, out, err = server.stop(how)
    assert (code, out) == (0, "Stopped; every move is kept.\n")
    # In a pipe what it logs is JSON, a line each.
    assert [json.loads(line)["event"] for line in err.splitlines()] == ["serving", "stopping"]


def test_a_server_for_this_machine_only_prints_no_network_address() -> None:
    with Serving("--port", "0", "--bind-address", "127.0.0.1") as server:
        assert len(server.said) == 3


def test_flags_win_over_environment_variables(tmp_path: Path) -> None:
    port, other = free_port(), tmp_path / "other"
    variables = {"LORELODE_PORT": str(port), "LORELODE_LOG_LEVEL": "error"}
    with Serving(**variables) as server:
        assert server.port == port
        assert server.stop() == (0, "Stopped; every move is kept.\n", "")
    with Serving("--port", "0", "--data", str(other), **variables) as server:
        assert server.port != port
        assert (other / STORE_FILE).is_file()


def test_a_port_in_use_is_named_in_the_error(tmp_path: Path) -> None:
    with busy() as port:
        sentence = f"Port {port} is in use; choose another with --port.\n"
        assert run("serve", LORELODE_PORT=str(port)) == (1, "", sentence)
    assert not (tmp_path / "data" / STORE_FILE).exists()


def test_another_port_is_taken_if_the_default_one_is_in_use() -> None:
    with busy(8000), Serving() as server:
        assert server.said[0] == "Port 8000 is in use, so another one is taken.\n"
        assert server.port != 8000
        assert server.ask("/readyz") == {"ready": True}


def test_an_address_of_another_machine_is_refused() -> None:
    ended = run("serve", "--bind-address", "203.0.113.7", "--port", "0")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith("The server cannot listen at 203.0.113.7, port 0: ")
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("args", "variables", "sentence"),
    [
        (
            "serve --port many",
            {},
            "--port: expected a whole number from 0 to 65535, not 'many'.",
        ),
        ("serve --port 65536", {}, "--port: expected a whole number from 0 to 65535, not '65536'."),
        ("serve --data=", {}, "--data: expected a folder, not ''."),
        (
            "serve --public-url play.example.org",
            {},
            "--public-url: expected an address like https://play.example.org (no path, no user)",
        ),
        (
            "serve --bots-cluster 10.0.0.7",
            {},
            "--bots-cluster: expected an address like tcp://10.0.0.7:8786, not '10.0.0.7'.",
        ),
        (
            "serve",
            {"LORELODE_PORT": "x"},
            "LORELODE_PORT: expected a whole number from 0 to 65535, not 'x'.",
        ),
        ("serve", {"LORELODE_PROT": "80"}, "LORELODE_PROT is not a setting; the settings are: "),
        ("backup copy", {"LORELODE_PORT": "x"}, "LORELODE_PORT: expected"),
        ("serve --colour", {}, "No such option '--colour'"),
    ],
)
def test_bad_settings_are_refused_in_a_sentence(
    args: str,
    variables: dict[str, str],
    sentence: str,
    call: Call,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    ended = call(*args.split())
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err
    assert "Traceback" not in ended.err


def test_a_data_folder_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    with Serving("--port", "0") as server:
        server.stop()
    file = tmp_path / "data" / STORE_FILE
    with closing(sqlite3.connect(file)) as tables:
        tables.execute("PRAGMA user_version = 99")
    ended = run("serve", "--port", "0")
    assert (ended.code, ended.out) == (1, "")
    sentence = f"The tables cannot be opened: {file} was written by a newer version"
    assert ended.err.startswith(sentence)
    assert len(ended.err.splitlines()) == 1


def test_a_data_folder_that_is_not_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = run("serve", "--port", "0", "--data", str(tmp_path / "file" / "folder"))
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == f"The folder {tmp_path}/file/folder cannot be used: Not a directory.\n"


def test_a_data_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    with Serving("--port", "0") as server:
        ended = run("serve")
        where = f"{tmp_path}/data, at {server.address}"
        assert ended == (1, "", f"A server runs already with the tables in {where}.\n")
        # Killed, it holds nothing any more.
        assert server.stop(signal.SIGKILL)[0] == -signal.SIGKILL
    with Serving("--port", "0") as server:
        assert server.ask("/readyz") == {"ready": True}


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE):
            return True
    except (urllib.error.URLError, ConnectionError):
        return False


def until_it_answers(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while not answers(port):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_person_at_a_terminal_gets_a_qr_code_and_stops_with_ctrl_c() -> None:
    port = free_port()
    url = {"LORELODE_PUBLIC_URL": "http://192.168.178.123:8000", "TERM": "xterm"}
    with Terminal("serve", "--port", str(port), **url) as terminal:
        until_it_answers(port)
        assert terminal.interrupt() == 0
    shown = terminal.shown.splitlines()
    assert shown[0] == "Lorelode is at http://192.168.178.123:8000"
    assert shown[-3:] == ["Ctrl-C stops it.", "^C", "Stopped; every move is kept."]
    assert shown[-4].startswith(
        "Your own pictures, with a private link: http://192.168.178.123:8000/"
    )
    picture = shown[1:-4]
    # It fits a terminal of 24 lines with what stands around it, and has colours of its own.
    assert 10 < len(picture) < 20
    for row in picture:
        drawn = re.fullmatch(r"\x1b\[97;40m([█▀▄ ]+)\x1b\[0m", row)
        assert drawn is not None
        assert 20 < len(drawn[1]) <= 80


@pytest.fixture
def browser(tmp_path: Path) -> tuple[dict[str, str], Path]:
    """Variables with a browser that is loud and slow, and the file where it notes what it opens."""
    script, opened = tmp_path / "browser", tmp_path / "opened"
    script.write_text(f'#!/bin/sh\necho noise\necho noise >&2\necho "$1" >> {opened}\nsleep 3\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s"}, opened


def noted(opened: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not (opened.exists() and opened.read_text().endswith("\n")):
        assert time.monotonic() < end
        time.sleep(0.05)
    return opened.read_text()


def test_opening_a_browser_neither_prints_nor_blocks(
    browser: tuple[dict[str, str], Path],
) -> None:
    variables, opened = browser
    with Serving("--port", "0", LORELODE_OPEN_BROWSER="true", **variables) as server:
        assert noted(opened) == f"{server.address}\n"
        start = time.monotonic()
        code, out, err = server.stop()
        assert (code, out) == (0, "Stopped; every move is kept.\n")
        assert "noise" not in err
        assert time.monotonic() - start < 2.5


def test_a_browser_opens_for_a_person_at_a_desk(browser: tuple[dict[str, str], Path]) -> None:
    variables, opened = browser
    port = free_port()
    with Terminal("serve", "--port", str(port), DISPLAY=":7", **variables) as terminal:
        assert noted(opened) == f"http://localhost:{port}\n"
        assert terminal.interrupt() == 0


def test_a_plain_terminal_gets_no_browser_and_no_qr_code(
    browser: tuple[dict[str, str], Path],
) -> None:
    variables, opened = browser
    port = free_port()
    with Terminal("serve", "--port", str(port), TERM="dumb", **variables) as terminal:
        until_it_answers(port)
        assert terminal.interrupt() == 0
    assert "█" not in terminal.shown
    assert not opened.exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="they always have windows")
def test_no_browser_opens_over_ssh_or_without_windows() -> None:
    assert has_windows({"DISPLAY": ":0"})
    assert has_windows({"WAYLAND_DISPLAY": "wayland-0"})
    assert not has_windows({"DISPLAY": ":0", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"})
    assert not has_windows({"DISPLAY": ":0", "SSH_TTY": "/dev/pts/0"})
    assert not has_windows({"DISPLAY": ""})
    assert not has_windows({})


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    data = tmp_path / "a folder, 100% odd?#"
    copy = tmp_path / "copy.sqlite"
    with Serving("--port", "0", "--data", str(data)) as server:
        codes = [server.make() for _ in range(3)]
        ended = run("backup", str(copy), "--data", str(data))
        says = f"Copied to {copy}. To use it, put it into a data folder as {STORE_FILE}.\n"
        assert ended == (0, says, "")
        server.make()
    # Seeds of games being played are in it.
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {data.name, copy.name}
    restored = tmp_path / "data"
    restored.mkdir()
    copy.rename(restored / STORE_FILE)
    with Serving("--port", "0") as server:
        for code in codes:
            assert server.ask(f"/api/tables/{code}/invitation")["link"].endswith(f"/t/{code}")


def test_a_backup_overwrites_nothing_and_leaves_no_temporary_file(
    tmp_path: Path, call: Call
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    assert call("backup", str(copy)) == (2, "", f"There are no tables in {data}.\n")
    data.mkdir()
    (data / STORE_FILE).write_text("this is no database at all, but text that is long enough " * 20)
    copy.write_text("mine")
    sentence = f"{copy} is there already; name a file that is not.\n"
    assert call("backup", str(copy)) == (2, "", sentence)
    assert copy.read_text() == "mine"
    copy.unlink()
    sentence = "The tables cannot be copied: file is not a database.\n"
    assert call("backup", str(copy)) == (1, "", sentence)
    sentence = "The tables cannot be copied: No such file or directory.\n"
    assert call("backup", str(tmp_path / "none" / "copy")) == (1, "", sentence)
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
