/**
 * What the page and the box send each other. The box runs foreign code, which may send anything
 * in its name: what comes from there is checked here, and everything in it is text.
 *
 * @typedef {object} Archives Zips for Python's path.
 * @property {ArrayBuffer} library what Python starts from of its standard library
 * @property {ArrayBuffer} cicada the package
 * @property {ArrayBuffer} lab the lab's part of it
 * @property {ArrayBuffer} student what students import of the standard library
 * @property {ArrayBuffer} [words] what is said in another language than English
 */
/**
 * @template {ArrayBuffer | WebAssembly.Module} Binary
 * @typedef {object} Modules What the page's own Python starts from, too.
 * @property {Binary} wasm Pyodide, what a start runs of it
 * @property {Binary} rest its other functions
 * @property {Binary} [snapshot] the memory of a Python that has started
 */
/**
 * @typedef {Archives & Modules<ArrayBuffer> & { code: string }} BoxParts  What a frame is given once.
 * @typedef {Archives & Modules<WebAssembly.Module>} WorkerParts
 * @typedef {{ address: string, parts: WorkerParts }} Compiled
 *
 * @typedef {{ parts: BoxParts } | { start: number } | { stop: number }} ToFrame
 * @typedef {{ box: number, listening: true } | { box: number, broken: string }} FromFrame
 *
 * @typedef {object} Request  One call of the player in the box.
 * @property {number} id
 * @property {string} call the name of a function of `cicada.lab.sandbox.box`
 * @property {string[]} texts its arguments, one call each
 * @property {number} limit in seconds, for each call
 * @property {boolean} [restore] whether Python is first to be as it was when the program had been loaded
 *
 *
 * @typedef {{ ready: true }} Ready
 * @typedef {{ failed: string }} Failed  Python did not start.
 * @typedef {{ id: number, answers: string[], seconds: number[] }} Answers  The next ones of a request.
 * @typedef {{ id: number, done: true, restorable: boolean }} Done  All are given.
 * @typedef {{ id: number, printed: string }} Printed
 * @typedef {{ id: number, crashed: string }} Crashed  Python did not survive it.
 * @typedef {Ready | Failed | Answers | Done | Printed | Crashed} FromWorker
 */

/** An answer is short: a guess, or a sentence about a fault. */
const MAX_ANSWER_LENGTH = 100_000;
const MAX_TEXT_LENGTH = 100_000;

/** @param {unknown} value @param {number} longest @returns {value is string} */
const isText = (value, longest) => typeof value === "string" && value.length <= longest;

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;

/**
 * A message from a box as one of the kinds that there are, with nothing else in it; undefined when
 * it is none.
 *
 * @param {unknown} data
 * @returns {FromWorker | undefined}
 */
export function fromWorker(data) {
  if (typeof data !== "object" || data === null) return undefined;
  const message = /** @type {Record<string, unknown>} */ (data);
  const { id, ready, failed, answers, seconds, done, restorable, printed, crashed } = message;
  if (ready === true) return { ready };
  if (isText(failed, MAX_TEXT_LENGTH)) return { failed };
  if (!isCount(id)) return undefined;
  if (done === true && typeof restorable === "boolean") return { id, done, restorable };
  if (isText(printed, MAX_TEXT_LENGTH)) return { id, printed };
  if (isText(crashed, MAX_TEXT_LENGTH)) return { id, crashed };
  if (
    Array.isArray(answers) &&
    Array.isArray(seconds) &&
    answers.length === seconds.length &&
    answers.every((answer) => isText(answer, MAX_ANSWER_LENGTH)) &&
    seconds.every(isCount)
  )
    return { id, answers: [...answers], seconds: [...seconds] };
  return undefined;
}

/**
 * The same for what the frame itself says.
 *
 * @param {unknown} data
 * @returns {FromFrame | undefined}
 */
export function fromFrame(data) {
  if (typeof data !== "object" || data === null) return undefined;
  const { box, listening, broken } = /** @type {Record<string, unknown>} */ (data);
  if (!isCount(box)) return undefined;
  if (listening === true) return { box, listening };
  return isText(broken, MAX_TEXT_LENGTH) ? { box, broken } : undefined;
}
