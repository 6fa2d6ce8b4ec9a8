"""`lorelode serve`: the server."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from io import StringIO
from typing import TYPE_CHECKING

import click

from lorelode.cli.errors import BadInput, complain
from lorelode.cli.folder_lock import lock_folder
from lorelode.cli.server_settings import data_folder_option, describe_bind_error, read_settings
from lorelode.cli.workers import run_workers

if TYPE_CHECKING:
    from lorelode.web.lifecycle import Addresses
    from lorelode.web.settings import ServerSettings


@click.command
@click.option(
    "--bind-address",
    metavar="ADDRESS",
    help="The address to listen on; 127.0.0.1 for this machine only.",
)
@click.option("--port", metavar="NUMBER", help="The port to listen on; 8000 if free.")
@data_folder_option
@click.option(
    "--public-url",
    metavar="URL",
    help="The address that people use, if the server is behind a proxy.",
)
@click.option(
    "--database",
    metavar="URL",
    help="A PostgreSQL database for the tables: postgresql://user@host/name.",
)
@click.option("--workers", metavar="NUMBER", help="How many processes serve, with a database.")
@click.option(
    "--bots-cluster",
    metavar="ADDRESS",
    help="A Dask cluster that the bots think in: tcp://host:8786.",
)
@click.option("--ready-fd", type=int, hidden=True, help="Where to write a byte when it is up.")
def serve(
    bind_address: str | None,
    port: str | None,
    data: str | None,
    public_url: str | None,
    database: str | None,
    workers: str | None,
    bots_cluster: str | None,
    ready_fd: int | None,
) -> None:
    """Start the server, where friends meet in their browsers.

    Every setting can also be given as a LORELODE_ variable; docs/server.md lists them.
    """
    from lorelode.web.startup import import_libraries, postpone_garbage_collection

    postpone_garbage_collection()
    import_libraries()
    # Here and not above: the command's own help is quicker without a web server.
    from lorelode.tables.store import StoreError
    from lorelode.web.logs import configure_logging
    from lorelode.web.settings import SettingsError

    flags = {
        "bind_address": bind_address,
        "port": port,
        "data": data,
        "public_url": public_url,
        "database": database,
        "workers": workers,
        "bots_cluster": bots_cluster,
    }
    settings = read_settings({name: text for name, text in flags.items() if text is not None})
    quiet = sys.stderr.isatty() and "LORELODE_LOG_LEVEL" not in os.environ
    configure_logging("warning" if quiet else settings.log_level)
    fixed = port is not None or "LORELODE_PORT" in os.environ
    try:
        if settings.workers > 1:
            run_workers(settings, {name: text for name, text in flags.items() if text is not None})
        elif settings.database is not None:
            # The folder has no tables, and may be shared.
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            _serve(settings, lambda _where: _say_ready(ready_fd), fixed)
        else:
            with lock_folder(settings.data) as note:
                _serve(settings, note, fixed)
    except SettingsError as error:
        raise BadInput(f"{error}.") from error
    except StoreError as error:
        if settings.database is not None:
            raise BadInput(f"The tables cannot be opened: {error}.") from error
        complain(f"The tables cannot be opened: {error}.")
        raise click.exceptions.Exit(1) from error
    if settings.share_port:
        return  # whoever has started all of them says it
    # After the ^C that a terminal shows.
    click.echo("\n" * sys.stdout.isatty() + "Stopped; every move is kept.")


def _say_ready(file: int | None) -> None:
    """Tell whoever has started this process that it is up."""
    if file is not None:
        os.write(file, b"\n")
        os.close(file)


def _serve(settings: ServerSettings, note: Callable[[str], None], fixed: bool) -> None:
    """Run the server; unless the port is `fixed`, at any that is free if the usual one is not."""
    from msgspec.structs import replace

    from lorelode.web.lifecycle import run

    def announce(where: Addresses) -> None:
        note(_address(where))
        _announce(where, settings)

    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(run(settings, announce))
    except KeyboardInterrupt:
        return  # where a loop can handle no signals
    except OSError as error:
        busy = error.errno == errno.EADDRINUSE
        if busy and not fixed:
            click.echo(f"Port {settings.port} is in use, so another one is taken.")
            _serve(replace(settings, port=0), note, fixed=True)
            return
        complain(describe_bind_error(settings, error))
        raise click.exceptions.Exit(1) from error


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


def _address(where: Addresses) -> str:
    """Where a browser on this machine finds the server."""
    return where.public or where.here


def _announce(where: Addresses, settings: ServerSettings) -> None:
    """Print the address of the server, in letters and as a picture for phones."""
    person = sys.stdout.isatty()
    address = _address(where)
    click.echo(f"Lorelode is at {address}")
    for_phones = where.public or where.network
    if where.network and not where.public:
        click.echo(f"In your network, phones included: {where.network}")
    if for_phones and person and _can_draw():
        click.echo(_picture(for_phones), color=True)
    click.echo(f"Your own pictures, with a private link: {address}/decks#key={where.key}")
    click.echo("Ctrl-C stops it.")
    sys.stdout.flush()
    if settings.open_browser is True or (
        settings.open_browser is None and person and has_windows(os.environ)
    ):
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _can_draw() -> bool:
    """Whether the terminal can show half blocks in colours."""
    utf8 = (sys.stdout.encoding or "").lower().startswith("utf")
    return utf8 and os.environ.get("TERM") != "dumb"


def _picture(address: str) -> str:
    """A QR code, always light on dark: not all phones read the reverse."""
    import segno

    rows = StringIO()
    segno.make(address, micro=False).terminal(rows, compact=True, border=2)
    return "\n".join(f"\x1b[97;40m{row}\x1b[0m" for row in rows.getvalue().splitlines())


def has_windows(environ: Mapping[str, str]) -> bool:
    """Whether a browser would open where the person sits: not over ssh, not in the terminal."""
    if "SSH_CONNECTION" in environ or "SSH_TTY" in environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    """Open the browser in a separate process, so that its output and waiting do not matter here."""
    subprocess.run(
        [sys.executable, "-m", "webbrowser", address],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )
