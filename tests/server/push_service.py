"""A push service of our own, which speaks RFC 8030 with real keys and real encryption.

It checks what a push service checks: the headers, and the signature of the server (with PyJWT). It
also plays the browser, which alone can decrypt (with http_ece). The server uses neither library.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
import jwt
import msgspec
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lorelode.web.notices.push_keys import decode_base64, encode_base64

PATIENCE_SECONDS = 20.0


class Browser:
    """A browser that has subscribed: it alone can read what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, language: str = "en") -> dict[str, str]:
        public = self.private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": encode_base64(point),
            "auth": encode_base64(self.auth),
            "language": language,
        }

    def decrypt(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth)
        notice: dict[str, Any] = msgspec.json.decode(text)
        return notice


class PushService:
    """Takes messages for the browsers that have subscribed to it."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.browsers: dict[str, Browser] = {}
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.notices: dict[str, list[dict[str, Any]]] = {}
        """What each browser was sent, decrypted."""
        self.status = 201
        self.location = ""
        self.hangs = False
        self.server_key = ""
        self._came = asyncio.Condition()

    def subscribe(self, name: str) -> Browser:
        browser = self.browsers[name] = Browser(f"{self.base}/push/{name}")
        self.notices[name] = []
        return browser

    async def take(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        body = await request.read()
        self.bodies.append(body)
        self.headers.append(dict(request.headers))
        self._check(request)
        async with self._came:
            self.notices[name].append(self.browsers[name].decrypt(body))
            self._came.notify_all()
        if self.hangs:
            await asyncio.sleep(3600)
        headers = {"Location": self.location} if self.location else {}
        return web.Response(status=self.status, headers=headers)

    def _check(self, request: web.Request) -> None:
        """Refuse what a push service would refuse."""
        scheme, _, rest = request.headers["Authorization"].partition(" ")
        assert scheme == "vapid"
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert given["k"] == self.server_key
        key = ec.EllipticCurvePublicKey.from_encoded_point(
            ec.SECP256R1(), decode_base64(given["k"])
        )
        claims = jwt.decode(given["t"], key, algorithms=["ES256"], audience=self.base)
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert request.headers["Content-Encoding"] == "aes128gcm"
        assert int(request.headers["TTL"]) > 0
        assert len(request.headers["Topic"]) <= 32
        assert "Cookie" not in request.headers

    async def wait_for(self, name: str, count: int) -> list[dict[str, Any]]:
        """What a browser was sent, once there are so many."""
        async with asyncio.timeout(PATIENCE_SECONDS), self._came:
            await self._came.wait_for(lambda: len(self.notices[name]) >= count)
        return self.notices[name]


@asynccontextmanager
async def start_push_service() -> AsyncIterator[PushService]:
    """A push service at a free port of this machine."""
    app = web.Application()
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    service = PushService("")
    app.router.add_post("/push/{name}", service.take)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    service.base = f"http://127.0.0.1:{port}"
    try:
        yield service
    finally:
        await runner.cleanup()
