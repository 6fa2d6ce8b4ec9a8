"""The devices on which people play, and what their browsers are set to."""

from __future__ import annotations

import json
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Browser, BrowserContext

from lorelode.rules import GAMES
from tests.browser.server_process import TIMEOUT_SECONDS

Device: TypeAlias = Literal["phone", "desktop", "television"]
Theme: TypeAlias = Literal["dark", "light"]

DEVICES: Final[dict[Device, dict[str, Any]]] = {
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "television": {"viewport": {"width": 1920, "height": 1080}},
}

PREFERENCES: Final = """
  for (const [name, value] of Object.entries(%s))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
"""
"""Stores preferences as if this browser had been here before; later changes win."""


def open_context(
    browser: Browser,
    device: Device,
    language: str,
    theme: Theme | None,
    *,
    motion: bool,
    played: bool,
    **more: Any,
) -> BrowserContext:
    """An empty browser on a device, but for its preferences; None leaves the theme to the page.

    If its person has `played` before, no coach explains the game. There is no service worker,
    unless `more` allows it: a test could neither count nor fail what a worker answers.
    """
    preferences = {"lorelode language": language}
    if played:
        preferences |= {f"lorelode tips {game}": "ABCDEFGH 1" for game in GAMES}
    if theme is not None:
        preferences["lorelode theme"] = theme
    context = browser.new_context(
        **DEVICES[device],
        reduced_motion="no-preference" if motion else "reduce",
        **{"service_workers": "block", **more},
    )
    context.add_init_script(PREFERENCES % json.dumps(preferences))
    context.set_default_timeout(TIMEOUT_SECONDS * 1000)
    return context
