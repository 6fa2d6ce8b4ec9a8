"""Everything an operator may set, read from `LORELODE_*` variables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import FieldInfo, fields
from platformdirs import user_data_path

from lorelode.core.schema import describe_type, description, expects

PREFIX = "LORELODE_"
USUAL_PORTS = {"http": 80, "https": 443}
"""The ports that browsers leave out, by scheme."""

Network = IPv4Network | IPv6Network
Networks = Annotated[
    tuple[Network, ...], expects("networks like 10.0.0.0/8 or fd00::/8, with spaces between")
]
Folder = Annotated[Path, expects("a folder")]
Many = Annotated[int, Meta(ge=1, le=10_000_000)]
Rate = Annotated[float, Meta(gt=0, le=1_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]

HOST_NAME = re.compile(r"(?![.-])[a-z0-9_.-]+(?<![.-])")
"""A name or an IPv4 address as a browser sends it."""


class SettingsError(ValueError):
    """A setting that cannot be; the message names it, what was expected and what it was."""


class ServerSettings(Struct, frozen=True, kw_only=True):
    """How a server is run.

    >>> ServerSettings(port=70_000)
    Traceback (most recent call last):
    lorelode.web.settings.SettingsError: port: expected a whole number from 0 to 65535, not 70000
    """

    host: Annotated[
        str,
        Meta(min_length=1, description="The address to listen at; 0.0.0.0 lets phones in."),
        expects("an address or a name"),
    ] = "0.0.0.0"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="The port to listen at; 0 takes any that is free.")
    ] = 8000
    data: Annotated[Folder, Meta(description="The folder that keeps every table.")] = field(
        default_factory=lambda: user_data_path("lorelode", appauthor=False)
    )
    public_url: Annotated[
        str | None,
        Meta(description="The address people use, if a proxy stands in front."),
        expects("an address like https://play.example.org (no path, no user)"),
    ] = None
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Further addresses that pages may be served from."),
        expects("addresses like https://play.example.org, with spaces between"),
    ] = ()
    trusted_proxies: Annotated[
        Networks, Meta(description="Networks whose X-Forwarded-For is believed.")
    ] = ()
    metrics_from: Annotated[Networks, Meta(description="Networks that may read /metrics.")] = (
        IPv4Network("127.0.0.0/8"),
        IPv6Network("::1/128"),
    )

    max_tables: Annotated[Many, Meta(description="How many tables there may be in all.")] = 5000
    tables_per_address: Annotated[
        Many, Meta(description="How many tables one address may make in an hour.")
    ] = 20
    connections: Annotated[Many, Meta(description="How many connections may be open in all.")] = (
        5000
    )
    connections_per_address: Annotated[
        Many, Meta(description="How many connections one address may have open.")
    ] = 100
    frames_per_second: Annotated[
        Rate, Meta(description="How many messages a second one connection may send.")
    ] = 20
    frame_burst: Annotated[
        Many, Meta(description="How many messages it may send at once after a pause.")
    ] = 60
    requests_per_second: Annotated[
        Rate, Meta(description="How many requests a second one address may make.")
    ] = 20
    request_burst: Annotated[
        Many, Meta(description="How many requests it may make at once after a pause.")
    ] = 100
    misses_per_minute: Annotated[
        Many, Meta(description="How many unknown codes one address may try.")
    ] = 30

    header_seconds: Annotated[
        Seconds, Meta(description="How long a request may take to arrive.")
    ] = 10
    lag_seconds: Annotated[
        Seconds, Meta(description="How long a reader may be behind before it is cut off.")
    ] = 10
    keep_days: Annotated[
        float, Meta(gt=0, le=36_500, description="How long a table is kept that nobody touches.")
    ] = 30
    sleep_minutes: Annotated[
        float,
        Meta(gt=0, le=1440, description="When a table with nobody connected leaves memory."),
    ] = 10
    grace_seconds: Annotated[
        Seconds, Meta(description="How long a player may be gone before a bot plays.")
    ] = 30
    host_seconds: Annotated[
        Seconds, Meta(description="How long a host may be gone before the role passes on.")
    ] = 60
    rest_seconds: Annotated[
        Seconds, Meta(description="How long a table rests after a reveal at most.")
    ] = 20
    bot_seconds: Annotated[
        float, Meta(ge=0, le=60, description="How long a bot takes over a move.")
    ] = 1.0
    bot_processes: Annotated[
        int, Meta(ge=1, le=256, description="How many processes think for the bots.")
    ] = 1

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The least that is logged; debug logs each request too."),
    ] = "info"
    open_browser: Annotated[
        bool | None,
        Meta(description="Whether to open a browser; by default at a terminal."),
        expects("true or false"),
    ] = None

    def __post_init__(self) -> None:
        """Refuse what is out of bounds, however it was set."""
        for info in fields(ServerSettings):
            value = getattr(self, info.name)
            _check(info, value, info.name, value)


def from_environment(environ: Mapping[str, str]) -> ServerSettings:
    """The settings that the `LORELODE_*` variables give; a variable nobody knows is refused.

    >>> from_environment({"LORELODE_PORT": "80", "LORELODE_TRUSTED_PROXIES": "10.0.0.0/8"}).port
    80
    """
    known = {PREFIX + info.name.upper(): info for info in fields(ServerSettings)}
    values: dict[str, Any] = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX):
            continue
        if variable not in known:
            raise SettingsError(f"{variable} is no setting; these are: {', '.join(known)}")
        info = known[variable]
        try:
            value = _read(info, text)
        except ValueError:
            raise _wrong(info, variable, text) from None
        _check(info, value, variable, text)
        values[info.name] = value
    return ServerSettings(**values)


def descriptions() -> dict[str, str]:
    """What each setting is for, by name."""
    return {info.name: description(info.type) for info in fields(ServerSettings)}


def origin_of(url: str) -> str:
    """The origin of an address as browsers write it; a ValueError if the address is more than one.

    >>> origin_of("https://Lorelode.example:443/")
    'https://lorelode.example'
    """
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port
    # A browser sends an address like пример.example in its xn-- form: ask for that one.
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in USUAL_PORTS or "@" in parts.netloc or port == 0:
        raise ValueError(url)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError(url)
    if ":" in host and "%" not in host:
        host = f"[{IPv6Address(host)}]"
    elif not HOST_NAME.fullmatch(host):
        raise ValueError(url)
    unusual = port is not None and port != USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}:{port}" if unusual else f"{parts.scheme}://{host}"


def _read(info: FieldInfo, text: str) -> Any:
    """The value that a variable's text stands for, not yet checked."""
    kind = get_args(info.type)[0]
    if kind == tuple[Network, ...]:
        return tuple(ip_network(part) for part in text.replace(",", " ").split())
    if kind == tuple[str, ...]:
        return tuple(text.split())
    if kind is Path:
        if not text:
            raise ValueError(text)
        return Path(text).expanduser()
    if not text and type(None) in get_args(kind):
        return None
    return msgspec.convert(text, info.type, strict=False)


def _check(info: FieldInfo, value: object, where: str, was: object) -> None:
    """Refuse a value that is not of the setting's kind or out of its bounds."""
    kind = get_args(info.type)[0]
    try:
        if kind == tuple[Network, ...]:
            good = isinstance(value, tuple) and all(isinstance(one, Network) for one in value)
        elif kind is Path:
            good = isinstance(value, Path)
        else:
            msgspec.convert(value, info.type)
            good = True
            if info.name == "public_url" and isinstance(value, str):
                origin_of(value)
            elif info.name == "origins" and isinstance(value, tuple):
                for one in value:
                    origin_of(one)
    except ValueError:
        good = False
    if not good:
        raise _wrong(info, where, was)


def _wrong(info: FieldInfo, where: str, was: object) -> SettingsError:
    return SettingsError(f"{where}: expected {describe_type(info.type)}, not {was!r}")
