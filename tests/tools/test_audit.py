"""The audit: a registry that knows no holes is told apart from one that did not answer."""

from __future__ import annotations

import json

import pytest

from tools.audit import (
    CLEAN,
    HOLES,
    NOT_CHECKED,
    Report,
    read_npm_audit,
    read_pip_audit,
    summarize,
)

SKIPPED = {"name": "aiohttp", "skip_reason": "Dependency not found on PyPI: aiohttp (3.14.5)"}
SOUND = {"name": "segno", "version": "1.6.6", "vulns": []}
HOLED = {
    "name": "yarl",
    "version": "1.0.0",
    "vulns": [{"id": "PYSEC-2026-1", "fix_versions": ["1.0.1"], "aliases": [], "description": ""}],
}


def pip_audit(*packages: object) -> Report:
    return read_pip_audit(json.dumps({"dependencies": packages, "fixes": []}), "")


def test_a_package_that_pip_audit_skipped_does_not_count_as_sound() -> None:
    """Without an index, pip-audit says "No known vulnerabilities found", and exits with 0."""
    report = pip_audit(SKIPPED, SKIPPED)
    assert report == Report(0, unchecked=(SKIPPED["skip_reason"],) * 2)
    text, status = summarize({"constraints.txt": report})
    assert status == NOT_CHECKED
    assert "constraints.txt: NOTHING was looked up." in text
    assert "no known holes" not in text
    text, status = summarize({"constraints.txt": pip_audit(SOUND, SKIPPED)})
    assert status == NOT_CHECKED
    assert "constraints.txt: 1 packages were NOT looked up." in text


def test_a_hole_is_named_with_the_version_that_mends_it() -> None:
    report = pip_audit(SOUND, HOLED)
    assert report == Report(2, ("yarl 1.0.0: PYSEC-2026-1, mended in 1.0.1",))
    text, status = summarize({"constraints.txt": report})
    assert status == HOLES
    assert "  yarl 1.0.0: PYSEC-2026-1, mended in 1.0.1" in text.splitlines()


def test_a_hole_weighs_more_than_a_registry_that_did_not_answer() -> None:
    assert summarize({"a": pip_audit(HOLED), "b": Report(0, unchecked=("offline",))})[1] == HOLES


@pytest.mark.parametrize("printed", ["", "[]", "Traceback", '{"dependencies": null}'])
def test_a_failure_of_pip_audit_is_not_a_clean_report(printed: str) -> None:
    report = read_pip_audit(printed, "WARNING: x\nERROR: no route to host\n")
    assert report == Report(0, unchecked=("ERROR: no route to host",))
    assert read_pip_audit(printed, "").unchecked


def test_npm_reports_holes_and_registries_that_did_not_answer() -> None:
    why = "405 Method Not Allowed - POST https://registry.example"
    refused = {"message": why, "error": {"summary": "", "detail": ""}}
    assert read_npm_audit(json.dumps(refused), "") == Report(0, unchecked=(why,))
    assert read_npm_audit("", "npm error offline\n") == Report(0, unchecked=("npm error offline",))
    total = {"dependencies": {"total": 142}}
    clean = {"vulnerabilities": {}, "metadata": total}
    assert read_npm_audit(json.dumps(clean), "") == Report(142)
    found = {"vite": {"severity": "high", "range": "<6.0.1"}}
    holed = {"vulnerabilities": found, "metadata": total}
    assert read_npm_audit(json.dumps(holed), "") == Report(142, ("vite <6.0.1: high",))


def test_only_a_full_and_clean_audit_exits_with_0() -> None:
    text, status = summarize({"a": pip_audit(SOUND), "b": Report(142)})
    assert status == CLEAN
    assert text.splitlines() == [
        "a: 1 packages looked up, no known holes.",
        "b: 142 packages looked up, no known holes.",
    ]
