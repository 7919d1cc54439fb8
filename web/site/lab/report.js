/** What comes of a run: while it runs, and then its figures, where it loses, and what to look at. */
import { css, html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { askPage } from "../../python/ask-page.js";
import { adoptDrawingStyles } from "../../ui/adopt-drawing-styles.js";
import { NARROW } from "../../ui/breakpoints.js";
import { dialogOf } from "../../ui/dialog.js";
import { required } from "../../ui/events.js";
import { msg, plural, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { fixed, number } from "../../ui/numbers.js";
import { codeStyles, noticeStyles, tableStyles } from "../../ui/page-styles.js";
import { styled } from "../../ui/styled.js";
import { shared } from "../../ui/styles.js";
import { columnStyles, columns } from "./columns.js";
import { stepStyles, steps } from "./steps.js";

/** @typedef {import("../../python/contract.js").lab.Exercise} Exercise */
/** @typedef {import("../../python/contract.js").lab.Report} Report */
/** @typedef {import("../../python/contract.js").lab.Part} Part */
/** @typedef {import("../../python/contract.js").lab.Replay} Replay */
/** @typedef {import("../../midend/game-drawing.js").GameDrawing} GameDrawing */
/** @typedef {Partial<GameDrawing & import("../../midend/game-drawing.js").BoardDrawing>} LabDrawing What the game of an exercise has of it. */
/** @typedef {import("./run.js").Run} Run */

/** Rows of the loss and secrets that are shown before one asks for all. */
const SHOWN = 9;

/** Whether each puzzle is asked once, and solved or not. @param {Exercise} exercise */
const isSolved = ({ kind, guessed }) => !guessed && kind !== "functions";

/** What is said of further queries that went wrong. @param {Exercise} exercise @param {number} count */
function wrong(exercise, count) {
  if (isSolved(exercise))
    return plural(count, {
      one: msg("1 more line had no right answer."),
      other: msg(str`${number(count)} more lines had no right answer.`),
    });
  if (!exercise.guessed)
    return plural(count, {
      one: msg("1 more line had no right value."),
      other: msg(str`${number(count)} more lines had no right value.`),
    });
  return plural(count, {
    one: msg("1 more line had no guess that counts."),
    other: msg(str`${number(count)} more lines had no guess that counts.`),
  });
}

/** @param {number} count */
const guesses = (count) =>
  plural(count, { one: msg("1 guess"), other: msg(str`${number(count)} guesses`) });

/** @param {number} count */
const lines = (count) =>
  plural(count, { one: msg("1 line"), other: msg(str`${number(count)} lines`) });

/** @param {number} count */
const secrets = (count) =>
  plural(count, { one: msg("1 secret"), other: msg(str`${number(count)} secrets`) });

/** @fires {CustomEvent<string>} query a query that is to be run alone */
export class CicadaLabReport extends LitElement {
  static properties = {
    run: { attribute: false },
    exercise: { attribute: false },
    drawing: { attribute: false },
    services: { attribute: false },
    concealed: { attribute: false },
    now: { type: Number },
    _replay: { state: true },
    _position: { state: true },
    _at: { state: true },
    _all: { state: true },
    _problem: { state: true },
  };

  static styles = [
    shared,
    tableStyles,
    codeStyles,
    noticeStyles,
    columnStyles,
    stepStyles,
    css`
      :host {
        --drawn: 20px;
        display: block;
      }

      .stack {
        gap: calc(2.5 * var(--step));
      }

      .beside {
        display: flex;
        flex-wrap: wrap;
        gap: calc(2 * var(--step)) calc(4 * var(--step));
      }

      .beside section {
        flex: 1 1 160px;
      }

      .beside section + section {
        flex-basis: 280px;
      }

      h2 {
        margin-bottom: var(--step);
        font: 600 var(--text) / 1.3 var(--sans);
      }

      h2 .quiet {
        font-weight: 400;
      }

      .classics,
      .tests {
        width: 100%;
        font-size: var(--text-small);
      }

      .classics :is(th, td) {
        padding: 6px 0 6px var(--step);
        text-align: right;
      }

      .classics :is(th, td):first-child {
        padding-left: 0;
        text-align: left;
      }

      .tests :is(th, td) {
        padding-block: 6px;
        vertical-align: top;
      }

      .tests thead th {
        white-space: nowrap;
      }

      .tests tbody :is(th, td) {
        min-width: 5.5rem;
        overflow-wrap: anywhere;
      }

      .codes {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--step) calc(2 * var(--step));
      }

      .you :is(th, td) {
        color: var(--accent);
        font-weight: 700;
      }

      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: var(--step) calc(3 * var(--step));
      }

      .facts div {
        display: flex;
        flex-direction: column-reverse;
      }

      .facts dt {
        color: var(--quiet);
        font-size: var(--text-small);
      }

      .facts dd {
        font: 700 var(--title) / 1.2 var(--sans);
      }

      .met {
        color: var(--accent);
      }

      .loss {
        display: grid;
      }

      .loss button {
        display: grid;
        grid-template-columns: 104px 100px 1fr;
        justify-content: start;
        width: 100%;
        min-height: 30px;
        padding: 0 4px;
        border: 0;
        background: none;
        font: 400 var(--text-small) / 1.3 var(--sans);
        text-align: left;
      }

      .loss button:hover {
        background: var(--tint);
      }

      .lost {
        display: flex;
        align-items: center;
        gap: var(--step);
        font-weight: 700;
        font-variant-numeric: tabular-nums;
      }

      .lost i {
        flex: none;
        height: 12px;
        border-radius: 2px;
        background: var(--warn);
        forced-color-adjust: none;
      }

      .hardest {
        display: flex;
        flex-wrap: wrap;
        gap: var(--step);
      }

      .hardest button {
        min-height: 36px;
        padding: 0 var(--step);
        border-color: var(--line);
        font-size: var(--text-small);
      }

      .fault {
        display: grid;
        gap: var(--step);
        justify-items: start;
        padding: calc(1.5 * var(--step)) calc(2 * var(--step));
        border-radius: 0 var(--radius) var(--radius) 0;
      }

      .fault p {
        overflow-wrap: anywhere;
      }

      pre {
        max-height: 180px;
        padding: var(--step) calc(1.5 * var(--step));
        white-space: pre-wrap;
      }

      cicada-dialog {
        --dialog-width: 52rem;
      }

      @media ${NARROW} {
        .loss button {
          grid-template-columns: 92px 76px 1fr;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Run | undefined} */
    this.run = undefined;
    /** @type {Exercise} */
    this.exercise = required();
    /** @type {LabDrawing | undefined} */
    this.drawing = undefined;
    /** @type {import("../../midend/services.js").Services} */
    this.services = required();
    /** What the exercise does not show: "compare", "optimum", "where", "marks". @type {string[]} */
    this.concealed = [];
    /** @type {Replay | undefined} */
    this._replay = undefined;
    /** @type {unknown} */
    this._position = undefined;
    this._at = 0;
    this._all = false;
    this._problem = "";
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("run")) this._replay = undefined;
    if (changed.has("drawing")) adoptDrawingStyles(this, this.drawing);
  }

  render() {
    const { run } = this;
    if (!run) return nothing;
    return html`
      <div class="stack">
        ${run.problem ? problem(run) : nothing}
        ${this.#renderFailure(run)} ${run.report ? this.#renderReport(run.report) : this.#renderLive(run)}
        ${
          run.printed
            ? html`<section><h2 id="printed">${msg("Printed")}</h2><pre tabindex="0" role="region"
                aria-labelledby="printed">${run.printed}</pre></section>`
            : nothing
        }
        ${this.#renderReplay()}
      </div>
    `;
  }

  /** @param {Run} run */
  #renderFailure({ failure, report, over }) {
    const fault = report?.faults[0];
    const shown = failure ?? (fault && { ...fault, row: null });
    if (!shown) return nothing;
    const more = (report?.faults.reduce((sum, { count }) => sum + count, 0) ?? 1) - 1;
    return html`
      <div class="notice fault" role="alert">
        <p>${shown.sentence}</p>
        ${
          shown.query
            ? html`<p class="quiet">${msg(html`Asked: <code>${shown.query}</code>`)}</p>
              <button class="small" ?disabled=${!over} @click=${() => this.#say("query", shown.query)}>${msg("Run just this line")}</button>`
            : nothing
        }
        ${more > 0 ? html`<p class="quiet">${wrong(this.exercise, more)}</p>` : nothing}
      </div>`;
  }

  /** @param {Run} run */
  #renderLive({ live, state }) {
    if (!live) {
      return state === "starting"
        ? html`<p class="quiet" role="status">${msg("Python is getting its box ready…")}</p>`
        : nothing;
    }
    const found = live.histogram.reduce((sum, count) => sum + count, 0);
    return html`
      <section>
        <h2>${this.#needed}</h2>
        ${columns({
          histogram: live.histogram,
          secrets: live.secrets,
          growing: true,
          label: msg("How many were found with how many guesses so far"),
        })}
        <p class="quiet">${
          state === "stopped"
            ? msg(
                str`${number(found)} of ${number(live.secrets)} found, ${lines(live.calls)} asked. Stopped.`,
              )
            : msg(
                str`${number(found)} of ${number(live.secrets)} found, ${lines(live.calls)} asked…`,
              )
        }</p>
      </section>`;
  }

  /** The number of secrets, in words. @param {number} count */
  #sought(count) {
    return this.drawing?.secrets?.(count) ?? secrets(count);
  }

  get #needed() {
    return isSolved(this.exercise) ? msg("Answers needed") : msg("Guesses needed");
  }

  /** @param {Report} report */
  #renderReport(report) {
    const notes = report.notes.map((note) => html`<p class="warning">${note}</p>`);
    if (report.tests.length) return [notes, this.#renderTests(report)];
    const { compare, loss, hardest, missing, played, found } = report;
    const best = this.#best(report);
    return html`
      <div class="beside">
        <section>
          <h2>${this.#needed}</h2>
          ${columns({
            histogram: report.histogram,
            secrets: report.secrets,
            growing: false,
            label: msg("How many secrets took how many guesses"),
            behind: best?.histogram,
            name: best?.name,
          })}
        </section>
        ${compare.length && this.#shows("compare") ? this.#renderCompare(report) : nothing}
      </div>
      ${this.#renderFacts(report)}
      ${notes}
      ${missing.length ? this.#renderMissing(missing, played - found) : nothing}
      ${loss?.where.length && this.#shows("where") && this.#shows("optimum") ? this.#renderLoss(report) : nothing}
      ${hardest.length && this.drawing ? this.#renderHardest(report) : nothing}
    `;
  }

  /** The best play known, where it is shown and was played against the same secrets. @param {Report} report */
  #best({ compare, complete, played, secrets }) {
    const best = compare.at(-1);
    const shown = this.#shows("optimum") && this.#shows("compare");
    return best?.histogram.length && complete && played === secrets && shown ? best : undefined;
  }

  /** Whether the exercise shows a part. @param {string} part */
  #shows(part) {
    return !this.concealed.includes(part);
  }

  /** @param {Report} report */
  #renderCompare({ total, average, worst, compare }) {
    const you = { name: msg("you"), total, average: average ?? 0, worst, proven: false };
    const shown = this.#shows("optimum") ? compare : compare.slice(0, -1);
    const rows = (average === null ? shown : [...shown, you]).sort((a, b) => b.total - a.total);
    return html`
      <section>
        <h2>${msg("Beside the classics")}</h2>
        <table class="table classics">
          <thead><tr><th><span class="visually-hidden">${msg("Strategy")}</span></th><th scope="col">${msg("total")}</th>
            <th scope="col">${msg("average")}</th><th scope="col">${msg("worst")}</th></tr></thead>
          <tbody>
            ${rows.map(
              (row) => html`
                <tr class=${classMap({ you: row === you })}>
                  <th scope="row">${row.proven ? msg(str`${row.name}, proven`) : row.name}</th>
                  <td>${number(row.total)}</td><td>${fixed(row.average, 3)}</td><td>${row.worst}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`;
  }

  /** @param {Report} report */
  #renderFacts(report) {
    const { average, worst, total, calls, seconds, marks, secrets: all, played, found } = report;
    const time = fixed(seconds, seconds < 10 ? 1 : 0);
    const { course, explanation, goal } = marks;
    const showMarks = this.#shows("marks");
    /** @type {[string, unknown][]} */
    const facts = [];
    if (average !== null)
      facts.push([
        goal ? goalText(goal) : msg("on average"),
        html`${fixed(average, 3)}${goal?.met ? html` <span class="met" aria-hidden="true">✓</span>` : nothing}`,
      ]);
    else facts.push([msg(str`found of ${number(played)}`), number(found)]);
    facts.push([msg("at worst"), worst]);
    if (showMarks) facts.push([msg("points of 100"), number(report.score)]);
    if (course !== null && course !== report.score && showMarks)
      facts.push([msg("of 100 by the course"), Math.round(course)]);
    return html`
      <dl class="facts">
        ${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      <p class="quiet">${
        played < all
          ? msg(
              str`${number(played)} of ${secrets(all)}, ${guesses(total)} in all, ${lines(calls)} asked, ${time} s of Python.`,
            )
          : msg(
              str`${secrets(played)}, ${guesses(total)} in all, ${lines(calls)} asked, ${time} s of Python.`,
            )
      }</p>
      ${explanation && showMarks ? html`<p class="quiet">${explanation}</p>` : nothing}`;
  }

  /** @param {string[]} missing the first of them @param {number} all */
  #renderMissing(missing, all) {
    const shown = missing.slice(0, 12);
    return html`<section>
      <h2>${msg("Not found")} <span class="quiet">${this.#sought(all)}</span></h2>
      <p class="codes">${shown.map((secret) => this.drawing?.guess?.(secret) ?? html`<code>${secret}</code>`)}
        ${all > shown.length ? msg(str`and ${number(all - shown.length)} more`) : nothing}</p>
    </section>`;
  }

  /** @param {Report} report */
  #renderLoss({ loss }) {
    if (!loss) return nothing;
    const parts = loss.where.filter(({ yours, best }) => yours > best);
    if (!parts.length) return html`<p>${msg("It loses nothing to the best play known.")}</p>`;
    const most = Math.max(...parts.map(({ yours, best }) => yours - best));
    const shown = this._all ? parts : parts.slice(0, SHOWN);
    const [first] = loss.where;
    return html`
      <section>
        <h2>${msg(str`Where it loses ${guesses(loss.guesses)}`)}
          <span class="quiet">${
            parts.every(({ proven }) => proven)
              ? msg("to the optimum: a click plays a game")
              : msg("to the best known: a click plays a game")
          }</span></h2>
        <ul class="loss">
          ${shown.map((part) => this.#renderPart(part, part === first, most, loss.where))}
        </ul>
        ${
          parts.length > shown.length
            ? html`<button class="small" @click=${() => {
                this._all = true;
              }}>${msg(str`All ${parts.length}`)}</button>`
            : nothing
        }
      </section>`;
  }

  /** @param {Part} part @param {boolean} isFirst @param {number} most @param {Part[]} where */
  #renderPart(part, isFirst, most, where) {
    const { drawing } = this;
    const lost = part.yours - part.best;
    // The first guess stands in the queries after its answers.
    const row = drawing?.rows?.((isFirst ? (where[1] ?? part) : part).query)[0];
    const what = isFirst
      ? row
        ? drawing?.guess?.(row.guess)
        : part.query
      : ((row && drawing?.answer?.(row.answer)) ?? part.query);
    return html`
      <li><button @click=${() => this.#replay(part.query)}
        title=${
          part.proven
            ? msg(str`${number(part.yours)} guesses where ${number(part.best)} are best`)
            : msg(str`${number(part.yours)} guesses where ${number(part.best)} are the best known`)
        }>
        <span>${what}</span>
        <span class="quiet">${isFirst ? msg("as first guess") : this.#sought(part.secrets)}</span>
        <span class="lost"><i ${styled({ width: `${Math.max(2, (150 * lost) / most)}px` })}></i>${lost}</span>
      </button></li>`;
  }

  /** @param {Report} report */
  #renderHardest({ hardest, worst }) {
    return html`
      <section>
        <h2>${msg("Hardest")} <span class="quiet">${plural(worst, {
          one: msg(str`${secrets(hardest.length)} with 1 guess`),
          other: msg(str`${secrets(hardest.length)} with ${worst} guesses`),
        })}</span></h2>
        <ul class="hardest">
          ${hardest.slice(0, 12).map(
            ({
              secret,
              queries,
            }) => html`<li><button @click=${() => this.#replay(queries.at(-1) ?? "")}>
              ${this.drawing?.guess?.(secret)}</button></li>`,
          )}
        </ul>
      </section>`;
  }

  /** @param {Report} report */
  #renderTests({ tests, found: right, played: all }) {
    const isBoards = isSolved(this.exercise);
    const wrong = tests.filter(({ ok }) => !ok);
    return html`
      <section>
        <h2>${headOf({ isBoards, right, all })}</h2>
        ${isBoards ? this.#renderBoards(wrong, msg("What is wrong"), msg("Answer")) : this.#renderCalls(tests)}
        ${
          isBoards && right
            ? html`<details><summary>${plural(right, {
                one: msg("The 1 board that is right"),
                other: msg(str`The ${number(right)} boards that are right`),
              })}</summary>
                ${this.#renderBoards(
                  tests.filter(({ ok }) => ok),
                  "",
                  msg("Answer"),
                )}</details>`
            : nothing
        }
      </section>`;
  }

  /** @param {Report["tests"]} tests */
  #renderCalls(tests) {
    return html`
      <table class="table tests">
        <thead><tr><th scope="col">${msg("Call")}</th><th scope="col">${msg("Expected")}</th><th scope="col">${msg("Got")}</th></tr></thead>
        <tbody>
          ${tests.map(
            ({ name, ok, expected, got, cases }) => html`<tr>
              <th scope="row">${cases ? further(cases, ok) : nothing}${name ? html`<code>${name}</code>` : nothing}</th>
              <td><code>${expected}</code></td>
              <td class=${classMap({ warning: !ok, met: ok })}><code>${ok ? "✓" : got}</code>${
                ok ? html`<span class="visually-hidden">${msg("as expected")}</span>` : nothing
              }</td>
            </tr>`,
          )}
        </tbody>
      </table>`;
  }

  /** @param {Report["tests"]} boards @param {string} expected @param {string} got */
  #renderBoards(boards, expected, got) {
    if (!boards.length) return nothing;
    return html`
      <table class="table tests">
        <thead><tr><th scope="col">${msg("Board")}</th><th scope="col">${got}</th>${
          expected ? html`<th scope="col">${expected}</th>` : nothing
        }</tr></thead>
        <tbody>
          ${boards.map(
            (board) => html`<tr>
              <th scope="row">${this.drawing?.board?.(board.name) ?? html`<code>${board.name}</code>`}</th>
              <td><code>${board.got || "–"}</code></td>
              ${expected ? html`<td>${board.expected}</td>` : nothing}
            </tr>`,
          )}
        </tbody>
      </table>`;
  }

  /** @param {string} query */
  async #replay(query) {
    const { python } = this.services;
    const { run } = this;
    if (!run) return;
    try {
      const { answers, subject } = run;
      const replay = await askPage(python, "lab", "replay", { ...subject, answers, query });
      this._replay = replay;
      this._at = replay.queries.length;
      this._problem = "";
      this._position = undefined;
      dialogOf(this).show();
      const { game, id, moves } = replay;
      const [opened] = await Promise.all([
        python.ask({ do: "open", game, id, moves }),
        this.drawing?.loadReview && lazy(this.drawing.loadReview),
      ]);
      if (this._replay === replay) this._position = opened.position;
    } catch (error) {
      this._problem = /** @type {Error} */ (error).message;
      dialogOf(this).show();
    }
  }

  #renderReplay() {
    const { _replay: replay } = this;
    const drawing = /** @type {GameDrawing | undefined} */ (this.drawing);
    return html`
      <cicada-dialog heading=${replay ? msg(str`A game of ${guesses(replay.queries.length)}`) : msg("A game")}>
        ${this._problem ? html`<p class="warning">${this._problem}</p>` : nothing}
        ${
          replay && drawing
            ? steps({
                replay,
                drawing,
                at: this._at,
                go: (at) => {
                  this._at = at;
                },
                review: this.#renderReview(replay, drawing),
              })
            : nothing
        }
      </cicada-dialog>`;
  }

  /** @param {Replay} replay @param {GameDrawing} drawing */
  #renderReview({ game, id, moves }, { review }) {
    const { python, storage } = this.services;
    if (!this._position) return nothing;
    // As much of a session as a review needs.
    const session = {
      /** @param {string} question @param {object} options @param {object} more */
      ask: (question, options, more) =>
        python.ask({ do: "ask", game, id, moves, question, options }, more),
    };
    return review({ session, position: this._position, storage });
  }

  /** @param {string} type @param {unknown} detail */
  #say(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** @param {{ average: number, met: boolean }} goal */
const goalText = ({ average, met }) =>
  met
    ? msg(str`on average, goal ${number(average)} met`)
    : msg(str`on average, goal ${number(average)} missed`);

/** What is said of further cases, before the first call that is wrong. @param {number} cases @param {boolean} ok */
function further(cases, ok) {
  if (ok)
    return plural(cases, {
      one: msg("1 further case"),
      other: msg(str`${number(cases)} further cases`),
    });
  return plural(cases, {
    one: msg("1 further case: "),
    other: msg(str`The first of ${number(cases)} further cases that is wrong: `),
  });
}

/** @param {{ isBoards: boolean, right: number, all: number }} tests */
function headOf({ isBoards, right, all }) {
  if (isBoards)
    return right < all
      ? msg(str`${right} of ${all} boards are right`)
      : msg(str`All ${all} boards are right`);
  return right < all
    ? msg(str`${number(right)} of ${number(all)} cases are right`)
    : msg(str`All ${number(all)} cases are right`);
}

/** @param {Run} run that no program is to blame for */
const problem = (run) => html`
  <div class="notice fault" role="alert">
    <p>${run.problem}</p>
    <details><summary>${msg("Technical detail")}</summary><code>${run.detail}</code></details>
  </div>`;

customElements.define("cicada-lab-report", CicadaLabReport);
