"""Notices to people who are not at the table, and the bodies of requests about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lorelode.core.languages import Language

NoticeKind = Literal["turn", "begun", "round", "over", "invited"]
"""It is the reader's turn; a game has begun; a round is over; the game is over; the host invites to
a game."""


class PushKey(Struct, frozen=True):
    """The key that a browser needs to subscribe to notices of this server."""

    key: str


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """The request for notices: a browser's subscription, as it gives it to the page."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language


class PushEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """The request for no more notices to a browser."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class NoticesChanged(Struct, frozen=True):
    """What was asked for about notices is done."""

    ok: bool = True


class PushNotice(Struct, frozen=True):
    """A notice as a service worker decrypts it: which table and what kind, and no view of it."""

    table: str
    """The code of the table."""
    kind: NoticeKind
    language: Language
    title: str
    text: str
