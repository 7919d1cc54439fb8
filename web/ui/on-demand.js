/** A part of an element that comes when it is first shown. */
import { nothing } from "lit";
import { lazy } from "./lazy.js";
import { missingPart } from "./missing-part.js";

/** For a Lit element: `render` draws the part into it once its module is there. */
export class OnDemand {
  #host;
  #load;
  #stage = /** @type {"none" | "loading" | "ready"} */ ("none");
  /** @type {import("./lazy.js").Missing | undefined} */
  #missing;

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
    if (this.#stage === "ready") return content();
    return this.#missing ? missingPart(this.#missing) : nothing;
  }

  async #begin() {
    this.#stage = "loading";
    await lazy(this.#load, (missing) => {
      this.#missing = missing;
      this.#host.requestUpdate();
    });
    this.#stage = "ready";
    this.#host.requestUpdate();
  }
}
