"""What the deals of a game follow from, so that every player can check them.

Each seat commits to a contribution, then the dealer commits to a seed, then the seats reveal what
they committed to, and only then the first deal is made. So nobody chooses anything after they know
what the others chose. `docs/formats.md` has the exact bytes, and `docs/security.md` says what this
proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Final

from msgspec import Meta, Struct

CONTRIBUTION_BYTES: Final = 16
"""How many random bytes a seat adds."""

KEY_LABEL: Final = b"lorelode shuffle 1"
"""What the message of the key begins with. Another way to make the key needs another label."""

HexSeed = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""The seed of a game, in hex."""
HexHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""A SHA-256, in hex."""
HexContribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
"""What a seat adds, in hex."""


class Shuffle(Struct, frozen=True):
    """The seed of a game, and what each seat added to it."""

    seed: HexSeed
    commitments: tuple[HexHash | None, ...]
    """By seat: what it committed to before the seed was drawn; None for a seat that did not."""
    contributions: tuple[HexContribution | None, ...]
    """By seat: what it revealed after that; None for a seat that revealed nothing in time."""

    @property
    def commitment(self) -> str:
        """What everybody sees of the seed before anything is revealed or dealt."""
        return commit(self.seed)

    @property
    def key(self) -> bytes:
        """The key of all deals: deal number n, from 0, is dealt by `Chance(key, n)`."""
        message = bytearray(KEY_LABEL)
        for contribution in self.contributions:
            added = bytes.fromhex(contribution or "")
            message += bytes([len(added)]) + added
        return hmac.digest(bytes.fromhex(self.seed), bytes(message), "sha256")

    def find_broken_commitment(self) -> int | None:
        """The first seat that revealed something else than what it committed to."""
        pairs = zip(self.commitments, self.contributions, strict=True)
        for seat, (commitment, contribution) in enumerate(pairs):
            if contribution is not None and commitment != commit(contribution):
                return seat
        return None


def commit(secret: str) -> str:
    """The commitment to some bytes: their SHA-256. All are in hex."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
