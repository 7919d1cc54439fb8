/** The sets of a small board as integers, and a race against a loop. */
import { css, html, nothing } from "lit";
import { pegStyles } from "../../games/mastermind/pegs.js";
import { askPage } from "../../python/ask-page.js";
import { msg } from "../../ui/language.js";
import { codeField, codeFieldStyles } from "./code-field.js";
import { Part, partStyles } from "./part.js";

/** @typedef {import("../../python/contract.js").how.Integers} Integers */
/** @typedef {import("../../python/contract.js").how.Race} Race */

class IntegersPart extends Part {
  static properties = {
    ...Part.properties,
    _code: { state: true },
    _sets: { state: true },
    _race: { state: true },
  };

  static styles = [
    partStyles,
    ...pegStyles,
    codeFieldStyles,
    css`
      thead th,
      .bit {
        padding: 4px;
        text-align: center;
      }

      .bit {
        color: var(--quiet);
      }

      .in {
        background: var(--tint);
        color: var(--ink);
        font-weight: 600;
      }

      code {
        white-space: nowrap;
      }

      tbody th {
        white-space: nowrap;
      }
    `,
  ];

  constructor() {
    super();
    this._code = "23";
    /** @type {Integers | undefined} */
    this._sets = undefined;
    /** @type {Race | undefined} */
    this._race = undefined;
  }

  firstUpdated() {
    this.#ask(this._code);
  }

  /** @param {string} code */
  async #ask(code) {
    this._code = code;
    this._race = undefined;
    const sets = await this.ask((python) => askPage(python, "how", "integers", { guess: code }));
    if (sets) this._sets = sets;
  }

  #run = async () => {
    const race = await this.ask((python) => askPage(python, "how", "race", {}));
    if (race) this._race = race;
  };

  render() {
    return html`
      ${codeField({ code: this._code, colours: 3, onCode: (code) => this.#ask(code) })}
      ${this._sets ? this.#renderSets(this._sets) : nothing}
      <div class="row"><button @click=${this.#run} ?disabled=${this._asking}>${msg("Race on 1,296 codes")}</button></div>
      ${this.says(this._race?.sentence ?? this._sets?.sentence ?? "")}`;
  }

  /** @param {Integers} sets */
  #renderSets({ codes, masks }) {
    return html`<div class="scroll" role="region" aria-label=${msg("The sets of your guess")} tabindex="0"><table class="table">
      <thead><tr><td></td>${codes.map((code) => html`<th scope="col">${code}</th>`)}<th scope="col" class="figure">${msg("Number")}</th></tr></thead>
      <tbody>${masks.map(
        ({ name, expression, members, number }) => html`<tr>
          <th scope="row">${name}<br /><code>${expression}</code></th>
          ${members.map((member) => html`<td class="bit ${member ? "in" : ""}">${member ? 1 : 0}</td>`)}
          <td class="figure">${number}</td></tr>`,
      )}</tbody></table></div>`;
  }
}

customElements.define("cicada-how-integers", IntegersPart);
