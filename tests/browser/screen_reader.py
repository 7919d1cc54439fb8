"""What a screen reader says of a page, line by line.

It reads Chromium's own accessibility tree in its order, the element that has the focus, and what
live regions say. (@guidepup/virtual-screen-reader would do the same, but looks into no shadow root:
https://github.com/guidepup/virtual-screen-reader/pull/183.)
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.browser.rest import settled

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

Node = dict[str, Any]

# Read as one line with their name: what lies in them is in the name.
LEAVES = {
    "button", "link", "heading", "image", "spinbutton", "slider", "checkbox", "radio", "textbox",
    "gridcell", "DisclosureTriangle", "meter", "progressbar", "option", "combobox", "switch",
}  # fmt: skip
# Told when they are entered.
PLACES = {
    "banner", "navigation", "main", "complementary", "dialog", "form", "region", "group", "grid",
    "list", "table", "radiogroup", "toolbar", "figure",
}  # fmt: skip
# Read as lines of their own.
BLOCKS = {"paragraph", "listitem", "LabelText", "Figcaption", "term", "definition"}
SPOKEN = {"DisclosureTriangle": "disclosure", "image": "picture"}
STATES: dict[str, dict[Any, str]] = {
    "disabled": {True: "unavailable"},
    "pressed": {"true": "pressed", "false": "not pressed"},
    "checked": {"true": "checked", "false": "not checked"},
    "expanded": {True: "expanded", False: "collapsed"},
    "selected": {True: "selected"},
}

# Notes what live regions say. One that comes with its text is not heard, as in most readers.
LIVE = r"""(() => {
    window.said = [];
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const parentOf = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
    const liveAround = (node) => {
        for (let at = node; at; at = parentOf(at)) if (at.matches?.(LIVE)) return at;
    };
    const textOf = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (!(node instanceof Element) || node.matches('[aria-hidden="true"], style')) return "";
        if (node.matches("[role=img]")) return node.ariaLabel ?? "";
        if (!node.checkVisibility()) return "";
        const block = getComputedStyle(node).display !== "inline" ? " " : "";
        const children = node.shadowRoot?.childNodes ?? node.childNodes;
        return block + [...children].map(textOf).join("") + block;
    };
    const pending = new Map();
    const tell = () => {
        for (const [live, nodes] of pending) {
            const whole = live.matches("[role=status], [role=alert]");
            const parts = whole ? [live] : [...nodes].filter((node) => node.isConnected);
            const text = parts.map(textOf).join(" ").replace(/\s+/g, " ").trim();
            if (text && live.checkVisibility()) window.said.push(text);
        }
        pending.clear();
    };
    const changed = (records) => {
        for (const { type, target, addedNodes } of records) {
            const live = liveAround(target);
            if (!live) continue;
            if (!pending.size) setTimeout(tell, 30);
            const nodes = pending.get(live) ?? new Set();
            for (const node of type === "characterData" ? [target] : addedNodes) nodes.add(node);
            pending.set(live, nodes);
        }
    };
    const watch = (root) => new MutationObserver(changed)
        .observe(root, { childList: true, characterData: true, subtree: true });
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (how) {
        const root = attachShadow.call(this, how);
        watch(root);
        return root;
    };
    watch(document);
})()"""

# When this is over, what has changed before is told: the timers of a page keep their order.
TOLD = "new Promise((told) => setTimeout(told, 30))"


class ScreenReader:
    """Listens to a page from its first moment on; `lines` is what it has said so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []
        self._heard = 0
        self._focus = ""
        page.add_init_script(LIVE)
        self._browser = page.context.new_cdp_session(page)
        self._browser.send("Accessibility.enable")

    def begin(self) -> None:
        """Forget what was said while the page was loading."""
        self.lines.clear()
        self._heard = self.page.evaluate("said.length")

    def read(self, what: str) -> None:
        """Read the page from its top to its end; `what` heads it in the transcript."""
        self.lines += ["", f"[{what}]", *self._said(self._tree())]

    def press(self, key: str, times: int = 1) -> None:
        """Press a key, and say where the focus goes and what live regions tell."""
        for _ in range(times):
            self.page.keyboard.press(key)
            self.listen(f"{key}:")

    def tab_to(self, name: str, key: str = "Tab") -> None:
        """Press Tab until the focus is on what has this name, or a name that begins so."""
        for _ in range(60):
            self.press(key)
            if re.search(f"^{name}", self._focus):
                return
        raise AssertionError(f"Tab does not reach {name}; the last stop was {self._focus}.")

    def listen(self, why: str = "") -> None:
        """Say what has the focus now, if it is another element, and what live regions told."""
        settled(self.page)
        self.page.evaluate(TOLD)
        lines = []
        (node,) = [each for each in self._tree() if self._of(each, "focused") is True][-1:] or [{}]
        focus = self._line(node) if _value(node, "role") != "RootWebArea" else ""
        if focus and focus != self._focus:
            lines.append(focus)
        self._focus = focus
        said = self.page.evaluate("said")
        lines += [f'says "{text}"' for text in said[self._heard :]]
        self._heard = len(said)
        self.lines += [
            f"{why} {line}".strip() if not i else f"    {line}"
            for i, line in enumerate(lines or ["-"])
        ]

    def _tree(self) -> list[Node]:
        nodes: list[Node] = self._browser.send("Accessibility.getFullAXTree")["nodes"]
        return nodes

    def _of(self, node: Node, name: str) -> Any:
        values = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        return values.get(name)

    def _line(self, node: Node) -> str:
        role, name = _value(node, "role"), _clean(_value(node, "name"))
        level = self._of(node, "level") if role == "heading" else None
        value = node.get("value", {}).get("value")
        parts = [
            name,
            f"{SPOKEN.get(role, role)}{'' if level is None else f' {level}'}",
            *({_clean(_value(node, "description"))} - {name}),
            *([str(value)] if value not in (None, "", name) else []),
            *(
                words[value]
                for state, words in STATES.items()
                if (value := self._of(node, state)) in words
            ),
        ]
        return ", ".join(filter(None, parts))

    def _said(self, nodes: list[Node]) -> list[str]:
        return _Reading({node["nodeId"]: node for node in nodes}, self._line).of(nodes[0])


