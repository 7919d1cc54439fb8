/** The review of a game by itself, with a session whose reviews are told later, in parts. */
import "./environment.js";
import { mount, numbersIn } from "./mounted.js";
import { until } from "./part.js";

await import("../../web/games/mastermind/review.js");
await import("../../web/games/chessguess/review.js");

/** Storage that holds these results of games, by key. */
export const storageOf = (kept = {}) => ({
  kept,
  get: (key, fallback) => structuredClone(kept[key] ?? fallback),
  set: (key, value) => {
    kept[key] = value;
  },
});

/** A session whose reviews are told later, in parts. */
export class FakeSession extends EventTarget {
  game = "mastermind";
  canUndo = true;
  result = undefined;
  /** @type {{ note: (review: object) => void, tell: (review: object) => void, fail: (error: Error) => void, signal: AbortSignal }[]} */
  asked = [];

  ask(_question, _options, { onNote, signal }) {
    return new Promise((resolve, reject) => {
      this.asked.push({ note: onNote, tell: resolve, fail: reject, signal });
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }
}

/** @param {{ review: object, position: object, tag?: string, session?: FakeSession, storage?: object }} given */
export async function reviewed({ review, position, tag = "mastermind", ...given }) {
  const session = given.session ?? new FakeSession();
  const storage = given.storage ?? storageOf();
  const properties = { session, storage, position };
  const mounted = await mount(
    `cicada-${tag}-review`,
    properties,
    "play-on",
    "look",
    "tree",
    "record",
  );
  const { element } = mounted;
  session.asked[0]?.tell(review);
  await until(() => element._review === review, "no review");
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
  await element.updateComplete;
  const rows = () => mounted.part.all("ol > li");
  return {
    ...{ ...mounted, session, storage, rows },
    /** The row that is open, if one is. */
    open: () => rows().findIndex((row) => row.querySelector("[aria-expanded=true]")),
    /** What the measures of a row say, each with how much of its bar is filled. */
    measures: (row = 0) =>
      [...rows()[row].querySelectorAll(".measure")].map((measure) => [
        measure.textContent.replace(/\s+/g, " ").trim(),
        numbersIn(measure.querySelector("i").style.getPropertyValue("scale"))[0],
      ]),
    text: (row = 0) => rows()[row].textContent.replace(/\s+/g, " "),
  };
}
