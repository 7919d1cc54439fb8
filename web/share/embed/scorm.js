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
 *
 * Where the platform does not take something, a line above the puzzle says so and has the result code to
 * hand in; it is tried again with the next message, and when the page is left.
 */
import { EVENTS } from "../../python/events.js";
import { languageOf, wanted } from "../../ui/languages.js";
import { objectIn, PlatformSession } from "./platform-session.js";

/** @typedef {import("../../python/contract.js").account.Account} Account */
/** @typedef {import("./platform-session.js").Api} Api */
/** @typedef {{ id: string, moves: string[], status: string, account: Account }} State */
/** @typedef {{ id: string, link: string }} Written a program, as the exercise's frame tells of it */
/** @typedef {Record<string, any>} Kept what the platform kept; anyone can write it */

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
/** Elements of a result that a platform need not have. */
const OPTIONAL = /\.(min|max|scaled)$/;
/** Modes in which nothing is recorded: it is shown what was done before, or to the teacher. */
const LOOKING = ["browse", "review"];
/** Platforms put the API into a window around or into the one that opened this. */
const MAX_WINDOWS = 10;
const MIN_HEIGHT = 100;
const MAX_HEIGHT = 10_000;

/**
 * @param {string} name
 * @param {Window | null} place
 * @returns {Api | undefined}
 */
