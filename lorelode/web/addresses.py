"""Where a request comes from, and under which names this server may be asked for."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from lorelode.web.settings import HOST_NAME, USUAL_PORTS, Network, ServerSettings, origin_of

# Addresses for documentation: nobody has them, and nothing is sent to them.
_NOWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def client_address(peer: str, forwarded: Sequence[str], trusted: Sequence[Network]) -> str:
    """The client's address: behind trusted proxies, the nearest address that is not one of them.

    `forwarded` are the values of X-Forwarded-For. Anyone can write to the left of what a trusted
    proxy adds, so they are read from the right, and not at all if the peer is not trusted.

    >>> from ipaddress import ip_network
    >>> client_address("10.0.0.1", ["6.6.6.6, 203.0.113.9"], [ip_network("10.0.0.0/8")])
    '203.0.113.9'
    """
    here = _parsed(peer)
    if here is None:
        return peer
    nearest = here
    hops = [hop for value in forwarded for hop in value.split(",")]
    while hops and _within(nearest, trusted):
        hop = _parsed(hops.pop().strip())
        if hop is None:
            return str(here)
        nearest = hop
    return str(nearest)


def limiting_key(address: str) -> str:
    """What limits count by: an IPv4 address, or the /64 that one household has of IPv6.

    >>> limiting_key("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed), 64), strict=False))
    return address if parsed is None else str(parsed)


def within(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address is in one of some networks."""
    parsed = _parsed(address)
    return parsed is not None and _within(parsed, networks)


def allowed_hosts_and_origins(
    settings: ServerSettings, port: int
) -> tuple[frozenset[str], frozenset[str]]:
    """The Host headers and the origins that this server answers to, each in full.

    Those of this machine with the port it listens at, of the public address, and further ones.
    """
    named = [f"http://{name}:{port}" for name in local_names(settings.host)]
    public = [settings.public_url] if settings.public_url else []
    origins = frozenset(origin_of(url) for url in (*named, *public, *settings.origins))
    hosts = set()
    for origin in origins:
        scheme, _, host = origin.partition("://")
        hosts.add(host)
        if not re.search(r":\d+$", host):
            hosts.add(f"{host}:{USUAL_PORTS[scheme]}")
    return frozenset(hosts), origins


def local_names(listening: str = "0.0.0.0") -> list[str]:
    """The names that this machine has in a URL, here and in the local network."""
    hostname = socket.gethostname().lower()
    first = hostname.partition(".")[0]
    names = ["localhost", "127.0.0.1", "[::1]", hostname, first, f"{first}.local"]
    found = [*_routed_addresses(), *_addresses_of(hostname)]
    listened = _parsed(listening)
    if listened is None:
        names.append(listening.lower())
    else:
        found.append(listened)
    for address in found:
        # A browser takes no address with a zone, as fe80::1%eth0; 0.0.0.0 is no name of anyone.
        if isinstance(address, IPv4Address) and not address.is_unspecified:
            names.append(str(address))
        elif isinstance(address, IPv6Address) and not (
            address.is_unspecified or address.is_link_local
        ):
            names.append(f"[{address}]")
    usable = (name for name in names if name.startswith("[") or HOST_NAME.fullmatch(name))
    return list(dict.fromkeys(usable))


def lan_address() -> str | None:
    """The address that others in the local network reach this machine at, if it has one."""
    for address in _routed_addresses():
        if not address.is_loopback and not address.is_unspecified:
            return str(address)
    return None


def _routed_addresses() -> list[IPv4Address | IPv6Address]:
    """The addresses this machine would send from: to connect a UDP socket sends nothing."""
    found = []
    for family, nowhere in _NOWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((nowhere, 9))
                address = _parsed(probe.getsockname()[0])
        except OSError:
            continue
        if address is not None:
            found.append(address)
    return found


def _addresses_of(hostname: str) -> list[IPv4Address | IPv6Address]:
    try:
        infos = socket.getaddrinfo(hostname, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    parsed = (_parsed(str(info[4][0])) for info in infos)
    return [address for address in parsed if address is not None]


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address, one of IPv4 in the guise of IPv6 as what it is, without a zone."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def _within(address: IPv4Address | IPv6Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)
