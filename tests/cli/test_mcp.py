"""`lorelode mcp` refuses what it should; tests/agents plays through it."""

from __future__ import annotations

import socket
import sys

import pytest

from tests.cli.terminal import Call


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--http", "--bind-address", "0.0.0.0"), "Give --allow-network if you want that."),
        (("--http", "--bind-address", "192.168.0.2"), "whoever reaches the port plays the seat"),
        (("--http", "--port", "70000"), "--port is 0 to 65535, not 70000."),
        (("--server", "localhost"), "--server takes an address such as http://localhost:8000"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    call: Call, options: tuple[str, ...], says: str
) -> None:
    ended = call("mcp", *options)
    assert ended.code == 2
    assert says in ended.err


def test_without_its_package_the_command_says_what_to_install(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    monkeypatch.delitem(sys.modules, "lorelode.agents.mcp_server", raising=False)
    ended = call("mcp")
    assert (ended.code, ended.err) == (
        2,
        "This needs an extra: pip install 'lorelode[mcp]'.\n",
    )


def test_a_port_in_use_is_a_sentence(call: Call) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ended = call("mcp", "--http", "--port", str(taken.getsockname()[1]))
    assert ended.code == 1
    assert "cannot be used: Address already in use." in ended.err
