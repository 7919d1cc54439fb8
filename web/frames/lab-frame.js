/**
 * An exercise of the lab in the frame of another page. The contract is that of a puzzle's frame
 * (frame.js), with a program in the place of moves:
 *
 *     { cicada: "ready", game, id }                        nothing is started; `id` as in the address
 *     { cicada: "resize", height }
 *     { cicada: "state", game, id, status, code, link }    the program is another one
 *     { cicada: "complete", game, id, score, sentence, code, link, report }   a run is over: its mark
 *                                                          from 0 to 100, and all that it shows
 *     { cicada: "error", sentence }
 *
 * `game` is "lab". `id` is the exercise with all that its link sets but the program; `link` has the
 * program too, and is what a student hands in ("" where it is too long for a link). From the page around:
 *
 *     { cicada: "load", id }                               open an exercise, with the program in its link
 *                                                          and nothing of what was written here before
 *     { cicada: "reset" }                                  back to what the address opens
 *     { cicada: "theme", theme }
 *     { cicada: "getState" }                               answered by state
 */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import * as router from "../share/router.js";
import { LAB } from "../site/lab/meta.js";
import { msg } from "../ui/language.js";
import { lazy } from "../ui/lazy.js";
import { FrameElement } from "./frame-element.js";

/** @typedef {import("../site/lab/page.js").CicadaLab} CicadaLab */

const game = LAB.name;

/** What is asked is known when Python is there: until then a program and what comes of it. */
const POSTER = {
  title: msg("A program in Python"),
  drawing: html`<svg viewBox="0 0 190 96" aria-hidden="true" stroke-linecap="round" stroke-width="4">
    <g stroke="var(--accent)"><path d="M14 18h20M26 34h14M26 66h22" /></g>
    <g stroke="var(--control)"><path d="M44 18h38M50 34h26M38 50h44M58 66h18" /></g>
    <g fill="var(--accent)">
      <path d="M110 76h10v2h-10zM126 68h10v10h-10zM142 34h10v44h-10zM158 22h10v56h-10zM174 72h10v6h-10z" />
    </g>
    <path d="M106 80h82" stroke="var(--control)" stroke-width="1" />
  </svg>`,
};

export class CicadaLabFrame extends FrameElement {
  static properties = {
    _started: { state: true },
    _opened: { state: true },
  };

  constructor() {
    super();
    this._started = false;
    /** What is shown, and where its drafts are kept unless on the device.
     * @type {{ link: string, storage?: import("../midend/storage.js").Storage }} */
    this._opened = { link: this.#address };
  }

  #address = router.read().id;
  #state = { game, id: this.#address, status: "idle", code: "", link: "" };

  get shown() {
    return LAB;
  }

  render() {
    const address = (/** @type {string} */ id) => router.link({ game, id });
    return html`
      ${
        this._started
          ? html`${this.renderBoot()} ${keyed(this._opened, this.#renderLab(address))}`
          : this.renderPoster(POSTER, this.#start)
      }
      <footer>
        ${this._started ? this.renderForgetful() : nothing}
        ${this.renderLink(address(this.#state.link || this._opened.link))}
      </footer>
    `;
  }

  /** @param {(id: string) => string} address */
  #renderLab(address) {
    const { link, storage = this.services.storage } = this._opened;
    return html`
      <cicada-lab .services=${{ ...this.services, storage }} .link=${link} .address=${address}
        @open=${this.#onOpen} @written=${this.#onWritten} @finish=${this.#onFinish}></cicada-lab>`;
  }

  /** On a click, or when the page around asks for an exercise. */
  #start = async () => {
    this.startPython();
    await lazy(() => import("../site/lab/page.js"), this.tell);
    this._started = true;
  };

  get #lab() {
    return /** @type {CicadaLab} */ (this.renderRoot.querySelector("cicada-lab"));
  }

  /** A link that cannot be opened gave way to an exercise. @param {CustomEvent<string>} event */
  #onOpen = ({ detail }) => {
    this.fail(msg("This link is damaged; another exercise was opened."));
    this._opened = { link: detail, storage: this._opened.storage };
  };

  #onWritten = async () => {
    const lab = this.#lab;
    const { code } = lab;
    const id = await lab.linkWith();
    const link = await lab.linkWith({ code }).catch(() => "");
    if (code !== lab.code || lab !== this.#lab) return;
    this.#state = { game, id, status: "playing", code, link };
    this.post("state", this.#state);
    this.requestUpdate();
  };

  /** @param {CustomEvent<{ code: string, link: string, report: { score: number }, sentence: string }>} event */
  #onFinish = async ({ detail }) => {
    const id = await this.#lab.linkWith();
    this.post("complete", { game, id, score: detail.report.score, ...detail });
  };

  /** @param {import("./frame-element.js").Message} message */
  receive(message) {
    switch (message.cicada) {
      case "load":
        this.#load(this.idOf(message));
        break;
      case "reset":
        this.#load(this.#address);
        break;
      case "getState":
        this.post("state", this.#state);
    }
  }

  /** @param {string | undefined} id */
  #load(id) {
    if (id === undefined) return;
    this._opened = { link: id, storage: forgetful() };
    this.#start();
  }
}

/**
 * Keeps drafts while the page is open. The page around says what this student wrote: others may have
 * sat at this device before.
 */
function forgetful() {
  /** @type {Map<string, unknown>} */
  const kept = new Map();
  const storage = {
    get: (/** @type {string} */ key, /** @type {unknown} */ fallback) => kept.get(key) ?? fallback,
    set: (/** @type {string} */ key, /** @type {unknown} */ value) => kept.set(key, value),
  };
  return /** @type {import("../midend/storage.js").Storage} */ (/** @type {unknown} */ (storage));
}

customElements.define("cicada-lab-frame", CicadaLabFrame);