function findApi(name, place) {
  try {
    for (let i = 0; i < MAX_WINDOWS && place; i += 1) {
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
 * @param {Kept} kept
 * @param {string} puzzle
 */
function unpacked({ id, moves, events, began, ended }, puzzle) {
  if (id !== puzzle || !Array.isArray(moves) || typeof events !== "string")
    return { id: puzzle, moves: [], account: { events: [], began: null, ended: null } };
  const account = {
    events: [...events].map((letter) => EVENTS[Number.parseInt(letter, 36) - 10]),
    began,
    ended,
  };
  return { id, moves, account };
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
 * @param {Kept} kept
 * @param {string} exercise
 */
const unpackedProgram = ({ id, link, best = link }, exercise) =>
  id === exercise && typeof link === "string" && typeof best === "string"
    ? { link, best }
    : { link: "", best: "" };

/** A line above the puzzle, in the language of its frame. @param {URL} address of the frame */
function noticeAbove(address) {
  const lang = languageOf(address.searchParams.get("lang")) ?? wanted();
  const line = document.createElement("p");
  Object.assign(line, { lang, hidden: true, role: "status" });
  line.style.cssText = "margin: 0; padding: 8px 12px; font: 16px/1.4 system-ui, sans-serif";
  document.body.prepend(line);
  /** @param {Record<string, string>} [sentence] in each language; none: the line goes @param {string} [code] */
  return (sentence, code = "") => {
    line.hidden = !sentence;
    line.textContent = sentence ? `${sentence[lang]} ${code}`.trim() : "";
  };
}

/** @param {DOMStringMap} settings */
function run({ standard: name = "1.2", puzzle = "", exercise = "", pass = "10" }) {
  const standard = STANDARDS[name];
  const { status } = standard;
  const api = findApi(standard.api, window);
  const platform = new PlatformSession(api, standard);
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
  const address = new URL(frame.dataset.src ?? "", location.href);
  const tell = noticeAbove(address);

  let isOpen = false;
  let isLooking = false;
  let isDone = false;
  let started = 0;
  /** What the platform has not taken yet. @type {Partial<Record<"result" | "kept", () => boolean>>} */
  let owed = {};
  /** The code of the last result, to hand in where it is owed. */
  let code = "";

  /** @param {string} key */
  const get = (key) => platform.get(key).trim().toLowerCase();

  const isFinished = () => {
    isDone ||= isOpen && standard.final.includes(get(status));
    return isDone;
  };

  /** Begins a session: the first one, or the one after the page is restored from the browser's cache. */
  function begin() {
    started = Date.now();
    isOpen = platform.begin();
    isLooking = isOpen && LOOKING.includes(get(standard.mode));
    if (!isOpen && !isDone) tell(api ? SENTENCES.notRecorded : SENTENCES.noPlatform);
    if (!isOpen || isLooking) return;
    if (!isFinished()) platform.set(status, "incomplete");
    platform.set(standard.exit, "suspend");
    platform.commit();
  }

  /** Have recorded what is owed, a result first, and say where it is not. */
  function settle() {
    const writes = [owed.result, owed.kept].filter((write) => write !== undefined);
    if (isLooking || !writes.length) return;
    if (isOpen && writes.every((write) => write()) && platform.commit()) {
      owed = {};
      tell();
    } else if (owed.result) tell(SENTENCES.handIn, code);
    else if (isOpen) tell(SENTENCES.notRecorded);
  }

  /** A result that was not taken goes with what comes next. @param {typeof owed} writes whether the platform took it */
  function record(writes) {
    owed = { ...owed, ...writes };
    settle();
  }

  /** @param {number} score @returns {boolean} whether it was taken */
  const setResult = (score) =>
    Object.entries(standard.result(score, score >= Number(pass)))
      .map(([key, value]) => platform.set(key, value) || OPTIONAL.test(key))
      .every(Boolean);

  /** What was kept; nothing of it where it cannot be read. */
  function kept() {
    const text = platform.get(SUSPEND_DATA);
    const found = objectIn(text);
    if (text && !found) tell(SENTENCES.unreadable);
    return found ?? {};
  }

  /** Nothing of a game that was finished is changed. @param {State} state */
  const keep = (state) => {
    if (isFinished()) settle();
    else record({ kept: () => platform.set(SUSPEND_DATA, packed(state, standard.longest)) });
  };

  /** The first time counts. @param {State} state @param {number} score */
  const finish = (state, score) => {
    if (isFinished()) return;
    isDone = true;
    const text = packed(state, standard.longest);
    record({ result: () => setResult(score), kept: () => platform.set(SUSPEND_DATA, text) });
  };

  /** How the packaged puzzle stood last. @type {State | undefined} */
  let last;

  const load = (/** @type {Record<string, unknown>} */ kept) =>
    frame.contentWindow?.postMessage({ cicada: "load", ...kept }, address.origin);

  /** @typedef {Record<string, (message: Record<string, unknown>) => void>} Answers */

  /** @type {Answers} */
  const ofPuzzle = {
    ready: () => load(unpacked(kept(), puzzle)),
    state(message) {
      const state = /** @type {State} */ (/** @type {unknown} */ (message));
      if (state.id !== puzzle || state.status === "idle") return;
      last = state;
      // A game that has ended is kept with its score, which follows: not the one without the other.
      if (state.account.ended === null) keep(state);
    },
    complete({ id, account, score, ...result }) {
      if (id !== puzzle || !last) return;
      code ||= String(result.code);
      finish({ ...last, account: /** @type {Account} */ (account) }, Number(score));
    },
  };

  /** The program of the best run, and its mark where this page has reported it. */
  let best = "";
  /** @type {number | undefined} */
  let reached;
  /** Where there is no room, what was kept before stays. @param {Written} written */
  const setProgram = ({ id, link }) => {
    const text = packedProgram({ id, link, best }, standard.longest);
    return !text || platform.set(SUSPEND_DATA, text);
  };

  /** @type {Answers} */
  const ofExercise = {
    ready() {
      const found = unpackedProgram(kept(), exercise);
      ({ best } = found);
      load({ id: found.link || decodeURIComponent(address.hash.slice(1)) });
    },
    state(message) {
      const written = /** @type {Written} */ (/** @type {unknown} */ (message));
      if (written.id === exercise && written.link) record({ kept: () => setProgram(written) });
    },
    complete(message) {
      const written = /** @type {Written} */ (/** @type {unknown} */ (message));
      const score = Number(message.score);
      const before = reached ?? get(standard.score);
      if (written.id !== exercise || (before !== "" && score <= Number(before))) return;
      best = written.link;
      reached = score;
      code = String(message.code);
      record({ result: () => setResult(score), kept: () => setProgram(written) });
    },
  };

  /** @type {Answers} */
  const answers = {
    ...(exercise ? ofExercise : ofPuzzle),
    resize({ height }) {
      const pixels = Math.min(Math.max(Number(height), MIN_HEIGHT), MAX_HEIGHT);
      if (!Number.isNaN(pixels)) frame.style.height = `${pixels}px`;
    },
  };

  addEventListener("message", ({ source, origin, data }) => {
    if (source === frame.contentWindow && origin === address.origin) answers[data?.cicada]?.(data);
  });

  begin();
  // Only now, so that nothing which it says is missed.
  frame.src = address.href;

  addEventListener("pagehide", () => {
    if (!isOpen) return;
    settle();
    isOpen = false;
    if (!isLooking) {
      platform.set(standard.time, standard.duration((Date.now() - started) / 1000));
      platform.set(standard.exit, "suspend");
      platform.commit();
    }
    platform.end();
  });
  // A browser keeps a page that is left, and restores it as it was when the reader goes back.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    begin();
    settle();
  });
}

run(document.currentScript?.dataset ?? {});
