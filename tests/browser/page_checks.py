"""Faults that any page may have: cut off or untranslated text, sideways scrolling, and what
axe-core finds."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.locale_texts import english, texts

AXE: Final = Path(__file__).parents[2] / "browser" / "node_modules" / "axe-core" / "axe.min.js"

LATIN: Final = re.compile(r"[A-Za-z]{3,}")
NAMES: Final = frozenset(
    {"lorelode", "saboteur", "dixit", "javascript", "websocket", "tab", "enter", "esc"}
    | {"zip", "png", "jpeg", "webp", "our", "holidays"}
)
"""Words that are the same in every language: names, keys, kinds of files, the name of a deck."""

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
    if (low && element.scrollHeight > element.clientHeight + 3)
      wrong.push(`cut off below: ${path(element)} “${words}”`);
    // Text that stands out of its button.
    const box = element.closest("button, a.button, summary, select");
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


@cache
def _axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: run make page"
    return AXE.read_text("utf-8")


def find_faults(page: Page, *, axe: bool = False) -> list[str]:
    """The faults of what a page shows now."""
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
