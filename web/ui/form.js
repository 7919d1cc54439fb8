/** Which form the page has: told by the window, the same for a game and for the layout around it. */
import { FLAT, LOW, MEDIUM, NARROW } from "./breakpoints.js";
import { display } from "./display.js";

/** @typedef {"wide" | "phone" | "landscape"} FormName */

const narrow = matchMedia(NARROW.cssText);
const medium = matchMedia(MEDIUM.cssText);
const low = matchMedia(LOW.cssText);
const flat = matchMedia(FLAT.cssText);
const ALL = [narrow, medium, low, flat];
/** Paper changes no form: nothing is drawn again for it, and what was told on the screen is printed. */
const paper = matchMedia("print");

/**
 * A phone held upright, or any narrow window, has one column, and what Python knows in a sheet below. A
 * phone on its side, or a frame on a slide, has the board beside the controls.
 *
 * @returns {FormName}
 */
const current = () => {
  const isFlat = low.matches || (medium.matches && flat.matches);
  if (isFlat && !narrow.matches) return "landscape";
  return medium.matches ? "phone" : "wide";
};

/** Whether the page scrolls as a whole. A frame does not: the page around gives it its height. */
const scrolls = () => low.matches && !display.embedded;

/**
 * A Lit controller: its host has the attributes `form` and `low`, for styles, and is drawn again when
 * they change.
 */
export class Form {
  #host;
  #form = current();
  #isLow = scrolls();

  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether there is room for the board and what Python knows side by side. */
  get isWide() {
    return this.#form === "wide";
  }

  /** Whether the tools stand beside the board. */
  get isLandscape() {
    return this.#form === "landscape";
  }

  /** Whether the page scrolls as a whole, because the window is so low. */
  get isLow() {
    return this.#isLow;
  }

  hostConnected() {
    for (const query of ALL) query.addEventListener("change", this.#follow);
    this.#follow();
  }

  hostDisconnected() {
    for (const query of ALL) query.removeEventListener("change", this.#follow);
  }

  #follow = () => {
    if (!paper.matches) {
      this.#form = current();
      this.#isLow = scrolls();
    }
    this.#host.setAttribute("form", this.#form);
    this.#host.toggleAttribute("low", this.#isLow);
    this.#host.requestUpdate();
  };
}
