/** What every strategy would guess now, side by side. Loaded when it is opened. */
import { css, html, LitElement } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { required } from "../../ui/events.js";
import { Following } from "../../ui/following.js";
import { HintSteps, hintStep, hintStyles } from "../../ui/hints.js";
import { msg } from "../../ui/language.js";
import { fixed, rounded } from "../../ui/numbers.js";
import { shared } from "../../ui/styles.js";
import { codeOf, pegStyles } from "./pegs.js";

/** @typedef {import("../../midend/session-types.js").Asker<"mastermind">} Asker */
/** @typedef {import("../../python/contract.js").mastermind.Comparison} Comparison */

const EXPLAINED = msg(
  "Left: codes to be expected left after it. Guesses: still needed on average, this one included, with the best ones after it.",
);
const EXPLAINED_PROVEN = msg(
  "Left: codes to be expected left after it. Guesses: still needed on average, this one included, with the best ones after it; the fewest stand out.",
);

class MastermindCompare extends LitElement {
  static properties = { game: { attribute: false } };

  static styles = [
    shared,
    hintStyles,
    ...pegStyles,
    css`
      :host {
        display: block;
        --peg-size: 20px;
        container-type: inline-size;
      }

      table {
        width: 100%;
        font-size: var(--text-small);
      }

      th {
        padding: 2px 4px 2px 0;
        font-weight: 400;
        text-align: left;
      }

      thead th {
        color: var(--quiet);
        vertical-align: bottom;
      }

      td {
        padding: 2px 0 2px 4px;
        border-top: 1px solid var(--line);
      }

      tbody th {
        border-top: 1px solid var(--line);
      }

      .figure {
        text-align: right;
        font-variant-numeric: tabular-nums;
      }

      .least {
        font-weight: 600;
        color: var(--accent);
      }

      @container (max-width: 320px) {
        table {
          --peg-size: 16px;
        }

        th {
          padding-right: 2px;
        }

        th:first-child {
          overflow-wrap: anywhere;
        }
      }

      td button {
        min-height: 32px;
        padding: 2px;
      }
    `,
  ];

  #steps = new HintSteps(this, () => this.game.source);

  #step = hintStep({
    title: msg("Compare them here"),
    ask: (/** @type {Asker} */ ask) => ask("compare"),
    show: (comparison) => this.#renderTable(comparison),
  });

  constructor() {
    super();
    /** @type {import("./game.js").MastermindGame} */
    this.game = required();
    new Following(this, () => this.game);
  }

  /** Opening the comparison asks for it; another position is compared when that is asked for. */
  firstUpdated() {
    this.#steps.press();
  }

  render() {
    return this.#steps.render(this.game.key, [this.#step]);
  }

  /** @param {Comparison} comparison */
  #renderTable({ strategies }) {
    const { marks } = this.game.settings;
    const proven = strategies.flatMap(({ needs }) => (needs === null ? [] : [needs]));
    const least = Math.min(...proven);
    return html`
      <table>
        <thead><tr><th scope="col">${msg("Strategy")}</th><th scope="col">${msg("Its guess")}</th>
          <th scope="col" class="figure">${msg("Left")}</th><th scope="col" class="figure">${msg("Guesses")}</th></tr></thead>
        <tbody>${strategies.map(
          ({ title, guess, expected, needs }) => html`
            <tr>
              <th scope="row">${title}</th>
              <td><button class="plain" title=${msg("Put it in the row")} @click=${() => this.game.use(guess)}
                >${codeOf(guess, marks)}</button></td>
              <td class="figure">${rounded(expected)}</td>
              <td class=${classMap({ figure: true, least: needs === least, quiet: needs === null })}
                >${needs === null ? msg("not proven") : fixed(needs, 2)}</td>
            </tr>`,
        )}</tbody>
      </table>
      <p class="quiet">${proven.length ? EXPLAINED_PROVEN : EXPLAINED}</p>
    `;
  }
}

customElements.define("cicada-mastermind-compare", MastermindCompare);
