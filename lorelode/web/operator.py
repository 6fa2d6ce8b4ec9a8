"""The operator of the server: known by a key in the data folder and in the private link."""

from __future__ import annotations

import hmac
from typing import Final

from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.web.address_limits import AddressLimits

KEY_FILE: Final = "operator.key"
KEY_HEADER: Final = "X-Lorelode-Key"


class Operator:
    """Lets only requests with the operator's key pass."""

    def __init__(self, key: str, limits: AddressLimits) -> None:
        self.key = key
        self._limits = limits

    def require(self, request: web.Request) -> None:
        """Refuse a request without the key, in other words after too many wrong keys."""
        given = request.headers.get(KEY_HEADER)
        # Compared in constant time, so that the time does not help to guess the key. The right key
        # is good even if others at this address guess: it is too long to be guessed.
        if not hmac.compare_digest(
            (given or "").encode("utf-8", "surrogateescape"), self.key.encode()
        ):
            if given is not None:
                self._limits.take_guess(self._limits.key(request))
            raise Refusal(Code.NOT_OPERATOR)
