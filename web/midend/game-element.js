/**
 * What every game's view starts from: it draws a session and follows it. A view reports what the
 * person did (moves as texts) and never decides what is legal.
 */
import { html, LitElement, nothing } from "lit";
import { LateNote } from "../ui/busy.js";
import { written } from "../ui/copy.js";
import { display } from "../ui/display.js";
import { inputOf, onDetail, required } from "../ui/events.js";
import { Form } from "../ui/form.js";
import { icon } from "../ui/icons.js";
import { pressOn, signOf } from "../ui/keys.js";
import { msg } from "../ui/language.js";
import { hear } from "../ui/sound.js";
import { toast } from "../ui/toast.js";
import { Changes } from "./changes.js";
import { dayOf } from "./days.js";
import { focusNextStep } from "./next-step.js";

/** @typedef {import("./session-types.js").GameName} GameName */
/**
 * @template {GameName} Name
 * @typedef {import("./changes.js").Change<Name>} Change
 */

const TEST = msg(
  html`Test<span class="rest">: no move is taken back, and the first result counts.</span>`,
);
const CLOSED = msg(html`Test<span class="rest">: it is over, and its result stands.</span>`);

/** What is heard of a move that ended the game, or that nothing can follow. */
const SOUNDS = /** @type {const} */ ({ won: "won", stuck: "stuck", contradiction: "stuck" });

/**
 * @fires {Event} puzzle another puzzle has been opened from inside the view
 * @fires {Event} share the puzzle is to be passed on
 *
 * @template {GameName} [Name=GameName]
 */
