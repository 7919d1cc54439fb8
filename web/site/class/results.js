/**
 * The results of a class: what was handed in is found in a pasted text, each game played again by
 * Python, and each program of the lab judged again in the sealed box.
 */
import { css, html, LitElement, nothing } from "lit";
import { askPage } from "../../python/ask-page.js";
import { abortedWith } from "../../ui/aborted-with.js";
import { copy } from "../../ui/copy.js";
import { onSingle, required } from "../../ui/events.js";
import { histogramStyles } from "../../ui/histogram.js";
import { msg, plural, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { number } from "../../ui/numbers.js";
import { codeStyles, tableStyles } from "../../ui/page-styles.js";
import { saveFile } from "../../ui/save-file.js";
import { shared } from "../../ui/styles.js";
import { isGame, whose } from "./entries.js";
import { AS_PASTED, gamesCsv, gamesStyles, gamesTable } from "./games.js";
import { histograms } from "./histograms.js";
import { isWorthwhile, peopleStyles, peopleTable } from "./people.js";
import { programCsv, programFault, programTable } from "./programs.js";

/** @typedef {import("../../python/contract.js").results.Handed} Handed */
/** @typedef {import("../../python/contract.js").results.Line} Line */
/** @typedef {import("./entries.js").Entry} Entry */

class ClassResults extends LitElement {
  static properties = {
    python: { attribute: false },
    word: {},
    _entries: { state: true },
    _lines: { state: true },
    _others: { state: true },
    _table: { state: true },
    _order: { state: true },
    _problem: { state: true },
    _working: { state: true },
    _judging: { state: true },
    _progress: { state: true },
  };

  static styles = [
    shared,
    tableStyles,
    codeStyles,
    histogramStyles,
    gamesStyles,
    peopleStyles,
    css`
      :host {
        display: block;
      }

      ul {
        padding-left: calc(2.5 * var(--step));
        list-style: disc;
      }

      .histogram {
        max-width: 480px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../python/client.js").Python} */
    this.python = required();
    /** Of the class; "" where there is none. */
    this.word = "";
    /** In the places of the lines those looked at so far. @type {(Entry | undefined)[]} */
    this._entries = [];
    /** @type {Handed[]} */
    this._lines = [];
    /** Those of the pasted text without a code. @type {Line[]} */
    this._others = [];
    /** Of the games; none until they are played again. @type {import("../../python/contract.js").results.Table | undefined} */
    this._table = undefined;
    this._order = AS_PASTED;
    this._problem = "";
    /** @type {AbortController | undefined} */
    this._working = undefined;
    /** Of how many games is known how well they were played; none while that is not asked. @type {number | undefined} */
    this._judging = undefined;
    /** How far the program is that is judged now. */
    this._progress = "";
  }

  /** @type {import("../lab/recheck.js").Judge | undefined} */
  #judge;
  /** Ends the judging of one program. */
  #skip = new AbortController();

  render() {
    return html`
      <div class="stack">
        <label class="stack">
          <span>${msg("Result codes or links of the lab, with names if you like: a column, a table, messages of a chat")}</span>
          <textarea class="code" spellcheck="false" autocapitalize="none"
            placeholder="Ann&#9;cicada/1/…"></textarea>
        </label>
        <div class="row">
          ${
            this._working
              ? this.#renderWorking()
              : html`<button class="primary" @click=${onSingle(() => this.#check())}>${msg("Check them")}</button>`
          }
        </div>
        ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing}
        ${this._table ? this.#renderResults(this._table) : nothing}
        ${this._others.length ? this.#renderOthers() : nothing}
      </div>
    `;
  }

  #renderWorking() {
    const known = this.#known;
    return html`
      <button @click=${onSingle(() => this._working?.abort())}>${msg("Stop")}</button>
      <span role="status">${
        this._judging === undefined
          ? msg(str`${known.length} of ${this._lines.length} played again`)
          : msg(
              str`The skill of ${number(this._judging)} of ${number(known.filter(isGame).length)} games is known`,
            )
      }</span>
      ${
        this._progress
          ? html`<span class="quiet">${this._progress}</span>
            <button class="small" @click=${() => this.#skip.abort()}>${msg("Leave it out")}</button>`
          : nothing
      }`;
  }

  /** What the text holds besides codes, links and their names: no result should be missed. */
  #renderOthers() {
    const { length } = this._others;
    return html`<details class="others">
      <summary>${plural(length, {
        one: msg("1 line without a code"),
        other: msg(str`${number(length)} lines without a code`),
      })}</summary>
      <ul>${this._others.map(({ line, text }) => html`<li>${msg(str`Line ${line}`)}: ${text}</li>`)}</ul>
    </details>`;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._working?.abort();
  }

  /** Find what was handed in, play the games again, judge the programs, and then each game's guesses. */
  async #check() {
    const working = new AbortController();
    const { signal } = working;
    this._working = working;
    this._problem = "";
    this._entries = [];
    this._lines = [];
    this._others = [];
    this._table = undefined;
    try {
      await this.#read(signal);
      await this.#each(false, signal, (line) => this.#playedAgain(line, signal)).finally(() =>
        this.#tabulate(),
      );
      await this.#each(true, signal, (line) => this.#judgedAgain(line, signal));
      await this.#judgeGames(signal);
    } catch (reason) {
      this._problem = signal.aborted ? this.#stopped : /** @type {Error} */ (reason).message;
    }
    this._working = undefined;
    this._judging = undefined;
    this._progress = "";
    this.#judge?.close();
    this.#judge = undefined;
  }

  /** @param {AbortSignal} signal */
  async #read(signal) {
    // The service counts brackets before it reads a request, and no code has one.
    const text = this.#field.value.replaceAll(/[[{]/g, "(").replaceAll(/[\]}]/g, ")");
    await lazy(() => this.python.bring("results"), undefined, signal);
    const { handed, others } = await askPage(this.python, "results", "read", { text }, { signal });
    this._lines = handed;
    this._entries = Array(handed.length).fill(undefined);
    this._others = others;
    if (handed.length) return;
    this._problem = others.length
      ? msg("There is no result code and no link of the lab in this; a code begins with cicada/.")
      : msg("Paste the codes or links of your class first.");
  }

  /**
   * Look at every code, or at every link of the lab, one after the other.
   *
   * @param {boolean} lab
   * @param {AbortSignal} signal
   * @param {(line: Handed) => Promise<Partial<Entry>>} look
   */
  async #each(lab, signal, look) {
    for (const [place, line] of this._lines.entries()) {
      if (line.lab !== lab) continue;
      try {
        this.#put(place, { ...line, ...(await look(line)) });
      } catch (reason) {
        signal.throwIfAborted();
        this.#put(place, { ...line, fault: /** @type {Error} */ (reason).message });
      }
    }
  }

  /** @param {number} place @param {Entry} entry */
  #put(place, entry) {
    const entries = [...this._entries];
    entries[place] = entry;
    this._entries = entries;
  }

  /** @param {Handed} line @param {AbortSignal} signal */
  async #playedAgain({ code }, signal) {
    return { checked: await askPage(this.python, "results", "check", { code }, { signal }) };
  }

  /** @param {Handed} line @param {AbortSignal} signal */
  async #judgedAgain(line, signal) {
    const { Judge } = await lazy(() => import("../lab/recheck.js"), undefined, signal);
    this.#judge ??= new Judge(this.python);
    this.#skip = abortedWith(signal);
    const who = whose(line);
    this._progress = msg(str`${who}: Python is getting its box ready…`);
    const judged = await this.#judge.judge(line.code, {
      signal: this.#skip.signal,
      onProgress: (found, secrets) => {
        this._progress = msg(str`${who}: ${number(found)} of ${number(secrets)} found…`);
      },
    });
    this._progress = "";
    signal.throwIfAborted();
    return { judged };
  }

  /** Remarks, and people by puzzles, of the games that were played again: of those also that were stopped. */
  async #tabulate() {
    const games = this.#games;
    const table = await askPage(this.python, "results", "table", {
      lines: games.map(({ line }) => String(line)),
      names: games.map(({ name }) => name),
      codes: games.map(({ code }) => code),
      word: this.word,
      now: Math.floor(Date.now() / 1000),
    });
    const remarks = new Map(games.map((game, place) => [game.line, table.remarks[place]]));
    this._entries = this._entries.map(
      (entry) => entry && { ...entry, remarks: remarks.get(entry.line) },
    );
    this._table = table;
  }

  /** How well each game was played takes longer. @param {AbortSignal} signal */
  async #judgeGames(signal) {
    this._judging = 0;
    for (const [place, entry] of this._entries.entries()) {
      if (!entry?.checked) continue;
      const { code } = entry;
      const { skill, play } = await askPage(this.python, "results", "judge", { code }, { signal });
      this.#put(place, { ...entry, skill, play });
      this._judging += 1;
    }
  }

  get #known() {
    return this._entries.flatMap((entry) => entry ?? []);
  }

  get #games() {
    return this.#known.filter(isGame);
  }

  get #programs() {
    return this.#known.filter(({ lab }) => lab);
  }

  get #field() {
    return /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
  }

  get #stopped() {
    const left = this._lines.length - this.#known.length;
    return left
      ? msg(str`Stopped: ${number(left)} of ${countOf(this._lines)} were not looked at.`)
      : msg("Stopped before the skill of every game was known.");
  }

  /** What is wrong with a line, as a sentence; "" if nothing is. @param {Entry} entry */
  #faultOf = (entry) => (entry.lab ? programFault(entry, this.#programs) : (entry.fault ?? ""));

  /** @param {import("../../python/contract.js").results.Table} table */
  #renderResults(table) {
    const known = this.#known;
    const faults = known.filter(this.#faultOf);
    const judged = known.filter((entry) => entry.judged);
    const all = countOf(known);
    return html`
      ${
        known.length
          ? html`<h3>${
              faults.length
                ? msg(str`${all}, ${number(faults.length)} with a fault`)
                : msg(str`${all}, none with a fault`)
            }</h3>`
          : nothing
      }
      ${
        faults.length
          ? html`<ul class="faults" aria-label=${msg("Lines with a fault")}>${faults.map(
              (entry) => html`
              <li>${msg(str`Line ${entry.line}`)}${entry.name ? html`, <strong>${entry.name}</strong>` : nothing}:
                ${this.#faultOf(entry)}
                ${entry.lab ? nothing : html`<code class="quiet">${shortened(entry.code)}</code>`}</li>`,
            )}</ul>`
          : nothing
      }
      ${this.#games.length ? this.#renderGames(table) : nothing}
      ${
        judged.length
          ? html`${programTable(judged)}${takeAway(() => programCsv(this.#programs), "cicada-programs.csv")}`
          : nothing
      }
    `;
  }

  /** @param {import("../../python/contract.js").results.Table} table */
  #renderGames(table) {
    const games = this.#games;
    const counted = table.people.flatMap(({ cells }) => cells.flat());
    const order = (/** @type {import("./games.js").Order} */ chosen) => {
      this._order = chosen;
    };
    return html`
      ${isWorthwhile(table) ? peopleTable(table, games) : nothing}
      ${gamesTable(games, this._order, order)}
      ${histograms(counted.map((place) => games[place]))}
      ${takeAway(() => gamesCsv(this.#known.filter(({ lab }) => !lab)), "cicada-results.csv")}
    `;
  }
}

/** The number of programs, or codes, or lines of both, in words. @param {Handed[]} lines */
function countOf(lines) {
  const { length } = lines;
  const count = number(length);
  if (lines.every(({ lab }) => lab))
    return plural(length, { one: msg("1 program"), other: msg(str`${count} programs`) });
  return lines.some(({ lab }) => lab)
    ? plural(length, { one: msg("1 line"), other: msg(str`${count} lines`) })
    : plural(length, { one: msg("1 code"), other: msg(str`${count} codes`) });
}

/** The table for a spreadsheet. @param {() => string} table @param {string} name of the file */
const takeAway = (table, name) => html`
  <div class="row">
    <button @click=${() => copy(table(), msg("The table is copied."))}>${msg("Copy as CSV")}</button>
    <button @click=${() => saveFile(new Blob(["\ufeff", table()], { type: "text/csv" }), name)}>${msg("Download CSV")}</button>
  </div>`;

/** @param {string} code */
const shortened = (code) => (code.length > 60 ? `${code.slice(0, 28)}…${code.slice(-28)}` : code);

customElements.define("cicada-class-results", ClassResults);
