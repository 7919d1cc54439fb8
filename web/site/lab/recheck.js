/**
 * Judges programs that came by links again, one after the other, in the sealed box.
 */
import { askPage } from "../../python/ask-page.js";
import { msg } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { Boxes } from "./box/box.js";
import { download } from "./box/download.js";
import { Run } from "./run.js";

/** @typedef {import("../../python/contract.js").lab.Exercise} Exercise */
/** @typedef {import("../../python/contract.js").lab.Report} Report */
/**
 * @typedef {object} Judged
 * @property {Exercise} exercise
 * @property {string} task what it is a run of: the link without the program
 * @property {string} title of the exercise, or what the teacher calls it
 * @property {string} code
 * @property {Report | undefined} report none where the program could not be played
 * @property {string} fault what kept it from that, or went wrong first; "" if nothing did
 */

const NO_PROGRAM = msg(
  "This link holds an exercise without a program; ask for the one from Share that has the program.",
);
const ENDED = msg("It was left out before it was judged to its end.");

export class Judge {
  #boxes = new Boxes(download);
  #python;

  /** @param {import("../../python/client.js").Python} python */
  constructor(python) {
    this.#python = python;
  }

  /**
   * Rejects with a sentence where the link holds nothing that can be judged.
   *
   * @param {string} link
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] leaves the program out
   * @param {(found: number, secrets: number) => void} [options.onProgress]
   * @returns {Promise<Judged>}
   */
  async judge(link, { signal, onProgress } = {}) {
    const python = this.#python;
    await lazy(() => python.bring("lab"), undefined, signal);
    const { code, ...shared } = await askPage(python, "lab", "decode", { link });
    if (code === null) throw new Error(NO_PROGRAM);
    const given = Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== null));
    const { link: task } = await askPage(python, "lab", "encode", given);
    const exercise = await askPage(python, "lab", "exercise", { exercise: task });
    const run = new Run({ python, boxes: this.#boxes, exercise, code });
    const stop = () => run.stop();
    signal?.addEventListener("abort", stop);
    run.addEventListener("change", () => {
      const found = run.live?.histogram.reduce((sum, count) => sum + count, 0);
      if (run.live) onProgress?.(found ?? 0, run.live.secrets);
    });
    if (!signal?.aborted) await run.play();
    signal?.removeEventListener("abort", stop);
    const stopped = run.failure?.sentence ?? run.report?.faults[0]?.sentence;
    const fault = stopped ?? (run.problem || run.report?.notes[0]);
    return {
      exercise,
      task,
      title: shared.title ?? exercise.title,
      code,
      report: run.report,
      fault: signal?.aborted ? ENDED : (fault ?? ""),
    };
  }

  close() {
    this.#boxes.close();
  }
}
