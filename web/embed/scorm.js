/**
 * Inside a SCORM 1.2 package: passes what the puzzle's frame says on to the learning platform.
 *
 * Solved is `passed`, with the score from 0 to 100; solved after a look at the solution is
 * `completed`, with 0. The moves so far are kept in `cmi.suspend_data`, so that a puzzle goes on
 * where it was left, on any device. (ADL, SCORM 1.2 Run-Time Environment, 2001, section 3.4.)
 */

/** @typedef {Record<string, (...values: string[]) => string>} Api */

/** Platforms put the API into a window around or into the one that opened this. */
const MOST_WINDOWS = 10;
const LONGEST_SUSPEND_DATA = 4096;

/** @param {any} place @returns {Api | undefined} */
function findApi(place) {
  for (let i = 0; i < MOST_WINDOWS && place; i += 1) {
    if (place.API) return place.API;
    if (place === place.parent) return place.opener ? findApi(place.opener) : undefined;
    place = place.parent;
  }
  return undefined;
}

/** @param {number} seconds @returns {string} as the platform wants it: HHHH:MM:SS */
const duration = (seconds) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part, i) => String(Math.floor(part)).padStart(i ? 2 : 4, "0"))
    .join(":");

function run() {
  const api = findApi(window);
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
  const { origin } = new URL(frame.src);
  const started = Date.now();
  const set = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    api?.LMSSetValue(`cmi.core.${key}`, String(value));
  const status = () => api?.LMSGetValue("cmi.core.lesson_status");

  api?.LMSInitialize("");
  if (status() === "not attempted" || status() === "") set("lesson_status", "incomplete");

  /** @type {Record<string, (message: any) => void>} */
  const answers = {
    ready() {
      const kept = api?.LMSGetValue("cmi.suspend_data");
      if (kept) frame.contentWindow?.postMessage({ cicada: "load", ...JSON.parse(kept) }, origin);
    },
    resize({ height }) {
      frame.style.height = `${Number(height)}px`;
    },
    state({ id, moves }) {
      const text = JSON.stringify({ id, moves });
      if (text.length <= LONGEST_SUSPEND_DATA) api?.LMSSetValue("cmi.suspend_data", text);
    },
    complete({ score, solution }) {
      if (status() === "passed") return;
      set("score.min", 0);
      set("score.max", 100);
      set("score.raw", Number(score));
      set("lesson_status", solution ? "completed" : "passed");
      api?.LMSCommit("");
    },
  };

  addEventListener("message", ({ source, origin: from, data }) => {
    if (source === frame.contentWindow && from === origin) answers[data?.cicada]?.(data);
  });

  let finished = false;
  addEventListener("pagehide", () => {
    if (finished) return;
    finished = true;
    set("session_time", duration((Date.now() - started) / 1000));
    api?.LMSFinish("");
  });
}

run();
