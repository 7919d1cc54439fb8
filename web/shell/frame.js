/**
 * A puzzle in the frame of another page: the game alone, and the contract with that page.
 *
 * Messages are objects whose `cicada` says what they are. To the page around:
 *
 *     { cicada: "ready", game, id }                the frame can be spoken to; nothing is started
 *     { cicada: "resize", height }                 the height of the content in pixels
 *     { cicada: "state", game, id, moves, status, account, hints, solution }   after each change
 *     { cicada: "hint", hints, solution }          help was taken: so many hints, the solution
 *     { cicada: "complete", id, account, score, sentence, moves, … }  solved, once per account;
 *                                                  the rest is a Result (python/contract.d.ts)
 *     { cicada: "error", sentence }                something asked for could not be done
 *
 * From the page around, and from no other:
 *
 *     { cicada: "load", id, moves?, account? }     open a puzzle, after some moves; the account is
 *                                                  that of a state, else what is kept here goes on
 *     { cicada: "reset" }                          back to the start, with an account that is empty
 *     { cicada: "theme", theme }                   auto, light or dark
 *     { cicada: "getState" }                       answered by state
 */
import { css, html, LitElement, nothing } from "lit";
import { HEIGHT } from "../embed/frame-size.js";
import "./boot-line.js";
import { GAMES } from "../games/index.js";
import { EMPTY, helpTaken, isAccount } from "../midend/account.js";
import { display, unlessTest } from "../ui/display.js";
import { given, onDetail } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { shared } from "../ui/styles.js";
import { asTheme, show } from "../ui/theme.js";
import { HeightReport } from "./frame-height.js";
import "./help.js";
import { makeView, openPuzzle } from "./opening.js";
import { gameNamed, titleOf } from "./pages.js";
import * as router from "./router.js";

/** @typedef {import("../midend/game-element.js").GameElement} GameElement */

/** A frame before it is started, and what stands below what it holds. */
export const frameStyles = [
  shared,
  css`
    :host {
      display: flex;
      flex-direction: column;
      min-height: 100dvh;
    }

    .poster {
      display: grid;
      flex: 1;
      place-content: center;
      justify-items: center;
      gap: calc(2 * var(--step));
      padding: calc(2 * var(--step));
    }

    .poster svg:not(.icon) {
      width: min(100%, 240px);
    }

    .poster h1 {
      font: var(--title) / 1.2 var(--serif);
    }

    footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 calc(2 * var(--step));
      padding: 0 calc(2 * var(--step));
      border-top: 1px solid var(--line);
      font-size: var(--text-small);
      line-height: 26px;
    }

    footer a {
      margin-left: auto;
    }

    footer button {
      min-height: 26px;
      padding: 0;
      color: var(--accent);
      font-size: inherit;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  `,
];

export class CicadaFrame extends LitElement {
  static properties = { services: { attribute: false }, _view: { state: true } };

