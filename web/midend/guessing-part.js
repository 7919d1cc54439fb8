/** A part of the view of a guessing game, in an element of its own: drawn again whenever the view is. */
import { LitElement } from "lit";
import { given } from "../ui/events.js";

/**
 * @template {import("./guessing-element.js").GuessingName} Name
 */
export class GuessingPart extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = { view: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./guessing-element.js").GuessingElement<Name>} */
    this.view = given();
  }

  connectedCallback() {
    super.connectedCallback();
    this.view.addEventListener("drawn", this.#again);
  }

  disconnectedCallback() {
    this.view.removeEventListener("drawn", this.#again);
    super.disconnectedCallback();
  }

  #again = () => this.requestUpdate();

  /** What belongs to the position: hints, lists. */
  get key() {
    const { id, made } = this.view.session;
    return [id, ...made].join(";");
  }
}
