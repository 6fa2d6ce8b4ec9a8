"""The page as assistive technology gets it: roles, names, descriptions, and what can be pressed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

from playwright.sync_api import Page

from tests.browser.person import POLL_MS
from tests.browser.server_process import TIMEOUT_SECONDS

PRESS: Final = """function () {
  this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""
"""What a browser does when assistive technology presses something: nothing is pointed at."""

T = TypeVar("T")


class Node(NamedTuple):
    """Something that assistive technology can tell its user of."""

    role: str
    name: str
    description: str
    pressed: bool
    disabled: bool
    text: str
    """All words in it."""
    dom_id: int


class AccessibilityTree:
    """The accessibility tree of a page, as Chromium computes it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def read(self) -> list[Node]:
        """Everything in the tree, in its order."""
        answer = self._session.send("Accessibility.getFullAXTree")
        raw = {node["nodeId"]: node for node in answer["nodes"]}
        return [_make_node(node, raw) for node in raw.values() if not node["ignored"]]

    def wait_for(self, find: Callable[[list[Node]], T | None], what: str) -> T:
        """What is found in the tree, as soon as it is there."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while (found := find(self.read())) is None:
            assert time.monotonic() < end, f"the tree has not: {what}"
            self._page.wait_for_timeout(POLL_MS)
        return found

    def press(self, node: Node) -> None:
        """Press something, as a screen reader does."""
        element = self._session.send("DOM.resolveNode", {"backendNodeId": node.dom_id})
        self._session.send(
            "Runtime.callFunctionOn",
            {"objectId": element["object"]["objectId"], "functionDeclaration": PRESS},
        )


def _make_node(node: Any, raw: dict[str, Any]) -> Node:
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return Node(
        _value(node, "role"),
        _value(node, "name"),
        _value(node, "description"),
        states.get("pressed") == "true",
        bool(states.get("disabled")),
        " ".join(_words(node, raw)),
        node.get("backendDOMNodeId", 0),
    )


def _value(node: Any, key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _words(node: Any, raw: dict[str, Any]) -> Iterator[str]:
    if _value(node, "role") == "StaticText":
        yield _value(node, "name")
        return
    for child in node.get("childIds", []):
        if child in raw:
            yield from _words(raw[child], raw)
