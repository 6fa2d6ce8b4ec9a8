"""Network addresses: where a request comes from, and which names this server answers to."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from lorelode.web.settings import DEFAULT_PORTS, HOST_NAME, Network, ServerSettings, parse_origin

# Reserved for documentation: nothing is ever sent to these addresses.
_UNUSED_ADDRESSES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

_ABSOLUTE_TARGET = re.compile(r"https?://([^/?#]*)")


def find_client_address(peer: str, forwarded: Sequence[str], trusted: Sequence[Network]) -> str:
    """The client's address: behind trusted proxies, the nearest address that is not one of them.

    `forwarded` are the values of X-Forwarded-For. Clients can write anything to the left of what a
    trusted proxy adds, so they are read from the right, and only if the peer is trusted.

    >>> from ipaddress import ip_network
    >>> find_client_address("10.0.0.1", ["6.6.6.6, 203.0.113.9"], [ip_network("10.0.0.0/8")])
    '203.0.113.9'
    """
    here = _parse(peer)
    if here is None:
        return peer
    nearest = here
    hops = [hop for value in forwarded for hop in value.split(",")]
    while hops and _within(nearest, trusted):
        hop = _parse(hops.pop().strip())
        if hop is None:
            return str(here)
        nearest = hop
    return str(nearest)


def requested_host(target: str, host: str) -> str:
    """The host that a request is for: the one in its target if it is absolute (RFC 9112, 3.2.2).

    It is empty if the target is neither a path nor an address.

    >>> requested_host("/t/K7QM2X01", "localhost:8000")
    'localhost:8000'
    >>> requested_host("http://Play.Example/t/K7QM2X01", "localhost:8000")
    'play.example'
    """
    if target.startswith("/"):
        return host.lower()
    absolute = _ABSOLUTE_TARGET.match(target.lower())
    return absolute[1] if absolute else ""


def rate_limit_key(address: str) -> str:
    """The key that limits count an address by: an IPv4 address, or the /64 of an IPv6 address.

    >>> rate_limit_key("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed), 64), strict=False))
    return address if parsed is None else str(parsed)


def is_within(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address is in one of these networks."""
    parsed = _parse(address)
    return parsed is not None and _within(parsed, networks)


def allowed_hosts_and_origins(
    settings: ServerSettings, port: int
) -> tuple[frozenset[str], frozenset[str]]:
    """The Host headers and the origins that this server accepts.

    They are those of this machine, of the public URL, and of the operator's other origins.
    """
    local = [f"http://{name}:{port}" for name in find_local_names(settings.bind_address)]
    public = [settings.public_url] if settings.public_url else []
    origins = frozenset(parse_origin(url) for url in (*local, *public, *settings.origins))
    return _hosts_of(origins), origins


def find_https_hosts(settings: ServerSettings) -> frozenset[str]:
    """The Host headers of requests that reach this server over https, through a proxy."""
    public = [settings.public_url] if settings.public_url else []
    origins = [parse_origin(url) for url in (*public, *settings.origins)]
    return _hosts_of(origin for origin in origins if origin.startswith("https:"))


def _hosts_of(origins: Iterable[str]) -> frozenset[str]:
    hosts = set()
    for origin in origins:
        scheme, _, host = origin.partition("://")
        hosts.add(host)
        if not re.search(r":\d+$", host):
            hosts.add(f"{host}:{DEFAULT_PORTS[scheme]}")
    return frozenset(hosts)


def find_local_names(bind_address: str = "0.0.0.0") -> list[str]:
    """The names of this machine in URLs, for itself and for the local network."""
    hostname = socket.gethostname().lower()
    first = hostname.partition(".")[0]
    names = ["localhost", "127.0.0.1", "[::1]", hostname, first, f"{first}.local"]
    found = [*_find_routed_addresses(), *_resolve(hostname)]
    bound = _parse(bind_address)
    if bound is None:
        names.append(bind_address.lower())
    else:
        found.append(bound)
    for address in found:
        # Browsers reject addresses with a zone, such as fe80::1%eth0. 0.0.0.0 is not a name.
        if isinstance(address, IPv4Address) and not address.is_unspecified:
            names.append(str(address))
        elif isinstance(address, IPv6Address) and not (
            address.is_unspecified or address.is_link_local
        ):
            names.append(f"[{address}]")
    usable = (name for name in names if name.startswith("[") or HOST_NAME.fullmatch(name))
    return list(dict.fromkeys(usable))


def find_lan_address() -> str | None:
    """The address of this machine in the local network, if it has one."""
    for address in _find_routed_addresses():
        if not address.is_loopback and not address.is_unspecified:
            return str(address)
    return None


def _find_routed_addresses() -> list[IPv4Address | IPv6Address]:
    """The addresses that this machine would send from. Connecting a UDP socket sends nothing."""
    found = []
    for family, unused in _UNUSED_ADDRESSES:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((unused, 9))
                address = _parse(probe.getsockname()[0])
        except OSError:
            continue
        if address is not None:
            found.append(address)
    return found


def _resolve(hostname: str) -> list[IPv4Address | IPv6Address]:
    try:
        infos = socket.getaddrinfo(hostname, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    parsed = (_parse(str(info[4][0])) for info in infos)
    return [address for address in parsed if address is not None]


@lru_cache(maxsize=4096)  # the same few addresses come again and again
def _parse(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, without its zone; an IPv4 address mapped to IPv6 becomes IPv4 again."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def _within(address: IPv4Address | IPv6Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)
