"""Sends notices to browsers by Web Push (RFC 8030)."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
import structlog

from lorelode.tables.store import StoreError
from lorelode.tables.store.subscriptions import Subscription, Subscriptions
from lorelode.web.metrics import Metrics
from lorelode.web.notices.encryption import AUTH_BYTES, encrypt, read_point
from lorelode.web.notices.outgoing import Outgoing, SendError, check_url
from lorelode.web.notices.push_keys import PushKeys, decode_base64, encode_base64
from lorelode.web.notices.sentences import write_notice
from lorelode.wire.notices import NoticeKind

KEEP_SECONDS: Final = 24 * 3600
"""How long a push service keeps a notice for a device that is switched off."""

MAX_FAILURES: Final = 5
"""After as many failures in a row, a subscription is dropped. The page renews it if it is alive."""

SILENCE_SECONDS: Final = 24 * 3600
"""Failures without an answer count only if failures have gone on for so long: it may be the network
of the server that fails."""

MAX_FAILURES_REMEMBERED: Final = 10_000
"""Of how many endpoints failures are counted."""

GONE: Final = (404, 410)
"""What a push service answers if a subscription is no more."""

TOPIC_BYTES: Final = 24
"""As many as a topic may have in base64."""

_logs = structlog.get_logger()


class TableNotice(NamedTuple):
    """What somebody is told: the table by its code, its game, and the kind."""

    code: str
    game: str
    kind: NoticeKind


def check_subscription(subscription: Subscription, *, to_loopback: bool = False) -> None:
    """Raise `ValueError` for a subscription that nothing can or may be sent to."""
    check_url(subscription.endpoint, to_loopback=to_loopback)
    read_point(decode_base64(subscription.p256dh))
    if len(decode_base64(subscription.auth)) != AUTH_BYTES:
        raise ValueError("expected a secret of 16 bytes")


class _Failures:
    """The failures of an endpoint since it last took a notice."""

    def __init__(self, now: float) -> None:
        self.began = now
        self.answered = 0
        self.silent = 0

    def are_too_many(self, now: float) -> bool:
        """Whether the endpoint should be given up."""
        lasting = self.silent if now >= self.began + SILENCE_SECONDS else 0
        return self.answered + lasting >= MAX_FAILURES


class PushSender:
    """Sends notices to all browsers of a visitor."""

    def __init__(
        self,
        subscriptions: Subscriptions,
        keys: PushKeys,
        outgoing: Outgoing,
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        self._subscriptions = subscriptions
        self._keys = keys
        self._outgoing = outgoing
        self._metrics = metrics
        self._now = now
        self._failures: dict[str, _Failures] = {}

    async def send(self, person: str, notice: TableNotice) -> None:
        """Tell a visitor, if any browser of theirs is subscribed."""
        try:
            found = await self._subscriptions.find(person)
            await asyncio.gather(*(self._send_to(person, notice, one) for one in found))
        except StoreError as error:
            self._metrics.notices_failed.inc()
            _logs.warning("subscriptions unavailable", error=str(error))

    async def _send_to(self, person: str, notice: TableNotice, to: Subscription) -> None:
        message = msgspec.json.encode(write_notice(*notice, to.language))
        try:
            body = encrypt(message, decode_base64(to.p256dh), decode_base64(to.auth))
            status = await self._outgoing.post(
                to.endpoint,
                body,
                {
                    "Authorization": self._keys.sign(to.endpoint, self._now()),
                    "Content-Encoding": "aes128gcm",
                    "Content-Type": "application/octet-stream",
                    "TTL": str(KEEP_SECONDS),
                    "Topic": _name_topic(person, to.endpoint, notice.code),
                    # The same for all: a push service need not know of which kind one is.
                    "Urgency": "high",
                },
            )
        except SendError as error:
            # Neither the endpoint nor the table: both are secrets.
            _logs.info("notice not sent", error=str(error))
            status = 0
        if 200 <= status < 300:
            self._failures.pop(to.endpoint, None)
            self._metrics.notices_sent.inc()
            return
        self._metrics.notices_failed.inc()
        if status in GONE or self._has_failed_too_often(to.endpoint, answered=status != 0):
            self._failures.pop(to.endpoint, None)
            await self._subscriptions.drop(person, to.endpoint)

    def _has_failed_too_often(self, endpoint: str, *, answered: bool) -> bool:
        if len(self._failures) >= MAX_FAILURES_REMEMBERED:
            self._failures.clear()
        now = self._now()
        failures = self._failures.setdefault(endpoint, _Failures(now))
        if answered:
            failures.answered += 1
        else:
            failures.silent += 1
        return failures.are_too_many(now)


def _name_topic(person: str, endpoint: str, code: str) -> str:
    """By what a push service replaces an older notice.

    It cannot tell who shares a table, nor which browsers are one person's.
    """
    hashed = hashlib.sha256(f"{person} {endpoint} {code}".encode()).digest()
    return encode_base64(hashed[:TOPIC_BYTES])
