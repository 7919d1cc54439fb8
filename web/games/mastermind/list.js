/** The codes left: the best next guesses first, narrowed by colour and place. Loaded when it is opened. */
import { css, html, LitElement, nothing } from "lit";
import { segments } from "../../ui/choices.js";
import { required } from "../../ui/events.js";
import { Following } from "../../ui/following.js";
import { msg, plural, str } from "../../ui/language.js";
import { number, rounded } from "../../ui/numbers.js";
import { PagedList, pagedStyles } from "../../ui/paged.js";
import { styled } from "../../ui/styled.js";
import { shared } from "../../ui/styles.js";
import { codeOf, pegStyles } from "./pegs.js";
import { pickableStyles, placesGrid, placesStyles } from "./places.js";

/** @typedef {import("../../python/contract.js").mastermind.Listed} Listed */
/** @typedef {import("../../python/contract.js").mastermind.Places} Places */
/** @typedef {import("./places.js").Picked} Picked */
/** @typedef {"best" | "code"} Order */

/** @type {{ value: Order, label: string }[]} */
const ORDERS = [
  { value: "best", label: msg("best guess first") },
  { value: "code", label: msg("by colour") },
];
const PAGE = 24;

/** @type {Picked} */
const ALL = { places: "", within: "", without: "" };

class MastermindList extends LitElement {
  static properties = {
    game: { attribute: false },
    _order: { state: true },
    _picked: { state: true },
    _places: { state: true },
    _found: { state: true },
  };

  static styles = [
    shared,
    ...pegStyles,
    placesStyles,
    pickableStyles,
    pagedStyles,
    css`
      :host {
        display: grid;
        gap: calc(1.5 * var(--step));
        --peg-size: 24px;
        container-type: inline-size;
      }

      .paged {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(calc(var(--pegs) * 27px + 44px), 1fr));
        gap: 0 var(--step);
      }

      .paged button {
        justify-content: start;
        width: 100%;
        min-height: 34px;
        padding: 2px 4px;
      }

      .codes {
        display: grid;
        gap: var(--step);
      }

      .count {
        justify-content: space-between;
        min-height: 36px;
      }
    `,
  ];

  #list = new PagedList(this);
  /** The position that the picks and `_places` belong to. */
  #of = "";

  constructor() {
    super();
    /** @type {import("./game.js").MastermindGame} */
    this.game = required();
    new Following(this, () => this.game);
    /** @type {Order} */
    this._order = "best";
    this._picked = ALL;
    /** @type {Places | undefined} */
    this._places = undefined;
    /** The part of the list that was told last. @type {Listed | undefined} */
    this._found = undefined;
  }

  willUpdate() {
    const { key } = this.game;
    if (key === this.#of) return;
    this.#of = key;
    this._picked = ALL;
    this.#askPlaces(key);
  }

  /** @param {string} key */
  async #askPlaces(key) {
    const { session } = this.game;
    const places = await session.ask("places").catch(() => undefined);
    if (key === this.#of) this._places = places;
  }

  render() {
    const { marks } = this.game.settings;
    const { pegs, left } = this.game.drawn;
    const { _order: order, _picked: picked, _found: found } = this;
    const key = [this.game.key, order, ...Object.values(picked)].join(";");
    const matching = found?.matching ?? left;
    return html`
      ${
        this._places
          ? placesGrid(this._places, marks, {
              picked,
              pick: (change) => {
                this._picked = { ...picked, ...change };
              },
            })
          : nothing
      }
      <div class="row count">
        <span class=${picked === ALL ? "quiet on-screen" : "quiet"} role="status">${
          picked === ALL
            ? msg("Press a peg or a colour to list only such codes.")
            : plural(matching, {
                one: msg(str`1 code of ${number(left)}`),
                other: msg(str`${number(matching)} codes of ${number(left)}`),
              })
        }</span>
        ${picked === ALL ? nothing : html`<button class="small" @click=${this.#all}>${msg("List all")}</button>`}
      </div>
      ${segments("order", ORDERS, order, (chosen) => {
        this._order = chosen;
      })}
      ${found?.sentence ? html`<p class="quiet">${found.sentence}</p>` : nothing}
      <div class="codes" ${styled({ "--pegs": String(pegs) })}>
      ${this.#list.render({
        key,
        size: PAGE,
        fetch: (offset, limit, how) => this.#fetch({ ...picked, order, offset, limit }, how),
        show: ({
          code,
          expected,
        }) => html`<button class="plain readable" title=${msg("Put it in the row")}
          @click=${() => this.game.use(code)}>${codeOf(code, marks)}
          ${
            expected === undefined
              ? nothing
              : html`<span class="quiet"><span class="visually-hidden">${msg("leaves about")} </span>${rounded(expected)}</span>`
          }</button>`,
      })}
      </div>
      ${found?.expected.length ? html`<p class="quiet">${msg("The number: how many codes are to be expected left after it.")}</p>` : nothing}
    `;
  }

  #all = () => {
    this._picked = ALL;
  };

  /**
   * @param {import("../../python/contract.js").mastermind.ListOptions} options
   * @param {{ signal: AbortSignal }} how
   */
  async #fetch(options, how) {
    const found = await this.game.session.ask("candidates", options, how);
    this._found = found;
    const { secrets, expected, matching } = found;
    return { total: matching, items: secrets.map((code, i) => ({ code, expected: expected[i] })) };
  }
}

customElements.define("cicada-mastermind-list", MastermindList);
