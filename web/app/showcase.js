/** A game that plays itself: whole at first, and from its beginning when its button is pressed. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES } from "../games/index.js";
import { adoptDrawingStyles } from "../ui/adopt-drawing-styles.js";
import { LARGE } from "../ui/breakpoints.js";
import { onSingle } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { msg } from "../ui/language.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("../midend/showcase.js").Showcase} Showcase */

/** How long the game takes. In ms. */
const LENGTH = 20_000;

const SHOWN = GAMES.find(({ showcase }) => showcase);

class CicadaShowcase extends LitElement {
  static properties = {
    _showcase: { state: true },
    _step: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        align-content: center;
        gap: calc(1.5 * var(--step));
        min-height: 376px; /* as high as it is once the game has loaded */
        padding: calc(2 * var(--step)) clamp(12px, 4vw, 20px);
        border: 1px solid var(--board-line);
        border-radius: calc(2 * var(--radius));
        background: var(--board);
        box-shadow: var(--shadow);
      }

      @media ${LARGE} {
        :host {
          min-height: 352px;
        }
      }

      p {
        color: var(--quiet);
        font-size: var(--text-small);
      }
    `,
  ];

  constructor() {
    super();
    /** The game that is shown, once it has loaded. @type {Showcase | undefined} */
    this._showcase = undefined;
    /** How far it is shown; undefined for the whole game. @type {number | undefined} */
    this._step = undefined;
  }

  #clock = 0;

  async firstUpdated() {
    const showcase = (await SHOWN?.showcase?.().catch(() => undefined))?.default;
    this.hidden = !showcase;
    if (!showcase) return;
    adoptDrawingStyles(this, showcase);
    this._showcase = showcase;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  render() {
    const showcase = this._showcase;
    if (!showcase) return nothing;
    const { steps, sentence, draw } = showcase;
    const playing = this._step !== undefined;
    return html`
      ${draw(this._step ?? steps)}
      <p>${sentence}</p>
      <div>
        <button @click=${onSingle(playing ? this.#stop : this.#play)}>
          ${icon(playing ? "pause" : "play")} ${playing ? msg("Stop") : msg("Show it in 20 seconds")}
        </button>
      </div>
    `;
  }

  #play = () => {
    const { steps = 1 } = this._showcase ?? {};
    this._step = 0;
    this.#clock = setInterval(() => {
      this._step = (this._step ?? 0) + 1;
      if (this._step >= steps) this.#stop();
    }, LENGTH / steps);
  };

  #stop = () => {
    clearInterval(this.#clock);
    this._step = undefined;
  };
}

customElements.define("cicada-showcase", CicadaShowcase);
