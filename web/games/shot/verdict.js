/** Whether the position can still be won: asked at once, on request or never, as the person likes. */
import { announce } from "../../ui/announce.js";

/** @typedef {"always" | "request" | "never"} Warn  When to say that a position is lost. */
/** @typedef {import("../../python/contract.js").shot.Outlook} Judgement  Python's answer. */
/** @typedef {import("../../midend/game-element.js").GameElement<"shot">} GameElement */

const WARN = "shot:warn";
/** @type {Warn[]} */
const WARNS = ["always", "request", "never"];

export class Verdict {
  #host;
  /** @type {Judgement | undefined} */
  judgement;

  /** @param {GameElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** @returns {Warn} */
  get warn() {
    const kept = this.#host.storage.get(WARN, "always");
    return WARNS.find((warn) => warn === kept) ?? "always";
  }

  set warn(warn) {
    this.#host.storage.set(WARN, warn);
    this.follow({ stillLost: false });
  }

  get lost() {
    return this.judgement?.solvable === false;
  }

  /** How many shots to take back until the position can be won again; 0: it never could be. */
  get shotsToTakeBack() {
    const since = this.judgement?.lost_since;
    return since ? this.#host.session.at - since + 1 : 0;
  }

  /**
   * Another position has come up.
   *
   * @param {{ stillLost: boolean }} change whether it follows from the one before, and so is lost if that was
   */
  follow({ stillLost }) {
    if (!(stillLost && this.lost)) this.judgement = undefined;
    if (this.warn === "always") this.ask();
    this.#host.requestUpdate();
  }

  /** Have Python say it. */
  async ask() {
    const { session } = this.#host;
    const { id, at } = session;
    const wasLost = this.lost;
    const judgement = await session.ask("alive").catch(() => undefined);
    if (id !== session.id || at !== session.at) return;
    this.judgement = judgement;
    if (judgement && this.lost && !wasLost) announce(judgement.sentence);
    this.#host.requestUpdate();
  }
}
