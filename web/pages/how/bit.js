/** A first guess, and how many bits each of its answers tells. */
import { css, html, nothing } from "lit";
import { answerText, cluster, pegStyles } from "../../games/mastermind/pegs.js";
import { columnStyles, columns } from "../../ui/columns.js";
import { codeField, codeFieldStyles } from "./code-field.js";
import { Part, partStyles } from "./part.js";

/** @typedef {import("../../python/contract.js").how.Information} Information */
/** @typedef {import("../../python/contract.js").how.Told} Told */

class BitPart extends Part {
  static properties = {
    ...Part.properties,
    _code: { state: true },
    _told: { state: true },
    _chosen: { state: true },
  };

  static styles = [
    partStyles,
    ...pegStyles,
    columnStyles,
    codeFieldStyles,
    css`
      .columns .cluster {
        --pin: 8px;
      }

      .answers .cluster {
        --pin: 9px;
      }

      @media (max-width: 599px) {
        .columns .cluster {
          --pin: 6px;
        }

        .columns b {
          font-size: 10px;
        }
      }
    `,
  ];

  constructor() {
    super();
    this._code = "1123";
    /** @type {Information | undefined} */
    this._told = undefined;
    /** The answer whose column is pointed at. @type {string | undefined} */
    this._chosen = undefined;
  }

  firstUpdated() {
    this.#ask(this._code);
  }

  /** @param {string} code */
  async #ask(code) {
    this._code = code;
    const [told] =
      (await this.ask({ do: "how", step: "information", options: { guess: code } })) ?? [];
    if (told) this._told = told;
  }

  render() {
    const told = this._told;
    return html`
      ${codeField({ code: this._code, colours: 6, onCode: (code) => this.#ask(code) })}
      ${this.says(told?.sentence ?? "")}
      ${told ? this.#renderTold(told) : nothing}
    `;
  }

  /** @param {Information} told */
  #renderTold({ guess, outcomes }) {
    return html`
      ${columns({
        columns: outcomes.map(({ answer, left }) => ({
          key: answer.join(),
          name: answerText(answer),
          label: cluster(answer, 4),
          groups: [],
          value: left,
          behind: 0,
        })),
        label: `The answers to ${guess} and how many codes get them`,
        names: ["codes", ""],
        width: this.clientWidth,
        chosen: this._chosen,
        choose: (key) => {
          this._chosen = key;
        },
      })}
      <details><summary>The bits of each answer</summary><table class="answers">
        <thead><tr><th scope="col">Answer</th><th scope="col" class="number">Codes left</th><th scope="col" class="number">Bits told</th></tr></thead>
        <tbody>${outcomes.map(
          ({ answer, left, bits }) => html`<tr><th scope="row">${cluster(answer, 4)}</th>
            <td class="number">${left}</td><td class="number">${bits.toFixed(2)}</td></tr>`,
        )}</tbody>
      </table></details>`;
  }
}

customElements.define("cicada-how-bit", BitPart);
