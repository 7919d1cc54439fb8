/** Which frames embed.js believes, by the origin of what they say and of the page around. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pretend } from "./stand-ins.js";

const SITE = "https://cicada.example";
const COURSE = "https://course.example";
const KINDS = ["ready", "resize", "state", "hint", "complete", "error"];

/** As much of an element as `cicada-puzzle` uses. */
class FakeElement extends EventTarget {
  attributes = {};
  classList = { contains: () => false };

  attachShadow() {
    this.shadowRoot = { append() {} };
    return this.shadowRoot;
  }

  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  closest() {
    return null;
  }
}

const place = new FakeElement();
const frame = { contentWindow: { postMessage() {} }, style: {} };
let CicadaPuzzle;
let hear;

pretend({
  HTMLElement: FakeElement,
  CSSStyleSheet: class {
    replaceSync() {}
  },
  MutationObserver: class {
    observe() {}
  },
  SENTENCES: { puzzle: {} },
  addEventListener: (_, listener) => {
    hear = listener;
  },
  customElements: {
    get: () => undefined,
    define: (_, element) => {
      CicadaPuzzle = element;
    },
  },
  document: {
    body: place,
    documentElement: place,
    baseURI: `${COURSE}/`,
    createElement: () => frame,
  },
  getComputedStyle: () => ({}),
});
await import("../../web/share/embed/embed.js");

/** The page, by its origin; the one that its frame speaks with; and what is believed. */
const ORIGINS = {
  "a frame of the site": [COURSE, SITE, KINDS],
  "a frame of the site in a page that is a file": ["null", SITE, KINDS],
  "a frame that has gone to another site": [COURSE, "https://other.example", []],
  "a frame that is sandboxed with its page": ["null", "null", ["error"]],
  "a frame that alone is sandboxed": [COURSE, "null", []],
};

for (const [who, [page, origin, believed]] of Object.entries(ORIGINS)) {
  test(`${who} is believed in: ${believed.join(", ") || "nothing"}`, () => {
    pretend({ self: { origin: page } });
    frame.style = {};
    const puzzle = new CicadaPuzzle();
    puzzle.attributes.src = `${SITE}/mastermind/#4x6:~monday`;
    puzzle.connectedCallback();
    const heard = [];
    for (const kind of [...KINDS, "other"])
      puzzle.addEventListener(`cicada-${kind}`, () => heard.push(kind));
    for (const cicada of [...KINDS, "other"])
      hear({ source: frame.contentWindow, origin, data: { cicada, height: 1234 } });
    assert.deepEqual(heard, believed);
    assert.equal(frame.style.height, believed.includes("resize") ? "1234px" : undefined);
  });
}
