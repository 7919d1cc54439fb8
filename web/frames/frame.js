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
import { css, html, nothing } from "lit";
import { GAMES, gameNamed } from "../games/index.js";
import { EMPTY, helpTaken, isAccount } from "../midend/account.js";
import { HEIGHT } from "../share/embed/frame-size.js";
import { display, unlessTest } from "../ui/display.js";
import { onDetail } from "../ui/events.js";
import { msg } from "../ui/language.js";
import { FrameElement } from "./frame-element.js";
import "../app/help.js";
import { makeView, openPuzzle } from "../app/opening.js";
import * as router from "../share/router.js";

/** @typedef {import("../midend/game-element.js").GameElement} GameElement */

export class CicadaFrame extends FrameElement {
  static properties = { _view: { state: true } };

  static styles = [
    FrameElement.styles,
    css`
      /* A window of its own, of any height: what does not fit opens by a button. */
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
    /** @type {GameElement | undefined} */
    this._view = undefined;
    this._route = router.read();
  }

  #lastState = "";

  get shown() {
    return gameNamed(this._route.game) ?? GAMES[0];
  }

  /** It lives as long as the page does. */
  firstUpdated() {
    super.firstUpdated();
    addEventListener("popstate", this.#onNavigate);
  }

  render() {
    const id = this._view?.session.link || this._route.id;
    const full = router.link({ game: this.shown.name, id });
    return html`
      ${this._view ? html`${this.renderBoot()}<div class="place">${this._view}</div>` : this.renderPoster(this.shown, this.#start)}
      <footer>
        <button class="plain" @click=${this.#help}>${msg("How to play")}</button>
        ${this._view ? this.renderForgetful() : nothing}
        ${unlessTest(this.renderLink(full))}
      </footer>
      <cicada-help .entry=${this.shown} .example=${() => this._view?.renderExample()}></cicada-help>
    `;
  }

  #help() {
    /** @type {import("../app/help.js").CicadaHelp} */ (
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
    this.startPython();
    const view = await makeView(this.shown, this.services, this.#onLink, this.tell);
    view.session.addEventListener("change", this.#onChange);
    view.session.addEventListener("help", () => this.post("hint", helpTaken(view.session.account)));
    view.session.addEventListener(
      "finish",
      onDetail(({ id, account, result }) => this.post("complete", { id, account, ...result })),
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

  get #state() {
    const { name: game } = this.shown;
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
    this.post("state", this.#state);
  };

  /** @param {import("./frame-element.js").Message} message */
  receive(message) {
    switch (message.cicada) {
      case "load":
        this.#load(message);
        break;
      case "reset":
        if (this._view) this.#load({ id: this._view.session.id, account: EMPTY });
        break;
      case "getState":
        this.post("state", this.#state);
    }
  }

  /** @param {{ id?: unknown, moves?: unknown, account?: unknown }} asked */
  async #load({ id, moves = [], account }) {
    if (typeof id !== "string" || !Array.isArray(moves)) {
      this.fail(msg("Send load with an id, and moves as a list of texts."));
      return;
    }
    if (account !== undefined && !isAccount(account)) {
      this.fail(msg("Send load with an account as state has it, or without."));
      return;
    }
    const { session } = await this.#board();
    const opening = account ? session.resume({ id, moves, account }) : session.open(id, moves);
    if (!(await opening)) this.fail(session.problem);
    if (!session.id) await openPuzzle(/** @type {GameElement} */ (this._view), this._route.id);
  }
}

customElements.define("cicada-frame", CicadaFrame);
