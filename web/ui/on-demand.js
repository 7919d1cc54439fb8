/** A part of the page that comes when it is first opened. */
import { nothing } from "lit";
import { msg } from "./language.js";
import { toast } from "./toast.js";

/** For a Lit element: `render` draws the part into it once its module is there. */
export class OnDemand {
  #host;
  #load;
  #stage = /** @type {"none" | "loading" | "ready"} */ ("none");

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => Promise<unknown>} load
   */
  constructor(host, load) {
    this.#host = host;
    this.#load = load;
  }

  /** @param {() => unknown} content */
  render(content) {
    if (this.#stage === "none") this.#begin();
    return this.#stage === "ready" ? content() : nothing;
  }

  async #begin() {
    this.#stage = "loading";
    try {
      await this.#load();
      this.#stage = "ready";
      this.#host.requestUpdate();
    } catch {
      this.#stage = "none";
      toast(msg("A part of Cicada could not be loaded: check the connection and reload the page."));
    }
  }
}
