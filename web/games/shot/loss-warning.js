/**
 * Whether the position can still be won. In lessons it is told at once, elsewhere when that is asked; or
 * at once or never everywhere, as the person likes. A warning at each wrong shot would play the game.
 */
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
  /** What Python has told of the position. @type {Outlook | undefined} */
  outlook;

  /** @param {GameElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** @returns {Warn} */
  get warn() {
    if (!isShown("hints")) return "never";
    const kept = this.#host.storage.get(WARN, /** @type {unknown} */ (""));
    return (
      WARNS.find((warn) => warn === kept) ?? (this.#host.position?.lesson ? "always" : "request")
    );
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
    const wasLost = stillLost && this.lost;
    if (!wasLost) this.outlook = undefined;
    if (this.warn === "always" || wasLost) this.#ask();
    this.#host.requestUpdate();
  }

  /** Ask for it: either answer is help. */
  async ask() {
    if (!(await this.#host.session.settled())) return;
    const outlook = await this.#ask();
    if (outlook?.solvable) this.#host.session.note("check");
  }

  async #ask() {
    const { session } = this.#host;
    const { id, at } = session;
    const outlook = await session.ask("alive").catch(() => undefined);
    if (id !== session.id || at !== session.at) return undefined;
    this.tell(outlook);
    return outlook;
  }

  /** Take over what an answer says of the position. @param {Outlook | undefined} outlook */
  tell(outlook) {
    const wasLost = this.lost;
    this.outlook = outlook;
    if (outlook && this.lost && !wasLost) {
      announce(`${outlook.sentence} ${outlook.proof?.sentence ?? ""}`);
      this.#host.session.note("warning");
    }
    this.#host.requestUpdate();
  }
}
