"""The endpoint of a model, as the commands that ask one are told of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from lorelode.cli.errors import BadInput
from lorelode.cli.setup import sentence

if TYPE_CHECKING:
    from lorelode.models.chat_api import Endpoint


def read_endpoint(url: str, model: str) -> Endpoint:
    """The endpoint at an address, with the key from its variable; or `BadInput`."""
    from lorelode.models.chat_api import KEY_VARIABLE, ChatError, Endpoint

    try:
        return Endpoint(url, model, os.environ.get(KEY_VARIABLE, ""))
    except ChatError as error:
        raise BadInput(sentence(error)) from error
