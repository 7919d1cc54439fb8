/** The page around a frame: it hears what the frame says and can speak to it (web/frames/frame.js). */
import "./environment.js";
import assert from "node:assert/strict";
import { afterEach } from "node:test";
import { open, until } from "./page.js";

const own = window;
afterEach(() => {
  globalThis.parent = own;
});

/** How wide and high a frame is in a course page, in pixels. */
const SIZE = { width: 700, height: 400 };

export class PageAround {
  /** What the frame has said, but for what is about heights. @type {Record<string, any>[]} */
  said = [];

  /** @param {Record<string, any>} message */
  postMessage(message) {
    if (message.cicada) this.said.push(structuredClone(message));
  }

  /** What the frame has said of a kind. @param {string} kind */
  heard(kind) {
    return this.said.filter(({ cicada }) => cicada === kind);
  }

  /** Wait until the frame has said so much of a kind. @param {string} kind @param {number} count */
  async hears(kind, count) {
    await until(
      () => this.heard(kind).length >= count,
      () => `${this.heard(kind).length} of ${kind}, not ${count}`,
    );
    assert.equal(this.heard(kind).length, count, `${kind} is said too often`);
    return this.heard(kind);
  }

  /** Say something to the frame, which hears it later. @param {unknown} message */
  tell(message) {
    const data = structuredClone(message);
    setImmediate(() => dispatchEvent(Object.assign(new Event("message"), { data, source: this })));
  }
}

/**
 * Open a frame in a page around it.
 *
 * @param {string} address with `embed=1`
 * @param {Parameters<typeof open>[1] & { around?: PageAround }} [how]
 */
export async function openFrame(address, { around = new PageAround(), ...how } = {}) {
  globalThis.parent = around;
  const page = await open(address, { ...SIZE, ...how });
  await around.hears("ready", 1);
  return { page, around };
}

/** Open the frame of a puzzle and start it, as a reader of the course does. */
export async function start(puzzle, query = "") {
  const opened = await openFrame(`mastermind/?embed=1${query}#${puzzle}`);
  await opened.page.press("Start");
  await opened.page.shows("1,296 codes left");
  return opened;
}
