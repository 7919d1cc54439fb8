/** Whether the position can still be won: asked at once, on request or never, as the person likes. */
import { announce } from "../../ui/announce.js";
import { isShown } from "../../ui/display.js";

/** @typedef {"always" | "request" | "never"} Warn  When to say that a position is lost. */
/** @typedef {import("../../python/contract.js").shot.Outlook} Outlook */
/** @typedef {import("../../midend/game-element.js").GameElement<"shot">} GameElement */

const WARN = "shot:warn";
/** @type {Warn[]} */
const WARNS = ["always", "request", "never"];

export class LossWarning {
  #host;
  /** Python's answer, if it was asked. @type {Outlook | undefined} */
  outlook;

  /** @param {GameElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** @returns {Warn} */
  get warn() {
    if (!isShown("hints")) return "never";
    const kept = this.#host.storage.get(WARN, "always");
    return WARNS.find((warn) => warn === kept) ?? "always";
  }

  set warn(warn) {
    this.#host.storage.set(WARN, warn);
    this.positionChanged({ stillLost: false });
  }

  get lost() {
    return this.outlook?.solvable === false;
  }

  /** How many shots to take back until the position can be won again; 0: it never could be. */
  get shotsToTakeBack() {
    const since = this.outlook?.lost_since;
    return since ? this.#host.session.at - since + 1 : 0;
  }

  /** @param {{ stillLost: boolean }} how whether the position follows from the one before, and so is lost if that was */
  positionChanged({ stillLost }) {
    if (!(stillLost && this.lost)) this.outlook = undefined;
    if (this.warn === "always") this.ask();
    this.#host.requestUpdate();
  }

  async ask() {
    const { session } = this.#host;
    const { id, at } = session;
    const wasLost = this.lost;
    const outlook = await session.ask("alive").catch(() => undefined);
    if (id !== session.id || at !== session.at) return;
    this.outlook = outlook;
    if (outlook && this.lost && !wasLost) {
      announce(outlook.sentence);
      session.note("warning");
    }
    this.#host.requestUpdate();
  }
}
