/**
 * What the frames for other pages have in common: messages to and from the page around, its theme, the
 * height, the start of Python, and how a frame looks before it is started. frame.js has the contract.
 */
import { css, html, LitElement, nothing } from "lit";
import "../app/boot-line.js";
import { titleOf } from "../app/pages.js";
import { followSingleKeys } from "../midend/single-keys.js";
import * as router from "../share/router.js";
import { display } from "../ui/display.js";
import { required } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { msg, str } from "../ui/language.js";
import { missingPart } from "../ui/missing-part.js";
import { shared } from "../ui/styles.js";
import { asTheme, show } from "../ui/theme.js";
import { HeightReport } from "./frame-height.js";

/** Anyone can write a message. @typedef {Record<string, unknown>} Message */

export class FrameElement extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = { services: { attribute: false }, _missing: { state: true } };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
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

      cicada-missing-part {
        flex: 1;
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

  /** @type {HeightReport | undefined} */
  #heights;

  constructor() {
    super();
    /** @type {import("../midend/services.js").Services} */
    this.services = required();
    /** @type {import("../ui/lazy.js").Missing | undefined} */
    this._missing = undefined;
  }

  /** Says that what it shows has not arrived. @type {import("../ui/lazy.js").Tell} */
  tell = (missing) => {
    if (missing && !this._missing) this.fail(missing.text);
    this._missing = missing;
  };

  /** What it shows: the entry of a game, or a page. @returns {{ name: string, title: string }} */
  get shown() {
    throw new Error("A frame says what it shows.");
  }

  /** It lives as long as the page does. */
  firstUpdated() {
    addEventListener("message", this.#onMessage);
    show(display.theme);
    followSingleKeys(this.services.storage);
    document.title = titleOf(this.shown);
    this.#heights = new HeightReport(this);
    this.post("ready", { game: this.shown.name, id: router.read().id });
  }

  /** @param {MessageEvent} event */
  #onMessage = ({ source, data }) => {
    if (source !== parent || parent === window || this.#heights?.receive(data)) return;
    if (data?.cicada === "theme") show(asTheme(data.theme));
    else if (data?.cicada) this.receive(data);
  };

  /** What the page around asks for, and no other. @param {Message} _message */
  receive(_message) {}

  /** The id that is to be opened, if it can be one. @param {Message} load */
  idOf({ id }) {
    if (typeof id === "string") return id;
    this.fail(msg("Send load with an id: what stands behind the # of a link."));
    return undefined;
  }

  /**
   * @param {string} kind
   * @param {Record<string, unknown>} detail
   */
  post(kind, detail) {
    if (parent !== window) parent.postMessage({ cicada: kind, ...detail }, "*");
  }

  /** @param {string} sentence */
  fail(sentence) {
    this.post("error", { sentence });
  }

  /** Start it unless it is there; each frame does so when it is used. */
  startPython() {
    this.services.python.addEventListener("stage", this.#onStage);
    this.services.python.start();
  }

  #onStage = () => {
    if (this.services.python.stage === "failed")
      this.fail(msg("Python could not start in the frame."));
  };

  renderBoot() {
    return html`<cicada-boot-line .python=${this.services.python}></cicada-boot-line>`;
  }

  /** What stands there until it is started. @param {{ title: string, drawing?: unknown }} shown @param {() => void} start */
  renderPoster({ title, drawing = nothing }, start) {
    if (this._missing) return missingPart(this._missing);
    return html`
      <main class="poster">
        ${drawing}
        <h1>${title}</h1>
        <button class="primary" @click=${start}>${icon("play")} ${msg("Start")}</button>
      </main>`;
  }

  /** The way to the whole page. @param {string} link */
  renderLink(link) {
    return html`<a href=${link} target="_blank" rel="noopener">${msg(str`${this.shown.title} on Cicada`)}</a>`;
  }

  /** Most browsers let a frame of another site keep nothing, so this is said quietly. */
  renderForgetful() {
    return this.services.storage.lasting
      ? nothing
      : html`<span class="quiet">${msg("Kept until you reload or close the page.")}</span>`;
  }
}
