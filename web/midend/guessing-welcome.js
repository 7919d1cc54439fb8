/** What a first visit to a guessing game shows: the goal, and one guess with its answer read out. */
import { css, html, LitElement, nothing } from "lit";
import { given } from "../ui/events.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("../python/contract.js").Games[Name]["questions"]["example"]["answer"]} Example
 */

/**
 * Asks Python for the example, once that is `ready`.
 *
 * @template {GuessingName} Name
 */
export class GuessingWelcome extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    session: { attribute: false },
    ready: { type: Boolean },
    evil: { type: Boolean },
    _example: { state: true },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: calc(1.5 * var(--step));
        justify-items: start;
      }

      @media (prefers-reduced-motion: no-preference) {
        :host {
          animation: appear 220ms ease-out;
        }
      }

      .goal {
        max-width: 36em;
        text-wrap: pretty;
      }

      @keyframes appear {
        from {
          opacity: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./session.js").Session<Name>} */
    this.session = given();
    /** Whether Python can be asked. */
    this.ready = false;
    /** Whether nothing is hidden, and evil Python answers. */
    this.evil = false;
    /** @type {Example<Name> | undefined} */
    this._example = undefined;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("ready") && this.ready && !this._example) this.#ask();
  }

  async #ask() {
    this._example = await this.session.ask("example").catch(() => undefined);
  }

  /** What there is to do, in a sentence or two. @returns {unknown} */
  renderGoal() {
    return nothing;
  }

  /** @param {Example<Name>} _example @returns {unknown} */
  renderExample(_example) {
    return nothing;
  }

  render() {
    return html`
      <p class="goal">${this.renderGoal()}</p>
      ${this._example ? this.renderExample(this._example) : nothing}
    `;
  }
}
