"""Everything an operator may set, read from `LORELODE_*` variables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import FieldInfo, fields
from platformdirs import user_data_path

from lorelode.core.schema import describe_type, expects, find_description

PREFIX = "LORELODE_"
MODEL_KEY_VARIABLE = "LORELODE_MODEL_KEY"
"""Not a setting: only the process that asks a model reads it, so that nothing else can show it."""
CACHE_VARIABLE = "LORELODE_CACHE"
"""Not a setting: the processes of bots read it, wherever they run."""
OTHER_VARIABLES = (MODEL_KEY_VARIABLE, CACHE_VARIABLE)
DAY_SECONDS = 24 * 3600.0
DEFAULT_PORTS = {"http": 80, "https": 443}
"""The ports that browsers leave out of a URL, by scheme."""

Network = IPv4Network | IPv6Network
Networks = Annotated[
    tuple[Network, ...], expects("networks like 10.0.0.0/8 or fd00::/8, with spaces between")
]
Folder = Annotated[Path, expects("a folder")]
Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Rate = Annotated[float, Meta(gt=0, le=1_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]

HOST_NAME = re.compile(r"(?![.-])[a-z0-9_.-]+(?<![.-])")
"""A name or an IPv4 address as a browser sends it."""


CONTACT = re.compile(r"mailto:[!-~]+@[!-~]+|https://[!-~]+")
"""What push services take as the address of an operator."""


class SettingsError(ValueError):
    """An invalid setting; the message names it, its value and what was expected."""


class ServerSettings(Struct, frozen=True, kw_only=True):
    """The settings of a server.

    >>> ServerSettings(port=70_000)
    Traceback (most recent call last):
    lorelode.web.settings.SettingsError: port: expected a whole number from 0 to 65535, not 70000
    """

    bind_address: Annotated[
        str,
        Meta(
            min_length=1,
            description="The address to listen on; 0.0.0.0 lets phones in the network connect.",
        ),
        expects("an address or a name"),
    ] = "0.0.0.0"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="The port to listen on; 0 picks a free one.")
    ] = 8000
    data: Annotated[Folder, Meta(description="The folder for the tables and decks.")] = field(
        default_factory=lambda: user_data_path("lorelode", appauthor=False)
    )
    database: Annotated[
        str | None,
        Meta(description="A PostgreSQL database for the tables, which several servers may share."),
        expects("an address like postgresql://user@host/name"),
    ] = None
    cluster: Annotated[
        str,
        Meta(
            pattern="^[a-z][a-z0-9_]{0,39}$",
            description="The name of those servers that share a database.",
        ),
        expects("small letters, digits and _, at most 40"),
    ] = "lorelode"
    node_address: Annotated[
        str,
        Meta(
            pattern=r"^[A-Za-z0-9.:_-]+$",
            description="The address of this machine for the other servers of the database.",
        ),
        expects("an address or a name, without a port"),
    ] = "127.0.0.1"
    share_port: Annotated[
        bool,
        Meta(description="Whether other servers of the database may listen on the same port."),
        expects("true or false"),
    ] = False
    workers: Annotated[
        int,
        Meta(ge=1, le=256, description="How many processes serve the port; needs a database."),
    ] = 1
    public_url: Annotated[
        str | None,
        Meta(description="The address that people use, if the server is behind a proxy."),
        expects("an address like https://play.example.org (no path, no user)"),
    ] = None
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Other addresses that the page may be opened at."),
        expects("addresses like https://play.example.org, with spaces between"),
    ] = ()
    trusted_proxies: Annotated[
        Networks, Meta(description="Networks of proxies whose X-Forwarded-For is trusted.")
    ] = ()
    metrics_from: Annotated[Networks, Meta(description="Networks that may read /metrics.")] = (
        IPv4Network("127.0.0.0/8"),
        IPv6Network("::1/128"),
    )

    max_tables: Annotated[
        Count, Meta(description="How many tables may exist at which a game was started.")
    ] = 5000
    max_unstarted_tables: Annotated[
        Count, Meta(description="How many tables may exist that wait for their first game.")
    ] = 2000
    tables_per_address: Annotated[
        Count, Meta(description="How many tables one address may create per hour.")
    ] = 20
    max_connections: Annotated[Count, Meta(description="How many connections may be open.")] = 5000
    connections_per_address: Annotated[
        Count, Meta(description="How many connections one address may have open.")
    ] = 300
    messages_per_second: Annotated[
        Rate, Meta(description="How many messages one connection may send per second.")
    ] = 20
    message_burst: Annotated[
        Count, Meta(description="How many messages it may send at once after a pause.")
    ] = 60
    chat_burst: Annotated[
        Count, Meta(description="How many chat lines one person may write within 20 seconds.")
    ] = 10
    requests_per_second: Annotated[
        Rate, Meta(description="How many requests one address may send per second.")
    ] = 20
    request_burst: Annotated[
        Count, Meta(description="How many requests it may send at once after a pause.")
    ] = 100
    guesses_per_minute: Annotated[
        Count,
        Meta(description="How many wrong table codes or keys one address may try per minute."),
    ] = 30
    cut_offs_per_minute: Annotated[
        Count,
        Meta(description="How many connections of one address may be cut off for floods a minute."),
    ] = 3

    header_seconds: Annotated[
        Seconds, Meta(description="How long a request may take to arrive.")
    ] = 10
    lag_seconds: Annotated[
        Seconds, Meta(description="How long a client may take to read what it was sent.")
    ] = 10
    keep_days: Annotated[
        float, Meta(gt=0, le=36_500, description="How long an unused table is kept.")
    ] = 30
    unload_minutes: Annotated[
        float,
        Meta(gt=0, le=1440, description="How long a table without connections stays in memory."),
    ] = 10
    grace_seconds: Annotated[
        Seconds, Meta(description="How long a player may be away before a bot plays for them.")
    ] = 30
    host_seconds: Annotated[
        Seconds,
        Meta(description="How long a host may be away or not answer before another becomes host."),
    ] = 60
    rest_seconds: Annotated[
        Seconds, Meta(description="How long players may look at a result before the game goes on.")
    ] = 20
    bot_seconds: Annotated[
        float,
        Meta(ge=0, le=60, description="How long a bot takes over a plain move, at normal pace."),
    ] = 1.2
    bot_processes: Annotated[
        int, Meta(ge=1, le=256, description="How many processes the bots think in.")
    ] = 1
    bots_cluster: Annotated[
        str | None,
        Meta(description="The scheduler of a Dask cluster that the bots think in instead."),
        expects("an address like tcp://10.0.0.7:8786"),
    ] = None

    push_contact: Annotated[
        str | None,
        Meta(description="Where push services reach the operator, if not at the public address."),
        expects("an address like mailto:play@example.org"),
    ] = None
    notices_to_loopback: Annotated[
        bool,
        Meta(description="Whether notices may go to this machine itself, also by http: for tests."),
        expects("true or false"),
    ] = False

    model_url: Annotated[
        str | None,
        Meta(description="The endpoint of a model that describes pictures for the operator."),
        expects("an address like http://localhost:11434/v1"),
    ] = None
    model_name: Annotated[
        str | None,
        Meta(description="The name of that model. Its key, if any, is in LORELODE_MODEL_KEY."),
        expects("the name of a model"),
    ] = None
    keep_clues: Annotated[
        bool,
        Meta(description="Whether hosts may keep clues as associations of people's own pictures."),
        expects("true or false"),
    ] = False

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The lowest level that is logged; debug also logs every request."),
    ] = "info"
    open_browser: Annotated[
        bool | None,
        Meta(description="Whether to open a browser; by default only at a terminal."),
        expects("true or false"),
    ] = None

    def __post_init__(self) -> None:
        """Check every value, also of settings that do not come from the environment."""
        for info in fields(ServerSettings):
            value = getattr(self, info.name)
            _check(info, value, info.name, value)
        if (self.model_url is None) != (self.model_name is None):
            raise SettingsError("model_url and model_name: expected both or neither")
        if self.workers > 1 and self.database is None:
            raise SettingsError("workers: expected 1 without a database")
        if self.bots_cluster is not None and find_spec("distributed") is None:
            raise SettingsError(
                "bots_cluster: a Dask cluster needs distributed: pip install 'lorelode[cluster]'"
            )

    @property
    def https(self) -> bool:
        """Whether the address that people use is https."""
        return self.public_url is not None and self.public_url.lower().startswith("https:")

    @property
    def keep_seconds(self) -> float:
        """How long an unused table is kept."""
        return self.keep_days * DAY_SECONDS


def read_environment(environ: Mapping[str, str]) -> ServerSettings:
    """Read the settings from the `LORELODE_*` variables; an unknown one is an error.

    >>> read_environment({"LORELODE_PORT": "80", "LORELODE_TRUSTED_PROXIES": "10.0.0.0/8"}).port
    80
    """
    known = {PREFIX + info.name.upper(): info for info in fields(ServerSettings)}
    values: dict[str, Any] = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable in OTHER_VARIABLES:
            continue
        if variable not in known:
            raise SettingsError(
                f"{variable} is not a setting; the settings are: {', '.join(known)}"
            )
        info = known[variable]
        try:
            value = _read(info, text)
        except ValueError:
            raise _invalid(info, variable, text) from None
        _check(info, value, variable, text)
        values[info.name] = value
    return ServerSettings(**values)


def describe_settings() -> dict[str, str]:
    """The description of each setting, by name."""
    return {info.name: find_description(info.type) for info in fields(ServerSettings)}


def parse_origin(url: str) -> str:
    """The origin of a URL as browsers write it; `ValueError` if the URL has more than an origin.

    >>> parse_origin("https://Lorelode.example:443/")
    'https://lorelode.example'
    """
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port
    # A browser sends a name like пример.example in its xn-- form, so only that form is allowed.
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in DEFAULT_PORTS or "@" in parts.netloc or port == 0:
        raise ValueError(url)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError(url)
    if ":" in host and "%" not in host:
        host = f"[{IPv6Address(host)}]"
    elif not HOST_NAME.fullmatch(host):
        raise ValueError(url)
    needs_port = port is not None and port != DEFAULT_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}:{port}" if needs_port else f"{parts.scheme}://{host}"


def _check_endpoint(url: str) -> None:
    """Raise `ValueError` for what is not the address of a model's endpoint."""
    parts = urlsplit(url)
    # A user or a query would be a key, which belongs into its variable.
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or "@" in url or "?" in url:
        raise ValueError(url)


