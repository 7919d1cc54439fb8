"""What a walk sees of the page and does there: scripts that every engine runs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from playwright.sync_api import Page

Snapshot = dict[str, Any]

PATIENCE = 60  # seconds; Python starts in up to twenty, as busy as the machine is
PIECES = [colour + kind for colour in "BW" for kind in "KQRBNP"]


class Tab(Protocol):
    """A page in some browser."""

    def open(self, url: str) -> None:
        """Load a page."""

    def run(self, script: str) -> Any:
        """Return what the body of an asynchronous function in the page returns."""

    def press(self, keys: list[str]) -> None:
        """Press keys, one after the other; those of a chord are joined by a plus sign."""


class ChromiumTab:
    """A page of Playwright's as such a tab."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.set_default_timeout(PATIENCE * 1000)

    def open(self, url: str) -> None:
        self._page.goto("about:blank")
        self._page.goto(url)

    def run(self, script: str) -> Any:
        return self._page.evaluate(f"async () => {{ {script} }}")

    def press(self, keys: list[str]) -> None:
        for key in keys:
            self._page.keyboard.press(key)


# Functions for every script that is run in the page. What is kept, and how a session tells what
# it is at, is read here and nowhere else.
PAGE = """
    const app = () => document.querySelector("cicada-app");
    const game = () => location.pathname.match(/(mastermind|chessguess|shot)\\/$/)?.[1] ?? "";
    const view = () => app()?.renderRoot?.querySelector(`cicada-${game()}`) ?? undefined;
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const all = (root, selector) => [...root.querySelectorAll("*")].flatMap((element) => [
        ...(element.matches(selector) ? [element] : []),
        ...(element.shadowRoot ? all(element.shadowRoot, selector) : []),
    ]);
    const usable = (element) => element.getClientRects().length > 0 && !element.disabled;
    const isNamed = (element, name) => [element.ariaLabel, element.textContent.trim()]
        .some((said) => said === name);
    const named = (selector, name) => all(document, selector).find((element) => usable(element)
        && isNamed(element, name));
    const click = (element, detail = 1) => Boolean(element?.dispatchEvent(new MouseEvent("click",
        { bubbles: true, composed: true, cancelable: true, detail })));
    const hit = (element, detail = 1) => {
        window.pressed = element;
        element?.focus();
        return click(element, detail);
    };
    const press = (element, key, modifiers = {}) => element?.dispatchEvent(new KeyboardEvent(
        "keydown", { key, bubbles: true, composed: true, cancelable: true, ...modifiers }));
    const until = async (test, time = 3000) => {
        let found = await test();
        for (let waited = 0; waited < time && !found; waited += 20) {
            await pause(20);
            found = await test();
        }
        return found;
    };
    // What tells a person something: a text under the header, or a sentence about a fault.
    const hasText = (element) => usable(element) && [...element.childNodes].some((node) =>
        node.nodeType === Node.TEXT_NODE && node.data.trim());
    const isEmpty = () => {
        const place = app()?.renderRoot?.querySelector(".place") ?? document.body;
        return !all(place, "*").some(hasText);
    };
    const told = () => [
        ...all(document, "[role=alert], .warning").filter(usable)
            .map((element) => element.textContent.trim()),
        ...all(document, "cicada-toast").map(({ text }) => text),
    ].filter(Boolean).join(" ");
    // Whether all that this page loaded itself is kept on the device, and opens from there.
    const isKept = async () => {
        const worker = await navigator.serviceWorker?.getRegistration();
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
            .filter((name) => name.includes("/assets/"));
        const kept = await Promise.all(loaded.map((name) => caches.match(name)));
        return worker?.active?.state === "activated" && kept.every(Boolean);
    };
    const dialog = () => all(document, "dialog[open]").find(usable);
    // What a stranger may press: nothing that leads out, writes a file or changes the language.
    const CONTROLS = `button, summary, input, a[href]:not([hreflang], [target], [download],
        [href^=http], [href^=mailto])`;
    const close = () => all(document, "dialog[open]").forEach((dialog) => dialog.close());
    const digits = (element) => Number(element.textContent.replace(/\\D/g, ""));
    const drawings = {
        mastermind: (root) => [...root.querySelectorAll("li.past")].map((row) => [
            row.querySelector(".cluster + .visually-hidden").textContent.match(/\\d+/g).map(Number),
            digits(row.querySelector(".story .quiet")),
        ]),
        chessguess: (root) => [...root.querySelector("cicada-guess-sheet").renderRoot
            .querySelectorAll(".rows > li")].map((row) => [
                [...row.querySelectorAll(".numbers b")].map(({ dataset }) => Number(dataset.text)),
                digits(row.querySelector(".left")),
            ]),
        shot: (root) => [...root.querySelector("cicada-shot-board").renderRoot
            .querySelectorAll("[data-cell]")]
            .filter((cell) => /: ball/.test(cell.getAttribute("aria-label")))
            .map((cell) => cell.dataset.cell.split(",").map(Number)),
    };
    const look = () => {
        const { session, renderRoot } = view();
        const { id, moves, at, account, position, result } = session;
        const { storage } = app().services;
        return {
            game: game(),
            address: decodeURIComponent(location.hash.slice(1)),
            link: session.link ?? id,
            ...{ id, moves, at, account, status: position.status },
            result: result?.sentence,
            code: result?.code,
            drawn: drawings[game()](renderRoot),
            kept: storage.get(`games:${game()}`, []),
        };
    };
    const isQuiet = () => {
        const { session, python } = view() ?? {};
        return session?.position && session.pending === undefined
            && (session.canPlay !== false || session.closed)
            && !python?.watched && app().services.python.stage === "ready"
            && location.hash.slice(1) === (session.link ?? session.id)
            && (session.position.status !== "won" || !("result" in session) || session.result
                || session.link !== session.id);
    };
    const settled = async () => {
        let before = "";
        for (let waited = 0; waited < 3000; waited += 25, await pause(25)) {
            if (!isQuiet()) {
                before = "";
                continue;
            }
            await view().updateComplete;
            const now = JSON.stringify(look());
            if (now === before) return JSON.parse(now);
            before = now;
        }
        return undefined;
    };
    // The next request that is chosen waits until `release` is called; a signal rejects it.
    const hold = (chosen) => {
        const { python } = app().services;
        const ask = python.ask;
        window.release = () => {};
        python.ask = (request, how) => {
            if (!chosen(request)) return ask.call(python, request, how);
            python.ask = ask;
            return new Promise((resolve, reject) => {
                window.release = () => {
                    if (!how?.signal?.aborted) ask.call(python, request, how).then(resolve, reject);
                };
                how?.signal?.addEventListener("abort", () => reject(how.signal.reason));
            });
        };
        return () => {
            python.ask = ask;
            window.release();
        };
    };
"""


