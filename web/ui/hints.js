/**
 * Hints in steps: each step says more than the one before, and none more than was asked for. They belong
 * to one position; another position starts them again.
 */
import { css, html, nothing } from "lit";
import { createRef, ref } from "lit/directives/ref.js";
import { announce, heardOf } from "./announce.js";
import { SHORT } from "./breakpoints.js";
import { busyNote } from "./busy.js";
import { onSingle } from "./events.js";
import { msg } from "./language.js";

/** @typedef {{ signal: AbortSignal, onNote: (note: unknown) => void }} How what stops a question, and early answers */

/**
 * @template Ask asks Python, with what stops the question and takes early answers already given
 * @typedef {object} Step
 * @property {string} title what the next button offers
 * @property {(ask: Ask) => Promise<unknown>} ask
 * @property {(answer: never) => unknown} show
 */

/**
 * Whom steps ask: a session, or what is like one.
 *
 * @template Ask
 * @typedef {object} Source
 * @property {(how: How) => Ask} asker makes what a step asks with
 * @property {() => Promise<boolean>} settled waits for the answer to a move; false if the puzzle is another one then
 * @property {string} [pending] the move that waits for its answer
 */

/**
 * A step that shows what it asks for.
 *
 * @template Ask, Answer
 * @param {{ title: string, ask: (ask: Ask) => Promise<Answer>, show: (answer: Answer) => unknown }} step
 * @returns {Step<Ask>}
 */
export const hintStep = (step) => step;

/**
 * A Lit controller: `render` draws the steps into its host.
 *
 * @template Ask
 */
export class HintSteps {
  #host;
  #source;
  /** What is drawn, for which key; undefined while it is not shown. @type {[key: string, steps: Step<Ask>[]] | undefined} */
  #drawn;
  #key = "";
  /** @type {unknown[]} */
  #answers = [];
  #problem = "";
  /** @type {AbortController | undefined} */
  #asking;
  /** Where the answers stand. @type {import("lit/directives/ref.js").Ref<HTMLElement>} */
  #told = createRef();

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => Source<Ask>} source
   */
  constructor(host, source) {
    this.#host = host;
    this.#source = source;
    host.addController(this);
  }

  hostUpdate() {
    this.#drawn = undefined;
  }

  hostDisconnected() {
    this.#asking?.abort();
  }

  /**
   * @param {string} key the position that the hints are about
   * @param {Step<Ask>[]} steps
   * @param {string} [look] the class of the button
   */
  render(key, steps, look = "") {
    const next = this.next(key, steps);
    this.#drawn = [key, steps];
    return html`
      <div class="hint-steps">
        ${this.renderAnswers(key, steps)}
        ${next ? html`<button class=${look} @click=${onSingle(() => this.press())}>${next.title}</button>` : nothing}
      </div>
    `;
  }

  /**
   * What has been told so far, without the button for more.
   *
   * @param {string} key
   * @param {Step<Ask>[]} steps
   */
  renderAnswers(key, steps) {
    if (key !== this.#key) this.#forget(key);
    return html`
      <div class="hints" ${ref(this.#told)}>${this.#answersNow.map(
        (answer, i) =>
          steps[i] && html`<div class="hint">${steps[i].show(/** @type {never} */ (answer))}</div>`,
      )}${this.#problem ? html`<p class="warning">${this.#problem}</p>` : nothing}</div>
      ${this.#asking ? busyNote(msg("Python is thinking…"), () => this.#asking?.abort()) : nothing}
    `;
  }

  /**
   * The step that can be taken; none while one is at work.
   *
   * @param {string} key
   * @param {Step<Ask>[]} steps
   * @returns {Step<Ask> | undefined}
   */
  next(key, steps) {
    if (key !== this.#key) this.#forget(key);
    return this.#asking ? undefined : steps[this.#answersNow.length];
  }

  /** Of the position that comes of a move, nothing has been told while the move waits for its answer. */
  get #answersNow() {
    return this.#source().pending === undefined ? this.#answers : [];
  }

  /** Take the next step that is drawn, if it still is when Python has answered a move. */
  async press() {
    if (!(await this.#source().settled())) return;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    if (this.#drawn) this.take(...this.#drawn);
  }

  /**
   * Take the next step at once.
   *
   * @param {string} key
   * @param {Step<Ask>[]} steps
   */
  take(key, steps) {
    const next = this.next(key, steps);
    if (next) this.#take(next);
  }

  /** @param {string} key */
  #forget(key) {
    this.#key = key;
    this.#asking?.abort();
    this.#asking = undefined;
    this.#answers = [];
    this.#problem = "";
  }

  /** @param {Step<Ask>} step */
  async #take(step) {
    const key = this.#key;
    const index = this.#answers.length;
    const asking = new AbortController();
    const isCurrent = () => key === this.#key && asking === this.#asking;
    this.#asking = asking;
    this.#problem = "";
    this.#host.requestUpdate();
    const onNote = (/** @type {unknown} */ note) => {
      if (!isCurrent()) return;
      this.#answers[index] = note;
      this.#host.requestUpdate();
    };
    try {
      const answer = await step.ask(this.#source().asker({ signal: asking.signal, onNote }));
      if (isCurrent()) this.#answers[index] = answer;
    } catch (error) {
      if (isCurrent() && !asking.signal.aborted)
        this.#problem = /** @type {Error} */ (error).message;
    }
    const over = isCurrent();
    if (over) this.#asking = undefined;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const last = this.#told.value?.lastElementChild;
    if (over) last?.scrollIntoView({ block: "nearest" });
    if (over && last && !asking.signal.aborted) announce(heardOf(last).replace(/\s+/g, " ").trim());
  }
}

export const hintStyles = css`
  /* Its parts stand where it does. */
  .hint-steps {
    display: contents;
  }

  .hints {
    display: grid;
    gap: var(--step);
  }

  /* Buttons two by two, and what was told as wide as both. */
  .pairs {
    display: grid;
    grid: auto-flow dense / repeat(auto-fit, minmax(170px, 1fr));
    gap: var(--step);
  }

  .pairs > .whole,
  .pairs .hints {
    grid-column: 1 / -1;
  }

  .hints:empty {
    display: none;
  }

  .hint {
    display: grid;
    gap: var(--step);
    padding: 2px 0 2px calc(1.5 * var(--step));
    border-left: 2px solid var(--accent);
  }

  @media ${SHORT} {
    .hint {
      gap: 2px;
      font-size: var(--text-small);
      line-height: 1.3;
    }
  }
`;
