"""What only the subscribed browser can read (RFC 8291, with the coding of RFC 8188).

`cryptography` has the primitives; this is the order in which the two standards use them.
"""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PADDED_BYTES: Final = 1024
"""All messages have this length before they are encrypted, so that it says nothing about them."""

RECORD_BYTES: Final = 4096
"""The record size in the header; the one record is shorter."""

POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16

_LAST_RECORD: Final = b"\x02"


def read_point(point: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; `ValueError` for bytes that are none."""
    if len(point) != POINT_BYTES:
        raise ValueError("expected an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def encrypt(
    message: bytes,
    point: bytes,
    auth: bytes,
    *,
    salt: bytes | None = None,
    private: ec.EllipticCurvePrivateKey | None = None,
    padded_bytes: int = PADDED_BYTES,
) -> bytes:
    """A message for the browser with this public key and this secret.

    Salt and key are new for each message; only a test that knows the result gives them.
    """
    salt = salt or os.urandom(SALT_BYTES)
    private = private or ec.generate_private_key(ec.SECP256R1())
    own = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = private.exchange(ec.ECDH(), read_point(point))
    secret = _derive(shared, auth, b"WebPush: info\0" + point + own, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    padding = bytes(max(0, padded_bytes - len(message)))
    record = AESGCM(key).encrypt(nonce, message + _LAST_RECORD + padding, None)
    return salt + RECORD_BYTES.to_bytes(4) + POINT_BYTES.to_bytes() + own + record


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
