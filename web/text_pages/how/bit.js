/** A first guess, and how many bits each of its answers tells. */
import { css, html, nothing } from "lit";
import { answerText, cluster, pegStyles } from "../../games/mastermind/pegs.js";
import { askPage } from "../../python/ask-page.js";
import { NARROW } from "../../ui/breakpoints.js";
import { columnStyles, columns } from "../../ui/columns.js";
import { msg, str } from "../../ui/language.js";
import { fixed } from "../../ui/numbers.js";
import { codeField, codeFieldStyles } from "./code-field.js";
import { Part, partStyles } from "./part.js";

/** @typedef {import("../../python/contract.js").how.Information} Information */
/** @typedef {import("../../python/contract.js").how.Told} Told */

/** The guess that others are seen beside: the one worked out on the page. */
const BESIDE = "1122";

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

      @media ${NARROW} {
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

  /** The guess that is drawn as an outline. @type {Information | undefined} */
  #beside;

  firstUpdated() {
    this.#ask(this._code);
  }

  /** @param {string} code */
  async #ask(code) {
    this._code = code;
    const answers = await this.ask((python) =>
      Promise.all([code, BESIDE].map((guess) => askPage(python, "how", "information", { guess }))),
    );
    if (answers) [this._told, this.#beside] = answers;
  }

  render() {
    const told = this._told;
    return html`
      ${codeField({ code: this._code, colours: 6, onCode: (code) => this.#ask(code) })}
      ${this.says(told?.sentence ?? "")}
      <p class="quiet">${msg(str`The outline is ${BESIDE}.`)}</p>
      ${told ? this.#renderTold(told) : nothing}
    `;
  }

  /** A column for each answer that either guess may get, most right places first. @param {Told[]} own */
  #answers(own) {
    const beside = this.#beside?.outcomes ?? [];
    /** @param {Told[]} outcomes @param {number[]} answer */
    const leftBy = (outcomes, answer) =>
      outcomes.find((each) => String(each.answer) === String(answer))?.left ?? 0;
    const answers = [...own, ...beside.filter((each) => !leftBy(own, each.answer))]
      .map(({ answer }) => answer)
      .sort(([a, b], [c, d]) => c - a || d - b);
    return answers.map((answer) => ({
      key: answer.join(),
      groups: [],
      name: answerText(answer),
      label: cluster(answer, 4),
      value: leftBy(own, answer),
      behind: leftBy(beside, answer),
    }));
  }

  /** @param {Information} told */
  #renderTold({ guess, outcomes }) {
    return html`
      ${columns({
        columns: this.#answers(outcomes),
        label: msg(str`How many codes get each answer to ${guess}, and as an outline to ${BESIDE}`),
        names: [guess, BESIDE],
        width: this.clientWidth,
        chosen: this._chosen,
        choose: (key) => {
          this._chosen = key;
        },
      })}
      <details><summary>${msg("The bits of each answer")}</summary><table class="table answers">
        <thead><tr><th scope="col">${msg("Answer")}</th><th scope="col" class="figure">${msg("Codes left")}</th><th scope="col" class="figure">${msg("Bits told")}</th></tr></thead>
        <tbody>${outcomes.map(
          ({ answer, left, bits }) => html`<tr><td>${cluster(answer, 4)}</td>
            <td class="figure">${left}</td><td class="figure">${fixed(bits, 2)}</td></tr>`,
        )}</tbody>
      </table></details>`;
  }
}

customElements.define("cicada-how-bit", BitPart);
