"""A client for OpenAI's chat API, as Ollama, llama.cpp, vLLM and clouds speak it.

Nothing that was asked or answered, and no key, is ever part of an error or a log.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import aiohttp
import msgspec
from msgspec import Struct

KEY_VARIABLE: Final = "LORELODE_MODEL_KEY"
"""The environment variable with the key of an endpoint that wants one. It is given nowhere else."""

CONNECT_SECONDS: Final = 10.0
ANSWER_SECONDS: Final = 180.0
"""How long an answer may take. A model that is loaded from a disk first takes a minute."""
MAX_ANSWER_BYTES: Final = 1_000_000
MAX_ANSWER_TOKENS: Final = 4000
TRIES: Final = 3
"""How often a request is sent to an endpoint that is busy, silent or broken."""
FIRST_WAIT_SECONDS: Final = 1.0
"""Before the second try; each further wait is four times as long."""
MAX_WAIT_SECONDS: Final = 60.0
"""The longest that an endpoint may ask to wait."""

_PASSING_STATUSES: Final = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})

Message = Mapping[str, Any]
"""A message of a chat, as the API has it."""


class ChatError(Exception):
    """The endpoint does not answer as it should; the message is a clause without a full stop."""


class EmptyAnswer(ChatError):
    """The model says nothing to this, also when it is asked again; to others it may."""


class PassingFailure(Exception):
    """A failure that may be over at the next try."""

    def __init__(self, error: ChatError, wait_seconds: float | None = None) -> None:
        super().__init__(str(error))
        self.error = error
        self.wait_seconds = wait_seconds


class _Said(Struct):
    content: str | None = None


class _Choice(Struct):
    message: _Said


class _Usage(Struct):
    total_tokens: int | None = None


class _Completion(Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


class Reply(NamedTuple):
    """What a model said."""

    text: str
    tokens: int | None
    """What the endpoint counted for question and answer; None if it does not count."""


class Endpoint:
    """Where a model answers, which one, and the key."""

    def __init__(self, url: str, model: str, key: str = "") -> None:
        self.url = _check_url(url)
        if not model.strip() or not model.isprintable():
            raise ChatError("expected the name of a model, such as 'llava'")
        self.model = model
        # A header cannot hold it otherwise. It is not quoted, because it is secret.
        if key and not (key.isascii() and key.isprintable()):
            raise ChatError(f"the key in {KEY_VARIABLE} has characters that no key has")
        if key and not _keeps_secrets(self.url):
            raise ChatError(f"the key in {KEY_VARIABLE} is sent by https only, or to this machine")
        self._key = key

    def headers(self) -> dict[str, str]:
        """The headers of a request, with the key."""
        return {"Authorization": f"Bearer {self._key}"} if self._key else {}


def _check_url(url: str) -> str:
    expected = "expected an address like http://localhost:11434/v1, without a user or a query"
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise ChatError(expected) from None
    # Keys belong into the variable: an address is shown and kept by shells.
    if not good or "@" in parts.netloc or parts.query or parts.fragment or not url.isprintable():
        raise ChatError(expected)
    return url.rstrip("/")


def _keeps_secrets(url: str) -> bool:
    """Whether nobody on the way can read what is sent there."""
    parts = urlsplit(url)
    return parts.scheme == "https" or is_loopback(parts.hostname or "")


def is_loopback(host: str) -> bool:
    """Whether a host is this machine.

    >>> [is_loopback(host) for host in ("localhost", "127.0.0.1", "::1", "192.168.0.2", "a.org")]
    [True, True, True, False, False]
    """
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def text_part(text: str) -> Message:
    """A text in a message."""
    return {"type": "text", "text": text}


def image_part(jpeg: str) -> Message:
    """A picture in a message: a JPEG in Base64."""
    return {"type": "image_url", "image_url": {"url": f"data:image/jpeg;base64,{jpeg}"}}


class ChatClient:
    """Asks a model, one request at a time; an asynchronous context manager."""

    def __init__(
        self,
        endpoint: Endpoint,
        *,
        answer_seconds: float = ANSWER_SECONDS,
        first_wait_seconds: float = FIRST_WAIT_SECONDS,
    ) -> None:
        self._endpoint = endpoint
        self._timeout = aiohttp.ClientTimeout(
            total=answer_seconds, sock_connect=min(CONNECT_SECONDS, answer_seconds)
        )
        self._answer_seconds = answer_seconds
        self._first_wait_seconds = first_wait_seconds
        self._limit_name = "max_tokens"
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> ChatClient:
        # Its own certificates: a server's process does without those that aiohttp would load.
        trust = (
            await asyncio.to_thread(ssl.create_default_context)
            if self._endpoint.url.startswith("https")
            else True
        )
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(ssl=trust),
            timeout=self._timeout,
            headers=self._endpoint.headers(),
            cookie_jar=aiohttp.DummyCookieJar(),
        )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._session is not None
        await self._session.close()

    async def ask(self, messages: Sequence[Message], *, json: bool = False) -> str:
        """What the model says to these messages, or `ChatError` after a few tries.

        With `json` the endpoint is asked for a JSON object. Not every one heeds that.
        """
        wait = self._first_wait_seconds
        for left in reversed(range(TRIES)):
            try:
                return (await self.ask_once(messages, json=json)).text
            except PassingFailure as passing:
                if not left:
                    raise passing.error from None
                asked = passing.wait_seconds
                await asyncio.sleep(wait if asked is None else min(asked, MAX_WAIT_SECONDS))
                wait *= 4
        raise AssertionError("there is at least one try")

    async def ask_once(self, messages: Sequence[Message], *, json: bool = False) -> Reply:
        """The same by one request: `PassingFailure` or `ChatError` if it fails."""
        assert self._session is not None
        body: dict[str, Any] = {
            "model": self._endpoint.model,
            "messages": messages,
            "stream": False,
            self._limit_name: MAX_ANSWER_TOKENS,
        }
        if json:
            body["response_format"] = {"type": "json_object"}
        url = f"{self._endpoint.url}/chat/completions"
        try:
            # A redirect would hand the key to another server.
            async with self._session.post(url, json=body, allow_redirects=False) as response:
                data = await _read(response)
        except TimeoutError:
            seconds = f"{self._answer_seconds:g} seconds"
            raise PassingFailure(
                ChatError(f"the endpoint did not answer within {seconds}")
            ) from None
        except aiohttp.ClientError:
            raise PassingFailure(
                ChatError("the endpoint cannot be reached, or broke off")
            ) from None
        if (
            response.status == 400
            and self._limit_name == "max_tokens"
            and b"max_completion_tokens" in data
        ):
            # Newer models of OpenAI call it so, and older servers know only the other name.
            self._limit_name = "max_completion_tokens"
            raise PassingFailure(ChatError("the endpoint wants another limit"), wait_seconds=0)
        if response.status != 200:
            raise _refusal(response)
        return _read_answer(data)


async def _read(response: aiohttp.ClientResponse) -> bytes:
    data = bytearray()
    async for piece in response.content.iter_any():
        data += piece
        if len(data) > MAX_ANSWER_BYTES:
            raise ChatError(f"the endpoint sent more than {MAX_ANSWER_BYTES // 1000} KB")
    return bytes(data)


def _refusal(response: aiohttp.ClientResponse) -> Exception:
    status = response.status
    if status in _PASSING_STATUSES:
        return PassingFailure(
            ChatError(f"the endpoint is busy or broken (status {status})"), _wait_seconds(response)
        )
    match status:
        case 401 | 403:
            why = f"the endpoint refuses the key, or wants one in {KEY_VARIABLE}"
        case 404:
            why = "the endpoint knows no such model or address (it may need /v1 at its end)"
        case 413:
            why = "the endpoint finds the picture too large"
        case _:
            why = "the endpoint refuses the request; the model may not take pictures"
    return ChatError(f"{why} (status {status})")


def _wait_seconds(response: aiohttp.ClientResponse) -> float | None:
    asked = response.headers.get("Retry-After", "")
    return float(asked) if asked.isascii() and asked.isdigit() else None


def _read_answer(data: bytes) -> Reply:
    try:
        completion = msgspec.json.decode(data, type=_Completion)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise PassingFailure(
            ChatError("the endpoint does not answer as the chat API has it")
        ) from None
    if not completion.choices or not completion.choices[0].message.content:
        raise PassingFailure(EmptyAnswer("the model said nothing"))
    tokens = None if completion.usage is None else completion.usage.total_tokens
    return Reply(completion.choices[0].message.content, tokens)