  static styles = [
    frameStyles,
    css`
      /* A window of its own, whatever height it is given: what does not fit lies behind a button. */
      :host {
        height: max(100dvh, ${HEIGHT}px);
      }

      .place {
        flex: 1;
        min-height: 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./opening.js").Services} */
    this.services = given();
    /** @type {GameElement | undefined} */
    this._view = undefined;
    this._route = router.read();
  }

  /** @type {HeightReport | undefined} */
  #heights;
  #lastState = "";

  get #entry() {
    return gameNamed(this._route.game) ?? GAMES[0];
  }

  /** It lives as long as the page does. */
  firstUpdated() {
    addEventListener("message", this.#onMessage);
    addEventListener("popstate", this.#onNavigate);
    show(display.theme);
    document.title = titleOf(this.#entry);
    this.#heights = new HeightReport(this);
    this.#post("ready", { game: this.#entry.name, id: this._route.id });
  }

  render() {
    const id = this._view?.session.link || this._route.id;
    const full = router.address({ game: this.#entry.name, id }, "");
    return html`
      ${this._view ? html`<cicada-boot-line .python=${this.services.python}></cicada-boot-line><div class="place">${this._view}</div>` : poster(this.#entry, this.#start)}
      <footer>
        <button class="plain" @click=${this.#help}>How to play</button>
        ${this._view && !this.services.storage.lasting ? FORGETFUL : nothing}
        ${unlessTest(html`<a href=${full} target="_blank" rel="noopener">${this.#entry.title} on Cicada</a>`)}
      </footer>
      <cicada-help .entry=${this.#entry} .view=${this._view}></cicada-help>
    `;
  }

  #help() {
    /** @type {import("./help.js").CicadaHelp} */ (
      this.renderRoot.querySelector("cicada-help")
    ).show();
  }

  /** Show the board and start Python: on a click, or when the page around asks for a puzzle. */
  #start = async () => {
    const view = await this.#board();
    await openPuzzle(view, this._route.id);
  };

  /** The view, which is made when it is first wanted. */
  async #board() {
    if (this._view) return this._view;
    const { python } = this.services;
    python.addEventListener("stage", this.#onStage);
    python.start();
    const view = await makeView(this.#entry, this.services, this.#onLink);
    view.session.addEventListener("change", this.#onChange);
    view.session.addEventListener("help", () =>
      this.#post("hint", helpTaken(view.session.account)),
    );
    view.session.addEventListener(
      "finish",
      onDetail(({ id, account, result }) => this.#post("complete", { id, account, ...result })),
    );
    this._view ??= view;
    return this._view;
  }

  /** A frame adds nothing to the history of the page around it. */
  #onLink = () => {
    const { game, link } = /** @type {GameElement} */ (this._view).session;
    router.replace({ game, id: link });
    this.requestUpdate();
  };

  #onNavigate = () => {
    if (display.mode === "test") return;
    this._route = router.read();
    this.requestUpdate();
    if (this._view) this.#start();
  };

  #onStage = () => {
    if (this.services.python.stage !== "failed") return;
    this.#post("error", { sentence: "Python could not start in the frame." });
  };

  get #state() {
    const { name: game } = this.#entry;
    const { id, made, position, account } = this._view?.session ?? {};
    const played = position
      ? { id, moves: made, status: position.status, account }
      : { id: this._route.id, moves: [], status: "idle", account: EMPTY };
    return { game, ...played, ...helpTaken(played.account ?? EMPTY) };
  }

  #onChange = () => {
    const { session } = /** @type {GameElement} */ (this._view);
    const state = JSON.stringify(this.#state);
    if (session.pending !== undefined || state === this.#lastState) return;
    this.#lastState = state;
    this.#post("state", this.#state);
  };

  /** @param {MessageEvent} event */
  #onMessage = ({ source, data }) => {
    if (source !== parent || parent === window || this.#heights?.receive(data)) return;
    switch (data?.cicada) {
      case "load":
        return this.#load(data);
      case "reset":
        return this._view && this.#load({ id: this._view.session.id, account: EMPTY });
      case "theme":
        return show(asTheme(data.theme));
      case "getState":
        return this.#post("state", this.#state);
      default:
        return undefined;
    }
  };

  /** @param {{ id?: unknown, moves?: unknown, account?: unknown }} asked anyone can write a message */
  async #load({ id, moves = [], account }) {
    if (typeof id !== "string" || !Array.isArray(moves)) {
      this.#post("error", { sentence: "Send load with an id, and moves as a list of texts." });
      return;
    }
    if (account !== undefined && !isAccount(account)) {
      this.#post("error", { sentence: "Send load with an account as state has it, or without." });
      return;
    }
    const { session } = await this.#board();
    const opening = account ? session.resume({ id, moves, account }) : session.open(id, moves);
    if (!(await opening)) this.#post("error", { sentence: session.problem });
    if (!session.id) await openPuzzle(/** @type {GameElement} */ (this._view), this._route.id);
  }

  /**
   * @param {string} kind
   * @param {Record<string, unknown>} detail
   */
  #post(kind, detail) {
    if (parent !== window) parent.postMessage({ cicada: kind, ...detail }, "*");
  }
}

/** @param {{ title: string, drawing?: unknown }} shown @param {() => void} start */
export const poster = ({ title, drawing = nothing }, start) => html`
  <main class="poster">
    ${drawing}
    <h1>${title}</h1>
    <button class="primary" @click=${start}>${icon("play")} Start</button>
  </main>`;

/** Most browsers let a frame of another site keep nothing, so this is said quietly. */
export const FORGETFUL = html`<span class="quiet">Kept until you reload or close the page.</span>`;

customElements.define("cicada-frame", CicadaFrame);
