"""Whose address counts, and which names and origins are this server's own."""

from __future__ import annotations

import socket
from ipaddress import ip_address, ip_network

import pytest

from lorelode.web import addresses
from lorelode.web.addresses import (
    allowed_hosts_and_origins,
    find_client_address,
    find_lan_address,
    find_local_names,
    is_within,
    rate_limit_key,
)
from lorelode.web.settings import ServerSettings

PROXIES = [ip_network("10.0.0.0/8"), ip_network("fd00::/8")]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", [], "203.0.113.5"),
        ("203.0.113.5", ["198.51.100.7"], "203.0.113.5"),  # not trusted: not believed
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["6.6.6.6, 198.51.100.7"], "198.51.100.7"),  # the left is anybody's to write
        ("10.0.0.1", ["6.6.6.6", "198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["198.51.100.7, 10.0.0.2", "10.0.0.3"], "198.51.100.7"),
        ("10.0.0.1", ["10.0.0.9, 10.0.0.2"], "10.0.0.9"),  # all trusted: the furthest
        ("10.0.0.1", ["junk"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7, junk, 10.0.0.2"], "10.0.0.1"),
        ("10.0.0.1", ["junk, 198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
        ("10.0.0.1", ["  198.51.100.7  "], "198.51.100.7"),
        ("10.0.0.1", ["2001:DB8::0:1"], "2001:db8::1"),
        ("10.0.0.1", ["::ffff:198.51.100.7"], "198.51.100.7"),
        ("::ffff:10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("::ffff:203.0.113.5", [], "203.0.113.5"),
        ("fd00::1", ["2001:db8::2"], "2001:db8::2"),
        ("fe80::1%eth0", [], "fe80::1"),
        ("", ["198.51.100.7"], ""),  # a socket file has no peer
    ],
)
def test_the_client_address_is_the_nearest_untrusted_one(
    peer: str, forwarded: list[str], address: str
) -> None:
    assert find_client_address(peer, forwarded, PROXIES) == address


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::1", "2001:db8:0:2::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("nobody", "nobody"),
    ],
)
def test_limits_count_ipv4_by_address_and_ipv6_by_network(address: str, key: str) -> None:
    assert rate_limit_key(address) == key


@pytest.mark.parametrize(
    ("address", "inside"),
    [
        ("10.200.0.1", True),
        ("::ffff:10.0.0.1", True),
        ("fd00::7", True),
        ("11.0.0.1", False),
        ("2001:db8::1", False),
        ("", False),
    ],
)
def test_an_address_is_found_in_its_network(address: str, inside: bool) -> None:
    assert is_within(address, PROXIES) is inside


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine called Mine.home in a local network."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Mine.home")
    routed = [ip_address("192.168.1.20"), ip_address("2001:db8::20")]
    named = [ip_address("127.0.1.1"), ip_address("fe80::1"), ip_address("192.168.1.20")]
    monkeypatch.setattr(addresses, "_find_routed_addresses", lambda: routed)
    monkeypatch.setattr(addresses, "_resolve", lambda _: named)


NAMES = [
    *("localhost", "127.0.0.1", "[::1]", "mine.home", "mine", "mine.local"),
    *("192.168.1.20", "[2001:db8::20]", "127.0.1.1"),
]


@pytest.mark.usefixtures("machine")
def test_all_names_of_this_machine_are_found() -> None:
    assert find_local_names() == NAMES
    assert find_local_names("::") == NAMES
    assert find_local_names("10.9.9.9") == [*NAMES, "10.9.9.9"]
    assert set(find_local_names("Games.lan")) == {*NAMES, "games.lan"}


@pytest.mark.usefixtures("machine")
def test_only_names_of_this_machine_are_allowed() -> None:
    hosts, origins = allowed_hosts_and_origins(ServerSettings(), 8000)
    assert hosts == {f"{name}:8000" for name in NAMES}
    assert origins == {f"http://{name}:8000" for name in NAMES}


@pytest.mark.usefixtures("machine")
def test_origins_have_no_default_port() -> None:
    hosts, origins = allowed_hosts_and_origins(ServerSettings(), 80)
    assert hosts == {*NAMES, *(f"{name}:80" for name in NAMES)}
    assert origins == {f"http://{name}" for name in NAMES}
    _, origins = allowed_hosts_and_origins(ServerSettings(), 443)
    assert "http://localhost:443" in origins


@pytest.mark.usefixtures("machine")
def test_the_public_address_and_further_origins_are_allowed() -> None:
    settings = ServerSettings(
        public_url="https://Play.example.org/", origins=("http://b.example:81",)
    )
    hosts, origins = allowed_hosts_and_origins(settings, 8000)
    plain_hosts, plain_origins = allowed_hosts_and_origins(ServerSettings(), 8000)
    assert origins - plain_origins == {"https://play.example.org", "http://b.example:81"}
    assert hosts - plain_hosts == {
        "play.example.org",
        "play.example.org:443",
        "b.example:81",
    }


def test_an_unusable_hostname_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def down(*_: object, **__: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket, "gethostname", lambda: "Bob's MacBook")
    monkeypatch.setattr(socket, "socket", down)
    monkeypatch.setattr(socket, "getaddrinfo", down)
    assert find_local_names() == ["localhost", "127.0.0.1", "[::1]"]
    assert find_lan_address() is None


def test_the_lan_address_is_one_of_the_names_of_this_machine() -> None:
    address = find_lan_address()
    assert address is None or address in find_local_names() or f"[{address}]" in find_local_names()
