"""Encryption and signatures, by the example of RFC 8291 and by other people's libraries."""

from __future__ import annotations

import http_ece
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from lorelode.web.notices.encryption import PADDED_BYTES, encrypt, read_point
from lorelode.web.notices.push_keys import PushKeys, decode_base64, encode_base64
from tests.server.push_service import Browser

KEY = encode_base64(bytes(range(32)))


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    secret = int.from_bytes(decode_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    browser = decode_base64(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    assert encode_base64(
        encrypt(
            b"When I grow up, I want to be a watermelon",
            browser,
            decode_base64("BTBZMqHH6r4Tts7J_aSIgg"),
            salt=decode_base64("DGv6ra1nlYgDCS1FRnbzlw"),
            private=ec.derive_private_key(secret, ec.SECP256R1()),
            padded_bytes=0,
        )
    ) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_another_library_reads_it_and_its_length_says_nothing() -> None:
    browser = Browser("https://push.example.org/1")
    point = decode_base64(browser.subscription()["p256dh"])
    bodies = [encrypt(text, point, browser.auth) for text in (b"{}", b'{"a":1}', b"{}")]
    assert len(set(bodies)) == len(bodies)
    assert {len(body) for body in bodies} == {16 + 4 + 1 + 65 + PADDED_BYTES + 1 + 16}
    for body, text in zip(bodies, (b"{}", b'{"a":1}', b"{}"), strict=True):
        assert http_ece.decrypt(body, private_key=browser.private, auth_secret=browser.auth) == text


@pytest.mark.parametrize("point", [b"", b"\x04" + bytes(64), b"\x02" + bytes(64), bytes(65)])
def test_bytes_that_are_no_point_are_refused(point: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_point(point)


@pytest.mark.parametrize("contact", [None, "mailto:play@example.org"])
def test_the_signature_says_who_sends_and_to_whom(contact: str | None) -> None:
    keys = PushKeys(KEY, contact)
    assert PushKeys(KEY, None).public == keys.public
    header = keys.sign("https://push.example.org/send/1?a=b", now=2_000_000_000)
    token = header.removeprefix("vapid t=").removesuffix(f", k={keys.public}")
    key = read_point(decode_base64(keys.public))
    claims = jwt.decode(token, key, algorithms=["ES256"], audience="https://push.example.org")
    expected = {"aud": "https://push.example.org", "exp": 2_000_000_000 + 12 * 3600}
    assert claims == expected | ({"sub": contact} if contact else {})
