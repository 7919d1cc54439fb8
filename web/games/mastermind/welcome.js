/** What a first visit shows where rows will come: the goal, and one row with its answer read out. */
import { css, html, LitElement, nothing } from "lit";
import { given } from "../../ui/events.js";
import { shared } from "../../ui/styles.js";
import { cluster, colourName, peg, pegStyles } from "./pegs.js";

/** @typedef {import("../../python/contract.js").mastermind.Example} Example */

/** What a peg counts for. */
const MEANINGS = { place: "right place", colour: "wrong place", nothing: "not in it" };

/** An example, once Python has told it. @param {Example} example @param {import("./pegs.js").PegMarks} marks */
export const workedExample = ({ guess, answer, counted }, marks) => html`
  <figure>
    <figcaption>For example</figcaption>
    <ul>
      ${counted.map(
        (kind, i) => html`
          <li>
            <span aria-hidden="true">${peg(guess[i], marks)}</span>
            <span class="only-heard">${colourName(guess[i])}: </span>
            <span class="meaning">${kind === "nothing" ? nothing : html`<span class="cluster" aria-hidden="true"><i class=${kind}></i></span>`}
              ${MEANINGS[kind]}</span>
          </li>`,
      )}
    </ul>
    <span class="answer">${cluster(answer, guess.length)}</span>
  </figure>
`;

export const exampleStyles = css`
  figure {
    display: grid;
    grid-template-columns: auto auto 1fr;
    align-items: center;
    gap: 4px calc(2 * var(--step));
    margin: 0;
  }

  figcaption {
    grid-column: 1 / -1;
    color: var(--quiet);
    font-size: var(--text-small);
  }

  ul {
    display: flex;
    gap: var(--step);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    justify-items: center;
    gap: 6px;
    width: min(56px, 16vw);
  }

  .meaning {
    display: grid;
    grid-template-rows: 10px auto;
    justify-items: center;
    gap: 2px;
    font-size: 13px;
    line-height: 1.2;
    text-align: center;
  }

  .meaning .cluster {
    --pin: 9px;
    grid-template-rows: auto;
    grid-row: 1;
  }

  .meaning:not(:has(.cluster)) {
    color: var(--quiet);
    padding-top: 12px;
    grid-template-rows: auto;
  }

  .answer {
    align-self: start;
    padding-top: 8px;
  }
`;

class MastermindWelcome extends LitElement {
  static properties = {
    session: { attribute: false },
    marks: {},
    ready: { type: Boolean },
    _example: { state: true },
  };

  static styles = [
    shared,
    ...pegStyles,
    exampleStyles,
    css`
      :host {
        --peg-size: 36px;
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
        max-width: 34em;
        text-wrap: pretty;
      }

      @media (max-height: 479px) {
        :host {
          --peg-size: 28px;
          gap: 4px;
        }

        .goal {
          font-size: var(--text-small);
        }

        li {
          gap: 2px;
        }

        figcaption {
          display: none;
        }
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
    /** @type {import("../../midend/session.js").Session<"mastermind">} */
    this.session = given();
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
    /** Whether Python can be asked. */
    this.ready = false;
    /** @type {Example | undefined} */
    this._example = undefined;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("ready") && this.ready && !this._example) this.#ask();
  }

  async #ask() {
    this._example = await this.session.ask("example").catch(() => undefined);
  }

  render() {
    return html`
      <p class="goal">A code of coloured pegs is hidden. Fill the row with colours and press
        <strong>Guess</strong>: the answer tells how close you are.</p>
      ${this._example ? workedExample(this._example, this.marks) : nothing}
    `;
  }
}

customElements.define("cicada-mastermind-welcome", MastermindWelcome);