def _check_database(url: str) -> None:
    """Raise `ValueError` for what is not the address of a PostgreSQL database."""
    parts = urlsplit(url)
    if parts.scheme not in ("postgresql", "postgres") or parts.fragment:
        raise ValueError
    _ = parts.port


def _check_scheduler(url: str) -> None:
    """Raise `ValueError` for what is not the address of a Dask scheduler."""
    parts = urlsplit(url)
    if parts.scheme not in ("tcp", "tls") or not parts.hostname or not parts.port:
        raise ValueError(url)
    if "@" in url or parts.path or parts.query or parts.fragment:
        raise ValueError(url)


def _read(info: FieldInfo, text: str) -> Any:
    """Parse the text of a variable, without checking the value."""
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
    """Raise `SettingsError` if a value has the wrong type or is out of range."""
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
                parse_origin(value)
            elif info.name == "model_url" and isinstance(value, str):
                _check_endpoint(value)
            elif info.name == "push_contact" and isinstance(value, str):
                good = CONTACT.fullmatch(value) is not None
            elif info.name == "database" and isinstance(value, str):
                _check_database(value)
            elif info.name == "bots_cluster" and isinstance(value, str):
                _check_scheduler(value)
            elif info.name == "origins" and isinstance(value, tuple):
                for one in value:
                    parse_origin(one)
    except ValueError:
        good = False
    if not good:
        raise _invalid(info, where, was)


def _invalid(info: FieldInfo, where: str, was: object) -> SettingsError:
    # The address of a database may have a password.
    said = "what was given" if info.name == "database" else repr(was)
    return SettingsError(f"{where}: expected {describe_type(info.type)}, not {said}")
