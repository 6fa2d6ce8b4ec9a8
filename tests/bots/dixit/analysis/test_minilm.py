"""Sentence vectors without the weights: a small model made up here, and its arithmetic."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
import pytest

from lorelode.bots.dixit.analysis import minilm
from lorelode.bots.dixit.analysis.minilm import MiniLM, WordPieces

VOCABULARY = [
    *("[PAD]", "[UNK]", "[CLS]", "[SEP]", "moon", "light", "##light", "##s", "a", ",", "cafe"),
    *("the", "sea"),
]
SIZE = 24  # two numbers for each of twelve heads


def write_model(folder: Path) -> None:
    """A model of the right shape with small random weights."""
    rng = np.random.default_rng(1)
    shapes: dict[str, tuple[int, ...]] = {
        "embeddings.word_embeddings.weight": (len(VOCABULARY), SIZE),
        "embeddings.position_embeddings.weight": (64, SIZE),
        "embeddings.token_type_embeddings.weight": (2, SIZE),
    }
    norms = ["embeddings.LayerNorm"]
    denses: dict[str, tuple[int, ...]] = {}
    for layer in range(6):
        name = f"encoder.layer.{layer}"
        for part in ("self.query", "self.key", "self.value", "output.dense"):
            denses[f"{name}.attention.{part}"] = (SIZE, SIZE)
        denses[f"{name}.intermediate.dense"] = (2 * SIZE, SIZE)
        denses[f"{name}.output.dense"] = (SIZE, 2 * SIZE)
        norms += [f"{name}.attention.output.LayerNorm", f"{name}.output.LayerNorm"]
    for name, shape in denses.items():
        shapes[f"{name}.weight"], shapes[f"{name}.bias"] = shape, shape[:1]
    for name in norms:
        shapes[f"{name}.weight"] = shapes[f"{name}.bias"] = (SIZE,)
    header: dict[str, object] = {"__metadata__": {"format": "pt"}}
    body = b""
    for name, shape in shapes.items():
        numbers = rng.normal(0, 0.5, shape)
        if "LayerNorm" in name:
            numbers = np.full(shape, float(name.endswith("weight")))
        raw = numbers.astype(np.float32).tobytes()
        header[name] = {
            "dtype": "F32",
            "shape": shape,
            "data_offsets": [len(body), len(body) + len(raw)],
        }
        body += raw
    head = json.dumps(header).encode()
    (folder / "model.safetensors").write_bytes(struct.pack("<Q", len(head)) + head + body)
    (folder / "vocab.txt").write_text("\n".join(VOCABULARY), "utf-8")


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> MiniLM:
    folder = tmp_path_factory.mktemp("model")
    write_model(folder)
    return MiniLM(folder)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Moonlight", "moon ##light"),
        ("the moons, a sea", "the moon ##s , a sea"),
        ("Café\nlight", "cafe light"),
        ("moon xyz", "moon [UNK]"),
        ("", ""),
    ],
)
def test_texts_are_split_into_word_pieces(text: str, pieces: str) -> None:
    numbers = WordPieces(VOCABULARY).numbers(text)
    assert [VOCABULARY[n] for n in numbers] == ["[CLS]", *pieces.split(), "[SEP]"]


def test_a_long_text_is_cut_off() -> None:
    assert len(WordPieces(VOCABULARY).numbers("moon " * 100)) == 64


def test_vectors_have_length_one_and_do_not_depend_on_the_batch(model: MiniLM) -> None:
    texts = ["moon", "the sea, a moonlight", "light"]
    together = model.vectors(texts)
    assert together.shape == (3, SIZE)
    assert np.allclose(np.linalg.norm(together, axis=1), 1, atol=1e-5)
    model._known.clear()
    alone = np.stack([model.vectors([text])[0] for text in texts])
    assert np.allclose(together, alone, atol=1e-5)


def test_a_text_is_nearest_to_itself(model: MiniLM) -> None:
    texts = ("moon", "the sea", "a light")
    for at, text in enumerate(texts):
        near = model.cosines(texts, text)
        assert near[at] == pytest.approx(1, abs=1e-5)
        assert [other for other in near if other > 0.999] == [near[at]]


def test_gelu_is_close_to_its_definition() -> None:
    # GELU(x) = x Φ(x); Φ(1) = 0.841345, Φ(-2) = 0.022750.
    found = minilm._gelu(np.array([0.0, 1.0, -2.0], np.float32))
    assert np.allclose(found, [0, 0.841345, -0.0455], atol=1e-5)


def test_without_the_package_there_is_no_model(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minilm, "PACKAGE", "no_such_package")
    minilm.minilm.cache_clear()
    try:
        assert minilm.minilm() is None
    finally:
        minilm.minilm.cache_clear()
