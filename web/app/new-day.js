/**
 * A Lit controller: its host is drawn again when another day has begun on the person's calendar, and when the
 * page is looked at again, since another tab may have solved the day's puzzle meanwhile.
 */
import { dayText } from "../midend/days.js";

/** Interval between looks at the clock, in milliseconds: timers stand still while a device sleeps. */
const INTERVAL = 60_000;

export class NewDay {
  #host;
  #tell;
  #day = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => void} [tell] is called when another day has begun
   */
  constructor(host, tell = () => {}) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  hostConnected() {
    addEventListener("visibilitychange", this.#onSeen);
    this.#look();
  }

  hostDisconnected() {
    removeEventListener("visibilitychange", this.#onSeen);
    clearTimeout(this.#timer);
  }

  #onSeen = () => {
    this.#host.requestUpdate();
    this.#look();
  };

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
