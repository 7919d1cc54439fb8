/**
 * One run of a program: Python's judge on this page says what to ask, the program in the box answers,
 * until every secret is found. The judge never gives a secret away, and the box has nothing else.
 */
import { askPage } from "../../python/ask-page.js";
import { MAX_ANSWER_LENGTH, MAX_PROGRAM_LENGTH } from "../../python/constants.js";
import { abortedWith } from "../../ui/aborted-with.js";
import { language, msg, str } from "../../ui/language.js";
import { BoxFault } from "./box/box.js";

/** @typedef {import("../../python/contract.js").lab.Exercise} Exercise */
/** @typedef {import("../../python/contract.js").lab.Progress} Progress */
/** @typedef {import("../../python/contract.js").lab.Report} Report */
/** @typedef {import("./box/box.js").Boxes} Boxes */
/** @typedef {import("../../python/client.js").Python} Python */
/**
 * @typedef {object} Failure Why there is no answer.
 * @property {string} kind
 * @property {string} sentence
 * @property {number | null} row of the program, from 1
 * @property {string} query that was asked; empty when the program could not be loaded
 */
/**
 * @typedef {object} Live What is known while a program runs.
 * @property {number[]} histogram by number of guesses, how many secrets were found
 * @property {number} secrets
 * @property {number} lost
 * @property {number} calls
 * @property {number} depth
 */

/** What a program does when it is loaded has to be over by then, in seconds. */
const LOAD_LIMIT = 10;
/** What is known while a program runs is shown so often, in ms. */
const SHOWN_EVERY = 100;

/** @fires {Event} change something is to be shown again */
export class Run extends EventTarget {
  /** @type {"starting" | "running" | "done" | "stopped" | "failed"} */
  state = "starting";
  /** @type {Live | undefined} */
  live;
  /** @type {Report | undefined} */
  report;
  /** The first thing that went wrong, once it is known that the program does not remember. @type {Failure | undefined} */
  failure;
  /** What no program is to blame for, in a sentence. */
  problem = "";
  /** The cause, for developers. */
  detail = "";
  printed = "";
  /** The answers to the rounds, as the judge wants them back. @type {string[]} */
  answers = [];
  began = performance.now();
  #python;
  #boxes;
  #exercise;
  #code;
  #stop = new AbortController();
  #sha256 = "";
  /** The first failure, which may be that of a program that remembers. @type {Failure | undefined} */
  #doubtful;
  /** The Python that has the program. @type {Awaited<ReturnType<Boxes["take"]>>} */
  #box;
  /** What the answers took in each phase of the run: a report tells one of them. */
  #clocks = { tree: new Clock(), recheck: new Clock(), games: new Clock() };

  /**
   * @param {object} given
   * @param {Python} given.python
   * @param {Boxes} given.boxes
   * @param {Exercise} given.exercise
   * @param {string} given.code
   */
  constructor({ python, boxes, exercise, code }) {
    super();
    this.#python = python;
    this.#boxes = boxes;
    this.#exercise = exercise;
    this.#code = code;
  }

  get code() {
    return this.#code;
  }

  /** Whether it is over. */
  get over() {
    return !["starting", "running"].includes(this.state);
  }

  /** What every request about this run names. */
  get subject() {
    const { link, sample } = this.#exercise;
    return sample === null ? { exercise: link } : { exercise: link, sample };
  }

  /** The same, with what the order of its games follows from. */
  get #program() {
    return { ...this.subject, sha256: this.#sha256 };
  }

  stop() {
    if (this.over) return;
    this.#stop.abort();
    this.#set("stopped");
  }

