/** The page of the lab: a program on the left, its task and what comes of it on the right. */

import { css, html, LitElement, nothing } from "lit";
import { info } from "pyodide/pyodide-lock.json";
import first from "#python/lab.json";
import { GAMES } from "../../games/index.js";
import { askPage } from "../../python/ask-page.js";
import { MAX_PROGRAM_LENGTH } from "../../python/constants.js";
import { announce } from "../../ui/announce.js";
import { LARGE, LOW, NARROW } from "../../ui/breakpoints.js";
import { display } from "../../ui/display.js";
import { inputOf, onSingle, required } from "../../ui/events.js";
import { language, msg, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { missingPart } from "../../ui/missing-part.js";
import { fixed, number } from "../../ui/numbers.js";
import { codeStyles, noticeStyles, tableStyles } from "../../ui/page-styles.js";
import { saveFile } from "../../ui/save-file.js";
import { shared } from "../../ui/styles.js";
import { toast } from "../../ui/toast.js";
import { Boxes, BoxFault } from "./box/box.js";
import { download } from "./box/download.js";
import { Drafts } from "./drafts.js";
import { Run } from "./run.js";
import "./editor.js";
import "./report.js";

/** @typedef {import("../../python/contract.js").lab.Exercise} Exercise */
/** @typedef {import("../../python/contract.js").Pages["lab"]} LabHandlers */
/** @typedef {import("../../python/contract.js").lab.Shared} Shared */
/** @typedef {import("./report.js").LabDrawing} LabDrawing */
/** @typedef {import("./editor.js").CicadaEditor} CicadaEditor */
/** @typedef {import("./editor.js").Warning} Warning */
/** @typedef {"task" | "code" | "result"} Tab */

/** What a first visit shows, as Python says it: it is there before Python is. */
const FIRST = first[language];

/** The version that the box runs, such as 3.14. */
const PYTHON = info.python.split(".").slice(0, 2).join(".");

/** @type {Record<Tab, string>} */
const TABS = { task: msg("Task"), code: msg("Code"), result: msg("Result") };

/** Pause after the last key before the program is checked. In ms. */
const PAUSE = 700;

/**
 * @fires {CustomEvent<string>} open a link to be opened
 * @fires {CustomEvent<object>} course what is to go into a course page
 * @fires {Event} written for a frame: there is another program
 * @fires {CustomEvent<object>} finish for a frame: a program was run to its end
 */
export class CicadaLab extends LitElement {
  static properties = {
    services: { attribute: false },
    /** The URL fragment of the address. */
    link: {},
    /** The whole address of something that stands there. */
    address: { attribute: false },
    _exercise: { state: true },
    _shared: { state: true },
    _drawing: { state: true },
    _run: { state: true },
    _tab: { state: true },
    _warnings: { state: true },
    _problem: { state: true },
    _missing: { state: true },
    _foreign: { state: true },
    _alone: { state: true },
  };

  static styles = [
    shared,
    tableStyles,
    codeStyles,
    noticeStyles,
    css`
      :host {
        display: block;
        height: 100%;
        overflow: auto;
      }

      @media ${LOW}, print {
        :host {
          height: auto;
          overflow: visible;
        }
      }

      main {
        display: grid;
        grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
        gap: calc(5 * var(--step));
        max-width: 1320px;
        height: 100%;
        margin: 0 auto;
        padding: calc(2.5 * var(--step)) calc(3 * var(--step)) 0;
      }

      .write {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
        gap: calc(1.5 * var(--step));
        min-height: 0;
        padding-bottom: calc(2 * var(--step));
      }

      .read {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: calc(1.5 * var(--step));
        min-height: 0;
        padding: 0 4px calc(4 * var(--step));
        overflow: auto;
      }

      .head .what {
        flex: 1 1 12rem;
        min-width: 0;
      }

      .title {
        margin-left: -4px;
        padding: 0 4px;
        border-color: transparent;
        background-color: transparent;
        font: var(--title) / 1.2 var(--serif);
        text-overflow: ellipsis;
        field-sizing: content;
      }

      .title:hover {
        border-color: var(--line);
      }

      kbd {
        font: inherit;
        font-size: var(--text-small);
        font-weight: 400;
      }

      .tools {
        gap: calc(var(--step) / 2);
      }

      .tools select {
        min-height: 32px;
        max-width: 12rem;
        padding: 0 var(--step);
        font-size: var(--text-small);
      }

      .top {
        gap: var(--step);
      }

      .tools label {
        min-width: 0;
        min-height: 32px;
        padding: 0 var(--step);
        font-size: var(--text-small);
      }

      .tools label:focus-within {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }

      /* In the frame of another page, which is as high as what it holds. */
      :host([flowing]) .write {
        grid-template-rows: auto 420px auto;
        align-content: start;
      }

      .tabs {
        display: none;
      }

      .on-phone {
        display: none;
      }

      .task p {
        white-space: pre-line;
        overflow-wrap: anywhere;
      }

      .task .stack {
        gap: var(--step);
      }

      .versions {
        display: grid;
      }

      .versions li {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--step);
        border-bottom: 1px solid var(--line);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
      }

      .warnings button {
        min-height: 28px;
        padding: 0 4px;
        border: 0;
        background: none;
        color: var(--warn);
        font-size: var(--text-small);
        text-align: left;
      }

      @media ${LARGE} {
        main {
          grid-template-columns: minmax(0, 1fr);
          gap: calc(2 * var(--step));
          height: auto;
          padding: calc(2 * var(--step));
        }

        .write {
          grid-template-rows: auto min(60vh, 520px) auto;
        }
      }

      @media ${NARROW} {
        main {
          grid-template-rows: auto minmax(0, 1fr);
          height: 100%;
          gap: var(--step);
          padding: 0 calc(1.5 * var(--step));
        }

        .tabs {
          display: flex;
          border-bottom: 1px solid var(--line);
        }

        .tabs button {
          flex: 1;
          border: 0;
          border-bottom: 2px solid transparent;
          border-radius: 0;
          background: none;
          color: var(--quiet);
        }

        .tabs button[aria-pressed="true"] {
          border-color: var(--accent);
          color: var(--ink);
        }

        .tab-task .write > :not(.top),
        .tab-task .result,
        .tab-code .read,
        .tab-result .write,
        .tab-result .task {
          display: none !important;
        }

        .tab-task .write {
          padding-bottom: 0;
        }

        .tab-task main,
        main.tab-task {
          grid-template-rows: auto auto minmax(0, 1fr);
        }

        .write {
          grid-template-rows: auto minmax(0, 1fr) auto;
          padding-bottom: var(--step);
        }

        .head .what {
          flex-basis: 100%;
        }

        .head button {
          flex: 1;
        }

        .title {
          font-size: var(--text-large);
        }

        kbd,
        .hint {
          display: none;
        }

        .tab-result .on-phone {
          display: flex;
        }
      }
    `,
  ];

  #boxes = new Boxes(download);
  /** What was asked of `#check` last, whose answer is shown. */
  #checked = "";
  /** @type {Drafts | undefined} */
  #drafts;
  #code = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** The run before has to leave the box before the next one enters it. */
  #playing = Promise.resolve();

  constructor() {
    super();
    /** @type {import("../../midend/services.js").Services} */
    this.services = required();
    this.link = "";
    /** @type {(link: string) => string} */
    this.address = required();
    /** @type {Exercise | undefined} */
    this._exercise = undefined;
    /** What the link says besides the exercise. @type {Shared | undefined} */
    this._shared = undefined;
    /** @type {LabDrawing | undefined} */
    this._drawing = undefined;
    /** @type {Run | undefined} */
    this._run = undefined;
    /** @type {Tab} */
    this._tab = "code";
    /** @type {Warning[]} */
    this._warnings = [];
    this._problem = "";
    /** @type {import("../../ui/lazy.js").Missing | undefined} */
    this._missing = undefined;
    /** Whether the program came by a link and was not run yet. */
    this._foreign = false;
    /** What came of one query that was run alone. */
    this._alone = "";
  }

  async firstUpdated() {
    this.toggleAttribute("flowing", display.embedded);
    this.#prepare();
  }

  /** @type {Promise<void> | undefined} */
  #prepared;

  /** Add to Python what answers the questions of the lab. */
  #prepare() {
    const tell = (/** @type {import("../../ui/lazy.js").Missing | undefined} */ missing) => {
      this._missing = missing;
    };
    this.#prepared ??= lazy(() => this.services.python.bring("lab"), tell);
    return this.#prepared;
  }

  /**
   * Ask Python about the lab.
   *
   * @template {keyof LabHandlers} Handler
   * @param {Handler} step
   * @param {LabHandlers[Handler]["options"]} options
   * @returns {Promise<LabHandlers[Handler]["answer"]>}
   */
  async #ask(step, options) {
    await this.#prepare();
    return askPage(this.services.python, "lab", step, options);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#pause);
    this.#stop();
    this.#boxes.close();
    this.#boxes = new Boxes(download);
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("link")) this.#open();
  }

  /**
   * The link of the exercise as it is shown here, without a program unless one is given.
   *
   * @param {{ code?: string, title?: string, goal?: string }} [more] what is otherwise in it
   * @returns {Promise<string>}
   */
  async linkWith(more = {}) {
    const { code: _, ...rest } = /** @type {Shared} */ (this._shared);
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    return (await this.#ask("encode", { ...given, ...more })).link;
  }

  /** The program that is written. */
  get code() {
    return this.#code;
  }

  get #editor() {
    return /** @type {CicadaEditor | null} */ (this.renderRoot.querySelector("cicada-editor"));
  }

  /** Open what the address names: an exercise, perhaps with a program. */
  async #open() {
    const { link } = this;
    const isCurrent = () => link === this.link && this.isConnected;
    try {
      const isFirst = !link || link === FIRST.exercise.name;
      const { shared: shown, exercise } = isFirst ? FIRST : await this.#exerciseOf(link);
      const entry = GAMES.find(({ name }) => name === exercise.kind);
      /** @type {(() => Promise<{ default: LabDrawing }>) | undefined} */
      const load = entry?.textDrawing ?? entry?.boardDrawing;
      const drawing = load && lazy(load);
      // From here to its program nothing is waited for: a file may be opened as soon as it is shown.
      if (!isCurrent()) return;
      this.#stop();
      this._run = undefined;
      this._problem = "";
      this._warnings = [];
      this._alone = "";
      this._shared = shown;
      this._exercise = exercise;
      const brought = shown.code !== null;
      this.#drafts = new Drafts(this.services.storage, exercise.name, brought ? link : "");
      const { draft } = this.#drafts;
      this._foreign = brought && draft === undefined;
      this._tab = brought || draft ? "code" : "task";
      this._drawing = undefined;
      await this.#show(draft ?? shown.code ?? exercise.starter);
      this.#tell("written");
      const drawn = await drawing;
      if (isCurrent()) this._drawing = drawn?.default;
    } catch (error) {
      if (!isCurrent()) return;
      const problem = /** @type {Error} */ (error).message;
      if (this._exercise || !link) {
        this._problem = problem;
        return;
      }
      toast(problem);
      this.#tell("open", FIRST.exercise.name);
    }
  }

  /** What a link names. @param {string} link */
  async #exerciseOf(link) {
    const decoded = await this.#ask("decode", { link });
    const exercise = await this.#ask("exercise", { exercise: link });
    return { shared: decoded, exercise };
  }

  /** Show a program in the editor. @param {string} code */
  async #show(code) {
    this.#code = code;
    await this.updateComplete;
    const editor = this.#editor;
    if (editor) editor.value = this.#code;
    this._warnings = [];
    this.#checked = "";
    editor?.warn([]);
    editor?.mark(0);
  }

  #onEdit() {
    this.#code = this.#editor?.value ?? this.#code;
    this.#drafts?.save(this.#code);
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#tell("written");
      if (!this._run || this._run.over) this.#check().catch(() => {}); // a run will say it
    }, PAUSE);
  }

  /** Once another exercise has its place, it says no more. @param {string} type @param {unknown} [detail] */
  #tell(type, detail) {
    if (this.isConnected) this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** What is wrong with the program before it runs. Nothing of it is run for that. Rejects where no box starts. */
  async #check() {
    if (!this._exercise) return;
    const { given } = this._exercise;
    const request = JSON.stringify({ source: this.#code, given, language: language });
    if (request === this.#checked) return;
    const code = this.#code;
    /** @type {string[]} */
    let answers = [];
    try {
      const onAnswers = (/** @type {string[]} */ found) => {
        answers = found;
      };
      await this.#boxes.ask({ call: "check", texts: [request], limit: 5 }, { onAnswers });
    } catch (reason) {
      if (reason instanceof BoxFault && reason.isBefore) throw reason;
      return; // then a run will say more
    }
    if (code !== this.#code) return;
    this.#checked = request;
    this._warnings = warningsOf(answers[0]);
    this.#editor?.warn(this._warnings);
  }

  #run() {
    this.#start(async (run) => {
      await run.play();
      const { report } = run;
      if (!report || !this.#drafts) return;
      const figures = figuresOf(report);
      announce(figures);
      this.#drafts.add({ code: run.code, at: Date.now(), figures });
      const link = await this.linkWith({ code: run.code }).catch(() => "");
      this.#tell("finish", { code: run.code, link, report, sentence: figures });
      this.requestUpdate();
    });
  }

  /** @param {string} query */
  #runQuery(query) {
    this.#start(async (run) => {
      const answer = await run.playQuery(query);
      if (answer && !answer.startsWith("!"))
        this._alone = msg(str`${query} is answered ${answer}.`);
    });
  }

  /** @param {(run: Run) => Promise<void>} play */
  #start(play) {
    const exercise = this._exercise;
    if (!exercise || (this._run && !this._run.over)) return;
    const { python } = this.services;
    const run = new Run({ python, boxes: this.#boxes, exercise, code: this.#code });
    this._run = run;
    this._foreign = false;
    this._alone = "";
    this._tab = "result";
    clearTimeout(this.#pause);
    this.#drafts?.save(this.#code);
    this.#tell("written");
    this.#editor?.mark(0);
    run.addEventListener("change", () => {
      if (run.failure?.row && run === this._run) this.#editor?.mark(run.failure.row);
      this.requestUpdate();
      this.#report?.requestUpdate();
    });
    this.#playing = this.#playing
      .then(() => this.#prepare())
      .then(() => this.#check())
      .then(() => (run.over ? undefined : play(run)))
      .catch((reason) => (run.over ? console.error(reason) : run.end(reason)));
  }

  get #report() {
    return /** @type {LitElement | null} */ (this.renderRoot.querySelector("cicada-lab-report"));
  }

  #stop() {
    this._run?.stop();
  }

  render() {
    const exercise = this._exercise;
    if (this._missing && !exercise) return html`<main>${missingPart(this._missing)}</main>`;
    if (this._problem && !exercise)
      return html`<main><p class="warning" role="alert">${this._problem}</p></main>`;
    return html`
      <main class="tab-${this._tab}">
        <h1 class="visually-hidden">${msg("Lab")}${exercise ? `: ${exercise.title}` : ""}</h1>
        ${this.#renderTabs()}
        <section class="write" aria-label=${msg("Code")} id="write">
          <div class="stack top">${this.#renderHead()} ${this.#renderNotice()}</div>
          ${
            exercise
              ? html`<cicada-editor .names=${exercise.given} @edit=${this.#onEdit}
                  @run=${this.#run}></cicada-editor>`
              : html`<div></div>`
          }
          ${exercise ? this.#renderTools(exercise) : nothing}
        </section>
        <div class="read" id="read">
          ${
            exercise
              ? [this.#renderTask(exercise), this.#renderResult(exercise)]
              : html`<p class="quiet" role="status">${msg("Python is getting the exercises…")}</p>`
          }
        </div>
      </main>
    `;
  }

  /** Of a phone: it shows one thing at a time. */
  #renderTabs() {
    return html`
      <div class="tabs" role="group" aria-label=${msg("Shown")}>
        ${
          /** @type {Tab[]} */ (Object.keys(TABS)).map(
            (tab) =>
              html`<button aria-pressed=${String(tab === this._tab)} @click=${() => {
                this._tab = tab;
              }}>${TABS[tab]}</button>`,
          )
        }
      </div>`;
  }

  #renderHead() {
    const exercise = this._exercise;
    const running = this._run && !this._run.over;
    return html`
      <div class="row head">
        <div class="what">
          ${
            display.embedded
              ? html`<h2 class="title">${this._shared?.title ?? exercise?.title}</h2>`
              : this.#renderChoice()
          }
          <p class="quiet">${(!display.embedded && this._shared?.title) || exercise?.summary}${this.#goalText}</p>
        </div>
        <button ?disabled=${!exercise} @click=${this.#share}>${msg("Share")}</button>
        ${
          running
            ? html`<button class="primary" @click=${onSingle(() => this.#stop())}>${msg("Stop")}</button>`
            : html`<button class="primary" ?disabled=${!exercise} @click=${onSingle(() => this.#run())}>${msg("Run")} <kbd>${msg("Ctrl Enter")}</kbd></button>`
        }
      </div>`;
  }

  #renderChoice() {
    const exercise = this._exercise;
    return html`
      <select class="title" aria-label=${msg("Exercise")} ?disabled=${!exercise} @change=${this.#choose}>
        ${this.#listed.map(
          ({ name, title }) =>
            html`<option value=${name} ?selected=${name === exercise?.name}>${title}</option>`,
        )}
      </select>`;
  }

  /** The exercises to choose from; that of a link may be another one. */
  get #listed() {
    const exercise = this._exercise;
    const there = !exercise || FIRST.exercises.some(({ name }) => name === exercise.name);
    return there ? FIRST.exercises : [exercise, ...FIRST.exercises];
  }

  get #goalText() {
    const goal = this._exercise?.goal;
    return goal ? ` ${msg(str`Goal: ${number(goal)} on average.`)}` : "";
  }

  #renderNotice() {
    if (this._missing) return missingPart(this._missing);
    if (this._problem) return html`<p class="warning" role="alert">${this._problem}</p>`;
    return this._foreign
      ? html`<p class="notice">${msg("This program came by a link. Read it: it runs when you press Run.")}</p>`
      : nothing;
  }

  /** @param {Exercise} exercise */
  #renderTools({ starter, strategies }) {
    const texts = [{ name: "", title: msg("Starter code"), code: starter }, ...strategies];
    return html`
      <div class="row tools">
        <select aria-label=${msg("Begin with")} @change=${(/** @type {Event} */ event) => {
          const select = /** @type {HTMLSelectElement} */ (event.currentTarget);
          const chosen = texts[select.selectedIndex - 1];
          select.selectedIndex = 0;
          if (chosen) this.#replace(chosen.code);
        }}>
          <option>${msg("Begin with…")}</option>
          ${texts.map(({ title }) => html`<option>${title}</option>`)}
        </select>
        <label class="button">${msg("Open a file")}<input class="visually-hidden" type="file" accept=".py,text/x-python"
          @change=${this.#openFile} /></label>
        <button class="small" @click=${this.#downloadFile}>${msg("Download")}</button>
        <span class="quiet hint">${msg(str`Python ${PYTHON} in a sealed frame: it sees no secret and no network. Escape, then Tab leaves the editor.`)}</span>
      </div>`;
  }

  /** @param {Exercise} exercise */
  #renderTask({ task, tests, kind }) {
    const text = this._shared?.task ?? task;
    return html`
      <section class="task" aria-label=${msg("Task")}>
        <details ?open=${!this._run || this._tab === "task"}>
          <summary>${msg("Task")}</summary>
          <div class="stack">
            ${text.split(/\n{2,}/).map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}
            ${
              tests.length && kind !== "functions"
                ? html`<table class="table">
                    <thead><tr><th scope="col">${msg("Call")}</th><th scope="col">${msg("Value")}</th></tr></thead>
                    <tbody>${tests.map(
                      ({ call, expected }) =>
                        html`<tr><th scope="row"><code>${call}</code></th><td><code>${expected}</code></td></tr>`,
                    )}</tbody>
                  </table>`
                : nothing
            }
          </div>
        </details>
      </section>`;
  }

  /** @param {Exercise} exercise */
  #renderResult(exercise) {
    const concealed = (this._shared?.show ?? "")
      .split(/\s+/)
      .filter((word) => word.startsWith("-"))
      .map((word) => word.slice(1));
    return html`
      <section class="result stack" aria-label=${msg("Result")}>
        ${
          this._warnings.length
            ? html`<ul class="warnings">${this._warnings.map(
                ({ row, sentence }) =>
                  html`<li><button @click=${() => {
                    this._tab = "code";
                    this.#editor?.mark(row);
                  }}>${msg(str`Line ${row}: ${sentence}`)}</button></li>`,
              )}</ul>`
            : nothing
        }
        ${this._alone ? html`<p role="status">${this._alone}</p>` : nothing}
        ${
          this._run && !this._run.over
            ? html`<div class="row on-phone"><button @click=${this.#stop}>${msg("Stop")}</button></div>`
            : nothing
        }
        ${this._run ? nothing : html`<p class="quiet">${whatRunDoes(exercise)}</p>`}
        <cicada-lab-report .run=${this._run} .exercise=${exercise} .drawing=${this._drawing}
          .services=${this.services} .concealed=${concealed}
          @query=${(/** @type {CustomEvent<string>} */ { detail }) => this.#runQuery(detail)}></cicada-lab-report>
        ${this.#renderVersions()}
      </section>`;
  }

  #renderVersions() {
    const versions = this.#drafts?.versions ?? [];
    if (!versions.length) return nothing;
    return html`
      <details>
        <summary>${msg("Your versions")}</summary>
        <ul class="versions">
          ${versions.map(
            ({ code, at, figures }) => html`
              <li><span>${figures} <span class="quiet">${WHEN.format(at)}</span></span>
              ${
                code === this.#code
                  ? html`<span class="quiet">${msg("in the editor")}</span>`
                  : html`<button class="small" @click=${() => this.#replace(code)}>${msg("Take it back")}</button>`
              }</li>`,
          )}
        </ul>
      </details>`;
  }

  /** Put another program into the editor, which Undo there takes back. @param {string} code */
  #replace(code) {
    this.#show(code);
    this.#drafts?.save(code);
    this.#tell("written");
    this._tab = "code";
    this.requestUpdate();
  }

  /** @param {Event} event */
  #choose({ currentTarget }) {
    const { value } = /** @type {HTMLSelectElement} */ (currentTarget);
    this.#tell("open", value);
  }

  /** @param {Event} event */
  async #openFile(event) {
    const input = inputOf(event);
    const [file] = input.files ?? [];
    input.value = "";
    if (!file) return;
    if (file.size > MAX_PROGRAM_LENGTH) {
      toast(msg("That file is too long for a program; choose one of at most 16 kB."));
      return;
    }
    this.#replace((await file.text()).replaceAll("\r\n", "\n"));
  }

  #downloadFile() {
    const file = new Blob([this.#code], { type: "text/x-python" });
    saveFile(file, `${this._exercise?.name}.py`);
  }

  async #share() {
    const exercise = this._exercise;
    if (!exercise) return;
    const { shareLab } = await lazy(() => import("./share.js"));
    shareLab({
      title: exercise.title,
      code: this.#code,
      average: this._run?.report?.average ?? null,
      linkWith: async (more) => this.address(await this.linkWith(more)),
      course: display.embedded ? undefined : () => this.#course(exercise),
    });
  }

  /** Give the exercise to a class: a form sets what is another, the shell has the dialog around it. */
  async #course(exercise = /** @type {Exercise} */ (this._exercise)) {
    const { exerciseForm } = await lazy(() => import("./course.js"));
    const encode = async (/** @type {Record<string, string>} */ options) =>
      (await this.#ask("encode", options)).link;
    this.#tell("course", {
      name: exercise.name,
      form: exerciseForm({ exercise, shown: this._shared, code: this.#code, encode }),
    });
  }
}

const WHEN = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
  dateStyle: "medium",
  timeStyle: "short",
});

/** Text with what stands between backquotes as code. @param {string} text */
const withCode = (text) =>
  text.split("`").map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));

/**
 * What the box found, checked: foreign code may have written it.
 *
 * @param {string | undefined} text
 * @returns {Warning[]}
 */
function warningsOf(text) {
  /** @type {unknown} */
  let found;
  try {
    found = JSON.parse(text ?? "");
  } catch {
    return [];
  }
  return (Array.isArray(found) ? found : []).slice(0, 20).flatMap((each) => {
    const { row, column, sentence } = /** @type {Record<string, unknown>} */ (each ?? {});
    return typeof row === "number" && typeof column === "number" && typeof sentence === "string"
      ? [{ row, column, sentence: sentence.slice(0, 300) }]
      : [];
  });
}

/** A run in a line. @param {import("../../python/contract.js").lab.Report} report */
function figuresOf({ average, worst, found, played, tests, total }) {
  if (tests.length) return msg(str`${number(found)} of ${number(played)} right`);
  return average === null
    ? msg(str`${found} of ${played} found`)
    : msg(str`${fixed(average, 3)} on average, ${worst} at worst, ${total} in all`);
}

/** @param {Exercise} exercise */
const whatRunDoes = ({ kind, secrets }) =>
  kind === "functions"
    ? msg(str`Run compares your function with the right values in ${number(secrets)} cases.`)
    : msg("Run plays your program against every secret.");

customElements.define("cicada-lab", CicadaLab);
