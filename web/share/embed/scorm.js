/**
 * Inside a SCORM package: passes what the frame of a puzzle or of an exercise says on to the learning
 * platform.
 *
 * The package's page says what it holds, in the attributes of this script:
 *
 *     <script src="scorm.js" data-standard="1.2" data-puzzle="4x6:~monday" data-pass="10"></script>
 *
 * Only the packaged puzzle counts, and only the first time it is finished: `passed` from the pass mark
 * on, else `failed`, with the score from 0 to 100. Moves and account are kept in `suspend_data` after
 * every move, so that a puzzle goes on where it was left, on any device, and no help is forgotten.
 *
 * An exercise of the lab has `data-exercise` in the place of `data-puzzle`. Its score is the mark of
 * a run, and the best run counts: a program gets better. `suspend_data` has the program as a link of the
 * lab, which the page for teachers judges again.
 *
 * ADL, SCORM 1.2 Run-Time Environment (2001), section 3.4; SCORM 2004 3rd Edition RTE (2006), section 4.
 * No library: those there are search for the platform and pass calls on, which is the smaller part here.
 */
import { EVENTS } from "../../python/events.js";
import { languageOf, wanted } from "../../ui/languages.js";

/** @typedef {import("../../python/contract.js").account.Account} Account */
/** @typedef {Record<string, (...values: string[]) => string>} Api */
/** @typedef {{ id: string, moves: string[], status: string, account: Account }} State */
/** @typedef {{ id: string, link: string }} Written a program, as the exercise's frame tells of it */

/**
 * @typedef {object} Standard How a version of SCORM names things.
 * @property {string} api the object that platforms offer
 * @property {string} prefix of its functions
 * @property {string} end the function that ends a session
 * @property {number} longest the characters that suspend_data may have
 * @property {string} mode
 * @property {string} exit
 * @property {string} time
 * @property {string} score
 * @property {string} status
 * @property {string[]} final the values of `status` that nothing may change any more
 * @property {(score: number, passed: boolean) => Record<string, string | number>} result
 * @property {(seconds: number) => string} duration
 */

/** @type {Record<string, Standard>} */
const STANDARDS = {
  1.2: {
    api: "API",
    prefix: "LMS",
    end: "LMSFinish",
    longest: 4096,
    mode: "cmi.core.lesson_mode",
    exit: "cmi.core.exit",
    time: "cmi.core.session_time",
    score: "cmi.core.score.raw",
    status: "cmi.core.lesson_status",
    final: ["passed", "failed", "completed"],
    result: (score, passed) => ({
      "cmi.core.score.min": 0,
      "cmi.core.score.max": 100,
      "cmi.core.score.raw": score,
      "cmi.core.lesson_status": passed ? "passed" : "failed",
    }),
    duration: (seconds) =>
      [seconds / 3600, (seconds / 60) % 60, seconds % 60]
        .map((part, i) => String(Math.floor(part)).padStart(i ? 2 : 4, "0"))
        .join(":"),
  },
  2004: {
    api: "API_1484_11",
    prefix: "",
    end: "Terminate",
    longest: 64_000,
    mode: "cmi.mode",
    exit: "cmi.exit",
    time: "cmi.session_time",
    score: "cmi.score.raw",
    status: "cmi.completion_status",
    final: ["completed"],
    result: (score, passed) => ({
      "cmi.score.min": 0,
      "cmi.score.max": 100,
      "cmi.score.raw": score,
      "cmi.score.scaled": score / 100,
      "cmi.success_status": passed ? "passed" : "failed",
      "cmi.completion_status": "completed",
    }),
    duration: (seconds) => `PT${Math.floor(seconds)}S`,
  },
};

const SUSPEND_DATA = "cmi.suspend_data";
/** Platforms put the API into a window around or into the one that opened this. */
const MOST_WINDOWS = 10;
const LOWEST = 100;
const HIGHEST = 10_000;

/**
 * @param {string} name
 * @param {Window | null} place
 * @returns {Api | undefined}
 */
function findApi(name, place) {
  try {
    for (let i = 0; i < MOST_WINDOWS && place; i += 1) {
      const found = Reflect.get(place, name);
      if (found) return found;
      if (place === place.parent) return place.opener ? findApi(name, place.opener) : undefined;
      place = place.parent;
    }
  } catch {
    // A window of another site: no platform of ours.
  }
  return undefined;
}

/** A letter for each event, as result codes have it (pysrc/cicada/page/result_code.py), without counts. */
const letterOf = (/** @type {Account["events"][number]} */ event) =>
  (10 + EVENTS.indexOf(event)).toString(36);

/**
 * What is kept of a game: its account in any case, its moves where there is room for them.
 *
 * @param {State} state
 * @param {number} longest
 */
function packed({ id, moves, account: { events, began, ended } }, longest) {
  const account = { events: events.map(letterOf).join(""), began, ended };
  const whole = JSON.stringify({ id, moves, ...account });
  return whole.length <= longest ? whole : JSON.stringify({ id, moves: [], ...account });
}

/**
 * The message that opens a game as it was kept; a new one where nothing was, or something else.
 *
 * @param {string} text anyone can write it
 * @param {string} puzzle
 */
function unpacked(text, puzzle) {
  try {
    const { id, moves, events, began, ended } = JSON.parse(text);
    if (id === puzzle && Array.isArray(moves)) {
      const account = {
        events: [...events].map((letter) => EVENTS[Number.parseInt(letter, 36) - 10]),
        began,
        ended,
      };
      return { id, moves, account };
    }
  } catch {
    // Nothing was kept, or it is damaged.
  }
  return { id: puzzle, moves: [], account: { events: [], began: null, ended: null } };
}

