/** A SCORM package in a learning platform: what it tells, and what its frame says. */
import { pretend } from "./stand-ins.js";

export const STANDARDS = {
  1.2: {
    ...{ api: "API", prefix: "LMS", end: "LMSFinish", longest: 4096 },
    score: "cmi.core.score.raw",
    status: "cmi.core.lesson_status",
    mode: "cmi.core.lesson_mode",
    exit: "cmi.core.exit",
    time: "cmi.core.session_time",
    result: (score, outcome) => ({
      "cmi.core.score.min": "0",
      "cmi.core.score.max": "100",
      "cmi.core.score.raw": `${score}`,
      "cmi.core.lesson_status": outcome,
    }),
  },
  2004: {
    ...{ api: "API_1484_11", prefix: "", end: "Terminate", longest: 64_000 },
    score: "cmi.score.raw",
    status: "cmi.completion_status",
    mode: "cmi.mode",
    exit: "cmi.exit",
    time: "cmi.session_time",
    result: (score, outcome) => ({
      "cmi.score.min": "0",
      "cmi.score.max": "100",
      "cmi.score.raw": `${score}`,
      "cmi.score.scaled": `${score / 100}`,
      "cmi.success_status": outcome,
      "cmi.completion_status": "completed",
    }),
  },
};
export const NAMES = Object.keys(STANDARDS);
export const SITE = "https://cicada.example";
export const SUSPEND_DATA = "cmi.suspend_data";

export const SAID = {
  noPlatform: "No platform.",
  notRecorded: "Not recorded.",
  handIn: "Hand in:",
  unreadable: "Unreadable.",
};

let opened = 0;

/**
 * Open a package in a platform: what is recorded and committed there, and how to have its frame say something.
 *
 * @param {string} standard
 * @param {object} [how]
 * @param {Record<string, string>} [how.values] what the platform has of it
 * @param {Record<string, string>} [how.settings] of the package
 * @param {string} [how.initialized] what the platform says when it begins
 * @param {(api: object) => object} [how.windows] where the platform is
 * @param {import("./learning-platform.js").LearningPlatform} [how.platform] another than one that takes everything
 */
export async function open(
  standard,
  {
    values = {},
    settings = { puzzle: "p", pass: "10" },
    initialized = "true",
    platform,
    hash = "p",
    windows = (api) => {
      const window = { ...api };
      window.parent = window;
      return window;
    },
  } = {},
) {
  const { api, prefix, score, end } = STANDARDS[standard];
  const committed = [];
  const listeners = {};
  const told = [];
  const ends = [];
  const lines = [];
  const functions = {
    Initialize: () => initialized,
    GetValue: (key) => values[key] ?? "",
    SetValue: (key, value) => {
      values[key] = value;
    },
    Commit: () => {
      const kept = values[SUSPEND_DATA];
      const { moves = [], ended = null } = kept?.endsWith("}") ? JSON.parse(kept) : {};
      committed.push({ moves, ended, score: values[score] ?? "" });
    },
  };
  const named = Object.entries(functions).map(([name, each]) => [prefix + name, each]);
  named.push([end, () => ends.push(end)]);
  const frame = {
    dataset: { src: `${SITE}/mastermind/?embed=1#${hash}` },
    style: {},
    contentWindow: { postMessage: (...given) => told.push(given) },
  };
  pretend({
    window: windows({ [api]: platform?.api ?? Object.fromEntries(named) }),
    location: new URL("https://platform.example/package/index.html"),
    navigator: { languages: ["en"] },
    SENTENCES: Object.fromEntries(
      Object.entries(SAID).map(([name, sentence]) => [name, { en: sentence }]),
    ),
    document: {
      currentScript: { dataset: { standard, ...settings } },
      querySelector: () => frame,
      createElement: () => ({ style: {} }),
      body: { prepend: (line) => lines.push(line) },
    },
    addEventListener: (kind, listener) => {
      listeners[kind] = listener;
    },
  });
  opened += 1;
  await import(`../../web/share/embed/scorm.js?${opened}`);
  const hear = (data, how = {}) =>
    listeners.message({ source: frame.contentWindow, origin: SITE, data, ...how });
  return {
    ...{ values, committed, told, ends, frame, hear },
    /** The lines above the puzzle. */
    get shown() {
      return lines.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
    },
    say: (cicada, data) => hear({ cicada, id: "p", ...data }),
    leave: () => listeners.pagehide(),
    /** The browser has kept the page, and shows it again. */
    comeBack: () => listeners.pageshow({ persisted: true }),
    kept: () => JSON.parse(values[SUSPEND_DATA] ?? "null"),
  };
}

export const account = (moves, ended) => ({ events: moves.map(() => "move"), began: 1000, ended });

export function play({ say }, ...moves) {
  say("state", { moves, status: "playing", account: account(moves, null) });
}
export function win({ say }, ...moves) {
  say("state", { moves, status: "won", account: account(moves, 2000) });
}
