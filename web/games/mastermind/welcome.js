/** What a first visit shows where rows will come: the goal, and one row with its answer read out. */

import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import first from "#python/first.json";
import { GuessingWelcome } from "../../midend/guessing-welcome.js";
import { SHORT } from "../../ui/breakpoints.js";
import { msg } from "../../ui/language.js";
import { cluster, colourName, peg, pegStyles } from "./pegs.js";

/** What a peg counts for. */
const MEANINGS = {
  place: msg("right place"),
  colour: msg("wrong place"),
  nothing: msg("not in it"),
};

const { guess, answer, counted } = first.mastermind.example;

/** @param {import("./pegs.js").PegMarks} marks */
const workedExample = (marks) => html`
  <figure>
    <figcaption>${msg("For example")}</figcaption>
    <ul>
      ${counted.map(
        (kind, i) => html`
          <li>
            <span aria-hidden="true">${peg(guess[i], marks)}</span>
            <span class="visually-hidden">${colourName(guess[i])}: </span>
            <span class=${classMap({ meaning: true, nothing: kind === "nothing" })}>${kind === "nothing" ? nothing : html`<span class="cluster" aria-hidden="true"><i class=${kind}></i></span>`}
              ${MEANINGS[kind]}</span>
          </li>`,
      )}
    </ul>
    <span class="answer">${cluster(answer, guess.length)}</span>
  </figure>
`;

class MastermindWelcome extends GuessingWelcome {
  static properties = { marks: {} };

  static styles = [
    GuessingWelcome.styles,
    ...pegStyles,
    css`
      :host {
        --peg-size: 36px;
      }

      figure {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px calc(2 * var(--step));
      }

      figcaption {
        flex-basis: 100%;
        color: var(--quiet);
        font-size: var(--text-small);
      }

      ul {
        display: flex;
        gap: var(--step);
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

      .meaning.nothing {
        color: var(--quiet);
        padding-top: 12px;
        grid-template-rows: auto;
      }

      .answer {
        align-self: start;
        padding-top: 8px;
      }

      @media ${SHORT} {
        :host {
          --peg-size: 28px;
          gap: 4px;
        }

        .goal {
          font-size: var(--text-small);
          line-height: 1.3;
        }

        figure {
          column-gap: 4px;
        }

        li {
          gap: 2px;
          width: 48px;
        }

        figcaption {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
  }

  renderGoal() {
    if (this.evil)
      return msg(
        html`Nothing is hidden: each answer of evil Python keeps as many codes as possible. Fill the row with colours and press <strong>Guess</strong> until it has to let you win.`,
      );
    return msg(
      html`A code of coloured pegs is hidden. Fill the row with colours and press <strong>Guess</strong>: the answer tells how close you are.`,
    );
  }

  renderExample() {
    return workedExample(this.marks);
  }
}

customElements.define("cicada-mastermind-welcome", MastermindWelcome);