/**
 * The program of an exercise: as it is now, and of the best run where that was another one. Where there
 * is no room for both, what counts is kept; "" where there is none for one.
 *
 * @param {{ id: string, link: string, best: string }} program
 * @param {number} longest
 */
function packedProgram({ id, link, best }, longest) {
  const texts = [
    best && best !== link ? { id, link, best } : { id, link },
    { id, link: best || link },
  ];
  return texts.map((kept) => JSON.stringify(kept)).find((text) => text.length <= longest) ?? "";
}

/**
 * What was kept of a program; nothing where it was of another exercise.
 *
 * @param {string} text anyone can write it
 * @param {string} exercise
 */
function unpackedProgram(text, exercise) {
  try {
    const { id, link, best = link } = JSON.parse(text);
    if (id === exercise && typeof link === "string" && typeof best === "string")
      return { link, best };
  } catch {
    // Nothing was kept, or it is damaged.
  }
  return { link: "", best: "" };
}

/** @param {DOMStringMap} settings */
function run({ standard: name = "1.2", puzzle = "", exercise = "", pass = "10" }) {
  const standard = STANDARDS[name];
  const { prefix, status } = standard;
  const api = findApi(standard.api, window);
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
  const address = new URL(frame.dataset.src ?? "", location.href);
  const started = Date.now();

  const running = api?.[`${prefix}Initialize`]("") === "true";
  if (!running) {
    const lang = languageOf(address.searchParams.get("lang")) ?? wanted();
    const textContent = SENTENCES.noPlatform[lang];
    document.body.append(Object.assign(document.createElement("p"), { lang, textContent }));
  }
  const get = (/** @type {string} */ key) => (running && api?.[`${prefix}GetValue`](key)) || "";
  // A platform that shows what was done before, or shows it to the teacher, records nothing.
  const records = running && ["normal", ""].includes(get(standard.mode));
  const set = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    records && api?.[`${prefix}SetValue`](key, String(value));
  const commit = () => records && api?.[`${prefix}Commit`]("");
  const isFinished = () => standard.final.includes(get(status));

  /** @param {number} score */
  const report = (score) => {
    const result = standard.result(score, score >= Number(pass));
    for (const [key, value] of Object.entries(result)) set(key, value);
    commit();
  };

  /** Nothing of a game that was finished is changed. @param {State} state */
  const keep = (state) => {
    if (isFinished()) return;
    set(SUSPEND_DATA, packed(state, standard.longest));
    commit();
  };

  /** The first time counts. @param {State} state @param {number} score */
  const finish = (state, score) => {
    if (isFinished()) return;
    set(SUSPEND_DATA, packed(state, standard.longest));
    report(score);
  };

  /** How the packaged puzzle stood last. @type {State | undefined} */
  let last;

  const load = (/** @type {Record<string, unknown>} */ kept) =>
    frame.contentWindow?.postMessage({ cicada: "load", ...kept }, address.origin);

  /** @typedef {Record<string, (message: Record<string, unknown>) => void>} Answers */

  /** @type {Answers} */
  const ofPuzzle = {
    ready: () => load(unpacked(get(SUSPEND_DATA), puzzle)),
    state(message) {
      const state = /** @type {State} */ (/** @type {unknown} */ (message));
      if (state.id !== puzzle || state.status === "idle") return;
      last = state;
      // A game that has ended is kept with its score, which follows: not the one without the other.
      if (state.account.ended === null) keep(state);
    },
    complete({ id, account, score }) {
      if (id !== puzzle || !last) return;
      finish({ ...last, account: /** @type {Account} */ (account) }, Number(score));
    },
  };

  /** The program of the best run. */
  let best = "";
  /** @param {Written} written */
  const keepProgram = ({ id, link }) => {
    const text = packedProgram({ id, link, best }, standard.longest);
    if (text) set(SUSPEND_DATA, text);
    commit();
  };

  /** @type {Answers} */
  const ofExercise = {
    ready() {
      const kept = unpackedProgram(get(SUSPEND_DATA), exercise);
      ({ best } = kept);
      load({ id: kept.link || decodeURIComponent(address.hash.slice(1)) });
    },
    state(message) {
      const written = /** @type {Written} */ (/** @type {unknown} */ (message));
      if (written.id === exercise && written.link) keepProgram(written);
    },
    complete(message) {
      const { id, link } = /** @type {Written} */ (/** @type {unknown} */ (message));
      const score = Number(message.score);
      const before = get(standard.score);
      if (id !== exercise || (before !== "" && score <= Number(before))) return;
      best = link;
      keepProgram({ id, link });
      report(score);
    },
  };

  /** @type {Answers} */
  const answers = {
    ...(exercise ? ofExercise : ofPuzzle),
    resize({ height }) {
      const pixels = Math.min(Math.max(Number(height), LOWEST), HIGHEST);
      if (!Number.isNaN(pixels)) frame.style.height = `${pixels}px`;
    },
  };

  addEventListener("message", ({ source, origin, data }) => {
    if (source === frame.contentWindow && origin === address.origin) answers[data?.cicada]?.(data);
  });

  if (records && !isFinished()) set(status, "incomplete");
  set(standard.exit, "suspend");
  commit();
  // Only now, so that nothing which it says is missed.
  frame.src = address.href;

  let ended = false;
  addEventListener("pagehide", () => {
    if (ended || !running) return;
    ended = true;
    set(standard.time, standard.duration((Date.now() - started) / 1000));
    set(standard.exit, "suspend");
    commit();
    api?.[standard.end]("");
  });
}

run(document.currentScript?.dataset ?? {});
