"""The web app manifests have what browsers ask of an app that they install, in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from lorelode.core.languages import LANGUAGES, Language
from lorelode.web.app_manifest import ICON_FOLDER, write_manifest
from tests.browser.locale_texts import text

FACTS = json.loads(Path("browser/src/i18n/languages.json").read_text("utf-8"))
"""What the page knows of each language."""


@pytest.mark.parametrize("language", get_args(Language))
def test_a_manifest_speaks_the_language_of_its_reader(language: Language) -> None:
    manifest = json.loads(write_manifest(language))
    assert manifest["lang"] == language
    assert manifest["dir"] == FACTS[language]["direction"]
    assert manifest["name"] == manifest["short_name"] == text(language, "app-name")
    descriptions = {json.loads(write_manifest(one))["description"] for one in get_args(Language)}
    assert len(descriptions) == len(LANGUAGES)


def test_a_manifest_meets_the_criteria_of_chromium() -> None:
    manifest = json.loads(write_manifest("en"))
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert "prefer_related_applications" not in manifest
    icons = {(icon["purpose"], icon["sizes"]): icon for icon in manifest["icons"]}
    # A large one without a purpose of its own is what Chromium requires; the others are for
    # launchers that cut icons into shapes.
    for purpose in ("any", "maskable"):
        for sizes in ("192x192", "512x512"):
            icon = icons[purpose, sizes]
            assert icon["type"] == "image/png"
            assert (ICON_FOLDER / icon["src"].removeprefix("/icons/")).is_file()