class _Reading:
    """One reading of a tree from its top to its end."""

    def __init__(self, nodes: dict[str, Node], line: Callable[[Node], str]) -> None:
        self._nodes = nodes
        self._line = line
        self._text: list[str] = []
        self._lines: list[str] = []

    def of(self, node: Node) -> list[str]:
        self._walk(node)
        self._end_line()
        return self._lines

    def _end_line(self) -> None:
        if spoken := _clean(" ".join(self._text)):
            self._lines.append(spoken)
        self._text.clear()

    def _walk(self, node: Node) -> None:
        role = "" if node.get("ignored") else _value(node, "role")
        children = [self._nodes[i] for i in node.get("childIds", []) if i in self._nodes]
        if role == "StaticText":
            self._text.append(_value(node, "name"))
            return
        if role in (*LEAVES, "row"):
            self._end_line()
            heard = [child for child in children if not child.get("ignored")]
            cells = " | ".join(_clean(_value(child, "name")) for child in heard)
            self._lines.append(cells if role == "row" else self._line(node))
            return
        if role in PLACES | BLOCKS:
            self._end_line()
        if role in PLACES and (role in ("list", "main") or _value(node, "name")):
            items = sum(not child.get("ignored") for child in children)
            self._lines.append(self._line(node) + (f", {items} items" if role == "list" else ""))
        for child in children:
            self._walk(child)
        if role in PLACES | BLOCKS:
            self._end_line()


def _value(node: Node, name: str) -> str:
    return str(node.get(name, {}).get("value", ""))


def _clean(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ")).strip()
