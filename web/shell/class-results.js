/** The results of a class: a pasted column of result codes, each game played again by Python. */
import { css, html, LitElement, nothing } from "lit";
import { counted, number } from "../ui/bar.js";
import { copy } from "../ui/copy.js";
import { given } from "../ui/events.js";
import { histogram, histogramStyles } from "../ui/histogram.js";
import { shared } from "../ui/styles.js";
import { csv } from "./csv.js";
import { saveFile } from "./file.js";
import { gameNamed } from "./pages.js";
import { pageLink } from "./puzzle-links.js";

/** @typedef {import("../python/contract.js").result_code.CheckedCode} CheckedCode */
/** @typedef {import("../python/contract.js").result_code.CodeLine} CodeLine */
/**
 * A line of the column: its game, or why there is none.
 *
 * @typedef {CodeLine & { checked?: CheckedCode, fault?: string }} Entry
 */

/** @param {CheckedCode} checked */
const puzzleOf = ({ game, id }) => `${game}/#${id}`;

/** @param {number} value @param {number} digits */
const signed = (value, digits) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(digits)}`;

/** @param {CheckedCode["skill"]} skill */
function skillText(skill) {
  if (!skill) return "";
  if (skill.loss !== null) return `${skill.loss.toFixed(2)} lost`;
  return `${Math.floor(100 * (skill.share ?? 0))} %`;
}

/** @param {CheckedCode["luck"]} luck */
const luckText = (luck) => (luck ? `${signed(luck.amount, 1)} ${luck.unit}` : "");

class ClassResults extends LitElement {
  static properties = {
    python: { attribute: false },
    _entries: { state: true },
    _lines: { state: true },
    _problem: { state: true },
    _working: { state: true },
  };

  static styles = [
    shared,
    histogramStyles,
    css`
      :host {
        display: block;
      }

      textarea {
        width: 100%;
        min-height: 9rem;
        padding: calc(1.5 * var(--step));
        font: var(--text-small) / 1.5 ui-monospace, monospace;
        resize: vertical;
      }

      ul {
        margin: 0;
        padding-left: calc(2.5 * var(--step));
      }

      .faults code {
        overflow-wrap: anywhere;
      }

      .scroll {
        overflow-x: auto;
      }

      table.results {
        width: 100%;
        border-collapse: collapse;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
      }

      .results th,
      .results td {
        padding: calc(var(--step) / 2) var(--step);
        border-bottom: 1px solid var(--line);
        text-align: left;
        vertical-align: top;
      }

      .results .figure {
        text-align: right;
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
    `,
  ];

  constructor() {
    super();
    /** @type {import("../python/client.js").Python} */
    this.python = given();
    /** Those looked at so far. @type {Entry[]} */
    this._entries = [];
    /** @type {CodeLine[]} */
    this._lines = [];
    this._problem = "";
    /** @type {AbortController | undefined} */
    this._working = undefined;
  }

  render() {
    return html`
      <div class="stack">
        <label class="stack">
          <span>Result codes, one a line, with names before them if you like</span>
          <textarea spellcheck="false" autocapitalize="none"
            placeholder="Ann&#9;cicada/1/…"></textarea>
        </label>
        <div class="row">
          ${
            this._working
              ? html`<button @click=${() => this._working?.abort()}>Stop</button>
                <span role="status">${this._entries.length} of ${this._lines.length} played again</span>`
              : html`<button class="primary" @click=${this.#check}>Check the codes</button>`
          }
        </div>
        ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing}
        ${this._entries.length ? this.#renderResults() : nothing}
      </div>
    `;
  }

  /** Play each game again, one after the other. */
  async #check() {
    const working = new AbortController();
    const { signal } = working;
    this._working = working;
    this._problem = "";
    this._entries = [];
    this._lines = [];
    // The service counts brackets before it reads a request, and no code has one.
    const text = this.#field.value.replaceAll(/[[{]/g, "(").replaceAll(/[\]}]/g, ")");
    try {
      const { lines } = await this.python.ask({ do: "code-lines", text }, { signal });
      this._lines = lines;
      if (!lines.length) this._problem = "Paste the codes of your class first.";
      for (const line of lines) this._entries = [...this._entries, await this.#entry(line, signal)];
    } catch (reason) {
      this._problem = signal.aborted
        ? `Stopped: ${number(this._lines.length - this._entries.length)} of ${counted(this._lines.length, "code")} were not looked at.`
        : /** @type {Error} */ (reason).message;
    }
    this._working = undefined;
  }

  /**
   * @param {CodeLine} line
   * @param {AbortSignal} signal
   * @returns {Promise<Entry>}
   */
  async #entry(line, signal) {
    try {
      const checked = await this.python.ask({ do: "check-code", code: line.code }, { signal });
      return { ...line, checked };
    } catch (reason) {
      signal.throwIfAborted();
      return { ...line, fault: /** @type {Error} */ (reason).message };
    }
  }

  get #field() {
    return /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
  }

  /** The puzzle that most of the class have played. */
  get #puzzle() {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { checked } of this._entries)
      if (checked) counts.set(puzzleOf(checked), (counts.get(puzzleOf(checked)) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...counts.keys()].find((puzzle) => counts.get(puzzle) === most);
  }

  /** What is wrong with a line, as a sentence; "" if nothing is. @param {Entry} entry */
  #faultOf({ line, code, checked, fault }) {
    if (!checked) return fault ?? "";
    if (puzzleOf(checked) !== this.#puzzle)
      return `This is another puzzle than that of most: ${puzzleOf(checked)}.`;
    const same = this._entries.find((other) => other.code === code);
    return same && same.line !== line ? `This is the same game as that of line ${same.line}.` : "";
  }

  #renderResults() {
    const faults = this._entries.filter((entry) => this.#faultOf(entry));
    const sound = this._entries.filter(({ checked }) => checked);
    return html`
      <h3>${counted(this._entries.length, "code")}, ${faults.length ? `${number(faults.length)} with a fault` : "none with a fault"}</h3>
      ${
        faults.length
          ? html`<ul class="faults" aria-label="Codes with a fault">${faults.map(
              (entry) => html`
              <li>Line ${entry.line}${entry.name ? html`, <strong>${entry.name}</strong>` : nothing}:
                ${this.#faultOf(entry)} <code class="quiet">${shortened(entry.code)}</code></li>`,
            )}</ul>`
          : nothing
      }
      ${sound.length ? this.#renderTable(sound) : nothing}
    `;
  }

  /** @param {Entry[]} entries */
  #renderTable(entries) {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label="Results">
        <table class="results">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Puzzle</th>
              <th scope="col" class="figure">Moves</th>
              <th scope="col">Help</th>
              <th scope="col" class="figure">Skill</th>
              <th scope="col" class="figure">Luck</th>
              <th scope="col" class="figure">Score</th>
            </tr>
          </thead>
          <tbody>${entries.map((entry) => this.#renderRow(entry))}</tbody>
        </table>
      </div>
      <p class="quiet">Moves are all that were answered, those taken back included. Skill: how many guesses
        each guess cost on average more than the best one, where Python can prove or judge that, elsewhere
        how much it told of what the best one promised. Luck: how much more the answers told than was to
        be expected.</p>
      ${this.#renderHistogram()}
      <div class="row">
        <button @click=${() => copy(this.#csv, "The table is copied.")}>Copy as CSV</button>
        <button @click=${() => saveFile(new Blob(["\ufeff", this.#csv], { type: "text/csv" }), "cicada-results.csv")}>Download CSV</button>
      </div>
    `;
  }

  /** @param {Entry} entry */
  #renderRow(entry) {
    const { game, id, result, help, skill, luck } = /** @type {CheckedCode} */ (entry.checked);
    const other = `${game}/#${id}` !== this.#puzzle;
    return html`
      <tr>
        <th scope="row" class="name">${entry.name || `Line ${entry.line}`}</th>
        <td class="puzzle"><a class=${other ? "warning" : ""} href=${pageLink(game, id)}>${gameNamed(game)?.title} ${id}</a></td>
        <td class="figure">${result.answered}</td>
        <td class="help">${help}</td>
        <td class="figure">${skillText(skill)}</td>
        <td class="figure">${luckText(luck)}</td>
        <td class="figure">${result.score}</td>
      </tr>
    `;
  }

  /** The class beside good play, by how many moves were answered; who was shown the solution is left out. */
  #renderHistogram() {
    /** @type {Record<string, number>} */
    const own = {};
    /** @type {CheckedCode["play"]} */
    let play = null;
    for (const entry of this._entries) {
      if (!entry.checked || this.#faultOf(entry) || entry.checked.status !== "won") continue;
      const { answered, solution, python } = entry.checked.result;
      if (solution || python) continue;
      own[answered] = (own[answered] ?? 0) + 1;
      play = entry.checked.play;
    }
    const games = Object.values(own).reduce((sum, count) => sum + count, 0);
    if (!games) return nothing;
    const sum = Object.entries(own).reduce((all, [moves, count]) => all + Number(moves) * count, 0);
    const average = `${(sum / games).toFixed(2)} on average for the ${counted(games, "game")} of the class that were solved without the solution`;
    if (!play)
      return html`
        <h3>Moves of the class</h3>
        ${histogram({ counts: own, label: "How many games of the class took how many moves" })}
        <p class="quiet">${average}.</p>`;
    const name = play.strategy === "optimal" ? "optimal play" : "play by entropy";
    const counts = Object.fromEntries(
      play.histogram.map((count, n) => [n, count]).filter(([n]) => n),
    );
    return html`
      <h3>The class beside ${name}</h3>
      ${histogram({ counts, own, whose: "class", label: `How many guesses ${name} takes for every code, and the class for this one` })}
      <p class="quiet">Guesses: ${average}, ${play.average.toFixed(2)} for ${name} over every code of this
        board (the broad bars).</p>`;
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
      "share of information",
      "luck",
      "luck in",
      "score",
      "began",
      "ended",
      "fault",
      "code",
    ];
    return csv([columns, ...this._entries.map((entry) => this.#csvRow(entry))]);
  }

  /** @param {Entry} entry @returns {(string | number | null)[]} */
  #csvRow(entry) {
    const { line, name, code, checked } = entry;
    const fault = this.#faultOf(entry);
    if (!checked) return [line, name, ...Array(19).fill(null), fault, code];
    const { game, id, status, result, skill, luck, account } = checked;
    return [
      ...[line, name, game, id, status === "won" ? 1 : 0],
      ...[result.answered, result.undone, result.hints, result.lists, result.reviews],
      ...[result.checks, result.warnings, result.solution ? 1 : 0, result.python],
      ...[rounded(skill?.loss), rounded(skill?.share), rounded(luck?.amount), luck?.unit ?? null],
      ...[result.score, time(account.began), time(account.ended), fault, code],
    ];
  }
}

/** @param {number | null | undefined} value */
const rounded = (value) =>
  value === null || value === undefined ? null : Number(value.toFixed(4));

/** @param {number | null} seconds */
const time = (seconds) => (seconds === null ? null : new Date(seconds * 1000).toISOString());

/** @param {string} code */
const shortened = (code) => (code.length > 60 ? `${code.slice(0, 28)}…${code.slice(-28)}` : code);

customElements.define("cicada-class-results", ClassResults);
