"""What a walk sees of the page: the scripts that look at it, and its boards beside Python's."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING, Any, Protocol

from cicada.page.service import service
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

Snapshot = dict[str, Any]

PATIENCE = 60  # seconds; Python starts in up to twenty, as busy as the machine is
GAMES = ("mastermind", "chessguess", "shot")
PIECES = [colour + kind for colour in "BW" for kind in "KQRBNP"]
KINDS = {"king": "K", "queen": "Q", "rook": "R", "bishop": "B", "knight": "N", "pawn": "P"}
COLOURS = ["red", "yellow", "blue", "black", "sky", "pink", "green", "white"]


class Tab(Protocol):
    """A page in some browser."""

    def open(self, url: str) -> None:
        """Load a page."""

    def run(self, script: str) -> Any:
        """Return what the body of an asynchronous function in the page returns."""


class Disagreement(AssertionError):
    """What should agree does not; the text says how to see it again."""


def equal(what: str, found: object, wanted: object) -> None:
    """Raise a `Disagreement` unless both are the same."""
    if found != wanted:
        raise Disagreement(f"{what}: {json.dumps(found)} where {json.dumps(wanted)} was to be")


def ask(**request: object) -> Any:
    """What the service answers, asked again outside the page."""
    answer = json.loads(service(json.dumps(request)))
    if not answer["ok"]:
        raise Disagreement(f"Python refuses what the page shows: {answer['error']} {request}")
    return answer["result"]


# --- German, in which a page may be -------------------------------------------------------------


def _catalogue() -> dict[str, list[str]]:
    """By what is said in English, what stands for it in German."""
    units = ET.parse(ROOT / "web" / "languages" / "de.xlf").iter(
        "{urn:oasis:names:tc:xliff:document:1.2}trans-unit"
    )
    words: dict[str, list[str]] = {}
    for unit in units:
        source, target = unit[0], unit[1]
        if source.text and not len(source):
            words.setdefault(source.text, []).append(target.text or "")
    return words


GERMAN = _catalogue()

# What the walk presses, by its name in English.
NAMES = (
    *("Undo", "Redo", "Start again", "Share", "Help", "Today"),
    *(
        "Today, solved",
        "Play it",
        "Look at it",
        "off",
        "on",
        "Retry",
        "Use it now",
    ),
    *("Guess", "Guess no pieces", "Take back the last piece"),
    *("New game", "New puzzle", "Start", "By balls", "Another one", "Next level"),
    *("Python is making a puzzle…", "Stop", "Watch Python play on", "Stop Python"),
    *("Show the solution", "Show the hidden pieces"),
)

# Functions for every script that is run in the page. What is kept, and how a session tells what
# it is at, is read here and nowhere else.
PAGE = """
    const GERMAN = THE_GERMAN;
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
        .some((said) => said === name || GERMAN[name]?.includes(said));
    const named = (selector, name) => all(document, selector).find((element) => usable(element)
        && isNamed(element, name));
    const click = (element, detail = 1) => Boolean(element?.dispatchEvent(new MouseEvent("click",
        { bubbles: true, composed: true, cancelable: true, detail })));
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
    const day = (date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        .map((number) => String(number).padStart(2, "0")).join("-");
    const untilMidnight = () => {
        const now = new window.Date();
        return new window.Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now;
    };
    // Whether all that this page loaded itself is kept on the device, and opens from there.
    const isKept = async () => {
        const worker = await navigator.serviceWorker?.getRegistration();
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
            .filter((name) => name.includes("/assets/"));
        const kept = await Promise.all(loaded.map((name) => caches.match(name)));
        return worker?.active?.state === "activated" && kept.every(Boolean);
    };
    const dialog = () => all(document, "dialog[open]").find(usable);
    const drawings = {
        mastermind: (root) => [...root.querySelectorAll("li.past")].map((row) => [
            row.querySelector(".code").getAttribute("aria-label"),
            row.querySelector(".cluster + .visually-hidden").textContent.match(/\\d+/g).map(Number),
            row.querySelector(".story .quiet").textContent,
        ]),
        chessguess: (root) => {
            const sheet = root.querySelector("cicada-guess-sheet").renderRoot;
            return [...sheet.querySelectorAll(".rows > li")].map((row) => [
                [...row.querySelectorAll(
                    ".pieces > .visually-hidden, .counted-piece > :first-child")]
                    .map((set) => set.textContent.replace(":", "")).join(", "),
                [...row.querySelectorAll(".numbers b")].map(({ dataset }) => Number(dataset.text)),
                row.querySelector(".left").textContent,
            ]);
        },
        shot: (root) => [...root.querySelector("cicada-shot-board").renderRoot
            .querySelectorAll("[data-cell]")]
            .filter((cell) => /: (ball|Kugel)/.test(cell.getAttribute("aria-label")))
            .map((cell) => cell.dataset.cell.split(",").map(Number)),
    };
    const look = () => {
        const { session, renderRoot } = view();
        const { id, moves, at, account, draft, position, result } = session;
        const { storage } = app().services;
        return {
            game: game(),
            language: document.documentElement.lang,
            address: decodeURIComponent(location.hash.slice(1)),
            link: session.link ?? id,
            ...{ id, moves, at, account, draft, status: position.status },
            result: result?.sentence,
            code: result?.code,
            drawn: drawings[game()](renderRoot),
            kept: storage.get(`games:${game()}`, []),
            results: storage.get(`${game()}:results`, {}),
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
""".replace("THE_GERMAN", json.dumps({name: GERMAN[name] for name in NAMES}))


# --- The boards, as drawn and as Python describes them ------------------------------------------

_PIECES = {
    said: colour[0].upper() + kind
    for colour in ("black", "white")
    for name, kind in KINDS.items()
    for english in (f"{colour} {name}", f"{colour} {name}s")
    for said in (english, *GERMAN[english])
}
_COLOURS = {said: name for name in COLOURS for said in (name, *GERMAN[name])}
_FOUND = {"found", *GERMAN["found"]}
_NO_PIECES = {"no pieces", *GERMAN["no pieces"]}


def _pieces(text: str) -> list[str]:
    """The pieces of a text such as "2 white pawns, black king"."""
    found: list[str] = []
    for part in [] if text in _NO_PIECES else text.split(", "):
        number, name = re.findall(r"^(\d*) ?(.*)", part)[0]
        found += [_PIECES[name]] * int(number or 1)
    return sorted(found)


def _pegs(text: str) -> tuple[str, list[str]]:
    """The number of a guess and its colours, of a text such as "Guess 1: red, blue"."""
    guess, _, colours = text.partition(": ")
    return re.sub(r"\D", "", guess), [_COLOURS[name] for name in colours.split(", ")]


def _left(text: str) -> str:
    """How many possibilities a row says that it has left, or that it has found the secret."""
    return "found" if text in _FOUND else re.sub(r"\D", "", text)


DRAWN: dict[str, Callable[[Any], Any]] = {
    "mastermind": lambda drawn: [
        (_pegs(code), answer, _left(left)) for code, answer, left in drawn
    ],
    "chessguess": lambda drawn: [
        (_pieces(pieces), answer, _left(left)) for pieces, answer, left in drawn
    ],
    "shot": lambda drawn: sorted(map(tuple, drawn)),
}
EXPECTED: dict[str, Callable[[Any], Any]] = {
    "mastermind": lambda position: [
        (
            (str(i), [COLOURS[int(digit) - 1] for digit in row["guess"]]),
            row["answer"],
            "found" if row["found"] else str(row["left"]),
        )
        for i, row in enumerate(position["rows"], 1)
    ],
    "chessguess": lambda position: [
        (sorted(row["guess"]), row["answer"], "found" if row["found"] else str(row["left"]))
        for row in position["rows"]
    ],
    "shot": lambda position: sorted(map(tuple, position["balls"])),
}
