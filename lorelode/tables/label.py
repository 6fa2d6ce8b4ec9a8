"""The label of a table: its name in the server's logs."""

from __future__ import annotations

import hashlib
import os
from typing import Final

# Without a key, a reader of the logs could try all codes and find the code behind a label.
_LABEL_KEY: Final = os.urandom(16)


def label_table(code: str) -> str:
    """Eight digits that stand for the code of a table, which must not be logged."""
    return hashlib.blake2s(code.encode(), key=_LABEL_KEY, digest_size=4).hexdigest()
