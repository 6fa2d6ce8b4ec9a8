"""The messages for the page are those of the server."""

from __future__ import annotations

from tools.typescript import FILE, REFUSALS, refusals_ftl, wire_ts


def test_the_types_are_fresh() -> None:
    assert FILE.read_text("utf-8") == wire_ts(), "run `make types`"


def test_the_english_refusals_are_fresh() -> None:
    assert REFUSALS.read_text("utf-8") == refusals_ftl(), "run `make types`"


def test_every_name_is_declared_once_and_known() -> None:
    text = wire_ts()
    declared = [line.split()[2] for line in text.splitlines() if line.startswith("export ")]
    assert len(declared) == len(set(declared))
    for name in ("Command", "Inbound", "Outbound", "Play", "SaboteurMove", "DixitMove", "Code"):
        assert name in declared
    assert "readonly move: SaboteurMove | DixitMove;" in text
    assert "readonly news: readonly DixitPrivateNews[];" in text
