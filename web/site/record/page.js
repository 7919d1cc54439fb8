/**
 * A player's record: what the games on this device tell, mistakes as puzzles, and a file to take along.
 * All figures are Python's.
 */

import { css, html, LitElement, nothing, svg } from "lit";
import { GAMES, gameNamed } from "../../games/index.js";
import { noteLosses, savedGames, takeGames } from "../../midend/results.js";
import { askPage } from "../../python/ask-page.js";
import { MAX_DUES, MAX_RECORD_LENGTH, RECORD_VERSION } from "../../python/constants.js";
import { busyNote } from "../../ui/busy.js";
import { inputOf, required } from "../../ui/events.js";
import { histogram, histogramStyles } from "../../ui/histogram.js";
import { msg, plural, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { missingPart } from "../../ui/missing-part.js";
import { number } from "../../ui/numbers.js";
import { textPageStyles } from "../../ui/page-styles.js";
import { saveFile } from "../../ui/save-file.js";
import { shared } from "../../ui/styles.js";
import { toast } from "../../ui/toast.js";
import "./practice.js";
import { address } from "../../share/router.js";
import { interval, trend, trendStyles } from "./pictures.js";
import study from "./skill.figure.svg";

/** @typedef {import("../../python/contract.js").record.Progress} Progress */
/** @typedef {import("../../python/contract.js").record.Figures} Figures */
/** @typedef {import("../../python/contract.js").record.BoardFigures} BoardFigures */
/** @typedef {import("../../python/contract.js").record.Due} Due */
/** @typedef {import("../../midend/services.js").Services} Services */

const PRACTICE = "practice";
const FORGETFUL = msg("This browser keeps none of them: they are gone when you close the page.");
/** Number of boards shown open. */
const SHOWN = 2;
/** Number of games that Python looks at between two updates of the figures. */
const LOOKED = 10;

class CicadaRecord extends LitElement {
  static properties = {
    services: { attribute: false },
    _figures: { state: true },
    _looking: { state: true },
    _taking: { state: true },
    _taken: { state: true },
    _read: { state: true },
    _problem: { state: true },
    _missing: { state: true },
  };

  static styles = [
    shared,
    textPageStyles,
    histogramStyles,
    trendStyles,
    css`
      section,
      details.board {
        padding-top: calc(2 * var(--step));
        border-top: 1px solid var(--line);
      }

      .told {
        font: var(--text-large) / 1.35 var(--serif);
      }

      /* As large as its words can be read; on a phone it is pushed aside. */
      .study {
        max-width: 560px;
        overflow-x: auto;
        border-radius: var(--radius);
      }

      .study svg {
        display: block;
        width: 100%;
        min-width: 440px;
        height: auto;
        font: 14px var(--sans);
        fill: var(--code-dark);
      }

      .study .title {
        font-weight: 600;
        font-size: 11px;
      }

      input[type="file"] {
        position: absolute;
        width: 1px;
        height: 1px;
        opacity: 0;
      }

      summary {
        cursor: pointer;
      }

      summary h2 {
        display: inline;
      }

      /* Every board is printed, opened or not. */
      @media print {
        details.board:not([open]) {
          display: block !important;
        }

        /* stylelint-disable-next-line plugin/use-baseline -- others print what is open */
        details.board::details-content {
          content-visibility: visible;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Services} */
    this.services = required();
    /** @type {Figures | undefined} */
    this._figures = undefined;
    /** Stops the look at games. @type {AbortController | undefined} */
    this._looking = undefined;
    /** Stops the reading of a file. @type {AbortController | undefined} */
    this._taking = undefined;
    /** How many files were taken in. */
    this._taken = 0;
    /** How far it is read. */
    this._read = "";
    this._problem = "";
    /** @type {import("../../ui/lazy.js").Missing | undefined} */
    this._missing = undefined;
    /** Games that Python has looked at, and of how many. */
    this._looked = 0;
    this._unseen = 0;
  }

  /** The record that Python has told of last: other tabs write other things, too. */
  #told = "";

  /** Each visit makes a new one. */
  firstUpdated() {
    this.#begin();
  }

  disconnectedCallback() {
    this.services.storage.removeEventListener("changed", this.#tell);
    this._looking?.abort();
    this._taking?.abort();
    super.disconnectedCallback();
  }

  /** The record as a file has it. */
  get #text() {
    const { storage } = this.services;
    const names = GAMES.map(({ name }) => name);
    return JSON.stringify({
      cicada: "record",
      version: RECORD_VERSION,
      games: savedGames(storage, names),
      practice: duesIn(storage),
    });
  }

  async #begin() {
    const tell = (/** @type {import("../../ui/lazy.js").Missing | undefined} */ missing) => {
      this._missing = missing;
    };
    await lazy(() => this.services.python.bring("record"), tell);
    if (!this.isConnected) return;
    this.services.storage.addEventListener("changed", this.#tell);
    await this.#tell();
    this.#look();
  }

  #tell = async () => {
    const record = this.#text;
    if (record === this.#told) return;
    this.#told = record;
    try {
      this._figures = await askPage(this.services.python, "record", "tell", { record });
    } catch (error) {
      this.#told = "";
      this._problem = /** @type {Error} */ (error).message;
    }
  };

  /** What each guess lost is found out once, for the last games first. */
  async #look() {
    if (!this.isConnected) return;
    const looking = new AbortController();
    const games = this._figures?.boards.flatMap(({ game, unseen }) =>
      unseen.map((code) => ({ game, code })),
    );
    if (!games?.length) return;
    this._looking = looking;
    this._looked = 0;
    this._unseen = games.length;
    for (const { game, code } of games.reverse()) {
      const found = await askPage(this.services.python, "record", "look", { code }, looking).catch(
        () => ({ losses: [] }),
      );
      if (looking.signal.aborted) break;
      noteLosses(this.services.storage, game, code, found.losses);
      this._looked += 1;
      this.requestUpdate();
      if (this._looked % LOOKED === 0) await this.#tell();
    }
    if (this._looking === looking) this._looking = undefined;
    await this.#tell();
  }

  render() {
    return html`
      <main class="stack">
        <h1>${msg("Your record")}</h1>
        <p>${msg("The games that you have finished, kept on this device only.")}</p>
        ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing}
        ${this._missing ? missingPart(this._missing) : this.#renderFigures()}
        ${this.#renderPractice()}
        ${this.#renderFile()}
      </main>
    `;
  }

  #renderFigures() {
    const figures = this._figures;
    if (!figures)
      return this._problem ? nothing : html`<p class="quiet">${msg("Python is counting…")}</p>`;
    if (!figures.games) {
      return html`<p class="told">${msg("No games yet. Finish one and it appears here.")}</p>
        <p class="row">${GAMES.map(({ name, title }) => html`<a href=${address({ game: name, id: "" })}>${title}</a>`)}</p>`;
    }
    return html`
      ${this.#renderLooking()}
      ${figures.boards.map((board, i) =>
        i < SHOWN
          ? html`<section class="stack"><h2>${titleOf(board)}</h2>${this.#renderBoard(board)}</section>`
          : html`<details class="board"><summary><h2>${titleOf(board)}</h2>
              <span class="quiet">${plural(board.games, { one: msg("1 game"), other: msg(str`${number(board.games)} games`) })}</span></summary>
              <div class="stack">${this.#renderBoard(board)}</div></details>`,
      )}`;
  }

  #renderLooking() {
    if (!this._looking) return nothing;
    const text = msg(
      str`Python is looking at games that it has not reviewed: ${number(this._looked)} of ${number(this._unseen)}…`,
    );
    return busyNote(text, () => {
      this._looking?.abort();
      this._looking = undefined;
    });
  }

  /** @param {BoardFigures} board */
  #renderBoard({ games, helped, counts, best, sentence, skill, luck, ...over }) {
    const own = games - helped;
    return html`
      ${
        skill
          ? html`<p class="told">${skill.sentence}</p>
            ${skill.high === null ? nothing : interval(skill)}
            <p class="quiet">${skill.basis}</p>
            <details><summary>${msg("How is this computed?")}</summary><div class="stack">${COMPUTED}</div></details>`
          : nothing
      }
      ${sentence ? html`<p>${sentence} ${luck}</p>` : nothing}
      ${helped ? html`<p class="quiet">${plural(helped, { one: msg("1 game with help is left out."), other: msg(str`${number(helped)} games with help are left out.`) })}</p>` : nothing}
      ${
        own
          ? histogram({
              counts: best ? Object.fromEntries(Object.entries(best.histogram).slice(1)) : counts,
              own: best ? counts : {},
              whose: best ? msg("yours") : "",
              label: best
                ? msg("Good play over everything hidden, and your games")
                : msg("Your games"),
            })
          : nothing
      }
      ${over.trend.length ? html`<h3>${msg("Over time")}</h3>${trend(over.trend)}<p>${over.trend_sentence}</p>` : nothing}
    `;
  }

  #renderPractice() {
    if (!this._figures) return nothing;
    return html`<section class="stack">
      <h2>${msg("Find the best guess")}</h2>
      <p>${msg(
        "Your own worst mistakes, and positions from our collection. What you solve comes again, later each time. Every answer is proven.",
      )}</p>
      <cicada-practice .python=${this.services.python} .taken=${this._taken}
        .text=${() => this.#text} @due=${(/** @type {CustomEvent<Due>} */ { detail }) => keepDues(this.services.storage, [detail])}></cicada-practice>
    </section>`;
  }

  #renderFile() {
    return html`<section class="stack on-screen">
      <h2>${msg("Save your record")}</h2>
      <p>${msg(
        "Save the record as a file, and open it on another device or after this browser’s storage was cleared. Opening a file adds its games to those here: none is lost, none counts twice.",
      )}</p>
      <div class="row">
        <button @click=${this.#save} ?disabled=${!this._figures?.games}>${msg("Save as a file")}</button>
        <button ?disabled=${!this._figures || !!this._taking} @click=${() => this.#file.click()}>${msg("Open a file…")}</button>
        <input type="file" accept=".json,application/json" tabindex="-1" aria-label=${msg("A saved record")}
          @change=${(/** @type {Event} */ event) => this.#take(inputOf(event))} />
      </div>
      ${this._taking ? busyNote(this._read, () => this._taking?.abort()) : nothing}
    </section>`;
  }

  get #file() {
    return /** @type {HTMLInputElement} */ (this.renderRoot.querySelector("input[type=file]"));
  }

  #save() {
    saveFile(new Blob([this.#text], { type: "application/json" }), "cicada-record.json");
  }

  /** @param {HTMLInputElement} input */
  async #take(input) {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > MAX_RECORD_LENGTH) {
      this._problem = msg("This file is too long for a record; choose one that Cicada has saved.");
      input.value = "";
      return;
    }
    const taking = new AbortController();
    const { signal } = taking;
    this._taking = taking;
    this._read = msg("Python is reading the file…");
    this._problem = "";
    const onNote = (/** @type {unknown} */ note) => {
      const { played, games } = /** @type {Progress} */ (note);
      this._read = msg(
        str`Python is playing the games of the file again: ${number(played)} of ${number(games)}…`,
      );
    };
    try {
      const { python } = this.services;
      const options = { record: this.#text, file: await file.text() };
      const { games, practice, known, refused } = await askPage(python, "record", "take", options, {
        signal,
        onNote,
      });
      takeGames(this.services.storage, games);
      keepDues(this.services.storage, practice);
      this._taken += 1;
      const sentences = [
        plural(games.length, {
          one: msg(str`1 game added, ${number(known)} known already.`),
          other: msg(str`${number(games.length)} games added, ${number(known)} known already.`),
        }),
        refused &&
          plural(refused, {
            one: msg("1 game could not be read."),
            other: msg(str`${number(refused)} games could not be read.`),
          }),
        !this.services.storage.lasting && FORGETFUL,
      ];
      toast(sentences.filter(Boolean).join(" "));
    } catch (error) {
      this._problem = signal.aborted
        ? msg("Stopped: nothing of the file was added.")
        : /** @type {Error} */ (error).message;
    }
    this._taking = undefined;
    input.value = "";
    await this.#tell();
    if (!this._looking) this.#look();
  }
}

/** @param {BoardFigures} board */
const titleOf = ({ game, board }) => `${gameNamed(game)?.title ?? game} ${board}`.trim();

/** @param {import("../../midend/storage.js").Storage} storage @returns {Due[]} */
function duesIn(storage) {
  const kept = storage.get(PRACTICE, /** @type {unknown} */ ([]));
  return Array.isArray(kept) ? kept : [];
}

/** Each puzzle once; the oldest make room. @param {import("../../midend/storage.js").Storage} storage @param {Due[]} dues */
function keepDues(storage, dues) {
  const kept = new Map(duesIn(storage).map((due) => [due?.link, due]));
  for (const due of dues) {
    kept.delete(due.link);
    kept.set(due.link, due);
  }
  storage.set(PRACTICE, [...kept.values()].slice(-MAX_DUES));
}

/** The made-up players' strengths, and what is drawn of them (tests/bench/skill.py). */
const STRENGTHS = [
  msg("optimal play"),
  msg("optimal, 1 slip in 10"),
  msg("minimax (Knuth)"),
  msg("optimal, 1 slip in 2"),
  msg("any consistent code"),
];

const STUDY = html`<div class="study" role="img" tabindex="0" aria-label=${msg(
  "Five rows of dots. By the average loss of a guess the strengths stand apart; by the average number of guesses they overlap.",
)}><svg viewBox="0 0 480 284" aria-hidden="true">
  <image href=${new URL(study, import.meta.url).href} width="480" height="284" />
  ${STRENGTHS.map((name, i) => svg`<text x="148" y=${79 + 44 * i} text-anchor="end">${name}</text>`)}
  <text class="title" x="160" y="20">${msg("loss of a guess")}</text>
  <text class="title" x="326" y="20">${msg("guesses a game")}</text>
</svg></div>`;

const COMPUTED = html`
  <p>${msg(
    "A guess costs what it needs more than the best guess at its position, judged before the answer: so many guesses more on average over everything that is left. Your figure is the average over your guesses, in games without help in which nothing was taken back. How sure it is comes from how much it differs from game to game: the bar holds your true figure in 95 of 100 cases.",
  )}</p>
  <p>${msg(
    "Luck is what the answers gave: your guesses are those of best play, plus what your guesses cost, less luck. To see that the figure is skill and no luck, a program played 300 made-up players of five strengths, 40 games each, on three pegs. Each dot is a player. What a guess costs tells their strengths apart; how many guesses their games took does not. The luckier half of a strength’s players have the same figure as the unluckier half, to less than the figure is sure.",
  )}</p>
  ${STUDY}`;

customElements.define("cicada-record", CicadaRecord);
