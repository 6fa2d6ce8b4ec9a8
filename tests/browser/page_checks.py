"""Faults that any page may have: cut off or untranslated text, sideways scrolling, and what
axe-core finds."""

from __future__ import annotations

import re
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.locale_texts import english, texts

AXE: Final = Path(__file__).parents[2] / "browser" / "node_modules" / "axe-core" / "axe.min.js"

AXE_LANGUAGES: Final = frozenset({"en", "he"})
"""Languages that axe-core checks, one of each direction: the others differ in words only."""

LATIN: Final = re.compile(r"[A-Za-z]{3,}")
NAMES: Final = frozenset(
    {"lorelode", "saboteur", "dixit", "javascript", "websocket", "tab", "enter", "esc"}
    | {"page", "down"}
    | {"zip", "png", "jpeg", "webp", "our", "holidays"}
)
"""Words that are the same in every language: names, keys, kinds of files, the name of a deck."""

FINISH_SCRIPT: Final = """() => {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}"""
"""Lets nothing be half faded: a page is checked as it looks after its animations."""

SCAN: Final = """() => {
  const wrong = [];
  const shown = [];
  const { documentElement: root } = document;
  if (root.scrollWidth > root.clientWidth) wrong.push(`it scrolls sideways: ${root.scrollWidth}`);
  const modal = document.querySelector("dialog[open]");
  const top = modal ?? document.body;
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const path = (element) => {
    const name = element.getAttribute("class");
    return element.localName + (name ? "." + name.trim().replace(/\\s+/g, ".") : "");
  };
  const own = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  for (const element of top.querySelectorAll("*")) {
    if (element.closest("svg") || ["SCRIPT", "STYLE", "OPTION"].includes(element.tagName)) continue;
    const texts = own(element);
    if (!texts.length || !visible(element)) continue;
    const area = element.getBoundingClientRect();
    // Said, not shown.
    if (element.closest(".aloud") || area.width < 2 || area.height < 2) continue;
    const words = texts.map((node) => node.data.trim()).join(" ");
    if (!element.closest("bdi, [dir=auto], [dir=ltr], input, textarea, [lang]:not(html)"))
      shown.push(words);
    const style = getComputedStyle(element);
    const cut = style.overflowX !== "visible" && !["auto", "scroll"].includes(style.overflowX);
    if (cut && !element.closest("bdi") && element.scrollWidth > element.clientWidth + 1)
      wrong.push(`cut off: ${path(element)} “${words}”`);
    const low = style.overflowY !== "visible" && !["auto", "scroll"].includes(style.overflowY);
    // A caption has two lines. What they leave out of a long clue, the board shows.
    const quotes = element.matches(".caption-text")
      && [...document.querySelectorAll("blockquote")].some((clue) =>
        visible(clue) && words.includes(clue.textContent.trim()));
    const opens = quotes || element.parentElement.querySelector(":scope > button[aria-expanded]");
    // Letters of some scripts are a little higher than their line.
    const above = Math.max(3, (parseFloat(style.lineHeight) || 0) / 4);
    if (low && !opens && element.scrollHeight > element.clientHeight + above)
      wrong.push(`cut off below: ${path(element)} “${words}”`);
    // Text that stands out of its button, or of its mark, which lies on a corner of the button.
    const box = element.closest(".seat-mark, button, a.button, summary, select");
    if (!box || element.closest("bdi")) continue;
    const edge = box.getBoundingClientRect();
    for (const node of texts) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const spot = range.getBoundingClientRect();
      if (spot.left < edge.left - 1 || spot.right > edge.right + 1 || spot.bottom > edge.bottom + 2)
        wrong.push(`stands out: ${path(box)} “${words}”`);
    }
  }
  for (const element of top.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    if (visible(element))
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        if (element.getAttribute(name)) shown.push(element.getAttribute(name));
  return { wrong, shown, language: root.lang };
}"""

OFF_TELEVISION: Final = """() => {
  const { innerWidth: width, innerHeight: height } = window;
  const wrong = [...document.querySelectorAll("#content *")].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Pictures fill their frames; sentences of the log that do not fit are not shown.
    const cut = element.closest(
      "svg, .scene, .flights, .confetti, .saboteur-stage > :not(.saboteur-reveal), "
        + ".television-log > *, .aloud"
    );
    if (cut || left === right) return false;
    return left < -1 || top < -1 || right > width + 1 || bottom > height + 1;
  }).map((element) => `outside: ${element.localName}.${element.className}`);
  const root = document.documentElement;
  if (root.scrollHeight > height) wrong.push(`the page scrolls: ${root.scrollHeight}`);
  for (const area of document.querySelectorAll(
    ".television-board, .television-side, .television-seats > *, .saboteur-reveal"
  )) {
    if (area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1)
      wrong.push(`too full: ${area.className}`);
  }
  const log = document.querySelector(".television-log");
  const sentence = log?.firstElementChild?.getBoundingClientRect();
  if (sentence && sentence.bottom > log.getBoundingClientRect().bottom + 1)
    wrong.push("no sentence of the log is whole");
  const digits = document.querySelector(".clock span")?.getBoundingClientRect();
  const ring = document.querySelector(".clock")?.getBoundingClientRect();
  if (digits && digits.width > ring.width * 0.72) wrong.push("the clock is wider than its ring");
  return wrong;
}"""
"""What a television does not show whole."""

SCREENS: Final[tuple[ViewportSize, ...]] = (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
)
LAYOUT_SECONDS: Final = 10.0
"""How long a slow machine may take to lay pictures out again after a resize."""


@cache
def _axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: run make page"
    return AXE.read_text("utf-8")


def find_faults(page: Page, *, axe: bool = False) -> list[str]:
    """The faults of what a page shows now."""
    page.evaluate(FINISH_SCRIPT)
    scanned: dict[str, Any] = page.evaluate(SCAN)
    found: list[str] = list(scanned["wrong"])
    language = scanned["language"]
    keys = texts("en")
    for words in scanned["shown"]:
        found += [f"a key: {word}" for word in words.split() if "-" in word and word in keys]
        if language != "en":
            found += _left_in_english(words, language)
    if axe:
        found += run_axe(page)
    return found


def _left_in_english(words: str, language: str) -> list[str]:
    # Text between isolation marks is a name.
    plain = re.sub("\u2068[^\u2069]*\u2069", "", words)
    if plain.strip() in english(language):
        return [f"in English: {words}"]
    if language == "lv":
        return []
    return [
        f"in Latin letters: {words}" for word in LATIN.findall(plain) if word.lower() not in NAMES
    ]


def run_axe(page: Page) -> list[str]:
    """The violations that axe-core finds."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(_axe())
    result: dict[str, Any] = page.evaluate(
        # There is nothing to fetch first: all styles are the page's own.
        "axe.run({ resultTypes: ['violations'], preload: false })"
        ".then((found) => ({ violations: found.violations }))"
    )
    return [
        f"axe {one['id']}: {one['help']}: "
        + "; ".join(f"{node['target']} {node['failureSummary']}" for node in one["nodes"][:4])
        for one in result["violations"]
    ]


def check_screens(page: Page) -> None:
    """Nothing is outside the screen, neither at 720 nor at 1080 lines."""
    for screen in SCREENS:
        page.set_viewport_size(screen)
        end = time.monotonic() + LAYOUT_SECONDS
        while (wrong := page.evaluate(OFF_TELEVISION)) and time.monotonic() < end:
            page.wait_for_timeout(50)
        assert not wrong, (screen, wrong)
