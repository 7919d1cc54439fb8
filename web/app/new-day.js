/** A Lit controller: its host is drawn again when another day has begun on the person's calendar. */
import { dayText } from "../midend/days.js";

/** A device that has slept over midnight tells no time until it is looked at: so often, in milliseconds. */
const INTERVAL = 60_000;

export class NewDay {
  #host;
  #tell;
  #day = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => void} [tell] is called when it has
   */
  constructor(host, tell = () => {}) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  hostConnected() {
    addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  hostDisconnected() {
    removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
  }

  #look = () => {
    const now = new Date();
    const day = dayText(now);
    if (this.#day && day !== this.#day) {
      this.#host.requestUpdate();
      this.#tell();
    }
    this.#day = day;
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#look, Math.min(INTERVAL, midnight.getTime() - now.getTime()));
  };
}
