/** Which form the page has: told by the window, the same for a game and for the layout around it. */
/** @typedef {"wide" | "phone" | "landscape"} FormName */

/** A phone held upright, or any narrow window: one column, what Python knows in a sheet below. */
const PHONE = matchMedia("(max-width: 799px)");
/** A phone on its side, or a frame on a slide: the board beside the controls, all in one window. */
const LANDSCAPE = matchMedia(
  "(min-width: 560px) and (max-height: 479px), (min-width: 560px) and (max-width: 799px) and (max-height: 559px)",
);

/** @returns {FormName} */
const current = () => (LANDSCAPE.matches ? "landscape" : PHONE.matches ? "phone" : "wide");

/**
 * A Lit controller: its host has the attribute `form`, for styles, and is drawn again when the form
 * changes.
 */
export class Form {
  #host;

  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether there is room for the board and what Python knows side by side. */
  get isWide() {
    return current() === "wide";
  }

  /** Whether the tools stand beside the board. */
  get isLandscape() {
    return current() === "landscape";
  }

  hostConnected() {
    for (const query of [PHONE, LANDSCAPE]) query.addEventListener("change", this.#follow);
    this.#follow();
  }

  hostDisconnected() {
    for (const query of [PHONE, LANDSCAPE]) query.removeEventListener("change", this.#follow);
  }

  #follow = () => {
    this.#host.setAttribute("form", current());
    this.#host.requestUpdate();
  };
}
