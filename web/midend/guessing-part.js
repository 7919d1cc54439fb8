/** A part of the view of a guessing game, in an element of its own: drawn again whenever the view is. */
import { LitElement } from "lit";
import { given } from "../ui/events.js";

/** @typedef {import("./guessing-view.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session.js").Asker<Name>} Asker
 */

/**
 * @template {GuessingName} Name
 */
export class GuessingPart extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = { view: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./guessing-view.js").GuessingView<Name>} */
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

  /** Whom hints ask, once it is known with which options. @returns {import("../ui/hints.js").Source<Asker<Name>>} */
  get source() {
    const { view } = this;
    const { session } = view;
    return {
      asker: (how) => session.asker(how),
      settled: () => view.settled(),
      pending: session.pending,
    };
  }

  /** What belongs to the position: hints, lists. */
  get key() {
    const { id, made } = this.view.session;
    return [id, ...made].join(";");
  }
}
