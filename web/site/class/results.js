/**
 * The results of a class: a pasted column of result codes, each game played again by Python, and of
 * links of the lab, each program judged again in the sealed box.
 */
import { css, html, LitElement, nothing } from "lit";
import { gameNamed } from "../../games/index.js";
import { askPage } from "../../python/ask-page.js";
import { pageLink } from "../../share/puzzle-links.js";
import { abortedWith } from "../../ui/aborted-with.js";
import { copy } from "../../ui/copy.js";
import { onSingle, required } from "../../ui/events.js";
import { histogram, histogramStyles } from "../../ui/histogram.js";
import { msg, plural, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { fixed, number } from "../../ui/numbers.js";
import { codeStyles, tableStyles } from "../../ui/page-styles.js";
import { saveFile } from "../../ui/save-file.js";
import { shared } from "../../ui/styles.js";
import { csv } from "./csv.js";
import { mostFrequent } from "./most-frequent.js";
import { programCsv, programFault, programTable } from "./programs.js";

/** @typedef {import("../../python/contract.js").result_code.CheckedCode} CheckedCode */
/** @typedef {import("../../python/contract.js").results.Handed} Handed */
/** @typedef {import("../../python/contract.js").results.Line} Line */
/**
 * A result code or a link of the pasted text: its game or its program, or why there is none.
 *
 * @typedef {Handed & {
 *   checked?: CheckedCode,
 *   judged?: import("../lab/recheck.js").Judged,
 *   fault?: string,
 * }} Entry
 */

/** @param {CheckedCode} checked */
const puzzleOf = ({ game, id }) => `${game}/#${id}`;

/** @param {number} value @param {number} digits */
const signed = (value, digits) => `${value < 0 ? "−" : "+"}${fixed(Math.abs(value), digits)}`;

/** What the guesses lost, as far as that is known. @param {CheckedCode} checked */
function skillText({ skill, moves }) {
  if (!skill) return "";
  const lost = msg(str`${fixed(skill.loss, 2)} lost`);
  if (skill.guesses === moves.length) return lost;
  return msg(str`${lost} (${number(skill.guesses)} of ${number(moves.length)})`);
}

class ClassResults extends LitElement {
  static properties = {
    python: { attribute: false },
    puzzles: { attribute: false },
    _entries: { state: true },
    _lines: { state: true },
    _others: { state: true },
    _problem: { state: true },
    _working: { state: true },
    _progress: { state: true },
  };

  static styles = [
    shared,
    tableStyles,
    codeStyles,
    histogramStyles,
    css`
      :host {
        display: block;
      }

      ul {
        padding-left: calc(2.5 * var(--step));
        list-style: disc;
      }

      table.results {
        width: 100%;
        font-size: var(--text-small);
      }

      .results th,
      .results td {
        vertical-align: top;
      }

      .results .figure {
        white-space: nowrap;
      }

      .results .name {
        min-width: 6rem;
        font-weight: 500;
        overflow-wrap: anywhere;
      }

      .results .help {
        min-width: 7rem;
      }

      .results .puzzle {
        min-width: 11rem;
        max-width: 14rem;
        overflow-wrap: anywhere;
      }

      .histogram {
        max-width: 480px;
      }

      @media print {
        .results :is(.help, .puzzle) {
          min-width: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../python/client.js").Python} */
    this.python = required();
    /** Those of the class, as game/#id; none: not known. @type {string[]} */
    this.puzzles = [];
    /** Those looked at so far. @type {Entry[]} */
    this._entries = [];
    /** @type {Handed[]} */
    this._lines = [];
    /** Those of the pasted text without a code. @type {Line[]} */
    this._others = [];
    this._problem = "";
    /** @type {AbortController | undefined} */
    this._working = undefined;
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
              ? html`<button @click=${onSingle(() => this._working?.abort())}>${msg("Stop")}</button>
                <span role="status">${msg(str`${this._entries.length} of ${this._lines.length} played again`)}</span>
                ${
                  this._progress
                    ? html`<span class="quiet">${this._progress}</span>
                      <button class="small" @click=${() => this.#skip.abort()}>${msg("Leave it out")}</button>`
                    : nothing
                }`
              : html`<button class="primary" @click=${onSingle(() => this.#check())}>${msg("Check them")}</button>`
          }
        </div>
        ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing}
        ${this._entries.length ? this.#renderResults() : nothing}
        ${this._others.length ? this.#renderOthers() : nothing}
      </div>
    `;
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

  /** Play each game again and judge each program, one after the other. */
  async #check() {
    const working = new AbortController();
    const { signal } = working;
    this._working = working;
    this._problem = "";
    this._entries = [];
    this._lines = [];
    this._others = [];
    // The service counts brackets before it reads a request, and no code has one.
    const text = this.#field.value.replaceAll(/[[{]/g, "(").replaceAll(/[\]}]/g, ")");
    try {
      await lazy(() => this.python.bring("results"), undefined, signal);
      const { handed, others } = await askPage(
        this.python,
        "results",
        "read",
        { text },
        { signal },
      );
      this._lines = handed;
      this._others = others;
      if (!handed.length)
        this._problem = others.length
          ? msg(
              "There is no result code and no link of the lab in this; a code begins with cicada/.",
            )
          : msg("Paste the codes or links of your class first.");
      for (const line of handed)
        this._entries = [...this._entries, await this.#entry(line, signal)];
    } catch (reason) {
      this._problem = signal.aborted
        ? msg(
            str`Stopped: ${number(this._lines.length - this._entries.length)} of ${countOf(this._lines)} were not looked at.`,
          )
        : /** @type {Error} */ (reason).message;
    }
    this._working = undefined;
    this._progress = "";
    this.#judge?.close();
    this.#judge = undefined;
  }

  /**
   * @param {Handed} line
   * @param {AbortSignal} signal
   * @returns {Promise<Entry>}
   */
  async #entry(line, signal) {
    try {
      if (line.lab) return { ...line, judged: await this.#judged(line, signal) };
      const checked = await this.python.ask({ do: "check-code", code: line.code }, { signal });
      return { ...line, checked };
    } catch (reason) {
      signal.throwIfAborted();
      return { ...line, fault: /** @type {Error} */ (reason).message };
    }
  }

  /** @param {Handed} line @param {AbortSignal} signal */
  async #judged({ line, name, code }, signal) {
    const { Judge } = await lazy(() => import("../lab/recheck.js"), undefined, signal);
    this.#judge ??= new Judge(this.python);
    this.#skip = abortedWith(signal);
    const who = name || msg(str`Line ${line}`);
    this._progress = msg(str`${who}: Python is getting its box ready…`);
    const judged = await this.#judge.judge(code, {
      signal: this.#skip.signal,
      onProgress: (found, secrets) => {
        this._progress = msg(str`${who}: ${number(found)} of ${number(secrets)} found…`);
      },
    });
    this._progress = "";
    signal.throwIfAborted();
    return judged;
  }

  get #field() {
    return /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
  }

  /** The puzzles that the class was given: where that is not known, the one that most have played. */
  get #own() {
    if (this.puzzles.length) return this.puzzles;
    const played = this._entries.flatMap(({ checked }) => (checked ? puzzleOf(checked) : []));
    return [mostFrequent(played)];
  }

  /** What is wrong with a line, as a sentence; "" if nothing is. @param {Entry} entry */
  #faultOf(entry) {
    const { line, code, checked, fault, lab } = entry;
    if (lab) return programFault(entry, this.#programs);
    if (!checked) return fault ?? "";
    const same = this._entries.find((other) => other.code === code);
    return same && same.line !== line
      ? msg(str`This is the same game as that of line ${same.line}.`)
      : "";
  }

  get #programs() {
    return this._entries.filter(({ lab }) => lab);
  }

  #renderResults() {
    const faults = this._entries.filter((entry) => this.#faultOf(entry));
    const sound = this._entries.filter(({ checked }) => checked);
    const judged = this._entries.filter((entry) => entry.judged);
    const all = countOf(this._entries);
    return html`
      <h3>${
        faults.length
          ? msg(str`${all}, ${number(faults.length)} with a fault`)
          : msg(str`${all}, none with a fault`)
      }</h3>
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
      ${sound.length ? this.#renderTable(sound) : nothing}
      ${
        judged.length
          ? html`${programTable(judged)}${takeAway(programCsv(this.#programs), "cicada-programs.csv")}`
          : nothing
      }
    `;
  }

  /** @param {Entry[]} entries */
  #renderTable(entries) {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label=${msg("Results")}>
        <table class="table results">
          <thead>
            <tr>
              <th scope="col">${msg("Name")}</th>
              <th scope="col">${msg("Puzzle")}</th>
              <th scope="col" class="figure">${msg("Moves")}</th>
              <th scope="col">${msg("Help")}</th>
              <th scope="col" class="figure">${msg("Skill")}</th>
              <th scope="col" class="figure">${msg("Luck")}</th>
              <th scope="col" class="figure">${msg("Score")}</th>
            </tr>
          </thead>
          <tbody>${entries.map((entry) => this.#renderRow(entry))}</tbody>
        </table>
      </div>
      <p class="quiet">${msg(
        "Moves are all that were answered, those taken back included. Skill: how many guesses each guess cost on average more than the best one, for as many of them as that is known of. Luck: how many guesses their answers saved (+) or cost (−) beside the average answer.",
      )}</p>
      ${this.#renderHistograms()}
      ${takeAway(this.#csv, "cicada-results.csv")}
    `;
  }

  /** @param {Entry} entry */
  #renderRow(entry) {
    const checked = /** @type {CheckedCode} */ (entry.checked);
    const { game, id, result, help, skill } = checked;
    const other = !this.#own.includes(`${game}/#${id}`);
    return html`
      <tr>
        <th scope="row" class="name">${entry.name || msg(str`Line ${entry.line}`)}</th>
        <td class="puzzle"><a class=${other ? "warning" : ""} href=${pageLink(game, id)}>${gameNamed(game)?.title} ${id}</a></td>
        <td class="figure">${result.answered}</td>
        <td class="help">${help}</td>
        <td class="figure">${skillText(checked)}</td>
        <td class="figure">${skill ? signed(skill.luck, 1) : ""}</td>
        <td class="figure">${result.score}</td>
      </tr>
    `;
  }

  /** One of each puzzle; they name it where there are several. */
  #renderHistograms() {
    const sound = this._entries.filter((entry) => entry.checked && !this.#faultOf(entry));
    const by = this.#own.map((puzzle) =>
      sound.filter(({ checked }) => checked && puzzleOf(checked) === puzzle),
    );
    const played = by.filter((entries) => entries.length);
    return played.map((entries) => this.#renderHistogram(entries, played.length > 1));
  }

  /**
   * The class beside good play, by how many moves were answered; who was shown the solution is left out.
   *
   * @param {Entry[]} entries of one puzzle
   * @param {boolean} named
   */
  #renderHistogram(entries, named) {
    const title = named && gameNamed(entries[0].checked?.game ?? "")?.title;
    /** @type {Record<string, number>} */
    const own = {};
    /** @type {CheckedCode["play"]} */
    let play = null;
    for (const entry of entries) {
      if (entry.checked?.status !== "won") continue;
      const { answered, solution, python } = entry.checked.result;
      if (solution || python) continue;
      own[answered] = (own[answered] ?? 0) + 1;
      play = entry.checked.play;
    }
    const games = Object.values(own).reduce((sum, count) => sum + count, 0);
    if (!games) return nothing;
    const sum = Object.entries(own).reduce((all, [moves, count]) => all + Number(moves) * count, 0);
    const figure = fixed(sum / games, 2);
    const average = plural(games, {
      one: msg(
        str`${figure} on average for the 1 game of the class that was solved without the solution`,
      ),
      other: msg(
        str`${figure} on average for the ${number(games)} games of the class that were solved without the solution`,
      ),
    });
    if (!play)
      return html`
        <h3>${title ? msg(str`${title}: moves of the class`) : msg("Moves of the class")}</h3>
        ${histogram({ counts: own, label: msg("How many games of the class took how many moves") })}
        <p class="quiet">${average}.</p>`;
    const { title: name } = play;
    const counts = Object.fromEntries(
      play.histogram.map((count, n) => [n, count]).filter(([n]) => n),
    );
    return html`
      <h3>${title ? msg(str`${title}: the class beside ${name}`) : msg(str`The class beside ${name}`)}</h3>
      ${histogram({ counts, own, whose: msg("class"), label: msg(str`How many guesses ${name} takes for every code, and the class for this one`) })}
      <p class="quiet">${msg(
        str`Guesses: ${average}, ${fixed(play.average, 2)} for ${name} over every code of this board (the broad bars).`,
      )}</p>`;
  }

  get #csv() {
    const columns = [
      "line",
      "name",
      "game",
      "puzzle",
      "solved",
      "moves",
      "undone",
      "hints",
      "lists",
      "reviews",
      "checks",
      "warnings",
      "solution",
      "python",
      "loss per guess",
      "guesses judged",
      "luck",
      "score",
      "began",
      "ended",
      "fault",
      "code",
    ];
    const codes = this._entries.filter(({ lab }) => !lab);
    return csv([columns, ...codes.map((entry) => this.#csvRow(entry))]);
  }

  /** @param {Entry} entry @returns {(string | number | null)[]} */
  #csvRow(entry) {
    const { line, name, code, checked } = entry;
    const fault = this.#faultOf(entry);
    if (!checked) return [line, name, ...Array(18).fill(null), fault, code];
    const { game, id, status, result, skill, account } = checked;
    return [
      ...[line, name, game, id, status === "won" ? 1 : 0],
      ...[result.answered, result.undone, result.hints, result.lists, result.reviews],
      ...[result.checks, result.warnings, result.solution ? 1 : 0, result.python],
      ...[rounded(skill?.loss), skill?.guesses ?? null, rounded(skill?.luck)],
      ...[result.score, time(account.began), time(account.ended), fault, code],
    ];
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

/** The table for a spreadsheet. @param {string} table @param {string} name of the file */
const takeAway = (table, name) => html`
  <div class="row">
    <button @click=${() => copy(table, msg("The table is copied."))}>${msg("Copy as CSV")}</button>
    <button @click=${() => saveFile(new Blob(["\ufeff", table], { type: "text/csv" }), name)}>${msg("Download CSV")}</button>
  </div>`;

/** @param {number | null | undefined} value */
const rounded = (value) =>
  value === null || value === undefined ? null : Number(value.toFixed(4));

/** @param {number | null} seconds */
const time = (seconds) => (seconds === null ? null : new Date(seconds * 1000).toISOString());

/** @param {string} code */
const shortened = (code) => (code.length > 60 ? `${code.slice(0, 28)}…${code.slice(-28)}` : code);

customElements.define("cicada-class-results", ClassResults);