def move_script(now: Snapshot, move: str) -> str:
    """The script that makes a move as a person does."""
    if now["game"] == "shot":
        key = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}[move[2]]
        return f"""
            const cell = () => view().renderRoot.querySelector("cicada-shot-board").renderRoot
                .querySelector("[data-cell='{move[0]},{move[1]}']");
            cell()?.focus();
            press(cell(), "Escape");
            press(cell(), "Enter");
            await view().updateComplete;
            await pause(20);
            press(cell(), "{key}");
        """
    if now["game"] == "mastermind":
        return f"""
            [...{json.dumps(move)}].forEach((digit, slot) => {{
                click(view().renderRoot.querySelector(`[data-slot="${{slot}}"]`));
                const colours = view().renderRoot.querySelectorAll("button.colour");
                click(colours["123456789".indexOf(digit)]);
            }});
            await view().updateComplete;
            click(named("button", "Guess"));
        """
    return f"""
        const rest = async () => {{
            await view().updateComplete;
            await pause(5);
        }};
        while (click(named("button", "Take back the last piece"))) await rest();
        for (const piece of {json.dumps(move.split())}) {{
            click(all(document, `[data-piece=${{piece}}]`).find(usable));
            await rest();
        }}
        click(named("button", "Guess") ?? named("button", "Guess no pieces"));
    """
