"""The key by which push services know this server, and its signatures (VAPID, RFC 8292)."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PUSH_KEY_FILE: Final = "push.key"
"""The file in the data folder with the private key, as 32 bytes in base64url."""

SIGNATURE_SECONDS: Final = 12 * 3600
"""How long a signature is good. Push services allow a day at most."""

_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the group of P-256 has."""

_HEADER: Final = b'{"typ":"JWT","alg":"ES256"}'


def encode_base64(data: bytes) -> str:
    """Bytes in base64url without padding, as browsers and push services write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode_base64(text: str) -> bytes:
    """The same back; `ValueError` for anything else."""
    if not text.isascii() or not text.replace("-", "a").replace("_", "a").isalnum():
        raise ValueError(text)
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushKeys:
    """The keys of this server, or of its cluster."""

    def __init__(self, key: str, contact: str | None) -> None:
        """`key` is 32 random bytes in base64url; `contact` is where the operator is reached."""
        # Any 32 bytes are a private key this way.
        secret = int.from_bytes(decode_base64(key)) % (_ORDER - 1) + 1
        self._private = ec.derive_private_key(secret, ec.SECP256R1())
        self._contact = contact
        public = self._private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encode_base64(point)
        """What a browser needs to subscribe."""

    def sign(self, endpoint: str, now: float) -> str:
        """The Authorization header of a request to an endpoint."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + SIGNATURE_SECONDS,
        }
        if self._contact is not None:
            claims["sub"] = self._contact
        said = f"{encode_base64(_HEADER)}.{encode_base64(msgspec.json.encode(claims))}"
        signature = self._private.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        token = f"{said}.{encode_base64(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"
