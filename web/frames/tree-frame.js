/**
 * The whole game in the frame of another page. The contract is that of a puzzle's frame (frame.js), of
 * which a picture needs less:
 *
 *     { cicada: "ready", game, id }                        nothing is started; `id` as in the address
 *     { cicada: "resize", height }
 *     { cicada: "error", sentence }
 *
 * `game` is "tree". From the page around:
 *
 *     { cicada: "load", id }                               draw another tree
 *     { cicada: "theme", theme }
 */
import { html } from "lit";
import * as router from "../share/router.js";
import { TREE } from "../site/tree/meta.js";
import { lazy } from "../ui/lazy.js";
import { FrameElement } from "./frame-element.js";

const POSTER = {
  title: TREE.title,
  drawing: html`<svg viewBox="0 0 190 96" aria-hidden="true" fill="var(--accent)">
    <path d="M5 6h180v20H5z" />
    <path d="M5 29h70v20H5zM78 29h52v20H78zM133 29h30v20h-30zM166 29h12v20h-12z" opacity="0.75" />
    <path d="M5 52h24v20H5zM32 52h16v20H32zM51 52h9v20h-9zM78 52h18v20H78zM99 52h9v20h-9zM133 52h9v20h-9z" opacity="0.5" />
    <path d="M5 75h7v16H5zM15 75h4v16h-4zM32 75h5v16h-5zM78 75h4v16h-4zM99 75h3v16h-3z" opacity="0.3" />
  </svg>`,
};

export class CicadaTreeFrame extends FrameElement {
  static properties = {
    _started: { state: true },
    _link: { state: true },
  };

  constructor() {
    super();
    this._started = false;
    this._link = router.read().id;
  }

  get shown() {
    return TREE;
  }

  render() {
    const address = (/** @type {string} */ id, game = TREE.name) => router.link({ game, id });
    return html`
      ${
        this._started
          ? html`${this.renderBoot()}
            <cicada-tree .services=${this.services} .link=${this._link} .address=${address}
              @open=${(/** @type {CustomEvent<string>} */ { detail }) => {
                this._link = detail;
              }}></cicada-tree>`
          : this.renderPoster(POSTER, this.#start)
      }
      <footer>${this.renderLink(address(this._link))}</footer>
    `;
  }

  /** On a click, or when the page around asks for a tree. */
  #start = async () => {
    this.startPython();
    await lazy(() => import("../site/tree/page.js"), this.tell);
    this._started = true;
  };

  /** @param {import("./frame-element.js").Message} message */
  receive(message) {
    if (message.cicada !== "load") return;
    const id = this.idOf(message);
    if (id === undefined) return;
    this._link = id;
    this.#start();
  }
}

customElements.define("cicada-tree-frame", CicadaTreeFrame);
