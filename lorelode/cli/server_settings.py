"""The settings of a server as the commands that deal with one read them."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from lorelode.cli.errors import BadInput

if TYPE_CHECKING:
    from lorelode.web.settings import ServerSettings

data_folder_option = click.option(
    "--data", metavar="DIR", help="The folder for the tables and decks."
)


def read_settings(flags: Mapping[str, str]) -> ServerSettings:
    """The settings of the variables, and of the flags where there are such."""
    from lorelode.web.settings import PREFIX, SettingsError, read_environment

    given = {f"{PREFIX}{name.upper()}": text for name, text in flags.items()}
    try:
        return read_environment({**os.environ, **given})
    except SettingsError as error:
        variable, colon, says = str(error).partition(": ")
        if variable in given:
            # A mistake in a flag is reported by the name of the flag.
            flag = variable.removeprefix(PREFIX).lower().replace("_", "-")
            raise BadInput(f"--{flag}{colon}{says}.") from error
        raise BadInput(f"{error}.") from error


def describe_error(error: Exception) -> str:
    """What the system says about an error, without its number and its file."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def describe_bind_error(settings: ServerSettings, error: OSError) -> str:
    """The sentence for a port that the server cannot listen on."""
    if error.errno == errno.EADDRINUSE:
        return f"Port {settings.port} is in use; choose another with --port."
    where = f"{settings.bind_address}, port {settings.port}"
    return f"The server cannot listen at {where}: {describe_error(error)}."
