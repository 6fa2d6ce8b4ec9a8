"""Leaving a shared computer: the token is worth nothing, also to somebody who copied it."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from lorelode.web.address_limits import FORGOTTEN_PER_HOUR
from lorelode.web.forgotten import FORGOTTEN_FILE
from lorelode.web.visitors import COOKIE, SECURE_COOKIE, identify
from tests.server.clients import Visitor, start_server
from tests.server.test_access import open_session


def test_a_forgotten_token_has_no_rights_and_no_connections(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (_server, base),
            Visitor(base) as ann,
            Visitor(base) as bob,
        ):
            codes = [await ann.make_table(), await ann.make_table()]
            hers = [await ann.join(code) for code in codes]
            for wire in hers:
                await wire.do("sit", seat=0, name="Ann")
            his = await bob.join(codes[0])
            await his.do("sit", seat=1, name="Bob")
            async with ann.http.post(f"{base}/api/forget-me") as answer:
                assert (answer.status, await answer.json()) == (200, {"ok": True})
                cookie = SimpleCookie(answer.headers["Set-Cookie"])[COOKIE]
                assert (cookie.value, cookie["max-age"], cookie["path"]) == ("", "0", "/")
                assert "Clear-Site-Data" not in answer.headers  # browsers obey it over https only
            for wire in hers:
                closing = await wire.until(lambda message: message["type"] == "closing")
                assert closing["code"] == "forgotten"
            await require_stranger(base, ann.token, codes[0])
            assert (await his.ask("say", text="still here"))["type"] == "done"
        # Nobody can use it after a restart either.
        async with start_server(tmp_path) as (_server, base):
            await require_stranger(base, ann.token, codes[1])
            async with Visitor(base, bob.token) as bob:
                his = await bob.join(codes[0])
                await his.receive()
                assert his.view["you"]["seat"] == 1

    async def require_stranger(base: str, stolen: str, code: str) -> None:
        async with Visitor(base, stolen) as thief:
            async with thief.http.get(f"{base}/") as page:
                given = SimpleCookie(page.headers["Set-Cookie"])[COOKIE].value
                assert given != stolen
            wire = await thief.join(code)
            await wire.receive()
            assert wire.view["you"]["seat"] is None
            assert not wire.view["you"]["host"]
            assert wire.view["table"]["seats"][0]["name"] == "Ann"

    asyncio.run(scenario())


def test_with_https_the_browser_is_told_to_drop_what_it_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, public_url="https://play.example") as (_server, base):
            cookie = f"{SECURE_COOKIE}={'A' * 43}"
            async with (
                open_session(Host="play.example", Cookie=cookie, **{"X-Lorelode": "1"}) as ann,
                ann.post(f"{base}/api/forget-me") as answer,
            ):
                assert answer.headers["Clear-Site-Data"] == '"cache", "storage"'
                removed = answer.headers["Set-Cookie"]
                assert removed.startswith(f'{SECURE_COOKIE}="";')
                # A browser takes a cookie of this name, and its removal, only with these.
                assert {"Secure", "Path=/"} <= set(removed.split("; "))

    asyncio.run(scenario())


def test_another_site_cannot_have_a_visitor_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            code = await ann.make_table()
            for headers in ({"Origin": "https://evil.example"}, {"X-Lorelode": "0"}):
                async with ann.http.post(f"{base}/api/forget-me", headers=headers) as answer:
                    assert answer.status == 403
                    assert "Set-Cookie" not in answer.headers
            wire = await ann.join(code)
            await wire.receive()
            assert wire.view["you"]["host"]

    asyncio.run(scenario())


def test_a_visitor_who_cannot_be_saved_as_forgotten_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            file = tmp_path / FORGOTTEN_FILE
            file.mkdir()  # nothing can be written to it
            async with ann.http.post(f"{base}/api/forget-me") as answer:
                assert (answer.status, (await answer.json())["code"]) == (503, "store-unavailable")
            file.rmdir()
            async with ann.http.post(f"{base}/api/forget-me") as answer:
                assert answer.status == 200
            assert file.read_text() == f"{identify(ann.token)}\n"

    asyncio.run(scenario())


def test_one_address_cannot_fill_the_disk_with_forgotten_visitors(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, _base):
            for _ in range(FORGOTTEN_PER_HOUR):
                server.limits.count_forgotten("192.0.2.7")
            with pytest.raises(ValueError, match="too fast"):
                server.limits.count_forgotten("192.0.2.7")
            server.limits.count_forgotten("192.0.2.8")

    asyncio.run(scenario())
