/** The end of a game in which something was guessed: how it stands beside good play, and what comes next. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { COMPACT, SHORT } from "../ui/breakpoints.js";
import { display } from "../ui/display.js";
import { histogram, histogramStyles } from "../ui/histogram.js";
import { msg, plural, str } from "../ui/language.js";
import { number } from "../ui/numbers.js";
import { guessesIn } from "./account.js";
import { helpTaken, nextStep, nextStepStyles, shareResult } from "./next-step.js";
import { resultsOf } from "./results.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/** @typedef {import("../python/contract.js").guessing.Standing} Standing */

/** A game of more guesses has no row of its own in the chart. */
const MAX_DRAWN = 20;

/**
 * A Lit controller: `render` draws the end of the view's game.
 *
 * @template {GuessingName} Name
 */
export class GuessingEnd {
  #view;
  /** Whose standing was asked for; "" while the game is not over. */
  #key = "";
  /** @type {Standing | undefined} */
  #standing;
  /** Done when what Python tells of it is drawn. @type {Promise<unknown>} */
  told = Promise.resolve();

  /**
   * @param {import("./game-element.js").GameElement<Name> & { game: import("./guessing-game.js").GuessingGame<Name>, title: string }} view
   */
  constructor(view) {
    this.#view = view;
    view.addController(this);
  }

  hostUpdate() {
    const { game } = this.#view;
    const key = game.position?.status === "won" ? game.key : "";
    if (key === this.#key) return;
    this.#key = key;
    this.#standing = undefined;
    if (key) this.told = this.#ask(key);
  }

  /** @param {string} key */
  async #ask(key) {
    const { session } = this.#view;
    const options = { guesses: guessesIn(session.account) };
    // Without an answer the end is told without good play.
    const standing = await session.ask("standing", options).catch(() => undefined);
    await this.#lidsTurned();
    if (key !== this.#key) return;
    this.#standing = standing;
    this.#view.requestUpdate();
    await this.#view.updateComplete;
  }

  /** What is laid out while lids turn makes them stutter. */
  async #lidsTurned() {
    await this.#view.updateComplete;
    const moving = this.#view.shadowRoot?.getAnimations?.() ?? [];
    const ending = moving.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  }

  /** @param {{ review: (event: Event) => void, again: () => void }} does */
  render({ review, again }) {
    const view = this.#view;
    const { evil } = view.game.drawn;
    const other = evil ? msg("Once more") : msg("Another one");
    const sharing = shareResult(view);
    return html`
      <section class=${classMap({ end: true, shared: sharing !== nothing })}>
        <h2 class="result">${view.title}</h2>
        ${this.#standing?.sentence ? html`<p>${this.#standing.sentence}</p>` : nothing}
        ${this.renderPlay()}
        ${sharing}
        ${helpTaken(view.session.result)}
        <div class="actions">
          <button @click=${review}>${msg("Review")}</button>
          ${nextStep(view, { again, sign: evil ? "restart" : "plus", other })}
        </div>
        ${view.renderResultCode()}
      </section>
    `;
  }

  /** Good play on this board, with this game marked, beside the person's other games. */
  renderPlay() {
    const { play, title } = this.#standing ?? {};
    return play ? this.#renderChart(play.histogram, title ?? "") : nothing;
  }

  /** @param {number[]} counts @param {string} title */
  #renderChart(counts, title) {
    const { game, storage } = this.#view;
    const { counts: own, helped } = resultsOf(storage, game.terms.whereOf(game.drawn));
    const games = Object.values(own).reduce((sum, count) => sum + count, 0);
    const guesses = guessesIn(game.session.account);
    return html`
      <figure class="play">
        ${histogram({
          counts: Object.fromEntries(counts.map((count, n) => [n, count]).filter(([n]) => n)),
          own: games > 1 ? own : {},
          marked: guesses > 0 && guesses <= MAX_DRAWN ? guesses : undefined,
          mark: msg("you"),
          counted: true,
          label: title,
        })}
        <figcaption class="quiet"><span aria-hidden="true">${title}.</span>
          ${games > 1 ? msg(str`The thin bars are your ${number(games)} games on this board without help.`) : ""}
          ${games > 1 && helped ? leftOut(helped) : ""}
          ${games > 1 && !display.embedded ? html`<button class="plain" @click=${this.#openRecord}>${msg("Your record")}</button>` : nothing}
        </figcaption>
      </figure>
    `;
  }

  #openRecord = () => {
    this.#view.dispatchEvent(new Event("record"));
  };
}

/** @param {number} helped games */
const leftOut = (helped) =>
  plural(helped, {
    one: msg("1 game with help is left out."),
    other: msg(str`${number(helped)} games with help are left out.`),
  });

export const endStyles = [
  histogramStyles,
  nextStepStyles,
  css`
    :host(:not([form="wide"])) .end {
      gap: var(--step);
    }

    .end > p {
      line-height: 1.35;
    }

    .play {
      display: grid;
      gap: 4px;
    }

    /* Once: on the board, or with the review where that has no room. */
    :host(:not([form="wide"])) [slot="panel"] > .play {
      display: none;
    }

    /* All buttons in one line. */
    @media ${SHORT} {
      :host([form="phone"]) .end.shared {
        grid-template-columns: auto minmax(0, 1fr);
      }

      :host([form="phone"]) .end > :not(.sharing, .actions) {
        grid-column: 1 / -1;
      }

      :host([form="phone"]) .sharing {
        display: contents;
      }

      :host([form="phone"]) :is(.sharing p, .next .icon) {
        display: none;
      }
    }

    @media ${COMPACT} {
      :host(:not([form="wide"])) .end > .play {
        display: none;
      }

      :host(:not([form="wide"])) [slot="panel"] > .play {
        display: grid;
      }
    }

    .play figcaption {
      font-size: var(--text-small);
      line-height: 1.35;
    }

    .play figcaption button {
      min-height: 24px;
      padding: 0;
      border: 0;
      color: var(--accent);
      font: inherit;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  `,
];
