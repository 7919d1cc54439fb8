/** A code is hidden, and Knuth's rule finds it. */
import { css, html } from "lit";
import { cluster, codeOf, pegStyles } from "../../games/mastermind/pegs.js";
import { askPage } from "../../python/ask-page.js";
import { SMALL } from "../../ui/breakpoints.js";
import { msg } from "../../ui/language.js";
import { barStyles, leftBar } from "../../ui/left-bar.js";
import { number } from "../../ui/numbers.js";
import { codeField, codeFieldStyles } from "./code-field.js";
import { Part, partStyles } from "./part.js";

/** @typedef {import("../../python/contract.js").how.FiveGuesses} FiveGuesses */

class FiveGuessesPart extends Part {
  static properties = { ...Part.properties, _code: { state: true }, _found: { state: true } };

  static styles = [
    partStyles,
    ...pegStyles,
    barStyles,
    codeFieldStyles,
    css`
      .rows {
        --peg-size: 26px;
        width: min(100%, 440px);
      }

      .left-bar {
        width: 96px;
      }

      @media ${SMALL} {
        .rows {
          --peg-size: 24px;
        }

        .left-bar {
          width: 40px;
        }
      }
    `,
  ];

  constructor() {
    super();
    this._code = "6154";
    /** @type {FiveGuesses | undefined} */
    this._found = undefined;
  }

  firstUpdated() {
    this.#ask(this._code);
  }

  /** @param {string} code */
  async #ask(code) {
    this._code = code;
    const found = await this.ask((python) =>
      askPage(python, "how", "five-guesses", { secret: code }),
    );
    if (found) this._found = found;
  }

  render() {
    const { rows = [], sentence = "" } = this._found ?? {};
    return html`
      ${codeField({ code: this._code, colours: 6, onCode: (code) => this.#ask(code) })}
      ${this.says(sentence)}
      <table class="table rows ${this._asking ? "answering" : ""}" ?hidden=${!rows.length}>
        <thead><tr><th scope="col">${msg("Guess")}</th><th scope="col">${msg("Answer")}</th><th scope="col" class="figure">${msg("Left")}</th><td></td></tr></thead>
        <tbody>${rows.map(
          ({
            guess,
            answer,
            before,
            left,
          }) => html`<tr><th scope="row">${codeOf(guess, "digits")}</th>
            <td>${cluster(answer, 4)}</td><td class="figure">${number(left)}</td>
            <td>${leftBar({ left, before, all: 1296 })}</td></tr>`,
        )}</tbody>
      </table>`;
  }
}

customElements.define("cicada-how-five-guesses", FiveGuessesPart);