  /** @param {Run["state"]} state */
  #set(state) {
    this.state = state;
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** Play the program against every secret. */
  async play() {
    try {
      this.#sha256 = await digest(this.#code);
      await this.#load();
      if (this.over) return;
      const progress = await this.#playTree();
      if (this.over) return;
      const inGames = progress.phase === "games";
      const games = inGames ? await this.#playGames(progress.secrets) : [];
      if (this.over) return;
      const { spent, slowest } = this.#clocks[inGames ? "games" : "tree"];
      this.report = await askPage(this.#python, "lab", "report", {
        ...this.#program,
        code: this.#code.slice(0, MAX_PROGRAM_LENGTH),
        answers: this.answers,
        games,
        milliseconds: Math.round(1000 * spent),
        slowest: slowest.query,
        slowest_milliseconds: Math.round(1000 * slowest.seconds),
      });
      if (this.over) return;
      this.#set("done");
    } catch (reason) {
      this.end(reason);
    } finally {
      this.#leave();
    }
  }

  /** It cannot be played on. @param {unknown} reason */
  end(reason) {
    if (this.over) return;
    this.detail = String(reason);
    this.problem =
      reason instanceof BoxFault ? startFault(reason) : /** @type {Error} */ (reason).message;
    this.#set("failed");
  }

  /** Ask one query only. @param {string} query */
  async playQuery(query) {
    try {
      await this.#load();
      if (this.over) return "";
      const [answer] = await this.#answers([query], this.#clocks.tree);
      this.#believe();
      this.#set("done");
      return answer;
    } finally {
      this.#leave();
    }
  }

  /** End the Python of the program, which may have changed anything in it, and have another one ready. */
  #leave() {
    if (!this.#box) return;
    this.#box.end();
    this.#boxes.prepare();
  }

  /** Put the program into a Python of its own. A program that cannot be loaded ends the run. */
  async #load() {
    this.#leave();
    this.#box = await this.#boxes.take(this.#stop.signal);
    if (this.over) return;
    const setup = this.#exercise.player;
    const text = JSON.stringify({ source: this.#code, setup, language });
    /** @type {Failure | null} */
    let failure = null;
    try {
      const [written] = await this.#call("load_program", [text], LOAD_LIMIT);
      if (!this.over && written !== undefined) failure = asFailure(parsed(written), "");
    } catch (reason) {
      failure = faultOf(reason, "", LOAD_LIMIT);
    }
    if (this.over) return;
    if (failure) this.failure ??= failure;
    else this.#boxes.prepare();
    this.#set(failure ? "failed" : "running");
  }

  /**
   * @param {string} call
   * @param {string[]} texts
   * @param {number} limit
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] ends the call
   * @param {(answers: string[], seconds: number[]) => void} [options.onAnswers]
   * @param {boolean} [options.restore] whether the program is to be as it was when it had been loaded
   */
  async #call(call, texts, limit, { signal = this.#stop.signal, onAnswers, restore = false } = {}) {
    /** @type {string[]} */
    const all = [];
    await this.#box?.run(
      { call, texts, limit, restore },
      {
        signal,
        onPrint: (text) => {
          this.printed = (this.printed + text).slice(-MAX_PRINTED);
          this.#changed();
        },
        onAnswers: (answers, seconds) => {
          all.push(...answers);
          onAnswers?.(answers, seconds);
        },
      },
    );
    return all;
  }

  /**
   * The answers to some queries, as the judge wants them: one for each, unless the run ends before.
   * Where Python is no more after one, the others are asked of the program loaded again.
   *
   * @param {string[]} queries
   * @param {Clock} clock
   * @param {object} [options]
   * @param {boolean} [options.fresh] whether the program must have been asked nothing
   * @param {(given: string[]) => Promise<boolean>} [options.goesOn] asked after each failure
   * @param {(asked: number) => void} [options.onAsked]
   */
  async #answers(queries, clock, { fresh = false, goesOn = async () => true, onAsked } = {}) {
    const enough = abortedWith(this.#stop.signal);
    /** @type {string[]} */
    const given = [];
    const check = async () => {
      if (given.length < queries.length && !(await goesOn(given))) enough.abort();
    };
    /** Whether it goes on after the last failure. @type {Promise<void> | undefined} */
    let checked;
    /** @param {Failure} failure */
    const fail = (failure) => {
      this.#doubtful ??= failure;
      checked = check();
      checked.catch(() => enough.abort());
    };
    const take = (/** @type {string[]} */ answers, /** @type {number[]} */ seconds) => {
      /** @type {Failure | null} */
      let failed = null;
      for (const [i, written] of answers.entries()) {
        const query = queries[given.length];
        const { text, failure } = asAnswer(written, query);
        given.push(text);
        clock.count(query, seconds[i]);
        failed ??= failure;
      }
      if (failed) fail(failed);
      onAsked?.(given.length);
    };
    while (given.length < queries.length && !enough.signal.aborted) {
      let restore = fresh && !given.length;
      if (!this.#box?.alive || (restore && !this.#box.canRestore)) {
        await this.#load();
        restore = false;
      }
      if (this.over) break;
      const left = queries.slice(given.length);
      const how = { signal: enough.signal, onAnswers: take, restore };
      try {
        await this.#call("answer", left, this.#exercise.limit, how);
      } catch (reason) {
        const query = queries[given.length];
        const failure = faultOf(reason, query, this.#exercise.limit);
        if (failure.kind === "timeout") clock.count(query, this.#exercise.limit);
        given.push(`!${failure.kind} ${failure.sentence}`);
        fail(failure);
      }
      await checked;
    }
    return given;
  }

  /** What failed has been asked once more, of a program that had not been asked anything else. */
  #believe() {
    if (!this.#doubtful) return;
    this.failure ??= this.#doubtful;
    this.#changed();
  }

  /** Every distinct query once, one depth after the other. @returns {Promise<Progress>} */
  async #playTree() {
    for (;;) {
      const asked = { ...this.#program, answers: this.answers };
      const progress = await askPage(this.#python, "lab", "run", asked);
      const { phase } = progress;
      if (phase === "games") this.#doubtful = undefined;
      if (phase !== "recheck") this.#believe();
      if (phase === "done" || phase === "games" || this.over) return progress;
      const { histogram, secrets, lost, depth, calls } = progress;
      this.live = { histogram, secrets, lost, depth, calls };
      this.#changed();
      let shown = performance.now();
      const given = await this.#answers(progress.queries, this.#clocks[phase], {
        fresh: progress.fresh,
        goesOn: async (given) => {
          const partial = given.join("\n");
          const left = await askPage(this.#python, "lab", "run", { ...asked, partial });
          return left.queries.length > 0;
        },
        onAsked: (count) => {
          this.live = { histogram, secrets, lost, depth, calls: calls + count };
          if (performance.now() - shown < SHOWN_EVERY) return;
          shown = performance.now();
          this.#changed();
        },
      });
      if (this.over) return progress;
      this.answers = [...this.answers, given.join("\n")];
    }
  }

  /** A program that remembers is played game by game, each by itself. @param {number} secrets */
  async #playGames(secrets) {
    const histogram = [0];
    let [lost, calls] = [0, 0];
    let before = { failures: 0, deepest: 0 };
    let hasEnded = false;
    /** @type {string[]} */
    const games = [];
    for (let game = 0; game < secrets && !hasEnded && !this.over; game++) {
      /** @type {string[]} */
      const answers = [];
      for (;;) {
        const asked = { ...this.#program, game, ...before, answers: answers.join("\n") };
        const step = await askPage(this.#python, "lab", "game", asked);
        const { query, found, failures, deepest } = step;
        if (query === null) {
          if (found) histogram[answers.length] = (histogram[answers.length] ?? 0) + 1;
          else lost++;
          before = { failures, deepest };
          hasEnded = step.ended;
          break;
        }
        calls++;
        const fresh = !answers.length;
        answers.push(...(await this.#answers([query], this.#clocks.games, { fresh })));
        this.#believe();
        if (this.over) break;
      }
      games.push(answers.join("\n"));
      const filled = Array.from(histogram, (count) => count ?? 0);
      this.live = { histogram: filled, secrets, lost, calls, depth: 0 };
      this.#changed();
    }
    return games;
  }
}

/** What answers took. */
class Clock {
  /** Seconds, in all. */
  spent = 0;
  slowest = { query: "", seconds: 0 };

  /** @param {string} query @param {number} seconds */
  count(query, seconds) {
    this.spent += seconds;
    if (seconds > this.slowest.seconds) this.slowest = { query, seconds };
  }
}

/** What is kept of what a program prints: its end. */
const MAX_PRINTED = 20_000;

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value */
const clipped = (value) => String(value).replaceAll(/\s+/g, " ").slice(0, MAX_ANSWER_LENGTH);

/**
 * What a box says of a failure, checked: its program may have written it.
 *
 * @param {unknown} value
 * @param {string} query
 * @returns {Failure | null}
 */
function asFailure(value, query) {
  if (value === null) return null;
  const { kind, sentence, row } = /** @type {Record<string, unknown>} */ (value ?? {});
  if (typeof kind !== "string" || typeof sentence !== "string")
    return { kind: "error", sentence: msg("Your program gave no answer."), row: null, query };
  const known = typeof row === "number" && Number.isInteger(row) && row > 0;
  return { kind: clipped(kind), sentence: clipped(sentence), row: known ? row : null, query };
}

/** @param {string} written @param {string} query */
function asAnswer(written, query) {
  const { text, failure = null } = /** @type {Record<string, unknown>} */ (parsed(written) ?? {});
  if (typeof text === "string" && failure === null) return { text: clipped(text), failure: null };
  const known = asFailure(failure ?? undefined, query);
  return { text: `!${known?.kind} ${known?.sentence}`, failure: known };
}

/**
 * A sentence for what ended Python itself.
 *
 * @param {unknown} reason
 * @param {string} query
 * @param {number} limit
 * @returns {Failure}
 */
function faultOf(reason, query, limit) {
  if (!(reason instanceof BoxFault) || reason.isBefore) throw reason;
  const base = { row: null, query };
  if (reason.kind === "late")
    return {
      ...base,
      kind: "timeout",
      sentence: msg(str`No answer within ${limit} s, in one long call.`),
    };
  return { ...base, kind: "crash", sentence: crashOf(reason.message) };
}

/** Why there is no Python. @param {BoxFault} fault */
const startFault = ({ kind }) =>
  kind === "forbidden"
    ? msg(
        "No program can run on this page: its host sends a content policy that forbids it. Tell whoever looks after this site.",
      )
    : msg("Python could not start in its box: check the connection and run again.");

/** @param {string} detail */
function crashOf(detail) {
  if (/exit/i.test(detail)) return msg("Your program ends Python itself; it must not.");
  return /stack|recursion/i.test(detail)
    ? msg("Your program calls itself so deeply that Python crashed.")
    : msg("Python crashed while running your program.");
}

/** The SHA-256 of a text in hexadecimal; a page that came by plain http cannot compute it.
 * @param {string} text */
async function digest(text) {
  if (!crypto.subtle) return "";
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