export class GameElement extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    session: { attribute: false },
    storage: { attribute: false },
    _code: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./game-entry.js").GameEntry} */
    this.entry = required();
    /** @type {import("./session.js").Session<Name>} */
    this.session = required();
    /** @type {import("./storage.js").Storage} */
    this.storage = required();
    this.form = new Form(this);
    /** What was to be opened last, as the address had it. */
    this.link = "";
    /** @type {import("./services.js").Afterwards | undefined} */
    this.afterwards = undefined;
    /** The result code that could not be copied. */
    this._code = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.session.addEventListener("change", this.#onChange);
    this.session.addEventListener("finish", this.#onFinish);
    this.session.addEventListener("elsewhere", this.#onElsewhere);
    addEventListener("keydown", this.#onShortcut);
    this.#onChange();
  }

  disconnectedCallback() {
    this.session.removeEventListener("change", this.#onChange);
    this.session.removeEventListener("finish", this.#onFinish);
    this.session.removeEventListener("elsewhere", this.#onElsewhere);
    removeEventListener("keydown", this.#onShortcut);
    super.disconnectedCallback();
  }

  get position() {
    return this.session.position;
  }

  get over() {
    return this.position !== undefined && this.position.status !== "playing";
  }

  /**
   * Called when the position has changed, before it is drawn.
   *
   * @param {Change<Name>} _change
   */
  sessionChanged(_change) {}

  /**
   * Called when the game has ended for the first time, and Python has told what it is worth.
   *
   * @param {import("./session-types.js").Finish<Name>} _finish
   */
  finished(_finish) {}

  /** The goal and a worked example: for Help, and for a first visit. @returns {unknown} */
  renderExample() {
    return nothing;
  }

  /**
   * What a key does on the board, also one that was pressed on the background.
   *
   * @param {KeyboardEvent} _event
   * @returns {boolean} whether it did anything
   */
  press(_event) {
    return false;
  }

  /** Go where keys are for the board. */
  focusBoard() {}

  /** Done when nothing moves on the board. @type {Promise<void> | undefined} */
  get atRest() {
    return undefined;
  }

  /**
   * Called when the puzzle of a first visit will be opened: a view may draw it before Python has loaded.
   */
  firstVisit() {}

  /**
   * Open a new puzzle with these parameters.
   *
   * @param {import("../python/contract.js").Games[Name]["parameters"]} parameters
   * @param {object} [how]
   * @param {(problem: string) => void} [how.tell] says why it was refused
   */
  async create(parameters, { tell = toast } = {}) {
    const opened = await this.session.create(parameters);
    if (opened) this.dispatchEvent(new Event("puzzle"));
    else if (!this.session.stopped) tell(this.session.problem);
    return opened;
  }

  #opening = new LateNote(this);

  /** That a puzzle is being made, and the way to stop it, where that takes long. */
  renderOpening() {
    const { session } = this;
    const stop = () => session.stopOpening();
    return this.#opening.render(session.opening, msg("Python is making a puzzle…"), stop);
  }

  /** Undo, redo, starting again and sharing: the same buttons in every game. */
  renderHistory() {
    const { session } = this;
    return html`
      <div class="row history" role="group" aria-label=${msg("This game")}>
        ${session.isTest ? html`<p class="quiet">${session.closed ? CLOSED : TEST}</p>` : nothing}
        ${
          session.isTest
            ? nothing
            : html`
        <button class="plain" aria-label=${msg("Undo")} title=${msg("Undo (Ctrl+Z)")} ?disabled=${!session.canUndo}
          @click=${() => session.undo()}>${icon("undo")}</button>
        <button class="plain" aria-label=${msg("Redo")} title=${msg("Redo (Ctrl+Y)")} ?disabled=${!session.canRedo}
          @click=${() => session.redo()}>${icon("redo")}</button>
        <button class="plain" aria-label=${msg("Start again")} title=${msg("Start again")} ?disabled=${!session.canUndo}
          @click=${() => session.restart()}>${icon("restart")}</button>`
        }
        ${display.embedded ? nothing : this.#renderShare()}
      </div>
    `;
  }

  /** Whether a teacher may ask for the result: of a test, a course page, a puzzle of a word. */
  get #isForClass() {
    const { id } = this.session;
    const hasWord = id.includes(":~") && !dayOf(id);
    return display.mode === "test" || display.embedded || hasWord;
  }

  /** What proves a finished game to a teacher; where a frame may not copy it, to be copied by hand. */
  renderResultCode() {
    const code = this.session.result?.code;
    if (!code || !this.#isForClass) return nothing;
    if (this._code !== code)
      return html`<button @click=${() => this.#copyCode(code)}>${msg("Copy result code")}</button>`;
    return html`
      <input class="result-code" type="text" readonly aria-label=${msg("Result code")} aria-describedby="by-hand"
        .value=${code} @focus=${(/** @type {Event} */ event) => inputOf(event).select()} />
      <p id="by-hand" class="quiet">${msg("The code is selected: copy it yourself.")}</p>`;
  }

  /** @param {string} code */
  async #copyCode(code) {
    if (await written(code)) {
      toast(msg("The result code is copied."));
      return;
    }
    this._code = code;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".result-code"))?.focus();
  }

  #renderShare() {
    return html`<button class="plain" aria-label=${msg("Share")} title=${msg("Share")} ?disabled=${!this.session.id}
      @click=${this.#share}>${icon("share")}</button>`;
  }

  #share() {
    this.dispatchEvent(new Event("share"));
  }

  /** @returns {unknown} */
  render() {
    return nothing;
  }

  /** @type {Changes<Name> | undefined} */
  #changes;

  #onFinish = onDetail((/** @type {import("./session-types.js").Finish<Name>} */ finish) =>
    this.finished(finish),
  );

  #onElsewhere = () =>
    toast(msg("This game has gone on in another tab; here it is as it stands there."));

  #onChange = () => {
    this.#changes ??= new Changes(this.session);
    const change = this.#changes.next();
    if (change) {
      const isMove = change.kind === "move";
      const { status } = change.after;
      if (isMove) hear(status === "playing" ? "move" : SOUNDS[status]);
      this.sessionChanged(change);
      if (isMove && this.over) this.#focusNextStep();
    }
    this.requestUpdate();
  };

  /** Once the end is drawn. */
  async #focusNextStep() {
    await this.atRest;
    await this.updateComplete;
    if (this.over) focusNextStep(/** @type {ShadowRoot} */ (this.renderRoot));
  }

  /** Keys of the board, and those of every game. @param {KeyboardEvent} event */
  #onShortcut = (event) => {
    pressOn(this, event);
    const typing = event.composedPath()[0];
    if (typing instanceof HTMLInputElement && typing.type === "text") return;
    if (typing instanceof HTMLTextAreaElement || !(event.ctrlKey || event.metaKey)) return;
    const key = signOf(event).toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    if (again) this.session.redo();
    else if (key === "z") this.session.undo();
    else return;
    event.preventDefault();
  };
}
